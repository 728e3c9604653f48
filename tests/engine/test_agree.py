"""A box that leaves little to be agreed on, and what is said about the wrong thing."""

import pytest

from highlands.engine.rules import Setup, TableOption, Unagreeable, agree


class Duel:
    """A box for two that has no options."""

    name = "duel"
    seats = range(2, 3)
    options: list[TableOption] = []  # noqa: RUF012  a box is never changed


def fault(names: list[str], seed: int | None, options: dict[str, str]) -> tuple[str, str]:
    with pytest.raises(Unagreeable) as caught:
        agree(Duel(), names, seed, options)
    return caught.value.about, str(caught.value)


def test_a_box_for_two_is_played_by_two() -> None:
    assert fault(["Anna"], None, {}) == ("seats", "duel is played by 2, not by 1")
    agreed = agree(Duel(), ["Anna", "Bruce"], None, {})
    assert (agreed.names, agreed.seed, agreed.options) == (["Anna", "Bruce"], None, {})


def test_a_box_without_options_has_none() -> None:
    reason = "there is no option 'hawker'; there is none"
    assert fault(["Anna", "Bruce"], None, {"hawker": "no"}) == ("options", reason)


def test_a_seed_that_is_none_is_about_the_seed() -> None:
    reason = "a seed is a whole number from 0 to 2**128 - 1"
    assert fault(["Anna", "Bruce"], -1, {}) == ("seed", reason)
    assert agree(Duel(), ["Anna", "Bruce"], 0, {}).seed == 0


def test_who_may_not_know_the_seed_knows_the_rest() -> None:
    known = Setup(["Anna"], 7, {"coins": "9"}).without_seed()
    assert (known.names, known.seed, known.options) == (["Anna"], None, {"coins": "9"})
