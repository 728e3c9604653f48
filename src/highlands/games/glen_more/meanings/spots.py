"""Cells of a territory: what a tile would activate there, and what its activation brings."""

from typing import Any

from highlands.engine.decision import Decision
from highlands.games.glen_more.bills import Bill
from highlands.games.glen_more.choices import Activate, Place
from highlands.games.glen_more.gain import room
from highlands.games.glen_more.meanings.phrases import tile_on, written, written_tiles
from highlands.games.glen_more.payment import can_pay
from highlands.games.glen_more.powers.loch_oich import LochOich
from highlands.games.glen_more.questions.activating import Activating
from highlands.games.glen_more.questions.placing import Placing
from highlands.games.glen_more.shortage import shortage
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.things import REFERENCES, RESOURCES, Thing
from highlands.games.glen_more.tiles import Tile
from highlands.parts.cells import Cell
from highlands.parts.meaning import Arguments, Meaning


def placing(player: Player, choice: Place, asked: Decision[Any] | None) -> Meaning:
    """A spot, and which tiles could be activated from there."""
    arguments: Arguments = {"cell": choice.references[0]}
    placed = asked.tile if isinstance(asked, Placing) else None
    active = [tile for tile in reached(player, choice.cell, placed) if tile.exchanges]
    if not active:
        return Meaning("choice-place-alone", arguments)
    arguments["tiles"] = written_tiles(active)
    return Meaning("choice-place", arguments)


def reached(player: Player, cell: Cell, placed: Tile | None) -> list[Tile]:
    """The new tile first, then its neighbours; all tiles, if its card says so."""
    tiles = player.territory.tiles
    own = [placed] if placed is not None else []
    if placed is not None and placed.id == LochOich.id:
        return [*own, *[tiles[beside] for beside in sorted(tiles)]]
    return [*own, *[tiles[beside] for beside in sorted(player.territory.around(cell))]]


def activating(
    table: Table, player: Player, choice: Activate, asked: Decision[Any] | None
) -> Meaning:
    """A tile and its effect; a cube that finds no room is lost; what only Loch Ness reaches."""
    tile = player.territory.tiles.get(choice.cell)
    arguments: Arguments = {
        "tile": tile_on(player, choice.cell),
        "cell": choice.references[0],
    }
    if tile is None or not tile.effects:
        return Meaning("choice-activate-in-vain", arguments)
    pairs = zip(tile.effects, tile.exchanges, strict=True)
    payable = [effect for effect, exchange in pairs if can_pay(table, player, exchange.bill)]
    arguments["effect"] = written(payable or tile.effects)
    lost = wasted(player, choice.cell, tile)
    full = [Meaning("remark-no-room", {"lost": lost})] if lost else []
    only = tile.exchanges[0].bill if len(tile.exchanges) == 1 else None
    buying = [] if only is None else bought(table, player, only)
    return Meaning("choice-activate", arguments, [*buying, *full, *from_afar(choice, asked)])


def from_afar(choice: Activate, asked: Decision[Any] | None) -> list[Meaning]:
    """That a tile is neither the new one nor beside it, and uses up what Loch Ness allows."""
    if not isinstance(asked, Activating) or choice.cell in asked.reach.waiting:
        return []
    return [Meaning("remark-from-afar")] if asked.reach.extra else []


def bought(table: Table, player: Player, bill: Bill) -> list[Meaning]:
    """What must be bought for an exchange, which nobody is asked about."""
    figures = shortage(table, player, bill)
    if not figures.get("cubes"):
        return []
    coins = f"{figures['price']} {REFERENCES[Thing.COIN]}"
    what = figures["cubes"] if bill.different else figures["missing"]
    return [Meaning("remark-bought", {"what": what, "coins": coins})]


def wasted(player: Player, cell: Cell, tile: Tile) -> int:
    """How many cubes find no room, whichever exchange is used."""
    surplus = []
    for effect in tile.effects:
        cubes = [t.count for t in effect.gain if t.thing in RESOURCES or t.thing is Thing.ANY]
        surplus.append(max(0, sum(cubes) - room(player, cell)))
    return min(surplus)
