"""The HTTP side: people, rooms, games and the law, as JSON. docs/table.md lists it, and /schema describes it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, Router
from litestar.datastructures import CacheControlHeader, Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.handlers import delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import UNSET, Struct, UnsetType

from lawspeaker.kernel.save import Save
from lawspeaker.kernel.zone import OMNISCIENT, SPECTATOR
from lawspeaker.table.house import House
from lawspeaker.table.limits import MOST_REQUEST_BYTES, MOST_SAVE_BYTES, WIDTHS
from lawspeaker.table.live.played import replay
from lawspeaker.table.live.seen import room_seen, words_of
from lawspeaker.table.protocol.messages import Part, RoomSeen, TableSeen
from lawspeaker.table.refusals import Refusal, check_limit
from lawspeaker.table.rooms import files, library
from lawspeaker.table.rooms import offered as offers
from lawspeaker.table.rooms.library import ClauseFound, GameCard, GameWords, Law
from lawspeaker.table.rooms.offered import Offered
from lawspeaker.table.rooms.people import DAY, KEPT_DAYS, Visitor, spoken
from lawspeaker.table.rooms.rooms import Opened, Wishes, seat_of
from lawspeaker.table.storage.models import OVER, WAITING, Person, Room, Seat

USUAL_WIDTH = 80  # columns of a drawing
NOBODY = ""  # the person of a browser that is not known

AnyRequest = Request[Any, Any, State]


# Who asks.


async def the_house(state: State) -> House:
    """Everything that this process holds."""
    found: House = state.house
    return found


async def looker(request: AnyRequest, house: NamedDependency[House]) -> Visitor | None:
    """Who asks, if the browser is known."""
    return await house.people.known(request.cookies.get(house.settings.cookie))


async def visitor(looker: NamedDependency[Visitor | None]) -> Visitor:
    """Who asks, where it must be known."""
    if looker is None:
        raise Refusal("no_visitor", "this browser is not known yet; ask for /api/me first", 401)
    return looker


async def language(
    request: AnyRequest,
    looker: NamedDependency[Visitor | None],
    wanted: Annotated[str, QueryParameter(name="lang")] = "",
) -> str:
    """The language of the answer: as asked for, else the person's, else the browser's. Not called `lang` as the query
    and `Changes` do: Litestar would take what is wrong there for a fault of ours.
    """
    usual = request.headers.get("accept-language", "") if looker is None else looker.person.lang
    return spoken(wanted or usual)


def address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def with_cookie(content: Me, visitor: Visitor, house: House) -> Response[Me]:
    """An answer that gives the browser its cookie."""
    cookie = Cookie(
        key=house.settings.cookie,
        value=visitor.cookie,
        max_age=int(KEPT_DAYS * DAY),
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
    return Response(content, cookies=[cookie])


# People.


class PersonSeen(Struct):
    """Somebody as they themselves see it."""

    id: str
    name: str
    lang: str
    login: str | None
    email: str | None


class RoomCard(RoomSeen, kw_only=True):
    """A room in a list: whether I am asked there now, how many steps were taken, and when something last changed."""

    asked: bool
    number: int
    changed: float


class Me(Struct):
    person: PersonSeen
    games: list[RoomCard]


class Changes(Struct, forbid_unknown_fields=True):
    """What shall change; no address, or an empty one, stops the mail."""

    name: str | UnsetType = UNSET
    lang: str | UnsetType = UNSET
    email: str | UnsetType | None = UNSET


class Registration(Struct, forbid_unknown_fields=True):
    login: str
    password: str
    name: str | None = None


class Login(Struct, forbid_unknown_fields=True):
    login: str
    password: str


class PeopleController(Controller):
    tags = ("people",)

    @get("/me")
    async def me(
        self,
        request: AnyRequest,
        house: NamedDependency[House],
        looker: NamedDependency[Visitor | None],
        language: NamedDependency[str],
    ) -> Response[Me]:
        """Who I am, and my games; whoever asks for the first time becomes somebody."""
        if looker is None:
            check_limit(house.limits.newcomers, address(request))
            looker = await house.people.welcome(None, language)
        return with_cookie(await me(house, looker.person, language), looker, house)

    @patch("/me")
    async def change(
        self, house: NamedDependency[House], visitor: NamedDependency[Visitor], data: JSONBody[Changes]
    ) -> Me:
        """Change my name, language or mail address."""
        given = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not UNSET}
        if "email" in given:
            given["email"] = given["email"] or ""
        await house.people.change(visitor.person, given.get("name"), given.get("lang"), given.get("email"))
        changed = await house.store.person(visitor.person.id)
        assert changed is not None
        if changed.name != visitor.person.name:
            for room in await house.store.games_of(changed.id):
                await house.rooms.changed(room.id)
        return await me(house, changed, changed.lang)

    @post("/account", status_code=HTTP_200_OK)
    async def register(
        self,
        request: AnyRequest,
        house: NamedDependency[House],
        visitor: NamedDependency[Visitor],
        data: JSONBody[Registration],
    ) -> Response[Me]:
        """Give me an account; the games I have stay mine."""
        check_limit(house.limits.accounts, address(request))
        fresh = await house.people.register(visitor, data.login, data.password, data.name)
        return with_cookie(await me(house, fresh.person, fresh.person.lang), fresh, house)

    @post("/session", status_code=HTTP_200_OK)
    async def log_in(
        self,
        request: AnyRequest,
        house: NamedDependency[House],
        visitor: NamedDependency[Visitor],
        data: JSONBody[Login],
    ) -> Response[Me]:
        """Be the person of an account from now on."""
        fresh = await house.people.log_in(visitor, data.login, data.password, address(request))
        return with_cookie(await me(house, fresh.person, fresh.person.lang), fresh, house)

    @delete("/session")
    async def log_out(self, house: NamedDependency[House], looker: NamedDependency[Visitor | None]) -> Response[None]:
        """Forget this browser."""
        if looker is not None:
            await house.people.log_out(looker)
        answer: Response[None] = Response(None)
        answer.delete_cookie(house.settings.cookie, path="/")
        return answer


async def me(house: House, person: Person, lang: str) -> Me:
    seen = PersonSeen(person.id, person.name, person.lang, person.login, person.email)
    return Me(seen, await cards(house, await house.store.games_of(person.id), person.id, lang))


# Rooms.


class RoomLists(Struct):
    """The rooms that wait for anybody, and mine."""

    open: list[RoomCard]
    mine: list[RoomCard]


class RoomOpened(Struct):
    """A new room, and by the number of the seat the links for those who are invited."""

    room: RoomSeen
    invites: dict[int, str]


class Invitation(Struct):
    link: str


class RoomsController(Controller):
    tags = ("rooms",)

    @get("/rooms")
    async def rooms(
        self, house: NamedDependency[House], looker: NamedDependency[Visitor | None], language: NamedDependency[str]
    ) -> RoomLists:
        """Where I can sit down, and where I play."""
        me = person_of(looker)
        found, mine = await house.store.lobby(me), await house.store.games_of(me)
        return RoomLists(await cards(house, found, me, language), await cards(house, mine, me, language))

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
        """Stand up again while the room is waiting."""
        await house.rooms.stand_up(room, number, visitor.person)
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
        found, seats = await house.rooms.look(room, person_of(looker))
        if found.state != OVER:
            raise Refusal("not_over", "a game can be taken away when it is over; until then it holds secrets", 409)
        check_limit(house.limits.games, person_of(looker))
        played = await replay(found, await house.store.steps(room))
        save = await asyncio.to_thread(files.to_file, found, seats, played.match)
        return Response(save, headers={"content-disposition": f'attachment; filename="{found.game}-{found.id}.json"'})

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
    ) -> list[Part]:
        """The board as it was after so many steps as text, `width` columns wide."""
        found, seat = await moment(house, looker, room, number, eyes)
        return await house.past.drawing(found, number, seat, language, width)


async def moment(house: House, looker: Visitor | None, room: str, number: int, eyes: str) -> tuple[Room, int]:
    """A room that got as far as this number, and the seat whose eyes somebody looks with."""
    found, seats = await house.rooms.look(room, person_of(looker))
    if found.state == WAITING:
        raise Refusal("not_playing", "the game has not begun", 409)
    if not 0 <= number <= found.number:
        raise Refusal("unknown_number", f"the table has numbers 0 to {found.number}, not {number}", 404)
    return found, seen_with(eyes, found, seats, person_of(looker))


def person_of(looker: Visitor | None) -> str:
    return NOBODY if looker is None else looker.person.id


def seen_with(eyes: str, room: Room, seats: list[Seat], person: str) -> int:
    """Whose eyes somebody may look with: their own at any time, and those of all once the game is over."""
    own = seat_of(seats, person)
    if not eyes:
        return SPECTATOR if own is None else own
    if eyes == "all":
        wanted = OMNISCIENT
    elif eyes.isdecimal() and int(eyes) < len(seats):
        wanted = int(eyes)
    else:
        raise Refusal("unknown_seat", f"look as one of the seats 0 to {len(seats) - 1}, or as all", 404)
    if wanted != own and room.state != OVER:
        raise Refusal("not_over", "with the eyes of others one can look when the game is over", 403)
    return wanted


async def seen(house: House, room: Room, seats: list[Seat], person: str, lang: str) -> RoomSeen:
    people = await house.store.people(seat.person for seat in seats if seat.person is not None)
    return room_seen(room, seats, people, person, lang)


async def seen_again(house: House, room: str, visitor: Visitor, lang: str) -> RoomSeen:
    """A room in which the visitor has just done something; also one that they may not look at any longer."""
    found, seats = await house.rooms.find(room), await house.store.seats(room)
    return await seen(house, found, seats, visitor.person.id, lang)


async def opened(house: House, opened: Opened, visitor: Visitor, lang: str) -> RoomOpened:
    links = {number: link_of(token) for number, token in opened.invites.items()}
    return RoomOpened(await seen_again(house, opened.room, visitor, lang), links)


def link_of(token: str) -> str:
    """Where an invitation leads to, on whatever address the server is reached by."""
    return f"/join/{token}"


async def cards(house: House, rooms: Iterable[Room], person: str, lang: str) -> list[RoomCard]:
    rooms = list(rooms)
    seats = await house.store.seats_of(room.id for room in rooms)
    sitting = {seat.person for found in seats.values() for seat in found if seat.person is not None}
    people = await house.store.people(sitting)
    return [
        RoomCard(
            **msgspec.structs.asdict(room_seen(room, seats[room.id], people, person, lang)),
            asked=room.asked is not None and seat_of(seats[room.id], person) == room.asked and room.state != WAITING,
            number=room.number,
            changed=room.changed,
        )
        for room in rooms
    ]


# What there is.


@get("/offered", tags=["server"])
async def offered() -> Offered:
    """What this server offers and allows: languages, the terms of a new table, and how long texts may be."""
    return await asyncio.to_thread(offers.offered)


# Games and the law.


@get("/games", tags=["games"])
async def games(language: NamedDependency[str]) -> list[GameCard]:
    """All games that can be played."""
    return await asyncio.to_thread(library.games, language)


@get("/games/{game:str}/words", tags=["games"])
async def words(
    house: NamedDependency[House],
    looker: NamedDependency[Visitor | None],
    language: NamedDependency[str],
    game: FromPath[str],
    room: FromQuery[str] = "",
) -> GameWords:
    """What a board of the game needs, as agreed in a room, or as usual."""
    if not room:
        return await asyncio.to_thread(library.game_words, library.usual_words(game, language))
    found, seats = await house.rooms.look(room, person_of(looker))
    if found.game != game:
        raise Refusal("unknown_room", f"that room is not for {game}", 404)
    return await asyncio.to_thread(library.game_words, words_of(found, len(seats), language))


@get("/law/{game:str}", tags=["law"])
async def law(game: FromPath[str], q: FromQuery[str] = "") -> Law:
    """The law of a game, or the clauses with all the words of `q`."""
    return await asyncio.to_thread(library.law, game, q)


@get("/law/{game:str}/{clause:str}", tags=["law"])
async def clause(game: FromPath[str], clause: FromPath[str]) -> ClauseFound:
    """One clause, and the rulings on it."""
    return await asyncio.to_thread(library.clause, game, clause)


class Health(Struct):
    status: str


@get("/healthz", tags=["server"])
async def health(house: NamedDependency[House]) -> Health:
    """Whether the server and its database work."""
    await house.store.alive()
    return Health("ok")


api = Router(
    "/api",
    route_handlers=[PeopleController, RoomsController, offered, games, words, law, clause],
    dependencies={"looker": Provide(looker), "visitor": Provide(visitor), "language": Provide(language)},
    request_max_body_size=MOST_REQUEST_BYTES,
    cache_control=CacheControlHeader(no_store=True),
)
