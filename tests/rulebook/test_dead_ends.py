"""Every option leads to a turn that can be completed, and nothing with one answer is asked."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as some

from highlands.engine.game import Game
from highlands.engine.seat import NATURE
from highlands.games.glen_more.table import Table
from tests.rulebook.tables import asked, at, drawn, play, player, prompt, why_not

GOODS: Final = ["wood", "stone", "sheep", "cattle", "grain"]
CELLS: Final = ["n1", "s1", "w1", "e1", "n1w1", "n1e1"]
BROWN: Final = [
    "butcher-1-sheep-plain", "butcher-1-cattle-plain", "butcher-2-both-plain", "grocer-3-plain",
    "fair-1-upto3-plain", "fair-3-upto5-plain",
]  # fmt: skip
LYING: Final = [*BROWN, "distillery-1-plain", "forest-1-plain", "meadow-1-plain"]
TAKEN: Final = [*BROWN, "fair-2-upto4-road", "castle-moil", "duart-castle", "iona-abbey"]
LOOKED_AT: Final = 120

MEADOWS: Final = "w1=fair-2-upto4-road n1w1=meadow-1-plain s1w1=meadow-2-river"


def test_a_cube_does_not_pay_where_no_second_one_could_follow() -> None:
    """`glen-more/pay/rest-unpayable`, `glen-more/pay/one-order`: three sheep, no coin, empty row.

    Cubes pay from north to south, so after the southernmost the second would have to be bought.
    """
    game = drawn(
        player(tiles=MEADOWS, members="w1", cubes="n1w1=sheep w1=sheep s1w1=sheep", coins=0),
        player(),
        track="Anna butcher-1-sheep-plain",
        filler="tavern-3-plain",
    )
    play(game, "place cell:n1w2", "activate cell:n1w2", "give count:2")
    assert asked(game) == ["pay resource:sheep cell:n1w1", "pay resource:sheep cell:w1"]
    assert why_not(game, "pay resource:sheep cell:s1w1") == "glen-more/pay/rest-unpayable"
    play(game, "pay resource:sheep cell:w1")
    assert at(game).points == 4
    assert len(at(game).cubes[2]) == 1


def test_a_cube_that_could_only_be_bought_back_raises_no_question() -> None:
    """`glen-more/sell/any-time`: the only wood pays; no sale brings the coin for another."""
    game = drawn(
        player(tiles="w1=fair-2-upto4-road n1w1=forest-1-plain", cubes="n1w1=wood", coins=0),
        player(),
        track="Anna village-1-plain-wood",
        filler="tavern-3-plain",
    )
    assert prompt(game) == "activate"
    assert not at(game).cubes[0]


def test_the_one_sale_without_which_nothing_can_be_paid_is_made_unasked() -> None:
    """`glen-more/sell/any-time`: a stone costs 2, Anna has 1 coin and one sheep that brings 2."""
    game = drawn(
        player(tiles="w1=fair-2-upto4-road n1w1=meadow-1-plain", cubes="n1w1=sheep", coins=1),
        player(),
        track="Anna grocer-3-plain pasture-3-plain",
        filler="tavern-3-plain",
        warehouse="stone=1 sheep=2",
    )
    told = play(game, "take space:2")
    assert [str(event) for event in told[1:5]] == [
        "0 lost 1 resource:sheep (thing:warehouse)",
        "0 gained 2 thing:coin (thing:warehouse)",
        "0 bought resource:stone",
        "0 lost 2 thing:coin (thing:warehouse)",
    ]
    assert prompt(game) == "activate"


@some.composite
def poor_turns(draw: some.DrawFn) -> Callable[[], Game[Table]]:
    """A turn with few coins, few cubes, and rows of the warehouse in every state.

    It is handed out unmade: Hypothesis refers weakly to what it draws; compiled games die of it.
    """
    cells = draw(some.lists(some.sampled_from(CELLS), min_size=1, max_size=4, unique=True))
    tiles = [f"{cell}={draw(some.sampled_from(LYING))}" for cell in cells]
    cubes = [
        f"{cell}={draw(some.sampled_from(GOODS))}"
        for cell in cells
        for _ in range(draw(some.integers(0, 2)))
    ]
    poor = player(
        tiles=" ".join(tiles),
        members=f"home {cells[0]}",
        cubes=" ".join(cubes),
        coins=draw(some.integers(0, 4)),
    )
    return partial(
        drawn,
        poor,
        player(),
        track=f"Anna {draw(some.sampled_from(TAKEN))}",
        filler="tavern-3-plain",
        warehouse=" ".join(f"{goods}={draw(some.integers(0, 3))}" for goods in GOODS),
        buy_owned=draw(some.sampled_from(["allowed", "not-if-held"])),
    )


@settings(max_examples=40, deadline=None)
@given(poor_turns(), some.randoms(use_true_random=False))
def test_whatever_is_answered_the_turn_goes_on_to_its_end(
    turn: Callable[[], Game[Table]], random: Random
) -> None:
    """Completions of turns with little means, searched deep first, each way at random."""
    ways = [turn()]
    for _ in range(LOOKED_AT):
        if not ways:
            return
        position = ways.pop()
        for seat, decision in position.pending.items():
            if seat == NATURE or decision.prompt == "march":
                continue
            options = decision.options()
            assert len(options) > 1, [answer.choice for answer in position.answers]
            assert len(set(options)) == len(options)
            for option in random.sample(options, len(options)):
                way = position.clone()
                way.accept(seat, option)
                ways.append(way)
