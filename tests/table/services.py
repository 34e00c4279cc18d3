"""PostgreSQL and Valkey for the tests that need them: servers of their own on free ports, for as long as the tests run.

Redis speaks the same protocol and serves where there is no Valkey. `make services` installs what is missing.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryDirectory

import pytest

MISSING = "NOT TESTED: several server processes, because PostgreSQL and Valkey are missing (make services)"
NOBODY = "nobody"  # PostgreSQL refuses to run as root
USER = "lawspeaker"
MADE = "made"  # the database that others are copied from


def found(*names: str) -> str:
    """The first of these programs that is here; without one the test is skipped, and says so."""
    debian = [str(folder) for folder in Path("/usr/lib/postgresql").glob("*/bin")]
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *debian])
    for name in names:
        program = shutil.which(name, path=path)
        if program is not None:
            return program
    pytest.skip(MISSING)


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port: int = free.getsockname()[1]
        return port


class Postgres:
    """A PostgreSQL server that knows everybody on this machine."""

    def __init__(self, folder: Path) -> None:
        self.programs = {name: found(name) for name in ("initdb", "pg_ctl", "createdb")}
        self.data = str(folder / "data")
        self.log = str(folder / "log")
        self.port = str(free_port())
        self.numbers = count()

    def run(self, program: str, *arguments: str) -> None:
        user = NOBODY if os.geteuid() == 0 else None
        command = [self.programs[program], *arguments]
        subprocess.run(command, check=True, stdout=DEVNULL, user=user, extra_groups=[] if user else None, cwd="/")

    @contextmanager
    def running(self) -> Iterator[None]:
        self.run(
            "initdb", f"--username={USER}", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", self.data
        )
        self.start()
        try:
            yield
        finally:
            self.stop()

    def start(self) -> None:
        told = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self.run("pg_ctl", "start", "--wait", f"--pgdata={self.data}", f"--log={self.log}", f"--options={told}")

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "--mode=immediate", f"--pgdata={self.data}")

    def crash(self) -> None:
        """End at once, as if killed, and come back: what was committed is there."""
        self.stop()
        self.start()

    def new_database(self, name: str = "", like: str = "template1") -> str:
        """Where a new database is: an empty one, or a copy of another."""
        name = name or f"table{next(self.numbers)}"
        where = ("--host=127.0.0.1", f"--port={self.port}", f"--username={USER}")
        self.run("createdb", *where, f"--template={like}", name)
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{name}"


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:  # pytest's own folders are for root only
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, NOBODY)
        postgres = Postgres(folder)
        with postgres.running():
            yield postgres


@contextmanager
def a_valkey() -> Iterator[str]:
    """A Valkey server that stores nothing; gives its url."""
    port = free_port()
    command = [found("valkey-server", "redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with subprocess.Popen(command, stdout=DEVNULL) as valkey:
        while not answers(port):
            assert valkey.poll() is None, "Valkey has stopped"
        try:
            yield f"redis://127.0.0.1:{port}"
        finally:
            valkey.kill()


def answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=0.1):
            return True
    except OSError:
        return False
