"""Costs, effects and points: small rows of parts on a paper tab."""

from collections.abc import Sequence
from typing import Final, assert_never

from highlands.scene.faces import Becomes, EffectPart, Icon, Ladder, OneOf, Points, Several

from . import ink
from .fonts import width
from .shapes import Element, group, moved, path, rect, symbol, text

ICON: Final = 18.5
ARROW: Final = 12
POINTS: Final = 21
RUNG: Final = 15.5
TAB: Final = 24.5  # how high a tab is
PIP: Final = 3.2
DICE: Final = {  # where the pips of a count lie, as on a die
    1: ((0.0, 0.0),),
    2: ((-2.3, 0.0), (2.3, 0.0)),
    3: ((-4.2, 0.0), (0.0, 0.0), (4.2, 0.0)),
    4: ((-2.2, -2.1), (2.2, -2.1), (-2.2, 2.1), (2.2, 2.1)),
    5: ((-4.2, -2.1), (0.0, -2.1), (4.2, -2.1), (-2.2, 2.1), (2.2, 2.1)),
}


def tab(x: float, y: float, wide: float, high: float, edge: str = ink.TAB_EDGE) -> Element:
    """A tab of paper to print on."""
    return rect(x, y, wide, high, rx=5, fill=ink.PAPER, stroke=edge, stroke_width=1.2)


def points(x: float, y: float, count: int, size: float = POINTS) -> Element:
    """Victory points: a heather hexagon with a white figure."""
    figure = text(x + size / 2, y + size * 0.7, str(count), size * 0.6, fill=ink.WHITE, weight=800)
    return group(symbol("vp-blank", x, y, size), figure)


def part_width(part: EffectPart) -> float:
    """How much room a part takes in a row."""
    match part:
        case Icon():
            return ICON
        case Several(count=count):
            return ICON + 2 + width(str(count), 14)
        case OneOf(symbols=symbols):
            return len(symbols) * 16.5 + (len(symbols) - 1) * 5 + 2
        case Becomes():
            return ARROW
        case Points():
            return POINTS
        case Ladder(steps=steps):
            return ICON + 1 + RUNG * len(steps)
        case _:
            assert_never(part)


def part(what: EffectPart, x: float) -> Element:
    """One part, in a row 24.5 high."""
    match what:
        case Icon(symbol=name):
            return symbol(name, x, 3.2, 18)
        case Several(symbol=name, count=count):
            figure = text(x + 1, 17, str(count), 14, anchor="start")
            return group(figure, symbol(name, x + 2 + width(str(count), 14), 3.2, 18))
        case OneOf(symbols=symbols):
            return one_of(symbols, x, 4, 16.5)
        case Becomes():
            return group(symbol("gains", x, 6.5, 11), color=ink.LINE)
        case Points(count=count):
            return points(x, 1.7, count)
        case Ladder(symbol=name, steps=steps):
            return ladder(name, steps, x)
        case _:
            assert_never(what)


def one_of(symbols: Sequence[str], x: float, y: float, size: float) -> Element:
    """Things of which any one will do, with strokes between them."""
    made = group()
    for index, name in enumerate(symbols):
        left = x + index * (size + 5)
        if index:
            stroke = f"M{left - 4.2:.2f} {y + size - 2:.2f}l3.6-{size - 4:.2f}"
            made.append(path(stroke, stroke=ink.LINE, stroke_width=1.3, stroke_linecap="round"))
        made.append(symbol(name, left, y, size))
    return made


def ladder(name: str, steps: Sequence[tuple[int, int]], x: float) -> Element:
    """So many of a thing, in pips, over a ribbon of the points they are worth."""
    left, wide = x + ICON + 0.5, RUNG * len(steps) - 1
    ribbon = f"M{left:.2f} 9.5h{wide - 3:.2f}a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-{wide - 3:.2f}z"
    made = group(symbol(name, x, 3.5, 17.5), path(ribbon, fill=ink.HEATHER))
    for index, (count, worth) in enumerate(steps):
        middle = left + RUNG * (index + 0.5) - 0.5
        if count in DICE:
            for dx, dy in DICE[count]:
                corner = middle + dx - PIP / 2, 4.9 + dy - PIP / 2
                made.append(rect(*corner, PIP, PIP, rx=0.5, fill=ink.PEAT))
        else:
            made.append(text(middle, 8.4, str(count), 9.5, weight=800))
        made.append(text(middle, 21, str(worth), 13, fill=ink.WHITE, weight=800))
    return made


def row_width(row: Sequence[EffectPart]) -> float:
    return sum(map(part_width, row))


def parts(row: Sequence[EffectPart], x: float, y: float) -> Element:
    """Parts one beside the other, on nothing."""
    made = moved(x, y)
    along = 0.0
    for one in row:
        made.append(part(one, along))
        along += part_width(one)
    return made


def parts_on_tab(row: Sequence[EffectPart], left: float, right: float, y: float) -> Element:
    """Parts on a tab in the middle of the room from left to right, smaller if it must be."""
    margin = 2.5 if any(isinstance(one, Ladder) for one in row) else 4
    wide = row_width(row) + 2 * margin
    scale = min(1.0, (right - left) / wide)
    centre = min(max(60, left + wide * scale / 2), right - wide * scale / 2)
    sheet = moved(centre - wide * scale / 2, y + TAB * (1 - scale), scale=scale)
    sheet.extend((tab(0, 0, wide, TAB), parts(row, margin, 0)))
    return sheet
