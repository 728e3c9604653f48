"""Where answers are typed: with history and completion at a terminal, line by line in a pipe."""

import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from highlands.cli.page import Page
from highlands.scene.text import Span

Words = Callable[[], Iterable[str]]

MARK: Final = "> "


class Keyboard:
    """Asks for a line. The end of input is an EOFError, Ctrl-C a KeyboardInterrupt."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.session: Any = None

    def ask(self, question: str = "") -> str:
        """What somebody types, without blanks around it."""
        prompt = f"{question} {MARK}".lstrip()
        if self.terminal:
            return self.typed(prompt)
        print(prompt, end="", flush=True)  # noqa: T201  the line goes on with what is typed
        line = sys.stdin.readline()
        if not line:
            self.page.blank()
            raise EOFError
        if not sys.stdin.isatty():
            # A transcript shows what was answered, as a terminal would.
            self.page.line(Span(line.strip()))
        return line.strip()

    def typed(self, prompt: str) -> str:
        """A line from a terminal."""
        if self.session is None:
            from prompt_toolkit import PromptSession
            from prompt_toolkit.completion import WordCompleter
            from prompt_toolkit.history import InMemoryHistory

            completer = WordCompleter(lambda: list(self.words()), sentence=True, match_middle=True)
            self.session = PromptSession(
                history=InMemoryHistory(), completer=completer, complete_while_typing=False
            )
        line: str = self.session.prompt(prompt)
        return line.strip()
