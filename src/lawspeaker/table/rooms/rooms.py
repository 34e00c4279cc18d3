"""Rooms: opening them, sitting down, inviting, beginning, playing again, and games from and to files."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec

from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.save import Save
from lawspeaker.kernel.start import start
from lawspeaker.players import player
from lawspeaker.table.limits import MOST_ROOMS
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.rooms import files
from lawspeaker.table.rooms.people import hashed
from lawspeaker.table.storage.models import BOT, OPEN, OVER, PERSON, WAITING, Person, Room, Seat
from lawspeaker.table.storage.store import Conflict, Store
from lawspeaker.table.terms import Terms, check_terms, terms_of

ME = "me"
FRIEND = "friend"  # whoever has the link
ANYBODY = "open"  # whoever finds the room in the lobby


class Wishes(Terms, forbid_unknown_fields=True):
    """How a new room shall be. Each seat is `me`, `friend`, `open`, or the name of a bot."""

    game: str
    seats: list[str]
    rules: dict[str, str] = msgspec.field(default_factory=dict)


@dataclass(frozen=True)
class Opened:
    """A new room, and for each seat that waits for somebody with a link that link's token."""

    room: str
    invites: dict[int, str] = field(default_factory=dict)


class Rooms:
    """What is done with rooms. `changed` is told the id of each room that was opened or got a rematch, in which
    somebody sat down or stood up, or in which the game began.
    """

    def __init__(self, store: Store, changed: Callable[[str], Awaitable[None]]) -> None:
        self.store = store
        self.changed = changed

    # Finding.

    async def find(self, room: str) -> Room:
        found = await self.store.room(room)
        if found is None:
            raise unknown_room()
        return found

    async def look(self, room: str, person: str) -> tuple[Room, list[Seat]]:
        """A room and its seats, for somebody who may look at it. Others are not told that there is such a room."""
        found = await self.find(room)
        seats = await self.store.seats(room)
        if not may_look(found, seats, person):
            raise unknown_room()
        return found, seats

    # Opening.

    async def open(self, host: Person, wishes: Wishes) -> Opened:
        """Open a room; with somebody on every seat the game begins at once."""
        rules = await asyncio.to_thread(agreed, wishes)
        check_seats(wishes.seats)
        check_terms(wishes)
        await self._check_count(host)
        room = new_room(host, wishes.game, rules, terms_of(wishes))
        seats, invites = seated(room, host, wishes.seats)
        await self.store.new_room(room, seats)
        await self._begin_if_full(room.id)
        await self.changed(room.id)
        return Opened(room.id, invites)

    async def bring_in(self, host: Person, save: Save, names: list[str] | None = None) -> Opened:
        """A room for a stored game: to look at where it is over, and else to go on with. Unless told otherwise the host
        sits on the first seat, and friends on the others.
        """
        played = await asyncio.to_thread(files.played_again, save)
        await self._check_count(host)
        room = new_room(host, save.game, played.rules, Terms())
        room.start, room.opening, room.version = save.start, played.opening, save.version
        room.number, room.asked = len(played.steps), played.asked
        for step in played.steps:
            step.room, step.at = room.id, room.created
        invites: dict[int, str] = {}
        if played.asked is None:
            room.state, room.began = OVER, room.created
            room.key, room.commitment = await asyncio.to_thread(files.proven_key, save)
            seats = [files.seat_as_it_was(room, save, number) for number in range(played.seats)]
        else:
            names = names or [ME] + [FRIEND] * (played.seats - 1)
            if len(names) != played.seats:
                raise Refusal("invalid", f"the stored game has {played.seats} seats, not {len(names)}")
            check_seats(names)
            seats, invites = seated(room, host, names)
        await self.store.new_room(room, seats, played.steps)
        await self._begin_if_full(room.id)
        await self.changed(room.id)
        return Opened(room.id, invites)

    async def rematch(self, room: str, person: Person) -> str:
        """The room in which the same people play the same again: the bots sit there already, and the seat of each
        person is kept until they come. The first who asks for it opens it.
        """
        old, seats = await self.look(room, person.id)
        if seat_of(seats, person.id) is None and old.host != person.id:
            raise Refusal("no_seat", "only those who played can ask for a rematch", 403)
        if old.next_room is not None:
            return old.next_room
        if old.state != OVER:
            raise Refusal("not_over", "the game is not over yet", 409)
        new = new_room(person, old.game, old.rules, old.terms)
        again = [
            Seat(
                room=new.id,
                number=seat.number,
                kind=BOT if seat.kind == BOT else PERSON if seat.person == person.id else OPEN,
                person=seat.person,
                bot=seat.bot if seat.kind == BOT else None,
            )
            for seat in seats
        ]
        await self._check_count(person)
        try:
            await self.store.new_room(new, again, rematch_of=old.id)
        except Conflict:  # somebody asked for it at the same moment, and was quicker
            other = (await self.find(room)).next_room
            assert other is not None
            return other
        await self._begin_if_full(new.id)
        await self.changed(new.id)
        await self.changed(old.id)
        return new.id

    async def _check_count(self, host: Person) -> None:
        if await self.store.count_going(host.id) >= MOST_ROOMS:
            raise Refusal("too_many", f"you have {MOST_ROOMS} rooms that are not over; finish some of them first", 409)

    # Sitting down and standing up.

    async def sit(self, room: str, number: int, person: Person) -> None:
        """Sit down on a seat that is open to anybody, or kept for this person."""
        found, seats = await self.look(room, person.id)
        seat = numbered(seats, number)
        if not (found.terms.listed or seat.person == person.id) or (seat.kind == OPEN and seat.invite_hash is not None):
            raise Refusal("invited_only", "this seat is kept for somebody who was invited", 403)
        await self._take(room, number, person, None)

    async def join(self, token: str, person: Person) -> str:
        """Sit down by invitation; gives the room. Who sits in that room already is just shown the way."""
        _, seats, seat = await self.invited(token)
        if seat_of(seats, person.id) is None:
            await self._take(seat.room, seat.number, person, hashed(token))
        return seat.room

    async def _take(self, room: str, number: int, person: Person, invite_hash: str | None) -> None:
        try:
            await self.store.take_seat(room, number, person.id, invite_hash, time.time())
        except Conflict as error:
            raise Refusal("seat_taken", str(error), 409) from error
        await self._begin_if_full(room)
        await self.changed(room)

    async def stand_up(self, room: str, number: int, person: Person) -> None:
        """Leave a seat while the room is waiting. The host can also send somebody else away."""
        found, seats = await self.look(room, person.id)
        sitter = numbered(seats, number).person
        try:
            if found.host == person.id and sitter not in (None, person.id):
                await self.store.clear_seat(room, number, hashed(secrets.token_urlsafe(16)), time.time())
            else:
                await self.store.leave_seat(room, number, person.id, time.time())
        except Conflict as error:
            raise Refusal("not_possible", str(error), 409) from error
        await self.changed(room)

    async def seat_bot(self, room: str, number: int, bot: str, person: Person) -> None:
        """Put a bot on a seat that nobody takes, which only the host can do."""
        found, seats = await self.look(room, person.id)
        numbered(seats, number)
        if found.host != person.id:
            raise Refusal("not_host", "only who opened the room can put a bot on a seat", 403)
        if bot not in player.ready():
            raise Refusal("invalid", f"the bots are {', '.join(player.ready())}, not {bot!r}")
        try:
            await self.store.seat_bot(room, number, bot, time.time())
        except Conflict as error:
            raise Refusal("not_possible", str(error), 409) from error
        await self._begin_if_full(room)
        await self.changed(room)

    async def invited(self, token: str) -> tuple[Room, list[Seat], Seat]:
        """What an invitation is to: the room, its seats, and which of them."""
        seat = await self.store.seat_of_invite(hashed(token))
        if seat is None:
            raise Refusal("unknown_invite", "this invitation does not hold, or no longer", 404)
        return await self.find(seat.room), await self.store.seats(seat.room), seat

    async def invite(self, room: str, number: int, person: Person) -> str:
        """A new link to an open seat, which only the host can make; older links to it hold no longer."""
        found, seats = await self.look(room, person.id)
        numbered(seats, number)
        if found.host != person.id:
            raise Refusal("not_host", "only who opened the room can invite", 403)
        token = secrets.token_urlsafe(16)
        try:
            await self.store.invite(room, number, hashed(token), time.time())
        except Conflict as error:
            raise Refusal("not_possible", str(error), 409) from error
        await self.changed(room)
        return token

    async def close(self, room: str, person: Person) -> None:
        """Close a waiting room, which only the host can do."""
        found, _ = await self.look(room, person.id)
        if found.host != person.id:
            raise Refusal("not_host", "only who opened the room can close it", 403)
        try:
            await self.store.close_room(room, time.time())
        except Conflict as error:
            raise Refusal("not_possible", str(error), 409) from error
        await self.changed(room)

    # Beginning.

    async def _begin_if_full(self, room: str) -> None:
        found = await self.find(room)
        seats = await self.store.seats(room)
        if found.state != WAITING or any(seat.kind == OPEN for seat in seats):
            return
        chance = Keyed()
        if found.start:  # brought in from a file: its first outcomes are not those of the key
            await self.store.begin(
                room,
                start=found.start,
                opening=found.opening,
                version=found.version,
                key=chance.key.hex(),
                commitment="",
                asked=found.asked,
                now=time.time(),
            )
            return
        match = await asyncio.to_thread(start, found.game, len(seats), rules=found.rules, chance=chance)
        await self.store.begin(
            room,
            start=match.origin,
            opening=match.game.chance.outcomes,
            version=match.game.setting.box.version,
            key=chance.key.hex(),
            commitment=chance.commitment,
            asked=None if match.ask is None else match.ask.seat,
            now=time.time(),
        )


# Who may do what.


def unknown_room() -> Refusal:
    """The refusal for a room that does not exist, or is not for this person."""
    return Refusal("unknown_room", "there is no such room", 404)


def numbered(seats: list[Seat], number: int) -> Seat:
    if not 0 <= number < len(seats):
        raise Refusal("unknown_seat", f"the seats are 0 to {len(seats) - 1}, not {number}", 404)
    return seats[number]


def seat_of(seats: list[Seat], person: str) -> int | None:
    """The seat a person sits on."""
    return next((seat.number for seat in seats if seat.person == person and seat.kind == PERSON), None)


def may_look(room: Room, seats: list[Seat], person: str) -> bool:
    """Whether somebody may look at a table: those who play and the host always, others where spectators may, or while
    the lobby shows that it waits.
    """
    if room.terms.spectators or (room.terms.listed and room.state == WAITING):
        return True
    return room.host == person or any(seat.person == person for seat in seats)


# What is wished for.


def agreed(wishes: Wishes) -> dict[str, str]:
    """The ruleset, checked and filled up."""
    return shelf.find(wishes.game).configure(len(wishes.seats), wishes.rules).rules


def check_seats(names: list[str]) -> None:
    if names.count(ME) > 1:
        raise Refusal("invalid", "you can sit on one seat only")
    for name in names:
        if name not in (ME, FRIEND, ANYBODY, *player.ready()):
            bots = ", ".join(player.ready())
            raise Refusal("invalid", f"a seat is me, friend, open or a bot ({bots}), not {name!r}")


def new_room(host: Person, game: str, rules: dict[str, str], terms: Terms) -> Room:
    now = time.time()
    return Room(
        id=secrets.token_urlsafe(16), game=game, host=host.id, rules=rules, terms=terms, created=now, changed=now
    )


def seated(room: Room, host: Person, names: list[str]) -> tuple[list[Seat], dict[int, str]]:
    """The seats of a new room, and the invitations. In a room that is not listed also open seats need one, because
    nobody would find them.
    """
    seats, invites = [], {}
    for number, name in enumerate(names):
        if name == ME:
            seats.append(Seat(room=room.id, number=number, kind=PERSON, person=host.id))
        elif name == FRIEND or (name == ANYBODY and not room.terms.listed):
            invites[number] = secrets.token_urlsafe(16)
            seats.append(Seat(room=room.id, number=number, kind=OPEN, invite_hash=hashed(invites[number])))
        elif name == ANYBODY:
            seats.append(Seat(room=room.id, number=number, kind=OPEN))
        else:
            seats.append(Seat(room=room.id, number=number, kind=BOT, bot=name))
    return seats, invites
