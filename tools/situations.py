"""Clauses in play: situations of law tests, recorded for the rules page.

A law test builds a position, gives answers and asserts what follows. Run here, its position, answers and outcomes of
chance are kept in `law/books/play/<game>.json`, so that the rules page shows on a board what the test proves. Which
tests are shown is chosen in `tests/law/in_play.toml`, by clause. A test fails where a file is not as it would be made
now.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from importlib import import_module
from pathlib import Path

from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.match import Match

ROOT = Path(__file__).parents[1]
CHOSEN = ROOT / "tests" / "law" / "in_play.toml"
BOOKS = ROOT / "src" / "lawspeaker" / "law" / "books" / "play"


def chosen() -> dict[str, dict[str, str]]:
    """By game and clause, the test that shows the clause: `test_battle::test_the_defender_rolls`."""
    return tomllib.loads(CHOSEN.read_text(encoding="utf-8"))


def file_of(game: str) -> Path:
    return BOOKS / f"{game}.json"


def made(game: str) -> str:
    """The file of a game's situations, as it would be made now."""
    found = {clause: recorded(game, clause, test) for clause, test in chosen()[game].items()}
    lines = [f"{json.dumps(clause)}: {json.dumps(found[clause], ensure_ascii=False)}" for clause in found]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def recorded(game: str, clause: str, test: str) -> dict[str, object]:
    """The situation that a test plays: the longest, if it plays several. Its record must cite the clause."""
    module, _, name = test.partition("::")
    with listening() as heard:
        getattr(import_module(f"tests.law.{game}.{module}"), name)()
    if not heard:
        raise ValueError(f"{test} starts from no position")
    position, match = max(heard, key=lambda pair: len(pair[1].steps))
    if clause not in {entry.clause for entry in match.record}:
        raise ValueError(f"what {test} plays does not show {clause}")
    return {
        "position": position,
        "outcomes": match.game.chance.outcomes,
        "answers": [step.option.text for step in match.steps],
    }


@contextmanager
def listening() -> Iterator[list[tuple[dict[str, object], Match]]]:
    """Keeps the position of every match that is started from one."""
    heard: list[tuple[dict[str, object], Match]] = []
    start = Match.from_position

    def from_position(
        given: dict[str, object] | str, chance: Chance | None = None, record: bool = True, every_ask: bool = False
    ) -> Match:
        kept = deepcopy(given)
        match = start(given, chance, record, every_ask)
        if isinstance(kept, dict) and not every_ask:
            heard.append((kept, match))
        return match

    Match.from_position = staticmethod(from_position)  # type: ignore[method-assign]
    try:
        yield heard
    finally:
        Match.from_position = staticmethod(start)  # type: ignore[method-assign]


def write() -> None:
    BOOKS.mkdir(exist_ok=True)
    for game in chosen():
        file_of(game).write_text(made(game), encoding="utf-8")
