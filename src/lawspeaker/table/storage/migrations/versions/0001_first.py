"""People, rooms, games and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("email", sa.Text),
        sa.Column("login", sa.Text),
        sa.Column("password", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("login", name="uq_person_login"),
    )
    op.create_table(
        "visit",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_visit"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_visit_person"),
    )
    op.create_index("ix_visit_person", "visit", ["person"])
    op.create_table(
        "room",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock_seconds", sa.Integer),
        sa.Column("clock_gain", sa.Integer, nullable=False),
        sa.Column("absent", sa.Integer),
        sa.Column("start", sa.JSON, nullable=False),
        sa.Column("opening", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("began", sa.Double),
        sa.Column("due", sa.Double),
        sa.Column("lease", sa.Text),
        sa.Column("lease_until", sa.Double, nullable=False),
        sa.Column("next_room", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_room"),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name="fk_room_host"),
    )
    op.create_index("ix_room_host", "room", ["host"])
    op.create_index("ix_room_state_due", "room", ["state", "due"])
    op.create_table(
        "seat",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("invite_hash", sa.Text),
        sa.Column("standing_in", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_seat"),
        sa.UniqueConstraint("invite_hash", name="uq_seat_invite_hash"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_seat_room"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_seat_person"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "step",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("option", sa.Text, nullable=False),
        sa.Column("outcomes", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_step"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_step_room"),
    )
    op.create_table(
        "chat",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_chat_room"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_chat_person"),
    )


def downgrade() -> None:
    for table in ("chat", "step", "seat", "room", "visit", "person"):
        op.drop_table(table)
