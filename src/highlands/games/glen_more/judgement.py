"""How good a table of Glen More is for a seat: what a bot that plans its turn goes by."""

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.seat import Seat
from highlands.games.glen_more.board import CUBES_ON_A_TILE, DIFFERENCE_POINTS, TILE_PENALTY
from highlands.games.glen_more.choices import Sell
from highlands.games.glen_more.locations import LOCATIONS
from highlands.games.glen_more.prospects import Prospects
from highlands.games.glen_more.scoring import CATEGORIES, holding
from highlands.games.glen_more.table import Phase, Player, Table
from highlands.games.glen_more.weights import Weights


class Judgement:
    """Points, and what may still come of what lies on the table."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, table: Table, seat: Seat) -> float:
        """By how many points a seat may hope to be ahead. Of the others only what they have."""
        points = [float(player.points) for player in table.players]
        if table.phase is not Phase.OVER:
            worth_more = self.scorings(table, points, seat)
            self.ending(table, points)
            points[seat] += self.hope(table, table.players[seat], worth_more)
        others = points[:seat] + points[seat + 1 :]
        leader = self.weights.leader
        return points[seat] - leader * max(others) - (1 - leader) * sum(others) / len(others)

    def worth_trying(self, table: Table, decision: Decision[Choice]) -> list[Choice]:
        """Cubes are sold to pay, to make room, or when there is nothing else left to do."""
        options = decision.options()
        if decision.prompt in ("sell", "pay"):
            return options
        player, makes_room = table.players[decision.seat], decision.prompt == "activate"
        return [
            option
            for option in options
            if not isinstance(option, Sell)
            or (makes_room and player.load(option.cell) == CUBES_ON_A_TILE)
        ]

    def scorings(self, table: Table, points: list[float], seat: Seat) -> list[float]:
        """Add what the scorings to come would give now.

        The answer is what one more in each category would give to a seat.
        """
        times, weight = 0.0, 1.0
        for stack in table.stacks[1:]:
            if not stack.empty():
                times += weight
                weight *= self.weights.lasting
        worth_more = []
        for category in CATEGORIES:
            held = [holding(table, player, category) for player in table.players]
            least = min(held)
            for other, count in enumerate(held):
                points[other] += times * self.margin(count - least)
            lead = held[seat] - least
            worth_more.append(times * (self.margin(lead + 2) - self.margin(lead)) / 2)
        return worth_more

    def margin(self, lead: int) -> float:
        """Points for a lead that may still grow."""
        top, growing = len(DIFFERENCE_POINTS) - 1, self.weights.growing
        here, further = DIFFERENCE_POINTS[min(lead, top)], DIFFERENCE_POINTS[min(lead + 1, top)]
        return here + growing * (further - here)

    def ending(self, table: Table, points: list[float]) -> None:
        """Add what the final scoring would give, with the tiles that will have been taken."""
        tiles = [
            len(player.territory.tiles) + self.turns_left(table, player) for player in table.players
        ]
        fewest = min(tiles)
        for player in table.players:
            points[player.seat] += player.coins - TILE_PENALTY * (tiles[player.seat] - fewest)
        for location in LOCATIONS:
            owner, ending = table.owners[location.number], location.ending
            if owner is not None and ending is not None:
                own = table.players[owner].territory.tiles.values()
                rewarded = sum([location.rewards(tile) for tile in own])
                points[owner] += ending.gain[0].count * rewarded

    def turns_left(self, table: Table, player: Player) -> float:
        """How often a player will probably be at turn.

        The game ends when the track draws the last tile; its rear will then be so far on.
        """
        track = table.track
        end = track.length + table.undrawn() - (len(track.tiles) - 1)
        return max(0, end - track.progress(player.seat)) / self.weights.pace

    def hope(self, table: Table, player: Player, worth_more: list[float]) -> float:
        """What a player's tiles, cubes and people may still bring."""
        turns = self.turns_left(table, player)
        prospects = Prospects(self.weights, player, worth_more)
        points = prospects.movement_points()
        points += turns * (self.weights.activation * prospects.best_turn() + self.weights.turn)
        return points + min(1.0, turns / 2) * prospects.stored()
