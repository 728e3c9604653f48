"""Paying a bill, cube by cube."""

from highlands.games.glen_more.bills import Bill
from highlands.games.glen_more.choices import Pay
from highlands.games.glen_more.payment import payment_of
from highlands.games.glen_more.questions.paying import Paying
from highlands.games.glen_more.questions.question import ask
from highlands.games.glen_more.table import WAREHOUSE, Player, Table


async def pay(table: Table, player: Player, bill: Bill, source: str) -> None:
    """Own cubes from any tiles, or cubes bought for this bill alone; barrels as they are."""
    table.barrels(player, -bill.barrels, source)
    payment = payment_of(bill)
    while not payment.done():
        paid = await ask(Paying(table, player, payment))
        if isinstance(paid, Pay):
            table.remove_cube(player, paid.resource, paid.cell, source)
            payment = payment.after(paid.resource, paid.cell)
        else:
            table.tell(player.seat, "bought", *paid.references)
            table.coins(player, -table.warehouse.buy(paid.resource), WAREHOUSE)
            payment = payment.after(paid.resource, None)
