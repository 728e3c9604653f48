"""What the referee refuses in any game, here at a table of Glen More; and what is only shown."""

import pytest

from highlands.engine.refusal import Refused
from highlands.engine.seat import NATURE
from tests.rulebook.tables import (
    ANNA,
    BRUCE,
        at,
    drawn,
    end_turn,
    play,
    player,
    prompt,
    why_not,
)  # fmt: skip

ROAD = "w1=quarry-0-road"


def test_only_the_seat_that_is_asked_answers() -> None:
    """`engine/not-your-turn`"""
    game = drawn(player(tiles=ROAD), player(tiles=ROAD), track="Anna meadow-1-plain")
    for seat in (BRUCE, NATURE):
        refusal = game.why_not(seat, "take space:2")
        assert refusal is not None
        assert refusal.rule == "engine/not-your-turn"
    with pytest.raises(Refused):
        game.play(BRUCE, "take space:2")
    assert prompt(game) == "take"


def test_an_answer_is_of_the_kind_that_is_asked_for() -> None:
    """`engine/not-asked`"""
    game = drawn(player(tiles=ROAD), player(), track="Anna meadow-1-plain")
    for answer in (
        "place cell:n1w1",
        "activate cell:home",
        "roll die:2",
        "surrender thing:chieftain",
    ):
        assert why_not(game, answer) == "engine/not-asked"


def test_nothing_is_taken_back_past_nature_or_another_seat() -> None:
    """`engine/nothing-to-undo`"""
    game = drawn(player(tiles=ROAD), player(tiles=ROAD), track="Anna Bruce meadow-1-plain")
    play(game, "take space:3", "place cell:n1w1")
    game.undo(ANNA)
    game.undo(ANNA)
    assert prompt(game) == "take"
    with pytest.raises(Refused) as caught:
        game.undo(ANNA)
    assert caught.value.refusal.rule == "engine/nothing-to-undo"
    end_turn(game, "take space:3", "place cell:n1w1")
    for seat in (ANNA, BRUCE):
        with pytest.raises(Refused):
            game.undo(seat)


@pytest.mark.parametrize("points", ["open", "hidden"])
def test_hidden_points_are_played_like_open_ones(points: str) -> None:
    """`glen-more/option/points`: row 23; what is hidden is a matter of showing alone."""
    game = drawn(
        player(tiles=ROAD, points=5), player(points=9), track="Anna meadow-1-plain", points=points
    )
    assert game.table.terms.points_hidden == (points == "hidden")
    end_turn(game, "take space:2", "place cell:n1w1")
    assert [seated.points for seated in game.table.players] == [5, 9]
    assert game.ranking() == [[BRUCE], [ANNA]]
    assert at(game).coins == 6
