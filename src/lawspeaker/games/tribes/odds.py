"""Chances of a roll: the exact odds for people, before it is thrown, and quick ones for those who judge a position."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from lawspeaker.games.tribes.dice import FACES, changed_to_one
from lawspeaker.games.tribes.hunt import Roll
from lawspeaker.kernel.ask import Phrase
from lawspeaker.kernel.odds import Every

SUCCESS: Final = Phrase("success")
DEAD: Final = Phrase("dead")
HITS: Final = Phrase("hits")
TROPHY: Final = Phrase("trophy")
TO_HAND: Final = Phrase("to_hand")

WAYS: Final = FACES * FACES  # of one die, which may be rolled twice


class Spread:
    """All that a roll can come to: each result with its number of ways, out of `total`."""

    def __init__(self, total: int, results: dict[tuple[int, int, int], int]) -> None:
        self.total = total
        self.results = results  # by hits, dead and, where that matters, most dice alike


@lru_cache(maxsize=2048)
def spread(
    number: int, again: int, changed: int, hitting: int, deadly: int, automatic: int = 0, alike: bool = False
) -> Spread:
    """What so many dice can come to, where those with the faces `again` are rolled once more, and the faces `changed`
    become a 1. One of the dice may show a face without being rolled. `alike` is whether dice alike matter.
    """
    roll = Roll(0, 0)
    roll.hitting, roll.deadly = hitting, deadly
    lying = changed_to_one([automatic], changed) if automatic else []
    thrown = number - len(lying)
    results: dict[tuple[int, int, int], int] = {}
    shown = weights(again, changed)
    for dice, ways in throws(thrown, shown if alike else merged(shown, hitting, deadly)):
        roll.dice = lying + dice
        result = (roll.hits(), roll.dead(), roll.alike() if alike else 0)
        results[result] = results.get(result, 0) + ways
    return Spread(WAYS**thrown, results)


def weights(again: int, changed: int) -> list[int]:
    """In how many ways a die comes to lie on each face, in the order of the faces."""
    found = [0] * FACES
    every = Every()
    while every.again():
        die = every.die(FACES)
        if (again >> die) & 1:
            die = every.die(FACES)
        found[changed_to_one([die], changed)[0] - 1] += int(WAYS * every.share())
    return found


def merged(weights: list[int], hitting: int, deadly: int) -> list[int]:
    """The same for one of each faces that mean the same."""
    found = [0] * FACES
    first: dict[tuple[int, int], int] = {}
    for place, weight in enumerate(weights):
        meaning = ((hitting >> place + 1) & 1, (deadly >> place + 1) & 1)
        found[first.setdefault(meaning, place)] += weight
    return found


def throws(number: int, weights: list[int]) -> list[tuple[list[int], int]]:
    """Every throw of so many dice, in the order of the faces, with its number of ways."""
    found: list[tuple[list[int], int]] = [([], 1)]
    for face, weight in enumerate(weights, start=1):
        if weight == 0:
            continue
        longer = []
        for dice, ways in found:
            left = number - len(dice)
            for more in range(left + 1):
                longer.append((dice + [face] * more, ways * comb(left, more) * weight**more))
        found = longer
    return [(dice, ways) for dice, ways in found if len(dice) == number]


# Quick ones

SHARES: Final[list[float]] = [mask.bit_count() / FACES for mask in range(2 << FACES)]  # by mask of faces


def share(mask: int) -> float:
    """How likely a die shows one of the faces."""
    return SHARES[mask]


def at_least(hits: int, dice: int, chance: float) -> float:
    """The chance of so many hits or more."""
    if hits <= 0:
        return 1.0
    if dice < hits:
        return 0.0
    below = 0.0
    term = (1.0 - chance) ** dice
    for number in range(hits):
        below += term
        term *= (dice - number) / (number + 1) * chance / (1.0 - chance)
    return 1.0 - below


def alike(wanted: int, dice: int) -> float:
    """Roughly the chance that so many dice are alike."""
    return min(1.0, FACES * at_least(wanted, dice, 1.0 / FACES))
