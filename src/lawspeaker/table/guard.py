"""The guard: stands before the app, turns away what does not come from our own pages or comes too often, and puts the
headers on every response that keep browsers from doing what we do not want.
"""

from __future__ import annotations

from copy import copy
from http.cookies import CookieError, SimpleCookie

import msgspec
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from lawspeaker.table.limits import Limit
from lawspeaker.table.origins import known_host, same_origin
from lawspeaker.table.settings import Settings

READING = ("GET", "HEAD")
POLICY = "; ".join(
    [
        "default-src 'self'",
        "connect-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # the address of a room or an invitation is nobody else's business
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SECURE = {"strict-transport-security": "max-age=31536000"}


class Error(msgspec.Struct):
    """What went wrong: a code for programs, and one sentence for people."""

    error: str
    reason: str


class Guard:
    """An app with a guard before it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Limit(rate=20, most=120)  # for each cookie, and for each address without one
        self.addresses = Limit(rate=60, most=400)  # several people may share one
        headers = HEADERS | (SECURE if settings.secure else {})
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:  # a socket checks for itself
            await self.app(scope, receive, send)
            return

        only_head = scope["method"] == HttpMethod.HEAD

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            elif message["type"] == "http.response.body" and only_head:
                message["body"] = b""
            await send(message)

        wrong = self.wrong(scope)
        if wrong is None:
            await self.app(as_get(scope) if only_head else scope, receive, send_guarded)
        else:
            await refuse(send_guarded, *wrong)

    def wrong(self, scope: HTTPScope) -> tuple[int, Error] | None:
        """Why a request is turned away, if it is."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not known_host(headers.get("host", ""), self.settings):
            return 421, Error("unknown_host", "this server is not known by that name; see LAWSPEAKER_ADDRESS")
        if not self.within_limits(scope, headers):
            return 429, Error("too_often", "too many requests; wait a little")
        if scope["method"] in READING:
            return None
        if not same_origin(headers, self.settings):
            return 403, Error("other_origin", "this can be done from the pages of this server only")
        kind = headers.get("content-type", "").partition(";")[0].strip().casefold()
        if scope["method"] != "DELETE" and kind != "application/json":
            return 415, Error("not_json", "the content type must be application/json")
        return None

    def within_limits(self, scope: HTTPScope, headers: dict[str, str]) -> bool:
        client = scope.get("client")
        address = client[0] if client else ""
        cookie = cookie_of(headers.get("cookie", ""), self.settings.cookie)
        return self.addresses.allows(address) and self.requests.allows(cookie or address)


def as_get(scope: HTTPScope) -> HTTPScope:
    """A request for the head of something, as one for all of it."""
    asked = copy(scope)
    asked["method"] = HttpMethod.GET
    return asked


def cookie_of(header: str, name: str) -> str:
    """One cookie of a Cookie header, or nothing."""
    try:
        found = SimpleCookie(header).get(name)
    except CookieError:
        return ""
    return "" if found is None else found.value


async def refuse(send: Send, status: int, error: Error) -> None:
    body = msgspec.json.encode(error)
    length = str(len(body)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
