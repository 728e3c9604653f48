"""Every moment at which a power may speak."""

from typing import TYPE_CHECKING, ClassVar

from highlands.engine.power import listeners
from highlands.engine.refusal import Rule
from tests.orchard.plots import Fruit, Plot

if TYPE_CHECKING:
    from tests.orchard.table import Player, Table


class Power:
    """A card in play. What it must remember lies in `table.own[place]`."""

    name: ClassVar[str] = ""

    def __init__(self) -> None:
        self.place = 0

    def forbids_laying(
        self, table: "Table", player: "Player", plot: Plot, cell: int
    ) -> Rule | None:
        """A player would like to lay a plot on a cell."""
        return None

    async def grown(self, table: "Table", player: "Player", fruit: Fruit) -> None:
        """A player has gained fruit from trees."""

    async def turn_ended(self, table: "Table", player: "Player") -> None:
        """The player has finished; the stalls are not refilled yet."""


class Moments:
    """The powers in play, in a fixed order, and who of them listens at which moment."""

    def __init__(self, powers: list[Power]) -> None:
        self.powers = powers
        for place, power in enumerate(powers):
            power.place = place
        self.forbids_laying = listeners(Power, powers, "forbids_laying")
        self.grown = listeners(Power, powers, "grown")
        self.turn_ended = listeners(Power, powers, "turn_ended")
