"""Every arrangement of pieces, each with the room it wants and the way it fills its room."""

from dataclasses import dataclass
from typing import Final, assert_never

from highlands.scene.scene import Cell, Grid, Panel, Piece, Prices, Ring, Row, Zone

from . import panel, prices, ring
from .fonts import width as run
from .pen import Pen
from .pieces import box, heading, piece, rank, ringed_last
from .shapes import Element, group, moved, rect, titled
from .tile import SIDE

MARGIN: Final = 16  # around the cells of a grid, for rings
GAP: Final = 12  # between the pieces of a row
HEADING: Final = 30
LEAST: Final = 3  # cells that a grid is wide and high, however few are taken


@dataclass(frozen=True, slots=True)
class Extent:
    """The cells that a grid reaches over."""

    west: int
    north: int
    columns: int
    rows: int

    @property
    def width(self) -> float:
        return self.columns * SIDE + 2 * MARGIN

    @property
    def height(self) -> float:
        return self.rows * SIDE + 2 * MARGIN


def extent(grid: Grid) -> Extent:
    """As far as the pieces reach, and at least three by three."""
    cells = [cell_of(one) for one in grid.pieces] or [Cell(0, 0)]
    west, north = min(cell.x for cell in cells), min(cell.y for cell in cells)
    columns = max(cell.x for cell in cells) - west + 1
    rows = max(cell.y for cell in cells) - north + 1
    wider, higher = max(0, LEAST - columns), max(0, LEAST - rows)
    return Extent(west - wider // 2, north - higher // 2, columns + wider, rows + higher)


def cell_of(shown: Piece) -> Cell:
    """Where a piece of a grid lies."""
    if not isinstance(shown.place, Cell):
        raise TypeError(f"the piece {shown.reference} of a grid needs a cell as its place")
    return shown.place


def least_width(zone: Zone, pen: Pen) -> float:
    """The width that a zone wants at least."""
    match zone:
        case Ring():
            return ring.measure(zone).width
        case Grid():
            return extent(zone).width
        case Row():
            return max((box(one, pen).width for one in zone.pieces), default=0)
        case Prices():
            return prices.WIDTH
        case Panel():
            return panel.least_width(zone, pen)
        case _:
            assert_never(zone)


def height(zone: Zone, width: float, pen: Pen) -> float:
    """The height that a zone needs in a given width."""
    match zone:
        case Ring():
            return ring.measure(zone).height
        case Grid():
            return extent(zone).height
        case Row():
            lines = row_lines(zone, width, pen)
            title = HEADING if zone.title and lines else 0
            return title + sum(line_height(line, pen) + GAP for line in lines)
        case Prices():
            return prices.height(zone)
        case Panel():
            return panel.height(zone, width, pen)
        case _:
            assert_never(zone)


def draw(zone: Zone, width: float, height: float, pen: Pen) -> Element:
    """A zone in its room, under its reference."""
    match zone:
        case Ring():
            made = ring.draw(zone, pen)
        case Grid():
            made = draw_grid(zone, width, height, pen)
        case Row():
            made = draw_row(zone, width, pen)
        case Prices():
            made = prices.draw(zone, width, height, pen)
        case Panel():
            made = panel.draw(zone, width, pen)
        case _:
            assert_never(zone)
    name = pen.say(zone.title) if zone.title else ""
    return titled(name, [made], class_="zone", data_ref=zone.reference)


def drawn_after(shown: Piece) -> tuple[int, int]:
    """From the north, from the west, but for numbers, which reach over the north-east corner."""
    x, y = cell_of(shown)
    return y, -x if shown.number else x


def draw_grid(grid: Grid, width: float, height: float, pen: Pen) -> Element:
    """A territory in a quiet well, in the middle of its room; the north drawn first."""
    reach = extent(grid)
    theme = pen.theme
    well = rect(0, 0, width, height, rx=12, fill=theme("panel-2"), stroke=theme("line"))
    lines = rect(0, 0, width, height, rx=12, fill="url(#contours)")
    left, top = (width - reach.columns * SIDE) / 2, (height - reach.rows * SIDE) / 2
    made = moved(left, top)
    for shown in ringed_last(sorted(grid.pieces, key=drawn_after)):
        cell, size = cell_of(shown), box(shown, pen)
        x = (cell.x - reach.west) * SIDE + (SIDE - size.width) / 2
        y = (cell.y - reach.north) * SIDE + (SIDE - size.height) / 2
        made.append(moved(x, y, piece(shown, pen)))
    return group(well, lines, made)


def row_lines(row: Row, width: float, pen: Pen) -> list[list[Piece]]:
    """The pieces of a row, broken into lines that fit."""
    lines: list[list[Piece]] = []
    used = 0.0
    for shown in row.pieces:
        wide = box(shown, pen).width
        if not lines or used + GAP + wide > width:
            lines.append([shown])
            used = wide
        else:
            lines[-1].append(shown)
            used += GAP + wide
    return lines


def line_height(line: list[Piece], pen: Pen) -> float:
    return max(box(shown, pen).height for shown in line)


def draw_row(row: Row, width: float, pen: Pen) -> Element:
    """Pieces in lines under a heading."""
    made = group()
    lines = row_lines(row, width, pen)
    y = 0.0
    if row.title and lines:
        words = pen.say(row.title)
        made.append(heading(words, 0, 20, min(20.0, 20 * width / max(1.0, run(words, 20))), pen))
        y = HEADING
    for line in lines:
        x = 0.0
        placed: list[tuple[Piece, float]] = []
        for shown in line:
            placed.append((shown, x))
            x += box(shown, pen).width + GAP
        placed.sort(key=lambda one: rank(one[0]))
        for shown, across in placed:
            made.append(moved(across, y, piece(shown, pen)))
        y += line_height(line, pen) + GAP
    return made
