"""A person at the keyboard: a question, and what becomes of what is typed."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from highlands.cli.playing import orders
from highlands.cli.playing.attendant import Attendant
from highlands.cli.playing.keyboard import Keyboard
from highlands.cli.playing.menu import Menu
from highlands.cli.playing.orders import Order
from highlands.cli.playing.reading import short
from highlands.cli.telling import tell
from highlands.cli.verdict import say_refusal
from highlands.engine.choice import Choice, Misspelled
from highlands.engine.decision import Decision
from highlands.engine.event import Changed, Event
from highlands.engine.game import Rest
from highlands.engine.refusal import Refusal, Refused
from highlands.engine.seat import Seat

UNUSED: Final = "thing:unused"  # the source of what is lost because nobody used it
SHOWN: Final = 6  # so many meanings of what was typed are named


class Quit(Exception):
    """Somebody has had enough for now."""


class Person:
    """Answers for everybody who sits at this keyboard."""

    def __init__(
        self, attendant: Attendant, keyboard: Keyboard, remind: Callable[[], object]
    ) -> None:
        self.remind = remind  # tells what was done in this turn before anything was asked
        self.attendant = attendant
        self.game = attendant.game
        self.voice = attendant.voice
        self.page = attendant.page
        self.keyboard = keyboard
        self.orders = orders.spellings(self.voice)
        self.menu: Menu | None = None
        self.seat: Seat = 0
        self.looked_at: tuple[Rest[Any], Seat] | None = None
        self.finished: Rest[Any] | None = None  # where the turn began that is to end without a word

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
            self.attendant.table_at_turn(self.seat, self.menu.about())
        else:
            self.attendant.asked_about(self.seat, self.menu.about())
        self.remind()
        self.page.say(self.voice.prompt(decision, self.game.table), "question")
        self.menu.show(self.page, self.voice)
        while not self.obey(self.keyboard.ask()):
            pass

    def confirm(self, seat: Seat) -> bool:
        """A turn is a draft until somebody says that it is done. Whether it is."""
        self.seat, self.menu = seat, None
        if self.finished is self.game.rest:
            return True
        self.page.blank()
        self.page.say(self.voice.message("cli-done-or-undo", player=self.name()), "question")
        while True:
            typed = self.keyboard.ask()
            order, _ = orders.read_order(typed, self.orders)
            if order is Order.DONE or not typed:
                return True
            if self.obey(typed):
                return False

    def pause(self) -> None:
        """Let somebody at a terminal see what has happened."""
        while self.keyboard.terminal:
            typed = self.keyboard.ask(self.voice.message("cli-go-on"))
            if not typed:
                return
            if orders.read_order(typed, self.orders)[0] is Order.QUIT:
                raise Quit

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
        if order not in (None, Order.ALL):
            self.attendant.serve(order, rest, self.seat, self.menu)
            return False
        if self.menu is None:
            self.page.say(self.voice.message("cli-only-done-or-undo"), "refused")
            return False
        return self.choose(typed, self.menu)

    def choose(self, typed: str, menu: Menu) -> bool:
        """Answer by number, by a choice's text or words, or by several of these."""
        changed = False
        for part in parts_of(typed, menu):
            if not self.choose_one(part, menu):
                break
            changed = True
        return changed

    def choose_one(self, typed: str, menu: Menu) -> bool:
        """A number, an order that gives answers, or an option in words."""
        if typed.isdecimal():
            return self.choose_number(int(typed), menu)
        order, rest = orders.read_order(typed, self.orders)
        if order is Order.ALL and not rest:
            return self.take_gifts()
        if order is Order.DONE and not rest:
            return self.finish_turn()
        return self.choose_words(typed)

    def choose_words(self, typed: str) -> bool:
        """An option by its text or words, whatever is asked by now."""
        decision = self.game.pending.get(self.seat)
        if decision is None:
            self.page.say(self.voice.message("cli-nothing-asked", text=typed[:40]), "refused")
            return False
        menu = Menu(self.game, decision, self.voice)
        meant = menu.reader.meant(typed)
        if len(meant) == 1:
            self.give(meant[0])
            return True
        if meant:
            named = ", ".join(short(choice) for choice in meant[:SHOWN])
            more = ", …" if len(meant) > SHOWN else ""
            said = self.voice.message("cli-ambiguous", text=typed[:40], choices=named + more)
            self.page.say(said, "refused")
            return False
        return self.refuse(typed, menu)

    def choose_number(self, number: int, menu: Menu) -> bool:
        """An option of the list that was seen when the line was typed."""
        choice = menu.by_number(number)
        if choice is None:
            said = self.voice.message("cli-no-number", number=number, last=len(menu.options))
            meant = menu.reader.meant(str(number))
            if len(meant) == 1:
                words = menu.words[menu.options.index(meant[0])]
                named = self.voice.message("cli-but-named", choice=short(meant[0]), words=words)
                said = f"{said} {named}"
            self.page.say(said, "refused")
            return False
        refusal = self.game.why_not(self.seat, choice)
        if refusal is not None:
            said = self.voice.message("cli-stopped", number=number, choice=short(choice))
            self.page.say(said, "refused")
            self.say_refused(refusal)
            return False
        self.give(choice)
        return True

    def take_gifts(self) -> bool:
        """Everything that asks nothing more and costs nothing, one after the other."""
        changed = False
        while (decision := self.game.pending.get(self.seat)) is not None:
            gifts = self.attendant.gifts(decision)
            if not gifts:
                break
            self.give(gifts[0])
            changed = True
        if not changed:
            self.page.say(self.voice.message("cli-no-gifts"), "refused")
        return changed

    def give(self, choice: Choice) -> list[Event]:
        """Play an option, and tell what came of it."""
        events = self.game.play(self.seat, choice)
        tell(self.page, self.voice, events)
        return events

    def refuse(self, typed: str, menu: Menu) -> bool:
        """Say why something is no option, if it is a choice at all."""
        try:
            choice = menu.reader.any_choice(typed)
        except Misspelled:
            hint = menu.reader.hint(typed)
            said = hint or self.voice.message("cli-misspelled", text=typed[:40])
            self.page.say(said, "refused")
            return False
        self.say_refused(self.game.why_not(self.seat, choice))
        return False

    def say_refused(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            say_refusal(self.page, self.voice, refusal, playing=True)

    def undo(self) -> bool:
        """Take back the last answer of this turn."""
        answers = self.game.answered()
        try:
            self.game.undo(self.seat)
        except Refused as error:
            self.say_refused(error.refusal)
            return False
        self.finished = None
        self.page.say(self.voice.message("cli-undone", choice=short(answers[-1].choice)))
        return True

    def finish_turn(self) -> bool:
        """Decline whatever may be declined; where nothing is lost by that the turn is over."""
        changed = lost = False
        while (decision := self.game.pending.get(self.seat)) is not None:
            declining = [option for option in decision.options() if option.verb == "decline"]
            if not declining:
                self.page.say(self.voice.message("cli-answer-first"), "refused")
                return changed
            for gift in self.attendant.forgone(decision):
                words = self.voice.choice(gift, self.game.table, self.seat, decision)
                self.page.say(self.voice.message("cli-forgone", words=words), "warning", lead="  ")
                lost = True
            events = self.give(declining[0])
            lost = lost or any(is_waste(event) for event in events)
            changed = True
        self.finished = None if lost else self.game.rest
        return changed


def is_waste(event: Event) -> bool:
    """Whether something was lost because nobody used it."""
    return isinstance(event, Changed) and event.source == UNUSED


def parts_of(typed: str, menu: Menu) -> list[str]:
    """Several answers in a line: parted by commas, or numbers with or without words after them."""
    text = typed.replace(";", ",")
    whole = not text[:1].isdecimal() and bool(menu.reader.meant(typed))
    parts: list[str] = []
    for chunk in [typed] if whole else text.split(","):
        words = chunk.split()
        parts += words if words and words[0].isdecimal() else [" ".join(words)]
    return [part for part in parts if part] or [typed]
