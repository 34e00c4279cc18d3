"""Why not? A thing that cannot be done in Greenland names the clause that forbids it, and the reason is in words."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from lawspeaker.kernel import shelf
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.lab.battery import check_game
from lawspeaker.text.pointing import forbidden
from lawspeaker.text.words import Words, languages
from tests.law.greenland.table import (
    ELDERS,
    HUNT,
    LIVESTOCK,
    NEGOTIATE,
    answer,
    first_edition,
    options,
    table,
)

EVENT = 1


def reason(match: Match, text: str) -> str:
    """The clause that keeps whoever is asked from an option, which must not be offered; "" where the thing is not there
    at all.
    """
    assert match.ask is not None
    assert text not in options(match)
    found = match.why_not(text)
    assert found is not None
    return "" if found.moot else found.clause


def check(match: Match, reasons: dict[str, str]) -> None:
    assert {text: reason(match, text) for text in reasons} == reasons


def clause(match: Match, text: str) -> str:
    """The same, even of what is not there."""
    found = match.why_not(text)
    assert found is not None
    return found.clause


def said(match: Match, text: str, lang: str = "en") -> str:
    """Why an option is not offered, in words."""
    found = match.why_not(text)
    assert found is not None
    return Words(lang, match.game.setting).reason(found)


# Events


def test_bids() -> None:
    match = table("norse", "thule", phase=EVENT, step=6, event="crowd_disease", ivory={"norse": 3, "thule": 4})
    check(answer(match, "bid 3"), {"bid 2": "D10.2", "bid 5": "", "bid 1": "D10.2"})
    poor = table("norse", "thule", phase=EVENT, step=6, event="crowd_disease", ivory={"norse": 3, "thule": 1},
                 tableau={"gyrfalcon": "thule", "book": "thule"})  # fmt: skip
    check(answer(poor, "bid 3"), {"bid 2": "D10.2", "exchange book": "B3.1"})


def test_a_decimation_takes_half_or_more_and_other_numbers_are_not_even_listed() -> None:
    turn: dict[str, Any] = {"phase": EVENT, "turn": 0, "events": ["sea_ice", "crowd_disease"], "set_aside": []}
    match = table("norse", "thule", pieces={"norse": {"unassigned": 9}}, **turn)
    assert options(match, "number") == {"5", "6", "7", "8", "9"}
    check(match, {"number 4": "", "number 10": ""})
    assert clause(match, "number 4") == "D2.1"


def test_snow_without_energy() -> None:
    match = table("norse", "thule", phase=EVENT, step=4, event="long_winters", energy={"norse": 0},
                  pieces={"norse": {"unassigned": 1, "norse_1": 1, "norse_2": 1}})  # fmt: skip
    check(match, {"pay_energy": "D3.1"})


# Assignment


def test_where_nobody_can_be_sent() -> None:
    match = table(
        "norse",
        "thule",
        event="sea_ice",
        pieces={"norse": {"unassigned": 3}},
        tableau={"kirima": "thule", "orca": "thule", "sigrid": "norse"},
        warm={"north": ["markland", "musk_ox"], "south": ["vinland", "arctic_char", "beluga"]},
    )
    check(
        match,
        {
            "send musk_ox": "E1.3",
            "send beluga": "D8.1",
            "send markland": "E2.1",
            "send kirima": "E5.2",
            "send orca": "E5.4",
            "send walrus": "",  # it is not on the table
        },
    )


def test_to_what_nobody_is_promoted() -> None:
    match = table("norse", "thule", pieces={"norse": {"unassigned": 2, "norse_1": 1}})
    check(match, {"promote 1": "E3.3"})
    check(table("norse", "thule", energy={"norse": 0}), {"promote 2": "E3.1"})


def test_who_is_not_called_back_and_what_not_exchanged() -> None:
    match = table(
        "norse",
        "thule",
        energy={"norse": 0},
        pieces={"norse": {"unassigned": 3, "norse_1": 1, "vinland": 2}, "thule": {"goat": 1, "thule_4": 1}},
        tableau={"goat": "norse", "pony": "norse", "book": "norse"},
    )
    check(
        match,
        {
            "recall norse_1": "E4.2",
            "recall thule_4": "",
            "abandon": "E4.3",
            "exchange goat": "B3.2",
            "exchange book": "B3.1",
        },
    )


def test_a_sled_that_is_travelled_by_is_not_given_away() -> None:
    match = table(
        "norse",
        "thule",
        energy={"norse": 0},
        pieces={"norse": {"unassigned": 2, "musk_ox": 1}},
        tableau={"pony": "norse"},
        warm={"north": ["markland", "musk_ox"]},
    )
    check(match, {"exchange pony": "E1.6"})


def test_where_skiers_do_not_go() -> None:
    match = table(
        "sami",
        "thule",
        step=4,
        pieces={"sami": {"arctic_char": 2, "beluga": 1, "vinland": 1}},
        tableau={"geala": "sami"},
        warm={"south": ["vinland", "arctic_char", "beluga", "orca"]},
    )
    check(match, {"reassign vinland": "E4.1"})
    answer(match, "reassign arctic_char")
    check(match, {"send orca": "E6.1", "send arctic_char": "E6.1"})


# Deals


def deal(**given: Any) -> Match:
    """The Norse make the Thule an offer about the walrus."""
    state: dict[str, Any] = {
        "pieces": {
            "norse": {"unassigned": 1, "walrus": 2, "wed_peepeelee": 1},
            "thule": {"walrus": 1, "unassigned": 1},
            "tunit": {"unassigned": 1, "wed_birgitta": 1},
        },
        "tableau": {"kirima": "thule", "peepeelee": "thule", "birgitta": "norse", "sheep": "norse", "sword": "norse"},
        "warm": {"north": ["markland", "walrus"]},
        "phase": NEGOTIATE,
    }
    match = table("norse", "thule", "tunit", **{**state, **given})
    return answer(match, "let_speak norse")


def test_what_is_no_term_of_an_offer() -> None:
    match = deal()
    check(match, {"deal_with tunit": "F0.1"})
    answer(match, "deal_with thule")
    check(
        match,
        {
            "marry peepeelee": "F1.3",
            "marry birgitta": "F1.3",
            "marry sheep": "",
            "divorce birgitta": "F0.4",
            "divorce kirima": "",
            "give_card sword": "F0.2",
            "give_card birgitta": "F0.2",
            "leave 1": "F0.5",
            "ask_leave 2": "",
        },
    )
    answer(match, "marry kirima", "propose", "agree")
    assert "marry kirima" not in options(match)


def test_one_groom_for_one_daughter() -> None:
    match = deal(
        pieces={"norse": {"unassigned": 1, "walrus": 1}, "thule": {"walrus": 1}, "tunit": {"unassigned": 1}},
    )
    answer(match, "deal_with thule", "marry kirima")
    check(match, {"marry peepeelee": "F1.1", "marry kirima": ""})


def test_no_divorce_in_the_first_edition() -> None:
    match = first_edition(
        phase=NEGOTIATE,
        pieces={"norse": {"walrus": 2, "wed_kirima": 1}, "thule": {"walrus": 1}},
        tableau={"kirima": "thule"},
        warm={"north": ["markland", "walrus"]},
    )
    answer(match, "let_speak norse", "deal_with thule")
    check(match, {"divorce kirima": "F0.e1"})


# Hunts and peace


def test_before_a_roll() -> None:
    given: dict[str, Any] = {
        "phase": HUNT,
        "pieces": {"norse": {"bog_iron": 2}, "thule": {"unassigned": 1}},
        "tableau": {"cold_forging": "norse"},
        "warm": {"south": ["vinland", "bog_iron", "hooded_seal"]},
    }
    match = table("norse", "thule", **{**given, "pieces": {"norse": {"hooded_seal": 2}}, "iron": {"norse": 0}})
    check(match, {"iron_for_lives": "F4.1", "ivory_for_lives": "F4.2"})
    survivors = table("norse", "thule", rules={"variant": "survivalist"},
                      **{**given, "pieces": {"norse": {"hooded_seal": 2}}})  # fmt: skip
    check(survivors, {"iron_for_lives": "C3.2"})


def test_the_alpha_has_no_power_in_metallurgy() -> None:
    match = table(
        "tunit",
        "thule",
        phase=HUNT,
        pieces={"tunit": {"cape_york_meteorite": 2, "tunit_5": 1}},
        alpha={"tunit": "cape_york_meteorite"},
        cold={"north": ["cape_york_meteorite"]},
    )
    check(match, {"feet_of_clay": "E7.3"})


def test_peace() -> None:
    match = table(
        "norse",
        "thule",
        phase=LIVESTOCK,
        step=1,
        hostile={"north": True, "south": True},
        pieces={"norse": {"vinland": 1}},
    )
    check(match, {"pacify north": "F3.2"})


# Livestock


def test_hay_that_cannot_be_paid() -> None:
    match = table("norse", "thule", phase=LIVESTOCK, energy={"norse": 1}, tableau={"cattle": "norse", "pony": "norse"})
    check(match, {"feed cattle": "H1.1", "feed sheep": ""})


# Elders


def elders(own: dict[str, int], **given: Any) -> Match:
    """The Tunit let their elders act, the Norse after them."""
    placed = {"tunit": {"unassigned": 1, **own}, "norse": {"unassigned": 1}}
    return table("tunit", "norse", "thule", phase=ELDERS, **{"pieces": placed, **given})


def test_what_a_polytheists_elders_cannot_do() -> None:
    hand = {"husky": "tunit", "slit_goggles": "tunit"}
    idle = elders({"tunit_3": 2}, hand=hand)
    check(
        idle,
        {
            "domesticate husky": "I0.1",
            "burn 3": "I0.1",
            "banish": "I0.1",
            "emissary norse": "I5.1",
            "proselytize norse": "I6.1",
            "emissary tunit": "",
            "baptise": "I7.1",
            "domesticate slit_goggles": "",
        },
    )
    poor = elders({"tunit_2": 1, "tunit_3": 2}, hand=hand, energy={"tunit": 0}, iron={"tunit": 0})
    check(
        poor,
        {"domesticate husky": "I1.1", "burn 2": "I2.1", "banish": "I3.1", "tool slit_goggles": "I4.1"},
    )


def test_an_elder_acts_once() -> None:
    match = elders({"tunit_2": 1, "tunit_3": 1}, hand={"husky": "tunit", "elkhound": "tunit", "slit_goggles": "tunit"},
                   tableau={"birgitta": "tunit"})  # fmt: skip
    answer(match, "domesticate husky")
    check(match, {"domesticate elkhound": "I0.1", "burn 3": "I0.1"})


def test_whom_nobody_banishes() -> None:
    pieces = {"tunit": {"unassigned": 1, "tunit_2": 1, "tunit_3": 1}, "norse": {"unassigned": 1, "wed_meeka": 1}}
    match = elders({}, pieces=pieces, tableau={"meeka": "tunit"})
    check(match, {"banish": "I3.3"})
    guests = {"tunit": {"unassigned": 1, "tunit_2": 1}, "norse": {"unassigned": 1, "tunit_1": 1}}
    check(elders({}, pieces=guests), {"banish": "I3.2", "burn 1": ""})  # no elder of theirs is there


def test_what_monotheists_do_not() -> None:
    match = elders(
        {"tunit_2": 1, "tunit_3": 1, "norse_1": 1},
        religion={"*": "monotheist"},
        hand={"husky": "tunit"},
    )
    check(
        match,
        {
            "domesticate husky": "I1.3",
            "banish": "I3.1",
            "proselytize norse": "I6.1",
            "emissary norse": "I0.1",
            "baptise": "I7.1",
        },
    )


def test_a_missionary_must_have_arrived_before_the_turn() -> None:
    match = elders({"tunit_2": 1, "tunit_3": 1, "norse_1": 1}, religion={"tunit": "monotheist"}, missions={"*": {}})
    answer(match, "done", "done")  # the others, who are polytheists
    check(match, {"proselytize norse": "I6.2", "proselytize thule": "I6.1"})


def test_only_tunit_carve() -> None:
    match = table("norse", "thule", phase=ELDERS, hand={"slit_goggles": "norse"},
                  pieces={"norse": {"unassigned": 1, "norse_3": 1}})  # fmt: skip
    check(match, {"carve slit_goggles": "I4.2"})


# In words


def test_the_sentence_states_the_fact() -> None:
    match = deal()
    assert said(match, "deal_with tunit") == "The Tunit have nobody here."
    answer(match, "deal_with thule")
    assert said(match, "marry peepeelee") == "Peepeelee is married to one of the Norse."
    assert said(match, "give_ivory 30") == "The Norse have 1 of these disks."
    assert said(match, "propose") == "The offer has no terms yet."
    answer(match, "marry kirima")
    assert said(match, "marry kirima") == "The offer speaks of it already."


def test_a_bid_is_told_what_it_takes_and_what_there_is() -> None:
    match = table("norse", "thule", phase=EVENT, step=6, event="crowd_disease", ivory={"norse": 3, "thule": 4})
    answer(match, "bid 3")
    assert said(match, "bid 2") == "A bid must be 3 at least."
    assert said(match, "bid 5") == "Bids are in ivory, and you have 4."
    assert clause(match, "bid 5") == "D10.1"


def test_hay_names_the_animal_and_the_amount() -> None:
    match = table("norse", "thule", phase=LIVESTOCK, energy={"norse": 1}, tableau={"cattle": "norse", "pony": "norse"})
    assert said(match, "feed cattle") == "Iceland Cattle needs 2 hay, and you cannot pay it."


@pytest.mark.parametrize("lang", languages())
def test_every_language_names_the_rank(lang: str) -> None:
    match = table("norse", "thule", pieces={"norse": {"unassigned": 2, "norse_1": 1}})
    rank = Words(lang, match.game.setting).value("rank", 0, within=True)
    assert rank in said(match, "promote 1", lang)


# Always


@pytest.mark.parametrize("seed", range(3))
def test_the_judges_are_right_in_every_variant(seed: int) -> None:
    """The battery asks the judges of every option that is offered, and of every one of its kind that is not."""
    lots = random.Random(seed)
    seats = (2, 3, 1)[seed]
    report = check_game("greenland", seats, shelf.find("greenland").sample(seats, lots), seed=seed, thorough=0.1)
    assert report.unoffered > 0
    assert report.explained == report.unoffered


def test_nobody_wonders_when_nobody_is_asked() -> None:
    match = start("greenland", 2, seed=1)
    while match.ask is not None:
        match.choose(0)
    assert match.why_not("promote 1") is None


def test_what_is_not_there_is_not_listed() -> None:
    """Whoever asks what is forbidden is not told of a hundred numbers and cards."""
    match = elders({"tunit_3": 2}, hand={"husky": "tunit", "slit_goggles": "tunit"})
    kinds = Counter(option.kind for _, option in forbidden(match, 0))
    assert kinds["domesticate"] == 1
    assert kinds["exchange"] == kinds["tool"] == 0
    assert clause(match, "domesticate elkhound") == "I0.1"  # not in hand
