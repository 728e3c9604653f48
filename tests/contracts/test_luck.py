"""Games end, the same luck brings the same, and nothing depends on the machine."""

import gc
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from highlands.engine.decision import Draw
from highlands.engine.game import Forgotten, open_game
from highlands.engine.luck import Luck
from highlands.engine.playout import playout, playout_checked, playout_cloning, rollout
from highlands.engine.rules import agree
from tests.contracts.games import NAMES, AnyRules, arranged, few, seeds, start, walk

ROOT = Path(__file__).resolve().parents[2]


def drawn(rules: AnyRules, seed: int, play: int) -> dict[tuple[object, ...], str]:
    """What nature draws, by bag, count and what is left in the bag."""
    luck, other = Luck(seed), Random(play)
    game, pieces = open_game(rules, arranged(rules, Random(seed), None)), {}
    while (decision := game.decision) is not None:
        if isinstance(decision, Draw):
            choice = luck.answer(decision)
            pieces[decision.prompt, decision.count, *decision.left] = choice.text
        else:
            choice = other.choice(decision.options())
        game.play(decision.seat, choice)
    return pieces


@few
@given(seed=seeds)
def test_equal_seeds_meet_equal_pieces_whatever_else_differs(rules: AnyRules, seed: int) -> None:
    first, second = drawn(rules, seed, 1), drawn(rules, seed, 2)
    both = first.keys() & second.keys()
    assert both
    assert all(first[key] == second[key] for key in both)


@few
@given(seed=seeds)
def test_a_game_ends_with_a_ranking(rules: AnyRules, seed: int) -> None:
    *_, game = walk(rules, seed, every=1_000)
    assert game.over
    assert not game.pending
    assert sorted(seat for place in game.ranking() for seat in place) == list(
        range(len(game.setup.names))
    )
    assert all(game.ranking())
    scores = rules.scores(game.table)
    best = [scores[seat] for place in game.ranking() for seat in place]
    assert best == sorted(scores, reverse=True)


@pytest.mark.slow
def test_a_game_ends_with_any_seats_and_any_option(rules: AnyRules) -> None:
    for count in rules.seats:
        for option in rules.options:
            for value in option.values:
                setup = agree(rules, NAMES[:count], count, {option.name: value})
                game = open_game(rules, setup)
                rollout(game, count)
                assert game.over


@few
@given(seed=seeds)
def test_every_way_to_play_comes_to_the_same_end(rules: AnyRules, seed: int) -> None:
    remembered, forgotten, checked = start(rules, seed), start(rules, seed), start(rules, seed)
    assert playout(remembered, seed) == playout(forgotten.forget(), seed)
    playout_checked(checked, seed)
    playout_cloning(start(rules, seed), seed)
    ends = {game.fingerprint() for game in (remembered, forgotten, checked)}
    assert len(ends) == 1


def test_a_game_that_forgets_says_so(rules: AnyRules) -> None:
    game = start(rules, 1).forget()
    decision = game.decision
    assert decision is not None
    for attempt in (game.clone, game.answered, game.story, lambda: game.undo(0)):
        with pytest.raises(Forgotten):
            attempt()
    with pytest.raises(Forgotten):
        game.play(decision.seat, decision.options()[0])


def test_play_leaves_nothing_to_the_garbage_collector(rules: AnyRules) -> None:
    playout_cloning(start(rules, 0), 0)
    gc.collect()
    gc.disable()
    try:
        for seed in range(3):
            playout_cloning(start(rules, seed), seed)
            playout(start(rules, seed).forget(), seed)
        assert gc.collect() == 0
    finally:
        gc.enable()


def digest(hashes: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "tests.contracts.digest"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hashes},
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout


@pytest.mark.slow
def test_games_do_not_depend_on_the_order_of_sets() -> None:
    assert digest("0") == digest("1") != ""
