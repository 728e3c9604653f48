"""The kept games are played again: from their seeds, and from their records without them."""

from typing import Any

import pytest

from highlands import read
from highlands.engine.game import Game
from tests.golden.games import FOLDER, KEPT, end_of, played, texts


def test_the_same_seeds_lead_to_the_same_games(request: pytest.FixtureRequest) -> None:
    renew = request.config.getoption("--renew", default=False)
    for path, text in texts():
        if renew:
            FOLDER.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.read_text(encoding="utf-8") == text, path.name


@pytest.mark.parametrize("file", [file for file, *_ in KEPT])
def test_a_kept_record_replays_to_its_end(file: str) -> None:
    text = (FOLDER / f"{file}.txt").read_text(encoding="utf-8")
    game = read(text)
    assert [f"# {line}" for line in end_of(game)] == [
        line for line in text.splitlines() if line.startswith("# ")
    ]


def test_no_file_lies_there_that_is_not_kept() -> None:
    found = sorted(path.stem for path in FOLDER.glob("*.txt"))
    assert found == sorted(file for file, *_ in KEPT)


def ended_by(game: Game[Any]) -> str:
    """The verb of the last answer that moved a figure."""
    verbs = [answer.choice.verb for answer in game.answered()]
    return [verb for verb in verbs if verb in {"take", "discard", "roll"}][-1]


def test_every_kind_of_ending_is_kept() -> None:
    kept = {file: played(name, seats, seed, how) for file, name, seats, seed, how in KEPT}
    first = {file: game.ranking()[0] for file, game in kept.items()}
    scores = {file: game.rules.scores(game.table) for file, game in kept.items()}
    assert ended_by(kept["ended-by-the-die"]) == "roll"
    assert ended_by(kept["four-seats"]) == "take"
    assert len(first["win-shared"]) > 1
    assert len(first["tie-broken"]) == 1
    assert scores["tie-broken"].count(max(scores["tie-broken"])) > 1
