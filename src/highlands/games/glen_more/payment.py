"""Whether a bill can be paid, with cubes, purchases and the coins that sales would bring."""

from typing import Final

from highlands.games.glen_more.bills import Bill
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.things import RESOURCES, Thing
from highlands.parts.cells import Cell
from highlands.parts.coin_rows import STEPS, coins_in

NEVER: Final = 1_000  # dearer than anything
ROWS: Final = 5  # of the warehouse, one a resource


class Means:
    """What a payment can draw on: coins, own cubes, and the rows of the warehouse."""

    def __init__(
        self, coins: int, cubes: list[list[Cell]], covered: list[int], only_lacking: bool
    ) -> None:
        self.coins = coins
        self.cubes = cubes
        self.covered = covered
        self.only_lacking = only_lacking  # nothing may be bought that is held

    def without_cube(self, resource: Thing, cell: Cell) -> "Means":
        """After an own cube has paid."""
        cubes = self.cubes[:]
        cubes[resource] = cubes[resource][:]
        cubes[resource].remove(cell)
        return Means(self.coins, cubes, self.covered, self.only_lacking)

    def without_row(self, resource: Thing) -> "Means":
        """As if no own cube of a resource were there to be sold."""
        cubes = self.cubes[:]
        cubes[resource] = []
        return Means(self.coins, cubes, self.covered, self.only_lacking)

    def after_purchase(self, resource: Thing) -> "Means":
        covered = self.covered[:]
        covered[resource] += 1
        return Means(self.coins - covered[resource], self.cubes, covered, self.only_lacking)

    def outlay(self, row: int, bought: int, spare: int) -> int:
        """What buying so many of a row costs if all that is spare of it is sold as well.

        Below 0 it brings money. What counts is how many prices are covered before and after: the
        last purchase covers one at least, and a sale after it would come too late to pay for it.
        """
        if bought and spare and self.only_lacking:
            return NEVER
        before = self.covered[row]
        after = max(1 if bought else 0, before + bought - spare)
        return NEVER if after > STEPS else coins_in(after) - coins_in(before)


def means_of(table: Table, player: Player) -> Means:
    covered, only_lacking = table.warehouse.covered, table.terms.buys_only_what_lacks
    return Means(player.coins, player.cubes, covered, only_lacking)


class Payment:
    """What is still owed of a bill that is paid cube by cube.

    Equal payments are one: the warehouse rows come in order, within a row own cubes from north
    to south, and what is bought comes last.
    """

    def __init__(self, owed: list[int], different: int, row: int, first: Cell | None) -> None:
        self.owed = owed
        self.different = different
        self.row = row  # resources of earlier rows are settled
        self.first = first  # own cubes of this row pay from this cell on; nothing: from any
        self.buying = False  # one of this row was bought, so the others are bought too

    def done(self) -> bool:
        return self.different == 0 and not any(self.owed)

    def rows(self) -> list[Thing]:
        """The resources of which the next cube may be."""
        if self.different:
            return RESOURCES[self.row :]
        return [resource for resource in RESOURCES if self.owed[resource]][:1]

    def usable(self, cubes: list[list[Cell]], row: int) -> list[Cell]:
        """The own cubes of a resource that may still pay, by their cells."""
        first = self.first
        if row != self.row or (first is None and not self.buying):
            return cubes[row]
        if self.buying:
            return []
        return [cell for cell in cubes[row] if first is None or cell >= first]

    def after(self, resource: Thing, cell: Cell | None) -> "Payment":
        """What is owed when a cube has been paid: an own one from a cell, or a bought one."""
        if self.different:
            return Payment(self.owed, self.different - 1, resource + 1, None)
        owed = self.owed[:]
        owed[resource] -= 1
        rest = Payment(owed, 0, resource, cell)
        rest.buying = cell is None
        return rest

    def possible(self, means: Means, without: Thing | None = None) -> bool:
        """Whether all of it can be paid, if need be after selling all that can be sold.

        `without`: and none of several that differ is of this resource.
        """
        if not self.different and means.coins >= 0 and self.owned(means):
            return True
        coins = means.coins
        extra: list[int] = []
        for row in range(ROWS):
            held, owed = len(means.cubes[row]), self.owed[row]
            if held or owed:
                own = min(owed, len(self.usable(means.cubes, row))) if owed else 0
                coins -= means.outlay(row, owed - own, held - own)
            if self.different and row >= self.row and row != without:
                bought = 0 if held else 1
                alone = means.outlay(row, 0, held)
                extra.append(means.outlay(row, bought, held - 1 + bought) - alone)
        extra.sort()
        return len(extra) >= self.different and coins >= sum(extra[: self.different])

    def owned(self, means: Means) -> bool:
        """Whether own cubes pay everything."""
        for row in range(ROWS):
            owed = self.owed[row]
            if owed and owed > len(self.usable(means.cubes, row)):
                return False
        return True


def payment_of(bill: Bill) -> Payment:
    return Payment(bill.counts, bill.different, 0, None)


def can_pay(table: Table, player: Player, bill: Bill) -> bool:
    """Whether a whole bill of cubes and barrels could be paid."""
    if bill.barrels > player.barrels:
        return False
    if not bill.different and covers(player.cubes, bill.counts):
        return True
    return payment_of(bill).possible(means_of(table, player))


def covers(cubes: list[list[Cell]], counts: list[int]) -> bool:
    """Whether own cubes are enough."""
    for row in range(ROWS):
        if counts[row] and counts[row] > len(cubes[row]):
            return False
    return True
