"""Choices are made once, spelled once and found again by their text."""

import pytest

from highlands.engine.choice import Catalogue, Choice, Misspelled
from tests.orchard.choices import CATALOGUE, LAY, TAKE, WAKE


def test_a_choice_is_a_verb_and_what_it_is_about() -> None:
    choice = Choice("place", "cell:n1w2", "resource:wood")
    assert (choice.verb, choice.references) == ("place", ("cell:n1w2", "resource:wood"))
    assert choice.text == repr(choice) == "place cell:n1w2 resource:wood"
    assert choice.number == -1


def test_a_catalogue_counts_its_core() -> None:
    assert [choice.number for choice in CATALOGUE.choices] == list(range(len(CATALOGUE.choices)))
    assert CATALOGUE.read("take stall:2") is TAKE[2]


def test_what_lies_beyond_the_core_is_made_on_first_need_and_kept() -> None:
    assert "wake cell:w42" not in CATALOGUE.by_text
    far = CATALOGUE.read("wake cell:w42")
    assert far is CATALOGUE.read("wake cell:w42") is WAKE.at(-42)
    assert far.number == -1
    assert CATALOGUE.read("lay cell:w3") is LAY.at(-3) is CATALOGUE.by_text["lay cell:w3"]


@pytest.mark.parametrize("text", ["", "take", "take stall:4", "lay cell:w100", "Take stall:1", "?"])
def test_what_no_choice_is_spelled_like_is_misspelled(text: str) -> None:
    with pytest.raises(Misspelled, match="no choice is spelled"):
        CATALOGUE.read(text)


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(Misspelled) as caught:
        CATALOGUE.read("x" * 10_000)
    assert len(str(caught.value)) < 80


def test_two_choices_cannot_be_spelled_alike() -> None:
    with pytest.raises(ValueError, match="spelled alike"):
        Catalogue([[Choice("a")], [Choice("a")]])
