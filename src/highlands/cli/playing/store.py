"""Where the record of a game that is played is kept."""

from os import W_OK, access
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from highlands.cli.files import STANDARD_INPUT, fresh_path, write_text
from highlands.cli.trouble import Trouble, trouble
from highlands.engine.game import Game
from highlands.engine.record import write


class Store:
    """Writes records, and never over another game."""

    def __init__(self, wanted: str | None, begun_from: str | None) -> None:
        self.wanted = None if wanted is None else Path(wanted)
        self.begun_from = None if begun_from in (None, STANDARD_INPUT) else Path(str(begun_from))
        self.last: Path | None = None
        self.written: str | None = None  # what the file says just now
        self.own: set[Path] = set()
        if self.begun_from is not None:
            self.own.add(self.begun_from.resolve())
        if self.wanted is not None:
            self.check(self.wanted)

    @property
    def keeps(self) -> bool:
        """Whether the record is written turn by turn."""
        return self.wanted is not None

    def go_on_with(self, game: Game[Any]) -> None:
        """A game that was resumed is kept in its own file; a position typed by hand stays whole."""
        if self.wanted is not None:
            return
        by_hand = game.began_with_position and game.setup.seed is None
        if self.begun_from is None or by_hand:
            self.wanted = fresh_path(Path())
        else:
            self.wanted = self.last = self.begun_from
            self.written = write(game)

    def check(self, path: Path) -> None:
        """Refuse a file that may hold another game, and a folder where nothing can be written."""
        if not path.parent.is_dir():
            raise trouble("no-such-folder", file=str(path))
        if not access(path.parent, W_OK):
            raise trouble("unwritable-folder", file=str(path))
        if path.resolve() not in self.own and path.is_file():
            raise trouble("other-file", file=str(path))

    def save(self, game: Game[Any], path: Path | None = None) -> Path:
        """Write the record, and say where."""
        target = path or self.wanted or self.last or fresh_path(Path())
        text = write(game)
        if target != self.last or text != self.written:
            self.check(target)
            write_text(target, text)
        self.own.add(target.resolve())
        self.last, self.written = target, text
        return target

    def leave(self, game: Game[Any]) -> tuple[Path, Trouble | None]:
        """Write the record whatever happens: if not where it was wanted, then elsewhere."""
        try:
            return self.save(game), None
        except Trouble as trouble:
            spare = fresh_path(Path(gettempdir()))
            return self.save(game, spare), trouble
