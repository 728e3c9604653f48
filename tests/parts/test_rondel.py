"""The ring on which pawns pass each other and lift tiles."""

import pytest

from highlands.parts.rondel import Rondel, lined_up


def ring(tiles: str, pawns: list[int], rear: int = 0, length: int | None = None) -> Rondel[str]:
    """A letter is a tile, a dot a bare space."""
    laid = [None if letter == "." else letter for letter in tiles]
    return Rondel(laid, pawns, rear, len(tiles) - 1 if length is None else length)


def drawn(track: Rondel[str]) -> str:
    return "".join("." if tile is None else tile for tile in track.tiles)


def test_pawns_line_up_with_the_first_named_at_the_rear() -> None:
    track: Rondel[str] = lined_up(6, [2, 0, 1])
    assert track.pawns == [1, 2, 0]
    assert (drawn(track), track.rear, track.length) == ("......", 0, 3)
    assert track.last() == 2


def test_spaces_are_counted_from_the_rear_and_round_the_ring() -> None:
    track = ring("abcdef", [], rear=4)
    assert [track.ahead(space) for space in range(6)] == [2, 3, 4, 5, 0, 1]
    assert [track.at(ahead) for ahead in range(7)] == [4, 5, 0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("pawns", "rear", "last"),
    [([0, 1, 2], 0, 0), ([3, 1, 2], 0, 1), ([1, 5, 4], 4, 2), ([3], 3, 0)],
)
def test_the_pawn_furthest_behind_is_the_first_ahead_of_the_rear(
    pawns: list[int], rear: int, last: int
) -> None:
    track = ring("......", pawns, rear)
    assert track.last() == last
    assert track.progress(last) == min(track.progress(pawn) for pawn in range(len(pawns)))


def test_laden_are_the_spaces_of_the_chain_with_a_tile_in_its_order() -> None:
    assert ring("a..cd.", [5, 1], rear=5, length=5).laden() == [0, 3]
    assert ring("a..cd.", [5, 1], rear=5, length=6).laden() == [0, 3, 4]
    assert ring(".bc...", [0], rear=0, length=2).laden() == [1]


def test_a_pawn_that_moves_lifts_the_tile_it_lands_on() -> None:
    track = ring("..cd.", [0, 1])
    assert track.move(0, 3) == "d"
    assert (drawn(track), track.pawns) == ("..c..", [3, 1])
    assert track.move(1, 0) is None


def test_the_chain_closes_up_behind_the_pawn_furthest_behind() -> None:
    track = ring("f.b.de", [1, 3], rear=1, length=6)
    track.move(0, 4)
    assert track.close_up() == ["b"]
    assert (drawn(track), track.rear, track.length) == ("f....e", 3, 4)
    assert track.last() == 1
    assert track.close_up() == []
    assert (track.rear, track.length) == (3, 4)


def test_what_is_left_behind_comes_in_order_across_the_end_of_the_ring() -> None:
    track = ring("cd.xab", [3], rear=3, length=6)
    track.tiles[3] = None
    track.move(0, 2)
    assert track.close_up() == ["a", "b", "c", "d"]
    assert (drawn(track), track.rear, track.length) == ("......", 2, 1)


def test_tiles_are_added_at_the_front_until_one_space_is_left() -> None:
    track: Rondel[str] = ring("......", [4], rear=4, length=1)
    for tile in "abcd":
        assert track.room()
        track.add(tile)
    assert not track.room()
    assert drawn(track) == "bcd..a"
    assert track.laden() == [5, 0, 1, 2]


def test_a_copy_goes_its_own_way() -> None:
    track = ring("..cd.", [0, 1])
    twin = track.copy()
    twin.move(0, 2)
    twin.close_up()
    twin.add("x")
    assert (drawn(track), track.pawns, track.rear, track.length) == ("..cd.", [0, 1], 0, 4)
    assert (drawn(twin), twin.pawns, twin.rear, twin.length) == ("...dx", [2, 1], 1, 4)
