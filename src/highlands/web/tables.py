"""What can be done with tables. Whatever is promised here is on the disk before it returns."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from highlands.bots.bot import names as bot_names
from highlands.engine.choice import Misspelled
from highlands.engine.seat import Seat
from highlands.web.shelf import Shelf
from highlands.web.sitting import Sitting
from highlands.web.store import answers, gatherings
from highlands.web.store.rows import Chair, Draft, Gathering, Guest, Kind, Remark, Stage
from highlands.web.trouble import Illegal, Stale, Trouble
from highlands.web.wishes import SeatWish, free_name, good_name, in_order, new_table

MOST_MADE: Final = 12  # tables of one guest's making that are not finished
LONGEST_CHOICE: Final = 200


class Tables(Shelf):
    """All tables of a server, and what guests may do with them."""

    def make(
        self,
        guest: Guest,
        game: str,
        wishes: Sequence[SeatWish],
        options: Mapping[str, str],
        *,
        drawn_order: bool,
    ) -> str:
        """A new table. If nobody is missing, play begins."""
        table = new_table(guest, game, wishes, options, drawn_order=drawn_order)
        with self.database.writing() as link:
            if gatherings.count_made(link, guest.id) >= MOST_MADE:
                raise Trouble(429, "web-too-many-tables", most=MOST_MADE)
            gatherings.add_gathering(link, table)
        self.begin_if_full(table)
        return table.id

    def join(self, guest: Guest, id_: str, number: Seat, name: str, invitation: str) -> None:
        """Take a free seat: one open to all, or with an invitation any."""
        with self.database.writing() as link:
            table = gatherings.gathering_called(link, id_)
            if table is None:
                raise Trouble(404, "web-no-such-table")
            if table.stage is not Stage.GATHERING or number not in range(len(table.chairs)):
                raise Trouble(409, "web-no-free-seat")
            chair = table.chairs[number]
            if chair.taken:
                raise Trouble(409, "web-no-free-seat")
            if chair.kind is Kind.FRIEND and invitation != table.invitation:
                raise Trouble(403, "web-not-invited")
            called = free_name(good_name(name or guest.name), [one.name for one in table.chairs])
            taken = replace(chair, name=called, guest=guest.id)
            table = self.write_chair(link, table, taken)
        self.bell.ring(id_, table.revision)
        self.begin_if_full(table)

    def write_chair(self, link: Connection, table: Gathering, chair: Chair) -> Gathering:
        """The table with one seat changed."""
        chairs = tuple(chair if one.number == chair.number else one for one in table.chairs)
        table = replace(gatherings.advance(link, table), chairs=chairs)
        gatherings.write_chairs(link, table)
        return table

    def begin_if_full(self, table: Gathering) -> None:
        """Play begins when every seat is taken."""
        if not all(chair.taken for chair in table.chairs):
            return
        table = in_order(table)
        sitting = Sitting(table, [], {}, [])
        with sitting.lock:
            begun = sitting.begun()
            with self.database.writing() as link:
                table = gatherings.advance(link, table, Stage.PLAYING)
                gatherings.write_chairs(link, table)
                answers.append(link, table.id, 0, begun.lines)
            sitting.table = table
            sitting.settle(begun)
            self.keep(sitting)
            self.bell.ring(table.id, table.revision)
            self.let_bots_think(sitting)

    def resume(self) -> None:
        """Begin at tables that were full when the server ended, before it could begin there."""
        with self.database.reading() as link:
            waiting = gatherings.in_stage(link, Stage.GATHERING)
        for id_ in waiting:
            self.begin_if_full(self.table(id_))

    def close(self, guest: Guest, id_: str) -> None:
        """Whoever made a table may put it away while it waits for players."""
        with self.database.writing() as link:
            table = gatherings.gathering_called(link, id_)
            if table is None:
                raise Trouble(404, "web-no-such-table")
            if table.creator != guest.id:
                raise Trouble(403, "web-not-yours")
            if table.stage is not Stage.GATHERING:
                raise Trouble(409, "web-begun-already")
            table = gatherings.advance(link, table, Stage.CLOSED)
        self.bell.ring(id_, table.revision)

    def answer(self, guest: Guest, id_: str, seat: Seat, choice: str, seen: str) -> None:
        """One more answer in a seat's draft."""
        sitting = self.sitting(id_)
        with sitting.lock:
            self.check(sitting, guest, seat, seen)
            position = sitting.position(seat)
            try:
                refusal = position.game.why_not(seat, choice[:LONGEST_CHOICE])
            except Misspelled as error:
                raise Trouble(422, "web-no-such-choice") from error
            if refusal is not None:
                raise Illegal(refusal)
            given = (*(deed.choice for deed in position.deeds), choice)
            self.write_draft(sitting, seat, given, ())

    def undo(self, guest: Guest, id_: str, seat: Seat, seen: str) -> None:
        """Take back the last answer of a draft."""
        sitting = self.sitting(id_)
        with sitting.lock:
            self.check(sitting, guest, seat, seen)
            draft = sitting.draft(seat)
            if not draft.given:
                raise Trouble(409, "web-nothing-to-undo")
            undone = (draft.given[-1], *draft.undone)
            self.write_draft(sitting, seat, draft.given[:-1], undone)

    def redo(self, guest: Guest, id_: str, seat: Seat, seen: str) -> None:
        """Give again what was taken back last."""
        sitting = self.sitting(id_)
        with sitting.lock:
            self.check(sitting, guest, seat, seen)
            draft = sitting.draft(seat)
            if not draft.undone:
                raise Trouble(409, "web-nothing-to-redo")
            given = (*draft.given, draft.undone[0])
            self.write_draft(sitting, seat, given, draft.undone[1:])

    def restart(self, guest: Guest, id_: str, seat: Seat, seen: str) -> None:
        """Take back the whole draft."""
        sitting = self.sitting(id_)
        with sitting.lock:
            self.check(sitting, guest, seat, seen)
            draft = sitting.draft(seat)
            if not draft.given:
                raise Trouble(409, "web-nothing-to-undo")
            self.write_draft(sitting, seat, (), (*draft.given, *draft.undone))

    def confirm(self, guest: Guest, id_: str, seat: Seat, seen: str) -> None:
        """A draft becomes what happened: nature answers, and the next player is asked."""
        sitting = self.sitting(id_)
        with sitting.lock:
            self.check(sitting, guest, seat, seen)
            if not sitting.complete(seat):
                raise Trouble(409, "web-not-complete")
            choices = [deed.choice for deed in sitting.position(seat).deeds]
            self.commit(sitting, seat, sitting.confirmed(seat, choices))

    def hand_over(self, guest: Guest, id_: str, seat: Seat, bot: str) -> None:
        """Let a bot answer for one's seat, or (without a bot) answer again oneself."""
        sitting = self.sitting(id_)
        if bot and bot not in bot_names():
            raise Trouble(422, "web-no-such-seat")
        with sitting.lock:
            chair = self.own_chair(sitting, guest, seat)
            if sitting.table.stage is not Stage.PLAYING:
                raise Trouble(409, "web-over")
            remark = Remark(
                len(sitting.deeds), "web-remark-handed" if bot else "web-remark-taken-back", seat
            )
            draft = Draft(sitting.draft(seat).revision + 1)
            with self.database.writing() as link:
                table = self.write_chair(link, sitting.table, replace(chair, bot=bot))
                answers.write_draft(link, table.id, seat, draft)
                gatherings.add_remark(link, table.id, remark)
            sitting.table = table
            sitting.drafts[seat] = draft
            sitting.remarks.append(remark)
            self.bell.ring(id_, table.revision)
            self.let_bots_think(sitting)

    def check(self, sitting: Sitting, guest: Guest, seat: Seat, seen: str) -> None:
        """Whether a guest may answer for a seat, from a page that is still true."""
        chair = self.own_chair(sitting, guest, seat)
        if sitting.halted:
            raise Trouble(409, "web-halted")
        if sitting.table.stage is not Stage.PLAYING:
            raise Trouble(409, "web-over")
        if chair.bot:
            raise Trouble(409, "web-bot-answers")
        if seen != sitting.seen(seat):
            raise Stale

    def own_chair(self, sitting: Sitting, guest: Guest, seat: Seat) -> Chair:
        chairs = sitting.table.chairs
        if seat not in range(len(chairs)) or chairs[seat].guest != guest.id:
            raise Trouble(403, "web-not-your-seat")
        return chairs[seat]

    def write_draft(
        self, sitting: Sitting, seat: Seat, given: Sequence[str], undone: Sequence[str]
    ) -> None:
        draft = Draft(sitting.draft(seat).revision + 1, tuple(given), tuple(undone))
        with self.database.writing() as link:
            answers.write_draft(link, sitting.table.id, seat, draft)
        sitting.drafts[seat] = draft
