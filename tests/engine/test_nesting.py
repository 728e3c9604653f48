"""Cards that make the flow of a turn bend: they stay as plain as the cards that do not."""

from typing import Final

import pytest

from highlands.engine.game import Game
from highlands.engine.playout import playout, playout_cloning
from highlands.engine.record import write
from highlands.engine.seat import NATURE
from tests.engine.play import drawn, start, with_powers
from tests.orchard.choices import Wake
from tests.orchard.hawker import Hawker
from tests.orchard.moments import Moments, Power
from tests.orchard.plots import Fruit, Kind
from tests.orchard.questions import Waking
from tests.orchard.table import Player, Table
from tests.orchard.turn import turn, wake


class Bees(Power):
    """Trees that bear wake other trees, up to three deep: activation inside activation."""

    async def grown(self, table: Table, player: Player, fruit: Fruit) -> None:
        garden = player.garden
        trees = [cell for cell, plot in garden.items() if plot.kind is Kind.TREES]
        own = table.own[self.place]
        if own[0] < 3:
            own[0] += 1
            chosen = await Waking(player, trees)
            if isinstance(chosen, Wake):
                await wake(table, player, garden[chosen.cell])
            own[0] -= 1


class Encore(Power):
    """Whoever has few coins may have another turn inside the same turn, once."""

    async def turn_ended(self, table: Table, player: Player) -> None:
        own = table.own[self.place]
        if own[0] == 0 and player.coins < 4 and sum(map(bool, table.stalls)) > 1:
            own[0] = 1
            await turn(table)
            own[0] = 0
            table.turn = player.seat


class Faulty(Power):
    """A card with a mistake in it."""

    async def grown(self, table: Table, player: Player, fruit: Fruit) -> None:
        table.coins(player, 100, "mistake")
        raise ZeroDivisionError


class Impatient(Power):
    """A card during which somebody loses patience and breaks off."""

    async def grown(self, table: Table, player: Player, fruit: Fruit) -> None:
        raise KeyboardInterrupt


def longest_turn(game: Game[Table]) -> int:
    """The most answers between two resting points."""
    longest, rest = 0, game.rest
    while rest.before:
        longest, rest = max(longest, len(rest.answers)), rest.before
    return longest


def test_activation_inside_activation_and_a_turn_inside_a_turn() -> None:
    plain = with_powers()
    bent, cloned = (with_powers(Bees(), Encore()) for _ in range(2))
    playout(plain, 7)
    playout(bent, 7)
    assert longest_turn(bent) > longest_turn(plain)
    assert playout_cloning(cloned, 7) == len([a for a in bent.answered() if a.seat != NATURE])


def test_only_powers_that_override_a_moment_are_asked_and_in_their_order() -> None:
    moments = Moments([Hawker(), Bees(), Encore()])
    assert [power.place for power in moments.grown] == [0, 1]
    assert [power.name for power in moments.forbids_laying] == ["hawker"]
    assert Moments([]).grown == []


def test_a_power_forbids_with_its_own_rule() -> None:
    garden = "w1=pears home=home e1=press"
    game = drawn(hawker="yes", annas_garden=garden, stalls="pears press press -")
    game.play(0, "take stall:0")
    assert str(game.why_not(0, "lay cell:w2")) == "hawker/lay/alike"
    game.undo(0)
    game.play(0, "take stall:1")
    assert str(game.why_not(0, "lay cell:e2")) == "orchard/lay/needs-trees"


MISTAKES: Final = [(Faulty(), ZeroDivisionError), (Impatient(), KeyboardInterrupt)]


@pytest.mark.parametrize(("power", "mistake"), MISTAKES)
def test_an_answer_counts_wholly_or_not_at_all(power: Power, mistake: type[BaseException]) -> None:
    game = with_powers(power)
    while game.decision and game.decision.prompt != "wake":
        game.play(0, game.decision.options()[0])
    before, text = game.fingerprint(), write(game)
    with pytest.raises(mistake):
        game.play(0, "wake cell:home")
    assert (game.fingerprint(), write(game)) == (before, text)
    game.play(0, "decline")
    assert game.fingerprint() != before


def test_others_are_asked_in_the_middle_of_a_turn() -> None:
    game, met = start(2), 0
    while (decision := game.decision) is not None:
        met += decision.prompt == "buy" and decision.seat != game.table.turn
        game.advance(decision.options()[0])
    assert met
