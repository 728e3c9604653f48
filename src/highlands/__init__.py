"""Play, study and simulate the great Scottish board games."""

from collections.abc import Sequence
from typing import Any

from highlands.engine.game import Game, open_game
from highlands.engine.record import Unreadable, write
from highlands.engine.record import read as read_with
from highlands.engine.registry import rules_for, rules_of
from highlands.engine.rules import agree

__all__ = ["Game", "new", "position", "read", "write"]


def new(name: str, seats: Sequence[str], seed: int | None = None, **options: str) -> Game[Any]:
    """Begin a game. Without a seed nature's answers come from the caller."""
    rules = rules_of(name)
    chosen = {option.replace("_", "-"): value for option, value in options.items()}
    return open_game(rules, agree(rules, seats, seed, chosen))


def read(text: str) -> Game[Any]:
    """Play a record, or a written position, again."""
    return read_with(text, rules_for(text))


def position(text: str) -> Game[Any]:
    """Play on from a written position."""
    game = read(text)
    if not game.began_with_position:
        raise Unreadable(1, "there is no position in it")
    return game
