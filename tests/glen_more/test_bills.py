"""What tiles and exchanges ask for, counted from their notation."""

import pytest

from highlands.games.glen_more.bills import Bill, Exchange, bill, cost
from highlands.games.glen_more.things import THINGS
from highlands.parts.notation import alternatives, effect, terms


def counted(asked: Bill) -> tuple[list[int], int, int, bool]:
    return asked.counts, asked.different, asked.barrels, asked.clan


@pytest.mark.parametrize(
    ("text", "counts", "different", "barrels"),
    [
        ("", [0, 0, 0, 0, 0], 0, 0),
        ("wood", [1, 0, 0, 0, 0], 0, 0),
        ("2 stone + sheep + stone", [0, 3, 1, 0, 0], 0, 0),
        ("cattle + 3 grain + whisky", [0, 0, 0, 1, 3], 0, 1),
        ("2 different + different", [0, 0, 0, 0, 0], 3, 0),
        ("whisky + 2 whisky", [0, 0, 0, 0, 0], 0, 3),
    ],
)
def test_a_bill_counts_resources_kinds_and_barrels(
    text: str, counts: list[int], different: int, barrels: int
) -> None:
    expected = (counts, different, barrels, False)
    assert counted(bill(terms(text, THINGS))) == expected
    assert counted(cost(alternatives(text, THINGS))) == expected
    assert bill(terms(text, THINGS)).free() == (not text)


def test_two_ways_to_pay_are_a_clan_member_or_a_chieftain() -> None:
    asked = cost(alternatives("clan-member | chieftain", THINGS))
    assert counted(asked) == ([0] * 5, 0, 0, True)
    assert not asked.free()


@pytest.mark.parametrize(
    ("text", "size"), [("-> 3 vp", 0), ("grain -> whisky", 1), ("sheep + 2 cattle -> 5 vp", 3)]
)
def test_an_exchange_is_as_big_as_what_is_given(text: str, size: int) -> None:
    whole = effect(text, THINGS)
    exchange = Exchange(whole)
    assert exchange.size == size
    assert exchange.gain is whole.gain
    assert counted(exchange.bill) == counted(bill(whole.pay))
