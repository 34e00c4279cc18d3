"""Alembic runs this to migrate, on the connection that `upgrade` gives it."""

from alembic import context

from lawspeaker.table.storage.models import Model

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Model.metadata, render_as_batch=True
)
context.run_migrations()
