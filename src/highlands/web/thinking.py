"""Bots think in processes of their own, so that nobody waits for a page because a bot thinks."""

from collections.abc import Callable
from dataclasses import dataclass
from logging import getLogger
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol

from highlands.bots.bot import bot_named
from highlands.engine.decision import Draw
from highlands.engine.game import Game
from highlands.engine.luck import mix
from highlands.engine.record import read
from highlands.engine.registry import rules_of
from highlands.engine.seat import Seat

PATIENCE: Final = 10.0  # seconds for a turn; a bot that needs more is slow or lost
STAND_IN: Final = "random"
LOG: Final = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Job:
    """A turn that a bot shall take: the game as a record without its seed, and who is asked."""

    game: str
    record: str
    seat: Seat
    bot: str


Done = Callable[[list[str] | None], None]  # the answers; nothing, if the bot failed


class Thinking(Protocol):
    """Somewhere to think."""

    def ask(self, job: Job, done: Done) -> None:
        """Let a bot take its turn; `done` is called once, perhaps from another thread."""

    def close(self) -> None:
        """Think no more."""


class AtOnce:
    """Thinks here and now, one job after the other: for tests, and for a moment's work."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Job, Done]] = []
        self.busy = False

    def ask(self, job: Job, done: Done) -> None:
        self.waiting.append((job, done))
        if self.busy:
            return
        self.busy = True
        try:
            while self.waiting:
                next_job, next_done = self.waiting.pop(0)
                next_done(answers(next_job))
        finally:
            self.busy = False

    def close(self) -> None:
        self.waiting.clear()


class Workers:
    """So many processes, each led by a thread that ends it when it is slow, and starts another."""

    def __init__(self, count: int = 2, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.jobs: SimpleQueue[tuple[Job, Done] | None] = SimpleQueue()
        self.closing = False
        self.busy: set[Worker] = set()
        self.leaders = [Thread(target=self.lead, daemon=True) for _ in range(count)]
        for leader in self.leaders:
            leader.start()

    def ask(self, job: Job, done: Done) -> None:
        self.jobs.put((job, done))

    def close(self) -> None:
        """End at once: a turn that was not thought to its end is thought again the next time."""
        self.closing = True
        for _ in self.leaders:
            self.jobs.put(None)
        for worker in tuple(self.busy):
            worker.process.kill()
        for leader in self.leaders:
            leader.join()

    def lead(self) -> None:
        """Hand one job after the other to a process; it is started when it is first needed."""
        worker: Worker | None = None
        while (asked := self.jobs.get()) is not None:
            job, done = asked
            worker = worker or Worker()
            self.busy.add(worker)
            thought = worker.think(job, self.patience)
            self.busy.discard(worker)
            if self.closing:
                break
            if thought is None:
                worker.end()
                worker = None
            try:
                done(thought)
            except Exception:
                LOG.exception("a bot's answer could not be given")
        if worker is not None:
            worker.end()


class Worker:
    """One process that thinks."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def think(self, job: Job, patience: float) -> list[str] | None:
        """The bot's answers; nothing if it took too long, or died."""
        try:
            self.line.send(job)
            if not self.line.poll(patience):
                return None
            thought: list[str] | None = self.line.recv()
        except (EOFError, OSError):
            return None
        return thought

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


def work(line: "Connection[Any, Any]") -> None:
    """The life of a worker: a job, its answers, and the next."""
    while True:
        try:
            job: Job = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            thought = answers(job)
        except Exception:  # noqa: BLE001  whatever a bot does wrong, another will stand in for it
            thought = None
        line.send(thought)


def answers(job: Job) -> list[str]:
    """What a bot answers until its turn is over, or nature or somebody else must answer."""
    return taken_turn(read(job.record, rules_of(job.game)), job.seat, job.bot)


def taken_turn(game: Game[Any], seat: Seat, name: str) -> list[str]:
    """The same from a game, in which nature waits."""
    begun, given = game.rest, []
    bot = bot_named(name, mix(len(game.answered()) + seat))
    while game.rest is begun and seat in game.pending and not isinstance(game.question, Draw):
        choice = bot.decide(game, seat)
        game.play(seat, choice)
        given.append(choice.text)
    return given
