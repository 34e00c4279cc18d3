"""The terms of a room in one column, instead of one column each."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

OLD = {
    "spectators": sa.Boolean,
    "listed": sa.Boolean,
    "clock_seconds": sa.Integer,
    "clock_gain": sa.Integer,
    "absent": sa.Integer,
}
ROOM = sa.table(
    "room",
    sa.column("id", sa.Text),
    sa.column("terms", sa.JSON),
    *(sa.column(name, kind) for name, kind in OLD.items()),
)


# Nothing here is done in batches: those make the table anew, which SQLite forbids while seats refer to its rows.


def upgrade() -> None:
    op.add_column("room", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
    connection = op.get_bind()
    for room in connection.execute(sa.select(ROOM)).all():
        clock = None if room.clock_seconds is None else {"seconds": room.clock_seconds, "gain": room.clock_gain}
        terms = {"clock": clock, "absent": room.absent, "spectators": room.spectators, "listed": room.listed}
        connection.execute(sa.update(ROOM).where(ROOM.c.id == room.id).values(terms=terms))
    for name in OLD:
        op.drop_column("room", name)


def downgrade() -> None:
    op.add_column("room", sa.Column("spectators", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("room", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("room", sa.Column("clock_seconds", sa.Integer))
    op.add_column("room", sa.Column("clock_gain", sa.Integer, nullable=False, server_default="0"))
    op.add_column("room", sa.Column("absent", sa.Integer))
    connection = op.get_bind()
    for room in connection.execute(sa.select(ROOM)).all():
        kept = {name: room.terms[name] for name in ("spectators", "listed", "absent")}
        clock = room.terms["clock"] or {"seconds": None, "gain": 0}
        kept |= {"clock_seconds": clock["seconds"], "clock_gain": clock["gain"]}
        connection.execute(sa.update(ROOM).where(ROOM.c.id == room.id).values(kept))
    op.drop_column("room", "terms")
