"""Games played by lot, and a trace for each answer in them: any change of the rules shows in the traces.

A trace is two letters for everything at the table after an answer: what is asked and offered, what forbids the rest,
what was told, and the state; now and then also what would come of other answers, and of the position with one number
or name changed. The traces of a game are a line of `<game>.txt`: the first that differs says after which answer a game
goes another way.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec

from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import Reason
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import OMNISCIENT
from tests.law.situation import all_of, forbidden, numbers
from tests.law.traces import short

FOLDER = Path(__file__).parent

# How many games, so that every faction, hireling, landmark and variant is met a few times.
GAMES = {"arctic": 20, "root": 60, "greenland": 120, "neanderthal": 45}
LONGEST = 120  # answers; every fourth game is played on
LONGER = 480

# After how many answers all this is looked at again.
REASONS = 3  # why each option of one kind is not offered, and what can be read off the table
OTHERS = 6  # what other answers lead to
MEDDLING = 12  # whether a position with something else in it is possible
QUESTIONS = 3  # options by lot that each time somebody asks about: why not?

HINT = (
    "If the rules were meant to change, `python -m tests.playthroughs` writes the games anew; and if stored games go "
    "another way too, raise the rules version in the game's box (docs/versions.md)."
)


def table(game: str, number: int) -> Match:
    """The beginning of a game: first the usual rules with each number of seats, then rules by lot."""
    box, lots = shelf.find(game), random.Random(f"{game} {number}")
    counts = list(box.seat_counts)
    seats = counts[number % len(counts)]
    rules = {} if number < len(counts) else box.sample(seats, lots)
    return start(game, seats, seed=number, rules=rules, keep=8)


def traces(game: str, number: int) -> Iterator[tuple[str, str]]:
    """The traces of a game, from the first ask to the last, each with the ask."""
    match, lots = table(game, number), random.Random(f"{game} {number} answers")
    longest = LONGER if number % 4 == 3 else LONGEST
    while True:
        yield trace(match, lots), repr(match)
        if match.ask is None or len(match.steps) >= longest:
            return
        chosen = drawn(match.ask.options, lots, by_kind=number % 2 == 1)
        if lots.random() < 0.5:
            match = match.clone()  # the copy goes on as the match would
        match.answer(chosen)


def drawn(options: list[Option], lots: random.Random, by_kind: bool) -> Option:
    """An option by lot; in half of the games first its kind, so that what is rarely offered is often done."""
    if by_kind:
        kind = lots.choice(sorted({option.kind for option in options}))
        options = [option for option in options if option.kind == kind]
    return lots.choice(options)


def trace(match: Match, lots: random.Random) -> str:
    """Everything at the table, in two letters."""
    seen: list[object] = [all_of(match), list(questions(match, lots))]
    place = len(match.steps)
    if place % REASONS == 0:
        seen += reasons(match, lots)
        seen.append(msgspec.json.encode(match.game.setting.box.derived(match.game, OMNISCIENT), order="sorted"))
    if place % OTHERS == 0:
        seen += others(match, lots)
    if place % MEDDLING == 0:
        seen.append(meddled(match, lots))
    return short(repr(seen), 2)


def questions(match: Match, lots: random.Random) -> Iterator[object]:
    """Why a few options cannot be answered now, with the facts."""
    for option in lots.choices(match.game.setting.catalogue.options, k=QUESTIONS):
        yield told(option, match.why_not(option))


def reasons(match: Match, lots: random.Random) -> Iterator[object]:
    """What forbids each option that is not offered, of one of the kinds that the ask judges."""
    ask = match.ask
    kinds = sorted({kind for kind, _ in ask.judges or []}) if ask else []
    if ask and kinds:
        for option, reason in forbidden(ask, lots.choice(kinds)):
            yield told(option, reason)


def told(option: Option, reason: Reason | None) -> object:
    return reason and (option.text, reason.clause, reason.phrase.name, numbers(reason.args), int(reason.moot))


def others(match: Match, lots: random.Random) -> Iterator[object]:
    """What comes of another answer of each kind."""
    options = match.ask.options if match.ask else []
    for kind in sorted({option.kind for option in options}):
        copy = match.clone()
        copy.answer(lots.choice([option for option in options if option.kind == kind]))
        yield all_of(copy)


def meddled(match: Match, lots: random.Random) -> object:
    """What comes of the position with one number or name changed: mostly, it is impossible."""
    position = match.position()
    if not change(cast("dict[str, object]", position["state"]), lots):
        return None
    try:
        return all_of(Match.from_position(position))
    except LawspeakerError as error:
        return type(error).__name__


def change(plain: dict[str, object] | list[object], lots: random.Random) -> bool:
    """Change something by lot in a part of a state; False if there is nothing in it."""
    parts = list(plain.items()) if isinstance(plain, dict) else list(enumerate(plain))
    lots.shuffle(parts)
    for key, part in parts:
        if isinstance(part, dict | list):
            if change(part, lots):
                return True
            continue
        plain[key] = part + lots.choice([-2, -1, 1, 2]) if isinstance(part, int) else None  # type: ignore[index]
        return True
    return False


# What was written down


def line(game: str, number: int) -> str:
    """What is written down of a game: its number and its traces."""
    return f"{number} {''.join(seen for seen, _ in traces(game, number))}"


def written(game: str) -> list[str]:
    """The lines of a game as they were written down."""
    return (FOLDER / f"{game}.txt").read_text(encoding="ascii").splitlines()


def goes_as_written(game: str, number: int) -> None:
    """Play a game again, up to the first trace that is another one."""
    before = written(game)[number].partition(" ")[2]
    place, after = 0, ""
    for seen, after in traces(game, number):
        assert before[2 * place : 2 * place + 2] == seen, (
            f"{game} {number} goes another way after {place} answers: {after}. {HINT}"
        )
        place += 1
    assert len(before) == 2 * place, f"{game} {number} ends after {place} answers: {after}. {HINT}"
