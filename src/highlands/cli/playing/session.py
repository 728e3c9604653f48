"""A game that is played: whoever is asked answers, and nature waits for people to be done."""

import os
from collections.abc import Iterable
from pathlib import Path
from shlex import join
from typing import Any

from highlands.bots.bot import Bot, bot_named
from highlands.cli.page import Page
from highlands.cli.playing.attendant import Attendant
from highlands.cli.playing.keyboard import Keyboard
from highlands.cli.playing.narrator import Narrator
from highlands.cli.playing.person import Person
from highlands.cli.playing.seats import Sitter, sitters_named
from highlands.cli.playing.store import Store
from highlands.cli.results import say_ranking
from highlands.cli.trouble import Trouble
from highlands.engine.decision import Decision
from highlands.engine.event import Event
from highlands.engine.game import Game
from highlands.engine.luck import mix
from highlands.engine.seat import NATURE, Seat
from highlands.scene.text import Span
from highlands.words.language import language_of
from highlands.words.speak import Speaker


class Session:
    """One sitting at one table."""

    def __init__(
        self,
        game: Game[Any],
        sitters: list[Sitter],
        voice: Speaker,
        page: Page,
        store: Store,
        *,
        asked_language: bool = False,
    ) -> None:
        self.game = game
        self.sitters = sitters
        self.asked_language = asked_language
        self.voice = voice
        self.page = page
        self.store = store
        seed = game.setup.seed or 0
        self.bots: dict[Seat, Bot] = {
            seat: bot_named(sitter.bot, mix(seed + seat))
            for seat, sitter in enumerate(sitters)
            if sitter.bot
        }
        people = [seat for seat in range(len(sitters)) if seat not in self.bots]
        self.narrator = Narrator(game, voice, page, people)
        self.untold: list[Event] = []  # what bots have done in the turn that goes on
        self.keyboard = Keyboard(page, self.words)
        attendant = Attendant(game, voice, page, store)
        self.person = Person(attendant, self.keyboard, self.narrator.tell_unasked)
        game.hold()

    def words(self) -> Iterable[str]:
        """What may be typed just now."""
        return self.person.words()

    def play(self) -> None:
        """From where the game stands to its end."""
        self.say_who_plays()
        if all(answer.seat == NATURE for answer in self.game.answers):
            self.untold += self.game.story()  # what chance has decided before anybody was asked
        while (decision := self.game.decision) is not None:
            if decision.seat == NATURE:
                self.let_nature_answer(decision)
            elif decision.seat in self.bots:
                self.let_bot_answer(decision.seat)
            else:
                self.narrate([])
                self.person.answer(decision)
        self.narrate([])
        self.narrator.tell_unasked()
        self.page.blank()
        say_ranking(self.page, self.voice, self.game)
        self.keep_at_the_end()

    def say_who_plays(self) -> None:
        """Who sits here, and who is a bot: a bot's name mistyped would be a person's."""
        names = self.game.setup.names
        people = [name for seat, name in enumerate(names) if seat not in self.bots]
        bots = [name for seat, name in enumerate(names) if seat in self.bots]
        said = []
        if people:
            said.append(self.voice.message("cli-people", names=", ".join(people)))
        if bots:
            said.append(self.voice.message("cli-bots", names=", ".join(bots)))
        if self.store.wanted is not None and not self.game.over:
            said.append(self.voice.message("cli-kept", file=str(self.store.wanted)))
        self.page.say(" ".join(said), "quiet")

    def let_nature_answer(self, decision: Decision[Any]) -> None:
        """A person's turn is confirmed first; otherwise nature never waits."""
        answers = self.game.answers
        drafted = bool(answers) and answers[-1].seat not in (NATURE, *self.bots)
        if drafted and not self.person.confirm(answers[-1].seat):
            return
        passed = self.narrate(self.game.confirm())
        if self.store.wanted is not None:
            self.keep()
        if passed:
            self.person.pause()

    def narrate(self, events: list[Event]) -> bool:
        """Tell what happened, and before it what bots did. Whether a turn passed unasked."""
        told, self.untold = self.untold + events, []
        return self.narrator.narrate(told)

    def keep(self) -> None:
        """After every turn the record is written, if a place for it is known."""
        try:
            self.store.save(self.game)
        except Trouble as trouble:
            self.page.say(trouble.message, "refused")

    def keep_at_the_end(self) -> None:
        """Say where the record is; if it is nowhere yet, somebody at a terminal may name a file."""
        wanted = self.store.wanted or self.store.last
        while wanted is None and self.keyboard.terminal and len(self.bots) < len(self.sitters):
            name = self.keyboard.ask(self.voice.message("cli-offer-to-save"))
            if not name:
                return
            wanted = Path(name).expanduser()
        if wanted is not None:
            self.say_saved(wanted)

    def say_saved(self, path: Path) -> None:
        try:
            path = self.store.save(self.game, path)
        except Trouble as trouble:
            self.page.say(trouble.message, "refused")
        else:
            self.page.say(self.voice.message("cli-saved", file=str(path)))

    def let_bot_answer(self, seat: Seat) -> None:
        choice = self.bots[seat].decide(self.game, seat)
        self.untold += self.game.play(seat, choice)

    def leave(self) -> None:
        """Keep what has been played, and say how to go on."""
        self.page.blank()
        path, trouble = self.store.leave(self.game)
        if trouble is not None:
            self.page.say(trouble.message, "refused")
        self.page.say(self.voice.message("cli-left", file=str(path)))
        words = ["highlands", "play", "--from", str(path)]
        if sitters_named(self.game.setup.names) != self.sitters:
            words += ["--seats", ",".join(sitter.bot or "you" for sitter in self.sitters)]
        if self.asked_language or self.voice.language != language_of(os.environ):
            words += ["--lang", self.voice.language]
        self.page.line(Span(f"  {join(words)}"))
