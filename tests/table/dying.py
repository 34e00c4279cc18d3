"""A server that kills itself just before or just after it has committed its third answer of a person:
`python -m tests.table.dying before|after PORT DATABASE`.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

from lawspeaker.table import server
from lawspeaker.table.settings import from_environment
from lawspeaker.table.storage.models import StoredStep
from lawspeaker.table.storage.store import Store

commit = Store.commit_step
answers = 0


async def commit_and_die(self: Store, step: StoredStep, **more: Any) -> None:
    global answers
    answers += not step.by.startswith("bot:")
    if answers == 3 and sys.argv[1] == "before":
        os.kill(os.getpid(), signal.SIGKILL)
    await commit(self, step, **more)
    if answers == 3:
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    Store.commit_step = commit_and_die  # type: ignore[method-assign]
    server.serve(from_environment({}, database=sys.argv[3]), "127.0.0.1", int(sys.argv[2]), browser=False)
