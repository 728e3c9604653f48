"""A game that is played: whoever is asked answers, and nature waits for people to be done."""

import os
from collections.abc import Iterable
from shlex import join
from typing import Any

from highlands.bots.bot import Bot, bot_named
from highlands.cli.page import Page
from highlands.cli.playing.attendant import Attendant
from highlands.cli.playing.keyboard import Keyboard
from highlands.cli.playing.person import Person
from highlands.cli.playing.seats import Sitter
from highlands.cli.playing.store import Store
from highlands.cli.results import say_ranking
from highlands.cli.telling import tell
from highlands.cli.trouble import Trouble
from highlands.engine.decision import Decision
from highlands.engine.game import Game, Rest
from highlands.engine.luck import mix
from highlands.engine.seat import NATURE, Seat
from highlands.scene.text import Span
from highlands.words.language import language_of
from highlands.words.speak import Speaker


class Session:
    """One sitting at one table."""

    def __init__(
        self, game: Game[Any], sitters: list[Sitter], voice: Speaker, page: Page, store: Store
    ) -> None:
        self.game = game
        self.voice = voice
        self.page = page
        self.store = store
        seed = game.setup.seed or 0
        self.bots: dict[Seat, Bot] = {
            seat: bot_named(sitter.bot, mix(seed + seat))
            for seat, sitter in enumerate(sitters)
            if sitter.bot
        }
        self.last_rest: Rest[Any] | None = None  # where the turn began that a bot takes
        self.keyboard = Keyboard(page, self.words)
        self.person = Person(Attendant(game, voice, page, store), self.keyboard)
        game.hold()

    def words(self) -> Iterable[str]:
        """What may be typed just now."""
        return self.person.words()

    def play(self) -> None:
        """From where the game stands to its end."""
        self.say_who_plays()
        while (decision := self.game.decision) is not None:
            if decision.seat == NATURE:
                self.let_nature_answer(decision)
            elif decision.seat in self.bots:
                self.let_bot_answer(decision.seat)
            else:
                self.person.answer(decision)
        self.page.blank()
        say_ranking(self.page, self.voice, self.game)
        if self.store.wanted is not None:
            path = self.store.save(self.game)
            self.page.say(self.voice.message("cli-saved", file=str(path)))

    def say_who_plays(self) -> None:
        """Who sits here, and who is a bot: a bot's name mistyped would be a person's."""
        names = self.voice.names
        people = [name for seat, name in enumerate(names) if seat not in self.bots]
        bots = [name for seat, name in enumerate(names) if seat in self.bots]
        said = []
        if people:
            said.append(self.voice.message("cli-people", names=", ".join(people)))
        if bots:
            said.append(self.voice.message("cli-bots", names=", ".join(bots)))
        self.page.say(" ".join(said), "quiet")

    def let_nature_answer(self, decision: Decision[Any]) -> None:
        """A person's turn is confirmed first; otherwise nature never waits."""
        answers = self.game.answers
        drafted = bool(answers) and answers[-1].seat not in (NATURE, *self.bots)
        if drafted and not self.person.confirm(answers[-1].seat):
            return
        tell(self.page, self.voice, self.game.confirm())
        if self.store.wanted is not None:
            self.keep()

    def keep(self) -> None:
        """After every turn the record is written, if a place for it was named."""
        try:
            self.store.save(self.game)
        except Trouble as trouble:
            self.page.say(trouble.message, "refused")

    def let_bot_answer(self, seat: Seat) -> None:
        if self.last_rest is not self.game.rest:
            self.last_rest = self.game.rest
            self.page.blank()
        choice = self.bots[seat].decide(self.game, seat)
        tell(self.page, self.voice, self.game.play(seat, choice))

    def leave(self) -> None:
        """Keep what has been played, and say how to go on."""
        self.page.blank()
        path, trouble = self.store.leave(self.game)
        if trouble is not None:
            self.page.say(trouble.message, "refused")
        self.page.say(self.voice.message("cli-left", file=str(path)))
        words = ["highlands", "play", "--from", str(path)]
        if self.voice.language != language_of(os.environ):
            words += ["--lang", self.voice.language]
        self.page.line(Span(f"  {join(words)}"))
