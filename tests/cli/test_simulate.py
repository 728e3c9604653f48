"""`highlands simulate` and `highlands bench`, as somebody types them."""

from json import loads
from pathlib import Path

import pytest

from tests.cli.running import only_sentence, run

SHORT = ("simulate", "glen-more", "--games", "4", "--seed", "5")


def test_the_figures_are_one_object_and_nothing_else() -> None:
    result = run(*SHORT, "--seats", "3", "--option", "points=hidden", "--json")
    assert result.exit_code == 0
    assert not result.stderr
    found = loads(result.stdout)
    assert found["games"] == 4
    assert found["wins"] == {"random": 4.0}
    assert set(found["scores"]["random"]) == {"mean", "deviation"}
    assert found["options"]["points"] == "hidden"
    assert found["games_per_second"] > 0
    assert found["decisions_per_second"] > found["games_per_second"]


def test_people_read_a_table() -> None:
    result = run(*SHORT, "--seats", "2")
    assert result.exit_code == 0
    assert not result.stderr
    assert "mean score" in result.stdout
    assert "4 games" in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_the_table_speaks_french() -> None:
    said = run(*SHORT, "--seats", "2", "--lang", "fr").stdout
    assert "score moyen" in said
    assert "4 parties" in said


def test_there_is_a_record_of_each_game_that_can_be_verified(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    assert run(*SHORT, "--seats", "2", "--records", str(folder)).exit_code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"glen-more-0000{n}.txt" for n in (1, 2, 3, 4)]
    assert run("verify", *map(str, files)).exit_code == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("simulate", "chess"), "chess"),
        (("simulate", "glen-more", "--bots", "oracle"), "oracle"),
        (("simulate", "glen-more", "--bots", "random,,"), "''"),
        (("simulate", "glen-more", "--seats", "9"), "2 to 5"),
        (("simulate", "glen-more", "--option", "weather=fine"), "weather"),
        (("simulate", "glen-more", "--option", "points=some"), "some"),
        (("simulate", "glen-more", "--option", "points"), "NAME=VALUE"),
        (("simulate", "glen-more", "--seed", str(2**128)), "seed"),
        (("bench", "chess"), "chess"),
        (("bench", "--seats", "1"), "2 to 5"),
    ],
)
def test_what_cannot_be_is_one_sentence(words: tuple[str, ...], reason: str) -> None:
    assert reason in only_sentence(run(*words))


def test_a_folder_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("here already", encoding="utf-8")
    assert "file" in only_sentence(run(*SHORT, "--records", str(file)))
    assert "file" in only_sentence(run(*SHORT, "--records", str(file / "below")))
    assert file.read_text(encoding="utf-8") == "here already"


def test_the_bench_prints_figures_for_people_and_for_programs() -> None:
    for_people = run("bench", "--seconds", "0.01")
    assert "decisions a second" in for_people.stdout
    figures = loads(run("bench", "glen-more", "--seconds", "0.01", "--seats", "2", "--json").stdout)
    assert figures["mode"] in {"interpreted", "compiled"}
    assert figures["seats"] == 2
    assert figures["clone_and_decision_us"] > 0
