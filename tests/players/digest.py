"""Prints a digest of every state of some games: `make test-fast` compares what the two builds print.

python -m tests.players.digest
"""

from __future__ import annotations

import hashlib

from lawspeaker.kernel.start import start
from lawspeaker.players.player import Player, Turn, make
from tests import toy as toy

GAMES = [
    *(("toy", seats, "random", seed) for seats in (2, 3, 4) for seed in range(3)),
    *(("arctic", seats, "random", seed) for seats in (2, 3, 4) for seed in range(3)),
    *(("arctic", seats, "greedy", 1) for seats in (2, 3, 4)),
]


def main() -> None:
    for game, seats, kind, seed in GAMES:
        digest = hashlib.sha256()
        match = start(game, seats, seed)
        players: list[Player] = [make(kind, seed * 10 + seat) for seat in range(seats)]
        while match.ask is not None:
            seat = match.ask.seat
            match.answer(players[seat].choose(Turn(match, seat)))
            digest.update(match.hash().encode())
            if len(match.steps) % 10 == 0:
                digest.update(match.clone().hash().encode())
        digest.update(repr((match.result, match.record)).encode())
        print(game, seats, kind, seed, digest.hexdigest())


if __name__ == "__main__":
    main()
