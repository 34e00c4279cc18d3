"""Runs the law tests and writes down what they come to: `python -m tests.law [game ...]`."""

from __future__ import annotations

import sys

import pytest

from lawspeaker.law.lawbook import games_with_books
from tests.law import traces


def main(games: list[str]) -> int:
    for game in games or games_with_books():
        traces.noted = {}
        code = pytest.main(["-q", str(traces.FOLDER / game)])
        if code != pytest.ExitCode.OK:
            return int(code)
        traces.write(game, traces.noted)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
