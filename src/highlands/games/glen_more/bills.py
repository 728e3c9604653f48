"""Bills: what a tile or an exchange asks of a player, counted."""

from typing import Final

from highlands.games.glen_more.things import RESOURCES, Thing
from highlands.parts.notation import Effect, Term

NOTHING: Final[list[int]] = [0] * len(RESOURCES)


class Bill:
    """So many of each resource, so many that differ, barrels; perhaps one of the clan."""

    def __init__(self, counts: list[int], different: int, barrels: int, clan: bool) -> None:
        self.counts = counts
        self.different = different
        self.barrels = barrels
        self.clan = clan  # a clan member or a chieftain, whichever the player likes

    def free(self) -> bool:
        return not (self.different or self.barrels or self.clan or any(self.counts))


class Exchange:
    """One way to use a tile that is activated: what it costs and what it gives."""

    def __init__(self, effect: Effect[Thing]) -> None:
        self.bill = bill(effect.pay)
        self.gain = effect.gain
        self.size = sum(term.count for term in effect.pay)  # how many cubes are given


def bill(terms: list[Term[Thing]]) -> Bill:
    counts, different, barrels = NOTHING[:], 0, 0
    for term in terms:
        if term.thing in RESOURCES:
            counts[term.thing] += term.count
        elif term.thing is Thing.DIFFERENT:
            different += term.count
        elif term.thing is Thing.WHISKY:
            barrels += term.count
    return Bill(counts, different, barrels, clan=False)


def cost(ways: list[list[Term[Thing]]]) -> Bill:
    """The bill of a tile. Two ways to pay are always: a clan member, or a chieftain."""
    if len(ways) > 1:
        return Bill(NOTHING[:], 0, 0, clan=True)
    return bill(ways[0] if ways else [])
