"""The referee: runs a game's rules, collects answers, keeps the record. There is no event loop."""

from hashlib import blake2b
from typing import Any, Final, Generic

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision, Draw, Question, Together
from highlands.engine.event import Event, ledger
from highlands.engine.luck import Luck, QuickLuck
from highlands.engine.refusal import (
    NOT_ASKED,
    NOT_YOUR_TURN,
    NOTHING_TO_UNDO,
    OVER,
    Refusal,
    Refused,
)  # fmt: skip
from highlands.engine.rest import Answer, Rest
from highlands.engine.rules import Rules, S, Setup, Turn
from highlands.engine.seat import NATURE, Seat

__all__ = ["Answer", "Forgotten", "Game", "Hopeless", "Rest", "open_game"]

DEALS: Final = 10_000


class Hopeless(Exception):
    """`guess` deals what cannot have been: it must look at more of what is known."""


class Forgotten(Exception):
    """A game that keeps nothing cannot be cloned, taken back or written down."""


class Game(Generic[S]):
    """A position: the last resting point and the answers since. The rest of it is a cache."""

    def __init__(
        self,
        rules: Rules[S],
        setup: Setup,
        rest: Rest[S],
        answers: list[Answer],
        luck: Luck | None,
        twin: "Game[S] | None" = None,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.luck = luck
        self.held = False  # whether nature waits until a turn is confirmed
        self.remembers = True
        if twin is None:
            self._retrace(rest, answers, None)
        else:
            self._follow(twin)
        self._let_nature_answer()

    @property
    def over(self) -> bool:
        """Whether nothing is left to be played."""
        return self.question is None

    @property
    def decision(self) -> Decision[Any] | None:
        """The next decision to be taken; of several in secret, the first that lacks its answer."""
        if isinstance(self.question, Together):
            for decision in self.question.decisions:
                if decision.seat not in self.given:
                    return decision
            return None
        return self.question

    @property
    def pending(self) -> dict[Seat, Decision[Any]]:
        """Who is asked what."""
        if isinstance(self.question, Together):
            return {d.seat: d for d in self.question.decisions if d.seat not in self.given}
        return {} if self.question is None else {self.question.seat: self.question}

    @property
    def began_with_position(self) -> bool:
        """Whether play began at a written position instead of an unpacked box."""
        return self.rest.root().drawn

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, from the beginning."""
        return self.story()

    def play(self, seat: Seat, choice: Choice | str) -> list[Event]:
        """Answer wholly or not at all; what has happened comes back."""
        chosen = self.rules.catalogue.read(choice) if isinstance(choice, str) else choice
        if refusal := self.why_not(seat, chosen):
            raise Refused(refusal)
        return self._go_on(seat, chosen)

    def hold(self) -> None:
        """From now on nature waits until a turn is confirmed, so that people may take it back."""
        self.held = True

    def confirm(self) -> list[Event]:
        """Let nature, which was held back, answer; what has happened comes back."""
        return self._go_on(NATURE, None)

    def why_not(self, seat: Seat, choice: Choice | str) -> Refusal | None:
        """The rule that forbids an answer, or nothing if it may be given."""
        chosen = self.rules.catalogue.read(choice) if isinstance(choice, str) else choice
        decision = self.pending.get(seat)
        if decision is None:
            return Refusal(OVER if self.over else NOT_YOUR_TURN, {})
        if chosen in decision.options():
            return None
        return decision.why_not(chosen) or Refusal(NOT_ASKED, {})

    def preview(self, seat: Seat, choice: Choice | str) -> "tuple[list[Event], Game[S]]":
        """What an answer would do before nature has a say, and the position after it."""
        twin = self.clone()
        twin.hold()
        return twin.play(seat, choice), twin

    def accept(self, seat: Seat, choice: Choice) -> None:
        """Take an answer that is known to be an option: the fast way, for replay and search."""
        question = self.question
        if isinstance(question, Together):
            self.answers.append(Answer(seat, choice, None))
            self.given[seat] = choice
            if len(self.given) == len(question.decisions):
                self._run([self.given[decision.seat] for decision in question.decisions])
                self._answer_unasked()
        elif question is not None:
            if self.remembers:
                self.answers.append(Answer(seat, choice, question.only_for))
            self._run(choice)
            self._answer_unasked()

    def advance(self, choice: Choice) -> None:
        """Search's way on: accept an option of the pending decision and let nature answer."""
        if (decision := self.decision) is not None:
            self.accept(decision.seat, choice)
            self._let_nature_answer()

    def clone(self, luck: Luck | None = None) -> "Game[S]":
        """An independent copy: the turn's answers, given again at a copy of the resting table.

        It has luck of its own, or none: then nature waits to be played like any seat.
        """
        self._must_remember()
        return Game(self.rules, self.setup, self.rest, self.answers, luck, self)

    def seat_nature(self, luck: Luck | None) -> None:
        """From now on nature answers by itself, or (None) waits to be played like any seat."""
        self.luck = luck
        if not self.held:
            self._let_nature_answer()

    def forget(self) -> "Game[S]":
        """Keep nothing from now on, for a playout: half as fast again, but no clone or record."""
        self.remembers = False
        return self

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last answer, unless nature or another seat has answered since."""
        self._must_remember()
        rest, answers = self.rest, self.answers
        while not answers and rest.before is not None:
            rest, answers = rest.before, rest.answers
        if not answers or answers[-1].seat != seat:
            raise Refused(Refusal(NOTHING_TO_UNDO, {}))
        self._retrace(rest, answers[:-1], None)

    def seen_by(self, viewer: Seat, luck: Luck) -> "Game[S]":
        """The position as the viewer knows it: hidden things dealt anew, open secrets not given.

        It deals until everything seen this turn could have happened.
        """
        self._must_remember()
        known = self.answers
        if self.given:
            settled, secret = known[: -len(self.given)], known[-len(self.given) :]
            known = settled + [answer for answer in secret if answer.seat == viewer]
        seen = [a.choice for a in known if a.seat == NATURE and not a.hidden_from(viewer)]
        for attempt in range(DEALS):
            fresh = QuickLuck(luck.number("re-deal", attempt))
            table = self.rules.guess(self.rest.table, viewer, seen, fresh)
            rest = Rest(table, None, [], drawn=True)
            game = Game(self.rules, self.setup.without_seed(), rest, [], None)
            if game._could_have_seen(known, viewer, fresh):
                return game
        raise Hopeless(f"{DEALS} deals, and none that seat {viewer} could have seen")

    def answered(self) -> list[Answer]:
        """Every answer since the beginning."""
        self._must_remember()
        turns = [self.answers]
        rest = self.rest
        while rest.before is not None:
            turns.append(rest.answers)
            rest = rest.before
        return [answer for turn in reversed(turns) for answer in turn]

    def story(self) -> list[Event]:
        """Everything that has happened, told again from the beginning."""
        told: list[Event] = []
        game = Game(self.rules, self.setup, self.rest.root(), [], None)
        game._retrace(game.rest.root(), self.answered(), told)
        return told

    def ranking(self) -> list[list[Seat]]:
        """The seats by their places, best first; those who share a place stand together."""
        return self.rules.ranking(self.table)

    def ledger(self, seat: Seat) -> dict[str, dict[str, int]]:
        """What a seat has gained of each thing since the beginning, source by source."""
        return ledger(self.story(), seat)

    def fingerprint(self) -> str:
        """Equal for equal positions, on every machine and in every mode."""
        asked = [
            (seat, decision.prompt, [option.text for option in decision.options()])
            for seat, decision in sorted(self.pending.items())
        ]
        secrets = sorted((seat, choice.text) for seat, choice in self.given.items())
        position = (self.table.figures(), asked, secrets)
        return blake2b(repr(position).encode(), digest_size=8).hexdigest()

    def _go_on(self, seat: Seat, chosen: Choice | None) -> list[Event]:
        """Take an answer and let nature have its say, or come back to where we were."""
        self._must_remember()
        rest, answers, told = self.rest, self.answers[:], list[Event]()
        self.table.told = told
        try:
            if chosen is not None:
                self.accept(seat, chosen)
            if chosen is None or not self.held:
                self._let_nature_answer()
        except BaseException:
            self._retrace(rest, answers, None)
            raise
        self.table.told = None
        return told

    def _begin(self, rest: Rest[S], told: list[Event] | None) -> None:
        """Stand at a resting point, with the first question of the turn."""
        self.rest = rest
        self.answers: list[Answer] = []
        self.sent: list[Any] = []  # all that the rules have got since then, unasked answers too
        self.given: dict[Seat, Choice] = {}
        self.table = rest.table.copy()
        self.table.told = told
        self.question: Question | None = None
        if not self.rules.over(self.table):
            self.running: Turn = self.rules.turn(self.table)
            self._run(None)

    def _retrace(self, rest: Rest[S], answers: list[Answer], told: list[Event] | None) -> None:
        """Come to a position from its resting point."""
        self._begin(rest, told)
        self._answer_unasked()
        for answer in answers:
            self.accept(answer.seat, answer.choice)

    def _follow(self, twin: "Game[S]") -> None:
        """Come to the position of another game: no need to ask what has only one answer."""
        self._begin(twin.rest, None)
        for sent in twin.sent:
            self.question = self.running.send(sent)
        self.sent = twin.sent[:]
        self.answers = twin.answers[:]
        self.given = twin.given.copy()

    def _answer_unasked(self) -> None:
        """Go on to a question that has more than one answer."""
        while isinstance(self.question, Decision):
            only = self.question.only_answer()
            if only is None:
                return
            self._run(only)

    def _run(self, answer: Any) -> None:
        """Let the rules go on to their next question, over as many resting points as it takes."""
        if self.given:
            self.given = {}
        if self.remembers and answer is not None:
            self.sent.append(answer)
        while True:
            try:
                self.question = self.running.send(answer)
            except StopIteration:
                self.question = None
            else:
                return
            if self.remembers:
                told, self.table.told = self.table.told, None
                self.rest = Rest(self.table, self.rest, self.answers)
                self.answers = []
                self.sent = []
                self.table = self.rest.table.copy()
                self.table.told = told
            if self.rules.over(self.table):
                return
            self.running = self.rules.turn(self.table)
            answer = None

    def _let_nature_answer(self) -> None:
        while self.luck is not None and isinstance(draw := self.question, Draw):
            self.accept(NATURE, self.luck.answer(draw))

    def _could_have_seen(self, known: list[Answer], viewer: Seat, luck: Luck) -> bool:
        """Replay what the viewer saw; what it did not see is answered by luck."""
        for number, answer in enumerate(known):
            decision = self.pending.get(answer.seat)
            if decision is None:
                return False
            if answer.hidden_from(viewer):
                self.accept(answer.seat, luck.guess(decision, number))
            elif answer.choice in decision.options():
                self.accept(answer.seat, answer.choice)
            else:
                return False
        return True

    def _must_remember(self) -> None:
        if not self.remembers:
            raise Forgotten("this game was told to forget")


def open_game(rules: Rules[S], setup: Setup) -> Game[S]:
    """A new game, in which nature has already done what comes before the first decision."""
    luck = None if setup.seed is None else Luck(setup.seed)
    return Game(rules, setup, Rest(rules.open(setup), None, []), [], luck)
