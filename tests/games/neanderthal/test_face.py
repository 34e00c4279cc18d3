"""The face of Neanderthal: everything a player needs, in every language, at any width and without colour."""

from __future__ import annotations

import io
from random import Random
from typing import Any, cast

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from lawspeaker.games.neanderthal.faces.cards import effects
from lawspeaker.games.neanderthal.faces.face import NeanderthalFace
from lawspeaker.games.neanderthal.faces.table import NeanderthalDrawing
from lawspeaker.games.neanderthal.model.state import NeanderthalSetting
from lawspeaker.games.neanderthal.model.tables import GAME, TRIBES
from lawspeaker.games.tribes.drawing import Legend
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import make, play
from lawspeaker.text.pointing import pointed_at
from lawspeaker.text.words import Words, languages
from tests.law.neanderthal.maps import solitaire
from tests.law.neanderthal.table import ACTIONS, ASSIGN, EVENT, GAP, HUNT, ICE, NEGOTIATE, answer, table

FACE = NeanderthalFace()

WIDTHS = (74, 78, 104, 120, 160, 200)


def situation(**given: Any) -> Match:
    """The Archaics assign hunters: three with the Alpha hunt the caribou already, and a Wanderluster with them. A
    Neanderthal courts the Piper, who has an Archaic husband; the Cro-Magnons are tribal.
    """
    state: dict[str, Any] = {
        "turn": 3,
        "event": "laughing_woman",
        "pieces": {
            "archaic": {"unassigned": 4, "caribou": 3, "archaic_6": 1, "archaic_3": 1, "wed_piper": 1},
            "neanderthal": {
                "unassigned": 2,
                "caribou": 1,
                "caribou_for_archaic": 1,
                "guests_of_archaic": 1,
                "piper": 1,
            },
            "cro_magnon": {"unassigned": 2, "cro_magnon_1": 1, "cro_magnon_6": 1},
        },
        "alpha": {"archaic": "caribou"},
        "north": ["caribou", "woolly_mammoth", ICE, GAP, "european_cave_lion", "flint_mine_14"],
        "south": ["gray_wolves", "honey_bee", "rabbits", "string_winding", "wild_boar"],
        "tableau": {
            "piper": "neanderthal",
            "matriarch": "archaic",
            "horse": "cro_magnon",
            "carcass_17": "cro_magnon",
            "aurochs": "cro_magnon",
        },
        "hand": {"musk_ox": "cro_magnon"},
        "immature": ["archaic_3"],
        "disks": {"matriarch": {"orange": 1, "black": 1}, "horse": {"white": 1}},
        "portals": {"archaic": ["bison_white", "venus_orange"]},
        "tribal": ["cro_magnon"],
        "sexuality": {"archaic": "promiscuous", "cro_magnon": "harem"},
    }
    return table(**{**state, **given})


def drawn(what: RenderableType, width: int) -> str:
    file = io.StringIO()
    Console(width=width, file=file, color_system=None).print(what)
    return file.getvalue()


def targets(match: Match) -> set[str]:
    return {target for option in match.ask.options for target in pointed_at(match, option)} if match.ask else set()


def board(match: Match, width: int, lang: str = "en", focus: str = "", seat: int = 0) -> str:
    focused = pointed_at(match, match.game.setting.catalogue.find(focus)) if focus else set()
    return drawn(FACE.draw(match.view(seat), Words(lang, match.game.setting), targets(match), focused), width)


def line(text: str, start: str) -> str:
    """The rest of the first line with this in it, its columns one space apart."""
    return " ".join(next(line[line.index(start) :] for line in text.splitlines() if start in line).split())


# Everything is there


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_card_and_tribe_is_there_at_any_width(seats: int, lang: str) -> None:
    match = start("neanderthal", seats, seed=seats)
    lots = Random(seats)
    while match.ask is not None and len(match.steps) < 90:
        match.answer(lots.choice(match.ask.options))
    setting = cast(NeanderthalSetting, match.game.setting)
    words = Words(lang, setting)
    state = cast("dict[str, Any]", match.view(0)["state"])
    shown = [key for key in state["slots"].values() if key != "none"]
    shown += [*state["tableau"], *state["hand"]]
    for width in WIDTHS:
        text = board(match, width, lang)
        assert all(cell_len(row) <= width for row in text.splitlines())
        for tribe in state["seat_of"]:
            assert words.value("tribe", TRIBES.index(tribe)) in text
        for key in shown:
            name = words.value("card", setting.numbers[key])
            assert (name if width > 104 else name[:5]) in text, name  # long names are broken where it is narrow


def test_a_card_of_a_row() -> None:
    text = board(situation(), 100)
    assert line(text, "1 ›Caribou") == "1 ›Caribou big D 31 2×1,2 f6 – 3b +W H3 Ar3*+Ne1 Ne1"
    assert line(text, "for W  each") == "for W each turn 2b +W"
    assert line(text, "›Woolly Mammoth") == "›Woolly Mammoth big 33 3×1,2 5 f6 WB 5b +WB T4×2"
    assert line(text, "›European Cave Lion") == "›European Cave Lion club ! 21 2×1 3,4,5 f6 – 2b +O g T3×2"
    assert "19▾" in line(text, "›Flint Mine")  # the lowest climax of the north
    assert line(text, "3  ~") == "3 ~~ ice ~~"
    assert line(text, "4  gap") == "4 gap"


def test_a_tribe() -> None:
    text = board(situation(), 138)
    assert line(text, "Ar Archaics (") == (
        "Ar Archaics (Player 1) vocal promiscuous words 1O 2W 1B unassigned 4 Wanderlusters Ne1 dead pile 9"
    )
    assert line(text, "Portals 2/5") == "Portals 2/5 Venus O● B○ Shaman O○ W○ Bison B○ W●"
    assert line(text, "Elders") == "Elders 3 Knapper Ar1(B) 4 Warrior – 5 Trapper – 6 Fire Starter Ar1"
    assert line(text, "Daughters").startswith("Daughters ›Matriarch(OB) bid O/B portals Venus O gathers")
    assert "›Piper wed to Ar1 courted by Ne1" in text


def test_a_tribal_species_has_a_hand_and_no_brain_map() -> None:
    text = board(situation(), 138)
    tribal = text[text.index("Cr Cro-Magnons (") :]
    assert "tribal" in line(tribal, "Cr Cro-Magnons (")
    assert "Portals" not in tribal
    assert line(tribal, "Elders").startswith("Elders 1 Chief Cr1 2 Shaman –")
    assert line(tribal, "Hand") == "Hand 1/2 Musk Ox for W each turn 2b"
    assert line(tribal, "Animals") == "Animals Horse(W) each turn 1b +OB"
    assert line(tribal, "Inventions") == "Inventions Carcass (Tailored Cloth) elders 3 to 5 never die off"
    assert line(tribal, "Trophies") == "Trophies Aurochs"


def test_a_husband_at_home_may_be_immature() -> None:
    people = {"neanderthal": {"unassigned": 2, "wed_piper": 1}}
    match = situation(pieces=people, unripe=["piper"], alpha={}, immature=[], hand={})
    assert "Piper wed to Ne1(O)" in board(match, 138)


def test_who_has_nobody_left_is_a_lazarus_species() -> None:
    match = situation(pieces={"archaic": {"unassigned": 2}, "cro_magnon": {}}, alpha={}, immature=[], hand={})
    assert "Lazarus species" in line(board(match, 138), "Cr Cro-Magnons (")


def test_the_event_and_the_order_of_play() -> None:
    text = board(situation(acting=1, order=["neanderthal", "archaic", "cro_magnon"]), 200)
    assert line(text, "Laughing Woman") == "Laughing Woman Chaos Wanderlust ×2 player order Ne ▸Ar Cr"
    assert "for auction" not in text


def test_the_daughter_who_is_auctioned() -> None:
    match = situation(
        phase=EVENT,
        step=4,
        event="laughing_woman",
        tableau={"piper": "neanderthal"},
        disks={},
        pieces={},
        alpha={},
        immature=[],
    )
    assert match.ask is not None
    text = board(match, 138)
    assert line(text, "for auction").startswith("for auction: Laughing Woman bid O portals Venus O, Shaman O")
    assert line(text, "player order") == "player order Ar Ne Cr", "all bid at the same time"


def test_an_offer_is_on_the_table() -> None:
    match = situation(
        phase=NEGOTIATE,
        contested="caribou",
        speaker="cro_magnon",
        partner="archaic",
        pieces={"archaic": {"caribou": 2}, "cro_magnon": {"caribou": 1, "cro_magnon_1": 1}},
        alpha={},
        immature=[],
        offers={"cro_magnon": 3},
    )
    text = board(match, 120)
    assert line(text, "Species meet") == "Species meet: Caribou Cr → Ar"
    answer(match, "leave")
    assert "“" in line(board(match, 120), "Species meet")


def test_prey_that_is_not_safe_yet() -> None:
    match = situation(
        phase=HUNT,
        step=2,
        pieces={"archaic": {"gray_wolves": 3, "archaic_4": 1}},
        alpha={"archaic": "gray_wolves"},
        immature=[],
        tableau={},
        hand={},
        disks={},
        prey_of={"caribou": "archaic"},
        prey_slot={"caribou": "north_1"},
        stalker={"caribou": "gray_wolves"},
    )
    text = board(match, 138)
    assert line(text, "prey at stake") == "prey at stake: Ar Caribou ← Gray Wolves"
    assert "▸Gray Wolves" in text


def test_a_map_shows_what_is_unexplored_and_where_artifacts_are() -> None:
    match = start("neanderthal", 1, seed=3, rules={"variant": "alien", "tribe_1": "archaic"})
    given = {"marks": {"4_3": "artifact", "1_1": "barren", "2_2": "new_artifact"}}
    whole = {**match.position(), "whole": False}
    found = Match.from_position({**whole, "state": given})
    text = board(found, 120)
    assert line(text, "1.1") == "1.1· unexplored"
    assert "2.2☆" in text
    assert "4.3★" in text
    assert "★ artifact" in text
    assert "★" not in board(situation(), 120)


# What can be chosen


def test_what_can_be_chosen_has_a_sign() -> None:
    text = board(situation(), 100, focus="send rabbits")
    assert "▶Rabbits" in text
    assert "›Caribou" in text
    assert "›Piper" in text  # to be courted


def test_portals_can_be_chosen() -> None:
    people = {"archaic": {"unassigned": 2}}
    owned: dict[str, Any] = {"tableau": {"totem_woman": "archaic"}, "hand": {}, "disks": {}}
    match = situation(phase=ACTIONS, pieces=people, alpha={}, immature=[], **owned)
    assert line(board(match, 100), "Portals 2/5") == "Portals 2/5 Venus O● B○ Shaman›O○›W○ Bison B○ W●"


def test_the_board_of_whoever_answers_comes_first() -> None:
    match = situation(order=["neanderthal", "archaic", "cro_magnon"])
    tribes = drawn(FACE.parts(match.view(1), Words("en", match.game.setting), set(), set())["Species"], 100)
    assert tribes.index("▸Ne Neanderthals") < tribes.index("Ar Archaics")


def test_the_page_that_is_needed() -> None:
    assert FACE.page({"send caribou", "card caribou", "promote 6", "rank 6"}) == 0
    assert FACE.page({"milk horse", "card horse"}) == 1
    assert FACE.page({"lay_portal venus_orange", "portal venus_orange"}) == 1
    assert FACE.page({"free archaic_6", "dedicated archaic_6"}) == 1
    assert FACE.page({"into north_3", "slot north_3"}) == 0
    assert FACE.page({"take_back caribou", "card caribou"}) == 0
    assert FACE.page({"roll"}) == 0


def test_a_map_leaves_out_what_is_only_said_of_rows() -> None:
    alone = start("neanderthal", 1, seed=1, rules={"variant": "alien"})
    text = board(alone, 160)
    assert "unassigned" not in text, "all stand on the map"
    assert "player order" not in text, "there is nobody else"
    assert "★ artifact" in text
    together = board(start("neanderthal", 3, seed=1, rules={"variant": "brink"}), 160)
    assert "artifact" not in together
    waiting = solitaire({"4_3": "rabbits"}, {"unassigned": 2, "rabbits": 1}, phase=ASSIGN)
    assert "unassigned 2*" in board(waiting, 160)
    assert FACE.status(waiting.view(0), Words("en", waiting.game.setting)).endswith("phase 2 (movement)")


# Words and sizes


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("edition", ["1", "2"])
@pytest.mark.parametrize("variant", ["standard", "alien"])
def test_cards_say_what_they_do(lang: str, edition: str, variant: str) -> None:
    seats = 1 if variant == "alien" else 3
    match = start("neanderthal", seats, rules={"edition": edition, "variant": variant})
    drawing = NeanderthalDrawing(match.view(0), Words(lang, match.game.setting), set(), set())
    for card in drawing.tables.cards:
        assert bool(effects(drawing, card.number)) or card.kind == GAME, card.key


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_the_legend_is_not_broken_within_a_sign(lang: str, width: int) -> None:
    match = situation()
    drawing = NeanderthalDrawing(match.view(0), Words(lang, match.game.setting), set(), set())
    rows = drawn(Legend(drawing), width).splitlines()
    assert all(any(sign in row for row in rows) for sign in drawing.signs())
    assert all(cell_len(row) <= width for row in rows)


@pytest.mark.parametrize("lang", languages())
def test_parts_are_low_enough_for_a_small_screen(lang: str) -> None:
    match = start("neanderthal", 3, seed=2)
    words = Words(lang, match.game.setting)
    rows, tribes, cards = FACE.parts(match.view(0), words, set(), set()).values()
    assert len(drawn(rows, 78).splitlines()) <= 24
    assert len(drawn(tribes, 78).splitlines()) <= 24
    assert len(drawn(cards, 78).splitlines()) <= 24


def test_rows_are_drawn_side_by_side_where_there_is_room() -> None:
    match = situation()
    rows = FACE.parts(match.view(0), Words("en", match.game.setting), set(), set())["Europe"]
    assert "South Europe" in line(drawn(rows, 200), "North Europe")
    assert "South Europe" not in line(drawn(rows, 100), "North Europe")
    assert "Archaics" in line(board(match, 200), "North Europe")  # a species beside the rows makes the board lower


def test_what_each_sexuality_scores() -> None:
    match = situation()
    cards = drawn(FACE.parts(match.view(0), Words("en", match.game.setting), set(), set())["What cards do"], 160)
    assert line(cards, "Ar promiscuous") == (
        "Ar promiscuous unassigned 2 Alpha 4 elder 1 husband 1 daughter 1 animal 4 invention 3 trophy 3 word 1"
    )


# The course of a game


@pytest.mark.parametrize("lang", languages())
def test_status_and_breakdown(lang: str) -> None:
    match = start("neanderthal", 3, seed=5)
    words = Words(lang, match.game.setting)
    assert FACE.status(match.view(0), words) == words.say("ui-neanderthal-setup")
    play(match, [make("random", seat) for seat in range(3)])
    turn = cast("dict[str, int]", match.view(0)["state"])["turn"]
    assert FACE.status(match.view(0), words) == words.say("ui-neanderthal-over-after", turn=turn)
    rows = drawn(FACE.breakdown(match.view(0), match.record_for(0), words), 120).splitlines()
    assert len(rows) == 4
    for row in rows[1:]:
        total, *scored = [int(number) for number in row.split()[-4:]]
        assert total == sum(scored)
    assert rows[1].startswith("★")
    assert drawn(FACE.draw(match.view(0), words, set(), set()), 80)


def test_a_scenario_has_points_of_its_own() -> None:
    match = start("neanderthal", 3, seed=5, rules={"variant": "giant_wurm"})
    play(match, [make("random", seat) for seat in range(3)])
    words = Words("en", match.game.setting)
    rows = drawn(FACE.breakdown(match.view(0), match.record_for(0), words), 120).splitlines()
    totals = sorted(int(row.split("(")[1].split(")")[1].split()[0]) for row in rows[1:])
    assert totals == sorted(match.result.points)


def test_the_turn_and_the_phase() -> None:
    match = situation()
    left = len(cast("dict[str, list[str]]", match.position()["state"])["events"])
    words = Words("en", match.game.setting)
    assert FACE.status(match.view(0), words) == f"Turn 3 of {3 + left}, phase 2 (assignment)"
