"""The log of a table: turn by turn, as far as the reader may know it, the latest first."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from highlands.engine.seat import Seat
from highlands.web.sitting import Deed, Sitting
from highlands.words.speak import Speaker
from highlands.words.telling import sentences


@dataclass(slots=True)
class Entry:
    """What one seat did in one go, or a remark."""

    seat: Seat
    number: int  # of the first answer it tells of
    lines: list[str] = field(default_factory=list)
    fresh: bool = False  # since the reader's last answer
    remark: bool = False


def chronicle_of(sitting: Sitting, viewer: Seat | None, voice: Speaker, most: int) -> list[Entry]:
    """The last so many entries."""
    numbered = list(enumerate(sitting.deeds))
    last = max((n for n, deed in numbered if deed.seat == viewer), default=-1)
    entries: list[Entry] = []
    for seat, run in groupby(numbered, key=lambda pair: pair[1].seat):
        deeds = list(run)
        lines = told([deed for _, deed in deeds], viewer, voice)
        if lines:
            number = deeds[0][0]
            entries.append(Entry(seat, number, lines, fresh=number > last >= 0))
    for remark in sitting.remarks:
        said = voice.message(remark.message, player=f"seat:{remark.seat + 1}")
        entries.append(Entry(remark.seat, remark.number, [said], remark=True))
    entries.sort(key=lambda entry: (entry.number, not entry.remark))
    return entries[: -most - 1 : -1]


def told(deeds: Sequence[Deed], viewer: Seat | None, voice: Speaker) -> list[str]:
    """What came of some answers, in sentences."""
    return sentences(voice, (event.seen_by(viewer) for deed in deeds for event in deed.events))
