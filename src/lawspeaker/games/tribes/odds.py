"""Chances of a roll, for those who judge a position."""

from __future__ import annotations

from lawspeaker.games.tribes.dice import FACES


def share(mask: int) -> float:
    """How likely a die shows one of the faces."""
    return mask.bit_count() / FACES


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
