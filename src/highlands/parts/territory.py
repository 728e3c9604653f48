"""A territory: tiles that lie edge to edge, with a river and a road that run through them."""

from typing import Final, Generic, Protocol, TypeVar

from highlands.parts.cells import AROUND, EDGES, HOME, NEAR, NORTH, SOUTH, Cell


class Ways(Protocol):
    """What a territory asks of a tile: the river enters north and south, the road west and east."""

    river: bool
    road: bool


T = TypeVar("T", bound=Ways)

# What a bare cell touches: an edge of a tile with the river, the road, or nothing to go on.
RIVER: Final = 1
ROAD: Final = 2
NO_RIVER: Final = 4  # a plain edge in the north or south
NO_ROAD: Final = 8  # a plain edge in the west or east


class Territory(Generic[T]):
    """Never changed, so that copies of a table share it: placing a tile makes a new territory."""

    def __init__(self, tiles: dict[Cell, T], border: dict[Cell, int]) -> None:
        self.tiles = tiles
        self.border = border  # the bare cells along an edge of a tile, and what they touch
        self.fitting: dict[int, list[Cell]] = {}

    def with_tile(self, cell: Cell, tile: T) -> "Territory[T]":
        tiles = self.tiles.copy()
        border = self.border.copy()
        tiles[cell] = tile
        border.pop(cell, 0)
        for step in EDGES:
            bare = cell + step
            if bare not in tiles:
                if step in (NORTH, SOUTH):
                    touched = RIVER if tile.river else NO_RIVER
                else:
                    touched = ROAD if tile.road else NO_ROAD
                border[bare] = border.get(bare, 0) | touched
        return Territory(tiles, border)

    def around(self, cell: Cell) -> list[Cell]:
        """The cells with a tile among the eight around, from north to south."""
        return [cell + step for step in AROUND if cell + step in self.tiles]

    def spots(self, river: bool, road: bool) -> list[Cell]:
        """The bare cells where a tile with these ways fits; worked out once per territory."""
        key = 2 * river + road
        found = self.fitting.get(key)
        if found is None:
            found = [cell for cell, touched in self.border.items() if fits(touched, river, road)]
            found.sort()
            self.fitting[key] = found
        return found


def fits(touched: int, river: bool, road: bool) -> bool:
    """Whether the ways go on: river meets river, road road, and a plain edge a plain edge."""
    if touched & (NO_RIVER if river else RIVER) or touched & (NO_ROAD if road else ROAD):
        return False
    return (not river or touched & RIVER != 0) and (not road or touched & ROAD != 0)


def settled(tile: T) -> Territory[T]:
    """A new territory: its first tile, in the middle of nothing."""
    return Territory[T]({}, {}).with_tile(HOME, tile)


def any_near(people: list[Cell], cell: Cell) -> bool:
    """Whether somebody stands on one of the eight cells around, or on the cell itself."""
    for stand in people:
        if cell - stand in NEAR:
            return True
    return False
