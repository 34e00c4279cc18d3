"""A server that kills itself just before or just after it has committed its third answer of a person."""

from __future__ import annotations

import os
import signal
from typing import Any

from lawspeaker.table.storage.models import NewStep
from lawspeaker.table.storage.store import Store

FATAL = 3
WHEN = ("before", "after")


def die(when: str) -> None:
    """Let this process die `before` or `after` that commit."""
    commit = Store.commit_step
    answers = 0

    async def commit_and_die(self: Store, step: NewStep, **more: Any) -> None:
        nonlocal answers
        answers += not step.by.startswith("bot:")
        if answers == FATAL and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        await commit(self, step, **more)
        if answers == FATAL:
            os.kill(os.getpid(), signal.SIGKILL)

    Store.commit_step = commit_and_die  # type: ignore[method-assign]
