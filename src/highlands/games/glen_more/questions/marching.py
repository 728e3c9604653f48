"""What are the movement points spent on?"""

from typing import ClassVar, Final

from highlands.engine.decision import Kinds
from highlands.engine.refusal import Rule
from highlands.games.glen_more.choices import DECLINE, MARCH, PROMOTE, Decline, March, Promote
from highlands.games.glen_more.questions.question import Question
from highlands.games.glen_more.table import Player, Table
from highlands.parts.cells import AROUND

NO_MEMBER: Final = Rule("glen-more/march/no-member")
OWN_TILE: Final = Rule("glen-more/march/own-tile")
NOBODY: Final = Rule("glen-more/promote/no-member")
ONE_STAYS: Final = Rule("glen-more/promote/one-stays")


class Marching(Question[March | Promote | Decline]):
    """A clan member moves to a neighbouring tile, or becomes a chieftain."""

    kinds: ClassVar[Kinds] = (March, Promote, Decline)

    def __init__(self, table: Table, player: Player) -> None:
        super().__init__(table, player, "march")

    def candidates(self) -> list[March | Promote | Decline]:
        found: list[March | Promote | Decline] = []
        tiles, last = self.player.territory.tiles, None
        for cell in self.player.members:
            if cell != last:
                found.append(PROMOTE.at(cell))
                for number, step in enumerate(AROUND):
                    if cell + step in tiles:
                        found.append(MARCH[number].at(cell))
            last = cell
        found.append(DECLINE)
        return found

    def refuse(self, choice: March | Promote | Decline) -> Rule | None:
        if isinstance(choice, March):
            if choice.cell not in self.player.members:
                return NO_MEMBER
            return None if choice.to in self.player.territory.tiles else OWN_TILE
        if not isinstance(choice, Promote):
            return None
        if choice.cell not in self.player.members:
            return NOBODY
        return ONE_STAYS if len(self.player.members) == 1 and self.last_must_stay() else None

    def last_must_stay(self) -> bool:
        terms = self.table.terms
        if terms.last_member_may_leave:
            return False
        return terms.last_member_always_stays or not self.table.last_turn(self.player)

    def figures(self, choice: March | Promote | Decline) -> dict[str, int | str]:
        return {"members": len(self.player.members), "undrawn": self.table.undrawn()}
