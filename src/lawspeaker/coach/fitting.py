"""Measures how much a point is worth: `python -m lawspeaker.coach.fitting GAMES [NAME ...]` prints `chances.toml`.

With `--jobs N`, so many processes play.

Greedy players play games. At a few moments of each it is noted how good the position looked to every seat and, later,
who won. The spread is the one by which the winners were most likely; every third game only checks it.
"""

from __future__ import annotations

import argparse
import math
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

import msgspec

from lawspeaker.coach.chances import Spread, shared
from lawspeaker.kernel import shelf
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Turn, make

VARIANT = "variant"  # the ruleset option by which a game becomes another one: only its usual value is measured
EVERY = 12  # answers between two moments
WORST = 0.02  # nobody is given up for less than this chance, so that one surprise does not decide the spread


class FittedMoment(NamedTuple):
    """How good a position looked to every seat, in which round, and who won in the end."""

    game: int
    round: int
    worths: list[float]
    winners: list[int]


def usual(name: str) -> dict[str, list[str]]:
    """The ruleset options under which a game is measured."""
    return {option: values[:1] for option, values in shelf.find(name).ruleset().items() if option == VARIANT}


def played(name: str, number: int) -> list[FittedMoment]:
    """The moments of one game among greedy players."""
    box, lots = shelf.find(name), Random(number)
    counts = [count for count in box.seat_counts if count > 1]
    seats = counts[number // 3 % min(3, len(counts))]
    match = start(name, seats, lots.getrandbits(60), box.varied(seats, None, number))
    players = [make("greedy", lots.getrandbits(60)) for _ in range(seats)]
    found: list[tuple[int, list[float]]] = []
    while (ask := match.ask) is not None:
        if len(match.steps) % EVERY == EVERY - 1 and ask.checkpoint:
            worths = [float(box.evaluate(match.game, seat)) for seat in range(seats)]
            found.append((box.round(match.game), worths))
        match.answer(players[ask.seat].choose(Turn(match, ask.seat)))
    return [FittedMoment(number, round, worths, match.result.winners) for round, worths in found]


def unlikely(moments: list[FittedMoment], early: float, late: float, rounds: int) -> float:
    """How unlikely the winners were by this spread: the mean of minus the logarithm."""
    spread = Spread(early, late, rounds, 0, 0.0, 0.0)
    total = 0.0
    for moment in moments:
        chances = shared(moment.worths, spread.at(moment.round))
        total -= math.log(max(WORST, sum(chances[seat] for seat in moment.winners)))
    return total / len(moments)


def error(moments: list[FittedMoment], spread: Spread | None) -> float:
    """The mean squared error of the chances given; without a spread, of the same chance for all."""
    total, count = 0.0, 0
    for moment in moments:
        seats = len(moment.worths)
        chances = [1 / seats] * seats if spread is None else shared(moment.worths, spread.at(moment.round))
        total += sum((chance - (seat in moment.winners)) ** 2 for seat, chance in enumerate(chances))
        count += seats
    return total / count


def fitted(moments: list[FittedMoment], games: int, rules: dict[str, list[str]]) -> Spread:
    """The spread by which the winners were most likely."""
    ends = {moment.game: moment.round for moment in moments}
    rounds = round(sum(ends.values()) / len(ends))
    kept = [moment for moment in moments if moment.winners]
    known = [moment for moment in kept if moment.game % 3]
    fresh = [moment for moment in kept if moment.game % 3 == 0]
    steps = [1.5**power for power in range(-2, 15)]
    early, late = min(
        ((early, late) for early in steps for late in steps if late <= early),
        key=lambda pair: unlikely(known, pair[0], pair[1], rounds),
    )
    found = Spread(round_to(early), round_to(late), rounds, games, 0.0, 0.0, rules)
    made = {"error": round_to(error(fresh, found)), "blind": round_to(error(fresh, None))}
    return msgspec.structs.replace(found, **made)


def round_to(number: float) -> float:
    return float(f"{number:.3g}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lawspeaker.coach.fitting", description="How much points count.")
    parser.add_argument("games", type=int, metavar="GAMES", help="how many to play of each")
    parser.add_argument("names", nargs="*", metavar="NAME", default=shelf.names(), help="of which; all if left out")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    given = parser.parse_args()
    found = {}
    with get_context("spawn").Pool(given.jobs) as pool:
        for name in given.names:
            of_games = pool.map(partial(played, name), range(given.games), chunksize=1)
            moments = [moment for of_game in of_games for moment in of_game]
            found[name] = fitted(moments, given.games, usual(name))
    print("# How many points make a difference; written by `python -m lawspeaker.coach.fitting`.\n")
    print(msgspec.toml.encode(found).decode().strip())


if __name__ == "__main__":
    main()
