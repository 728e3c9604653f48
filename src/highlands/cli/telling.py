"""What has happened, told in sentences."""

from collections.abc import Iterable
from typing import Any, Final

from highlands.cli.page import Page
from highlands.engine.event import Event
from highlands.engine.game import Game
from highlands.words.speak import Speaker

COLON: Final = ": "


def tell(page: Page, voice: Speaker, events: Iterable[Event]) -> None:
    """The events of an answer as one paragraph."""
    said = " ".join(sentences(voice, events))
    if said:
        page.say(said, lead="  ", hanging=4)


def tell_log(page: Page, voice: Speaker, game: Game[Any], count: int) -> None:
    """The last so many things that happened, one a line."""
    for said in sentences(voice, game.story())[-count:]:
        page.say(said, lead="  ", hanging=4)


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
