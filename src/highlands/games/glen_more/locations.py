"""The special locations: what their cards say, read from `locations.toml`."""

from typing import Final

from highlands.games.glen_more.things import THINGS, Thing
from highlands.games.glen_more.tiles import BY_ID, Tile
from highlands.parts.component_tables import Row, load
from highlands.parts.notation import BadNotation, Effect, effect, terms

KEYS: Final = ("when", "tams", "benefit", "ending")
MOMENTS: Final = ("placement", "turn", "scoring", "ending")


class Location:
    """A special location. Its card goes to whoever places its tile, and stays there."""

    def __init__(self, number: int, row: Row) -> None:
        self.number = number
        self.row = row
        self.id = row.id
        self.reference = f"card:{row.id}"
        self.tile: Tile = BY_ID[row.id]
        self.when = row.text("when")
        self.tams = row.number("tams")
        self.benefit = terms(row.text("benefit"), THINGS)
        self.ending: Effect[Thing] | None = (
            effect(row.text("ending"), THINGS) if row.text("ending") else None
        )

    def rewards(self, tile: Tile) -> bool:
        """Whether the card's ending counts a tile: one of its kind, or of its colour."""
        ending = self.ending
        return ending is not None and (
            tile.kind == ending.per or tile.colour.name.lower() == ending.per
        )

    def __repr__(self) -> str:
        return self.id


def read(number: int, row: Row) -> Location:
    try:
        location = Location(number, row)
    except (BadNotation, KeyError) as error:
        raise row.bad(str(error)) from error
    if location.when not in MOMENTS:
        raise row.bad(f"when {location.when!r} is none of {', '.join(MOMENTS)}")
    ending = location.ending
    if ending is not None and not any(location.rewards(tile) for tile in BY_ID.values()):
        raise row.bad(f"no tile is of kind or colour {ending.per!r}")
    return location


ROWS: Final[list[Row]] = load("highlands.games.glen_more", "locations.toml", "location", KEYS)
LOCATIONS: Final[list[Location]] = [read(number, row) for number, row in enumerate(ROWS)]
ON_TILE: Final[dict[Tile, Location]] = {location.tile: location for location in LOCATIONS}
