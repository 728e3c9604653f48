"""A folder for the records of a series: one file a game, each there wholly or not at all."""

from pathlib import Path

from highlands.arena.series import Played


class Shelf:
    """Where records are put. A folder that is missing is made."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder

    def put(self, game: str, played: Played) -> Path:
        """Write the record of a game. Whatever goes wrong, a file of that name stays whole."""
        path = self.folder / f"{game}-{played.number + 1:05}.txt"
        unfinished = path.with_suffix(".unfinished")
        try:
            unfinished.write_text(played.record, encoding="utf-8")
            unfinished.replace(path)
        except OSError:
            unfinished.unlink(missing_ok=True)
            raise
        return path
