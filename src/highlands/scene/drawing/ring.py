"""A track that runs round a middle: spaces along a rectangle, clockwise from the top left."""

from dataclasses import dataclass
from typing import Final

from highlands.scene.scene import Piece, Ring

from . import prices
from .pen import Pen
from .pieces import box, piece, ringed_last
from .shapes import Element, group, moved, path, rect, titled
from .tile import SIDE

STEP: Final = 136  # from one space to the next
PAD: Final = 14  # from the edge of the felt to the first space
EDGE: Final = 6  # how far the middle reaches out between the spaces


@dataclass(frozen=True, slots=True)
class Track:
    """The rectangle that a ring of spaces is laid along."""

    columns: int
    rows: int

    @property
    def width(self) -> float:
        return (self.columns - 1) * STEP + SIDE + 2 * PAD

    @property
    def height(self) -> float:
        return (self.rows - 1) * STEP + SIDE + 2 * PAD

    def place(self, index: int) -> tuple[int, int]:
        """Column and row of a space."""
        along = index % (2 * (self.columns + self.rows) - 4)
        right, low = self.columns - 1, self.rows - 1
        if along < right:
            return along, 0
        if along < right + low:
            return right, along - right
        if along < 2 * right + low:
            return 2 * right + low - along, low
        return 0, 2 * (right + low) - along

    def corner(self, index: int) -> tuple[float, float]:
        """Where a space is drawn."""
        column, row = self.place(index)
        return PAD + column * STEP, PAD + row * STEP


def measure(ring: Ring) -> Track:
    """The rectangle, a little wider than high, that holds all spaces of a ring."""
    half = (ring.spaces + 1) // 2 + 2
    rows = max(2, half // 2)
    return Track(max(2, half - rows), rows)


def draw(ring: Ring, pen: Pen) -> Element:
    """The felt with its spaces and arrows, the pieces on it, and the middle."""
    track, theme = measure(ring), pen.theme
    felt = rect(0, 0, track.width, track.height, rx=22, fill=theme("page-2"), stroke=theme("line"))
    felt.set("stroke-width", "1.5")
    made = group(felt)
    for index in range(ring.spaces):
        made.append(arrow(track, index, pen))
        x, y = track.corner(index)
        made.append(rect(x, y, SIDE, SIDE, rx=9, fill=theme("ink"), fill_opacity=0.07))
    if ring.middle is not None and track.columns > 2 and track.rows > 2:
        left = PAD + STEP - EDGE
        wide = (track.columns - 3) * STEP + SIDE + 2 * EDGE
        high = (track.rows - 3) * STEP + SIDE + 2 * EDGE
        middle = prices.draw(ring.middle, wide, high, pen)
        name = pen.say(ring.middle.title)
        market = titled(name, [middle], class_="zone", data_ref=ring.middle.reference)
        made.append(moved(left, left, market))
    for shown in ringed_last(ring.pieces):
        made.append(on_space(shown, track, pen))
    return made


def on_space(shown: Piece, track: Track, pen: Pen) -> Element:
    """A piece in the middle of its space."""
    if not isinstance(shown.place, int):
        raise TypeError(f"the piece {shown.reference} of a ring needs a number as its place")
    size = box(shown, pen)
    x, y = track.corner(shown.place)
    return moved(x + (SIDE - size.width) / 2, y + (SIDE - size.height) / 2, piece(shown, pen))


def arrow(track: Track, index: int, pen: Pen) -> Element:
    """The way on, between a space and the next."""
    column, row = track.place(index)
    after, below = track.place(index + 1)
    x, y = track.corner(index)
    turn = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}[after - column, below - row]
    dx, dy = (after - column) * STEP / 2, (below - row) * STEP / 2
    head = path("M-3.5-6 3.5 0l-7 6z", fill=pen.theme("ink-2"), opacity=0.55)
    head.set("transform", f"rotate({turn})")
    return group(moved(x + SIDE / 2 + dx, y + SIDE / 2 + dy, head))
