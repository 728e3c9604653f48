"""A game answer by answer: what was chosen, and what came of it."""

from typing import Any, Final

from highlands.cli.page import Page
from highlands.cli.voice import speaker_of
from highlands.engine.event import Event
from highlands.engine.game import Game
from highlands.engine.seat import NATURE
from highlands.parts.picture import scene_of
from highlands.scene.text import Span, lines
from highlands.words.telling import sentences

BACK: Final = ("b", "back", "p", "r", "retour")
TABLE: Final = ("t", "table", "board", "plateau")
STOP: Final = ("q", "quit", "quitter")


class Stepping:
    """All positions of a game, each told by its number of answers."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.whole = game
        self.answers = game.answered()
        self.voice = speaker_of(game, language)
        self.page = Page()

    def position(self, count: int) -> Game[Any]:
        """The game after so many answers."""
        whole = self.whole
        return Game(whole.rules, whole.setup, whole.rest.root(), self.answers[:count], None)

    def print_all(self, start: int) -> None:
        """Every answer with what came of it, and the result."""
        game = self.position(start)
        for count in range(start, len(self.answers)):
            answer = self.answers[count]
            self.tell(count + 1, game.play(answer.seat, answer.choice))
        self.tell_end(game)

    def walk(self, start: int) -> None:
        """Forwards and backwards, as the reader likes."""
        count = start
        self.show_table(count)
        while True:
            prompt = self.voice.message("cli-step", at=count, of=len(self.answers))
            try:
                typed = input(f"{prompt} ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.page.blank()
                return
            if typed in STOP:
                return
            count = self.go(count, typed)

    def go(self, count: int, typed: str) -> int:
        """One step, and where it leads."""
        last = len(self.answers)
        if typed in TABLE:
            self.show_table(count)
        elif typed in BACK:
            count = max(0, count - 1)
            self.show_table(count)
        elif typed.isdecimal():
            count = min(int(typed), last)
            self.show_table(count)
        elif count < last:
            game, answer = self.position(count), self.answers[count]
            self.tell(count + 1, game.play(answer.seat, answer.choice))
            count += 1
            if count == last:
                self.tell_end(game)
        else:
            self.tell_end(self.position(count))
        return count

    def tell(self, number: int, events: list[Event]) -> None:
        """An answer as it is written, and the events that it led to."""
        answer = self.answers[number - 1]
        who = "nature" if answer.seat == NATURE else self.whole.setup.names[answer.seat]
        self.page.line(
            Span(f"{number:>4} ", "quiet"), Span(f"{who}: {answer.choice.text}", "strong")
        )
        for said in sentences(self.voice, events):
            self.page.say(said, lead="     ", hanging=7)

    def tell_end(self, game: Game[Any]) -> None:
        """Who is asked, or who has won."""
        self.page.blank()
        if game.decision is not None:
            self.page.say(self.voice.prompt(game.decision, game.table), "question")
            return
        from highlands.cli.results import say_ranking

        say_ranking(self.page, self.voice, game)

    def show_table(self, count: int) -> None:
        game = self.position(count)
        seat = None if game.decision is None or game.decision.seat == NATURE else game.decision.seat
        self.page.block(lines(scene_of(game, seat), self.voice.say, self.page.width))
