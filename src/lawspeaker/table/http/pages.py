"""Pages: the built browser app. Its files are read once, and nothing else on the disk can be asked for."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import get

INDEX = "index.html"
# The pages of the app by name, with their paths: `:field` is any text, and `:field?` may be missing.
ROUTES = {
    "lobby": "/",
    "new": "/new/:game?",
    "room": "/rooms/:id",
    "join": "/join/:token",
    "rules": "/rules/:game/:clause?",
    "learn": "/learn/:game/:lesson?",
    "play": "/rules/:game/:clause/play",
    "account": "/account",
}
FOR_GOOD = "public, max-age=31536000, immutable"  # for files with a hash of their content in their name
ASK_AGAIN = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Lawspeaker</title>
<h1>The table is not built yet</h1>
<p>The server runs, and its pages are missing. Build them with <code>make web</code>, then start the server again with
<code>make play</code>.</p>
</html>
"""


def pattern(route: str) -> str:
    """A route as a regular expression."""
    found = ""
    for part in route.removeprefix("/").split("/"):
        if part.startswith(":"):
            found += "(/[^/]+)?" if part.endswith("?") else "/[^/]+"
        else:
            found += f"/{re.escape(part)}" if part else ""
    return found + "/?"


ANY_ROUTE = re.compile("|".join(map(pattern, ROUTES.values())))


class Pages:
    """The files of the built app, by path."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()
        }

    def page(self, path: str) -> Response[bytes]:
        if path in self.files:
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            return answer(self.files[path], kind, FOR_GOOD if path.startswith("assets/") else ASK_AGAIN)
        if ANY_ROUTE.fullmatch(f"/{path}"):
            return answer(self.files.get(INDEX, NOT_BUILT.encode()), "text/html", ASK_AGAIN)
        raise NotFoundException("there is no such page")


def answer(content: bytes, kind: str, cache: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"cache-control": cache})


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """A file of the app, or the app itself for each of its routes."""
    pages: Pages = request.app.state.pages
    return pages.page(request.scope["path"].removeprefix("/"))
