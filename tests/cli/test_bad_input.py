"""Whatever is wrong with a file or a wish: one sentence with file, line and reason, status 2."""

from pathlib import Path

import pytest

from tests.cli.running import only_sentence, run

HEADER = "game: glen-more\nrules: 1\nseats: Anna, Bruce\noptions:\nseed: 7\n\n"

# What is written, the line to blame, and a word of the reason.
BROKEN = {
    "unknown game": (HEADER.replace("glen-more", "chess"), 1, "chess"),
    "no game": ("seats: Anna, Bruce\n", 1, "game"),
    "unknown option": (HEADER.replace("options:", "options: weather=fine"), 4, "weather"),
    "unknown value": (HEADER.replace("options:", "options: points=some"), 4, "some"),
    "too many seats": (HEADER.replace("Bruce", "B, C, D, E, F"), 3, "2 to 5"),
    "name twice": (HEADER.replace("Bruce", "Anna"), 3, "twice"),
    "name of 10,000 letters": (HEADER.replace("Bruce", "B" * 10_000), 3, "longer"),
    "bad seed": (HEADER.replace("seed: 7", "seed: seven"), 5, "seven"),
    "unknown header": (HEADER.replace("seed:", "luck:"), 5, "luck"),
    "unknown seat": (f"{HEADER}Zoe: take space:5\n", 7, "Zoe"),
    "unknown choice": (f"{HEADER}nature: fly away\n", 7, "fly away"),
    "illegal answer": (f"{HEADER}nature: begin seat:5\n", 7, "engine/"),
    "hand-broken line": (f"{HEADER}Anna takes a tile\n", 7, "colon"),
    "truncated line": (f"{HEADER}nature: begin se", 7, "breaks off"),
    "other rules": (HEADER.replace("rules: 1", "rules: 99"), 2, "99"),
    "nothing": ("", 1, "game"),
}
COMMANDS = {
    "show": ("show", "broken.txt"),
    "replay": ("replay", "broken.txt"),
    "verify": ("verify", "broken.txt"),
    "why": ("why", "broken.txt", "take space:5"),
    "play": ("play", "--from", "broken.txt"),
}


@pytest.mark.parametrize("case", BROKEN)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_broken_record(command: str, case: str, folder: Path) -> None:
    text, line, word = BROKEN[case]
    (folder / "broken.txt").write_text(text, encoding="utf-8")
    said = only_sentence(run(*COMMANDS[command]))
    assert said.startswith(f"broken.txt, line {line}: ")
    assert word in said
    assert len(said) < 250


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_not_there(command: str) -> None:
    assert only_sentence(run(*COMMANDS[command])) == "broken.txt: no such file or directory."


FRENCH = {
    ("show", "broken.txt"): "broken.txt\u00a0: il n’y a pas de fichier ou de dossier de ce nom.",
    ("play", "--seats", "a,b", "--option", "x"): "une option s’écrit NOM=VALEUR, et non 'x'.",
    ("play", "--seats", "a,b", "--save", "no/game.txt"): (
        "no/game.txt\u00a0: ce dossier n’existe pas."
    ),
    ("play", "--seats", "a,greedy:"): "après «\u00a0greedy:\u00a0» il manque un nom.",
}


@pytest.mark.parametrize("words", FRENCH)
def test_trouble_in_french(words: tuple[str, ...]) -> None:
    assert only_sentence(run(*words, lang="fr")) == FRENCH[words]
    assert only_sentence(run(*words, "--lang", "fr")) == FRENCH[words]
    assert only_sentence(run(*words)) != FRENCH[words]


def test_an_illegal_answer_is_told_in_french(played: Path, folder: Path) -> None:
    lines = played.read_text(encoding="utf-8").split("\n")
    place = next(number for number, line in enumerate(lines) if "place cell:" in line)
    who = lines[place].partition(":")[0]
    lines[place] = f"{who}: place cell:n5e5"
    (folder / "broken.txt").write_text("\n".join(lines), encoding="utf-8")
    said = only_sentence(run("show", "broken.txt", lang="fr"))
    assert said.startswith(f"broken.txt, ligne {place + 1}\u00a0: ")
    assert "doit toucher l’une de vos tuiles par un côté" in said


def test_a_file_that_is_no_text(folder: Path) -> None:
    (folder / "broken.txt").write_bytes(b"game: glen-more\n\xff\xfe\n")
    assert only_sentence(run("show", "broken.txt")).startswith("broken.txt, line 2: ")


def test_an_illegal_answer_is_told_by_its_rule(played: Path, folder: Path) -> None:
    lines = played.read_text(encoding="utf-8").split("\n")
    place = next(number for number, line in enumerate(lines) if "place cell:" in line)
    who = lines[place].partition(":")[0]
    lines[place] = f"{who}: place cell:n5e5"
    (folder / "broken.txt").write_text("\n".join(lines), encoding="utf-8")
    said = only_sentence(run("verify", "broken.txt"))
    assert said.startswith(f"broken.txt, line {place + 1}: ")
    assert said.endswith("by an edge; none lies beside that spot (5 north 5 east) "
                         "(glen-more/place/edge-contact).")  # fmt: skip


def test_a_broken_position_names_line_and_rule(played: Path, folder: Path) -> None:
    text = run("show", str(played), "--at", "60", "--position").output
    lines = text.split("\n")
    place = next(number for number, line in enumerate(lines) if "coins" in line)
    lines[place] = lines[place].replace("coins", "dragons")
    (folder / "broken.txt").write_text("\n".join(lines), encoding="utf-8")
    said = only_sentence(run("show", "broken.txt"))
    assert said.startswith("broken.txt, line ")
    assert "dragons" in said


WISHES = {
    "unknown game": (("play", "chess", "--seats", "you,greedy"), "chess"),
    "no data of it": (("data", "chess"), "chess"),
    "one seat": (("play", "--seats", "you"), "2 to 5"),
    "unknown bot": (("play", "--seats", "you,robot:Bob"), "robot"),
    "bot without its name": (("play", "--seats", "you,greedy:"), "name"),
    "colon in a name": (("play", "--seats", "you,greedy:a:b"), "colon"),
    "name twice": (("play", "--seats", "Anna,Anna"), "twice"),
    "empty name": (("play", "--seats", "Anna,,Bruce"), "empty"),
    "long name": (("play", "--seats", f"Anna,{'B' * 10_000}"), "longer"),
    "option without value": (("play", "--seats", "you,greedy", "--option", "points"), "NAME=VALUE"),
    "unknown option": (("play", "--seats", "you,greedy", "--option", "a=b"), "points"),
    "unknown value": (("play", "--seats", "you,greedy", "--option", "points=x"), "hidden"),
    "option twice": (
        ("play", "--seats", "a,b", "--option", "points=open", "--option", "points=open"),
        "twice",
    ),
    "negative seed": (("play", "--seats", "a,b", "--seed", "-1"), "whole number"),
    "great seed": (("play", "--seats", "a,b", "--seed", str(2**128)), "whole number"),
    "no such folder": (("play", "--seats", "a,b", "--save", "nowhere/game.txt"), "folder"),
}


@pytest.mark.parametrize("case", WISHES)
def test_a_wish_that_cannot_be(case: str) -> None:
    words, reason = WISHES[case]
    assert reason in only_sentence(run(*words))


@pytest.mark.parametrize("words", [("play", "--seed", "seven"), ("show",), ("why", "a.txt")])
def test_a_command_that_is_typed_wrongly_is_told_its_usage(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "Usage: " in result.output


def test_input_that_ends_before_the_game_begins() -> None:
    assert "before the game began" in only_sentence(run("play", typed="2\n"))
