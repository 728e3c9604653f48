"""The hawker: whoever picks fruit may have to hear an offer, in the middle of the own turn."""

from typing import ClassVar, Final

from highlands.engine.decision import Decision, Kinds
from highlands.engine.refusal import Rule
from tests.orchard.choices import AGREE, DECLINE, Word
from tests.orchard.moments import Power
from tests.orchard.plots import Fruit, Plot
from tests.orchard.table import BASKET, Player, Table

OFFER: Final = 2
POOR: Final = Rule("hawker/buy/coins")
FULL: Final = Rule("hawker/buy/basket")
NO_ANSWER: Final = Rule("hawker/buy/no-answer")
ALIKE: Final = Rule("hawker/lay/alike")


class Buying(Decision[Word]):
    """Buy the fruit that a neighbour has just picked?"""

    kinds: ClassVar[Kinds] = (Word,)

    def __init__(self, buyer: Player, fruit: Fruit) -> None:
        super().__init__(buyer.seat, "buy")
        self.buyer = buyer
        self.fruit = fruit

    def candidates(self) -> list[Word]:
        return [AGREE, DECLINE]

    def refuse(self, choice: Word) -> Rule | None:
        if choice is not AGREE:
            return None if choice is DECLINE else NO_ANSWER
        if self.buyer.coins < OFFER:
            return POOR
        return None if self.buyer.fruit[self.fruit] < BASKET else FULL


class Hawker(Power):
    """The others may buy what a player picks, and plots of a sort keep apart."""

    name: ClassVar = "hawker"

    async def grown(self, table: Table, player: Player, fruit: Fruit) -> None:
        for other in table.others(player):
            question = Buying(other, fruit)
            if question.refuse(AGREE) is None and await question is AGREE:
                table.fruit(player, fruit, -1, "hawker")
                table.fruit(other, fruit, 1, "hawker")
                table.coins(other, -OFFER, "hawker")
                table.coins(player, OFFER, "hawker")
                return

    def forbids_laying(self, table: Table, player: Player, plot: Plot, cell: int) -> Rule | None:
        return ALIKE if plot in player.beside(cell) else None
