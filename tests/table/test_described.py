"""The description at /schema: requests made from it, fitting or not, get the answers that it describes.

make fuzz-requests          many more of them
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis import GenerationMode, checks
from schemathesis.core.result import Ok

from lawspeaker.table.house import House
from lawspeaker.table.http.app import build
from lawspeaker.table.limits import Limit
from lawspeaker.table.settings import Settings
from tests.table.guests import HERE

EXAMPLES = int(os.environ.get("EXAMPLES", "5"))  # for each operation, of fitting requests and of others
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]
Client = TestClient[Any]


JSON = {"content-type": "application/json"}  # as our own pages say even where there is nothing in the body


def unlimited() -> Limit:
    return Limit(rate=1e9, most=1e9)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A browser that may ask as often as it likes."""
    folder: Path = tmp_path_factory.mktemp("described")
    house = House(Settings(f"sqlite:///{folder / 'table.db'}"))
    for name, limit in list(vars(house.limits).items()):
        if isinstance(limit, Limit):
            setattr(house.limits, name, unlimited())
    with TestClient(build(house), base_url=HERE) as browser:
        yield browser


@pytest.fixture
def known(client: Client) -> dict[str, list[object]]:
    """What requests can name, so that not all are refused as unknown. Whoever asks has just come."""
    client.cookies.clear()
    client.get("/api/me").raise_for_status()
    seats = [["me", "friend"], ["me", "random"]]
    opened = [client.post("/api/rooms", json={"game": "toy", "seats": each}).json() for each in seats]
    return {
        "room": [each["room"]["id"] for each in opened],
        "token": [link.rpartition("/")[2] for link in opened[0]["invites"].values()],
        "number": [0, 1],
        "game": ["arctic", "toy"],
        "clause": ["P6.2"],
        "lesson": ["first-game"],
        "answers": [[], [""]],
        "seats": [*seats],
        "rules": [{}],
        "clock": [None],
        "absent": [None],
        "login": ["ada", "bob"],
        "password": ["correct horse battery"],
        "bot": ["random"],
    }


def operations() -> list[Any]:
    """What is described, each with its method and path."""
    app = cast(Litestar, build(House(Settings("sqlite://"))).app)
    schema = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    return [cast(Ok[Any], found).ok() for found in schema.get_all_operations()]


def in_httpx(sent: dict[str, Any]) -> dict[str, Any]:
    """A request in the words of httpx, with the cookies that the client has."""
    named = {"data": "content"}
    return {named.get(name, name): value for name, value in sent.items() if name != "cookies"}


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_answers_are_as_described(operation: Any, client: Client, known: dict[str, list[object]]) -> None:
    kinds = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]

    @settings(
        max_examples=EXAMPLES * len(kinds),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(kinds), lots=st.data())
    def ask(case: Any, lots: st.DataObject) -> None:
        for named in (case.path_parameters, case.body):
            if isinstance(named, dict):
                for name in named.keys() & known.keys():
                    named[name] = lots.draw(st.sampled_from([*known[name], named[name]]), label=name)
        answer = client.request(**in_httpx(case.as_transport_kwargs(base_url=HERE, headers=JSON)))
        case.validate_response(answer, checks=CHECKS)

    ask()
