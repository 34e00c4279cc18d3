"""Files: written whole or not at all, and by one program at a time."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from lawspeaker.kernel.errors import ConfigError, FileError, FileInUse


def check_writable(path: Path, such_as: str) -> None:
    """Check before a long run whether its file can be written."""
    if path.is_dir():
        raise ConfigError(f"{path} is a directory; name a file such as {such_as}")
    if not path.parent.is_dir():
        raise ConfigError(f"there is no directory {path.parent} to write {path.name} in")
    if not os.access(path.parent, os.W_OK):
        raise ConfigError(f"{path.parent} cannot be written to")


def check_apart(*paths: Path | None) -> None:
    """Refuse to write one file over another that the same command reads or writes."""
    named = [path for path in paths if path is not None]
    if len({path.resolve() for path in named}) < len(named):
        raise ConfigError(f"{named[-1]} cannot be two things at once: name another file")


def check_new(path: Path, how_to_go_on: str = "") -> None:
    """Refuse to overwrite a file that may have taken hours to make."""
    if path.exists():
        raise ConfigError(f"there is a file {path} already: {how_to_go_on}name another, or say --replace")


@contextmanager
def whole(path: Path, private: bool = False) -> Iterator[Path]:
    """A file to write to. It moves to `path` if all goes well; otherwise nothing changes there.
    Unless it is private, its permissions follow the user's umask.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    except OSError as error:
        raise unwritable(path, error) from error
    os.close(handle)
    unfinished = Path(name)
    try:
        yield unfinished
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())  # it may replace another file only once it is on the disk
        if not private:
            unfinished.chmod(0o666 & ~_umask())
        os.replace(unfinished, path)
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        unfinished.unlink(missing_ok=True)


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Lock a file against other programs. The operating system releases the lock however this program ends."""
    place = path.resolve()
    lock = FileLock(place.with_name(f".{place.name}.lock"), blocking=False)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout as error:
        raise FileInUse(path, "another program is writing it") from error
    except OSError as error:
        raise unwritable(path, error) from error
    try:
        yield
    finally:
        with suppress(OSError):  # on Windows it cannot be deleted while locked, and is deleted on release
            Path(lock.lock_file).unlink()
        lock.release()


def unwritable(path: Path, error: OSError) -> FileError:
    return FileError(path, error.strerror or str(error))


def _umask() -> int:
    """The user's umask. Temporary files are private, so it has to be applied to them."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
