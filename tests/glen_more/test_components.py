"""What is in the box: tiles and cards, counted as the rulebook and the printed pieces have them."""

from collections.abc import Callable
from typing import Final

import pytest

from highlands.games.glen_more import board
from highlands.games.glen_more.locations import LOCATIONS, ON_TILE
from highlands.games.glen_more.things import RESOURCES, Thing
from highlands.games.glen_more.tiles import BY_ID, STACKS, START_VILLAGE, TILES, Colour, Tile

# How many tiles of a kind each of the stacks 0 to 3 has.
KINDS: Final = {
    "quarry": (2, 2, 1, 1),
    "forest": (2, 2, 1, 1),
    "meadow": (1, 1, 1, 1),
    "pasture": (1, 1, 1, 1),
    "wheat-field": (1, 2, 2, 1),
    "village": (1, 5, 3, 3),
    "distillery": (0, 2, 1, 1),
    "fair": (0, 2, 1, 1),
    "butcher": (0, 2, 1, 0),
    "tavern": (0, 0, 2, 1),
    "grocer": (0, 0, 0, 1),
    "bridge": (0, 0, 0, 1),
    "castle": (0, 3, 2, 2),
    "loch": (0, 1, 2, 2),
    "abbey": (0, 0, 1, 0),
}
COLOURS: Final = {
    Colour.YELLOW: {"quarry", "forest", "distillery", "abbey"},
    Colour.GREEN: {"meadow", "pasture", "wheat-field"},
    Colour.BROWN: {"butcher", "fair", "grocer", "bridge", "tavern"},
    Colour.GRAY: {"village", "castle"},
    Colour.BLUE: {"loch"},
}
PRODUCTION: Final = {
    "forest": Thing.WOOD,
    "quarry": Thing.STONE,
    "meadow": Thing.SHEEP,
    "pasture": Thing.CATTLE,
    "wheat-field": Thing.GRAIN,
    "abbey": Thing.ANY,
}


def count(holds: Callable[[Tile], bool]) -> int:
    return sum(tile.count for tile in TILES if holds(tile))


def in_stack(number: int, holds: Callable[[Tile], bool]) -> int:
    return sum(tile.count for tile in STACKS[number] if holds(tile))


def brings(tile: Tile, thing: Thing) -> int:
    """How many of a thing come with a tile and its card."""
    terms = [*tile.bonus, *(ON_TILE[tile].benefit if tile in ON_TILE else [])]
    return sum(term.count for term in terms if term.thing is thing)


def test_there_are_72_tiles_of_64_sorts() -> None:
    assert len(TILES) == 64
    assert count(lambda _: True) == 72
    assert START_VILLAGE.count == 5
    assert [in_stack(number, lambda _: True) for number in range(4)] == [8, 23, 19, 17]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_lies_in_its_stacks(kind: str) -> None:
    found = [in_stack(number, lambda tile: tile.kind == kind) for number in range(4)]
    assert tuple(found) == KINDS[kind]


def test_there_is_no_other_kind() -> None:
    assert {tile.kind for tile in TILES} == set(KINDS)


def test_kinds_have_their_colour() -> None:
    for colour, kinds in COLOURS.items():
        assert {tile.kind for tile in TILES if tile.colour is colour} == kinds
    found = dict.fromkeys(Colour, 0)
    for tile in TILES:
        found[tile.colour] += tile.count
    assert found == {
        Colour.YELLOW: 17,
        Colour.GREEN: 14,
        Colour.BROWN: 12,
        Colour.GRAY: 24,
        Colour.BLUE: 5,
    }


def test_rivers_and_roads() -> None:
    assert [in_stack(number, lambda tile: tile.river) for number in range(4)] == [4, 4, 4, 4]
    assert [in_stack(number, lambda tile: tile.road) for number in range(4)] == [4, 4, 5, 4]
    assert [tile.id for tile in TILES if tile.river and tile.road] == ["start-village"]
    lochs = [tile for tile in TILES if tile.kind in {"loch", "bridge"}]
    assert all(tile.river for tile in lochs)


def test_stack_0_is_what_the_set_up_needs() -> None:
    assert sorted(tile.kind for tile in STACKS[0] for _ in range(tile.count)) == sorted(
        ["quarry", "quarry", "forest", "forest", "meadow", "pasture", "wheat-field", "village"]
    )
    assert all(tile.bill.free() for tile in STACKS[0])


def test_what_all_tiles_cost_together() -> None:
    total = [0] * len(RESOURCES)
    for tile in TILES:
        for resource in RESOURCES:
            total[resource] += tile.count * tile.bill.counts[resource]
    names = dict(zip(RESOURCES, total, strict=True))
    assert names == {
        Thing.WOOD: 18,
        Thing.STONE: 19,
        Thing.SHEEP: 2,
        Thing.CATTLE: 2,
        Thing.GRAIN: 2,
    }
    assert sum(tile.count * tile.bill.barrels for tile in TILES) == 3
    assert sum(tile.count * tile.bill.different for tile in TILES) == 2
    assert count(lambda tile: tile.bill.clan) == 1
    assert count(lambda tile: not tile.bill.free()) == 34


@pytest.mark.parametrize(
    ("tiles", "cost"),
    [
        ("distillery", {Thing.STONE: 1}),
        ("fair", {Thing.WOOD: 1}),
        ("grocer", {Thing.STONE: 1}),
        ("bridge", {}),
    ],
)
def test_kinds_that_all_cost_the_same(tiles: str, cost: dict[Thing, int]) -> None:
    for tile in TILES:
        if tile.kind == tiles:
            assert {r: c for r, c in zip(RESOURCES, tile.bill.counts, strict=True) if c} == cost


def test_villages_cost_a_stone_or_a_wood() -> None:
    villages = [tile for tile in TILES if tile.kind == "village" and tile.stack > 0]
    assert sum(tile.count * tile.bill.counts[Thing.STONE] for tile in villages) == 6
    assert sum(tile.count * tile.bill.counts[Thing.WOOD] for tile in villages) == 5
    assert all(sum(tile.bill.counts) == 1 for tile in villages)


def test_every_castle_costs_wood_and_stone_and_five_a_third_resource() -> None:
    third = {
        "castle-moil": Thing.GRAIN,
        "donan-castle": Thing.GRAIN,
        "castle-of-mey": Thing.CATTLE,
        "cawdor-castle": Thing.CATTLE,
        "duart-castle": Thing.SHEEP,
        "armadale-castle": None,
        "castle-stalker": None,
    }
    assert {tile.id for tile in TILES if tile.kind == "castle"} == set(third)
    for name, resource in third.items():
        counts = [0] * len(RESOURCES)
        for needed in (Thing.WOOD, Thing.STONE, resource):
            if needed is not None:
                counts[needed] += 1
        assert BY_ID[name].bill.counts == counts, name


def test_what_the_special_tiles_cost() -> None:
    assert BY_ID["iona-abbey"].bill.counts == [1, 1, 1, 0, 0]
    assert BY_ID["loch-oich"].bill.different == 2
    assert BY_ID["loch-ness"].bill.clan
    for name in ("loch-lochy", "loch-morar", "loch-shiel"):
        assert BY_ID[name].bill.free()
    free_butchers = [tile.id for tile in TILES if tile.kind == "butcher" and tile.bill.free()]
    assert free_butchers == ["butcher-1-sheep-plain", "butcher-1-cattle-plain"]
    assert all(tile.bill.barrels == 1 for tile in TILES if tile.kind == "tavern")


def test_bonuses_are_on_villages_distilleries_and_special_locations_only() -> None:
    with_bonus = count(lambda tile: bool(tile.bonus) or tile in ON_TILE)
    assert with_bonus == 34 - 5  # the starting villages bring theirs in the set-up
    kinds = {tile.kind for tile in TILES if tile.bonus or tile in ON_TILE}
    assert kinds == {"village", "distillery", "castle", "loch", "abbey"}


def test_clan_members_come_out_even() -> None:
    came = sum(tile.count * brings(tile, Thing.CLAN_MEMBER) for tile in TILES)
    assert came + START_VILLAGE.count == 25


def test_coins_come_out_even() -> None:
    came = sum(tile.count * brings(tile, Thing.COIN) for tile in TILES)
    assert came + 5 * board.START_COINS == 33


def test_production_tiles_give_what_their_kind_says() -> None:
    for tile in TILES:
        assert tile.produces is PRODUCTION.get(tile.kind), tile.id


def test_there_are_13_cards_with_8_caps() -> None:
    assert len(LOCATIONS) == 13
    assert [location.tile.id for location in LOCATIONS] == [location.id for location in LOCATIONS]
    assert sum(location.tams for location in LOCATIONS) == 8
    kinds = [location.tile.kind for location in LOCATIONS]
    assert (kinds.count("castle"), kinds.count("loch"), kinds.count("abbey")) == (7, 5, 1)


def test_nothing_is_reconstructed() -> None:
    rows = [*[tile.row for tile in TILES], *[card.row for card in LOCATIONS], *board.ROWS]
    assert {row.confidence for row in rows} == {"rulebook", "found"}
    assert all(row.source for row in rows)


def test_the_board_and_the_die() -> None:
    assert board.SPACES == 14
    assert board.FIXED["die"] == [1, 1, 1, 2, 2, 3]
    assert board.SEATS_WITH_DIE == [2, 3]
    assert board.START_COINS == 6
    assert board.CUBES_ON_A_TILE == 3
    assert board.DIFFERENCE_POINTS == [0, 1, 2, 3, 5, 8]
    assert board.TILE_PENALTY == 3
