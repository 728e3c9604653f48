"""The whole table on one page: groups in columns, in reading order, as large as they can be.

All ways to break the groups into columns are tried; the one that fills a wide screen best wins.
The groups of a column share its width and what is left of its height, so nothing overlaps and
nothing is ragged, for any number of seats and however far their territories reach.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from highlands.scene.scene import Grid, Group, Scene, Zone

from . import zones
from .fonts import width as run
from .pen import Pen
from .shapes import Element, group, moved, path, rect, text

SHAPE: Final = (16.0, 10.0)  # the shape of the screen that is filled
EDGE: Final = 24  # around the page
GAP: Final = 18  # between groups
PAD: Final = 16  # within the panel of a seat
BETWEEN: Final = 12  # between the zones of a group
TITLE: Final = 62


@dataclass(frozen=True, slots=True)
class Placed:
    """A zone or a group with the box it was given on the page."""

    what: Zone | Group
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Page:
    """The size of the page, and every group with its zones in their places."""

    width: float
    height: float
    groups: tuple[Placed, ...]
    zones: tuple[Placed, ...]


def padding(one: Group) -> float:
    return 0 if one.seat is None else PAD


def least_width(one: Group, pen: Pen) -> float:
    widest = max((zones.least_width(zone, pen) for zone in one.zones), default=0)
    return widest + 2 * padding(one)


def zone_heights(one: Group, width: float, pen: Pen) -> list[float]:
    return [zones.height(zone, width - 2 * padding(one), pen) for zone in one.zones]


def least_height(one: Group, width: float, pen: Pen) -> float:
    heights = [high for high in zone_heights(one, width, pen) if high]
    return sum(heights) + BETWEEN * max(0, len(heights) - 1) + 2 * padding(one)


def columns(groups: tuple[Group, ...]) -> Iterator[list[tuple[Group, ...]]]:
    """All ways to break groups into columns without changing their order."""
    for breaks in range(2 ** max(0, len(groups) - 1)):
        made: list[tuple[Group, ...]] = [()]
        for index, one in enumerate(groups):
            made[-1] = (*made[-1], one)
            if breaks >> index & 1:
                made.append(())
        yield [column for column in made if column]


def column_size(column: tuple[Group, ...], pen: Pen) -> tuple[float, float]:
    width = max(least_width(one, pen) for one in column)
    heights = [least_height(one, width, pen) for one in column]
    return width, sum(heights) + GAP * (len(column) - 1)


def page(scene: Scene, pen: Pen) -> Page:
    """The best page for a scene."""
    top = EDGE + (TITLE if scene.title else 0)
    sizes = {
        part: column_size(part, pen)
        for first in range(len(scene.groups))
        for part in (scene.groups[first:last] for last in range(first + 1, len(scene.groups) + 1))
    }

    def measure(split: list[tuple[Group, ...]]) -> tuple[float, float]:
        wide = sum(sizes[column][0] for column in split) + GAP * (len(split) - 1)
        return wide + 2 * EDGE, max(sizes[column][1] for column in split) + top + EDGE

    def strain(split: list[tuple[Group, ...]]) -> float:
        wide, high = measure(split)
        return max(wide / SHAPE[0], high / SHAPE[1])

    if not scene.groups:
        return Page(640, top + EDGE, (), ())
    best = min(columns(scene.groups), key=strain)
    width, height = measure(best)
    group_boxes: list[Placed] = []
    zone_boxes: list[Placed] = []
    x: float = EDGE
    for column in best:
        wide, high = sizes[column]
        seats = sum(one.seat is not None for one in column)
        spare = (height - top - EDGE - high) / seats if seats else 0.0
        y = top
        for one in column:
            tall = least_height(one, wide, pen) + (spare if one.seat is not None else 0)
            group_boxes.append(Placed(one, x, y, wide, tall))
            zone_boxes += inside(group_boxes[-1], one, pen)
            y += tall + GAP
        x += wide + GAP
    return Page(width, height, tuple(group_boxes), tuple(zone_boxes))


def inside(place: Placed, one: Group, pen: Pen) -> Iterator[Placed]:
    """The zones of a group from top to bottom; grids take what height is left over."""
    pad = padding(one)
    heights = zone_heights(one, place.width, pen)
    grids = sum(isinstance(zone, Grid) for zone in one.zones)
    spare = place.height - least_height(one, place.width, pen)
    y = place.y + pad
    for zone, high in zip(one.zones, heights, strict=True):
        if not high:
            continue
        tall = high + (spare / grids if isinstance(zone, Grid) else 0)
        yield Placed(zone, place.x + pad, y, place.width - 2 * pad, tall)
        y += tall + BETWEEN


def draw(scene: Scene, pen: Pen) -> tuple[Page, list[Element]]:
    """The page and everything on it."""
    laid, theme = page(scene, pen), pen.theme
    picture = [
        rect(0, 0, laid.width, laid.height, fill=theme("page")),
        rect(0, 0, laid.width, laid.height, fill="url(#contours)"),
    ]
    if scene.title:
        picture.append(title(scene, laid.width, pen))
    for place in laid.groups:
        if isinstance(place.what, Group) and place.what.seat is not None:
            picture.append(sheet(place, place.what.seat, pen))
    for place in laid.zones:
        if not isinstance(place.what, Group):
            drawn = zones.draw(place.what, place.width, place.height, pen)
            picture.append(moved(place.x, place.y, drawn))
    return laid, picture


def title(scene: Scene, width: float, pen: Pen) -> Element:
    """The title of the page and its remarks."""
    words, theme = pen.say(scene.title), pen.theme
    made = group(
        text(EDGE, EDGE + 32, words, 38, fill=theme("heather"), weight=800, anchor="start")
    )
    x = EDGE + run(words, 38) * 1.03 + 20
    for note in scene.notes:
        remark = pen.say(note)
        if x + run(remark, 23, "serif-italic") > width - EDGE:
            break
        made.append(
            text(
                x,
                EDGE + 31,
                remark,
                23,
                fill=theme("ink-2"),
                weight=400,
                anchor="start",
                italic=True,
            )
        )
        x += run(remark, 23, "serif-italic") + 22
    return made


def sheet(place: Placed, seat: int, pen: Pen) -> Element:
    """The paper that all of one seat lies on, with a band in the player's colour."""
    theme = pen.theme
    x, y, wide, high = place.x, place.y, place.width, place.height
    shadow = rect(x, y + 2, wide, high + 1, rx=14, fill=theme("piece-shadow"), opacity=0.14)
    paper = rect(x, y, wide, high, rx=14, fill=theme("panel"), stroke=theme("line"))
    band = path(
        f"M{x + 12:.2f} {y:.2f}a12 14 0 0 0-12 14v{high - 28:.2f}a12 14 0 0 0 12 14"
        f"a7 14 0 0 1-6-14v-{high - 28:.2f}a7 14 0 0 1 6-14z",
        fill=theme(f"p{seat + 1}"),
    )
    return group(shadow, paper, band)
