"""A table that is being played: the confirmed game, and everybody's draft of a turn beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from threading import RLock
from typing import Any, Final, TypeAlias

from highlands.engine.decision import Draw
from highlands.engine.event import Event
from highlands.engine.game import Game, Rest, open_game
from highlands.engine.luck import Luck
from highlands.engine.registry import rules_of
from highlands.engine.rules import agree
from highlands.engine.seat import NATURE, Seat
from highlands.web.store.rows import Draft, Gathering, Line, Remark

AnyGame: TypeAlias = Game[Any]

NO_DRAFT: Final = Draft()


@dataclass(frozen=True, slots=True)
class Deed:
    """An answer and what happened because of it."""

    seat: Seat
    choice: str
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class Position:
    """A game as one seat has it before itself: its own draft played on the confirmed answers."""

    game: AnyGame
    deeds: Sequence[Deed]  # those of the draft


@dataclass(frozen=True, slots=True)
class Outcome:
    """What confirming comes to: the game after it, and the deeds that led there."""

    game: AnyGame
    deeds: Sequence[Deed]

    @property
    def lines(self) -> list[Line]:
        return [Line(deed.seat, deed.choice) for deed in self.deeds]


class Sitting:
    """One table in memory. Whoever touches it holds its lock.

    The game itself has no luck: nature waits like a seat until a turn is confirmed, and then it
    answers out of the seed, which nobody but this object knows.
    """

    def __init__(
        self,
        table: Gathering,
        lines: Sequence[Line],
        drafts: dict[Seat, Draft],
        remarks: Sequence[Remark],
    ) -> None:
        self.lock = RLock()
        self.table = table
        self.remarks = list(remarks)
        self.drafts = dict(drafts)
        self.luck = Luck(table.seed)
        rules = rules_of(table.game)
        names = [chair.name for chair in table.chairs]
        self.game: AnyGame = open_game(rules, agree(rules, names, None, table.options))
        self.deeds: list[Deed] = []
        self.halted = False  # whether these rules no longer play what was answered before
        for line in lines:
            try:
                self.deeds.append(played(self.game, line.seat, line.choice))
            except ValueError:
                self.halted = True
                break
        self.thinking: set[Seat] = set()  # whose bot has been asked
        self.known: dict[Seat, tuple[tuple[int, Draft], Position]] = {}

    def draft(self, seat: Seat) -> Draft:
        return self.drafts.get(seat, NO_DRAFT)

    def seen(self, seat: Seat | None) -> str:
        """What a page is of: the table's revision, and that of the reader's own draft."""
        return f"{self.table.revision}.{0 if seat is None else self.draft(seat).revision}"

    def position(self, seat: Seat | None) -> Position:
        """The game before a seat, or before somebody who watches."""
        if seat is None or not self.draft(seat).given:
            return Position(self.game, ())
        draft = self.draft(seat)
        key = (len(self.deeds), draft)
        if seat not in self.known or self.known[seat][0] != key:
            self.known[seat] = (key, self.drafted(seat, draft))
        return self.known[seat][1]

    def drafted(self, seat: Seat, draft: Draft) -> Position:
        """Play a draft. What others did meanwhile may have made it impossible: then it ends."""
        game = self.game.clone()
        deeds = []
        for choice in draft.given:
            try:
                deeds.append(played(game, seat, choice))
            except ValueError:
                break
        return Position(game, deeds)

    def complete(self, seat: Seat) -> bool:
        """Whether a seat's draft may be confirmed: its turn is over, or another must answer."""
        position = self.position(seat)
        if not position.deeds:
            return False
        return seat not in position.game.pending or passed(position.game.rest, self.game.rest)

    def confirmed(self, seat: Seat, choices: Sequence[str]) -> Outcome:
        """What becomes of the game when a seat has answered and nature has had its say."""
        game = self.game.clone()
        deeds = [played(game, seat, choice) for choice in choices]
        return Outcome(game, [*deeds, *self.drawn(game)])

    def begun(self) -> Outcome:
        """What nature does before the first decision, or had yet to do when the server stopped."""
        game = self.game.clone()
        return Outcome(game, self.drawn(game))

    def drawn(self, game: AnyGame) -> list[Deed]:
        """Nature's answers, until a player must decide."""
        deeds = []
        while isinstance(draw := game.question, Draw):
            deeds.append(played(game, NATURE, self.luck.answer(draw).text))
        return deeds

    def settle(self, outcome: Outcome) -> None:
        """Take over what has been written down."""
        self.game = outcome.game
        self.deeds += outcome.deeds


def played(game: AnyGame, seat: Seat, choice: str) -> Deed:
    """Give an answer and listen to what happens."""
    return Deed(seat, choice, game.play(seat, choice))


def passed(later: Rest[Any], earlier: Rest[Any]) -> bool:
    """Whether a turn has come to its end between two positions."""
    return later is not earlier
