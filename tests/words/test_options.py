"""What is said of a question and its options at certain tables."""

from typing import Any

from highlands.engine.game import Game
from highlands.words.speak import Speaker
from tests.rulebook.tables import drawn, play, player

TILES = "w1=quarry-0-road n1w1=meadow-1-plain"


def asked(game: Game[Any]) -> str:
    decision = game.decision
    assert decision is not None
    return Speaker("glen-more", "en", ["Anna", "Bruce"]).prompt(decision, game.table)


def options(game: Game[Any]) -> dict[str, str]:
    decision = game.decision
    assert decision is not None
    speaker = Speaker("glen-more", "en", ["Anna", "Bruce"])
    return {
        option.text: speaker.choice(option, game.table, decision.seat, decision)
        for option in decision.options()
    }


def test_where_only_sales_are_possible_it_is_said_how_much_is_needed() -> None:
    game = drawn(
        player(tiles=TILES, cubes="w1=stone n1w1=sheep", coins=0),
        player(),
        track="Anna village-1-plain-wood",
        warehouse="stone=2 sheep=1 wood=1",
    )
    play(game, "take space:2")
    assert asked(game) == "Anna, you need 2 coins more to pay 1 wood: sell what?"


def test_an_exchange_that_buys_unasked_says_so() -> None:
    game = drawn(
        player(tiles="w1=quarry-0-road", coins=5), player(), track="Anna distillery-1-plain",
        warehouse="grain=1",
    )  # fmt: skip
    play(game, "take space:2", "place cell:n1w1")
    assert options(game)["activate cell:n1w1"] == (
        "Distillery (1 north 1 west): 1 grain for 1 barrel of whisky; 1 grain bought for 2 coins"
    )


def test_a_brown_tile_says_what_it_is_good_for_now() -> None:
    for cubes, remark in (
        ("", "nothing now"),
        ("n1w1=sheep", "now 1 sheep for 2 points"),
        ("n1w1=sheep n1w1=sheep", "all of it now"),
    ):
        game = drawn(player(tiles=TILES, cubes=cubes), player(), track="Anna butcher-1-sheep-plain")
        said = options(game)["take space:2"]
        assert f"; up to 2 sheep for 4 points; {remark}" in said


def test_a_ladder_offers_what_can_be_paid() -> None:
    game = drawn(
        player(tiles="w1=quarry-0-road", cubes="w1=stone", coins=1),
        player(),
        track="Anna fair-1-upto3-plain",
    )
    play(game, "take space:2", "place cell:n1w1")
    said = options(game)["activate cell:n1w1"]
    assert said == "Fair (1 north 1 west): 1 resource for 1 point"


def test_resources_of_ones_choice_are_counted() -> None:
    game = drawn(player(tiles="w1=quarry-0-road"), player(), track="Anna loch-lochy")
    play(game, "take space:2", "place cell:n1")
    assert asked(game) == "Anna, which resource do you take (1 of 2)?"
    play(game, "gain resource:wood")
    assert asked(game) == "Anna, which resource do you take (2 of 2)?"


def test_loch_oich_says_why_every_tile_is_offered() -> None:
    game = drawn(
        player(tiles="w1=quarry-0-road n1w1=meadow-1-plain", cubes="w1=stone n1w1=sheep", coins=0),
        player(),
        track="Anna loch-oich",
    )
    play(game, "take space:2", "place cell:n1")
    assert asked(game).endswith("Loch Oich activates your whole territory.")


def test_what_only_loch_ness_reaches_says_so() -> None:
    game = drawn(
        player(tiles="n1=loch-ness w1=quarry-0-road w2=forest-2-road w3=pasture-2-road"),
        player(),
        track="Anna village-1-plain-wood",
    )
    play(game, "take space:2", "place cell:n1e1")
    marked = {text for text, said in options(game).items() if said.endswith("; with Loch Ness")}
    assert marked == {"activate cell:w1", "activate cell:w2", "activate cell:w3"}
