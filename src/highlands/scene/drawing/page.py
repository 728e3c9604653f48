"""The whole table on one page: its ground, its title, the papers of the seats, all zones."""

from typing import Final

from highlands.scene.scene import Panel, Scene

from . import zones
from .headline import headline
from .layout import EDGE, Box, Page, page
from .pen import Pen
from .shapes import Element, group, moved, path, rect

TITLE: Final = 38


def draw(scene: Scene, pen: Pen, *, ground: bool = True) -> tuple[Page, list[Element]]:
    """The page and everything on it; without its ground it lies on whatever is behind it."""
    laid, theme = page(scene, pen, bare=not ground), pen.theme
    picture = []
    if ground:
        picture.append(rect(0, 0, laid.width, laid.height, fill=theme("page")))
        picture.append(rect(0, 0, laid.width, laid.height, fill="url(#contours)"))
    if scene.title and ground:
        room, fill = laid.width - 2 * EDGE, theme("heather")
        line = headline(scene.title, scene.notes, TITLE, room, fill, pen)
        picture.append(moved(EDGE, EDGE + 32, line))
    for one, box in laid.groups:
        if one.seat is not None:
            turn = any(isinstance(zone, Panel) and zone.turn for zone in one.zones)
            picture.append(paper(box, one.seat, turn, pen))
    for zone, box in laid.zones:
        picture.append(moved(box.x, box.y, zones.draw(zone, box.width, box.height, pen)))
    return laid, picture


def paper(box: Box, seat: int, turn: bool, pen: Pen) -> Element:
    """What all of a seat lies on: a band in the player's colour, all heather at their turn."""
    theme = pen.theme
    x, y, wide, high = box.x, box.y, box.width, box.height
    shadow = rect(x, y + 2, wide, high + 1, rx=14, fill=theme("piece-shadow"), opacity=0.14)
    fill = theme("heather-wash" if turn else "panel")
    sheet = rect(x, y, wide, high, rx=14, fill=fill, stroke=theme("line"))
    band = path(
        f"M{x + 12:.2f} {y:.2f}a12 14 0 0 0-12 14v{high - 28:.2f}a12 14 0 0 0 12 14"
        f"a7 14 0 0 1-6-14v-{high - 28:.2f}a7 14 0 0 1 6-14z",
        fill=theme(f"p{seat + 1}"),
    )
    return group(shadow, sheet, band)
