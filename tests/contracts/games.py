"""Every game there is, and random play to come to all of its positions."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, TypeAlias

from hypothesis import settings
from hypothesis import strategies as st

import tests.orchard.registered  # noqa: F401  (a game with secrets)
from highlands.engine.game import Game, open_game
from highlands.engine.registry import names, register
from highlands.engine.rules import Rules, Setup, agree
from tests.docs.example import cairn

register("cairn", cairn)

GAMES: Final = names()
NAMES: Final = ["Anna", "Bruce", "Clara", "Danny", "Ewan"]
ENDLESS: Final = 20_000  # more answers than any game has

seeds: Final = st.integers(0, 100_000)
few: Final = settings(max_examples=15, deadline=None)

AnyRules: TypeAlias = Rules[Any]
AnyGame: TypeAlias = Game[Any]


def arranged(rules: AnyRules, luck: Random, seed: int | None) -> Setup:
    """So many seats and such options as luck has it."""
    options = {option.name: luck.choice(option.values) for option in rules.options}
    return agree(rules, NAMES[: luck.choice(rules.seats)], seed, options)


def start(rules: AnyRules, seed: int) -> AnyGame:
    """A game in which nature answers by itself."""
    return open_game(rules, arranged(rules, Random(seed), seed))


def walk(
    rules: AnyRules, seed: int, every: int = 1, setup: Setup | None = None
) -> Iterator[AnyGame]:
    """A random game: one position in so many, and the end. Nature is played like a seat."""
    luck = Random(seed)
    game = open_game(rules, setup or arranged(rules, luck, None))
    for count in range(ENDLESS):
        if game.over:
            break
        if count % every == 0:
            yield game
        seat = luck.choice(sorted(game.pending))
        game.play(seat, luck.choice(game.pending[seat].options()))
    assert game.over, "this game has no end"
    yield game


def end_of(rules: AnyRules, seed: int) -> AnyGame:
    """A random game that has been played."""
    *_, game = walk(rules, seed, ENDLESS)
    return game
