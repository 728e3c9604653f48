"""Cairn: take as many stones as the die allows; whoever takes the last one loses."""

from typing import ClassVar, Final, Self

from highlands.engine.choice import Catalogue, Choice
from highlands.engine.decision import Decision, Draw, Kinds
from highlands.engine.event import Changed, Event
from highlands.engine.luck import Luck
from highlands.engine.ranking import ranked
from highlands.engine.refusal import Rule
from highlands.engine.rules import BadPosition, Setup, TableOption, Turn
from highlands.engine.seat import Seat


class Take(Choice):
    """Take so many stones."""

    def __init__(self, stones: int) -> None:
        super().__init__("take", f"stones:{stones}")
        self.stones = stones


class Roll(Choice):
    """Nature rolls the die."""

    def __init__(self, pips: int) -> None:
        super().__init__("roll", f"die:{pips}")
        self.pips = pips


STONES: Final = 13
TAKE: Final = [Take(stones) for stones in (1, 2, 3)]
ROLL: Final = [Roll(pips) for pips in (1, 2, 3)]
OVER_DIE: Final = Rule("cairn/take/more-than-the-die")
OVER_HEAP: Final = Rule("cairn/take/more-than-there-are")


class Table:
    """All that can change: the heap, what everybody has taken, and whose turn it is."""

    def __init__(self, heap: int, taken: list[int], turn: Seat) -> None:
        self.heap, self.taken, self.turn = heap, taken, turn
        self.told: list[Event] | None = None

    def copy(self) -> Self:
        return type(self)(self.heap, self.taken[:], self.turn)

    def figures(self) -> list[object]:
        return [self.heap, self.taken, self.turn]


class Taking(Decision[Take]):
    """How many stones? No more than the die shows, and no more than there are."""

    kinds: ClassVar[Kinds] = (Take,)

    def __init__(self, table: Table, pips: int) -> None:
        super().__init__(table.turn, "take")
        self.table, self.pips = table, pips

    def candidates(self) -> list[Take]:
        return TAKE

    def refuse(self, choice: Take) -> Rule | None:
        if choice.stones > self.pips:
            return OVER_DIE
        return OVER_HEAP if choice.stones > self.table.heap else None

    def figures(self, choice: Take) -> dict[str, int | str]:
        return {"die": self.pips, "heap": self.table.heap}


async def turn(table: Table) -> None:
    """Nature rolls, and the seat at turn takes stones. Equal luck and heaps roll alike."""
    rolled = await Draw("die", STONES - table.heap, ROLL, [1, 1, 1])
    taken = await Taking(table, rolled.pips)
    table.heap -= taken.stones
    table.taken[table.turn] += taken.stones
    if table.told is not None:
        table.told.append(Changed(table.turn, "stone", taken.stones, "heap"))
    table.turn = (table.turn + 1) % len(table.taken)


class Cairn:
    """What the referee asks of a game."""

    name = "cairn"
    version = 1
    seats = range(2, 4)
    options: ClassVar[list[TableOption]] = []
    catalogue = Catalogue([TAKE, ROLL])

    def open(self, setup: Setup) -> Table:
        return Table(STONES, [0] * len(setup.names), 0)

    def turn(self, table: Table) -> Turn:
        return turn(table)

    def over(self, table: Table) -> bool:
        return table.heap == 0

    def scores(self, table: Table) -> list[int]:
        loser = (table.turn - 1) % len(table.taken)
        return [int(seat != loser) for seat in range(len(table.taken))]

    def ranking(self, table: Table) -> list[list[Seat]]:
        return ranked([(score,) for score in self.scores(table)])

    def holdings(self, table: Table, seat: Seat) -> dict[str, int]:
        return {"stone": table.taken[seat]}

    def view(self, table: Table, viewer: Seat | None) -> Table:
        return table.copy()

    def guess(self, table: Table, viewer: Seat, seen: list[Choice], luck: Luck) -> Table:
        return table.copy()

    def draw_position(self, table: Table, setup: Setup) -> list[str]:
        return [f"{table.heap} {table.turn} {' '.join(map(str, table.taken))}"]

    def read_position(self, lines: list[str], setup: Setup) -> Table:
        figures = lines[0].split() if lines else []
        if not all(figure.isdecimal() for figure in figures):
            raise BadPosition(0, "the heap, whose turn it is, and what each has taken")
        if len(figures) != len(setup.names) + 2 or int(figures[1]) >= len(setup.names):
            raise BadPosition(0, "the heap, whose turn it is, and what each has taken")
        return Table(int(figures[0]), [int(taken) for taken in figures[2:]], int(figures[1]))
