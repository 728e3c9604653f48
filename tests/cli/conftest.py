"""Records that commands are given."""

from pathlib import Path

import pytest

from highlands.engine.registry import LOADERS
from tests.cli.running import run


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game between bots."""
    path = tmp_path_factory.mktemp("played") / "game.txt"
    words = (
        "play",
        "glen-more",
        "--seats",
        "random,random,random:Clara",
        "--seed",
        "7",
        "--save",
        str(path),
    )
    assert run(*words).exit_code == 0
    return path


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test is somewhere else, so that no record is left about."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def only_what_is_built_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests may have registered games of their own, which are not for the command line."""
    for name in list(LOADERS):
        monkeypatch.delitem(LOADERS, name)
