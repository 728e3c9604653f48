"""A position as one seat knows it: what the game is told of, and how often it deals."""

from highlands.engine.choice import Choice
from highlands.engine.game import Game
from highlands.engine.luck import Luck
from highlands.engine.seat import Seat
from tests.engine.play import drawn
from tests.orchard.rules import Orchard
from tests.orchard.table import Table


class Watchful(Orchard):
    """Rules that remember what they were told when they dealt."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.seeds: list[int] = []

    def guess(self, table: Table, viewer: Seat, seen: list[Choice], luck: Luck) -> Table:
        self.seen = [choice.text for choice in seen]
        self.seeds.append(luck.seed)
        return super().guess(table, viewer, seen, luck)


class Unlucky(Watchful):
    """Rules whose first two deals cannot have been: somebody else is at turn."""

    def guess(self, table: Table, viewer: Seat, seen: list[Choice], luck: Luck) -> Table:
        twin = super().guess(table, viewer, seen, luck)
        if len(self.seeds) < 3:
            twin.turn = 1
        return twin


def watched(rules: Watchful, game: Game[Table]) -> Game[Table]:
    return Game(rules, game.setup, game.rest, game.answers, None)


def test_a_guess_is_told_what_the_viewer_saw_drawn_this_turn_and_nothing_else() -> None:
    rules = Watchful()
    drawing = "Anna: take stall:1\nAnna: lay cell:e1\nAnna: wake cell:e1\nnature: draw note:3\n"
    game = watched(rules, drawn(drawing))
    game.seen_by(0, Luck(1))
    assert rules.seen == ["draw note:3"]
    game.seen_by(1, Luck(1))
    assert rules.seen == []


def test_every_deal_has_luck_of_its_own_until_one_can_have_been() -> None:
    rules = Unlucky()
    game = watched(rules, drawn("Anna: take stall:1\n"))
    known = game.seen_by(0, Luck(1))
    assert len(rules.seeds) == len(set(rules.seeds)) == 3
    assert list(known.pending) == list(game.pending)
    assert known.setup.seed is None
