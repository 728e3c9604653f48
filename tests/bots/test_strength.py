"""The greedy bot is an opponent for a beginner. The whole measure is a command:

`highlands simulate glen-more --games 100 --bots greedy,random` must end with at least 95 wins, and
`highlands simulate glen-more --games 100 --bots greedy,random,random,random` with at least 80.
"""

import pytest

from highlands.arena.report import report
from highlands.arena.series import Series, play_series


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bots", "games", "wins"),
    [(["greedy", "random"], 12, 11), (["greedy", "random", "random", "random"], 8, 7)],
    ids=["one random seat", "three random seats"],
)
def test_it_wins_against_random_seats(bots: list[str], games: int, wins: int) -> None:
    series = Series("glen-more", bots, len(bots), 11, {})
    found = report(series, list(play_series(series, games)), 1.0)
    assert found["wins"]["greedy"] >= wins
    assert found["scores"]["greedy"]["mean"] > 2 * found["scores"]["random"]["mean"]
