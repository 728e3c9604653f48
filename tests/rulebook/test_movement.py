"""Movement points: marching and promoting."""

from collections.abc import Sequence
from typing import Final

import pytest

from highlands.engine.game import Game
from highlands.games.glen_more.table import Table
from highlands.parts.cells import Cell
from tests.rulebook.tables import (
    WHOLE,
    asked,
    at,
    cell,
    drawn,
    end_turn,
    figures,
    gains,
    play,
    player,
    prompt,
    told,
    why_not,
)  # fmt: skip

#   q v h f      q quarry, v villages, h starting village, f forest
#   v m . .      m the meadow that is placed
LAND: Final = "w1=village-0-road w2=quarry-0-road s1w2=village-1-plain-wood e1=forest-0-road"
GRAY: Final = ["home", "w1", "s1w2"]


def marching(
    members: str = "home w1",
    points: int = 3,
    chieftains: int = 0,
    space: int = 2,
    stacks: Sequence[str] = WHOLE,
    last_member: str = "until-last-turn",
) -> Game[Table]:
    """Anna has moved to a space, placed the meadow, and activated so many gray tiles."""
    game = drawn(
        player(tiles=LAND, members=members, chieftains=chieftains),
        player(),
        player(),
        player(),
        filler="meadow-1-plain",
        track=f"Anna {'meadow-1-plain ' * 8} Bruce Clara Danny",
        stacks=stacks,
        last_member=last_member,
    )
    play(game, f"take space:{space}", "place cell:s1w1")
    play(game, *[f"activate cell:{place}" for place in GRAY[:points]], "decline")
    assert at(game).movement == points
    return game


def cells(*names: str) -> list[Cell]:
    return sorted(cell(name) for name in names)


def test_three_points_move_one_by_three_tiles() -> None:
    """`glen-more/march/points`: row 16; by edges and corners."""
    game = marching()
    play(game, "march cell:home cell:s1w1", "march cell:s1w1 cell:s1w2", "march cell:s1w2 cell:w2")
    assert at(game).members == cells("w2", "w1")
    assert prompt(game) == "stack-1"


def test_three_points_move_three_by_one_tile_with_promotions_between() -> None:
    """`glen-more/march/points`: row 16; steps and promotions mix freely."""
    game = marching("home w1 w1")
    play(game, "march cell:home cell:e1", "promote cell:w1", "march cell:w1 cell:s1w1")
    assert at(game).members == cells("e1", "s1w1")
    assert at(game).chieftains == 1


def test_unspent_movement_points_are_lost() -> None:
    """`glen-more/march/points`: row 16; before the refill, and nothing is kept."""
    game = marching()
    happened = end_turn(game, "march cell:home cell:e1", "decline")
    assert str(happened[3]) == "0 gained 1 thing:clan-member (cell:home)"
    assert "0 lost 2 thing:movement (thing:unused)" in told(happened, "lost")
    assert at(game).movement == 0


def test_movement_comes_after_all_activations() -> None:
    """`glen-more/march/points`: a point gained is not yet spent."""
    game = drawn(player(tiles=LAND, members="home w1"), player(), track="Anna meadow-1-plain")
    play(game, "take space:2", "place cell:s1w1", "activate cell:home")
    assert why_not(game, "march cell:home cell:e1") == "engine/not-asked"
    play(game, "decline")
    assert why_not(game, "activate cell:w1") == "engine/not-asked"
    assert why_not(game, "march cell:home cell:e1") is None


def test_without_movement_points_nobody_is_asked() -> None:
    """`glen-more/march/points`"""
    assert prompt(marching(points=0)) == "stack-1"


def test_only_somebody_who_is_there_marches() -> None:
    """`glen-more/march/no-member`, `glen-more/promote/no-member`"""
    game = marching()
    assert why_not(game, "march cell:e1 cell:home") == "glen-more/march/no-member"
    for place in ("e1", "s1w1", "n5"):
        assert why_not(game, f"promote cell:{place}") == "glen-more/promote/no-member"


def test_a_step_leads_to_an_own_tile_beside_and_never_over_a_gap() -> None:
    """`glen-more/march/own-tile`: row 41; any number may stand on a tile."""
    game = marching("home w1 w1 w1")
    assert [answer for answer in asked(game) if answer.startswith("march cell:home")] == [
        f"march cell:home cell:{place}" for place in ("w1", "e1", "s1w1")
    ]
    for place in ("n1", "s1", "s1e1"):
        assert why_not(game, f"march cell:home cell:{place}") == "glen-more/march/own-tile"
    play(game, "march cell:home cell:w1")
    assert at(game).members == cells("w1", "w1", "w1", "w1")


def test_a_loch_carries_people_too() -> None:
    """`glen-more/march/own-tile`: row 41."""
    game = drawn(player(tiles="n1=loch-morar w1=village-0-road", members="w1 home"), player(),
                 track="Anna meadow-1-plain")  # fmt: skip
    play(game, "take space:2", "place cell:n1w1", "activate cell:w1", "decline")
    play(game, "march cell:home cell:n1")
    assert at(game).members == cells("n1", "w1")


def test_a_clan_member_becomes_a_chieftain_for_a_point() -> None:
    """`glen-more/promote/chieftain`"""
    game = marching()
    assert gains(play(game, "promote cell:w1")) == {
        "thing:movement": -1, "thing:clan-member": -1, "thing:chieftain": 1,
    }  # fmt: skip
    assert at(game).members == cells("home")


def test_a_promotion_counts_in_the_scoring_that_the_turn_brings() -> None:
    """`glen-more/promote/chieftain`: row 16."""
    game = marching(stacks=["", "castle-moil", "whole", "whole"])
    happened = end_turn(game, "promote cell:w1", "decline")
    assert told(happened, "scored") == ["nature scored round:1"]
    assert "0 gained 1 thing:vp (scoring:chieftains)" in told(happened, "gained")


LEFT: Final = ["", "", "", "tavern-3-plain donan-castle loch-shiel"]


@pytest.mark.parametrize("last_member", ["until-last-turn", "never"])
def test_the_last_clan_member_stays(last_member: str) -> None:
    """`glen-more/promote/one-stays`, `glen-more/option/last-member`: row 7."""
    game = marching("home", last_member=last_member)
    assert why_not(game, "promote cell:home") == "glen-more/promote/one-stays"
    assert figures(game, "promote cell:home")["members"] == 1
    assert why_not(game, "march cell:home cell:e1") is None
    two = marching("home w1", last_member=last_member)
    play(two, "promote cell:w1")
    assert why_not(two, "promote cell:home") == "glen-more/promote/one-stays"


def test_the_last_clan_member_may_leave_in_the_last_turn() -> None:
    """`glen-more/promote/one-stays`, `glen-more/option/last-member`: row 7, three tiles are left.

    From space 4 on, three spaces away, the last of them is drawn before Anna's next turn.
    """
    for space, expected in ((3, "glen-more/promote/one-stays"), (4, None), (5, None)):
        game = marching("home", stacks=LEFT, space=space)
        assert why_not(game, "promote cell:home") == expected
    game = marching("home", stacks=LEFT, space=3)
    end_turn(game)
    assert not game.over
    assert prompt(game) == "take"
    game = marching("home", stacks=LEFT, space=4)
    end_turn(game, "promote cell:home")
    assert game.over
    assert at(game).chieftains == 1


def test_never_means_not_even_in_the_last_turn() -> None:
    """`glen-more/promote/one-stays`, `glen-more/option/last-member`: row 7, `never`."""
    game = marching("home", stacks=LEFT, space=5, last_member="never")
    assert why_not(game, "promote cell:home") == "glen-more/promote/one-stays"


def test_free_means_at_any_time_and_then_nothing_can_be_placed() -> None:
    """`glen-more/promote/one-stays`, `glen-more/option/last-member`: rows 7 and 2, `free`."""
    game = marching("home", last_member="free")
    end_turn(game, "promote cell:home")
    assert at(game).members == []
    assert prompt(game) == "take"
    assert {answer.split()[0] for answer in asked(game)} == {"discard"}
    assert why_not(game, "take space:3") == "glen-more/take/nowhere-to-place"
