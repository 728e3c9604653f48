"""Loch Ness."""

from typing import ClassVar

from highlands.games.glen_more.moments import Power, Reach
from highlands.games.glen_more.table import Player, Table


class LochNess(Power):
    """Once in each turn its owner may activate one more tile, anywhere in the territory."""

    id: ClassVar = "loch-ness"

    def activation_began(self, table: Table, player: Player, reach: Reach) -> None:
        if table.owner(self.location) is player:
            reach.extra += 1
