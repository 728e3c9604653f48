"""The words that are no answers: what somebody may type besides a choice."""

from collections.abc import Iterable
from enum import StrEnum

from highlands.words.folding import folded
from highlands.words.speak import Speaker


class Order(StrEnum):
    """What one may ask for at any time. `cli-order-<name>` tells it, `.words` spells it."""

    HELP = "help"
    WHY = "why"
    ALL = "all"
    UNDO = "undo"
    DONE = "done"
    BOARD = "board"
    SCORE = "score"
    LOG = "log"
    SAVE = "save"
    QUIT = "quit"


def spellings(voice: Speaker) -> dict[str, Order]:
    """Every word for an order, the English ones always among them."""
    found = {str(order): order for order in Order}
    for order in Order:
        for word in folded(voice.message(f"cli-order-{order}.words")).split():
            found[word] = order
    found["?"] = Order.HELP
    return found


def read_order(typed: str, known: dict[str, Order]) -> tuple[Order | None, str]:
    """The order that a line begins with, and the rest of the line."""
    first, _, rest = typed.partition(" ")
    if first.startswith("?"):
        return Order.HELP, typed[1:].strip()
    return known.get(folded(first)), rest.strip()


def described(voice: Speaker) -> Iterable[tuple[str, str]]:
    """Each order with its words and what it does."""
    for order in Order:
        yield voice.message(f"cli-order-{order}.usage"), voice.message(f"cli-order-{order}")
