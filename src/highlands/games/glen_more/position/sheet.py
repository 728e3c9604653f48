"""A written position taken apart: which lines belong to what, not yet what they say."""

from re import compile as pattern
from typing import Final

from highlands.engine.quoted import quoted
from highlands.engine.seat import Seat
from highlands.games.glen_more.position.spelling import KEYS, Words, name_found

INNER: Final = pattern(r"([0-9]+|\S)\s+\S")  # `12 Anna` or `a start-village: wood`


class Part:
    """A line with a colon, and the lines that follow it."""

    def __init__(self, line: Words, value: str) -> None:
        self.line = line
        self.value = value
        self.inner: list[Words] = []

    def lines(self) -> list[Words]:
        """The value, and what goes on below it."""
        return [Words(self.line.place, self.value), *self.inner]

    def single(self) -> str:
        """The value of a part that has nothing else."""
        for line in self.inner:
            raise line.wrong(f"this line does not belong under {quoted(self.line.text)}")
        return self.value


class Sheet:
    """All parts. A line that begins with the name of a part opens it, however it is indented."""

    def __init__(self, lines: list[str], names: list[str]) -> None:
        self.names = names
        self.parts: dict[str, Part] = {}
        self.seats: dict[Seat, Part] = {}
        written = [place for place, line in enumerate(lines) if line.strip()]
        self.last = Words(written[-1] if written else 0, "")  # to blame for what is nowhere
        self.open: Part | None = None
        spread = [line.expandtabs() for line in lines]
        self.least = min([indented(line) for line in spread if line.strip()], default=0)
        for place, line in enumerate(spread):
            if line.strip():
                self.take(Words(place, line.strip()), indented(line) == self.least)

    def take(self, line: Words, outermost: bool) -> None:
        """Keep a line where it belongs."""
        head, colon, value = line.text.partition(":")
        may_open = colon and (outermost or not INNER.match(line.text))
        if may_open and self.begin(line, head.strip(), value.strip()):
            return
        if self.open is None or (may_open and outermost and not INNER.match(line.text)):
            raise line.wrong(f"{quoted(head.strip())} is neither a seat nor a part of a position")
        self.open.inner.append(line)

    def begin(self, line: Words, head: str, value: str) -> bool:
        """Whether a line opens a part: the table's, or of a seat, even if it is called alike."""
        part, seat = Part(line, value), name_found(head, self.names)
        if head in KEYS and head not in self.parts:
            self.parts[head] = part
        elif seat is not None and seat not in self.seats:
            self.seats[seat] = part
        elif seat is not None or head in KEYS:
            raise line.wrong(f"{quoted(head)} stands here for the second time")
        else:
            return False
        self.open = part
        return True

    def part(self, key: str) -> Part:
        """A part that must be there."""
        if key not in self.parts:
            raise self.last.wrong(f"the position has no line {key!r}")
        return self.parts[key]

    def seat(self, seat: Seat) -> Part:
        """What belongs to a seat, which must be there."""
        if seat not in self.seats:
            raise self.last.wrong(f"the position says nothing of {quoted(self.names[seat])}")
        return self.seats[seat]


def indented(line: str) -> int:
    return len(line) - len(line.lstrip())
