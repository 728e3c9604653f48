"""A market of coins in rows: buying fills the lowest free price, selling empties the highest."""

from typing import Final

STEPS: Final = 3  # the prices of a row: 1, 2, 3


class CoinRows:
    """For each resource how many of its price spaces are covered with coins."""

    def __init__(self, covered: list[int]) -> None:
        self.covered = covered

    def copy(self) -> "CoinRows":
        return CoinRows(self.covered[:])

    def sells(self, row: int) -> bool:
        """Whether one can be bought: a price space is free."""
        return self.covered[row] < STEPS

    def price(self, row: int) -> int:
        """What the next one costs."""
        return self.covered[row] + 1

    def pays(self, row: int) -> int:
        """What the market gives for one; nothing from an empty row."""
        return self.covered[row]

    def buy(self, row: int) -> int:
        """Cover the lowest free price, and say what it cost."""
        self.covered[row] += 1
        return self.covered[row]

    def sell(self, row: int) -> int:
        """Uncover the highest price, and say what it brought."""
        self.covered[row] -= 1
        return self.covered[row] + 1


def coins_in(covered: int) -> int:
    """How many coins lie in a row with so many prices covered."""
    return covered * (covered + 1) // 2
