"""Rooms in a list."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lawspeaker.table.house import House
from lawspeaker.table.live.seen import room_seen
from lawspeaker.table.protocol.messages import RoomSeen
from lawspeaker.table.rooms.rooms import seat_of
from lawspeaker.table.storage.models import WAITING, Room


class RoomCard(RoomSeen, kw_only=True):
    """A room in a list: whether I am asked there now, how many steps were taken, and when something last changed."""

    asked: bool
    number: int
    changed: float


async def cards(house: House, rooms: Iterable[Room], person: str, lang: str) -> list[RoomCard]:
    rooms = list(rooms)
    if not rooms:
        return []
    seats = await house.store.seats_of(room.id for room in rooms)
    sitting = {seat.person for found in seats.values() for seat in found if seat.person is not None}
    people = await house.store.people(sitting | {room.host for room in rooms})
    return [
        RoomCard(
            **msgspec.structs.asdict(room_seen(room, seats[room.id], people, person, lang)),
            asked=room.asked is not None and seat_of(seats[room.id], person) == room.asked and room.state != WAITING,
            number=room.number,
            changed=room.changed,
        )
        for room in rooms
    ]
