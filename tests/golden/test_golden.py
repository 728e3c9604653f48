"""The kept games are played again: from their seeds, and from their records without them."""

import pytest

from highlands import read
from tests.golden.games import FOLDER, KEPT, end_of, texts


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
