"""What happens between two questions, told in few lines."""

import re
from pathlib import Path

import highlands
from highlands.cli.page import Page
from highlands.cli.playing.narrator import Narrator
from highlands.cli.voice import WORDS
from highlands.engine.event import Event
from highlands.engine.record import write
from highlands.engine.seat import NATURE
from highlands.words.speak import Speaker
from tests.cli.running import run

AGAINST_BOTS = ("--seats", "Anna,greedy:Bruce,random:Clara", "--seed", "77")


def said(typed: str, *words: str, lang: str = "en") -> str:
    return run("play", *AGAINST_BOTS, *words, typed=typed, lang=lang).output


def test_a_turn_of_a_bot_is_a_line_or_two() -> None:
    """Tile, space and spot first; names without their bot."""
    told = said("1\n1\ndone\ndone\n" * 6)
    turns = re.findall(r"^  ((?:Bruce|Clara): .*(?:\n    .*)*)", told, re.MULTILINE)
    assert len(turns) > 5
    assert all(re.match(r"\w+: [^,]+, space \d+( → [^.]+)?\. ", turn) for turn in turns)
    assert max(turn.count("\n") for turn in turns) < 5
    assert "(greedy)" not in told.partition("Clara (random).")[2]


def test_a_scoring_is_a_table() -> None:
    told = run("play", "--seats", "random,random:Bob", "--seed", "3").output
    for title in ("First scoring", "Second scoring", "Third scoring", "Final scoring"):
        assert re.search(rf"^{title} +[+–]", told, re.MULTILINE)
    assert re.search(r"^  whisky +\d+ \(\d+\) +[+–]", told, re.MULTILINE)
    assert " scores " not in told


def test_the_scorings_on_the_way_add_up_to_the_table_at_the_end(folder: Path) -> None:
    told = run("play", "--seats", "random,random:Bob", "--seed", "3").output
    way, _, end = told.partition(" wins.")
    for title in ("First scoring", "Second scoring", "Third scoring", "Final scoring"):
        (line,) = re.findall(rf"^{title} +(.*)$", way, re.MULTILINE)
        assert re.findall(rf"^{title} +(.*)$", end, re.MULTILINE)[0].split() == line.split()


def before_a_turn_without_choice() -> str:
    """A record after which somebody at the keyboard has only one tile to take."""
    for seed in range(100):
        game = highlands.new("glen-more", ["Anna", "random"], seed)
        game.hold()
        while (decision := game.decision) is not None:
            if decision.seat != NATURE:
                options = decision.options()
                game.play(decision.seat, options[seed % len(options)])
                continue
            before = write(game)
            if any(event.seat == 0 and event.verb == "took" for event in game.confirm()):
                return before
    raise AssertionError("everybody always had a choice")


def test_a_turn_without_a_choice_is_told_in_a_paragraph_of_its_own(folder: Path) -> None:
    (folder / "game.txt").write_text(before_a_turn_without_choice(), encoding="utf-8")
    told = run("play", "--from", "game.txt", typed="\n").output
    _, _, own = told.partition("\nAnna had no choice this time:\n")
    assert own.startswith("  Anna takes the ")


def test_a_turn_that_passes_without_a_question_is_noticed() -> None:
    """So that somebody at a terminal is waited for."""
    names = ["Anna", "Bruce"]
    game, voice = highlands.new("glen-more", names, 1), Speaker("glen-more", "en", names, WORDS)
    narrator = Narrator(game, voice, Page(), people=[0])
    taken = Event(0, "took", "tile:quarry-0-road", "space:8")
    placed = Event(0, "placed", "tile:quarry-0-road", "cell:n1")
    drawn = Event(NATURE, "drew", "tile:loch-ness")
    assert not narrator.narrate([drawn, taken, placed])
    assert narrator.unasked == [taken, placed]
    assert narrator.tell_unasked()
    assert narrator.narrate([drawn, taken, placed, drawn])
    assert narrator.unasked == []
    assert not narrator.narrate([drawn])
