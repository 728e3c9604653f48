"""What a seat has: mark, name, remarks and score, then lines of counters."""

from typing import Final

from highlands.scene.scene import Panel, Piece

from .fonts import width
from .headline import headline
from .pen import Pen
from .pieces import box, piece
from .shapes import Element, group, moved, symbol

HEADER: Final = 48
NAME: Final = 27
LINE: Final = 40
GAP: Final = 16  # between counters
LEAST: Final = 384  # three cards side by side


def least_width(panel: Panel, pen: Pen) -> float:
    """Wide enough for the name, and for the longest line up to the width of a small territory."""
    name = width(pen.say(panel.title), NAME) + 60 + score_width(panel, pen)
    lines = (line_width(line, pen) for line in panel.lines)
    return max(LEAST, min(name, 560.0), min(max(lines, default=0.0), 560.0))


def score_width(panel: Panel, pen: Pen) -> float:
    return box(panel.score, pen).width + 12 if panel.score else 0


def line_width(line: tuple[Piece, ...], pen: Pen) -> float:
    return sum(box(shown, pen).width for shown in line) + GAP * max(0, len(line) - 1)


def broken(panel: Panel, room: float, pen: Pen) -> list[list[Piece]]:
    """The counters, line by line, broken where they do not fit."""
    lines: list[list[Piece]] = []
    for line in panel.lines:
        current: list[Piece] = []
        for shown in line:
            if current and line_width((*current, shown), pen) > room:
                lines.append(current)
                current = []
            current.append(shown)
        lines.append(current)
    return lines


def height(panel: Panel, room: float, pen: Pen) -> float:
    return HEADER + LINE * len(broken(panel, room, pen))


def draw(panel: Panel, room: float, pen: Pen) -> Element:
    """Header and counters."""
    theme = pen.theme
    made = group(symbol(f"seat-{panel.seat + 1}", 0, 3, 36))
    score = score_width(panel, pen)
    name = headline(panel.title, panel.notes, NAME, room - 46 - score, theme("ink"), pen)
    made.append(moved(46, 31, name))
    if panel.score:
        made.append(moved(room - score + 12, 6, piece(panel.score, pen)))
    for index, line in enumerate(broken(panel, room, pen)):
        along = 0.0
        for shown in line:
            made.append(moved(along, HEADER + index * LINE, piece(shown, pen)))
            along += box(shown, pen).width + GAP
    return made
