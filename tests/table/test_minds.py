"""Minds: bots think elsewhere, and whatever happens there, the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import is_quick
from lawspeaker.table.bots.mind import Mind, Question
from lawspeaker.table.bots.minds import Minds
from lawspeaker.table.bots.schedule import Standing
from lawspeaker.table.limits import Limit


def question(match: Match, bot: str = "greedy", room: str = "room") -> Question:
    assert match.ask is not None
    return Question(
        room=room,
        seat=match.ask.seat,
        bot=bot,
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
    worker = minds.quick.workers[0].process
    assert worker is not None
    assert worker.pid != os.getpid()


async def test_a_process_that_is_killed_is_replaced(minds: Minds) -> None:
    match = start("arctic", seats=2, seed=5)
    await minds.think(question(match))
    first = minds.quick.workers[0].process
    assert first is not None
    os.kill(first.pid, signal.SIGKILL)
    assert await minds.think(question(match)) in [option.text for option in match.ask.options]  # type: ignore[union-attr]
    second = minds.quick.workers[0].process
    assert second is not None
    assert second.pid != first.pid


async def test_the_question_is_put_again_to_the_next_process(minds: Minds) -> None:
    match = start("arctic", seats=2, seed=5)
    await minds.think(question(match))
    first = minds.quick.workers[0].process
    assert first is not None
    os.kill(first.pid, signal.SIGSTOP)  # it hears the question, but never answers
    thinking = asyncio.create_task(minds.think(question(match)))
    while minds.quick.idle:
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
    worker = minds.quick.workers[0]
    while (process := worker.process) is None:
        await asyncio.sleep(0)
    thinking.cancel()
    while worker.process is not None:
        await asyncio.sleep(0)
    await minds.close()
    assert process.returncode == -signal.SIGKILL


# Lanes.


@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "skilled", "learned:arctic.npz"])
def test_these_bots_are_quick(bot: str) -> None:
    assert is_quick(bot)


@pytest.mark.parametrize("bot", ["search", "search:60s", "expert", "nobody"])
def test_these_bots_may_take_their_time(bot: str) -> None:
    assert not is_quick(bot)


async def test_a_quick_bot_does_not_wait_for_one_that_thinks_ahead(minds: Minds) -> None:
    match = start("arctic", seats=2, seed=5)
    async with minds.ahead.worker_for("a table of experts"):
        expert = asyncio.create_task(minds.think(question(match, "expert", "another")))
        await asyncio.sleep(0)
        assert await minds.think(question(match, "novice")) is not None
        assert [room for room, _ in minds.ahead.schedule.waiting] == ["another"]
        expert.cancel()
        await asyncio.gather(expert, return_exceptions=True)
    assert not minds.ahead.schedule.waiting
    assert minds.ahead.idle == minds.ahead.workers


async def test_so_many_bots_think_ahead_at_once() -> None:
    minds = Minds(3)
    async with AsyncExitStack() as stack:
        held = [await stack.enter_async_context(minds.ahead.worker_for(str(room))) for room in range(3)]
        assert set(held) == set(minds.ahead.workers)
        assert minds.quick.idle


async def test_a_room_gets_the_process_that_knows_it() -> None:
    lane = Minds(2).ahead
    lane.workers[1].last = "mine"
    async with lane.worker_for("mine") as worker:
        assert worker is lane.workers[1]
    async with lane.worker_for("other"), lane.worker_for("mine") as worker:
        assert worker is lane.workers[1]


async def test_turns_are_given_as_the_schedule_says() -> None:
    """Ada asks first at both her tables, but nobody sits there, and Cid has used up what is his."""
    budget, turns = Limit(rate=0, most=10), []
    budget.spend("cid", 11)
    minds = Minds(1, lambda room: Standing(room.split()[0], not room.startswith("ada")), budget)

    async def take_turn(room: str) -> None:
        async with minds.ahead.worker_for(room):
            turns.append(room)

    async with minds.ahead.worker_for("somebody's"):
        waiting = [asyncio.create_task(take_turn(room)) for room in ("cid 1", "ada 1", "ada 2", "bob 1")]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert turns == ["bob 1", "ada 1", "ada 2", "cid 1"]


async def test_who_gives_up_just_when_it_is_their_turn_gives_it_to_the_next() -> None:
    lane = Minds(1).ahead

    async def take_turn(room: str) -> str:
        async with lane.worker_for(room):
            return room

    async with lane.worker_for("first"):
        second, third = (asyncio.create_task(take_turn(room)) for room in ("second", "third"))
        await asyncio.sleep(0)
    assert not lane.idle  # it is the second's already
    second.cancel()
    assert await third == "third"
    assert lane.idle == lane.workers


async def test_what_bots_think_is_counted_for_the_host() -> None:
    budget = Limit(rate=0, most=1000)
    minds = Minds(1, lambda room: Standing("ada", attended=True), budget)
    assert await minds.think(question(start("arctic", seats=2, seed=5))) is not None
    await minds.close()
    assert list(budget.buckets) == ["ada"]
    assert 0 < budget.buckets["ada"].left() < 1000


# In the other process.


def test_a_game_kept_in_mind_goes_on_from_where_it_was() -> None:
    mind, match = Mind(3), start("toy", seats=2, seed=3)
    mind.think(question(match))
    kept = mind.games["room"]
    match.choose(1)
    match.choose(0)
    assert mind.think(question(match)).option
    assert mind.games["room"] is kept
    assert kept.match.hash() == match.hash()


def test_what_was_taken_back_is_not_played() -> None:
    mind, match = Mind(3), start("toy", seats=2, seed=3)
    match.answer("rest")
    mind.think(question(match))
    match.undo()
    match.answer("draw")
    assert mind.think(question(match)).option
    assert mind.games["room"].match.hash() == match.hash()


def test_only_the_last_games_are_kept_in_mind() -> None:
    mind, match = Mind(3), start("toy", seats=2, seed=3)
    for room in range(5):
        mind.think(question(match, "random", str(room)))
    assert len(mind.games) == 3
    assert list(mind.games) == ["2", "3", "4"]


def test_a_bot_knows_only_what_its_seat_knows() -> None:
    """What is told of a game holds no key: what chance will bring cannot be worked out."""
    match = start("toy", seats=2, seed=3)
    mind = Mind(3)
    mind.think(question(match))
    kept = mind.games["room"].match
    with pytest.raises(Exception, match="another is needed"):
        kept.game.chance.below(6)
