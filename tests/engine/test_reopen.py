"""Games are opened again as they were left."""

from highlands.engine.record import read, reopen, write, write_for
from highlands.engine.seat import NATURE
from tests.engine.play import drawn, start
from tests.orchard.rules import Orchard


def test_a_turn_that_was_not_confirmed_waits_only_if_nature_is_held() -> None:
    game = start(2, hawker="no")
    game.hold()
    game.play(0, "idle")
    text = write(game)
    for again in (read(text, Orchard(), held=True), reopen(text, Orchard(), held=True)[0]):
        assert list(again.pending) == [NATURE]
        again.undo(0)
        assert list(again.pending) == [0]
    for again in (read(text, Orchard()), reopen(text, Orchard())[0]):
        assert list(again.pending) == [1]


def test_a_written_position_shows_each_viewer_what_is_their_own() -> None:
    note, none = "4 0 0 0 0 0 1 0 0", "4 0 0 0 0 0 0 0 1"
    game = drawn(anna=note, bruce=note)
    for viewer, anna, bruce in ((0, note, none), (1, none, note), (None, none, none)):
        shown = write_for(game, viewer)
        assert f"  Anna: {anna}\n" in shown
        assert f"  Bruce: {bruce}\n" in shown
