"""Whole random games, told in both languages without a word missing."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

import highlands
from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.game import Game
from highlands.engine.luck import mix
from highlands.engine.seat import NATURE
from highlands.words.language import LANGUAGES
from highlands.words.speak import Speaker

NAMES = ["Anna", "bruce", "Clara", "Danny", "Élise"]
SLIP = re.compile(r"[{}]|\?\?\?|  | [.,]|\(\)|[a-z]:[a-z0-9]")
OPTIONS: list[dict[str, str]] = [
    {},
    {"buy_owned": "not-if-held"},
    {"last_member": "free"},
    {"last_member": "never", "points": "hidden"},
    {"first_player": "chosen"},
]


@cache
def speakers(seats: int) -> list[Speaker]:
    return [Speaker("glen-more", language, NAMES[:seats]) for language in LANGUAGES]


def begins_well(said: str) -> bool:
    return said[0].isupper() or said[0].isdecimal() or said.startswith(tuple(NAMES))


def check(said: str) -> str:
    """A line has its words, and begins as a sentence does."""
    assert not SLIP.search(said), said
    assert said == said.strip(), said
    assert begins_well(said), said
    return said


def check_sentence(said: str) -> None:
    assert re.search(r"[.?!)]$", check(said)), said


def say_decision(game: Game[Any], speaker: Speaker) -> None:
    """The question, every option, and no two options alike."""
    decision = game.decision
    assert decision is not None
    check_sentence(speaker.prompt(decision, game.table))
    said = [
        check(speaker.choice(option, game.table, decision.seat, decision))
        for option in decision.options()
    ]
    assert len(set(said)) == len(said), said
    for option in decision.options():
        check(speaker.choice(option, game.table, decision.seat))


def verbs(decision: Decision[Any]) -> set[str]:
    return {option.verb for option in decision.options()}


def sample(choices: Sequence[Choice], step: int, count: int) -> list[Choice]:
    return [choices[mix(step + number) % len(choices)] for number in range(count) if choices]


def say_refusals(game: Game[Any], speaker: Speaker, choices: Sequence[Choice]) -> set[str]:
    """Why not, for choices from the whole catalogue; they have words even when they are illegal."""
    decision = game.decision
    assert decision is not None
    rules = set()
    for choice in choices:
        if decision.seat != NATURE:
            check(speaker.choice(choice, game.table, decision.seat, decision))
        if refusal := game.why_not(decision.seat, choice):
            check_sentence(speaker.refusal(refusal))
            check(speaker.rule(refusal.rule))
            rules.add(refusal.rule)
    return rules


def tell(seats: int, seed: int, options: dict[str, str]) -> set[str]:
    """Play a game at random and say all of it; the rules that refused something come back."""
    game = highlands.new("glen-more", seats=NAMES[:seats], seed=None, **options)
    catalogue = [choice for choice in game.rules.catalogue.choices if choice.verb != "begin"]
    rules, step = set[str](), mix(seed)
    while (decision := game.decision) is not None:
        step = mix(step + 1)
        asked = verbs(decision)
        sampled = [
            *sample(catalogue, step, 1),
            *sample([one for one in catalogue if isinstance(one, decision.kinds)], step, 1),
            *sample([one for one in catalogue if one.verb in asked], step, 2),
        ]
        for speaker in speakers(seats):
            say_decision(game, speaker)
            rules |= say_refusals(game, speaker, sampled)
        choices = decision.options()
        events = game.play(decision.seat, choices[step % len(choices)])
        for speaker in speakers(seats):
            for event in events:
                check_sentence(speaker.event(event))
            assert len(speaker.log(events)) <= len(events)
    return rules


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_in_a_game_can_be_said(seats: int, options: dict[str, str]) -> None:
    rules = tell(seats, 100 * seats + OPTIONS.index(options), options)
    assert len(rules) > 5
