"""What a person may type besides a number: it changes what it says, and nothing else."""

import re
from pathlib import Path
from random import Random

import pytest

import highlands
from highlands.engine.record import write
from highlands.words.speak import Speaker
from tests.cli.running import ALONE, run


def after(typed: str, lang: str = "en") -> str:
    """What is said after the last line that was typed."""
    last = typed.rstrip("\n").rpartition("\n")[2]
    said = run("play", *ALONE, "--option", "first-player=chosen", typed=typed, lang=lang).output
    return said.rpartition(f"> {last}\n")[2].rpartition("\n> \n\nThe record is in")[0]


def asked(typed: str) -> str:
    """The question that is put after what was typed."""
    *_, last = re.findall(r"^Anna, .*$", after(typed), re.MULTILINE)
    return str(last)


@pytest.mark.parametrize(
    "typed", ["1", "take space:4", "take 4", "TAKE  Space:4", "4", "take space:5", "take pasture"]
)
def test_an_answer_by_number_text_or_kindless_text(typed: str) -> None:
    assert asked(f"{typed}\n").startswith("Anna, place the ")


def test_an_answer_by_the_beginning_of_its_words() -> None:
    said = run("play", *ALONE, "--seed", "7", typed="").output
    words = re.findall(r"^ 1\) (.*?)  +take ", said, re.MULTILINE)[0]
    assert "takes the" in run("play", *ALONE, typed=f"{words[:-2].lower()}\n").output


def test_what_may_be_several_choices_is_asked_back() -> None:
    assert "may be several choices: take 4, take 5" in after("take\n")


def test_several_numbers_are_answered_one_after_the_other() -> None:
    assert asked("1\n1\n1 2\n") != asked("1\n1\n")
    assert after("1\n1\n1 2\n").count("Anna activates") == 2


def test_several_numbers_stop_where_one_no_longer_applies() -> None:
    said = after("1\n1\n1 1 2\n")
    assert "Stopped: 1 was “activate " in said
    assert "in the list above" in said
    assert "has been activated in this turn" in said
    assert said.count("Anna activates") == 1


def test_numbers_and_words_may_be_mixed() -> None:
    assert asked("1 n1\n").startswith("Anna, which tile do you activate next?")
    assert asked("1, place n1, activate home\n").startswith("Anna, which tile do you activate")


def test_all_and_done_may_end_a_line() -> None:
    assert "Anna, move or promote a clan member" in after("1 n1 all\n")
    said = after("1 n1 all done\n")
    assert "loses 1 movement point unused" in said
    assert said.endswith("Anna, your turn is complete: done (Enter), or undo?")


def test_a_number_that_names_something_else_is_told_how_to_say_so() -> None:
    said = after("10\n")
    assert "There is no option 10; they go from 1 to " in said
    assert "To say “take 10” spell it out:" in said


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("take 15", "“take” goes with space 1 to space 14."),
        ("place", "“place” must say more, such as “place "),
        ("take", "may be several choices: take 4"),
    ],
)
def test_part_of_a_choice_is_helped_with(typed: str, told: str) -> None:
    assert told in after(f"{typed}\n")


def test_all_activates_what_asks_nothing_more() -> None:
    said = after("1\n1\nall\n")
    assert said.count("Anna activates") == 2
    assert "Anna, move or promote a clan member" in said
    assert "Nothing here can be had for nothing" in after("all\n")


@pytest.mark.parametrize("typed", ["0", "99", "1 99"])
def test_there_is_no_such_number(typed: str) -> None:
    assert "There is no option" in after(f"{typed}\n")


def test_what_is_no_option_is_refused_by_its_rule() -> None:
    said = after("take 1\n")
    assert "There is no tile on that space." in said
    assert "glen-more/take/no-tile" in said


@pytest.mark.parametrize("typed", ["xyzzy", "take", "fly away", "'; drop", "\x1b[31m", "¿?"])
def test_what_is_no_choice_is_said_to_be_none(typed: str) -> None:
    assert "Anna" not in after(f"{typed}\nxyzzy\n")


@pytest.mark.parametrize(
    ("typed", "verdict"),
    [
        ("why 1", "take space:4: legal."),  # the first option of the list
        ("why take 1", "take space:1: not legal."),
        ("why 12", "take space:12: "),  # no option has that number
        ("why take 5", "take space:5: legal."),
        ("why n1", "That is not what is asked now."),
        ("why sell wood home", "You have no wood on that tile."),
        ("why nonsense", "is no choice and no word I know"),
        ("why", "Why what?"),
    ],
)
def test_why(typed: str, verdict: str) -> None:
    typed = typed.replace("why n1", "why place cell:n1")
    assert verdict in " ".join(after(f"{typed}\n").split())


def test_why_a_cell_while_placing() -> None:
    assert "glen-more/place/edge-contact" in after("1\nwhy n1w1\n")


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        ("", "Answer with the number of an option"),
        ("1", "tile:"),
        ("99", "There is no option 99; they go from 1 to 8."),
        ("fair", "brown tile of stack 1"),
        ("tile:loch-ness", "clan member or 1 chieftain"),
        ("loch ness", "card:loch-ness"),
        ("cell:home", "gray tile with which everybody begins"),
        ("starting", "tile:start-village"),
        ("buy-owned", "own cubes may be saved"),
        ("one-river", "glen-more/place/one-river"),
        ("place/one-river", "nobody begins a second one"),
        ("die", "When the die is the rearmost figure it is rolled"),
        ("movement", "Movement points are added up"),
        ("sell", "A row without coins pays nothing glen-more/sell/empty-row"),
        ("edges must match", "glen-more/place/edges-match"),
        ("dragon", "I know nothing called “dragon”."),
    ],
)
def test_help(thing: str, told: str) -> None:
    said = " ".join(after(f"? {thing}\n").split())
    assert told in said


def test_help_lists_every_order() -> None:
    said = after("?\n")
    assert all(
        re.search(rf"^  {order}\b", said, re.MULTILINE)
        for order in ("why", "undo", "done", "board", "score", "log", "save", "quit")
    )


def test_undo_goes_back_step_by_step_to_the_start_of_the_turn() -> None:
    said = after("1\n1\n1\nundo\nundo\nundo\nundo\n")
    assert "There is nothing to take back" in said
    assert asked("1\n1\n1\nundo\nundo\nundo\n").startswith("Anna, take a tile")


def test_what_is_asked_about_is_shown_again() -> None:
    """The track when a tile is taken back; only tiles that may be activated are marked."""
    assert "\nTrack\n" in after("1\nundo\n")
    said = after("1\n1\nactivate home\n")
    assert "Anna, which tile do you activate next?" in said
    (own,) = re.findall(r"^● Anna.*?(?=^Anna, )", said, re.MULTILINE | re.DOTALL)
    assert own.count("›") == 1


def test_past_natures_answer_nothing_is_taken_back() -> None:
    said = run(
        "play", *ALONE, "--option", "first-player=chosen", typed="1\n1\ndone\n\nundo\n"
    ).output
    assert "Bruce, take a tile" in said
    assert "There is nothing to take back" in said


def test_nature_waits_until_a_turn_is_done() -> None:
    said = after("1\n1\ndone\n")
    assert "New: " not in said
    assert said.endswith("your turn is complete: done (Enter), or undo?")
    assert "New: " in after("1\n1\ndone\ndone\n")


def test_a_complete_turn_takes_orders_but_no_choices() -> None:
    said = run("play", *ALONE, typed="1\n1\ndone\n1\nwhy take 5\nboard\nscore\nlog\nundo\n").output
    assert "Your turn is complete: type done (or Enter), or undo." in said
    assert "Taken back: decline" in said


def test_done_before_the_turn_can_end() -> None:
    assert "This must be answered before your turn can end." in after("1\ndone\n")


def test_unspent_movement_is_told_once_before_the_turn_is_done() -> None:
    said = after("1\n1\nactivate cell:home\ndone\n")
    assert said.count("loses 1 movement point unused") == 1
    assert said.count("Not used: ") == 1
    assert said.endswith("your turn is complete: done (Enter), or undo?")


def test_a_turn_that_wastes_nothing_is_done_at_once() -> None:
    said = after("1\n1\nall\nmove home n1\ndone\n")
    assert "done (Enter), or undo?" not in said
    assert "New: " in said
    assert "Bruce, take a tile" in said


def test_a_cube_that_finds_no_room_is_told_at_the_option(folder: Path) -> None:
    (folder / "full.txt").write_text(with_a_full_tile(), encoding="utf-8")
    said = run("play", "--from", "full.txt", "--seats", "Anna,Bruce").output
    assert re.search(r"^ +\d\) (?:.*\n   )?.*no room", said, re.MULTILINE)


def with_a_full_tile() -> str:
    """The record of a random game up to where a tile with three cubes may be activated."""
    speaker = Speaker("glen-more", "en", ["Anna", "Bruce"])
    for seed in range(100):
        game = highlands.new("glen-more", ["Anna", "Bruce"], seed)
        luck = Random(seed)
        while (decision := game.decision) is not None:
            options = decision.options()
            for option in options:
                words = speaker.choice(option, game.table, decision.seat, decision)
                if option.verb == "activate" and "no room" in words:
                    return write(game)
            unsold = [option for option in options if option.verb != "sell"]
            game.play(decision.seat, luck.choice(unsold or options))
    raise AssertionError("no tile was ever full")


def test_the_log_has_as_many_lines_as_are_wanted() -> None:
    assert len(re.findall(r"^  \S", after("1\nlog 2\n"), re.MULTILINE)) == 2


def test_the_score_tells_every_category_with_its_margins() -> None:
    said = after("score\n")
    for line in (
        "Points now",
        "First scoring",
        "whisky",
        "chieftains",
        "special locations",
        "Final",
    ):
        assert line in said
    assert re.search(r"coins +6 +\+6 +6 +\+6", said)


def test_it_is_told_who_was_drawn_to_begin() -> None:
    assert "Bruce begins." in run("play", *ALONE, typed="quit\n").output


def test_the_board_of_somebody_else() -> None:
    assert "Bruce" in after("board bru\n").splitlines()[0]
    assert after("board all\n").count("home") == 2
    assert after("board\n").startswith("Glen More")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("pourquoi take 1", "pas permis"),
        ("annuler", "rien à reprendre"),
        ("foret", "peut désigner plusieurs choix"),
        ("ecarter 5", "Vous pouvez prendre au moins une tuile"),
        ("? pre", "tuile verte de la pile 0"),
        ("journal 1", "Arrivée sur la piste"),
        ("points", "Premier décompte"),
        ("aide", "Répondez par le numéro"),
        ("plateau", "Entrepôt"),
        ("why take 1", "pas permis"),
    ],
)
def test_orders_in_french(typed: str, told: str) -> None:
    said = run("play", *ALONE, typed=f"{typed}\n", lang="fr").output
    assert told.casefold() in said.casefold()
