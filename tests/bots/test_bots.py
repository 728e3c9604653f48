"""Every bot plays every game, by the rules, in the same way each time, and knows no secret."""

from typing import Final

import pytest

from highlands.arena.match import play_out
from highlands.bots.bot import Bot, UnknownBot, bot_named, names
from highlands.engine.choice import Choice
from highlands.engine.game import open_game
from highlands.engine.luck import QuickLuck
from highlands.engine.record import write
from highlands.engine.refusal import Refused
from highlands.engine.registry import rules_of
from highlands.engine.rules import agree
from highlands.engine.seat import Seat
from tests.contracts.games import GAMES, AnyGame, walk

BOTS: Final = names()


def game_of(name: str, seed: int = 5) -> AnyGame:
    rules = rules_of(name)
    seats = ["Anna", "Bruce", "Clara", "Danny"][: rules.seats[0]]
    return open_game(rules, agree(rules, seats, seed, {}))


def seated(bot: str, game: AnyGame) -> list[Bot]:
    return [bot_named(bot, seat) for seat in range(len(game.setup.names))]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_every_game_to_its_end_and_the_same_again(bot: str, name: str) -> None:
    first, second = game_of(name), game_of(name)
    play_out(first, seated(bot, first))
    play_out(second, seated(bot, second))
    assert first.over
    assert write(first) == write(second)


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_leaves_the_game_as_it_is(bot: str) -> None:
    for game in walk(rules_of("glen-more"), 3, every=25):
        decision = game.decision
        if decision is not None and decision.seat >= 0:
            before = game.fingerprint()
            assert bot_named(bot).decide(game, decision.seat) in decision.options()
            assert game.fingerprint() == before


def test_another_seed_plays_another_random_game() -> None:
    one, other = game_of("glen-more"), game_of("glen-more")
    play_out(one, [bot_named("random", 1), bot_named("random", 2)])
    play_out(other, [bot_named("random", 3), bot_named("random", 4)])
    assert write(one) != write(other)


@pytest.mark.parametrize("seed", range(4))
def test_the_greedy_bot_answers_alike_whatever_it_cannot_know(seed: int) -> None:
    """The orchard has secret notes: dealt anew, they must change nothing."""
    looked = 0
    for game in walk(rules_of("orchard"), seed, every=5):
        for seat in game.pending:
            if seat >= 0:
                other = game.seen_by(seat, QuickLuck(seed + 77))
                if seat in other.pending:
                    answers = [bot_named("greedy").decide(deal, seat) for deal in (game, other)]
                    assert answers[0] is answers[1]
                    looked += 1
    assert looked


def test_a_plan_is_dropped_when_the_game_goes_another_way() -> None:
    game, bot = game_of("glen-more"), bot_named("greedy")
    seat = next(iter(game.pending))
    wished = bot.decide(game, seat)
    game.play(seat, next(o for o in game.pending[seat].options() if o is not wished))
    while game.pending.get(seat) is not None and game.answers:
        choice = bot.decide(game, seat)
        assert game.why_not(seat, choice) is None
        game.play(seat, choice)


def test_the_greedy_bot_does_not_know_the_seed() -> None:
    """Nature's luck may differ: the answer to the same table may not."""
    game = game_of("glen-more")
    twin = game.clone(QuickLuck(99))
    seat = next(iter(game.pending))
    assert bot_named("greedy").decide(game, seat) is bot_named("greedy").decide(twin, seat)


def test_an_unknown_bot_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownBot, match=r"^there is no bot 'oracle'; there is random, greedy$"):
        bot_named("oracle")


class Cheat:
    """Wants to stay where it stands."""

    name = "cheat"

    def decide(self, game: AnyGame, seat: Seat) -> Choice:
        return game.rules.catalogue.read("take space:1")


def test_a_bot_that_breaks_a_rule_is_told() -> None:
    game = game_of("glen-more")
    with pytest.raises(Refused):
        play_out(game, [Cheat(), Cheat()])
