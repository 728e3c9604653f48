"""What is kept, as values: a guest, a table, its seats, the draft of a turn."""

from dataclasses import dataclass, field
from enum import StrEnum

from highlands.engine.seat import Seat


class Stage(StrEnum):
    """How far a table has come."""

    GATHERING = "gathering"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


class Kind(StrEnum):
    """Who a seat is meant for."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"
    FRIEND = "friend"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who gave a name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a table: who sits there, and the bot that answers for it, if one does."""

    number: Seat
    kind: Kind
    name: str = ""
    guest: str | None = None
    bot: str = ""

    @property
    def taken(self) -> bool:
        return self.kind is Kind.BOT or self.guest is not None


@dataclass(frozen=True, slots=True)
class Gathering:
    """A table: what was agreed, how far it has come, and who sits there."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    seed: int = field(repr=False)
    stage: Stage
    drawn_order: bool
    invitation: str = field(repr=False)
    creator: str
    revision: int
    changed: int
    chairs: tuple[Chair, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """Answers that nobody else has seen yet, those taken back, and a number that only grows."""

    revision: int = 0
    given: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A confirmed answer, or nature's."""

    seat: Seat
    choice: str


@dataclass(frozen=True, slots=True)
class Remark:
    """Something the log says besides what happened in the game."""

    number: int
    message: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended."""

    scores: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    finished: int
