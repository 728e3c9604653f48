"""What came of a series, in figures."""

from collections.abc import Sequence
from fractions import Fraction
from statistics import fmean, pstdev
from typing import TypedDict

from highlands.arena.series import Played, Series


class Scores(TypedDict):
    """The points of all seats that a bot has taken."""

    mean: float
    deviation: float


class Report(TypedDict):
    """A series in figures. Everything but the two speeds is the same on every machine."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    games: int
    decisions: int  # all answers, nature's included
    games_per_second: float
    decisions_per_second: float
    played: dict[str, int]  # how many seats each bot took
    wins: dict[str, float]  # a shared win is shared
    shared: int  # games that more than one seat won
    scores: dict[str, Scores]


def report(series: Series, games: Sequence[Played], seconds: float) -> Report:
    """Everything there is to say about games that took so many seconds."""
    points: dict[str, list[int]] = {bot: [] for bot in series.bots}
    wins = {bot: Fraction(0) for bot in series.bots}
    for game in games:
        for bot, score in zip(game.lineup, game.scores, strict=True):
            points[bot].append(score)
        for seat in game.ranking[0]:
            wins[game.lineup[seat]] += Fraction(1, len(game.ranking[0]))
    decisions = sum(game.decisions for game in games)
    return Report(
        game=series.game,
        seats=series.seats,
        seed=series.seed,
        options=series.options,
        games=len(games),
        decisions=decisions,
        games_per_second=round(len(games) / seconds, 2),
        decisions_per_second=round(decisions / seconds, 1),
        played={bot: len(scores) for bot, scores in points.items()},
        wins={bot: round(float(won), 2) for bot, won in wins.items()},
        shared=sum(len(game.ranking[0]) > 1 for game in games),
        scores={bot: spread(scores) for bot, scores in points.items() if scores},
    )


def spread(scores: Sequence[int]) -> Scores:
    """The mean of some scores, and how far they lie from it."""
    return Scores(mean=round(fmean(scores), 2), deviation=round(pstdev(scores), 2))
