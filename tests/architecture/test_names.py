"""Nothing outside a game's folder names that game, except the registry."""

import re
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGE, games

REGISTRY = PACKAGE / "engine" / "registry.py"
TEXTS = {".py", ".toml", ".ftl", ".css", ".js", ".html", ".svg", ".txt"}


# What a person might type, at the end of a command's help: it needs a game's real name.
EXAMPLE = re.compile(r"\bexamples?\b", re.IGNORECASE)


def naming(game: str) -> re.Pattern[str]:
    """`glen_more` is also written glen-more, Glen More and GlenMore, and is not `glen_more_2`."""
    words = game.split("_")
    return re.compile(r"[\s_-]?".join(words) + r"(?![\s_-]?\d)", re.IGNORECASE)


def texts() -> list[Path]:
    """Every file of the package that people or programs read as text."""
    return sorted(path for path in PACKAGE.rglob("*") if path.suffix in TEXTS)


def in_help(path: Path) -> bool:
    return PACKAGE / "cli" in path.parents


def test_there_are_games_and_each_names_itself() -> None:
    assert games()
    for game in games():
        own = PACKAGE / "games" / game
        assert any(
            naming(game).search(path.read_text(encoding="utf-8")) for path in own.rglob("*.py")
        )


def test_the_registry_names_every_game() -> None:
    said = REGISTRY.read_text(encoding="utf-8")
    assert [game for game in games() if not naming(game).search(said)] == []


@pytest.mark.parametrize("game", games())
def test_only_the_registry_names_a_game(game: str) -> None:
    own = PACKAGE / "games" / game
    slips = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in texts()
        if path != REGISTRY and own not in path.parents
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if naming(game).search(line) and not (in_help(path) and EXAMPLE.search(line))
    ]
    assert slips == []


@pytest.mark.parametrize("game", games())
def test_no_file_outside_is_called_after_a_game(game: str) -> None:
    own = PACKAGE / "games" / game
    assert not [
        path
        for path in PACKAGE.rglob("*")
        if naming(game).search(path.name)
        and path != own
        and own not in path.parents
        and "__pycache__" not in path.parts
    ]
