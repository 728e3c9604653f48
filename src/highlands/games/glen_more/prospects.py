"""What a player's tiles, cubes and people may still bring, in points."""

from typing import Final

from highlands.games.glen_more.bills import Exchange
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.things import RESOURCES, Thing
from highlands.games.glen_more.tiles import Tile
from highlands.parts.cells import AROUND, Cell
from highlands.parts.territory import any_near

CUBE: Final = 1.3  # what the first cube of a resource may bring
GLUT: Final = 0.7  # what each further one is worth, compared with the one before
STANDING: Final = 1.4  # what a barrel or a chieftain brings in each scoring to come
MEMBER: Final = 0.45  # a clan member who can become a chieftain, compared with one
ONLY_A_STEP: Final = 0.2  # a movement point that can make no chieftain
SPOTS: Final = 2  # the next tile may not fit on the very best spot


def scorings_left(table: Table) -> int:
    return sum([not stack.empty() for stack in table.stacks[1:]])


def distance_left(table: Table, player: Player) -> int:
    """How far a pawn is from where the chain will begin when the last tile has been drawn."""
    track = table.track
    full = len(track.tiles) - 1
    return track.length + table.undrawn() - full - track.progress(player.seat)


class Prospects:
    """One player's means, looked at as a whole."""

    def __init__(self, table: Table, player: Player) -> None:
        self.player = player
        self.chieftain = STANDING * scorings_left(table)
        self.held = [len(cells) for cells in player.cubes]
        produced = [tile.produces for tile in player.territory.tiles.values()]
        self.made = [produced.count(resource) for resource in RESOURCES]
        self.sorts = sum([held + made > 0 for held, made in zip(self.held, self.made, strict=True)])
        self.spare = max(0, len(player.members) - 1)

    def stored(self) -> float:
        """Cubes that can still be used, the first of each resource before the others; people."""
        worth = self.chieftain * MEMBER * self.spare
        for count in self.held:
            worth += CUBE * (1 - GLUT**count) / (1 - GLUT)
        return worth

    def movement_points(self) -> float:
        """Movement points of this turn, not yet spent."""
        points = self.player.movement
        if not points:
            return 0.0
        promotions = min(points, self.spare)
        return promotions * self.promotion() + (points - promotions) * ONLY_A_STEP

    def promotion(self) -> float:
        return self.chieftain * (1 - MEMBER)

    def best_turn(self) -> float:
        """What the tiles around a new one bring, where it would activate the best of them."""
        worth = {
            cell: self.activation(cell, tile) for cell, tile in self.player.territory.tiles.items()
        }
        best = [
            sum([worth.get(spot + step, 0.0) for step in AROUND])
            for spot in self.player.territory.border
            if any_near(self.player.members, spot)
        ]
        best.sort(reverse=True)
        return sum(best[:SPOTS]) / SPOTS

    def activation(self, cell: Cell, tile: Tile) -> float:
        """What it is worth to activate a tile."""
        if tile.produces is not None:
            if tile.produces is Thing.ANY:
                return CUBE
            return CUBE * GLUT ** self.held[tile.produces]
        return max([0.0, *[self.exchange(exchange) for exchange in tile.exchanges]])

    def exchange(self, exchange: Exchange) -> float:
        """What is gained by an exchange, less what it costs; nothing if it cannot be fed."""
        bill = exchange.bill
        if bill.different > self.sorts:
            return 0.0
        price = 0.9 * bill.different
        for resource in RESOURCES:
            if bill.counts[resource]:
                fed = self.held[resource] + self.made[resource]
                price += (0.9 if fed else 1.8) * bill.counts[resource]
        return sum([self.gain(term.thing, term.count) for term in exchange.gain]) - price

    def gain(self, thing: Thing, count: int) -> float:
        match thing:
            case Thing.VP:
                return float(count)
            case Thing.WHISKY:
                return self.chieftain * count
            case Thing.MOVEMENT:
                return self.promotion() if self.spare else ONLY_A_STEP
            case _:
                return float(count)
