"""What may go wrong, in one clear sentence on the error stream and with the exit status 2."""

import errno
from typing import IO, Any, Final

import click

BAD_INPUT: Final = 2

# What may be wrong with a file, and has words of ours.
KNOWN: Final = {
    errno.ENOENT: "no-file",
    errno.EACCES: "permission",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder-there",
    errno.ENOSPC: "no-space",
    errno.EFBIG: "too-large",
}


class Trouble(click.ClickException):
    """Somebody gave us what we cannot use: where, and why."""

    exit_code = BAD_INPUT

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"highlands: {self.message}", file=file, err=file is None)


def trouble(what: str, **figures: str | int) -> Trouble:
    """The message `trouble-<what>`, in the language of the command, or of its terminal."""
    from highlands.cli.voice import speaker, spoken

    return Trouble(speaker(None, spoken()).message(f"trouble-{what}", **figures))


def sentence(reason: str) -> str:
    """A reason as a sentence ends."""
    return reason if reason.endswith((".", "!", "?", "...")) else f"{reason}."


def explained(error: OSError | ValueError) -> Trouble | None:
    """What an expected error comes to; nothing for one that nobody expects."""
    from highlands.bots.bot import UnknownBot
    from highlands.engine.choice import Misspelled
    from highlands.engine.header import Unreadable
    from highlands.engine.refusal import Refused
    from highlands.engine.registry import UnknownGame
    from highlands.engine.setup import Unagreeable
    from highlands.parts.component_tables import BadTable

    if isinstance(error, BrokenPipeError):
        return None
    if isinstance(error, OSError):
        return unusable_file(error)
    known = (BadTable, Misspelled, Refused, Unagreeable, UnknownBot, UnknownGame, Unreadable)
    return Trouble(sentence(str(error))) if isinstance(error, known) else None


def unusable_file(error: OSError, file: str | None = None) -> Trouble:
    """A file that cannot be read or written."""
    name = file or error.filename
    known = KNOWN.get(error.errno or 0)
    if known is not None and name:
        return trouble(known, file=str(name))
    reason = (error.strerror or str(error)).lower()
    return Trouble(sentence(f"{name}: {reason}" if name else reason))
