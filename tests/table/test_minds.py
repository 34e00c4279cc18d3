"""Minds: bots think elsewhere, and whatever happens there, the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator

import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.table.mind import MOST_GAMES, Mind, Question
from lawspeaker.table.minds import Minds


def question(match: Match, bot: str = "greedy", room: str = "room") -> Question:
    assert match.ask is not None
    return Question(
        room=room,
        seat=match.ask.seat,
        bot=bot,
        game=match.game.setting.box.name,
        version=match.game.setting.box.version,
        start=match.origin,
        outcomes=match.game.chance.outcomes[:],
        answers=[step.option.text for step in match.steps],
    )


@pytest.fixture
async def minds() -> AsyncIterator[Minds]:
    made = Minds(1)
    yield made
    await made.close()


async def test_a_bot_answers_from_another_process(minds: Minds) -> None:
    match = start("arctic", seats=2, seed=5)
    for _ in range(6):
        chosen = await minds.think(question(match))
        assert chosen is not None
        match.answer(chosen)
    worker = minds.workers[0].process
    assert worker is not None
    assert worker.pid != os.getpid()


async def test_a_process_that_is_killed_is_replaced(minds: Minds) -> None:
    match = start("arctic", seats=2, seed=5)
    await minds.think(question(match))
    first = minds.workers[0].process
    assert first is not None
    os.kill(first.pid, signal.SIGKILL)
    assert await minds.think(question(match)) in [option.text for option in match.ask.options]  # type: ignore[union-attr]
    second = minds.workers[0].process
    assert second is not None
    assert second.pid != first.pid


async def test_the_question_is_put_again_to_the_next_process(minds: Minds) -> None:
    match = start("arctic", seats=2, seed=5)
    await minds.think(question(match))
    first = minds.workers[0].process
    assert first is not None
    os.kill(first.pid, signal.SIGSTOP)  # it hears the question, but never answers
    thinking = asyncio.create_task(minds.think(question(match)))
    while minds.workers[0].waiting == 0:
        await asyncio.sleep(0)
    os.kill(first.pid, signal.SIGKILL)
    assert await thinking in [option.text for option in match.ask.options]  # type: ignore[union-attr]


async def test_a_bot_that_takes_too_long_gives_no_answer_and_holds_up_nobody(minds: Minds) -> None:
    match = start("arctic", seats=2, seed=5)
    minds.limit = 0.2
    assert await minds.think(question(match, "search:60s")) is None
    minds.limit = 30.0
    assert await minds.think(question(match)) is not None


async def test_a_bot_that_fails_gives_no_answer(minds: Minds) -> None:
    assert await minds.think(question(start("arctic", seats=2), "nobody")) is None


async def test_where_every_process_dies_there_is_no_answer() -> None:
    dying = Minds(2, command=(sys.executable, "-c", "import sys; sys.stdin.buffer.read(1); sys.exit(3)"))
    assert await dying.think(question(start("arctic", seats=2))) is None
    await dying.close()


async def test_closing_waits_for_a_process_that_is_being_ended() -> None:
    minds = Minds(1, command=(sys.executable, "-c", "input(); input()"))
    thinking = asyncio.create_task(minds.think(question(start("arctic", seats=2))))
    worker = minds.workers[0]
    while (process := worker.process) is None:
        await asyncio.sleep(0)
    thinking.cancel()
    while worker.process is not None:
        await asyncio.sleep(0)
    await minds.close()
    assert process.returncode == -signal.SIGKILL


async def test_idle_processes_are_asked_first() -> None:
    minds = Minds(2)
    minds.workers[0].last = "mine"
    assert minds._best_for("mine") is minds.workers[0]
    assert minds._best_for("other") is minds.workers[0]
    minds.workers[0].waiting = 1
    assert minds._best_for("mine") is minds.workers[1]


# In the other process.


def test_a_game_kept_in_mind_goes_on_from_where_it_was() -> None:
    mind, match = Mind(), start("toy", seats=2, seed=3)
    mind.think(question(match))
    kept = mind.games["room"]
    match.choose(1)
    match.choose(0)
    assert mind.think(question(match)).option
    assert mind.games["room"] is kept
    assert kept.match.hash() == match.hash()


def test_what_was_taken_back_is_not_played() -> None:
    mind, match = Mind(), start("toy", seats=2, seed=3)
    match.answer("rest")
    mind.think(question(match))
    match.undo()
    match.answer("draw")
    assert mind.think(question(match)).option
    assert mind.games["room"].match.hash() == match.hash()


def test_only_the_last_games_are_kept_in_mind() -> None:
    mind, match = Mind(), start("toy", seats=2, seed=3)
    for room in range(MOST_GAMES + 3):
        mind.think(question(match, "random", str(room)))
    assert len(mind.games) == MOST_GAMES
    assert "0" not in mind.games


def test_a_bot_knows_only_what_its_seat_knows() -> None:
    """What is told of a game holds no key: what chance will bring cannot be worked out."""
    match = start("toy", seats=2, seed=3)
    mind = Mind()
    mind.think(question(match))
    kept = mind.games["room"].match
    with pytest.raises(Exception, match="another is needed"):
        kept.game.chance.below(6)
