"""The face of Greenland: everything a player needs, in every language, at any width and without colour."""

from __future__ import annotations

import io
from random import Random
from typing import Any, cast

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from lawspeaker.games.greenland.faces.cards import effects
from lawspeaker.games.greenland.faces.face import GreenlandFace
from lawspeaker.games.greenland.faces.table import GreenlandDrawing
from lawspeaker.games.greenland.model.state import GreenlandSetting
from lawspeaker.games.greenland.model.tables import GAME, NEW_WORLD, TRIBES
from lawspeaker.games.tribes.drawing import Legend
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import make, play
from lawspeaker.text.pointing import pointed_at
from lawspeaker.text.words import Words, languages
from tests.law.greenland.table import ELDERS, HUNT, NEGOTIATE, answer, table

FACE = GreenlandFace()

WIDTHS = (74, 78, 104, 120, 160, 200)


def situation(**given: Any) -> Match:
    """The Norse assign their hunters; the Thule have one on the walrus, and a Norse husband for Kirima."""
    state: dict[str, Any] = {
        "turn": 3,
        "event": "crowd_disease",
        "pieces": {
            "norse": {"unassigned": 4, "polar_bear": 3, "norse_1": 1, "norse_3": 2, "norse_6": 1, "wed_kirima": 1},
            "thule": {"unassigned": 2, "walrus": 1, "thule_2": 1, "norse_1": 1},
            "tunit": {"markland": 8},
        },
        "alpha": {"norse": "polar_bear"},
        "tableau": {
            "birgitta": "norse",
            "sheep": "norse",
            "sword": "norse",
            "cold_forging": "norse",
            "greenland_shark": "norse",
            "kirima": "thule",
            "peepeelee": "thule",
        },
        "hand": {"husky": "norse"},
        "warm": {"north": ["markland", "walrus"], "south": ["vinland", "arctic_char", "orca"]},
        "cold": {"north": ["polar_bear"], "south": ["bog_iron"]},
        "hostile": {"north": True},
        "religion": {"thule": "monotheist"},
        "energy": {"norse": 7},
    }
    if "pieces" in given:
        del state["alpha"]
    return table("norse", "thule", "tunit", **{**state, **given})


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
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_and_tribe_is_there_at_any_width(seats: int, lang: str) -> None:
    match = start("greenland", seats, seed=seats)
    lots = Random(seats)
    while match.ask is not None and len(match.steps) < 90:
        match.answer(lots.choice(match.ask.options))
    setting = cast(GreenlandSetting, match.game.setting)
    words = Words(lang, setting)
    state = cast("dict[str, Any]", match.view(0)["state"])
    shown = [key for side in ("warm", "cold") for row in state[side].values() for key in row]
    shown += [*state["tableau"], *state["hand"]]
    for width in WIDTHS:
        text = board(match, width, lang)
        assert all(cell_len(row) <= width for row in text.splitlines())
        for tribe in state["seat_of"]:
            assert words.value("tribe", TRIBES.index(tribe)) in text
        for key in shown:
            name = words.value("card", setting.numbers[key])
            assert (name if width > 100 else name[:5]) in text, name  # long names are broken where it is narrow


def test_a_card_of_a_row() -> None:
    text = board(situation(), 100)
    assert line(text, "cold ›Polar") == "cold ›Polar Bear land 12 2 2,3 4b 1iv T3 4p No3*"
    assert line(text, "warm  Walrus") == "warm Walrus sea 8▾ 2 3 4b 2e 1iv T3 3p Th1"  # the lowest climax in the north
    assert line(text, "Markland hostile").startswith("Markland hostile raid 14 2 3,6")
    assert line(text, "Markland").endswith("Tu8*")
    assert line(text, "Bog Iron") == "Bog Iron metal 16 1 – 1ir -1e"
    assert line(text, "Orca D").endswith("H4")
    assert line(text, "sea 3→1") == "sea 3→1 never raided worth 2e"  # what the orca does in a tableau


def test_rows_have_decks_and_homelands() -> None:
    match = situation()
    state = cast("dict[str, Any]", match.position()["state"])
    text = board(match, 100)
    assert line(text, "North row") == f"North row deck {len(state['decks']['north'])} homeland of Th Tu"
    assert line(text, "South row") == f"South row deck {len(state['decks']['south'])} homeland of No"


def test_a_tribe() -> None:
    text = board(situation(), 138)
    head = line(text, "No Norse (")
    assert head.startswith("No Norse (Player 1) polytheist energy 7/8 ivory 1 iron 1 unassigned 4 Valhalla 7")
    assert "1 Chief No1 Th1" in line(text, "Elders")  # with a guest
    assert "3 Blacksmith No2" in line(text, "Elders")
    assert "4 Viking Chief –" in line(text, "Elders")
    assert line(text, "Hand 1/4").startswith("Hand 1/4 Exquimaux Husky [reroll land 3, sled")
    assert line(text, "Animals").startswith("Animals ›Icelandic Sheep [hay 2, gives 1b/1iv, raided with 1")
    assert "Inventions ›Cold Forging [metal 4→1" in line(text, "Inventions")
    assert "Imports ›Sword" in line(text, "Imports")
    assert line(text, "Trophies").startswith("Trophies Greenland Shark [5p]")
    assert "Kirima [reroll sea 4, first in sea] wed to No1" in text
    assert "monotheist" in line(text, "Th Thule (")


def test_the_event_and_the_order_of_play() -> None:
    text = board(situation(acting=1, order=["thule", "norse", "tunit"]), 200)
    assert "Crowd disease (8 or more unassigned)" in text
    assert text.count("Elder die-off") == 2
    assert "ship: Axe" in text
    assert "player order Th ▸No Tu" in text
    assert "Venereal disease (Thule, Tunit)" in board(situation(event="syphilis"), 200)


def test_what_the_trade_ship_brings_shows_when_it_has_arrived() -> None:
    given = {"event": "iceland_trade_ship", "aside": "cattle", "tableau": {"sheep": "norse", "kirima": "thule"}}
    assert "ship: an animal" in board(situation(**given), 200)
    assert "▸ship: Iceland Cattle" in board(
        situation(phase=1, step=5, pieces={"norse": {"unassigned": 7, "norse_3": 2}}, **given), 200
    )


def test_an_offer_is_on_the_table() -> None:
    match = situation(
        phase=NEGOTIATE,
        pieces={"norse": {"walrus": 2}, "thule": {"walrus": 1}, "tunit": {"unassigned": 1}},
        alpha={"norse": "walrus"},
    )
    answer(match, "let_speak norse")
    assert "Tribes meet: Walrus" in board(match, 120)
    answer(match, "deal_with thule", "give_ivory 1", "marry kirima")
    text = board(match, 120)
    assert line(text, "Tribes meet") == "Tribes meet: Walrus No → Th “I give 1 ivory” “A hunter marries Kirima”"
    assert "▸Walrus" in text
    for page in ("Rows", "Tribes"):
        parts = FACE.parts(match.view(0), Words("en", match.game.setting), set(), set())
        assert "“A hunter marries Kirima”" in drawn(parts[page], 78)


# What can be chosen


def test_what_can_be_chosen_has_a_sign() -> None:
    text = board(situation(), 100, focus="send orca")
    assert "▶Orca" in text
    assert "›Polar Bear" in text
    assert "›Walrus" not in text  # the mariner has gone to the polar bear
    assert "›1 Chief" not in text  # there is one already
    assert "›2 Gothi" in text
    assert "›Peepeelee" not in text  # no War Chief
    assert "›Icelandic Sheep" in text


def test_elders_and_tribes_can_be_chosen() -> None:
    match = situation(phase=ELDERS, pieces={"norse": {"unassigned": 1, "norse_2": 1, "norse_3": 1}, "thule": {}})
    text = board(match, 100)
    assert "›2 Gothi No1" in text
    assert "›3 Blacksmith No1" in text
    assert "›1 Umialik" not in text  # ranks are those of the own placard
    war = situation(phase=1, step=1, pieces={"norse": {"unassigned": 1, "norse_4": 1}})
    assert "›Th Thule" in board(war, 100)


def test_the_board_of_whoever_answers_comes_first() -> None:
    match = situation(order=["thule", "norse", "tunit"])
    tribes = drawn(FACE.parts(match.view(1), Words("en", match.game.setting), set(), set())["Tribes"], 100)
    assert tribes.index("▸Th Thule") < tribes.index("No Norse")
    others = drawn(FACE.parts(match.view(0), Words("en", match.game.setting), set(), set())["Tribes"], 100)
    assert others.index("No Norse") < others.index("Th Thule")


def test_the_page_that_is_needed() -> None:
    assert FACE.page({"send walrus", "card walrus", "promote 1", "rank 1"}) == 0
    assert FACE.page({"feed sheep", "card sheep"}) == 1
    assert FACE.page({"give_elder norse_1", "spot norse_1", "pay_energy"}) == 1
    assert FACE.page({"roll"}) == 0


# Words and sizes


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("edition", ["1", "3"])
def test_cards_say_what_they_do(lang: str, edition: str) -> None:
    match = start("greenland", 3, rules={"edition": edition})
    drawing = GreenlandDrawing(match.view(0), Words(lang, match.game.setting), set(), set())
    for card in drawing.tables.cards:
        said = effects(drawing, card.number)
        assert bool(said) or card.kind in (GAME, NEW_WORLD), card.key


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_the_legend_is_not_broken_within_a_sign(lang: str, width: int) -> None:
    match = situation()
    legend = Legend(GreenlandDrawing(match.view(0), Words(lang, match.game.setting), set(), set()))
    rows = drawn(legend, width).splitlines()
    assert all(any(sign in row for row in rows) for sign in legend.table.signs())
    assert all(cell_len(row) <= width for row in rows)


@pytest.mark.parametrize("lang", languages())
def test_parts_are_low_enough_for_a_small_screen(lang: str) -> None:
    match = start("greenland", 4, seed=2)
    words = Words(lang, match.game.setting)
    rows, tribes, cards = FACE.parts(match.view(0), words, set(), set()).values()
    assert len(drawn(rows, 78).splitlines()) <= 24
    assert len(drawn(tribes, 78).splitlines()) <= 32
    assert len(drawn(cards, 78).splitlines()) <= 30


def test_long_rows_are_drawn_side_by_side_where_there_is_room() -> None:
    match = situation()
    rows = FACE.parts(match.view(0), Words("en", match.game.setting), set(), set())["Rows"]
    assert "South row" in line(drawn(rows, 200), "North row")
    assert "South row" not in line(drawn(rows, 100), "North row")
    assert "Norse" in line(board(match, 200), "North row")  # a tribe beside the rows makes the whole board lower


# The course of a game


@pytest.mark.parametrize("lang", languages())
def test_status_and_breakdown(lang: str) -> None:
    match = start("greenland", 3, seed=5)
    words = Words(lang, match.game.setting)
    assert FACE.status(match.view(0), words) == words.say("ui-greenland-setup")
    play(match, [make("random", seat) for seat in range(3)])
    turn = cast("dict[str, int]", match.view(0)["state"])["turn"]
    assert FACE.status(match.view(0), words) == words.say("ui-greenland-over-after", turn=turn)
    rows = drawn(FACE.breakdown(match.view(0), match.record_for(0), words), 120).splitlines()
    assert len(rows) == 4
    for row in rows[1:]:
        total, *scored = [int(number) for number in row.split()[-5:]]
        assert total == sum(scored)
    assert rows[1].startswith("★") is bool(match.result.winners)
    assert drawn(FACE.draw(match.view(0), words, set(), set()), 80)


def test_the_turn_and_the_phase() -> None:
    match = situation(phase=HUNT)
    left = len(cast("dict[str, list[str]]", match.position()["state"])["events"])
    words = Words("en", match.game.setting)
    assert FACE.status(match.view(0), words) == f"Turn 3 of {3 + left}, phase 4 (hunts)"


def test_the_extinct_have_nothing_left() -> None:
    match = situation(extinct={"tunit": True}, pieces={"norse": {"unassigned": 2}, "tunit": {}})
    assert line(board(match, 100), "Tu Tunit (") == "Tu Tunit (Player 3) extinct"


def test_of_the_extinct_married_daughters_are_left() -> None:
    people = {"norse": {"unassigned": 2, "wed_meeka": 1}, "tunit": {}}
    match = situation(extinct={"tunit": True}, pieces=people, tableau={"meeka": "tunit"}, hand={})
    assert "Meeka [reroll fishing 4, first in fishing] wed to No1" in board(match, 138)
