"""Loch Shiel."""

from typing import ClassVar

from highlands.games.glen_more.choices import Gain
from highlands.games.glen_more.moments import Power
from highlands.games.glen_more.questions.activating import Gaining
from highlands.games.glen_more.questions.question import LastSelling, ask
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.things import Thing
from highlands.parts.cells import Cell


class LochShiel(Power):
    """When it is placed, every empty production tile receives a cube; the owner may sell first."""

    id: ClassVar = "loch-shiel"

    async def arrived(self, table: Table, player: Player, cell: Cell) -> None:
        if player.territory.tiles[cell] is not self.location.tile:
            return
        await ask(LastSelling(table, player))
        for spot, tile in sorted(player.territory.tiles.items()):
            if tile.produces is not None and not player.load(spot):
                await self.fill(table, player, spot, tile.produces)

    async def fill(self, table: Table, player: Player, cell: Cell, produces: Thing) -> None:
        """An abbey takes whatever its owner likes, or nothing."""
        if produces is Thing.ANY:
            gained = await ask(Gaining(table, player, declinable=True))
            if not isinstance(gained, Gain):
                return
            produces = gained.resource
        table.add_cube(player, produces, cell, self.location.reference)
