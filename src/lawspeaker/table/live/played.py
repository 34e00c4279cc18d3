"""A game as its log tells it: rebuilt from what a room stores, and carried on step by step.

Nothing here is stored or sent. What is answered here counts only once its step is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lawspeaker.kernel import save as saves
from lawspeaker.kernel.chance import Keyed, Replayed
from lawspeaker.kernel.errors import LawspeakerError, SaveError
from lawspeaker.kernel.match import Match
from lawspeaker.table.storage.models import ANSWER, RESIGN, UNDO, NewStep, Room, StoredStep

BY_BOT = "bot:"  # before the name of a bot, where it is said who answered
BASES = (
    16  # answers from one state that the match keeps to the next: there are many tables, and few take an answer back
)
SLICE = 20  # steps to replay, or lines to put into words, before others get their turn


class Logged(NamedTuple):
    """A step that was committed; `place` is that of the option in the list of its ask."""

    kind: str
    seat: int
    place: int = -1


class PlayedLog:
    """The match of a room, its log, and how long each seat has thought."""

    def __init__(self, room: Room) -> None:
        self.room = room.id
        # The list that chance reads from first: stored outcomes are added before the answer that brought them.
        self.stored = room.opening[:]
        self.match = begin(room, self.stored)
        self.log: list[Logged] = []
        self.resigned: dict[int, int] = {}  # the seats that were given up, and after how many steps
        self.gain = 0 if room.terms.clock is None else room.terms.clock.gain
        self.spent = [0.0] * self.match.game.seats  # seconds, without what was won back
        self.at = room.began or room.created  # when the last step was taken, and so when the open ask began
        self.told = 0  # how many lines of the record the last step left unchanged
        self.told_at = [0] * len(self.match.record)  # for each line of the record, the number since which it is told
        self.answered: dict[int, int] = {}  # by seat, the number of what its person answered or took back last

    @property
    def number(self) -> int:
        return len(self.log)

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return -1 if self.match.ask is None else self.match.ask.seat

    def spent_by(self, seat: int, now: float) -> float:
        """Seconds that a seat has used up, including those since it was asked now."""
        return self.spent[seat] + (max(0.0, now - self.at) if seat == self.asked else 0.0)

    # Going on.

    def go_on(self, wanted: Logged, by: str, at: float) -> NewStep:
        """Answer the ask, take the last answer back, or give up a seat. Gives the step, to be committed."""
        step = NewStep(room=self.room, number=self.number, kind=wanted.kind, seat=wanted.seat, by=by, at=at)
        rolled = len(self.match.game.chance.outcomes)
        self._remember(wanted.seat, by)
        if wanted.kind == UNDO:
            self._undo(wanted.seat, at)
            return step
        if wanted.kind == RESIGN:
            self._resign(wanted.seat, at)
            return step
        assert self.match.ask is not None, "nothing is asked any more"
        step.option = self.match.ask.options[wanted.place].text
        self._answer(wanted.place, at)
        step.outcomes = self.match.game.chance.outcomes[rolled:]
        self.stored += step.outcomes
        return step

    # Replaying.

    def take(self, step: StoredStep) -> None:
        """Repeat a step that was committed, with the outcomes that chance gave then."""
        try:
            if step.number != self.number:
                raise SaveError(f"it has number {step.number}")
            self._remember(step.seat, step.by)
            if step.kind == UNDO:
                self._undo(step.seat, step.at)
            elif step.kind == RESIGN:
                self._resign(step.seat, step.at)
            else:
                self._repeat(step)
        except LawspeakerError as error:
            raise SaveError(f"step {self.number} of room {self.room} no longer fits: {error}") from error

    def _repeat(self, step: StoredStep) -> None:
        ask = self.match.ask
        values = [] if ask is None else [option.text for option in ask.options]
        if self.asked != step.seat or step.option not in values:
            raise SaveError(f"seat {step.seat} is not offered {step.option!r}")
        self.stored += step.outcomes
        self._answer(values.index(step.option), step.at)
        check_outcomes(self.match, self.stored)

    def _answer(self, place: int, at: float) -> None:
        seat, told = self.asked, len(self.match.record)
        self.match.choose(place)
        self.told = told
        self._note(Logged(ANSWER, seat, place), seat, at, -self.gain)

    def _undo(self, seat: int, at: float) -> None:
        asked = self.asked
        self.match.undo(seat)
        self.told = len(self.match.record)
        self.spent[seat] += self.gain  # what the answer had gained; otherwise it could be gained again and again
        self._note(Logged(UNDO, seat), asked, at, 0)

    def _resign(self, seat: int, at: float) -> None:
        """The game itself knows nothing of it: whoever is asked is still asked."""
        self.told = len(self.match.record)
        self.resigned[seat] = self.number
        self._note(Logged(RESIGN, seat), self.asked, at, 0)

    def _remember(self, seat: int, by: str) -> None:
        """Whatever comes after a person's own step is news to them."""
        if not by.startswith(BY_BOT):
            self.answered[seat] = self.number

    def _note(self, logged: Logged, thought: int, at: float, more: float) -> None:
        """Log a step; the time since the last one was that of the seat that was asked."""
        if thought >= 0:
            self.spent[thought] += max(0.0, at - self.at) + more
        self.at = max(self.at, at)
        self.log.append(logged)
        self.told_at[self.told :] = [self.number] * (len(self.match.record) - self.told)


def begin(room: Room, stored: list[int]) -> Match:
    """The match of a room before its first step. What chance brings beyond the stored outcomes comes from the key."""
    then = Keyed(saves.key_bytes(room.key)) if room.key else None
    match = saves.begin(room.start, Replayed(stored, then), keep=BASES)
    check_outcomes(match, stored)
    return match


def check_outcomes(match: Match, stored: Sequence[int]) -> None:
    """Chance must have used exactly what was stored."""
    used = len(match.game.chance.outcomes)
    if used != len(stored):
        raise SaveError(f"chance decided {len(stored)} things when it was played, and now {used}")


async def replay(room: Room, steps: Iterable[StoredStep]) -> PlayedLog:
    """The game of a room after these steps. A long one is replayed in slices, so that others get their turn."""
    played = await asyncio.to_thread(PlayedLog, room)
    for count, step in enumerate(steps, start=1):
        played.take(step)
        if count % SLICE == 0:
            await asyncio.sleep(0)
    return played
