"""The rows of a game's component tables with what is known of their certainty."""

from collections import Counter
from importlib.resources import files
from tomllib import loads
from typing import Any, NamedTuple

from highlands.cli.page import Page
from highlands.cli.voice import speaker
from highlands.engine.registry import rules_of
from highlands.parts.component_tables import CERTAINTIES
from highlands.scene.text import Span
from highlands.words.hooks import package_of


class Known(NamedTuple):
    """A row: the table it stands in, its id, how certain it is, and where it was found."""

    table: str
    id: str
    confidence: str
    source: str


def rows_of(game: str) -> list[Known]:
    """Every row of every table that lies in the game's folder; loading the rules checks them."""
    rules_of(game)
    tables = [file for file in files(package_of(game)).iterdir() if file.name.endswith(".toml")]
    found = []
    for file in sorted(tables, key=lambda table: table.name):
        for rows in loads(file.read_text(encoding="utf-8")).values():
            found += [
                Known(file.name, row["id"], row["confidence"], row["source"])
                for row in rows
                if isinstance(row, dict) and "confidence" in row
            ]
    return found


def counted(rows: list[Known]) -> dict[str, int]:
    counts = Counter(row.confidence for row in rows)
    return {certainty: counts[certainty] for certainty in CERTAINTIES}


def as_object(rows: list[Known]) -> dict[str, Any]:
    """For programs."""
    return {"counts": counted(rows), "rows": [row._asdict() for row in rows]}


def print_rows(game: str, rows: list[Known], language: str) -> None:
    """For people: the counts first, then table by table."""
    page, voice = Page(), speaker(game, language)
    page.line(Span(game, "strong"))
    for certainty, count in counted(rows).items():
        said = voice.message(f"cli-certainty-{certainty}")
        page.say(said, lead=f"  {count:>3} {certainty}: ", hanging=6)
    for table in dict.fromkeys(row.table for row in rows):
        page.blank()
        page.line(Span(table, "heading"))
        for row in rows:
            if row.table == table:
                page.say(row.source, lead=f"  {row.id} ({row.confidence}): ", hanging=6)
    page.blank()
