"""The real server on loopback, and people who come to it over the network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from lawspeaker.table.house import House
from lawspeaker.table.http.app import build
from lawspeaker.table.limits import MOST_FRAME_BYTES
from lawspeaker.table.settings import Settings
from lawspeaker.table.wire import wire


@asynccontextmanager
async def serving(folder: Path, house: House | None = None) -> AsyncIterator[str]:
    """The server in this process; gives where it listens."""
    listening = socket.create_server(("127.0.0.1", 0))
    house = house or House(Settings(database=f"sqlite:///{folder / 'table.db'}"))
    config = uvicorn.Config(build(house), log_level="error", ws=wire(house.meters), ws_max_size=MOST_FRAME_BYTES)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not running.done()
        await asyncio.sleep(0)
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


class Caller:
    """Somebody with a browser: asks for things, and sits at tables."""

    def __init__(self, address: str, own: str = "127.0.0.1") -> None:
        self.address = address
        self.own = own  # where they come from
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}", transport=httpx.AsyncHTTPTransport(local_address=own), timeout=60
        )

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def arrive(self, name: str) -> None:
        assert (await self.http.get("/api/me")).is_success
        assert (await self.http.patch("/api/me", json={"name": name})).is_success

    async def open_room(self, *seats: str, game: str = "arctic", **more: Any) -> dict[str, Any]:
        if game == "arctic":
            more.setdefault("rules", {"start_player": "first_seat"})
        answer = await self.http.post("/api/rooms", json={"game": game, "seats": seats, **more})
        assert answer.is_success, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    async def join(self, link: str) -> None:
        answer = await self.http.post(f"/api/join/{link.rpartition('/')[2]}", json={})
        assert answer.is_success, answer.text

    def sit(self, room: str, lang: str = "en", **headers: str) -> Connected:
        url = f"ws://{self.address}/socket/{room}?lang={lang}"
        sent = {**({"Cookie": self.cookie} if self.cookie else {}), **headers}
        return Connected(url, sent, self.own)


class Connected:
    """A socket at a table."""

    def __init__(self, url: str, headers: dict[str, str], own: str) -> None:
        self.connecting = connect(
            url,
            additional_headers=headers,
            local_addr=(own, 0),
            max_size=None,
            open_timeout=None,  # a busy machine is no reason to give up,
            ping_interval=None,  # neither now nor later
        )
        self.id = 0

    async def __aenter__(self) -> Connected:
        self.socket: ClientConnection = await self.connecting
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def hear(self, kind: str = "") -> dict[str, Any]:
        """The next message, of this kind if one is named."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
            if kind in ("", message["type"]):
                return message

    async def say(self, kind: str, **more: Any) -> int:
        self.id += 1
        await self.socket.send(msgspec.json.encode({"type": kind, "id": self.id, **more}).decode())
        return self.id

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Say something, and what is answered to that."""
        number = await self.say(kind, **more)
        while (heard := await self.hear()).get("id") != number:
            pass
        return heard
