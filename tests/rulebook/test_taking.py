"""Whose turn it is, and which tiles of the track may be taken."""

from typing import Final

from tests.rulebook.tables import (
    ANNA,
    BRUCE,
    asked,
    at,
    drawn,
    end_turn,
    figures,
    gains,
    play,
    player,
    prompt,
    told,
    why_not,
)  # fmt: skip

ROAD: Final = "w1=quarry-0-road"
CHAIN: Final = (
    "Anna meadow-1-plain village-1-plain-wood Bruce forest-1-plain Clara pasture-1-plain Danny "
    "quarry-1-plain distillery-1-plain wheat-field-1-plain butcher-1-sheep-plain loch-ness"
)


def test_the_chain_of_pawns_who_stays_behind_plays_again() -> None:
    """`glen-more/turn/rearmost`: the rulebook's example of red (Anna) and yellow (Bruce).

    The picture is lost. In this table that fits the text, meadow and village lie between the two.
    """
    for space, gone in ((2, []), (3, ["nature removed tile:meadow-1-plain"])):
        game = drawn(player(tiles=ROAD), player(), player(), player(), track=CHAIN)
        happened = end_turn(game, f"take space:{space}", "place cell:n1w1")
        assert told(happened, "removed") == gone
        assert list(game.pending) == [ANNA]
        assert prompt(game) == "take"


def test_the_chain_of_pawns_who_goes_beyond_lets_the_next_one_play() -> None:
    """`glen-more/turn/rearmost`, `glen-more/refill/discards`: red takes the forest or beyond."""
    for space in (5, 7, 9, 10, 11, 12, 13):
        game = drawn(
            player(tiles=ROAD, members="home w1"), player(), player(), player(), track=CHAIN
        )
        happened = play(game, f"take space:{space}")
        while prompt(game) in {"surrender", "place"}:
            happened += play(game, asked(game)[0])
        happened += end_turn(game)
        assert told(happened, "removed") == [
            "nature removed tile:meadow-1-plain", "nature removed tile:village-1-plain-wood",
        ]  # fmt: skip
        assert list(game.pending) == [BRUCE]


def test_the_steps_of_a_turn_follow_each_other() -> None:
    """`glen-more/turn/steps`: row 29."""
    game = drawn(player(tiles=ROAD), player(), track="Anna village-1-plain-stone Bruce")
    happened = play(
        game, "take space:2", "place cell:n1w1", "activate cell:n1w1", "activate cell:home",
        "activate cell:w1", "march cell:n1w1 cell:w1", "decline", "decline",
        "draw tile:castle-moil",
    )  # fmt: skip
    assert [str(event) for event in happened] == [
        "0 took tile:village-1-plain-stone space:2",
        "0 bought resource:stone",
        "0 lost 1 thing:coin (thing:warehouse)",
        "0 placed tile:village-1-plain-stone cell:n1w1",
        "0 gained 1 thing:clan-member (tile:village-1-plain-stone)",
        "0 activated tile:village-1-plain-stone cell:n1w1",
        "0 gained 1 thing:movement (tile:village-1-plain-stone)",
        "0 activated tile:start-village cell:home",
        "0 gained 1 thing:movement (tile:start-village)",
        "0 activated tile:quarry-0-road cell:w1",
        "0 gained 1 resource:stone (tile:quarry-0-road)",
        "0 lost 1 thing:movement (thing:movement)",
        "0 lost 1 thing:clan-member (cell:n1w1)",
        "0 marched cell:n1w1 cell:w1",
        "0 gained 1 thing:clan-member (cell:n1w1)",
        "0 lost 1 thing:movement (thing:unused)",
        "nature drew tile:castle-moil",
    ]


def test_what_the_new_tile_brings_does_not_pay_for_it() -> None:
    """`glen-more/turn/steps`: the 3 coins of Armadale Castle come too late."""
    game = drawn(player(tiles=ROAD, coins=1), player(), track="Anna armadale-castle forest-1-plain")
    assert why_not(game, "take space:2") == "glen-more/take/too-dear"


def test_the_pawn_must_move_and_nothing_is_thrown_away() -> None:
    """`glen-more/turn/no-pass`: row 3."""
    game = drawn(player(tiles=ROAD, cubes="w1=stone"), player(), track="Anna forest-1-plain")
    assert prompt(game) == "take"
    assert why_not(game, "decline") == "engine/not-asked"
    assert {answer.split()[0] for answer in asked(game)} == {"take"}


def test_a_pawn_moves_to_any_tile_but_to_nothing_else() -> None:
    """`glen-more/take/no-tile`: rows 3 and 1; a figure, its own space, and the empty space."""
    game = drawn(player(tiles=ROAD), player(), track="Anna forest-1-plain Bruce meadow-1-plain die")
    assert asked(game) == [f"take space:{space}" for space in (2, 4, *range(6, 14))]
    for space in (1, 3, 5, 14):
        assert why_not(game, f"take space:{space}") == "glen-more/take/no-tile"
        assert why_not(game, f"discard space:{space}") == "glen-more/take/no-tile"


def test_a_tile_that_cannot_be_paid_in_full_is_not_taken() -> None:
    """`glen-more/take/too-dear`: row 1; a stone at 3, with 1 coin and a sheep that brings 2."""
    track = "Anna village-1-plain-stone"
    rich = player(tiles="w1=forest-0-road n1w1=meadow-1-plain", cubes="n1w1=sheep", coins=1)
    game = drawn(rich, player(), track=track, warehouse="stone=2 sheep=2")
    assert "take space:2" in asked(game)

    poor = player(tiles="w1=forest-0-road n1w1=meadow-1-plain", cubes="n1w1=sheep", coins=1)
    game = drawn(poor, player(), track=track, warehouse="stone=2 sheep=1")
    assert why_not(game, "take space:2") == "glen-more/take/too-dear"
    assert figures(game, "take space:2") == {
        "tile": "tile:village-1-plain-stone",
        "missing": "1 resource:stone",
        "cubes": 1,
        "prices": "3",
        "price": 3,
        "obstacle": "coins",
        "coins": 1,
        "sales": 1,
    }


def test_a_tavern_asks_for_a_barrel() -> None:
    """`glen-more/take/no-barrel`: coins do not help."""
    for barrels, expected in ((0, "glen-more/take/no-barrel"), (1, None)):
        game = drawn(
            player(tiles=ROAD, coins=12, barrels=barrels), player(), track="Anna tavern-2-plain"
        )
        assert why_not(game, "take space:2") == expected


def test_loch_ness_asks_for_somebody_and_caps_are_nobody() -> None:
    """`glen-more/take/nobody-to-give`: row 37; Cawdor Castle has three caps."""
    lonely = player(tiles="w1=quarry-0-road n1w1=cawdor-castle", members="")
    game = drawn(lonely, player(), track="Anna loch-ness", last_member="free")
    assert why_not(game, "take space:2") == "glen-more/take/nobody-to-give"


def test_a_tile_without_a_spot_is_not_taken() -> None:
    """`glen-more/take/nowhere-to-place`: rows 1 and 42; no plain tile fits at the beginning."""
    game = drawn(
        player(), player(), track="Anna forest-1-plain loch-lochy quarry-3-road",
        filler="meadow-1-plain",
    )  # fmt: skip
    assert asked(game) == ["take space:3", "take space:4"]
    assert why_not(game, "take space:2") == "glen-more/take/nowhere-to-place"


def test_only_if_no_tile_can_be_taken_one_is_discarded() -> None:
    """`glen-more/discard/can-take`: row 2."""
    game = drawn(player(), player(), track="Anna tavern-2-plain quarry-3-road loch-lochy")
    assert why_not(game, "discard space:2") == "glen-more/discard/can-take"
    every_one = drawn(player(tiles=ROAD), player())
    assert why_not(every_one, "discard space:4") == "glen-more/discard/can-take"

    game = drawn(
        player(), player(), track="Anna tavern-2-plain castle-moil Bruce", filler="tavern-3-plain"
    )
    assert asked(game) == [f"discard space:{space}" for space in (2, 3, *range(6, 14))]
    happened = end_turn(game, "discard space:3")
    assert gains(happened) == {}
    assert told(happened, "discarded") == ["0 discarded tile:castle-moil space:3"]
    assert told(happened, "removed") == ["nature removed tile:tavern-2-plain"]
    assert len(told(happened, "drew")) == 2
    assert len(at(game).territory.tiles) == 1


def test_who_discards_may_still_sell_and_use_loch_ness() -> None:
    """`glen-more/discard/can-take`, `glen-more/location/loch-ness`: rows 2 and 36."""
    owner = player(tiles="n1=loch-ness w1=forest-0-road", cubes="w1=wood", members="w1")
    game = drawn(
        owner, player(), track="Anna tavern-2-plain", filler="tavern-3-plain", warehouse="wood=1"
    )
    assert "sell resource:wood cell:w1" in asked(game)
    play(game, "discard space:2")
    assert asked(game) == [
        "activate cell:w1", "activate cell:home", "decline", "sell resource:wood cell:w1",
    ]  # fmt: skip
    play(game, "activate cell:w1")
    assert len(at(game).cubes[0]) == 2


def test_selling_first_leaves_every_tile_that_could_be_taken() -> None:
    """`glen-more/discard/can-take`: what is sold could be bought back, so nobody sells into it."""
    game = drawn(
        player(tiles="w1=forest-0-road", cubes="w1=wood", coins=0),
        player(),
        track="Anna village-1-plain-wood village-2-plain-wood",
        filler="tavern-3-plain",
        warehouse="wood=3",
    )
    play(game, "sell resource:wood cell:w1")
    assert asked(game) == ["take space:2", "take space:3"]
