"""The bot that takes any option, all equally likely: the measure of all others."""

from random import Random
from typing import Any

from highlands.engine.choice import Choice
from highlands.engine.game import Game
from highlands.engine.seat import Seat


class RandomBot:
    """Plays by chance, which its seed settles."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def decide(self, game: Game[Any], seat: Seat) -> Choice:
        choice: Choice = self.chance.choice(game.pending[seat].options())
        return choice
