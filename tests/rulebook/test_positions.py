"""A table written down obeys the rules; here each of them once, with what may just still be."""

import pytest

import highlands
from highlands.engine.header import Unreadable
from tests.glen_more.positions import edited

# What is changed in the written position of docs/positions.md, for each rule that then forbids it.
BROKEN = {
    "track": [("2 castle-stalker\n", "2 castle-stalker\n    3 tavern-3-plain\n")],
    "pawns": [("6 die", "6 tavern-3-plain")],
    "turn": [("turn: Anna", "turn: Clara")],
    "box": [("12 butcher-1-sheep-plain", "12 castle-moil")],
    "stacks": [("left: 41", "left: 40")],
    "over": [("a pasture-1-plain", "a grocer-3-plain"), ("left: 41", "left: 0")],
    "warehouse": [("stone 3", "stone 4")],
    "coins": [("Clara: 1 coin", "Clara: 2 coins")],
    "start-village": [("d village-0-road", "d start-village")],
    "three-cubes": [("b quarry-1-plain: stone", "b quarry-1-plain: 4 stone")],
    "other-cube": [("b quarry-1-plain: stone", "b quarry-1-plain: wood")],
    "clan": [("Bruce: 4 coins, 2 chieftains", "Bruce: 4 coins, 3 chieftains")],
    "barrels": [("Anna: 8 coins", "Anna: 8 coins, 1 barrel")],
}
KEPT = [
    [("b quarry-1-plain: stone", "b quarry-1-plain: 3 stone")],
    [("turn: Anna\n", "")],
    [("Anna: 8 coins", "Anna: 7 coins"), ("Bruce: 4 coins", "Bruce: 5 coins")],
    [("Clara: 1 coin, 1 barrel", "Clara: 1 coin, 5 barrels")],
    [("Bruce: 4 coins, 2 chieftains", "Bruce: 4 coins, 3 chieftains"),
     ("a village-1-plain-stone: clan-member", "a village-1-plain-stone")],
]  # fmt: skip


@pytest.mark.parametrize("rule", BROKEN)
def test_what_no_table_can_be_is_refused_by_its_rule(rule: str) -> None:
    """`glen-more/position/track`, `glen-more/position/pawns`, `glen-more/position/turn`,
    `glen-more/position/box`, `glen-more/position/stacks`, `glen-more/position/over`,
    `glen-more/position/warehouse`, `glen-more/position/coins`,
    `glen-more/position/start-village`, `glen-more/position/three-cubes`,
    `glen-more/position/other-cube`, `glen-more/position/clan`, `glen-more/position/barrels`.
    """
    with pytest.raises(Unreadable) as caught:
        highlands.position(edited(*BROKEN[rule]))
    assert caught.value.rule == f"glen-more/position/{rule}"


@pytest.mark.parametrize("changes", KEPT)
def test_what_a_table_can_be_is_read(changes: list[tuple[str, str]]) -> None:
    """`glen-more/position/three-cubes`, `glen-more/position/turn`, `glen-more/position/coins`,
    `glen-more/position/barrels`, `glen-more/position/clan`: the same, not broken.
    """
    assert list(highlands.position(edited(*changes)).pending) == [0]
