"""The command itself: what it knows, how soon it answers, how quietly it stops."""

import re
import signal
from pathlib import Path
from time import monotonic

import pytest

from highlands.cli.main import COMMANDS
from tests.cli.running import ALONE, only_sentence, run, said_by, started

AT_ONCE = 0.3


def test_help_names_every_command() -> None:
    said = run("--help").output
    assert all(re.search(rf"^  {name} ", said, re.MULTILINE) for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"highlands {command}" in result.output.partition("Example")[2]


def test_the_version_is_that_of_the_package() -> None:
    assert re.fullmatch(r"highlands .+\n", run("--version").output)


def test_a_mistyped_command_is_told_its_neighbour() -> None:
    result = run("pley")
    assert result.exit_code == 2
    assert "did you mean 'play'?" in result.output


def test_an_unknown_command_is_told_all_of_them() -> None:
    assert all(name in run("xyzzy").output for name in COMMANDS)


@pytest.mark.parametrize("words", [("--help",), ("play", "--help"), ("--version",)])
def test_help_answers_at_once(words: tuple[str, ...], folder: Path) -> None:
    best = 10.0
    for _ in range(5):
        began = monotonic()
        started(*words, folder=folder).communicate()
        best = min(best, monotonic() - began)
    assert best < AT_ONCE


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"]])
def test_help_loads_nothing_it_does_not_need(words: list[str]) -> None:
    heavy = ["rich", "prompt_toolkit", "fluent", "highlands.games"]
    program = (
        "import sys\nfrom highlands.cli.main import highlands\n"
        f"try:\n    highlands({words})\nexcept SystemExit:\n    pass\n"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    assert said_by(program).splitlines()[-1] == "[]"


def test_nobody_is_told_when_a_pipe_is_closed(folder: Path) -> None:
    with started("data", folder=folder) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_leaves_a_record(number: signal.Signals, folder: Path) -> None:
    with started("play", *ALONE, "--save", "kept.txt", folder=folder) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        while "place" not in process.stdout.readline():
            pass
        process.send_signal(number)
        said, complaint = process.communicate()
    assert "highlands play --from kept.txt" in said
    assert complaint == ""
    assert process.returncode == 130
    assert "take space:" in (folder / "kept.txt").read_text(encoding="utf-8")


def test_what_a_terminal_cannot_write_is_no_traceback(folder: Path) -> None:
    ascii_only = {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    process = started("games", "--lang", "fr", folder=folder, also=ascii_only)
    said, complaint = process.communicate()
    assert process.returncode == 0
    assert complaint == ""
    assert "Le premier joueur nomm? commence." in said


def test_there_is_no_colour_in_a_pipe(played: Path) -> None:
    assert "\x1b" not in run("show", str(played)).output


def test_a_folder_is_no_record(folder: Path) -> None:
    assert "is a directory" in only_sentence(run("show", str(folder)))
