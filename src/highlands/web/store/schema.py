"""Every table of the database. A change here needs a revision under `migrations/versions`.

Times are whole seconds since 1970, texts of several lines hold one choice a line.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("came", Integer, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # as JSON
    Column("seed", String(32), nullable=False),  # in hexadecimal digits; nobody is shown it
    Column("stage", String(12), nullable=False),  # gathering, playing, finished, closed
    Column("drawn_order", Boolean, nullable=False),  # whether the seats are mixed at the start
    Column("invitation", String(32), nullable=False),
    Column("creator", String(32), ForeignKey("guests.id"), nullable=False),
    Column("revision", Integer, nullable=False),  # only grows
    Column("opened", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Index("ix_tables_stage", "stage", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open, friend
    Column("name", String(40), nullable=False),  # empty while nobody sits there
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True),
    Column("bot", String(20), nullable=False),  # who answers for the seat; empty: its guest
    Index("ix_seats_guest", "guest"),
)

ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 0, without a gap, never given twice
    Column("seat", Integer, nullable=False),  # -1: nature
    Column("choice", String(200), nullable=False),
    Column("given", Integer, nullable=False),
)

DRAFTS: Final = Table(
    "drafts",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("revision", Integer, nullable=False),  # only grows
    Column("given", Text, nullable=False),
    Column("undone", Text, nullable=False),
)

REMARKS: Final = Table(
    "remarks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # how many answers there were
    Column("message", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Index("ix_remarks_table_id", "table_id"),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("scores", Text, nullable=False),  # as JSON, one figure a seat
    Column("ranking", Text, nullable=False),  # as JSON, places with the seats that share them
    Column("finished", Integer, nullable=False),
)
