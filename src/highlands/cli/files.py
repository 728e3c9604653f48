"""Reading and writing records. A file is replaced as a whole or not at all."""

import os
import sys
from contextlib import suppress
from datetime import date
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from highlands.cli.trouble import trouble, unusable_file

STANDARD_INPUT: Final = "-"
LARGEST: Final = 20_000_000  # letters; the longest game has a few thousand lines


def read_text(file: str) -> str:
    """What a file says; `-` is the standard input."""
    try:
        if file == STANDARD_INPUT:
            raw = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(file).open("rb") as opened:
                raw = opened.read(LARGEST + 1)
    except OSError as error:
        raise unusable_file(error, name_of(file)) from error
    if len(raw) > LARGEST:
        raise trouble("too-long", file=name_of(file))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise trouble("no-text", file=name_of(file), line=str(line)) from error


def name_of(file: str) -> str:
    """What to call a file in a sentence."""
    return "standard input" if file == STANDARD_INPUT else file


def write_text(path: Path, text: str) -> None:
    """Put a text in the place of a file. Until all of it is on the disk the older one stays."""
    new = None
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8")  # a device, or a folder, which cannot be
            return
        with NamedTemporaryFile(
            "w",
            encoding="utf-8",
            newline="\n",
            dir=target.parent,
            prefix=".highlands-",
            delete=False,
        ) as opened:
            new = Path(opened.name)
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())
        new.chmod(target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~umask())
        new.replace(target)
    except OSError as error:
        if new is not None:
            with suppress(OSError):
                new.unlink()
        raise unusable_file(error, str(path)) from error


def umask() -> int:
    """Which permissions new files lack here; it can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def fresh_path(folder: Path) -> Path:
    """A name of today that no other game has."""
    today = f"highlands-{date.today().isoformat()}"  # noqa: DTZ011  the player's own calendar
    path, count = folder / f"{today}.txt", 1
    while path.exists():
        count += 1
        path = folder / f"{today}-{count}.txt"
    return path
