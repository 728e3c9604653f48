"""A server for each test, in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tests.orchard.registered  # noqa: F401  (a game that the web has never heard of)
from tests.web.browser import Browser, Table


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test meets the same tables each time; in earnest their seeds are drawn in secret."""
    monkeypatch.setattr("highlands.web.wishes.randbits", Random(7).getrandbits)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    server = Table(tmp_path)
    yield server
    server.close()


@pytest.fixture
def anna(table: Table) -> Browser:
    return table.browser()
