"""What is chosen and what happened in Orchard, with coins and points as things that have names."""

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.event import HIDDEN, Changed, Event
from highlands.engine.seat import Seat
from highlands.parts.meaning import Meaning
from highlands.words.hooks import Plain
from tests.orchard.table import Table

NAMED = {"coin": "thing:coin", "point": "thing:point"}


def choice(choice: Choice, table: Table, seat: Seat, decision: Decision[Choice] | None) -> Meaning:
    """Ayes and nays are words; the rest names things."""
    if choice.verb == "vote":
        return Meaning(f"choice-vote-{choice.references[0]}", {})
    return Plain().choice(choice, table, seat, decision)


def event(event: Event) -> Meaning:
    if isinstance(event, Changed) and event.subjects != (HIDDEN,):
        thing = NAMED.get(event.thing, event.thing)
        player = f"seat:{event.seat + 1}"
        return Meaning(
            f"event-{event.verb}", {"player": player, "gain": f"{abs(event.amount)} {thing}"}
        )
    return Plain().event(event)
