"""Costs and effects are said from their values: another value, another sentence."""

import pytest

from highlands.games.glen_more.locations import LOCATIONS
from highlands.games.glen_more.things import THINGS
from highlands.games.glen_more.tiles import BY_ID
from highlands.parts.notation import alternatives, effects, terms
from highlands.words.language import LANGUAGES
from highlands.words.speak import Speaker

SPEAKERS = {language: Speaker("glen-more", language, []) for language in LANGUAGES}


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("-> wood", "Activation: 1 wood.", "Activation\u00a0: 1 bois."),
        ("-> 3 wood", "Activation: 3 wood.", "Activation\u00a0: 3 bois."),
        (
            "grain -> whisky",
            "Activation: 1 grain for 1 barrel of whisky.",
            "Activation\u00a0: 1 céréale contre 1 tonneau de whisky.",
        ),
        (
            "2 grain -> 3 whisky",
            "Activation: 2 grain for 3 barrels of whisky.",
            "Activation\u00a0: 2 céréales contre 3 tonneaux de whisky.",
        ),
        (
            "sheep -> 2 vp | 2 sheep -> 4 vp",
            "Activation: 1 sheep for 2 points or 2 sheep for 4 points.",
            "Activation\u00a0: 1 mouton contre 2 points ou 2 moutons contre 4 points.",
        ),
        ("", "Activation: no effect.", "Activation\u00a0: aucun effet."),
    ],
)
def test_effects_follow_their_values(notation: str, english: str, french: str) -> None:
    parsed = effects(notation, THINGS)
    assert SPEAKERS["en"].effect(parsed) == english
    assert SPEAKERS["fr"].effect(parsed) == french


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("", "Cost: none.", "Coût\u00a0: aucun."),
        ("wood + 2 stone", "Cost: 1 wood and 2 stone.", "Coût\u00a0: 1 bois et 2 pierres."),
        (
            "clan-member | chieftain",
            "Cost: 1 clan member or 1 chieftain.",
            "Coût\u00a0: 1 membre du clan ou 1 chef de clan.",
        ),
        (
            "2 different",
            "Cost: 2 different resources.",
            "Coût\u00a0: 2 ressources différentes.",
        ),
    ],
)
def test_costs_follow_their_values(notation: str, english: str, french: str) -> None:
    parsed = alternatives(notation, THINGS)
    assert SPEAKERS["en"].cost(parsed) == english
    assert SPEAKERS["fr"].cost(parsed) == french


def test_a_bonus_follows_its_values() -> None:
    said = [SPEAKERS["fr"].bonus(terms(text, THINGS)) for text in ("whisky", "2 whisky")]
    assert said == [
        "Prime à la pose\u00a0: 1 tonneau de whisky.",
        "Prime à la pose\u00a0: 2 tonneaux de whisky.",
    ]


def test_a_card_is_said_from_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    card = next(card for card in LOCATIONS if card.id == "duart-castle")
    assert SPEAKERS["en"].say("says:duart-castle") == "3 points for each village"
    ending = card.ending
    assert ending is not None
    changed = effects("5 vp", THINGS)[0]
    changed.per = "tavern"
    monkeypatch.setattr(card, "ending", changed)
    assert SPEAKERS["en"].say("says:duart-castle") == "5 points for each tavern"
    assert SPEAKERS["fr"].say("says:duart-castle") == "5 points par taverne"
    monkeypatch.setattr(card, "tams", 2)
    assert "2 bérets" in SPEAKERS["fr"].about("card:duart-castle")[1]


def test_a_tile_is_said_from_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    tile = BY_ID["tavern-3-plain"]
    monkeypatch.setattr(tile, "effects", effects("-> 9 vp", THINGS))
    monkeypatch.setattr(tile, "cost", alternatives("3 whisky", THINGS))
    assert SPEAKERS["en"].about(tile.reference) == [
        "Tavern: brown tile of stack 3.",
        "Cost: 3 barrels of whisky.",
        "Activation: 9 points.",
    ]
