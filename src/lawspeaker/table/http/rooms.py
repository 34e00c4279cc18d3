"""Requests about rooms: opening one, sitting down, inviting, and looking at its game as it was."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, Response
from litestar.di import NamedDependency
from litestar.handlers import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from lawspeaker.kernel.save import Save
from lawspeaker.kernel.zone import ALL_HANDS, SPECTATOR
from lawspeaker.table.house import House
from lawspeaker.table.http.asking import person_of
from lawspeaker.table.http.cards import RoomCard, cards
from lawspeaker.table.limits import MOST_SAVE_BYTES, WIDTHS
from lawspeaker.table.live.course import GameCourse
from lawspeaker.table.live.played import replay
from lawspeaker.table.live.reviewed import GameReview
from lawspeaker.table.live.seen import room_seen
from lawspeaker.table.protocol.messages import DrawnPart, RoomSeen, TableSeen
from lawspeaker.table.refusals import Refusal, check_limit
from lawspeaker.table.rooms import files
from lawspeaker.table.rooms.people import Visitor
from lawspeaker.table.rooms.rooms import Opened, Wishes, seat_of
from lawspeaker.table.storage.models import OPEN, OVER, WAITING, Room, Seat

USUAL_WIDTH = 80  # columns of a drawing


class RoomLists(Struct):
    """The rooms that wait for anybody, those where anybody may look on, and mine."""

    open: list[RoomCard]
    watch: list[RoomCard]
    mine: list[RoomCard]


class RoomOpened(Struct):
    """A new room, and by the number of the seat the links for those who are invited."""

    room: RoomSeen
    invites: dict[int, str]


class Invitation(Struct):
    link: str


class Invited(Struct):
    """What an invitation is to: a seat of a room, and whether it can still be taken, or is mine already."""

    room: RoomSeen
    seat: int
    free: bool
    mine: bool


class BotWanted(Struct, forbid_unknown_fields=True):
    bot: str


class RoomsController(Controller):
    tags = ("rooms",)

    @get("/rooms")
    async def rooms(
        self, house: NamedDependency[House], looker: NamedDependency[Visitor | None], language: NamedDependency[str]
    ) -> RoomLists:
        """Where I can sit down, and where I play."""
        me = person_of(looker)
        found = [await each(me) for each in (house.store.lobby, house.store.watchable, house.store.games_of)]
        return RoomLists(*[await cards(house, rooms, me, language) for rooms in found])

    @post("/rooms")
    async def open(
        self,
        house: NamedDependency[House],
        visitor: NamedDependency[Visitor],
        language: NamedDependency[str],
        data: JSONBody[Wishes],
    ) -> RoomOpened:
        """Open a room; with somebody on every seat the game begins at once."""
        check_limit(house.limits.rooms, visitor.person.id)
        return await opened(house, await house.rooms.open(visitor.person, data), visitor, language)

    @post("/rooms/import", request_max_body_size=MOST_SAVE_BYTES)
    async def bring_in(
        self,
        house: NamedDependency[House],
        visitor: NamedDependency[Visitor],
        language: NamedDependency[str],
        data: JSONBody[Save],
        seats: FromQuery[str] = "",
    ) -> RoomOpened:
        """A room for a stored game. `seats` says who goes on with an unfinished one: `me,friend,skilled`."""
        check_limit(house.limits.games, visitor.person.id)
        names = [name.strip() for name in seats.split(",")] if seats else None
        return await opened(house, await house.rooms.bring_in(visitor.person, data, names), visitor, language)

    @get("/rooms/{room:str}")
    async def room(
        self,
        house: NamedDependency[House],
        looker: NamedDependency[Visitor | None],
        language: NamedDependency[str],
        room: FromPath[str],
    ) -> RoomSeen:
        found, seats = await house.rooms.look(room, person_of(looker))
        return await seen(house, found, seats, person_of(looker), language)

    @delete("/rooms/{room:str}")
    async def close(
        self, house: NamedDependency[House], visitor: NamedDependency[Visitor], room: FromPath[str]
    ) -> None:
        """Close my room while it is waiting."""
        await house.rooms.close(room, visitor.person)

    @post("/rooms/{room:str}/seats/{number:int}")
    async def sit(
        self,
        house: NamedDependency[House],
        visitor: NamedDependency[Visitor],
        language: NamedDependency[str],
        room: FromPath[str],
        number: FromPath[int],
    ) -> RoomSeen:
        """Sit down on a seat that is open to anybody, or kept for me."""
        await house.rooms.sit(room, number, visitor.person)
        return await seen_again(house, room, visitor, language)

    @delete("/rooms/{room:str}/seats/{number:int}", status_code=HTTP_200_OK)
    async def stand_up(
        self,
        house: NamedDependency[House],
        visitor: NamedDependency[Visitor],
        language: NamedDependency[str],
        room: FromPath[str],
        number: FromPath[int],
    ) -> RoomSeen:
        """Stand up again while the room is waiting; in my own room also somebody else."""
        await house.rooms.stand_up(room, number, visitor.person)
        return await seen_again(house, room, visitor, language)

    @post("/rooms/{room:str}/seats/{number:int}/bot")
    async def seat_bot(
        self,
        house: NamedDependency[House],
        visitor: NamedDependency[Visitor],
        language: NamedDependency[str],
        room: FromPath[str],
        number: FromPath[int],
        data: JSONBody[BotWanted],
    ) -> RoomSeen:
        """Put a bot on an open seat of my room."""
        await house.rooms.seat_bot(room, number, data.bot, visitor.person)
        return await seen_again(house, room, visitor, language)

    @post("/rooms/{room:str}/seats/{number:int}/invite")
    async def invite(
        self,
        house: NamedDependency[House],
        visitor: NamedDependency[Visitor],
        room: FromPath[str],
        number: FromPath[int],
    ) -> Invitation:
        """A new link to an open seat of my room; older links to it hold no longer."""
        return Invitation(link_of(await house.rooms.invite(room, number, visitor.person)))

    @get("/join/{token:str}")
    async def invited(
        self,
        house: NamedDependency[House],
        looker: NamedDependency[Visitor | None],
        language: NamedDependency[str],
        token: FromPath[str],
    ) -> Invited:
        """What an invitation is to, before one sits down."""
        room, seats, seat = await house.rooms.invited(token)
        own = seat_of(seats, person_of(looker))
        shown = await seen(house, room, seats, person_of(looker), language)
        return Invited(shown, seat.number, free=seat.kind == OPEN, mine=own is not None)

    @post("/join/{token:str}")
    async def join(
        self,
        house: NamedDependency[House],
        visitor: NamedDependency[Visitor],
        language: NamedDependency[str],
        token: FromPath[str],
    ) -> RoomSeen:
        """Sit down by invitation."""
        return await seen_again(house, await house.rooms.join(token, visitor.person), visitor, language)

    @post("/rooms/{room:str}/rematch")
    async def rematch(
        self,
        house: NamedDependency[House],
        visitor: NamedDependency[Visitor],
        language: NamedDependency[str],
        room: FromPath[str],
    ) -> RoomSeen:
        """The room in which the same people play the same again."""
        check_limit(house.limits.rooms, visitor.person.id)
        return await seen_again(house, await house.rooms.rematch(room, visitor.person), visitor, language)

    @get("/rooms/{room:str}/export")
    async def export(
        self, house: NamedDependency[House], looker: NamedDependency[Visitor | None], room: FromPath[str]
    ) -> Response[Save]:
        """A finished game as a file, with the key of its dice."""
        told = "a game can be taken away when it is over; until then it holds secrets"
        found, seats = await finished(house, looker, room, told)
        check_limit(house.limits.games, person_of(looker))
        played = await replay(found, await house.store.steps(room))
        save = await asyncio.to_thread(files.to_file, found, seats, played.match)
        return Response(save, headers={"content-disposition": f'attachment; filename="{found.game}-{found.id}.json"'})

    @get("/rooms/{room:str}/course")
    async def course(
        self,
        house: NamedDependency[House],
        looker: NamedDependency[Visitor | None],
        language: NamedDependency[str],
        room: FromPath[str],
    ) -> GameCourse:
        """A finished game from beginning to end: points and rounds by moment, and where the points came from."""
        found, _ = await finished(house, looker, room, "the course of a game is told when it is over")
        return await house.past.course(found, language)

    @get("/rooms/{room:str}/review")
    async def review(
        self,
        house: NamedDependency[House],
        looker: NamedDependency[Visitor | None],
        language: NamedDependency[str],
        room: FromPath[str],
    ) -> GameReview:
        """What the coach says to a finished game: everybody's chances, what decided it, and the greatest luck."""
        found, _ = await finished(house, looker, room, "the coach looks at a game when it is over")
        check_limit(house.limits.games, person_of(looker))
        return await house.reviews.review(found, language)

    @get("/rooms/{room:str}/at/{number:int}")
    async def at(
        self,
        house: NamedDependency[House],
        looker: NamedDependency[Visitor | None],
        language: NamedDependency[str],
        room: FromPath[str],
        number: FromPath[int],
        eyes: Annotated[str, QueryParameter(name="as")] = "",
    ) -> TableSeen:
        """The table as it was after so many steps: to me, or once the game is over to another seat, or to `all`."""
        found, seat = await moment(house, looker, room, number, eyes)
        return await house.past.table(found, number, seat, language)

    @get("/rooms/{room:str}/at/{number:int}/drawing")
    async def drawing(
        self,
        house: NamedDependency[House],
        looker: NamedDependency[Visitor | None],
        language: NamedDependency[str],
        room: FromPath[str],
        number: FromPath[int],
        width: Annotated[int, QueryParameter(ge=WIDTHS[0], le=WIDTHS[1])] = USUAL_WIDTH,
        eyes: Annotated[str, QueryParameter(name="as")] = "",
    ) -> list[DrawnPart]:
        """The board as it was after so many steps as text, `width` columns wide."""
        found, seat = await moment(house, looker, room, number, eyes)
        return await house.past.drawing(found, number, seat, language, width)


async def finished(house: House, looker: Visitor | None, room: str, told: str) -> tuple[Room, list[Seat]]:
    """A room whose game is over, and its seats; `told` is what others are told."""
    found, seats = await house.rooms.look(room, person_of(looker))
    if found.state != OVER:
        raise Refusal("not_over", told, 409)
    return found, seats


async def moment(house: House, looker: Visitor | None, room: str, number: int, eyes: str) -> tuple[Room, int]:
    """A room that got as far as this number, and the seat whose view is wanted."""
    found, seats = await house.rooms.look(room, person_of(looker))
    if found.state == WAITING:
        raise Refusal("not_playing", "the game has not begun", 409)
    if not 0 <= number <= found.number:
        raise Refusal("unknown_number", f"the table has numbers 0 to {found.number}, not {number}", 404)
    return found, seen_with(eyes, found, seats, person_of(looker))


def seen_with(eyes: str, room: Room, seats: list[Seat], person: str) -> int:
    """Whose view somebody may have: their own at any time, and everybody's once the game is over."""
    own = seat_of(seats, person)
    if not eyes:
        return SPECTATOR if own is None else own
    if eyes == "all":
        wanted = ALL_HANDS
    elif eyes.isdecimal() and int(eyes) < len(seats):
        wanted = int(eyes)
    else:
        raise Refusal("unknown_seat", f"look as one of the seats 0 to {len(seats) - 1}, or as all", 404)
    if wanted != own and room.state != OVER:
        raise Refusal("not_over", "with the eyes of others one can look when the game is over", 403)
    return wanted


async def seen(house: House, room: Room, seats: list[Seat], person: str, lang: str) -> RoomSeen:
    people = await house.store.people([room.host, *(seat.person for seat in seats if seat.person is not None)])
    return room_seen(room, seats, people, person, lang)


async def seen_again(house: House, room: str, visitor: Visitor, lang: str) -> RoomSeen:
    """A room in which the visitor has just done something, even if they may no longer look at it."""
    found, seats = await house.rooms.find(room), await house.store.seats(room)
    return await seen(house, found, seats, visitor.person.id, lang)


async def opened(house: House, opened: Opened, visitor: Visitor, lang: str) -> RoomOpened:
    links = {number: link_of(token) for number, token in opened.invites.items()}
    return RoomOpened(await seen_again(house, opened.room, visitor, lang), links)


def link_of(token: str) -> str:
    """The link of an invitation, at the address by which the server was reached."""
    return f"/join/{token}"
