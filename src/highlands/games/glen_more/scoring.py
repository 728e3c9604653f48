"""The three scorings, the final scoring, and who has won."""

from highlands.engine.ranking import ranked
from highlands.engine.seat import NATURE, Seat
from highlands.games.glen_more.board import DIFFERENCE_POINTS, TILE_PENALTY
from highlands.games.glen_more.locations import LOCATIONS
from highlands.games.glen_more.table import Player, Table

CATEGORIES = ["whisky", "chieftains", "locations"]


def score_round(table: Table, number: int) -> None:
    """Barrels, chieftains and special locations, each against the player with the least."""
    table.tell(NATURE, "scored", f"round:{number}")
    for category in CATEGORIES:
        for player, points in zip(table.players, margins(table, category), strict=True):
            table.points(player, points, f"scoring:{category}")


def margins(table: Table, category: str) -> list[int]:
    """What each player gains in a category: points for the difference from the least."""
    holdings = [holding(table, player, category) for player in table.players]
    least = min(holdings)
    top = len(DIFFERENCE_POINTS) - 1
    return [DIFFERENCE_POINTS[min(held - least, top)] for held in holdings]


def holding(table: Table, player: Player, category: str) -> int:
    if category == "whisky":
        return player.barrels
    if category == "chieftains":
        return chieftains(table, player)
    return len(player.locations())


def chieftains(table: Table, player: Player) -> int:
    """Chieftains, and the caps on the player's cards."""
    count = player.chieftains
    for power in table.moments.chieftains_counted:
        count = power.chieftains_counted(table, player, count)
    return count + sum([location.tams for location in player.locations()])


def score_ending(table: Table) -> None:
    """Three cards, a point for each coin, and a penalty for each tile more than the fewest."""
    table.tell(NATURE, "scored", "round:final")
    for location in LOCATIONS:
        owner = table.owner(location)
        ending = location.ending
        if owner is not None and ending is not None:
            tiles = [tile for tile in owner.territory.tiles.values() if location.rewards(tile)]
            table.points(owner, ending.gain[0].count * len(tiles), location.reference)
    fewest = min([len(player.territory.tiles) for player in table.players])
    for player in table.players:
        table.points(player, player.coins, "scoring:coins")
        more = len(player.territory.tiles) - fewest
        table.points(player, -TILE_PENALTY * more, "scoring:tiles")


def ranking(table: Table) -> list[list[Seat]]:
    """Most points first; equal points are parted by the cubes on tiles, and shared if equal too."""
    return ranked([standing(player) for player in table.players])


def standing(player: Player) -> tuple[int, int]:
    return player.points, sum([len(cells) for cells in player.cubes])
