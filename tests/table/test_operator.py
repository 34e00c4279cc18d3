"""What whoever runs the server is shown, and strangers are not."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from lawspeaker.table.house import House
from lawspeaker.table.http.app import build
from lawspeaker.table.http.operator import is_loopback, password_of
from lawspeaker.table.rooms.people import hashed
from lawspeaker.table.server import JsonLines
from lawspeaker.table.settings import Settings
from lawspeaker.table.storage.store import Store
from tests.table.company import Onlooker, begin_room, choose
from tests.table.guests import Guest

LINE = re.compile(r'(# (HELP|TYPE) lawspeaker_\w+ .+|lawspeaker_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [0-9.e+-]+)')
PAGES = ("/metrics", "/operator", "/operator/backup")


async def test_numbers_are_told_as_prometheus_reads_them(house: House, guest: Callable[[], Guest]) -> None:
    room = await begin_room(house.store)
    table = house.tables.table(room)
    await table.attend(Onlooker("ada"))
    await choose(table, "draw")
    told = await guest().call("GET", "/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = told.text.splitlines()
    assert all(LINE.fullmatch(line) for line in lines), [line for line in lines if not LINE.fullmatch(line)]
    for line in (
        'lawspeaker_answers_total{by="person"} 1',
        "lawspeaker_commits_total 1",
        "lawspeaker_tables 1",
        "lawspeaker_sockets 1",
        'lawspeaker_told_seconds_bucket{le="+Inf"} 1',
        "lawspeaker_told_seconds_count 1",
        'lawspeaker_part_measured_total{part="commit"} 1',
    ):
        assert line in lines
    assert room not in told.text


async def test_strangers_find_nothing(house: House, guest: Callable[[], Guest]) -> None:
    for path in PAGES:
        assert (await guest().call("GET", path)).status_code == 200
        assert (await guest().call("GET", path, x_forwarded_for="192.0.2.1")).status_code == 404
        assert (await guest().call("GET", path, host="192.0.2.7:8019")).status_code == 404


async def test_where_there_is_a_password_it_is_asked_for(database: str, static: Path) -> None:
    house = House(Settings(database, static=static, operator="sesame"))
    await house.store.open()
    browser = Guest(build(house))
    for path in PAGES:
        refused = await browser.call("GET", path, authorization="Bearer sesam")
        assert (refused.status_code, refused.content) == (401, b"")
        assert refused.headers["www-authenticate"].startswith("Basic")
        assert (await browser.call("GET", path, authorization="Bearer sesame")).status_code == 200
        # b64 of "anybody:sesame"
        assert (await browser.call("GET", path, authorization="Basic YW55Ym9keTpzZXNhbWU=")).status_code == 200
    await browser.client.aclose()
    await house.store.close()


@pytest.mark.parametrize("said", ["", "Basic", "Basic !", "Basic c2VzYW1l", "Digest sesame", "Bearer"])
def test_what_is_no_password_is_none(said: str) -> None:
    assert password_of(said) == ""


def test_who_is_here() -> None:
    assert all(map(is_loopback, ["127.0.0.1", "127.1.2.3", "::1", "[::1]", "localhost"]))
    assert not any(map(is_loopback, ["", "192.0.2.1", "table.example", "127.0.0.1.example"]))


async def test_a_backup_holds_every_game(house: House, guest: Callable[[], Guest], tmp_path: Path) -> None:
    room = await begin_room(house.store)
    assert await read(house, room)
    await choose(house.tables.table(room), "draw")
    saved = await guest().call("GET", "/operator/backup")
    assert "attachment" in saved.headers["content-disposition"]
    (tmp_path / "saved.db").write_bytes(saved.content)
    restored = Store(f"sqlite:///{tmp_path / 'saved.db'}")
    await restored.open()
    assert [step.option for step in await restored.steps(room)] == ["draw"]
    await restored.close()


async def read(house: House, room: str) -> bool:
    async with house.tables.table(room).held() as found:
        return found.id == room


async def test_the_page_speaks_the_language_of_the_browser(guest: Callable[[], Guest]) -> None:
    told = [(await guest().call("GET", "/operator", accept_language=lang)).text for lang in ("en", "ja", "ko")]
    assert "well: the database answers" in told[0]
    assert "卓のサーバー" in told[1]
    assert "테이블 서버" in told[2]


async def test_no_secret_is_logged(house: House, guest: Callable[[], Guest], caplog: pytest.LogCaptureFixture) -> None:
    """Neither an invitation in an address nor the hash of a cookie in a statement that fails."""
    ada = await guest().meet("Ada")
    await house.store.transactions.write(lambda session: session.execute(text("DROP TABLE seat")))
    assert (await ada.call("GET", "/api/join/a-secret-invitation")).status_code == 500
    await house.store.transactions.write(lambda session: session.execute(text("DROP TABLE visit")))
    assert (await ada.call("GET", "/api/me")).status_code == 500
    logged = "\n".join(caplog.handler.format(line) for line in caplog.records if line.name != "httpx")  # who asks here
    assert "/api/join/{" in logged
    assert "no such table" in logged
    for secret in ("a-secret-invitation", hashed("a-secret-invitation"), ada.cookie, hashed(ada.cookie)):
        assert secret not in logged


def test_a_log_for_programs_has_one_object_a_line() -> None:
    try:
        raise ValueError("no\nluck")
    except ValueError:
        record = logging.LogRecord("table", logging.ERROR, "", 0, "room %s", ("r",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["from"], told["message"]) == ("error", "table", "room r")
    assert told["error"].endswith("ValueError: no\nluck")
