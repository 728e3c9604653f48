"""What has happened, as sentences: what another one says already is left out, lists are lists."""

from collections.abc import Iterable
from typing import Final

from highlands.engine.event import Event
from highlands.words.speak import Speaker

COLON: Final = ": "


def sentences(voice: Speaker, events: Iterable[Event]) -> list[str]:
    """Events in words: what another one says already is left out, and lists are told as lists."""
    said: list[str] = []
    verb = ""
    for event in events:
        if voice.meanings.told_already(event):
            continue
        sentence = voice.event(event)
        head, colon, tail = sentence.partition(COLON)
        if colon and event.verb == verb and said[-1].startswith(head + COLON):
            said[-1] = f"{said[-1].rstrip('.')}, {tail}"
        else:
            said.append(sentence)
        verb = event.verb
    return said
