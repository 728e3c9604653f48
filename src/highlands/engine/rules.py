"""What a game must offer to be played."""

from collections.abc import Coroutine
from typing import Any, Protocol, Self, TypeAlias, TypeVar

from highlands.engine.choice import Catalogue, Choice
from highlands.engine.decision import Question
from highlands.engine.event import Event
from highlands.engine.luck import Luck
from highlands.engine.seat import Seat
from highlands.engine.setup import Setup, TableOption, Unagreeable, agree

__all__ = [
    "BadPosition", "Rules", "S", "Setup", "State", "TableOption", "Turn", "Unagreeable", "agree",
]  # fmt: skip

Turn: TypeAlias = Coroutine[Question, Any, None]


class State(Protocol):
    """A table. `told` is None when nobody listens, as in a search."""

    told: list[Event] | None

    def copy(self) -> Self:
        """An independent table to which nobody listens."""

    def figures(self) -> list[object]:
        """Everything that makes two tables different, as numbers and strings."""


S = TypeVar("S", bound=State)


class BadPosition(ValueError):
    """A drawn table that cannot be: the line to blame, counted from 0, and why."""

    def __init__(self, line: int, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason
        self.rule = rule  # the id of the rule that forbids it, if one does


class Rules(Protocol[S]):
    """One game. While a rule awaits, it keeps no secret in a variable: secrets lie on the table."""

    name: str
    version: int
    seats: range
    options: list[TableOption]
    catalogue: Catalogue

    def open(self, setup: Setup) -> S:
        """The box unpacked, nothing drawn."""

    def turn(self, table: S) -> Turn:
        """From one resting point to the next: the set-up, a turn, a scoring."""

    def over(self, table: S) -> bool:
        """Whether nothing is left to be played."""

    def ranking(self, table: S) -> list[list[Seat]]:
        """The seats by their places, best first; those who share a place stand together."""

    def scores(self, table: S) -> list[int]:
        """The points of each seat; when the game is over, the final ones."""

    def holdings(self, table: S, seat: Seat) -> dict[str, int]:
        """What a seat has, by the same things that `Changed` events name."""

    def view(self, table: S, viewer: Seat | None) -> S:
        """A copy in which all that a seat, or a guest, may not know is masked."""

    def guess(self, table: S, viewer: Seat, seen: list[Choice], luck: Luck) -> S:
        """A copy in which all the viewer cannot know is dealt anew.

        What the viewer has seen drawn since then was in the bag: nobody can hold it.
        """

    def draw_position(self, table: S, setup: Setup) -> list[str]:
        """The lines that write down a table between two turns."""

    def read_position(self, lines: list[str], setup: Setup) -> S:
        """The table that somebody has written down."""
