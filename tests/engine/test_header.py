"""What the header of a record says, and what is said about it."""

import pytest

from highlands.engine.header import Unreadable, Written
from highlands.engine.quoted import quoted
from highlands.engine.record import read
from highlands.engine.rules import BadPosition, Setup
from tests.engine.play import POSITION, USUAL
from tests.orchard.rules import Orchard
from tests.orchard.table import Table

SHORT = "game: orchard\nseats: Anna, Bruce\n"


def fault(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        read(text, Orchard())
    return caught.value


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("options: coins=9=2\n", "coins is 4 or 2 or 9, not '9=2'"),
        ("options: =9\n", "there is no option ''; there is hawker, coins"),
        ("options: coins=9,\n", "'' is no option with its value"),
        ("seed: 1:2\n", "'1:2' is no seed"),
        ("seed: -1\n", "'-1' is no seed"),
    ],
)
def test_a_value_is_read_as_it_stands(line: str, reason: str) -> None:
    wrong = fault(SHORT + line)
    assert (wrong.line, wrong.reason) == (3, reason)


def test_blanks_round_a_value_count_for_nothing() -> None:
    game = read("game:orchard  \nseats:  Anna ,Bruce \noptions: coins=9 ,  hawker=no\n", Orchard())
    assert game.setup.names == ["Anna", "Bruce"]
    assert game.setup.options == {"hawker": "no", "coins": "9"}
    assert game.setup.seed is None


def test_a_refused_answer_brings_its_rule_and_figures() -> None:
    wrong = fault(SHORT + "\nnature: draw plot:shed\nAnna: idle\n")
    assert (wrong.line, wrong.rule) == (5, "engine/not-your-turn")
    assert wrong.refusal is not None
    assert wrong.refusal.rule == "engine/not-your-turn"

    purse = POSITION.format(**{**USUAL, "anna": "1 0 0 0 0 0 0 0 0"})
    poor = fault(f"{purse}Anna: take stall:1\n")
    assert poor.rule == "orchard/take/price"
    assert poor.refusal is not None
    assert poor.refusal.figures == {"plot": "plot:shed", "price": 2, "coins": 1}


def test_what_is_no_answer_at_all_breaks_no_rule() -> None:
    wrong = fault(f"{SHORT}\nZoe: idle\n")
    assert (wrong.rule, wrong.refusal) == (None, None)


class Strict(Orchard):
    """Rules that find fault with a line far below the position."""

    def read_position(self, lines: list[str], setup: Setup) -> Table:
        raise BadPosition(99, "too short")


def test_what_a_position_lacks_is_missed_at_its_last_line() -> None:
    assert str(BadPosition(99, "too short")) == "too short"
    text = POSITION.format(**USUAL)
    with pytest.raises(Unreadable) as caught:
        read(text, Strict())
    assert caught.value.reason == "too short"
    assert caught.value.line == len(text.rstrip().splitlines())


def test_answers_begin_after_a_blank_line() -> None:
    written = Written(f"\n{SHORT}\n\nAnna: idle\n\n# so far\nBruce: idle")
    assert [line.number for line in written.answers] == [6, 9]
    assert [line.whole for line in written.answers] == [True, False]
    assert Written(f"{SHORT}\n\n").answers == []
    assert Written(SHORT).answers == []


def test_forty_characters_are_quoted_whole() -> None:
    assert quoted("x" * 40) == f"'{'x' * 40}'"
    assert quoted("x" * 41) == f"'{'x' * 40}'..."
    assert quoted("a\nb") == "'a\\nb'"
