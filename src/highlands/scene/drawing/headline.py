"""A name with remarks behind it, as many as there is room for."""

from collections.abc import Sequence
from typing import Final

from .fonts import fitted, width
from .pen import Pen
from .shapes import Element, followed, text

GAP: Final = 0.55  # between remarks, as part of their size


def headline(
    name: str, notes: Sequence[str], size: float, room: float, fill: str, pen: Pen
) -> Element:
    """The words of a name and of the notes that fit behind it, its baseline at 0."""
    words = pen.say(name)
    size = fitted(words, size, room)
    line = text(0, 0, words, size, fill=fill, weight=800, anchor="start")
    remark = size * 0.62
    used = width(words, size) * 1.04
    for note in notes:
        said = pen.say(note)
        used += width(said, remark, "serif-italic") + remark * GAP
        if used > room:
            break
        followed(line, said, remark, pen.theme("ink-2"), remark * GAP)
    return line
