"""Why not? A thing that cannot be done in Root names the clause that forbids it, and the reason is said in words."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from lawspeaker.games.root.model.state import Root
from lawspeaker.kernel import shelf
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.text.words import Words
from tests.law.root.table import eyrie_decree, marquise_acts, rebels
from tests.law.root.wanderer import answer, options, wander
from tests.law.root.woodland import woodland

CATS: dict[str, Any] = {"marquise_warrior": {"1": 2, "5": 1}, "eyrie_warrior": {"10": 3}}


def reason(match: Match, text: str) -> str:
    """The clause that keeps whoever is asked from an option, which must not be offered."""
    assert text not in options(match)
    found = match.why_not(text)
    return "" if found is None or found.moot else found.clause


def check(match: Match, reasons: dict[str, str]) -> None:
    assert {text: reason(match, text) for text in reasons} == reasons


def says(match: Match, sentences: dict[str, str], lang: str = "en") -> None:
    """What is told of options that are not offered."""
    words = Words(lang, match.game.setting)
    for text, sentence in sentences.items():
        found = match.why_not(text)
        assert found is not None
        assert words.reason(found) == sentence


# Moving and battles


def test_where_one_cannot_move_from_and_to() -> None:
    on_map = {"marquise_warrior": {"10": 1, "1": 1, "2": 1}, "eyrie_warrior": {"10": 2, "12": 1}}
    match = answer(marquise_acts(on_map=on_map), "march")
    check(match, {"from 9": "4.2", "from 12": "4.2"})
    answer(match, "from 10")
    check(match, {"to 12": "4.2.1", "to 10": "4.2", "to 5": "2.3", "to 9": "2.2.1"})


def test_warriors_that_are_hemmed_in_name_what_bars_them() -> None:
    on_map = {"marquise_warrior": {"5": 1, "8": 2, "4": 1}, "eyrie_warrior": {"5": 2, "1": 1, "2": 1}}
    check(answer(marquise_acts(on_map=on_map), "march"), {"from 5": "4.2.1"})


def test_a_closed_path_and_the_ferry() -> None:
    closed = marquise_acts(rules={"map": "mountain", "suits": "printed"}, on_map={"marquise_warrior": {"2": 3}})
    check(closed, {"open_path 2 3": "C.3.3"})
    answer(closed, "march")
    check(closed, {"to 3": "C.3.2"})
    ferry = marquise_acts(rules={"map": "lake", "suits": "printed"}, on_map={"marquise_warrior": {"3": 3}})
    coastal = [str(place + 1) for place, coast in enumerate(cast(Root, ferry.game).chart.coastal) if coast]
    answer(ferry, "march")
    check(ferry, {f"ferry {coastal[0]}": "C.2.5"})


def test_where_and_whom_one_cannot_battle() -> None:
    match = marquise_acts(on_map={**CATS, "marquise_warrior": {"1": 2, "10": 1}, "alliance_warrior": {"10": 1}})
    check(match, {"battle 1": "4.3", "battle 12": "4.3"})
    answer(match, "battle 10")
    check(match, {"against 0": "4.3"})


def test_a_partner_cannot_be_battled_where_enemies_must_be() -> None:
    match = woodland(
        step=2,
        table=["marquise", "vagabond", "eyrie", "alliance"],
        rules={"battle_whom": "enemies", "enemies": "coalition"},
        partner=[-1, 0, -1, -1],
        dominance={1: "dominance_fox"},
        boards={"marquise": {"actions": 3}, "vagabond": {"clearing": "1", "character": "thief"}},
        on_map={"marquise_warrior": {"1": 2}},
    )
    check(match, {"battle 1": "G.1.8"})


# Crafting, cards, dominance


def test_what_cannot_be_crafted() -> None:
    hand = ["ambush_fox", "sword", "root_tea_fox", "anvil", "armorers_1"]
    match = woodland(
        cards={0: hand},
        crafted={0: ["armorers_2"]},
        on_map={"workshop": {"12": 1, "9": 1}},
        items={"hammer": 0},
    )
    check(
        match,
        {
            "craft ambush_fox": "4.1",
            "craft sword": "4.1.1",
            "craft anvil": "4.1.2",
            "craft armorers_1": "4.1.4",
            "craft cobbler_1": "",  # not in the hand
        },
    )


def test_crafted_cards_and_dominance() -> None:
    match = marquise_acts(
        cards={0: ["dominance_fox", "sword"]},
        crafted={0: ["royal_claim"]},
        available=["dominance_rabbit"],
        score=[9, 0, 0],
        on_map=CATS,
    )
    check(
        match,
        {"use royal_claim": "4.1.3", "dominate dominance_fox": "3.3.1", "take_dominance dominance_rabbit": "3.3.4"},
    )
    gone = marquise_acts(cards={0: ["dominance_fox"]}, dominance={0: "dominance_mouse"}, score=[12, 0, 0], on_map=CATS)
    check(gone, {"dominate dominance_fox": "3.3.2"})


# The Marquise


def test_what_the_marquise_cannot_do() -> None:
    match = marquise_acts(
        cards={0: ["sword", "birdy_bindle"]},
        on_map={**CATS, "sawmill": {"1": 1}},
        boards={"marquise": {"recruited": True}},
    )
    check(
        match,
        {
            "recruit_all": "6.5.3",
            "build_kind sawmill": "6.5.4.II",
            "overwork 9": "6.5.5",
            "craft sword": "6.5",
            "bird_for_action birdy_bindle": "6.5",
            "bird_for_action sword": "6.5",
        },
    )
    tired = marquise_acts(0, cards={0: ["birdy_bindle"]}, on_map=CATS)
    check(tired, {"march": "6.5", "battle 1": "6.5"})


def test_what_keeps_the_marquise_from_building() -> None:
    wood = {"wood": {"1": 3}}
    none_ruled = marquise_acts(on_map={"marquise_warrior": {"10": 1}, "eyrie_warrior": {"10": 3}, **wood})
    check(none_ruled, {"build_kind sawmill": "6.5.4.I"})
    no_room = marquise_acts(on_map={"marquise_warrior": {"1": 1}, "workshop": {"1": 1}, **wood})
    check(no_room, {"build_kind sawmill": "2.2.3"})
    none_left = marquise_acts(on_map={"marquise_warrior": {"1": 1}, **wood}, supply={"*": 0})
    check(none_left, {"build_kind sawmill": "1.5.1"})
    somewhere = answer(
        marquise_acts(on_map={"marquise_warrior": {"5": 2, "2": 1, "9": 1}, "wood": {"5": 1}, "sawmill": {"8": 1}}),
        "build_kind sawmill",
    )
    check(somewhere, {"at 9": "6.5.4.II", "at 12": "6.5.4.I"})


def test_a_recruiter_without_warriors_left() -> None:
    check(marquise_acts(on_map={**CATS, "recruiter": {"5": 1}}, supply={"*": 0}), {"recruit_all": "1.5.1"})


def test_the_marquise_and_the_eyrie_set_up() -> None:
    match = start("root", seats=2, seed=1, rules={"faction_1": "marquise", "faction_2": "eyrie"})
    check(match, {"at 5": "6.3.2"})
    answer(match, "at 1")
    check(match, {"at 12": "6.3.4"})
    answer(match, "at 1")
    check(match, {"at 1": "2.2.3"})


# The Eyrie


def test_what_the_decree_does_not_allow() -> None:
    match = eyrie_decree(
        ["sappers_1"],
        ["anvil"],
        [],
        ["cobbler_1"],
        on_map={"eyrie_warrior": {"5": 2}, "roost": {"5": 1}, "keep": {"1": 1}},
        cards={1: ["sword"]},
    )
    check(
        match,
        {
            "decree_recruit sappers_1 1": "7.5.2.I",
            "decree_move anvil 5": "7.5.2",
            "decree_defy sappers_1": "7.5.2",
            "craft sword": "7.5",
        },
    )


def test_roosts_need_rule_room_and_the_suit() -> None:
    match = eyrie_decree(
        [],
        [],
        [],
        ["birdy_bindle", "cobbler_1"],
        on_map={"eyrie_warrior": {"5": 2, "3": 1, "2": 1}, "roost": {"2": 1}, "workshop": {"3": 1}},
    )
    check(
        match,
        {
            "decree_build birdy_bindle 2": "7.5.2.IV",
            "decree_build birdy_bindle 8": "7.5.2.IV",
            "decree_build birdy_bindle 3": "2.2.3",
            "decree_build cobbler_1 2": "7.5.2.IV",
        },
    )


def test_moves_and_battles_of_the_decree_match_the_card() -> None:
    birds, cats = {"1": 2, "5": 2, "12": 2}, {"1": 1, "5": 1, "12": 1}
    moving = eyrie_decree([], ["anvil"], on_map={"eyrie_warrior": birds})
    check(moving, {"decree_move anvil 5": "7.5.2.II", "decree_move anvil 6": "4.2"})
    fighting = eyrie_decree([], [], ["anvil"], on_map={"eyrie_warrior": birds, "marquise_warrior": cats})
    check(fighting, {"decree_battle anvil 5": "7.5.2.III", "decree_battle anvil 6": "4.3"})


def test_one_card_must_and_one_bird_may_be_added() -> None:
    match = woodland(
        "birdsong",
        turn=1,
        step=2,
        cards={1: ["birdy_bindle", "armorers_1", "anvil"]},
        boards={"eyrie": {"leader": "despot"}},
        on_map={"roost": {"5": 1}},
    )
    check(match, {"done": "7.4.2"})
    answer(match, "tuck birdy_bindle build")
    check(match, {"tuck armorers_1 move": "7.4.2"})


def test_a_new_roost_and_a_deposed_leader() -> None:
    taken = {"marquise_warrior": {str(clearing): 1 for clearing in range(1, 9)}, "workshop": {"9": 2}}
    roost = woodland("birdsong", turn=1, step=3, boards={"eyrie": {"leader": "despot"}}, on_map=taken)
    check(roost, {"at 8": "7.4.3", "at 9": "2.2.3"})
    leaders = {"builder": 0, "charismatic": 1, "commander": 1, "despot": 1}
    leader = woodland(turn=1, step=3, boards={"eyrie": {"leaders": leaders}}, on_map={"roost": {"5": 1}})
    check(leader, {"lead builder": "7.7.3"})


# The Alliance


def test_what_keeps_the_alliance_from_revolting() -> None:
    match = rebels("birdsong", 2, ["anvil", "root_tea_rabbit"], on_map={"sympathy": {"12": 1, "5": 1}})
    check(match, {"revolt 12": "8.4.1.II", "revolt 9": "8.4.1.I"})


def test_what_keeps_the_alliance_from_spreading() -> None:
    match = rebels(
        "birdsong",
        3,
        ["anvil", "root_tea_mouse"],
        on_map={"sympathy": {"1": 1}, "marquise_warrior": {"9": 3}, "keep": {"10": 1}},
    )
    check(
        match,
        {
            "spread 9": "8.4.2.IIa",
            "spread 5": "8.4.2.II",
            "spread 1": "8.2.5.I",
            "spread 12": "8.4.2.I",
            "spread 10": "6.2.2",
        },
    )


def test_what_keeps_the_alliance_from_training_and_operating() -> None:
    match = rebels("daylight", 1, cards={2: ["anvil"]}, on_map={"base_mouse": {"9": 1}})
    check(match, {"train anvil": "8.5.3"})
    operating = rebels(
        "evening", 1, officers=2, on_map={"base_mouse": {"9": 1}, "alliance_warrior": {"9": 2}, "sympathy": {"9": 1}}
    )
    check(operating, {"recruit_at 5": "8.6.1.III", "organize 9": "8.2.5.I", "organize 5": "8.6.1.IV", "from 5": "4.2"})


# The Vagabond


def test_items_that_are_exhausted_damaged_or_not_there() -> None:
    worn = wander(
        "10",
        items={"exhausted": {"boot": 1, "torch": 1, "sword": 1}, "damaged": {"hammer": 1}, "ready": {"coin": 1}},
        on_map={"marquise_warrior": {"10": 1}},
        board={"quests": ["rabbit_guard_duty", "fox_errand"]},
        hands={0: ["anvil"]},
    )
    check(
        worn,
        {
            "walk 12": "9.5.1",
            "walk 5": "2.3",
            "slip_forest a": "9.5.1",
            "battle 10": "9.5.2",
            "battle 1": "4.3",
            "explore": "9.5.3",
            "aid 1": "9.5.4",
            "quest rabbit_guard_duty": "9.5.5",
            "quest fox_errand": "9.5.5",
            "strike 1 marquise_warrior": "9.5.6",
            "repair hammer damaged": "9.5.7",
            "steal 1": "9.5.9",
            "craft anvil": "4.1.1",
        },
    )


def test_hostile_warriors_cost_a_boot_and_guards_protect_buildings() -> None:
    match = wander(
        "1",
        items={"ready": {"boot": 1, "crossbow": 1}},
        board={"relation": {1: "hostile"}},
        on_map={"marquise_warrior": {"5": 1, "1": 1}, "workshop": {"1": 1}},
    )
    check(match, {"walk 5": "9.2.9.IIIb", "strike 1 workshop": "9.5.6"})


def test_refreshing_slipping_and_coalitions() -> None:
    worn = {"exhausted": {"boot": 1, "torch": 1}, "ready": {"sword": 1}}
    dawn = wander("1", phase="birdsong", step=2, items=worn, board={"must_refresh": 2})
    check(dawn, {"refresh sword exhausted": "9.4.1", "done": "9.4.1"})
    check(wander("1", phase="birdsong", step=3), {"slip 12": "9.4.2", "slip_forest g": "9.4.2"})
    few = wander(items={"ready": {"boot": 1}}, hands={0: ["dominance_fox"]}, score=[12, 0, 0])
    check(few, {"dominate dominance_fox": "9.2.8", "coalition dominance_fox": "9.2.8"})


def test_what_characters_need() -> None:
    match = wander("1", items={"ready": {"torch": 1}}, character="tinker", discards=["cobbler_1", "anvil"])
    check(match, {"day_labor cobbler_1": "D.2.2", "steal 1": ""})
    scorched = wander(
        "1", items={"ready": {"boot": 1, "torch": 1}}, character="scoundrel", board={"scorched": {"5": 1}}
    )
    check(scorched, {"walk 5": "D.6.2"})


# Everything


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_not_offered_beside_something_like_it_has_a_reason(seed: int) -> None:
    """Of every kind of option that is offered or judged, each one is offered or refused by a clause."""
    lots = random.Random(seed)
    seats = 2 + seed % 4
    match = start("root", seats=seats, seed=seed, rules=shelf.find("root").sample(seats, lots), keep=0)
    wondered = 0
    for _ in range(100):
        ask = match.ask
        if ask is None:
            break
        kinds = {option.kind for option in ask.options} | {kind for kind, _ in ask.judges or []}
        for option in [each for kind in kinds for each in match.game.setting.catalogue.families[kind].table]:
            found = ask.why_not(option)
            assert (found is None) == (option in ask.options), (ask.topic.name, option.text)
            wondered += found is not None
        match.choose(lots.randrange(len(ask.options)))
    assert wondered > 100


def test_the_marquise_is_told_the_fact() -> None:
    match = marquise_acts(0, cards={0: ["sword"]}, on_map=CATS)
    says(
        match,
        {
            "march": "You have no action left; a bird card would give you one.",
            "bird_for_action sword": "Sword (mouse) is not a bird card.",
            "craft sword": "Crafting comes before your actions.",
        },
    )
    site = answer(
        marquise_acts(on_map={"marquise_warrior": {"5": 2, "2": 1, "9": 1}, "wood": {"5": 1}, "sawmill": {"8": 1}}),
        "build_kind sawmill",
    )
    says(
        site,
        {
            "at 9": "It costs 1 wood, and 0 can be brought to clearing 9.",
            "at 12": "You do not rule clearing 12.",
        },
    )


def test_the_eyrie_is_told_the_fact() -> None:
    match = eyrie_decree(
        ["sappers_1"], ["anvil"], on_map={"eyrie_warrior": {"5": 2}, "roost": {"5": 1}}, cards={1: ["sword"]}
    )
    says(
        match,
        {
            "decree_recruit sappers_1 1": "You have no roost in clearing 1.",
            "decree_move anvil 5": "The Decree goes column by column, and it is at Recruit.",
            "decree_defy sappers_1": "Sappers (bird) can be obeyed, and so it must be.",
            "decree_recruit sword 5": "Sword (mouse) is not in this column of the Decree.",
        },
    )
    taken = {"marquise_warrior": {str(clearing): 1 for clearing in range(1, 9)}, "workshop": {"9": 2}}
    roost = woodland("birdsong", turn=1, step=3, boards={"eyrie": {"leader": "despot"}}, on_map=taken)
    says(roost, {"at 8": "Clearing 8 has 1 warrior, and the fewest anywhere are 0."})


def test_the_alliance_is_told_the_fact() -> None:
    match = rebels(
        "birdsong",
        3,
        ["anvil", "root_tea_mouse"],
        on_map={"sympathy": {"1": 1}, "marquise_warrior": {"9": 3}, "keep": {"10": 1}},
    )
    says(
        match,
        {
            "spread 9": "Martial law raises the cost in clearing 9 to 2 matching supporters, and you have 1.",
            "spread 1": "Clearing 1 is sympathetic already.",
            "spread 12": "No sympathetic clearing is adjacent to clearing 12.",
        },
    )


def test_the_vagabond_is_told_the_fact() -> None:
    worn = wander(
        "10",
        items={"exhausted": {"boot": 1, "torch": 1, "sword": 1}, "damaged": {"hammer": 1}, "ready": {"coin": 1}},
        on_map={"marquise_warrior": {"10": 1}},
        board={"quests": ["rabbit_guard_duty", "fox_errand"]},
        hands={0: ["anvil"]},
    )
    says(
        worn,
        {
            "walk 12": "You have no boot that is face up and undamaged.",
            "battle 1": "Your pawn is not in clearing 1.",
            "slip_forest a": "You enter forests only by slipping, in Birdsong.",
            "strike 1 marquise_warrior": "You have no crossbow that is face up and undamaged.",
            "repair boot damaged": "You have no damaged boot.",
            "aid 2": "The Eyrie has no pieces in clearing 10.",
        },
    )


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "You do not rule clearing 12."),
        ("ja", "広場12を支配していません。"),
        ("ko", "12번 공터를 지배하지 않습니다."),
    ],
)
def test_a_reason_is_a_sentence_in_every_language(lang: str, sentence: str) -> None:
    match = answer(
        marquise_acts(on_map={"marquise_warrior": {"5": 2, "2": 1, "9": 1}, "wood": {"5": 1}, "sawmill": {"8": 1}}),
        "build_kind sawmill",
    )
    says(match, {"at 12": sentence}, lang)
