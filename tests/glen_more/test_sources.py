"""The story of a turn names what each gain and loss came from."""

import pytest

from tests.rulebook.special import placed
from tests.rulebook.tables import drawn, play, player, prompt, told, unpacked

ROAD = "w1=forest-0-road w2=village-0-road"


def test_who_begins_is_told() -> None:
    game = unpacked(3)
    assert told(play(game, "begin seat:2"), "began") == ["nature began seat:2"]


def test_a_cost_is_lost_to_its_tile_and_the_market() -> None:
    game = drawn(
        player(tiles=ROAD, cubes="w1=wood", coins=5),
        player(),
        track="Anna village-1-plain-wood tavern-2-plain donan-castle",
        warehouse="wood=1",
    )
    lost = told(play(game, "take space:2", "pay resource:wood cell:w1"), "lost")
    assert lost == ["0 lost 1 resource:wood (tile:village-1-plain-wood)"]

    buyer = drawn(
        player(tiles=ROAD, coins=5), player(), track="Anna village-1-plain-wood", warehouse="wood=1"
    )
    happened = play(buyer, "take space:2")
    assert told(happened, "lost") == ["0 lost 2 thing:coin (thing:warehouse)"]
    assert told(happened, "bought") == ["0 bought resource:wood"]


def test_a_barrel_is_lost_to_the_tavern() -> None:
    game = drawn(player(tiles=ROAD, barrels=2), player(), track="Anna tavern-2-plain")
    lost = told(play(game, "take space:2"), "lost")
    assert lost == ["0 lost 1 thing:whisky (tile:tavern-2-plain)"]


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("surrender cell:w1", "0 lost 1 thing:clan-member (tile:loch-ness)"),
        ("surrender thing:chieftain", "0 lost 1 thing:chieftain (tile:loch-ness)"),
    ],
)
def test_who_is_given_up_is_lost_to_loch_ness(answer: str, expected: str) -> None:
    somebody = player(tiles="w1=forest-0-road", members="home w1", chieftains=1)
    game = drawn(somebody, player(), track="Anna loch-ness")
    happened = play(game, "take space:2", answer)
    assert told(happened, "lost") == [expected]


@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("armadale-castle", "0 gained 3 thing:coin (card:armadale-castle)"),
        ("castle-moil", "0 gained 1 thing:whisky (card:castle-moil)"),
        ("castle-stalker", "0 gained 1 thing:clan-member (card:castle-stalker)"),
    ],
)
def test_what_a_card_gives_is_gained_from_the_card(tile: str, expected: str) -> None:
    game = placed(tile)
    events = [str(event) for event in game.events]
    assert f"0 received card:{tile}" in events
    assert expected in events[events.index(f"0 received card:{tile}") :]


def test_what_loch_shiel_brings_is_gained_from_its_card() -> None:
    events = [str(event) for event in placed("loch-shiel").events]
    assert "0 gained 1 resource:stone (card:loch-shiel)" in events


def test_a_promotion_names_the_cell_it_was_made_on() -> None:
    somebody = player(tiles=ROAD, members="w1 home")
    game = drawn(somebody, player(), track="Anna meadow-1-plain")
    play(game, "take space:2", "place cell:n1w1", "activate cell:w2")
    while prompt(game) != "march":
        play(game, "decline")
    happened = play(game, "promote cell:w1")
    assert told(happened, "promoted") == ["0 promoted cell:w1"]
    assert told(happened, "gained") == ["0 gained 1 thing:chieftain (cell:w1)"]
    assert [line for line in told(happened, "lost") if "clan" in line] == [
        "0 lost 1 thing:clan-member (cell:w1)"
    ]


def test_a_march_names_both_ends() -> None:
    game = drawn(player(tiles=ROAD, members="w1 home"), player(), track="Anna meadow-1-plain")
    play(game, "take space:2", "place cell:n1w1", "activate cell:w2")
    while prompt(game) != "march":
        play(game, "decline")
    happened = play(game, "march cell:home cell:n1w1")
    assert told(happened, "marched") == ["0 marched cell:home cell:n1w1"]
    assert told(happened, "lost")[0] == "0 lost 1 thing:movement (thing:movement)"
