"""Games are known by name and loaded when first needed."""

import subprocess
import sys

import pytest

from highlands.engine.registry import UnknownGame, names, register, rules_of
from tests.contracts.games import GAMES
from tests.orchard.rules import Orchard


def test_games_are_found_by_their_names() -> None:
    assert set(GAMES) <= set(names())
    for name in GAMES:
        assert rules_of(name).name == name
        assert rules_of(name) is rules_of(name)


def test_an_unknown_game_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there is .*orchard"):
        rules_of("chess")
    with pytest.raises(UnknownGame) as caught:
        rules_of("x" * 10_000)
    assert len(str(caught.value)) < 200


def test_a_name_is_taken_once() -> None:
    with pytest.raises(ValueError, match="already"):
        register("orchard", Orchard)


def test_the_face_of_the_library_loads_no_game() -> None:
    code = "import sys, highlands; print(any('.games' in name for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert done.stdout.strip() == b"False"
