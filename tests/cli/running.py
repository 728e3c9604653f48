"""Commands run as somebody would type them."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from click.testing import CliRunner, Result

from highlands.cli.main import highlands
from tests.architecture.source import PACKAGE

# Nothing of the machine's own language, width or colours.
PLAIN = {
    "LC_ALL": "C.UTF-8",
    "COLUMNS": "80",
    "TERM": "xterm",
    "NO_COLOR": None,
    "FORCE_COLOR": None,
}
OUTSIDE = {
    "PATH": os.environ["PATH"],
    "PYTHONPATH": str(PACKAGE.parent),
    "LC_ALL": "C.UTF-8",
}
ALONE = ("--seats", "Anna,Bruce", "--seed", "7")


def run(*words: str, typed: str = "", width: int = 80, lang: str = "en") -> Result:
    """A command in this process, its input piped."""
    language = {"en": "C.UTF-8", "fr": "fr_FR.UTF-8"}[lang]
    surroundings = {**PLAIN, "LC_ALL": language, "COLUMNS": str(width)}
    result = CliRunner(env=surroundings).invoke(highlands, words, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def started(
    *words: str, folder: Path, also: Mapping[str, str] | None = None
) -> "subprocess.Popen[str]":
    """A command in a process of its own, which hears Ctrl-C.

    What a shell runs in the background is deaf to it, and hands that on to its children.
    """
    surroundings = {**OUTSIDE, **(also or {})}
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [sys.executable, "-m", "highlands", *words],
            cwd=folder,
            env=surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
    finally:
        signal.signal(signal.SIGINT, before)


def said_by(program: str) -> str:
    """What a small program prints."""
    words = [sys.executable, "-c", program]
    return subprocess.run(words, env=OUTSIDE, capture_output=True, text=True, check=True).stdout


def only_sentence(result: Result) -> str:
    """The one line on the error stream of a command that could not use what it was given."""
    assert result.exit_code == 2, result.output
    said = result.stderr.splitlines()
    assert len(said) == 1, said
    assert said[0].startswith("highlands: ")
    assert said[0].endswith(".")
    return said[0].removeprefix("highlands: ")
