"""Resting points, between two turns, and the answers that lead from one to the next."""

from typing import Generic

from highlands.engine.choice import Choice
from highlands.engine.rules import S
from highlands.engine.seat import Seat


class Answer:
    """One line of the record."""

    def __init__(self, seat: Seat, choice: Choice, only_for: Seat | None) -> None:
        self.seat = seat
        self.choice = choice
        self.only_for = only_for

    def hidden_from(self, viewer: Seat | None) -> bool:
        return self.only_for is not None and self.only_for != viewer


class Rest(Generic[S]):
    """A resting point: the table between two turns, and how play came here. Never changed again."""

    def __init__(
        self, table: S, before: "Rest[S] | None", answers: list[Answer], *, drawn: bool = False
    ) -> None:
        self.table = table
        self.before = before
        self.answers = answers
        self.drawn = drawn  # the table was written down as a position, not unpacked

    def root(self) -> "Rest[S]":
        """The resting point at which everything began."""
        rest = self
        while rest.before is not None:
            rest = rest.before
        return rest
