"""What a bot is, and which there are."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

from highlands.engine.choice import Choice
from highlands.engine.game import Game
from highlands.engine.quoted import quoted
from highlands.engine.seat import Seat


class Bot(Protocol):
    """Somebody who answers. One bot sits at one seat of one game."""

    name: str

    def decide(self, game: Game[Any], seat: Seat) -> Choice:
        """An option of the decision that the seat is asked for; the game is left as it is.

        A bot looks at nothing that its seat may not know, and not at the luck to come.
        """


BOTS: Final[dict[str, str]] = {
    "random": "highlands.bots.random_bot:RandomBot",
    "greedy": "highlands.bots.greedy:GreedyBot",
}


class UnknownBot(ValueError):
    """Somebody asked for a bot that is not here."""


def names() -> list[str]:
    """Which bots can be asked to play, the weakest first."""
    return list(BOTS)


def bot_named(name: str, seed: int = 0) -> Bot:
    """A new bot, loaded when one of its kind is first needed. The seed is for what it leaves open.

    The same bot with the same seed answers the same game in the same way.
    """
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {quoted(name)}; there is {', '.join(names())}")
    module, _, bot = BOTS[name].partition(":")
    make: Callable[[int], Bot] = getattr(import_module(module), bot)
    return make(seed)
