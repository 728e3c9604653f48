"""A question to the player at turn, who may sell before answering it."""

from typing import ClassVar, Final, Generic

from highlands.engine.decision import C, Decision, Kinds
from highlands.engine.refusal import Refusal, Rule
from highlands.games.glen_more.choices import DECLINE, SELL, Decline, Sell
from highlands.games.glen_more.table import WAREHOUSE, Player, Table
from highlands.games.glen_more.things import REFERENCES, RESOURCES

NO_CUBE: Final = Rule("glen-more/sell/no-cube")
EMPTY_ROW: Final = Rule("glen-more/sell/empty-row")


class Question(Decision[C]):
    """Any question of Glen More. It is asked only if it has more than one answer."""

    def __init__(self, table: Table, player: Player, prompt: str) -> None:
        super().__init__(player.seat, prompt)
        self.table = table
        self.player = player

    def only_answer(self) -> C | None:
        """The one answer there is. Nothing, if there are several or a sale would open another."""
        options = self.options()
        return options[0] if len(options) == 1 and not self.opened_by_sale() else None

    def opened_by_sale(self) -> bool:
        """Whether selling first would make another answer possible."""
        return False


class Selling(Question[C | Sell], Generic[C]):
    """A question as it is put: the player at turn may sell before answering it.

    A sale never stands in the way of an answer: the coins it brings buy the cube back.
    """

    kinds: ClassVar[Kinds] = (Sell,)

    def __init__(self, asked: Question[C]) -> None:
        super().__init__(asked.table, asked.player, asked.prompt)
        self.asked = asked

    def candidates(self) -> list[C | Sell]:
        return [*self.asked.candidates(), *sellable(self.table, self.player)]

    def options(self) -> list[C | Sell]:
        if self.known_options is None:
            self.known_options = [*self.asked.options(), *sellable(self.table, self.player)]
        return self.known_options

    def only_answer(self) -> C | Sell | None:
        """The one answer there is; or the one sale, where nothing can be answered before it."""
        only = self.asked.only_answer()
        if only is not None:
            return only
        return None if self.asked.options() else super().only_answer()

    def refuse(self, choice: C | Sell) -> Rule | None:
        if not isinstance(choice, Sell):
            return self.asked.refuse(choice)
        return refuse_sale(self.table, self.player, choice)

    def why_not(self, choice: C | Sell) -> Refusal | None:
        if not isinstance(choice, Sell):
            return self.asked.why_not(choice)
        rule = self.refuse(choice)
        return Refusal(rule, self.sale_figures(choice)) if rule else None

    def sale_figures(self, choice: Sell) -> dict[str, int | str]:
        return {"resource": REFERENCES[choice.resource]}


def sellable(table: Table, player: Player) -> list[Sell]:
    """One candidate for each tile and resource that lies on it, while the row has coins."""
    found = []
    for resource in RESOURCES:
        if table.warehouse.pays(resource):
            last = None
            for cell in player.cubes[resource]:
                if cell != last:
                    found.append(SELL[resource].at(cell))
                last = cell
    return found


def refuse_sale(table: Table, player: Player, choice: Sell) -> Rule | None:
    if choice.cell not in player.cubes[choice.resource]:
        return NO_CUBE
    return None if table.warehouse.pays(choice.resource) else EMPTY_ROW


class LastSelling(Question[Decline]):
    """Anything more to sell, before the turn ends or before the resources of a card come?"""

    kinds: ClassVar[Kinds] = (Decline,)

    def __init__(self, table: Table, player: Player) -> None:
        super().__init__(table, player, "sell")

    def candidates(self) -> list[Decline]:
        return [DECLINE]

    def opened_by_sale(self) -> bool:
        """Here selling is the question."""
        return bool(sellable(self.table, self.player))


async def ask(question: Question[C]) -> C:
    """Ask the player at turn; sales come before the answer."""
    while True:
        choice = await Selling(question)
        if not isinstance(choice, Sell):
            return choice
        sell(question.table, question.player, choice)
        question.known_options = None


def sell(table: Table, player: Player, choice: Sell) -> None:
    """The warehouse gives the coins of the highest price that is covered in the row."""
    table.remove_cube(player, choice.resource, choice.cell, WAREHOUSE)
    table.coins(player, table.warehouse.sell(choice.resource), WAREHOUSE)
