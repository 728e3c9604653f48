"""Where the record of a game is when it is over."""

from pathlib import Path

import pytest

import highlands
from highlands.cli.page import Page
from highlands.cli.playing.seats import Sitter
from highlands.cli.playing.session import Session
from highlands.cli.playing.store import Store
from highlands.cli.voice import speaker_of


def ended(played: Path, *lines: str, monkeypatch: pytest.MonkeyPatch, bot: str = "") -> Session:
    """A session at a terminal whose game is over, and what will be typed there."""
    game = highlands.read(played.read_text(encoding="utf-8"))
    sitters = [Sitter(name, bot) for name in game.setup.names]
    session = Session(game, sitters, speaker_of(game, "en"), Page(), Store(None, None))
    typed = list(lines)
    monkeypatch.setattr(session.keyboard, "terminal", True)
    monkeypatch.setattr(session.keyboard, "ask", lambda _question="": typed.pop(0))
    return session


def test_a_game_that_is_kept_nowhere_may_be_kept_when_it_is_over(
    played: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(played, "evening.txt", monkeypatch=monkeypatch).keep_at_the_end()
    kept = (folder / "evening.txt").read_text(encoding="utf-8")
    assert kept == played.read_text(encoding="utf-8")


def test_or_not(played: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended(played, "", monkeypatch=monkeypatch).keep_at_the_end()
    assert list(folder.iterdir()) == []


def test_nobody_is_asked_where_only_bots_have_played(
    played: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(played, monkeypatch=monkeypatch, bot="random").keep_at_the_end()
    assert list(folder.iterdir()) == []


def test_the_way_to_go_on_names_seats_that_changed_hands(
    played: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ended(played, monkeypatch=monkeypatch).leave()
    assert " --seats you,you,you" in capsys.readouterr().out
