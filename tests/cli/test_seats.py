"""Who sits where, by what is written after --seats and by the names in a record."""

import pytest

from highlands.bots.bot import UnknownBot
from highlands.cli.playing.seats import Sitter, read_seats, sitters_named
from highlands.cli.trouble import Trouble


def test_people_and_bots() -> None:
    assert read_seats("you, Anna,greedy , random:Bob", "Player") == [
        Sitter("Player 1"),
        Sitter("Anna"),
        Sitter("greedy", "greedy"),
        Sitter("Bob (random)", "random"),
    ]


def test_equal_bots_are_numbered() -> None:
    names = [sitter.name for sitter in read_seats("greedy,random,greedy,greedy", "Player")]
    assert names == ["greedy", "random", "greedy 2", "greedy 3"]


def test_you_are_called_in_the_language_that_is_spoken() -> None:
    assert read_seats("Anna,vous", "Joueur")[1] == Sitter("Joueur 2")


@pytest.mark.parametrize("text", ["you,greedy", "Anna,greedy:Bruce,random", "greedy,greedy,greedy"])
def test_a_record_tells_who_is_a_bot(text: str) -> None:
    sitters = read_seats(text, "Player")
    assert sitters_named([sitter.name for sitter in sitters]) == sitters


@pytest.mark.parametrize("name", ["Anna", "Anna (greedier)", "Greedy", "greedy the Great"])
def test_other_names_are_those_of_people(name: str) -> None:
    assert sitters_named([name]) == [Sitter(name)]


def test_a_bot_nobody_knows() -> None:
    with pytest.raises(UnknownBot, match="robot"):
        read_seats("you,robot:Bob", "Player")


def test_a_bot_without_the_name_that_was_announced() -> None:
    with pytest.raises(Trouble, match="missing"):
        read_seats("you,greedy: ", "Player")
