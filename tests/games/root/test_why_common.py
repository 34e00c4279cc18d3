"""Why not? What the common rules of Root and the crafted cards forbid, each told by its clause and as a fact."""

from __future__ import annotations

from typing import Any, cast

import pytest

from lawspeaker.games.root.model.state import Root
from lawspeaker.kernel.match import Match
from lawspeaker.text.words import Words, languages
from tests.law.root.table import marquise_acts
from tests.law.root.wanderer import answer, options
from tests.law.root.woodland import dice, woodland

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]


def told(match: Match, text: str, lang: str = "en") -> str:
    """The clause and the sentence that keep whoever is asked from an option, which must not be offered."""
    assert text not in options(match)
    reason = match.why_not(text)
    assert reason is not None
    return f"{reason.clause} {Words(lang, match.game.setting).reason(reason)}"


def check(match: Match, reasons: dict[str, str]) -> None:
    assert {text: told(match, text) for text in reasons} == reasons


def is_moot(match: Match, text: str) -> bool:
    """Whether an option is about something that is not there at all, so that no list should name it."""
    reason = match.why_not(text)
    return reason is not None and reason.moot


# 4.2 Moving


def test_moving_names_the_clearings() -> None:
    on_map = {"marquise_warrior": {"10": 1, "1": 1, "2": 1}, "eyrie_warrior": {"10": 2, "12": 1}}
    match = answer(marquise_acts(on_map=on_map), "march")
    check(match, {"from 9": "4.2 You have neither warriors nor a pawn there to move."})
    answer(match, "from 10")
    check(
        match,
        {
            "to 12": "4.2.1 You rule neither clearing 10 nor clearing 12.",
            "to 10": "4.2 A move leads to another clearing.",
            "to 5": "2.3 Only a river joins it to clearing 10, and a river is no path.",
            "to 9": "2.2.1 No path joins it to clearing 10.",
            "ferry 5": "C.2.1 This map has no ferry.",
        },
    )
    assert is_moot(match, "ferry 5")


def test_warriors_that_are_hemmed_in() -> None:
    on_map = {"marquise_warrior": {"5": 1, "8": 2, "4": 1}, "eyrie_warrior": {"5": 2, "1": 1, "2": 1}}
    match = answer(marquise_acts(on_map=on_map), "march")
    check(match, {"from 5": "4.2.1 You rule neither that clearing nor any that can be reached from it."})


def test_no_more_warriors_move_than_are_there() -> None:
    match = answer(marquise_acts(on_map={"marquise_warrior": {"1": 2, "9": 1}}), "march", "from 1", "to 5")
    check(match, {"number 3": "4.2 There are 2 there, and at least one must move."})
    assert is_moot(match, "number 3")


def test_the_ferry_is_elsewhere_or_was_taken() -> None:
    lake: dict[str, Any] = {"rules": {"map": "lake", "suits": "printed"}}
    match = marquise_acts(on_map={"marquise_warrior": {"3": 3, "1": 1}}, **lake)
    table = cast(Root, match.game)
    ferry = table.ferry + 1
    coast = [place + 1 for place, coastal in enumerate(table.chart.coastal) if coastal and place != table.ferry]
    inland = table.chart.coastal.index(False) + 1
    answer(match, "march", f"from {3 if ferry != 3 else 1}")
    assert told(match, f"ferry {coast[0]}") == f"C.2.5 The ferry is in clearing {ferry}."
    assert told(match, f"ferry {inland}") == "C.2.3 It is not a coastal clearing."
    used = marquise_acts(on_map={"marquise_warrior": {str(ferry): 3}}, ferry_used=True, **lake)
    answer(used, "march")
    assert told(used, f"ferry {coast[0]}") == "C.2.5 The ferry has been taken this turn."


# 4.3 Battle


def test_whom_one_cannot_battle() -> None:
    on_map = {"marquise_warrior": {"1": 2, "10": 1}, "eyrie_warrior": {"10": 3}, "alliance_warrior": {"10": 1}}
    match = marquise_acts(on_map=on_map)
    check(
        match,
        {
            "battle 1": "4.3 No other player has pieces there.",
            "battle 12": "4.3 You have neither warriors nor a pawn there.",
        },
    )
    answer(match, "battle 10")
    check(match, {"against 0": "4.3 You cannot choose yourself."})
    assert is_moot(match, "against 4")


def test_a_partner_is_no_enemy() -> None:
    match = woodland(
        step=2,
        table=["marquise", "vagabond", "eyrie", "alliance"],
        rules={"battle_whom": "enemies", "enemies": "coalition"},
        partner=[-1, 0, -1, -1],
        dominance={1: "dominance_fox"},
        boards={"marquise": {"actions": 3}, "vagabond": {"clearing": "1", "character": "thief"}},
        on_map={"marquise_warrior": {"1": 2, "5": 1}, "eyrie_warrior": {"5": 1}, "alliance_warrior": {"5": 1}},
    )
    check(match, {"battle 1": "G.1.8 Nobody there is your enemy."})


def test_an_ambush_matches_the_clearing() -> None:
    on_map = {"marquise_warrior": {"1": 2}, "eyrie_warrior": {"1": 1}}
    match = answer(marquise_acts(on_map=on_map, cards={1: ["ambush_mouse", "ambush_fox", "anvil"]}), "battle 1")
    assert match.ask is not None
    assert match.ask.seat == 1
    check(match, {"ambush ambush_mouse": "4.3.1 It does not match clearing 1."})
    assert is_moot(match, "ambush anvil")  # no ambush at all
    assert is_moot(match, "ambush ambush_bird_1")  # not in the hand


def test_what_can_be_used_and_lost_in_a_battle() -> None:
    on_map = {"marquise_warrior": {"1": 2}, "eyrie_warrior": {"1": 1}, "roost": {"1": 1}}
    match = marquise_acts(on_map=on_map, crafted={1: ["sappers_1", "armorers_1"]}, chance=dice(0, 0))
    answer(match, "battle 1")
    check(
        match, {"use armorers_1": "4.3.3 It cannot be used at this point of the battle."}
    )  # there is no hit to ignore
    assert is_moot(match, "use brutal_tactics_1")


# 4.1 Crafting


def test_what_a_card_lacks_to_be_crafted() -> None:
    hand = ["ambush_fox", "sword", "royal_claim", "anvil", "armorers_1"]
    match = woodland(
        cards={0: hand},
        crafted={0: ["armorers_2"]},
        on_map={"workshop": {"12": 1, "9": 1}},
        items={"hammer": 0},
    )
    check(
        match,
        {
            "craft ambush_fox": "4.1 Ambush and dominance cards cannot be crafted.",
            "craft sword": "4.1.1 It takes 2 unused crafting pieces in fox clearings, and you have 1.",
            "craft royal_claim": "4.1.1 It takes 4 unused crafting pieces, and you have 2.",
            "craft anvil": "4.1.2 No hammer is left in the supply on the map.",
            "craft armorers_1": "4.1.4 You already have a crafted card of that name.",
        },
    )
    assert is_moot(match, "craft cobbler_1")


def test_one_crafting_piece_that_is_missing() -> None:
    match = woodland(cards={0: ["root_tea_mouse"]}, on_map={"workshop": {"12": 1}})
    check(
        match,
        {"craft root_tea_mouse": "4.1.1 It takes an unused crafting piece in a mouse clearing, and you have none."},
    )


# 3.3 Dominance, C.3 paths


def test_dominance_takes_points_and_cards() -> None:
    held: dict[str, Any] = {"cards": {0: ["dominance_fox", "sword"]}, "available": ["dominance_rabbit"]}
    match = marquise_acts(score=[9, 0, 0], **held)
    check(
        match,
        {
            "dominate dominance_fox": "3.3.1 It takes 10 points, and you have 9.",
            "take_dominance dominance_rabbit": "3.3.4 You have no card that matches rabbit.",
        },
    )
    assert is_moot(match, "dominate sword")
    assert is_moot(match, "take_dominance dominance_bird")
    gone = marquise_acts(cards={0: ["dominance_fox"]}, dominance={0: "dominance_mouse"}, score=[12, 0, 0])
    check(gone, {"dominate dominance_fox": "3.3.2 You have left the score track for good."})


def test_before_daylight_dominance_and_paths_wait() -> None:
    match = woodland(
        "birdsong",
        cards={0: ["dominance_fox", "anvil"]},
        crafted={0: ["royal_claim"]},
        available=["dominance_mouse"],
        score=[12, 0, 0],
        rules={"map": "mountain", "suits": "printed"},
        on_map={"marquise_warrior": {"2": 1}},
    )
    check(
        match,
        {
            "dominate dominance_fox": "3.3.1 That is done in Daylight.",
            "take_dominance dominance_mouse": "3.3.4 That is done in Daylight.",
            "open_path 2 3": "C.3.3 That is done in Daylight.",
        },
    )


def test_a_closed_path_takes_a_card_and_a_piece_once_a_turn() -> None:
    mountain: dict[str, Any] = {"rules": {"map": "mountain", "suits": "printed"}}
    there: dict[str, Any] = {"on_map": {"marquise_warrior": {"2": 3}}}
    check(marquise_acts(**mountain, **there), {"open_path 2 3": "C.3.3 You have no card to spend."})
    away = marquise_acts(cards={0: ["anvil"]}, on_map={"marquise_warrior": {"9": 1}}, **mountain)
    check(away, {"open_path 2 3": "C.3.3 You have no piece at either end of that path."})
    assert is_moot(away, "open_path 1 2")
    match = marquise_acts(cards={0: ["anvil", "sword"]}, **mountain, **there)
    answer(match, "open_path 2 3")
    assert told(match, "spend cobbler_1") == "2.1 The card is not in your hand."
    answer(match, "spend anvil")
    check(match, {"open_path 2 3": "C.3.3 That path has been opened already."})


# Crafted cards


def test_when_crafted_cards_are_used() -> None:
    match = marquise_acts(
        cards={0: ["anvil"], 1: ["sword"]},
        crafted={0: ["royal_claim", "tax_collector_1", "codebreakers_1", "scouting_party_1"]},
        on_map={"marquise_warrior": {"1": 1}},
    )
    answer(match, "use codebreakers_1")
    check(
        match,
        {
            "use royal_claim": "4.1.3 That is done in Birdsong.",
            "use codebreakers_1": "4.1.3 You have used it this turn.",
            "use scouting_party_1": "4.1.3 Its text does not let you use it now.",
        },
    )
    assert is_moot(match, "use cobbler_1")


def test_a_card_that_must_be_used_comes_first() -> None:
    match = woodland(
        "birdsong",
        step=0,
        deck="exiles",
        crafted={0: ["saboteurs_1", "coffin_makers"], 1: ["tunnels_1"]},
        coffins={"eyrie_warrior": 7},
    )
    check(match, {"done": "4.1.3 Another card must be used first."})


def test_who_can_be_robbed() -> None:
    robber: dict[str, Any] = {"crafted": {0: ["stand_and_deliver_1", "royal_claim"]}}
    check(woodland("birdsong", **robber), {"use stand_and_deliver_1": "4.1.3 No enemy holds a card."})
    match = woodland("birdsong", table=FOUR, cards={1: ["anvil"], 3: ["sword"]}, **robber)
    answer(match, "use stand_and_deliver_1")
    check(
        match,
        {
            "choose_seat 0": "4.1.3 You cannot choose yourself.",
            "choose_seat 2": "4.1.3 The Alliance holds no cards.",
        },
    )


def test_where_warriors_can_be_taxed() -> None:
    match = marquise_acts(crafted={0: ["tax_collector_1"]}, on_map={"marquise_warrior": {"1": 1, "5": 1}})
    answer(match, "use tax_collector_1")
    check(match, {"at 9": "4.1.3 You have no warrior there."})
    nobody = marquise_acts(cards={0: ["anvil"]}, crafted={0: ["tax_collector_1"]}, on_map={"workshop": {"1": 1}})
    check(nobody, {"use tax_collector_1": "4.1.3 You have no warrior on the map."})


def test_what_the_bureau_cannot_replace() -> None:
    on_map = {"eyrie_warrior": {"1": 1, "2": 2, "5": 1}, "alliance_warrior": {"2": 1}, "marquise_warrior": {"9": 1}}
    match = marquise_acts(
        deck="exiles", crafted={0: ["propaganda_bureau"]}, cards={0: ["anvil", "sword"]}, table=FOUR, on_map=on_map
    )
    answer(match, "use propaganda_bureau")
    check(
        match,
        {
            "at 5": "4.1.3 You have no card that matches rabbit.",
            "at 9": "4.1.3 No enemy warrior is there.",
        },
    )
    answer(match, "at 2")
    check(match, {"choose_seat 3": "4.1.3 The Vagabond has no warrior in clearing 2."})
    answer(match, "choose_seat 1")
    assert told(match, "spend anvil") == "2.1.1 It is neither a mouse nor a bird card."
    assert is_moot(match, "spend boat_builders")


def test_whom_and_where_false_orders_do_not_reach() -> None:
    on_map = {"eyrie_warrior": {"5": 2, "9": 1}, "marquise_warrior": {"1": 1}, "sympathy": {"12": 1}}
    match = woodland("birdsong", deck="exiles", crafted={0: ["false_orders_1"]}, on_map=on_map, table=FOUR)
    answer(match, "use false_orders_1")
    check(match, {"from 1": "4.1.3 The Eyrie has no warrior in clearing 1."})
    answer(match, "from 5")
    check(
        match,
        {
            "to 10": "2.3 Only a river joins it to clearing 5, and a river is no path.",
            "to 9": "2.2.1 No path joins it to clearing 5.",
        },
    )
    idle = woodland("birdsong", deck="exiles", crafted={0: ["false_orders_1", "swap_meet_1"]}, cards={1: ["anvil"]})
    check(idle, {"use false_orders_1": "4.1.3 No enemy has warriors that could be sent anywhere."})


def test_an_emigre_who_seeks_battle_passes_by_the_peaceful() -> None:
    match = woodland(
        "birdsong",
        step=3,
        deck="exiles",
        rules={"emigre_move": "battle"},
        crafted={0: ["eyrie_emigre"]},
        on_map={"marquise_warrior": {"1": 3, "3": 1, "8": 1}, "eyrie_warrior": {"5": 1, "9": 1, "4": 1}},
    )
    check(match, {"from 3": "4.1.3 It leads to no battle, and another move does."})
    answer(match, "from 1")
    check(match, {"to 10": "4.1.3 It leads to no battle, and another move does."})


def test_the_league_takes_an_item_that_is_not_exhausted() -> None:
    mice: dict[str, Any] = {"deck": "exiles", "crafted": {0: ["league_of_adventurous_mice_1"]}}
    mice["on_map"] = {"marquise_warrior": {"1": 2}}
    crafted_items = {0: {"sword": 1, "boot": 1, "tea": 1}}
    match = marquise_acts(crafted_items=crafted_items, exhausted_items={0: {"tea": 1}}, **mice)
    answer(match, "use league_of_adventurous_mice_1")
    check(match, {"exhaust_crafted tea": "4.1.3 You have no crafted tea that is not exhausted."})
    tired = marquise_acts(**mice)
    check(tired, {"use league_of_adventurous_mice_1": "4.1.3 You have no crafted item that is not exhausted."})


def test_informants_take_only_a_discarded_ambush() -> None:
    match = woodland("evening", deck="exiles", crafted={0: ["informants_1"]}, discards=["anvil", "ambush_fox"])
    assert told(match, "take_ambush anvil") == "4.1.3 It is not an ambush card in the discard pile."


@pytest.mark.parametrize("lang", languages())
def test_every_language_names_the_clearings(lang: str) -> None:
    on_map = {"marquise_warrior": {"10": 1, "1": 1, "2": 1}, "eyrie_warrior": {"10": 2, "12": 1}}
    match = answer(marquise_acts(on_map=on_map), "march", "from 10")
    said = told(match, "to 12", lang)
    assert "10" in said
    assert "12" in said
    assert said.endswith((".", "。"))
