"""What a game's package `meanings` says of its table, and what is said if a game has none.

A game that wants more than the names of choices and events puts a module or package `meanings`
beside its rules, with any of the functions of `Meanings`. Whatever it leaves out is said the plain
way: a choice `take space:5` by the message `choice-take` with the argument `space`, a prompt by
`prompt-take`, an event by `event-took`, all with `player`.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.event import HIDDEN, Changed, Event
from highlands.engine.registry import rules_of
from highlands.engine.seat import NATURE, Seat
from highlands.parts.meaning import Arguments, Meaning
from highlands.parts.notation import Effect, Term

HOOKS: Final = (
    "word", "choice", "prompt", "event", "told_already", "in_short", "about", "written",
    "written_terms",
)  # fmt: skip


class Meanings(Protocol):
    """The functions of a game's `meanings`, each of which may be missing."""

    def word(self, reference: str) -> str | None:
        """The id of the message that names a thing; nothing: `kind-name` is its id."""

    def choice(
        self, choice: Choice, table: Any, seat: Seat, decision: Decision[Any] | None
    ) -> Meaning:
        """What a choice comes to at this table; more is known if the decision is given."""

    def prompt(self, decision: Decision[Any], table: Any) -> Meaning:
        """What is asked."""

    def event(self, event: Event) -> Meaning:
        """What happened."""

    def told_already(self, event: Event) -> bool:
        """Whether another event of the same deed says it too, so that a log may leave it out."""

    def in_short(self, events: Sequence[Event]) -> list[Meaning]:
        """What one seat, or nature, did in a turn, in as few words as it takes."""

    def about(self, reference: str) -> list[Meaning]:
        """All there is to say about a thing."""

    def written(self, effects: list[Effect[Any]]) -> str:
        """Effects as a phrase in references."""

    def written_terms(self, terms: list[Term[Any]]) -> str:
        """A cost or a gain as a phrase in references."""


class Plain:
    """The plain way to mean something, where a game has no hook of its own."""

    def word(self, reference: str) -> str | None:
        return None

    def choice(
        self, choice: Choice, table: Any, seat: Seat, decision: Decision[Any] | None
    ) -> Meaning:
        return Meaning(f"choice-{choice.verb}", by_kind(choice.references))

    def prompt(self, decision: Decision[Any], table: Any) -> Meaning:
        return Meaning(f"prompt-{decision.prompt}", {"player": seat_reference(decision.seat)})

    def event(self, event: Event) -> Meaning:
        arguments: Arguments = {"player": seat_reference(event.seat)}
        if event.subjects == (HIDDEN,):
            return Meaning("event-hidden", arguments)
        if isinstance(event, Changed):
            arguments |= {"gain": f"{abs(event.amount)} {event.thing}", "source": event.source}
            return Meaning(f"event-{event.verb}", arguments)
        return Meaning(f"event-{event.verb}", arguments | by_kind(event.subjects))

    def told_already(self, event: Event) -> bool:
        return False

    def in_short(self, events: Sequence[Event]) -> list[Meaning]:
        return [self.event(event) for event in events if not self.told_already(event)]

    def about(self, reference: str) -> list[Meaning]:
        return []

    def written(self, effects: list[Effect[Any]]) -> str:
        raise NotImplementedError

    def written_terms(self, terms: list[Term[Any]]) -> str:
        raise NotImplementedError


class Hooked(Plain):
    """The functions of a game's module, over the plain ones."""

    def __init__(self, module: Any) -> None:
        for name in HOOKS:
            if hasattr(module, name):
                setattr(self, name, getattr(module, name))


def package_of(game: str) -> str:
    """Where a game's rules lie, and its words beside them."""
    module = type(rules_of(game)).__module__
    return module.rpartition(".")[0] or module


def meanings_of(game: str) -> Meanings:
    package = package_of(game)
    name = f"{package}.meanings"
    if getattr(import_module(package), "__path__", None) is None:
        return Plain()
    return Hooked(import_module(name)) if find_spec(name) else Plain()


def by_kind(references: tuple[str, ...]) -> Arguments:
    """References as arguments called by their kinds; a second one of a kind is `kind-2`."""
    found: Arguments = {}
    for reference in references:
        kind = reference.partition(":")[0]
        count = sum(1 for name in found if name.partition("-")[0] == kind)
        found[f"{kind}-{count + 1}" if count else kind] = reference
    return found


def seat_reference(seat: Seat) -> str:
    return "thing:nature" if seat == NATURE else f"seat:{seat + 1}"
