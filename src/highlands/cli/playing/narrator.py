"""What happens while nobody at the keyboard is asked: turns of bots in short, draws, scorings."""

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import Any, Final

from highlands.cli.outlook import say_scorings
from highlands.cli.page import Page
from highlands.cli.telling import tell
from highlands.engine.event import Changed, Event
from highlands.engine.game import Game
from highlands.engine.seat import NATURE, Seat
from highlands.words.speak import Speaker

SCORING: Final = -2  # who seems to act when points are counted


class Narrator:
    """Tells a round between two questions in as few lines as it takes."""

    def __init__(
        self, game: Game[Any], voice: Speaker, page: Page, people: Collection[Seat]
    ) -> None:
        self.game = game
        self.voice = voice
        self.page = page
        self.people = people
        self.paragraph: list[str] = []

    def narrate(self, events: Iterable[Event]) -> bool:
        """Tell it. Whether somebody at the keyboard was at turn and had nothing to decide."""
        unasked: Seat | None = None
        passed = False
        for actor, deeds in groupby(told_by_actor(events), lambda pair: pair[0]):
            told = [event for _, event in deeds]
            if actor == SCORING:
                self.flush()
                say_scorings(self.page, self.voice, self.game, told)
            elif actor in self.people:
                self.flush()
                self.tell_unasked(actor, told)
                unasked = actor
            else:
                passed = passed or unasked is not None
                if actor != NATURE:
                    self.flush()
                self.paragraph += self.in_short(told)
        self.flush()
        return passed

    def in_short(self, events: list[Event]) -> list[str]:
        """A turn in a sentence or two."""
        return [self.voice.meant(meaning) for meaning in self.voice.meanings.in_short(events)]

    def tell_unasked(self, seat: Seat, events: list[Event]) -> None:
        """What somebody did because there was nothing else to do."""
        self.page.blank()
        only = self.voice.message("cli-unasked", player=self.voice.names[seat])
        self.page.say(only, "warning")
        tell(self.page, self.voice, events)

    def flush(self) -> None:
        """Print what has been gathered."""
        if self.paragraph:
            self.page.say(" ".join(self.paragraph), lead="  ", hanging=4)
        self.paragraph = []


def told_by_actor(events: Iterable[Event]) -> Iterable[tuple[Seat, Event]]:
    """Each event with whoever brought it about: points that are counted are nobody's deed."""
    scoring = False
    for event in events:
        scoring = event.verb == "scored" or (scoring and isinstance(event, Changed))
        yield SCORING if scoring else event.seat, event
