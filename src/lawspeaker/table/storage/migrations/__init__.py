"""Migrations: the tables as they have changed from version to version. The newest is what `models` describes."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 0x6C6177  # names our lock among those of a PostgreSQL database


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring the tables up to date, or to a version, within the transaction of this connection.

    On SQLite that transaction lets no other writer in; on PostgreSQL a lock does the same for migrations.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
