"""Costs and effects of Glen More as phrases in references."""

from highlands.games.glen_more.bills import Bill
from highlands.games.glen_more.table import Player
from highlands.games.glen_more.things import REFERENCES, RESOURCES, Thing
from highlands.games.glen_more.tiles import Tile
from highlands.parts.cells import Cell
from highlands.parts.meaning import written_effects, written_sum
from highlands.parts.notation import Effect, Term


def written(effects: list[Effect[Thing]]) -> str:
    """`1 resource:grain -> 1 thing:whisky`."""
    return written_effects(effects, REFERENCES)


def written_terms(terms: list[Term[Thing]]) -> str:
    """`1 resource:wood + 1 resource:stone`."""
    return written_sum(terms, REFERENCES)


def written_cost(tile: Tile) -> str:
    """What a tile costs; nothing if it is free."""
    return " | ".join([written_terms(way) for way in tile.cost])


def written_owed(owed: list[int], different: int) -> str:
    """What is still due of a bill."""
    due = [f"{owed[resource]} {REFERENCES[resource]}" for resource in RESOURCES if owed[resource]]
    if different:
        due.append(f"{different} {REFERENCES[Thing.DIFFERENT]}")
    return " + ".join(due)


def written_tiles(tiles: list[Tile]) -> str:
    """`tile:meadow-0-river + 2 tile:forest-1-plain`: tiles of a kind are counted together."""
    counts: dict[str, int] = {}
    named: dict[str, Tile] = {}
    for tile in tiles:
        name = noun(tile)
        counts[name] = counts.get(name, 0) + 1
        named.setdefault(name, tile)
    return " + ".join(
        [
            f"{count} {named[name].reference}" if count > 1 else named[name].reference
            for name, count in counts.items()
        ]
    )


def noun(tile: Tile) -> str:
    """What a tile goes by: special locations and the starting village have names of their own."""
    own = tile.kind in ("castle", "loch", "abbey") or tile.id == "start-village"
    return tile.id if own else tile.kind


def written_bill(bill: Bill) -> str:
    """What is to be paid in cubes."""
    return written_owed(bill.counts, bill.different)


def tile_on(player: Player, cell: Cell) -> str:
    """The reference of the tile on a cell of a territory; of the bare cell if none lies there."""
    tile = player.territory.tiles.get(cell)
    return "thing:bare" if tile is None else tile.reference
