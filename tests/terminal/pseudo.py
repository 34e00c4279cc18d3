"""Programs at a terminal of their own, driven and watched from outside."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Any

PROGRAM = [sys.executable, "-c", "from lawspeaker.cli import main; main()"]
PATIENCE = 90.0  # seconds; much more than a busy machine needs
ENTER_SCREEN, LEAVE_SCREEN, SHOW_CURSOR = b"\x1b[?1049h", b"\x1b[?1049l", b"\x1b[?25h"


class Playing:
    """`lawspeaker ...` at a terminal. It does not belong to the terminal, so that only what the test does ends it."""

    def __init__(self, home: Path, *words: str) -> None:
        self.terminal, its = pty.openpty()
        self.settings = self._settings()
        termios.tcsetwinsize(self.terminal, (40, 140))
        surroundings = {**os.environ, "LAWSPEAKER_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [*PROGRAM, *words], stdin=its, stdout=its, stderr=its, env=surroundings, start_new_session=True
        )
        self.its = its  # kept open, so that the terminal stays when the program is gone
        self.seen = b""

    def __enter__(self) -> Playing:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        self.close()

    def close(self) -> None:
        """Close the terminal."""
        for handle in (self.its, self.terminal):
            if handle >= 0:
                os.close(handle)
        self.its = self.terminal = -1

    def _settings(self) -> list[Any]:
        return termios.tcgetattr(self.terminal)

    @property
    def as_before(self) -> bool:
        """Whether the terminal does again what it did before: echo what is typed, wait for whole lines."""
        return self._settings() == self.settings

    def read_until(self, text: str) -> None:
        while text.encode() not in self.seen:
            ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
            assert ready, f"{text!r} did not come"
            self.seen += os.read(self.terminal, 65536)

    def type(self, keys: str) -> None:
        os.write(self.terminal, keys.encode())

    def ended(self) -> int:
        """Wait until it has ended; gives the exit status, and reads all that was left to be read."""
        os.set_blocking(self.terminal, False)
        until = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < until, "it did not end"
            try:
                status = self.process.wait(timeout=0.05)
            except subprocess.TimeoutExpired:
                status = None
            try:
                self.seen += os.read(self.terminal, 65536)
            except BlockingIOError:
                if status is not None:
                    return status

    def stopped(self) -> None:
        """Wait until it has been stopped; whoever lets it go on before would do so in vain."""
        until = time.monotonic() + PATIENCE
        while os.waitid(os.P_PID, self.process.pid, os.WSTOPPED | os.WNOHANG) is None:
            assert time.monotonic() < until, "it did not stop"
            time.sleep(0.01)

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    @property
    def after(self) -> str:
        """What stands on the terminal after the table has been left."""
        return self.seen.rpartition(LEAVE_SCREEN)[2].decode()
