"""What has happened, as sentences: steps of one deed are told once, lists as lists."""

from collections.abc import Iterable
from typing import Final

from highlands.engine.event import Changed, Event
from highlands.words.speak import Speaker

SPENT: Final = "thing:movement"
CELL: Final = "cell:"
COLON: Final = ": "


def sentences(voice: Speaker, events: Iterable[Event]) -> list[str]:
    """Events in words: what belongs to a step is not told twice, and lists are told as lists."""
    said: list[str] = []
    verb = ""
    for event in events:
        if belongs_to_step(event):
            continue
        sentence = voice.event(event)
        head, colon, tail = sentence.partition(COLON)
        if colon and event.verb == verb and said[-1].startswith(head + COLON):
            said[-1] = f"{said[-1].rstrip('.')}, {tail}"
        else:
            said.append(sentence)
        verb = event.verb
    return said


def belongs_to_step(event: Event) -> bool:
    """Whether somebody only left one cell for another, or paid a movement point for it."""
    return isinstance(event, Changed) and (event.source.startswith(CELL) or event.source == SPENT)
