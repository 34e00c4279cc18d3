"""The wire: sockets as uvicorn speaks them, but sparing.

- Only long messages are compressed. Most say what is different since the last one, and compressing those costs more
  than anything else that is done to them.
- Nothing is kept from one message to the next for compressing: that would be 40 kB for each socket.
- What goes to one socket in the same moment, such as an acknowledgement and the update, goes out in one system call.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from lawspeaker.table.meters import COMPRESS, SAMPLE, SEND, Meters, work

SHORT = 4096  # bytes; messages up to this are not compressed


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


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    meters: ClassVar[Meters]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            SparingFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        ]
        self.unwritten: list[bytes] = []

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

    def put(self, data: bytes) -> None:
        """Write a message soon, with others of the same moment."""
        meters = self.meters
        meters.messages += 1
        meters.bytes += len(data)
        begun = 0.0 if meters.messages % SAMPLE else work()
        self.conn.send_text(data)
        if not self.unwritten:
            self.loop.call_soon(self.flush)
        self.unwritten += self.conn.data_to_send()
        if begun:
            meters.spend(COMPRESS, work() - begun)

    def flush(self) -> None:
        if not self.unwritten:
            return
        data, self.unwritten = b"".join(self.unwritten), []
        if self.transport.is_closing():
            return
        meters = self.meters
        meters.writes += 1
        begun = 0.0 if meters.writes % SAMPLE else work()
        self.transport.write(data)
        if begun:
            meters.spend(SEND, work() - begun)


def wire(meters: Meters) -> type[Wire]:
    """The sockets of one server, with its meters."""
    return type("MeteredWire", (Wire,), {"meters": meters})
