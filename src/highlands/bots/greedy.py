"""The bot that plans its own turn to the end, and looks no further."""

from typing import Any, Final, TypeAlias

from highlands.bots.judgement import Judgement, judgement_of
from highlands.engine.choice import Choice
from highlands.engine.game import Game, Rest
from highlands.engine.luck import QuickLuck
from highlands.engine.seat import Seat

AnyGame: TypeAlias = Game[Any]

GLANCE: Final = 2  # positions kept at each step while every first answer is tried
STARE: Final = 5  # positions kept at each step while the most promising are tried again
FAVOURITES: Final = 3  # how many first answers are tried again


class GreedyBot:
    """Plays the turn at whose end the table is best, as the game's own judgement has it.

    It never looks at what nature will draw: a plan ends where nature or another seat must answer.
    """

    name = "greedy"

    def __init__(self, seed: int, judgement: Judgement | None = None) -> None:
        self.seed = seed
        self.judgement = judgement  # if not the game's own
        self.turn: Rest[Any] | None = None  # the resting point from which the last plan was made
        self.plan: list[Choice] = []  # all answers of that turn, those before the plan included

    def decide(self, game: AnyGame, seat: Seat) -> Choice:
        """The next answer of the plan, as long as the game goes by it; else of a new plan."""
        options: list[Choice] = game.pending[seat].options()
        if len(options) == 1:
            return options[0]
        given = [answer.choice for answer in game.answers]
        followed = self.turn is game.rest and self.plan[: len(given)] == given
        if not followed or len(self.plan) == len(given):
            known = game.seen_by(seat, QuickLuck(self.seed))
            judgement = self.judgement or judgement_of(game.rules)
            self.turn, self.plan = game.rest, given + best_plan(known, seat, judgement)
        return self.plan[len(given)]


class Sketch:
    """A position on the way through a turn: the answers that led there, and its value."""

    def __init__(self, game: AnyGame, answers: list[Choice], value: float) -> None:
        self.game = game
        self.answers = answers
        self.value = value


def best_plan(game: AnyGame, seat: Seat, judgement: Judgement) -> list[Choice]:
    """The answers that lead to the best end of the turn that could be found."""
    start = Sketch(game, [], 0.0)
    first = after(start, seat, judgement)
    ends = [best_end(sketch, seat, judgement, GLANCE) for sketch in first]
    order = sorted(range(len(first)), key=lambda place: -ends[place].value)
    ends += [best_end(first[place], seat, judgement, STARE) for place in order[:FAVOURITES]]
    return max(ends, key=lambda end: end.value).answers


def best_end(sketch: Sketch, seat: Seat, judgement: Judgement, width: int) -> Sketch:
    """Go on to the end of the turn, with so many of the best positions from step to step."""
    ended: list[Sketch] = []
    front = [sketch]
    while front:
        found: dict[tuple[object, ...], Sketch] = {}
        for position in front:
            if at_turn(position, seat, sketch.game):
                for following in after(position, seat, judgement):
                    found.setdefault(likeness(following, seat), following)
            else:
                ended.append(position)
        front = sorted(found.values(), key=lambda position: -position.value)[:width]
    return max(ended, key=lambda end: end.value)


def at_turn(position: Sketch, seat: Seat, beginning: AnyGame) -> bool:
    """Whether the turn goes on, and the seat is asked."""
    return position.game.rest is beginning.rest and seat in position.game.pending


def after(position: Sketch, seat: Seat, judgement: Judgement) -> list[Sketch]:
    """The positions to which the answers that are worth trying lead."""
    decision = position.game.pending[seat]
    found = []
    for choice in judgement.worth_trying(position.game.table, decision):
        game = position.game.clone()
        game.accept(seat, choice)
        value = judgement.value(game.table, seat)
        found.append(Sketch(game, [*position.answers, choice], value))
    return found


def likeness(position: Sketch, seat: Seat) -> tuple[object, ...]:
    """The same for positions that differ in nothing but the way that led there, or nearly so."""
    decision = position.game.pending.get(seat)
    options = () if decision is None else tuple(decision.options())
    return (position.value, *options)
