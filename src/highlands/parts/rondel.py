"""A ring of spaces with tiles and pawns: the pawn furthest behind acts, one space stays empty."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Rondel(Generic[T]):
    """The chain begins at the rear pawn. Right behind it lies the only space that is empty."""

    def __init__(self, tiles: list[T | None], pawns: list[int], rear: int, length: int) -> None:
        self.tiles = tiles
        self.pawns = pawns  # the space of each pawn
        self.rear = rear  # the space where the chain begins
        self.length = length  # how many spaces the chain covers, pawns included

    def copy(self) -> "Rondel[T]":
        return Rondel(self.tiles[:], self.pawns[:], self.rear, self.length)

    def ahead(self, space: int) -> int:
        """How many spaces a space lies ahead of the rear."""
        return (space - self.rear) % len(self.tiles)

    def at(self, ahead: int) -> int:
        """The space so many spaces ahead of the rear."""
        return (self.rear + ahead) % len(self.tiles)

    def last(self) -> int:
        """The pawn furthest behind."""
        last = 0
        for pawn in range(1, len(self.pawns)):
            if self.progress(pawn) < self.progress(last):
                last = pawn
        return last

    def progress(self, pawn: int) -> int:
        return self.ahead(self.pawns[pawn])

    def laden(self) -> list[int]:
        """The spaces with a tile, in the order the rear pawn meets them."""
        spaces = [self.at(ahead) for ahead in range(1, self.length)]
        return [space for space in spaces if self.tiles[space] is not None]

    def move(self, pawn: int, space: int) -> T | None:
        """A pawn moves to a space and lifts the tile that lies there."""
        tile = self.tiles[space]
        self.tiles[space] = None
        self.pawns[pawn] = space
        return tile

    def close_up(self) -> list[T]:
        """The chain now begins at the pawn furthest behind; the tiles it left behind are lifted."""
        shift = self.progress(self.last())
        gone = []
        for ahead in range(shift):
            tile = self.tiles[self.at(ahead)]
            if tile is not None:
                gone.append(tile)
                self.tiles[self.at(ahead)] = None
        self.rear = self.at(shift)
        self.length -= shift
        return gone

    def room(self) -> bool:
        """Whether a tile can be added: the space right behind the rear stays empty."""
        return self.length < len(self.tiles) - 1

    def add(self, tile: T) -> None:
        """Lay a tile at the front of the chain."""
        self.tiles[self.at(self.length)] = tile
        self.length += 1


def lined_up(spaces: int, pawns: list[int]) -> Rondel[T]:
    """An empty ring with the pawns one behind the other: the first named stands at the rear."""
    stands = [0] * len(pawns)
    for space, pawn in enumerate(pawns):
        stands[pawn] = space
    bare: list[T | None] = [None] * spaces
    return Rondel(bare, stands, 0, len(pawns))
