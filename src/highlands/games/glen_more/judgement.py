"""How good a table of Glen More is for a seat: what a bot that plans its turn goes by."""

from typing import Final

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.seat import Seat
from highlands.games.glen_more.board import CUBES_ON_A_TILE, DIFFERENCE_POINTS, TILE_PENALTY
from highlands.games.glen_more.choices import Sell
from highlands.games.glen_more.locations import LOCATIONS
from highlands.games.glen_more.prospects import Prospects, distance_left, scorings_left
from highlands.games.glen_more.scoring import CATEGORIES, holding
from highlands.games.glen_more.table import Phase, Player, Table

STEP: Final = 3.5  # spaces that a pawn moves in a turn, on average
LASTING: Final = 0.85  # how much of a lead is still there at the scoring after the next
NEW_TILE: Final = 1.5  # what a turn brings besides the tiles it activates
PURSE: Final = 0.25  # what a coin is worth beyond its point while it can be spent
LEADER: Final = 0.5  # how much of the others' points is the leader's


class Judgement:
    """Points, and what may still come of what lies on the table."""

    def value(self, table: Table, seat: Seat) -> float:
        """By how many points the seat may hope to be ahead of the others."""
        if table.phase is Phase.OVER:
            points = [float(player.points) for player in table.players]
            return ahead(points, seat)
        points = certain(table)
        points[seat] += hoped(table, table.players[seat])
        return ahead(points, seat)

    def worth_trying(self, table: Table, decision: Decision[Choice]) -> list[Choice]:
        """Cubes are sold to pay, to make room, or when there is nothing else left to do."""
        options = decision.options()
        if decision.prompt in ("sell", "pay"):
            return options
        player = table.players[decision.seat]
        full = decision.prompt == "activate"
        return [
            option
            for option in options
            if not isinstance(option, Sell)
            or (full and player.load(option.cell) == CUBES_ON_A_TILE)
        ]


def ahead(points: list[float], seat: Seat) -> float:
    """How far a seat is ahead of the others: of the best of them, and of all."""
    others = points[:seat] + points[seat + 1 :]
    return points[seat] - LEADER * max(others) - (1 - LEADER) * sum(others) / len(others)


def certain(table: Table) -> list[float]:
    """What the seats have, if the scorings to come and the end found the table as it is."""
    points = [float(player.points) for player in table.players]
    lead, weight = 0.0, 1.0
    for _ in range(scorings_left(table)):
        lead += weight
        weight *= LASTING
    for category in CATEGORIES:
        held = [holding(table, player, category) for player in table.players]
        least = min(held)
        for seat, count in enumerate(held):
            points[seat] += lead * margin(count - least)
    tiles = [final_tiles(table, player) for player in table.players]
    fewest = min(tiles)
    for player in table.players:
        points[player.seat] += player.coins - TILE_PENALTY * (tiles[player.seat] - fewest)
    for location in LOCATIONS:
        owner, ending = table.owners[location.number], location.ending
        if owner is not None and ending is not None:
            own = table.players[owner].territory.tiles.values()
            points[owner] += ending.gain[0].count * sum([location.rewards(tile) for tile in own])
    return points


def margin(difference: int) -> float:
    """Points for a lead that may still grow: halfway to what the next one would bring."""
    top = len(DIFFERENCE_POINTS) - 1
    here, further = min(difference, top), min(difference + 1, top)
    return 0.75 * DIFFERENCE_POINTS[here] + 0.25 * DIFFERENCE_POINTS[further]


def final_tiles(table: Table, player: Player) -> float:
    return len(player.territory.tiles) + turns_left(table, player)


def turns_left(table: Table, player: Player) -> float:
    """How often a player will probably be at turn: the game ends with the last tile drawn."""
    return max(0, distance_left(table, player)) / STEP


def hoped(table: Table, player: Player) -> float:
    """What a player's cubes and people, tiles and turns may still bring."""
    turns = turns_left(table, player)
    later = min(1.0, turns / 2)
    prospects = Prospects(table, player)
    points = turns * (prospects.best_turn() + NEW_TILE)
    points += prospects.movement_points()
    return points + later * (prospects.stored() + PURSE * min(player.coins, 8))
