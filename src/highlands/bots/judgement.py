"""What a thinking bot asks of a game: how good a table is, and what is worth a thought."""

from typing import Any, Protocol, cast

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.rules import Rules, State
from highlands.engine.seat import Seat


class Judgement(Protocol):
    """A game that has one offers it as the attribute `judgement` of its rules."""

    def value(self, table: Any, seat: Seat) -> float:
        """How good a table is for a seat; only tables of one and the same turn are compared."""

    def worth_trying(self, table: Any, decision: Decision[Any]) -> list[Choice]:
        """The options a plan should look at, in a fixed order: at least one."""


class ByPoints:
    """Of a game that offers no judgement only the points are known."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules

    def value(self, table: State, seat: Seat) -> float:
        scores = self.rules.scores(table)
        return scores[seat] - max([score for other, score in enumerate(scores) if other != seat])

    def worth_trying(self, table: State, decision: Decision[Any]) -> list[Choice]:
        options: list[Choice] = decision.options()
        return options


def judgement_of(rules: Rules[Any]) -> Judgement:
    """The game's own judgement, or else the points."""
    return cast("Judgement", getattr(rules, "judgement", None) or ByPoints(rules))
