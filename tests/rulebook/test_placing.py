"""Where a tile may be placed."""

from typing import Final

import pytest

from highlands.engine.game import Game
from highlands.games.glen_more.table import Table
from tests.rulebook.tables import asked, at, cell, drawn, play, player, prompt, why_not

# A river tile to the north, road tiles to both sides, a plain one in the north-west.
#   . A . .      B n2
#   A f L A      L loch, f forest, q quarry, o the other forest
#   C q h o      h starting village, with a clan member like f
#   . A B A      (C east of o is near nobody)
LAND: Final = "n1=loch-lochy w1=quarry-0-road e1=forest-0-road n1w1=forest-1-plain"


def placing(tile: str, tiles: str = LAND, members: str = "home n1w1") -> Game[Table]:
    game = drawn(
        player(tiles=tiles, members=members, coins=20, barrels=1), player(), track=f"Anna {tile}"
    )
    if prompt(game) == "take":
        play(game, "take space:2")
    while prompt(game) == "pay":
        play(game, asked(game)[-1])
    return game


@pytest.mark.parametrize(
    ("tile", "spots"),
    [
        ("meadow-1-plain", ["n2w1", "n1w2", "n1e1", "s1w1", "s1e1"]),
        ("armadale-castle", ["n2w1", "n1w2", "n1e1", "s1w1", "s1e1"]),
        ("meadow-2-river", ["n2", "s1"]),
    ],
)
def test_the_spots_of_the_rulebook(tile: str, spots: list[str]) -> None:
    """`glen-more/place/edge-contact`, `glen-more/place/clan-member-near`: spots A, B and C.

    The picture with these letters is lost: this territory, which fits the text, stands in.
    Colours and kinds do not matter: a castle beside a forest, a meadow beside a loch.
    """
    assert asked(placing(tile)) == [f"place cell:{spot}" for spot in spots]


def test_the_road_goes_on_only_where_a_clan_member_is_near() -> None:
    """`glen-more/place/clan-member-near`: spots C; the eastern end is near nobody."""
    both = "home n1w1 e1"
    assert asked(placing("pasture-2-road", members=both)) == ["place cell:w2", "place cell:e2"]
    game = placing("pasture-2-road")
    assert cell("w2") in at(game).territory.tiles


def test_every_tile_of_one_track_finds_its_own_spots() -> None:
    """`glen-more/place/one-river`, `glen-more/place/one-road`: looked at one after the other."""
    spots = {2: ["n2", "s1"], 3: ["w2", "e2"], 4: ["n2w1", "n1w2", "n1e1", "s1w1", "s1e1"]}
    for space, expected in spots.items():
        game = drawn(
            player(tiles=LAND, members="home n1w1 e1"),
            player(),
            track="Anna meadow-2-river pasture-2-road meadow-1-plain",
        )
        play(game, f"take space:{space}")
        found = {answer.removeprefix("place cell:") for answer in asked(game)}
        assert found >= set(expected)
        for other in spots.values():
            assert other is expected or not found & set(other)


def test_a_corner_is_no_contact() -> None:
    """`glen-more/place/edge-contact`: row 28."""
    game = placing("meadow-1-plain")
    for spot in ("n2e1", "s2", "n3w3"):
        assert why_not(game, f"place cell:{spot}") == "glen-more/place/edge-contact"


def test_the_clan_member_need_not_stand_on_the_tile_that_is_touched() -> None:
    """`glen-more/place/clan-member-near`: row 28; it stands across a corner, or by the edge."""
    game = placing("meadow-1-plain", members="home")
    assert asked(game) == ["place cell:n1e1", "place cell:s1w1", "place cell:s1e1"]
    for spot in ("n2w1", "n1w2"):
        assert why_not(game, f"place cell:{spot}") == "glen-more/place/clan-member-near"
    north_west = placing("meadow-1-plain", members="n1w1")
    assert asked(north_west) == ["place cell:n2w1", "place cell:n1w2"]


def test_the_clan_member_that_comes_with_a_tile_does_not_help_it() -> None:
    """`glen-more/place/clan-member-near`: row 31."""
    game = placing("village-1-plain-stone", members="e1")
    assert asked(game) == ["place cell:n1e1", "place cell:s1e1"]
    assert why_not(game, "place cell:s1w1") == "glen-more/place/clan-member-near"


def test_a_tile_is_not_placed_on_another() -> None:
    """`glen-more/place/occupied`"""
    game = placing("meadow-1-plain")
    for spot in ("home", "n1", "n1w1"):
        assert why_not(game, f"place cell:{spot}") == "glen-more/place/occupied"


def test_a_river_tile_continues_the_river() -> None:
    """`glen-more/place/one-river`: row 42."""
    game = placing("meadow-2-river")
    for spot in ("n2w1", "n1w2", "n1e1", "s1w1"):
        assert why_not(game, f"place cell:{spot}") == "glen-more/place/one-river"


def test_a_road_tile_continues_the_road() -> None:
    """`glen-more/place/one-road`: row 42."""
    game = placing("pasture-2-road", members="home n1w1 e1")
    for spot in ("n2w1", "n1w2", "n1e1", "s1e1"):
        assert why_not(game, f"place cell:{spot}") == "glen-more/place/one-road"


def test_all_touching_edges_must_match() -> None:
    """`glen-more/place/edges-match`: row 42; a plain tile at an open end of river or road."""
    game = placing("meadow-1-plain")
    for spot in ("n2", "s1", "w2", "e2"):
        assert why_not(game, f"place cell:{spot}") == "glen-more/place/edges-match"


@pytest.mark.parametrize("tile", ["meadow-2-river", "meadow-1-plain"])
def test_a_plain_tile_beyond_an_open_end_closes_it_for_good(tile: str) -> None:
    """`glen-more/place/edges-match`: a consequence of row 42, here in the north."""
    around = "w1=quarry-0-road n1w1=forest-1-plain n2w1=forest-3-plain"
    game = placing("meadow-3-plain", tiles=around, members="n1w1 n2w1")
    play(game, "place cell:n2")
    closed = f"{around} n2=meadow-3-plain"
    later = placing(tile, tiles=closed, members="home n2")
    if prompt(later) == "place":
        assert why_not(later, "place cell:n1") == "glen-more/place/edges-match"
    assert cell("n1") not in at(later).territory.tiles


def test_no_tile_fits_a_road_end_from_north_or_south() -> None:
    """`glen-more/place/one-road`, `glen-more/place/one-river`: one column, one row.

    All river tiles lie in the starting village's column and all road tiles in its row.
    """
    members = "home w1 e1 n1"
    for tile in ("castle-stalker", "loch-morar", "iona-abbey", "wheat-field-1-road"):
        game = placing(tile, members=members)
        spots = [answer.removeprefix("place cell:") for answer in asked(game)]
        assert spots in (["n2", "s1"], ["w2", "e2"], ["n2w1", "n1w2", "n1e1", "s1w1", "s1e1"])
