"""Component tables: TOML files, one row a component, each with its certainty and source."""

from importlib.resources import files
from tomllib import TOMLDecodeError, loads
from typing import Any, Final

CERTAINTIES: Final = ("rulebook", "found", "reconstructed")
ALWAYS: Final = ("id", "confidence", "source")


class BadTable(ValueError):
    """A table that cannot be used: its file, row and word."""

    def __init__(self, file: str, row: str, reason: str) -> None:
        super().__init__(f"{file}, row {row}: {reason}")


class Row:
    """One component as the table tells it. `confidence` says how its values are known."""

    def __init__(self, file: str, values: dict[str, Any]) -> None:
        self.file = file
        self.values = values
        self.id = self.text("id", "?")
        self.confidence = self.text("confidence")
        self.source = self.text("source")

    def text(self, key: str, default: str = "") -> str:
        value = self.values.get(key, default)
        if not isinstance(value, str):
            raise self.bad(f"{key} = {value!r} is no text")
        return value

    def number(self, key: str, default: int = 0) -> int:
        value = self.values.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(f"{key} = {value!r} is no number")
        return value

    def texts(self, key: str) -> list[str]:
        value = self.values.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.bad(f"{key} = {value!r} is no list of texts")
        return value

    def numbers(self, key: str) -> list[int]:
        value = self.values.get(key, [])
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            raise self.bad(f"{key} = {value!r} is no list of numbers")
        return value

    def bad(self, reason: str) -> BadTable:
        return BadTable(self.file, str(self.values.get("id", "?")), reason)


def load(package: str, file: str, heading: str, keys: tuple[str, ...]) -> list[Row]:
    """The rows under a heading of a table that lies in a package."""
    return rows(files(package).joinpath(file).read_text(encoding="utf-8"), file, heading, keys)


def rows(text: str, file: str, heading: str, keys: tuple[str, ...]) -> list[Row]:
    """Checked rows: no other headings, no unknown keys, every row named, certain and sourced."""
    try:
        table = loads(text)
    except TOMLDecodeError as error:
        raise BadTable(file, "?", str(error)) from error
    for other in table:
        if other != heading:
            raise BadTable(file, "?", f"unknown heading {other!r}")
    listed = table.get(heading)
    if not isinstance(listed, list) or not listed:
        raise BadTable(file, "?", f"no [[{heading}]]")
    if not all(isinstance(values, dict) for values in listed):
        raise BadTable(file, "?", f"{heading} is no [[{heading}]]")
    found = [checked(Row(file, values), keys) for values in listed]
    names = [row.id for row in found]
    for name in names:
        if names.count(name) > 1:
            raise BadTable(file, name, "two rows have this id")
    return found


def checked(row: Row, keys: tuple[str, ...]) -> Row:
    for key in row.values:
        if key not in keys and key not in ALWAYS:
            raise row.bad(f"unknown key {key!r}")
    for key in ALWAYS:
        if not row.text(key):
            raise row.bad(f"{key} is missing")
    if row.confidence not in CERTAINTIES:
        raise row.bad(f"confidence {row.confidence!r} is none of {', '.join(CERTAINTIES)}")
    return row
