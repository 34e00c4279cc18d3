"""Who asks: what every request needs to know, given to its handler by Litestar."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from lawspeaker.table.house import House
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.rooms.people import Visitor, spoken

NOBODY = ""  # the person of a browser that is not known

AnyRequest = Request[Any, Any, State]


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
    """The language of the answer: as asked for, else the person's, else the browser's. It is not called `lang` like the
    query and the field of `Changes`: Litestar would then report a bad value as an internal error.
    """
    usual = request.headers.get("accept-language", "") if looker is None else looker.person.lang
    return spoken(wanted or usual)


def address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def person_of(looker: Visitor | None) -> str:
    return NOBODY if looker is None else looker.person.id
