"""The referee: answers, refusals, drafts and what nature does in between."""

import pytest

import highlands
from highlands.engine.choice import Misspelled
from highlands.engine.game import Hopeless
from highlands.engine.luck import Luck
from highlands.engine.playout import playout
from highlands.engine.record import Unreadable, write
from highlands.engine.refusal import Refused
from highlands.engine.seat import NATURE
from tests.engine.play import drawn, start
from tests.orchard.rules import Orchard
from tests.orchard.table import Table


def test_text_is_as_good_as_a_choice() -> None:
    game = start(2, hawker="no")
    assert game.why_not(0, "take stall:0") is None
    assert str(game.why_not(1, "take stall:0")) == "engine/not-your-turn"
    assert str(game.why_not(0, "vote aye")) == "orchard/other-word"
    assert str(game.why_not(0, "lay cell:e1")) == "engine/not-asked"
    for ask in (game.why_not, game.play, game.preview):
        with pytest.raises(Misspelled):
            ask(0, "take stall:9")
    assert [str(event) for event in game.play(0, "idle")][:1] == ["0 gained 1 coin (idle)"]


def test_a_refusal_has_figures() -> None:
    game = drawn(anna="1 0 0 0 0 0 0 0 0")
    refusal = game.why_not(0, "take stall:1")
    assert refusal
    assert refusal.figures == {"plot": "plot:shed", "price": 2, "coins": 1}
    assert str(refusal) == "orchard/take/price plot=plot:shed price=2 coins=1"
    with pytest.raises(Refused) as caught:
        game.play(0, "take stall:1")
    assert caught.value.refusal.rule == "orchard/take/price"
    assert str(game.why_not(0, "sell fruit:pear")) == "orchard/sell/no-fruit price=3"


def test_nature_held_back_waits_for_the_last_word() -> None:
    game = start(2, hawker="no")
    game.hold()
    start_of_turn = game.fingerprint()
    game.play(0, "idle")
    assert list(game.pending) == [NATURE]
    assert str(game.why_not(1, "idle")) == "engine/not-your-turn"
    game.undo(0)
    assert game.fingerprint() == start_of_turn
    game.play(0, "idle")
    told = game.confirm()
    assert list(game.pending) == [1]
    assert game.answered()[-1].seat == NATURE
    assert told == []
    with pytest.raises(Refused, match="engine/nothing-to-undo"):
        game.undo(0)
    assert game.confirm() == []


def test_a_preview_lets_nature_wait() -> None:
    game = start(2, hawker="no")
    before = game.fingerprint()
    events, then = game.preview(0, "idle")
    assert [str(event) for event in events] == ["0 gained 1 coin (idle)"]
    assert list(then.pending) == [NATURE]
    assert then.confirm() == []
    assert list(then.pending) == [NATURE]
    assert game.fingerprint() == before


def test_nothing_can_be_taken_back_before_the_beginning() -> None:
    game = start(None)
    for seat in (NATURE, 0):
        with pytest.raises(Refused, match="engine/nothing-to-undo"):
            game.undo(seat)


def test_the_ledger_and_the_ranking_are_at_hand() -> None:
    game = start(5)
    playout(game, 5)
    points = [player.points for player in game.table.players]
    assert points[game.ranking()[0][0]] == max(points)
    for seat, score in enumerate(points):
        assert sum(game.ledger(seat).get("point", {}).values()) == score


def test_what_is_asked_is_part_of_a_position() -> None:
    taken, other = start(2, hawker="no"), start(2, hawker="no")
    taken.table.stalls[:] = other.table.stalls[:] = [taken.table.stalls[0]] * 4
    taken.play(0, "take stall:0")
    other.play(0, "take stall:0")
    assert taken.fingerprint() == other.fingerprint()
    assert taken.decision
    taken.decision.known_options = taken.decision.options()[:1]
    assert taken.fingerprint() != other.fingerprint()


class Liar(Orchard):
    """Rules that guess what cannot be: the viewer has other fruit than it has."""

    def guess(self, table: Table, *_: object) -> Table:
        twin = table.copy()
        twin.stalls = [None, None, None, None]
        return twin


def test_a_guess_that_cannot_have_been_is_an_error() -> None:
    game = highlands.Game(Liar(), start().setup, start().rest, [], Luck(1))
    game.play(0, "take stall:0")
    with pytest.raises(Hopeless, match="seat 1"):
        game.seen_by(1, Luck(1))


def test_the_public_face_is_small() -> None:
    game = highlands.new("orchard", seats=["Anna", "Bruce"], seed=7, hawker="no", coins="9")
    assert game.setup.options == {"hawker": "no", "coins": "9"}
    assert game.table.players[0].coins == 9
    playout(game, 1)
    assert game.over
    again = highlands.read(write(game))
    assert again.fingerprint() == game.fingerprint()
    assert list(highlands.new("orchard", ["Anna", "Bruce"]).pending) == [NATURE]


def test_a_written_position_is_played_on() -> None:
    text = write(drawn(answers="Anna: idle"))
    game = highlands.position(text)
    assert list(game.pending) == [NATURE]
    assert game.began_with_position
    assert game.play(NATURE, "draw plot:press") == []
    assert list(game.pending) == [1]
    assert write(game) == f"{text}nature: draw plot:press\n"
    with pytest.raises(Unreadable, match="no position"):
        highlands.position(write(start()))
