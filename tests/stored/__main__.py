"""Stores a game of each game's rules as they are now, unless there is one of their version: `python -m tests.stored`.

A file that is there is never written again: it has to show what an earlier program stored.
"""

from __future__ import annotations

import random
from pathlib import Path

from lawspeaker.kernel import save, shelf
from lawspeaker.kernel.start import start
from lawspeaker.law.lawbook import games_with_books

FOLDER = Path(__file__).parent
ANSWERS = 160  # some rounds of every game


def main() -> None:
    for name in games_with_books():
        box = shelf.find(name)
        file = FOLDER / f"{name}-{box.version}.json"
        if file.exists():
            continue
        lots = random.Random(name)
        match = start(name, seats=max(box.seat_counts), seed=1, record=False)
        while match.ask is not None and len(match.steps) < ANSWERS:
            match.choose(lots.randrange(len(match.ask.options)))
        save.write(save.to_save(match), file)
        print(file.name)


if __name__ == "__main__":
    main()
