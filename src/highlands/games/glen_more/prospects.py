"""What a player's tiles, cubes and people may still bring, in points."""

from typing import Final

from highlands.games.glen_more.bills import Exchange
from highlands.games.glen_more.table import Player
from highlands.games.glen_more.things import RESOURCES, Thing
from highlands.games.glen_more.tiles import Tile
from highlands.games.glen_more.weights import Weights
from highlands.parts.cells import AROUND, Cell
from highlands.parts.territory import any_near

SPENDING: Final = 8  # more coins than these are never spent


class Prospects:
    """One player's means, looked at as a whole."""

    def __init__(self, weights: Weights, player: Player, worth_more: list[float]) -> None:
        self.weights = weights
        self.player = player
        self.barrel, self.chieftain = worth_more[0], worth_more[1]
        self.held = [len(cells) for cells in player.cubes]
        produced = [tile.produces for tile in player.territory.tiles.values()]
        self.fed = [bool(self.held[row] or row in produced) for row in RESOURCES]
        self.spare = max(0, len(player.members) - 1)  # one of the clan has to stay

    def stored(self) -> float:
        """People, coins and cubes that can still be used, the first of a resource before more."""
        weights = self.weights
        worth = self.chieftain * weights.member * self.spare
        worth += weights.purse * min(self.player.coins, SPENDING)
        for count in self.held:
            worth += weights.cube * (1 - weights.glut**count) / (1 - weights.glut)
        return worth

    def movement_points(self) -> float:
        """Movement points of this turn, not yet spent."""
        points = self.player.movement
        promotions = min(points, self.spare)
        return promotions * self.promotion() + (points - promotions) * self.weights.near

    def promotion(self) -> float:
        return self.chieftain * (1 - self.weights.member)

    def best_turn(self) -> float:
        """What the tiles around a new one bring, where it would activate the best of them."""
        tiles, members = self.player.territory.tiles, self.player.members
        worth = {cell: self.tile(cell, tile) for cell, tile in tiles.items()}
        best = [
            sum([worth.get(spot + step, 0.0) for step in AROUND])
            for spot in self.player.territory.border
            if any_near(members, spot)
        ]
        best.sort(reverse=True)
        return sum(best[: self.weights.spots]) / self.weights.spots

    def tile(self, cell: Cell, tile: Tile) -> float:
        """What it is worth to activate a tile."""
        if tile.produces is Thing.ANY:
            return self.weights.cube
        if tile.produces is not None:
            return self.weights.cube * self.weights.glut ** self.held[tile.produces]
        best = 0.0
        for exchange in tile.exchanges:
            best = max(best, self.exchange(exchange))
        return best

    def exchange(self, exchange: Exchange) -> float:
        """What is gained by an exchange, less what it costs; nothing if it cannot be fed."""
        weights, bill = self.weights, exchange.bill
        if bill.different > sum(self.fed):
            return 0.0
        worth = -weights.fed * bill.different
        for row in RESOURCES:
            if bill.counts[row]:
                worth -= (weights.fed if self.fed[row] else weights.bought) * bill.counts[row]
        for term in exchange.gain:
            worth += self.gain(term.thing) * term.count
        return worth

    def gain(self, thing: Thing) -> float:
        if thing is Thing.WHISKY:
            return self.barrel
        if thing is Thing.MOVEMENT:
            return self.promotion() if self.spare else self.weights.near
        return 1.0
