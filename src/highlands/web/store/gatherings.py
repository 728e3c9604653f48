"""Tables and who sits at them."""

from collections.abc import Sequence
from dataclasses import replace
from json import dumps, loads
from time import time
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from highlands.web.store.rows import Chair, Gathering, Kind, Remark, Result, Stage
from highlands.web.store.schema import REMARKS, RESULTS, SEATS, TABLES


class Overtaken(Exception):
    """Somebody else has changed a table in between; nothing was written."""


def add_gathering(link: Connection, new: Gathering) -> None:
    """A new table with its seats."""
    link.execute(
        insert(TABLES).values(
            id=new.id,
            game=new.game,
            rules_version=new.rules_version,
            options=dumps(new.options),
            seed=f"{new.seed:032x}",
            stage=new.stage,
            drawn_order=new.drawn_order,
            invitation=new.invitation,
            creator=new.creator,
            revision=new.revision,
            opened=new.changed,
            changed=new.changed,
        )
    )
    write_chairs(link, new)


def write_chairs(link: Connection, table: Gathering) -> None:
    """All seats of a table, in place of those that were written before."""
    link.execute(delete(SEATS).where(SEATS.c.table_id == table.id))
    for chair in table.chairs:
        link.execute(
            insert(SEATS).values(
                table_id=table.id,
                number=chair.number,
                kind=chair.kind,
                name=chair.name,
                guest=chair.guest,
                bot=chair.bot,
            )
        )


def gathering_called(link: Connection, id_: str) -> Gathering | None:
    """The table with an id."""
    row = link.execute(select(TABLES).where(TABLES.c.id == id_)).one_or_none()
    return None if row is None else gathered(link, [row])[0]


def advance(link: Connection, table: Gathering, stage: Stage | None = None) -> Gathering:
    """The next revision of a table, if nobody was quicker."""
    new = replace(
        table,
        revision=table.revision + 1,
        stage=stage or table.stage,
        changed=int(time()),
    )
    done = link.execute(
        update(TABLES)
        .where(TABLES.c.id == table.id, TABLES.c.revision == table.revision)
        .values(revision=new.revision, stage=new.stage, changed=new.changed)
    )
    if done.rowcount != 1:
        raise Overtaken(table.id)
    return new


def of_guest(link: Connection, guest: str, stages: Sequence[Stage], most: int) -> list[Gathering]:
    """The tables at which somebody sits, or that they made, the latest first."""
    sits = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    query = (
        select(TABLES)
        .where(TABLES.c.stage.in_(stages))
        .where(TABLES.c.id.in_(sits) | (TABLES.c.creator == guest))
    )
    return gathered(link, link.execute(query.order_by(TABLES.c.changed.desc()).limit(most)).all())


def open_to_all(link: Connection, most: int) -> list[Gathering]:
    """Tables that wait for anybody, the latest first."""
    waiting = select(SEATS.c.table_id).where(SEATS.c.kind == Kind.OPEN, SEATS.c.guest.is_(None))
    query = select(TABLES).where(TABLES.c.stage == Stage.GATHERING, TABLES.c.id.in_(waiting))
    return gathered(link, link.execute(query.order_by(TABLES.c.changed.desc()).limit(most)).all())


def in_stage(link: Connection, stage: Stage) -> list[str]:
    """The ids of all tables that have come so far."""
    return list(link.scalars(select(TABLES.c.id).where(TABLES.c.stage == stage)))


def count_made(link: Connection, guest: str) -> int:
    """How many tables of a guest's making are neither finished nor closed."""
    query = select(func.count()).where(
        TABLES.c.creator == guest, TABLES.c.stage.in_([Stage.GATHERING, Stage.PLAYING])
    )
    return link.scalar(query) or 0


def gathered(link: Connection, rows: Sequence[Row[Any]]) -> list[Gathering]:
    """Rows of tables with their seats."""
    ids = [row.id for row in rows]
    chairs: dict[str, list[Chair]] = {id_: [] for id_ in ids}
    query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.number)
    for seat in link.execute(query):
        chair = Chair(seat.number, Kind(seat.kind), seat.name, seat.guest, seat.bot)
        chairs[seat.table_id].append(chair)
    return [
        Gathering(
            id=row.id,
            game=row.game,
            rules_version=row.rules_version,
            options=loads(row.options),
            seed=int(row.seed, 16),
            stage=Stage(row.stage),
            drawn_order=row.drawn_order,
            invitation=row.invitation,
            creator=row.creator,
            revision=row.revision,
            changed=row.changed,
            chairs=tuple(chairs[row.id]),
        )
        for row in rows
    ]


def add_remark(link: Connection, table: str, remark: Remark) -> None:
    link.execute(
        insert(REMARKS).values(
            table_id=table, number=remark.number, message=remark.message, seat=remark.seat
        )
    )


def remarks_on(link: Connection, table: str) -> list[Remark]:
    query = select(REMARKS).where(REMARKS.c.table_id == table).order_by(REMARKS.c.id)
    return [Remark(row.number, row.message, row.seat) for row in link.execute(query)]


def add_result(link: Connection, table: str, result: Result) -> None:
    link.execute(
        insert(RESULTS).values(
            table_id=table,
            scores=dumps(result.scores),
            ranking=dumps(result.ranking),
            finished=result.finished,
        )
    )


def results_of(link: Connection, tables: Sequence[str]) -> dict[str, Result]:
    """How the finished ones among some tables ended."""
    query = select(RESULTS).where(RESULTS.c.table_id.in_(tables))
    return {
        row.table_id: Result(
            tuple(loads(row.scores)), tuple(map(tuple, loads(row.ranking))), row.finished
        )
        for row in link.execute(query)
    }
