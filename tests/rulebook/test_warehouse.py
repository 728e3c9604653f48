"""The warehouse: what is bought and sold there, when, and for how much."""

from typing import Final

import pytest

from highlands.engine.game import Game
from highlands.games.glen_more.choices import BUY, CATALOGUE, Sell
from highlands.games.glen_more.table import Table
from highlands.games.glen_more.things import RESOURCES, Thing
from tests.rulebook.tables import (
    BRUCE,
    asked,
    at,
    drawn,
    figures,
    gains,
    play,
    player,
    prompt,
    told,
    why_not,
)  # fmt: skip

FOREST: Final = "w1=forest-0-road"
MEADOWS: Final = "w1=fair-2-upto4-road n1w1=meadow-1-plain s1w1=meadow-3-plain"
FULL: Final = "wood=3 stone=3 sheep=3 cattle=3 grain=3"


def test_five_resources_are_traded_and_nothing_else() -> None:
    """`glen-more/warehouse/goods`: row 6; there is no word for selling whisky or people."""
    traded = {choice.resource for choice in CATALOGUE.choices if isinstance(choice, Sell)}
    assert traded == set(RESOURCES) == {buy.resource for buy in BUY}
    game = drawn(
        player(tiles=FOREST, barrels=3, chieftains=2, members="home w1"), player(), warehouse=FULL
    )
    assert not [answer for answer in asked(game) if answer.startswith("sell")]


def test_two_alike_cost_two_successive_prices() -> None:
    """`glen-more/buy/price`: row 34; 1 and 2, or 2 and 3."""
    for covered, paid in ((0, [1, 2]), (1, [2, 3])):
        game = drawn(
            player(tiles="w1=fair-2-upto4-road"),
            player(),
            track="Anna butcher-1-sheep-plain",
            warehouse=f"sheep={covered}",
        )
        play(game, "take space:2", "place cell:n1w1")
        happened = play(game, "activate cell:n1w1", "give count:2")
        spent = [f"0 lost {price} thing:coin (thing:warehouse)" for price in paid]
        assert told(happened, "lost") == spent
        assert game.table.warehouse.covered[Thing.SHEEP] == covered + 2


def test_nothing_is_bought_in_store() -> None:
    """`glen-more/buy/only-to-pay`: row 34; a question that is no bill offers no purchase."""
    game = drawn(player(tiles=FOREST), player(), track="Anna village-1-plain-wood")
    prompts = set()
    play(game, "take space:2")
    for answer in ("place cell:n1w1", "activate cell:n1w1", "decline", "decline"):
        prompts.add(prompt(game))
        assert why_not(game, "buy resource:wood") == "engine/not-asked"
        play(game, answer)
    assert prompts == {"place", "activate", "march"}
    assert at(game).coins == 5


def test_the_whole_cost_may_be_bought_though_nothing_is_missing() -> None:
    """`glen-more/buy/only-to-pay`, `glen-more/option/buy-owned`: rows 4 and 34."""
    game = drawn(
        player(tiles="w1=forest-0-road n1w1=quarry-1-plain", cubes="w1=wood n1w1=stone"),
        player(),
        track="Anna armadale-castle",
    )
    happened = play(game, "take space:2", "buy resource:wood", "buy resource:stone")
    assert told(happened, "bought") == ["0 bought resource:wood", "0 bought resource:stone"]
    assert len(at(game).cubes[Thing.WOOD]) == len(at(game).cubes[Thing.STONE]) == 1


def test_a_full_row_sells_nothing_until_somebody_sells() -> None:
    """`glen-more/buy/sold-out`: row 34."""
    game = drawn(
        player(tiles=FOREST, cubes="w1=wood w1=wood"),
        player(),
        track="Anna village-1-plain-wood",
        warehouse="wood=3",
    )
    assert "take space:2" in asked(game)
    lacking = drawn(
        player(tiles=FOREST, coins=20), player(), track="Anna village-1-plain-wood",
        warehouse="wood=3",
    )  # fmt: skip
    assert why_not(lacking, "take space:2") == "glen-more/take/too-dear"
    assert figures(lacking, "take space:2") == {
        "tile": "tile:village-1-plain-wood",
        "obstacle": "sold-out",
        "missing": "1 resource:wood",
        "left": 0,
    }


def test_the_refusal_of_a_full_row_is_named_while_paying() -> None:
    """`glen-more/buy/sold-out`"""
    game = drawn(
        player(tiles="w1=forest-0-road w2=forest-2-road", cubes="w1=wood w1=wood w2=wood"),
        player(),
        track="Anna village-1-plain-wood",
        warehouse="wood=3",
    )
    play(game, "take space:2")
    assert why_not(game, "buy resource:wood") == "glen-more/buy/sold-out"
    play(game, "sell resource:wood cell:w1")
    assert why_not(game, "buy resource:wood") is None
    assert gains(play(game, "buy resource:wood")) == {"thing:coin": -3}


def test_coins_must_be_at_hand_but_selling_comes_first() -> None:
    """`glen-more/buy/coins`"""
    game = drawn(
        player(
            tiles="w1=forest-0-road w2=forest-2-road n1w1=meadow-1-plain",
            cubes="w1=wood w2=wood n1w1=sheep",
            coins=1,
        ),
        player(),
        track="Anna village-1-plain-wood",
        warehouse="wood=1 sheep=2",
    )
    play(game, "take space:2")
    assert why_not(game, "buy resource:wood") == "glen-more/buy/coins"
    assert figures(game, "buy resource:wood") == {
        "resource": "resource:wood", "price": 2, "coins": 1,
    }  # fmt: skip
    play(game, "sell resource:sheep cell:n1w1", "buy resource:wood")
    assert at(game).coins == 1
    assert len(at(game).cubes[Thing.WOOD]) == 2


def butcher(buy_owned: str, cubes: str) -> Game[Table]:
    game = drawn(
        player(tiles=MEADOWS, members="w1", cubes=cubes),
        player(),
        track="Anna butcher-1-sheep-plain",
        buy_owned=buy_owned,
    )
    play(game, "take space:2", "place cell:n1w2", "activate cell:n1w2", "give count:2")
    return game


def test_by_default_a_resource_may_be_bought_that_one_has() -> None:
    """`glen-more/buy/held`, `glen-more/option/buy-owned`: row 4, `allowed`."""
    game = butcher("allowed", "n1w1=sheep")
    assert asked(game) == ["pay resource:sheep cell:n1w1", "buy resource:sheep"]
    assert gains(play(game, "buy resource:sheep")) == {"thing:coin": -3, "thing:vp": 4}


def test_where_it_is_agreed_own_cubes_go_first() -> None:
    """`glen-more/buy/held`, `glen-more/option/buy-owned`: row 4, `not-if-held`."""
    game = butcher("not-if-held", "n1w1=sheep")
    assert prompt(game) == "activate"
    assert at(game).points == 4
    assert at(game).coins == 5
    assert not at(game).cubes[Thing.SHEEP]

    game = butcher("not-if-held", "n1w1=sheep s1w1=sheep w1=sheep")
    assert why_not(game, "buy resource:sheep") == "glen-more/buy/held"


@pytest.mark.parametrize("buy_owned", ["allowed", "not-if-held"])
def test_what_is_lacking_may_always_be_bought(buy_owned: str) -> None:
    """`glen-more/option/buy-owned`: other resources do not matter."""
    game = drawn(
        player(tiles="w1=forest-0-road", cubes="w1=wood"), player(), buy_owned=buy_owned,
        track="Anna village-1-plain-stone",
    )  # fmt: skip
    assert gains(play(game, "take space:2")) == {"thing:coin": -1}


def test_selling_is_open_in_every_question_of_the_own_turn() -> None:
    """`glen-more/sell/any-time`: row 5; and closed to everybody else."""
    wood = "sell resource:wood cell:w1"
    game = drawn(
        player(
            tiles="w1=forest-0-road n1w1=meadow-1-plain s1w1=meadow-3-plain",
            cubes="w1=wood w1=wood w1=wood n1w1=sheep s1w1=sheep",
            members="home w1",
        ),
        player(),
        player(),
        track="Anna iona-abbey castle-of-mey",
        warehouse="wood=2 stone=1 sheep=1",
    )
    seen = []
    for answer in (
        "take space:2", "pay resource:wood cell:w1", "pay resource:sheep cell:n1w1",
        "place cell:w2", "activate cell:w2", "gain resource:stone", "decline",
    ):  # fmt: skip
        seen.append(prompt(game))
        assert wood in asked(game)
        assert str(game.why_not(BRUCE, wood)) == "engine/not-your-turn"
        play(game, answer)
    assert seen == ["take", "pay", "pay", "place", "activate", "gain", "activate"]
    assert prompt(game) == "sell"
    play(game, wood)
    assert prompt(game) == "sell"


def test_the_last_offer_to_sell_comes_only_if_something_can_be_sold() -> None:
    """`glen-more/sell/any-time`"""
    cases = [("w1=wood", 1, "sell"), ("w1=wood", 0, "stack-1"), ("", 1, "stack-1")]
    for cubes, covered, expected in cases:
        game = drawn(
            player(tiles=FOREST, cubes=cubes), player(), track="Anna meadow-1-plain",
            warehouse=f"wood={covered}",
        )  # fmt: skip
        play(game, "take space:2", "place cell:n1w1", "decline")
        assert prompt(game) == expected


def test_nobody_sells_while_nature_has_its_say() -> None:
    """`glen-more/sell/any-time`: not during the refill, the die, or a scoring."""
    game = drawn(
        player(tiles=FOREST, cubes="w1=wood w1=wood"), player(), track="Anna meadow-1-plain",
        warehouse="wood=3",
    )  # fmt: skip
    play(game, "take space:2", "place cell:n1w1", "decline", "decline")
    assert prompt(game) == "stack-1"
    refusal = game.why_not(0, "sell resource:wood cell:w1")
    assert refusal is not None
    assert refusal.rule == "engine/not-your-turn"


def test_the_highest_covered_price_pays_and_the_seller_picks_the_tile() -> None:
    """`glen-more/sell/price`: row 5."""
    game = drawn(
        player(tiles="w1=forest-0-road w2=forest-2-road", cubes="w1=wood w1=wood w2=wood w2=wood"),
        player(),
        warehouse="wood=3",
    )
    coins = []
    for place in ("w2", "w1", "w1"):
        coins += [gains(play(game, f"sell resource:wood cell:{place}"))["thing:coin"]]
    assert coins == [3, 2, 1]
    assert len(at(game).cubes[Thing.WOOD]) == 1
    assert why_not(game, "sell resource:wood cell:w2") == "glen-more/sell/empty-row"


def test_only_a_cube_that_is_there_is_sold() -> None:
    """`glen-more/sell/no-cube`"""
    game = drawn(player(tiles=FOREST, cubes="w1=wood"), player(), warehouse=FULL)
    for answer in ("sell resource:wood cell:home", "sell resource:stone cell:w1"):
        assert why_not(game, answer) == "glen-more/sell/no-cube"


def test_an_empty_row_buys_nothing() -> None:
    """`glen-more/sell/empty-row`: rows 5 and 26."""
    game = drawn(player(tiles=FOREST, cubes="w1=wood"), player())
    assert why_not(game, "sell resource:wood cell:w1") == "glen-more/sell/empty-row"
