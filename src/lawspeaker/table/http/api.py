"""The HTTP side: people, rooms, games and the law, as JSON. docs/table.md lists it, and /schema describes it."""

from __future__ import annotations

from litestar import Router
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency, Provide
from litestar.handlers import get
from msgspec import Struct

from lawspeaker.table.house import House
from lawspeaker.table.http.asking import language, looker, visitor
from lawspeaker.table.http.lessons import lesson_step, lesson_why, lesson_words, lessons_of, puzzles_of
from lawspeaker.table.http.library import agreement, clause, deal, games, in_play, law, offered, picture, primer, words
from lawspeaker.table.http.people import PeopleController
from lawspeaker.table.http.rooms import RoomsController
from lawspeaker.table.limits import MOST_REQUEST_BYTES
from lawspeaker.table.refusals import Refusal


class Health(Struct):
    status: str


@get("/healthz", tags=["server"])
async def health(house: NamedDependency[House]) -> Health:
    """Whether the server and its database work. A server that is about to stop says so, for the proxy before it."""
    if house.tables.closing:
        raise Refusal("failed", "this process is about to stop", 503)
    await house.store.alive()
    return Health("ok")


api = Router(
    "/api",
    route_handlers=[
        *(PeopleController, RoomsController, offered, games, agreement, deal, words, primer, picture),
        *(law, clause, in_play, lessons_of, lesson_words, lesson_step, lesson_why, puzzles_of),
    ],
    dependencies={"looker": Provide(looker), "visitor": Provide(visitor), "language": Provide(language)},
    request_max_body_size=MOST_REQUEST_BYTES,
    cache_control=CacheControlHeader(no_store=True),
)
