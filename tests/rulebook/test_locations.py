"""The thirteen special locations, each by its card."""

import pytest

from highlands.games.glen_more.locations import LOCATIONS, Location
from highlands.games.glen_more.scoring import score_ending
from highlands.games.glen_more.things import RESOURCES
from tests.rulebook.special import ROAD, placed
from tests.rulebook.tables import (
    ANNA,
    asked,
    at,
    cell,
    drawn,
    end_turn,
    gains,
    play,
    player,
    prompt,
    told,
    why_not,
)  # fmt: skip


def ending(tiles: str) -> dict[str, int]:
    """What the cards of the final scoring bring Anna; everybody has as many tiles, and no coins."""
    twin = player(tiles=tiles, coins=0)
    game = drawn(player(tiles=tiles, coins=0), twin, player(tiles=tiles, coins=0), twin)
    game.table.owners = [None if seat is None else ANNA for seat in game.table.owners]
    game.table.told = []
    score_ending(game.table)
    return {
        str(event).split("(")[1].rstrip(")"): amount
        for event in game.table.told
        if (amount := gains([event]).get("thing:vp"))
    }


@pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location.id)
def test_the_card_comes_with_the_tile(location: Location) -> None:
    """`glen-more/location/card`"""
    game = placed(location.id)
    assert game.table.owners[location.number] == ANNA
    assert at(game).locations() == [location]
    assert game.table.owner(location) is at(game)


def test_iona_abbey_gives_two_points_for_each_yellow_tile() -> None:
    """`glen-more/location/iona-abbey`: forest, quarry, distillery, and the abbey itself."""
    tiles = "w1=quarry-0-road e1=forest-0-road w2=iona-abbey n1w1=distillery-1-plain"
    assert ending(f"{tiles} s1w1=wheat-field-1-plain") == {"card:iona-abbey": 8}


def test_loch_morar_gives_two_points_for_each_green_tile() -> None:
    """`glen-more/location/loch-morar`: meadow, pasture, wheat field."""
    tiles = "n1=loch-morar n1w1=meadow-1-plain n1e1=pasture-1-plain n2w1=wheat-field-1-plain"
    assert ending(f"{tiles} n2e1=distillery-1-plain") == {"card:loch-morar": 6}


def test_duart_castle_gives_three_points_for_each_village() -> None:
    """`glen-more/location/duart-castle`: row 20; the starting village counts, castles do not."""
    tiles = "w1=village-0-road n1w1=duart-castle s1w1=castle-moil n1w2=village-1-plain-wood"
    assert ending(tiles) == {"card:duart-castle": 9}


@pytest.mark.parametrize("chosen", [("wood", "wood"), ("stone", "grain"), ("grain", "wood")])
def test_loch_lochy_brings_any_two_resources(chosen: tuple[str, str]) -> None:
    """`glen-more/location/loch-lochy`: row 12; in whatever order they are named."""
    game = placed("loch-lochy")
    first, second = chosen
    assert why_not(game, "decline") == "glen-more/gain/must"
    play(game, f"gain resource:{first}")
    play(game, f"gain resource:{second}")
    assert at(game).load(cell("n1")) == 2
    assert prompt(game) == "activate"
    assert why_not(game, "activate cell:n1") == "glen-more/activate/no-effect"


def test_loch_ness_reaches_one_more_tile_anywhere_in_the_turn_it_is_placed() -> None:
    """`glen-more/location/loch-ness`: rows 9 and 36; before, between or after the others."""
    far = player(tiles=f"{ROAD} w2=quarry-3-road e2=iona-abbey", members="home w1")
    game = placed("loch-ness", far)
    near = ["activate cell:w1", "activate cell:home", "activate cell:e1"]
    assert asked(game) == ["activate cell:w2", *near, "activate cell:e2", "decline"]
    play(game, "activate cell:home", "activate cell:w2")
    assert why_not(game, "activate cell:e2") == "glen-more/activate/out-of-reach"
    for place in ("w2", "home"):
        assert why_not(game, f"activate cell:{place}") == "glen-more/activate/once"
    play(game, "activate cell:w1", "decline")
    assert prompt(game) == "march"


def test_loch_ness_works_once_in_every_turn_and_for_its_owner_only() -> None:
    """`glen-more/location/loch-ness`: the loch need not be near the new tile."""
    tiles = "n1=loch-ness w1=quarry-0-road w2=forest-2-road w3=pasture-2-road"
    for owner in (True, False):
        mine = tiles if owner else tiles.replace("loch-ness", "loch-morar")
        game = drawn(player(tiles=mine, members="w3"), player(), track="Anna meadow-1-plain")
        play(game, "take space:2", "place cell:n1w3")
        far = [f"activate cell:{place}" for place in ("w1", "home")]
        assert [answer in asked(game) for answer in far] == [owner, owner]


def test_loch_ness_does_not_need_a_new_tile_but_comes_before_movement() -> None:
    """`glen-more/location/loch-ness`: row 36, in a turn whose tile was discarded."""
    game = drawn(
        player(tiles="n1=loch-ness", members="n1"), player(), track="Anna tavern-2-plain",
        filler="tavern-3-plain",
    )  # fmt: skip
    play(game, "discard space:2")
    assert asked(game) == ["activate cell:home", "decline"]
    play(game, "activate cell:home")
    assert prompt(game) == "march"


def test_loch_shiel_fills_empty_production_tiles_before_the_activation() -> None:
    """`glen-more/location/loch-shiel`: row 11; a neighbour may give a second cube."""
    anna = player(
        tiles=f"{ROAD} n1w1=distillery-1-plain w2=quarry-3-road s1w1=village-1-plain-wood",
        members="home w1 w2",
        cubes="w2=stone",
    )
    game = placed("loch-shiel", anna)
    assert at(game).load(cell("w1")) == 1
    assert at(game).load(cell("e1")) == 1
    assert at(game).load(cell("w2")) == 1
    assert at(game).load(cell("n1w1")) == 0
    assert gains(play(game, "activate cell:e1")) == {"resource:wood": 1}
    assert at(game).load(cell("e1")) == 2


def test_before_loch_shiel_one_may_sell_to_empty_a_tile() -> None:
    """`glen-more/location/loch-shiel`: asked only if something can be sold."""
    anna = player(tiles=ROAD, members="home w1", cubes="w1=stone")
    game = placed("loch-shiel", anna, warehouse="stone=2")
    assert asked(game) == ["decline", "sell resource:stone cell:w1"]
    assert gains(play(game, "sell resource:stone cell:w1")) == {
        "thing:coin": 2, "resource:wood": 1,
    }  # fmt: skip
    unable = placed("loch-shiel", player(tiles=ROAD, members="home w1", cubes="w1=stone"))
    assert prompt(unable) == "activate"


def test_loch_shiel_leaves_the_abbey_to_its_owner() -> None:
    """`glen-more/location/loch-shiel`, `glen-more/gain/must`: any resource, or none."""
    for cubes, expected in (("", "gain"), ("w1=grain", "activate")):
        anna = player(tiles="w1=iona-abbey e1=forest-0-road", members="home w1", cubes=cubes)
        game = placed("loch-shiel", anna)
        assert prompt(game) == expected
    game = placed("loch-shiel", player(tiles="w1=iona-abbey", members="home w1"))
    assert len(asked(game)) == len(RESOURCES) + 1
    declined = game.clone()
    play(declined, "decline")
    assert at(declined).load(cell("w1")) == 0
    assert gains(play(game, "gain resource:grain")) == {"resource:grain": 1}


def test_loch_oich_activates_the_whole_territory_and_nothing_beyond() -> None:
    """`glen-more/location/loch-oich`: row 10; each tile once, in any order, and no Loch Ness."""
    anna = player(
        tiles=f"{ROAD} w2=quarry-3-road e2=village-0-road s1=loch-ness",
        members="home w1",
        coins=9,
    )
    game = placed("loch-oich", anna)
    whole = ["w2", "w1", "home", "e1", "e2"]
    assert asked(game) == [f"activate cell:{place}" for place in whole] + ["decline"]
    for place in reversed(whole):
        assert why_not(game, f"activate cell:{place}") is None
        play(game, f"activate cell:{place}")
    assert prompt(game) == "march"
    assert at(game).movement == 2


def test_loch_oich_takes_loch_ness_away_in_this_turn_only() -> None:
    """`glen-more/location/loch-oich`, `glen-more/location/loch-ness`: row 10."""
    anna = player(tiles="w1=village-0-road w2=quarry-3-road s1=loch-ness n1=loch-oich",
                  members="w2 w1")  # fmt: skip
    game = drawn(anna, player(), track="Anna meadow-1-plain")
    play(game, "take space:2", "place cell:n1w2")
    assert why_not(game, "activate cell:home") is None


def test_loch_oich_once_placed_is_a_loch_like_another() -> None:
    """`glen-more/location/loch-oich`: later turns reach the new tile and its neighbours."""
    anna = player(tiles="w1=village-0-road w2=quarry-3-road n1=loch-oich", members="w2")
    game = drawn(anna, player(), track="Anna meadow-1-plain")
    play(game, "take space:2", "place cell:n1w2")
    assert why_not(game, "activate cell:home") == "glen-more/activate/out-of-reach"


def test_a_turn_with_loch_ness_may_end_without_using_it() -> None:
    """`glen-more/location/loch-ness`: once in each turn, never a duty."""
    game = drawn(
        player(tiles="n1=loch-ness w1=quarry-0-road"), player(), track="Anna meadow-1-plain"
    )
    happened = end_turn(game, "take space:2", "place cell:n1w1")
    assert told(happened, "activated") == []
