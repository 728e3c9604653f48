"""Dependencies point inwards, and the rules know nothing of the world around them."""

import sys
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGE, dotted, imports, modules

# What each package may import besides itself. The first ones know least.
ALLOWED = {
    "engine": set[str](),
    "scene": set[str](),
    "parts": {"engine", "scene"},
    "games": {"engine", "scene", "parts"},
    "words": {"engine", "scene", "parts", "games"},
    "bots": {"engine", "scene", "parts", "games"},
    "env": {"engine", "scene", "parts", "games"},
    "arena": {"engine", "scene", "parts", "games", "words", "bots", "env"},
    "web": {"engine", "scene", "parts", "games", "words", "bots", "env"},
    "cli": {"engine", "scene", "parts", "games", "words", "bots", "env", "arena", "web"},
}

# These import the standard library only, and mypy_extensions.
RULES = ("engine", "scene", "parts", "games")

# What a rule that is played again from its record must never look at.
WORLD = {"asyncio", "datetime", "random", "secrets", "socket", "threading", "time", "urllib"}

FILES = [path for path in modules(PACKAGE) if path.parent != PACKAGE]


def package_of(name: str) -> str:
    """`highlands.games.glen_more.turn` belongs to `games`."""
    return name.split(".")[1] if "." in name else ""


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def imported(path: Path) -> list[str]:
    """The parts of Highlands that a file imports."""
    return [name for name in imports(path) if name.split(".")[0] == "highlands"]


def test_there_is_something_to_look_at() -> None:
    assert {package_of(dotted(path)) for path in FILES} >= {"engine", "parts", "games", "cli"}
    assert any(imported(path) for path in FILES)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_dependencies_point_inwards(path: Path) -> None:
    package = package_of(dotted(path))
    allowed = ALLOWED[package] | {package}
    outwards = [name for name in imported(path) if package_of(name) not in {*allowed, ""}]
    assert not outwards, f"{package} may import {sorted(allowed)}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_nobody_inside_imports_the_public_face(path: Path) -> None:
    if package_of(dotted(path)) not in {"arena", "cli", "web"}:
        assert "highlands" not in imported(path)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_game_imports_no_other_game(path: Path) -> None:
    own = dotted(path).split(".")
    if own[1] == "games" and len(own) > 2:
        others = [name for name in imported(path) if package_of(name) == "games"]
        assert all(name.split(".")[2:3] in ([], [own[2]]) for name in others)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_rules_need_the_standard_library_only(path: Path) -> None:
    if package_of(dotted(path)) in RULES:
        roots = {name.split(".")[0] for name in imports(path)}
        assert roots <= sys.stdlib_module_names | {"highlands", "mypy_extensions"}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_rules_know_no_clock_no_chance_and_no_network(path: Path) -> None:
    if package_of(dotted(path)) in RULES:
        assert not {name.split(".")[0] for name in imports(path)} & WORLD


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_there_is_no_event_loop_below_the_web(path: Path) -> None:
    if package_of(dotted(path)) != "web":
        assert "asyncio" not in {name.split(".")[0] for name in imports(path)}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_nobody_refers_weakly_to_what_may_be_compiled(path: Path) -> None:
    """A compiled object that dies while weakly referred to brings Python down (mypyc#1102)."""
    assert "weakref" not in {name.split(".")[0] for name in imports(path)}
