"""The speaker puts references, choices, events and refusals of any game into a language."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.event import Event
from highlands.engine.refusal import Refusal
from highlands.engine.seat import Seat
from highlands.parts.cells import cell_named, east_of_home, south_of_home
from highlands.parts.meaning import Meaning
from highlands.parts.notation import Effect, Term
from highlands.words.book import Book, Unsayable
from highlands.words.hooks import Meanings, Plain, meanings_of, package_of
from highlands.words.language import LANGUAGES
from highlands.words.phrases import Exchange, Part, read

# A noun has forms beside its bare name, as attributes of its message. In a message `{ THE($tile) }`
# asks for the form `.the` of whatever is put in there.
FORMS: Final = {"THE": "the"}


class Said(str):
    """A phrase in words, which still knows the references it was said from."""

    __slots__ = ("phrase",)
    phrase: str


class Speaker:
    """Says everything of one game in one language, with the names of those who play.

    `also` names further packages that keep messages in a folder `words`, such as a command line.
    Without a game only what all games share can be said.
    """

    def __init__(
        self,
        game: str | None,
        language: str,
        names: Sequence[str] = (),
        also: Sequence[str] = (),
    ) -> None:
        if language not in LANGUAGES:
            raise Unsayable("everything", language, f"it is said in {' and '.join(LANGUAGES)}")
        packages = [*([package_of(game)] if game else []), *also]
        self.meanings: Meanings = meanings_of(game) if game else Plain()
        self.language = language
        self.names = list(names)
        functions = {name: self._form(form) for name, form in FORMS.items()}
        functions |= {"CAPITAL": capital, "NAME": self._name, "COUNTED": self._counted}
        self.book = Book(language, packages, functions)

    def say(self, reference: str) -> str:
        """Words for `tile:inn`, `seat:1`, `cell:n1w2`, `2 resource:sheep`, or a message's own id.

        `says:...` is all there is to say about something, in sentences.
        """
        if reference.startswith("says:"):
            return " ".join(self.about(reference))
        alternatives = read(reference)
        return self._phrase(alternatives, "") if alternatives else self.message(reference)

    def message(self, id: str, **arguments: str | int) -> str:  # noqa: A002  Fluent's word
        """Any message, or a form of one (`id.form`); references among the arguments are said."""
        return self.book.say(id, {name: self._said(value) for name, value in arguments.items()})

    def prompt(self, decision: Decision[Any], table: Any) -> str:
        """What a seat, or nature, is asked."""
        return self.meant(self.meanings.prompt(decision, table))

    def choice(
        self, choice: Choice, table: Any, seat: Seat, decision: Decision[Any] | None = None
    ) -> str:
        """A choice with its cost and gain at this table.

        With the decision in which it is an option it says more: what is declined, say.
        """
        return self.meant(self.meanings.choice(choice, table, seat, decision))

    def event(self, event: Event) -> str:
        """One line of the log."""
        return self.meant(self.meanings.event(event))

    def log(self, events: Iterable[Event]) -> list[str]:
        """The lines of the log; what another line tells already is left out."""
        return [self.event(event) for event in events if not self.meanings.told_already(event)]

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, with the figures of the case."""
        return self.message(message_of(refusal.rule), **refusal.figures)

    def rule(self, id: str) -> str:  # noqa: A002  a rule has an id
        """The short title of a rule."""
        return self.message(f"{message_of(id)}.title")

    def effect(self, effects: Sequence[Effect[Any]]) -> str:
        """What a tile does when it is activated: one of these exchanges."""
        if not effects:
            return self.message("effect-none")
        return self.message("effect", effect=self.meanings.written(list(effects)))

    def cost(self, ways: Sequence[Sequence[Term[Any]]]) -> str:
        """What must be paid: one of these sums."""
        if not ways:
            return self.message("cost-none")
        sums = [self.meanings.written_terms(list(way)) for way in ways]
        return self.message("cost", cost=" | ".join(sums))

    def bonus(self, terms: Sequence[Term[Any]]) -> str:
        """What is gained once."""
        return self.message("bonus", gain=self.meanings.written_terms(list(terms)))

    def about(self, reference: str) -> list[str]:
        """Everything there is to say about a thing, in sentences: its cost, bonus, effect, text."""
        return [self.meant(meaning) for meaning in self.meanings.about(reference)]

    def meant(self, meaning: Meaning) -> str:
        """A meaning in words, its remarks behind it."""
        said = self.message(meaning.message, **meaning.arguments)
        for remark in meaning.remarks:
            said = self.book.say("with-remark", {"said": said, "remark": self.meant(remark)})
        return said

    def _said(self, value: str | int) -> str | int:
        """An argument as it stands in a message: phrases are put into words."""
        if isinstance(value, int) or not read(value):
            return value
        said = Said(self.say(value))
        said.phrase = value
        return said

    def _phrase(self, alternatives: list[Exchange], form: str) -> str:
        return self._list("or", [self._exchange(one, form) for one in alternatives])

    def _exchange(self, exchange: Exchange, form: str) -> str:
        gain = self._list("and", [self._part(part, form) for part in exchange.gain])
        if exchange.per:
            gain = self.book.say("per", {"gain": gain, "each": self._said(exchange.per)})
        if not exchange.pay:
            return gain
        pay = self._list("and", [self._part(part, form) for part in exchange.pay])
        return self.book.say("exchange", {"pay": pay, "gain": gain})

    def _list(self, joint: str, said: list[str]) -> str:
        """One, two and three of them."""
        before = said[0]
        for following in said[1:-1]:
            before = self.book.say("list-more", {"before": before, "next": following})
        if len(said) == 1:
            return before
        return self.book.say(f"list-{joint}", {"before": before, "last": said[-1]})

    def _part(self, part: Part, form: str) -> str:
        if part.number is not None:
            message, arguments = self._noun(part.reference)
            return self.book.say(f"{message}.many", {**arguments, "count": part.number})
        return self._reference(part.reference, form)

    def _reference(self, reference: str, form: str) -> str:
        kind, _, name = reference.partition(":")
        if kind == "seat":
            seat = int(name)
            return (
                self.names[seat - 1] if seat <= len(self.names) else self.message("player", n=seat)
            )
        if kind == "cell":
            return self._cell(name)
        message, arguments = self._noun(reference)
        return self.book.say(f"{message}.{form}" if form else message, arguments)

    def _noun(self, reference: str) -> tuple[str, dict[str, str | int]]:
        """The message that names a thing."""
        kind, _, name = reference.partition(":")
        if message := self.meanings.word(reference):
            return message, {}
        return (kind, {"number": int(name)}) if name.isdecimal() else (f"{kind}-{name}", {})

    def _cell(self, name: str) -> str:
        cell = cell_named(name)
        if cell is None:
            raise Unsayable(f"cell:{name}", self.language, "there is no such cell")
        south, east = south_of_home(cell), east_of_home(cell)
        if not south and not east:
            return self.book.say("cell-home", {})
        steps = []
        for step, one, other in ((south, "south", "north"), (east, "east", "west")):
            if step:
                steps.append(self.book.say(f"cell-{one if step > 0 else other}", {"n": abs(step)}))
        return " ".join(steps)

    def _form(self, form: str) -> Any:
        def formed(said: str) -> str:
            return self._phrase(read(said.phrase), form) if isinstance(said, Said) else str(said)

        return formed

    def _counted(self, said: str, count: int) -> str:
        """So many of a thing: of an argument, or of `"thing:coin"` written out in a message."""
        reference = said.phrase if isinstance(said, Said) else said
        return self._part(Part(int(count), reference), "")

    def _name(self, said: str) -> str:
        """What a reference names, to select by it."""
        return said.phrase.partition(":")[2] if isinstance(said, Said) else str(said)


def message_of(rule: str) -> str:
    """`game/take/too-dear` is refused by the message `refusal-game-take-too-dear`."""
    return f"refusal-{rule.replace('/', '-')}"


def capital(said: str) -> str:
    """A sentence begins with a capital; a player's name is left as it is written."""
    if isinstance(said, Said) and said.phrase.startswith("seat:"):
        return str(said)
    return said[:1].upper() + said[1:]
