"""The course of a finished game: its points from step to step, where each line of the record was told, and where the
points came from.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from msgspec import Struct

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.zone import SPECTATOR
from lawspeaker.law.lawbook import cited, games_with_books
from lawspeaker.table.live.played import SLICE, PlayedLog
from lawspeaker.table.storage.models import Room, StoredStep
from lawspeaker.text.face import face_of
from lawspeaker.text.words import Words


class SourceSeen(Struct):
    """Where points came from, and how many each seat has from there; the clause is empty where it is not one alone."""

    name: str
    clause: str
    points: list[int]


class GameCourse(Struct):
    """A finished game from beginning to end. `points` (by seat) and `rounds` have a value for each of its moments, the
    first before any step; `by` has the seat that took each step.

    `lines` has for each line of the record the first moment at which it is there, and `resigned` by seat the moment
    at which it was given up.
    """

    points: list[list[int]]
    rounds: list[int]
    by: list[int]
    lines: list[int]
    resigned: dict[int, int]
    sources: list[SourceSeen]


class Told:
    """A game that is told from step to step: all but the words."""

    def __init__(self, room: Room) -> None:
        self.played = PlayedLog(room)
        self.points: list[list[int]] = []
        self.rounds: list[int] = []
        self.lines: list[int] = []
        self._note(0)

    def take(self, step: StoredStep) -> None:
        self.played.take(step)
        self._note(self.played.told)

    def _note(self, told: int) -> None:
        match = self.played.match
        box = match.game.setting.box
        self.points.append(box.result(match.game).points if match.over else box.points(match.game))
        self.rounds.append(box.round(match.game))
        self.lines[told:] = [self.played.number] * (len(match.record) - told)

    def course(self, lang: str) -> GameCourse:
        log, resigned = self.played.log, self.played.resigned
        sources = sources_of(self.played.match, lang)
        return GameCourse(self.points, self.rounds, [step.seat for step in log], self.lines, resigned, sources)


async def told(room: Room, steps: Iterable[StoredStep]) -> Told:
    """A whole game, in slices, so that others get their turn."""
    found = await asyncio.to_thread(Told, room)
    for count, step in enumerate(steps, start=1):
        found.take(step)
        if count % SLICE == 0:
            await asyncio.sleep(0)
    return found


def sources_of(match: Match, lang: str) -> list[SourceSeen]:
    """Where the points came from; nothing if the game was given up."""
    if not match.over:
        return []
    setting = match.game.setting
    words = Words(lang, setting)
    found = face_of(setting.box).sources(match.view(SPECTATOR), match.record_for(SPECTATOR), words)
    return [
        SourceSeen(
            source.name or clause_in_words(setting.config.game, source.clause, lang), source.clause, source.points
        )
        for source in found
    ]


def clause_in_words(game: str, clause: str, lang: str) -> str:
    return cited(game, clause, lang).summary if game in games_with_books() else clause
