"""How fast a game is played by seats that answer at random: what `highlands bench` measures."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, TypeAlias

import highlands.engine.game
from highlands.engine.choice import Choice
from highlands.engine.game import Game, open_game
from highlands.engine.luck import QuickLuck, mix
from highlands.engine.playout import playout, playout_checked, playout_cloning
from highlands.engine.registry import rules_of
from highlands.engine.rules import agree
from highlands.engine.seat import Seat

AnyGame: TypeAlias = Game[Any]

GAMES: Final = 24  # different games, played again and again
EVERY: Final = 9  # one position in so many is kept to be cloned


def mode() -> str:
    """Whether the rules run as Python or as compiled C."""
    return "interpreted" if highlands.engine.game.__file__.endswith(".py") else "compiled"


class Bench:
    """The same games for every figure, and positions in the middle of their turns."""

    def __init__(self, name: str, seats: int) -> None:
        self.rules = rules_of(name)
        self.names = [f"seat {seat + 1}" for seat in range(seats)]
        self.setups = [agree(self.rules, self.names, seed, {}) for seed in range(GAMES)]
        self.answers: list[int] = []  # of each game, nature's included
        self.stages: list[tuple[AnyGame, Seat, Choice]] = []  # each with an answer to be given
        for number in range(GAMES):
            self.answers.append(self.rehearse(number))

    def start(self, number: int) -> AnyGame:
        """One of the games, as people play it."""
        return open_game(self.rules, self.setups[number % GAMES])

    def simulated(self, number: int) -> AnyGame:
        """One of the games with the quicker luck of simulations and searches."""
        game = open_game(self.rules, self.setups[number % GAMES].without_seed())
        game.seat_nature(QuickLuck(number % GAMES))
        return game

    def rehearse(self, number: int) -> int:
        """Play one of the games before time is taken; keep positions, and count the answers."""
        game, count = self.simulated(number), 0
        while (decision := game.decision) is not None:
            options = decision.options()
            choice = options[mix(number + count) % len(options)]
            if count % EVERY == 0 and game.answers:
                self.stages.append((game.clone(), decision.seat, choice))
            game.advance(choice)
            count += 1
        return len(game.answered())

    def measure(self, seconds: float) -> dict[str, str | float]:
        """Every figure, each measured for so many seconds."""
        games = per_second(self.game, seconds)
        return {
            "mode": mode(),
            "seats": len(self.names),
            "decisions_per_second": games * sum(self.answers) / GAMES,
            "decisions_from_clones_per_second": per_second(self.search, seconds),
            "decisions_checked_and_told_per_second": per_second(self.front_door, seconds),
            "clones_per_second": per_second(self.clones, seconds),
            "clone_and_decision_us": 1e6 / per_second(self.steps, seconds),
            "games_per_second": games,
        }

    def game(self, number: int) -> int:
        """A game of which nothing is kept."""
        playout(self.simulated(number).forget(), number % GAMES)
        return 1

    def search(self, number: int) -> int:
        """A game that goes on at a fresh clone before every decision of a seat."""
        return playout_cloning(self.simulated(number), number % GAMES)

    def front_door(self, number: int) -> int:
        """A game in which every decision of a seat is checked, and every event told."""
        return playout_checked(self.start(number), number % GAMES)

    def clones(self, _number: int) -> int:
        for stage, _, _ in self.stages:
            stage.clone()
        return len(self.stages)

    def steps(self, _number: int) -> int:
        """A clone and one answer, up to the next question, at every position that was kept.

        So a search makes the children of a node; nature waits to be played like a seat.
        """
        for stage, seat, choice in self.stages:
            stage.clone().accept(seat, choice)
        return len(self.stages)


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """How much is done in a second. Every piece of work says how much it was."""
    done, number, began = 0, 0, perf_counter()
    while (passed := perf_counter() - began) < seconds:
        done += work(number)
        number += 1
    return done / passed
