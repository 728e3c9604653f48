"""The end of a turn: tiles left behind, tiles drawn, and the die."""

from typing import Final

import pytest

from highlands.engine.seat import NATURE
from highlands.games.glen_more.board import FACE_COUNTS, FACES
from highlands.games.glen_more.choices import ROLL
from tests.rulebook.tables import (
    ANNA,
    BRUCE,
    asked,
    at,
    drawn,
    end_turn,
    play,
    player,
    prompt,
    told,
    unpacked,
    why_not,
)  # fmt: skip

ROAD: Final = "w1=quarry-0-road"
KINDS: Final = "forest-1-plain meadow-1-plain pasture-1-plain"


def test_tiles_left_behind_go_and_as_many_come_as_the_rear_moved_on() -> None:
    """`glen-more/refill/discards`, `glen-more/refill/draws`: row 40."""
    game = drawn(
        player(tiles=ROAD), player(), player(), player(),
        track=f"Anna {KINDS} Bruce Clara Danny quarry-1-plain",
    )  # fmt: skip
    happened = play(game, "take space:8", "place cell:n1w1", "decline")
    happened += play(game, "draw tile:castle-moil", "draw tile:loch-lochy")
    assert told(happened, "removed") == [f"nature removed tile:{name}" for name in KINDS.split()]
    assert prompt(game) == "stack-1"
    happened = play(game, "draw tile:armadale-castle", "draw tile:castle-stalker")
    assert told(happened, "drew") == [
        "nature drew tile:armadale-castle", "nature drew tile:castle-stalker",
    ]  # fmt: skip

    track = game.table.track
    assert track.rear == track.pawns[BRUCE] == 4
    names = [tile.id if tile else None for tile in track.tiles]
    assert names[13] == "castle-moil"
    assert names[:3] == ["loch-lochy", "armadale-castle", "castle-stalker"]
    assert names[3] is None
    assert len(track.laden()) == 9


def test_who_moves_within_reach_of_the_rear_draws_one_tile_for_each_space() -> None:
    """`glen-more/refill/draws`: row 40; the usual turn removes nothing and draws one."""
    game = drawn(player(tiles=ROAD), player(), player(), player(), track="Anna Bruce Clara Danny")
    happened = end_turn(game, "take space:9", "place cell:n1w1")
    assert told(happened, "removed") == []
    assert len(told(happened, "drew")) == 1
    assert game.table.track.tiles[13] is not None
    assert game.table.track.tiles[0] is None


@pytest.mark.parametrize(("ending", "next_one"), [(1, 2), (2, 3)])
def test_a_refill_goes_on_with_the_next_stack(ending: int, next_one: int) -> None:
    """`glen-more/refill/stacks`: row 39; stack 1 or 2 ends in the middle of it."""
    last = {1: "castle-moil", 2: "loch-ness"}[ending]
    stacks = ["", "", "", "whole"]
    stacks[ending] = last
    stacks[next_one] = "whole"
    game = drawn(
        player(tiles=ROAD), player(), player(), player(),
        track=f"Anna {KINDS} Bruce Clara Danny quarry-1-plain", stacks=stacks,
    )  # fmt: skip
    play(game, "take space:8", "place cell:n1w1", "decline")
    assert prompt(game) == f"stack-{ending}"
    assert asked(game) == [f"draw tile:{last}"]
    play(game, f"draw tile:{last}")
    assert prompt(game) == f"stack-{next_one}"
    happened = end_turn(game)
    assert len(told(happened, "drew")) == 3
    assert told(happened, "scored") == [f"nature scored round:{ending}"]


def test_in_the_set_up_stack_one_follows_stack_zero_without_a_scoring() -> None:
    """`glen-more/refill/stacks`, `glen-more/scoring/when`: row 39."""
    game = unpacked(4, first_player="chosen")
    happened = end_turn(game)
    assert len(told(happened, "drew")) == 9
    assert told(happened, "scored") == []
    assert game.table.stacks[1].drawn() == 1


def test_nature_draws_only_what_is_left() -> None:
    """`engine/none-left`"""
    game = drawn(player(tiles=ROAD), player(), track="Anna", stacks=["", KINDS, "whole", "whole"])
    play(game, "take space:4", "place cell:n1w1", "decline")
    assert why_not(game, "draw tile:castle-moil") == "engine/none-left"
    assert why_not(game, "draw tile:tavern-2-plain") == "engine/not-asked"


def test_the_die_is_rolled_when_it_is_the_rearmost() -> None:
    """`glen-more/die/moves`: row 25; it shows 1, 1, 1, 2, 2, 3."""
    game = drawn(player(), player(), track=f"die {KINDS} Anna Bruce")
    assert list(game.pending) == [NATURE]
    assert prompt(game) == "die"
    assert asked(game) == [roll.text for roll in ROLL]
    assert list(zip(FACES, FACE_COUNTS, strict=True)) == [(1, 3), (2, 2), (3, 1)]


def test_the_die_counts_tiles_and_passes_over_pawns() -> None:
    """`glen-more/die/moves`: row 25; two tiles on, over Anna, to the meadow, which is lost."""
    game = drawn(
        player(), player(),
        track="die forest-1-plain Anna meadow-1-plain Bruce pasture-1-plain",
    )  # fmt: skip
    happened = end_turn(game, "roll die:2")
    assert str(happened[0]) == "nature rolled die:2 tile:meadow-1-plain space:4"
    assert told(happened, "removed") == ["nature removed tile:forest-1-plain"]
    assert len(told(happened, "drew")) == 2
    assert game.table.track.pawns[-1] == 3
    assert list(game.pending) == [ANNA]
    assert not any(tile and tile.id == "meadow-1-plain" for tile in game.table.track.tiles)


def test_the_die_may_move_several_times_running() -> None:
    """`glen-more/die/moves`, `glen-more/turn/rearmost`: row 25."""
    game = drawn(player(), player(), player(), track=f"die {KINDS} Anna Bruce Clara")
    end_turn(game, "roll die:1")
    assert prompt(game) == "die"
    happened = end_turn(game, "roll die:3")
    assert told(happened, "removed") == [
        "nature removed tile:meadow-1-plain", "nature removed tile:pasture-1-plain",
    ]  # fmt: skip
    assert list(game.pending) == [ANNA]


def test_the_dies_refill_ends_a_stack_and_brings_a_scoring() -> None:
    """`glen-more/die/refills`: rows 17 and 39; nobody has taken a turn."""
    game = drawn(
        player(barrels=3), player(), track=f"die {KINDS} Anna Bruce",
        stacks=["", "castle-moil", "whole", "whole"],
    )  # fmt: skip
    happened = end_turn(game, "roll die:1")
    assert told(happened, "scored") == ["nature scored round:1"]
    assert at(game).points == 3
    assert prompt(game) == "die"


def test_the_dies_refill_may_end_the_game() -> None:
    """`glen-more/die/refills`, `glen-more/ending/when`: row 18."""
    game = drawn(
        player(), player(), track=f"die {KINDS} Anna Bruce",
        stacks=["", "", "", "tavern-3-plain donan-castle"],
    )  # fmt: skip
    happened = end_turn(game, "roll die:3")
    assert told(happened, "scored") == ["nature scored round:3", "nature scored round:final"]
    assert game.over


def test_the_die_is_nobody_in_a_scoring() -> None:
    """`glen-more/die/owns-nothing`: row 25; its nothing is not the least, and it has no tiles."""
    game = drawn(
        player(barrels=4, chieftains=2),
        player(barrels=3, chieftains=1),
        player(barrels=3, chieftains=1),
        track=f"die {KINDS} Anna Bruce Clara", stacks=["", "castle-moil", "whole", "whole"],
    )  # fmt: skip
    end_turn(game, "roll die:1")
    assert [seated.points for seated in game.table.players] == [1 + 1, 0, 0]
    assert len(game.ranking()) == 2
