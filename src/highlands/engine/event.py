"""What happened, told to those who may know it; and the ledger, which is a sum of events."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from highlands.engine.seat import NATURE, Seat

HIDDEN: Final = "?"


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something happened to a seat: a verb in the past participle and the things it was about."""

    def __init__(self, seat: Seat, verb: str, *subjects: str, only_for: Seat | None = None) -> None:
        self.seat = seat
        self.verb = verb
        self.subjects = subjects
        self.only_for = only_for

    def __str__(self) -> str:
        return " ".join((spelled(self.seat), self.verb, *self.subjects))

    def hidden_from(self, viewer: Seat | None) -> bool:
        """Whether a seat, or a guest, may not know what it was about."""
        return self.only_for is not None and self.only_for != viewer

    def seen_by(self, viewer: Seat | None) -> "Event":
        """The event as a seat, or a guest, learns of it."""
        return Event(self.seat, self.verb, HIDDEN) if self.hidden_from(viewer) else self


class Changed(Event):
    """A seat gained (or lost) so many of a thing, from a source."""

    def __init__(self, seat: Seat, thing: str, amount: int, source: str) -> None:
        super().__init__(seat, "gained" if amount > 0 else "lost", thing)
        self.thing = thing
        self.amount = amount
        self.source = source

    def __str__(self) -> str:
        who = spelled(self.seat)
        return f"{who} {self.verb} {abs(self.amount)} {self.thing} ({self.source})"


def spelled(seat: Seat) -> str:
    """A seat as its number."""
    return "nature" if seat == NATURE else str(seat)


def ledger(events: Iterable[Event], seat: Seat) -> dict[str, dict[str, int]]:
    """What a seat gained of each thing, source by source."""
    sums: dict[str, dict[str, int]] = {}
    for event in events:
        if isinstance(event, Changed) and event.seat == seat:
            sources = sums.setdefault(event.thing, {})
            sources[event.source] = sources.get(event.source, 0) + event.amount
    return sums
