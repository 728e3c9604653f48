"""A turn of Glen More, as the rulebook tells it."""

from highlands.games.glen_more.activate import activate_tiles
from highlands.games.glen_more.choices import Decline, March, Surrender, Take, cell_reference
from highlands.games.glen_more.gain import gain_all
from highlands.games.glen_more.locations import ON_TILE
from highlands.games.glen_more.pay import pay
from highlands.games.glen_more.questions.marching import Marching
from highlands.games.glen_more.questions.placing import Placing
from highlands.games.glen_more.questions.question import LastSelling, ask
from highlands.games.glen_more.questions.surrendering import Surrendering
from highlands.games.glen_more.questions.taking import Taking
from highlands.games.glen_more.refill import refill
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.tiles import Tile
from highlands.parts.cells import Cell


async def turn(table: Table, player: Player) -> None:
    """The player furthest behind takes a tile, places it and activates its surroundings."""
    taken = await ask(Taking(table, player))
    tile = lift(table, player, taken.space)
    if isinstance(taken, Take):
        table.tell(player.seat, "took", tile.reference, taken.references[0])
        await settle(table, player, tile)
        cell = (await ask(Placing(table, player, tile))).cell
        await place(table, player, tile, cell)
        await activate_tiles(table, player, tile, cell)
    else:
        table.tell(player.seat, "discarded", tile.reference, taken.references[0])
        await activate_tiles(table, player, None, None)
    await spend_movement(table, player)
    await ask(LastSelling(table, player))
    await refill(table)


def lift(table: Table, player: Player, space: int) -> Tile:
    """The pawn moves to a space; its tile leaves the track."""
    tile = table.track.move(player.seat, space)
    assert tile is not None
    return tile


async def settle(table: Table, player: Player, tile: Tile) -> None:
    """Pay the cost of a tile: nothing that the tile brings can help."""
    await pay(table, player, tile.bill, tile.reference)
    if tile.bill.clan:
        given = await ask(Surrendering(table, player, tile))
        if isinstance(given, Surrender):
            table.remove_member(player, given.cell, tile.reference)
        else:
            table.chieftains(player, -1, tile.reference)


async def place(table: Table, player: Player, tile: Tile, cell: Cell) -> None:
    """The tile joins the territory and brings its bonus; a special location brings its card."""
    player.territory = player.territory.with_tile(cell, tile)
    table.tell(player.seat, "placed", tile.reference, cell_reference(cell))
    await gain_all(table, player, tile.bonus, cell, tile.reference)
    location = ON_TILE.get(tile)
    if location is None:
        return
    table.owners[location.number] = player.seat
    table.tell(player.seat, "received", location.reference)
    await gain_all(table, player, location.benefit, cell, location.reference)
    for power in table.moments.arrived:
        await power.arrived(table, player, cell)


async def spend_movement(table: Table, player: Player) -> None:
    """Movement points move clan members or make chieftains; what is left of them is lost."""
    while player.movement:
        chosen = await ask(Marching(table, player))
        if isinstance(chosen, Decline):
            break
        table.movement(player, -1, "thing:movement")
        source = chosen.references[0]
        table.remove_member(player, chosen.cell, source)
        if isinstance(chosen, March):
            table.tell(player.seat, "marched", *chosen.references)
            table.add_member(player, chosen.to, source)
        else:
            table.tell(player.seat, "promoted", *chosen.references)
            table.chieftains(player, 1, source)
    table.movement(player, -player.movement, "thing:unused")
