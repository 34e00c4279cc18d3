"""Two thousand messages, most of them wrong: nothing changes but by legal answers, and every socket stays usable.

make chaos-messages         a hundred thousand of them
"""

from __future__ import annotations

import argparse
import asyncio
import logging
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

import msgspec
from litestar import Litestar

from lawspeaker.kernel.match import Match
from lawspeaker.table.limits import MOST_MESSAGE_BYTES, Limits, Pace
from lawspeaker.table.live.notices import LocalNotices
from lawspeaker.table.live.sockets import Sockets
from lawspeaker.table.live.tables import LiveTables
from lawspeaker.table.meters import CountedLog
from lawspeaker.table.rooms.people import People
from lawspeaker.table.settings import Settings
from lawspeaker.table.storage.store import Store
from lawspeaker.table.terms import Terms
from tests import toy as toy  # on the shelf without pytest too
from tests.table.company import HereMinds, begin_room

MESSAGES = 2_000
REPLIES = ("ack", "refused", "hinted", "why_not", "drawing", "welcome")
WITH_ASK = ("answer", "undo", "hint", "why")


class Line:
    """A socket to the app, without a network between."""

    def __init__(self, app: Litestar, room: str, person: str) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        path = f"/socket/{room}"
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"localhost"), (b"cookie", f"lawspeaker={person}".encode())],
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }
        self.said.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(cast(Any, scope), cast(Any, self.said.get), cast(Any, self.hear)))

    async def hear(self, event: dict[str, Any]) -> None:
        assert event["type"] in ("websocket.accept", "websocket.send"), event
        if event["type"] == "websocket.send":
            self.heard.put_nowait(msgspec.json.decode(event["text"]))

    async def reply(self) -> dict[str, Any]:
        while True:
            hearing = asyncio.create_task(self.heard.get())
            await asyncio.wait({hearing, self.task}, return_when=asyncio.FIRST_COMPLETED)
            assert hearing.done(), self.task.exception() or "the socket was closed"
            if hearing.result()["type"] in REPLIES:
                return hearing.result()

    async def ask(self, raw: str | bytes) -> dict[str, Any]:
        kind = "text" if isinstance(raw, str) else "bytes"
        self.said.put_nowait({"type": "websocket.receive", "text": None, "bytes": None, kind: raw})
        return await self.reply()

    async def hang_up(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Fuzzer:
    """Makes messages: right ones, nearly right ones, and nonsense."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.id = 0

    def message(self, number: int, options: int) -> str | bytes:
        lot = self.random.random()
        if lot < 0.1:
            return self.nonsense()
        text = msgspec.json.encode(self.table(number, options)).decode()
        return self.spoilt(text) if lot < 0.3 else text

    def table(self, number: int, options: int) -> dict[str, object]:
        """A message of the protocol, more or less."""
        self.id += 1
        kinds = ("answer",) * 4 + ("undo", "say", "hint", "why", "draw", "take_back", "speak", "answer ", "welcome")
        kind = self.random.choice(kinds)
        made: dict[str, object] = {"type": kind, "id": self.id}
        if kind in WITH_ASK:
            made["ask"] = self.number(number, 0.7)
        if kind in ("answer", "draw"):
            made["option"] = self.number(self.random.randrange(max(1, options)), 0.6)
        if kind == "draw":
            made["width"] = self.number(80, 0.5)
        if kind == "say":
            made["text"] = self.random.choice(["", "hello", "\u0000", "\u202e", "x" * 600, "안녕하세요", "<b>"])
        if kind == "speak":
            made["lang"] = self.random.choice(["en", "ja", "ko", "", "xx", "en-GB", "../en"])
        for _ in range(self.random.random() < 0.1):
            made[self.random.choice(["seat", "id", "ask", "option", "", "by"])] = self.strange()
        return made

    def number(self, right: int, chance: float) -> object:
        if self.random.random() < chance:
            return right
        return self.random.choice([right - 1, right + 1, -1, 0, 10**6, 2**63, -(2**63), self.strange()])

    def strange(self) -> object:
        return self.random.choice([None, True, "1", 1.5, [], {}, [[[]]], "x" * 50, -1, 0, 1])

    def spoilt(self, text: str) -> str:
        """With something cut out, put in, or said twice."""
        place = self.random.randrange(len(text))
        junk = self.random.choice(["", '"', "{", "}", "\\", "\u0000", "9" * 30, text, ","])
        return text[:place] + junk + text[place + self.random.randrange(3) :]

    def nonsense(self) -> str | bytes:
        size = self.random.choice([0, 1, 10, 200, MOST_MESSAGE_BYTES + 1])
        if self.random.random() < 0.5:
            return self.random.randbytes(size)
        return "".join(chr(self.random.choice([34, 58, 91, 123, 0xE9, 0x3042, 0x1F600])) for _ in range(size))


def is_legal(raw: str | bytes, seat: int, number: int, match: Match) -> bool:
    """Whether this message may change the table: an answer that is offered, or a step that can be taken back."""
    try:
        said = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    if not isinstance(said, dict) or said.get("ask") != number or match.ask is None:
        return False
    if said.get("type") == "undo":
        return match.can_undo(seat)
    place = said.get("option")
    return said.get("type") == "answer" and seat == match.ask.seat and place in range(len(match.ask.options))


async def test_nothing_changes_but_by_legal_answers(store: Store) -> None:
    await fuzz(store, MESSAGES, seed=11)


async def fuzz(store: Store, messages: int, seed: int) -> None:
    """Send so many messages. Nothing may change but by legal answers, and nothing be logged as an error."""
    logged = CountedLog()
    logging.getLogger().addHandler(logged)
    try:
        await send_all(store, messages, seed)
    finally:
        logging.getLogger().removeHandler(logged)
    assert not logged.counts, logged.counts


async def send_all(store: Store, messages: int, seed: int) -> None:
    tables = LiveTables(store, LocalNotices())
    settings = Settings(database=str(store.url))
    limits = Limits()
    limits.pace = lambda: Pace(1e9, 1e9, 1e9)
    limits.arrivals.most = 1e9
    quick = Sockets(settings, People(store, limits), tables, HereMinds(), limits)
    app = Litestar([quick.route()], openapi_config=None)
    fuzzer, changes, replies = Fuzzer(seed), 0, dict.fromkeys(REPLIES, 0)
    sent = 0
    while sent < messages:
        room = await begin_room(store, terms=Terms(undo=True))
        lines = [Line(app, room, person) for person in ("ada", "bob", "eve")]
        for line in lines:
            assert (await line.reply())["type"] == "welcome"
        played = tables.table(room).played
        assert played is not None
        match = played.match
        state = match.hash()
        while sent < messages and match.ask is not None:
            seat = match.ask.seat if fuzzer.random.random() < 0.2 else fuzzer.random.choice((0, 1, -1))
            number, raw = played.number, fuzzer.message(played.number, len(match.ask.options))
            legal = is_legal(raw, seat, number, match)
            reply = await lines[seat].ask(raw)
            sent += 1
            replies[reply["type"]] += 1
            assert tables.table(room).played is played, "the table had to be read again"
            if played.number == number:
                assert match.hash() == state
                continue
            assert legal, raw
            assert (reply["type"], reply["number"], played.number) == ("ack", number + 1, number + 1)
            changes, state = changes + 1, match.hash()
        for line in lines:
            await line.hang_up()
        again = LiveTables(store, LocalNotices()).table(room)
        async with again.held():
            assert again.played is not None
            assert again.played.match.hash() == state
    assert changes > messages / 40
    assert min(replies.values()) > messages / 200, replies
    assert replies["refused"] > messages / 3


async def main() -> None:
    parser = argparse.ArgumentParser(description="Send many messages, most of them wrong, to live tables.")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/table.db")
        await store.open()
        await fuzz(store, options.messages, options.seed)
        await store.close()
    print(f"{options.messages} messages: nothing changed but by legal answers, and nothing was logged as an error")


if __name__ == "__main__":
    asyncio.run(main())
