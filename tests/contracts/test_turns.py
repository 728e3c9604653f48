"""Clones, drafts, previews and steps back."""

from random import Random

import pytest
from hypothesis import given

from highlands.engine.record import write
from highlands.engine.refusal import NOTHING_TO_UNDO, Refused
from highlands.engine.seat import NATURE
from tests.contracts.games import AnyGame, AnyRules, few, seeds, start, walk


@few
@given(seed=seeds)
def test_whatever_happens_to_a_clone_the_parent_stays(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=17):
        before = game.fingerprint()
        for seat, decision in game.pending.items():
            for option in decision.options():
                twin = game.clone()
                assert twin.fingerprint() == before
                twin.play(seat, option)
        assert game.fingerprint() == before


@few
@given(seed=seeds)
def test_a_preview_tells_what_an_answer_does_and_changes_nothing(
    rules: AnyRules, seed: int
) -> None:
    for game in walk(rules, seed, every=19):
        before = write(game)
        for seat, decision in game.pending.items():
            for option in decision.options():
                events, then = game.preview(seat, option)
                twin = game.clone()
                assert [str(event) for event in events] == list(map(str, twin.play(seat, option)))
                assert then.fingerprint() == twin.fingerprint()
        assert write(game) == before


@few
@given(seed=seeds)
def test_undo_restores_and_stops_at_the_answers_of_others(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=3):
        if game.over:
            return
        seat, decision = next(iter(game.pending.items()))
        before, twin = game.fingerprint(), game.clone()
        twin.play(seat, decision.options()[-1])
        twin.undo(seat)
        assert twin.fingerprint() == before
        answered = twin.answered()
        for other in (NATURE, *range(len(game.setup.names))):
            if not answered or answered[-1].seat != other:
                with pytest.raises(Refused, match=NOTHING_TO_UNDO.id):
                    twin.undo(other)
        assert twin.fingerprint() == before


def draft(game: AnyGame, seat: int, luck: Random) -> int:
    """Answer for a seat as long as it is the only one asked, and say how often."""
    count = 0
    while list(game.pending) == [seat]:
        game.play(seat, luck.choice(game.pending[seat].options()))
        count += 1
    return count


@few
@given(seed=seeds)
def test_a_turn_is_a_draft_until_it_is_confirmed(rules: AnyRules, seed: int) -> None:
    game, luck, held = start(rules, seed), Random(seed), 0
    game.hold()
    while not game.over:
        if NATURE in game.pending:
            held += 1
            game.confirm()
            assert NATURE not in game.pending
        else:
            seat = luck.choice(list(game.pending))
            before, answered = game.fingerprint(), len(game.answered())
            count = draft(game, seat, luck)
            assert {answer.seat for answer in game.answered()[answered:]} <= {seat}
            for _ in range(count):
                game.undo(seat)
            assert game.fingerprint() == before
            draft(game, seat, luck)
            if len(game.pending) > 1:
                game.play(seat := min(game.pending), game.pending[seat].options()[0])
    assert held


@few
@given(seed=seeds)
def test_to_confirm_each_turn_comes_to_the_same_as_not_to_wait(rules: AnyRules, seed: int) -> None:
    waiting, game, luck = start(rules, seed), start(rules, seed), Random(seed)
    waiting.hold()
    while not game.over:
        seat = luck.choice(list(game.pending))
        option = luck.choice(game.pending[seat].options())
        told = waiting.play(seat, option) + waiting.confirm()
        assert [str(event) for event in told] == list(map(str, game.play(seat, option)))
        assert waiting.fingerprint() == game.fingerprint()
    assert write(waiting) == write(game)
