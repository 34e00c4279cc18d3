"""What the law tests come to, written down: a trace for each test that gives answers at a table.

A law test looks at what it is about. Its trace holds everything else too: all that is asked, offered, forbidden, told
and on the table after each of its answers. A test that has no trace yet, or that now gives other answers, is held to
none: `python -m tests.law` writes the traces anew.
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 that are easily told apart

HINT = "if the rules or the test were meant to change, `python -m tests.law` writes the traces anew"


noted: dict[str, str] | None = None  # the traces by test, where they are written anew


def short(seen: str, letters: int) -> str:
    """A text in a few letters."""
    number = zlib.crc32(seen.encode())
    return "".join(LETTERS[number >> 5 * place & 31] for place in range(letters))


def file_of(test: str) -> Path:
    """The traces of the game that a test is about; of the test `tests/law/root/test_battle.py::test_...`."""
    return FOLDER / test.removeprefix("tests/law/").partition("/")[0] / "traces.txt"


def name_of(test: str) -> str:
    return test.rpartition("/")[2].replace(" ", "_")


@cache
def written(file: Path) -> dict[str, str]:
    """The traces of a game by test."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {name: trace for name, _, trace in (line.rpartition(" ") for line in lines)}


def trace(given: list[str], seen: list[str]) -> str:
    """Which answers a test has given, and what it has come to."""
    return f"{short(' '.join(given), 3)}:{short(' '.join(seen), 5)}"


def differs(test: str, now: str) -> bool:
    """Whether a test that gives the same answers as ever comes to something else."""
    before = written(file_of(test)).get(name_of(test), now)
    return before != now and before.partition(":")[0] == now.partition(":")[0]


def write(game: str, noted: dict[str, str]) -> None:
    """Write the traces of a game down, by test."""
    lines = [f"{name_of(test)} {now}\n" for test, now in sorted(noted.items())]
    (FOLDER / game / "traces.txt").write_text("".join(lines), encoding="utf-8")
