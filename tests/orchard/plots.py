"""What lies in the box: plots, fruit and sealed notes."""

from enum import IntEnum
from typing import Final


class Fruit(IntEnum):
    APPLE = 0
    PEAR = 1


class Kind(IntEnum):
    TREES = 0
    PRESS = 1
    SHED = 2
    HALL = 3


class Plot:
    """A square of land: one object per sort, never changed."""

    def __init__(self, name: str, kind: Kind, price: int, copies: int, fruit: Fruit | None) -> None:
        self.name = name
        self.kind = kind
        self.price = price
        self.copies = copies
        self.fruit = fruit


HOME: Final = Plot("home", Kind.TREES, 0, 0, Fruit.APPLE)
PLOTS: Final = [
    Plot("apples", Kind.TREES, 0, 7, Fruit.APPLE),
    Plot("pears", Kind.TREES, 1, 7, Fruit.PEAR),
    Plot("press", Kind.PRESS, 1, 6, None),
    Plot("shed", Kind.SHED, 2, 5, None),
    Plot("hall", Kind.HALL, 1, 5, None),
]
NOTES: Final = [4, 3, 2, 1]  # how many sealed notes are worth 0, 1, 2... points
