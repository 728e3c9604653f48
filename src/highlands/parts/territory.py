"""A territory: tiles that lie edge to edge, with a river and a road that run through them."""

from typing import Final, Generic, Protocol, TypeVar

from highlands.parts.cells import AROUND, EAST, EDGES, HOME, NORTH, SOUTH, WEST, Cell, near


class Ways(Protocol):
    """What a territory asks of a tile: the river enters north and south, the road west and east."""

    river: bool
    road: bool


T = TypeVar("T", bound=Ways)

NONE: Final[list[Cell]] = []


class Territory(Generic[T]):
    """Never changed, so that copies of a table share it: placing a tile makes a new territory."""

    def __init__(self, tiles: dict[Cell, T], border: list[Cell]) -> None:
        self.tiles = tiles
        self.border = border  # the bare cells along an edge of a tile, from north to south
        self.fitting: dict[int, list[Cell]] = {}

    def with_tile(self, cell: Cell, tile: T) -> "Territory[T]":
        tiles = self.tiles.copy()
        tiles[cell] = tile
        border = [bare for bare in self.border if bare != cell]
        for step in EDGES:
            if cell + step not in tiles and cell + step not in border:
                border.append(cell + step)
        border.sort()
        return Territory(tiles, border)

    def around(self, cell: Cell) -> list[Cell]:
        """The cells with a tile among the eight around, from north to south."""
        return [cell + step for step in AROUND if cell + step in self.tiles]

    def edges_match(self, cell: Cell, river: bool, road: bool) -> bool:
        """Whether river meets river, road road and plain edge plain edge on all four sides."""
        for step in EDGES:
            beside = self.tiles.get(cell + step)
            if beside is not None and not matches(step, beside, river, road):
                return False
        return True

    def joins_river(self, cell: Cell) -> bool:
        north, south = self.tiles.get(cell + NORTH), self.tiles.get(cell + SOUTH)
        return (north is not None and north.river) or (south is not None and south.river)

    def joins_road(self, cell: Cell) -> bool:
        west, east = self.tiles.get(cell + WEST), self.tiles.get(cell + EAST)
        return (west is not None and west.road) or (east is not None and east.road)

    def spots(self, river: bool, road: bool) -> list[Cell]:
        """The bare cells where a tile with these ways fits; worked out once per territory."""
        key = 2 * river + road
        found = self.fitting.get(key)
        if found is None:
            found = self.fitting[key] = [
                cell
                for cell in self.border
                if (not river or self.joins_river(cell))
                and (not road or self.joins_road(cell))
                and self.edges_match(cell, river, road)
            ]
        return found


def matches(step: int, beside: Ways, river: bool, road: bool) -> bool:
    """Whether an edge, seen in the direction of a step, shows the same on both of its sides."""
    return beside.river == river if step in (NORTH, SOUTH) else beside.road == road


def settled(tile: T) -> Territory[T]:
    """A new territory: its first tile, in the middle of nothing."""
    return Territory[T]({}, []).with_tile(HOME, tile)


def any_near(people: list[Cell], cell: Cell) -> bool:
    """Whether somebody stands on one of the eight cells around, or on the cell itself."""
    for stand in people:
        if near(stand, cell):
            return True
    return False
