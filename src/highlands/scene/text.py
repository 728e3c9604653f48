"""The same scene in words: lines for a terminal, for a reader who listens, and for tests."""

from collections.abc import Collection
from typing import Final, assert_never

from .lettering.land import grid_block
from .lettering.rows import (
    brief_block,
    heading,
    panel_block,
    prices_block,
    ring_block,
    row_block,
)
from .lettering.spans import Block, Line, Span, beside, block_breadth, folded, plain
from .lettering.wording import Say
from .scene import Grid, Group, Panel, Prices, Ring, Row, Scene, Zone

__all__ = ["Block", "Line", "Span", "from_seat", "lines", "own_lines", "text", "zone_lines"]

GAP: Final = 4  # between two zones side by side
COLUMN: Final = 20  # so broad is a row that stands as a column beside a market
BROADEST: Final = 76  # of a panel or a card, so that on a broad terminal a territory fits beside it


def text(scene: Scene, say: Say, width: int = 80, *, lands: Collection[int] | None = None) -> str:
    """A whole scene as plain text."""
    said = lines(scene, say, width, lands=lands)
    return "\n".join([*map(plain, said), ""])


def lines(
    scene: Scene, say: Say, width: int = 80, *, lands: Collection[int] | None = None
) -> Block:
    """A whole scene, no line broader than `width`.

    `lands` names the seats whose territory is drawn; of the others only the panel is shown.
    """
    made = heading(scene.title, say)
    for note in scene.notes:
        made += folded((Span(say(note), "note"),), width, indent=2)
    for group in scene.groups:
        made += (
            [(), *group_lines(group, say, width, lands)]
            if made
            else group_lines(group, say, width, lands)
        )
    return made


def from_seat(scene: Scene, say: Say, width: int, seat: int, *, ring_last: bool) -> Block:
    """A table as a player at turn reads it: the others in brief, what is asked about at the end.

    `ring_last`: what lies on the track, else the player's own land.
    """
    others = [group for group in scene.groups if group.seat not in (None, seat)]
    made = [line for group in others for line in brief_lines(group, say, width)]
    own = [
        line
        for group in scene.groups
        if group.seat == seat
        for line in own_lines(group, say, width)
    ]
    rings: Block = []
    beside_it: list[Block] = []
    for zone in (zone for group in scene.groups if group.seat is None for zone in group.zones):
        if isinstance(zone, Ring):
            rings += ring_block(zone, say, width)
            beside_it += [] if zone.middle is None else [prices_block(zone.middle, say)]
        else:
            beside_it += blocks(zone, say, COLUMN if isinstance(zone, Row) else width)
    common = packed(beside_it, width)
    for block in [own, common, rings] if ring_last else [common, rings, own]:
        made += [(), *block] if made and block else block
    return made


def brief_lines(group: Group, say: Say, width: int) -> Block:
    """What a seat has in a line or two, its land left out."""
    cards = [piece for zone in group.zones if isinstance(zone, Row) for piece in zone.pieces]
    panels = [zone for zone in group.zones if isinstance(zone, Panel)]
    return [line for panel in panels for line in brief_block(panel, say, width, cards)]


def own_lines(group: Group, say: Say, width: int) -> Block:
    """What a seat has in brief, its cards with what they say, and its land."""
    made: Block = []
    for kind in (Panel, Row, Grid):
        for zone in group.zones:
            if isinstance(zone, kind):
                made += (
                    brief_block(zone, say, width)
                    if isinstance(zone, Panel)
                    else zone_lines(zone, say, width)
                )
    return made


def group_lines(group: Group, say: Say, width: int, lands: Collection[int] | None) -> Block:
    """The zones of a group, side by side as long as there is room."""
    hidden = lands is not None and group.seat is not None and group.seat not in lands
    zones = [zone for zone in group.zones if not (hidden and isinstance(zone, Grid))]
    return packed([block for zone in zones for block in blocks(zone, say, width) if block], width)


def packed(blocks_of_group: list[Block], width: int) -> Block:
    """Blocks one beside the other where they fit, else one below the other."""
    made: Block = []
    shelf: Block = []
    for block in blocks_of_group:
        along = block_breadth(shelf) + GAP
        if shelf and along + block_breadth(block) <= width:
            shelf = beside(shelf, block, along)
        else:
            made += shelf
            shelf = block
    return made + shelf


def blocks(zone: Zone, say: Say, width: int) -> list[Block]:
    """A zone as blocks: a ring and its middle are two."""
    match zone:
        case Ring():
            middle = [] if zone.middle is None else [prices_block(zone.middle, say)]
            return [ring_block(zone, say, width), *middle]
        case Prices():
            return [prices_block(zone, say)]
        case Panel():
            return [panel_block(zone, say, min(width, BROADEST))]
        case Row():
            return [row_block(zone, say, min(width, BROADEST))]
        case Grid():
            return [grid_block(zone, say, width)]
        case _:
            assert_never(zone)


def zone_lines(zone: Zone, say: Say, width: int = 80) -> Block:
    """One zone by itself."""
    return packed(blocks(zone, say, width), width)
