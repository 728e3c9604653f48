"""Files stay small enough to be read at one go."""

from math import ceil
from pathlib import Path
from statistics import median

import pytest

from tests.architecture.source import BENCH, PACKAGE, ROOT, TESTS, modules

LONGEST = 400
NINE_IN_TEN = 280
MEDIAN = 130

# Component tables written in Python; so far all of them are TOML.
TABLES = frozenset[str]()


def length(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def lengths(folder: Path) -> list[int]:
    """Of every file that says something: most __init__.py only mark a package."""
    return sorted(length(path) for path in modules(folder) if path.name != "__init__.py")


@pytest.mark.parametrize("folder", [PACKAGE, TESTS, BENCH], ids=lambda path: path.name)
def test_no_file_is_longer_than_a_reader_bears(folder: Path) -> None:
    found = {str(path.relative_to(ROOT)): length(path) for path in modules(folder)}
    assert found
    assert not {
        name: lines for name, lines in found.items() if lines > LONGEST and name not in TABLES
    }


def test_most_files_are_short() -> None:
    found = lengths(PACKAGE)
    assert found
    middle, ninth = median(found), found[ceil(len(found) * 0.9) - 1]
    said = (
        f"{len(found)} files: median {middle} lines, nine in ten up to {ninth}, longest {found[-1]}"
    )
    print(said)  # `pytest -s` shows it
    assert middle <= MEDIAN, said
    assert ninth < NINE_IN_TEN, said
