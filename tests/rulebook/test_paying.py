"""Paying for tiles and exchanges: with cubes, barrels, and people."""

from typing import Final

from highlands.games.glen_more.things import Thing
from tests.rulebook.tables import (
    asked,
    at,
    cell,
    drawn,
    gains,
    play,
    player,
    prompt,
    why_not,
)  # fmt: skip

WOODS: Final = "w1=forest-0-road n1=forest-0-river"
MEADOWS: Final = "w1=fair-2-upto4-road n1w1=meadow-1-plain s1w1=meadow-3-plain"


def test_any_own_cube_from_any_tile_may_pay() -> None:
    """`glen-more/pay/any-tile`: row 30; neither forest is a neighbour of the new tile."""
    game = drawn(
        player(tiles=f"{WOODS} s1=meadow-0-river", cubes="w1=wood n1=wood", members="s1"),
        player(),
        track="Anna bridge-3-river village-3-river-wood",
    )
    play(game, "take space:3")
    assert asked(game) == [
        "pay resource:wood cell:n1", "pay resource:wood cell:w1", "buy resource:wood",
    ]  # fmt: skip
    play(game, "pay resource:wood cell:n1")
    assert at(game).cubes[Thing.WOOD] == [cell("w1")]


def test_a_bought_cube_never_touches_a_tile() -> None:
    """`glen-more/pay/any-tile`: three wood lie on the forest, and still one is bought."""
    game = drawn(
        player(tiles="w1=forest-0-road", cubes="w1=wood w1=wood w1=wood"),
        player(),
        track="Anna village-1-plain-wood",
    )
    told = play(game, "take space:2", "buy resource:wood")
    assert gains(told) == {"thing:coin": -1}
    assert len(at(game).cubes[Thing.WOOD]) == 3


def test_a_bill_is_paid_row_by_row_and_no_further() -> None:
    """`glen-more/pay/not-owed`: Castle Moil costs wood, stone and grain."""
    game = drawn(
        player(tiles="w1=forest-0-road", cubes="w1=wood"), player(), track="Anna castle-moil"
    )
    play(game, "take space:2")
    for answer in ("buy resource:stone", "buy resource:grain", "buy resource:sheep"):
        assert why_not(game, answer) == "glen-more/pay/not-owed"
    told = play(game, "buy resource:wood")
    assert prompt(game) == "place"
    assert gains(told) == {"thing:coin": -3}


def test_a_cube_pays_only_from_where_it_lies() -> None:
    """`glen-more/pay/no-cube`"""
    game = drawn(
        player(tiles="w1=forest-0-road", cubes="w1=wood"), player(), track="Anna castle-moil"
    )
    play(game, "take space:2")
    assert why_not(game, "pay resource:wood cell:home") == "glen-more/pay/no-cube"
    assert why_not(game, "pay resource:wood cell:e5") == "glen-more/pay/no-cube"


def test_two_of_a_resource_pay_from_north_to_south_and_are_bought_last() -> None:
    """`glen-more/pay/one-order`"""
    game = drawn(
        player(tiles=MEADOWS, members="w1", cubes="n1w1=sheep s1w1=sheep"),
        player(),
        track="Anna butcher-1-sheep-plain",
    )
    play(game, "take space:2", "place cell:n1w2", "activate cell:n1w2", "give count:2")
    after_buying = game.clone()
    play(after_buying, "buy resource:sheep")
    assert prompt(after_buying) == "activate"
    assert at(after_buying).coins == 6 - 1 - 2
    assert len(at(after_buying).cubes[Thing.SHEEP]) == 2

    play(game, "pay resource:sheep cell:s1w1")
    assert at(game).coins == 5
    assert at(game).cubes[Thing.SHEEP] == [cell("n1w1")]


def test_the_order_that_is_not_offered_is_named() -> None:
    """`glen-more/pay/one-order`: after the sheep in the middle, none from further north."""
    game = drawn(
        player(tiles=MEADOWS, members="w1", cubes="n1w1=sheep w1=sheep w1=sheep s1w1=sheep"),
        player(),
        track="Anna butcher-1-sheep-plain",
    )
    play(game, "take space:2", "place cell:n1w2", "activate cell:n1w2", "give count:2")
    play(game, "pay resource:sheep cell:w1")
    assert asked(game) == [
        "pay resource:sheep cell:w1", "pay resource:sheep cell:s1w1", "buy resource:sheep",
    ]  # fmt: skip
    assert why_not(game, "pay resource:sheep cell:n1w1") == "glen-more/pay/one-order"


def test_different_resources_and_the_kinds_are_the_players_choice() -> None:
    """`glen-more/pay/different`: Loch Oich for two of three, never for two alike or a barrel."""
    game = drawn(
        player(tiles="w1=forest-0-road", cubes="w1=wood w1=wood", coins=3, barrels=2),
        player(),
        track="Anna loch-oich",
    )
    play(game, "take space:2")
    assert asked(game) == [
        "pay resource:wood cell:w1", *[f"buy resource:{name}" for name in (
            "wood", "stone", "sheep", "cattle",
        )],
    ]  # fmt: skip
    assert why_not(game, "buy resource:grain") == "glen-more/pay/one-order"  # another comes first
    play(game, "pay resource:wood cell:w1")
    assert why_not(game, "pay resource:wood cell:w1") == "glen-more/pay/not-owed"
    assert asked(game) == [f"buy resource:{name}" for name in ("stone", "sheep", "cattle", "grain")]
    told = play(game, "buy resource:grain")
    assert gains(told) == {"thing:coin": -1}
    assert at(game).barrels == 2


def test_a_barrel_pays_for_a_tavern_and_is_gone() -> None:
    """`glen-more/pay/barrels`"""
    game = drawn(player(tiles="w1=forest-0-road", barrels=2), player(), track="Anna tavern-2-plain")
    told = play(game, "take space:2")
    assert prompt(game) == "place"
    assert gains(told) == {"thing:whisky": -1}
    assert at(game).barrels == 1


def test_a_clan_member_or_a_chieftain_pays_for_loch_ness() -> None:
    """`glen-more/surrender/no-member`, `glen-more/surrender/no-chieftain`: row 37."""
    for chieftains in (0, 1):
        game = drawn(
            player(tiles="w1=forest-0-road", members="home w1 w1", chieftains=chieftains),
            player(),
            track="Anna loch-ness",
        )
        play(game, "take space:2")
        given = ["surrender cell:w1", "surrender cell:home"]
        assert asked(game) == given + ["surrender thing:chieftain"] * chieftains
        assert why_not(game, "surrender cell:n1") == "glen-more/surrender/no-member"
        if not chieftains:
            refused = why_not(game, "surrender thing:chieftain")
            assert refused == "glen-more/surrender/no-chieftain"
            assert gains(play(game, "surrender cell:w1")) == {"thing:clan-member": -1}
        else:
            assert gains(play(game, "surrender thing:chieftain")) == {"thing:chieftain": -1}


def test_the_clan_member_whom_the_loch_needs_cannot_pay_for_it() -> None:
    """`glen-more/surrender/no-spot-left`: row 8; the one on w2 stands near no spot."""
    far = "w1=forest-0-road w2=quarry-0-road"
    game = drawn(
        player(tiles=far, members="home w2", chieftains=1), player(), track="Anna loch-ness"
    )
    play(game, "take space:2")
    assert asked(game) == ["surrender cell:w2", "surrender thing:chieftain"]
    assert why_not(game, "surrender cell:home") == "glen-more/surrender/no-spot-left"

    game = drawn(player(tiles=far, members="home"), player(), track="Anna loch-ness")
    assert why_not(game, "take space:2") == "glen-more/take/nowhere-to-place"


def test_of_several_that_differ_the_earlier_row_comes_first() -> None:
    """`glen-more/pay/one-order`: own cattle pays at the fair, after wood or stone.

    Cattle and two purchases would be payable in any order; only the order of the rows is offered.
    """
    game = drawn(
        player(tiles="w1=fair-2-upto4-road w2=pasture-2-road", members="w1", cubes="w2=cattle"),
        player(),
        track="Anna forest-1-plain",
        warehouse="wood=0 stone=0 sheep=3 grain=0",
    )
    play(game, "take space:2", "place cell:n1w1", "activate cell:w1", "give count:3")
    assert why_not(game, "pay resource:cattle cell:w2") == "glen-more/pay/one-order"
    assert why_not(game, "buy resource:grain") == "glen-more/pay/one-order"


def test_where_own_cubes_go_first_none_is_left_behind_that_forbids_buying() -> None:
    """`glen-more/pay/rest-unpayable`, `glen-more/option/buy-owned`: row 4, `not-if-held`.

    After the southernmost sheep the second would have to be bought, with two others in the land.
    """
    game = drawn(
        player(tiles=MEADOWS, members="w1", cubes="n1w1=sheep w1=sheep s1w1=sheep", coins=9),
        player(),
        track="Anna butcher-1-sheep-plain",
        buy_owned="not-if-held",
    )
    play(game, "take space:2", "place cell:n1w2", "activate cell:n1w2", "give count:2")
    assert asked(game) == ["pay resource:sheep cell:n1w1", "pay resource:sheep cell:w1"]
    assert why_not(game, "pay resource:sheep cell:s1w1") == "glen-more/pay/rest-unpayable"
