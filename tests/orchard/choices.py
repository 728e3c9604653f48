"""Every answer there is. Cells grow east and west without end; a few of them are the core."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from highlands.engine.choice import Catalogue, Choice
from tests.orchard.plots import NOTES, PLOTS, Fruit, Plot

STALLS: Final = 4
CORE: Final = range(-3, 4)
FARTHEST: Final = 99

C = TypeVar("C", bound=Choice)


class Take(Choice):
    def __init__(self, stall: int) -> None:
        super().__init__("take", f"stall:{stall}")
        self.stall = stall


class Lay(Choice):
    def __init__(self, cell: int) -> None:
        super().__init__("lay", f"cell:{cell_name(cell)}")
        self.cell = cell


class Wake(Choice):
    def __init__(self, cell: int) -> None:
        super().__init__("wake", f"cell:{cell_name(cell)}")
        self.cell = cell


class Pay(Choice):
    def __init__(self, fruit: Fruit) -> None:
        super().__init__("pay", f"fruit:{fruit.name.lower()}")
        self.fruit = fruit


class Sell(Choice):
    def __init__(self, fruit: Fruit) -> None:
        super().__init__("sell", f"fruit:{fruit.name.lower()}")
        self.fruit = fruit


class Word(Choice):
    """An answer that needs no more than a word."""


class DrawPlot(Choice):
    def __init__(self, plot: Plot) -> None:
        super().__init__("draw", f"plot:{plot.name}")
        self.plot = plot


class DrawNote(Choice):
    def __init__(self, points: int) -> None:
        super().__init__("draw", f"note:{points}")
        self.points = points


def cell_name(cell: int) -> str:
    return f"{'w' if cell < 0 else 'e'}{abs(cell)}" if cell else "home"


CELLS: Final = {cell_name(cell): cell for cell in range(-FARTHEST, FARTHEST + 1)}


class Cells(Generic[C]):
    """The choices of one kind, one per cell: those of the core, and others made on first need."""

    def __init__(self, kind: Callable[[int], C]) -> None:
        self.kind = kind
        self.known = {cell: kind(cell) for cell in CORE}
        self.core: Sequence[C] = list(self.known.values())
        self.verb = self.core[0].verb

    def at(self, cell: int) -> C:
        if cell not in self.known:
            self.known[cell] = self.kind(cell)
        return self.known[cell]

    def make(self, text: str) -> C | None:
        cell = CELLS.get(text.removeprefix(f"{self.verb} cell:"))
        return None if cell is None else self.at(cell)


TAKE: Final = [Take(stall) for stall in range(STALLS)]
LAY: Final = Cells(Lay)
WAKE: Final = Cells(Wake)
PAY: Final = [Pay(fruit) for fruit in Fruit]
SELL: Final = [Sell(fruit) for fruit in Fruit]
IDLE: Final = Word("idle")
AYE: Final = Word("vote", "aye")
NAY: Final = Word("vote", "nay")
AGREE: Final = Word("agree")
DECLINE: Final = Word("decline")
WORDS: Final = [IDLE, AYE, NAY, AGREE, DECLINE]
DRAW_PLOT: Final = [DrawPlot(plot) for plot in PLOTS]
DRAW_NOTE: Final = [DrawNote(points) for points in range(len(NOTES))]
CATALOGUE: Final = Catalogue(
    [TAKE, LAY.core, WAKE.core, PAY, SELL, WORDS, DRAW_PLOT, DRAW_NOTE], beyond=[LAY, WAKE]
)
