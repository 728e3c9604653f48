"""A table of words and figures with one column a player."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from highlands.scene.lettering.spans import breadth, clip, padded
from highlands.scene.text import Block, Line, Span

BETWEEN: Final = 2
NARROWEST: Final = 7


class Entry(NamedTuple):
    """A line: what it is about, and a word or figure for each player."""

    label: str
    cells: Sequence[str]
    ink: str = ""


def table_block(heads: Sequence[str], entries: Sequence[Entry], width: int) -> Block:
    """Names above, labels at the left, figures flush right, no line broader than `width`."""
    widest = [
        max(breadth(head), *(breadth(entry.cells[place]) for entry in entries), NARROWEST)
        for place, head in enumerate(heads)
    ]
    labels = max(breadth(entry.label) for entry in entries)
    labels = min(labels, max(12, width - (NARROWEST + BETWEEN) * len(heads)))
    room = max(NARROWEST, (width - labels) // len(heads) - BETWEEN)
    columns = [min(column, room) for column in widest]
    made = [row(Entry("", heads, "strong"), labels, columns)]
    return made + [row(entry, labels, columns) for entry in entries]


def row(entry: Entry, labels: int, columns: Sequence[int]) -> Line:
    cells = ""
    for cell, column in zip(entry.cells, columns, strict=True):
        shown = clip(cell, column)
        cells += " " * (BETWEEN + column - breadth(shown)) + shown
    return (Span(padded(clip(entry.label, labels), labels), entry.ink), Span(cells, entry.ink))


def figure(points: int) -> str:
    """A number, with a minus as long as a plus."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """A gain or loss with its sign; nothing is a dash."""
    return f"+{points}" if points > 0 else figure(points) if points else "–"
