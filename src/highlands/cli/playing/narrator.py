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
        self.unasked: list[Event] = []

    def narrate(self, events: Iterable[Event]) -> bool:
        """Tell it. Whether somebody at the keyboard was at turn and had nothing to decide.

        What somebody did unasked at the beginning of a turn that goes on waits for its question.
        """
        passed = False
        for actor, deeds in groupby(told_by_actor(events), lambda pair: pair[0]):
            passed = self.tell_unasked() or passed
            told = [event for _, event in deeds]
            if actor == SCORING:
                self.flush()
                say_scorings(self.page, self.voice, self.game, told)
            elif actor in self.people:
                self.unasked = told
            else:
                if actor != NATURE:
                    self.flush()
                self.paragraph += self.in_short(told)
        self.flush()
        return passed

    def in_short(self, events: list[Event]) -> list[str]:
        """A turn in a sentence or two."""
        return [self.voice.meant(meaning) for meaning in self.voice.meanings.in_short(events)]

    def tell_unasked(self) -> bool:
        """What somebody did because there was nothing else to do. Whether anybody did."""
        if not self.unasked:
            return False
        self.flush()
        name = self.voice.names[self.unasked[0].seat]
        self.page.blank()
        self.page.say(self.voice.message("cli-unasked", player=name), "warning")
        tell(self.page, self.voice, self.unasked)
        self.page.blank()
        self.unasked = []
        return True

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
