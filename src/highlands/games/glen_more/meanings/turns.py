"""A turn in short: which tile, where, what was activated, and what it all came to."""

from collections.abc import Iterable, Sequence
from typing import Final

from highlands.engine.event import Changed, Event
from highlands.engine.seat import NATURE
from highlands.games.glen_more.meanings.phrases import written_tiles
from highlands.games.glen_more.things import REFERENCES, Thing
from highlands.games.glen_more.tiles import BY_ID
from highlands.parts.meaning import Meaning

TAKEN: Final = ("took", "discarded")

# What is worth most comes first; what is gained and spent within a turn is not told.
ORDER: Final = [
    Thing.VP, Thing.CHIEFTAIN, Thing.WHISKY, Thing.COIN, Thing.CLAN_MEMBER,
    Thing.WOOD, Thing.STONE, Thing.SHEEP, Thing.CATTLE, Thing.GRAIN,
]  # fmt: skip


def in_short(events: Sequence[Event]) -> list[Meaning]:
    """What one seat did in its turn, or nature after it."""
    said: list[Meaning] = []
    first = events[0]
    if first.seat != NATURE and first.verb not in TAKEN:
        said.append(Meaning("turn-goes-on", {"player": f"seat:{first.seat + 1}"}))
    for event in events:
        if event.verb in TAKEN:
            said.append(taken(event, events))
        elif event.verb == "rolled":
            die, tile, space = event.subjects
            said.append(Meaning("turn-rolled", {"die": die, "tile": tile, "space": space}))
        elif event.verb == "began":
            said.append(Meaning("event-began", {"first": event.subjects[0]}))
    if activated := tiles_of(events, "activated"):
        said.append(Meaning("turn-activated", {"tiles": activated}))
    said += [
        Meaning("turn-marched", {"cell": event.subjects[0], "to": event.subjects[1]})
        for event in events
        if event.verb == "marched"
    ]
    said += balance(event for event in events if isinstance(event, Changed))
    for verb in ("removed", "drew"):
        if tiles := tiles_of(events, verb):
            said.append(Meaning(f"turn-{verb}", {"tiles": tiles}))
    return said


def taken(event: Event, events: Iterable[Event]) -> Meaning:
    """Who took what from where, and where to, if that has been said."""
    tile, space = event.subjects
    arguments = {"player": f"seat:{event.seat + 1}", "tile": tile, "space": space}
    cells = [event.subjects[1] for event in events if event.verb == "placed"]
    if event.verb == "took" and cells:
        return Meaning("turn-took-and-placed", {**arguments, "cell": cells[0]})
    return Meaning(f"turn-{event.verb}", arguments)


def tiles_of(events: Iterable[Event], verb: str) -> str:
    """The tiles of which something is told, those of a kind counted together."""
    told = [event.subjects[0].partition(":")[2] for event in events if event.verb == verb]
    return written_tiles([BY_ID[name] for name in told])


def balance(changes: Iterable[Changed]) -> list[Meaning]:
    """What a turn brought and cost in the end."""
    sums: dict[str, int] = {}
    for change in changes:
        sums[change.thing] = sums.get(change.thing, 0) + change.amount
    net = [(sums.get(REFERENCES[thing], 0), REFERENCES[thing]) for thing in ORDER]
    gained = " + ".join([f"{count} {thing}" for count, thing in net if count > 0])
    lost = " + ".join([f"{-count} {thing}" for count, thing in net if count < 0])
    if gained and lost:
        return [Meaning("turn-gained-and-lost", {"gained": gained, "lost": lost})]
    if gained:
        return [Meaning("turn-gained", {"gained": gained})]
    return [Meaning("turn-lost", {"lost": lost})] if lost else []
