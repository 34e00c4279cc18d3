"""The watch: bots answer, stand in for those whose time is up, and go on after a crash."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lawspeaker.table.bots.mind import Question
from lawspeaker.table.bots.schedule import Standing
from lawspeaker.table.limits import AWAY
from lawspeaker.table.live.notices import LocalNotices
from lawspeaker.table.live.table import GRACE, LiveTable
from lawspeaker.table.live.tables import IDLE, LiveTables
from lawspeaker.table.live.watch import LEASE, PATIENCE, Watch
from lawspeaker.table.storage.models import Room
from lawspeaker.table.storage.store import Store
from lawspeaker.table.terms import Clock, Terms
from tests.table.company import (
    BEGAN,
    HereMinds,
    Onlooker,
    Time,
    answer,
    asked,
    at,
    begin_room,
    choose,
    place_of,
    undo,
)

AHEAD = 172_800.0  # seconds by which a clock may be wrong for a while


@pytest.fixture
def time() -> Time:
    return Time()


def a_watch(store: Store, time: Time, minds: HereMinds | None = None) -> Watch:
    return Watch(LiveTables(store, LocalNotices(), time), minds or HereMinds(), pause=0.0)


async def look(watch: Watch) -> None:
    await watch.look()
    await watch.settle()


async def attended(tables: LiveTables, room: str) -> LiveTable:
    """The table of a room, with Ada."""
    table = tables.table(room)
    await table.attend(Onlooker("ada"))
    return table


async def by(store: Store, room: str) -> list[str]:
    return [step.by for step in await store.steps(room)]


async def test_bots_answer_until_a_person_is_asked(store: Store, time: Time) -> None:
    room = await begin_room(store, ("bot:random", "ada", "bot:greedy"))
    watch = a_watch(store, time)
    await look(watch)
    table = watch.tables.table(room)
    assert asked(table) == 1
    before = await by(store, room)
    assert set(before) <= {"bot:random", "bot:greedy"}  # the first may have had dealings with the other
    ada = Onlooker("ada")
    await table.attend(ada)
    while set((await by(store, room))[len(before) :]) <= {"ada"}:
        assert asked(table) == 1
        await table.go_on(at(table), answer(1, 0), "ada")
        await watch.settle()  # the answer itself woke the watch
    bots = [update["bot"] for update in ada.heard_of("update")]
    assert (bots[0], bots[-1]) == (False, True)
    found = await store.room(room)
    assert found is not None
    assert (found.due, found.lease) == (None, None)


async def test_a_bot_is_asked_although_the_clock_was_ahead_until_then(
    store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is set right between the answer and its commit."""
    room = await begin_room(store, ("ada", "bot:greedy"))
    watch = a_watch(store, time)
    table = watch.tables.table(room)
    await table.attend(Onlooker("ada"))
    commit = store.commit_step

    async def commit_at_the_right_time(*step: Any, **more: Any) -> None:
        time.now = BEGAN
        await commit(*step, **more)

    monkeypatch.setattr(store, "commit_step", commit_at_the_right_time)
    time.now = BEGAN + AHEAD
    await choose(table, "rest")
    await watch.settle()
    assert set(await by(store, room)) == {"ada", "bot:greedy"}


async def test_a_bot_that_was_asked_while_the_clock_was_ahead_is_asked_after_a_crash(store: Store, time: Time) -> None:
    room = await begin_room(store, ("ada", "bot:greedy"))
    time.now = BEGAN + AHEAD
    await choose(await attended(LiveTables(store, LocalNotices(), time), room), "rest")
    time.now = BEGAN
    await look(a_watch(store, time))
    assert set(await by(store, room)) == {"ada", "bot:greedy"}


async def test_a_bot_stands_in_for_who_was_asked_while_the_clock_was_ahead(store: Store, time: Time) -> None:
    room = await begin_room(store, ("ada", "bob"), terms=Terms(absent=60))
    watch = a_watch(store, time)
    table, eve = await attended(watch.tables, room), Onlooker("eve")
    time.now = BEGAN + AHEAD
    await choose(table, "draw")
    await choose(table, "rest")
    time.now = BEGAN
    await table.attend(eve)
    assert (await found(store, room)).due == BEGAN + 60
    time.now += AWAY
    await table.hand_over(eve, 1)
    await watch.settle()
    assert "bot:greedy" in await by(store, room)


async def test_a_lease_from_a_clock_that_was_ahead_holds_nobody_up(store: Store, time: Time) -> None:
    room = await begin_room(store, ("bot:random", "ada"))
    ahead = BEGAN + AHEAD
    assert await store.lease(room, "somebody who was killed", ahead, ahead + LEASE)
    await look(a_watch(store, time))
    assert await by(store, room)


async def test_who_comes_back_while_a_bot_thinks_is_told_its_answer(store: Store, time: Time) -> None:
    """However long it has thought, or waited for its turn."""
    room = await begin_room(store, ("ada", "bot:greedy"))
    thinking = asyncio.Event()

    class Slow(HereMinds):
        async def think(self, question: Question) -> str | None:
            await thinking.wait()
            return await super().think(question)

    watch = Watch(LiveTables(store, LocalNotices(), time), Slow(), pause=0.0, alone=True)
    table, ada = await attended(watch.tables, room), Onlooker("ada")
    await choose(table, "rest")
    await watch.look()
    for viewer in list(table.viewers):
        await table.leave(viewer)
    time.now += 2 * IDLE
    await watch.look()
    await watch.tables.table(room).attend(ada)
    thinking.set()
    await watch.settle()
    assert at(table) == len(ada.heard_of("update")) + 1


async def test_bots_alone_wait_until_somebody_watches(store: Store, time: Time) -> None:
    room = await begin_room(store, ("bot:random", "bot:random"))
    watch = a_watch(store, time)
    await look(watch)
    await watch.tables.changed(room)  # as when it was opened
    await watch.settle()
    assert await by(store, room) == []
    await watch.tables.table(room).attend(Onlooker("eve"))
    await watch.settle()
    assert (await found(store, room)).state == "over"


async def test_bots_alone_stop_when_nobody_watches_and_go_on_when_somebody_does(store: Store, time: Time) -> None:
    room = await begin_room(store, ("bot:random", "bot:random"))
    watch, eve = a_watch(store, time), Onlooker("eve")
    table = watch.tables.table(room)

    class Leaving(HereMinds):
        async def think(self, question: Question) -> str | None:
            if len(self.asked) == 2:
                await table.leave(eve)
            return await super().think(question)

    watch.minds = Leaving()
    await table.attend(eve)
    await watch.settle()
    assert len(await by(store, room)) == 3  # what was thought is not lost
    await look(watch)
    assert len(await by(store, room)) == 3
    await table.attend(eve)
    await watch.settle()
    assert (await found(store, room)).state == "over"
    assert eve.heard[-1]["room"]["state"] == "over"


async def test_a_watched_game_of_bots_goes_on_after_a_crash(store: Store, time: Time) -> None:
    """Who watches comes back before the watch is awake, and so before anybody can be told of it."""
    room = await begin_room(store, ("bot:random", "bot:random"))
    tables = LiveTables(store, LocalNotices(), time)
    await tables.table(room).attend(Onlooker("eve"))
    watch = Watch(tables, HereMinds(), pause=0.0)
    await look(watch)
    assert (await found(store, room)).state == "over"


async def test_bots_that_stand_in_for_everybody_are_bots_alone(store: Store, time: Time) -> None:
    room = await begin_room(store, ("ada", "bot:random"), terms=Terms(absent=60))
    watch = a_watch(store, time)
    await look(watch)
    time.now += 60
    await look(watch)
    assert (await store.seats(room))[0].standing_in
    assert await by(store, room) == ["bot:greedy"]  # this one was due when there was still somebody to wait for
    await look(watch)
    assert len(await by(store, room)) == 1
    ada = Onlooker("ada")
    await watch.tables.table(room).attend(ada)
    await watch.settle()
    assert (await found(store, room)).state == "over"
    assert {update["bot"] for update in ada.heard_of("update")} == {True}


async def test_games_of_bots_that_nobody_watches_keep_nobody_waiting(store: Store, time: Time) -> None:
    """However many there are, and however long they have been due."""
    for _ in range(25):
        await begin_room(store, ("bot:random", "bot:random"))
    room = await begin_room(store, ("bot:random", "ada"))
    await look(a_watch(store, time))
    assert await by(store, room)


async def test_games_that_wait_for_a_thought_keep_no_other_from_being_found(store: Store, time: Time) -> None:
    rooms = {await begin_room(store, ("bot:expert", "ada")) for _ in range(25)}
    thinking = asyncio.Event()

    class Thinking(HereMinds):
        async def think(self, question: Question) -> str | None:
            await thinking.wait()
            return None

    watch = Watch(LiveTables(store, LocalNotices(), time), Thinking(), alone=True, pause=0.0)
    await watch.look()
    await watch.look()
    assert set(watch.working) == rooms
    thinking.set()
    await watch.settle()


async def test_where_a_table_stands(store: Store, time: Time) -> None:
    room = await begin_room(store, ("ada", "bot:random"))
    tables = LiveTables(store, LocalNotices(), time)
    assert tables.standing(room) == Standing()  # it has not been read
    table, ada = tables.table(room), Onlooker("ada")
    await table.attend(ada)
    assert tables.standing(room) == Standing("eve", attended=True)
    await table.leave(ada)
    assert tables.standing(room) == Standing("eve", attended=False)
    await table.note_elsewhere("another process", [0])
    assert tables.standing(room) == Standing("eve", attended=True)


async def test_a_bot_without_an_answer_is_replaced_by_chance(store: Store, time: Time) -> None:
    class Silent(HereMinds):
        async def think(self, question: Question) -> str | None:
            return None

    room = await begin_room(store, ("bot:greedy", "ada"))
    await look(a_watch(store, time, Silent()))
    assert set(await by(store, room)) == {"bot:random"}


async def test_a_bot_that_answers_what_is_not_offered_is_replaced_by_chance(store: Store, time: Time) -> None:
    class Wrong(HereMinds):
        async def think(self, question: Question) -> str | None:
            return "sell the moon"

    room = await begin_room(store, ("bot:greedy", "ada"))
    await look(a_watch(store, time, Wrong()))
    assert set(await by(store, room)) == {"bot:random"}


async def test_a_bot_stands_in_for_somebody_absent_and_gives_the_seat_back(store: Store, time: Time) -> None:
    room = await begin_room(store, ("ada", "bob"), terms=Terms(absent=60))
    watch = a_watch(store, time)
    await look(watch)
    found = await store.room(room)
    assert found is not None
    assert found.due == time.now + 60
    ada, table = Onlooker("ada"), watch.tables.table(room)
    await table.attend(ada)
    time.now += 59
    await look(watch)
    assert at(table) == 0
    time.now += 1
    await look(watch)
    assert at(table) > 0
    assert asked(table) == 1  # bob's time has only begun
    assert set(await by(store, room)) == {"bot:greedy"}
    seat = ada.heard_of("room")[-1]["room"]["seats"][0]
    assert (seat["standing_in"], seat["bot"]) == (True, "greedy")
    assert all(update["bot"] for update in ada.heard_of("update"))

    await table.take_back(0)
    assert not ada.heard_of("room")[-1]["room"]["seats"][0]["standing_in"]
    assert not (await store.seats(room))[0].standing_in


async def test_answering_takes_the_seat_back(store: Store, time: Time) -> None:
    room = await begin_room(store, ("ada", "bob"), terms=Terms(absent=60))
    await store.stand_in(room, 0, True, due=time.now + 5)
    watch = a_watch(store, time)
    ada, table = Onlooker("ada"), watch.tables.table(room)
    await table.attend(ada)
    await table.go_on(0, answer(0, place_of(table, "draw")), "ada")
    assert not ada.heard_of("room")[-1]["room"]["seats"][0]["standing_in"]
    assert (await by(store, room))[0] == "ada"


async def test_who_comes_back_has_time_although_the_clock_has_run_out(store: Store, time: Time) -> None:
    room = await begin_room(store, ("ada", "bob"), terms=Terms(clock=Clock(30)))
    watch = a_watch(store, time)
    table = watch.tables.table(room)
    await store.stand_in(room, 0, True, due=None)
    time.now += 100
    await table.attend(Onlooker("ada"))
    await table.take_back(0)
    found = await store.room(room)
    assert found is not None
    assert found.due == time.now + GRACE
    time.now += GRACE - 1
    await look(watch)
    assert at(table) == 0
    time.now += 1
    await look(watch)
    assert at(table) > 0


async def test_one_process_sees_to_a_room(store: Store, time: Time) -> None:
    """Another one does when the first has not been heard of for as long as its lease."""
    room = await begin_room(store, ("bot:random", "ada"))
    assert await store.lease(room, "somebody who was killed", time.now, time.now + LEASE)
    watch = a_watch(store, time)
    await look(watch)
    watch.see_to(room)
    await watch.settle()
    assert await by(store, room) == []
    time.now += LEASE
    await look(watch)
    assert await by(store, room)


async def test_what_another_process_has_begun_is_left_to_it(store: Store, time: Time) -> None:
    """It will see to it; only if it does not, another one does. Else both would read every table with a bot."""
    room = await begin_room(store, ("bot:random", "ada"))
    watch = Watch(LiveTables(store, LocalNotices(), time), HereMinds(), pause=0.0, patience=PATIENCE)
    await look(watch)
    assert not watch.tables.tables
    time.now += PATIENCE
    await look(watch)
    assert await by(store, room)


async def test_who_finds_a_room_held_by_another_looks_again_soon(store: Store, time: Time) -> None:
    """Ada answers here while the other process, where a bot answered before, is about to give the lease back."""
    room = await begin_room(store, ("ada", "bot:greedy"))
    watch = Watch(LiveTables(store, LocalNotices(), time), HereMinds(), pause=0.0, patience=PATIENCE)
    assert await store.lease(room, "the other", time.now, time.now + LEASE)
    table = await attended(watch.tables, room)
    await choose(table, "rest")
    await watch.settle()
    assert await by(store, room) == ["ada"]
    await store.release(room, "the other")
    await look(watch)
    assert set(await by(store, room)) == {"ada", "bot:greedy"}


async def test_bots_wait_only_where_nobody_plays(store: Store, time: Time) -> None:
    """Somebody who plays follows at a pace of their own; only where bots play alone does the server set one."""
    watch = Watch(LiveTables(store, LocalNotices(), time), HereMinds(), pause=LEASE * 1000)
    room = await begin_room(store, ("bot:random", "ada"))
    await watch.tables.table(room).attend(Onlooker("ada"))
    await asyncio.wait_for(look(watch), timeout=LEASE * 10)
    assert await by(store, room)

    alone = await begin_room(store, ("bot:random", "bot:random"))
    await watch.tables.table(alone).attend(Onlooker("eve"))
    await watch.look()
    await asyncio.sleep(0.05)
    assert await by(store, alone) == []
    await watch.stop()


async def test_a_server_alone_need_not_wait_for_its_predecessor(store: Store, time: Time) -> None:
    room = await begin_room(store, ("bot:random", "ada"))
    assert await store.lease(room, "somebody who was killed", time.now, time.now + LEASE)
    await store.free_leases()
    await look(a_watch(store, time))
    assert await by(store, room)


async def test_a_person_is_quicker_than_a_thought(store: Store, time: Time) -> None:
    """Ada takes her answer back while the bot thinks about the next: its answer comes too late."""
    room = await begin_room(store, ("ada", "bot:greedy"))
    watch = a_watch(store, time)
    table = watch.tables.table(room)

    class Slow(HereMinds):
        async def think(self, question: Question) -> str | None:
            if not self.asked:
                self.asked.append(question)
                await table.go_on(1, undo(0), "ada")
            return await super().think(question)

    await table.attend(Onlooker("ada"))
    watch.minds = Slow()
    await choose(table, "rest")
    await watch.settle()
    assert await by(store, room) == ["ada", "ada"]
    assert asked(table) == 0


async def test_a_lease_is_renewed_while_a_bot_thinks(store: Store, time: Time) -> None:
    room = await begin_room(store, ("bot:random", "ada"))
    watch = Watch(LiveTables(store, LocalNotices(), time), HereMinds(), pause=0.0, lease=0.03)
    ends: list[float] = []

    class Slow(HereMinds):
        async def think(self, question: Question) -> str | None:
            while len(set(ends)) < 3:
                await asyncio.sleep(0)
                time.now += 0.001
                ends.append((await found(store, room)).lease_until)
            return await super().think(question)

    watch.minds = Slow()
    await look(watch)
    assert ends == sorted(ends)
    assert await by(store, room)
    assert (await found(store, room)).lease is None


async def test_who_has_lost_the_lease_lets_the_other_go_on(store: Store, time: Time) -> None:
    """A process that stood still for too long finds that another has taken over."""
    room = await begin_room(store, ("bot:random", "bot:random"))
    watch = Watch(LiveTables(store, LocalNotices(), time), HereMinds(), pause=0.0, lease=0.03)

    class Sleepy(HereMinds):
        async def think(self, question: Question) -> str | None:
            time.now += 1
            assert await store.lease(room, "another", time.now, time.now + 30)
            await asyncio.sleep(0.1)
            return await super().think(question)

    watch.minds = Sleepy()
    await watch.tables.table(room).attend(Onlooker("eve"))
    await look(watch)
    assert len(await by(store, room)) == 1
    assert (await found(store, room)).lease == "another"


async def test_one_process_alone_needs_no_lease(store: Store, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await begin_room(store, ("bot:random", "ada"))

    async def lease(*more: object) -> bool:
        raise AssertionError("that would be one more wait for the disk")

    monkeypatch.setattr(store, "lease", lease)
    await look(Watch(LiveTables(store, LocalNotices(), time), HereMinds(), alone=True, pause=0.0))
    assert await by(store, room)


async def test_what_fails_is_left_alone_for_a_while(store: Store, time: Time) -> None:
    room = await begin_room(store, ("bot:random", "ada"))

    class Broken(HereMinds):
        async def think(self, question: Question) -> str | None:
            raise OSError("no process can be started")

    watch = Watch(LiveTables(store, LocalNotices(), time), Broken(), alone=True, pause=0.0)
    await look(watch)
    assert await store.due_rooms(time.now) == []
    time.now += LEASE
    assert [each.id for each in await store.due_rooms(time.now)] == [room]


async def found(store: Store, room: str) -> Room:
    known = await store.room(room)
    assert known is not None
    return known
