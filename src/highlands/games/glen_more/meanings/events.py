"""What happened, as the log tells it."""

from highlands.engine.event import Changed, Event
from highlands.engine.seat import NATURE
from highlands.parts.meaning import Arguments, Meaning

SPENT = "thing:movement"


def event(event: Event) -> Meaning:
    """A line of the log: who, what, and where it came from."""
    arguments: Arguments = {}
    if event.seat != NATURE:
        arguments["player"] = f"seat:{event.seat + 1}"
    if isinstance(event, Changed):
        return changed(event, arguments)
    names = NAMES[event.verb]
    arguments |= dict(zip(names, event.subjects, strict=True))
    message = f"event-{event.verb}"
    if event.verb == "scored" and event.subjects[0] == "round:final":
        message += "-final"
    return Meaning(message, arguments)


def told_already(event: Event) -> bool:
    """The people and points that a march or a promotion moves are in its own line."""
    return isinstance(event, Changed) and (
        event.source == SPENT or event.source.startswith("cell:")
    )


# What the subjects of each event are, by its verb.
NAMES: dict[str, tuple[str, ...]] = {
    "took": ("tile", "space"),
    "discarded": ("tile", "space"),
    "placed": ("tile", "cell"),
    "received": ("card",),
    "activated": ("tile", "cell"),
    "bought": ("resource",),
    "marched": ("cell", "to"),
    "promoted": ("cell",),
    "began": ("first",),
    "rolled": ("die", "tile", "space"),
    "removed": ("tile",),
    "drew": ("tile",),
    "scored": ("round",),
}


def changed(event: Changed, arguments: Arguments) -> Meaning:
    """Gained or lost, and through what: a tile, a card, the warehouse, a scoring."""
    arguments["count"] = abs(event.amount)
    arguments["thing"] = event.thing
    arguments["source"] = event.source
    kind, _, name = event.source.partition(":")
    way = name if kind == "thing" else kind
    if way == "warehouse" and event.thing.startswith("resource:"):
        way = "sold"
    return Meaning(f"event-{event.verb}-{way}", arguments)
