"""The written position of `docs/positions.md`, and how tests change it."""

from pathlib import Path
from re import DOTALL, findall
from typing import Any, Final

import highlands
from highlands.engine.game import Answer, Game, Rest, open_game
from highlands.engine.record import write
from highlands.engine.registry import rules_of
from highlands.engine.rules import Rules, agree

PAGE: Final[str] = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
SHOWN: Final[list[str]] = findall(r"```text\n(.*?)```", PAGE, DOTALL)
SAMPLE: Final = SHOWN[0]
RULES: Final[Rules[Any]] = rules_of("glen-more")
NAMES: Final = ["Anna", "Bruce", "Clara", "Danny", "Ewan"]


def edited(*changes: tuple[str, str]) -> str:
    """The sample with some words changed, each of which it has once."""
    text = SAMPLE
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def line_of(text: str, words: str) -> int:
    """The number of the first line that begins with these words."""
    lines = [line.strip() for line in text.split("\n")]
    return next(number for number, line in enumerate(lines, 1) if line.startswith(words))


def drawn(game: Game[Any], *, seeded: bool = True) -> Game[Any]:
    """The same position, whose record begins with the last resting point written down."""
    answers = [Answer(answer.seat, answer.choice, answer.only_for) for answer in game.answers]
    setup = game.setup if seeded else game.setup.without_seed()
    return Game(RULES, setup, Rest(game.rest.table, None, [], drawn=True), answers, None)


def fresh(names: list[str], seed: int | None = 1) -> Game[Any]:
    return open_game(RULES, agree(RULES, names, seed, {}))


def again(game: Game[Any]) -> Game[Any]:
    """The position written down, read, and compared with what it was."""
    text = write(game)
    back = highlands.position(text)
    assert back.fingerprint() == game.fingerprint()
    assert back.table.owners == game.table.owners
    assert [bag.whole for bag in back.table.stacks] == [bag.whole for bag in game.table.stacks]
    assert write(back) == text
    return back
