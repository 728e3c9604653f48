"""Series: who sits where, what luck is met, and what is reported."""

from dataclasses import replace
from typing import Final

import pytest

from highlands.arena.report import report
from highlands.arena.series import Played, Series, play_number, play_series, told_apart
from highlands.bots.bot import UnknownBot
from highlands.engine.record import read
from highlands.engine.registry import UnknownGame, rules_of
from highlands.engine.rules import Unagreeable

GAME: Final = "glen-more"


def series(*bots: str, seats: int, seed: int = 3) -> Series:
    return Series(GAME, bots, seats, seed, {})


def test_bots_take_the_seats_in_turn_and_move_on() -> None:
    found = series("greedy", "random", seats=3)
    assert [found.lineup(number) for number in range(4)] == [
        ["greedy", "random", "greedy"],
        ["random", "greedy", "greedy"],
        ["greedy", "greedy", "random"],
        ["greedy", "random", "greedy"],
    ]


def test_with_more_bots_than_seats_everybody_comes_in() -> None:
    found = series("greedy", "random", "random", seats=2)
    seen = [found.lineup(number) for number in range(3)]
    assert seen == [["greedy", "random"], ["random", "random"], ["random", "greedy"]]


@pytest.mark.parametrize(
    ("bots", "seats", "seeds"),
    [
        (["greedy", "random"], 2, [3, 3, 4, 4, 5, 5]),
        (["greedy", "random"], 4, [3, 3, 4, 4, 5, 5]),
        (["greedy", "random"], 3, [3, 3, 3, 4, 4, 4]),
        (["random"], 4, [3, 4, 5, 6, 7, 8]),
    ],
)
def test_everybody_meets_the_same_luck_at_every_seat(
    bots: list[str], seats: int, seeds: list[int]
) -> None:
    found = series(*bots, seats=seats)
    assert [found.seed_of(number) for number in range(6)] == seeds


def test_names_can_be_told_apart() -> None:
    assert told_apart(["random", "greedy", "random"]) == ["random", "greedy", "random 2"]


def test_a_series_is_the_same_again_and_in_any_number_of_processes() -> None:
    found = series("random", seats=3)
    alone = list(play_series(found, 6))
    assert list(play_series(found, 6, processes=2)) == alone
    assert play_number(found, 4) == alone[4]
    assert alone[0].record != alone[1].record


def test_a_record_tells_the_game_again() -> None:
    played = play_number(series("random", seats=4), 1)
    game = read(played.record, rules_of(GAME))
    assert game.over
    assert game.ranking() == played.ranking
    assert game.rules.scores(game.table) == played.scores
    assert len(game.answered()) == played.decisions


def test_a_shared_win_is_shared() -> None:
    found = series("greedy", "random", seats=3)
    game = Played(0, ["greedy", "random", "greedy"], [[0, 1], [2]], [7, 7, 1], 100, "")
    other = replace(game, ranking=[[1], [0, 2]], scores=[1, 9, 1])
    result = report(found, [game, other], 2.0)
    assert result["wins"] == {"greedy": 0.5, "random": 1.5}
    assert result["shared"] == 1
    assert result["played"] == {"greedy": 4, "random": 2}
    assert result["scores"]["greedy"] == {"mean": 2.5, "deviation": 2.6}
    assert result["games_per_second"] == 1.0
    assert result["decisions_per_second"] == 100.0


def test_what_cannot_be_played_is_refused_before_anybody_sits_down() -> None:
    with pytest.raises(UnknownGame):
        Series("chess", ["random"], 2, 0, {})
    with pytest.raises(UnknownBot):
        series("oracle", seats=2)
    with pytest.raises(Unagreeable):
        series("random", seats=9)
    with pytest.raises(Unagreeable):
        Series(GAME, ["random"], 2, 0, {"weather": "fine"})
