"""Records that people have written, cut or kept for years: what is wrong, and in which line."""

import pytest

from highlands.engine.game import open_game
from highlands.engine.record import Unreadable, name_of_game, read, reopen, write
from highlands.engine.rules import Setup, agree
from tests.contracts.games import walk
from tests.engine.play import POSITION, USUAL, start
from tests.orchard.rules import Orchard
from tests.orchard.table import Table

TOP = 6  # lines of a header, the blank one included
RULES = Orchard()
LONG = "x" * 10_000
COLON = "an answer is a name, a colon and a choice"
GAP = "e2=press home=home"


def record() -> list[str]:
    """A whole game of Anna, Bruce and Clara, line by line."""
    setup = agree(RULES, ["Anna", "Bruce", "Clara"], None, {"coins": "9"})
    *_, game = walk(RULES, 3, 999, setup)
    return write(game).splitlines(keepends=True)


def test_a_record_can_be_read() -> None:
    game = start(7, seats=2, hawker="no")
    game.play(0, "take stall:0")
    lines = write(game).splitlines()
    assert lines[:TOP] == [
        "game: orchard",
        "rules: 1",
        "seats: Anna, Bruce",
        "options: hawker=no",
        "seed: 7",
        "",
    ]
    assert lines[TOP].startswith("nature: draw plot:")
    assert lines[-1] == "Anna: take stall:0"
    assert name_of_game(write(game)) == "orchard"


@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        (1, "game: chess\n", "the game is 'chess', not 'orchard'"),
        (1, "gmae: orchard\n", "there is no header line 'gmae'; a blank line ends the header"),
        (1, "  game: orchard\n", "only the lines of a position are indented"),
        (2, "rules: 2\n", "rules '2', these are 1"),
        (2, "game: orchard\n", "'game' stands here for the second time"),
        (2, "position: here\n", "a position begins on the next line"),
        (3, "seats: Anna\n", "orchard is played by 2 to 4, not by 1"),
        (3, "seats: Anna, Bruce,\n", "the name '' is empty"),
        (3, "seats: Anna, Bruce, Anna\n", "the name 'Anna' is taken twice"),
        (3, f"seats: {LONG}, B\n", f"the name '{LONG[:40]}'... is longer than 40 characters"),
        (4, "options: warlock=yes\n", "there is no option 'warlock'; there is hawker, coins"),
        (4, "options: coins=7\n", "coins is 4 or 2 or 9, not '7'"),
        (4, "options: hawker\n", "'hawker' is no option with its value"),
        (4, "options: coins=2, coins=9\n", "the option 'coins' is named twice"),
        (5, "seed: seven\n", "'seven' is no seed"),
        (5, "seed: ²\n", "'²' is no seed"),
        (5, f"seed: {'9' * 39}\n", "a seed is a whole number from 0 to 2**128 - 1"),
        (5, f"seed: {'9' * 9999}\n", f"'{'9' * 40}'... is no seed"),
        (6, "Anna: idle\n", "there is no header line 'Anna'; a blank line ends the header"),
        (TOP + 1, "nature: draw plot:plumbs\n", "no choice is spelled 'draw plot:plumbs'"),
        (TOP + 1, "Anna: idle\n", "engine/not-your-turn"),
        (TOP + 1, "nature:\n", "no choice is spelled ''"),
        (TOP + 1, "nature draw plot\n", COLON),
        (TOP + 1, "Zoe: idle\n", "nobody here is called 'Zoe'"),
        (TOP + 1, "nature: ?\n", "this answer is hidden, so nothing after it can be played"),
        (TOP + 1, f"nature: {LONG}\n", f"no choice is spelled '{LONG[:40]}'..."),
        (TOP + 5, "Anna: take stall:0 now\n", "no choice is spelled 'take stall:0 now'"),
        (TOP + 5, "Anna: sell fruit:pear\n", "orchard/sell/no-fruit price=3"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_names_its_line(line: int, instead: str, reason: str) -> None:
    lines = record()
    lines[line - 1] = instead
    with pytest.raises(Unreadable) as caught:
        read("".join(lines), RULES)
    assert (caught.value.line, caught.value.reason) == (line, reason)
    assert str(caught.value) == f"line {line}: {reason}"


@pytest.mark.parametrize("text", ["", "\n", "\n\n", "# nothing\n", "Anna: idle\n", "?", "\x00"])
def test_what_is_no_record_at_all(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(text, RULES)
    assert caught.value.line == 1
    with pytest.raises(Unreadable):
        name_of_game(text)


def test_a_header_says_at_least_the_game_and_the_seats() -> None:
    short = "seats: Anna, Bruce\ngame: orchard\n"
    assert read(short, RULES).setup.options == {"hawker": "yes", "coins": "4"}
    for text, key in (("game: orchard\n", "seats"), ("seats: Anna, Bruce\n\n", "game")):
        with pytest.raises(Unreadable, match=f"line 1: the header has no line '{key}'"):
            read(text, RULES)


def annotated(lines: list[str]) -> str:
    """The same record after a person has been at it."""
    spaced = [line.replace(": ", ":   ") for line in lines[TOP:]]
    remarks = ["\n", "# Why here?\n", "\n", "   # a bold move\n"]
    body = [line for answer in spaced for line in (answer, *remarks)]
    return "".join(["\n", "# our game\n", "\n", *lines[:TOP], "\n", *body])


def test_people_may_annotate_a_record() -> None:
    lines = record()
    game = read("".join(lines), RULES)
    other = annotated(lines)
    for text in (other, other.replace("\n", "\r\n"), "\ufeff" + other, other.rstrip("\n")):
        again = read(text, RULES)
        assert again.fingerprint() == game.fingerprint()
        assert write(again) == "".join(lines)


def test_a_slip_in_an_annotated_record_is_found_in_its_line() -> None:
    text = annotated(record()).replace("idle", "iddle", 1).replace("\n", "\r\n")
    expected = text[: text.index("iddle")].count("\n") + 1
    with pytest.raises(Unreadable, match=f"line {expected}: no choice is spelled 'iddle'"):
        read(text, RULES)


def test_a_last_line_without_an_end_counts_if_it_is_complete() -> None:
    text = "".join(record()[: TOP + 5])
    assert len(read(text.rstrip("\n"), RULES).answered()) == 5
    cuts = {2: "no choice is spelled 'take stall:'", 14: "no choice is spelled ''", 15: COLON}
    for cut, why in cuts.items():
        game, trouble = reopen(text[:-cut], RULES)
        assert trouble
        assert (trouble.line, trouble.reason) == (TOP + 5, f"the line breaks off: {why}")
        assert len(game.answered()) == 4
    with pytest.raises(Unreadable, match="line 4: the line breaks off: there is no header"):
        read(text[: text.index("options") + 5], RULES)


class Poorer(Orchard):
    """Rules of another year: nobody has coins at the beginning."""

    version = 2

    def open(self, setup: Setup) -> Table:
        table = super().open(setup)
        for player in table.players:
            player.coins = 0
        return table


class Cheaper(Orchard):
    """Rules of another year that allow the same answers, and mean something else by them."""

    version = 2

    def open(self, setup: Setup) -> Table:
        table = super().open(setup)
        table.players[0].points = 1
        return table


def test_a_game_that_the_rules_of_today_cannot_play_opens_at_its_last_good_answer() -> None:
    lines = record()
    game, trouble = reopen("".join(lines), Poorer())
    assert trouble
    assert TOP < trouble.line < len(lines)
    assert len(game.answered()) == trouble.line - TOP - 1
    assert write(game).splitlines()[TOP:] == "".join(lines).splitlines()[TOP : trouble.line - 1]
    assert game.pending


def test_that_all_answers_are_legal_does_not_mean_that_the_game_is_the_same() -> None:
    text = "".join(record())
    game, trouble = reopen(text, Cheaper())
    assert str(trouble) == "line 2: rules '1', these are 2"
    assert game.over
    assert game.fingerprint() != read(text, Orchard()).fingerprint()


def test_a_record_of_names_that_look_like_something_else() -> None:
    names = ["game", "position", "seed is 5", "draw plot"]
    game = open_game(RULES, agree(RULES, names, 1, {}))
    game.play(0, "idle")
    again = read(write(game), RULES)
    assert again.setup.names == names
    assert again.fingerprint() == game.fingerprint()


def position(**lines: str) -> str:
    return POSITION.format(**{**USUAL, **lines})


@pytest.mark.parametrize(
    ("line", "text", "reason", "rule"),
    [
        (5, position(turn="9"), "some word or number is wrong", None),
        (11, position(annas_garden=GAP), "a garden has no gaps", "orchard/position/connected"),
        (13, position(bruces_garden=GAP), "a garden has no gaps", "orchard/position/connected"),
        (8, position().replace("notes", "nuts"), "'notes' is expected here", None),
        (12, "\n".join(position().split("\n")[:12]), "9 lines are expected", None),
        (14, position().replace("  bag: 6 7 5 4 4", "\n# gone"), "9 lines are expected", None),
        (4, position()[: position().index("  turn")], "9 lines are expected", None),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_names_its_line(
    line: int, text: str, reason: str, rule: str | None
) -> None:
    with pytest.raises(Unreadable) as caught:
        read(text, RULES)
    assert (caught.value.line, caught.value.reason, caught.value.rule) == (line, reason, rule)


def test_people_may_annotate_a_position() -> None:
    plain = read(position(), RULES)
    spaced = position().replace("  stalls", "\n  # what is left\n# indeed\n\n  stalls")
    deeper = position().replace("\n  ", "\n\t  ")
    for text in (spaced, deeper, spaced.rstrip(), spaced.replace("\n", "\r\n")):
        again = read(text, RULES)
        assert again.fingerprint() == plain.fingerprint()
        assert write(again) == write(plain)
