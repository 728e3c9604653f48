"""Whole games by a plain client that only follows the forms on the pages."""

import re
from random import Random

import pytest

from highlands.engine.record import read
from highlands.engine.registry import rules_for
from tests.web.browser import Browser, Table
from tests.web.playing import play_on


def test_a_whole_game_is_played_by_forms_alone(anna: Browser) -> None:
    path = anna.make("glen-more", "me", "bot-random", name="Anna")
    assert play_on(path, [anna], Random(1)) > 20
    anna.open(path)
    assert re.search(r"(wins|share the victory)\.", anna.page.text)
    record = anna.open(f"{path}/record").text
    assert read(record, rules_for(record)).over
    lobby = anna.open("/").text
    assert path in lobby.partition("Finished games")[2]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_the_web_has_never_heard_of_is_played_the_same_way(
    table: Table, anna: Browser, seed: int
) -> None:
    path = anna.make("orchard", "me", "friend", "bot-random", name="Anna")
    bruce = table.browser("fr")
    link = re.search(r"/join/[^\"<]+", anna.page.text)
    assert link
    bruce.open(link[0])
    form = bruce.form("/join")
    assert form is not None
    bruce.submit(form, name="Bruce")
    assert bruce.page.url.path == path
    assert play_on(path, [anna, bruce], Random(seed)) > 10
    assert "wins." in anna.open(path).text or "share" in anna.page.text
    assert "gagne." in bruce.open(path).text or "partagent" in bruce.page.text


@pytest.mark.slow
def test_several_people_play_on_one_screen(anna: Browser) -> None:
    path = anna.make("orchard", "me", "here", name="Anna", name_1="Bruce")
    assert play_on(path, [anna], Random(5)) > 10
    assert "Bruce" in anna.open(path).text


def test_bots_alone_play_to_the_end(table: Table, anna: Browser) -> None:
    path = anna.make("orchard", "me", "bot-random", "bot-random", name="Anna")
    form = anna.form("/hand")
    assert form is not None
    anna.submit(form, form.buttons[0], bot="random")
    sitting = table.house.tables.sitting(path.rpartition("/")[2])
    assert sitting.game.over
    assert [remark.message for remark in sitting.remarks] == ["web-remark-handed"]
