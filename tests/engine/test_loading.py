"""A game is loaded once, when somebody first asks for it."""

import pytest

from highlands.engine import registry
from highlands.engine.header import Unreadable
from highlands.engine.registry import UnknownGame, names, register, rules_for, rules_of
from tests.orchard.rules import Orchard


@pytest.fixture(autouse=True)
def afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has been loaded, and nothing added."""
    monkeypatch.setattr(registry, "LOADED", {})
    monkeypatch.setattr(registry, "LOADERS", {})


def test_a_game_of_the_box_is_loaded_from_its_module() -> None:
    rules = rules_of("glen-more")
    assert rules.name == "glen-more"
    assert rules_of("glen-more") is rules


def test_a_game_from_elsewhere_is_loaded_once() -> None:
    loaded = []

    def load() -> Orchard:
        loaded.append(Orchard())
        return loaded[-1]

    register("orchard", load)
    assert names()[-1] == "orchard"
    assert not loaded
    assert rules_of("orchard") is rules_of("orchard") is rules_for("game: orchard\n")
    assert len(loaded) == 1


def test_a_record_of_an_unknown_game_is_unreadable_in_its_line() -> None:
    register("orchard", Orchard)
    said = f"there is no game 'chess'; there is {', '.join(names())}"
    with pytest.raises(UnknownGame) as caught:
        rules_of("chess")
    assert str(caught.value) == said
    with pytest.raises(Unreadable) as unread:
        rules_for("\ngame: chess\n")
    assert (unread.value.line, unread.value.reason) == (2, said)
