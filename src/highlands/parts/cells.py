"""Cells of a territory that grows in all directions, named by the compass from its first tile."""

from collections.abc import Callable
from re import compile as pattern
from typing import Final, Generic, TypeAlias, TypeVar

from highlands.engine.choice import Choice

Cell: TypeAlias = int

ROW: Final = 256  # no box holds enough tiles to reach half as far
HALF: Final = ROW // 2
HOME: Final[Cell] = 0
NORTH: Final = -ROW
WEST: Final = -1
EAST: Final = 1
SOUTH: Final = ROW
EDGES: Final = [NORTH, WEST, EAST, SOUTH]
AROUND: Final = [
    NORTH + WEST, NORTH, NORTH + EAST, WEST, EAST, SOUTH + WEST, SOUTH, SOUTH + EAST,
]  # fmt: skip
NEAR: Final = frozenset([0, *AROUND])  # steps to cells that touch, and to the cell itself
REACH: Final = 5  # how far the core grid goes, whose choices are numbered for learners

SPELLED: Final = pattern(r"(?:([ns])([1-9][0-9]{0,2}))?(?:([we])([1-9][0-9]{0,2}))?")
MENTIONED: Final = pattern(r"cell:([a-z0-9]+)")


def south_of_home(cell: Cell) -> int:
    """How many rows south of home; north is negative."""
    return (cell + HALF) // ROW


def east_of_home(cell: Cell) -> int:
    """How many columns east of home; west is negative."""
    return cell - south_of_home(cell) * ROW


def cell_at(east: int, south: int) -> Cell:
    return south * ROW + east


def cell_name(cell: Cell) -> str:
    """`home`, `n1`, `w2`, `s1e3`."""
    south, east = south_of_home(cell), east_of_home(cell)
    name = f"n{-south}" if south < 0 else f"s{south}" if south > 0 else ""
    name += f"w{-east}" if east < 0 else f"e{east}" if east > 0 else ""
    return name or "home"


def cell_named(name: str) -> Cell | None:
    """The cell of a name, or nothing if no cell is called so."""
    if name == "home":
        return HOME
    spelled = SPELLED.fullmatch(name)
    if not name or spelled is None:
        return None
    vertical, south, horizontal, east = spelled.groups()
    y = int(south or 0) * (-1 if vertical == "n" else 1)
    x = int(east or 0) * (-1 if horizontal == "w" else 1)
    return cell_at(x, y) if max(abs(x), abs(y)) < HALF else None


CORE: Final[list[Cell]] = [
    cell_at(east, south) for south in range(-REACH, REACH + 1) for east in range(-REACH, REACH + 1)
]

C = TypeVar("C", bound=Choice)


class CellChoices(Generic[C]):
    """One choice per cell: those of the core grid from the start, others when first needed."""

    def __init__(self, kind: Callable[[Cell], C]) -> None:
        self.kind = kind
        self.core: list[C] = [kind(cell) for cell in CORE]
        self.made: dict[Cell, C] = dict(zip(CORE, self.core, strict=True))

    def at(self, cell: Cell) -> C:
        choice = self.made.get(cell)
        if choice is None:
            choice = self.made[cell] = self.kind(cell)
        return choice

    def make(self, text: str) -> Choice | None:
        """The choice of this kind that is spelled so, wherever its cell lies."""
        mentioned = MENTIONED.search(text)
        cell = cell_named(mentioned.group(1)) if mentioned else None
        if cell is None:
            return None
        choice = self.made.get(cell) or self.kind(cell)
        return self.at(cell) if choice.text == text else None
