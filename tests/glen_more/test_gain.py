"""What a tile or a card gives goes where it belongs, and is told with its source."""

from collections.abc import Coroutine
from typing import Any

import pytest

from highlands.engine.event import Event
from highlands.games.glen_more.gain import gain, gain_all
from highlands.games.glen_more.questions.activating import Gaining
from highlands.games.glen_more.questions.question import Selling
from highlands.games.glen_more.table import Table
from highlands.games.glen_more.things import NAMES, THINGS
from highlands.parts.notation import term, terms
from tests.rulebook.special import placed
from tests.rulebook.tables import ANNA, RULES, asked, at, cell, drawn, gains, play, player, prompt


def listening(cubes: str = "") -> Table:
    """A table of two at which Anna has a forest, and somebody listens."""
    table = drawn(player(tiles="w1=forest-0-road", cubes=cubes), player()).table
    table.told = list[Event]()
    return table


def carry_out(rule: Coroutine[Any, Any, None]) -> None:
    """Run a rule that asks nothing."""
    with pytest.raises(StopIteration):
        rule.send(None)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 wood", ["0 gained 1 resource:wood (tile:inn)", "0 gained 1 resource:wood (tile:inn)"]),
        ("grain", ["0 gained 1 resource:grain (tile:inn)"]),
        ("2 whisky", ["0 gained 2 thing:whisky (tile:inn)"]),
        ("clan-member", ["0 gained 1 thing:clan-member (tile:inn)"]),
        ("3 coin", ["0 gained 3 thing:coin (tile:inn)"]),
        ("5 vp", ["0 gained 5 thing:vp (tile:inn)"]),
        ("2 movement", ["0 gained 2 thing:movement (tile:inn)"]),
        ("chieftain", ["0 gained 1 thing:chieftain (tile:inn)"]),
    ],
)
def test_a_gain_is_told_with_its_source(text: str, expected: list[str]) -> None:
    table = listening()
    before = RULES.holdings(table, ANNA)
    carry_out(gain(table, table.players[ANNA], term(text, THINGS), cell("w1"), "tile:inn"))
    told = table.told or []
    assert [str(event) for event in told] == expected
    after = RULES.holdings(table, ANNA)
    assert {thing: after[thing] - before[thing] for thing in gains(told)} == gains(told)
    assert sum(after.values()) - sum(before.values()) == sum(gains(told).values())


def test_cubes_and_people_come_to_the_tile() -> None:
    table = listening()
    everything = terms("wood + clan-member + stone", THINGS)
    carry_out(gain_all(table, table.players[0], everything, cell("w1"), "tile:inn"))
    anna = table.players[0]
    assert anna.cubes[0] == anna.cubes[1] == [cell("w1")]
    assert anna.members == [cell("w1"), cell("home")]


def test_what_finds_no_room_is_lost() -> None:
    table = listening("w1=wood w1=wood home=stone")
    carry_out(gain(table, table.players[0], term("4 wood", THINGS), cell("w1"), "tile:inn"))
    assert table.players[0].load(cell("w1")) == 3
    carry_out(gain(table, table.players[0], term("3 any", THINGS), cell("w1"), "tile:inn"))
    assert table.players[0].load(cell("w1")) == 3
    assert len(table.told or []) == 1


def test_nothing_gives_resources_that_differ() -> None:
    table = listening()
    with pytest.raises(AssertionError, match="differ"):
        gain(table, table.players[0], term("2 different", THINGS), cell("w1"), "tile:inn").send(
            None
        )


def test_any_resources_are_chosen_one_by_one() -> None:
    game = placed("loch-lochy")
    for number in (1, 2):
        assert prompt(game) == "gain"
        assert isinstance(game.decision, Selling)
        assert isinstance(game.decision.asked, Gaining)
        assert (game.decision.asked.number, game.decision.asked.of) == (number, 2)
        assert asked(game)[:5] == [f"gain resource:{name}" for name in NAMES[:5]]
        assert "decline" not in asked(game)
        told = [str(event) for event in play(game, "gain resource:sheep")]
        assert told[0] == "0 gained 1 resource:sheep (card:loch-lochy)"
    assert at(game).cubes[2] == [cell("n1")] * 2


def test_where_one_resource_is_chosen_it_is_the_first_of_one() -> None:
    table = listening()
    gaining = Gaining(table, table.players[ANNA], declinable=True)
    assert (gaining.number, gaining.of) == (1, 1)
    assert [option.text for option in gaining.options()][-1] == "decline"
