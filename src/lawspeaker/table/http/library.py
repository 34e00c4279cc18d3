"""Requests about what there is: what this server offers, the games, and their law."""

from __future__ import annotations

import asyncio

from litestar.di import NamedDependency
from litestar.handlers import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from lawspeaker.law.primer import Primer
from lawspeaker.law.primer import primer as primer_of
from lawspeaker.table.house import House
from lawspeaker.table.http.asking import person_of
from lawspeaker.table.live.in_play import InPlay
from lawspeaker.table.live.in_play import in_play as played
from lawspeaker.table.live.picture import Picture
from lawspeaker.table.live.picture import picture as pictured
from lawspeaker.table.live.seen import words_of
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.rooms import library
from lawspeaker.table.rooms import offered as offers
from lawspeaker.table.rooms.library import ClauseFound, GameCard, GameWords, Judged, Law, Wanted
from lawspeaker.table.rooms.offered import Offered
from lawspeaker.table.rooms.people import Visitor


@get("/offered", tags=["server"])
async def offered() -> Offered:
    """What this server offers and allows: languages, the terms of a new table, and how long texts may be."""
    return await asyncio.to_thread(offers.offered)


@get("/games", tags=["games"])
async def games(language: NamedDependency[str]) -> list[GameCard]:
    """All games that can be played."""
    return await asyncio.to_thread(library.games, language)


@post("/games/{game:str}/agreement", tags=["games"], status_code=200)
async def agreement(language: NamedDependency[str], game: FromPath[str], data: JSONBody[Wanted]) -> Judged:
    """What the law says about a table before it is opened: whether it can be played, and what is recommended."""
    return await asyncio.to_thread(library.agreement, game, data, language)


@post("/games/{game:str}/deal", tags=["games"], status_code=200)
async def deal(game: FromPath[str], data: JSONBody[Wanted]) -> dict[str, str]:
    """What each seat plays, by lot, as ruleset options."""
    return await asyncio.to_thread(library.dealt, game, data)


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


@get("/games/{game:str}/primer", tags=["games"])
async def primer(language: NamedDependency[str], game: FromPath[str]) -> Primer:
    """The first five minutes: what one is, how one wins, what a turn is; and terms with what they mean."""
    return await asyncio.to_thread(primer_of, game, language)


@get("/games/{game:str}/picture", tags=["games"])
async def picture(language: NamedDependency[str], game: FromPath[str], side: FromQuery[str] = "") -> Picture:
    """A picture of a game, to be drawn by its board; of a side where one is named."""
    return await asyncio.to_thread(pictured, game, side, language)


@get("/law/{game:str}", tags=["law"])
async def law(language: NamedDependency[str], game: FromPath[str], q: FromQuery[str] = "") -> Law:
    """The law of a game, or the clauses with all the words of `q`."""
    return await asyncio.to_thread(library.law, game, q, language)


@get("/law/{game:str}/{clause:str}", tags=["law"])
async def clause(language: NamedDependency[str], game: FromPath[str], clause: FromPath[str]) -> ClauseFound:
    """One clause, and the rulings on it."""
    return await asyncio.to_thread(library.clause, game, clause, language)


@get("/law/{game:str}/{clause:str}/play", tags=["law"])
async def in_play(language: NamedDependency[str], game: FromPath[str], clause: FromPath[str]) -> InPlay:
    """A clause in play: a situation of a test that proves it, from answer to answer."""
    return await asyncio.to_thread(played, game, clause, language)
