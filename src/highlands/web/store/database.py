"""The file: opened, brought up to date, read and written in transactions that are durable."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event

FILE: Final = "highlands.sqlite"

# An answer is acknowledged only when it is on the disk: hence FULL, which WAL alone would not mean.
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)


class Database:
    """One SQLite file. Many may read it at once; writers take turns."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.engine = create_engine(f"sqlite:///{folder / FILE}")
        event.listen(self.engine, "connect", prepare)
        self.writers = Lock()
        with self.writing() as link:
            upgrade(link)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as link:
            yield link

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: when it is left without an error, everything in it is on the disk."""
        with self.writers, self.engine.begin() as link:
            yield link

    def close(self) -> None:
        self.engine.dispose()


def prepare(link: Any, _record: object) -> None:
    """Every connection keeps to the same promises."""
    for pragma in PRAGMAS:
        link.execute(pragma)


def upgrade(link: Connection) -> None:
    """Bring an empty or an older file to the newest schema."""
    config = Config()
    config.set_main_option("script_location", "highlands.web.store:migrations")
    config.attributes["connection"] = link
    command.upgrade(config, "head")
