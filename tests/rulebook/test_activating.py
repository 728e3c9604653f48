"""The bonus of a new tile, and which tiles are activated after it."""

from typing import Final

from highlands.engine.game import Game
from highlands.games.glen_more.table import Table
from highlands.games.glen_more.things import Thing
from tests.rulebook.tables import (
    asked,
    at,
    cell,
    drawn,
    gains,
    play,
    player,
    prompt,
    told,
    why_not,
)  # fmt: skip

#   . f .
#   l m v      f forest, l new tile, m meadow (with the clan member), v village
#   q q h o    q quarries on the road, h starting village, o forest on the road
LAND: Final = (
    "w1=quarry-0-road w2=quarry-3-road e1=forest-0-road n1w1=meadow-1-plain "
    "n2w1=forest-1-plain n1e1=village-1-plain-wood"
)


def placed(tile: str, *, cubes: str = "", tiles: str = LAND, warehouse: str = "") -> Game[Table]:
    """The tile has just been placed west of the meadow."""
    game = drawn(
        player(tiles=tiles, members="n1w1", cubes=cubes, coins=9),
        player(),
        track=f"Anna {tile}",
        warehouse=warehouse,
    )
    play(game, "take space:2")
    while prompt(game) == "pay":
        play(game, asked(game)[0])
    play(game, "place cell:n1w2")
    return game


def test_the_new_tile_and_its_neighbours_in_any_order() -> None:
    """`glen-more/activate/out-of-reach`, `glen-more/activate/optional`: rows 14 and 43."""
    game = placed("pasture-1-plain")
    near = ["n2w1", "n1w2", "n1w1", "w2", "w1"]
    assert asked(game) == [f"activate cell:{place}" for place in near] + ["decline"]
    for place in ("home", "e1", "n1e1"):
        assert why_not(game, f"activate cell:{place}") == "glen-more/activate/out-of-reach"
    happened = play(game, *[f"activate cell:{place}" for place in ("w1", "n2w1", "n1w2")])
    assert told(happened, "activated") == [
        "0 activated tile:quarry-0-road cell:w1",
        "0 activated tile:forest-1-plain cell:n2w1",
        "0 activated tile:pasture-1-plain cell:n1w2",
    ]
    play(game, "decline")
    assert prompt(game) == "stack-1"


def test_nothing_must_be_activated() -> None:
    """`glen-more/activate/optional`: row 14."""
    game = placed("pasture-1-plain")
    assert gains(play(game, "decline")) == {}
    assert prompt(game) == "stack-1"


def test_each_tile_once_in_a_turn() -> None:
    """`glen-more/activate/once`: row 43."""
    game = placed("pasture-1-plain")
    play(game, "activate cell:w1")
    assert why_not(game, "activate cell:w1") == "glen-more/activate/once"
    assert "activate cell:w1" not in asked(game)


def test_only_own_tiles_are_activated() -> None:
    """`glen-more/activate/no-tile`"""
    game = placed("pasture-1-plain")
    for place in ("n3w1", "s1"):
        assert why_not(game, f"activate cell:{place}") == "glen-more/activate/no-tile"


def test_a_loch_is_never_activated() -> None:
    """`glen-more/activate/no-effect`"""
    game = drawn(player(tiles="w1=quarry-0-road"), player(), track="Anna loch-morar")
    play(game, "take space:2", "place cell:n1")
    assert why_not(game, "activate cell:n1") == "glen-more/activate/no-effect"
    assert asked(game) == ["activate cell:w1", "activate cell:home", "decline"]


def test_an_exchange_that_cannot_be_paid_is_not_begun() -> None:
    """`glen-more/activate/too-dear`: a distillery, full of hope, without grain and coins."""
    game = drawn(
        player(tiles="w1=quarry-0-road", coins=1), player(), track="Anna distillery-1-plain"
    )
    play(game, "take space:2", "place cell:n1w1")
    assert at(game).coins == 0
    assert why_not(game, "activate cell:n1w1") == "glen-more/activate/too-dear"
    assert asked(game) == ["activate cell:w1", "activate cell:home", "decline"]


def test_a_sale_may_open_an_exchange() -> None:
    """`glen-more/activate/too-dear`: the stone of the quarry is sold for the grain."""
    game = drawn(
        player(tiles="w1=quarry-0-road", coins=2), player(), track="Anna distillery-1-plain",
        warehouse="stone=1",
    )  # fmt: skip
    play(game, "take space:2", "place cell:n1w1")
    assert at(game).coins == 0
    assert why_not(game, "activate cell:n1w1") == "glen-more/activate/too-dear"
    play(game, "activate cell:w1")
    assert why_not(game, "activate cell:n1w1") is None
    happened = play(game, "activate cell:n1w1")
    assert gains(happened) == {"resource:stone": -1, "thing:coin": 1, "thing:whisky": 1}


def test_never_more_than_three_cubes_on_a_tile() -> None:
    """`glen-more/activate/limit-of-three`: row 33; a full tile gives nothing, unless one sells."""
    full = "w1=stone w1=stone w1=stone"
    game = placed("pasture-1-plain", cubes=full, warehouse="stone=1")
    in_vain = game.clone()
    assert gains(play(in_vain, "activate cell:w1")) == {}
    assert why_not(in_vain, "activate cell:w1") == "glen-more/activate/once"

    play(game, "sell resource:stone cell:w1")
    assert gains(play(game, "activate cell:w1")) == {"resource:stone": 1}
    assert at(game).load(cell("w1")) == 3


def test_people_and_barrels_take_no_room() -> None:
    """`glen-more/activate/limit-of-three`: row 33."""
    game = drawn(
        player(tiles="w1=quarry-0-road", members="w1 w1 w1", barrels=5, cubes="w1=stone w1=stone"),
        player(),
        track="Anna pasture-1-plain",
    )
    play(game, "take space:2", "place cell:n1w1")
    assert gains(play(game, "activate cell:w1")) == {"resource:stone": 1}


def test_clan_members_do_not_matter_for_activating() -> None:
    """`glen-more/activate/without-members`: row 32; nobody stands on or beside the quarry w2."""
    game = drawn(player(tiles=LAND, members="n2w1"), player(), track="Anna pasture-1-plain")
    play(game, "take space:2", "place cell:n1w2")
    assert gains(play(game, "activate cell:w2")) == {"resource:stone": 1}


def test_the_bonus_comes_once_and_before_the_activation() -> None:
    """`glen-more/bonus/once`: a distillery gives its barrel when placed, never again by itself."""
    game = drawn(
        player(tiles="w1=wheat-field-0-road", cubes="w1=grain w1=grain", members="w1"),
        player(),
        track="Anna distillery-1-plain forest-1-plain",
    )
    happened = play(game, "take space:2", "place cell:n1w1")
    assert prompt(game) == "activate"
    assert gains(happened) == {"thing:coin": -1, "thing:whisky": 1}
    play(game, "decline", "draw tile:castle-moil")
    happened = play(game, "take space:3", "place cell:n1w2")
    assert gains(happened) == {}


def test_the_new_clan_member_may_march_at_once() -> None:
    """`glen-more/bonus/clan-member`: row 16; it stands on the new tile."""
    game = placed("village-1-plain-stone")
    assert at(game).members == sorted([cell("n1w2"), cell("n1w1")])
    play(game, "activate cell:n1w2", "decline")
    play(game, "march cell:n1w2 cell:w2")
    assert at(game).members == sorted([cell("w2"), cell("n1w1")])
    assert len(at(game).cubes[Thing.STONE]) == 0
