"""The books of rulings, as the command line reads them."""

import pytest

from highlands.cli.rulings import Entry, about, entries, rulings
from highlands.engine.refusal import Rule
from highlands.engine.registry import rules_of
from highlands.words.language import LANGUAGES

BOOK = """# A game

What a *neighbour* is.

### 1. Edge to edge · `game/place/edge`

A *tile* touches another by an edge (`edges=soft` softens that),
see [the other book](other.md).

Second paragraph.

## Further on

### 2. Over the die · `game/die/over`

The die rolls.
"""


def test_an_entry_has_its_id_its_title_and_its_words() -> None:
    first, second = entries(BOOK)
    assert first == Entry(
        "game/place/edge",
        "Edge to edge",
        "A tile touches another by an edge (edges=soft softens that), see the other book.\n"
        "Second paragraph.",
    )
    assert second.text == "The die rolls."


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("game/die/over", [1]),
        ("die", [1]),
        ("place/edge", [0]),
        ("Edge to", [0]),
        ("SOFT", [0]),
        ("roll", [1]),
        ("o", [1]),
        ("dge", []),
        ("", []),
    ],
)
def test_a_rule_is_found_by_what_somebody_may_type(wanted: str, found: list[int]) -> None:
    book = list(entries(BOOK))
    assert about(book, wanted) == [book[place] for place in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_refuses_has_its_entry_on_the_shelf(language: str) -> None:
    rules_of("glen-more")
    known = {entry.rule for entry in rulings("glen-more", language)}
    assert {rule for rule in Rule.all if rule.startswith(("engine/", "glen-more/"))} <= known


def test_a_whole_word_comes_before_the_beginning_of_others() -> None:
    found = about(rulings("glen-more", "fr"), "dé")
    assert found
    assert all("décompte" not in entry.title.casefold() for entry in found)
