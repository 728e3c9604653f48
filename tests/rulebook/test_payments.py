"""All ways to pay, compared with a slow search that knows nothing but the rules.

The search sells, buys and pays one cube after another in any order. What the questions of the game
offer must be the same payments, each once.
"""

from random import Random
from typing import Final, NamedTuple, TypeAlias

import pytest

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision, Question
from highlands.engine.event import Event
from highlands.engine.rules import Turn
from highlands.games.glen_more.bills import Bill
from highlands.games.glen_more.pay import pay
from highlands.games.glen_more.payment import can_pay
from highlands.games.glen_more.table import Table
from highlands.games.glen_more.things import NAMES, RESOURCES
from highlands.parts.cells import Cell
from tests.rulebook.tables import cell, drawn, player

Cubes: TypeAlias = tuple[tuple[int, Cell], ...]
"""Own cubes: their resource and where they lie."""

CELLS: Final = ["home", "n1", "s1", "w1"]
LAND: Final = "n1=forest-0-river s1=quarry-0-river w1=forest-0-road"
CASES: Final = 250
ROWS: Final = len(RESOURCES)


class Purse(NamedTuple):
    """Coins, own cubes, and how many prices are covered in each row."""

    coins: int
    cubes: Cubes
    covered: tuple[int, ...]

    def without(self, place: int) -> "Purse":
        return self._replace(cubes=self.cubes[:place] + self.cubes[place + 1 :])

    def sold(self, place: int) -> "Purse | None":
        """After a sale, if the row pays."""
        row = self.cubes[place][0]
        price = self.covered[row]
        rest = self.without(place)
        covered = (*self.covered[:row], price - 1, *self.covered[row + 1 :])
        return rest._replace(coins=self.coins + price, covered=covered) if price else None

    def bought(self, row: int, *, only_lacking: bool) -> "Purse | None":
        """After a purchase, if the row sells, the coins suffice and it is allowed."""
        price = self.covered[row] + 1
        held = only_lacking and any(resource == row for resource, _ in self.cubes)
        if price > 3 or price > self.coins or held:
            return None
        covered = (*self.covered[:row], price, *self.covered[row + 1 :])
        return self._replace(coins=self.coins - price, covered=covered)


class Case(NamedTuple):
    """What somebody has, what is owed of each resource or of different ones, and the option."""

    purse: Purse
    owed: tuple[int, ...]
    different: int
    only_lacking: bool

    def table(self) -> tuple[Table, Bill]:
        names = {cell(name): name for name in CELLS}
        game = drawn(
            player(
                tiles=LAND,
                cubes=" ".join(f"{names[at]}={NAMES[row]}" for row, at in self.purse.cubes),
                coins=self.purse.coins,
            ),
            player(),
            warehouse=" ".join(f"{NAMES[row]}={self.purse.covered[row]}" for row in range(ROWS)),
            buy_owned="not-if-held" if self.only_lacking else "allowed",
        )
        return game.table, Bill(list(self.owed), self.different, 0, clan=False)


BILLS: Final = [
    *[((0, 0, 0, 0, 0), different) for different in (1, 2, 3, 4, 5)],
    ((0, 0, 1, 0, 0), 0), ((0, 0, 2, 0, 0), 0), ((0, 0, 0, 2, 0), 0), ((0, 0, 1, 1, 0), 0),
    ((1, 1, 0, 0, 0), 0), ((1, 1, 1, 0, 0), 0), ((1, 1, 0, 0, 1), 0), ((1, 0, 0, 0, 0), 0),
]  # fmt: skip


def dealt(seed: int) -> Case:
    """A bill, and little to pay it with; sheep more often than the rest."""
    random = Random(seed)
    owed, different = random.choice(BILLS)
    cubes = sorted(
        (random.choice([*range(ROWS), 2, 2, 3]), cell(random.choice(CELLS)))
        for _ in range(random.randint(0, 4))
    )
    covered = tuple(random.choice([0, 0, 1, 2, 3]) for _ in range(ROWS))
    purse = Purse(random.randrange(6), tuple(cubes), covered)
    return Case(purse, owed, different, only_lacking=seed % 2 == 1)


class Way(NamedTuple):
    """What is left in the purse and still owed, and the resources that may not come again."""

    purse: Purse
    owed: tuple[int, ...]
    different: int
    used: frozenset[int]

    def paid(self, rest: Purse | None, row: int) -> list["Way"]:
        """After a cube of a row has paid, in each way in which it can."""
        if rest is None:
            return []
        owed = (*self.owed[:row], self.owed[row] - 1, *self.owed[row + 1 :])
        plain = [self._replace(purse=rest, owed=owed)] if self.owed[row] else []
        other = Way(rest, self.owed, self.different - 1, self.used | {row})
        return [*plain, other] if self.different and row not in self.used else plain


def by_search(case: Case) -> set[Purse]:
    """Everything that may be left when the bill is paid, in whatever order."""
    beginning = Way(case.purse, case.owed, case.different, frozenset())
    seen, ways = {beginning}, [beginning]
    while ways:
        way = ways.pop()
        purse = way.purse
        found = [way._replace(purse=sold) for sold in sales(purse)]
        for place, (row, _) in enumerate(purse.cubes):
            found += way.paid(purse.without(place), row)
        for row in range(ROWS):
            found += way.paid(purse.bought(row, only_lacking=case.only_lacking), row)
        fresh = set(found) - seen
        seen |= fresh
        ways += [other for other in fresh if other.different or any(other.owed)]
    return {way.purse for way in seen if not way.different and not any(way.owed)}


def sales(purse: Purse) -> list[Purse]:
    found = [purse.sold(place) for place in range(len(purse.cubes))]
    return [sold for sold in found if sold is not None]


def with_sales(purses: set[Purse]) -> set[Purse]:
    """The same, after selling whatever one likes: a turn always offers that."""
    seen, ways = set(purses), list(purses)
    while ways:
        fresh = set(sales(ways.pop())) - seen
        seen |= fresh
        ways += fresh
    return seen


def unasked(paying: Turn, question: Question) -> Question:
    """Answer for the player what has only one answer, as the referee does."""
    while isinstance(question, Decision) and (only := question.only_answer()) is not None:
        question = paying.send(only)
    return question


def by_questions(case: Case) -> list[tuple[Purse, bool]]:
    """What is left after each series of answers to the game's questions, and if one sold."""
    left: list[tuple[Purse, bool]] = []
    series: list[list[Choice]] = [[]]
    while series:
        answers = series.pop()
        table, bill = case.table()
        table.told = told = list[Event]()
        paying = pay(table, table.players[0], bill, "tile:butcher-1-sheep-plain")
        try:
            decision = unasked(paying, paying.send(None))
            for answer in answers:
                decision = unasked(paying, paying.send(answer))
        except StopIteration:
            sold = any(" gained " in str(event) for event in told)
            left.append((purse_of(table), sold))
            continue
        paying.close()
        assert isinstance(decision, Decision)
        options = decision.options()
        assert len(options) > 1, "nothing is asked that has one answer"
        series += [[*answers, option] for option in options]
    return left


def purse_of(table: Table) -> Purse:
    anna = table.players[0]
    cubes = [(int(row), place) for row in RESOURCES for place in anna.cubes[row]]
    return Purse(anna.coins, tuple(sorted(cubes)), tuple(table.warehouse.covered))


@pytest.mark.parametrize("tenth", range(10))
def test_the_questions_offer_all_payments_that_there_are(tenth: int) -> None:
    """`glen-more/pay/one-order`, `glen-more/take/too-dear`, `glen-more/sell/any-time`.

    No payment is missing, none is offered that is not allowed, and none can be stranded.
    """
    for seed in range(tenth, CASES, 10):
        case = dealt(seed)
        table, bill = case.table()
        expected = by_search(case)
        assert can_pay(table, table.players[0], bill) == bool(expected), case
        if expected:
            found = {purse for purse, _ in by_questions(case)}
            assert found <= expected, case
            assert with_sales(found) == with_sales(expected), case


@pytest.mark.parametrize("tenth", range(10))
def test_the_same_cubes_with_the_same_purchases_are_one_payment(tenth: int) -> None:
    """`glen-more/pay/one-order`: without sales, no two series of answers leave the same."""
    for seed in range(tenth, CASES, 10):
        case = dealt(seed)
        table, bill = case.table()
        if can_pay(table, table.players[0], bill):
            unsold = [purse for purse, sold in by_questions(case) if not sold]
            assert len(unsold) == len(set(unsold)), case
