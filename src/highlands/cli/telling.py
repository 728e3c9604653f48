"""What has happened, told in sentences."""

from collections.abc import Iterable
from typing import Any

from highlands.cli.page import Page
from highlands.engine.event import Event
from highlands.engine.game import Game
from highlands.words.speak import Speaker
from highlands.words.telling import sentences


def tell(page: Page, voice: Speaker, events: Iterable[Event]) -> None:
    """The events of an answer as one paragraph."""
    said = " ".join(sentences(voice, events))
    if said:
        page.say(said, lead="  ", hanging=4)


def tell_log(page: Page, voice: Speaker, game: Game[Any], count: int) -> None:
    """The last so many things that happened, one a line."""
    for said in sentences(voice, game.story())[-count:]:
        page.say(said, lead="  ", hanging=4)
