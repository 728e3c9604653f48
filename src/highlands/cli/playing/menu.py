"""The options of a question, numbered, as somebody at the keyboard sees them."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Any, Final

from highlands.cli.page import Page
from highlands.cli.playing.reading import Reader, short
from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.game import Game
from highlands.scene.text import Span
from highlands.words.speak import Speaker

LAST: Final = ("decline", "sell")  # verbs that come after all others, in this order
MANY: Final = 8  # from here on verbs stand in groups


class Menu:
    """What may be answered just now, in the order of its numbers."""

    def __init__(self, game: Game[Any], decision: Decision[Any], voice: Speaker) -> None:
        self.decision = decision
        options: list[Choice] = decision.options()
        verbs = list(dict.fromkeys(option.verb for option in options))
        ranks = {verb: place for place, verb in enumerate([*verbs, *LAST])}
        self.options = sorted(options, key=lambda option: ranks[option.verb])
        self.words = [
            voice.choice(option, game.table, decision.seat, decision) for option in self.options
        ]
        self.reader = Reader(game, voice, self.options, self.words)

    def show(self, page: Page, voice: Speaker) -> None:
        """Number, words, and the spelling that can be typed; sales stand apart."""
        before = ""
        width = len(str(len(self.options)))
        pairs = list(zip(self.options, self.words, strict=True))
        room = page.width - width - 5  # beside the number with its bracket and two blanks
        fitting = [len(words) for option, words in pairs if len(words + short(option)) <= room]
        column = max(fitting, default=0)
        answers = {option.verb for option in self.options} - set(LAST)
        for number, (option, words) in enumerate(pairs, 1):
            selling = option.verb == LAST[-1] and bool(answers)
            if before and before != option.verb and (selling or len(self.options) > MANY):
                page.blank()
                if selling:
                    page.say(voice.message("cli-sales"), "quiet", lead="  ")
            before = option.verb
            show_option(page, f" {number:>{width}}) ", words, short(option), column)

    def by_number(self, number: int) -> Choice | None:
        """The option of a number."""
        return self.options[number - 1] if 0 < number <= len(self.options) else None

    def about(self) -> set[str]:
        """The references of the things that an answer may be about, sales left aside."""
        return {
            name for option in self.options if option.verb != LAST[-1] for name in option.references
        }

    def spellings(self) -> Iterable[str]:
        """For completion."""
        return [short(option) for option in self.options]


def show_option(page: Page, lead: str, words: str, spelled: str, column: int) -> None:
    """An option in words; its spelling stands behind them, or in a line of its own."""
    room = page.width - len(lead) - len(words) - len(spelled)
    if room >= 2:
        blanks = " " * min(room, max(2, column + 2 - len(words)))
        page.line(Span(lead, "number"), Span(words), Span(blanks + spelled, "choice"))
        return
    indent = " " * len(lead)
    first, *others = wrap(words, page.width - len(lead)) or [""]
    lines = [(Span(lead, "number"), Span(first)), *[(Span(indent + line),) for line in others]]
    if page.width - len(indent + lines[-1][-1].text) - len(spelled) < 2:
        lines.append((Span(indent),))
    *before, last = lines
    page.block(before)
    length = sum(len(span.text) for span in last)
    blanks = " " * max(2, min(column + len(lead) + 2, page.width - len(spelled)) - length)
    page.line(*last, Span(blanks + spelled, "choice"))
