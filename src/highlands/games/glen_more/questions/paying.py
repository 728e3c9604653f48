"""With which cube?"""

from typing import ClassVar, Final

from highlands.engine.decision import Kinds
from highlands.engine.refusal import Rule
from highlands.games.glen_more.choices import BUY, PAY, Buy, Pay
from highlands.games.glen_more.payment import Payment, means_of
from highlands.games.glen_more.questions.question import Question
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.things import REFERENCES

NOT_OWED: Final = Rule("glen-more/pay/not-owed")
NO_CUBE: Final = Rule("glen-more/pay/no-cube")
ONE_ORDER: Final = Rule("glen-more/pay/one-order")
REST: Final = Rule("glen-more/pay/rest-unpayable")
SOLD_OUT: Final = Rule("glen-more/buy/sold-out")
COINS: Final = Rule("glen-more/buy/coins")
HELD: Final = Rule("glen-more/buy/held")


class Paying(Question[Pay | Buy]):
    """The next cube of a bill: an own one from any tile, or one from the warehouse."""

    kinds: ClassVar[Kinds] = (Pay, Buy)

    def __init__(self, table: Table, player: Player, payment: Payment) -> None:
        super().__init__(table, player, "pay")
        self.payment = payment

    def candidates(self) -> list[Pay | Buy]:
        found: list[Pay | Buy] = []
        for resource in self.payment.rows():
            last = None
            for cell in self.payment.usable(self.player.cubes, resource):
                if cell != last:
                    found.append(PAY[resource].at(cell))
                last = cell
            found.append(BUY[resource])
        return found

    def refuse(self, choice: Pay | Buy) -> Rule | None:
        if choice.resource not in self.payment.rows():
            return NOT_OWED
        rule = self.refuse_cube(choice) if isinstance(choice, Pay) else self.refuse_buy(choice)
        if rule is not None or self.completes(choice):
            return rule
        return ONE_ORDER if self.comes_later(choice) else REST

    def refuse_cube(self, choice: Pay) -> Rule | None:
        if choice.cell not in self.player.cubes[choice.resource]:
            return NO_CUBE
        usable = self.payment.usable(self.player.cubes, choice.resource)
        return None if choice.cell in usable else ONE_ORDER

    def refuse_buy(self, choice: Buy) -> Rule | None:
        warehouse = self.table.warehouse
        if not warehouse.sells(choice.resource):
            return SOLD_OUT
        if self.table.terms.buys_only_what_lacks and self.player.cubes[choice.resource]:
            return HELD
        return None if warehouse.price(choice.resource) <= self.player.coins else COINS

    def completes(self, choice: Pay | Buy) -> bool:
        """Whether the rest of the bill can be paid after this cube."""
        means, resource = means_of(self.table, self.player), choice.resource
        if isinstance(choice, Pay):
            rest = self.payment.after(resource, choice.cell)
            return rest.possible(means.without_cube(resource, choice.cell))
        return self.payment.after(resource, None).possible(means.after_purchase(resource))

    def comes_later(self, choice: Pay | Buy) -> bool:
        """Whether, of several that differ, the others may be paid but come before this one."""
        means, resource = means_of(self.table, self.player), choice.resource
        if isinstance(choice, Pay):
            means = means.without_cube(resource, choice.cell)
        else:
            means = means.after_purchase(resource)
        others = Payment(self.payment.owed, self.payment.different - 1, self.payment.row, None)
        return self.payment.different > 1 and others.possible(means, without=resource)

    def opened_by_sale(self) -> bool:
        """Selling may bring the coins for a purchase.

        Not selling the same resource: to sell it and buy it back is to pay with it.
        """
        means = means_of(self.table, self.player)
        for resource in self.payment.rows():
            if self.refuse_buy(BUY[resource]) is COINS:
                rest = self.payment.after(resource, None)
                if rest.possible(means.without_row(resource).after_purchase(resource)):
                    return True
        return False

    def figures(self, choice: Pay | Buy) -> dict[str, int | str]:
        figures: dict[str, int | str] = {"resource": REFERENCES[choice.resource]}
        if isinstance(choice, Buy):
            figures |= {"price": self.table.warehouse.price(choice.resource)}
            figures |= {"coins": self.player.coins}
        return figures
