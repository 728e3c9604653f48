"""`docs/adding-a-game.md` shows a game that keeps every contract (see tests/contracts)."""

from pathlib import Path

import highlands
from tests.contracts.games import GAMES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")


def test_the_page_shows_the_game_as_it_is() -> None:
    game = (DOCS / "examples" / "cairn.py").read_text(encoding="utf-8").rstrip()
    assert f"```python\n{game}\n```" in PAGE


def test_the_game_is_under_contract() -> None:
    assert "cairn" in GAMES


def test_what_the_page_says_of_it_holds() -> None:
    game = highlands.new("cairn", seats=["Anna", "Bruce"], seed=7)
    assert game.play(0, "take stones:1")
    assert str(game.why_not(0, "take stones:1")) == "engine/not-your-turn"
    while not game.over:
        (seat,) = game.pending
        game.play(seat, game.pending[seat].options()[-1])
    assert sorted(game.rules.scores(game.table)) == [0, 1]
