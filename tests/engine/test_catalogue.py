"""Where a text is looked up: first among the choices that were made, then beyond them."""

import pytest

from highlands.engine.choice import Catalogue, Choice, Misspelled


class Echo:
    """Where choices come from that nobody made before."""

    def make(self, text: str) -> Choice | None:
        return Choice(text) if text.startswith("say") else None


def test_what_is_held_comes_before_what_lies_beyond() -> None:
    held = Choice("say")
    catalogue = Catalogue([[Choice("wave")], [held, Choice("nod")]], [Echo()])
    assert [choice.number for choice in catalogue.choices] == [0, 1, 2]
    assert catalogue.read("say") is held
    assert catalogue.read("say-so").text == "say-so"


def test_what_is_nowhere_is_misspelled() -> None:
    for catalogue in (Catalogue([[Choice("nod")]]), Catalogue([[Choice("nod")]], [Echo()])):
        with pytest.raises(Misspelled) as caught:
            catalogue.read("bow")
        assert str(caught.value) == "no choice is spelled 'bow'"
