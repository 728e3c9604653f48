"""Confirmed answers, which are only ever added to, and the drafts of turns beside them."""

from collections.abc import Sequence
from time import time

from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError

from highlands.engine.seat import Seat
from highlands.web.store.gatherings import Overtaken
from highlands.web.store.rows import Draft, Line
from highlands.web.store.schema import ANSWERS, DRAFTS


def append(link: Connection, table: str, first: int, lines: Sequence[Line]) -> None:
    """Add answers from a number on; if one of these numbers is taken, nothing is written."""
    now = int(time())
    rows = [
        {"table_id": table, "number": n, "seat": line.seat, "choice": line.choice, "given": now}
        for n, line in enumerate(lines, first)
    ]
    try:
        if rows:
            link.execute(insert(ANSWERS), rows)
    except IntegrityError as error:
        raise Overtaken(table) from error


def answers_of(link: Connection, table: str) -> list[Line]:
    """Everything that has been answered at a table, in order."""
    query = select(ANSWERS).where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.number)
    return [Line(row.seat, row.choice) for row in link.execute(query)]


def write_draft(link: Connection, table: str, seat: Seat, draft: Draft) -> None:
    """A seat's draft in place of the one before."""
    values = {
        "revision": draft.revision,
        "given": "\n".join(draft.given),
        "undone": "\n".join(draft.undone),
    }
    link.execute(
        upsert(DRAFTS)
        .values(table_id=table, seat=seat, **values)
        .on_conflict_do_update(index_elements=["table_id", "seat"], set_=values)
    )


def drafts_of(link: Connection, table: str) -> dict[Seat, Draft]:
    """Every seat's draft."""
    rows = link.execute(select(DRAFTS).where(DRAFTS.c.table_id == table))
    return {
        row.seat: Draft(row.revision, tuple(row.given.splitlines()), tuple(row.undone.splitlines()))
        for row in rows
    }
