"""The app: everything that is answered, with the guard before it, and every error told as a code and a sentence."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, get_args

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Schema

from lawspeaker.kernel.errors import LawspeakerError, UnknownGame
from lawspeaker.law.errors import UnknownClause
from lawspeaker.lessons.library import UnknownLesson
from lawspeaker.table.house import House
from lawspeaker.table.http.api import api, health
from lawspeaker.table.http.asking import the_house
from lawspeaker.table.http.guard import Error, Guard, headers_of
from lawspeaker.table.http.operator import backup, metrics, operator
from lawspeaker.table.http.pages import Pages, page
from lawspeaker.table.live.sockets import Sockets
from lawspeaker.table.refusals import Code, Refusal
from lawspeaker.version import __version__

_log = logging.getLogger(__name__)
REFUSED: dict[int, tuple[Code, str]] = {
    400: ("invalid", "the request could not be read"),
    404: ("unknown", "there is nothing at this address"),
    405: ("not_allowed", "that cannot be done at this address"),
    413: ("too_big", "that is more than this server takes"),
}
AnyRequest = Request[Any, Any, State]


def build(house: House) -> Guard:
    """The whole server as an ASGI app; it opens its house when it starts."""
    return Guard(unguarded(house), house.settings, house.limits)


def described(house: House) -> dict[str, Any]:
    """All requests, as /schema describes them."""
    return unguarded(house).openapi_schema.to_schema()


def unguarded(house: House) -> Litestar:
    """The app without the guard."""
    settings = house.settings
    sockets = Sockets(settings, house.people, house.tables, house.minds, house.limits)

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        async with house.opened():
            yield

    app = Litestar(
        [api, health, metrics, operator, backup, page, sockets.route()],
        lifespan=[opened],
        state=State({"house": house, "pages": Pages(settings.static)}),
        dependencies={"house": Provide(the_house)},
        exception_handlers={
            HTTPException: http_error,
            ValidationException: invalid,
            LawspeakerError: told,
            RecursionError: nested,
            Exception: unexpected,
        },
        openapi_config=OpenAPIConfig(
            "Lawspeaker's table",
            __version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
            operation_id_creator=lambda handler, method, path: handler.handler_name,
        ),
        compression_config=CompressionConfig("gzip"),
        logging_config=None,  # logging is up to whoever runs the app
    )
    correct(app.openapi_schema)
    return app


def correct(described: OpenAPI) -> None:
    """Describe what Litestar cannot know: every refusal has the same form, and no content means no JSON."""
    words = {name: Schema(type=OpenAPIType.STRING) for name in Error.__struct_fields__}
    words["error"].enum = get_args(Code)
    shape = Schema(type=OpenAPIType.OBJECT, title="Error", properties={**words}, required=list(words))
    refusal = OpenAPIResponse(
        "It could not be done: a code for programs, and one sentence for people",
        content={"application/json": OpenAPIMediaType(shape)},
    )
    for item in (described.paths or {}).values():
        for operation in (item.get, item.post, item.patch, item.delete):
            if operation is None or operation.responses is None:
                continue
            operation.responses.pop("400", None)
            operation.responses["default"] = refusal
            if "204" in operation.responses:
                operation.responses["204"] = OpenAPIResponse("It is done")


# Errors.


def error(status: int, code: Code, reason: str, headers: Mapping[str, str] | None = None) -> Response[Error]:
    return Response(Error(code, reason), status_code=status, media_type="application/json", headers=headers)


def told(request: AnyRequest, problem: LawspeakerError) -> Response[Error]:
    """What the rules or the rooms refuse: the error itself says what is wrong."""
    reason = " ".join(str(problem).split())
    if isinstance(problem, Refusal):
        return error(problem.status, problem.code, reason, headers_of(problem))
    if isinstance(problem, UnknownGame | UnknownClause | UnknownLesson):
        return error(404, "unknown", reason)
    return error(400, "invalid", reason)


def invalid(request: AnyRequest, problem: ValidationException) -> Response[Error]:
    """What is wrong with a request, place by place."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    wrong = [f"{found.get('key', 'data')}: {found.get('message', '')}".removeprefix("data: ") for found in extra]
    return error(400, "invalid", f"the request does not fit: {'; '.join(wrong) or problem.detail}")


def nested(request: AnyRequest, problem: RecursionError) -> Response[Error]:
    return error(400, "invalid", "the request is nested too deeply")


def http_error(request: AnyRequest, problem: HTTPException) -> Response[Error]:
    """What Litestar itself refuses."""
    status = problem.status_code
    if status >= 500:
        return unexpected(request, problem)
    code, reason = REFUSED.get(status, ("refused", problem.detail))
    return error(status, code, f"{reason}: {problem.detail}" if status == 400 else reason)


def unexpected(request: AnyRequest, problem: Exception) -> Response[Error]:
    """An internal error: the log has the details, the response none. A path may hold an invitation, which is a secret;
    so the log has the path as it is declared.
    """
    _log.error("%s %s failed", request.method, request.scope.get("path_template", "a request"), exc_info=problem)
    return error(500, "internal", "something went wrong in the server; it has been noted")
