"""What players are asked: what they may do, and why not that."""

from typing import ClassVar, Final, Generic

from highlands.engine.decision import C, Decision, Kinds
from highlands.engine.refusal import Refusal, Rule
from tests.orchard.choices import (
    AYE,
    DECLINE,
    IDLE,
    LAY,
    NAY,
    PAY,
    SELL,
    TAKE,
    WAKE,
    Lay,
    Pay,
    Sell,
    Take,
    Wake,
    Word,
)  # fmt: skip
from tests.orchard.plots import Kind, Plot
from tests.orchard.table import Player, Table

TAKE_OR_IDLE: Final[list[Take | Word]] = [*TAKE, IDLE]
PAY_OR_DECLINE: Final[list[Pay | Word]] = [*PAY, DECLINE]

NO_PLOT: Final = Rule("orchard/take/no-plot")
PRICE: Final = Rule("orchard/take/price")
NOWHERE_TO_LAY: Final = Rule("orchard/take/nowhere-to-lay")
NOT_BESIDE: Final = Rule("orchard/lay/beside")
NEEDS_TREES: Final = Rule("orchard/lay/needs-trees")
NOT_WAITING: Final = Rule("orchard/wake/once")
NO_FRUIT: Final = Rule("orchard/pay/no-fruit")
NOTHING_TO_SELL: Final = Rule("orchard/sell/no-fruit")
GLUT: Final = Rule("orchard/sell/glut")
OTHER_WORD: Final = Rule("orchard/other-word")


class Taking(Decision[Take | Word]):
    """Which plot? Or none, for a coin."""

    kinds: ClassVar[Kinds] = (Take, Word)

    def __init__(self, table: Table, player: Player) -> None:
        super().__init__(player.seat, "take")
        self.table = table
        self.player = player

    def candidates(self) -> list[Take | Word]:
        return TAKE_OR_IDLE

    def refuse(self, choice: Take | Word) -> Rule | None:
        if not isinstance(choice, Take):
            return None if choice is IDLE else OTHER_WORD
        plot = self.table.stalls[choice.stall]
        if plot is None:
            return NO_PLOT
        if plot.price > self.player.coins:
            return PRICE
        return None if Laying(self.table, self.player, plot).possible() else NOWHERE_TO_LAY

    def figures(self, choice: Take | Word) -> dict[str, int | str]:
        plot = self.table.stalls[choice.stall] if isinstance(choice, Take) else None
        if plot is None:
            return {}
        return {"plot": f"plot:{plot.name}", "price": plot.price, "coins": self.player.coins}


class Laying(Decision[Lay]):
    """At which end of the garden? A house needs trees beside it."""

    kinds: ClassVar[Kinds] = (Lay,)

    def __init__(self, table: Table, player: Player, plot: Plot) -> None:
        super().__init__(player.seat, "lay")
        self.table = table
        self.player = player
        self.plot = plot

    def candidates(self) -> list[Lay]:
        return [LAY.at(cell) for cell in self.player.edge()]

    def refuse(self, choice: Lay) -> Rule | None:
        if choice.cell not in self.player.edge():
            return NOT_BESIDE
        kinds = [plot.kind for plot in self.player.beside(choice.cell)]
        if self.plot.kind is not Kind.TREES and Kind.TREES not in kinds:
            return NEEDS_TREES
        for power in self.table.moments.forbids_laying:
            if rule := power.forbids_laying(self.table, self.player, self.plot, choice.cell):
                return rule
        return None


class Waking(Decision[Wake | Word]):
    """Which of the plots that still wait shall be woken next?"""

    kinds: ClassVar[Kinds] = (Wake, Word)

    def __init__(self, player: Player, waiting: list[int]) -> None:
        super().__init__(player.seat, "wake")
        self.waiting = waiting

    def candidates(self) -> list[Wake | Word]:
        return [*[WAKE.at(cell) for cell in self.waiting], DECLINE]

    def refuse(self, choice: Wake | Word) -> Rule | None:
        if isinstance(choice, Wake):
            return None if choice.cell in self.waiting else NOT_WAITING
        return None if choice is DECLINE else OTHER_WORD


class Paying(Decision[Pay | Word]):
    """With which fruit?"""

    kinds: ClassVar[Kinds] = (Pay, Word)

    def __init__(self, player: Player) -> None:
        super().__init__(player.seat, "pay")
        self.player = player

    def candidates(self) -> list[Pay | Word]:
        return PAY_OR_DECLINE

    def refuse(self, choice: Pay | Word) -> Rule | None:
        if isinstance(choice, Pay):
            return None if self.player.fruit[choice.fruit] else NO_FRUIT
        return None if choice is DECLINE else OTHER_WORD


class Voting(Decision[Word]):
    """Aye or nay?"""

    kinds: ClassVar[Kinds] = (Word,)

    def __init__(self, player: Player) -> None:
        super().__init__(player.seat, "vote")

    def candidates(self) -> list[Word]:
        return [AYE, NAY]

    def refuse(self, choice: Word) -> Rule | None:
        return None if choice in {AYE, NAY} else OTHER_WORD


class Selling(Decision[C | Sell], Generic[C]):
    """Any question to the player at turn, who may sell before answering it."""

    def __init__(self, table: Table, player: Player, asked: Decision[C]) -> None:
        super().__init__(player.seat, asked.prompt)
        self.table = table
        self.player = player
        self.asked = asked

    def candidates(self) -> list[C | Sell]:
        return [*self.asked.candidates(), *SELL]

    def refuse(self, choice: C | Sell) -> Rule | None:
        if not isinstance(choice, Sell):
            return self.asked.refuse(choice)
        if not self.player.fruit[choice.fruit]:
            return NOTHING_TO_SELL
        return None if self.table.prices[choice.fruit] else GLUT

    def why_not(self, choice: C | Sell) -> Refusal | None:
        if not isinstance(choice, Sell):
            return self.asked.why_not(choice)
        rule = self.refuse(choice)
        return Refusal(rule, {"price": self.table.prices[choice.fruit]}) if rule else None
