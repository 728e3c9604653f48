"""Every moment at which a special location may speak, in the order in which a turn flows."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from highlands.engine.power import listeners
from highlands.games.glen_more.locations import LOCATIONS, Location
from highlands.games.glen_more.tiles import Tile
from highlands.parts.cells import Cell

if TYPE_CHECKING:
    from highlands.games.glen_more.table import Player, Table


class Reach:
    """Which tiles may be activated in a turn."""

    def __init__(self, placed: Tile | None, waiting: list[Cell]) -> None:
        self.placed = placed  # the new tile; nothing, if the tile of this turn was discarded
        self.waiting = waiting  # the tile just placed and its neighbours, each at most once
        self.extra = 0  # how many more, from anywhere in the territory


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """A card that does more than its table row says. It keeps nothing itself.

    All powers listen in every game; whose card it is stands on the table.
    """

    id: ClassVar[str] = ""

    def __init__(self) -> None:
        self.location: Location = next(card for card in LOCATIONS if card.id == self.id)

    async def arrived(self, table: "Table", player: "Player", cell: Cell) -> None:
        """The card's own tile has just been placed on a cell and its printed bonus taken."""

    def activation_began(self, table: "Table", player: "Player", reach: Reach) -> None:
        """A player is about to activate tiles: the card may widen what is within reach."""

    def chieftains_counted(self, table: "Table", player: "Player", count: int) -> int:
        """A scoring counts a player's chieftains; the caps on cards are added afterwards."""
        return count


class Moments:
    """The powers in a fixed order, and who of them listens at which moment."""

    def __init__(self, powers: list[Power]) -> None:
        self.powers = powers
        self.arrived = listeners(Power, powers, "arrived")
        self.activation_began = listeners(Power, powers, "activation_began")
        self.chieftains_counted = listeners(Power, powers, "chieftains_counted")
