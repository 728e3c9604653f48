"""A special location that has just been placed."""

from typing import Final

from highlands.engine.game import Game
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.tiles import BY_ID
from tests.rulebook.tables import asked, drawn, play, player, prompt

ROAD: Final = "w1=quarry-0-road e1=forest-0-road"


def placed(tile: str, anna: Player | None = None, warehouse: str = "") -> Game[Table]:
    """The special location has just been placed, paid with cubes or by the first who can."""
    game = drawn(
        anna or player(tiles=ROAD, coins=9, members="home w1"),
        player(),
        track=f"Anna {tile}",
        warehouse=warehouse,
    )
    play(game, "take space:2")
    while prompt(game) in {"pay", "surrender"}:
        play(game, asked(game)[0])
    if prompt(game) == "place":
        play(game, f"place cell:{spot(tile)}")
    return game


def spot(name: str) -> str:
    """Where the location goes: on the river, on the road, or beside."""
    tile = BY_ID[name]
    return "n1" if tile.river else "w2" if tile.road else "n1w1"
