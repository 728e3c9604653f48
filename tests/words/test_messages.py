"""Both languages have the same messages, written as their readers expect."""

import re

import pytest

from highlands.words.language import LANGUAGES
from tests.words.messages import PACKAGES, forms, texts

NARROW = "\u2009\u202f"
BEFORE = re.compile(r"(?<!\u00a0)[;:!?»](?=\s|$)")
INSIDE = re.compile(r"«(?!\u00a0)")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_in_both_languages_with_the_same_arguments(package: str) -> None:
    english, french = forms(package, "en"), forms(package, "fr")
    assert english
    assert set(english) == set(french)
    differing = {name for name in english if english[name] != french[name]}
    assert not differing


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_printable_and_single_spaced(package: str, language: str) -> None:
    for name, text in texts(package, language):
        assert "  " not in text, name
        assert "\t" not in text, name
        assert "'" not in text, f"{name}: a straight apostrophe"
        assert "..." not in text, name
        assert not set(text) & set(NARROW), name


@pytest.mark.parametrize("package", PACKAGES)
def test_french_signs_keep_their_distance(package: str) -> None:
    for name, text in texts(package, "fr"):
        assert not BEFORE.search(text), f"{name}: {text!r}"
        assert not INSIDE.search(text), f"{name}: {text!r}"


@pytest.mark.parametrize("package", sorted(set(PACKAGES) - {"highlands.cli"}))  # it shows marks
def test_english_signs_keep_none(package: str) -> None:
    for name, text in texts(package, "en"):
        assert "\u00a0" not in text, name
        assert not re.search(r" [;:!?]", text), name
