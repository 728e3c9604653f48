"""What is printed: blocks of a scene and sentences, in colour on a terminal, plain in a pipe."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.text import Text

from highlands.cli.colours import STYLES
from highlands.scene.text import Line, Span

NARROWEST: Final = 40
READABLE: Final = 100  # longer lines are hard to read


class Page:
    """Where a command prints. Lines are broken here and nowhere else."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.width = max(NARROWEST, self.console.width)

    def line(self, *spans: Span) -> None:
        """One line as it is."""
        made = Text(end="")
        for span in spans:
            made.append(span.text, STYLES.get(span.ink))
        made.rstrip()
        self.console.print(made, soft_wrap=True)

    def block(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.line(*line)

    def say(self, said: str, ink: str = "", lead: str = "", hanging: int | None = None) -> None:
        """A sentence or more, broken between words; `lead` stands before the first line."""
        indent = len(lead) if hanging is None else hanging
        room = max(NARROWEST // 2, min(self.width, READABLE))
        for paragraph in said.split("\n"):
            broken = wrap(
                paragraph,
                room,
                initial_indent=lead,
                subsequent_indent=" " * indent,
                break_on_hyphens=False,
            )
            for line in broken or [""]:
                self.line(Span(line, ink))
            lead = " " * indent

    def blank(self) -> None:
        self.line()
