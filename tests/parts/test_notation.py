"""The notation of costs and effects, read into values and written back."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from highlands.parts.meaning import Meaning, written_effects, written_sum
from highlands.parts.notation import (
    BadNotation,
    Effect,
    Term,
    alternatives,
    effect,
    effects,
    term,
    terms,
)  # fmt: skip

NAMES: Final = ["wood", "stone", "clan-member", "vp"]
THINGS: Final = {name: number for number, name in enumerate(NAMES)}
REFERENCES: Final = [f"thing:{name}" for name in NAMES]
WOOD, STONE, MEMBER, VP = range(4)


def pairs(found: list[Term[int]]) -> list[tuple[int, int]]:
    return [(term.count, term.thing) for term in found]


def sides(found: Effect[int]) -> tuple[list[tuple[int, int]], list[tuple[int, int]], str]:
    return pairs(found.pay), pairs(found.gain), found.per


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("  ", []),
        ("wood", [(1, WOOD)]),
        ("3 stone", [(3, STONE)]),
        (" 12   clan-member ", [(12, MEMBER)]),
        ("wood + 2 stone", [(1, WOOD), (2, STONE)]),
        ("wood+wood", [(1, WOOD), (1, WOOD)]),
    ],
)
def test_a_sum_is_read_term_by_term(text: str, expected: list[tuple[int, int]]) -> None:
    assert pairs(terms(text, THINGS)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("wood -> 2 vp", ([(1, WOOD)], [(2, VP)], "")),
        ("wood + stone->3 vp+clan-member", ([(1, WOOD), (1, STONE)], [(3, VP), (1, MEMBER)], "")),
        ("-> vp", ([], [(1, VP)], "")),
        ("2 vp", ([], [(2, VP)], "")),
        ("3 vp per village", ([], [(3, VP)], "village")),
        ("wood -> vp per  big village ", ([(1, WOOD)], [(1, VP)], "big village")),
        ("wood ->", ([(1, WOOD)], [], "")),
    ],
)
def test_an_effect_gives_one_side_and_takes_the_other(
    text: str, expected: tuple[list[tuple[int, int]], list[tuple[int, int]], str]
) -> None:
    assert sides(effect(text, THINGS)) == expected


def test_one_or_the_other_is_parted_by_a_stroke() -> None:
    assert alternatives("", THINGS) == []
    ways = alternatives("wood + stone | 2 clan-member", THINGS)
    assert [pairs(way) for way in ways] == [[(1, WOOD), (1, STONE)], [(2, MEMBER)]]
    assert effects("", THINGS) == []
    found = effects("wood -> vp | 2 wood -> 3 vp", THINGS)
    assert [sides(one) for one in found] == [
        ([(1, WOOD)], [(1, VP)], ""),
        ([(2, WOOD)], [(3, VP)], ""),
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("wod", "'wod': there is no thing called 'wod'"),
        (" 2 wod ", "'2 wod': there is no thing called 'wod'"),
        ("2  big wood", "'2  big wood': there is no thing called 'big wood'"),
        ("big wood", "'big wood': 'big' is no number of pieces"),
        ("0 wood", "'0 wood': '0' is no number of pieces"),
        ("-1 wood", "'-1 wood': '-1' is no number of pieces"),
        ("½ wood", "'½ wood': '½' is no number of pieces"),
        ("٣ wood", "'٣ wood': '٣' is no number of pieces"),
        ("3", "'3': there is no thing called '3'"),
        ("2wood", "'2wood': there is no thing called '2wood'"),
        ("Wood", "'Wood': there is no thing called 'Wood'"),
        ("", "'': there is no thing called ''"),
    ],
)
def test_a_word_that_means_nothing_is_named(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as caught:
        term(text, THINGS)
    assert str(caught.value) == reason


@pytest.mark.parametrize("text", ["wood +", "+ wood", "wood + | vp", "wod | wood", "vp -> wod"])
def test_a_slip_anywhere_is_found(text: str) -> None:
    with pytest.raises(BadNotation):
        effects(text, THINGS)


amounts = st.lists(st.tuples(st.integers(1, 30), st.sampled_from([*THINGS.values()])))


@given(pay=amounts, gain=amounts.filter(bool))
def test_what_is_written_back_is_the_same(
    pay: list[tuple[int, int]], gain: list[tuple[int, int]]
) -> None:
    exchange = Effect([Term(*amount) for amount in pay], [Term(*amount) for amount in gain], "")
    again = effect(written_effects([exchange], NAMES), THINGS)
    assert sides(again) == (pay, gain, "")


def test_things_are_written_by_their_references() -> None:
    assert written_sum(terms("wood + 3 vp", THINGS), REFERENCES) == "1 thing:wood + 3 thing:vp"
    shown = written_effects(effects("wood -> 2 vp | clan-member", THINGS), REFERENCES)
    assert shown == "1 thing:wood -> 2 thing:vp | 1 thing:clan-member"


def test_a_meaning_is_a_message_with_what_fills_it() -> None:
    remark = Meaning("lost")
    meaning = Meaning("paid", {"count": 2}, [remark])
    assert (meaning.message, meaning.arguments, meaning.remarks) == ("paid", {"count": 2}, [remark])
    assert (remark.message, remark.arguments, remark.remarks) == ("lost", {}, [])
