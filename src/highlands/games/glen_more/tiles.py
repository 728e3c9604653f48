"""The tiles of Glen More, one object a sort, read from `tiles.toml`."""

from enum import IntEnum
from typing import Final

from highlands.games.glen_more.bills import Bill, Exchange, cost
from highlands.games.glen_more.things import RESOURCES, THINGS, Thing
from highlands.parts.component_tables import Row, load
from highlands.parts.notation import BadNotation, alternatives, effects, terms

KEYS: Final = (
    "kind", "colour", "stack", "count", "cost", "ways", "bonus", "activation",
)  # fmt: skip
NO_STACK: Final = -1


class Colour(IntEnum):
    """The colour of a tile's border tells its family."""

    YELLOW = 0
    GREEN = 1
    BROWN = 2
    GRAY = 3
    BLUE = 4


class Tile:
    """A sort of tile. Nothing in it ever changes."""

    def __init__(self, number: int, row: Row) -> None:
        self.number = number
        self.row = row
        self.id = row.id
        self.reference = f"tile:{row.id}"
        self.kind = row.text("kind")
        self.colour = Colour[row.text("colour").upper()]
        self.stack = row.number("stack", NO_STACK)
        self.count = row.number("count")
        ways = row.texts("ways")
        self.river = "river" in ways
        self.road = "road" in ways
        self.cost = alternatives(row.text("cost"), THINGS)
        self.bill: Bill = cost(self.cost)
        self.bonus = terms(row.text("bonus"), THINGS)
        self.effects = effects(row.text("activation"), THINGS)
        self.exchanges: list[Exchange] = [Exchange(effect) for effect in self.effects]
        self.produces = produced(self.exchanges)

    def __repr__(self) -> str:
        return self.id


def produced(exchanges: list[Exchange]) -> Thing | None:
    """The resource a production tile gives (any, for an abbey); nothing for other tiles."""
    if len(exchanges) == 1 and exchanges[0].bill.free():
        thing = exchanges[0].gain[0].thing
        return thing if thing in RESOURCES or thing is Thing.ANY else None
    return None


def read(number: int, row: Row) -> Tile:
    try:
        return Tile(number, row)
    except (BadNotation, KeyError) as error:
        raise row.bad(str(error)) from error


ROWS: Final[list[Row]] = load("highlands.games.glen_more", "tiles.toml", "tile", KEYS)
TILES: Final[list[Tile]] = [read(number, row) for number, row in enumerate(ROWS)]
BY_ID: Final[dict[str, Tile]] = {tile.id: tile for tile in TILES}
START_VILLAGE: Final[Tile] = BY_ID["start-village"]
STACKS: Final[list[list[Tile]]] = [
    [tile for tile in TILES if tile.stack == stack] for stack in range(4)
]
