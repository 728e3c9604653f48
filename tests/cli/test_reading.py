"""Commands that read a record or the game's tables: show, replay, verify, why, games, data."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import highlands
from highlands.cli.rulings import about, rulings
from highlands.engine.game import Game
from tests.cli.running import only_sentence, run


def count(played: Path) -> int:
    return len(highlands.read(played.read_text(encoding="utf-8")).answered())


def when_asked(played: Path, prompt: str) -> str:
    """After how many answers something is first asked."""
    game = highlands.read(played.read_text(encoding="utf-8"))
    answers = game.answered()
    for at in range(len(answers)):
        there = Game(game.rules, game.setup, game.rest.root(), answers[:at], None)
        if there.decision is not None and there.decision.prompt == prompt:
            return str(at)
    raise AssertionError(f"{prompt} is never asked")


def test_show_draws_the_whole_table(played: Path) -> None:
    said = run("show", str(played)).output
    for word in ("Track", "Warehouse", "Stacks", "Clara (random)", "┌", "The game is over."):
        assert word in said
    assert said.count("starting") == 3  # every territory
    assert " wins." in said
    assert re.search(r"^In all +\d+ +\d+ +\d+$", said, re.MULTILINE)


def test_show_after_so_many_answers_says_what_is_asked(played: Path) -> None:
    at = when_asked(played, "take")
    assert "take a tile from the track" in run("show", str(played), "--at", at).output
    assert "The first player is drawn." in run("show", str(played), "--at", "0").output


def test_show_reads_the_standard_input(played: Path) -> None:
    text = played.read_text(encoding="utf-8")
    assert run("show", "-", typed=text).output == run("show", str(played)).output


def test_trouble_on_the_standard_input_is_called_so() -> None:
    assert only_sentence(run("show", "-", typed="game: x\n")).startswith("standard input, line 1: ")


def test_show_draws_a_picture(played: Path, folder: Path) -> None:
    assert run("show", str(played), "--svg", "table.svg").output == ""
    drawn = (folder / "table.svg").read_text(encoding="utf-8")
    assert ET.fromstring(drawn).tag.endswith("svg")  # noqa: S314  our own picture
    assert drawn == run("show", str(played), "--svg", "-").output
    assert drawn != run("show", str(played), "--svg", "-", "--dark").output
    assert drawn != run("show", str(played), "--svg", "-", lang="fr").output


@pytest.mark.parametrize("at", [12, 40, 63, 100])
def test_a_position_is_the_same_when_it_is_read_back(at: int, played: Path) -> None:
    written = run("show", str(played), "--at", str(at), "--position").output
    assert "position:" in written
    assert run("show", "-", "--position", typed=written).output == written
    there = run("show", str(played), "--at", str(at)).output
    assert run("show", "-", typed=written).output == there


def test_replay_tells_every_answer(played: Path) -> None:
    said = run("replay", str(played)).output
    numbers = [int(number) for number in re.findall(r"^ {,3}(\d+) .+: \w", said, re.MULTILINE)]
    assert numbers == list(range(1, count(played) + 1))
    assert " wins." in said


def test_replay_begins_where_it_is_told(played: Path) -> None:
    said = run("replay", str(played), "--from", "100").output
    assert re.match(r" 101 ", said)
    assert "there are only" in only_sentence(run("replay", str(played), "--from", "9999"))


def test_verify_judges_every_record(played: Path, folder: Path) -> None:
    (folder / "broken.txt").write_text("nothing", encoding="utf-8")
    result = run("verify", str(played), "broken.txt", str(played))
    assert result.exit_code == 2
    assert result.stdout.count(f"ok, {count(played)} answers, the game is over") == 2
    assert result.stderr.startswith("highlands: broken.txt, line 1: ")
    assert run("verify", str(played)).exit_code == 0


def test_a_game_that_is_not_over_is_as_good(played: Path, folder: Path) -> None:
    lines = played.read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "half.txt").write_text("".join(lines[:80]), encoding="utf-8")
    assert "the game is not over" in run("verify", "half.txt").output


def test_why_says_that_a_choice_is_legal(played: Path) -> None:
    result = run("why", str(played), "take space:5", "--at", when_asked(played, "take"))
    assert result.exit_code == 0
    assert "take space:5: legal." in result.output


def test_why_says_by_which_rule_it_is_not(played: Path) -> None:
    result = run("why", str(played), "take", "space:1", "--at", when_asked(played, "take"))
    assert result.exit_code == 0
    assert "not legal." in result.output
    assert "There is no tile on that space." in result.output
    assert "Rule: Take from a space with a tile (glen-more/take/no-tile)" in result.output


def test_why_for_somebody_who_is_not_asked(played: Path) -> None:
    words = ("why", str(played), "take space:5")
    said = run(*words, "--at", when_asked(played, "take"), "--seat", "random").output
    assert "engine/not-your-turn" in said


def test_why_reads_a_choice_as_in_play(played: Path) -> None:
    at = when_asked(played, "take")
    full = run("why", str(played), "take space:1", "--at", at).output
    assert run("why", str(played), "take 1", "--at", at).output == full
    assert run("why", str(played), "prendre", "1", "--at", at, lang="fr").exit_code == 0


def test_why_prints_the_whole_ruling(played: Path) -> None:
    at = when_asked(played, "take")
    said = " ".join(run("why", str(played), "take 1", "--at", at).output.split())
    (entry,) = about(rulings("glen-more", "en"), "glen-more/take/no-tile")
    assert " ".join(entry.text.split()) in said


def test_somebody_is_found_without_the_name_of_a_bot(played: Path) -> None:
    at = when_asked(played, "take")
    full = run("why", str(played), "take 5", "--at", at, "--seat", "Clara (random)").output
    assert run("why", str(played), "take 5", "--at", at, "--seat", "clara").output == full
    assert "nobody is called" in only_sentence(
        run("why", str(played), "take 5", "--at", at, "--seat", "rand")
    )


def test_after_the_end_why_says_that_the_game_is_over(played: Path) -> None:
    said = run("why", str(played), "take 5").output
    assert "The game is over." in said
    assert "engine/over" in said


def test_why_in_french(played: Path) -> None:
    said = run(
        "why", str(played), "take space:1", "--at", when_asked(played, "take"), lang="fr"
    ).output
    assert "pas permis" in said
    assert "glen-more/take/no-tile" in said


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("take space:99",), "“take” goes with space 1 to space 14."),
        (("fly away",), "no choice is spelled 'fly away'"),
        (("take space:5", "--seat", "Zoe"), "nobody is called 'Zoe'"),
        (("take space:5", "--at", "9999"), "there are only"),
    ],
)
def test_why_with_what_there_is_not(words: tuple[str, ...], reason: str, played: Path) -> None:
    assert reason in only_sentence(run("why", str(played), *words))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_lists_seats_and_every_value_of_every_option(lang: str) -> None:
    said = run("games", lang=lang).output
    rules = highlands.new("glen-more", ["Anna", "Bruce"]).rules
    assert {"en": "2 to 5 players", "fr": "de 2 à 5 joueurs"}[lang] in said
    for option in rules.options:
        assert all(f"{option.name}={value}: " in said for value in option.values)


def test_data_tells_how_certain_every_row_is() -> None:
    found = json.loads(run("data", "glen-more", "--json").output)
    assert sum(found["counts"].values()) == len(found["rows"]) > 80
    assert all(row["source"] and row["confidence"] in found["counts"] for row in found["rows"])
    said = run("data", "glen-more").output
    assert all(row["id"] in said for row in found["rows"])
    assert json.loads(run("data", "--json").output)["glen-more"] == found


def test_data_speaks_french() -> None:
    assert "dit par les règles" in run("data", lang="fr").output
