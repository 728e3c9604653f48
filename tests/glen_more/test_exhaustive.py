"""Random games break nothing and meet everything; ten thousand are a command of their own."""

import pytest

from tests.glen_more.exhaustive import Seen, play

RARE = "rule "  # some refusals need a table made for them: see tests/rulebook


def test_a_few_random_games_break_no_invariant() -> None:
    seen = Seen()
    for seed in range(40):
        play(seed, seen)
    assert sum(seen.endings.values()) == 80


@pytest.mark.slow
def test_everything_in_the_box_and_every_ending_is_met() -> None:
    seen = Seen()
    for seed in range(400):
        play(seed, seen)
    assert [name for name in seen.missing() if not name.startswith(RARE)] == []


def test_what_was_not_met_is_named() -> None:
    missing = Seen().missing()
    assert "tile tile:bridge-3-river" in missing
    assert "moment chieftains_counted" in missing
    assert "ending win shared" in missing
