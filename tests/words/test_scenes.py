"""The picture of a table and its twin in words find all the words they ask for."""

from typing import Any

import pytest

import highlands
from highlands.engine.game import Game
from highlands.engine.luck import mix
from highlands.games.glen_more.choices import DECLINE, GAIN
from highlands.games.glen_more.locations import ON_TILE
from highlands.games.glen_more.questions.activating import Gaining
from highlands.games.glen_more.scene import scene_of
from highlands.games.glen_more.tiles import BY_ID
from highlands.scene.svg import svg
from highlands.scene.text import text
from highlands.words.language import LANGUAGES
from highlands.words.speak import Speaker

NAMES = ["Anna", "Bruce", "Clara"]


def played_on(decisions: int) -> Game[Any]:
    game = highlands.new("glen-more", seats=NAMES, seed=5)
    for number in range(decisions):
        decision = game.decision
        if decision is not None:
            options = decision.options()
            game.play(decision.seat, options[mix(number) % len(options)])
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("decisions", [0, 60, 140, 1000])
def test_every_scene_can_be_said(language: str, decisions: int) -> None:
    game = played_on(decisions)
    table = game.table
    for number, (tile, card) in enumerate(ON_TILE.items()):
        # every special location in somebody's territory, so that every card is shown
        player = table.players[number % len(table.players)]
        player.territory = player.territory.with_tile(min(player.territory.border), tile)
        table.owners[card.number] = player.seat
    speaker = Speaker("glen-more", language, NAMES)
    scene = scene_of(table, 0, game.decision)
    for shown in (svg(scene, speaker.say, fonts=False), text(scene, speaker.say)):
        assert "Clara" in shown
        assert {"en": "Warehouse", "fr": "Entrepôt"}[language] in shown


def test_a_gain_that_may_be_declined_says_so() -> None:
    game = played_on(10)
    asked = Gaining(game.table, game.table.players[0], declinable=True)
    said = {}
    for language in LANGUAGES:
        speaker = Speaker("glen-more", language, NAMES)
        said[language] = [
            speaker.prompt(asked, game.table),
            speaker.choice(DECLINE, game.table, 0, asked),
            speaker.choice(GAIN[2], game.table, 0, asked),
        ]
    assert said["en"] == [
        "Anna, which resource do you take, if any?",
        "Take nothing",
        "Take 1 sheep",
    ]
    assert said["fr"] == [
        "Anna, quelle ressource prenez-vous, si vous en voulez une\u00a0?",
        "Ne rien prendre",
        "Prendre 1 mouton",
    ]


def test_a_tile_is_named_as_the_others_of_its_kind() -> None:
    speaker = Speaker("glen-more", "fr", NAMES)
    village, start = BY_ID["village-1-plain-wood"], BY_ID["start-village"]
    assert speaker.say(village.reference) == "village"
    assert speaker.say(start.reference) == "village de départ"
