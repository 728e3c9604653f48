"""What a choice comes to at a table: its cost, its gain, and what would go to waste."""

from typing import Any, Final

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.seat import Seat
from highlands.games.glen_more.choices import (
    Activate,
    Begin,
    Buy,
    Decline,
    Discard,
    DrawTile,
    Gain,
    Give,
    March,
    Pay,
    Place,
    Promote,
    Roll,
    Sell,
    Surrender,
    SurrenderChieftain,
    Take,
)  # fmt: skip
from highlands.games.glen_more.meanings.phrases import tile_on, written_bill, written_terms
from highlands.games.glen_more.meanings.spots import activating, bought, placing
from highlands.games.glen_more.meanings.track import discarding, drawing, taking
from highlands.games.glen_more.questions.activating import (
    Activating,
    Gaining,
    Giving,
    exchange_of,
)  # fmt: skip
from highlands.games.glen_more.questions.marching import Marching
from highlands.games.glen_more.questions.question import LastSelling, Selling
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.things import REFERENCES, Thing
from highlands.parts.meaning import Arguments, Meaning

COIN: Final = REFERENCES[Thing.COIN]
MOVEMENT: Final = REFERENCES[Thing.MOVEMENT]


def choice(
    choice: Choice, table: Table, seat: Seat, decision: Decision[Any] | None = None
) -> Meaning:
    """A button's words. Steps of a fair, and what is declined, are known by the decision only."""
    asked = decision.asked if isinstance(decision, Selling) else decision
    if isinstance(choice, Begin):
        return Meaning("choice-begin", {"first": choice.references[0]})
    if isinstance(choice, Roll):
        return Meaning("choice-roll", {"die": choice.references[0]})
    if isinstance(choice, DrawTile):
        return drawing(choice)
    player = table.players[seat]
    match choice:
        case Take():
            return taking(table, player, choice)
        case Discard():
            return discarding(table, player, choice)
        case Place():
            return placing(player, choice, asked)
        case Activate():
            return activating(table, player, choice, asked)
        case Give():
            return giving(table, player, choice, asked)
        case Gain():
            return Meaning("choice-gain", {"gain": f"1 {choice.references[0]}"})
        case Decline():
            return declining(player, asked)
        case March() | Promote():
            return moving(player, choice)
        case Pay() | Buy() | Sell() | Surrender() | SurrenderChieftain():
            return dealing(table, player, choice)
        case _:
            raise TypeError(f"{choice} is no choice of Glen More")


def dealing(
    table: Table, player: Player, choice: Pay | Buy | Sell | Surrender | SurrenderChieftain
) -> Meaning:
    """What is handed over, and for how much."""
    if isinstance(choice, SurrenderChieftain):
        return Meaning("choice-surrender-chieftain")
    if isinstance(choice, Buy):
        if not table.warehouse.sells(choice.resource):
            return Meaning("choice-buy-sold-out", {"what": f"1 {choice.references[0]}"})
        coins = f"{table.warehouse.price(choice.resource)} {COIN}"
        return Meaning("choice-buy", {"what": f"1 {choice.references[0]}", "coins": coins})
    where = {"tile": tile_on(player, choice.cell), "cell": choice.references[-1]}
    if isinstance(choice, Surrender):
        return Meaning("choice-surrender", where)
    what = {"what": f"1 {choice.references[0]}", **where}
    if isinstance(choice, Pay):
        return Meaning("choice-pay", what)
    coins = f"{table.warehouse.pays(choice.resource)} {COIN}"
    return Meaning("choice-sell", {**what, "coins": coins})


def giving(table: Table, player: Player, choice: Give, asked: Decision[Any] | None) -> Meaning:
    """So many cubes for so many points, and what must be bought for that."""
    exchange = exchange_of(asked.tile, choice.count) if isinstance(asked, Giving) else None
    if exchange is None:
        return Meaning("choice-give", {"count": choice.count})
    return Meaning(
        "choice-give-for",
        {"pay": written_bill(exchange.bill), "gain": written_terms(exchange.gain)},
        bought(table, player, exchange.bill),
    )


def moving(player: Player, choice: March | Promote) -> Meaning:
    """A step, or a new chieftain; the last of the clan does not leave without a word."""
    arguments: Arguments = {
        "tile": tile_on(player, choice.cell),
        "cell": choice.references[0],
    }
    if isinstance(choice, March):
        arguments |= {"other": tile_on(player, choice.to), "to": choice.references[1]}
        return Meaning("choice-march", arguments)
    last = [Meaning("remark-last-member")] if len(player.members) == 1 else []
    return Meaning("choice-promote", arguments, last)


def declining(player: Player, asked: Decision[Any] | None) -> Meaning:
    """Nothing more: movement points that are left are lost."""
    if isinstance(asked, Marching):
        return Meaning("choice-decline-march", {"points": f"{player.movement} {MOVEMENT}"})
    if isinstance(asked, Activating | Gaining | LastSelling):
        return Meaning(f"choice-decline-{asked.prompt}")
    return Meaning("choice-decline")
