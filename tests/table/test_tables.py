"""Tables: answers are stored once and in order, and everybody hears of them as they may."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from lawspeaker.kernel import save as saves
from lawspeaker.table.live.notices import LocalNotices
from lawspeaker.table.live.past import Past
from lawspeaker.table.live.table import GRACE, LiveTable
from lawspeaker.table.live.tables import GONE, IDLE, LiveTables
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.rooms.rooms import Rooms, Wishes
from lawspeaker.table.storage.models import OVER, NewStep, Person, Room
from lawspeaker.table.storage.store import Conflict, Store
from lawspeaker.table.terms import Clock, Terms
from tests.table.company import BEGAN, KEY, Onlooker, Time, answer, asked, at, begin_room, choose, place_of, play, undo


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def tables(store: Store, time: Time) -> LiveTables:
    return LiveTables(store, LocalNotices(), time)


async def seated(tables: LiveTables, room: str, *people: str) -> tuple[LiveTable, list[Onlooker]]:
    table = tables.table(room)
    onlookers = [Onlooker(person) for person in people]
    for onlooker in onlookers:
        await table.attend(onlooker)
    return table, onlookers


async def stored(store: Store, room: str) -> list[tuple[str, int, str]]:
    return [(step.kind, step.seat, step.option) for step in await store.steps(room)]


# Coming.


async def test_welcome_is_all_there_is_to_know(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store)
    table, (ada, bob, eve) = await seated(tables, room, "ada", "bob", "eve")
    for onlooker, seat in ((ada, 0), (bob, 1), (eve, -1)):
        welcome = onlooker.heard[0]
        assert (welcome["type"], welcome["seat"], welcome["lang"]) == ("welcome", seat, "en")
        assert welcome["room"]["state"] == "playing"
        assert welcome["room"]["key"] == ""
        assert welcome["room"]["host"] == (onlooker is eve)
        assert welcome["table"]["number"] == 0
        assert bool(welcome["table"]["ask"]["options"]) == (onlooker is ada)
    assert [seat["here"] for seat in ada.heard[-1]["room"]["seats"]] == [True, True]
    await table.leave(bob)
    assert [seat["here"] for seat in ada.heard[-1]["room"]["seats"]] == [True, False]


async def test_only_those_who_play_look_on_where_spectators_may_not(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store, terms=Terms(spectators=False))
    await seated(tables, room, "ada", "eve")  # eve is the host
    await begin_room(store, sitters=("cid", "dan"))
    with pytest.raises(Refusal) as refused:
        await seated(tables, room, "cid")
    with pytest.raises(Refusal) as unknown:
        await seated(tables, "nowhere", "cid")
    assert refused.value.code == "unknown_room"
    assert (str(refused.value), vars(refused.value)) == (str(unknown.value), vars(unknown.value))


# Answering.


async def test_an_answer_is_stored_acknowledged_and_told(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store)
    table, (ada, bob) = await seated(tables, room, "ada", "bob")
    ada.forget()
    acknowledged: list[tuple[int, list[tuple[str, int, str]]]] = []
    heard_then: list[int] = []

    def committed(number: int) -> None:
        acknowledged.append((number, []))
        heard_then.append(len(ada.raw))

    await table.go_on(0, answer(0, place_of(table, "draw")), "ada", committed)
    assert await stored(store, room) == [("answer", 0, "draw")]
    assert [number for number, _ in acknowledged] == [1]
    assert heard_then == [0]  # the acknowledgement is sent before the update
    update, other = ada.heard[-1], bob.heard[-1]
    assert (update["type"], update["by"], update["bot"]) == ("update", 0, False)
    assert update["table"]["number"] == other["table"]["number"] == 1
    assert len(update["table"]["lines"]) == len(other["table"]["lines"]) == 1
    assert update["table"]["lines"] != other["table"]["lines"]  # the card is named to seat 0 only


async def test_the_same_answer_again_is_acknowledged_and_changes_nothing(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store)
    table, (ada,) = await seated(tables, room, "ada")
    place = place_of(table, "draw")
    acknowledged: list[int] = []
    for _ in range(3):
        await table.go_on(0, answer(0, place), "ada", acknowledged.append)
    assert acknowledged == [1, 1, 1]
    assert await stored(store, room) == [("answer", 0, "draw")]
    assert len(ada.heard_of("update")) == 1


@pytest.mark.parametrize(
    ("ask", "seat", "place", "code"),
    [
        (0, 0, 0, "stale"),  # another answer than was given
        (0, 1, 1, "stale"),  # the same, but from another seat
        (2, 0, 0, "stale"),
        (-1, 0, 0, "stale"),
        (1, 1, 0, "wrong_seat"),
        (1, 0, 99, "not_offered"),
        (1, 0, -1, "not_offered"),
    ],
)
async def test_what_cannot_be_answered_changes_nothing(
    store: Store, tables: LiveTables, ask: int, seat: int, place: int, code: str
) -> None:
    room = await begin_room(store)
    table, (ada,) = await seated(tables, room, "ada")
    await choose(table, "draw")
    before = ada.view
    with pytest.raises(Refusal) as refused:
        await table.go_on(ask, answer(seat, place), "ada")
    assert refused.value.code == code
    assert await stored(store, room) == [("answer", 0, "draw")]
    again = Onlooker("ada")
    await table.attend(again)
    assert again.view == before


async def test_a_sealed_answer_shows_to_nobody(store: Store, time: Time) -> None:
    """Whatever seat 0 tithes, the others hear the same until all have."""
    told: list[list[bytes]] = []
    for tithe in ("tithe 0", "tithe 2"):
        tables = LiveTables(store, LocalNotices(), time)
        table, (bob, eve) = await seated(tables, await begin_room(store), "bob", "eve")
        await choose(table, "rest")
        await choose(table, "rest", "bob")
        bob.forget()
        eve.forget()
        await choose(table, tithe)
        told.append([*bob.raw, *eve.raw])
    assert len(told[0]) == 2
    assert told[0] == told[1]


async def test_a_whole_game_is_replayed_as_it_was(store: Store, tables: LiveTables, time: Time) -> None:
    """What another process reads is what was played here; with the key everybody can compute the dice again."""
    room = await begin_room(store)
    table, (ada,) = await seated(tables, room, "ada")
    await play(table, Random(3).randrange)
    assert table.played is not None
    assert ada.heard[-1]["type"] == "room"
    assert ada.heard[-1]["room"]["key"] == KEY.hex()
    assert ada.heard[-2]["table"]["result"]
    found = await store.room(room)
    assert found is not None
    assert (found.state, found.due, found.number) == (OVER, None, at(table))
    with pytest.raises(Refusal) as refused:
        await table.go_on(at(table), answer(0, 0), "ada")
    assert refused.value.code == "not_playing"
    again, (other,) = await seated(LiveTables(store, LocalNotices(), time), room, "ada")
    assert again.played is not None
    assert again.played.match.hash() == table.played.match.hash()
    assert again.played.log == table.played.log
    assert other.view == ada.view
    assert saves.audit(saves.to_save(again.played.match)) > 0


# Taking back.


async def test_where_people_play_answers_are_taken_back_only_if_agreed(store: Store, tables: LiveTables) -> None:
    among_people = await begin_room(store)
    table, (ada,) = await seated(tables, among_people, "ada")
    await choose(table, "rest")
    assert not ada.heard[-1]["table"]["undo"]
    with pytest.raises(Refusal) as refused:
        await table.go_on(1, undo(0), "ada")
    assert refused.value.code == "not_agreed"

    against_bots = await begin_room(store, ("ada", "bot:random"))
    table, (ada,) = await seated(tables, against_bots, "ada")
    await choose(table, "rest")
    assert ada.heard[-1]["table"]["undo"]
    await table.go_on(1, undo(0), "ada")
    assert asked(table) == 0


async def test_taking_back_is_a_step_of_its_own(store: Store, tables: LiveTables, time: Time) -> None:
    room = await begin_room(store, terms=Terms(undo=True))
    table, (ada, bob) = await seated(tables, room, "ada", "bob")
    assert table.played is not None
    first = table.played.match.ask
    assert first is not None
    stash = next(option.text for option in first.options if option.kind == "stash")
    await choose(table, stash)
    assert ada.heard[-1]["table"]["undo"]
    assert not bob.heard[-1]["table"]["undo"]
    with pytest.raises(Refusal) as refused:
        await table.go_on(1, undo(1), "bob")
    assert refused.value.code == "no_undo"
    acknowledged: list[int] = []
    await table.go_on(1, undo(0), "ada", acknowledged.append)
    await table.go_on(1, undo(0), "ada", acknowledged.append)
    assert acknowledged == [2, 2]
    assert bob.heard[-1]["table"]["told"] == 0
    assert bob.heard[-1]["table"]["lines"] == []
    await choose(table, "draw")
    assert bob.heard[-1]["table"]["told"] == 0
    assert len(bob.heard[-1]["table"]["lines"]) == 1
    with pytest.raises(Refusal):
        await table.go_on(3, undo(0), "ada")  # a card was drawn: somebody has learned something
    assert await stored(store, room) == [("answer", 0, stash), ("undo", 0, ""), ("answer", 0, "draw")]
    again, _ = await seated(LiveTables(store, LocalNotices(), time), room, "ada")
    assert again.played is not None
    assert again.played.match.hash() == table.played.match.hash()


async def test_each_line_names_the_number_since_which_it_is_told(store: Store, tables: LiveTables, time: Time) -> None:
    room = await begin_room(store, terms=Terms(undo=True))
    table, (ada, _) = await seated(tables, room, "ada", "bob")
    await choose(table, "rest")
    await table.go_on(1, undo(0), "ada")
    await choose(table, "draw")
    await choose(table, "draw", by="bob")
    numbers = [line["number"] for line in ada.heard[-2]["table"]["lines"] + ada.heard[-1]["table"]["lines"]]
    assert numbers == sorted(numbers)
    assert set(numbers) == {3, 4}
    again, (late,) = await seated(LiveTables(store, LocalNotices(), time), room, "ada")
    assert [line["number"] for line in late.heard[0]["table"]["lines"]] == numbers
    assert again.room is not None
    past = await Past(store).table(again.room, 4, 0, "en")
    assert [line.number for line in past.lines] == numbers


async def test_who_comes_back_is_told_when_they_answered_last(store: Store, tables: LiveTables) -> None:
    """What a bot answers for somebody who is away is news to them."""
    table, (ada, bob) = await seated(tables, await begin_room(store), "ada", "bob")
    assert ada.heard[0]["answered"] == -1
    await choose(table, "rest")
    await choose(table, "rest", by="bob")
    await table.go_on(2, answer(0, 0), "bot:greedy")
    await table.speak(ada, "en")
    await table.speak(bob, "en")
    assert (ada.heard[-1]["answered"], bob.heard[-1]["answered"]) == (0, 1)


# Several processes.


async def test_what_one_process_commits_the_others_tell(store: Store, time: Time) -> None:
    room = await begin_room(store)
    notices = LocalNotices()
    one, two = LiveTables(store, notices, time), LiveTables(store, notices, time)
    here, (ada,) = await seated(one, room, "ada")
    there, (bob,) = await seated(two, room, "bob")
    await choose(here, "draw")
    await one.close()
    await two.close()
    assert bob.heard_of("update")[-1]["table"]["number"] == 1
    assert [seat["here"] for seat in ada.heard_of("room")[-1]["room"]["seats"]] == [True, True]
    await there.say(bob, "well drawn")
    await two.close()
    await one.close()
    assert ada.heard[-1]["line"]["text"] == "well drawn"
    assert ada.heard[-1]["line"]["name"] == "Bob"


async def test_a_table_that_nobody_looks_at_is_read_when_somebody_does(
    store: Store, time: Time, monkeypatch: Any
) -> None:
    """Here a bot was let answer once, and from then on another process has told of many answers."""
    room = await begin_room(store)
    notices = LocalNotices()
    here, there = LiveTables(store, notices, time), LiveTables(store, notices, time)
    table, _ = await seated(here, room, "ada", "bob")
    other = there.table(room)
    assert await other.next_question() is None
    read: list[str] = []
    find = store.room

    async def counted(name: str) -> Room | None:
        read.append(name)
        return await find(name)

    monkeypatch.setattr(store, "room", counted)
    for _ in range(3):
        await table.go_on(at(table), answer(asked(table), 0), "ada")
    await here.close()
    await there.close()
    assert read == []
    (eve,) = (await seated(there, room, "eve"))[1]
    assert read == [room]
    assert eve.heard[0]["table"]["number"] == 3
    await table.go_on(at(table), answer(asked(table), 0), "ada")
    await here.close()
    await there.close()
    assert eve.heard_of("update")[-1]["table"]["number"] == 4


async def test_a_notice_is_kept_until_the_database_answers(store: Store, time: Time, monkeypatch: Any) -> None:
    notices = LocalNotices()
    here, there = LiveTables(store, notices, time), LiveTables(store, notices, time)
    room = await begin_room(store)
    _, (ada,) = await seated(here, room, "ada")
    other, _ = await seated(there, room, "bob")
    read = store.room
    failed: list[str] = []

    async def fails_once(wanted: str) -> Room | None:
        if not failed:
            failed.append(wanted)
            raise OSError("the database is away")
        return await read(wanted)

    await asyncio.gather(*here.busy, *there.busy)
    monkeypatch.setattr("lawspeaker.table.live.tables.AGAIN", 0.0)
    monkeypatch.setattr(store, "room", fails_once)
    await choose(other, "draw")
    await there.close()
    await asyncio.gather(*here.busy)
    assert failed
    assert [update["table"]["number"] for update in ada.heard_of("update")] == [1]


async def test_who_is_asked_and_not_here_is_called(store: Store, tables: LiveTables) -> None:
    called: list[str] = []
    tables.asked = lambda person, room: called.append(person.id)
    table, (ada,) = await seated(tables, await begin_room(store), "ada")
    called.clear()
    await choose(table, "draw")
    assert called == []  # ada is asked again, and is here
    await choose(table, "rest")
    assert called == ["bob"]
    await table.leave(ada)
    assert asked(table) == 1


async def test_a_process_that_comes_later_learns_who_is_here(store: Store, time: Time) -> None:
    room = await begin_room(store)
    notices = LocalNotices()
    one, two = LiveTables(store, notices, time), LiveTables(store, notices, time)
    await seated(one, room, "ada")
    await one.close()
    _, (bob,) = await seated(two, room, "bob")
    for tables in (two, one, two):
        await tables.close()
    assert [seat["here"] for seat in bob.heard_of("room")[-1]["room"]["seats"]] == [True, True]


async def test_who_was_connected_to_a_process_that_was_killed_is_not_here(store: Store, time: Time) -> None:
    room = await begin_room(store)
    notices, steady = LocalNotices(), Time()
    here, there = (LiveTables(store, notices, time, steady) for _ in range(2))
    _, (ada,) = await seated(here, room, "ada")
    await seated(there, room, "bob")
    steady.now += GONE - 1
    for tables in (there, here, there):
        await tables.note_processes()
        await asyncio.gather(*here.busy, *there.busy)
    assert [seat["here"] for seat in ada.heard_of("room")[-1]["room"]["seats"]] == [True, True]
    steady.now += GONE - 1
    await here.note_processes()  # in time, and `there` says nothing any more
    steady.now += 1
    await here.note_processes()
    assert [seat["here"] for seat in ada.heard_of("room")[-1]["room"]["seats"]] == [True, False]


async def test_who_is_connected_to_a_process_that_stood_still_is_here_again(store: Store, time: Time) -> None:
    room = await begin_room(store)
    notices, steady = LocalNotices(), Time()
    here, there = (LiveTables(store, notices, time, steady) for _ in range(2))
    _, (ada,) = await seated(here, room, "ada")
    await seated(there, room, "bob")
    await asyncio.gather(*here.busy, *there.busy)
    steady.now += GONE
    for tables in (here, there):
        await tables.note_processes()
        await asyncio.gather(*here.busy, *there.busy)
    told = [[seat["here"] for seat in message["room"]["seats"]] for message in ada.heard_of("room")]
    assert told[-2:] == [[True, False], [True, True]]


async def test_those_who_may_not_look_on_must_go_when_the_game_begins(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store, terms=Terms(spectators=False))
    await begin_room(store, sitters=("cid", "dan"))
    table, (ada,) = await seated(tables, room, "ada")
    cid = Onlooker("cid")
    table.viewers.add(cid)  # as one who came while the room was waiting
    await tables.changed(room)
    assert cid.dropped
    assert not ada.dropped
    assert table.viewers == {ada}


async def test_all_must_go_when_a_room_is_closed(store: Store, tables: LiveTables) -> None:
    await begin_room(store)  # which makes ada known
    ada = await store.person("ada")
    assert ada is not None
    rooms = Rooms(store, tables.changed)
    room = (await rooms.open(ada, Wishes("toy", ["me", "friend"]))).room
    table, (onlooker,) = await seated(tables, room, "ada")
    await rooms.close(room, ada)
    assert onlooker.dropped
    with pytest.raises(Refusal, match="no such room"):
        await table.attend(onlooker)


async def test_who_comes_second_with_an_answer_is_refused_and_sees_the_first(store: Store, time: Time) -> None:
    """Two processes that do not hear of each other."""
    room = await begin_room(store)
    here, _ = await seated(LiveTables(store, LocalNotices(), time), room, "ada")
    there, (ada,) = await seated(LiveTables(store, LocalNotices(), time), room, "ada")
    await choose(here, "draw")
    with pytest.raises(Refusal) as refused:
        await choose(there, "rest")
    assert refused.value.code == "stale"
    assert ada.heard[-1]["type"] == "welcome"
    assert ada.heard[-1]["table"]["number"] == 1
    acknowledged: list[int] = []
    await choose(here, "rest")
    await there.go_on(1, answer(0, place_of(there, "rest")), "ada", acknowledged.append)
    assert acknowledged == [2]  # the same answer, which the other process has stored already
    assert await stored(store, room) == [("answer", 0, "draw"), ("answer", 0, "rest")]


class Failing(Store):
    """A store that fails in or after committing."""

    after = False
    fails = True

    async def commit_step(self, step: NewStep, **more: Any) -> None:
        if self.after or not self.fails:
            await super().commit_step(step, **more)
        if self.fails:
            raise OSError("the disk is full")


@pytest.mark.parametrize("after", [False, True])
async def test_where_storing_fails_nothing_is_acknowledged_and_all_is_read_again(
    store: Store, time: Time, after: bool
) -> None:
    room = await begin_room(store)
    failing = Failing(store.url.render_as_string())
    failing.after = after
    table, (ada,) = await seated(LiveTables(failing, LocalNotices(), time), room, "ada")
    acknowledged: list[int] = []
    place = place_of(table, "draw")
    with pytest.raises(OSError, match="full"):
        await table.go_on(0, answer(0, place), "ada", acknowledged.append)
    assert acknowledged == []
    assert ada.heard_of("update") == []
    failing.fails = False
    await table.go_on(0, answer(0, place), "ada", acknowledged.append)
    assert acknowledged == [1]
    assert await stored(store, room) == [("answer", 0, "draw")]
    assert ada.heard_of("welcome")[-1]["table"]["number"] == int(after)
    await failing.close()


async def test_where_it_is_unknown_what_was_stored_those_who_wait_are_told(store: Store, time: Time) -> None:
    """Ada's answer is stored, and she is gone before she hears of it: it is Bob's turn."""
    room = await begin_room(store)
    failing = Failing(store.url.render_as_string())
    failing.after = True
    tables = LiveTables(failing, LocalNotices(), time)
    table, (ada, bob) = await seated(tables, room, "ada", "bob")
    with pytest.raises(OSError, match="full"):
        await choose(table, "draw")
    await table.leave(ada)
    await asyncio.gather(*tables.busy)
    assert bob.heard_of("welcome")[-1]["table"]["number"] == 1
    await failing.close()


async def test_who_came_second_does_not_keep_an_answer_that_is_not_stored(
    store: Store, time: Time, monkeypatch: Any
) -> None:
    """The database is away just when the table would read what the other process has stored."""
    room = await begin_room(store)
    here, _ = await seated(LiveTables(store, LocalNotices(), time), room, "ada")
    there, _ = await seated(LiveTables(store, LocalNotices(), time), room, "ada")
    await choose(here, "draw")

    async def away(wanted: str) -> Room | None:
        raise OSError("the database is away")

    with monkeypatch.context() as patched:
        patched.setattr(store, "room", away)
        with pytest.raises(OSError, match="away"):
            await choose(there, "rest")
    bob, onlooker = Onlooker("bob"), Onlooker("bob")
    await there.attend(bob)
    await here.attend(onlooker)
    assert bob.heard_of("welcome")[0]["table"] == onlooker.heard_of("welcome")[0]["table"]


async def test_what_changes_while_the_database_is_away_is_told_when_it_is_back(
    store: Store, time: Time, monkeypatch: Any
) -> None:
    tables = LiveTables(store, LocalNotices(), time)
    room = await begin_room(store)
    _, (ada,) = await seated(tables, room, "ada")
    await store.stand_in(room, 0, True, due=None)
    read = store.people
    failed: list[object] = []

    async def fails_once(ids: Any) -> dict[str, Person]:
        if not failed:
            failed.append(ids)
            raise OSError("the database is away")
        return await read(ids)

    monkeypatch.setattr("lawspeaker.table.live.tables.AGAIN", 0.0)
    monkeypatch.setattr(store, "people", fails_once)
    await tables.changed(room)
    await asyncio.gather(*tables.busy)
    assert failed
    assert ada.heard[-1]["room"]["seats"][0]["standing_in"]


# Chat.


async def test_what_is_said_is_heard_by_all_and_kept(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store)
    table, (ada, eve) = await seated(tables, room, "ada", "eve")
    await table.say(eve, "good luck")
    for onlooker in (ada, eve):
        line = onlooker.heard[-1]["line"]
        assert (line["name"], line["seat"], line["text"], line["at"]) == ("Eve", -1, "good luck", BEGAN)
    _, (bob,) = await seated(tables, room, "bob")
    assert [line["text"] for line in bob.heard[0]["chat"]] == ["good luck"]


async def test_two_who_speak_at_once_are_both_heard(store: Store, tables: LiveTables, monkeypatch: Any) -> None:
    room = await begin_room(store)
    table, (ada,) = await seated(tables, room, "ada")
    real, failures = store.say, [Conflict("somebody else spoke"), Conflict("somebody else spoke")]

    async def say(*given: Any) -> Any:
        if failures:
            raise failures.pop()
        return await real(*given)

    monkeypatch.setattr(store, "say", say)
    await table.say(ada, "hello")
    assert ada.heard[-1]["line"]["text"] == "hello"


# What one viewer asks for.


async def test_language_why_not_and_drawing(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store, game="arctic", rules={"start_player": "first_seat"})
    table, (ada,) = await seated(tables, room, "ada")
    await play(table, lambda options: 0, 20)
    ada.seat = asked(table)
    forbidden = await table.forbidden(ada, at(table))
    assert all(group.reason and group.options for group in forbidden)
    number, parts = await table.draw(ada, 80, -1)
    assert number == 20
    assert (await table.draw(ada, 80, -1))[1] is parts  # drawn once
    assert (await table.draw(ada, 80, 0))[1] != parts
    await table.speak(ada, "ko")
    assert ada.heard[-1]["lang"] == "ko"
    assert ada.heard[-1]["room"]["title"] != ada.heard[0]["room"]["title"]
    with pytest.raises(Refusal) as refused:
        await table.forbidden(ada, at(table) - 1)
    assert refused.value.code == "stale"


async def test_what_would_come_of_options(store: Store, tables: LiveTables) -> None:
    room = await begin_room(store, game="arctic", rules={"start_player": "first_seat"})
    table, (ada,) = await seated(tables, room, "ada")
    await play(table, lambda options: 0, 20)
    ada.seat = asked(table)
    assert await table.ahead(ada, at(table), -1) == []  # no dice in The Arctic
    number, lines = at(table), len(table.played.match.record)  # type: ignore[union-attr]
    (found,) = await table.ahead(ada, at(table), 0)
    assert found.place == 0
    assert (at(table), len(table.played.match.record)) == (number, lines)  # type: ignore[union-attr]
    for ask, option, code in ((number, 999, "not_offered"), (number - 1, 0, "stale")):
        with pytest.raises(Refusal) as refused:
            await table.ahead(ada, ask, option)
        assert refused.value.code == code
    ada.seat = 1 - ada.seat
    with pytest.raises(Refusal) as refused:
        await table.ahead(ada, number, 0)
    assert refused.value.code == "wrong_seat"


# Clocks.


async def test_clocks_run_for_whoever_is_asked(store: Store, tables: LiveTables, time: Time) -> None:
    room = await begin_room(store, terms=Terms(clock=Clock(100, gain=5), undo=True))
    table, (ada,) = await seated(tables, room, "ada")
    time.now += 30
    await choose(table, "rest")
    assert ada.heard[-1]["left"] == {"0": 75, "1": 100}
    time.now += 10
    assert table.left(time.now) == {0: 75, 1: 90}
    await table.go_on(1, undo(0), "ada")
    assert table.left(time.now) == {0: 70, 1: 90}  # what the answer had won is lost with it
    found = await store.room(room)
    assert found is not None
    assert found.due == time.now + 70


async def test_everybody_has_some_time_for_an_answer(store: Store, tables: LiveTables, time: Time) -> None:
    room = await begin_room(store, terms=Terms(clock=Clock(30)))
    table, _ = await seated(tables, room, "ada")
    time.now += 29
    await choose(table, "draw")
    found = await store.room(room)
    assert found is not None
    assert found.due == time.now + GRACE


# Tables that nobody needs.


async def test_tables_that_nobody_looks_at_are_dropped(store: Store, tables: LiveTables, time: Time) -> None:
    room = await begin_room(store)
    table, (ada,) = await seated(tables, room, "ada")
    time.now += IDLE + 1
    tables.sweep()
    assert tables.table(room) is table
    await table.leave(ada)
    tables.sweep()
    assert tables.table(room) is table
    time.now += IDLE + 1
    tables.sweep()
    assert tables.table(room) is not table
