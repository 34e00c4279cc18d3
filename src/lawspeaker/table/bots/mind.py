"""One process that thinks for bots: `python -m lawspeaker.table.bots.mind NICENESS GAMES`, started by `minds`.

It reads questions and writes thoughts, each as JSON after four bytes that give its length. It ends when its input does.
What it is told of a game is enough to play on, and does not include the chance key.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from lawspeaker.coach.review import Review, review
from lawspeaker.coach.weighing import Weighed, weigh
from lawspeaker.kernel import save as saves
from lawspeaker.kernel.chance import Replayed
from lawspeaker.kernel.garbage import look_seldom
from lawspeaker.kernel.match import Match
from lawspeaker.players.player import Player, Turn, make
from lawspeaker.players.search.budget import read_budget

HEAD = 4  # bytes that say how long a message is


class Question(msgspec.Struct):
    """What would this bot answer in this seat of this game? Answers that were taken back are not in `answers`.

    With `weighs`, a budget of search, it is asked why: the answers are weighed, and no bot is needed. With `reviews`,
    so many seconds, a finished game is looked at again.
    """

    room: str
    seat: int
    bot: str
    start: dict[str, object]
    outcomes: list[int]
    answers: list[str]
    weighs: str = ""
    reviews: float = 0.0


class Thought(msgspec.Struct):
    """The value of an option, or why there is none; and what else was asked for."""

    option: str = ""
    weighed: Weighed | None = None
    review: Review | None = None
    problem: str = ""


class KnownGame:
    """A game that is kept in mind, and the bots that play it."""

    def __init__(self, question: Question) -> None:
        self.stored = question.outcomes[:]  # chance reads from it as it grows
        self.match: Match = saves.begin(question.start, Replayed(self.stored))
        self.answers: list[str] = []
        self.players: dict[tuple[int, str], Player] = {}

    def goes_on_with(self, question: Question) -> bool:
        """Whether what is known of the game still holds, so that only new answers need to be played."""
        known = len(self.answers)
        return self.answers == question.answers[:known] and self.stored == question.outcomes[: len(self.stored)]

    def go_on(self, question: Question) -> None:
        self.stored += question.outcomes[len(self.stored) :]
        for answer in question.answers[len(self.answers) :]:
            self.match.answer(answer)
            self.answers.append(answer)

    def choose(self, seat: int, bot: str) -> str:
        if (seat, bot) not in self.players:
            self.players[seat, bot] = make(bot, secrets.randbits(60))
        return self.players[seat, bot].choose(Turn(self.match, seat)).text

    def weigh(self, seat: int, budget: str) -> Weighed:
        return weigh(Turn(self.match, seat), read_budget(budget), secrets.randbits(60))


class Mind:
    """Answers questions, and remembers the last `most` games they were about; others are played again."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.games: OrderedDict[str, KnownGame] = OrderedDict()

    def think(self, question: Question) -> Thought:
        try:
            game = self._game(question)
            if question.reviews:
                return Thought(review=review(game.match, question.reviews))
            if question.weighs:
                weighed = game.weigh(question.seat, question.weighs)
                return Thought(weighed.best, weighed)
            return Thought(game.choose(question.seat, question.bot))
        except Exception as error:  # a bot may be anybody's; whoever asked is told
            self.games.pop(question.room, None)
            return Thought(problem=f"{type(error).__name__}: {error}")

    def _game(self, question: Question) -> KnownGame:
        kept = self.games.pop(question.room, None)
        if kept is None or not kept.goes_on_with(question):
            kept = KnownGame(question)
        kept.go_on(question)
        self.games[question.room] = kept
        if len(self.games) > self.most:
            self.games.popitem(last=False)
        return kept


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message


def answer_all(mind: Mind, heard: BinaryIO, said: BinaryIO) -> None:
    """Answer question after question until there are no more."""
    while len(head := heard.read(HEAD)) == HEAD:
        question = msgspec.json.decode(heard.read(int.from_bytes(head, "big")), type=Question)
        said.write(framed(msgspec.json.encode(mind.think(question))))
        said.flush()


def main() -> None:
    niceness, games = map(int, sys.argv[1:])
    os.nice(niceness)
    look_seldom()
    said = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is not for the server to read
    try:
        answer_all(Mind(games), sys.stdin.buffer, said)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(1)  # the server is gone


if __name__ == "__main__":
    main()
