"""Lessons over HTTP: a learner's browser sends the answers so far, and the server stores nothing."""

from __future__ import annotations

from collections.abc import Callable

from tests.table.guests import Guest

Come = Callable[[], Guest]
FIRST = "/api/lessons/arctic/first-game"


async def test_a_learner_tries_is_told_why_and_goes_on(guest: Come) -> None:
    ada = await guest().meet()
    cards = await ada.get("/api/lessons/arctic?lang=ja")
    assert cards[0]["name"] == "first-game"
    assert cards[0]["title"] == "はじめての2ターン"

    begun = await ada.post(f"{FIRST}?lang=ja", {"answers": []})
    assert (begun["number"], begun["steps"], begun["right"]) == (0, cards[0]["steps"], [])
    now = await ada.post(f"{FIRST}?lang=ja", {"answers": [], "tried": ""})
    offered = [option["value"] for option in now["table"]["ask"]["options"]]
    assert now["number"] == 1
    assert [offered[place] for place in now["right"]] == ["place RU 1"]

    wrong = await ada.post(f"{FIRST}?lang=ja", {"answers": [""], "tried": "place NO 1"})
    assert wrong["number"] == 1
    assert wrong["wrong"].startswith("そこにも置けますが")
    assert wrong["table"] == now["table"]
    forbidden = await ada.post(f"{FIRST}?lang=en", {"answers": [""], "tried": "place RU 3"})
    assert (forbidden["wrong"], forbidden["wrong_clause"]) == ("Black holds influence space 3 of Russia.", "SETUP.D.1")

    right = await ada.post(f"{FIRST}?lang=ko", {"answers": [""], "tried": "place RU 1"})
    assert right["number"] == 2
    assert right["wrong"] == ""
    assert "노르웨이" in right["heard"]
    assert len(right["table"]["lines"]) == 2  # mine and Black's


async def test_a_lesson_tells_what_its_board_needs_and_what_is_forbidden(guest: Come) -> None:
    ada = await guest().meet()
    words = await ada.get(f"{FIRST}/words?lang=ja")
    assert words["values"]["country"]["RU"] == "ロシア"
    groups = await ada.post(f"{FIRST}/why?lang=en", {"answers": [""]})
    assert "SETUP.D.1" in {group["clause"] for group in groups}


async def test_what_does_not_belong_to_a_lesson_is_refused(guest: Come) -> None:
    ada = await guest().meet()
    assert (await ada.post("/api/lessons/arctic/last-game", {}, status=404))["error"] == "unknown"
    assert (await ada.get("/api/lessons/chess", status=404))["error"] == "unknown"
    assert (await ada.post(FIRST, {"answers": ["place NO 1"]}, status=400))["error"] == "invalid"
    assert (await ada.post(FIRST, {"answers": [""], "tried": "checkmate"}, status=400))["error"] == "invalid"
    assert await ada.get("/api/lessons/toy") == []


async def test_a_puzzle_is_taken_as_a_lesson(guest: Come) -> None:
    ada = await guest().meet()
    cards = await ada.get("/api/puzzles/arctic")
    (today,) = [card for card in cards if card["today"]]
    assert 1 <= today["grade"] <= 4
    begun = await ada.post(f"/api/lessons/arctic/{today['name']}?lang=ko", {"answers": []})
    offered = [option["value"] for option in begun["table"]["ask"]["options"]]
    (right,) = begun["right"]
    wrong = next(value for place, value in enumerate(offered) if place != right)
    assert (await ada.post(f"/api/lessons/arctic/{today['name']}", {"answers": [], "tried": wrong}))["wrong"]
    solved = await ada.post(f"/api/lessons/arctic/{today['name']}", {"answers": [], "tried": offered[right]})
    assert solved["number"] == 1
    assert "tries" in solved["heard"]
    assert await ada.get("/api/puzzles/toy") == []
    assert (await ada.post("/api/lessons/arctic/puzzle-1000", {}, status=404))["error"] == "unknown"
