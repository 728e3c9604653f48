"""Called by Alembic: run the revisions that a database lacks, in the caller's transaction."""

from alembic import context

from highlands.web.store.schema import METADATA

# SQLite changes a column by copying its table, which a batch does.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
