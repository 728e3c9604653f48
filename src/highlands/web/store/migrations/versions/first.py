"""Guests, tables, seats, answers, drafts, remarks and results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("came", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("drawn_order", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(32), nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("opened", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["creator"], ["guests.id"], name="fk_tables_creator"),
    )
    op.create_index("ix_tables_stage", "tables", ["stage", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seats_guest"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.String(200), nullable=False),
        sa.Column("given", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_answers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_answers_table_id"),
    )
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("undone", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_drafts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_drafts_table_id"),
    )
    op.create_table(
        "remarks",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("message", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_remarks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_remarks_table_id"),
    )
    op.create_index("ix_remarks_table_id", "remarks", ["table_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("ranking", sa.Text, nullable=False),
        sa.Column("finished", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
    )
