"""The bench measures what it says."""

from highlands.arena.speed import GAMES, Bench, mode
from highlands.engine.playout import playout

RATES = {
    "decisions_per_second",
    "decisions_from_clones_per_second",
    "decisions_checked_and_told_per_second",
    "clones_per_second",
    "clone_and_decision_us",
    "games_per_second",
}


def test_every_figure_is_there() -> None:
    figures = Bench("glen-more", 3).measure(0.01)
    assert set(figures) == {"mode", "seats", *RATES}
    assert figures["mode"] == mode()
    assert all(float(figures[rate]) > 0 for rate in RATES)


def test_nature_counts_and_clones_are_made_in_the_middle_of_turns() -> None:
    bench = Bench("glen-more", 2)
    seats = sum(playout(bench.simulated(number), number) for number in range(GAMES))
    assert sum(bench.answers) > seats
    assert bench.stages
    assert all(stage.answers for stage, _, _ in bench.stages)
