"""Why something may not be done."""

from typing import ClassVar, Final


class Rule:
    """A rule that can forbid a choice. Its id names its entry in the book of rulings."""

    all: ClassVar[dict[str, "Rule"]] = {}

    def __init__(self, id: str) -> None:  # noqa: A002  what else is it called?
        if id in Rule.all:
            raise ValueError(f"two rules have the id {id}")
        self.id = id
        Rule.all[id] = self

    def __repr__(self) -> str:
        return self.id


class Refusal:
    """The id of a rule, and the figures of the case at hand: numbers, or references to things."""

    def __init__(self, rule: Rule, figures: dict[str, int | str]) -> None:
        self.rule = rule.id
        self.figures = figures

    def __str__(self) -> str:
        return " ".join((self.rule, *(f"{name}={value}" for name, value in self.figures.items())))


class Refused(ValueError):
    """An answer was not accepted; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


NOT_YOUR_TURN: Final = Rule("engine/not-your-turn")
NOT_ASKED: Final = Rule("engine/not-asked")
OVER: Final = Rule("engine/over")
NONE_LEFT: Final = Rule("engine/none-left")
NOTHING_TO_UNDO: Final = Rule("engine/nothing-to-undo")
