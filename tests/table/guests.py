"""Guests: browsers that call the server over HTTP, and somebody who plays their games for them."""

from __future__ import annotations

from typing import Any

import httpx

from lawspeaker.table.http.guard import Guard
from lawspeaker.table.live.table import LiveTable
from tests.table.company import play

HERE = "http://127.0.0.1:8019"


async def finish(table: LiveTable, answers: int = 10_000) -> None:
    """Play a game to its end, or for so many answers, always with the first option."""
    async with table.held():
        pass  # it is read now
    await play(table, lambda options: 0, answers)


class Guest:
    """A browser with its cookies."""

    def __init__(self, app: Guard, address: str = HERE) -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)  # type: ignore[arg-type]
        self.client = httpx.AsyncClient(transport=transport, base_url=address)

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """A request as our own pages send it; headers are named with underscores."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if method == "GET":
            return await self.client.get(path, headers=named)
        return await self.client.request(
            method, path, json={} if body is None else body, headers={"origin": HERE} | named
        )

    async def get(self, path: str, status: int = 200) -> Any:
        """What a path answers; the status must be this one."""
        answer = await self.call("GET", path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def send(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        """What comes of a change; it must go well, or with this status."""
        answer = await self.call(method, path, body)
        assert answer.is_success if status is None else answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        return await self.send("POST", path, body, status)

    async def meet(self, name: str | None = None) -> Guest:
        """Become somebody, with a name."""
        await self.get("/api/me")
        if name is not None:
            await self.send("PATCH", "/api/me", {"name": name})
        return self

    async def me(self) -> Any:
        return (await self.get("/api/me"))["person"]

    @property
    def cookie(self) -> str:
        return self.client.cookies["lawspeaker"]
