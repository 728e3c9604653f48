"""Whatever is done to a written position, it is read or refused: with a line, in one sentence."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from highlands.engine.header import Unreadable
from highlands.engine.record import read, write
from tests.glen_more.positions import RULES, SAMPLE

LINES = SAMPLE.split("\n")
WORDS = sorted({word for line in LINES for word in line.split()})
ODD = ["-1", "0", "9" * 500, "é", "²", "\x00", ":", ",", "a:", "1 a", "::", "\t", "tile:", ".", "#"]

places = st.integers(0, len(LINES) - 1)
pieces = st.one_of(st.sampled_from([*WORDS, *ODD]), st.text(max_size=6))
kinds = st.sampled_from(["drop", "double", "swap", "word", "cut", "insert", "indent"])
edits = st.lists(st.tuples(kinds, places, places, pieces), min_size=1, max_size=3)


def apply(lines: list[str], kind: str, place: int, other: int, piece: str) -> None:
    """One slip of the hand."""
    if kind == "drop":
        lines[place] = ""
    elif kind == "double":
        lines.insert(other, lines[place])
    elif kind == "swap":
        lines[place], lines[other] = lines[other], lines[place]
    elif kind == "word":
        words = lines[place].split(" ")
        words[other % len(words)] = piece
        lines[place] = " ".join(words)
    elif kind == "cut":
        lines[place] = lines[place][: other % (len(lines[place]) + 1)]
    elif kind == "insert":
        lines.insert(place, f"    {piece}")
    else:
        lines[place] = " " * (other % 9) + lines[place].strip()


def read_or_refused(text: str) -> bool:
    """Whether it was read; if so, it is written and read again the same."""
    try:
        game = read(text, RULES)
    except Unreadable as error:
        trouble = error
    else:
        assert read(write(game), RULES).fingerprint() == game.fingerprint()
        return True
    assert 1 <= trouble.line <= text.count("\n") + 1
    assert 0 < len(trouble.reason) < 250
    assert "\n" not in trouble.reason
    return False


@settings(max_examples=600, deadline=None)
@given(edits)
@example([("word", 27, 2, "9" * 500)])
def test_a_slip_of_the_hand_is_found_or_harmless(
    slips: list[tuple[str, int, int, str]],
) -> None:
    lines = LINES[:]
    for kind, place, other, piece in slips:
        apply(lines, kind, place, other, piece)
    read_or_refused("\n".join(lines))


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(SAMPLE)), st.integers(0, 30), st.text(max_size=4))
def test_any_characters_may_be_wrong(start: int, count: int, put: str) -> None:
    read_or_refused(SAMPLE[:start] + put + SAMPLE[start + count :])


@pytest.mark.parametrize("end", range(SAMPLE.index("osition:"), len(SAMPLE), 5))
def test_a_position_that_breaks_off_lacks_something(end: int) -> None:
    only_an_s_is_missing = end >= len(SAMPLE) - len("s\n")
    assert read_or_refused(SAMPLE[:end]) == only_an_s_is_missing
