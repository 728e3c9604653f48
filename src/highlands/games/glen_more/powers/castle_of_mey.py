"""Castle of Mey."""

from typing import ClassVar

from highlands.games.glen_more.moments import Power
from highlands.games.glen_more.table import Player, Table


class CastleOfMey(Power):
    """Its owner's chieftains count double in every scoring; caps do not."""

    id: ClassVar = "castle-of-mey"

    def chieftains_counted(self, table: Table, player: Player, count: int) -> int:
        return 2 * count if table.owner(self.location) is player else count
