"""Bots think elsewhere, and whoever is slow or dead is replaced."""

from pathlib import Path
from queue import SimpleQueue
from time import sleep

import pytest

from highlands.engine.game import open_game
from highlands.engine.record import write
from highlands.engine.registry import rules_of
from highlands.engine.rules import agree
from highlands.web.thinking import Done, Job, Workers, answers
from tests.web.browser import Table


def job(bot: str = "greedy", record: str = "") -> Job:
    rules = rules_of("glen-more")
    setup = agree(rules, ["Anna", "Bruce"], 7, {})
    game = open_game(rules, setup)
    game.setup = setup.without_seed()
    assert game.decision is not None
    return Job("glen-more", record or write(game), game.decision.seat, bot)


def test_a_worker_thinks_as_one_would_here() -> None:
    workers, thought = Workers(1), SimpleQueue[list[str] | None]()
    workers.ask(job(), thought.put)
    assert thought.get(timeout=60) == answers(job())
    workers.ask(job(record="nonsense"), thought.put)
    assert thought.get(timeout=60) is None
    workers.ask(job("random"), thought.put)
    assert thought.get(timeout=60) == answers(job("random"))
    workers.close()


def test_a_slow_worker_is_ended_and_the_next_job_finds_another() -> None:
    workers, thought = Workers(1, patience=0.0), SimpleQueue[list[str] | None]()
    workers.ask(job(), thought.put)
    assert thought.get(timeout=60) is None
    workers.patience = 60.0
    workers.ask(job("random"), thought.put)
    assert thought.get(timeout=60) == answers(job("random"))
    workers.close()


class Hopeless:
    """Workers of whom none ever has an answer."""

    def __init__(self, thought: list[str] | None) -> None:
        self.thought = thought
        self.asked: list[Job] = []
        self.waiting: list[Done] = []

    def ask(self, job: Job, done: Done) -> None:
        self.asked.append(job)
        self.waiting.append(done)

    def close(self) -> None:
        """There is nobody to end."""


@pytest.mark.parametrize("thought", [None, [], ["take space:99"], ["nonsense"]])
def test_a_bot_that_fails_is_replaced_for_the_turn_with_a_note(
    tmp_path: Path, thought: list[str] | None
) -> None:
    table = Table(tmp_path)
    anna = table.browser()
    hopeless = Hopeless(thought)
    table.house.tables.thinking = hopeless
    path = anna.make("glen-more", "bot-greedy", "me", name="Anna", option_first_player="chosen")
    assert " thinks" in anna.page.text
    assert anna.form("/answer") is None
    assert "seed:\n" in hopeless.asked[0].record
    hopeless.waiting.pop()(hopeless.thought)
    anna.open(path)
    assert "a simpler bot played" in anna.page.text
    assert anna.form("/answer") is not None
    table.close()


def test_an_answer_that_comes_too_late_changes_nothing(tmp_path: Path) -> None:
    table = Table(tmp_path)
    anna = table.browser()
    hopeless = Hopeless(None)
    table.house.tables.thinking = hopeless
    path = anna.make("glen-more", "bot-greedy", "me", name="Anna", option_first_player="chosen")
    done = hopeless.waiting.pop()
    done(answers(hopeless.asked[0]))
    sitting = table.house.tables.sitting(path.rpartition("/")[2])
    count = len(sitting.deeds)
    done(answers(hopeless.asked[0]))
    assert len(sitting.deeds) == count
    table.close()


def test_a_real_server_lets_real_workers_play(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.house.tables.thinking = table.house.thinking = Workers(1)
    anna = table.browser()
    path = anna.make("glen-more", "bot-greedy", "me", name="Anna", option_first_player="chosen")
    for _ in range(300):
        anna.open(path)
        if anna.form("/answer") is not None:
            break
        sleep(0.1)
    assert anna.form("/answer") is not None
    table.close()
