"""The books of rulings, the refusals and the tests speak of the same rules."""

import ast
from importlib import import_module
from pathlib import Path
from re import compile as pattern
from re import findall
from typing import Final

import pytest

from highlands.engine.refusal import Rule
from highlands.engine.registry import GAMES
from tests.architecture.source import PACKAGE, ROOT, TESTS, modules

FOLDER: Final = ROOT / "docs" / "rules"
LANGUAGES: Final = ("en", "fr")
BOOKS: Final = sorted({path.name.split(".")[0] for path in FOLDER.glob("*.md")})
HEADING: Final = pattern(r"^### (\d+)\. (.+) · `([a-z0-9/-]+)`$")
FIGURE: Final = r"\d+|`[^`]+`"  # what every language says alike
MENTIONED: Final = pattern(r"`((?:[a-z0-9-]+/)+[a-z0-9-]+)`")


def entries(book: str, language: str) -> dict[str, tuple[int, str, str]]:
    """For each rule its number, title and text."""
    found: dict[str, tuple[int, str, str]] = {}
    name = ""
    for line in (FOLDER / f"{book}.{language}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("### "):
            heading = HEADING.match(line)
            assert heading, f"{book}.{language}.md: no entry is headed {line!r}"
            number, title, name = int(heading[1]), heading[2], heading[3]
            assert name not in found, f"{book}.{language}.md: two entries for {name}"
            found[name] = (number, title, "")
        elif line.startswith("## "):
            name = ""
        elif name:
            number, title, text = found[name]
            found[name] = (number, title, f"{text} {line}".strip())
    return found


def ids(language: str) -> set[str]:
    return {name for book in BOOKS for name in entries(book, language)}


def refusals() -> set[str]:
    """The rules that can refuse something; the toy games of the tests have no book."""
    for place in GAMES.values():
        import_module(place.partition(":")[0])
    return {id_ for id_ in Rule.all if id_.split("/")[0] in {"engine", *GAMES}}


def named_by_tests() -> set[str]:
    """The rules that a test names in the sentence it begins with."""
    found: set[str] = set()
    for path in modules(TESTS / "rulebook"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(MENTIONED.findall(ast.get_docstring(node) or ""))
    return found


def titles(language: str) -> dict[str, str]:
    """What the game calls each rule when it refuses something, by the name of its message."""
    found: dict[str, str] = {}
    for path in sorted(PACKAGE.rglob(f"*.{language}.ftl")):
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("    .title = ") and name:
                found[name] = line.removeprefix("    .title = ")
            elif not line.startswith((" ", "}")):
                name = line.partition(" ")[0] if line.startswith("refusal-") else ""
    return found


def test_there_is_a_book_for_the_engine_and_one_for_each_game() -> None:
    assert set(BOOKS) == {"engine", *GAMES}
    for book in BOOKS:
        for language in LANGUAGES:
            assert (FOLDER / f"{book}.{language}.md").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_entries_are_numbered_without_a_gap_and_say_something(book: str, language: str) -> None:
    found = entries(book, language)
    assert [number for number, _, _ in found.values()] == list(range(1, len(found) + 1))
    for name, (_, title, text) in found.items():
        assert name.startswith(f"{book}/")
        assert title.strip()
        assert len(text) > 20, name


@pytest.mark.parametrize("book", BOOKS)
def test_the_languages_have_the_same_entries_with_the_same_figures(book: str) -> None:
    english, french = (entries(book, language) for language in LANGUAGES)
    assert list(english) == list(french)
    for name, (_, _, text) in english.items():
        theirs = french[name][2]
        assert sorted(findall(FIGURE, text)) == sorted(findall(FIGURE, theirs)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_is_headed_as_the_game_calls_its_rule(language: str) -> None:
    said = titles(language)
    for book in BOOKS:
        for name, (_, title, _) in entries(book, language).items():
            if name in refusals():
                assert said[f"refusal-{name.replace('/', '-')}"] == title


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_entry(language: str) -> None:
    assert refusals() <= ids(language)


def test_every_entry_is_named_by_a_test() -> None:
    assert not ids("en") - named_by_tests()


def test_no_test_names_a_rule_that_is_in_no_book() -> None:
    games = {"engine", *GAMES}
    assert not {name for name in named_by_tests() if name.split("/")[0] in games} - ids("en")


def test_pages_name_no_rule_that_is_in_no_book() -> None:
    mentioned: set[str] = set()
    pages: list[Path] = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    for page in pages:
        mentioned.update(MENTIONED.findall(page.read_text(encoding="utf-8")))
    rules = {name for name in mentioned if name.split("/")[0] in {"engine", *GAMES}}
    assert rules <= ids("en")
