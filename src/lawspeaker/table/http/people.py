"""Requests of people about themselves: who they are, their accounts, logging in and out."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.handlers import delete, get, patch, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import UNSET, Struct, UnsetType

from lawspeaker.table.house import House
from lawspeaker.table.http.asking import AnyRequest, address
from lawspeaker.table.http.cards import RoomCard, cards
from lawspeaker.table.refusals import check_limit
from lawspeaker.table.rooms.people import DAY, KEPT_DAYS, Visitor
from lawspeaker.table.storage.models import Person


class PersonSeen(Struct):
    """Somebody as they themselves see it."""

    id: str
    name: str
    lang: str
    login: str | None
    email: str | None


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


async def me(house: House, person: Person, lang: str) -> Me:
    seen = PersonSeen(person.id, person.name, person.lang, person.login, person.email)
    return Me(seen, await cards(house, await house.store.games_of(person.id), person.id, lang))
