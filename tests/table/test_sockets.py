"""Sockets: what a client says is done or refused, and the socket stays usable."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lawspeaker.table.bots.minds import Minds
from lawspeaker.table.limits import MOST_CHAT, MOST_MESSAGE_BYTES, MOST_UNSENT, Pace
from lawspeaker.table.live.notices import LocalNotices
from lawspeaker.table.live.sockets import REASONS, AnySocket, Seated
from lawspeaker.table.live.tables import LiveTables
from lawspeaker.table.protocol import messages
from lawspeaker.table.protocol.messages import CloseCode
from lawspeaker.table.storage.store import Store
from tests.table.served import Caller, serving


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path) as listening:
        yield listening


@pytest.fixture
async def ada(address: str) -> AsyncIterator[Caller]:
    guest = Caller(address)
    await guest.arrive("Ada")
    yield guest
    await guest.http.aclose()


@pytest.fixture
async def bob(address: str) -> AsyncIterator[Caller]:
    guest = Caller(address)
    await guest.arrive("Bob")
    yield guest
    await guest.http.aclose()


async def test_two_people_play(ada: Caller, bob: Caller) -> None:
    opened = await ada.open_room("me", "friend", game="toy", undo=True)
    room = opened["room"]["id"]
    async with ada.sit(room) as white:
        waiting = await white.hear("welcome")
        assert (waiting["room"]["state"], waiting["table"]) == ("waiting", None)
        assert (await white.ask("answer", ask=0, option=0))["code"] == "not_playing"
        await bob.join(opened["invites"]["1"])
        begun = await white.hear("welcome")
        assert (begun["seat"], begun["room"]["state"], begun["table"]["number"]) == (0, "playing", 0)
        assert begun["room"]["commitment"]
        async with bob.sit(room, lang="ja") as black:
            welcome = await black.hear("welcome")
            assert (welcome["seat"], welcome["lang"]) == (1, "ja")
            assert await white.ask("answer", ask=0, option=0) == {"type": "ack", "id": 2, "number": 1}
            assert (await white.hear("update"))["table"]["number"] == 1
            told = await black.hear("update")
            assert (told["by"], told["bot"], told["table"]["ask"]["seat"]) == (0, False, 1)
            assert len(told["table"]["ask"]["options"]) > 1
            assert (await white.ask("answer", ask=1, option=0))["code"] == "wrong_seat"
            assert (await black.ask("undo", ask=1))["code"] == "no_undo"
            assert (await white.ask("undo", ask=1))["number"] == 2
            assert (await black.hear("update"))["table"]["number"] == 2
            assert (await black.ask("say", text=" well? "))["type"] == "ack"
            assert (await white.hear("said"))["line"]["text"] == "well?"


async def test_everything_else_that_can_be_asked_for(ada: Caller) -> None:
    opened = await ada.open_room("me", "random")
    async with ada.sit(opened["room"]["id"]) as socket:
        welcome = await socket.hear("welcome")
        assert welcome["table"]["ask"]["seat"] == 0
        hinted = await socket.ask("hint", ask=0)
        assert (hinted["type"], hinted["ask"]) == ("hinted", 0)
        places = range(len(welcome["table"]["ask"]["options"]))
        assert hinted["option"] in places
        assert hinted["next"] in (-1, *places)
        assert hinted["sure"] in ("clearly", "slightly", "alike", "only", "unknown")
        assert hinted["why"]
        assert (await socket.ask("why", ask=0))["type"] == "why_not"
        assert (await socket.ask("ahead", ask=0, option=0))["type"] == "foreseen"
        drawing = await socket.ask("draw", width=80, option=0)
        assert (drawing["type"], drawing["number"]) == ("drawing", 0)
        assert drawing["parts"][0]["lines"]
        assert (await socket.ask("draw", width=5))["code"] == "malformed"
        assert (await socket.ask("take_back"))["type"] == "ack"
        assert (await socket.ask("speak", lang="tlh"))["code"] == "malformed"
        await socket.say("speak", lang="ko")
        assert (await socket.hear("welcome"))["lang"] == "ko"


async def test_one_who_looks_on_can_only_talk(ada: Caller, bob: Caller) -> None:
    opened = await ada.open_room("me", "random")
    async with bob.sit(opened["room"]["id"]) as socket:
        assert (await socket.hear("welcome"))["seat"] == -1
        for kind in ("answer", "undo", "hint", "why", "ahead"):
            more = {"option": 0} if kind == "answer" else {}
            assert (await socket.ask(kind, ask=0, **more))["code"] == "no_seat"
        assert (await socket.ask("take_back"))["code"] == "no_seat"
        assert (await socket.ask("say", text="hello"))["type"] == "ack"
        assert (await socket.hear("said"))["line"]["seat"] == -1


def words(count: int) -> str:
    return '{"type": "say", "id": 1, "text": "' + "x" * count + '"}'


@pytest.mark.parametrize(
    ("raw", "code", "number"),
    [
        ("", "malformed", -1),
        ("[]", "malformed", -1),
        ('{"type": "answer", "id": 1', "malformed", -1),
        (b"\xff\xfe", "malformed", -1),
        ('{"type": "conquer", "id": 1}', "malformed", 1),
        ('{"type": "answer", "id": 1, "ask": 0}', "malformed", 1),
        ('{"type": "answer", "id": 1, "ask": 0, "option": "0"}', "malformed", 1),
        ('{"type": "answer", "id": 1, "ask": 0, "option": 0, "seat": 1}', "malformed", 1),
        ('{"type": "answer", "id": 1, "ask": 0, "option": 1e99}', "malformed", 1),
        ('{"type": "say", "id": 1, "text": "\\u0007"}', "malformed", 1),
        (words(0), "malformed", 1),
        (words(MOST_CHAT + 1), "malformed", 1),
        (words(MOST_MESSAGE_BYTES), "too_big", -1),
    ],
)
async def test_what_is_wrong_is_refused_and_the_socket_stays(
    ada: Caller, raw: str | bytes, code: str, number: int
) -> None:
    opened = await ada.open_room("me", "random")
    async with ada.sit(opened["room"]["id"]) as socket:
        await socket.hear("welcome")
        await socket.socket.send(raw)
        refused = await socket.hear("refused")
        assert (refused["code"], refused["id"]) == (code, number)
        assert refused["reason"]
        assert (await socket.ask("answer", ask=0, option=0))["number"] == 1


async def test_who_sends_too_often_is_warned_and_then_cut_off(ada: Caller) -> None:
    opened = await ada.open_room("me", "friend")
    async with ada.sit(opened["room"]["id"]) as socket:
        await socket.hear("welcome")
        with suppress(ConnectionClosed):
            for number in range(5000):
                await socket.socket.send(f'{{"type": "take_back", "id": {number}}}')
        codes = []
        with suppress(ConnectionClosed):
            while True:
                codes.append((await socket.hear()).get("code"))
        assert None in codes  # the first were done,
        assert codes.count("too_often") > 50  # the others not,
        assert socket.socket.close_code == CloseCode.TOO_OFTEN  # and then that was enough


async def test_who_is_not_let_in(ada: Caller, bob: Caller, address: str) -> None:
    opened = await ada.open_room("me", "random", spectators=False)
    room = opened["room"]["id"]
    for guest, where, code in (
        (bob, room, CloseCode.NO_ROOM),
        (ada, "nowhere", CloseCode.NO_ROOM),
        (Caller(address), room, CloseCode.UNKNOWN_PERSON),
    ):
        async with guest.sit(where) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.hear()
            assert socket.socket.close_code == code


async def test_who_sits_down_while_looking_on_gets_the_seat(ada: Caller, bob: Caller) -> None:
    opened = await ada.open_room("me", "friend")
    async with bob.sit(opened["room"]["id"]) as socket:
        assert (await socket.hear("welcome"))["seat"] == -1
        await bob.join(opened["invites"]["1"])
        begun = await socket.hear("welcome")
        assert (begun["seat"], begun["room"]["state"]) == (1, "playing")


async def test_who_does_not_read_is_cut_off(store: Store) -> None:
    table = LiveTables(store, LocalNotices()).table("room")
    idle = Seated(cast(AnySocket, None), table, Minds(1), "ada", "en", Pace())
    for _ in range(MOST_UNSENT):
        idle.send(b"something")
    assert not idle.ended.done()
    idle.send(b"and more")
    assert idle.ended.result() == CloseCode.TOO_SLOW


@pytest.mark.parametrize("headers", [{"Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"}])
async def test_pages_from_elsewhere_are_not_let_in(ada: Caller, headers: dict[str, str]) -> None:
    opened = await ada.open_room("me", "random")
    with pytest.raises(InvalidStatus) as refused:
        async with ada.sit(opened["room"]["id"], **headers):
            pass
    assert refused.value.response.status_code == 403
    async with ada.sit(opened["room"]["id"], Origin=f"http://{ada.address}") as socket:
        assert (await socket.hear())["type"] == "welcome"


def test_every_code_is_documented() -> None:
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for kind in (*messages.ToServer.__args__, *messages.ToClient.__args__):
        config = kind.__struct_config__
        assert f"`{config.tag}`" in protocol, config.tag
        for field in kind.__struct_fields__:
            assert f"`{field}`" in protocol, f"{config.tag}.{field}"
    for code in REASONS:
        assert str(code) in protocol
    for word in ("malformed", "too_big", "too_often", "stale", "wrong_seat", "not_offered", "not_playing", "no_undo"):
        assert f"`{word}`" in protocol
