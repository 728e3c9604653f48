"""Loch Oich."""

from typing import ClassVar

from highlands.games.glen_more.moments import Power, Reach
from highlands.games.glen_more.table import Player, Table


class LochOich(Power):
    """In the turn it is placed, the whole territory is activated and nothing beyond."""

    id: ClassVar = "loch-oich"

    def activation_began(self, table: Table, player: Player, reach: Reach) -> None:
        if reach.placed is self.location.tile:
            reach.waiting = sorted(player.territory.tiles)
            reach.extra = 0
