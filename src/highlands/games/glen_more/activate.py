"""Activating tiles: the new one and its neighbours, each once, in the order the player likes."""

from highlands.games.glen_more.bills import Exchange
from highlands.games.glen_more.choices import Activate, cell_reference
from highlands.games.glen_more.gain import gain_all
from highlands.games.glen_more.moments import Reach
from highlands.games.glen_more.pay import pay
from highlands.games.glen_more.questions.activating import Activating, Giving, exchange_of
from highlands.games.glen_more.questions.question import ask
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.tiles import Tile
from highlands.parts.cells import Cell


async def activate_tiles(
    table: Table, player: Player, placed: Tile | None, cell: Cell | None
) -> None:
    """Nothing must be activated; special locations may widen the player's reach."""
    waiting = [] if cell is None else sorted([cell, *player.territory.around(cell)])
    reach = Reach(placed, waiting)
    for power in table.moments.activation_began:
        power.activation_began(table, player, reach)
    activated: list[Cell] = []
    while reach.waiting or reach.extra:
        chosen = await ask(Activating(table, player, reach, activated))
        if not isinstance(chosen, Activate):
            return
        activated.append(chosen.cell)
        if chosen.cell in reach.waiting:
            reach.waiting.remove(chosen.cell)
        else:
            reach.extra -= 1
        await activate(table, player, chosen.cell)


async def activate(table: Table, player: Player, cell: Cell) -> None:
    """A tile does what it shows: one exchange of those it offers."""
    tile = player.territory.tiles[cell]
    exchange = await chosen_exchange(table, player, tile)
    table.tell(player.seat, "activated", tile.reference, cell_reference(cell))
    await pay(table, player, exchange.bill, tile.reference)
    await gain_all(table, player, exchange.gain, cell, tile.reference)


async def chosen_exchange(table: Table, player: Player, tile: Tile) -> Exchange:
    if len(tile.exchanges) == 1:
        return tile.exchanges[0]
    exchange = exchange_of(tile, (await ask(Giving(table, player, tile))).count)
    assert exchange is not None
    return exchange
