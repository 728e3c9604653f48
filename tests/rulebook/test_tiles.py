"""What each kind of tile does when it is activated."""

import pytest

from highlands.engine.game import Game
from highlands.games.glen_more.table import Table
from highlands.games.glen_more.things import RESOURCES, THINGS, Thing
from highlands.games.glen_more.tiles import BY_ID
from tests.rulebook.tables import (
    asked,
    at,
    cell,
    drawn,
    figures,
    gains,
    play,
    player,
    prompt,
    why_not,
)  # fmt: skip

EACH = "w1=wood w1=stone w1=sheep home=cattle home=grain"


def beside(tile: str, cubes: str = "", coins: int = 0, warehouse: str = "") -> Game[Table]:
    """A meadow has just been placed beside the tile, which may now be activated."""
    tiles, spot = f"w1=quarry-0-road n1w1={tile}", "n1w2"
    if BY_ID[tile].road:
        tiles, spot = f"w1={tile}", "n1w1"
    game = drawn(
        player(tiles=tiles, cubes=cubes, coins=coins, members="w1", barrels=9),
        player(),
        track="Anna meadow-1-plain",
        warehouse=warehouse,
    )
    play(game, "take space:2", f"place cell:{spot}")
    return game


def activate(tile: str) -> str:
    return "activate cell:w1" if BY_ID[tile].road else "activate cell:n1w1"


def gained(tile: str, *answers: str, cubes: str = "", coins: int = 0) -> dict[str, int]:
    """What activating the tile, and these answers, bring and cost."""
    return gains(play(beside(tile, cubes, coins), activate(tile), *answers))


def refused(tile: str, cubes: str, coins: int = 0) -> str | None:
    """Why the tile may not be activated."""
    return why_not(beside(tile, cubes, coins), activate(tile))


@pytest.mark.parametrize(
    ("tile", "resource"),
    [
        ("forest-1-plain", "wood"), ("quarry-2-plain", "stone"), ("meadow-3-plain", "sheep"),
        ("pasture-3-plain", "cattle"), ("wheat-field-2-plain", "grain"),
    ],
)  # fmt: skip
def test_production_tiles_give_a_cube_of_theirs(tile: str, resource: str) -> None:
    """`glen-more/tile/production`: the cube lies on the tile."""
    game = beside(tile)
    assert gains(play(game, activate(tile))) == {f"resource:{resource}": 1}
    assert at(game).cubes[THINGS[resource]] == [cell("n1w1")]


def test_the_abbey_gives_any_cube_and_holds_a_mix() -> None:
    """`glen-more/tile/production`, `glen-more/gain/must`: rows 14 and 33."""
    game = beside("iona-abbey", cubes="w1=wood w1=grain")
    play(game, "activate cell:w1")
    assert asked(game) == [
        f"gain resource:{name}" for name in ("wood", "stone", "sheep", "cattle", "grain")
    ]
    assert why_not(game, "decline") == "glen-more/gain/must"
    assert gains(play(game, "gain resource:cattle")) == {"resource:cattle": 1}
    assert at(game).load(cell("w1")) == 3
    assert gained("iona-abbey", cubes="w1=wood w1=wood w1=stone") == {}


def test_a_distillery_turns_one_grain_into_one_barrel() -> None:
    """`glen-more/tile/distillery`: row 15; the grain comes from any own tile."""
    game = beside("distillery-1-plain", cubes="home=grain home=grain", coins=5)
    assert gains(play(game, "activate cell:n1w1", "pay resource:grain cell:home")) == {
        "resource:grain": -1, "thing:whisky": 1,
    }  # fmt: skip
    assert why_not(game, "activate cell:n1w1") == "glen-more/activate/once"


def test_a_distillery_takes_bought_grain_but_no_cube_of_a_yellow_tile() -> None:
    """`glen-more/tile/distillery`: row 15; the stone of a quarry is no grain."""
    assert refused("distillery-1-plain", "w1=stone") == "glen-more/activate/too-dear"
    assert gained("distillery-1-plain", cubes="w1=stone", coins=1) == {
        "thing:coin": -1, "thing:whisky": 1,
    }  # fmt: skip


def test_a_distillery_may_be_used_in_the_turn_it_is_placed() -> None:
    """`glen-more/tile/distillery`: row 15; a barrel as its bonus, one more for grain."""
    game = drawn(
        player(tiles="w1=wheat-field-0-road", cubes="w1=grain w1=grain"), player(),
        track="Anna distillery-2-plain",
    )  # fmt: skip
    play(game, "take space:2", "place cell:n1w1")
    assert at(game).barrels == 1
    play(game, "activate cell:n1w1", "pay resource:grain cell:w1")
    assert at(game).barrels == 2


@pytest.mark.parametrize(
    ("fair", "steps"),
    [
        ("fair-1-upto3-plain", [1, 3, 5]), ("fair-1-upto3-road", [1, 3, 5]),
        ("fair-2-upto4-road", [1, 3, 5, 8]), ("fair-3-upto5-plain", [1, 3, 5, 8, 12]),
    ],
)  # fmt: skip
def test_a_fair_takes_different_cubes_up_to_its_number(fair: str, steps: list[int]) -> None:
    """`glen-more/tile/fair`, `glen-more/give/no-such-step`: row 35."""
    for count, points in enumerate(steps, 1):
        game = beside(fair, cubes=EACH)
        play(game, activate(fair))
        assert asked(game) == [f"give count:{number}" for number in range(1, len(steps) + 1)]
        for more in range(len(steps) + 1, 6):
            assert why_not(game, f"give count:{more}") == "glen-more/give/no-such-step"
        play(game, f"give count:{count}")
        while prompt(game) == "pay":
            play(game, asked(game)[0])
        assert at(game).points == points
        assert sorted(len(cells) for cells in at(game).cubes) == [0] * count + [1] * (5 - count)


def test_a_fair_never_takes_two_alike_nor_whisky() -> None:
    """`glen-more/tile/fair`, `glen-more/give/too-dear`: two sheep, two cattle and nine barrels."""
    game = beside(
        "fair-2-upto4-road",
        cubes="w1=sheep w1=sheep home=cattle home=cattle",
        warehouse="wood=3 stone=3 grain=3",
        coins=9,
    )
    play(game, "activate cell:w1")
    assert asked(game)[:2] == ["give count:1", "give count:2"]
    assert why_not(game, "give count:3") == "glen-more/give/too-dear"
    told = figures(game, "give count:3")
    assert [told[name] for name in ("obstacle", "missing", "left")] == [
        "sold-out",
        "1 thing:kind",
        0,
    ]
    play(game, "give count:2", "pay resource:sheep cell:w1", "pay resource:cattle cell:home")
    assert at(game).points == 3
    assert [len(at(game).cubes[resource]) for resource in RESOURCES] == [0, 0, 1, 1, 0]


@pytest.mark.parametrize(
    ("butcher", "animal"),
    [("butcher-1-sheep-plain", "sheep"), ("butcher-1-cattle-plain", "cattle")],
)
def test_a_butcher_takes_one_or_two_of_his_animal(butcher: str, animal: str) -> None:
    """`glen-more/tile/butcher`, `glen-more/give/no-such-step`: row 35."""
    for count, points in ((1, 2), (2, 4)):
        game = beside(butcher, cubes=f"w1={animal} w1={animal} w1={animal}")
        play(game, "activate cell:n1w1")
        assert asked(game) == ["give count:1", "give count:2"]
        assert why_not(game, "give count:3") == "glen-more/give/no-such-step"
        play(game, f"give count:{count}")
        assert at(game).points == points
        assert at(game).load(cell("w1")) == 3 - count


def test_the_mixed_butcher_takes_one_of_each_animal() -> None:
    """`glen-more/tile/mixed-butcher`: row 35."""
    assert gained("butcher-2-both-plain", cubes="w1=sheep w1=cattle") == {
        "resource:sheep": -1, "resource:cattle": -1, "thing:vp": 5,
    }  # fmt: skip
    assert refused("butcher-2-both-plain", "w1=sheep w1=sheep") == "glen-more/activate/too-dear"


def test_the_grocer_takes_three_different_cubes() -> None:
    """`glen-more/tile/grocer`: rows 13 and 35; three alike, or two kinds, are not enough."""
    for cubes in ("w1=wood w1=wood w1=wood", "w1=wood w1=wood w1=stone"):
        assert refused("grocer-3-plain", cubes) == "glen-more/activate/too-dear"
    assert gained("grocer-3-plain", cubes="w1=wood w1=stone w1=sheep") == {
        "resource:wood": -1, "resource:stone": -1, "resource:sheep": -1, "thing:vp": 8,
    }  # fmt: skip


def test_the_bridge_takes_a_wood_and_a_stone() -> None:
    """`glen-more/tile/bridge`: row 35; it lies on the river and costs nothing."""
    game = drawn(
        player(tiles="w1=quarry-0-road", cubes="w1=wood w1=stone", coins=0), player(),
        track="Anna bridge-3-river",
    )  # fmt: skip
    assert gains(play(game, "take space:2", "place cell:n1")) == {}
    assert gains(play(game, "activate cell:n1")) == {
        "resource:wood": -1, "resource:stone": -1, "thing:vp": 7,
    }  # fmt: skip
    assert at(game).points == 7

    game = drawn(
        player(tiles="w1=quarry-0-road", cubes="w1=wood", coins=0), player(),
        track="Anna bridge-3-river",
    )  # fmt: skip
    play(game, "take space:2", "place cell:n1")
    assert why_not(game, "activate cell:n1") == "glen-more/activate/too-dear"


@pytest.mark.parametrize(("tavern", "points"), [("tavern-2-plain", 3), ("tavern-3-plain", 4)])
def test_a_tavern_gives_points_for_nothing(tavern: str, points: int) -> None:
    """`glen-more/tile/tavern`"""
    assert gained(tavern) == {"thing:vp": points}


def test_every_gray_tile_gives_a_movement_point() -> None:
    """`glen-more/tile/gray`: village, castle, starting village."""
    for tile in ("village-1-plain-wood", "cawdor-castle"):
        assert gained(tile) == {"thing:movement": 1}
    game = drawn(player(tiles="w1=quarry-0-road"), player(), track="Anna meadow-1-plain")
    play(game, "take space:2", "place cell:n1w1")
    assert gains(play(game, "activate cell:home")) == {"thing:movement": 1}


def test_a_step_is_chosen_only_if_it_can_be_paid() -> None:
    """`glen-more/give/too-dear`: purchases and sales included."""
    game = beside("fair-3-upto5-plain", cubes="w1=wood", coins=3, warehouse="wood=1 stone=1")
    play(game, "activate cell:n1w1")
    assert asked(game) == [
        "give count:1",
        "give count:2",
        "give count:3",
        "give count:4",
        ("sell resource:wood cell:w1"),
    ]
    assert why_not(game, "give count:5") == "glen-more/give/too-dear"
    told = figures(game, "give count:5")
    assert [told[name] for name in ("missing", "prices", "price")] == [
        "4 thing:kind",
        "1 + 1 + 1 + 2",
        5,
    ]
    assert [told[name] for name in ("coins", "sales")] == [3, 0]
    assert at(game).cubes[Thing.WOOD] == [cell("w1")]
