"""The market: each row has the prices 1, 2 and 3, and coins on those that have been paid."""

from hypothesis import given
from hypothesis import strategies as st

from highlands.parts.coin_rows import STEPS, CoinRows, coins_in


def test_prices_rise_with_each_purchase_until_the_row_is_sold_out() -> None:
    market = CoinRows([0, 0])
    for price in (1, 2, 3):
        assert market.sells(1)
        assert market.price(1) == price
        assert market.buy(1) == price
    assert not market.sells(1)
    assert market.covered == [0, 3]
    assert market.sells(0)


def test_prices_fall_with_each_sale_until_the_row_is_empty() -> None:
    market = CoinRows([3, 1])
    for price in (3, 2, 1):
        assert market.pays(0) == price
        assert market.sell(0) == price
    assert market.pays(0) == 0
    assert market.covered == [0, 1]


def test_a_copy_goes_its_own_way() -> None:
    market = CoinRows([1, 2])
    twin = market.copy()
    twin.buy(0)
    twin.sell(1)
    assert (market.covered, twin.covered) == ([1, 2], [2, 1])


@given(st.lists(st.booleans(), max_size=40))
def test_no_coin_comes_or_goes_by_itself(purchases: list[bool]) -> None:
    market, paid = CoinRows([1]), coins_in(1)
    for buys in purchases:
        if buys and market.sells(0):
            paid += market.buy(0)
        elif not buys and market.pays(0):
            paid -= market.sell(0)
        assert coins_in(market.covered[0]) == paid
        assert 0 <= market.covered[0] <= STEPS


def test_a_row_holds_the_coins_of_its_covered_prices() -> None:
    assert [coins_in(covered) for covered in range(STEPS + 1)] == [0, 1, 3, 6]
