"""The HTTP side: what a browser asks for, and what it is told when that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from lawspeaker.kernel import save as saves
from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.start import start
from lawspeaker.table.house import House
from lawspeaker.table.rooms.people import KEPT_DAYS
from tests.table.guests import Guest, finish

Come = Callable[[], Guest]
WISH = {"game": "toy", "seats": ["me", "friend"]}


async def opened(guest: Guest, **wishes: object) -> str:
    room: str = (await guest.post("/api/rooms", WISH | wishes))["room"]["id"]
    return room


# People.


async def test_who_comes_first_gets_a_cookie_and_is_somebody(guest: Come) -> None:
    ada = guest()
    answer = await ada.call("GET", "/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("lawspeaker=")
    for part in ("HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={KEPT_DAYS * 86_400}"):
        assert part in cookie
    assert "Secure" not in cookie
    assert answer.json()["games"] == []
    assert (await ada.me())["id"] == answer.json()["person"]["id"]
    assert (await guest().me())["id"] != answer.json()["person"]["id"]


async def test_names_languages_and_addresses_change(guest: Come) -> None:
    ada = await guest().meet()
    await ada.send("PATCH", "/api/me", {"name": " Ada ", "lang": "ko", "email": "ada@example.org"})
    me = await ada.me()
    assert (me["name"], me["lang"], me["email"]) == ("Ada", "ko", "ada@example.org")
    await ada.send("PATCH", "/api/me", {"email": None})
    me = await ada.me()
    assert (me["name"], me["email"]) == ("Ada", None)
    told = await ada.send("PATCH", "/api/me", {"name": "a\nb"}, status=400)
    assert told == {"error": "invalid", "reason": "a name must not contain control characters"}


async def test_an_account_is_made_left_and_found_again(guest: Come) -> None:
    ada = await guest().meet()
    room = await opened(ada)
    first = ada.cookie
    me = await ada.post("/api/account", {"login": "ada", "password": "correct horse", "name": "Ada"})
    assert (me["person"]["login"], me["person"]["name"]) == ("ada", "Ada")
    assert [game["id"] for game in me["games"]] == [room]
    assert ada.cookie != first
    await ada.send("DELETE", "/api/session")
    assert "lawspeaker" not in ada.client.cookies
    assert (await ada.me())["login"] is None
    told = await ada.post("/api/session", {"login": "ada", "password": "wrong"}, status=403)
    assert told["error"] == "wrong_login"
    me = await ada.post("/api/session", {"login": "Ada", "password": "correct horse"})
    assert [game["id"] for game in me["games"]] == [room]
    taken = await (await guest().meet()).post("/api/account", {"login": "ada", "password": "12345678"}, status=409)
    assert taken["error"] == "login_taken"


async def test_what_changes_something_needs_somebody(guest: Come) -> None:
    told = await guest().post("/api/rooms", WISH, status=401)
    assert told["error"] == "no_visitor"


# Games and the law.


async def test_games_in_three_languages(guest: Come) -> None:
    ada = guest()
    games = {game["name"]: game for game in await ada.get("/api/games")}
    assert set(shelf.names()) == set(games)
    arctic = games["arctic"]
    assert arctic["seat_counts"] == list(shelf.find("arctic").seat_counts)
    assert arctic["levels"] == ["novice", "skilled", "expert", "master"]
    assert set(arctic["levels"]) < {bot["name"] for bot in arctic["bots"]}
    assert all(bot["about"] for bot in arctic["bots"])
    assert arctic["about"].endswith(".")
    assert (arctic["minutes"], arctic["weight"]) == ([90, 120], 3)
    passing = next(option for option in arctic["options"] if option["name"] == "passing")
    assert [value["value"] for value in passing["values"]] == ["forfeit", "skip"]
    assert {option["kind"] for option in arctic["options"]} == {"ruling", "variant"}
    japanese = {game["name"]: game for game in await ada.get("/api/games?lang=ja")}
    assert japanese["arctic"]["options"][0]["title"] != arctic["options"][0]["title"]


async def test_what_each_seat_plays_is_an_option_of_its_own_kind(guest: Come) -> None:
    games = {game["name"]: game for game in await guest().get("/api/games")}
    sides = {name: [o["name"] for o in game["options"] if o["kind"] == "side"] for name, game in games.items()}
    assert sides["arctic"] == []
    assert sides["root"] == [f"faction_{seat}" for seat in range(1, 7)]
    assert sides["neanderthal"] == ["tribe_1", "tribe_2", "tribe_3"]


async def test_an_agreement_is_judged_before_a_table_is_opened(guest: Come) -> None:
    ada = guest()
    path = "/api/games/root/agreement?lang="
    far = await ada.post(path + "en", {"seats": 2})
    assert far["forbidden"] is None
    assert far["sides"] == ["faction_1", "faction_2"]
    assert [remark["clause"] for remark in far["remarks"]] == ["5.2"]
    assert "reach 17; at least 17" in far["remarks"][0]["words"]
    short = await ada.post(path + "en", {"seats": 2, "rules": {"faction_1": "cult"}})
    assert "reach only 9; at least 17" in short["remarks"][0]["words"]
    five = ["marquise", "eyrie", "duchy", "hundreds", "keepers"]
    rules = {f"faction_{seat + 1}": faction for seat, faction in enumerate(five)}
    for lang, words in {"en": "there are 4 corners", "ja": "隅は4つ", "ko": "모퉁이는 4곳"}.items():
        crowded = await ada.post(path + lang, {"seats": 5, "rules": rules})
        assert crowded["forbidden"]["clause"] == "5.1.7"
        assert words in crowded["forbidden"]["words"]
        assert len(crowded["sides"]) == 5
    await ada.post("/api/games/chess/agreement", {"seats": 2}, status=404)
    unknown = await ada.post(path + "en", {"seats": 2, "rules": {"faction_1": "bears"}})
    assert "bears" in unknown["forbidden"]["words"]


async def test_sides_are_dealt_as_the_law_allows(guest: Come) -> None:
    ada = guest()
    for seats in (2, 4, 6):
        dealt = await ada.post("/api/games/root/deal", {"seats": seats, "rules": {"faction_1": "cult"}})
        judged = await ada.post("/api/games/root/agreement", {"seats": seats, "rules": dealt})
        assert judged["forbidden"] is None
        assert "reach only" not in judged["remarks"][0]["words"]
    assert await ada.post("/api/games/greenland/deal", {"seats": 2, "rules": {"tribe_1": "thule"}}) == {
        "tribe_1": "random",
        "tribe_2": "random",
    }
    assert await ada.post("/api/games/arctic/deal", {"seats": 2}) == {}


async def test_words_for_a_board(guest: Come) -> None:
    ada = await guest().meet()
    words = await ada.get("/api/games/arctic/words?lang=en")
    assert words["values"]["country"]["RU"] == "Russia"
    assert words["phrases"]["ui-arctic-map"] == "Map"
    assert "ui-arctic-turn" not in words["phrases"]  # it needs to know which turn
    room = await opened(ada, game="arctic", seats=["me", "friend"])
    assert await ada.get(f"/api/games/arctic/words?lang=en&room={room}") == words
    await ada.get(f"/api/games/root/words?room={room}", status=404)
    await ada.get("/api/games/chess/words", status=404)


async def test_the_law(guest: Come) -> None:
    ada = guest()
    law = await ada.get("/api/law/arctic")
    assert len(law["clauses"]) > 50
    assert {"id", "question", "default", "values"} <= law["rulings"][0].keys()
    assert {"id": "DIP", "title": "Diplomacy", "first": "DIP.0", "under": "P6"} in law["chapters"]
    ships = next(clause for clause in law["clauses"] if clause["id"] == "COMP.2")
    assert ships["gap"] == ""  # one review counts otherwise, which is no concern of players
    told = await ada.get("/api/law/root?q=병사를%20이동&lang=ko")
    assert told["clauses"][0]["id"] == "8.2.6"
    assert next(chapter for chapter in told["chapters"] if chapter["id"] == "7.7")["title"] == "혼란"
    found = await ada.get("/api/law/arctic?q=tied%20leaders")
    assert [clause["id"] for clause in found["clauses"]] == ["SCORE.4"]
    one = await ada.get("/api/law/arctic/score.4")
    assert one["clause"]["id"] == "SCORE.4"
    assert (await ada.get("/api/law/arctic/NOWHERE.1", status=404))["error"] == "unknown"
    assert (await ada.get("/api/law/arctic/GOAL.1/play", status=404))["error"] == "unknown"
    assert (await ada.get("/api/law/chess", status=404))["reason"].startswith("there is no lawbook for 'chess'")


async def test_a_clause_in_play(guest: Come) -> None:
    ada = guest()
    played = await ada.get("/api/law/root/4.3.1.I/play?lang=ja")
    first, *_, last = played["moments"]
    assert first["seat"] == "猫野侯国"
    assert first["question"]
    assert first["answer"]["targets"]
    assert last["answer"] is None
    assert "4.3.1.I" in [line["clause"] for moment in played["moments"] for line in moment["table"]["lines"]]
    assert played["words"]["values"]["seat"]
    assert played["rules"] == []


async def test_the_first_five_minutes(guest: Come) -> None:
    ada = guest()
    primer = await ada.get("/api/games/root/primer?lang=ko")
    assert len(primer["lines"]) == 3
    assert len(primer["sides"]["cult"]) == 3
    assert {"word": "분노", "clause": "8.2.6"}.items() <= next(
        t for t in primer["terms"] if t["word"] == "분노"
    ).items()
    picture = await ada.get("/api/games/root/picture?side=cult")
    assert picture["words"]["values"]["seat"]["0"] == "Lizard Cult"
    assert picture["view"]["state"]["on_map"]


# Rooms.


async def test_quick_start(guest: Come) -> None:
    ada = await guest().meet("Ada")
    answer = await ada.post("/api/rooms", {"game": "arctic", "seats": ["me", "skilled", "skilled"]})
    assert answer["room"]["state"] == "playing"
    assert [(seat["kind"], seat["name"]) for seat in answer["room"]["seats"]] == [
        ("person", "Ada"),
        ("bot", "skilled"),
        ("bot", "skilled"),
    ]
    assert answer["invites"] == {}
    assert answer["room"]["key"] == ""
    assert len(answer["room"]["commitment"]) == 64


async def test_a_friend_follows_the_link(guest: Come) -> None:
    ada, bob, eve = await guest().meet("Ada"), await guest().meet("Bob"), await guest().meet("Eve")
    answer = await ada.post("/api/rooms", WISH | {"absent": 3600, "clock": {"seconds": 600, "gain": 5}})
    room, link = answer["room"]["id"], answer["invites"]["1"]
    assert answer["room"]["clock"] == {"seconds": 600, "gain": 5}
    seen = await bob.post(f"/api{link}")
    assert (seen["id"], seen["state"]) == (room, "playing")
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Bob"]
    assert (await eve.post(f"/api{link}", status=409))["error"] == "seat_taken"
    assert (await eve.post("/api/join/made-up", status=404))["error"] == "unknown_invite"
    mine = (await ada.get("/api/rooms"))["mine"]
    assert [(card["id"], card["asked"], card["number"]) for card in mine] == [(room, True, 0)]
    assert not (await bob.get("/api/rooms"))["mine"][0]["asked"]


async def test_an_open_seat_is_found_in_the_lobby(guest: Come) -> None:
    ada, bob = await guest().meet(), await guest().meet()
    room = await opened(ada, seats=["me", "open", "open"], listed=True)
    hidden = await opened(ada, seats=["me", "open", "open"])
    assert [card["id"] for card in (await bob.get("/api/rooms"))["open"]] == [room]
    assert (await ada.get("/api/rooms"))["open"] == []
    assert (await bob.post(f"/api/rooms/{room}/seats/2"))["seats"][2]["kind"] == "person"
    assert (await bob.post(f"/api/rooms/{hidden}/seats/2", status=403))["error"] == "invited_only"
    assert (await bob.post(f"/api/rooms/{room}/seats/9", status=404))["error"] == "unknown_seat"
    seen = await bob.send("DELETE", f"/api/rooms/{room}/seats/2")
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "open", "open"]
    link = (await ada.post(f"/api/rooms/{hidden}/seats/1/invite"))["link"]
    assert (await bob.post(f"/api{link}"))["id"] == hidden


async def test_an_invitation_says_what_it_is_to_before_anybody_sits_down(guest: Come) -> None:
    ada, bob, eve = await guest().meet("Ada"), await guest().meet("Bob"), await guest().meet()
    wish = {
        "game": "toy",
        "seats": ["me", "friend", "friend"],
        "clock": {"seconds": 600, "gain": 5},
        "spectators": False,
    }
    link = (await ada.post("/api/rooms", wish))["invites"]["1"]
    told = await bob.get(f"/api{link}")
    assert (told["seat"], told["free"], told["mine"]) == (1, True, False)
    room = told["room"]
    assert (room["opener"], room["host"], room["clock"]) == ("Ada", False, {"seconds": 600, "gain": 5})
    assert [seat["kind"] for seat in room["seats"]] == ["person", "open", "open"]
    await bob.get(f"/api/rooms/{room['id']}", status=404)  # nobody sits down, and nothing else is open, by asking
    await bob.post(f"/api{link}")
    assert (await bob.get(f"/api{link}"))["mine"]
    assert not (await eve.get(f"/api{link}"))["free"]
    assert (await eve.get("/api/join/made-up", status=404))["error"] == "unknown_invite"


async def test_the_host_looks_after_the_seats(guest: Come) -> None:
    ada, bob = await guest().meet(), await guest().meet()
    room = await opened(ada, seats=["me", "open", "open"], listed=True)
    await bob.post(f"/api/rooms/{room}/seats/1")
    assert (await bob.send("POST", f"/api/rooms/{room}/seats/2/bot", {"bot": "random"}, 403))["error"] == "not_host"
    gone = await ada.send("DELETE", f"/api/rooms/{room}/seats/1")
    assert [seat["kind"] for seat in gone["seats"]] == ["person", "open", "open"]
    for number in (1, 2):
        seated = await ada.send("POST", f"/api/rooms/{room}/seats/{number}/bot", {"bot": "random"})
    assert seated["state"] == "playing"


async def test_strangers_find_games_to_watch_in_the_lobby(guest: Come) -> None:
    ada, bob = await guest().meet("Ada"), await guest().meet()
    await opened(ada, seats=["me", "random"])
    room = await opened(ada, seats=["me", "random"], public=True)
    (found,) = (await bob.get("/api/rooms"))["watch"]
    assert (found["id"], found["opener"], found["state"]) == (room, "Ada", "playing")


async def test_only_the_host_closes_a_room_and_only_while_it_waits(guest: Come) -> None:
    ada, bob = await guest().meet(), await guest().meet()
    room = await opened(ada, seats=["me", "open"], listed=True)
    assert (await bob.send("DELETE", f"/api/rooms/{room}", status=403))["error"] == "not_host"
    await ada.send("DELETE", f"/api/rooms/{room}", status=204)
    await ada.get(f"/api/rooms/{room}", status=404)
    assert await bob.get("/api/rooms") == {"open": [], "watch": [], "mine": []}
    playing = await opened(ada, seats=["me", "random"])
    assert (await ada.send("DELETE", f"/api/rooms/{playing}", status=409))["error"] == "not_possible"


async def test_rooms_that_are_not_there(guest: Come) -> None:
    ada = await guest().meet()
    for path in ("/api/rooms/none", "/api/rooms/none/export", "/api/rooms/none/at/0"):
        assert (await ada.get(path, status=404))["error"] == "unknown_room"
    for path in ("/api/rooms/none/seats/0", "/api/rooms/none/rematch", "/api/rooms/none/seats/0/invite"):
        assert (await ada.post(path, status=404))["error"] == "unknown_room"


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({}, "missing required field `game`"),
        ({"game": 5, "seats": []}, "game: Expected `str`, got `int`"),
        (WISH | {"cheat": True}, "unknown field `cheat`"),
        (WISH | {"clock": {"seconds": "x"}}, "Expected `int`, got `str`"),
        (WISH | {"seats": ["me"]}, "seats, not 1"),
        (WISH | {"rules": {"cheating": "yes"}}, "no ruleset option 'cheating'"),
        ([], "Expected `object`, got `array`"),
    ],
)
async def test_what_is_wrong_with_a_wish_is_told(guest: Come, body: object, told: str) -> None:
    answer = await (await guest().meet()).post("/api/rooms", body, status=400)
    assert answer["error"] == "invalid"
    assert told in answer["reason"]


async def test_a_game_that_is_not_there(guest: Come) -> None:
    told = await (await guest().meet()).post("/api/rooms", WISH | {"game": "chess"}, status=404)
    assert told["error"] == "unknown"
    assert told["reason"].startswith("there is no game 'chess'")


async def test_spectators_only_where_they_may(guest: Come) -> None:
    ada, eve = await guest().meet(), await guest().meet()
    closed = await opened(ada, seats=["me", "random"], spectators=False)
    shown = await opened(ada, seats=["me", "random"])
    assert (await eve.get(f"/api/rooms/{shown}"))["host"] is False
    assert (await guest().get(f"/api/rooms/{shown}"))["state"] == "playing"  # also without a cookie
    assert (await ada.get(f"/api/rooms/{closed}"))["host"] is True


# A private table is nobody else's business.

STRANGE: list[tuple[str, str, object]] = [
    ("GET", "", None),
    ("GET", "/at/0", None),
    ("GET", "/at/999", None),
    ("GET", "/at/0?as=all", None),
    ("GET", "/at/0/drawing", None),
    ("GET", "/export", None),
    ("DELETE", "", None),
    ("POST", "/rematch", {}),
    ("POST", "/seats/0", {}),
    ("POST", "/seats/9", {}),
    ("DELETE", "/seats/0", None),
    ("DELETE", "/seats/9", None),
    ("POST", "/seats/1/invite", {}),
    ("POST", "/seats/9/invite", {}),
]


@pytest.mark.parametrize("seats", [["me", "friend"], ["me", "random"]], ids=["waiting", "playing"])
@pytest.mark.parametrize(("method", "path", "body"), STRANGE)
async def test_a_stranger_is_not_told_of_a_private_table(
    guest: Come, seats: list[str], method: str, path: str, body: object
) -> None:
    """Whatever is asked for, the answer is that of a table that is not there."""
    ada, eve = await guest().meet(), await guest().meet()
    private = await opened(ada, seats=seats, spectators=False)
    told = [await eve.call(method, f"/api/rooms/{room}{path}", body) for room in (private, "nowhere")]
    assert [answer.status_code for answer in told] == [404, 404]
    assert told[0].json() == told[1].json() == {"error": "unknown_room", "reason": "there is no such room"}
    assert told[0].headers == told[1].headers


async def test_a_private_table_is_in_no_list_of_a_stranger(guest: Come) -> None:
    ada, eve = await guest().meet(), await guest().meet()
    private = [await opened(ada, seats=seats, spectators=False) for seats in (["me", "friend"], ["me", "random"])]
    words = [await eve.call("GET", f"/api/games/toy/words?room={room}") for room in (*private, "nowhere")]
    assert {(answer.status_code, answer.text) for answer in words} == {(404, words[-1].text)}
    for path in ("/api/rooms", "/api/me"):
        listed = (await eve.call("GET", path)).text
        assert not any(room in listed for room in private)


async def test_those_who_belong_there_see_a_private_table(guest: Come) -> None:
    ada, bob = await guest().meet("Ada"), await guest().meet("Bob")
    answer = await ada.post("/api/rooms", WISH | {"seats": ["me", "friend", "friend"], "spectators": False})
    room = answer["room"]["id"]
    await bob.post(f"/api{answer['invites']['1']}")
    assert [seat["name"] for seat in (await bob.get(f"/api/rooms/{room}"))["seats"]] == ["Ada", "Bob", ""]
    left = await bob.send("DELETE", f"/api/rooms/{room}/seats/1")
    assert left["seats"][1]["kind"] == "open"
    await bob.get(f"/api/rooms/{room}", status=404)  # a stranger now,
    await bob.post(f"/api{answer['invites']['1']}")  # but still invited


# The past.


def options(table: Any) -> list[str]:
    return [option["value"] for option in table["ask"]["options"]]


async def test_the_past_is_for_one_s_own_eyes_until_the_game_is_over(guest: Come, house: House) -> None:
    ada, eve = await guest().meet(), await guest().meet()
    room = await opened(ada, seats=["me", "random"])
    await finish(house.tables.table(room), answers=5)
    own, other = await ada.get(f"/api/rooms/{room}/at/0"), await eve.get(f"/api/rooms/{room}/at/0")
    assert own["number"] == 0
    assert options(own)
    assert not options(other)
    assert own["view"]["state"]["hands"] != other["view"]["state"]["hands"]
    assert (await ada.get(f"/api/rooms/{room}/at/0?as=0"))["view"] == own["view"]
    for eyes in ("1", "all"):
        assert (await ada.get(f"/api/rooms/{room}/at/0?as={eyes}", status=403))["error"] == "not_over"
    assert (await eve.get(f"/api/rooms/{room}/at/0?as=0", status=403))["error"] == "not_over"
    for eyes in ("9", "-2", "x", "0.0"):
        assert (await ada.get(f"/api/rooms/{room}/at/0?as={eyes}", status=404))["error"] == "unknown_seat"
    for number in ("6", "-1"):
        assert (await ada.get(f"/api/rooms/{room}/at/{number}", status=404))["error"] == "unknown_number"
    await finish(house.tables.table(room))
    everything = await eve.get(f"/api/rooms/{room}/at/0?as=all")
    assert own["view"]["state"]["hands"] != everything["view"]["state"]["hands"]
    assert options(await eve.get(f"/api/rooms/{room}/at/0?as=0")) == options(own)


async def test_looking_forth_and_back_shows_the_same(guest: Come, house: House) -> None:
    ada = await guest().meet()
    room = await opened(ada, seats=["me", "random"])
    await finish(house.tables.table(room))
    number = (await ada.get("/api/rooms"))["mine"][0]["number"]
    moments = {at: await ada.get(f"/api/rooms/{room}/at/{at}") for at in (0, 3, number // 2, number)}
    for at in (number, 3, number // 2, 0):
        assert await ada.get(f"/api/rooms/{room}/at/{at}") == moments[at]
    assert moments[number]["result"] is not None
    assert moments[number]["ask"] is None


async def test_the_past_is_told_in_any_language(guest: Come) -> None:
    ada = await guest().meet()
    room = await opened(ada, game="arctic", seats=["me", "random"])
    told = {(await ada.get(f"/api/rooms/{room}/at/0?lang={lang}"))["status"] for lang in ("en", "ja", "ko")}
    assert len(told) == 3


async def test_the_past_can_be_drawn(guest: Come) -> None:
    ada, eve = await guest().meet(), await guest().meet()
    room = await opened(ada, game="root", seats=["me", "random"])
    at = f"/api/rooms/{room}/at/0/drawing"
    wide, narrow = await ada.get(f"{at}?width=100&lang=ja"), await ada.get(f"{at}?width=70&lang=ja")
    assert [part["title"] for part in wide] == [part["title"] for part in narrow] != []
    assert text_of(narrow) != text_of(await eve.get(f"{at}?width=70&lang=ja"))  # who looks on sees no hand
    assert (await ada.get(f"{at}?as=all", status=403))["error"] == "not_over"
    assert (await ada.get(f"{at}?width=2000", status=400))["error"] == "invalid"


def text_of(parts: Any) -> str:
    return "\n".join("".join(text for text, _ in line) for part in parts for line in part["lines"])


async def test_before_the_game_there_is_no_past(guest: Come) -> None:
    ada = await guest().meet()
    room = await opened(ada)
    assert (await ada.get(f"/api/rooms/{room}/at/0", status=409))["error"] == "not_playing"


# Playing again, and files.


async def test_a_finished_game_is_taken_away_proven_and_brought_in(guest: Come, house: House) -> None:
    ada, bob = await guest().meet("Ada"), await guest().meet("Bob")
    room = await opened(ada, seats=["me", "random"])
    assert (await ada.get(f"/api/rooms/{room}/export", status=409))["error"] == "not_over"
    await finish(house.tables.table(room))
    answer = await ada.call("GET", f"/api/rooms/{room}/export")
    assert answer.headers["content-disposition"] == f'attachment; filename="toy-{room}.json"'
    save = saves.decode(answer.content)
    assert saves.audit(save) == len(save.outcomes)
    assert save.people == {"0": "person", "1": "random"}
    seen = await ada.get(f"/api/rooms/{room}")
    assert (seen["key"], seen["commitment"]) == (save.key, save.commitment)
    copy = await bob.post("/api/rooms/import", answer.json())
    assert copy["room"]["state"] == "over"
    assert copy["room"]["id"] != room
    old, new = [await bob.get(f"/api/rooms/{one}/at/9?as=all") for one in (room, copy["room"]["id"])]
    assert old["view"] == new["view"]
    again = await bob.call("GET", f"/api/rooms/{copy['room']['id']}/export")
    assert saves.audit(saves.decode(again.content)) == len(save.outcomes)


async def test_an_unfinished_game_is_brought_in_and_goes_on(guest: Come) -> None:
    match = start("toy", 2, chance=Keyed())
    for _ in range(5):
        match.choose(0)
    ada = await guest().meet()
    save = saves.encode(saves.to_save(match)).decode()
    answer = await ada.client.post(
        "/api/rooms/import?seats=me,random", content=save, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 201
    room = answer.json()["room"]
    assert (room["state"], room["commitment"]) == ("playing", "")
    assert (await ada.get(f"/api/rooms/{room['id']}/at/5"))["number"] == 5
    told = await ada.post("/api/rooms/import?seats=me", msgspec.json.decode(save), status=400)
    assert told["reason"] == "the stored game has 2 seats, not 1"


@pytest.mark.parametrize("body", [{}, {"save": 1}, [1], {"format": 1, "game": "toy"}])
async def test_what_is_no_stored_game_is_refused(guest: Come, body: object) -> None:
    told = await (await guest().meet()).post("/api/rooms/import", body, status=400)
    assert told["error"] == "invalid"


async def test_a_rematch(guest: Come, house: House) -> None:
    ada = await guest().meet()
    room = await opened(ada, seats=["me", "random"])
    assert (await ada.post(f"/api/rooms/{room}/rematch", status=409))["error"] == "not_over"
    await finish(house.tables.table(room))
    again = await ada.post(f"/api/rooms/{room}/rematch")
    assert (again["state"], again["seats"][0]["kind"]) == ("playing", "person")
    assert (await ada.get(f"/api/rooms/{room}"))["next"] == again["id"]
    assert (await ada.post(f"/api/rooms/{room}/rematch"))["id"] == again["id"]


# The server itself.


async def test_the_forms_of_the_app_are_told_what_they_need(guest: Come) -> None:
    told = await guest().get("/api/offered")
    assert [field["name"] for field in told["terms"]] == [
        "clock.seconds",
        "clock.gain",
        "absent",
        "spectators",
        "public",
        "undo",
    ]
    assert told["limits"]["password"] == [8, 200]


async def test_the_schema_and_the_health(guest: Come) -> None:
    ada = guest()
    assert "/api/rooms/{room}/at/{number}" in (await ada.get("/schema"))["paths"]
    assert await ada.get("/healthz") == {"status": "ok"}


async def test_the_head_of_a_page_can_be_asked_for_alone(guest: Come) -> None:
    ada = guest()
    for path in ("/", "/rooms/any", "/icon.svg", "/healthz"):
        whole, head = await ada.call("GET", path), await ada.client.head(path)
        assert head.status_code == 200
        assert head.headers["content-length"] == whole.headers["content-length"]
        assert head.content == b""
    assert (await ada.client.head("/nothing")).status_code == 404


async def test_what_nobody_serves_is_told_as_json(guest: Come) -> None:
    ada = guest()
    assert (await ada.get("/api/nothing", status=404))["error"] == "unknown"
    assert (await ada.send("PUT", "/api/rooms", {}, status=405))["error"] == "not_allowed"


async def test_a_fault_of_ours_tells_nothing(guest: Come, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        raise RuntimeError("the secret password is swordfish")

    monkeypatch.setattr(house.store, "alive", fail)
    told = await guest().get("/healthz", status=500)
    assert told == {"error": "internal", "reason": "something went wrong in the server; it has been noted"}
