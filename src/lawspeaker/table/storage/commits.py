"""Committing steps in groups. Waiting for the disk takes longer than anything else, and one wait can serve many: while
some steps are being committed, others gather for the next commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, cast

from sqlalchemy import Table, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from lawspeaker.table.storage.models import OVER, PLAYING, Room, StoredStep

ROOM = cast(Table, Room.__table__)
STEP = cast(Table, StoredStep.__table__)
WHERE = (
    select(ROOM.c.id, ROOM.c.number)
    .where(ROOM.c.id.in_(bindparam("rooms", expanding=True)), ROOM.c.state == PLAYING)
    .order_by(ROOM.c.id)  # otherwise two processes could deadlock
    .with_for_update()
)
GO_ON = (
    update(ROOM)
    .where(ROOM.c.id == bindparam("its_id"))
    .values({name: bindparam(f"new_{name}") for name in ("number", "asked", "due", "state", "changed")})
)
ADD = insert(STEP)


class Pending(NamedTuple):
    """A step to be committed, who is asked after it, when the room is due, and whether it went well."""

    step: StoredStep
    asked: int | None
    due: float | None
    done: asyncio.Future[bool]


class Commits:
    """`writing` gives a connection within a transaction."""

    def __init__(self, writing: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self.writing = writing
        self.pending: list[Pending] = []
        self.working: asyncio.Task[None] | None = None

    async def commit(self, step: StoredStep, asked: int | None, due: float | None) -> bool:
        """Commit a step; whether its room plays and was at its number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.pending.append(Pending(step, asked, due, done))
        if self.working is None:
            self.working = asyncio.create_task(self._work())
        return await done

    async def settle(self) -> None:
        """Wait until nothing is being committed."""
        if self.working is not None:
            await self.working

    async def _work(self) -> None:
        while self.pending:
            together, self.pending = self.pending, []
            await self._commit(together)
        self.working = None

    async def _commit(self, together: Sequence[Pending]) -> None:
        try:
            async with self.writing() as connection:
                fitting = await fitting_of(connection, together)
                if fitting:
                    await connection.execute(GO_ON, [room_after(each) for each in fitting])
                    await connection.execute(ADD, [in_columns(each.step) for each in fitting])
        except Exception as error:
            if len(together) == 1:
                tell(together[0], error)
            else:
                for each in together:  # so that one does not take the others down
                    await self._commit([each])
            return
        for each in together:
            tell(each, each in fitting)


async def fitting_of(connection: AsyncConnection, together: Sequence[Pending]) -> list[Pending]:
    """Those whose room plays and is at their number; nobody else can take it further until the transaction ends."""
    found = await connection.execute(WHERE, {"rooms": [each.step.room for each in together]})
    numbers: dict[str, int] = dict(found.all())
    return [each for each in together if numbers.pop(each.step.room, None) == each.step.number]


def room_after(pending: Pending) -> dict[str, object]:
    """What a step changes of its room."""
    step, asked = pending.step, pending.asked
    return {
        "its_id": step.room,
        "new_number": step.number + 1,
        "new_asked": asked,
        "new_due": pending.due,
        "new_state": OVER if asked is None else PLAYING,
        "new_changed": step.at,
    }


def in_columns(step: StoredStep) -> dict[str, object]:
    return {column.key: getattr(step, column.key) for column in STEP.columns}


def tell(pending: Pending, outcome: bool | Exception) -> None:
    if pending.done.done():
        return  # nobody waits for it any more
    if isinstance(outcome, Exception):
        pending.done.set_exception(outcome)
    else:
        pending.done.set_result(outcome)
