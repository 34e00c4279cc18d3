"""Positions that are given in part: what follows from what is given, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.neanderthal.table import (
    ACTIONS,
    ALL,
    ASSIGN,
    EVENT,
    GAP,
    HUNT,
    ICE,
    NEGOTIATE,
    asked,
    options,
    owner,
    pieces,
    row,
    state,
    vocabulary,
)

SEVEN_OF_THE_NORTH = [
    "woolly_mammoth",
    "woolly_rhinoceros",
    "irish_elk",
    "steppe_bison",
    "caribou",
    "musk_ox",
    "saiga_antelope",
]
BARE = {"*": "none", "north_1": "mountain_hare", "south_1": "rabbits"}


def position(seats: int = 3, chance: Chance | None = None, **given: Any) -> Match:
    """A position of the Archaic, the Neanderthal and perhaps the Cro-Magnon, that says only what is given."""
    agreed = {f"tribe_{seat + 1}": tribe for seat, tribe in enumerate(ALL[:seats])}
    return Match.from_position({"game": "neanderthal", "seats": seats, "rules": agreed, "state": given}, chance)


def slot_with(match: Match, card: str) -> str:
    """The place of the rows where a card lies."""
    slots: dict[str, str] = state(match)["slots"]
    return next(slot for slot, found in slots.items() if found == card)


# What follows


@pytest.mark.law("neanderthal:C.5", "neanderthal:C.7c")
def test_after_the_set_up_everybody_has_a_sexuality_and_its_disks_are_not_words() -> None:
    match = position(phase=ASSIGN)
    found = state(match)
    sides = {"selfish_gene": "promiscuous", "family_values": "harem", "big_man": "harem"}
    for tribe in ALL:
        assert found["sexuality"][tribe] in ("promiscuous", "pair_bonding", "harem")
        if found["sexuality"][tribe] != "pair_bonding":
            assert found["sexuality"][tribe] == sides[found["sexuality_card"][tribe]]
        disks = {"promiscuous": 6, "pair_bonding": 0, "harem": 3}[found["sexuality"][tribe]]
        assert sum(vocabulary(match, tribe)) == 15 - 2 - disks


@pytest.mark.law("neanderthal:C.5")
@pytest.mark.parametrize("way", ["promiscuous", "pair_bonding", "harem"])
@pytest.mark.parametrize("tribe", ALL)
def test_a_sexuality_that_is_given_comes_with_a_card_that_shows_it(tribe: str, way: str) -> None:
    found = state(position(phase=ASSIGN, sexuality={tribe: way}))
    assert found["sexuality"][tribe] == way
    assert sorted(found["sexuality_card"].values()) == ["big_man", "family_values", "selfish_gene"]


@pytest.mark.law("neanderthal:C.5")
def test_before_the_choice_nobody_has_a_sexuality() -> None:
    assert asked(position(turn=0)) == (0, "choose_sexuality", "C.5")


@pytest.mark.law("neanderthal:I1c", "neanderthal:I1d.1")
def test_who_is_said_to_be_tribal_has_no_portals() -> None:
    match = position(phase=ASSIGN, tribal={"neanderthal": True})
    assert state(match)["portals"].get("neanderthal", {}) == {}
    assert state(match)["portals"]["archaic"] != {}


@pytest.mark.law("neanderthal:B3c")
def test_without_a_fire_starter_no_disk_lies_under_him() -> None:
    match = position(phase=ASSIGN, pieces={"*": {}, "unassigned": dict.fromkeys(ALL, 3)})
    assert not any(state(match)["immature"].values())
    assert pieces(match, "archaic", "dead") == 16


@pytest.mark.law("neanderthal:B4.1")
def test_how_many_are_dead_may_be_said_of_one_tribe() -> None:
    match = position(phase=ASSIGN, pieces={"*": {}, "unassigned": dict.fromkeys(ALL, 2), "dead": {"archaic": 17}})
    assert pieces(match, "neanderthal", "dead") == 17


@pytest.mark.law("neanderthal:B4.1")
def test_where_all_are_alive_the_alpha_is_one_of_them() -> None:
    match = position(phase=ASSIGN, pieces={"unassigned": {"archaic": 18, "neanderthal": 1, "cro_magnon": 1}})
    assert state(match)["alpha"]["archaic"] == "unassigned"


@pytest.mark.law("neanderthal:B3.1")
def test_words_may_be_given_of_one_tribe() -> None:
    ways = {"archaic": "pair_bonding", "neanderthal": "harem"}
    words = {"archaic": {"orange": 5, "white": 4, "black": 4}}
    match = position(phase=ASSIGN, sexuality=ways, vocabulary=words, tribal={"neanderthal": True})
    assert vocabulary(match, "archaic") == (5, 4, 4)
    assert vocabulary(match, "neanderthal") == (4, 4, 3)


@pytest.mark.parametrize("field", ["tableau", "hand"])
def test_a_card_that_somebody_has_lies_in_no_row_and_no_deck(field: str) -> None:
    slot = slot_with(position(phase=ASSIGN), "caribou")
    owned: dict[str, Any] = {field: {"caribou": "archaic"}, "tribal": {"archaic": True}}
    found = state(position(phase=ASSIGN, **owned))
    assert found["slots"][slot] == GAP
    assert "caribou" not in [*found["slots"].values(), *found["north"]]


def test_a_card_that_is_put_into_a_place_is_in_no_other() -> None:
    before = slot_with(position(phase=ASSIGN), "caribou")
    match = position(phase=ASSIGN, slots={"south_1": "caribou"})
    assert (slot_with(match, "caribou"), state(match)["slots"][before]) == ("south_1", GAP)
    match = position(phase=ASSIGN, north=["caribou"])
    assert (state(match)["north"], state(match)["slots"][before]) == (["caribou"], GAP)


@pytest.mark.law("neanderthal:D1.1")
def test_ice_lies_where_it_is_said_to_and_not_on_a_card_of_the_set_up() -> None:
    match = position(phase=ASSIGN, cover={"north_1": "ice", "south_2": "ice"})
    assert (row(match, "north")[0], row(match, "south")[1]) == (ICE, ICE)
    assert (row(match, "north").count(ICE), row(match, "south").count(ICE)) == (1, 1)
    match = position(phase=ASSIGN, cover={"north_1": "ice", "south_2": "ice"}, north=["great_auk"])
    assert (state(match)["north"], len(state(match)["north_down"])) == (["great_auk"], 2)
    given: dict[str, Any] = {"north_down": ["great_auk"], "north_lies": ["north_3"], "slots": BARE}
    assert row(position(phase=ASSIGN, **given), "north")[2] == ICE


@pytest.mark.law("neanderthal:A2.1")
@pytest.mark.parametrize(("event", "first"), [("fashion_woman", "cro_magnon"), ("swearing_woman", "archaic")])
def test_the_order_of_play_is_that_of_the_event_that_is_given(event: str, first: str) -> None:
    assert state(position(phase=ASSIGN, event=event))["order"][0] == first
    assert state(position(phase=ASSIGN, event=event, order=list(ALL)))["order"] == list(ALL)


@pytest.mark.law("neanderthal:J.1", "neanderthal:C.1")
def test_a_turn_that_is_given_says_how_many_events_have_been() -> None:
    match = position(turn=10, phase=ACTIONS)
    assert (len(state(match)["past"]), state(match)["events"]) == (10, [])
    while match.ask is not None:
        match.answer("done")
    assert match.over
    assert len(state(position(turn=4, phase=ASSIGN))["events"]) == 6


@pytest.mark.law("neanderthal:C.1")
def test_the_event_of_a_daughter_in_a_tableau_has_been() -> None:
    match = position(phase=ASSIGN, tableau={"piper": "archaic"})
    found = state(match)
    assert owner(match, "piper") == "archaic"
    assert "piper" in found["past"]
    assert "piper" not in found["events"] + found["unused"]


@pytest.mark.law("neanderthal:I2a")
def test_portals_have_been_there_since_the_turn_began_unless_it_is_said_otherwise() -> None:
    given: dict[str, Any] = {
        "phase": ACTIONS,
        "order": list(ALL),
        "tableau": {"piper": "neanderthal", "cobbler_woman": "archaic"},
        "disks": {"cobbler_woman": {"black": 1}},
        "pieces": {"wed_piper": {"archaic": 1}},
        "portals": {"archaic": {}, "neanderthal": {"venus_black": 1}},
    }
    assert "cobbler_woman_black" in options(position(**given), "free")
    assert "cobbler_woman_black" not in options(position(**given, mapped={"*": {}}), "free")


def test_in_the_middle_of_talks_everybody_can_still_make_offers() -> None:
    there = {
        "rabbits": {"archaic": 1, "neanderthal": 1},
        "archaic_1": {"archaic": 1},
        "neanderthal_1": {"neanderthal": 1},
    }
    tribal = {"archaic": True, "neanderthal": True}
    match = position(phase=NEGOTIATE, contested="rabbits", pieces=there, slots=BARE, tribal=tribal)
    assert options(match, "let_speak") == {"archaic", "neanderthal"}


# What is refused


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seat_of": {"neanderthal": 0}}, "seat 1 plays no species (A.1)"),
        ({"order": ["archaic", "archaic", "neanderthal"]}, "archaic is 2 times in the order of play (A2.1)"),
        ({"order": ["archaic"]}, "neanderthal is 0 times in the order of play (A2.1)"),
        ({"pieces": {"unassigned": {"archaic": 25}}}, "archaic has 26 pieces, and there are 19 (B4.1)"),
        ({"pieces": {"dead": {"archaic": 3}}}, "archaic has 10 pieces, and there are 19 (B4.1)"),
        ({"alpha": {"archaic": "archaic_3"}}, "the Alpha of archaic is where no piece of the tribe is (B.2)"),
        ({"vocabulary": {"archaic": {"orange": 9}}}, "archaic has 10 orange disks, 9 of them free (B3.1)"),
        (
            {"tribal": {"archaic": True}, "portals": {"archaic": {"venus_black": 1}}},
            "archaic is tribal and has portals",
        ),
        (
            {"portals": {"archaic": {"venus_black": 2}}},
            "archaic has too many disks on one place of the brain map (I1b)",
        ),
        ({"immature": {"archaic_3": True}}, "a disk lies where archaic has no elder (B3c)"),
        ({"disks": {"piper": {"orange": 1}}}, "disks lie on piper, which is in no tableau (B3d)"),
        (
            {"tableau": {"piper": "archaic"}, "unripe": {"piper": True}},
            "a disk lies under the husband of piper, who is not at home (G1f.1)",
        ),
        ({"hand": {"piper": "archaic"}}, "piper cannot be in a hand (B2d)"),
        ({"hand": {"red_deer": "archaic"}}, "red_deer cannot be in a hand (B2d)"),
        ({"tableau": {"rabbits": "archaic"}}, "rabbits is no trophy and cannot be in a tableau (G5.1)"),
        ({"slots": {"north_1": "piper"}}, "piper is no biome (C.3)"),
        ({"slots": {"north_1": "caribou", "north_2": "caribou"}}, "caribou is in several places"),
        ({"slots": {"north_1": "caribou"}, "cover": {"north_1": "ice"}}, "a card lies face up on ice (D1.1)"),
        (
            {"cover": {"*": "ice"}, "north": SEVEN_OF_THE_NORTH},
            "there are too few cards of the north for all",
        ),
        ({"north_down": ["great_auk"]}, "there are more or fewer face-down cards than slots for them (D1.1)"),
        ({"event": "piper", "events": ["piper"]}, "events are lost or doubled"),
        (
            {"sexuality": {"archaic": "harem"}, "sexuality_card": {"archaic": "selfish_gene"}},
            "the sexuality card of archaic does not show harem (C.5)",
        ),
        ({"sexuality_card": {"archaic": "none"}}, "archaic has no sexuality (C.5)"),
        ({"pieces": {"archaic_6": {"archaic": 2}}}, "archaic has several elders on a rank (E2b)"),
        ({"pieces": {"archaic_3": {"neanderthal": 1}}}, "archaic has an elder of another colour (D6b)"),
        ({"pieces": {"archaic_1": {"archaic": 1}}}, "archaic is vocal and has an elder of rank 1 (E2.1)"),
        ({"pieces": {"guests_of_archaic": {"archaic": 1}}}, "archaic has Wanderlusters of its own colour (D6.2)"),
        (
            {"pieces": {"rabbits_for_archaic": {"archaic": 1}}, "slots": BARE},
            "archaic has Wanderlusters of its own colour (D6.2)",
        ),
        ({"pieces": {"caribou": {"archaic": 1}}, "slots": BARE}, "hunters stand on caribou, which is nowhere"),
        ({"pieces": {"piper": {"archaic": 1}}}, "piper is courted or married, but in no tableau (E3.1)"),
        (
            {"tableau": {"piper": "archaic"}, "pieces": {"piper": {"archaic": 2}}},
            "piper has too many husbands or suitors (G1e.1)",
        ),
        (
            {"phase": NEGOTIATE, "contested": "caribou", "slots": BARE},
            "caribou is negotiated about, and lies nowhere (E1.1)",
        ),
        ({"phase": HUNT, "hunted": "caribou", "slots": BARE}, "caribou is hunted, and lies nowhere (E1.1)"),
        ({"acting": 4}, "4 tribes are said to be done, and there are 3 (E.1)"),
        ({"step": 6}, "phase 2 has no step 6: the last is 5 (A1.2)"),
        ({"phase": EVENT, "step": 3}, "step 3 of phase 1 needs an event (A1.1)"),
        (
            {"phase": EVENT, "step": 7, "event": "fashion_woman"},
            "phase 1 has no step 7: with this event the last is 6 (A1.1)",
        ),
        ({"prey_of": {"caribou": "archaic"}}, "prey is at stake, but the hunts are over (G4b)"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        position(**{"phase": ASSIGN, **given})
    assert str(refused.value).startswith(sentence)


@pytest.mark.law("neanderthal:C1.1", "neanderthal:C1a")
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"pieces": {"unassigned": {"archaic": 1, "cro_magnon": 1}}},
            "cro_magnon has 1 pieces, and there are 0 (B4.1)",
        ),
        ({"pieces": {"guests_of_cro_magnon": {"archaic": 1}}}, "cro_magnon has Wanderlusters, and nobody plays it"),
        ({"tableau": {"piper": "cro_magnon"}}, "cro_magnon has piper, and nobody plays it (B2.1)"),
        ({"order": list(ALL)}, "cro_magnon is in the order of play, and nobody plays it (C1a)"),
    ],
)
def test_with_two_players_the_third_species_has_nothing(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        position(2, phase=ASSIGN, **given)
    assert str(refused.value).startswith(sentence)
