"""Where in the territory?"""

from typing import ClassVar, Final

from highlands.engine.decision import Kinds
from highlands.engine.refusal import Rule
from highlands.games.glen_more.choices import PLACE, Place
from highlands.games.glen_more.questions.question import Question
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.tiles import Tile
from highlands.parts.cells import Cell
from highlands.parts.territory import RIVER, ROAD, any_near

OCCUPIED: Final = Rule("glen-more/place/occupied")
EDGE: Final = Rule("glen-more/place/edge-contact")
ONE_RIVER: Final = Rule("glen-more/place/one-river")
ONE_ROAD: Final = Rule("glen-more/place/one-road")
EDGES_MATCH: Final = Rule("glen-more/place/edges-match")
MEMBER_NEAR: Final = Rule("glen-more/place/clan-member-near")


class Placing(Question[Place]):
    """Edge to edge with a tile, near a clan member; river and road go on, and stay single."""

    kinds: ClassVar[Kinds] = (Place,)

    def __init__(self, table: Table, player: Player, tile: Tile) -> None:
        super().__init__(table, player, "place")
        self.tile = tile

    def candidates(self) -> list[Place]:
        spots = self.player.territory.spots(self.tile.river, self.tile.road)
        return [PLACE.at(cell) for cell in spots]

    def refuse(self, choice: Place) -> Rule | None:
        territory, tile, cell = self.player.territory, self.tile, choice.cell
        if cell not in territory.spots(tile.river, tile.road):
            return misfit(self.player, tile, cell)
        return None if any_near(self.player.members, cell) else MEMBER_NEAR

    def figures(self, choice: Place) -> dict[str, int | str]:
        return {"tile": self.tile.reference, "cell": choice.references[0]}


def misfit(player: Player, tile: Tile, cell: Cell) -> Rule:
    """Why a tile does not fit on a cell."""
    territory = player.territory
    if cell in territory.tiles:
        return OCCUPIED
    if cell not in territory.border:
        return EDGE
    touched = territory.border[cell]
    if tile.river and not touched & RIVER:
        return ONE_RIVER
    if tile.road and not touched & ROAD:
        return ONE_ROAD
    return EDGES_MATCH


def has_spot(player: Player, tile: Tile, members: list[Cell]) -> bool:
    """Whether there is a spot for a tile, near one of these clan members."""
    for cell in player.territory.spots(tile.river, tile.road):
        if any_near(members, cell):
            return True
    return False
