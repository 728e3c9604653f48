"""A series: many games between the same bots, who change seats so that nobody is favoured."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from highlands.arena.match import play_out
from highlands.bots.bot import bot_named
from highlands.engine.game import Game, open_game
from highlands.engine.luck import SEEDS, Luck
from highlands.engine.record import write
from highlands.engine.registry import rules_of
from highlands.engine.rules import agree
from highlands.engine.seat import Seat

BATCH: Final = 4  # games that a process takes at a time


class Series:
    """Who plays what. All that happens in it follows from its seed."""

    def __init__(
        self, game: str, bots: Sequence[str], seats: int, seed: int, options: Mapping[str, str]
    ) -> None:
        self.game = game
        self.bots = list(bots)
        self.seats = seats
        self.seed = seed
        self.circle = [bots[place % len(bots)] for place in range(max(seats, len(bots)))]
        for bot in bots:
            bot_named(bot)
        self.options = agree(rules_of(game), told_apart(self.lineup(0)), seed, options).options

    def lineup(self, number: int) -> list[str]:
        """The bots by their seats: in turn, repeated to fill them, one further in every game."""
        return [self.circle[(seat + number) % len(self.circle)] for seat in range(self.seats)]

    def rotations(self) -> int:
        """After how many games everybody sits as in the first one."""
        for number in range(1, len(self.circle)):
            if self.circle[number:] + self.circle[:number] == self.circle:
                return number
        return len(self.circle)

    def seed_of(self, number: int) -> int:
        """The seed of a game: everybody's turn at every seat comes with the same luck."""
        return (self.seed + number // self.rotations()) % SEEDS


@dataclass(frozen=True)
class Played:
    """What came of one game of a series."""

    number: int
    lineup: list[str]  # the bot of each seat
    ranking: list[list[Seat]]
    scores: list[int]  # the points of each seat
    decisions: int  # nature's answers included
    record: str


def play_number(series: Series, number: int) -> Played:
    """Play one game of a series by its number, whether or not the others are played."""
    rules, lineup, seed = rules_of(series.game), series.lineup(number), Luck(series.seed)
    setup = agree(rules, told_apart(lineup), series.seed_of(number), series.options)
    bots = [bot_named(bot, seed.number(f"bot {seat}", number)) for seat, bot in enumerate(lineup)]
    game: Game[Any] = play_out(open_game(rules, setup), bots)
    decisions, scores = len(game.answered()), rules.scores(game.table)
    return Played(number, lineup, game.ranking(), scores, decisions, write(game))


def play_series(series: Series, games: int, processes: int = 1) -> Iterator[Played]:
    """The games of a series in their order, each as soon as it and those before it are over."""
    once = partial(play_number, series)
    if processes == 1:
        yield from map(once, range(games))
    else:
        with ProcessPoolExecutor(processes) as pool:
            yield from pool.map(once, range(games), chunksize=BATCH)


def told_apart(lineup: Sequence[str]) -> list[str]:
    """Names for the seats: "random", "random 2"."""
    return [
        f"{bot} {place}" if (place := lineup[: seat + 1].count(bot)) > 1 else bot
        for seat, bot in enumerate(lineup)
    ]
