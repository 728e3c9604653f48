"""Decision sequences to a depth. A figure that changes is a rule that changed.

Nature's answers are not branched over: a turn is counted up to where the refill begins.
"""

from typing import Any

import pytest

import highlands
from highlands.engine.game import Game
from highlands.engine.seat import NATURE

NAMES = ["Anna", "Bruce", "Clara", "Danny", "Ewan"]


def perft(game: Game[Any], depth: int) -> int:
    """The number of different ways to give so many answers, or as many as the turn has."""
    seat = next(iter(game.pending), NATURE)
    if depth == 0 or seat == NATURE:
        return 1
    total = 0
    for option in game.pending[seat].options():
        twin = game.clone()
        twin.play(seat, option)
        total += perft(twin, depth - 1)
    return total


def position(seats: int, seed: int, turns: int) -> Game[Any]:
    """So many turns into a game in which everybody takes the first option there is."""
    game = highlands.new("glen-more", NAMES[:seats], seed=seed, first_player="chosen")
    while turns:
        (decision,) = game.pending.values()
        rest = game.rest
        game.play(decision.seat, decision.options()[0])
        turns -= game.rest is not rest
    game.seat_nature(None)
    return game


@pytest.mark.parametrize(
    ("seats", "seed", "turns", "counts"),
    [
        (2, 1, 0, [10, 20, 64, 164]),
        (4, 2, 0, [8, 16, 48, 80]),
        (3, 3, 6, [11, 60, 263, 1206]),
        (5, 4, 9, [8, 18, 49, 182]),
    ],
)
def test_perft(seats: int, seed: int, turns: int, counts: list[int]) -> None:
    game = position(seats, seed, turns)
    assert [perft(game, depth) for depth in range(1, 5)] == counts
