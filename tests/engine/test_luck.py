"""Luck without memory: what was drawn says nothing of what will be."""

import pytest

from highlands.engine.choice import Choice
from highlands.engine.decision import Draw
from highlands.engine.luck import SEEDS, Luck, QuickLuck, mix
from highlands.engine.ranking import ranked


def test_numbers_are_the_same_on_every_machine() -> None:
    assert Luck(7).number("die", 0) == 1066689364368310570
    assert Luck(SEEDS - 1).number("die", 0) != Luck(0).number("die", 0)
    assert QuickLuck(7).number("die", 0) == 1311312981
    assert mix(1) == 3979630085


@pytest.mark.parametrize("kind", [Luck, QuickLuck])
def test_streams_and_counts_differ_and_order_does_not_matter(kind: type[Luck]) -> None:
    luck = kind(3)
    numbers = {(s, n): luck.number(s, n) for s in ("bag", "die", "bag 1") for n in range(200)}
    assert len(set(numbers.values())) == len(numbers)
    again = kind(3)
    assert all(again.number(*key) == numbers[key] for key in reversed(numbers))
    assert numbers["bag", 1] != kind(4).number("bag", 1)


@pytest.mark.parametrize("kind", [Luck, QuickLuck])
def test_every_piece_is_as_likely_as_its_number_says(kind: type[Luck]) -> None:
    luck, met, weights = kind(1), [0, 0, 0, 0], [1, 0, 3, 4]
    for count in range(8_000):
        met[luck.pick("bag", count, weights)] += 1
    assert met[1] == 0
    for times, weight in zip(met, weights, strict=True):
        assert abs(times - 1_000 * weight) < 200


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_has_128_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        Luck(seed)


def test_nature_draws_what_is_left() -> None:
    pieces = [Choice("draw", f"piece:{number}") for number in range(3)]
    draw = Draw("bag", 0, pieces, [0, 2, 0])
    assert Luck(1).answer(draw) is pieces[1]
    assert draw.options() == [pieces[1]]
    assert str(draw.why_not(pieces[0])) == "engine/none-left"
    assert str(draw.why_not(Choice("draw", "piece:1"))) == "engine/not-asked"


def test_equals_share_a_place() -> None:
    assert ranked([(3, 1), (5, 0), (3, 1), (3, 2)]) == [[1], [3], [0, 2]]
