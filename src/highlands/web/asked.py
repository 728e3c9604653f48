"""What somebody is asked: the options as readable buttons, and why not the others."""

from dataclasses import dataclass
from typing import Any, Final

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.game import Game
from highlands.engine.seat import Seat
from highlands.words.speak import Speaker

LAST: Final = ("decline", "sell")  # verbs that come after all others, in this order


@dataclass(frozen=True, slots=True)
class Option:
    """A button: the choice as a record spells it, in words, and the things it is about."""

    choice: str
    words: str
    references: str


@dataclass(frozen=True, slots=True)
class Denied:
    """A candidate that a rule refuses: in words, the sentence why, and the title of the rule."""

    choice: str
    words: str
    references: str
    reason: str
    rule: str


@dataclass(frozen=True, slots=True)
class Bunch:
    """Options of one kind, and the candidates of the same kind that are refused."""

    verb: str
    options: list[Option]
    denied: list[Denied]

    @property
    def aside(self) -> bool:
        """Whether they interrupt a turn instead of answering the question."""
        return self.verb == LAST[-1]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question in words, and its answers."""

    prompt: str
    bunches: list[Bunch]

    @property
    def count(self) -> int:
        """How many answers there are."""
        return sum(len(bunch.options) for bunch in self.bunches)

    @property
    def denied(self) -> int:
        """How many candidates are refused."""
        return sum(len(bunch.denied) for bunch in self.bunches)


def asked_of(game: Game[Any], seat: Seat, voice: Speaker) -> Asked | None:
    """The question that a seat is asked, if it is asked any."""
    decision = game.pending.get(seat)
    if decision is None:
        return None
    view = game.rules.view(game.table, seat)
    bunches: dict[str, Bunch] = {}
    options: list[Choice] = decision.options()
    for choice in ranked([*options, *refused(decision, options)]):
        bunch = bunches.setdefault(choice.verb, Bunch(choice.verb, [], []))
        words = voice.choice(choice, view, seat, decision)
        about = " ".join(choice.references)
        if choice in options:
            bunch.options.append(Option(choice.text, words, about))
        elif refusal := game.why_not(seat, choice):
            reason, rule = voice.refusal(refusal), voice.rule(refusal.rule)
            bunch.denied.append(Denied(choice.text, words, about, reason, rule))
    return Asked(voice.prompt(decision, view), list(bunches.values()))


def refused(decision: Decision[Any], options: list[Choice]) -> list[Choice]:
    """What one might think of doing, and may not; unless something may be done with the same."""
    found: list[Choice] = decision.candidates()
    done = {choice.references for choice in options if choice.references}
    return [choice for choice in found if choice not in options and choice.references not in done]


def ranked(choices: list[Choice]) -> list[Choice]:
    """In the order of their verbs; what ends or interrupts the turn comes last."""
    verbs = list(dict.fromkeys(choice.verb for choice in choices))
    ranks = {verb: place for place, verb in enumerate([*verbs, *LAST])}
    return sorted(choices, key=lambda choice: ranks[choice.verb])
