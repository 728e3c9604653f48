"""Random play without lists of options, for the depth of a search."""

from highlands.engine.playout import rollout
from highlands.engine.seat import NATURE
from tests.engine.play import start


def test_a_rollout_plays_to_the_end_and_counts_the_answers_of_the_seats() -> None:
    ends = set()
    for seed in range(6):
        game, again = start(3), start(3)
        count = rollout(game, seed)
        assert game.over
        assert count == len([answer for answer in game.answered() if answer.seat != NATURE])
        assert rollout(again, seed) == count
        assert again.fingerprint() == game.fingerprint()
        ends.add(game.fingerprint())
    assert len(ends) > 1
