"""Strangers who send too much, too often, or do not take what is sent: they are cut off, and the others play on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lawspeaker.table.house import House
from lawspeaker.table.limits import MOST_FRAME_BYTES, MOST_UNSENT_BYTES, Held, Limit
from lawspeaker.table.live.sockets import REASONS, Seated
from lawspeaker.table.protocol.messages import CloseCode
from lawspeaker.table.settings import Settings
from lawspeaker.text.words import Words, languages
from tests.table.served import Caller, Connected, serving

TOO_BIG = 1009  # the protocol's own code
MOST_REASON_BYTES = 123  # of a close frame


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(Settings(f"sqlite:///{tmp_path / 'table.db'}"))


@pytest.fixture
async def address(tmp_path: Path, house: House) -> AsyncIterator[str]:
    async with serving(tmp_path, house) as listening:
        yield listening


@pytest.fixture
async def ada(address: str) -> AsyncIterator[Caller]:
    guest = Caller(address)
    await guest.arrive("Ada")
    yield guest
    await guest.http.aclose()


@pytest.fixture
async def mallory(address: str) -> AsyncIterator[Caller]:
    """A stranger from elsewhere."""
    guest = Caller(address, own="127.0.0.2")
    await guest.arrive("Mallory")
    yield guest
    await guest.http.aclose()


@asynccontextmanager
async def two_at_a_table(ada: Caller) -> AsyncIterator[tuple[str, list[Connected]]]:
    """Ada and Bob at a table."""
    bob = Caller(ada.address)
    await bob.arrive("Bob")
    opened = await ada.open_room("me", "friend", game="toy")
    await bob.join(opened["invites"]["1"])
    async with ada.sit(opened["room"]["id"]) as white, bob.sit(opened["room"]["id"]) as black:
        yield opened["room"]["id"], [white, black]
    await bob.http.aclose()


async def play(seated: list[Connected]) -> None:
    """Answer until the game is over; every answer is acknowledged and told to both."""
    tables = [(await socket.hear("welcome"))["table"] for socket in seated]
    while (ask := tables[0]["ask"]) is not None:
        acknowledged = await seated[ask["seat"]].ask("answer", ask=tables[0]["number"], option=0)
        assert acknowledged["type"] == "ack"
        tables = [(await socket.hear("update"))["table"] for socket in seated]


def looker_on(house: House, room: str) -> Seated:
    """Who looks on, as the server knows them."""
    viewer = next(each for each in house.tables.table(room).viewers if each.seat < 0)
    assert isinstance(viewer, Seated)
    return viewer


async def hear_all(socket: Connected) -> None:
    """Hear whatever comes until the socket is closed."""
    with suppress(ConnectionClosed):
        while True:
            await socket.hear()


async def test_who_floods_with_requests_keeps_nobody_waiting(ada: Caller, mallory: Caller) -> None:
    flood = asyncio.create_task(ask_until_refused(mallory))
    async with two_at_a_table(ada) as (room, seated):
        await play(seated)
    await flood
    assert (await ada.http.get(f"/api/rooms/{room}")).json()["state"] == "over"


async def ask_until_refused(guest: Caller) -> None:
    refused = 0
    while refused < 100:
        answers = await asyncio.gather(*(guest.http.get("/api/nothing") for _ in range(50)))
        refused += [answer.status_code for answer in answers].count(429)


async def test_who_floods_a_table_is_cut_off_and_the_game_goes_on(house: House, ada: Caller, mallory: Caller) -> None:
    async with two_at_a_table(ada) as (room, seated), mallory.sit(room) as flooding:
        await flooding.hear("welcome")
        viewer = looker_on(house, room)
        flood = asyncio.gather(send_forever(flooding), hear_all(flooding))
        await play(seated)
        await flood
        assert viewer.ended.result() == CloseCode.TOO_OFTEN


async def send_forever(socket: Connected) -> None:
    with suppress(ConnectionClosed):
        while True:
            await socket.say("say", text="buy my boots")
            await asyncio.sleep(0)  # the server lives in the same process here


async def test_a_frame_that_is_too_big_ends_its_socket_only(ada: Caller, mallory: Caller) -> None:
    async with two_at_a_table(ada) as (room, seated), mallory.sit(room) as big:
        await big.hear("welcome")
        await big.socket.send("x" * (MOST_FRAME_BYTES + 1))
        await hear_all(big)
        assert big.socket.close_code == TOO_BIG
        await play(seated)


async def test_who_does_not_read_is_let_go(house: House, ada: Caller, mallory: Caller) -> None:
    """What waits for somebody who takes nothing is bounded, and soon forgotten."""
    async with two_at_a_table(ada) as (room, seated), mallory.sit(room) as idle:
        await idle.hear("welcome")
        idle.socket.transport.pause_reading()
        viewer = looker_on(house, room)
        while not viewer.ended.done():
            viewer.send(b'{"type": "said"}'.ljust(MOST_UNSENT_BYTES // 50))
        assert viewer.ended.result() == CloseCode.TOO_SLOW
        await play(seated)
        assert viewer not in house.tables.table(room).viewers
        idle.socket.transport.resume_reading()
        await hear_all(idle)


async def test_one_address_cannot_open_sockets_without_end(tmp_path: Path, house: House) -> None:
    house.limits.arrivals = Limit(rate=0, most=3)  # else it depends on how fast this machine is
    async with serving(tmp_path, house) as address:
        codes = [await closed_with(Caller(address)) for _ in range(5)]
        assert codes == [CloseCode.UNKNOWN_PERSON] * 3 + [CloseCode.TOO_OFTEN] * 2
        assert await closed_with(Caller(address, own="127.0.0.2")) == CloseCode.UNKNOWN_PERSON


async def test_one_person_holds_so_many_sockets(tmp_path: Path, house: House) -> None:
    house.limits.sockets_of_person = Held(2)
    async with serving(tmp_path, house) as address, AsyncExitStack() as stack:
        ada, bob = Caller(address), Caller(address)
        for guest, name in ((ada, "Ada"), (bob, "Bob")):
            stack.push_async_callback(guest.http.aclose)
            await guest.arrive(name)
        room = (await ada.open_room("me", "friend", game="toy"))["room"]["id"]
        held = [await stack.enter_async_context(ada.sit(room)) for _ in range(2)]
        for socket in held:
            await socket.hear("welcome")
        for lang in ("en", "ja", "ko"):
            async with ada.sit(room, lang) as refused:
                await hear_all(refused)
                assert refused.socket.close_code == CloseCode.TOO_MANY
                assert refused.socket.close_reason == Words(lang).say("ui-closed-too-many")
        async with bob.sit(room) as other:
            await other.hear("welcome")
        await held[0].socket.close()
        while house.limits.sockets_of_person.counts.total() > 1:
            await asyncio.sleep(0)
        async with ada.sit(room) as again:
            await again.hear("welcome")


async def test_one_address_holds_so_many_sockets(tmp_path: Path, house: House) -> None:
    house.limits.sockets_of_address = Held(1)
    async with serving(tmp_path, house) as address:
        ada, bob, cid = Caller(address), Caller(address), Caller(address, own="127.0.0.2")
        for guest, name in ((ada, "Ada"), (bob, "Bob"), (cid, "Cid")):
            await guest.arrive(name)
        room = (await ada.open_room("me", "friend", game="toy"))["room"]["id"]
        async with ada.sit(room) as first, bob.sit(room) as refused, cid.sit(room) as elsewhere:
            await first.hear("welcome")
            await hear_all(refused)
            assert refused.socket.close_code == CloseCode.TOO_MANY_FROM_HERE
            assert refused.socket.close_reason == Words("en").say("ui-closed-too-many-from-here")
            await elsewhere.hear("welcome")
        for guest in (ada, bob, cid):
            await guest.http.aclose()


@pytest.mark.parametrize("lang", languages())
def test_the_reason_for_closing_fits_into_its_frame(lang: str) -> None:
    assert all(len(Words(lang).say(key).encode()) <= MOST_REASON_BYTES for key in REASONS.values())


async def closed_with(guest: Caller) -> int | None:
    async with guest.sit("nowhere") as socket:
        await hear_all(socket)
        return socket.socket.close_code
