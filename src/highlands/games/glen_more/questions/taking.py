"""Which tile on the track?"""

from typing import ClassVar, Final

from highlands.engine.decision import Kinds
from highlands.engine.refusal import Rule
from highlands.games.glen_more.choices import DISCARD, TAKE, Discard, Take
from highlands.games.glen_more.payment import can_pay
from highlands.games.glen_more.questions.placing import has_spot
from highlands.games.glen_more.questions.question import Question
from highlands.games.glen_more.questions.surrendering import can_surrender
from highlands.games.glen_more.shortage import shortage
from highlands.games.glen_more.table import Player, Table

NO_TILE: Final = Rule("glen-more/take/no-tile")
TOO_DEAR: Final = Rule("glen-more/take/too-dear")
NO_BARREL: Final = Rule("glen-more/take/no-barrel")
NOBODY_TO_GIVE: Final = Rule("glen-more/take/nobody-to-give")
NOWHERE: Final = Rule("glen-more/take/nowhere-to-place")
CAN_TAKE: Final = Rule("glen-more/discard/can-take")


class Taking(Question[Take | Discard]):
    """The pawn moves to a tile that can be paid and placed. If there is none, to any tile."""

    kinds: ClassVar[Kinds] = (Take, Discard)

    def __init__(self, table: Table, player: Player) -> None:
        super().__init__(table, player, "take")

    def candidates(self) -> list[Take | Discard]:
        spaces = self.table.track.laden()
        return [*[TAKE[space] for space in spaces], *[DISCARD[space] for space in spaces]]

    def options(self) -> list[Take | Discard]:
        if self.known_options is None:
            spaces = self.table.track.laden()
            takes = [TAKE[space] for space in spaces if self.refuse_take(space) is None]
            self.known_options = [*takes] or [DISCARD[space] for space in spaces]
        return self.known_options

    def refuse(self, choice: Take | Discard) -> Rule | None:
        if isinstance(choice, Take):
            return self.refuse_take(choice.space)
        if self.table.track.tiles[choice.space] is None:
            return NO_TILE
        for space in self.table.track.laden():
            if self.refuse_take(space) is None:
                return CAN_TAKE
        return None

    def refuse_take(self, space: int) -> Rule | None:
        tile = self.table.track.tiles[space]
        if tile is None:
            return NO_TILE
        if tile.bill.clan:
            if not self.player.members and not self.player.chieftains:
                return NOBODY_TO_GIVE
            return None if can_surrender(self.table, self.player, tile) else NOWHERE
        if not can_pay(self.table, self.player, tile.bill):
            return NO_BARREL if tile.bill.barrels > self.player.barrels else TOO_DEAR
        return None if has_spot(self.player, tile, self.player.members) else NOWHERE

    def figures(self, choice: Take | Discard) -> dict[str, int | str]:
        tile = self.table.track.tiles[choice.space]
        if tile is None:
            return {}
        figures: dict[str, int | str] = {"tile": tile.reference}
        if self.refuse_take(choice.space) is TOO_DEAR:
            figures |= shortage(self.table, self.player, tile.bill)
        return figures
