"""A clone goes on from where its game stands, with all that has been."""

from highlands.engine.record import write
from tests.engine.play import start


def test_a_clone_has_the_record_of_its_game() -> None:
    game = start(2, hawker="no")
    game.play(0, "idle")
    twin = game.clone()
    assert write(twin) == write(game)
    twin.play(1, "idle")
    assert len(twin.answered()) == len(game.answered()) + 1
    twin.undo(1)
    assert write(twin) == write(game)
