"""The scene of a game's table, if the game has a way to make one."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from highlands.engine.game import Game
from highlands.engine.seat import NATURE, Seat
from highlands.scene.faces import Counter
from highlands.scene.scene import Group, Panel, Piece, Scene


def beside_rules(game: Game[Any], name: str) -> Any:
    """A module that lies beside a game's rules; nothing, if the game has none of the name."""
    package = type(game.rules).__module__.rpartition(".")[0]
    module = f"{package}.{name}" if package else name
    return import_module(module) if find_spec(module) else None


def scene_of(game: Game[Any], viewer: Seat | None, *, own: bool = False) -> Scene:
    """The table before one viewer, and what may be done just now: by anybody, or by the viewer.

    What others may do can tell what they hold; whoever must not know it is shown their own only.
    """
    view = game.rules.view(game.table, viewer)
    module = beside_rules(game, "scene")
    if module is None:
        groups = [plain_group(game, view, seat) for seat in range(len(game.setup.names))]
        return Scene("", tuple(groups))
    decision = game.decision
    if own:
        decision = None if viewer is None else game.pending.get(viewer)
    asked = decision if decision is not None and decision.seat != NATURE else None
    scene: Scene = module.scene_of(view, viewer, asked)
    return scene


def plain_group(game: Game[Any], view: Any, seat: Seat) -> Group:
    """What a seat has, of a game that cannot draw its table."""
    name = f"seat:{seat + 1}"
    held = game.rules.holdings(view, seat).items()
    counters = tuple(Piece(f"{name}/{thing}", Counter(thing, n), label=thing) for thing, n in held)
    return Group(name, (Panel(name, name, seat, (counters,)),), seat)
