"""What a seat may not know is in no byte that is sent to it."""

from random import Random
from typing import Any

import pytest

from highlands.engine.event import Event
from highlands.engine.game import Game
from highlands.engine.luck import Luck
from highlands.web.sitting import Deed, Sitting
from tests.web.browser import Browser, Table
from tests.web.playing import answer


def sent(browser: Browser, path: str) -> list[str]:
    """Everything a viewer can ask for of a table but its record, which lives on what was hidden."""
    return [browser.open(path).text, browser.open("/").text]


def turn_at(browser: Browser, path: str, luck: Random) -> bool:
    """Whether somebody was asked something, and answered."""
    browser.open(path)
    return answer(browser, luck)


def dealt_anew(sitting: Sitting, viewer: int, luck: int) -> tuple[Game[Any], list[Deed]]:
    """The same as far as the viewer knows: other notes in other hands, other things looked at."""
    game = sitting.game.seen_by(viewer, Luck(luck))
    for seat in sitting.game.given:
        if seat != viewer:  # has answered in secret: everybody sees that, nobody sees what
            game.play(seat, game.pending[seat].options()[luck])
    deeds = [
        Deed(deed.seat, deed.choice, [other(event, viewer) for event in deed.events])
        for deed in sitting.deeds
    ]
    return game, deeds


def other(event: Event, viewer: int) -> Event:
    if not event.hidden_from(viewer):
        return event
    return Event(event.seat, event.verb, "note:1", only_for=event.only_for)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(2, marks=pytest.mark.slow)])
def test_a_deal_anew_changes_no_byte(table: Table, anna: Browser, seed: int) -> None:
    path = anna.make("orchard", "me", "open", "open", name="Anna", option_coins="9")
    bruce, clara = table.browser(), table.browser()
    for browser, name in ((bruce, "Bruce"), (clara, "Clara")):
        browser.open(path)
        form = browser.form("/join")
        assert form is not None
        browser.submit(form, name=name)
    people, luck = [anna, bruce, clara], Random(seed)
    sitting = table.house.tables.sitting(path.rpartition("/")[2])
    for step in range(240):
        if not any(turn_at(browser, path, luck) for browser in people):
            break
        if step % 12 or any(draft.given for draft in sitting.drafts.values()):
            continue
        for viewer, browser in enumerate(people):
            before = sent(browser, path)
            real = sitting.game, sitting.deeds
            for deal in range(2):
                sitting.game, sitting.deeds = dealt_anew(sitting, viewer, deal)
                sitting.known.clear()
                assert sent(browser, path) == before
                sitting.game, sitting.deeds = real
            sitting.known.clear()
    told = [event for deed in sitting.deeds for event in deed.events]
    assert any(event.only_for is not None for event in told), "nothing was hidden in this game"


def test_what_is_drafted_is_seen_by_nobody_else(table: Table, anna: Browser) -> None:
    path = anna.make("orchard", "me", "open", name="Anna", order="listed")
    bruce = table.browser()
    bruce.open(path)
    form = bruce.form("/join")
    assert form is not None
    bruce.submit(form, name="Bruce")
    watcher = table.browser()
    before = [sent(browser, path) for browser in (bruce, watcher)]
    anna.open(path)
    assert answer(anna, Random(1))
    assert [sent(browser, path) for browser in (bruce, watcher)] == before


def test_the_seed_is_in_nothing_that_is_sent(table: Table, anna: Browser) -> None:
    path = anna.make("orchard", "me", "bot-random", name="Anna")
    sitting = table.house.tables.sitting(path.rpartition("/")[2])
    seed = sitting.table.seed
    spelled = [str(seed), f"{seed:x}", str(seed)[:12]]
    for _ in range(30):
        pages = [*sent(anna, path), anna.open(f"{path}/record").text]
        assert not [word for word in spelled for page in pages if word in page]
        anna.open(path)
        if not answer(anna, Random(2)):
            break
    assert sitting.game.setup.seed is None


@pytest.mark.slow
def test_a_record_of_an_unfinished_game_hides_what_others_looked_at(
    table: Table, anna: Browser
) -> None:
    luck = Random(4)
    for _ in range(9):
        path = anna.make("orchard", "me", "bot-random", "bot-random", name="Anna")
        sitting = table.house.tables.sitting(path.rpartition("/")[2])
        while not (hidden := sum(one.hidden_from(0) for one in sitting.game.answered())):
            anna.open(path)
            if not answer(anna, luck):
                break
        if hidden and not sitting.game.over:
            break
    assert hidden, "nobody looked at a note in any of these games"
    assert anna.open(f"{path}/record").text.count("nature: ?") == hidden
