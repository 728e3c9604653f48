"""A person at the keyboard: a question, and what becomes of what is typed."""

from collections.abc import Iterable
from typing import Any, Final

from highlands.cli.playing import orders
from highlands.cli.playing.attendant import Attendant
from highlands.cli.playing.keyboard import Keyboard
from highlands.cli.playing.menu import Menu
from highlands.cli.playing.orders import Order
from highlands.cli.telling import tell
from highlands.cli.verdict import say_refusal
from highlands.engine.choice import Choice, Misspelled
from highlands.engine.decision import Decision
from highlands.engine.event import Changed, Event
from highlands.engine.game import Rest
from highlands.engine.refusal import Refusal, Refused
from highlands.engine.seat import Seat

UNUSED: Final = "thing:unused"  # the source of what is lost because nobody used it
CELL: Final = "cell:"
SHOWN: Final = 6  # so many meanings of what was typed are named


class Quit(Exception):
    """Somebody has had enough for now."""


class Person:
    """Answers for everybody who sits at this keyboard."""

    def __init__(self, attendant: Attendant, keyboard: Keyboard) -> None:
        self.attendant = attendant
        self.game = attendant.game
        self.voice = attendant.voice
        self.page = attendant.page
        self.keyboard = keyboard
        self.orders = orders.spellings(self.voice)
        self.menu: Menu | None = None
        self.seat: Seat = 0
        self.looked_at: tuple[Rest[Any], Seat] | None = None
        self.told: list[list[Event]] = []  # by answer, what has happened in this turn

    def words(self) -> Iterable[str]:
        """What may be typed just now."""
        return [*(self.menu.spellings() if self.menu else ()), *self.orders]

    def answer(self, decision: Decision[Any]) -> None:
        """Ask a question until the position is another."""
        self.seat = decision.seat
        self.menu = Menu(self.game, decision, self.voice)
        self.page.blank()
        if self.looked_at != (self.game.rest, self.seat):
            self.looked_at = (self.game.rest, self.seat)
            self.told = []
            self.attendant.whole_table(self.seat)
        elif any(CELL in option.text for option in self.menu.options if option.verb != "sell"):
            self.attendant.own_land(self.seat)
        self.page.say(self.voice.prompt(decision, self.game.table), "question")
        self.menu.show(self.page, self.voice)
        while not self.obey(self.keyboard.ask()):
            pass

    def confirm(self, seat: Seat) -> bool:
        """A turn is a draft until somebody says that it is done. Whether it is."""
        self.seat, self.menu = seat, None
        self.page.blank()
        for event in [event for events in self.told for event in events]:
            if isinstance(event, Changed) and event.source == UNUSED:
                self.page.say(self.voice.event(event), "warning")
        self.page.say(self.voice.message("cli-done-or-undo", player=self.name()), "question")
        while True:
            typed = self.keyboard.ask()
            order, _ = orders.read_order(typed, self.orders)
            if order is Order.DONE or not typed:
                return True
            if self.obey(typed):
                return False

    def name(self) -> str:
        return self.voice.names[self.seat]

    def obey(self, typed: str) -> bool:
        """Do what somebody typed. Whether the position is another one now."""
        if not typed:
            if self.menu is not None:
                self.menu.show(self.page, self.voice)
            return False
        order, rest = orders.read_order(typed, self.orders)
        if order is Order.QUIT:
            raise Quit
        if order is Order.UNDO:
            return self.undo()
        if order is Order.DONE:
            return self.finish_turn()
        if order is not None:
            self.attendant.serve(order, rest, self.seat, self.menu)
            return False
        if self.menu is None:
            self.page.say(self.voice.message("cli-only-done-or-undo"), "refused")
            return False
        return self.choose(typed, self.menu)

    def choose(self, typed: str, menu: Menu) -> bool:
        """Answer by number, by several numbers, by a choice's text or by its beginning."""
        numbers = typed.replace(",", " ").split()
        if all(number.isdecimal() for number in numbers):
            return self.choose_numbers([int(number) for number in numbers], menu)
        meant = menu.meant(typed)
        if len(meant) == 1:
            self.give(meant[0])
            return True
        if meant:
            named = ", ".join(choice.text for choice in meant[:SHOWN])
            said = self.voice.message("cli-ambiguous", text=typed[:40], choices=named)
            self.page.say(said, "refused")
            return False
        return self.refuse(typed, menu)

    def choose_numbers(self, numbers: list[int], menu: Menu) -> bool:
        """Give several answers, until one of them no longer applies."""
        changed = False
        for number in numbers:
            choice = menu.by_number(number)
            if choice is None:
                said = self.voice.message("cli-no-number", number=number, last=len(menu.options))
                self.page.say(said, "refused")
                return changed
            refusal = self.game.why_not(self.seat, choice)
            if refusal is not None:
                self.page.say(self.voice.message("cli-stopped", choice=choice.text), "refused")
                say_refusal(self.page, self.voice, refusal)
                return changed
            self.give(choice)
            changed = True
        return changed

    def give(self, choice: Choice) -> None:
        """Play an option, and tell what came of it."""
        events = self.game.play(self.seat, choice)
        self.told.append(events)
        tell(self.page, self.voice, events)

    def refuse(self, typed: str, menu: Menu) -> bool:
        """Say why something is no option, if it is a choice at all."""
        try:
            choice = menu.any_choice(typed)
        except Misspelled:
            self.page.say(self.voice.message("cli-misspelled", text=typed[:40]), "refused")
            return False
        self.say_refused(self.game.why_not(self.seat, choice))
        return False

    def say_refused(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            say_refusal(self.page, self.voice, refusal)

    def undo(self) -> bool:
        """Take back the last answer of this turn."""
        answers = self.game.answered()
        try:
            self.game.undo(self.seat)
        except Refused as error:
            self.say_refused(error.refusal)
            return False
        if self.told:
            self.told.pop()
        self.page.say(self.voice.message("cli-undone", choice=answers[-1].choice.text))
        return True

    def finish_turn(self) -> bool:
        """Decline whatever else may be declined; what cannot be is still to be answered."""
        changed = False
        while (decision := self.game.pending.get(self.seat)) is not None:
            declining = [option for option in decision.options() if option.verb == "decline"]
            if not declining:
                self.page.say(self.voice.message("cli-answer-first"), "refused")
                return changed
            said = self.voice.choice(declining[0], self.game.table, self.seat, decision)
            self.page.say(said, lead="  ")
            self.give(declining[0])
            changed = True
        return changed
