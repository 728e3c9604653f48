"""Which games there are. Nothing else outside a game's folder names it."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from highlands.engine.header import Written
from highlands.engine.quoted import quoted
from highlands.engine.rules import Rules

GAMES: Final[dict[str, str]] = {
    "glen-more": "highlands.games.glen_more.rules:GlenMore",
}
LOADERS: Final[dict[str, Callable[[], Rules[Any]]]] = {}
LOADED: Final[dict[str, Rules[Any]]] = {}


class UnknownGame(ValueError):
    """Somebody asked for a game that is not here."""


def names() -> list[str]:
    """What can be played."""
    return [*GAMES, *LOADERS]


def register(name: str, loader: Callable[[], Rules[Any]]) -> None:
    """Add a game from elsewhere."""
    if name in names():
        raise ValueError(f"there is a game {quoted(name)} already")
    LOADERS[name] = loader


def rules_of(name: str) -> Rules[Any]:
    """The rules of a game, loaded when they are first needed."""
    if name not in LOADED:
        if name in LOADERS:
            LOADED[name] = LOADERS[name]()
        elif name in GAMES:
            module, _, rules = GAMES[name].partition(":")
            LOADED[name] = getattr(import_module(module), rules)()
        else:
            known = ", ".join(names())
            raise UnknownGame(f"there is no game {quoted(name)}; there is {known}")
    return LOADED[name]


def rules_for(text: str) -> Rules[Any]:
    """The rules of the game that a record or a position is of."""
    named = Written(text).value("game")
    try:
        return rules_of(named.text)
    except UnknownGame as error:
        raise named.wrong(str(error)) from None
