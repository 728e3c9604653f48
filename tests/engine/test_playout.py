"""Random play, which searches lean on, comes out the same in every mode and on every machine."""

from collections import Counter
from typing import Final

from highlands.engine.game import Game, Rest
from highlands.engine.luck import QuickLuck
from highlands.engine.playout import any_option, playout
from highlands.engine.rules import agree
from tests.contracts.games import NAMES, walk
from tests.orchard.rules import Orchard

RULES: Final = Orchard()
GOLDEN: Final = [
    "0: 118 decisions, 1/0, 36d96f731c2277dc",
    "1: 88 decisions, 1/2/0, 34b99e262fe642b9",
    "2: 128 decisions, 2/3/1/0, d8165c9bc268e5f0",
    "3: 109 decisions, 1/0, 6c9197577c81a1ff",
    "4: 151 decisions, 2/0/1, 1cb940bd659c9a7c",
    "5: 99 decisions, 2/0/1/3, 5b94f7e1de806cbc",
    "6: 109 decisions, 0/1, d7dca18bfe2b8541",
    "7: 86 decisions, 2/0/1, d84952c7ca53eabd",
]


def line(seed: int) -> str:
    """How a game went, on one line."""
    options = {"hawker": ["yes", "no"][seed % 2]}
    setup = agree(RULES, NAMES[: 2 + seed % 3], seed, options)
    game = Game(RULES, setup, Rest(RULES.open(setup), None, []), [], QuickLuck(seed))
    count = playout(game, seed)
    places = "/".join(",".join(map(str, place)) for place in game.ranking())
    return f"{seed}: {count} decisions, {places}, {game.fingerprint()}"


def test_golden_games() -> None:
    assert [line(seed) for seed in range(8)] == GOLDEN


def test_an_option_picked_without_a_list_is_as_likely_as_any() -> None:
    for game in walk(RULES, 5, every=31):
        for decision in game.pending.values():
            options = decision.options()
            numbers = range(400 * len(options))
            met = Counter(any_option(decision, number * 7919) for number in numbers)
            assert set(met) == set(options)
            assert all(300 < times < 500 for times in met.values())
