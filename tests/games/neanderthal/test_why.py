"""Why not? A thing that cannot be done in Neanderthal names the clause that forbids it, and the reason is in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lawspeaker.kernel import shelf
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.text.words import Words, languages
from tests.law.neanderthal.hunts import EVENTS, hunts
from tests.law.neanderthal.maps import Land, alone, last_hunt, solitaire
from tests.law.neanderthal.table import (
    ACTIONS,
    ANIMALS,
    ASSIGN,
    EVENT,
    GAP,
    ICE,
    NEGOTIATE,
    answer,
    asked,
    dice,
    options,
    table,
    why,
)
from tests.law.neanderthal.turns import icon, sale, turn

LAST: dict[str, Any] = {"event": "none", "events": [], "unused": [], "past": EVENTS}
HAREM = {"archaic": "harem"}


def check(match: Match, topic: str, reasons: dict[str, str]) -> None:
    """What is asked, and by which clauses some options are not offered."""
    assert asked(match)[1] == topic
    assert {text: why(match, text) for text in reasons} == reasons


# Set-up and disks


def test_a_sexuality_card_has_two_sides() -> None:
    match = start("neanderthal", 3, seed=1)
    sides = options(match, "live")
    (third,) = {"promiscuous", "pair_bonding", "harem"} - sides
    check(match, "choose_sexuality", {f"live {third}": "C.5", "decline": "C.5"})


def test_the_card_is_turned_over_and_not_exchanged() -> None:
    last = {"sexuality": {**HAREM, "cro_magnon": "promiscuous"}, "tableau": {"walkabout_woman": "archaic"}}
    check(icon("walkabout_woman", 5, **last), "change_sexuality", {"live promiscuous": "C.5"})


def test_animals_and_hunts_free_disks_of_their_colours() -> None:
    disks: dict[str, Any] = {
        "pieces": {"archaic": {"unassigned": 1, "archaic_5": 1, "archaic_6": 1}},
        "immature": ["archaic_5", "archaic_6"],
    }
    herd = table(phase=ANIMALS, tribal=["archaic"], tableau={"caribou": "archaic"}, **disks, **LAST)
    answer(herd, "decline")  # its babies
    check(herd, "free_disk", {"free archaic_6": "H1.1", "free archaic_4": "B3a", "free neanderthal_6": "B3a"})
    standing = {"flint_mine_14": {"archaic": 2}, "archaic_5": {"archaic": 1}, "archaic_6": {"archaic": 1}}
    mine = hunts(standing, 1, 1, immature=disks["immature"], north=["flint_mine_14"])
    check(mine, "free_disk", {"free archaic_5": "G3.2"})


def test_what_is_not_paid_with() -> None:
    bought = answer(sale("generous_woman", 2, "archaic", "neanderthal"), "bid 1", "decline")
    check(bought, "pay_disk", {"pay white": "D7a"})
    spent: dict[str, Any] = {"tableau": {"scheherazade": "archaic"}, "disks": {"scheherazade": {"white": 5}}}
    poor = answer(sale("generous_woman", 2, "archaic", "neanderthal", **spent), "bid 1", "decline")
    check(poor, "pay_disk", {"pay white": "B3a"})
    laid = answer(elders("archaic_3", hand={"string_winding": "archaic"}), "lay_out string_winding")
    check(laid, "pay_disk", {"pay orange": "I3.1"})


# Events


def test_a_council_of_war_names_others() -> None:
    warlord = {"cro_magnon": {"unassigned": 1, "cro_magnon_4": 1}}
    check(turn("laughing_woman", pieces=warlord), "council_of_war", {"appoint cro_magnon": "A2a"})


def test_what_comes_into_a_row_comes_into_a_gap() -> None:
    ice = icon("scavenger_woman", 1, north=[ICE] * 6, south=["elephant", GAP, "rabbits", GAP, "ibex", "horse"])
    check(ice, "which_gap", {"into south_1": "D1a.2", "into north_1": "D1a.2"})
    card = icon("scavenger_woman", 1, north=[ICE, GAP, ICE, GAP, ICE, ICE], rules={"climate_gaps": "filled"})
    check(card, "which_gap", {"into north_1": "G5b"})


SPEECHLESS: dict[str, Any] = {
    "portals": {"archaic": ["venus_orange", "shaman_orange", "shaman_white", "bison_white"]},
    "tableau": {"piper": "archaic", "paintress": "archaic"},
    "disks": {"piper": {"orange": 3}, "paintress": {"white": 3, "black": 3}},
}


def test_chaos_takes_half() -> None:
    match = icon("swearing_woman", 2, pieces={"archaic": {"unassigned": 5, "archaic_6": 1}}, **SPEECHLESS)
    check(match, "who_is_lost", {"done": "D4.1", "lose neanderthal": "D6.3"})


def test_an_elder_who_is_lost_is_not_swapped_with_an_alpha_at_home() -> None:
    elders_of = {"unassigned": 5, "archaic_4": 1, "archaic_5": 1}
    match = icon("swearing_woman", 2, pieces={"archaic": elders_of}, **SPEECHLESS)
    answer(match, "lose archaic", "lose archaic", "lose archaic", "done")
    check(match, "which_elder", {"swap_alpha": "B4a"})


def blizzard(**given: Any) -> Match:
    return icon("scavenger_woman", 2, **given)


def test_what_a_blizzard_does_not_take() -> None:
    people = {"unassigned": 1, "wed_matriarch": 1, "archaic_6": 1}
    match = blizzard(
        pieces={"archaic": people},
        alpha={"archaic": "unassigned"},
        tableau={"piper": "archaic", "matriarch": "archaic", "carcass_17": "archaic", "housewife": "neanderthal"},
    )
    reasons = {"lose_card matriarch": "D5a.1", "lose_card carcass_17": "D5a.1", "swap_alpha": "B4a"}
    check(match, "who_is_left", {**reasons, "lose_card housewife": "D5.1"})


def test_who_helps_in_a_blizzard() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 1, "wed_matriarch": 1, "archaic_5": 1, "archaic_6": 1}},
        alpha={"archaic": "unassigned"},
        sexuality=HAREM,
        tableau={"walkabout_woman": "archaic", "piper": "archaic", "matriarch": "archaic"},
        rules={"walkabout": "dependent"},
    )
    check(match, "who_helps", {"help matriarch": "CARD.46", "help horse": "CARD.46"})
    check(answer(match, "help piper"), "who_is_left", {"lose_card piper": "CARD.46"})


def test_whom_wanderlusters_do_not_visit() -> None:
    match = icon("laughing_woman", 2, lost={"neanderthal": 3})
    check(match, "where_to_wander", {"visit neanderthal": "D6.1"})


def test_bids() -> None:
    match = answer(sale("singing_woman", 3, "archaic", "neanderthal"), "bid 3")
    check(match, "bid", {"bid 2": "D7b.1", "bid 6": "D7a"})
    tribal: dict[str, Any] = {"tribal": ["archaic"], "sexuality": HAREM, "rules": {"half_bid": "two"}}
    check(sale("singing_woman", 3, "archaic", "neanderthal", **tribal), "bid", {"bid 1": "D7c"})


# Assignment


def test_where_nobody_can_be_sent() -> None:
    match = table(
        pieces={"archaic": {"unassigned": 3, "housewife": 1}, "neanderthal": {"unassigned": 1, "guests_of_archaic": 1}},
        tableau={"housewife": "neanderthal", "piper": "archaic", "scheherazade": "archaic"},
        disks={"scheherazade": {"white": 4}},
        north=["mountain_hare", "irish_elk"],
        south=["rabbits", "ibex"],
    )
    reasons = {
        "send housewife": "Ea.2",
        "send paintress": "E3.1",
        "send horse": "E1.1",
        "send_guest rabbits neanderthal": "D6a",
        "send_guest piper neanderthal": "D6b",
        "send_guest horse neanderthal": "E1.1",
        "send_guest rabbits cro_magnon": "D6.2",
    }
    check(match, "assign_hunters", reasons)
    answer(match, "send irish_elk", "number 1")
    check(match, "assign_hunters", {"send ibex": "E1a.2"})
    poor = table(tableau={"scheherazade": "archaic"}, disks={"scheherazade": {"white": 5}}, north=["irish_elk"])
    check(poor, "assign_hunters", {"send irish_elk": "E1a.1"})


def test_who_cannot_rise_or_come_back() -> None:
    people = {"unassigned": 1, "archaic_6": 1}
    match = table(pieces={"archaic": people}, immature=["archaic_6"], portals={"archaic": ["venus_orange"]})
    reasons = {
        "promote 1": "E2.1",
        "promote 6": "E2b",
        "promote 3": "E2i.1",
        "recall archaic_6": "E4b",
        "recall archaic_5": "E4b",
        "swap_alpha": "B4a",
    }
    check(match, "assign_hunters", reasons)
    spent: dict[str, Any] = {"tableau": {"housewife": "archaic"}, "disks": {"housewife": {"black": 5}}}
    check(table(**spent), "assign_hunters", {"promote 6": "E2a.1"})
    away = table(pieces={"archaic": {"archaic_6": 1, "archaic_5": 1}})
    check(away, "assign_hunters", {"send rabbits": "E.1", "promote 4": "E.1"})
    dead = table(pieces={"archaic": {"unassigned": 1}}, alpha={"archaic": "dead"}, rules={"alpha_swap": "elder"})
    check(dead, "assign_hunters", {"swap_alpha": "E5a"})


def sultan(**given: Any) -> Match:
    """An Archaic and a Neanderthal are married to Archaic daughters; two others are mature and one is not."""
    state: dict[str, Any] = {
        "pieces": {
            "archaic": {"unassigned": 1, "wed_piper": 1},
            "neanderthal": {"unassigned": 1, "wed_paintress": 1},
        },
        "alpha": {"archaic": "unassigned", "neanderthal": "unassigned"},
        "sexuality": HAREM,
        "tableau": dict.fromkeys(["piper", "paintress", "matriarch", "scheherazade", "housewife"], "archaic"),
        "disks": {"housewife": {"black": 1}},
    }
    return table(**{**state, **given})


def test_which_husbands_stay() -> None:
    check(sultan(sexuality={}), "assign_hunters", {"leave_wife piper": "E4a", "leave_wife matriarch": "E4a"})
    match = sultan()
    check(match, "assign_hunters", {"leave_wife paintress": "E4a"})
    answer(match, "leave_wife piper")
    check(match, "which_wife", {"take_wife housewife": "E4a", "take_wife paintress": "E4a"})
    courted = answer(sultan(), "done", "send matriarch", "done", "done")
    check(courted, "answer_suitors", {"leave_wife paintress": "E4a"})


# Deals


def meeting(**given: Any) -> Match:
    """Archaics with a mature Chief and vocal Neanderthals meet on the rabbits."""
    state: dict[str, Any] = {
        "pieces": {
            "archaic": {"unassigned": 1, "rabbits": 2, "archaic_1": 1},
            "neanderthal": {"unassigned": 1, "rabbits": 1, "wed_swearing_woman": 1},
            "cro_magnon": {"unassigned": 1, "wed_paintress": 1},
        },
        "tribal": ["archaic"],
        "alpha": dict.fromkeys(["archaic", "neanderthal", "cro_magnon"], "unassigned"),
        "tableau": {
            "piper": "archaic",
            "paintress": "archaic",
            "swearing_woman": "archaic",
            "housewife": "archaic",
            "carcass_17": "archaic",
            "elephant": "archaic",
            "matriarch": "neanderthal",
        },
        "disks": {"housewife": {"black": 1}},
        "hand": {"horse": "archaic"},
    }
    return table(phase=NEGOTIATE, **{**state, **given})


def test_what_is_no_term_of_an_offer() -> None:
    match = meeting()
    check(match, "deal_with", {"deal_with cro_magnon": "F1.1", "deal_with archaic": "F1.1"})
    answer(match, "deal_with neanderthal")
    reasons = {
        "marry housewife": "F1.4",
        "marry paintress": "F1.4",
        "divorce paintress": "F1b",
        "divorce piper": "F1b",
        "give_card elephant": "F1.3",
        "give_card paintress": "F1.3",
        "propose": "F1.3",
    }
    check(match, "offer", reasons)
    answer(match, "give_card horse")
    check(match, "offer", {"ask_card matriarch": "F1a.3", "propose": "F1.3", "give_card horse": "F1.3"})


def test_the_promiscuous_do_not_marry_by_a_deal() -> None:
    match = meeting(sexuality={"neanderthal": "promiscuous"})
    check(answer(match, "deal_with neanderthal"), "offer", {"marry piper": "CARD.58A"})


def test_who_makes_no_offers() -> None:
    people = {
        "archaic": {"unassigned": 1, "rabbits": 1, "archaic_1": 1},
        "neanderthal": {"unassigned": 1, "rabbits": 1, "neanderthal_1": 1},
        "cro_magnon": {"unassigned": 1, "rabbits": 1},
    }
    given: dict[str, Any] = {"pieces": people, "tableau": {}, "disks": {}, "tribal": ["archaic", "neanderthal"]}
    check(meeting(**given), "who_speaks", {"let_speak cro_magnon": "F1c"})
    chiefless = meeting(**{**given, "tribal": ["archaic", "neanderthal", "cro_magnon"]})
    check(chiefless, "who_speaks", {"let_speak cro_magnon": "F1.2"})
    absent = meeting(**{**given, "pieces": {**people, "cro_magnon": {"unassigned": 1}}})
    check(absent, "who_speaks", {"let_speak cro_magnon": "F1.1"})


def test_only_with_a_chief_among_the_two() -> None:
    people = {
        "archaic": {"unassigned": 1, "rabbits": 1, "archaic_1": 1},
        "neanderthal": {"unassigned": 1, "rabbits": 1},
        "cro_magnon": {"unassigned": 1, "rabbits": 1},
    }
    given: dict[str, Any] = {"pieces": people, "tableau": {}, "disks": {}, "tribal": ["archaic", "neanderthal"]}
    match = answer(meeting(rules={"proposals": "tribal"}, **given), "let_speak neanderthal")
    check(match, "deal_with", {"deal_with cro_magnon": "F1.2"})


# Hunts and courtship


def test_cards_have_their_time() -> None:
    standing = {
        "rabbits": {"cro_magnon": 1},
        "honey_bee": {"cro_magnon": 1},
        "chamois": {"archaic": 1},
        "mountain_hare": {"archaic": 1, "neanderthal": 1},
        "cave_bear": {"neanderthal": 1},
    }
    match = hunts(
        standing,
        *([3] * 6),
        order=["neanderthal", "cro_magnon", "archaic"],
        north=["mountain_hare", "cave_bear"],
        south=["rabbits", "honey_bee", "chamois", "pond_turtle"],
    )
    reasons = {
        "hunt chamois": "A4.1",
        "hunt mountain_hare": "A4.2",
        "hunt cave_bear": "A4.3",
        "hunt pond_turtle": "Ga",
    }
    check(match, "next_hunt", reasons)


def test_a_second_predator_waits() -> None:
    match = hunts(
        {"red_deer": {"archaic": 2}, "gray_wolves": {"neanderthal": 3}, "cave_bear": {"cro_magnon": 1}},
        *(1, 1, 1, 4, 3, 1, 4, 3, 3),
        south=["gray_wolves", "red_deer", "cave_hyena"],
        north=["cave_bear"],
    )
    check(match, "next_hunt", {"hunt gray_wolves": "G4.2", "hunt red_deer": "Ga"})


def test_a_suitor_with_fewer_words_waits() -> None:
    match = hunts(
        {"piper": {"archaic": 1, "neanderthal": 1, "cro_magnon": 1}},
        tableau={"piper": "neanderthal", "housewife": "archaic"},
        disks={"housewife": {"black": 1}},
        sexuality=HAREM,
    )
    check(match, "who_courts", {"let_court archaic": "G1d"})


# Actions


def elders(*spots: str, **given: Any) -> Match:
    """Phase 6 of the last turn; the Archaics are tribal and have these elders."""
    people = {"archaic": {"unassigned": 1, **dict.fromkeys(spots, 1)}}
    return table(phase=ACTIONS, pieces=people, tribal=["archaic"], **{**LAST, **given})


def test_what_a_vocal_species_cannot_do() -> None:
    match = table(
        phase=ACTIONS,
        pieces={"archaic": {"unassigned": 1, "archaic_5": 1, "archaic_6": 1}},
        immature=["archaic_5", "archaic_6"],
        tableau={"piper": "archaic", "paintress": "archaic"},
        sexuality=HAREM,
        disks={"paintress": {"white": 1}},
        portals={"archaic": ["shaman_white"]},
        **LAST,
    )
    reasons = {
        "lay_portal shaman_white": "I1b",
        "lay_portal bison_black": "I1.1",
        "free archaic_6": "I2.1",
        "free archaic_4": "B3a",
        "turn_tribal": "CARD.53",
        "lay_out horse": "B2a",
        "swap_alpha": "B4a",
    }
    check(match, "action", reasons)


def test_what_a_tribal_species_cannot_do() -> None:
    hand = {"horse": "archaic", "carcass_17": "archaic"}
    shaman = elders("archaic_2", "archaic_6", hand=hand)
    reasons = {"lay_out carcass_17": "I3b", "lay_portal bison_black": "I.1", "turn_tribal": "I.1"}
    check(shaman, "action", reasons)
    check(elders("archaic_3", "archaic_6", hand=hand), "action", {"lay_out horse": "I3a"})
    spent: dict[str, Any] = {"tableau": {"scheherazade": "archaic"}, "disks": {"scheherazade": {"white": 5}}}
    poor = elders("archaic_2", "archaic_3", hand=hand, **spent)
    check(poor, "action", {"lay_out horse": "I3.1"})


def test_there_is_one_action() -> None:
    match = elders("archaic_1", "archaic_2", hand={"horse": "archaic", "gray_wolves": "archaic"},
                   alpha={"archaic": "archaic_1"})  # fmt: skip
    answer(match, "lay_out horse")
    check(match, "action", {"lay_out gray_wolves": "A1.6"})


# A single species, and Europe as a map


def single(**given: Any) -> Match:
    return table("archaic", rules={"variant": "single"}, sexuality=HAREM, **given)


def test_a_single_species_adds_only_so_many_events() -> None:
    past = ["fashion_woman", "grieving_woman", "paintress", "laughing_woman", "caring_woman", "piper", "scheherazade"]
    unused = [event for event in EVENTS if event not in (*past, "housewife")]
    match = single(phase=ACTIONS, turn=8, event="housewife", past=past, events=[], unused=unused)
    check(match, "more_events", {"number 4": "K2b"})


def test_a_single_species_replaces_no_married_daughter() -> None:
    five = ["fashion_woman", "swearing_woman", "paintress", "totem_woman", "caring_woman"]
    unused = [event for event in EVENTS if event not in (*five, "generous_woman")]
    match = single(
        phase=EVENT,
        event="none",
        past=five,
        events=["generous_woman"],
        unused=unused,
        tableau=dict.fromkeys(five, "archaic"),
        pieces={"archaic": {"unassigned": 18, "wed_paintress": 1}},
    )
    check(match, "replace_daughter", {"replace paintress": "K2d", "replace piper": "K2d"})


AROUND: Land = {"4_3": "rabbits", "4_2": "horse", "3_3": "irish_elk", "4_4": ICE, "4_1": "ibex", "1_1": "caribou"}


def test_where_hunters_do_not_go_on_a_map() -> None:
    spent: dict[str, Any] = {"tableau": {"piper": "archaic"}, "disks": {"piper": {"white": 5}}}
    people = {"rabbits": 3, "caribou": 1, "archaic_6": 1, "wed_piper": 1}
    match = solitaire(AROUND, people, phase=ASSIGN, alpha={"archaic": "caribou"}, **spent)
    reasons = {"recall archaic_6": "E4b", "leave_wife piper": "E4a", "at horse": "L5a", "swap_alpha": "B4a"}
    check(match, "move_hunters", reasons)
    answer(match, "at rabbits", "number 2")
    reasons = {
        "into 3_3": "E1a.1",
        "into 4_4": "L5a",
        "into 2_2": "L5a",
        "send piper": "Ea.2",
        "send paintress": "E3.1",
        "promote 6": "Ea.2",
    }
    check(match, "where_to_move", reasons)
    answer(match, "remain", "at rabbits")
    check(match, "where_to_move", {"promote 6": "E2b", "promote 5": "E2i.1", "promote 1": "E2.1"})
    check(answer(match, "remain"), "move_hunters", {"at rabbits": "L5a"})


def test_who_waits_comes_onto_the_map() -> None:
    match = solitaire(AROUND, {"unassigned": 2, "rabbits": 1}, phase=ASSIGN, alpha={"archaic": "dead"})
    check(match, "move_hunters", {"done": "L6e"})


def test_people_flee_next_door() -> None:
    land = {"1_3": "saiga_antelope", "2_3": "caribou", "3_3": "rabbits", "4_3": "horse", "4_4": ICE}
    ice = icon("swearing_woman", 1, "archaic", **alone(land, {"horse": 3}, alpha={"archaic": "horse"}))
    check(ice, "where_to_flee", {"into 4_4": "L3e", "into 1_1": "L3e"})
    deer = {"4_3": "red_deer", "4_2": "rabbits"}
    trophy = last_hunt(deer, {"red_deer": 3}, alpha={"archaic": "dead"}, chance=dice(4, 4, 4))
    check(answer(trophy, "take red_deer"), "where_to_flee", {"into 1_1": "L6d"})


# The fact in words


def said(match: Match, text: str, lang: str = "en") -> str:
    """Why an option cannot be chosen."""
    reason = match.why_not(text)
    assert reason is not None
    return Words(lang, match.game.setting).reason(reason)


def test_a_reason_names_who_and_what_stands_in_the_way() -> None:
    match = sultan()
    assert said(match, "leave_wife paintress") == "The husband of Paintress is one of the Neanderthals."
    assert said(match, "promote 1") == "Your species is vocal, and rank 1 (Chief) is for tribal ones."
    assert said(match, "swap_alpha") == "Your Alpha is unassigned himself."
    answer(match, "leave_wife piper")
    assert said(match, "take_wife housewife") == "Housewife is not mature."
    assert said(sultan(sexuality={}), "leave_wife piper") == (
        "Your species is pair-bonding, and only harem-holders move husbands."
    )


def test_a_hunt_says_which_disks_it_takes() -> None:
    poor = table(tableau={"scheherazade": "archaic"}, disks={"scheherazade": {"white": 5}}, north=["irish_elk"])
    assert said(poor, "send irish_elk") == "Hunting Irish Elk takes 1 white in your vocabulary, and you have 0."
    assert said(poor, "send irish_elk", "ja") == (
        "オオツノジカの狩猟には白のディスクが語彙に1枚必要ですが、0枚しかありません。"
    )
    assert said(poor, "send irish_elk", "ko") == (
        "이 사냥에는 어휘에 흰색 디스크 1개가 필요한데, 0개뿐입니다: 큰뿔사슴."
    )


def test_a_deal_says_whose_hunter_is_missing() -> None:
    match = answer(meeting(), "deal_with neanderthal", "give_card horse")
    assert said(match, "propose") == "An offer must be about leaving, marriage or divorce."
    assert said(match, "marry housewife") == "Housewife is not mature."
    assert said(match, "divorce paintress") == "A third species is part of the marriage of Paintress."
    wives = meeting(sexuality={"neanderthal": "promiscuous"})
    answer(wives, "deal_with neanderthal")
    assert said(wives, "marry piper") == "The Neanderthals are promiscuous and place no husbands."


def test_on_a_map_a_reason_names_the_places() -> None:
    match = solitaire(AROUND, {"rabbits": 3}, phase=ASSIGN, alpha={"archaic": "dead"})
    answer(match, "at rabbits", "number 2")
    assert said(match, "into 2_2") == (
        "Row 2, place 2 is not next to where they are, and nobody of yours is there: Rabbits."
    )
    assert said(match, "into 4_4") == "Row 4, place 4 has no biome that lies face up."
    assert said(match, "promote 6") == "2 set out together; suitors and elders go one at a time."


# Always


@pytest.mark.parametrize("seed", range(9))
def test_what_is_not_offered_has_a_reason_in_words_and_what_is_offered_has_none(seed: int) -> None:
    lots = random.Random(seed)
    seats = 1 + seed % 3
    match = start("neanderthal", seats, seed=seed, rules=shelf.find("neanderthal").sample(seats, lots))
    words = [Words(lang, match.game.setting) for lang in languages()]
    families = match.game.setting.catalogue.families
    spoken: set[str] = set()
    while (ask := match.ask) is not None and len(match.steps) < 150:
        for kind in {option.kind for option in ask.options} | {kind for kind, _ in ask.judges or []}:
            for option in families[kind].table:
                reason = match.why_not(option)
                assert (reason is None) == (option in ask.options), f"{option.text} at {ask.topic.name}"
                if reason is not None and reason.phrase.name not in spoken:
                    spoken.add(reason.phrase.name)
                    assert all(each.reason(reason)[-1] in ".。" for each in words), reason
        match.choose(lots.randrange(len(ask.options)))
    assert len(spoken) > 20
