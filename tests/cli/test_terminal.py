"""At a terminal: colour, history, completion, Ctrl-C; and talking through pipes line by line."""

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select
from time import monotonic

import pytest

from highlands.engine.game import open_game
from highlands.engine.rules import agree
from highlands.parts.picture import scene_of
from highlands.scene.text import text
from tests.cli.running import ALONE, OUTSIDE, started
from tests.orchard.rules import Orchard

PATIENCE = 20.0
READY = "\n>"
SIGNS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")


class Terminal:
    """A pseudo terminal with a command in it."""

    def __init__(self, process: "subprocess.Popen[bytes]", screen: int) -> None:
        self.process = process
        self.screen = screen
        self.raw = ""

    def until(self, words: str) -> str:
        """Everything that has been shown, as soon as some words are among it."""
        until = monotonic() + PATIENCE
        while words not in SIGNS.sub("", self.raw):
            ready, _, _ = select([self.screen], [], [], max(0.0, until - monotonic()))
            assert ready, SIGNS.sub("", self.raw)
            self.raw += os.read(self.screen, 65536).decode(errors="replace")
        return SIGNS.sub("", self.raw)

    def type(self, letters: str) -> None:
        self.raw = ""
        os.write(self.screen, letters.encode())


@contextmanager
def terminal(*words: str, folder: Path, **also: str) -> Iterator[Terminal]:
    screen, inside = pty.openpty()
    surroundings = {**OUTSIDE, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40"}
    process = subprocess.Popen(
        [sys.executable, "-m", "highlands", *words],
        cwd=folder,
        env=surroundings | {"PROMPT_TOOLKIT_NO_CPR": "1"} | also,
        stdin=inside,
        stdout=inside,
        stderr=inside,
    )
    os.close(inside)
    try:
        yield Terminal(process, screen)
    finally:
        process.kill()
        process.wait()
        os.close(screen)


@pytest.mark.slow
def test_a_turn_at_a_terminal(folder: Path) -> None:
    with terminal("play", *ALONE, "--save", "game.txt", folder=folder) as here:
        here.until(READY)
        assert "\x1b[" in here.raw
        here.type("take space:8\r")
        assert "place e1" in here.until(READY)
        here.type("place e\t")
        here.until("place e1")
        here.type("\x03")
        here.until("highlands play --from game.txt")
        assert here.process.wait(PATIENCE) == 130
    assert "take space:8" in (folder / "game.txt").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_end_of_input_at_a_terminal(folder: Path) -> None:
    with terminal("play", *ALONE, "--save", "game.txt", folder=folder, NO_COLOR="1") as here:
        here.until(READY)
        assert not re.search(r"\x1b\[[0-9;]*3[0-9]", here.raw)
        here.type("\x04")
        here.until("highlands play --from game.txt")
        assert here.process.wait(PATIENCE) == 0


@pytest.mark.slow
def test_a_replay_goes_forwards_and_backwards(played: Path, folder: Path) -> None:
    with terminal("replay", str(played), "--from", "30", folder=folder) as here:
        here.until("30 of")
        here.type("\n")
        assert "  31 " in here.until("31 of")
        here.type("b\n")
        assert "Warehouse" in here.until("30 of")
        here.type("100\n")
        here.until("100 of")
        here.type("t\n")
        assert "Warehouse" in here.until("100 of")
        here.type("q\n")
        assert here.process.wait(PATIENCE) == 0


def test_a_question_is_seen_before_it_is_answered(folder: Path) -> None:
    with started("play", *ALONE, "--save", "game.txt", folder=folder) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        said = ""
        while not said.endswith("\n> "):
            said += process.stdout.read(1)
        assert "take a tile from the track" in said
        process.stdin.write("quit\n")
        process.stdin.close()
        assert process.wait(PATIENCE) == 0
        process.stdout.read()


def test_letters_that_cannot_be_read_are_no_traceback(folder: Path) -> None:
    process = started("play", *ALONE, folder=folder)
    assert process.stdin is not None
    os.write(process.stdin.fileno(), b"\xff\xfe\n1\n")
    said, complaint = process.communicate()
    assert complaint == ""
    assert "is no choice and no word I know" in said
    assert "takes the" in said


def test_a_game_that_cannot_draw_its_table_still_shows_what_everybody_has() -> None:
    rules = Orchard()
    game = open_game(rules, agree(rules, ["Anna", "Bruce"], 1, {}))
    said = text(scene_of(game, 0), lambda reference: reference)
    assert all(f"seat:{seat + 1}" in said for seat in range(len(game.setup.names)))
