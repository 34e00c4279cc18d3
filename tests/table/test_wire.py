"""Sockets as they are on the wire: what is compressed, and how often something is sent."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from lawspeaker.table.house import House
from lawspeaker.table.settings import Settings
from lawspeaker.table.wire import SHORT, Sparing, head_of
from tests.table.served import Caller, serving


def test_only_long_messages_are_compressed() -> None:
    one, other = (Sparing(True, True, 15, 15) for _ in range(2))
    short, long = (Frame(Opcode.TEXT, b"x" * size) for size in (SHORT, SHORT + 1))
    assert one.encode(short) is short
    packed = one.encode(long)
    assert packed.rsv1
    assert len(packed.data) < 100
    for sent, meant in ((short, short), (packed, long), (one.encode(long), long)):
        assert bytes(other.decode(sent).data) == bytes(meant.data)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 300, SHORT])
def test_the_head_of_a_short_frame_is_the_usual_one(length: int) -> None:
    data = b"x" * length
    assert head_of(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


async def test_whoever_plays_is_sent_away_before_the_server_stops(tmp_path: Path) -> None:
    """What was asked for before is done, an acknowledgement and its update are sent together, and nobody is let in."""
    house = House(Settings(database=f"sqlite:///{tmp_path / 'table.db'}"))
    async with serving(tmp_path, house) as address:
        ada, bob = Caller(address), Caller(address)
        await ada.arrive("Ada")
        await bob.arrive("Bob")
        opened = await ada.open_room("me", "friend")
        await bob.join(opened["invites"]["1"])
        room = opened["room"]["id"]
        async with ada.sit(room) as first, bob.sit(room) as second:
            await first.hear("welcome")
            await second.hear("welcome")
            messages, writes = house.meters.messages, house.meters.writes
            assert (await first.ask("answer", ask=0, option=0))["type"] == "ack"
            await first.hear("update")
            await second.hear("update")
            assert (house.meters.messages - messages, house.meters.writes - writes) >= (3, 2)
            assert house.meters.messages - messages > house.meters.writes - writes
            assert house.meters.answers == {"person": 1}
            await house.tables.send_away(5.0)
            for socket in (first, second):
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.hear("the end")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert "Connect again" in closed.value.rcvd.reason
        async with ada.sit(room) as again:
            with pytest.raises(ConnectionClosed):
                await again.hear()
        assert (await ada.http.get("/healthz")).status_code == 503
        assert len(await house.store.steps(room)) == 1


async def test_what_a_socket_needed_is_gone_with_it(tmp_path: Path) -> None:
    """The garbage collector looks through everything so seldom that thousands would be left for it."""
    async with serving(tmp_path) as address:
        ada = Caller(address)
        await ada.arrive("Ada")
        room = (await ada.open_room("me", "friend"))["room"]["id"]
        try:
            async with ada.sit(room) as socket:
                await socket.hear("welcome")
                gc.collect()  # it often looks at what is new
                gc.disable()
                assert protocols() == 1
            async with asyncio.timeout(10):
                while protocols():
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()


def protocols() -> int:
    return sum(isinstance(each, ServerProtocol) for each in gc.get_objects())
