"""What may be chosen, and why not the rest."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given

from highlands.engine.choice import Choice
from highlands.engine.playout import any_option
from highlands.engine.record import write
from highlands.engine.refusal import Refused, Rule
from highlands.engine.seat import NATURE
from tests.contracts.games import AnyGame, AnyRules, few, seeds, walk


def sample(game: AnyGame, luck: Random, count: int) -> list[Choice]:
    """Some choices of the catalogue, and all that are worth a thought here."""
    choices = game.rules.catalogue.choices
    found = luck.sample(choices, min(count, len(choices)))
    for decision in game.pending.values():
        found += decision.candidates()
    return found


@few
@given(seed=seeds)
def test_there_are_options_each_once_and_in_a_stable_order(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed):
        twin = game.clone()
        for seat, decision in game.pending.items():
            options = decision.options()
            assert options
            assert len(options) == len({option.text for option in options})
            assert options == twin.pending[seat].options()
            assert decision.possible()


@few
@given(seed=seeds)
def test_an_option_is_exactly_what_nothing_refuses(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=5):
        for decision in game.pending.values():
            options = set(decision.options())
            for choice in sample(game, Random(seed), 60):
                assert (decision.why_not(choice) is None) == (choice in options), choice


@pytest.mark.slow
def test_the_whole_catalogue_holds_no_other_option(rules: AnyRules) -> None:
    for game in walk(rules, 1, every=29):
        for decision in game.pending.values():
            options = set(decision.options())
            for choice in rules.catalogue.choices:
                assert (decision.why_not(choice) is None) == (choice in options), choice


@few
@given(seed=seeds)
def test_every_choice_can_be_asked_about_at_any_time(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=31):
        for seat in (NATURE, *range(len(game.setup.names)), 99):
            for choice in sample(game, Random(seed), 20):
                refusal = game.why_not(seat, choice.text)
                legal = seat in game.pending and choice in game.pending[seat].options()
                assert (refusal is None) == legal
                assert refusal is None or refusal.rule in Rule.all


@few
@given(seed=seeds)
def test_an_illegal_answer_changes_nothing_and_says_why(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=37):
        before, text = game.fingerprint(), write(game)
        for seat in (*game.pending, 99):
            for choice in sample(game, Random(seed), 40):
                if refusal := game.why_not(seat, choice):
                    with pytest.raises(Refused) as caught:
                        game.play(seat, choice)
                    assert str(caught.value.refusal) == str(refusal)
        assert (game.fingerprint(), write(game)) == (before, text)


class Exploding:
    """Rules that fail after they have changed the table."""

    def __init__(self, running: object) -> None:
        self.running = running

    def send(self, answer: object) -> None:
        with suppress(StopIteration):
            self.running.send(answer)  # type: ignore[attr-defined]
        raise ZeroDivisionError


@few
@given(seed=seeds)
def test_an_answer_counts_wholly_or_not_at_all(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=11):
        before, text = game.fingerprint(), write(game)
        if len(game.pending) == 1:
            ((seat, decision),) = game.pending.items()
            option = decision.options()[-1]
            game.running = Exploding(game.running)  # type: ignore[assignment]
            with pytest.raises(ZeroDivisionError):
                game.play(seat, option)
            assert (game.fingerprint(), write(game)) == (before, text)


@few
@given(seed=seeds)
def test_an_option_picked_without_a_list_is_an_option(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=13):
        for decision in game.pending.values():
            options = set(decision.options())
            assert {any_option(decision, number * 7919) for number in range(20)} <= options


def test_choices_are_spelled_and_numbered_once(rules: AnyRules) -> None:
    catalogue = rules.catalogue
    for number, choice in enumerate(catalogue.choices):
        assert choice.number == number
        assert catalogue.read(choice.text) is choice
        assert choice.text == " ".join((choice.verb, *choice.references))
        assert choice.text == " ".join(choice.text.split())
