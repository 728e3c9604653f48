"""Every piece, option and symbol of the game has its words in both languages."""

import re
from pathlib import Path

import pytest

import highlands.scene
from highlands.engine.registry import rules_of
from highlands.games.glen_more.choices import CATALOGUE
from highlands.games.glen_more.locations import LOCATIONS, MOMENTS
from highlands.games.glen_more.meanings.events import NAMES as EVENTS
from highlands.games.glen_more.things import REFERENCES
from highlands.games.glen_more.tiles import TILES, Colour
from highlands.scene.scene import State
from highlands.words.language import LANGUAGES
from highlands.words.speak import Speaker

SPEAKERS = {language: Speaker("glen-more", language, ["Anna", "Bruce"]) for language in LANGUAGES}
ART = Path(highlands.scene.__file__).parent / "art" / "symbols.svg"
SYMBOLS = re.findall(r'<symbol[^>]* id="([^"]+)"', ART.read_text(encoding="utf-8"))
CATEGORIES = ["whisky", "chieftains", "locations", "coins", "tiles"]
SCENE = [
    "title:glen-more", "zone:track", "zone:warehouse", "zone:stacks", "zone:cards",
    "zone:territory", "stack:0", "thing:die", "thing:warehouse", "thing:unused", "free-place",
    "way-river", "way-road", "way-stream", "price-buy", "price-sell",
]  # fmt: skip


def references() -> list[str]:
    found = {reference for choice in CATALOGUE.choices for reference in choice.references}
    found -= {f"seat:{seat}" for seat in range(3, 6)}
    found |= {tile.reference for tile in TILES} | {card.reference for card in LOCATIONS}
    found |= {f"says:{card.id}" for card in LOCATIONS} | {f"kind:{tile.kind}" for tile in TILES}
    found |= {f"colour:{colour.name.lower()}" for colour in Colour} | set(REFERENCES)
    found |= {f"when:{moment}" for moment in MOMENTS}
    found |= {f"scoring:{category}" for category in CATEGORIES}
    found |= {"round:1", "round:2", "round:3", "round:final"} | set(SCENE)
    found |= {f"symbol-{symbol}" for symbol in SYMBOLS} | {f"state-{state}" for state in State}
    return sorted(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_has_words(language: str) -> None:
    said = {reference: SPEAKERS[language].say(reference) for reference in references()}
    assert len(said) > 400
    assert not [reference for reference, words in said.items() if not words or "{" in words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_card_can_be_explained(language: str) -> None:
    components = [tile.reference for tile in TILES] + [card.reference for card in LOCATIONS]
    for reference in components:
        sentences = SPEAKERS[language].about(reference)
        assert sentences
        assert all(line[0].isupper() and line.endswith(".") for line in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_counted(language: str) -> None:
    for reference in [*REFERENCES, *(f"kind:{tile.kind}" for tile in TILES)]:
        one, several = (SPEAKERS[language].say(f"{n} {reference}") for n in (1, 4))
        assert one.startswith("1 ")
        assert several.startswith("4 ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_that_is_placed_or_paid_has_its_article(language: str) -> None:
    for reference in [tile.reference for tile in TILES]:
        said = SPEAKERS[language].message("prompt-place", player="seat:1", tile=reference)
        assert SPEAKERS[language].say(reference) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_table_is_explained(language: str) -> None:
    for option in rules_of("glen-more").options:
        name = f"option-{option.name}"
        for message in [name, *(f"{name}-{value}" for value in option.values)]:
            assert SPEAKERS[language].message(message)
            assert SPEAKERS[language].message(f"{message}.text")[-1] in ".?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_message(language: str) -> None:
    book = SPEAKERS[language].book
    assert {choice.verb for choice in CATALOGUE.choices}
    for verb in {choice.verb for choice in CATALOGUE.choices}:
        assert book.has(f"choice-{verb}"), verb
    for verb in EVENTS:
        assert book.has(f"event-{verb}"), verb
