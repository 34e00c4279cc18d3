"""The wire: sockets as uvicorn speaks them, but sparing.

- Only long messages are compressed. Most say what is different since the last one, and compressing those costs more
  than anything else that is done to them.
- Nothing is kept from one message to the next for compressing: that would be 40 kB for each socket.
- What goes to one socket in the same moment, such as an acknowledgement and the update, goes out in one system call.
- A table that has something to send to somebody who keeps up gives it to the wire itself, without a queue between.
- Reading goes on while few messages wait: to stop and to start again would be two system calls for each.
- The app lets somebody in, hands the socket over to whoever listens to it, and returns: what it needed for that, a
  dozen coroutines within one another, is gone then, and so are the headers. A socket that says nothing has no task.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, ClassVar, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.typing import ExtensionParameter

from lawspeaker.table.meters import COMPRESS, SAMPLE, SEND, Meters, work

SHORT = 4096  # bytes; messages up to this are not compressed
MOST_UNWRITTEN = 65_536  # bytes that a wire takes in one moment
MOST_UNREAD = 8  # messages of one socket that wait to be done before no more are read
NAME = "lawspeaker.wire"  # under which a socket's scope has its wire, as an extension of ASGI
TEXT = 0x81  # the first byte of a frame that is a whole text,
LONGER = 126  # and the second where its length takes two more bytes


class Sparing(PerMessageDeflate):
    """Compresses long messages only; each message says whether it is."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) <= SHORT else super().encode(frame)


class SparingFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, Sparing(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )


class Inbox:
    """What came by one socket, for whoever asks: as asyncio's queue, in a tenth of its memory. `listener` is told
    whenever something has come.
    """

    __slots__ = ("events", "listener", "waiting")

    def __init__(self) -> None:
        self.events: list[Any] = []
        self.listener: Callable[[], None] | None = None
        self.waiting: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)
        if self.listener is not None:
            self.listener()

    async def get(self) -> Any:
        while not self.events:
            self.waiting = asyncio.get_running_loop().create_future()
            try:
                await self.waiting
            finally:
                self.waiting = None
        return self.events.pop(0)

    def qsize(self) -> int:
        return len(self.events)

    def empty(self) -> bool:
        return not self.events


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    meters: ClassVar[Meters]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            SparingFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        ]
        self.queue = self.inbox = Inbox()  # type: ignore[assignment]
        self.unwritten: list[bytes] = []
        self.unwritten_bytes = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[NAME] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it and the protocol hold each other, and would wait long for the garbage collector

    async def run_asgi(self) -> None:
        """Let the app answer; afterwards the socket is closed, or there is a listener."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a socket could not be served")
        if not self.handshake_complete:
            self.send_500_response()
        if self.inbox.listener is None:
            self.let_go()
        else:  # some kB would stay as long as the socket does; the parser, too, still has the headers
            self.request.headers.clear()
            self.response.headers.clear()
            del self.scope, self.request, self.response

    def hand_over(self, listener: Callable[[], None]) -> None:
        """Call a listener whenever something has come, and now if something has; what it does must not take long."""
        self.inbox.listener = listener
        if not self.inbox.empty():
            listener()

    def has_more(self) -> bool:
        """Whether something has come that nobody has received."""
        return not self.inbox.empty()

    def let_go(self) -> None:
        """Nobody listens any more."""
        self.inbox.listener = None
        if self.close_timer is None:  # otherwise the client has a moment to answer that it is closed
            self.transport.close()

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something that the server waits for when it stops."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() < MOST_UNREAD:
            self.read_paused = True  # so that it is not done now
        super().send_receive_event_to_app()
        self.read_paused = not self.transport.is_reading()

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.send" or not self.handshake_complete or self.close_sent:
            self.flush()
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.transport.is_closing():
            await super().send(message)  # which says what is wrong
            return
        self.put(message["text"].encode() if message.get("text") is not None else message["bytes"])

    def take(self, data: bytes) -> bool:
        """Write a message soon. False where there is too much already, the client does not keep up, or is gone."""
        if self.unwritten_bytes > MOST_UNWRITTEN or not self.writable.is_set():
            return False
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.put(data)
        return True

    def put(self, data: bytes) -> None:
        """Write a message soon, with others of the same moment."""
        meters = self.meters
        meters.messages += 1
        meters.bytes += len(data)
        self.unwritten_bytes += len(data)
        begun = 0.0 if meters.messages % SAMPLE else work()
        if not self.unwritten:
            self.loop.call_soon(self.flush)
        if len(data) <= SHORT:
            self.unwritten += (head_of(len(data)), data)
        else:
            self.conn.send_text(data)
            self.unwritten += self.conn.data_to_send()
        if begun:
            meters.spend(COMPRESS, work() - begun)

    def flush(self) -> None:
        if not self.unwritten:
            return
        data, self.unwritten, self.unwritten_bytes = b"".join(self.unwritten), [], 0
        if self.transport.is_closing():
            return
        meters = self.meters
        meters.writes += 1
        begun = 0.0 if meters.writes % SAMPLE else work()
        self.transport.write(data)
        if begun:
            meters.spend(SEND, work() - begun)


def head_of(length: int) -> bytes:
    """What stands before a short text in its frame (RFC 6455, 5.2)."""
    return bytes((TEXT, length)) if length < LONGER else bytes((TEXT, LONGER, length >> 8, length & 0xFF))


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """The wire of a socket, where it is served by one."""
    return (scope.get("extensions") or {}).get(NAME)


def wire(meters: Meters) -> type[Wire]:
    """The sockets of one server, with its meters."""
    return type("MeteredWire", (Wire,), {"meters": meters})
