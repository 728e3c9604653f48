"""The face of a tile on 120 x 120.

Its corners are where people who know the cardboard look: cost top left, special place bottom
left, effect bottom centre, placement bonus bottom right.  The river crosses the edges at x 84,
the road at y 75, both at right angles and through the border, so that neighbours join.
"""

from typing import Final

from highlands.scene.faces import Icon, OneOf, Several, TileFace

from . import ink
from .art import colour, exists
from .fonts import fitted, width, wrapped
from .parts import one_of, parts_on_tab, tab
from .pen import Pen
from .shapes import Element, art, group, rect, symbol, text

SIDE: Final = 120
COST: Final = 21  # from one thing of a cost to the next
NAME: Final = 12.5


def is_water(face: TileFace) -> bool:
    return face.kind == "blue"


def tile(face: TileFace, pen: Pen) -> Element:
    """A tile, composed from its data: a new tile needs no new code."""
    made = group(art("tile-base"), *land(face))
    made.append(water_name(face, pen) if is_water(face) else name(face, pen))
    if face.cost:
        made.append(cost(face))
    if face.card:
        made.extend((tab(2.5, 91, 25, 26.5), symbol("place-card", 4, 93.2, 22)))
    bonus_width = bonus(face, made)
    if face.effect:
        left = 29.5 if face.card else 5
        right = 115 - bonus_width if bonus_width else 115
        made.append(parts_on_tab(face.effect, left, right, 91))
    if face.reconstructed:
        made.append(group(symbol("reconstructed", 104, 4, 11), color=ink.LINE, opacity=0.8))
    return made


def land(face: TileFace) -> list[Element]:
    """The ground, the frame of the kind, the ways, and the land that stands on them."""
    shift = room_for_cost(face)
    layers = [
        rect(0, 0, SIDE, SIDE, rx=7, fill=colour(f"land-{face.land}", "ground")),
        art("ground"),
        art(f"frame-{face.kind}"),
    ]
    ways = [("road", face.road), ("river", face.river), ("stream", face.stream)]
    layers += [art(way) for way, there in ways if there]
    if face.road and face.river:
        layers.append(art("stone-bridge"))
    layers.append(art(f"land-{face.land}", shift))
    layers += [
        art(extra)
        for extra, wanted in (
            (f"over-{face.land}", face.river),
            (f"east-{face.land}", not face.river and not shift),
        )
        if wanted and exists(extra)
    ]
    return layers


def room_for_cost(face: TileFace) -> float:
    """How far the land steps aside to the east for a long cost."""
    if face.river or len(face.cost) < 2:
        return 0
    return 9 if len(face.cost) == 2 or face.road else 15


def water_name(face: TileFace, pen: Pen) -> Element:
    """The name of a water, in italics across it."""
    words = pen.heading(face.name)
    size = fitted(words, 14.5, 84, "serif-italic")
    return text(62, 57, words, size, fill=ink.WATER_NAME, weight=400, italic=True, halo=ink.WATER)


def name(face: TileFace, pen: Pen) -> Element:
    """The name at the top, in one line or two, between the cost and a river or a badge."""
    left = cost_width(face) + 4 if face.cost else 8
    right = 75 if face.river else 106 if face.cost else 112
    room = right - left
    words = pen.heading(face.name)
    lines = [words] if width(words, NAME) <= room * 1.08 else wrapped(words, NAME, room)
    made = group()
    for index, line in enumerate(lines[:2]):
        made.append(
            text(
                (left + right) / 2,
                18 + index * 12,
                line,
                fitted(line, NAME, room),
                weight=600,
                halo=colour(f"land-{face.land}", "ground"),
            )
        )
    return made


def cost_width(face: TileFace) -> float:
    """How wide the tab of the cost is: a choice between things needs more."""
    choices = [len(part.symbols) for part in face.cost if isinstance(part, OneOf)]
    return 24.5 + (max(choices, default=1) - 1) * 22


def cost(face: TileFace) -> Element:
    """The cost: one thing below the other."""
    made = group(tab(2.5, 2.5, cost_width(face), COST * len(face.cost) + 5))
    for index, part in enumerate(face.cost):
        y = 5 + index * COST
        match part:
            case Icon(symbol=what):
                made.append(symbol(what, 5, y, 19.5))
            case Several(symbol=what, count=count):
                made.append(symbol(what, 5, y, 19.5))
                made.append(
                    text(24.5, y + 20, str(count), 11, weight=800, anchor="end", halo=ink.PAPER)
                )
            case OneOf(symbols=symbols):
                made.append(one_of(symbols, 5, y + 1, 17.5))
    return made


def bonus(face: TileFace, made: Element) -> float:
    """The bonus of placing the tile, bottom right; how far it reaches in from the edge."""
    if not face.bonus:
        return 0
    wide = 24.5 + (len(face.bonus) - 1) * 19
    made.append(tab(117.5 - wide, 91, wide, 26.5))
    for index, icon in enumerate(face.bonus):
        made.append(symbol(icon.symbol, 119 - wide + index * 19, 93, 21.5))
    return wide + 1.5
