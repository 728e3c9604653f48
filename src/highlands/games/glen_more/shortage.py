"""Why a bill cannot be paid: what is missing, what it would cost, and what there is to pay it."""

from highlands.games.glen_more.bills import Bill
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.things import REFERENCES, RESOURCES
from highlands.parts.coin_rows import STEPS, coins_in


def shortage(table: Table, player: Player, bill: Bill) -> dict[str, int | str]:
    """The figures of a bill that cannot be paid.

    `obstacle` is what stands in the way: barrels, a row that is sold out, or coins; `missing` what
    the player lacks; `left` what the warehouse still has of it; `price`, cube by cube `prices`,
    what it costs there; `coins` what the player has, `sales` what could be raised by selling.
    """
    if bill.barrels > player.barrels:
        return {"obstacle": "barrels", "missing": f"{bill.barrels - player.barrels} thing:whisky"}
    figures = missing_kinds(table, player, bill) if bill.different else missing(table, player, bill)
    if "obstacle" not in figures:
        figures["obstacle"] = "coins"
        figures["coins"] = player.coins
        figures["sales"] = raised(table, player, bill)
    return figures


def missing(table: Table, player: Player, bill: Bill) -> dict[str, int | str]:
    """Resources that are asked for by name."""
    lacking: list[str] = []
    prices: list[int] = []
    for resource in RESOURCES:
        count = bill.counts[resource] - len(player.cubes[resource])
        if count > 0:
            covered = table.warehouse.covered[resource]
            if covered + count > STEPS:
                return sold_out(f"{count} {REFERENCES[resource]}", STEPS - covered)
            lacking.append(f"{count} {REFERENCES[resource]}")
            prices += [covered + bought for bought in range(1, count + 1)]
    return bought_for(" + ".join(lacking), prices)


def missing_kinds(table: Table, player: Player, bill: Bill) -> dict[str, int | str]:
    """Resources that must only differ: the cheapest of those the player has not."""
    held = sum([bool(cubes) for cubes in player.cubes])
    count = max(0, bill.different - held)
    prices = sorted(
        [
            table.warehouse.price(resource)
            for resource in RESOURCES
            if not player.cubes[resource] and table.warehouse.sells(resource)
        ]
    )
    if count > len(prices):
        return sold_out(f"{count} thing:kind", len(prices))
    return bought_for(f"{count} thing:kind", prices[:count])


def sold_out(lacking: str, left: int) -> dict[str, int | str]:
    return {"obstacle": "sold-out", "missing": lacking, "left": left}


def bought_for(lacking: str, prices: list[int]) -> dict[str, int | str]:
    each = " + ".join([str(price) for price in prices])
    return {"missing": lacking, "price": sum(prices), "prices": each, "cubes": len(prices)}


def raised(table: Table, player: Player, bill: Bill) -> int:
    """The coins that all cubes bring which the bill does not ask for."""
    coins = 0
    for resource in RESOURCES:
        held = len(player.cubes[resource])
        needed = min(held, 1) if bill.different else min(held, bill.counts[resource])
        before = table.warehouse.covered[resource]
        coins += coins_in(before) - coins_in(max(0, before - (held - needed)))
    return coins
