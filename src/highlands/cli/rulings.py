"""The books of rulings: every rule by its id, with its title and its entry."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from re import compile as pattern
from typing import Final, NamedTuple

from highlands.words.folding import folded

ENGINE: Final = "engine"  # the book that belongs to every game
HEADING: Final = pattern(r"### \d+\. (.+) · `([a-z0-9/-]+)`")
LINK: Final = pattern(r"\[([^\]]+)\]\([^)]+\)")
SIGNS: Final = str.maketrans("", "", "`*")


class Entry(NamedTuple):
    """A rule: its id, its title, and what holds."""

    rule: str
    title: str
    text: str


def shelf() -> Traversable:
    """Where the books are: in the package, or with the documents of the source it is run from."""
    packaged = files("highlands").joinpath("rulings")
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


@cache
def rulings(game: str, language: str) -> list[Entry]:
    """Every entry about a game, and those about any game; none where there are no books."""
    found: list[Entry] = []
    for book in (game, ENGINE):
        file = shelf().joinpath(f"{book}.{language}.md")
        if file.is_file():
            found += entries(file.read_text(encoding="utf-8"))
    return found


def entries(book: str) -> Iterable[Entry]:
    """The entries of a book. Its headings and its introduction are none."""
    rule = title = ""
    lines: list[str] = []
    for line in [*book.splitlines(), "#"]:
        if line.startswith("#"):
            if rule:
                yield Entry(rule, title, plainly(lines))
            heading = HEADING.fullmatch(line)
            title, rule = heading.groups() if heading else ("", "")
            lines = []
        else:
            lines.append(line)


def plainly(lines: Iterable[str]) -> str:
    """Paragraphs without the signs of a document."""
    text = "\n".join(lines).strip()
    paragraphs = [part.replace("\n", " ") for part in text.split("\n\n")]
    return LINK.sub(r"\1", "\n".join(paragraphs)).translate(SIGNS)


def about(known: Iterable[Entry], wanted: str) -> list[Entry]:
    """Rules by their id, a part of it, words of their title, or words of their text."""
    text = folded(wanted)
    book = list(known)
    for ways in (
        [entry for entry in book if entry.rule == text],
        [entry for entry in book if entry.rule.partition("/")[2] == text],
        [entry for entry in book if text in entry.rule.split("/")[1:]],
        [entry for entry in book if holds(entry.title, f"{text} ")],
        [entry for entry in book if holds(entry.title, text)],
        [entry for entry in book if holds(entry.text, f"{text} ")],
        [entry for entry in book if holds(entry.text, text)],
    ):
        if ways:
            return ways
    return []


def holds(said: str, text: str) -> bool:
    """Whether words are among what is said; without a blank behind, the last may be only begun."""
    return f" {text}" in f" {' '.join(words(said))} " and bool(text.strip())


def words(said: str) -> list[str]:
    return "".join(sign if sign.isalnum() else " " for sign in folded(said)).split()
