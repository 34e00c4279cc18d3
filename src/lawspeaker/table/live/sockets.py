"""Sockets: a person in a browser, at a table. docs/protocol.md describes the messages.

A wrong message is refused with a reason and changes nothing. A client that keeps sending too often, or does not take
what is sent, is cut off, and sees everything again when it comes back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler, websocket
from litestar.params import FromPath, FromQuery

from lawspeaker.coach.weighing import HINT_BUDGET
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.table.bots.minds import Minds
from lawspeaker.table.limits import MOST_CHAT, MOST_MESSAGE_BYTES, MOST_UNSENT, MOST_UNSENT_BYTES, WIDTHS, Limits, Pace
from lawspeaker.table.live.played import Logged
from lawspeaker.table.live.table import NO_SEAT, LiveTable
from lawspeaker.table.live.tables import LiveTables
from lawspeaker.table.origins import known_host, read_headers, same_origin
from lawspeaker.table.protocol.messages import (
    Ack,
    Ahead,
    Answer,
    CloseCode,
    Draw,
    Drawing,
    Foreseen,
    HandOver,
    Hint,
    Refused,
    Resign,
    Say,
    Speak,
    TakeBack,
    ToClient,
    ToServer,
    Undo,
    Why,
    WhyNot,
)
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.rooms.people import People, clean, spoken
from lawspeaker.table.settings import Settings
from lawspeaker.table.storage.models import ANSWER, UNDO, Person
from lawspeaker.table.wire import Wire, wire_of
from lawspeaker.text.words import Words, languages

REASONS = {
    CloseCode.UNKNOWN_PERSON: "ui-closed-unknown-person",
    CloseCode.NO_ROOM: "ui-closed-no-room",
    CloseCode.TOO_SLOW: "ui-closed-too-slow",
    CloseCode.TOO_OFTEN: "ui-closed-too-often",
    CloseCode.TOO_MANY: "ui-closed-too-many",
    CloseCode.TOO_MANY_FROM_HERE: "ui-closed-too-many-from-here",
    CloseCode.FAILED: "ui-closed-failed",
    CloseCode.ELSEWHERE: "ui-closed-elsewhere",
}

GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what servers raise when the client is gone
GOODBYE = 5.0  # seconds to tell why a socket is closed

_log = logging.getLogger(__name__)
AnySocket = WebSocket[Any, Any, State]
_message = msgspec.json.Decoder(ToServer)


class Identified(msgspec.Struct):
    """The least that must be readable of a message, to say which one is refused."""

    id: int


class Sockets:
    """Accepts sockets."""

    def __init__(self, settings: Settings, people: People, tables: LiveTables, minds: Minds, limits: Limits) -> None:
        self.settings = settings
        self.people = people
        self.tables = tables
        self.minds = minds
        self.limits = limits

    def route(self) -> WebsocketRouteHandler:
        """The route for sockets."""

        @websocket("/socket/{room:str}")
        async def attend(socket: AnySocket, room: FromPath[str], lang: FromQuery[str] = "") -> None:
            await self.serve(socket, room, lang)

        return attend

    async def serve(self, socket: AnySocket, room: str, lang: str) -> None:
        """Let somebody in, and stay until they go."""
        headers = read_headers(socket.scope["headers"])
        if not known_host(headers.get("host", ""), self.settings) or not same_origin(headers, self.settings):
            await socket.close(CloseCode.NOT_ALLOWED)
            return
        await socket.accept()
        if self.tables.closing:
            await close(socket, CloseCode.ELSEWHERE, lang)
            return
        address = socket.client.host if socket.client else ""
        usual = headers.get("accept-language", "")
        del headers  # which would stay as long as the socket does
        with self.limits.sockets_of_address.one(address) as has_one_more:
            if not has_one_more:
                await close(socket, CloseCode.TOO_MANY_FROM_HERE, lang or usual)
            elif not self.limits.arrivals.allows(address):
                await close(socket, CloseCode.TOO_OFTEN, lang or usual)
            elif (visitor := await self.people.known(socket.cookies.get(self.settings.cookie))) is None:
                await close(socket, CloseCode.UNKNOWN_PERSON, lang or usual)
            else:
                await self._seat(socket, room, visitor.person, spoken(lang or visitor.person.lang))

    async def _seat(self, socket: AnySocket, room: str, person: Person, lang: str) -> None:
        with self.limits.sockets_of_person.one(person.id) as has_one_more:
            if not has_one_more:
                await close(socket, CloseCode.TOO_MANY, lang)
                return
            table, pace = self.tables.table(room), self.limits.pace()
            await Seated(socket, table, self.minds, person.id, lang, pace).stay()


async def close(socket: AnySocket, code: CloseCode, lang: str) -> None:
    """Close a socket with a reason. A client that does not read may not get it."""
    with suppress(*GONE):
        await asyncio.wait_for(socket.close(code, Words(spoken(lang)).say(REASONS[code])), GOODBYE)


class Seated:
    """One socket at a table."""

    def __init__(self, socket: AnySocket, table: LiveTable, minds: Minds, person: str, lang: str, pace: Pace) -> None:
        self.socket = socket
        self.table = table
        self.minds = minds
        self.person = person
        self.lang = lang
        self.seat = NO_SEAT
        self.pace = pace
        self.wire: Wire | None = None
        self.unsent: list[bytes] = []  # what the wire did not take,
        self.unsent_bytes = 0
        self.writing: asyncio.Task[None] | None = None  # and what sends it; while it does nothing else is sent
        self.ended: asyncio.Future[CloseCode] = asyncio.get_running_loop().create_future()
        self.doing = False  # whether a message is being done,
        self.leaving = False  # and whether it is the last
        self.hinting: asyncio.Task[None] | None = None  # a hint that is thought about

    # What the table sends.

    def send(self, message: bytes) -> None:
        if self.writing is None and self.wire is not None and self.wire.take(message):
            return
        if len(self.unsent) == MOST_UNSENT or self.unsent_bytes + len(message) > MOST_UNSENT_BYTES:
            self.end(CloseCode.TOO_SLOW)
            return
        self.unsent.append(message)
        self.unsent_bytes += len(message)
        if self.writing is None:
            self.writing = asyncio.create_task(self._write())

    def drop(self) -> None:
        self.end(CloseCode.FAILED)

    def send_away(self) -> None:
        self.end(CloseCode.ELSEWHERE)

    def end(self, code: CloseCode) -> None:
        """Close the socket, for this reason."""
        if not self.ended.done():
            self.ended.set_result(code)

    def say(self, message: ToClient) -> None:
        self.send(msgspec.json.encode(message))

    # Coming, staying and going.

    async def stay(self) -> None:
        self.wire = wire_of(cast("Mapping[str, Any]", self.socket.scope))
        try:
            await self.table.attend(self)
        except Refusal as refusal:
            await close(
                self.socket, CloseCode.NO_ROOM if refusal.code == "unknown_room" else CloseCode.FAILED, self.lang
            )
            return
        except LawspeakerError:
            _log.exception("room %s cannot be shown", self.table.id)
            await close(self.socket, CloseCode.FAILED, self.lang)
            return
        reading = asyncio.create_task(self._read())
        waiting: list[asyncio.Future[Any]] = [reading, self.ended]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (self.writing, self.hinting):
                if task is not None:
                    task.cancel()
            self.leaving = True
            if self.doing:
                await asyncio.wait({reading})  # what is being committed is not broken off
            reading.cancel()
            await self.table.leave(self)
        if self.ended.done():
            await close(self.socket, self.ended.result(), self.lang)

    async def _write(self) -> None:
        """Send what waits, until nothing does."""
        try:
            while self.unsent:
                message = self.unsent.pop(0)
                await self.socket.send_data(message, mode="text")
                self.unsent_bytes -= len(message)
            self.writing = None
        except GONE:
            self.end(CloseCode.FAILED)  # nobody may hear of that

    async def _read(self) -> None:
        receive = self.socket.receive if self.wire is None else self.wire.receive
        try:
            while not self.leaving and (frame := await receive())["type"] == "websocket.receive":
                self.doing = True
                await self.hear(in_bytes(frame.get("text"), frame.get("bytes")))
                self.doing = False
        except GONE:
            return

    # What is asked for.

    async def hear(self, raw: bytes) -> None:
        """Do what a message asks for, or refuse it."""
        if not self.pace.messages.take():
            self._too_often(identity(raw))
            return
        if len(raw) > MOST_MESSAGE_BYTES:
            self.refuse(-1, Refusal("too_big", f"a message can have {MOST_MESSAGE_BYTES} bytes, not {len(raw)}"))
            return
        try:
            message = _message.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self.refuse(identity(raw), Refusal("malformed", f"this is no message of the protocol: {error}"))
            return
        if isinstance(message, Say | Hint | Why | Draw | Speak) and not self.pace.costly.take():
            self._too_often(message.id)
            return
        if isinstance(message, Ahead) and not self.pace.glances.take():
            self.refuse(message.id, Refusal("too_often", "that was too much in a short time; wait a little"))
            return
        try:
            await self.do(message)
        except Refusal as refusal:
            self.refuse(message.id, refusal)
        except Exception:
            _log.exception("room %s could not do what somebody asked for", self.table.id)
            self.refuse(message.id, Refusal("failed", "that did not work; try again"))

    def refuse(self, number: int, refusal: Refusal) -> None:
        self.table.meters.refused[refusal.code] += 1
        self.say(Refused(number, refusal.code, str(refusal)))

    def _too_often(self, number: int) -> None:
        self.refuse(number, Refusal("too_often", "that was too much in a short time; wait a little"))
        if not self.pace.warnings.take():
            self.end(CloseCode.TOO_OFTEN)

    async def do(self, message: ToServer) -> None:
        table = self.table
        match message:
            case Answer():
                wanted = Logged(ANSWER, self._own_seat(), message.option)
                await table.go_on(message.ask, wanted, self.person, self._acknowledge(message.id))
            case Undo():
                wanted = Logged(UNDO, self._own_seat())
                await table.go_on(message.ask, wanted, self.person, self._acknowledge(message.id))
            case TakeBack():
                await table.take_back(self._own_seat(), self._acknowledge(message.id))
            case Resign():
                await table.resign(self._own_seat(), self.person, self._acknowledge(message.id))
            case HandOver():
                await table.hand_over(self, message.seat, self._acknowledge(message.id))
            case Say():
                await table.say(self, chat_text(message.text), self._acknowledge(message.id))
            case Speak():
                if message.lang not in languages():
                    raise Refusal("malformed", f"there are words in {', '.join(languages())}")
                await table.speak(self, message.lang)
            case Why():
                self._own_seat()
                self.say(WhyNot(message.id, await table.forbidden(self, message.ask, message.about)))
            case Ahead():
                self._own_seat()
                self.say(Foreseen(message.id, message.ask, await table.ahead(self, message.ask, message.option)))
            case Draw():
                self.say(await self._draw(message))
            case Hint():
                self._start_hint(message, self._own_seat())

    def _own_seat(self) -> int:
        if self.seat == NO_SEAT:
            raise Refusal("no_seat", "you have no seat at this table")
        return self.seat

    def _acknowledge(self, number: int) -> Callable[[int], None]:
        return lambda at: self.say(Ack(number, at))

    async def _draw(self, message: Draw) -> Drawing:
        if not WIDTHS[0] <= message.width <= WIDTHS[1]:
            raise Refusal("malformed", f"a drawing is {WIDTHS[0]} to {WIDTHS[1]} columns wide, not {message.width}")
        number, parts = await self.table.draw(self, message.width, message.option)
        return Drawing(message.id, number, parts)

    def _start_hint(self, message: Hint, seat: int) -> None:
        """Have a bot think while the table goes on; one hint at a time."""
        if self.hinting is not None and not self.hinting.done():
            raise Refusal("too_often", "the last hint is still being thought about")
        self.hinting = asyncio.create_task(self._hint(message, seat))

    async def _hint(self, message: Hint, seat: int) -> None:
        try:
            question = await self.table.question_for(seat, message.ask, weighs=HINT_BUDGET)
            thought = await self.minds.thought(question)
            if thought is None or thought.weighed is None:
                raise Refusal("failed", "no hint could be found")
            self.say(await self.table.hint(self, message.id, message.ask, thought.weighed))
        except Refusal as refusal:
            self.refuse(message.id, refusal)


def in_bytes(text: str | None, binary: bytes | None) -> bytes:
    """A frame of either kind."""
    return binary or b"" if text is None else text.encode("utf-8", "surrogatepass")


def identity(raw: bytes) -> int:
    """The id of a message that may not be well formed."""
    try:
        return msgspec.json.decode(raw, type=Identified).id if len(raw) <= MOST_MESSAGE_BYTES else -1
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return -1


def chat_text(text: str) -> str:
    try:
        return clean(text, MOST_CHAT, "what is said")
    except Refusal as refusal:
        raise Refusal("malformed", str(refusal)) from refusal
