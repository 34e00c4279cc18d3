"""What strangers may try: other origins, other names for this server, too much, too often, and odd paths and words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from lawspeaker.table.house import House
from lawspeaker.table.http.app import build
from lawspeaker.table.http.guard import HEADERS
from lawspeaker.table.limits import Limit
from lawspeaker.table.origins import known_host, same_origin
from lawspeaker.table.settings import Settings
from tests.table.guests import HERE, Guest, finish

Come = Callable[[], Guest]
WISH = {"game": "toy", "seats": ["me", "friend"]}
HTML = "<img src=x onerror=alert(1)>"
SQL = "'); DROP TABLE person; --"
SETTINGS = Settings("sqlite://")


# Other origins.


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1:9999", "http://127.0.0.1"])
async def test_a_page_of_another_origin_changes_nothing_with_a_cookie_of_ours(guest: Come, origin: str) -> None:
    ada = await guest().meet("Ada")
    for method, path in (("POST", "/api/rooms"), ("PATCH", "/api/me"), ("DELETE", "/api/session")):
        answer = await ada.call(method, path, {"name": "Mallory"}, origin=origin)
        assert (answer.status_code, answer.json()["error"]) == (403, "other_origin")
    assert (await ada.me())["name"] == "Ada"


@pytest.mark.parametrize("site", ["cross-site", "same-site", "none"])
async def test_what_the_browser_says_about_the_site_counts(guest: Come, site: str) -> None:
    ada = await guest().meet()
    assert (await ada.call("POST", "/api/rooms", WISH, sec_fetch_site=site)).status_code == 403
    assert (await ada.call("POST", "/api/rooms", WISH, sec_fetch_site="same-origin")).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_a_form_cannot_be_sent_as_json(guest: Come, kind: str) -> None:
    ada = await guest().meet()
    answer = await ada.call("POST", "/api/rooms", WISH, content_type=kind)
    assert (answer.status_code, answer.json()["error"]) == (415, "not_json")


async def test_other_pages_cannot_read_or_frame_ours(guest: Come) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/assets/app-1a2b3c.js"):
        answer = await guest().call("GET", path, origin="http://evil.example")
        assert "access-control-allow-origin" not in answer.headers
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    assert "frame-ancestors 'none'" in HEADERS["content-security-policy"]
    assert "unsafe" not in HEADERS["content-security-policy"]


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8019", "127.0.0.1.evil.example", "", "[::1", "a b"])
async def test_a_stranger_s_name_for_this_server_is_refused(guest: Come, host: str) -> None:
    answer = await guest().call("GET", "/api/me", host=host)
    assert (answer.status_code, answer.json()["error"]) == (421, "unknown_host")
    assert "set-cookie" not in answer.headers


def test_the_names_of_this_server() -> None:
    for host in ("127.0.0.1", "127.0.0.1:8019", "localhost:8019", "[::1]:8019", "192.168.1.7:8019"):
        assert known_host(host, SETTINGS)
    public = replace(SETTINGS, address="https://table.example")
    assert known_host("table.example", public)
    assert not known_host("table.example", SETTINGS)
    assert same_origin({"origin": "https://table.example", "host": "127.0.0.1:8019"}, public)
    assert not same_origin({"origin": "https://table.example", "host": "127.0.0.1:8019"}, SETTINGS)
    assert same_origin({"host": "127.0.0.1:8019"}, SETTINGS)  # a program, not a page


async def test_behind_https_the_cookie_is_for_https_only(database: str, static: Path) -> None:
    house = House(Settings(database, address="https://table.example", secure=True, static=static))
    await house.store.open()
    browser = Guest(build(house), "https://table.example")
    answer = await browser.call("GET", "/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-lawspeaker=")
    assert "Secure" in cookie
    assert "Domain" not in cookie
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    await browser.client.aclose()
    await house.store.close()


# Cookies.


async def test_a_cookie_that_was_not_given_out_is_nobody_s(guest: Come) -> None:
    ada = await guest().meet("Ada")
    for cookie in ("x", ada.cookie[:-1], ada.cookie + "x", SQL, "%00", '"'):
        answer = await guest().client.post(
            "/api/rooms", json=WISH, headers={"origin": HERE, "cookie": f"lawspeaker={cookie}"}
        )
        assert answer.status_code == 401


async def test_answers_to_people_are_not_kept_by_caches(guest: Come) -> None:
    assert (await guest().call("GET", "/api/me")).headers["cache-control"] == "no-store"


# Odd words.


@pytest.mark.parametrize("name", [HTML, SQL, "{{7*7}}", "${jndi:x}", "../../etc", "\\", "%s%n", "🏴‍☠️"])
async def test_names_are_text_and_nothing_else(guest: Come, name: str) -> None:
    ada = await guest().meet(name)
    assert (await ada.me())["name"] == name
    room = (await ada.post("/api/rooms", WISH))["room"]
    assert room["seats"][0]["name"] == name
    answer = await ada.call("GET", f"/api/rooms/{room['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("odd", [HTML, SQL, "%00", "%2e%2e%2f", "a" * 5000, "%ff", "%F0%9F%A6%8A"])
async def test_odd_names_of_things_are_not_found(guest: Come, odd: str) -> None:
    ada = await guest().meet()
    for path in (f"/api/rooms/{odd}", f"/api/law/{odd}", f"/api/law/arctic/{odd}", f"/api/games/{odd}/words"):
        answer = await ada.call("GET", path)
        assert answer.status_code == 404, answer.text
        assert answer.headers["content-type"] == "application/json"
    assert (await ada.call("POST", f"/api/join/{odd}")).status_code == 404
    assert (await ada.call("GET", f"/api/law/arctic?q={odd}")).status_code == 200


async def test_no_reason_repeats_a_request_as_html(guest: Come) -> None:
    ada = await guest().meet()
    answer = await ada.call("POST", "/api/rooms", WISH | {"game": HTML})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\xff\xfe", b'{"name": "\\ud800"}', b"[" * 12_000, b"null", b'{"name": 1e999}', b'{"name": {}}'],
)
async def test_what_is_no_json_of_the_right_kind_is_refused(guest: Come, body: bytes) -> None:
    ada = await guest().meet("Ada")
    answer = await ada.client.patch("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "invalid")
    assert (await ada.me())["name"] == "Ada"


# Odd paths.


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "/..%5csecret.txt",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/assets/%00",
        "/assets",
        "/assets/",
        "/static/index.html",
        "/table.db",
    ],
)
async def test_only_the_files_of_the_app_are_served(guest: Come, path: str) -> None:
    url = httpx.URL(HERE).copy_with(raw_path=path.encode())
    answer = await guest().client.get(url)
    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.parametrize(
    "tail", ["at/0/../../x", "at/%2e%2e", "at/1e3", "at/99999999999999999999999", "at/0%00", "at/", "at/x", "at/-0x1"]
)
async def test_odd_numbers_of_the_past_are_not_found(guest: Come, tail: str) -> None:
    ada = await guest().meet()
    room = (await ada.post("/api/rooms", WISH | {"seats": ["me", "random"]}))["room"]["id"]
    url = httpx.URL(HERE).copy_with(raw_path=f"/api/rooms/{room}/{tail}".encode())
    answer = await ada.client.get(url)
    assert answer.status_code == 404, answer.text


# The app.


@pytest.mark.parametrize(
    "path", ["/", "/rooms/abc", "/join/abc", "/rules/arctic", "/rules/arctic/P6.2", "/account", "/new"]
)
async def test_the_app_is_served_at_its_routes(guest: Come, path: str) -> None:
    answer = await guest().call("GET", path)
    assert answer.text == "<title>The app</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_files_with_a_hash_in_their_name_are_kept_for_good(guest: Come) -> None:
    script = await guest().call("GET", "/assets/app-1a2b3c.js")
    assert script.text == "let app"
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    icon = await guest().call("GET", "/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


async def test_without_the_built_app_a_page_says_how_to_build_it(database: str, tmp_path: Path) -> None:
    browser = Guest(build(House(Settings(database, static=tmp_path / "nothing"))))
    answer = await browser.call("GET", "/")
    assert answer.status_code == 200
    assert "make web" in answer.text
    await browser.client.aclose()


# Too much, too often.


async def test_a_body_can_be_too_big(guest: Come) -> None:
    ada = await guest().meet()
    answer = await ada.call("POST", "/api/rooms", WISH | {"game": "x" * 20_000})
    assert (answer.status_code, answer.json()["error"]) == (413, "too_big")
    save = await ada.call("POST", "/api/rooms/import", {"game": "x" * 20_000})
    assert save.status_code == 400  # a stored game may be that long
    save = await ada.call("POST", "/api/rooms/import", {"game": "x" * 2_000_001})
    assert save.status_code == 413


def told_when_to_come_again(answer: httpx.Response) -> bool:
    return answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1


async def test_who_is_told_to_wait_is_told_how_long(guest: Come, house: House) -> None:
    """Whatever was too often: requests of one browser or one address, new people, rooms, games, accounts and logins."""
    ada = await guest().meet()
    room = (await ada.post("/api/rooms", WISH))["room"]["id"]
    login = {"login": "ada", "password": "correct horse"}
    nothing = Limit(rate=0.1, most=0.5)
    for name, method, path, body in (
        ("newcomers", "GET", "/api/me", None),
        ("accounts", "POST", "/api/account", login),
        ("logins", "POST", "/api/session", login),
        ("rooms", "POST", "/api/rooms", WISH),
        ("rooms", "POST", f"/api/rooms/{room}/rematch", None),
        ("games", "POST", "/api/rooms/import", (await exported(ada, house))),
        ("requests", "GET", "/healthz", None),
        ("addresses", "GET", "/", None),
    ):
        usual = getattr(house.limits, name)
        setattr(house.limits, name, nothing)
        browser = guest() if name == "newcomers" else ada
        answer = await browser.call(method, path, body)
        assert told_when_to_come_again(answer), (name, answer.text)
        assert int(answer.headers["retry-after"]) <= 10
        setattr(house.limits, name, usual)


async def exported(ada: Guest, house: House) -> object:
    """A finished game as a file."""
    room = (await ada.post("/api/rooms", WISH | {"seats": ["me", "random"]}))["room"]["id"]
    await finish(house.tables.table(room))
    return await ada.get(f"/api/rooms/{room}/export")


async def test_requests_can_come_too_often(house: House) -> None:
    house.limits.requests = Limit(rate=0, most=3)
    browser = Guest(build(house))
    told = [(await browser.call("GET", "/healthz")).status_code for _ in range(4)]
    assert told == [200, 200, 200, 429]
    await browser.client.aclose()


async def test_one_address_cannot_become_people_without_end(guest: Come, house: House) -> None:
    house.limits.newcomers = Limit(rate=0, most=2)
    for _ in range(2):
        await guest().meet()
    assert (await guest().call("GET", "/api/me")).status_code == 429


async def test_one_person_cannot_open_rooms_without_end(guest: Come, house: House) -> None:
    house.limits.rooms = Limit(rate=0, most=1)
    ada = await guest().meet()
    await ada.post("/api/rooms", WISH)
    assert (await ada.post("/api/rooms", WISH, status=429))["error"] == "too_often"
    await (await guest().meet()).post("/api/rooms", WISH)
