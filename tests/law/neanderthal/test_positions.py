"""Positions that are given in part: what follows from what is given, and what is refused."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import EVENTS
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
FIVE = dict.fromkeys(["venus_orange", "venus_black", "shaman_orange", "shaman_white", "bison_black"], 1)
BARE = {"*": "none", "north_1": "mountain_hare", "south_1": "rabbits"}


def position(seats: int = 3, rules: dict[str, str] | None = None, **given: Any) -> Match:
    """A position of the Archaic, and perhaps the Neanderthal and the Cro-Magnon, that says only what is given."""
    agreed = {f"tribe_{seat + 1}": tribe for seat, tribe in enumerate(ALL[:seats])}
    return Match.from_position(
        {"game": "neanderthal", "seats": seats, "rules": {**agreed, **(rules or {})}, "state": given}
    )


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
@pytest.mark.parametrize("ways", list(product(["promiscuous", "pair_bonding", "harem"], repeat=3)))
def test_three_sexualities_come_with_three_different_cards(ways: tuple[str, ...]) -> None:
    given = dict(zip(ALL, ways, strict=True))
    if len(set(ways)) == 1:
        with pytest.raises(PositionError, match=r"is dealt to several species \(C.5\)"):
            position(phase=ASSIGN, sexuality=given)
        return
    found = state(position(phase=ASSIGN, sexuality=given))
    assert found["sexuality"] == given
    assert sorted(found["sexuality_card"].values()) == ["big_man", "family_values", "selfish_gene"]


@pytest.mark.law("neanderthal:C.5")
def test_who_is_done_with_the_choice_has_a_sexuality() -> None:
    match = position(phase=0, acting=1)
    assert list(state(match)["sexuality"]) == ["archaic"]
    assert asked(match) == (1, "choose_sexuality", "C.5")


@pytest.mark.law("neanderthal:C.5")
def test_before_the_choice_nobody_has_a_sexuality() -> None:
    assert asked(position(turn=0)) == (0, "choose_sexuality", "C.5")


@pytest.mark.law("neanderthal:C.5")
@pytest.mark.parametrize("tribe", ALL)
def test_before_the_choice_everybody_has_a_card_to_choose_from(tribe: str) -> None:
    with pytest.raises(PositionError, match=rf"{tribe} has no sexuality card \(C.5\)"):
        position(phase=0, sexuality_card={tribe: "none"})


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
    owned: dict[str, Any] = {field: {"caribou": "archaic"}, "tribal": {"archaic": True}, "immature": {"*": False}}
    found = state(position(phase=ASSIGN, **owned))
    assert found["slots"][slot] == GAP
    assert "caribou" not in [*found["slots"].values(), *found["decks"]["north"]]


def test_a_card_that_is_put_into_a_place_is_in_no_other() -> None:
    before = slot_with(position(phase=ASSIGN), "caribou")
    match = position(phase=ASSIGN, slots={"south_1": "caribou"})
    assert (slot_with(match, "caribou"), state(match)["slots"][before]) == ("south_1", GAP)
    match = position(phase=ASSIGN, decks={"north": ["caribou"]})
    assert (state(match)["decks"]["north"], state(match)["slots"][before]) == (["caribou"], GAP)


@pytest.mark.law("neanderthal:D1.1")
def test_ice_lies_where_it_is_said_to_and_not_on_a_card_of_the_set_up() -> None:
    match = position(phase=ASSIGN, cover={"north_1": "ice", "south_2": "ice"})
    assert (row(match, "north")[0], row(match, "south")[1]) == (ICE, ICE)
    assert (row(match, "north").count(ICE), row(match, "south").count(ICE)) == (1, 1)
    match = position(phase=ASSIGN, cover={"north_1": "ice", "south_2": "ice"}, decks={"north": ["great_auk"]})
    assert (state(match)["decks"]["north"], len(state(match)["down"]["north"])) == (["great_auk"], 2)
    given: dict[str, Any] = {"down": {"north": ["great_auk"]}, "lies": {"north": ["north_3"]}, "slots": BARE}
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


@pytest.mark.law("neanderthal:A1.1", "neanderthal:J.1")
@pytest.mark.parametrize(("seats", "variant", "last"), [(3, "standard", 10), (2, "standard", 10), (1, "single", 8)])
def test_a_turn_that_begins_has_its_event_still_to_come(seats: int, variant: str, last: int) -> None:
    def begun(turn: int) -> Match:
        return position(seats, {"variant": variant}, phase=EVENT, turn=turn)

    found = state(begun(last))
    assert (found["turn"], len(found["past"]), len(found["events"])) == (last, last - 1, 0)
    assert state(begun(1))["turn"] == state(position(seats, {"variant": variant}, phase=EVENT))["turn"] == 1
    with pytest.raises(PositionError, match=rf"there is no event for turn {last + 1} \(J.1\)"):
        begun(last + 1)


@pytest.mark.law("neanderthal:N2.3")
def test_giant_wurm_has_a_second_deck_for_the_turn_after_its_last_event() -> None:
    match = position(rules={"variant": "giant_wurm"}, phase=EVENT, turn=22)
    assert (state(match)["turn"], len(state(match)["events"])) == (22, 4)


@pytest.mark.law("neanderthal:N2.2", "neanderthal:N2.3")
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"turn": 17, "events": EVENTS[:3], "unused": [], "past": EVENTS[3:]},
            "3 events are to come, and after 17 turns it must be 4 (N2.2)",
        ),
        (
            {"turn": 19, "events": EVENTS[:3], "unused": [], "past": EVENTS[3:]},
            "3 events are to come, and after 19 turns it must be 2 (N2.2)",
        ),
        (
            {"turn": 2, "tableau": dict.fromkeys(EVENTS[:4], "archaic")},
            "17 events are to come, and after 2 turns it must be 19 (N2.2)",
        ),
        ({"turn": 20, "events": EVENTS[:1]}, f"{EVENTS[1]} is unused, and at first all daughters are events (N2.2)"),
        ({"phase": EVENT, "turn": 23, "events": []}, "there is no event for turn 23 (J.1)"),
    ],
)
def test_every_turn_of_giant_wurm_takes_an_event_of_its_deck(given: dict[str, Any], sentence: str) -> None:
    """If it ran out too early, events that have been would come again in a deck that is said to be the first."""
    with pytest.raises(PositionError) as refused:
        position(rules={"variant": "giant_wurm"}, **{"phase": ASSIGN, **given})
    assert str(refused.value) == sentence


@pytest.mark.law("neanderthal:N2.2")
@pytest.mark.parametrize(
    ("given", "turn", "left"),
    [
        ({"phase": 0}, 0, 21),
        ({"phase": ASSIGN}, 1, 20),
        ({"phase": ASSIGN, "turn": 17}, 17, 4),
        ({"phase": ASSIGN, "tableau": dict.fromkeys(EVENTS[:4], "archaic")}, 4, 17),
        ({"phase": ASSIGN, "event": EVENTS[5], "past": EVENTS[:5]}, 6, 15),
        ({"phase": EVENT, "past": EVENTS[:5]}, 6, 15),
    ],
)
def test_what_has_been_says_which_turn_of_giant_wurm_it_is(given: dict[str, Any], turn: int, left: int) -> None:
    found = state(position(rules={"variant": "giant_wurm"}, **given))
    assert (found["turn"], len(found["events"]), found["unused"]) == (turn, left, [])


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
        "tableau": {"piper": "neanderthal", "matriarch": "archaic"},
        "disks": {"matriarch": {"black": 1}},
        "pieces": {"wed_piper": {"archaic": 1}},
        "portals": {"archaic": {}, "neanderthal": {"venus_black": 1}},
    }
    assert "matriarch_black" in options(position(**given), "free")
    assert "matriarch_black" not in options(position(**given, mapped={"*": {}}), "free")


def test_in_the_middle_of_talks_everybody_can_still_make_offers() -> None:
    there = {
        "rabbits": {"archaic": 1, "neanderthal": 1},
        "archaic_1": {"archaic": 1},
        "neanderthal_1": {"neanderthal": 1},
    }
    tribal = {"archaic": True, "neanderthal": True}
    match = position(phase=NEGOTIATE, contested="rabbits", pieces=there, slots=BARE, tribal=tribal)
    assert options(match, "let_speak") == {"archaic", "neanderthal"}


@pytest.mark.law("neanderthal:F1.1", "neanderthal:F1.3")
def test_an_offer_may_be_empty_as_long_as_it_is_not_proposed() -> None:
    match = position(**TALKING, speaker="archaic", partner="neanderthal")
    assert asked(match) == (0, "offer", "F1.1")


def test_who_cannot_make_offers_is_silent() -> None:
    there = {"rabbits": {"archaic": 1, "neanderthal": 1}, "archaic_1": {"archaic": 1}}
    match = position(phase=NEGOTIATE, contested="rabbits", pieces=there, slots=BARE, tribal={"archaic": True})
    assert asked(match) == (0, "deal_with", "F1.1")


@pytest.mark.law("neanderthal:F1.1")
def test_how_many_offers_are_left_can_be_given() -> None:
    there = {"rabbits": {"archaic": 1, "neanderthal": 1}, "archaic_1": {"archaic": 1}}
    given: dict[str, Any] = {"phase": NEGOTIATE, "pieces": there, "slots": BARE, "tribal": {"archaic": True}}
    assert state(position(**given))["offers"] == dict.fromkeys(ALL, 4)
    match = position(**given, offers={"*": 0, "archaic": 1})
    assert state(match)["offers"] == {"archaic": 1}
    match.answer("deal_with neanderthal")
    match.answer("drop")
    assert match.ask is None or match.ask.topic.name != "deal_with", "there is none left"


@pytest.mark.law("neanderthal:D7b.1")
def test_bids_can_be_given() -> None:
    given: dict[str, Any] = {"phase": EVENT, "event": "singing_woman", "step": 5, "order": list(ALL)}
    ways = {"archaic": "pair_bonding", "neanderthal": "pair_bonding"}
    match = position(**given, sexuality=ways, bids={"neanderthal": 3})
    assert asked(match) == (0, "bid", "D7b.1")
    assert "2" not in options(match, "bid")
    match.answer("decline")
    assert asked(match)[0] == 2, "who leads is not asked"
    match.answer("decline")
    assert owner(match, "singing_woman") == "neanderthal"
    assert state(match)["disks"]["singing_woman"] == {"orange": 3}


@pytest.mark.parametrize("attack_time", ["end", "card"])
def test_attacks_that_follow_each_talk_are_over_when_all_have_talked(attack_time: str) -> None:
    there = {"rabbits": {"archaic": 1, "neanderthal": 1}}
    match = position(rules={"attack_time": attack_time}, phase=NEGOTIATE, step=1, pieces=there, slots=BARE)
    attacked = [entry for entry in match.record if entry.phrase.name == "attacked"]
    assert bool(attacked) is (attack_time == "end")


# Who plays


@pytest.mark.law("neanderthal:C.4", "neanderthal:C1.1")
@pytest.mark.parametrize("pair", list(permutations(ALL, 2)))
@pytest.mark.parametrize("said", ["seat_of", "one seat", "order", "sexuality", "pieces"])
def test_species_that_a_position_names_are_played(pair: tuple[str, str], said: str) -> None:
    one, other = pair
    ways: dict[str, dict[str, Any]] = {
        "seat_of": {"seat_of": {"*": -1, one: 0, other: 1}},
        "one seat": {"seat_of": {one: 1}, "tribal": {other: True}},
        "order": {"order": [one, other]},
        "sexuality": {"sexuality": {one: "harem", other: "promiscuous"}},
        "pieces": {"pieces": {"unassigned": {one: 3, other: 4}}},
    }
    match = Match.from_position({"game": "neanderthal", "seats": 2, "state": {"phase": ASSIGN, **ways[said]}})
    found = state(match)
    assert set(found["seat_of"]) == set(pair)
    assert found["seat_of"][one] == (1 if said == "one seat" else 0)
    assert sum(vocabulary(match, other)) > 0
    again = Match.from_position(match.position())
    assert again.hash() == match.hash()


@pytest.mark.law("neanderthal:K2.1")
@pytest.mark.parametrize("tribe", ALL)
def test_a_single_species_can_be_named(tribe: str) -> None:
    state_given = {"phase": ASSIGN, "seat_of": {tribe: 0}}
    match = Match.from_position({"game": "neanderthal", "seats": 1, "state": state_given})
    assert state(match)["seat_of"] == {tribe: 0}
    assert pieces(match, tribe) == 8


def test_what_seats_have_agreed_on_stays() -> None:
    given = {"game": "neanderthal", "seats": 2, "rules": {"tribe_1": "archaic"}}
    match = Match.from_position({**given, "state": {"phase": ASSIGN, "tribal": {"cro_magnon": True}}})
    assert state(match)["seat_of"] == {"archaic": 0, "cro_magnon": 1}
    with pytest.raises(PositionError, match=r"seat 1 plays no species \(A.1\)"):
        Match.from_position({**given, "state": {"phase": ASSIGN, "seat_of": {"neanderthal": 0, "cro_magnon": 0}}})


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
        (
            {"slots": {"north_1": "caribou", "north_2": "caribou"}},
            "caribou is in several places: north_1, north_2 (B.6)",
        ),
        ({"slots": {"north_1": "caribou"}, "cover": {"north_1": "ice"}}, "a card lies face up on ice (D1.1)"),
        (
            {"cover": {"*": "ice"}, "decks": {"north": SEVEN_OF_THE_NORTH}},
            "there are too few cards of the north for all",
        ),
        ({"down": {"north": ["great_auk"]}}, "there are more or fewer face-down cards than slots for them (D1.1)"),
        ({"event": "piper", "events": ["piper"]}, "the event piper is in several places: events, event (C.1)"),
        ({"past": ["piper"], "unused": ["piper"]}, "the event piper is in several places: unused, past (C.1)"),
        ({"past": ["piper", "piper"]}, "the event piper is in several places: past, past (C.1)"),
        (
            {"sexuality": {"archaic": "harem"}, "sexuality_card": {"archaic": "selfish_gene"}},
            "the sexuality card of archaic does not show harem (C.5)",
        ),
        ({"sexuality_card": {"archaic": "none"}}, "archaic has no sexuality card (C.5)"),
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
        ({"phase": NEGOTIATE, "step": 3}, "phase 3 has no step 3: the last is 2 (A1.3)"),
        ({"phase": HUNT, "step": 3}, "phase 4 has no step 3: the last is 2 (A1.4)"),
        (
            {"phase": HUNT, "step": 2, "pieces": {"rabbits": {"archaic": 1}}, "slots": BARE},
            "rabbits is still to be hunted, which belongs to step 0 of phase 4 (A4.1)",
        ),
        ({"phase": ACTIONS, "acting": 4}, "4 tribes are said to be done, and there are 3 (E.1)"),
        ({"phase": EVENT, "events": []}, "there is no event for turn 1 (J.1)"),
        (
            {"phase": EVENT, "event": "singing_woman", "step": 5, "bids": {"archaic": 6}},
            "archaic has bid 6 disks, and can bid",
        ),
        ({"prey_of": {"caribou": "archaic"}}, "prey is at stake, but the hunts are over (G4b)"),
        ({"phase": HUNT, "loot": ["archaic_6"]}, "loot and loot_of are not equally long (G4b)"),
        (
            {"phase": HUNT, "next_stalkers": ["cave_bear"]},
            "next_stalkers and next_stalkers_of are not equally long (G4.2)",
        ),
        (
            {"sexuality_card": dict.fromkeys(ALL, "big_man"), "sexuality": dict.fromkeys(ALL, "harem")},
            "the sexuality card big_man is dealt to several species (C.5)",
        ),
        ({"portals": {"archaic": FIVE}}, "archaic is vocal and has enough portals to be tribal (I1d.1)"),
        ({"hand": {"horse": "archaic"}}, "archaic has more cards in its hand than it can hold: 0 (B2b)"),
        (
            {"hand": {"horse": "archaic", "caribou": "archaic"}, "tribal": {"archaic": True}, "immature": {"*": False}},
            "archaic has more cards in its hand than it can hold: 1 (B2c)",
        ),
        (
            {"pieces": {"rabbits_for_archaic": {"neanderthal": 1}}, "slots": BARE},
            "the Wanderlusters of archaic on rabbits have no chaperone (D6a)",
        ),
        (
            {"phase": HUNT, "pieces": {"rabbits_for_archaic": {"neanderthal": 1}}, "slots": BARE},
            "the Wanderlusters of archaic on rabbits have no chaperone (D6a)",
        ),
        ({"phase": 7, "winners": []}, "winners is [], and by the points it is [0, 1, 2] (J.4)"),
        (
            {"phase": 7, "points": {"archaic": 3, "neanderthal": 10}, "winners": [0]},
            "winners is [0], and by the points it is [1] (J.4)",
        ),
        ({"turn": 22}, "22 turns have begun, and there are 21 events (A1.1)"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        position(**{"phase": ASSIGN, **given})
    assert str(refused.value).startswith(sentence)


OWNED: dict[str, Any] = {"tableau": {"piper": "archaic"}}
AT_STAKE: dict[str, Any] = {
    "phase": HUNT,
    "step": 2,
    "slots": {"*": "none", "south_1": "horse", "south_2": "gray_wolves", "south_3": "cave_hyena"},
    "pieces": {"gray_wolves": {"archaic": 1}},
    "prey_of": {"horse": "archaic"},
    "prey_slot": {"horse": "south_1"},
    "stalker": {"horse": "gray_wolves"},
}
TALKING: dict[str, Any] = {
    "phase": NEGOTIATE,
    "contested": "rabbits",
    "slots": BARE,
    "tribal": {"archaic": True},
    "pieces": {"rabbits": {"archaic": 1, "neanderthal": 1}, "archaic_1": {"archaic": 1}},
}


@pytest.mark.law("neanderthal:C.1", "neanderthal:D7e")
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"events": ["piper"]},
            "piper is in the tableau of archaic, and her event is still to come, in events (C.1)",
        ),
        (
            {"unused": ["piper"]},
            "piper is in the tableau of archaic, and her event is still to come, in unused (C.1)",
        ),
        (
            {"phase": EVENT, "event": "piper", "step": 2},
            "piper is in the tableau of archaic before she is given out (D7e)",
        ),
        ({"phase": EVENT, "event": "piper", "step": 5}, "piper is for sale, and in the tableau of archaic (D7e)"),
    ],
)
def test_a_daughter_in_a_tableau_is_no_event_to_come(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        position(**{"phase": ASSIGN, **OWNED, **given})
    assert str(refused.value) == sentence


@pytest.mark.law("neanderthal:D7e", "neanderthal:C.1")
def test_a_daughter_who_has_been_given_out_is_in_a_tableau() -> None:
    assert owner(position(phase=ASSIGN, event="piper", **OWNED), "piper") == "archaic"
    assert owner(position(phase=EVENT, event="piper", step=6, **OWNED), "piper") == "archaic"


@pytest.mark.law("neanderthal:B3d", "neanderthal:G5.1", "neanderthal:I3a", "neanderthal:D7a")
@pytest.mark.parametrize(
    ("card", "disks", "sentence"),
    [
        ("red_deer", {"white": 1}, "disks lie on red_deer, which is a trophy (G5.1)"),
        ("piper", {"white": 1}, "disks that are white lie on piper, which is not paid with them (D7a)"),
        ("horse", {"black": 1}, "disks that are black lie on horse, which is not paid with them (I3.1)"),
        (
            "flint_mine_14",
            {"orange": 1},
            "disks that are orange lie on flint_mine_14, which is not paid with them (I3.1)",
        ),
        ("horse", {"white": 2}, "2 disks lie on horse, which costs one (I3.1)"),
    ],
)
def test_on_a_card_lie_only_disks_that_have_paid_for_it(card: str, disks: dict[str, int], sentence: str) -> None:
    given: dict[str, Any] = {"phase": ASSIGN, "tableau": {card: "archaic"}, "tribal": {"archaic": True}}
    assert owner(position(**given), card) == "archaic"
    with pytest.raises(PositionError) as refused:
        position(**given, disks={card: disks})
    assert str(refused.value) == sentence


@pytest.mark.law("neanderthal:D6b")
@pytest.mark.parametrize("place", ["guests_of_archaic", "rabbits_for_archaic"])
def test_no_wanderluster_is_an_alpha(place: str) -> None:
    there = {"*": {}, place: {"neanderthal": 1}, "rabbits": {"archaic": 1}, "unassigned": dict.fromkeys(ALL, 1)}
    assert position(phase=ASSIGN, slots=BARE, pieces=there).ask is not None
    with pytest.raises(PositionError, match=r"the Alpha of neanderthal is a Wanderluster \(D6b\)"):
        position(phase=ASSIGN, slots=BARE, pieces=there, alpha={"neanderthal": place})


@pytest.mark.law("neanderthal:G.2", "neanderthal:A1.4h", "neanderthal:E.1")
@pytest.mark.parametrize("phase", [0, EVENT, 5, ACTIONS])
def test_hunters_and_suitors_are_on_cards_in_phases_2_to_4_only(phase: int) -> None:
    with pytest.raises(PositionError, match=rf"hunters stand on rabbits in phase {phase}, .* \(G.2\)"):
        position(phase=phase, slots=BARE, pieces={"rabbits": {"archaic": 1}})
    with pytest.raises(PositionError, match=rf"suitors are with piper in phase {phase}, .* \(G.2\)"):
        position(phase=phase, pieces={"piper": {"neanderthal": 1}}, **OWNED)
    for hunted in (ASSIGN, NEGOTIATE, HUNT):
        position(phase=hunted, slots=BARE, pieces={"rabbits": {"archaic": 1}})


@pytest.mark.law("neanderthal:L6e")
def test_on_a_map_hunters_stay_on_their_cards() -> None:
    match = position(1, {"variant": "alien"}, phase=ACTIONS)
    assert sum(pieces(match, "archaic", card) for card in state(match)["slots"].values() if card != GAP) == 6


@pytest.mark.law("neanderthal:L5a")
@pytest.mark.parametrize("moved", [1, 2])
def test_no_more_hunters_have_moved_than_stand_there(moved: int) -> None:
    land = {"cover": {"*": "unexplored", "4_3": "open"}, "slots": {"*": "none", "4_3": "rabbits"}}
    given: dict[str, Any] = {"phase": ASSIGN, "pieces": {"*": {}, "rabbits": {"archaic": 1}}, **land}
    given["moved"] = {"4_3": {"archaic": moved}}
    if moved == 1:
        assert pieces(position(1, {"variant": "alien"}, **given), "archaic", "rabbits") == 1
        return
    with pytest.raises(PositionError, match="more of archaic have moved in 4_3 than stand there"):
        position(1, {"variant": "alien"}, **given)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seat_of": {"cro_magnon": 1}}, "seat 2 plays no species (A.1)"),
        ({"unripe": {"rabbits": True}}, "a disk lies under the husband of rabbits, which is no daughter (B3c)"),
        ({"unripe": {"piper": True}}, "a disk lies under the husband of piper, who is not at home (G1f.1)"),
        (
            {"mapped": {"archaic": {"white": 2}}},
            "archaic has fewer portals than mapped says it had when the turn began (I2a)",
        ),
        (
            {"tribal": {"archaic": True}, "mapped": {"archaic": {"white": 1}}},
            "archaic is tribal, and portals are noted for it in mapped (I2a)",
        ),
        ({"winners": [0]}, "there are points or winners, and the game is not over (J.4)"),
        ({"points": {"archaic": 3}}, "there are points or winners, and the game is not over (J.4)"),
        ({"phase": 7, "winners": [1, 1]}, "seat 1 has won twice (J.4)"),
        ({"bids": {"archaic": 1}}, "there are bids, and no daughter is for sale (D7.1)"),
        (
            {"phase": EVENT, "event": "swearing_woman", "step": 2, "bids": {"archaic": 1}},
            "there are bids, and no daughter is for sale (D7.1)",
        ),
        ({"contested": "rabbits", "slots": BARE}, "rabbits is negotiated about, and it is not phase 3 (F1.1)"),
        ({**TALKING, "contested": "piper"}, "piper is negotiated about, and lies nowhere (E1.1)"),
        (
            {"phase": NEGOTIATE, "speaker": "archaic"},
            "somebody makes an offer, and there is no card that is negotiated about (F1.1)",
        ),
        ({**TALKING, "partner": "archaic"}, "archaic is made an offer by nobody else (F1.1)"),
        (
            {**TALKING, "speaker": "archaic", "partner": "archaic"},
            "archaic is made an offer by nobody else (F1.1)",
        ),
        ({**TALKING, "proposed": True}, "there is an offer, and nobody to whom it is made (F1.1)"),
        (
            {**TALKING, "speaker": "neanderthal", "partner": "archaic"},
            "neanderthal cannot make archaic an offer here (F1.2)",
        ),
        (
            {**TALKING, "speaker": "archaic", "partner": "neanderthal", "terms": [99999]},
            "99999 is no term that can be added to the offer (F1.3)",
        ),
        (
            {**TALKING, "speaker": "archaic", "partner": "neanderthal", "proposed": True},
            "the offer is proposed, and it is not complete (F1.3)",
        ),
        ({**TALKING, "offers": {"archaic": 5}}, "archaic can make 5 offers, and everybody has 4 (F1.1)"),
        (
            {"pieces": {"wed_piper": {"archaic": 1}}},
            "piper is courted or married, but in no tableau (E3.1)",
        ),
        (
            {"phase": EVENT, "event": "swearing_woman", "step": 2, "pieces": {"wed_piper": {"archaic": 1}}},
            "piper is courted or married, but in no tableau (E3.1)",
        ),
        ({"hunted": "rabbits", "slots": BARE}, "rabbits is hunted, and it is not phase 4 (G.1)"),
        ({"phase": HUNT, "rolled": {"archaic": True}}, "archaic has rolled, and nothing is hunted (G.1)"),
        ({"fresh": {"rabbits": True}}, "rabbits has just come into a row, and it is not phase 4 (G7.2)"),
        ({**AT_STAKE, "prey_of": {}}, "horse is nobody's prey, and something of it is at stake (G4b)"),
        ({**AT_STAKE, "stalker": {}}, "no predator is after horse, which is at stake (G4a)"),
        ({**AT_STAKE, "stalker": {"horse": "piper"}}, "no predator is after horse, which is at stake (G4a)"),
        ({**AT_STAKE, "pieces": {}}, "horse is at stake, and archaic has no hunters on gray_wolves (G4a)"),
        (
            {**AT_STAKE, "prey_of": {"rabbits": "archaic"}, "prey_slot": {}, "stalker": {"rabbits": "gray_wolves"}},
            "rabbits is no big game, which alone attracts predators (G4.1)",
        ),
        ({**AT_STAKE, "prey_born": {"horse": {"archaic": 4}}}, "horse has brought 4 babies, and brings 3 (G3.1)"),
        (
            {**AT_STAKE, "prey_alpha": {"archaic": "horse"}},
            "the Alpha of archaic was born with horse, which brought it no baby (G3.1)",
        ),
        (
            {**AT_STAKE, "loot": ["piper_white"], "loot_of": ["horse"]},
            "horse has freed 1 white disks, and frees 0 (G3.2)",
        ),
        (
            {**AT_STAKE, "next_stalkers": ["horse"], "next_stalkers_of": ["horse"]},
            "horse is no predator and comes for no prey (G4.2)",
        ),
        (
            {**AT_STAKE, "next_stalkers": ["gray_wolves"], "next_stalkers_of": ["horse"]},
            "gray_wolves is said to come later for horse, for which it does not (G4.2)",
        ),
        ({"phase": ACTIONS, "raised": {"archaic": 1}}, "archaic has made promotions in phase 6, which"),
        ({"phase": HUNT, "acted": {"archaic": 1}}, "archaic has acted in phase 4, in which nobody does (A1.6)"),
        ({"moved": {"north_1": {"archaic": 1}}}, "hunters have made their move, which belongs to phase 2 on a map"),
        ({"disturbed": {"rabbits": True}}, "rabbits is said to be disturbed, and this is no map (L3d)"),
        ({"marks": {"north_1": "artifact"}}, "artifacts are looked for, which is done in Alien Intervention only"),
        ({"signals": 1}, "1 signals are sent, and there are 0 artifacts (L6b)"),
        (
            {"phase": EVENT, "event": "swearing_woman", "step": 3, "acting": 4},
            "4 tribes are said to be done, and there are 3 (E.1)",
        ),
        (
            {"phase": EVENT, "event": "laughing_woman", "step": 3, "acting": 3},
            "3 pieces are said to have wandered, and it can be 2 (D6.1)",
        ),
        ({"phase": NEGOTIATE, "acting": 4}, "4 tribes are said to be done, and there are 3 (E.1)"),
        (
            {"phase": 0, "acting": 0, "sexuality": {"archaic": "harem"}},
            "archaic has a sexuality before it has chosen one (C.5)",
        ),
        ({"phase": 0, "step": 1}, "phase 0 has no step 1: the last is 0 (C.5)"),
        ({"phase": ACTIONS, "step": 1}, "phase 6 has no step 1: the last is 0 (A1.6)"),
    ],
)
def test_what_belongs_to_another_moment_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        position(**{"phase": ASSIGN, **given})
    assert str(refused.value).startswith(sentence)


@pytest.mark.law("neanderthal:D6.1", "neanderthal:E.1")
@pytest.mark.parametrize(("event", "acting"), [("laughing_woman", 2), ("swearing_woman", 3)])
def test_all_can_be_done_with_a_step(event: str, acting: int) -> None:
    match = position(phase=EVENT, event=event, step=3, acting=acting)
    assert asked(match)[1] == "bid"


@pytest.mark.law("neanderthal:C1.1", "neanderthal:K2.1", "neanderthal:A.1")
@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (2, {"seat_of": {"cro_magnon": 1}}, "seat 1 plays neanderthal and cro_magnon (A.1)"),
        (2, {"tribal": {"cro_magnon": True}}, "cro_magnon has a sexuality, disks or a tribal society, and nobody"),
        (2, {"portals": {"cro_magnon": {"venus_black": 1}}}, "cro_magnon has a sexuality, disks or a tribal society"),
        (1, {"pieces": {"cro_magnon_6": {"cro_magnon": 1}}}, "cro_magnon has an elder, and nobody plays it (C1.1)"),
        (1, {"slots": BARE, "pieces": {"rabbits": {"cro_magnon": 1}}}, "cro_magnon has hunters, and nobody plays it"),
        (
            1,
            {"tableau": {"piper": "archaic"}, "pieces": {"piper": {"cro_magnon": 1}}},
            "cro_magnon courts piper before strangers do so, at the end of phase 2 (K2f)",
        ),
        (1, {"lost": {"cro_magnon": 1}}, "cro_magnon has lost people to Chaos, and nobody plays it (D4.1)"),
        (2, {**TALKING, "speaker": "cro_magnon"}, "cro_magnon makes a deal, and nobody plays it (F1.1)"),
        (2, {**AT_STAKE, "prey_of": {"horse": "cro_magnon"}}, "horse is the prey of cro_magnon, and nobody plays it"),
    ],
)
def test_a_species_that_nobody_plays_does_nothing(seats: int, given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        position(seats, **{"phase": ASSIGN, **given})
    assert str(refused.value).startswith(sentence)


@pytest.mark.law("neanderthal:I1d.1", "neanderthal:C1b", "neanderthal:N1.6")
def test_how_many_portals_are_too_many_for_a_vocal_species() -> None:
    five, six = {"archaic": FIVE}, {"archaic": {**FIVE, "bison_white": 1}}
    assert position(2, phase=ACTIONS, portals=five).ask is not None
    for seats, rules, portals in ((2, {}, six), (2, {"two_player_portals": "five"}, five), (1, {}, five)):
        with pytest.raises(PositionError, match="has enough portals to be tribal"):
            position(seats, rules, phase=ACTIONS, portals=portals)
    assert position(rules={"variant": "hominids"}, phase=ACTIONS, portals=six).ask is not None


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
