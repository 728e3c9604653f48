"""Where a tile may lie: compared with a slow look at every neighbour."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from highlands.parts.cells import CORE, EAST, HOME, NORTH, SOUTH, WEST, Cell, cell_at, cell_named
from highlands.parts.territory import Territory, any_near, settled


class Land:
    """A tile with ways through it."""

    def __init__(self, *, river: bool, road: bool) -> None:
        self.river = river
        self.road = road


PLAIN: Final = Land(river=False, road=False)
RIVER: Final = Land(river=True, road=False)
ROAD: Final = Land(river=False, road=True)
CROSSING: Final = Land(river=True, road=True)
LANDS: Final = [PLAIN, RIVER, ROAD, CROSSING]


def fits(tiles: dict[Cell, Land], cell: Cell, land: Land) -> bool:
    """The rule, word by word: beside a tile, every edge like its neighbour's, ways go on."""
    north_south = [tiles[cell + step] for step in (NORTH, SOUTH) if cell + step in tiles]
    west_east = [tiles[cell + step] for step in (WEST, EAST) if cell + step in tiles]
    if cell in tiles or not north_south + west_east:
        return False
    if any(other.river != land.river for other in north_south):
        return False
    if any(other.road != land.road for other in west_east):
        return False
    return bool((north_south or not land.river) and (west_east or not land.road))


def by_looking(tiles: dict[Cell, Land], land: Land) -> list[Cell]:
    return [cell for cell in CORE if fits(tiles, cell, land)]


@given(first=st.sampled_from(LANDS), data=st.data())
def test_a_tile_fits_where_its_edges_are_like_those_it_touches(
    first: Land, data: st.DataObject
) -> None:
    territory, tiles = settled(first), {HOME: first}
    for _ in range(4):  # so few that the core holds them and all cells beside them
        for land in LANDS:
            assert territory.spots(land.river, land.road) == by_looking(tiles, land)
        land = data.draw(st.sampled_from([land for land in LANDS if by_looking(tiles, land)]))
        cell = data.draw(st.sampled_from(by_looking(tiles, land)))
        territory = territory.with_tile(cell, land)
        tiles[cell] = land
        assert territory.tiles == tiles


def test_spots_come_from_north_to_south_and_are_worked_out_once() -> None:
    territory = settled(CROSSING).with_tile(cell_at(0, 1), RIVER).with_tile(cell_at(0, -1), RIVER)
    assert territory.spots(river=True, road=False) == [cell_at(0, -2), cell_at(0, 2)]
    assert territory.spots(river=False, road=True) == [cell_at(-1, 0), cell_at(1, 0)]
    plain = [cell_at(-1, -1), cell_at(1, -1), cell_at(-1, 1), cell_at(1, 1)]
    assert territory.spots(river=False, road=False) == plain
    assert territory.spots(river=False, road=False) is territory.spots(river=False, road=False)


def test_placing_a_tile_leaves_the_territory_as_it_was() -> None:
    before = settled(CROSSING)
    spots = before.spots(river=True, road=False)
    after = before.with_tile(cell_at(0, -1), RIVER)
    assert (before.tiles, before.spots(river=True, road=False)) == ({HOME: CROSSING}, spots)
    assert len(before.border) == 4
    assert after.spots(river=True, road=False) == [cell_at(0, -2), cell_at(0, 1)]


def test_around_are_the_tiles_that_touch_even_at_a_corner() -> None:
    territory: Territory[Land] = Territory({}, {})
    for place in ((0, 0), (1, 0), (1, 1), (-1, -1), (2, 2), (0, 3)):
        territory = territory.with_tile(cell_at(*place), PLAIN)
    assert territory.around(HOME) == [cell_at(-1, -1), cell_at(1, 0), cell_at(1, 1)]
    assert territory.around(cell_at(0, 3)) == []


@pytest.mark.parametrize(
    ("people", "where", "near"),
    [
        ("", "home", False), ("home", "home", True), ("home", "n1", True), ("home", "s1e1", True),
        ("home", "n1w1", True), ("home", "n2", False), ("home", "e2", False),
        ("home", "s1e2", False), ("w4 n2", "n3", True), ("w4 n2", "n4", False),
    ],
)  # fmt: skip
def test_somebody_is_near_on_the_cell_or_beside_it(people: str, where: str, near: bool) -> None:
    stands = [cell for name in people.split() if (cell := cell_named(name)) is not None]
    cell = cell_named(where)
    assert cell is not None
    assert any_near(stands, cell) is near
