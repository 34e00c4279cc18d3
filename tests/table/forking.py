"""Servers that start at once: `python -m tests.table.forking PORT DATABASE` reads everything that a server needs, and
starts one in a process of its own for each line that it is sent: an empty one, when that server shall die (see
`dying`), or where the faults are that it shall have (see `faulty`). It says the number of that process, and with which
code it has ended.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from lawspeaker.table import server
from lawspeaker.table.live.seen import warm_up
from lawspeaker.table.settings import from_environment
from tests.table.dying import WHEN, die
from tests.table.faulty import suffer


def main() -> None:
    warm_up()
    for line in sys.stdin:
        child = os.fork()
        if not child:
            what = line.strip()
            if what in WHEN:
                die(what)
            elif what:
                suffer(Path(what))
            server.serve(from_environment(database=sys.argv[2]), "127.0.0.1", int(sys.argv[1]), browser=False)
            os._exit(0)
        print(f"process {child}", flush=True)
        _, status = os.waitpid(child, 0)
        print(f"ended {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    main()
