"""Every refusal brings the figures of its case, for a sentence to be made of them."""

from typing import Any

import pytest

from highlands.games.glen_more.bills import bill
from highlands.games.glen_more.shortage import shortage
from highlands.games.glen_more.things import THINGS
from highlands.parts.notation import terms
from tests.rulebook.tables import asked, cell, drawn, figures, play, player, prompt, why_not

ROAD = "w1=forest-0-road w2=village-0-road"


def test_placing_names_the_tile_and_the_cell() -> None:
    game = drawn(player(tiles=ROAD), player(), track="Anna meadow-1-plain")
    play(game, "take space:2")
    for answer, rule in (
        ("place cell:w1", "occupied"),
        ("place cell:w5", "edge-contact"),
        ("place cell:n1w2", "clan-member-near"),
        ("place cell:n1", "edges-match"),
    ):
        assert why_not(game, answer) == f"glen-more/place/{rule}"
        where = answer.removeprefix("place ")
        assert figures(game, answer) == {"tile": "tile:meadow-1-plain", "cell": where}


def test_taking_names_the_tile_if_there_is_one() -> None:
    game = drawn(player(), player(), track="Anna forest-1-plain loch-lochy quarry-3-road")
    assert figures(game, "take space:1") == {}
    assert figures(game, "take space:2") == {"tile": "tile:forest-1-plain"}
    assert figures(game, "discard space:2") == {"tile": "tile:forest-1-plain"}


def test_giving_somebody_up_names_the_tile() -> None:
    somebody = player(tiles="w1=forest-0-road w2=forest-2-road", members="home w2", chieftains=1)
    game = drawn(somebody, player(), track="Anna loch-ness")
    play(game, "take space:2")
    assert why_not(game, "surrender cell:w1") == "glen-more/surrender/no-member"
    assert figures(game, "surrender cell:w1") == {"tile": "tile:loch-ness"}


def test_activating_names_the_tile_and_what_it_lacks() -> None:
    somebody = player(
        tiles=f"{ROAD} w3=forest-2-road n1w1=butcher-1-sheep-plain", members="w1", coins=2
    )
    game = drawn(somebody, player(), track="Anna meadow-1-plain", warehouse="sheep=2")
    play(game, "take space:2", "place cell:s1w1")
    assert figures(game, "activate cell:e9") == {}
    assert figures(game, "activate cell:w3") == {"tile": "tile:forest-2-road"}
    assert why_not(game, "activate cell:w3") == "glen-more/activate/out-of-reach"


def test_activating_what_is_too_dear_tells_the_shortage_of_its_smallest_step() -> None:
    somebody = player(tiles=f"{ROAD} n1w1=butcher-1-sheep-plain", members="w1", coins=2)
    game = drawn(somebody, player(), track="Anna wheat-field-1-plain", warehouse="sheep=2")
    play(game, "take space:2", "place cell:n1w2")
    assert why_not(game, "activate cell:n1w1") == "glen-more/activate/too-dear"
    assert figures(game, "activate cell:n1w1") == {
        "tile": "tile:butcher-1-sheep-plain", "obstacle": "coins", "missing": "1 resource:sheep",
        "cubes": 1, "prices": "3", "price": 3, "coins": 2, "sales": 0,
    }  # fmt: skip


def test_giving_names_the_tile_the_step_and_what_it_lacks() -> None:
    """A sheep that is sold brings 2 coins: too little for the three kinds that would then lack."""
    fair = "w1=fair-2-upto4-road w2=village-0-road"
    somebody = player(tiles=fair, cubes="w2=sheep home=cattle", coins=0)
    game = drawn(somebody, player(), track="Anna wheat-field-1-plain", warehouse="sheep=2")
    play(game, "take space:2", "place cell:n1w1", "activate cell:w1")
    assert prompt(game) == "give"
    tile = {"tile": "tile:fair-2-upto4-road"}
    assert why_not(game, "give count:5") == "glen-more/give/no-such-step"
    assert figures(game, "give count:5") == {**tile, "count": 5}
    assert why_not(game, "give count:4") == "glen-more/give/too-dear"
    assert figures(game, "give count:4") == {
        **tile, "count": 4, "obstacle": "coins", "missing": "2 thing:kind", "cubes": 2,
        "prices": "1 + 1", "price": 2, "coins": 0, "sales": 0,
    }  # fmt: skip


def test_selling_names_the_resource() -> None:
    game = drawn(player(tiles=ROAD, cubes="w1=wood"), player(), warehouse="stone=1")
    for answer, rule in (
        ("sell resource:stone cell:w1", "no-cube"),
        ("sell resource:wood cell:w1", "empty-row"),
        ("sell resource:wood cell:w2", "no-cube"),
    ):
        assert why_not(game, answer) == f"glen-more/sell/{rule}"
        assert figures(game, answer) == {"resource": answer.split()[1]}


def test_marching_tells_how_many_there_are_and_how_many_tiles_are_left() -> None:
    stacks = ["", "", "", "tavern-3-plain donan-castle loch-shiel"]
    game = drawn(player(tiles=ROAD), player(), track="Anna meadow-1-plain", stacks=stacks)
    play(game, "take space:2", "place cell:n1w1", "activate cell:w2", "decline")
    assert why_not(game, "march cell:home cell:s1") == "glen-more/march/own-tile"
    assert figures(game, "march cell:home cell:s1") == {"members": 1, "undrawn": 3}


def test_people_and_cubes_on_one_tile_are_one_option() -> None:
    game = drawn(
        player(tiles=ROAD, members="w1 w1", cubes="w1=wood w1=wood"),
        player(),
        track="Anna meadow-1-plain",
        warehouse="wood=3",
    )
    play(game, "take space:2", "place cell:n1w1", "activate cell:w2", "decline")
    assert prompt(game) == "march"
    options = asked(game)
    assert len(options) == len(set(options))
    assert options.count("promote cell:w1") == options.count("sell resource:wood cell:w1") == 1


def test_the_last_cube_that_is_dear_leaves_nothing_for_another() -> None:
    """`glen-more/pay/rest-unpayable`, `glen-more/pay/one-order`: grain, at 3, empties the purse."""
    game = drawn(player(tiles=ROAD, coins=3), player(), track="Anna loch-oich", warehouse="grain=2")
    play(game, "take space:2")
    assert why_not(game, "buy resource:grain") == "glen-more/pay/rest-unpayable"
    richer = drawn(player(tiles=ROAD, coins=4), player(), track="Anna loch-oich",
                   warehouse="grain=2")  # fmt: skip
    play(richer, "take space:2")
    assert why_not(richer, "buy resource:grain") == "glen-more/pay/one-order"


SHORTAGES: list[tuple[str, str, str, dict[str, int | str]]] = [
    (
        "2 whisky + wood", "", "",
        {"obstacle": "barrels", "missing": "1 thing:whisky"},
    ),
    (
        "2 wood + stone", "home=wood w1=stone", "wood=1",
        {"missing": "1 resource:wood", "price": 2, "prices": "2", "cubes": 1, "sales": 0},
    ),
    (
        "2 wood + 2 grain", "home=stone w1=wood w1=wood w2=wood", "grain=1 stone=2 wood=3",
        {
            "missing": "2 resource:grain", "price": 5, "prices": "2 + 3", "cubes": 2,
            "sales": 2 + 3,
        },
    ),
    (
        "wood + 2 stone", "", "stone=1",
        {
            "missing": "1 resource:wood + 2 resource:stone", "price": 6, "prices": "1 + 2 + 3",
            "cubes": 3, "sales": 0,
        },
    ),
    (
        "2 stone", "", "stone=2",
        {"obstacle": "sold-out", "missing": "2 resource:stone", "left": 1},
    ),
    (
        "3 different", "home=wood w1=wood", "wood=2 stone=2 sheep=1 cattle=3",
        {"missing": "2 thing:kind", "price": 3, "prices": "1 + 2", "cubes": 2, "sales": 2},
    ),
    (
        "3 different", "home=wood", "stone=3 sheep=3 cattle=3",
        {"obstacle": "sold-out", "missing": "2 thing:kind", "left": 1},
    ),
    (
        "2 different", "home=wood w1=stone w2=sheep", "",
        {"missing": "0 thing:kind", "price": 0, "prices": "", "cubes": 0, "sales": 0},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("owed", "cubes", "warehouse", "expected"), SHORTAGES)
def test_a_shortage_is_counted(
    owed: str, cubes: str, warehouse: str, expected: dict[str, int | str]
) -> None:
    somebody = player(tiles=ROAD, cubes=cubes, coins=4, barrels=1)
    table = drawn(somebody, player(), warehouse=warehouse).table
    told: dict[str, Any] = {**expected}
    if "obstacle" not in told:
        told |= {"obstacle": "coins", "coins": 4}
    assert shortage(table, table.players[0], bill(terms(owed, THINGS))) == told
    assert table.players[0].members == [cell("home")]
