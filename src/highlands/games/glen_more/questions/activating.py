"""Which tile is activated next, and how is it used?"""

from typing import ClassVar, Final

from highlands.engine.decision import Kinds
from highlands.engine.refusal import Rule
from highlands.games.glen_more.bills import Exchange
from highlands.games.glen_more.choices import (
    ACTIVATE,
    DECLINE,
    GAIN,
    GIVE,
    Activate,
    Decline,
    Gain,
    Give,
)  # fmt: skip
from highlands.games.glen_more.moments import Reach
from highlands.games.glen_more.payment import can_pay
from highlands.games.glen_more.questions.question import Question
from highlands.games.glen_more.shortage import shortage
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.tiles import Tile
from highlands.parts.cells import Cell

NO_TILE: Final = Rule("glen-more/activate/no-tile")
ONCE: Final = Rule("glen-more/activate/once")
OUT_OF_REACH: Final = Rule("glen-more/activate/out-of-reach")
NO_EFFECT: Final = Rule("glen-more/activate/no-effect")
TOO_DEAR: Final = Rule("glen-more/activate/too-dear")
NO_STEP: Final = Rule("glen-more/give/no-such-step")
STEP_TOO_DEAR: Final = Rule("glen-more/give/too-dear")
MUST_GAIN: Final = Rule("glen-more/gain/must")


class Activating(Question[Activate | Decline]):
    """One of the tiles that wait, or one from afar; each at most once in a turn."""

    kinds: ClassVar[Kinds] = (Activate, Decline)

    def __init__(self, table: Table, player: Player, reach: Reach, activated: list[Cell]) -> None:
        super().__init__(table, player, "activate")
        self.reach = reach
        self.activated = activated

    def candidates(self) -> list[Activate | Decline]:
        cells = self.reach.waiting
        if self.reach.extra:
            cells = sorted(self.player.territory.tiles)
        return [*[ACTIVATE.at(cell) for cell in cells], DECLINE]

    def refuse(self, choice: Activate | Decline) -> Rule | None:
        if not isinstance(choice, Activate):
            return None
        tile = self.player.territory.tiles.get(choice.cell)
        if tile is None:
            return NO_TILE
        if choice.cell in self.activated:
            return ONCE
        if choice.cell not in self.reach.waiting and not self.reach.extra:
            return OUT_OF_REACH
        if not tile.exchanges:
            return NO_EFFECT
        for exchange in tile.exchanges:
            if can_pay(self.table, self.player, exchange.bill):
                return None
        return TOO_DEAR

    def figures(self, choice: Activate | Decline) -> dict[str, int | str]:
        if not isinstance(choice, Activate) or choice.cell not in self.player.territory.tiles:
            return {}
        tile = self.player.territory.tiles[choice.cell]
        figures: dict[str, int | str] = {"tile": tile.reference}
        if self.refuse(choice) is TOO_DEAR:
            figures |= shortage(self.table, self.player, tile.exchanges[0].bill)
        return figures


class Giving(Question[Give]):
    """How many cubes, where a tile takes more or fewer of them?"""

    kinds: ClassVar[Kinds] = (Give,)

    def __init__(self, table: Table, player: Player, tile: Tile) -> None:
        super().__init__(table, player, "give")
        self.tile = tile

    def candidates(self) -> list[Give]:
        return [GIVE[exchange.size - 1] for exchange in self.tile.exchanges]

    def refuse(self, choice: Give) -> Rule | None:
        exchange = exchange_of(self.tile, choice.count)
        if exchange is None:
            return NO_STEP
        return None if can_pay(self.table, self.player, exchange.bill) else STEP_TOO_DEAR

    def figures(self, choice: Give) -> dict[str, int | str]:
        figures: dict[str, int | str] = {"tile": self.tile.reference, "count": choice.count}
        exchange = exchange_of(self.tile, choice.count)
        if exchange is not None and self.refuse(choice) is STEP_TOO_DEAR:
            figures |= shortage(self.table, self.player, exchange.bill)
        return figures


def exchange_of(tile: Tile, count: int) -> Exchange | None:
    for exchange in tile.exchanges:
        if exchange.size == count:
            return exchange
    return None


class Gaining(Question[Gain | Decline]):
    """Which resource, where any may be taken?"""

    kinds: ClassVar[Kinds] = (Gain, Decline)

    def __init__(
        self, table: Table, player: Player, *, declinable: bool, number: int = 1, of: int = 1
    ) -> None:
        super().__init__(table, player, "gain")
        self.declinable = declinable
        self.number = number  # the first of two, the second of two
        self.of = of

    def candidates(self) -> list[Gain | Decline]:
        return [*GAIN, DECLINE] if self.declinable else [*GAIN]

    def refuse(self, choice: Gain | Decline) -> Rule | None:
        return None if isinstance(choice, Gain) or self.declinable else MUST_GAIN
