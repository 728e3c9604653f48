"""Setting up, for every number of players."""

import pytest

from highlands.engine.decision import Draw
from highlands.games.glen_more.choices import BEGIN
from highlands.games.glen_more.things import Thing
from highlands.games.glen_more.tiles import START_VILLAGE
from highlands.parts.cells import HOME
from tests.rulebook.tables import (
    ANNA,
    asked,
    at,
    drawn,
    end_turn,
    play,
    player,
    prompt,
    unpacked,
)  # fmt: skip

TILES = {2: 10, 3: 9, 4: 9, 5: 8}
LEFT = {2: 57, 3: 58, 4: 58, 5: 59}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_alike(seats: int) -> None:
    """`glen-more/setup/players`"""
    game = unpacked(seats)
    assert len(game.table.players) == seats
    for seated in game.table.players:
        assert seated.territory.tiles == {HOME: START_VILLAGE}
        assert seated.members == [HOME]
        assert seated.coins == 6
        assert not any(seated.cubes)
        assert (seated.barrels, seated.chieftains, seated.points, seated.movement) == (0, 0, 0, 0)
        assert not seated.locations()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_drawn_by_lot_unless_the_table_chooses(seats: int) -> None:
    """`glen-more/setup/first-player`, `glen-more/option/first-player`: row 27."""
    game = unpacked(seats)
    assert prompt(game) == "first-player"
    assert asked(game) == [choice.text for choice in BEGIN[:seats]]
    play(game, f"begin seat:{seats}")
    end_turn(game)
    assert game.table.track.pawns[:seats] == [*range(1, seats), 0]
    assert list(game.pending) == [seats - 1]

    chosen = unpacked(seats, first_player="chosen")
    assert prompt(chosen) == "stack-0"
    end_turn(chosen)
    assert chosen.table.track.pawns[:seats] == list(range(seats))
    assert list(chosen.pending) == [ANNA]
    assert "take space:1" not in asked(chosen)


def test_by_lot_everybody_has_the_same_chance() -> None:
    """`glen-more/option/first-player`"""
    game = unpacked(5)
    (draw,) = game.pending.values()
    assert isinstance(draw, Draw)
    assert draw.left == [1] * 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_track_is_filled_from_the_foremost_figure_on(seats: int) -> None:
    """`glen-more/setup/track`: the set-up sizes, and the empty space behind the first pawn."""
    game = unpacked(seats, first_player="chosen")
    play(game, "draw tile:quarry-0-road")
    end_turn(game)
    track = game.table.track
    figures = len(track.pawns)
    first = track.tiles[figures]
    assert first is not None
    assert first.id == "quarry-0-road"
    assert len(track.laden()) == TILES[seats]
    assert [space for space, tile in enumerate(track.tiles) if tile is None] == [
        *range(figures), 13,
    ]  # fmt: skip
    assert game.table.stacks[0].empty()
    assert game.table.undrawn() == LEFT[seats]


@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_the_die_plays_and_coins_lie_in_the_warehouse(seats: int) -> None:
    """`glen-more/setup/two-or-three`: rows 25 and 26."""
    game = unpacked(seats, first_player="chosen")
    end_turn(game)
    assert game.table.warehouse.covered == [1] * 5
    assert game.table.track.pawns == list(range(seats + 1))


@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_there_is_no_die_and_the_warehouse_is_empty(seats: int) -> None:
    """`glen-more/setup/two-or-three`"""
    game = unpacked(seats, first_player="chosen")
    end_turn(game)
    assert game.table.warehouse.covered == [0] * 5
    assert game.table.track.pawns == list(range(seats))


def test_the_coins_of_the_beginning_can_be_had_by_selling() -> None:
    """`glen-more/setup/two-or-three`: row 26."""
    three = "wood=1 stone=1 sheep=1 cattle=1 grain=1"
    game = drawn(
        player(tiles="w1=forest-0-road", cubes="w1=wood"), player(), player(), warehouse=three
    )
    play(game, "sell resource:wood cell:w1")
    assert at(game).coins == 7
    assert game.table.warehouse.covered == [0, 1, 1, 1, 1]


def test_the_supply_gives_more_cubes_and_barrels_than_the_box_has() -> None:
    """`glen-more/setup/supplies`: row 24; the box has 10 wood and 16 barrels."""
    tiles = "w1=forest-0-road n1w1=forest-1-plain s1w1=forest-3-plain w2=forest-2-road"
    wood = " ".join(["w1=wood", *["n1w1=wood"] * 3, *["s1w1=wood"] * 3, *["w2=wood"] * 3])
    game = drawn(
        player(tiles=tiles, members="w1", cubes=wood, barrels=16),
        player(),
        track="Anna distillery-2-plain",
    )
    play(game, "take space:2", "place cell:n1w2")
    assert at(game).barrels == 17
    play(game, "activate cell:w1")
    assert len(at(game).cubes[Thing.WOOD]) == 11
