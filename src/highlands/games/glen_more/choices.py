"""Every answer there is in Glen More. A choice is made here, once; rules only name and read it."""

from functools import partial
from typing import Final

from highlands.engine.choice import Catalogue, Choice
from highlands.engine.seat import Seat
from highlands.games.glen_more.board import FACES, SPACES
from highlands.games.glen_more.things import NAMES, RESOURCES, Thing
from highlands.games.glen_more.tiles import STACKS, TILES, Tile
from highlands.parts.cells import AROUND, Cell, CellChoices, cell_name

SEATS: Final = 5


def space_name(space: int) -> str:
    """Spaces are counted from 1, where the first pawn stood at the beginning."""
    return f"space:{space + 1}"


def cell_reference(cell: Cell) -> str:
    return f"cell:{cell_name(cell)}"


class Take(Choice):
    """Move to a space, take its tile and pay for it."""

    def __init__(self, space: int) -> None:
        super().__init__("take", space_name(space))
        self.space = space


class Discard(Choice):
    """Move to a space and discard its tile, when no tile can be taken."""

    def __init__(self, space: int) -> None:
        super().__init__("discard", space_name(space))
        self.space = space


class Pay(Choice):
    """Pay with an own cube."""

    def __init__(self, resource: Thing, cell: Cell) -> None:
        super().__init__("pay", f"resource:{NAMES[resource]}", cell_reference(cell))
        self.resource = resource
        self.cell = cell


class Buy(Choice):
    """Buy a cube at the warehouse and pay with it."""

    def __init__(self, resource: Thing) -> None:
        super().__init__("buy", f"resource:{NAMES[resource]}")
        self.resource = resource


class Surrender(Choice):
    """Pay with a clan member."""

    def __init__(self, cell: Cell) -> None:
        super().__init__("surrender", cell_reference(cell))
        self.cell = cell


class SurrenderChieftain(Choice):
    """Pay with a chieftain."""

    def __init__(self) -> None:
        super().__init__("surrender", "thing:chieftain")


class Sell(Choice):
    """Sell an own cube to the warehouse."""

    def __init__(self, resource: Thing, cell: Cell) -> None:
        super().__init__("sell", f"resource:{NAMES[resource]}", cell_reference(cell))
        self.resource = resource
        self.cell = cell


class Place(Choice):
    """Place the tile on a cell."""

    def __init__(self, cell: Cell) -> None:
        super().__init__("place", cell_reference(cell))
        self.cell = cell


class Gain(Choice):
    """Take a resource of one's choice."""

    def __init__(self, resource: Thing) -> None:
        super().__init__("gain", f"resource:{NAMES[resource]}")
        self.resource = resource


class Activate(Choice):
    """Activate the tile on a cell."""

    def __init__(self, cell: Cell) -> None:
        super().__init__("activate", cell_reference(cell))
        self.cell = cell


class Give(Choice):
    """Give so many cubes for points, where a tile offers several steps."""

    def __init__(self, count: int) -> None:
        super().__init__("give", f"count:{count}")
        self.count = count


class March(Choice):
    """Move a clan member to a tile beside or across a corner."""

    def __init__(self, step: int, cell: Cell) -> None:
        super().__init__("march", cell_reference(cell), cell_reference(cell + step))
        self.cell = cell
        self.to = cell + step


class Promote(Choice):
    """A clan member leaves the territory and becomes a chieftain."""

    def __init__(self, cell: Cell) -> None:
        super().__init__("promote", cell_reference(cell))
        self.cell = cell


class Decline(Choice):
    """Nothing, or nothing more."""

    def __init__(self) -> None:
        super().__init__("decline")


class DrawTile(Choice):
    """Nature turns a tile over."""

    def __init__(self, tile: Tile) -> None:
        super().__init__("draw", tile.reference)
        self.tile = tile


class Roll(Choice):
    """Nature rolls the die."""

    def __init__(self, pips: int) -> None:
        super().__init__("roll", f"die:{pips}")
        self.pips = pips


class Begin(Choice):
    """Nature draws who begins."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("begin", f"seat:{seat + 1}")
        self.seat = seat


TAKE: Final = [Take(space) for space in range(SPACES)]
DISCARD: Final = [Discard(space) for space in range(SPACES)]
BUY: Final = [Buy(resource) for resource in RESOURCES]
GAIN: Final = [Gain(resource) for resource in RESOURCES]
GIVE: Final = [Give(count) for count in range(1, len(RESOURCES) + 1)]
ROLL: Final = [Roll(pips) for pips in FACES]
BEGIN: Final = [Begin(seat) for seat in range(SEATS)]
SURRENDER_CHIEFTAIN: Final = SurrenderChieftain()
DECLINE: Final = Decline()
DRAW: Final = [DrawTile(tile) for tile in TILES]
DRAW_FROM: Final = [[DRAW[tile.number] for tile in stack] for stack in STACKS]

PAY: Final = [CellChoices(partial(Pay, resource)) for resource in RESOURCES]
SELL: Final = [CellChoices(partial(Sell, resource)) for resource in RESOURCES]
SURRENDER: Final = CellChoices(Surrender)
PLACE: Final = CellChoices(Place)
ACTIVATE: Final = CellChoices(Activate)
MARCH: Final = [CellChoices(partial(March, step)) for step in AROUND]
PROMOTE: Final = CellChoices(Promote)

CATALOGUE: Final = Catalogue(
    [
        TAKE, DISCARD, BUY, [SURRENDER_CHIEFTAIN], GAIN, GIVE, [DECLINE], DRAW, ROLL, BEGIN,
        *[pay.core for pay in PAY], *[sell.core for sell in SELL],
        SURRENDER.core, PLACE.core, ACTIVATE.core,
        *[march.core for march in MARCH], PROMOTE.core,
    ],
    [*PAY, *SELL, SURRENDER, PLACE, ACTIVATE, *MARCH, PROMOTE],
)  # fmt: skip
