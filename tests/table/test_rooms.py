"""Rooms: who sits where, when a game begins, playing again, and games from files."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lawspeaker.kernel import save as saves
from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.errors import ConfigError, SaveError, UnknownGame
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.save import Save
from lawspeaker.kernel.start import start
from lawspeaker.table.live.notices import LocalNotices
from lawspeaker.table.live.played import replay
from lawspeaker.table.live.tables import LiveTables
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.rooms import rooms as rooms_module
from lawspeaker.table.rooms.rooms import Opened, Rooms, Wishes, may_look, seat_of
from lawspeaker.table.storage.models import AT_ONCE, BOT, OPEN, OVER, PERSON, PLAYING, WAITING, Person, Room, Seat
from lawspeaker.table.storage.store import Store
from lawspeaker.table.terms import Clock, Terms
from tests.table.guests import finish


class Party:
    """Rooms with three people, and what was told to have changed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.told: list[str] = []
        self.rooms = Rooms(store, self.tell)
        self.ada, self.bob, self.eve = (
            Person(id=name, name=name.title(), lang="en", created=1.0) for name in ("ada", "bob", "eve")
        )

    async def tell(self, room: str) -> None:
        self.told.append(room)

    async def open(self, *seats: str, **more: Any) -> Opened:
        return await self.rooms.open(self.ada, Wishes("toy", list(seats), **more))

    async def kinds(self, room: str) -> list[str]:
        return [seat.kind for seat in await self.store.seats(room)]

    async def state(self, room: str) -> str:
        return (await self.rooms.find(room)).state

    async def finish(self, room: str) -> None:
        """Play the game of a room to its end."""
        await finish(LiveTables(self.store, LocalNotices()).table(room))


@pytest.fixture
async def party(store: Store) -> Party:
    made = Party(store)
    for person in (made.ada, made.bob, made.eve):
        await store.new_person(person, f"hash of {person.id}")
    return made


# Opening.


async def test_with_somebody_on_every_seat_the_game_begins_at_once(party: Party) -> None:
    opened = await party.open("me", "skilled", "random")
    room = await party.rooms.find(opened.room)
    assert room.state == PLAYING
    assert room.asked == 0
    assert room.due == AT_ONCE
    assert room.rules == {**start("toy", 3).game.setting.config.rules}
    assert room.commitment == Keyed(bytes.fromhex(room.key)).commitment
    assert opened.invites == {}
    assert opened.room in party.told
    assert (await replay(room, [])).match.hash() == start("toy", 3, chance=Keyed(bytes.fromhex(room.key))).hash()


async def test_ids_and_invitations_cannot_be_guessed(party: Party) -> None:
    first, second = [await party.open("me", "friend") for _ in range(2)]
    assert len(first.room) >= 20
    assert len({first.room, second.room, first.invites[1], second.invites[1]}) == 4
    assert len(first.invites[1]) >= 20
    assert first.invites[1] not in str(await party.store.seats(first.room))


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"seats": ["me", "me"]}, "one seat only"),
        ({"seats": ["me", "deep thought"]}, "or a bot .*, not 'deep thought'"),
        ({"seats": ["me", "learned"]}, "or a bot .*, not 'learned'"),
        ({"seats": ["me", "learned:arctic.npz"]}, "or a bot .*, not 'learned:arctic.npz'"),
        ({"seats": ["me", "search:99999s"]}, "not 'search:99999s'"),
        ({"clock": Clock(1)}, "clock can be 30 to"),
        ({"clock": Clock(60, -1)}, "won with an answer can be 0"),
        ({"absent": 1}, "stands in can be 15 to"),
    ],
)
async def test_what_cannot_be_is_refused_with_what_can(party: Party, wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(Refusal, match=told):
        await party.rooms.open(party.ada, Wishes(**{"game": "toy", "seats": ["me", "friend"]} | wishes))
    assert await party.store.games_of("ada") == []


async def test_the_game_s_own_limits_hold(party: Party) -> None:
    with pytest.raises(ConfigError, match="seats, not 1"):
        await party.open("me")
    with pytest.raises(ConfigError, match="no ruleset option 'cheating'"):
        await party.open("me", "friend", rules={"cheating": "yes"})
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        await party.rooms.open(party.ada, Wishes("chess", ["me", "friend"]))


async def test_nobody_opens_rooms_without_end(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "MOST_ROOMS", 2)
    for _ in range(2):
        await party.open("me", "friend")
    with pytest.raises(Refusal, match="not over"):
        await party.open("me", "friend")


# Sitting down.


async def test_a_friend_comes_by_invitation(party: Party) -> None:
    opened = await party.open("me", "friend")
    assert await party.state(opened.room) == WAITING
    assert await party.rooms.join(opened.invites[1], party.bob) == opened.room
    assert await party.kinds(opened.room) == [PERSON, PERSON]
    assert await party.state(opened.room) == PLAYING
    assert await party.rooms.join(opened.invites[1], party.bob) == opened.room  # once more, by the same link
    with pytest.raises(Refusal) as refusal:
        await party.rooms.join(opened.invites[1], party.eve)
    assert refusal.value.code == "seat_taken"
    with pytest.raises(Refusal, match="does not hold"):
        await party.rooms.join("made up", party.eve)


async def test_without_an_invitation_only_open_seats_of_listed_rooms_are_for_anybody(party: Party) -> None:
    hidden = await party.open("me", "open", "friend")
    assert set(hidden.invites) == {1, 2}
    listed = await party.open("me", "open", "friend", listed=True)
    assert set(listed.invites) == {2}
    for room, seat in ((hidden.room, 1), (hidden.room, 2), (listed.room, 2)):
        with pytest.raises(Refusal, match="invited"):
            await party.rooms.sit(room, seat, party.bob)
    await party.rooms.sit(listed.room, 1, party.bob)
    assert seat_of(await party.store.seats(listed.room), "bob") == 1
    with pytest.raises(Refusal, match="taken"):
        await party.rooms.sit(listed.room, 1, party.eve)
    with pytest.raises(Refusal, match="0 to 2, not 3"):
        await party.rooms.sit(listed.room, 3, party.eve)


async def test_while_the_room_waits_one_can_stand_up(party: Party) -> None:
    opened = await party.open("me", "friend", "friend")
    await party.rooms.join(opened.invites[1], party.bob)
    with pytest.raises(Refusal, match="do not sit"):
        await party.rooms.stand_up(opened.room, 1, party.eve)
    await party.rooms.stand_up(opened.room, 1, party.bob)
    assert await party.kinds(opened.room) == [PERSON, OPEN, OPEN]
    await party.rooms.join(opened.invites[1], party.eve)
    await party.rooms.join(opened.invites[2], party.bob)
    with pytest.raises(Refusal, match="has begun"):
        await party.rooms.stand_up(opened.room, 1, party.eve)


async def test_the_host_can_make_a_new_link(party: Party) -> None:
    opened = await party.open("me", "friend")
    with pytest.raises(Refusal, match="only who opened"):
        await party.rooms.invite(opened.room, 1, party.eve)
    with pytest.raises(Refusal, match="somebody sits"):
        await party.rooms.invite(opened.room, 0, party.ada)
    token = await party.rooms.invite(opened.room, 1, party.ada)
    with pytest.raises(Refusal, match="does not hold"):
        await party.rooms.join(opened.invites[1], party.bob)
    assert await party.rooms.join(token, party.bob) == opened.room


def test_who_may_look() -> None:
    seats = [Seat(room="room", number=0, kind=PERSON, person="bob")]
    room = Room(id="room", game="toy", host="ada", rules={}, created=1.0, changed=1.0, terms=Terms(spectators=False))
    assert not may_look(room, seats, "eve")  # although nothing has begun
    room.terms.listed = True
    assert may_look(room, seats, "eve")
    room.state = PLAYING
    assert [may_look(room, seats, person) for person in ("ada", "bob", "eve", "")] == [True, True, False, False]
    room.terms.spectators = True
    assert may_look(room, seats, "")


# Seats that stay empty, and who does not come.


async def test_the_host_sends_somebody_away_who_then_has_no_way_back(party: Party) -> None:
    opened = await party.open("me", "friend", "open", listed=True)
    await party.rooms.join(opened.invites[1], party.bob)
    with pytest.raises(Refusal, match="do not sit"):
        await party.rooms.stand_up(opened.room, 1, party.eve)
    await party.rooms.stand_up(opened.room, 1, party.ada)
    assert await party.kinds(opened.room) == [PERSON, OPEN, OPEN]
    for back in (party.rooms.join(opened.invites[1], party.bob), party.rooms.sit(opened.room, 1, party.bob)):
        with pytest.raises(Refusal) as refusal:
            await back
        assert refusal.value.code in ("unknown_invite", "invited_only")
    token = await party.rooms.invite(opened.room, 1, party.ada)
    assert await party.rooms.join(token, party.eve) == opened.room


async def test_nobody_is_sent_away_from_a_game_that_has_begun(party: Party) -> None:
    opened = await party.open("me", "friend")
    await party.rooms.join(opened.invites[1], party.bob)
    with pytest.raises(Refusal, match="has begun"):
        await party.rooms.stand_up(opened.room, 1, party.ada)
    assert await party.kinds(opened.room) == [PERSON, PERSON]


async def test_the_host_puts_a_bot_on_a_seat_that_nobody_takes(party: Party) -> None:
    opened = await party.open("me", "friend", "open", listed=True)
    with pytest.raises(Refusal, match="only who opened"):
        await party.rooms.seat_bot(opened.room, 1, "random", party.bob)
    with pytest.raises(Refusal, match=r"the bots are .*, not 'hal'"):
        await party.rooms.seat_bot(opened.room, 1, "hal", party.ada)
    with pytest.raises(Refusal, match="somebody sits"):
        await party.rooms.seat_bot(opened.room, 0, "random", party.ada)
    await party.rooms.seat_bot(opened.room, 1, "random", party.ada)
    assert await party.state(opened.room) == WAITING
    with pytest.raises(Refusal, match="does not hold"):
        await party.rooms.join(opened.invites[1], party.bob)
    await party.rooms.seat_bot(opened.room, 2, "skilled", party.ada)
    assert await party.kinds(opened.room) == [PERSON, BOT, BOT]
    assert await party.state(opened.room) == PLAYING
    with pytest.raises(Refusal, match="has begun"):
        await party.rooms.seat_bot(opened.room, 2, "random", party.ada)


# Looking on.


async def test_the_lobby_shows_games_to_strangers_only_where_the_host_allows_it(party: Party) -> None:
    shown = await party.open("me", "random", public=True)
    await party.open("me", "random")
    await party.open("me", "random", public=True, spectators=False)
    await party.open("me", "friend", public=True)  # has not begun
    assert [room.id for room in await party.store.watchable("eve")] == [shown.room]
    assert await party.store.watchable("ada") == []
    await party.finish(shown.room)
    assert await party.store.watchable("eve") == []


# Playing again.


async def test_a_rematch_keeps_the_seats(party: Party) -> None:
    opened = await party.open("me", "friend", "random", absent=60, listed=True)
    await party.rooms.join(opened.invites[1], party.bob)
    with pytest.raises(Refusal, match="not over yet"):
        await party.rooms.rematch(opened.room, party.bob)
    await party.finish(opened.room)
    with pytest.raises(Refusal, match="those who played"):
        await party.rooms.rematch(opened.room, party.eve)
    again = await party.rooms.rematch(opened.room, party.bob)
    assert await party.rooms.rematch(opened.room, party.ada) == again
    assert await party.kinds(again) == [OPEN, PERSON, BOT]
    assert (await party.rooms.find(again)).terms == Terms(absent=60, listed=True)
    assert [room.id for room in await party.store.lobby("eve")] == []
    with pytest.raises(Refusal, match="taken"):
        await party.rooms.sit(again, 0, party.eve)  # kept for ada
    await party.rooms.sit(again, 0, party.ada)
    assert await party.state(again) == PLAYING


async def test_against_bots_alone_a_rematch_begins_at_once(party: Party) -> None:
    opened = await party.open("me", "random")
    await party.finish(opened.room)
    again = await party.rooms.rematch(opened.room, party.ada)
    assert await party.state(again) == PLAYING
    old, new = await party.rooms.find(opened.room), await party.rooms.find(again)
    assert old.next_room == again
    assert old.key != new.key


async def test_who_played_can_ask_again_when_the_room_of_the_rematch_was_closed(party: Party) -> None:
    opened = await party.open("me", "friend")
    await party.rooms.join(opened.invites[1], party.bob)
    await party.finish(opened.room)
    again = await party.rooms.rematch(opened.room, party.bob)
    await party.store.say(again, "ada", 0, "no time today", 1.0)
    with pytest.raises(Refusal, match="only who opened"):
        await party.rooms.close(again, party.ada)
    party.told.clear()
    await party.rooms.close(again, party.bob)
    assert party.told == [again]
    assert await party.store.room(again) is None
    assert await party.rooms.rematch(opened.room, party.ada) != again


# Files.


def played(answers: int = 10_000) -> Match:
    match = start("toy", 2, chance=Keyed())
    while match.ask is not None and len(match.steps) < answers:
        match.choose(len(match.steps) % len(match.ask.options))
    return match


def saved(match: Match) -> Save:
    return saves.decode(saves.encode(saves.to_save(match, people={"0": "person", "1": "random"})))


async def test_an_unfinished_game_goes_on(party: Party) -> None:
    match = played(answers=7)
    opened = await party.rooms.bring_in(party.ada, saved(match))
    assert await party.kinds(opened.room) == [PERSON, OPEN]
    assert await party.state(opened.room) == WAITING
    await party.rooms.join(opened.invites[1], party.bob)
    room = await party.rooms.find(opened.room)
    assert (room.state, room.number) == (PLAYING, 7)
    again = (await replay(room, await party.store.steps(room.id))).match
    assert again.hash() == match.hash()
    assert match.ask is not None
    assert room.asked == match.ask.seat


async def test_a_brought_in_game_that_nobody_joins_can_be_closed(party: Party) -> None:
    opened = await party.rooms.bring_in(party.ada, saved(played(answers=7)))
    await party.rooms.close(opened.room, party.ada)
    assert await party.store.steps(opened.room) == []
    with pytest.raises(Refusal, match="no such room"):
        await party.rooms.find(opened.room)


async def test_whoever_has_the_file_does_not_know_what_follows(party: Party) -> None:
    save = saved(played(answers=7))
    assert save.key
    opened = await party.rooms.bring_in(party.ada, save, ["me", "random"])
    room = await party.rooms.find(opened.room)
    assert room.state == PLAYING
    assert room.key != save.key
    assert room.commitment == ""  # it does not bind what was rolled before


async def test_a_finished_game_is_to_look_at(party: Party) -> None:
    match = played()
    save = saved(match)
    opened = await party.rooms.bring_in(party.ada, save)
    room = await party.rooms.find(opened.room)
    assert (room.state, room.number, room.asked) == (OVER, len(match.steps), None)
    assert (room.key, room.commitment) == (save.key, save.commitment)
    assert await party.kinds(opened.room) == [OPEN, BOT]
    assert (await replay(room, await party.store.steps(room.id))).match.hash() == match.hash()


@pytest.mark.parametrize("changes", [{"key": "no key"}, {"key": "00" * 32}, {"commitment": "<b>"}, {"key": ""}])
async def test_a_key_that_proves_nothing_is_not_shown(party: Party, changes: dict[str, Any]) -> None:
    opened = await party.rooms.bring_in(party.ada, msgspec.structs.replace(saved(played()), **changes))
    room = await party.rooms.find(opened.room)
    assert (room.key, room.commitment) == ("", "")
    assert (await replay(room, await party.store.steps(room.id))).match.over


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"hash": "0" * 32}, "another state"),
        ({"answers": ["rest", "fly to the moon"]}, "cannot be played again"),
        ({"outcomes": []}, "cannot be played again"),
        ({"outcomes": [-1, 10**30]}, "cannot be played again"),
        ({"version": 99}, "version 99"),
        ({"answers": ["rest"] * 100_000}, "has more than"),
        ({"start": {}}, "cannot be played again"),
        ({"start": {"game": "arctic"}}, "cannot be played again"),
    ],
)
async def test_a_file_that_does_not_replay_is_refused(party: Party, changes: dict[str, Any], told: str) -> None:
    save = msgspec.structs.replace(saved(played(answers=7)), **changes)
    with pytest.raises(SaveError, match=told):
        await party.rooms.bring_in(party.ada, save)
    assert await party.store.games_of("ada") == []


async def test_a_file_needs_its_number_of_seats(party: Party) -> None:
    with pytest.raises(Refusal, match="has 2 seats, not 3"):
        await party.rooms.bring_in(party.ada, saved(played(answers=7)), ["me", "random", "random"])
