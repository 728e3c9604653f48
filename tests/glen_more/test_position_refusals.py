"""What a table at home can never look like: each with its line and its reason."""

import pytest

import highlands
from highlands.engine.header import Unreadable
from highlands.engine.refusal import Rule
from tests.glen_more.positions import PAGE, SAMPLE, edited, line_of

POSITION = "glen-more/position/"
PLACE = "glen-more/place/"


def refused(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        highlands.position(text)
    return caught.value


# What is changed in the sample, the line to blame, words of the reason, and the rule.
IMPOSSIBLE = {
    "a pawn twice": (
        [("8 wheat-field-1-plain", "8 Bruce")], "8 Bruce", "Bruce is on the track twice", "pawns",
    ),
    "a pawn missing": (
        [("7 Bruce", "7 tavern-3-plain")], "track", "'Bruce' is not on the track", "pawns",
    ),
    "no die": ([("6 die", "6 tavern-3-plain")], "track", "'die' is not on the track", "pawns"),
    "one space too few": (
        [("4 Anna\n", "5 Anna\n"), ("    5 Clara\n", "    6 Clara\n"), ("    6 die\n", ""),
         ("7 Bruce", "7 die"), ("8 wheat-field-1-plain", "8 Bruce")],
        "track", "13 of the 14 spaces are filled, here are 12", "track",
    ),
    "one space too many": (
        [("2 castle-stalker\n", "2 castle-stalker\n    3 tavern-3-plain\n")],
        "track", "here are 14", "track",
    ),
    "a gap": ([("7 Bruce", "8 Bruce")], "8 Bruce", "space 7 is next, not 8", "track"),
    "a space beyond the ring": (
        [("1 forest-1-plain\n", "15 forest-1-plain\n")], "15", "the spaces are 1 to 14", "track",
    ),
    "space 0": ([("4 Anna", "0 Anna")], "0 Anna", "the spaces are 1 to 14", "track"),
    "a tile at the rear": (
        [("4 Anna", "4 wheat-field-1-plain"), ("8 wheat-field-1-plain", "8 Anna")],
        "4 wheat", "no tile lies behind it", "track",
    ),
    "a figure at the front": (
        [("7 Bruce", "7 castle-stalker"), ("2 castle-stalker", "2 Bruce")],
        "2 Bruce", "no figure stands before it", "track",
    ),
    "somebody else's turn": (
        [("turn: Anna", "turn: Bruce")], "turn", "the turn of 'Anna'", "turn",
    ),
    "the die's turn": ([("turn: Anna", "turn: die")], "turn", "the turn of 'Anna'", "turn"),
    "a tile more often than there is": (
        [("a pasture-1-plain", "a fair-1-upto3-plain")],
        "a fair-1-upto3-plain", "the box has 1 of fair-1-upto3-plain, this makes 2", "box",
    ),
    "a card's tile on the track and in a territory": (
        [("12 butcher-1-sheep-plain", "12 castle-moil")],
        "b castle-moil", "the box has 1 of castle-moil, this makes 2", "box",
    ),
    "more removed than there is": (
        [("removed: quarry-1-plain", "removed: 2 quarry-1-plain")],
        "b quarry-1-plain", "has 2 of quarry-1-plain, this makes 3", "box",
    ),
    "a starting village on the track": (
        [("11 loch-lochy", "11 start-village")], "11", "never on the track", "box",
    ),
    "a starting village removed": (
        [("removed: quarry-1-plain", "removed: start-village")], "removed", "never", "box",
    ),
    "too many left": ([("left: 41", "left: 42")], "left", "42 left is wrong", "stacks"),
    "too few left": ([("left: 41", "left: 40")], "left", "40 left is wrong", "stacks"),
    "a later stack begun too early": (
        [("a pasture-1-plain", "a tavern-2-plain")],
        "a tavern-2-plain", "of stack 2, not yet begun with 41 tiles left", "stacks",
    ),
    "a tile of another stack between": (
        [("14 meadow-1-plain", "14 meadow-2-river"), ("  left: 41\n", "")],
        "14 meadow-2-river", "with 35 tiles left this space was filled from stack 1", "stacks",
    ),
    "an earlier stack in front": (
        [("12 butcher-1-sheep-plain", "12 quarry-0-road"), ("  left: 41\n", "")],
        "12 quarry-0-road", "is of stack 0, but with 42 tiles left", "stacks",
    ),
    "the last tile drawn": ([("a pasture-1-plain", "a grocer-3-plain"), ("left: 41", "left: 0")],
        "left", "the game is over", "over",
    ),
    "a row of four": ([("wood 1,", "wood 4,")], "warehouse", "3 prices, not 4", "warehouse"),
    "a coin too many": (
        [("Anna: 8 coins", "Anna: 9 coins")],
        "warehouse", "14 coins and 10 lie in the warehouse, but 23", "coins",
    ),
    "a coin too few": ([("wood 1,", "wood 0,")], "warehouse", "but 23 are in play", "coins"),
    "no starting village": (
        [("c start-village: clan-member\n\n", "c tavern-2-plain\n\n")],
        "Anna", "a territory has one start-village, this one has 0", "start-village",
    ),
    "two starting villages": (
        [("d village-0-road", "d start-village")], "d start-village", "has 2", "start-village",
    ),
    "five cubes": (
        [("a meadow-0-river: sheep", "a meadow-0-river: 5 sheep")],
        "a meadow-0-river", "at most 3 cubes lie on a tile, not 5", "three-cubes",
    ),
    "cattle on a meadow": (
        [("a meadow-0-river: sheep", "a meadow-0-river: cattle")],
        "a meadow-0-river", "meadow-0-river holds only sheep, no cattle", "other-cube",
    ),
    "wood in a village": (
        [("c start-village: 2 clan-members", "c start-village: wood, 2 clan-members")],
        "c start-village: wood", "start-village holds no cubes", "other-cube",
    ),
    "three cubes on Loch Lochy": (
        [("11 loch-lochy", "11 tavern-2-plain"),
         ("a meadow-0-river: sheep", "a loch-lochy: 2 sheep, wood")],
        "a loch-lochy", "loch-lochy holds at most 2 cubes", "other-cube",
    ),
    "four cubes on the abbey": (
        [("b forest-0-road", "b iona-abbey: 2 wood, 2 sheep")], "b iona", "not 4", "three-cubes",
    ),
    "a clan member too many": (
        [("c start-village: 2 clan-members", "c start-village: 3 clan-members")],
        "Clara", "'Clara' has 3 clan members and chieftains together, by the tiles 2", "clan",
    ),
    "more clan members than the box has": (
        [("c start-village: 2 clan-members", "c start-village: 26 clan-members")],
        "Clara", "'Clara' has 26", "clan",
    ),
    "a clan member forgotten": (
        [("Bruce: 4 coins, 2 chieftains", "Bruce: 4 coins, 1 chieftain")], "Bruce", "has 2", "clan",
    ),
    "barrels from nowhere": (
        [("Bruce: 4 coins", "Bruce: 4 coins, 1 barrel")], "Bruce", "no tile that brings", "barrels",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_an_impossible_table_is_refused_with_line_and_rule(case: str) -> None:
    changes, line, reason, rule = IMPOSSIBLE[case]
    text = edited(*changes)
    error = refused(text)
    assert (error.line, error.rule) == (line_of(text, line), POSITION + rule), error
    assert reason in error.reason


# The drawing of Bruce's territory, what its marks are, the mark to blame, and the rule.
MISPLACED = {
    "a second river": ("ab/.c", {"a": "meadow-2-river"}, "a", "one-river"),
    "a river beside the starting village": ("ca", {"a": "meadow-2-river"}, "a", "one-river"),
    "a second road": ("a/c", {"a": "forest-2-road"}, "a", "one-road"),
    "a road that ends at a plain tile": ("cab", {"a": "forest-2-road", "b": "tavern-2-plain"},
                                         "b", "edges-match"),
    "a plain tile at the river": ("a/c", {"a": "tavern-2-plain"}, "a", "edges-match"),
    "corner to corner": ("a./.c", {"a": "tavern-2-plain"}, "a", "edge-contact"),
    "over a gap": ("a.c", {"a": "forest-2-road"}, "a", "edge-contact"),
}  # fmt: skip


@pytest.mark.parametrize("case", MISPLACED)
def test_a_territory_keeps_the_rules_of_placement(case: str) -> None:
    drawing, tiles, mark, rule = MISPLACED[case]
    tiles = {"b": "loch-morar"} | tiles | {"c": "start-village"}
    lines = ["Bruce: 4 coins", *drawing.split("/")]
    lines += [f"{letter} {tile}" for letter, tile in tiles.items() if letter in drawing]
    start, end = SAMPLE.index("  Bruce: "), SAMPLE.index("  Clara: ")
    bruce = "".join(f"    {line}\n" for line in lines).removeprefix("  ")
    text = SAMPLE[:start] + bruce + SAMPLE[end:]
    error = refused(text)
    assert error.rule == PLACE + rule
    assert error.line == line_of(text, f"{mark} {tiles[mark]}")
    assert error.reason == f"{tiles[mark]} cannot lie where it is drawn"


# What is changed, the line to blame, and the reason.
MISTYPED = {
    "an unknown tile": ([("11 loch-lochy", "11 loch-locky")], "11", "is it loch-lochy?"),
    "an unknown name": ([("7 Bruce", "7 Bruno")], "7", "there is no figure or tile 'Bruno'"),
    "an unknown seat": ([("Bruce: 4", "Bruno: 4")], "Bruno", "'Bruno' is neither a seat nor a"),
    "an unknown resource": (
        [("a meadow-0-river: sheep", "a meadow-0-river: goat")], "a meadow", "there is no resource",
    ),
    "an unknown thing": ([("Anna: 8 coins", "Anna: 8 pounds")], "Anna", "no thing 'pounds'"),
    "an unknown row": ([("wood 1,", "coal 1,")], "warehouse", "no row of the warehouse 'coal'"),
    "a row twice": ([("stone 3", "wood 3")], "warehouse", "wood is in the warehouse twice"),
    "a row without number": ([("wood 1,", "wood,")], "warehouse", "'' is no number"),
    "a number that is none": ([("left: 41", "left: many")], "left", "'many' is no number"),
    "a number below nothing": ([("8 coins", "-8 coins")], "Anna", "'-8' is no number"),
    "a broken number": ([("8 coins", "8x coins")], "Anna", "'8x' is no number"),
    "five hundred digits": ([("8 coins", "8" * 500 + " coins")], "Anna", "is no number from 0 to"),
    "digits of another script": ([("left: 41", "left: ٤١")], "left", "is no number"),
    "a space without number": ([("7 Bruce", "Bruce")], "Bruce", "'Bruce' is no number"),
    "a space without anything": ([("7 Bruce", "7")], "7", "a figure or a tile is missing"),
    "a track on one line": ([("track:", "track: 4 Anna")], "track", "lines of their own"),
    "a thing twice": (
        [("Anna: 8 coins", "Anna: 8 coins, 1 coin")], "Anna", "'1 coin': this is counted twice",
    ),
    "a mark without legend": ([("a .", "a z")], "a z", "'z' is not explained"),
    "a legend without mark": ([("    a .\n", "    . .\n")], "a past", "'a' is not in the drawing"),
    "a legend twice": (
        [("b forest-0-road", "a forest-0-road")], "a forest-0-road", "'a' is explained twice",
    ),
    "a mark twice": ([("a .", "a b")], "b c", "'b' is drawn twice"),
    "a mark that is no letter": ([("a .", "a *")], "a *", "'*' is no mark"),
    "a legend of no letter": ([("b forest-0-road", "* forest-0-road")], "* f", "'*' is no mark"),
    "a legend without tile": ([("b forest-0-road", "b : wood")], "b : wood", "no tile ''"),
    "too wide": ([("a .", "a" + " ." * 68)], "a .", "at most 68 tiles wide"),
    "too high": ([("    a .\n", "    .\n" * 68 + "    a .\n")], "a .", "at most 68 tiles wide"),
    "a seat twice": ([("Bruce: 4", "Anna: 4")], "Anna: 4", "stands here for the second time"),
    "a part twice": ([("left: 41", "turn: Anna")], "turn: Anna\n", "for the second time"),
    "a line under a number": ([("left: 41", "left: 41\n    42")], "42", "does not belong under"),
    "a turn of nobody": ([("turn: Anna", "turn: Bruno")], "turn", "nobody here is called 'Bruno'"),
}  # fmt: skip


@pytest.mark.parametrize("case", MISTYPED)
def test_what_is_mistyped_is_found_where_it_is(case: str) -> None:
    changes, line, reason = MISTYPED[case]
    text = edited(*changes)
    error = refused(text)
    where = text.rindex(line) if line.endswith("\n") else -1
    found = text[:where].count("\n") + 1 if where >= 0 else line_of(text, line)
    assert reason in error.reason
    assert error.line == found, error
    assert error.rule in {None, "glen-more/position/box"}


@pytest.mark.parametrize(
    ("first", "after", "reason"),
    [
        ("  Clara: ", "", "the position says nothing of 'Clara'"),
        ("  track:", "  warehouse:", "the position has no line 'track'"),
        ("  warehouse:", "  removed:", "the position has no line 'warehouse'"),
    ],
)
def test_what_is_missing_is_named(first: str, after: str, reason: str) -> None:
    end = SAMPLE.index(after, SAMPLE.index(first)) if after else len(SAMPLE)
    text = SAMPLE[: SAMPLE.index(first)] + SAMPLE[end:]
    error = refused(text)
    assert (error.line, error.reason) == (len(text.rstrip().split("\n")), reason)


def test_an_empty_position_is_no_table() -> None:
    error = refused(SAMPLE[: SAMPLE.index("  turn")])
    assert (error.line, error.reason) == (6, "the position has no line 'track'")


def test_a_die_does_not_play_with_four() -> None:
    text = edited(("seats: Anna, Bruce, Clara", "seats: Anna, Bruce, Clara, Danny"))
    error = refused(text)
    assert (error.line, error.rule) == (line_of(text, "6 die"), f"{POSITION}pawns")
    assert error.reason == "no die plays with 4"


def test_the_page_tells_every_rule_of_positions_and_each_is_tested() -> None:
    rules = {name for name in Rule.all if name.startswith(POSITION)}
    assert rules == {POSITION + case[-1] for case in IMPOSSIBLE.values()}
    assert all(f"`{name}`" in PAGE for name in rules)
    assert all(f"`{PLACE}{case[-1]}`" in PAGE for case in MISPLACED.values())
