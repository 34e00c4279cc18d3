"""Finished games as the coach sees them. A process of bots works that out, once for each game that is asked about."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec import Struct

from lawspeaker.coach.review import Review
from lawspeaker.coach.saying import stroke_in_words, turning_in_words
from lawspeaker.kernel.match import Match
from lawspeaker.table.bots.mind import Question
from lawspeaker.table.bots.minds import Minds
from lawspeaker.table.live.played import Logged, PlayedLog, replay
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.storage.models import ANSWER, UNDO, Room
from lawspeaker.table.storage.store import Store
from lawspeaker.text.face import face_of
from lawspeaker.text.words import Words

SECONDS = 20.0  # for one game
MOST_KEPT = 64  # games


class ChancesSeen(Struct):
    """Everybody's chance of winning at a moment, as a spectator could judge it."""

    number: int
    chances: list[float]


class DecisiveMoment(Struct):
    """An answer that mattered, or a stroke of luck: at which moment, whose, and what the coach says to it."""

    number: int
    seat: int
    words: list[str]


class GameReview(Struct):
    """A finished game as the coach sees it: the course of everybody's chances, the answers that mattered most, and the
    greatest luck. `how` says for each of the three how it was judged.
    """

    curve: list[ChancesSeen]
    turnings: list[DecisiveMoment]
    strokes: list[DecisiveMoment]
    how: list[str]


class Reviews:
    """What the coach says to finished games; the last ones are remembered."""

    def __init__(self, store: Store, minds: Minds, seconds: float = SECONDS) -> None:
        self.store = store
        self.minds = minds
        self.seconds = seconds
        self.found: OrderedDict[str, asyncio.Task[tuple[Match, list[int], Review]]] = OrderedDict()

    async def review(self, room: Room, lang: str) -> GameReview:
        """What the coach says to a finished game. Several who ask at once wait for the same answer."""
        task = self.found.pop(room.id, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._review(room))
        self.found[room.id] = task
        if len(self.found) > MOST_KEPT:
            self.found.popitem(last=False)
        match, numbers, found = await asyncio.shield(task)
        words = Words(lang, match.game.setting)
        sides = face_of(match.game.setting.box).sides(match.game, words)
        return in_words(found, numbers, Words(lang, match.game.setting, sides))

    async def _review(self, room: Room) -> tuple[Match, list[int], Review]:
        played = await replay(room, await self.store.steps(room.id))
        match = played.match
        if not match.over:
            raise Refusal("not_over", "this game was given up: there is no end to look back from", 409)
        question = Question(
            room=room.id,
            seat=-1,
            bot="",
            start=room.start,
            outcomes=match.game.chance.outcomes[:],
            answers=[step.option.text for step in match.steps],
            reviews=self.seconds,
        )
        thought = await self.minds.thought(question)
        if thought is None or thought.review is None:
            raise Refusal("failed", "the coach could not look at this game")
        return match, numbers_of(played), thought.review


def numbers_of(played: PlayedLog) -> list[int]:
    """For each answer that counted the moment before it, and the last moment: what was taken back has moments too."""
    found: list[int] = []
    step: Logged
    for number, step in enumerate(played.log):
        if step.kind == ANSWER:
            found.append(number)
        elif step.kind == UNDO:
            found.pop()
    return [*found, len(played.log)]


def in_words(review: Review, numbers: list[int], words: Words) -> GameReview:
    return GameReview(
        curve=[ChancesSeen(numbers[point.number], point.chances) for point in review.curve],
        turnings=[
            DecisiveMoment(numbers[each.number], each.seat, turning_in_words(each, words)) for each in review.turnings
        ],
        strokes=[
            DecisiveMoment(numbers[each.number] + 1, each.seat, [stroke_in_words(each, words)])
            for each in review.strokes
        ],
        how=[words.say(f"ui-review-{part}-how") for part in ("chances", "turnings", "strokes")],
    )
