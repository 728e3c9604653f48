"""Games that people type, line by line, through a pipe."""

import re
from pathlib import Path

import pytest

import highlands
from highlands.cli.columns import figure
from tests.cli.running import ALONE, run

# Whatever is asked is answered by its first option, or declined; a complete turn is confirmed.
EASY = {"en": "1\ndone\n" * 900, "fr": "1\nterminer\n" * 900}
WINS = {
    "en": r"^(Anna|Bruce|greedy|random).* wins\.$",
    "fr": r"^(Anna|Bruce|greedy|random).* gagne",
}


def record(folder: Path, name: str = "game.txt") -> str:
    return (folder / name).read_text(encoding="utf-8")


def answers(text: str) -> list[str]:
    """The answers of a record."""
    return text.partition("\n\n")[2].splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("seats", ["Anna,Bruce", "Anna,greedy", "Anna,random,Bruce,random,greedy"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game(lang: str, seats: str, folder: Path) -> None:
    words = ("play", "--seats", seats, "--seed", "7", "--save", "game.txt")
    result = run(*words, typed=EASY[lang], lang=lang)
    assert result.exit_code == 0
    assert re.search(WINS[lang], result.output, re.MULTILINE)
    game = highlands.read(record(folder))
    assert game.over
    assert [figure(score) for score in game.rules.scores(game.table)] == re.split(
        r"\s+", re.findall(r"^(?:In all|En tout)\s+(.*)$", result.output, re.MULTILINE)[-1]
    )


def test_bots_alone_play_it_through(folder: Path) -> None:
    result = run("play", "--seats", "random,random", "--seed", "1", "--save", "game.txt")
    assert re.search(r"^  random: \w+.*, space \d+ → ", result.output, re.MULTILINE)
    assert "Final scoring" in result.output
    assert highlands.read(record(folder)).over


def test_equal_seeds_draw_equal_tiles() -> None:
    first, second = (run("play", *ALONE, typed="1\n").output for _ in range(2))
    assert first.replace("-2.txt", ".txt") == second.replace("-2.txt", ".txt")


def test_without_a_seed_every_game_is_another(folder: Path) -> None:
    for name in ("a.txt", "b.txt"):
        run("play", "--seats", "Anna,Bruce", "--save", name, typed="1\n")
    seeds = {
        re.findall(r"^seed: *(\d+)$", record(folder, name), re.MULTILINE)[0]
        for name in ("a.txt", "b.txt")
    }
    assert len(seeds) == 2
    assert min(map(int, seeds)) > 2**64


def test_what_is_not_given_is_asked_for() -> None:
    said = run("play", "--seed", "7", typed="nine\n3\n\nBruce\nBruce\nrandom:Clara\n1\n").output
    assert "Please type a number from 2 to 5." in said
    assert "Somebody has that name already." in said
    assert "At this keyboard: Player 1, Bruce. Bots: Clara (random)." in said


def test_enter_alone_begins_a_game_against_a_bot() -> None:
    assert "At this keyboard: Player 1. Bots: greedy." in run("play", typed="\n\n\n1\n").output


def test_an_impossible_seat_is_asked_for_again() -> None:
    said = run("play", typed="2\nrobot:Bob\na:b\nx, y\nAnna\nBruce\n").output
    assert said.count("Who sits at seat 1?") == 4
    assert "At this keyboard: Anna, Bruce." in said


def test_options_are_agreed_on(folder: Path) -> None:
    words = ("--option", "points=hidden", "--option", "first-player=chosen")
    said = run("play", *ALONE, *words, "--save", "game.txt", typed="score\n").output
    assert "options: points=hidden, first-player=chosen" in record(folder)
    assert "Anna, take a tile" in said
    assert "points ◀" not in said
    assert "There is no more to be said about points just now." in said


def test_end_of_input_leaves_a_record_to_go_on_with(folder: Path) -> None:
    said = run("play", *ALONE, typed="1\n1\n").output
    (kept,) = folder.iterdir()
    assert re.fullmatch(r"highlands-\d{4}-\d\d-\d\d\.txt", kept.name)
    assert said.endswith(f"  highlands play --from {kept.name}\n")
    before = record(folder, kept.name)
    again = run("play", "--from", kept.name, typed="undo\n1\nquit\n").output
    assert "Taken back: place " in again
    assert record(folder, kept.name) == before
    assert len(list(folder.iterdir())) == 1


def test_a_game_that_was_resumed_is_kept_where_it_was(folder: Path) -> None:
    run("play", *ALONE, "--save", "game.txt", typed="1\n1\ndone\n")
    before = answers(record(folder))
    said = run("play", "--from", "game.txt", typed=EASY["en"][:80]).output
    assert "The record is kept in game.txt, turn by turn." in said
    assert len(answers(record(folder))) > len(before)
    assert [path.name for path in folder.iterdir()] == ["game.txt"]


def test_a_position_that_was_written_by_hand_stays_as_it_is(played: Path, folder: Path) -> None:
    text = run("show", str(played), "--at", "60", "--position").output
    (folder / "table.txt").write_text(text, encoding="utf-8")
    said = run("play", "--from", "table.txt").output
    assert record(folder, "table.txt") == text
    (kept,) = [path.name for path in folder.iterdir() if path.name != "table.txt"]
    assert said.endswith(f"The record is in {kept}.\n")
    assert highlands.read(record(folder, kept)).over


def test_the_way_to_go_on_keeps_the_language(folder: Path) -> None:
    said = run("play", *ALONE, "--lang", "fr", "--save", "a b.txt", typed="1\n").output
    assert said.endswith("  highlands play --from 'a b.txt' --lang fr\n")


@pytest.mark.slow
def test_a_game_that_was_interrupted_again_and_again_is_the_same(folder: Path) -> None:
    run("play", *ALONE, "--save", "whole.txt", typed=EASY["en"])
    whole = answers(record(folder, "whole.txt"))
    lines = "1\ndone\n" * 12
    run("play", *ALONE, "--save", "game.txt", typed=lines)
    for _ in range(100):
        if highlands.read(record(folder)).over:
            break
        run("play", "--from", "game.txt", "--save", "game.txt", typed=lines)
    assert answers(record(folder)) == whole


def test_a_turn_that_was_not_confirmed_is_still_a_draft(folder: Path) -> None:
    run("play", *ALONE, "--save", "game.txt", typed="1\n1\n1\ndone\n")
    before = answers(record(folder))
    said = run("play", "--from", "game.txt", "--save", "game.txt", typed="").output
    assert "your turn is complete: done (Enter), or undo?" in said
    assert answers(record(folder)) == before
    run("play", "--from", "game.txt", "--save", "game.txt", typed="\n")
    assert answers(record(folder))[len(before)].startswith("nature: draw tile:")


def test_seats_can_change_hands(folder: Path) -> None:
    run("play", *ALONE, "--save", "game.txt", typed="1\n")
    words = ("--from", "game.txt", "--save", "game.txt", "--seats", "random,random")
    assert "Bots: Anna, Bruce." in run("play", *words).output
    assert highlands.read(record(folder)).over


def test_a_game_that_is_over_tells_its_result(played: Path) -> None:
    assert " wins." in run("play", "--from", str(played)).output


def test_a_position_is_played_on(played: Path, folder: Path) -> None:
    text = run("show", str(played), "--at", "60", "--position").output
    (folder / "table.txt").write_text(text.replace("Clara (random)", "Clara"), encoding="utf-8")
    words = ("play", "--from", "table.txt", "--seats", "random,random,random", "--save", "on.txt")
    assert run(*words).exit_code == 0
    kept = record(folder, "on.txt")
    assert "position:" in kept
    assert re.search(r"^seed: \d{20,}$", kept, re.MULTILINE)
    assert highlands.read(kept).over


@pytest.mark.parametrize("words", [("glen-more-9",), ("--option", "points=hidden")])
def test_a_game_from_a_file_is_agreed_on_already(words: tuple[str, ...], played: Path) -> None:
    assert run("play", *words, "--from", str(played)).exit_code == 2
