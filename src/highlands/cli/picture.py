"""The scene of a game's table, if the game has a way to make one."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from highlands.cli.trouble import Trouble
from highlands.engine.game import Game
from highlands.engine.seat import NATURE, Seat
from highlands.scene.scene import Scene


def beside_rules(game: Game[Any], name: str) -> Any:
    """A module that lies beside a game's rules; nothing, if the game has none of the name."""
    package = type(game.rules).__module__.rpartition(".")[0]
    module = f"{package}.{name}" if package else name
    return import_module(module) if find_spec(module) else None


def scene_of(game: Game[Any], viewer: Seat | None) -> Scene:
    """The table before one viewer, and what the viewer may do just now."""
    module = beside_rules(game, "scene")
    if module is None:
        raise Trouble(f"there is no picture of {game.rules.name}.")
    decision = game.decision
    asked = decision if decision is not None and decision.seat != NATURE else None
    scene: Scene = module.scene_of(game.rules.view(game.table, viewer), viewer, asked)
    return scene
