"""The face of The Arctic: everything a player needs, at any width and without colour."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from lawspeaker.games.arctic.faces.face import ArcticFace
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import make, play
from lawspeaker.text.face import Face
from lawspeaker.text.pointing import pointed_at
from lawspeaker.text.words import Words, languages

FACE = ArcticFace()

POSITION: dict[str, object] = {
    "game": "arctic",
    "seats": 3,
    "state": {
        "turn": 4,
        "phase": 6,
        "acting": 4,
        "law": "C",
        "money": [4, 7, 9],
        "score": [11, 12, 13],
        "influence": {"RU": {"2": 1}, "US": {"1": 0}},
        "action": {"US": {"tax": 2}},
        "conflict": {"CA": "US"},
        "treasury": {"US": 6},
        "facility": {"RU_C3": 1, "EU_M1": 2},
        "protector": {"RU_C3": 0},
        "protector_from": {"RU_C3": "RU"},
        "ships": {"POLE": {"US": 1}, "CA_M1": {"CA": 2, "CN": 1}, "EU_M1": {"EU": 1, "NO": 1}},
    },
}


@pytest.fixture
def match() -> Match:
    return Match.from_position(POSITION)


def drawn(what: RenderableType, width: int) -> str:
    file = io.StringIO()
    Console(width=width, file=file, color_system=None).print(what)
    return file.getvalue()


def board(match: Match, width: int, lang: str = "en", focus: str = "") -> str:
    words = Words(lang, match.game.setting)
    targets: set[str] = set()
    for option in match.ask.options if match.ask is not None else []:
        targets |= pointed_at(match, option)
    focused = pointed_at(match, match.game.setting.catalogue.find(focus)) if focus else set()
    return drawn(FACE.draw(match.view(0), words, targets, focused), width)


def line(text: str, start: str) -> str:
    """The rest of the first line with this in it."""
    return next(line[line.index(start) :] for line in text.splitlines() if start in line)


@pytest.mark.parametrize("width", [74, 80, 120, 160])
@pytest.mark.parametrize("lang", languages())
def test_every_region_and_company_is_there(match: Match, width: int, lang: str) -> None:
    text = board(match, width, lang)
    words = Words(lang, match.game.setting)
    for region in match.game.setting.catalogue.domains["region"].values:
        assert region in text
    for seat in range(3):
        assert words.seat(seat) in text
    assert all(len(line) <= width for line in text.splitlines())
    assert "…" not in text or width > 100  # only the names of regions may be cut


def test_a_region_shows_deposit_control_ships_facility_and_protector(match: Match) -> None:
    text = board(match, 100)
    assert line(text, "RU_C3").startswith("RU_C3 G RU1 ■Bl+Wh")
    assert line(text, "CA_M1").startswith("CA_M1 O CA2 CN1")  # two countries: nobody controls it
    assert line(text, "EU_M1").startswith("EU_M1 P NO1 EU1 □Br")
    assert "POLE North Pole ⚑US US1" in text


def test_countries_council_track_and_companies(match: Match) -> None:
    text = board(match, 80)
    us = line(text, "▸US")
    assert us.split()[1] == "Wh"
    assert "Br" in us  # on Tax
    assert "$6" in us
    assert "CA" in us
    assert "[C]" in line(text, "Council")
    assert "$7" in line(text, "Bl  Black")
    assert "12" in line(text, "Bl  Black")
    assert "G1 O0 P0" in line(text, "Bl  Black")
    assert line(text, "Invest").split()[1:4] == ["-5", "-4", "-3"]


def test_what_can_be_chosen_has_a_sign(match: Match) -> None:
    assert match.ask is not None
    assert "protect EU_M1" in [str(option) for option in match.ask.options]
    text = board(match, 80, focus="protect EU_M1")
    assert "▶EU_M1" in text
    assert " RU_C1" in text
    assert line(text, "▸US").count("›") >= 4  # the free action spaces


def test_after_accession_norway_is_gone_and_the_eu_has_a_fourth_space() -> None:
    joined = Match.from_position({"game": "arctic", "seats": 2, "state": {"phase": 3, "turn": 5, "joined": True}})
    text = board(joined, 80)
    assert "in the EU" in line(text, " NO ")
    assert "⚑EU" in line(text, "NO_C1")
    assert " 4 " in line(text, "  1   2   3")


def test_parts_are_low_enough_for_a_small_screen(match: Match) -> None:
    words = Words("en", match.game.setting)
    for part in FACE.parts(match.view(0), words, set(), set()).values():
        assert len(drawn(part, 78).splitlines()) <= 14


def test_the_page_that_is_needed() -> None:
    assert FACE.page({"region RU_C1", "sail RU_C1"}) == 0
    assert FACE.page({"act tax", "action tax", "protect RU_C1", "region RU_C1"}) == 1
    assert FACE.page({"invest 1", "space 1"}) == 1


def test_status_and_breakdown() -> None:
    match = start("arctic", seats=3, seed=5)
    words = Words("en", match.game.setting)
    assert FACE.status(match.view(0), words) == "Setting up"
    play(match, [make("random", seat) for seat in range(3)])
    assert "ended in turn" in FACE.status(match.view(0), words)
    rows = drawn(FACE.breakdown(match.view(0), match.record_for(0), words), 80).splitlines()
    assert rows[0].split() == ["Total", "Sales", "Money", "Pole", "Gas", "Oil", "Metals"]
    assert len(rows) == 4
    for row in rows[1:]:
        numbers = [int(word) for word in row.split() if word.lstrip("-").isdigit()]
        assert numbers[0] == sum(numbers[1:])
    winner = match.result.winners[0]
    assert rows[1].startswith("★")
    assert words.seat(winner) in rows[1]


def test_the_general_face_shows_any_game() -> None:
    match = start("toy", seats=2, seed=1)
    words = Words("en", match.game.setting)
    hand = match.view(0)["state"]["hands"][0]["cards"]  # type: ignore[index]
    text = drawn(Face().draw(match.view(0), words, {f"card {hand[0]}"}, {f"card {hand[1]}"}), 200)
    assert "coins" in text
    assert f"›{hand[0]}" in text
    assert f"▶{hand[1]}" in text
