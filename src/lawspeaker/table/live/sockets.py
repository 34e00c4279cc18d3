"""Sockets: a person in a browser, at a table. docs/protocol.md describes the messages.

A wrong message is refused with a reason and changes nothing. A client that keeps sending too often, or does not take
what is sent, is cut off, and sees everything again when it comes back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler, websocket
from litestar.params import FromPath, FromQuery
from litestar.types import Send

from lawspeaker.coach.weighing import HINT_BUDGET
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.table.bots.minds import Minds
from lawspeaker.table.limits import (
    MOST_CHAT,
    MOST_MESSAGE_BYTES,
    MOST_UNSENT,
    MOST_UNSENT_BYTES,
    WIDTHS,
    Hold,
    Limits,
    Pace,
)
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
            await close(socket.send, CloseCode.ELSEWHERE, lang)
            return
        hold = Hold()
        try:
            found = await self._admit(socket, hold)
        except BaseException:
            hold.let_go()
            raise
        if isinstance(found, CloseCode):
            hold.let_go()
            await close(socket.send, found, lang or headers.get("accept-language", ""))
            return
        table, pace = self.tables.table(room), self.limits.pace()
        await Seated(socket, table, self.minds, found.id, spoken(lang or found.lang), pace, hold.let_go).stay()

    async def _admit(self, socket: AnySocket, hold: Hold) -> Person | CloseCode:
        """Who comes, or why they are not let in; they count for their limits from now on."""
        address = socket.client.host if socket.client else ""
        if not hold.take(self.limits.sockets_of_address, address):
            return CloseCode.TOO_MANY_FROM_HERE
        if not self.limits.arrivals.allows(address):
            return CloseCode.TOO_OFTEN
        visitor = await self.people.known(socket.cookies.get(self.settings.cookie))
        if visitor is None:
            return CloseCode.UNKNOWN_PERSON
        if not hold.take(self.limits.sockets_of_person, visitor.person.id):
            return CloseCode.TOO_MANY
        return visitor.person


async def close(send: Send, code: CloseCode, lang: str) -> None:
    """Close a socket with a reason. A client that does not read may not get it."""
    reason = Words(spoken(lang)).say(REASONS[code])
    with suppress(*GONE):
        await asyncio.wait_for(send({"type": "websocket.close", "code": code, "reason": reason}), GOODBYE)


class Seated:
    """One socket at a table. `gone` is called when it has left.

    Where there is a wire, that says when something has come, and there is a task only while it is being done.
    """

    def __init__(
        self,
        socket: AnySocket,
        table: LiveTable,
        minds: Minds,
        person: str,
        lang: str,
        pace: Pace,
        gone: Callable[[], None] = lambda: None,
    ) -> None:
        self.socket: AnySocket | None = socket  # none where there is a wire
        self.wire: Wire | None = None
        self.table = table
        self.minds = minds
        self.person = person
        self.lang = lang
        self.seat = NO_SEAT
        self.pace = pace
        self.gone = gone
        self.unsent: list[bytes] = []  # what the wire did not take,
        self.unsent_bytes = 0
        self.writing: asyncio.Task[None] | None = None  # and what sends it; while it does nothing else is sent
        # Why the socket is closed; none where the client has gone.
        self.ended: asyncio.Future[CloseCode | None] = asyncio.get_running_loop().create_future()
        self.reading: asyncio.Task[None] | None = None  # what does what has come
        self.doing = False  # whether a message is being done,
        self.leaving: asyncio.Task[None] | None = None  # and whether it is the last
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

    def end(self, code: CloseCode | None) -> None:
        """Close the socket, for this reason, or because the client has gone."""
        if not self.ended.done():
            self.ended.set_result(code)

    def say(self, message: ToClient) -> None:
        self.send(msgspec.json.encode(message))

    # Coming, staying and going.

    async def stay(self) -> None:
        """Sit down. Returns when they have left, or at once where a wire says what comes."""
        socket, self.wire = self.socket, wire_of(cast("Mapping[str, Any]", cast(AnySocket, self.socket).scope))
        assert socket is not None
        if self.wire is not None:
            self.socket = None
        code = CloseCode.FAILED
        try:
            await self.table.attend(self)
        except BaseException as error:
            self.gone()
            if not isinstance(error, LawspeakerError):
                raise
            if isinstance(error, Refusal):
                code = CloseCode.NO_ROOM if error.code == "unknown_room" else code
            else:
                _log.exception("room %s cannot be shown", self.table.id)
            await close(socket.send, code, self.lang)
            return
        self.ended.add_done_callback(self._start_leaving)
        if self.wire is not None:
            self.wire.hand_over(self._wake)
            return
        self.reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait([self.ended])
        finally:
            self.end(None)
        assert self.leaving is not None
        await self.leaving

    def _start_leaving(self, ended: asyncio.Future[CloseCode | None]) -> None:
        self.leaving = self._start(self._leave())

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        return asyncio.create_task(work) if self.wire is None else self.wire.start(work)

    async def _leave(self) -> None:
        for task in (self.writing, self.hinting):
            if task is not None:
                task.cancel()
        if self.reading is not None:
            if self.doing:
                await asyncio.wait({self.reading})  # what is being committed is not broken off
            else:
                self.reading.cancel()
        try:
            await self.table.leave(self)
            code = self.ended.result()
            if code is not None:
                await close(self._send_event, code, self.lang)
        finally:
            self.gone()
            if self.wire is not None:
                self.wire.let_go()

    async def _send_event(self, event: Any) -> None:
        if self.wire is not None:
            await self.wire.send(event)
        elif self.socket is not None:
            await self.socket.send(event)

    async def _write(self) -> None:
        """Send what waits, until nothing does."""
        try:
            while self.unsent:
                message = self.unsent.pop(0)
                await self._send_event({"type": "websocket.send", "text": message.decode()})
                self.unsent_bytes -= len(message)
            self.writing = None
        except GONE:
            self.end(CloseCode.FAILED)  # nobody may hear of that

    def _wake(self) -> None:
        """Something has come by the wire."""
        if self.reading is None and self.leaving is None:
            self.reading = self._start(self._read())

    async def _read(self) -> None:
        """Do what comes, until nothing more has come by the wire."""
        wire, socket = self.wire, self.socket
        try:
            while self.leaving is None and (wire is None or wire.has_more()):
                frame = await (wire.receive() if wire is not None else cast(AnySocket, socket).receive())
                if frame["type"] != "websocket.receive":
                    self.end(None)
                    return
                self.doing = True
                await self.hear(in_bytes(frame.get("text"), frame.get("bytes")))
                self.doing = False
        except GONE:
            self.end(None)
        finally:
            self.reading, self.doing = None, False

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
