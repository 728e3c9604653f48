"""Taking a tile from the track: what it costs, what must be bought, what is left behind."""

from typing import Final

from highlands.games.glen_more.bills import Bill
from highlands.games.glen_more.choices import Discard, DrawTile, Take
from highlands.games.glen_more.meanings.phrases import written, written_cost
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.things import REFERENCES, RESOURCES, Thing
from highlands.games.glen_more.tiles import Colour, Tile
from highlands.parts.coin_rows import STEPS, coins_in
from highlands.parts.meaning import Arguments, Meaning

BARE: Final = "thing:bare"


def taking(table: Table, player: Player, choice: Take) -> Meaning:
    """A tile with its cost, what must be bought for it, and the tiles its pawn would pass."""
    tile = table.track.tiles[choice.space]
    arguments = journey(table, player, choice)
    if tile is None:
        return Meaning("choice-take-nothing", arguments)
    remarks = [*variety(tile), *within_reach(player, tile), *again(table, player, choice)]
    if not tile.cost:
        return Meaning("choice-take-free", arguments, remarks)
    arguments |= {"cost": written_cost(tile), **purchase(table, player, tile)}
    if "coins" not in arguments:
        return Meaning("choice-take", arguments, remarks)
    whole = arguments["what"] == arguments["cost"]
    return Meaning(f"choice-take-buying{'-all' if whole else ''}", arguments, remarks)


def discarding(table: Table, player: Player, choice: Discard) -> Meaning:
    return Meaning("choice-discard", journey(table, player, choice), again(table, player, choice))


def journey(table: Table, player: Player, choice: Take | Discard) -> Arguments:
    """The tile, its space, how far the pawn moves, and how many tiles it leaves behind."""
    track, tile = table.track, table.track.tiles[choice.space]
    own, ahead = track.progress(player.seat), track.ahead(choice.space)
    passed = [space for space in track.laden() if own < track.ahead(space) < ahead]
    return {
        "tile": BARE if tile is None else tile.reference,
        "way": "none" if tile is None else way_of(tile),
        "space": choice.references[0],
        "distance": ahead - own,
        "behind": len(passed),
    }


def way_of(tile: Tile) -> str:
    """What runs through a tile; no tile of a stack carries river and road."""
    return "river" if tile.river else "road" if tile.road else "none"


def again(table: Table, player: Player, choice: Take | Discard) -> list[Meaning]:
    """Whether the pawn would still be the last one, and the player at turn again.

    Not if the track draws the last tile for the spaces it leaves behind: then the game is over.
    """
    track = table.track
    if table.undrawn() <= track.ahead(choice.space):
        return []
    others = [pawn for pawn in range(len(track.pawns)) if pawn != player.seat]
    first = min(track.progress(pawn) for pawn in others)
    return [Meaning("remark-again")] if track.ahead(choice.space) < first else []


def drawing(choice: DrawTile) -> Meaning:
    """A tile of a stack, told apart from others of its kind."""
    tile = choice.tile
    cost = [Meaning("remark-cost", {"cost": written_cost(tile)})] if tile.cost else []
    arguments: Arguments = {"tile": tile.reference, "way": way_of(tile)}
    return Meaning("choice-draw", arguments, [*cost, *variety(tile)])


def variety(tile: Tile) -> list[Meaning]:
    """What a brown tile does, for those of a kind differ: its only exchange, or its largest."""
    if tile.colour is not Colour.BROWN:
        return []
    message = "remark-effect" if len(tile.effects) == 1 else "remark-effect-up-to"
    return [Meaning(message, {"effect": written(tile.effects[-1:])})]


def within_reach(player: Player, tile: Tile) -> list[Meaning]:
    """How far a brown tile could be used with the cubes and barrels left when it is paid."""
    if tile.colour is not Colour.BROWN or any(each.bill.free() for each in tile.exchanges):
        return []
    pairs = zip(tile.effects, tile.exchanges, strict=True)
    usable = [effect for effect, exchange in pairs if at_hand(player, tile.bill, exchange.bill)]
    if not usable:
        return [Meaning("remark-nothing-now")]
    if len(usable) == len(tile.exchanges):
        return [Meaning("remark-wholly-now")]
    return [Meaning("remark-now", {"effect": written(usable[-1:])})]


def at_hand(player: Player, first: Bill, then: Bill) -> bool:
    """Whether what a player has pays one bill and then another, for which nothing is bought."""
    if then.barrels > player.barrels - first.barrels:
        return False
    left = [
        max(0, len(cubes) - count) for cubes, count in zip(player.cubes, first.counts, strict=True)
    ]
    enough = all(count <= kept for count, kept in zip(then.counts, left, strict=True))
    return enough and then.different <= sum(kept > 0 for kept in left)


def purchase(table: Table, player: Player, tile: Tile) -> Arguments:
    """The cubes that are missing, and what the warehouse asks for them now, if it has them."""
    missing, coins = [], 0
    for resource in RESOURCES:
        lacking = tile.bill.counts[resource] - len(player.cubes[resource])
        if lacking > 0:
            covered = table.warehouse.covered[resource]
            if covered + lacking > STEPS:
                return {}
            missing.append(f"{lacking} {REFERENCES[resource]}")
            coins += coins_in(covered + lacking) - coins_in(covered)
    if not missing:
        return {}
    return {"what": " + ".join(missing), "coins": f"{coins} {REFERENCES[Thing.COIN]}"}
