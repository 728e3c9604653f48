"""The tables in memory: read from the file when they are needed, written before they go on."""

from collections import OrderedDict
from contextlib import suppress
from threading import Lock
from time import time
from typing import Final

from highlands.engine.record import write
from highlands.engine.seat import Seat
from highlands.web.live import Bell
from highlands.web.sitting import Outcome, Sitting
from highlands.web.store import answers, gatherings
from highlands.web.store.database import Database
from highlands.web.store.gatherings import Overtaken
from highlands.web.store.rows import Draft, Gathering, Remark, Result, Stage
from highlands.web.thinking import STAND_IN, Job, Thinking, taken_turn
from highlands.web.trouble import Stale, Trouble

MOST_KEPT: Final = 100  # those that nobody touches are read again when they are needed


class Shelf:
    """Keeps tables, lets their bots think, and writes down what was answered."""

    def __init__(self, database: Database, thinking: Thinking, bell: Bell) -> None:
        self.database = database
        self.thinking = thinking
        self.bell = bell
        self.lock = Lock()
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()

    def table(self, id_: str) -> Gathering:
        """What is known of a table without looking at its game."""
        with self.database.reading() as link:
            found = gatherings.gathering_called(link, id_)
        if found is None:
            raise Trouble(404, "web-no-such-table")
        return found

    def sitting(self, id_: str) -> Sitting:
        """A table that plays or has played, from memory or read again from the file."""
        with self.lock:
            if id_ in self.sittings:
                self.sittings.move_to_end(id_)
                return self.sittings[id_]
        table = self.table(id_)
        if table.stage not in {Stage.PLAYING, Stage.FINISHED}:
            raise Trouble(409, "web-not-begun")
        with self.database.reading() as link:
            sitting = Sitting(
                table,
                answers.answers_of(link, id_),
                answers.drafts_of(link, id_),
                gatherings.remarks_on(link, id_),
            )
        sitting = self.keep(sitting)
        with sitting.lock:
            self.let_bots_think(sitting)
        return sitting

    def keep(self, sitting: Sitting) -> Sitting:
        """Remember a table; of two that were read at the same time the first one stays."""
        with self.lock:
            kept = self.sittings.setdefault(sitting.table.id, sitting)
            while len(self.sittings) > MOST_KEPT:
                self.sittings.popitem(last=False)
            return kept

    def forget(self, sitting: Sitting) -> None:
        """Read a table again when it is next asked for: the file knows better."""
        with self.lock:
            self.sittings.pop(sitting.table.id, None)

    def commit(
        self, sitting: Sitting, seat: Seat, outcome: Outcome, remark: Remark | None = None
    ) -> None:
        """Write answers down for good, and only then go on from them."""
        game = outcome.game
        result = None
        if game.over:
            places = tuple(tuple(place) for place in game.ranking())
            result = Result(tuple(game.rules.scores(game.table)), places, int(time()))
        draft = Draft(sitting.draft(seat).revision + 1)
        try:
            with self.database.writing() as link:
                stage = Stage.FINISHED if result else None
                table = gatherings.advance(link, sitting.table, stage)
                answers.append(link, table.id, len(sitting.deeds), outcome.lines)
                answers.write_draft(link, table.id, seat, draft)
                if remark:
                    gatherings.add_remark(link, table.id, remark)
                if result:
                    gatherings.add_result(link, table.id, result)
        except Overtaken as error:
            self.forget(sitting)
            raise Stale from error
        sitting.table = table
        sitting.drafts[seat] = draft
        sitting.remarks += [remark] if remark else []
        sitting.settle(outcome)
        self.bell.ring(table.id, table.revision)
        self.let_bots_think(sitting)

    def let_bots_think(self, sitting: Sitting) -> None:
        """Ask every bot whose answer is awaited."""
        table = sitting.table
        if table.stage is not Stage.PLAYING or sitting.halted:
            return
        for seat in sitting.game.pending:
            bot = table.chairs[seat].bot if seat >= 0 else ""
            if bot and seat not in sitting.thinking:
                sitting.thinking.add(seat)
                job = Job(table.game, write(sitting.game), seat, bot)

                def done(thought: list[str] | None, job: Job = job) -> None:
                    self.bot_answered(table.id, job, thought)

                self.thinking.ask(job, done)

    def bot_answered(self, id_: str, job: Job, thought: list[str] | None) -> None:
        """Take a bot's turn. If it failed, the simplest one takes its place for this turn."""
        sitting = self.sitting(id_)
        with sitting.lock, suppress(Stale):
            sitting.thinking.discard(job.seat)
            asked = job.seat in sitting.game.pending and sitting.table.stage is Stage.PLAYING
            if not asked or sitting.table.chairs[job.seat].bot != job.bot:
                self.let_bots_think(sitting)
                return
            remark = None
            try:
                outcome = sitting.confirmed(job.seat, thought or [])
            except ValueError:
                outcome = None
            if outcome is None or not thought:
                remark = Remark(len(sitting.deeds), "web-remark-stand-in", job.seat)
                thought = taken_turn(sitting.game.clone(), job.seat, STAND_IN)
                outcome = sitting.confirmed(job.seat, thought)
            self.commit(sitting, job.seat, outcome, remark)
