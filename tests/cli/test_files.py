"""A record is saved as a whole or not at all, and never over another game."""

import errno
import os
import resource
from pathlib import Path

import pytest

from highlands.cli import files
from highlands.cli.files import fresh_path, read_text, write_text
from highlands.cli.trouble import Trouble, unusable_file
from tests.cli.running import ALONE, only_sentence, run, said_by

TOO_LARGE = 200  # letters that fit on the disk of these tests


def full_disk(descriptor: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_file_is_replaced(folder: Path) -> None:
    write_text(folder / "game.txt", "older\n")
    write_text(folder / "game.txt", "newer\n")
    assert read_text(str(folder / "game.txt")) == "newer\n"
    assert [path.name for path in folder.iterdir()] == ["game.txt"]


def test_a_link_stays_a_link(folder: Path) -> None:
    write_text(folder / "game.txt", "older\n")
    (folder / "link.txt").symlink_to("game.txt")
    write_text(folder / "link.txt", "newer\n")
    assert (folder / "link.txt").is_symlink()
    assert read_text(str(folder / "game.txt")) == "newer\n"


def test_a_file_keeps_its_permissions(folder: Path) -> None:
    write_text(folder / "game.txt", "older\n")
    (folder / "game.txt").chmod(0o640)
    write_text(folder / "game.txt", "newer\n")
    assert (folder / "game.txt").stat().st_mode & 0o777 == 0o640


def test_when_the_disk_is_full_the_older_file_stays_whole(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_text(folder / "game.txt", "older\n")
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(Trouble, match=r"game\.txt: no space left on device\."):
        write_text(folder / "game.txt", "newer\n")
    assert read_text(str(folder / "game.txt")) == "older\n"
    assert [path.name for path in folder.iterdir()] == ["game.txt"]


def test_when_the_disk_is_really_full_it_is_said_and_play_goes_on(
    folder: Path, played: Path
) -> None:
    (folder / "game.txt").write_text(played.read_text(encoding="utf-8"), encoding="utf-8")
    older = (folder / "game.txt").read_text(encoding="utf-8")
    program = (
        "import resource, sys\n"
        "sys.dont_write_bytecode = True  # or half of it stays behind\n"
        "from click.testing import CliRunner\n"
        "from highlands.cli.main import highlands\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({TOO_LARGE}, {resource.RLIM_INFINITY}))\n"
        f"words = ['show', {str(folder / 'game.txt')!r}, '--svg', {str(folder / 'game.txt')!r}]\n"
        "result = CliRunner().invoke(highlands, words)\n"
        "print(result.exit_code, result.stderr)\n"
    )
    status, _, said = said_by(program).partition(" ")
    assert status == "2"
    assert said.strip() == f"highlands: {folder / 'game.txt'}: file too large."
    assert (folder / "game.txt").read_text(encoding="utf-8") == older
    assert [path.name for path in folder.iterdir()] == ["game.txt"]


def test_an_order_to_save_that_fails_is_said_and_play_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", full_disk)
    said = run("play", *ALONE, typed="save game.txt\nlog 1\n").output
    assert "game.txt: no space left on device." in said
    assert "> log 1" in said


def test_a_game_left_where_nothing_can_be_written_is_kept_elsewhere(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = files.write_text

    def only_elsewhere(path: Path, text: str) -> None:
        if not path.is_absolute():
            raise unusable_file(PermissionError(errno.EACCES, "Permission denied"), str(path))
        write(path, text)

    monkeypatch.setattr("highlands.cli.playing.store.write_text", only_elsewhere)
    monkeypatch.setattr("highlands.cli.playing.store.gettempdir", lambda: str(folder / "spare"))
    (folder / "spare").mkdir()
    result = run("play", *ALONE, "--save", "game.txt", typed="1\n")
    assert "game.txt: permission denied." in result.output
    (kept,) = (folder / "spare").iterdir()
    assert f"highlands play --from {kept}" in result.output


def test_a_fresh_name_is_nobody_elses(folder: Path) -> None:
    for _ in range(3):
        fresh_path(folder).write_text("a game", encoding="utf-8")
    assert len(list(folder.iterdir())) == 3


def test_another_game_is_not_written_over(played: Path) -> None:
    older = played.read_text(encoding="utf-8")
    said = only_sentence(run("play", *ALONE, "--save", str(played), typed="1\n"))
    assert "not of this game" in said
    assert played.read_text(encoding="utf-8") == older


def test_nor_by_an_order(folder: Path, played: Path) -> None:
    (folder / "other.txt").write_text("mine", encoding="utf-8")
    said = run("play", *ALONE, typed="save other.txt\nsave own.txt\nsave own.txt\n").output
    assert said.count("not of this game") == 1
    assert (folder / "other.txt").read_text(encoding="utf-8") == "mine"
    assert said.count("The record is in own.txt.") == 3  # twice as ordered, and when it is left


def test_what_is_no_file_is_not_replaced_by_one(played: Path) -> None:
    assert run("show", str(played), "--svg", os.devnull).exit_code == 0
    assert not Path(os.devnull).is_file()


def test_a_folder_is_not_replaced_either(played: Path, folder: Path) -> None:
    assert "is a directory" in only_sentence(run("show", str(played), "--svg", str(folder)))
