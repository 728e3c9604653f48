"""The board, the die and what everybody begins with, read from `board.toml`."""

from typing import Final

from highlands.parts.component_tables import Row, load

ROWS: Final[list[Row]] = load("highlands.games.glen_more", "board.toml", "fixed", ("values",))
FIXED: Final[dict[str, list[int]]] = {row.id: row.numbers("values") for row in ROWS}

SPACES: Final = FIXED["track-spaces"][0]
FACES: Final = sorted(set(FIXED["die"]))
FACE_COUNTS: Final = [FIXED["die"].count(face) for face in FACES]
SEATS_WITH_DIE: Final = FIXED["seats-with-die"]
START_COINS: Final = FIXED["start-coins"][0]
CUBES_ON_A_TILE: Final = FIXED["cubes-on-a-tile"][0]
DIFFERENCE_POINTS: Final = FIXED["difference-points"]
TILE_PENALTY: Final = FIXED["tile-penalty"][0]
