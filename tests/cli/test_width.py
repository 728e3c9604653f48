"""No line is broader than the terminal, whatever is said, in either language."""

from pathlib import Path

import pytest

from tests.cli.running import run

WIDTHS = (60, 80, 120)
LANGUAGES = ("en", "fr")


def too_broad(said: str, width: int) -> list[str]:
    """Every letter that is printed here takes one column."""
    return [line for line in said.splitlines() if len(line) > width]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("command", ["games", "data"])
def test_lists(command: str, width: int, lang: str) -> None:
    assert too_broad(run(command, width=width, lang=lang).output, width) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_tables(width: int, lang: str, played: Path) -> None:
    for at in range(0, 200, 19):
        result = run("show", str(played), "--at", str(at), width=width, lang=lang)
        assert result.exit_code == 0
        assert too_broad(result.output, width) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_replays(width: int, lang: str, played: Path) -> None:
    assert too_broad(run("replay", str(played), width=width, lang=lang).output, width) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_an_evening(width: int, lang: str) -> None:
    seats = f"Anna,{'Bartholomew ' * 3}Bob,Clara,Danny,greedy:Ewan"
    orders = "?\n? fair\nscore\nlog 5\nwhy take 1\nboard all\n? loch\nundo\n"
    said = run(
        "play",
        "--seats",
        seats,
        "--seed",
        "3",
        typed=orders + "1\ndone\n" * 60,
        width=width,
        lang=lang,
    ).output
    assert too_broad(said, width) == []
