"""The guard in front of the app: it turns away requests that come from other pages or too often, and adds security
headers to every response.
"""

from __future__ import annotations

from copy import copy
from http.cookies import CookieError, SimpleCookie
from math import ceil

import msgspec
from litestar.enums import HttpMethod, ScopeType
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from lawspeaker.table.limits import Limits
from lawspeaker.table.origins import known_host, read_headers, same_origin
from lawspeaker.table.refusals import Code, Refusal, check_limit
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

    error: Code
    reason: str


class Guard:
    """An app with a guard before it."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
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

        try:
            self.check(scope)
        except Refusal as refusal:
            await refuse(send_guarded, refusal)
        else:
            await self.app(as_get(scope) if only_head else scope, receive, send_guarded)

    def check(self, scope: HTTPScope) -> None:
        """Turn a request away if something is wrong with it."""
        headers = read_headers(scope["headers"])
        if not known_host(headers.get("host", ""), self.settings):
            raise Refusal("unknown_host", "this server is not known by that name; see LAWSPEAKER_ADDRESS", 421)
        self.check_limits(scope, headers)
        if scope["method"] in READING:
            return
        if not same_origin(headers, self.settings):
            raise Refusal("other_origin", "this can be done from the pages of this server only", 403)
        kind = headers.get("content-type", "").partition(";")[0].strip().casefold()
        if scope["method"] != "DELETE" and kind != "application/json":
            raise Refusal("not_json", "the content type must be application/json", 415)

    def check_limits(self, scope: HTTPScope, headers: dict[str, str]) -> None:
        client = scope.get("client")
        address = client[0] if client else ""
        cookie = cookie_of(headers.get("cookie", ""), self.settings.cookie)
        check_limit(self.limits.addresses, address, "too many requests; wait a little")
        check_limit(self.limits.requests, cookie or address, "too many requests; wait a little")


def as_get(scope: HTTPScope) -> HTTPScope:
    """A HEAD request as a GET request."""
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


def headers_of(refusal: Refusal) -> dict[str, str]:
    """Headers for a refusal; after too many requests, when to try again."""
    return {"retry-after": str(max(1, ceil(refusal.wait)))} if refusal.status == HTTP_429_TOO_MANY_REQUESTS else {}


async def refuse(send: Send, refusal: Refusal) -> None:
    body = msgspec.json.encode(Error(refusal.code, str(refusal)))
    told = {"content-type": "application/json", "content-length": str(len(body))} | headers_of(refusal)
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
