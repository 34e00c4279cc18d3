"""Positions that are almost right: a valid one with one thing changed is refused, or can be played on.

Positions written by hand go wrong in just this way. Whatever is accepted must be playable: no rule fails there, and
every invariant holds at every ask that follows.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.lab.battery.trial import Broken, Trial, require

PLAYED_ON = 40  # answers for which a position that is accepted is played on

Plain = dict[str, object]
Place = tuple[Any, Any, str]  # a table or a list, the key or number in it, and the way there


def check_mutations(trial: Trial) -> None:
    """The present position with one thing changed, as often as the trial says."""
    lots = random.Random(f"mutations {trial.hashes[-1]}")
    for _ in range(trial.mutations):
        written = trial.match.position()
        given: Plain = {key: written[key] for key in written if key not in ("since", "outcomes")}
        changed, said = mutated(given, lots)
        trial.checking = f"a position with {said}"
        trial.report.mutated += 1
        trial.report.refused += not play_on(changed, lots)


def play_on(position: Plain, lots: random.Random) -> bool:
    """Whether a position is accepted; then it is played on at random, and every invariant holds."""
    try:
        match = Match.from_position(position, Fast(lots.getrandbits(32)))
    except PositionError:
        return False
    box = match.game.setting.box
    may_miss = bool(box.missing(match.game))
    for number in range(PLAYED_ON):
        ask = match.ask
        fault = box.broken(match.game) or ("" if may_miss else box.missing(match.game))
        if not fault and (ask is None or (ask.checkpoint and not match.sealed)):
            fault = box.unfinished(match.game)
        require(not fault, f"it is accepted, and after {number} answers an invariant is broken: {fault}")
        if ask is None:
            break
        after = f"it is accepted, and after {number} answers {ask.topic.name}"
        require(0 <= ask.seat < match.game.seats, f"{after} asks seat {ask.seat}, which there is not")
        require(bool(ask.options), f"{after} offers nothing")
        require(len(set(ask.options)) == len(ask.options), f"{after} offers something twice")
        option = lots.choice(ask.options)
        try:
            match.answer(option)
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            raise Broken(f"it is accepted, and {option.text!r}, its answer {number + 1}, fails: {told}") from error
    return True


# One change.


def mutated(position: Plain, lots: random.Random) -> tuple[Plain, str]:
    """A copy of a position with one thing in the state changed, and what was changed."""
    changed = copy.deepcopy(position)
    state = changed["state"]
    assert isinstance(state, dict)
    places = list(places_in(state, ""))
    while True:
        said = lots.choice(WAYS)(lots, places)
        if said and changed != position:
            return changed, said


def places_in(plain: object, path: str) -> list[Place]:
    """All places of a state, from the top down."""
    found: list[Place] = []
    if isinstance(plain, dict):
        for key, value in plain.items():
            here = f"{path}.{key}" if path else key
            found += [(plain, key, here), *places_in(value, here)]
    elif isinstance(plain, list):
        for number, value in enumerate(plain):
            here = f"{path}[{number}]"
            found += [(plain, number, here), *places_in(value, here)]
    return found


def look(place: Place) -> object:
    """What is at a place."""
    within, key, _ = place
    return within[key]


def lay(place: Place, value: object) -> None:
    """Put something at a place."""
    within, key, _ = place
    within[key] = value


def shift(lots: random.Random, places: list[Place]) -> str:
    """Make a number one more or less, or flip a flag."""
    place = lots.choice([each for each in places if isinstance(look(each), int)] or places)
    value = look(place)
    if not isinstance(value, int):
        return ""
    new = (not value) if isinstance(value, bool) else value + lots.choice((-1, 1, 1, 3))
    lay(place, new)
    return f"{place[2]} {new} instead of {value}"


def rename(lots: random.Random, places: list[Place]) -> str:
    """Replace a name by another from the same field, or by none."""
    place = lots.choice([each for each in places if isinstance(look(each), str)] or places)
    value = look(place)
    if not isinstance(value, str):
        return ""
    field = place[2].partition(".")[0].partition("[")[0]
    others = [look(each) for each in places if each[2].startswith(field)]
    new = lots.choice([other for other in others if isinstance(other, str)] + ["none"])
    lay(place, new)
    return f"{place[2]} {new!r} instead of {value!r}"


def remove(lots: random.Random, places: list[Place]) -> str:
    """Leave something out."""
    within, key, path = lots.choice(places)
    del within[key]
    return f"{path} left out"


def double(lots: random.Random, places: list[Place]) -> str:
    """Repeat something in a list."""
    within, key, path = lots.choice(places)
    if not isinstance(within, list):
        return ""
    within.append(copy.deepcopy(within[key]))
    return f"{path} twice"


def move(lots: random.Random, places: list[Place]) -> str:
    """Move something from one list to another."""
    lists = [each for each in places if isinstance(look(each), list)]
    within, key, path = lots.choice(places)
    if not isinstance(within, list) or not lists:
        return ""
    target = lots.choice(lists)
    into = look(target)
    if into is within or not isinstance(into, list) or isinstance(within[key], list | dict):
        return ""
    into.append(within.pop(key))
    return f"{path} in {target[2]}"


def swap(lots: random.Random, places: list[Place]) -> str:
    """Swap two neighbours."""
    one, other = lots.choice(places), lots.choice(places)
    if one[0] is not other[0]:
        beside = [each for each in places if each[0] is one[0]]
        other = lots.choice(beside)
    first, second = look(one), look(other)
    lay(one, second)
    lay(other, first)
    return f"{one[2]} and {other[2]} exchanged"


WAYS: list[Callable[[random.Random, list[Place]], str]] = [shift, shift, rename, remove, double, move, move, swap]
