"""The face of Root: everything a player needs, on every map, at any width and without colour."""

from __future__ import annotations

import io
from random import Random
from typing import cast

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from lawspeaker.games.root.faces.chart import Legend, clearings
from lawspeaker.games.root.faces.face import RootFace
from lawspeaker.games.root.faces.table import RootDrawing
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import BUILDING, FACTIONS, MAPS, TOKEN
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import SPECTATOR
from lawspeaker.players.player import make, play
from lawspeaker.text.pointing import pointed_at
from lawspeaker.text.words import Words, languages

FACE = RootFace()

POSITION: dict[str, object] = {
    "game": "root",
    "seats": 4,
    "rules": {"faction_1": "marquise", "faction_2": "eyrie", "faction_3": "alliance", "faction_4": "vagabond"},
    "state": {
        "phase": "daylight",
        "step": 2,
        "turn": 0,
        "turns": 9,
        "score": [11, 12, 7, 13],
        "on_map": {
            "marquise_warrior": {"1": 3, "5": 1, "10": 2, "12": 1},
            "sawmill": {"1": 1},
            "workshop": {"5": 1},
            "recruiter": {"5": 1},
            "wood": {"1": 2},
            "keep": {"1": 1},
            "eyrie_warrior": {"3": 5, "10": 2},
            "roost": {"3": 1, "7": 1},
            "alliance_warrior": {"9": 2},
            "base_mouse": {"9": 1},
            "sympathy": {"9": 1, "12": 1},
        },
        "hands": {0: ["ambush_fox", "sword"], 1: ["cobbler_1"], 2: ["ambush_rabbit"]},
        "crafted": {1: ["armorers_1"]},
        "crafted_items": {"0": {"boot": 1}},
        "available": ["dominance_mouse"],
        "discards": ["anvil", "tax_collector_1"],
        "factions": {
            "marquise": {"actions": 2},
            "eyrie": {"leader": "despot", "decree": {0: ["sappers_1"], 1: ["vizier_1"], 3: ["vizier_2"]}},
            "alliance": {"supporters": ["root_tea_fox", "ambush_bird_1"], "officers": 2},
            "vagabond": {
                "character": "thief",
                "forest": "c",
                "items": {"ready": {"boot": 2, "torch": 1}, "damaged": {"sword": 1}, "track": {"tea": 1}},
                "relation": ["friendly", "hostile", "indifferent", "none"],
                "quests": ["fox_errand", "mouse_escort", "rabbit_guard_duty"],
                "completed": ["fox_repair_a_shed"],
            },
        },
    },
}


@pytest.fixture
def match() -> Match:
    return Match.from_position(POSITION)


def drawn(what: RenderableType, width: int) -> str:
    file = io.StringIO()
    Console(width=width, file=file, color_system=None).print(what)
    return file.getvalue()


def board(match: Match, width: int, lang: str = "en", focus: str = "", seat: int = 0) -> str:
    words = Words(lang, match.game.setting)
    targets: set[str] = set()
    for option in match.ask.options if match.ask is not None else []:
        targets |= pointed_at(match, option)
    focused = pointed_at(match, match.game.setting.catalogue.find(focus)) if focus else set()
    return drawn(FACE.draw(match.view(seat), words, targets, focused), width)


def cell(text: str, label: str, lines: int = 3) -> str:
    """What is drawn of a clearing: its column of the first lines from its head on."""
    rows = [f" {row}" for row in text.replace("›", " ").splitlines()]
    top = next(number for number, row in enumerate(rows) if f" {label} " in row)
    left = rows[top].index(f" {label} ")
    return "\n".join(row[left : left + 20] for row in rows[top : top + lines])


def line(text: str, start: str) -> str:
    """The rest of the first line with this in it."""
    return next(line[line.index(start) :] for line in text.splitlines() if start in line)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("chart", MAPS)
def test_every_clearing_forest_and_faction_is_there_at_any_width(chart: str, lang: str) -> None:
    match = start("root", 4, seed=2, rules={"map": chart})
    lots = Random(chart)
    while match.ask is not None and len(match.steps) < 60:
        match.answer(lots.choice(match.ask.options))
    setting = cast(RootSetting, match.game.setting)
    words = Words(lang, setting)
    for width in (74, 80, 104, 120, 160):
        text = board(match, width, lang)
        for label in setting.chart.labels:
            assert f" {label} " in f" {text}".replace("›", " ").replace("▶", " ")
        for faction in setting.factions:
            assert words.value("faction", faction) in text
        for forest in setting.options.forest.values[: len(setting.chart.forests)]:
            assert f"({forest}" in text.replace("›", "")
        assert all(cell_len(row) <= width for row in text.splitlines())


def test_a_clearing_shows_suit_ruler_slots_and_pieces(match: Match) -> None:
    text = board(match, 100)
    assert "⚑M" in cell(text, "1")
    assert "[S] M3 w2 k" in cell(text, "1")
    assert "[WR] M1" in cell(text, "5")
    assert "⚑E" in cell(text, "10")  # two each: the Eyrie rules where it ties
    assert "[▒□] M2 E2" in cell(text, "10")
    assert "[B□] A2 s" in cell(text, "9")
    assert "(c @V)" in text


def test_boards(match: Match) -> None:
    text = board(match, 100)
    assert "2 actions left" in text
    assert "■□□□□□" in line(text, "■□□□□□")
    decree = line(text, "Recruit:").lower()
    assert decree.split() == ["recruit:", "bird", "move:", "bird", "battle:", "–", "build:", "bird"]
    assert "Supporters 2 · officers 2" in text  # which they are only the Alliance knows
    assert "■ mouse" in text.lower()
    assert "damaged: sword" in text.lower()
    assert "E hostile" in text.replace("Hostile", "hostile")
    assert "(tea + boot)" in text.lower()
    assert "In play: Armorers" in text


def test_scores_piles_and_hands(match: Match) -> None:
    text = board(match, 100)
    assert "11 █████··········" in text
    assert "discards 2" in text
    assert "2 in hand boot" in text.lower()
    assert "ambush" in text.lower()
    assert "sword +2" in text.lower()
    assert "dominance:" in text


@pytest.mark.parametrize("lang", languages())
def test_cards_say_what_they_do(lang: str) -> None:
    """Every card with an effect does so, in the hand and in play."""
    for name, deck in (("base", "armorers_1"), ("exiles", "tunnels_1")):
        match = start("root", 2, seed=1, rules={"deck": name})
        table = RootDrawing(match.view(0), Words(lang, match.game.setting), set(), set())
        for card, key in enumerate(table.deck.effect):
            plain = not key or table.deck.ambush[card] or table.deck.dominance[card]
            assert bool(table.effect(card)) is not plain, key
        held = Match.from_position({"game": "root", "rules": {"deck": name}, "state": {"hands": {0: [deck]}}})
        laid = Match.from_position({"game": "root", "rules": {"deck": name}, "state": {"crafted": {1: [deck]}}})
        said = table.effect(table.deck.ids.index(deck))
        assert said in board(held, 74, lang)
        assert said in board(laid, 74, lang)


@pytest.mark.parametrize(("seat", "step", "name"), [(0, 2, "Marquise de Cat"), (3, 1, "Vagabond")])
def test_the_board_of_whoever_answers_comes_first(seat: int, step: int, name: str) -> None:
    state = cast("dict[str, object]", POSITION["state"])
    match = Match.from_position({**POSITION, "state": {**state, "turn": seat, "step": step}})
    assert match.ask is not None
    assert match.ask.seat == seat
    boards = FACE.parts(match.view(seat), Words("en", match.game.setting), set(), set())["Faction boards"]
    assert drawn(boards, 100).splitlines()[0][2:].startswith(name)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [60, 74, 80, 140])
def test_the_legend_is_not_broken_within_a_sign(match: Match, width: int, lang: str) -> None:
    table = RootDrawing(match.view(0), Words(lang, match.game.setting), set(), set())
    rows = drawn(Legend(table), width).splitlines()
    assert all(cell_len(row) <= width for row in rows)
    for sign in [*Legend(table).letters(), *table.say("legend").split("  ")]:
        assert any(sign in row for row in rows), sign


def test_only_what_the_seat_may_see_is_drawn(match: Match) -> None:
    marquise, alliance, nobody = board(match, 100), board(match, 100, seat=2), board(match, 100, seat=SPECTATOR)
    assert "Cobbler" not in marquise + alliance + nobody
    assert "+2" not in alliance
    assert "Supporters 2: fox bird" in alliance.replace("Fox Bird", "fox bird")
    assert "Supporters 2:" not in nobody
    assert "No hand cards" in nobody


def test_what_can_be_chosen_has_a_sign(match: Match) -> None:
    assert match.ask is not None
    text = board(match, 100, focus="battle 10")
    assert "▶10 " in text
    assert "›□" not in text
    match.answer("march")
    text = board(match, 100, focus="from 1")
    assert "▶1 " in text
    assert "›10 " in text
    assert " 4 " in text


def test_parts_are_low_enough_for_a_small_screen(match: Match) -> None:
    words = Words("en", match.game.setting)
    lows = [len(drawn(part, 78).splitlines()) for part in FACE.parts(match.view(0), words, set(), set()).values()]
    assert lows[0] <= 15
    assert lows[1] <= 12
    assert lows[3] <= 18


def test_the_page_that_is_needed() -> None:
    assert FACE.page({"from 1", "clearing 1"}) == 0
    assert FACE.page({"spend sword", "card sword", "decline"}) == 1
    assert FACE.page({"lose wood", "kind wood"}) == 2
    assert FACE.page({"done"}) == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_status_and_breakdown(seats: int) -> None:
    match = start("root", seats, seed=5)
    words = Words("en", match.game.setting)
    assert FACE.status(match.view(0), words) == "Setting up"
    play(match, [make("random", seat) for seat in range(seats)])
    assert "ended in round" in FACE.status(match.view(0), words)
    rows = drawn(FACE.breakdown(match.view(0), match.record_for(0), words), 120).splitlines()
    assert len(rows) == 2 * seats  # where the points came from stands below each
    assert rows[0].startswith("★")
    assert drawn(FACE.draw(match.view(0), words, set(), set()), 80)


def test_every_building_and_token_has_a_letter_of_its_own() -> None:
    """Capitals are buildings, small letters tokens; kinds that share one are called by a name of their own."""
    setting = start("root", 2).game.setting
    assert isinstance(setting, RootSetting)
    owner: dict[str, str] = {}
    for number, kit in setting.kits.items():
        drawn_kinds = [kind for kind in setting.tables.kinds if kind.owner == number and kind.type in (BUILDING, TOKEN)]
        for kind in drawn_kinds:
            letter = kit.look.letters[kind.name]
            assert letter.isupper() == (kind.type == BUILDING)
        for thing, letter in kit.look.letters.items():
            name = FACTIONS[number] if letter in kit.look.groups else thing
            assert owner.setdefault(letter, name) == name
    marks = [kit.look.mark for kit in setting.kits.values()]
    assert len(set(marks)) == len(marks) == len(FACTIONS)


@pytest.mark.parametrize("lang", languages())
def test_the_legend_tells_every_letter_apart(lang: str) -> None:
    said: dict[str, str] = {}
    for factions in (
        ("marquise", "alliance", "cult"),
        ("riverfolk", "duchy", "keepers"),
        ("corvids", "hundreds", "eyrie"),
    ):
        rules = {f"faction_{seat + 1}": faction for seat, faction in enumerate(factions)}
        match = start("root", 3, seed=1, rules=rules)
        table = RootDrawing(match.view(0), Words(lang, match.game.setting), set(), set())
        for sign in Legend(table).letters():
            letter, _, name = sign.partition(" ")
            assert letter not in said, sign
            assert name not in said.values(), sign
            said[letter] = name
    assert len(said) == 27


def test_a_plot_that_lies_face_up_shows_its_type_on_the_map() -> None:
    match = Match.from_position(
        {
            "game": "root",
            "seats": 2,
            "rules": {"faction_1": "marquise", "faction_2": "corvids"},
            "state": {
                "phase": "daylight",
                "factions": {"corvids": {"face_up": {"5": ["raid_1"]}, "face_down": {"9": ["bomb_1"]}}},
            },
        }
    )
    for seat in (0, 1):
        rows = [row.split() for row in drawn(clearings(seen(match, seat)), 100).splitlines()]
        assert "r" in next(row for row in rows if row[:1] == ["5"])
        assert "p" in next(row for row in rows if row[:1] == ["9"])


def seen(match: Match, seat: int) -> RootDrawing:
    return RootDrawing(match.view(seat), Words("en", match.game.setting), set(), set())
