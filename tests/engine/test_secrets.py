"""Votes are secret until all have voted, and notes as long as the game lasts."""

from highlands.engine.game import Game
from highlands.engine.luck import Luck
from highlands.engine.record import read, reopen, write, write_for
from tests.contracts.games import walk
from tests.engine.play import drawn
from tests.orchard.rules import Orchard
from tests.orchard.table import Table

RULES = Orchard()


def test_a_vote_is_secret_until_all_have_voted() -> None:
    met = 0
    for game in (game for seed in range(8) for game in walk(RULES, seed)):
        for voter in game.given:
            for viewer in range(len(game.setup.names)):
                known = game.seen_by(viewer, Luck(1))
                assert (voter in known.pending) == (voter != viewer)
                shown = write_for(game, viewer).splitlines()[-len(game.given) :]
                assert (f"{game.setup.names[voter]}: ?" in shown) == (voter != viewer)
            assert "vote" not in write_for(game, None).splitlines()[-1]
            met += 1
    assert met


def test_a_deal_anew_deals_something_else() -> None:
    differ = 0
    for game in walk(RULES, 3, every=3):
        for viewer in range(len(game.setup.names)):
            for luck in range(3):
                other = game.seen_by(viewer, Luck(luck))
                differ += other.table.figures() != game.table.figures()
    assert differ > 20


def test_records_that_differ_in_a_hidden_note_look_the_same_to_the_others() -> None:
    answers = "Anna: take stall:1\nAnna: lay cell:e1\nAnna: wake cell:e1\nnature: draw note:"
    one, other = drawn(f"{answers}0\n"), drawn(f"{answers}3\n")
    for viewer in (1, None):
        assert write_for(one, viewer) == write_for(other, viewer)
        assert shown(one, viewer) == shown(other, viewer)
    assert write_for(one, 0) != write_for(other, 0)
    assert shown(one, 0) != shown(other, 0)


def shown(game: Game[Table], viewer: int | None) -> list[str]:
    """The table and the story that a viewer knows."""
    story = [str(event.seen_by(viewer)) for event in game.events]
    return [str(game.rules.view(game.table, viewer).figures()), *story]


def test_a_note_is_masked_for_all_but_its_owner() -> None:
    met = 0
    for game in walk(RULES, 11, every=20):
        drawn_by = [a.only_for for a in game.answered() if a.only_for is not None]
        whole = write(game)
        for viewer in range(len(game.setup.names)):
            hidden = len([owner for owner in drawn_by if owner != viewer])
            masked = write_for(game, viewer)
            assert masked.count("nature: ?") == hidden
            assert masked.count("note:") == len(drawn_by) - hidden
            assert "seed:" not in masked
            assert "seed:" in whole
            met += hidden
    assert met


def test_a_masked_record_is_read_up_to_what_it_hides() -> None:
    *_, game = walk(RULES, 11, every=999)
    text = write_for(game, 0)
    known, trouble = reopen(text, RULES)
    assert trouble
    first = next(n for n, line in enumerate(text.splitlines(), 1) if line.endswith(": ?"))
    assert trouble.line == first
    assert trouble.reason == "this answer is hidden, so nothing after it can be played"
    assert read(write(known), RULES).fingerprint() == known.fingerprint()
