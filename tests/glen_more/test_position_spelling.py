"""Blanks, empty lines, tabs, remarks and small liberties change nothing."""

import re
from collections.abc import Callable

import pytest

import highlands
from highlands.engine.header import Unreadable
from highlands.engine.record import write
from tests.glen_more.positions import SAMPLE, SHOWN, edited, fresh

TOP = SAMPLE.index("  turn:")


def position(change: Callable[[str], str]) -> str:
    """The sample with its lines below `position:` changed."""
    return SAMPLE[:TOP] + change(SAMPLE[TOP:])


VARIANTS = {
    "lines end as on Windows": SAMPLE.replace("\n", "\r\n"),
    "the last line does not end": SAMPLE.rstrip("\n"),
    "empty lines everywhere": position(lambda text: text.replace("\n", "\n\n   \n")),
    "no empty lines": position(lambda text: text.replace("\n\n", "\n")),
    "remarks": position(lambda text: text.replace("\n", "\n   # as it lay on Thursday\n")),
    "tabs": position(lambda text: text.replace("    ", "\t\t").replace("\n  ", "\n\t")),
    "tabs between": position(lambda text: re.sub(r"(\S) (\S)", r"\1\t\2", text)),
    "many blanks": position(lambda text: re.sub(r"(\S) (\S)", r"\1    \2", text)),
    "blanks at the end": SAMPLE.replace("\n", "  \n"),
    "no blanks after commas": position(lambda text: text.replace(", ", ",")),
    "all indented alike": position(lambda text: re.sub(r"(?m)^ +", "  ", text)),
    "indented at will": position(lambda text: re.sub(r"(?m)^    (?=.*7)", "          ", text)),
    "no blanks between marks": edited(("b c\n", "bc\n"), (". a b", ".ab"), ("c d .", "cd")),
    "other marks": edited(("a .\n", "Z .\n"), ("a pasture", "Z pasture")),
    "bare cells around": edited(("a .\n    b c\n", ". . .\n    . a\n    . b c\n")),
    "no turn": edited(("  turn: Anna\n", "")),
    "nothing left unsaid": edited(("  left: 41\n", "")),
    "blanks for hyphens": edited(("loch-lochy", "loch lochy"), ("2 clan-members", "2 clan member")),
    "one by its number": edited(("village: clan-member\n\n", "village: 1 clan-member, 0 wood\n\n")),
    "only rows with coins": edited((" sheep 0, cattle 0,", "")),
    "used up stacks named": edited(("removed: ", "removed: pasture-0-river, ")),
    "removed, a line each": edited(("  removed: quarry-1-plain, forest-1-plain, wheat",
        "  removed:\n    quarry-1-plain,\n    forest-1-plain\n    wheat")),
    "the legend first": edited(
        ("    a .\n    b c\n", ""),
        ("village: clan-member\n\n", "village: clan-member\n    a .\n    b c\n\n"),
    ),
    "holdings below": edited(("Bruce: 4 coins, 2 chief", "Bruce:\n    4 coins\n    2 chief")),
    "another order": position(
        lambda text: text[text.index("  Bruce") :] + "\n" + text[: text.index("  Bruce")]
    ),
    "the die by its other name": edited(("6 die", "6 nature")),
    "tiles as references": edited(("11 loch-lochy", "11 tile:loch-lochy")),
    "no options and seed": edited(("options:\nseed:\n", ""), ("rules: 1\n", "")),
}  # fmt: skip


def test_the_sample_is_written_as_it_would_be_written() -> None:
    assert write(highlands.position(SAMPLE)).strip() == SAMPLE.strip()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_person_may_write_it_otherwise(variant: str) -> None:
    text = VARIANTS[variant]
    assert text != SAMPLE
    assert write(highlands.position(text)).strip() == SAMPLE.strip()


def test_a_seat_at_the_die_table_is_found_with_other_blanks() -> None:
    text = edited(("seats: Anna,", "seats: Anna  Belle,"), ("turn: Anna", "turn: Anna Belle"))
    text = text.replace("4 Anna", "4 Anna   Belle").replace("Anna: 8", "Anna Belle: 8")
    assert highlands.position(text).table.track.last() == 0


def test_a_tile_is_a_tile_even_if_somebody_is_called_like_it() -> None:
    text = SAMPLE.replace("Bruce", "loch-lochy").replace("11 loch-lochy", "11 tile:loch-lochy")
    game = highlands.position(text)
    assert write(game).strip() == text.strip()


def test_a_stack_that_is_used_up_to_the_last_tile_needs_no_names() -> None:
    game = fresh(["Anna", "Bruce", "Clara", "Danny", "Effie"], seed=None)
    while game.table.undrawn() != 59 or not game.rest.before:
        game.play(-1, game.pending[-1].options()[0])
    assert game.rules.draw_position(game.rest.table, game.setup)[16:18] == [
        "removed: none", "left: 59",
    ]  # fmt: skip


def test_answers_follow_a_position() -> None:
    game = highlands.position(f"{SAMPLE}\n{SHOWN[1]}")
    assert [answer.choice.text for answer in game.answered()] == SHOWN[1].replace(
        "Anna: ", ""
    ).splitlines()
    assert game.decision is not None
    assert game.decision.prompt == "gain"
    with pytest.raises(Unreadable, match="line 49: glen-more/take/too-dear") as caught:
        highlands.position(f"{SAMPLE}\nAnna: take space:2\n")
    assert caught.value.rule == "glen-more/take/too-dear"


def test_a_record_without_position_is_no_position() -> None:
    with pytest.raises(Unreadable, match="there is no position in it"):
        highlands.position(write(fresh(["Anna", "Bruce"])))
