"""Where every zone of a scene goes on the page: groups in columns, as large as they can be.

A group stands in one of two shapes: all zones one below the other, or rings and grids beside the
rest.  All ways to break the groups into columns, in their order, are tried in all shapes;
the one that fills a wide screen best wins.  The groups of a column share its width and what is
left of its height, so nothing overlaps and nothing is ragged, for any number of seats and however
far their territories reach.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Final

from highlands.scene.scene import Grid, Group, Ring, Scene, Zone

from . import zones
from .pen import Pen

SCREEN: Final = (16.0, 10.0)  # the shape that is filled
EDGE: Final = 24  # around the page
BARE: Final = 4  # the same where a page of another kind is around it
GAP: Final = 18  # between groups
PAD: Final = 16  # within the paper of a seat
BETWEEN: Final = 12  # between the zones of a group
TITLE: Final = 62


@dataclass(frozen=True, slots=True)
class Box:
    """A place on the page."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Page:
    """The size of the page, and every group and zone with its place."""

    width: float
    height: float
    groups: tuple[tuple[Group, Box], ...]
    zones: tuple[tuple[Zone, Box], ...]


@dataclass(frozen=True)
class Stack:
    """Zones one below the other."""

    zones: tuple[Zone, ...]
    pen: Pen

    @cached_property
    def width(self) -> float:
        return max((zones.least_width(zone, self.pen) for zone in self.zones), default=0)

    def heights(self, width: float) -> list[float]:
        return [zones.height(zone, width, self.pen) for zone in self.zones]

    def height(self, width: float) -> float:
        """The height of what shows; an empty zone takes no room."""
        shown = [high for high in self.heights(width) if high]
        return sum(shown) + BETWEEN * max(0, len(shown) - 1)

    def place(self, box: Box) -> Iterator[tuple[Zone, Box]]:
        """From top to bottom; grids take what height is left over."""
        grids = sum(isinstance(zone, Grid) for zone in self.zones)
        spare = (box.height - self.height(box.width)) / max(1, grids)
        y = box.y
        for zone, high in zip(self.zones, self.heights(box.width), strict=True):
            if high:
                tall = high + (spare if isinstance(zone, Grid) else 0)
                yield zone, Box(box.x, y, box.width, tall)
                y += tall + BETWEEN


@dataclass(frozen=True)
class Shape:
    """A group in one of its shapes: one stack of zones, or several side by side."""

    group: Group
    stacks: tuple[Stack, ...]
    known: dict[float, float] = field(default_factory=dict, compare=False)  # heights by width

    @property
    def padding(self) -> float:
        return 0 if self.group.seat is None else PAD

    @cached_property
    def width(self) -> float:
        inner = sum(stack.width for stack in self.stacks) + BETWEEN * (len(self.stacks) - 1)
        return inner + 2 * self.padding

    def widths(self, width: float) -> list[float]:
        """The width of every stack: the last one takes what is left over."""
        spare = width - self.width
        return [stack.width + (spare if stack is self.stacks[-1] else 0) for stack in self.stacks]

    def height(self, width: float) -> float:
        if width not in self.known:
            inner = zip(self.stacks, self.widths(width), strict=True)
            tallest = max(stack.height(wide) for stack, wide in inner)
            self.known[width] = tallest + 2 * self.padding
        return self.known[width]

    def place(self, box: Box) -> Iterator[tuple[Zone, Box]]:
        x, high = box.x + self.padding, box.height - 2 * self.padding
        for stack, wide in zip(self.stacks, self.widths(box.width), strict=True):
            yield from stack.place(Box(x, box.y + self.padding, wide, high))
            x += wide + BETWEEN


@dataclass(frozen=True, slots=True)
class Column:
    """Groups in their shapes, one below the other."""

    shapes: tuple[Shape, ...]
    width: float
    height: float


def shapes(group: Group, pen: Pen) -> list[Shape]:
    """The shapes that a group can stand in."""
    found = [Shape(group, (Stack(group.zones, pen),))]
    grids = tuple(zone for zone in group.zones if isinstance(zone, Grid))
    rings = tuple(zone for zone in group.zones if isinstance(zone, Ring))
    others = tuple(zone for zone in group.zones if zone not in grids + rings)
    stacks = [Stack(zones, pen) for zones in (rings, others, grids) if zones]
    if len(stacks) > 1:
        found.append(Shape(group, tuple(stacks)))
    return found


def columns(groups: Sequence[Sequence[Shape]]) -> list[Column]:
    """The columns that some groups can make, none both wider and higher than another."""
    made = []
    for chosen in product(*groups):
        width = max(shape.width for shape in chosen)
        height = sum(shape.height(width) for shape in chosen) + GAP * (len(chosen) - 1)
        made.append(Column(chosen, width, height))
    made.sort(key=lambda column: (column.width, column.height))
    best: list[Column] = []
    for column in made:
        if not best or column.height < best[-1].height:
            best.append(column)
    return best


def breaks(count: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """All ways to break a row of things into runs (from, to) without changing their order."""
    for bits in range(2 ** max(0, count - 1)):
        ends = [index + 1 for index in range(count - 1) if bits >> index & 1] + [count]
        yield tuple(zip([0, *ends], ends, strict=False))


def candidates(groups: Sequence[Group], pen: Pen) -> Iterator[list[Column]]:
    """Pages: for each way to break the groups and each height, the narrowest columns."""
    count = len(groups)
    standing = [shapes(group, pen) for group in groups]
    made = {
        (first, last): columns(standing[first:last])
        for first in range(count)
        for last in range(first + 1, count + 1)
    }
    for runs in breaks(count):
        heights = {column.height for run in runs for column in made[run]}
        for limit in heights:
            fitting = [
                next((column for column in made[run] if column.height <= limit), None)
                for run in runs
            ]
            if all(fitting):
                yield [column for column in fitting if column is not None]


def page(scene: Scene, pen: Pen, *, bare: bool = False) -> Page:
    """The best page for a scene; a bare one has neither a title nor much of an edge."""
    edge = BARE if bare else EDGE
    top = edge + (TITLE if scene.title and not bare else 0)
    if not scene.groups:
        return Page(640, top + edge, (), ())

    def size(made: list[Column]) -> tuple[float, float]:
        wide = sum(column.width for column in made) + GAP * (len(made) - 1)
        return wide + 2 * edge, max(column.height for column in made) + top + edge

    def strain(made: list[Column]) -> tuple[float, float]:
        wide, high = size(made)
        return round(max(wide / SCREEN[0], high / SCREEN[1]), 6), wide * high

    best = min(candidates(scene.groups, pen), key=strain)
    width, height = size(best)
    placed_groups: list[tuple[Group, Box]] = []
    placed_zones: list[tuple[Zone, Box]] = []
    x: float = edge
    for column in best:
        seats = sum(shape.group.seat is not None for shape in column.shapes)
        spare = (height - top - edge - column.height) / max(1, seats)
        y: float = top
        for shape in column.shapes:
            more = spare if shape.group.seat is not None else 0
            box = Box(x, y, column.width, shape.height(column.width) + more)
            placed_groups.append((shape.group, box))
            placed_zones += shape.place(box)
            y += box.height + GAP
        x += column.width + GAP
    return Page(width, height, tuple(placed_groups), tuple(placed_zones))
