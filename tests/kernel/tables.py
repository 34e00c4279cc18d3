"""Table situations of the toy, for the tests of matches."""

from __future__ import annotations

import random
from typing import cast

from lawspeaker.kernel.chance import Chance, Fast, Scripted
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.toy import Toy

HANDS: list[object] = [["grain1", "cloth2", "guard1"], ["salt3", "silver4", "guard2"]]


def table(
    seats: int = 2,
    dice: list[int] | None = None,
    picks: list[int] | None = None,
    shuffles: list[list[int]] | None = None,
    chance: Chance | None = None,
    rules: dict[str, str] | None = None,
    **state: object,
) -> Match:
    """A match at a position; the first two seats hold HANDS unless something else is said."""
    hands = [*HANDS, *([] for _ in range(seats - 2))]
    position: dict[str, object] = {"game": "toy", "seats": seats, "rules": rules or {}}
    position["state"] = {"hands": hands, **state}
    return Match.from_position(position, chance or Scripted(dice, picks, shuffles, then=Fast(1)))


def toy_of(match: Match) -> Toy:
    return cast(Toy, match.game)


def options(match: Match) -> list[str]:
    """The values of what is offered."""
    assert match.ask is not None
    return [option.text for option in match.ask.options]


def told(match: Match) -> list[str]:
    """The names of what has happened."""
    return [entry.phrase.name for entry in match.record]


def played(seats: int = 3, seed: int = 0, answers: int = 10_000, keep: int = 8) -> Match:
    """A match after so many random answers, or over."""
    match = start("toy", seats, seed=seed, keep=keep)
    lots = random.Random(seed)
    while match.ask is not None and len(match.steps) < answers:
        match.choose(lots.randrange(len(match.ask.options)))
    return match
