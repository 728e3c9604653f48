"""What is saved comes back the same."""

import itertools
import re
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from highlands.engine.header import Unreadable
from highlands.engine.luck import Luck
from highlands.engine.playout import playout
from highlands.engine.record import name_of_game, read, reopen, write, write_for, write_position
from tests.contracts.games import AnyRules, end_of, few, seeds, start, walk


@few
@given(seed=seeds)
def test_a_record_plays_again(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=47):
        text = write(game)
        again = read(text, rules)
        assert name_of_game(text) == rules.name
        assert again.fingerprint() == game.fingerprint()
        assert write(again) == text
        assert again.setup.options == game.setup.options


@few
@given(seed=seeds)
def test_a_record_goes_on_with_the_luck_it_had(rules: AnyRules, seed: int) -> None:
    game = start(rules, seed)
    again = read(write(game), rules)
    playout(game, seed)
    playout(again, seed)
    assert write(again) == write(game)


@few
@given(seed=seeds)
def test_a_turn_that_was_not_confirmed_can_still_be_taken_back(rules: AnyRules, seed: int) -> None:
    game = start(rules, seed)
    game.hold()
    for _ in range(12):
        if game.over:
            return
        seat, decision = next(iter(game.pending.items()))
        if seat < 0:
            text = write(game)
            again = read(text, rules, held=True)
            assert write(again) == text
            game.confirm()
            again.confirm()
            assert again.fingerprint() == game.fingerprint()
        else:
            game.play(seat, decision.options()[0])


def test_a_record_cut_anywhere_opens_or_says_where_it_breaks_off(rules: AnyRules) -> None:
    text = write(end_of(rules, 3))
    for end in range(0, len(text), max(1, len(text) // 97)):
        kept = text[:end]
        last = kept.count("\n") + 1
        try:
            _, trouble = reopen(kept, rules)
        except Unreadable as error:
            trouble = error
        assert trouble is None or trouble.line in {last - 1, last}


SIGNS: Final = ["", "\n", "\n\n", " ", ":", "?", "#", "-", "0", "99", "\x00", "\ud800", "²"]


def broken(text: str, luck: Random) -> str:
    """A text in which a few letters, or a word, have been written over."""
    if luck.random() < 0.5:
        place, length = luck.randrange(len(text)), luck.choice([0, 1, 1, 5, 40])
        return text[:place] + luck.choice(SIGNS) + text[place + length :]
    words = re.split(r"(\W+)", text)
    words[luck.randrange(0, len(words), 2)] = luck.choice([*words[::2], "0", "1", "2", "9"])
    return "".join(words)


def test_a_broken_record_is_unreadable_or_plays_on(rules: AnyRules) -> None:
    luck = Random(1)
    for seed in range(3):
        *_, game = itertools.islice(walk(rules, seed), 40)
        texts = [write(game)]
        if game.rest.before is not None:
            texts.append(write(game.seen_by(0, Luck(seed))))
        for text in texts * 150:
            slip = broken(text, luck)
            try:
                again = read(slip, rules)
            except Unreadable as error:
                assert 1 <= error.line <= slip.count("\n") + 1  # noqa: PT017
                assert len(str(error)) < 300  # noqa: PT017
            else:
                playout(again.clone(Luck(seed)), seed)


@given(text=st.text())
def test_any_text_at_all_is_unreadable(rules: AnyRules, text: str) -> None:
    with pytest.raises(Unreadable):
        read(text, rules)
    with pytest.raises(Unreadable):
        name_of_game(text)


def test_a_masked_record_opens_as_far_as_it_is_known(rules: AnyRules) -> None:
    for seed in range(5):
        for game in walk(rules, seed, every=23):
            for viewer in (None, *range(len(game.setup.names))):
                text = write_for(game, viewer)
                assert "seed" not in text
                lines = text.splitlines()
                known, trouble = reopen(text, rules)
                if trouble is None:
                    assert known.fingerprint() == game.fingerprint()
                else:
                    assert lines[trouble.line - 1].endswith(": ?")
                    assert ": ?" not in "".join(lines[: trouble.line - 1])


@few
@given(seed=seeds)
def test_a_table_between_two_turns_can_be_written_down(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=31):
        if game.rest.before is not None and not game.over:
            lines = rules.draw_position(game.rest.table, game.setup)
            table = rules.read_position(lines, game.setup)
            assert table.figures() == game.rest.table.figures()
            assert rules.draw_position(table, game.setup) == lines


@few
@given(seed=seeds)
def test_a_position_in_the_middle_of_a_turn_has_the_answers_since(
    rules: AnyRules, seed: int
) -> None:
    for game in walk(rules, seed, every=29):
        if not game.over:
            text = write_position(game)
            again = read(text, rules)
            assert again.fingerprint() == game.fingerprint()
            assert again.began_with_position == (game.rest.before is not None)
            assert len(again.answers) == len(game.answers)


@few
@given(seed=seeds)
def test_a_game_begins_with_a_position_and_goes_on_like_any_other(
    rules: AnyRules, seed: int
) -> None:
    for game in walk(rules, seed, every=41):
        if game.rest.before is not None and not game.over:
            known = game.seen_by(0, Luck(seed))
            assert known.began_with_position
            text = write(known)
            again = read(text, rules)
            assert again.began_with_position
            assert again.fingerprint() == known.fingerprint()
            assert write(again) == text
            playout(known.clone(Luck(seed)), seed)
