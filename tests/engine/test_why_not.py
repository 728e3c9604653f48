"""What is no option is refused, with the rule that says why."""

from highlands.engine.choice import Choice
from highlands.engine.decision import Draw
from highlands.engine.playout import playout
from tests.engine.play import start
from tests.orchard.choices import TAKE


def test_nobody_is_at_turn_when_the_game_is_over() -> None:
    game = start(5)
    assert str(game.why_not(1, "idle")) == "engine/not-your-turn"
    playout(game, 5)
    assert game.over
    for seat in (-1, 0, 1):
        assert str(game.why_not(seat, "idle")) == "engine/over"


def test_what_was_not_listed_is_not_asked_for_even_if_no_rule_forbids_it() -> None:
    game = start(2, hawker="no")
    assert game.decision
    game.decision.known_options = game.decision.options()[1:]
    refusal = game.why_not(0, TAKE[0])
    assert refusal is not None
    assert (refusal.rule, refusal.figures) == ("engine/not-asked", {})


def test_a_piece_that_is_used_up_is_not_drawn_and_a_strange_one_not_asked_for() -> None:
    pieces = [Choice("draw", f"piece:{number}") for number in range(2)]
    draw = Draw("bag", 0, pieces, [0, 1])
    assert draw.possible()
    assert draw.why_not(pieces[1]) is None
    used_up, strange = draw.why_not(pieces[0]), draw.why_not(Choice("draw", "piece:0"))
    assert used_up is not None
    assert strange is not None
    assert (used_up.rule, used_up.figures) == ("engine/none-left", {})
    assert (strange.rule, strange.figures) == ("engine/not-asked", {})
