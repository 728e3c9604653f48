"""The options of a question, numbered; and what somebody may mean by what is typed."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Any, Final

from highlands.cli.page import Page
from highlands.engine.choice import Choice, Misspelled
from highlands.engine.decision import Decision
from highlands.engine.game import Game
from highlands.scene.text import Span
from highlands.words.speak import Speaker

LAST: Final = ("decline", "sell")  # verbs that come after all others, in this order
MANY: Final = 8  # from here on verbs stand in groups


class Menu:
    """What may be answered just now, in the order of its numbers."""

    def __init__(self, game: Game[Any], decision: Decision[Any], voice: Speaker) -> None:
        self.game = game
        self.decision = decision
        options: list[Choice] = decision.options()
        verbs = list(dict.fromkeys(option.verb for option in options))
        ranks = {verb: place for place, verb in enumerate([*verbs, *LAST])}
        self.options = sorted(options, key=lambda option: ranks[option.verb])
        self.words = [
            voice.choice(option, game.table, decision.seat, decision) for option in self.options
        ]

    def show(self, page: Page, voice: Speaker) -> None:
        """Number, words, and the spelling that a record keeps; sales stand apart."""
        before = ""
        width = len(str(len(self.options)))
        pairs = list(zip(self.options, self.words, strict=True))
        room = page.width - width - 4  # beside the number and two blanks
        fitting = [len(words) for option, words in pairs if len(words + option.text) <= room]
        column = max(fitting, default=0)
        for number, (option, words) in enumerate(pairs, 1):
            apart = option.verb == LAST[-1] or len(self.options) > MANY
            if before and before != option.verb and apart:
                page.blank()
                if option.verb == LAST[-1]:
                    page.say(voice.message("cli-sales"), "quiet", lead="  ")
            before = option.verb
            show_option(page, f" {number:>{width}} ", words, option.text, column)

    def meant(self, typed: str) -> list[Choice]:
        """The choices that a text may mean: spelled out, or by the beginning of text or words."""
        text = " ".join(typed.split()).casefold()
        ways = self.completed(text, self.options)
        spelled = [choice for choice in self.options if choice.text in ways]
        if spelled:
            return spelled[:1]
        return [
            choice
            for choice, words in zip(self.options, self.words, strict=True)
            if choice.text.startswith(text) or words.casefold().startswith(text)
        ]

    def by_number(self, number: int) -> Choice | None:
        """The option of a number."""
        return self.options[number - 1] if 0 < number <= len(self.options) else None

    def any_choice(self, typed: str) -> Choice:
        """A choice of the game, legal or not."""
        text = " ".join(typed.split())
        catalogue = self.game.rules.catalogue
        verb = text.partition(" ")[0]
        alike = [choice for choice in catalogue.choices if choice.verb == verb]
        for spelled in self.completed(text, [*self.options, *alike]):
            try:
                choice: Choice = catalogue.read(spelled)
            except Misspelled:
                continue
            return choice
        options = self.meant(text)
        if len(options) == 1:
            return options[0]
        raise Misspelled(text)

    def completed(self, typed: str, choices: Iterable[Choice]) -> list[str]:
        """Every way to spell out a text in which kinds are left out: `take 5`, or only `5`."""
        words = typed.split()
        found = [typed]
        for verb, kinds in dict.fromkeys(pattern_of(choice) for choice in choices):
            things = words[1:] if words[:1] == [verb] else words
            if len(things) == len(kinds):
                pairs = zip(kinds, things, strict=True)
                named = [thing if ":" in thing else f"{kind}:{thing}" for kind, thing in pairs]
                found.append(" ".join((verb, *named)))
        return found

    def spellings(self) -> Iterable[str]:
        """For completion."""
        return [option.text for option in self.options]


def pattern_of(choice: Choice) -> tuple[str, tuple[str, ...]]:
    """The verb, and the kinds of the things it is about."""
    return choice.verb, tuple(reference.partition(":")[0] for reference in choice.references)


def show_option(page: Page, lead: str, words: str, spelled: str, column: int) -> None:
    """An option in words; its spelling stands behind them if there is room."""
    room = page.width - len(lead) - len(words) - len(spelled)
    if room >= 2:
        blanks = " " * min(room, max(2, column + 2 - len(words)))
        page.line(Span(lead, "number"), Span(words), Span(blanks + spelled, "choice"))
        return
    indent = " " * len(lead)
    first, *others = wrap(words, page.width - len(lead))
    page.line(Span(lead, "number"), Span(first))
    for line in others:
        page.line(Span(indent + line))
