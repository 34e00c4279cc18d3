"""Leaving a table: resigning, being stood in for, and what is never lost by it."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.zone import SPECTATOR
from lawspeaker.table.limits import AWAY
from lawspeaker.table.live.notices import LocalNotices
from lawspeaker.table.live.table import LiveTable
from lawspeaker.table.live.tables import LiveTables
from lawspeaker.table.live.watch import Watch
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.storage.models import AT_ONCE, OVER, PLAYING, RESIGN
from lawspeaker.table.storage.store import Store
from lawspeaker.table.terms import Clock, Terms
from tests.table.company import HereMinds, Onlooker, Time, answer, asked, at, begin_room, choose, play, undo


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def tables(store: Store, time: Time) -> LiveTables:
    return LiveTables(store, LocalNotices(), time)


async def seated(tables: LiveTables, room: str, *people: str) -> tuple[LiveTable, list[Onlooker]]:
    table, onlookers = tables.table(room), [Onlooker(person) for person in people]
    for onlooker in onlookers:
        await table.attend(onlooker)
    return table, onlookers


async def state(store: Store, room: str) -> str:
    found = await store.room(room)
    assert found is not None
    return found.state


# Resigning.


async def test_a_bot_plays_on_for_who_resigns_and_the_others_play_to_the_end(
    store: Store, tables: LiveTables, time: Time
) -> None:
    room = await begin_room(store, ("ada", "bob"))
    watch = Watch(tables, HereMinds(), pause=0.0)
    table, (bob,) = await seated(tables, room, "bob")
    heard: list[int] = []
    await table.resign(0, "ada", heard.append)
    assert heard == [1]
    assert [(step.kind, step.seat, step.by) for step in await store.steps(room)][:1] == [(RESIGN, 0, "ada")]
    resigned = [seat["resigned"] for seat in bob.heard_of("room")[-1]["room"]["seats"]]
    assert resigned == [True, False]
    await watch.settle()
    assert asked(table) == 1  # a bot has answered for ada
    await table.resign(0, "ada", heard.append)  # once more changes nothing
    assert await state(store, room) == PLAYING
    while await state(store, room) == PLAYING:
        await table.go_on(at(table), answer(1, 0), "bob")
        await watch.settle()
    assert bob.heard_of("update")[-1]["table"]["result"] is not None


async def test_who_has_resigned_cannot_come_back(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store, ("ada", "bob"), terms=Terms(undo=True))
    table, _ = await seated(tables, room, "ada")
    await choose(table, "rest")
    await table.resign(0, "ada")
    for done in (
        table.go_on(at(table), undo(0), "ada"),
        table.take_back(0),
    ):
        with pytest.raises(Refusal) as refusal:
            await done
        assert refusal.value.code in ("not_possible", "no_undo")
    again = tables.table(room)
    again._forget()  # as after a crash: everything is read anew
    late = Onlooker("ada")
    await again.attend(late)
    assert late.heard[0]["seat"] == 0
    assert late.heard[0]["room"]["seats"][0]["resigned"]
    assert late.heard[0]["room"]["seats"][0]["standing_in"]


async def test_when_nobody_is_left_the_game_ends_and_nobody_has_won(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store, ("ada", "bot:random", "bob"))
    table, (bob,) = await seated(tables, room, "bob")
    await table.resign(0, "ada")
    assert await state(store, room) == PLAYING
    await table.resign(2, "bob")
    assert await state(store, room) == OVER
    told = bob.heard_of("update")[-1]["table"]
    assert (told["ask"], told["undo"], told["result"]) == (None, False, None)
    assert bob.heard_of("room")[-1]["room"]["state"] == "over"
    with pytest.raises(Refusal, match="the game is over"):
        await table.go_on(at(table), answer(asked(table), 0), "bot:random")
    with pytest.raises(Refusal, match="the game is over"):
        await play(table, lambda options: 0, 1)
    assert await table.next_question() is None
    found = await store.room(room)
    assert found is not None
    assert (found.asked, found.due, found.number) == (None, None, 2)


async def test_against_bots_alone_resigning_ends_the_game_at_once(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store, ("ada", "bot:random"))
    table, _ = await seated(tables, room, "ada")
    await table.resign(0, "ada")
    assert await state(store, room) == OVER
    with pytest.raises(Refusal, match="the game is over"):
        await table.go_on(at(table), answer(0, 0), "ada")


async def test_nobody_resigns_before_the_beginning_or_after_the_end(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store, ("ada", "bob"))
    table, _ = await seated(tables, room, "ada")
    await play(table, lambda options: 0)
    with pytest.raises(Refusal) as refusal:
        await table.resign(1, "bob")
    assert refusal.value.code == "not_playing"


async def test_another_process_hears_of_it_from_storage(store: Store, tables: LiveTables, time: Time) -> None:
    room = await begin_room(store, ("ada", "bob", "cid"))
    here, _ = await seated(tables, room, "ada")
    there, (bob,) = await seated(LiveTables(store, LocalNotices(), time), room, "bob")
    await here.resign(0, "ada")
    await there.refresh()
    assert bob.heard_of("room")[-1]["room"]["seats"][0]["resigned"]
    await there.resign(1, "bob")
    await here.resign(2, "cid")  # although this process has not heard of bob yet
    assert await state(store, room) == OVER
    assert [step.seat for step in await store.steps(room)] == [0, 1, 2]


async def test_a_clock_does_not_run_for_who_has_resigned(store: Store, tables: LiveTables, time: Time) -> None:
    room = await begin_room(store, ("ada", "bob"), terms=Terms(clock=Clock(60)))
    table, (bob,) = await seated(tables, room, "bob")
    await table.resign(0, "ada")
    left = [seat["left"] for seat in bob.heard_of("room")[-1]["room"]["seats"]]
    assert left == [None, 60.0]


# Somebody who stays away.


async def test_others_call_a_bot_for_who_stays_away_and_they_can_come_back(
    store: Store, tables: LiveTables, time: Time
) -> None:
    room = await begin_room(store, ("ada", "bob", "cid"))
    table, (bob, eve) = await seated(tables, room, "bob", "eve")
    await begin_room(store, ("dan", "bot:random"))  # so that there is somebody else
    _, (dan,) = await seated(tables, room, "dan")
    for viewer, code in ((dan, "no_seat"), (bob, "too_early"), (eve, "too_early")):
        with pytest.raises(Refusal) as refusal:
            await table.hand_over(viewer, 0)
        assert refusal.value.code == code
    time.now += AWAY
    for number in (1, 2):
        with pytest.raises(Refusal, match="nobody waits"):
            await table.hand_over(bob, number)
    with pytest.raises(Refusal, match="0 to 2, not 3"):
        await table.hand_over(bob, 3)
    ada = Onlooker("ada")
    await table.attend(ada)
    with pytest.raises(Refusal, match="stays away"):
        await table.hand_over(bob, 0)
    await table.leave(ada)
    await table.hand_over(bob, 0)
    assert (await store.seats(room))[0].standing_in
    assert bob.heard_of("room")[-1]["room"]["seats"][0]["standing_in"]
    found = await store.room(room)
    assert found is not None
    assert found.due == AT_ONCE
    await table.attend(ada)
    await table.take_back(0)
    assert not (await store.seats(room))[0].standing_in


# Looking on.


async def test_a_stranger_at_a_public_table_is_told_only_what_lies_open(store: Store, tables: LiveTables) -> None:
    """As `test_seen` proves, nothing can be learned from what a spectator is sent."""
    room = await begin_room(store, ("ada", "bob"), terms=Terms(public=True))
    await begin_room(store, ("dan", "bot:random"))
    table, (dan,) = await seated(tables, room, "dan")
    await choose(table, "draw")
    await play(table, lambda options: 0, 3)
    assert table.played is not None
    match = table.played.match
    assert match.view(SPECTATOR) != match.view(0)  # there is something to hide
    for message in [dan.heard[0], *dan.heard_of("update")]:
        told = message["table"]
        assert (told["ask"]["options"], told["ask"]["question"], told["undo"]) == ([], "", False)
    assert dan.view == match.view(SPECTATOR)
    for refused in (table.forbidden(dan, at(table)), table.hand_over(dan, 0)):
        with pytest.raises(Refusal):
            await refused
