"""Which of the clan is given up for a tile?"""

from typing import ClassVar, Final, TypeAlias

from highlands.engine.decision import Kinds
from highlands.engine.refusal import Rule
from highlands.games.glen_more.choices import (
    SURRENDER,
    SURRENDER_CHIEFTAIN,
    Surrender,
    SurrenderChieftain,
)  # fmt: skip
from highlands.games.glen_more.questions.placing import has_spot
from highlands.games.glen_more.questions.question import Question
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.tiles import Tile

NO_MEMBER: Final = Rule("glen-more/surrender/no-member")
NO_CHIEFTAIN: Final = Rule("glen-more/surrender/no-chieftain")
NO_SPOT_LEFT: Final = Rule("glen-more/surrender/no-spot-left")

Victim: TypeAlias = Surrender | SurrenderChieftain


class Surrendering(Question[Victim]):
    """A clan member or a chieftain; a clan member must still stand near a spot for the tile."""

    kinds: ClassVar[Kinds] = (Surrender, SurrenderChieftain)

    def __init__(self, table: Table, player: Player, tile: Tile) -> None:
        super().__init__(table, player, "surrender")
        self.tile = tile

    def candidates(self) -> list[Victim]:
        cells = sorted(set(self.player.members))
        return [*[SURRENDER.at(cell) for cell in cells], SURRENDER_CHIEFTAIN]

    def refuse(self, choice: Victim) -> Rule | None:
        members = self.player.members
        if not isinstance(choice, Surrender):
            if not self.player.chieftains:
                return NO_CHIEFTAIN
        elif choice.cell not in members:
            return NO_MEMBER
        else:
            members = members[:]
            members.remove(choice.cell)
        return None if has_spot(self.player, self.tile, members) else NO_SPOT_LEFT

    def figures(self, choice: Victim) -> dict[str, int | str]:
        return {"tile": self.tile.reference}


def can_surrender(table: Table, player: Player, tile: Tile) -> bool:
    return Surrendering(table, player, tile).possible()
