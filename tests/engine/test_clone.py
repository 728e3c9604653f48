"""A clone goes on from where its game stands, with all that has been."""

from highlands.engine.record import write
from tests.engine.play import drawn, start


def test_a_clone_has_the_record_of_its_game() -> None:
    game = start(2, hawker="no")
    game.play(0, "idle")
    twin = game.clone()
    assert write(twin) == write(game)
    twin.play(1, "idle")
    assert len(twin.answered()) == len(game.answered()) + 1
    twin.undo(1)
    assert write(twin) == write(game)


def test_a_clone_stands_where_its_game_stands_wherever_that_began() -> None:
    played, undone = drawn("Anna: take stall:1\nAnna: lay cell:e1\n"), start(2, hawker="no")
    undone.play(0, "take stall:0")
    undone.undo(0)
    for game in (played, undone):
        twin = game.clone()
        assert twin.fingerprint() == game.fingerprint()
        assert twin.clone().fingerprint() == game.fingerprint()
