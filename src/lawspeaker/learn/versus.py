"""`python -m lawspeaker.learn.versus GAME PLAYER`: how often a player wins with all others played by one bot.

It needs less than `lawspeaker simulate`, which also tells more: nothing but the rules, the players and NumPy.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.match import Match
from lawspeaker.lab.interval import wilson
from lawspeaker.learn.arena import usual_seats
from lawspeaker.players.player import make, play, reads_record


class Meeting(NamedTuple):
    """One game: who is tried out against whom, at which table, and from which seed. The number gives the seat."""

    game: str
    seats: int
    player: str
    others: str
    seed: int
    number: int


def played(meeting: Meeting) -> tuple[str, float]:
    """Which side the player had, and its share of the victory. Sides are dealt in every game."""
    box = shelf.find(meeting.game)
    config = box.configure(meeting.seats)
    lots = Random(meeting.seed * 1_000_003 + meeting.number)
    rules = {**config.rules, **box.dealt(config, lots)}
    setting = box.setting(box.configure(meeting.seats, rules))
    mine = meeting.number % meeting.seats
    named = [meeting.player if seat == mine else meeting.others for seat in range(meeting.seats)]
    players = [make(name, lots.getrandbits(62)) for name in named]
    match = Match(box.set_up(setting, Fast(lots.getrandbits(62))), 1, any(map(reads_record, players)))
    play(match, players)
    winners = match.result.winners
    side = box.outcome(match.game, mine).get(box.sides, "") if box.sides else ""
    return str(side), 1 / len(winners) if mine in winners else 0.0


def line(called: str, won: float, games: int, even: float) -> str:
    low, high = wilson(won, games)
    return f"{called}: {won / games:.1%} of {games}, 95 % interval {low:.1%} to {high:.1%}, an even share is {even:.0%}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m lawspeaker.learn.versus", description="How often a player wins against others."
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("player", metavar="PLAYER", help="such as learned:arctic.npz")
    parser.add_argument("--others", default="greedy", help="who plays all other seats")
    parser.add_argument("--seats", type=int, help="how many play; 4 if left out, or the most there are")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    try:
        box = shelf.find(given.game)
        seats = usual_seats(given.game) if given.seats is None else given.seats
        box.configure(seats)
        make(given.player, 0)
        meetings = [
            Meeting(given.game, seats, given.player, given.others, given.seed, number) for number in range(given.games)
        ]
        with get_context("spawn").Pool(given.jobs) as pool:
            found = pool.map(played, meetings, chunksize=1)
    except LawspeakerError as error:
        parser.error(str(error))
    for side in sorted({side for side, _ in found if side}):
        shares = [share for had, share in found if had == side]
        print(line(f"  as {side}", sum(shares), len(shares), 1 / seats))
    called = f"{given.player} against {given.others}, {given.game} with {seats} seats"
    print(line(called, sum(share for _, share in found), len(found), 1 / seats))
    return 0


if __name__ == "__main__":
    sys.exit(main())
