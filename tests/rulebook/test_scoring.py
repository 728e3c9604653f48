"""The three scorings, the final scoring, and who has won."""

from typing import Final

import pytest

from highlands.engine.game import Game
from highlands.games.glen_more.outlook import tie_break
from highlands.games.glen_more.scoring import margins
from highlands.games.glen_more.table import Player, Table
from highlands.words.speak import Speaker
from tests.rulebook.tables import (
    ANNA,
    at,
    drawn,
    end_turn,
    gains,
    player,
    told,
)  # fmt: skip

ROAD: Final = "w1=quarry-0-road"
ENDS: Final = {
    1: ["", "castle-moil", "whole", "whole"],
    2: ["", "", "loch-ness", "whole"],
    3: ["", "", "", "tavern-3-plain"],
}


def last_draw(*others: Player, anna: Player | None = None, stack: int = 1) -> Game[Table]:
    """Anna takes the tile in front of her; the last tile of a stack is drawn after that."""
    return drawn(
        anna or player(tiles=ROAD), *others, track="Anna meadow-1-plain", stacks=ENDS[stack]
    )


@pytest.mark.parametrize("stack", [1, 2])
def test_the_last_tile_of_a_stack_brings_a_scoring(stack: int) -> None:
    """`glen-more/scoring/when`: rows 17 and 38; afterwards the rearmost figure goes on."""
    game = last_draw(*[player() for _ in range(3)], anna=player(tiles=ROAD, barrels=1), stack=stack)
    happened = end_turn(game, "take space:2", "place cell:n1w1")
    assert told(happened, "scored") == [f"nature scored round:{stack}"]
    assert at(game).points == 1
    assert list(game.pending) == [ANNA]


def test_a_scoring_waits_until_the_refill_is_done() -> None:
    """`glen-more/scoring/when`: rows 17 and 39."""
    game = drawn(
        player(tiles=ROAD), player(), player(), player(),
        track="Anna meadow-1-plain meadow-1-plain meadow-1-plain Bruce Clara Danny",
        stacks=ENDS[1],
    )  # fmt: skip
    happened = end_turn(game, "take space:4", "place cell:n1w1")
    verbs = [event.verb for event in happened]
    assert verbs.index("scored") > max(place for place, verb in enumerate(verbs) if verb == "drew")


def test_an_ordinary_refill_brings_no_scoring() -> None:
    """`glen-more/scoring/when`"""
    game = drawn(player(tiles=ROAD, barrels=2), player(), track="Anna meadow-1-plain")
    assert told(end_turn(game, "take space:2", "place cell:n1w1"), "scored") == []


@pytest.mark.parametrize(
    ("difference", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8), (11, 8)]
)
def test_the_difference_from_the_least_gives_points(difference: int, points: int) -> None:
    """`glen-more/scoring/difference`: the least need not be 0."""
    others = [player(barrels=2), player(barrels=9), player(barrels=2)]
    game = drawn(player(barrels=2 + difference), *others)
    assert margins(game.table, "whisky") == [points, 0, 8, 0]


def test_the_scoring_table_of_the_rulebook() -> None:
    """`glen-more/scoring/whisky`, `glen-more/scoring/chieftains`, `glen-more/scoring/locations`.

    The rulebook prints the points only: whisky 3, 0, 3, 8; chieftains 2, 1, 5, 0; cards 1, 1, 0, 0.
    These holdings fit: barrels 3, 0, 3, 5; chieftains and caps 2, 1, 4, 0; cards 1, 1, 0, 0.
    """
    anna = player(tiles=f"{ROAD} n1w1=castle-moil", barrels=3, chieftains=1)
    bruce = player(tiles=f"{ROAD} n1w1=armadale-castle")
    game = drawn(
        anna, bruce, player(barrels=3, chieftains=4), player(barrels=5),
        track="Anna meadow-1-plain", stacks=ENDS[1],
    )  # fmt: skip
    happened = end_turn(game, "take space:2")
    for category, points in (
        ("whisky", [3, 0, 3, 8]), ("chieftains", [2, 1, 5, 0]), ("locations", [1, 1, 0, 0]),
    ):  # fmt: skip
        told_here = [event for event in happened if f"(scoring:{category})" in str(event)]
        gained = [gains(told_here, seat).get("thing:vp", 0) for seat in range(4)]
        assert gained == points, category
    assert [seated.points for seated in game.table.players] == [6, 2, 8, 8]


def test_what_has_been_scored_is_kept_for_the_next_scoring() -> None:
    """`glen-more/scoring/whisky`, `glen-more/pay/barrels`"""
    anna = player(tiles=ROAD, barrels=2, chieftains=1)
    game = last_draw(player(), player(), player(), anna=anna)
    end_turn(game, "take space:2", "place cell:n1w1")
    assert (at(game).barrels, at(game).chieftains) == (2, 1)


def test_clan_members_in_the_territory_are_no_chieftains() -> None:
    """`glen-more/scoring/chieftains`"""
    game = drawn(player(members="home home home"), player())
    assert margins(game.table, "chieftains") == [0, 0]


def test_the_game_ends_with_the_last_tile_and_nobody_plays_on() -> None:
    """`glen-more/ending/when`, `engine/over`: row 18; the spaces that are left stay empty."""
    game = drawn(
        player(tiles=ROAD, coins=0), player(coins=0), player(coins=0), player(coins=0),
        track="Anna meadow-1-plain meadow-1-plain meadow-1-plain Bruce Clara Danny",
        stacks=ENDS[3],
    )  # fmt: skip
    happened = end_turn(game, "take space:4", "place cell:n1w1")
    assert len(told(happened, "drew")) == 1
    assert told(happened, "scored") == ["nature scored round:3", "nature scored round:final"]
    assert game.over
    assert not game.pending
    refusal = game.why_not(ANNA, "take space:8")
    assert refusal is not None
    assert refusal.rule == "engine/over"


def ended(*players: Player) -> Game[Table]:
    """The third scoring and the final one have been; nobody has barrels or chieftains."""
    if len(players) > 3:
        game = drawn(*players, track="Anna", filler="tavern-2-plain", stacks=ENDS[3])
        end_turn(game, "discard space:5")
    else:
        game = drawn(*players, track="die", stacks=ENDS[3])
        end_turn(game, "roll die:1")
    assert game.over
    return game


def rows(count: int) -> str:
    """So many tiles besides the starting village, all along the road."""
    return " ".join(f"w{place}=quarry-0-road" for place in range(1, count + 1))


def test_the_tile_penalty_of_the_rulebook() -> None:
    """`glen-more/ending/tile-penalty`: row 21; 15, 13, 16 and 13 tiles cost 6, 0, 9 and 0."""
    game = ended(*[player(tiles=rows(count - 1), coins=0) for count in (15, 13, 16, 13)])
    assert [seated.points for seated in game.table.players] == [-6, 0, -9, 0]


def test_each_coin_is_a_point_and_nothing_else_left_over_is() -> None:
    """`glen-more/ending/coins`: neither cubes nor, beyond the whisky scoring, barrels."""
    game = ended(
        player(tiles=rows(1), cubes="w1=stone w1=stone", coins=7), player(tiles=rows(1), coins=2)
    )
    assert [seated.points for seated in game.table.players] == [7, 2]


def test_the_cards_of_the_end_reward_their_owner_only() -> None:
    """`glen-more/ending/cards`: Bruce has the yellow tiles, Anna the abbey."""
    game = ended(
        player(tiles="w1=iona-abbey w2=village-0-road", coins=0),
        player(tiles="w1=quarry-0-road e1=forest-0-road", coins=0),
    )
    assert [seated.points for seated in game.table.players] == [1 + 2, 0]


def test_most_points_win() -> None:
    """`glen-more/ranking/points`"""
    game = ended(player(coins=3), player(coins=5), player(coins=1))
    assert game.ranking() == [[1], [0], [2]]
    assert tie_break(game.table) is None


def test_among_equals_cubes_on_tiles_decide_and_barrels_do_not() -> None:
    """`glen-more/ranking/tie`: row 22."""
    game = ended(
        player(tiles=rows(1), coins=4, barrels=0), player(tiles=rows(1), coins=4, cubes="w1=stone"),
        player(tiles=rows(1), coins=4),
    )  # fmt: skip
    assert game.ranking() == [[1], [0, 2]]
    said = [
        Speaker("glen-more", language, []).meant(decided)
        for language in ("en", "fr")
        if (decided := tie_break(game.table))
    ]
    assert said == [
        "Equal points, most resources: 1 against 0.",
        "À égalité de points, le plus de ressources l’emporte\u00a0: 1 contre 0.",
    ]

    whisky = ended(player(coins=4, barrels=2), player(coins=4, barrels=2))
    assert whisky.ranking() == [[0, 1]]
    assert tie_break(whisky.table) is None


def test_points_may_fall_below_nothing() -> None:
    """`glen-more/ending/tile-penalty`: row 21."""
    game = ended(player(tiles=rows(4), coins=1), player(coins=0))
    assert at(game).points == 1 - 12
    assert game.ranking() == [[1], [0]]
