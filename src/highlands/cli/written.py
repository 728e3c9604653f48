"""The position of a game: the table as it was between two turns, and the answers since."""

from typing import Any

from highlands.engine.game import Game, Rest
from highlands.engine.record import write


def position_of(game: Game[Any]) -> str:
    """A text that can be edited and played on; it says nothing of how play came there."""
    begun = Rest(game.rest.table, None, [], drawn=True)
    fresh = Game(game.rules, game.setup.without_seed(), begun, list(game.answers), None)
    return write(fresh)
