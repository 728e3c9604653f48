"""What is asked, with what is at stake."""

from typing import Any, Final

from highlands.engine.decision import Decision
from highlands.engine.seat import NATURE
from highlands.games.glen_more.bills import Bill
from highlands.games.glen_more.choices import Discard
from highlands.games.glen_more.meanings.phrases import written_owed
from highlands.games.glen_more.powers.loch_oich import LochOich
from highlands.games.glen_more.questions.activating import Activating, Gaining, Giving
from highlands.games.glen_more.questions.marching import Marching
from highlands.games.glen_more.questions.paying import Paying
from highlands.games.glen_more.questions.placing import Placing
from highlands.games.glen_more.questions.question import Selling
from highlands.games.glen_more.questions.surrendering import Surrendering
from highlands.games.glen_more.questions.taking import Taking
from highlands.games.glen_more.shortage import shortage
from highlands.games.glen_more.table import Table
from highlands.games.glen_more.tiles import BY_ID
from highlands.parts.meaning import Arguments, Meaning

LOCH_OICH: Final = BY_ID[LochOich.id]


def prompt(decision: Decision[Any], _table: Table) -> Meaning:
    """The question to a player, or what nature is to do."""
    if decision.seat == NATURE:
        stack, _, number = decision.prompt.partition("-")
        if stack == "stack":
            return Meaning("prompt-stack", {"stack": int(number)})
        return Meaning(f"prompt-{decision.prompt}")
    arguments: Arguments = {"player": f"seat:{decision.seat + 1}"}
    question = decision.asked if isinstance(decision, Selling) else decision
    if isinstance(question, Paying) and not question.options():
        return raising(question, arguments)
    return asked(question, arguments)


def raising(question: Paying, arguments: Arguments) -> Meaning:
    """Something must be sold before anything can be paid."""
    owed, player = question.payment, question.player
    figures = shortage(question.table, player, Bill(owed.owed, owed.different, 0, clan=False))
    arguments["owed"] = written_owed(owed.owed, owed.different)
    arguments["more"] = max(1, int(figures.get("price", 0)) - player.coins)
    return Meaning("prompt-raise", arguments)


def asked(question: Decision[Any], arguments: Arguments) -> Meaning:
    """A question by itself; that one may sell first goes without saying."""
    message = f"prompt-{question.prompt}"
    match question:
        case Taking():
            if any(isinstance(option, Discard) for option in question.options()):
                message = "prompt-discard"
        case Paying():
            payment = question.payment
            arguments["owed"] = written_owed(payment.owed, payment.different)
            arguments["coins"] = question.player.coins
        case Placing() | Surrendering() | Giving():
            arguments["tile"] = question.tile.reference
        case Activating():
            if question.reach.placed is LOCH_OICH:
                message += "-everything"
            elif question.reach.extra:
                message += "-anywhere"
        case Gaining():
            if question.declinable:
                message += "-perhaps"
            elif question.of > 1:
                message += "-several"
                arguments |= {"number": question.number, "of": question.of}
        case Marching():
            arguments["points"] = question.player.movement
        case _:
            pass
    return Meaning(message, arguments)
