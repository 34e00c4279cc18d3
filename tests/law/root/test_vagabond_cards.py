"""4.1.3 Crafted cards in the hands of a Vagabond: he has a pawn and no warriors, a Satchel and no Crafted Items box,
hammers and no crafting pieces on the map.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.wanderer import (
    FOUR,
    answer,
    asked,
    board,
    dice,
    hand,
    items,
    options,
    pieces,
    record,
    related,
    relation,
    score,
    state,
    wander,
)

CATS_IN_1 = {"marquise_warrior": {"1": 3}}


def owning(*cards: str, deck: str = "exiles", **given: Any) -> Match:
    """The Vagabond, with these cards crafted."""
    return wander(crafted={"0": list(cards)}, rules={"deck": deck}, **given)


def base(*cards: str, **given: Any) -> Match:
    return owning(*cards, deck="base", **given)


# Moves that cards grant


@pytest.mark.law("root:4.2", "root:9.2.3", "root:4.1.3")
def test_the_cobbler_moves_the_pawn_without_a_boot_whoever_rules() -> None:
    match = base("cobbler_1", phase="evening", step=0, on_map={"eyrie_warrior": {"1": 2, "5": 2}})
    answer(match, "use cobbler_1")
    assert options(match, "to") == {"5", "9", "10"}
    answer(match, "to 5")
    assert board(match)["clearing"] == "5"


@pytest.mark.law("root:9.2.9.IIIb")
def test_to_hostile_warriors_the_cobbler_takes_one_boot() -> None:
    given: dict[str, Any] = {"phase": "evening", "step": 0, "on_map": {"eyrie_warrior": {"5": 2}}}
    given["board"] = related(2, "hostile")
    assert "5" not in options(answer(base("cobbler_1", **given), "use cobbler_1"), "to")
    match = base("cobbler_1", items={"ready": {"boot": 1}}, **given)
    answer(match, "use cobbler_1", "to 5")
    assert items(match) == {"exhausted": {"boot": 1}}


@pytest.mark.law("root:4.2", "root:9.5.1")
def test_in_a_forest_the_cobbler_has_no_move_to_make() -> None:
    """A move begins in a clearing; only his own action and slipping lead out of a forest."""
    match = base("cobbler_1", forest="a", phase="evening", step=0)
    assert "use cobbler_1" not in options(match)
    assert board(match)["forest"] == "a"


@pytest.mark.law("root:4.1.3", "root:4.3")
def test_the_emigre_moves_the_pawn_and_battles_without_a_sword_to_exhaust() -> None:
    match = owning(
        "eyrie_emigre",
        phase="birdsong",
        step=4,
        items={"ready": {"sword": 1}},
        on_map={"marquise_warrior": {"5": 2}},
        chance=dice(1, 0),
    )
    answer(match, "to 5")
    assert board(match)["clearing"] == "5"
    assert pieces(match, "marquise_warrior", "5") == 1
    assert items(match) == {"ready": {"sword": 1}}
    assert state(match)["crafted"][0] == ["eyrie_emigre"]


@pytest.mark.law("root:4.1.3", "root:4.2")
def test_in_a_forest_the_emigre_cannot_move_and_is_discarded() -> None:
    match = owning("eyrie_emigre", forest="a", phase="birdsong", step=4)
    assert state(match)["discards"] == ["eyrie_emigre"]
    assert board(match)["forest"] == "a"


@pytest.mark.law("root:2.3", "root:9.4.2", "root:9.5.1")
def test_for_boat_builders_the_pawn_walks_and_slips_along_rivers() -> None:
    assert "10" not in options(wander("5", items={"ready": {"boot": 1}}), "walk")
    assert "10" in options(owning("boat_builders", clearing="5", items={"ready": {"boot": 1}}), "walk")
    assert "10" in options(owning("boat_builders", clearing="5", phase="birdsong", step=3), "slip")


@pytest.mark.law("root:9.2.9.IIb", "root:1.5.5")
def test_allies_do_not_follow_where_there_is_no_way_for_them() -> None:
    """The river is a path for the Vagabond alone; a path takes all."""
    given: dict[str, Any] = {"clearing": "5", "items": {"ready": {"boot": 1}}, "board": related(1, "allied")}
    given["on_map"] = {"marquise_warrior": {"5": 3}}
    by_path = answer(owning("boat_builders", **given), "walk 1")
    assert asked(by_path) == (0, "vagabond_along", "9.2.9.IIb")
    by_river = answer(owning("boat_builders", **given), "walk 10")
    assert (board(by_river)["clearing"], pieces(by_river, "marquise_warrior", "5")) == ("10", 3)
    assert asked(by_river)[1] != "vagabond_along"


@pytest.mark.law("root:9.2.1")
def test_tunnels_need_crafting_pieces_on_the_map_and_hammers_are_none() -> None:
    match = owning("tunnels_1", items={"ready": {"boot": 1, "hammer": 2}})
    assert options(match, "walk") == {"5", "9", "10"}


@pytest.mark.law("root:9.2.1", "root:4.1.2")
def test_the_league_finds_no_crafted_items_box() -> None:
    match = owning("league_of_adventurous_mice_1", items={"ready": {"boot": 1, "sword": 1}}, on_map=CATS_IN_1)
    assert options(match, "use") == set()


# Battles


@pytest.mark.law("root:4.1.3", "root:9.2.6")
def test_command_warren_battles_at_the_start_of_daylight_with_swords_that_stay_ready() -> None:
    match = base("command_warren_1", step=0, items={"ready": {"sword": 1}}, on_map=CATS_IN_1, chance=dice(1, 0))
    answer(match, "use command_warren_1")
    assert pieces(match, "marquise_warrior", "1") == 2
    assert items(match) == {"ready": {"sword": 1}}
    assert options(base("command_warren_1", step=0, forest="a", on_map=CATS_IN_1), "use") == set()


@pytest.mark.law("root:4.1.3", "root:9.2.7")
def test_armorers_keep_his_items_from_rolled_hits() -> None:
    match = base("armorers_1", items={"ready": {"sword": 1, "boot": 1}}, on_map=CATS_IN_1, chance=dice(2, 2))
    answer(match, "battle 1", "use armorers_1")
    assert items(match) == {"ready": {"boot": 1}, "exhausted": {"sword": 1}}


@pytest.mark.law("root:4.1.3", "root:4.3.3.I")
def test_sappers_and_brutal_tactics_add_hits_beyond_his_swords() -> None:
    match = base("brutal_tactics_1", items={"ready": {"sword": 1}}, on_map=CATS_IN_1, chance=dice(3, 0))
    answer(match, "battle 1", "use brutal_tactics_1")
    assert pieces(match, "marquise_warrior", "1") == 1
    assert score(match, 1) == 1
    hunted = base("sappers_1", turn=1, step=2, on_map=CATS_IN_1, boards={"marquise": {"actions": 3}}, chance=dice(0, 0))
    answer(hunted, "battle 1", "use sappers_1")
    assert pieces(hunted, "marquise_warrior", "1") == 2
    assert relation(hunted, 1) == "hostile"  # in another's turn too (9.2.9.III), but that is no infamy
    assert score(hunted) == 0


@pytest.mark.law("root:4.1.3", "root:4.3.1")
def test_his_scouting_party_fears_no_ambush() -> None:
    match = base(
        "scouting_party_1",
        items={"ready": {"sword": 1, "boot": 1}},
        on_map=CATS_IN_1,
        hands={"1": ["ambush_fox"]},
        chance=dice(1, 0),
    )
    answer(match, "battle 1")
    assert pieces(match, "marquise_warrior", "1") == 2
    assert hand(match, 1) == {"ambush_fox"}


@pytest.mark.law("root:4.1.3")
def test_his_partisans_fight_in_clearings_of_their_suit() -> None:
    match = owning(
        "fox_partisans",
        items={"ready": {"sword": 1}},
        on_map=CATS_IN_1,
        hands={"0": ["anvil", "bake_sale"]},
        chance=dice(1, 0),
    )
    answer(match, "battle 1", "partisans fox 1")
    assert pieces(match, "marquise_warrior", "1") == 1
    assert hand(match) == {"anvil"}


# Favors


@pytest.mark.law("root:4.1.2", "root:9.2.9.III", "root:3.2.1", "root:6.2.3")
def test_a_favor_of_his_makes_all_whose_warriors_fall_hostile() -> None:
    """No infamy is in it, as nothing was removed in battle; with the keep gone there are no hospitals."""
    match = wander(
        "1",
        character="tinker",
        items={"ready": {"hammer": 3}},
        hands={"0": ["favor_of_the_foxes"], "1": ["anvil"]},
        on_map={
            "marquise_warrior": {"1": 2, "5": 1},
            "keep": {"1": 1},
            "sawmill": {"6": 1},
            "eyrie_warrior": {"8": 1},
            "roost": {"12": 1},
        },
    )
    answer(match, "craft favor_of_the_foxes")
    assert score(match) == 3
    assert [relation(match, seat) for seat in (1, 2)] == ["hostile", "hostile"]
    assert state(match)["on_map"] == {"marquise_warrior": {"5": 1}}
    assert asked(match)[1] != "marquise_hospitals"


@pytest.mark.law("root:9.2.2.I", "root:4.1.2")
def test_a_favor_against_him_damages_three_items_and_leaves_the_pawn() -> None:
    match = wander(
        "6",
        items={"ready": {"boot": 1, "torch": 1, "sword": 1, "tea": 1}},
        turn=1,
        hands={"1": ["favor_of_the_foxes"]},
        on_map={"workshop": {"1": 1, "8": 2}, "keep": {"3": 1}, "marquise_warrior": {"6": 1}},
    )
    answer(match, "craft favor_of_the_foxes")
    assert asked(match) == (0, "vagabond_damage", "9.2.2.I")
    answer(match, "damage boot ready", "damage torch ready", "damage sword ready")
    assert items(match)["damaged"] == {"boot": 1, "torch": 1, "sword": 1}
    assert board(match)["clearing"] == "6"
    assert pieces(match, "marquise_warrior", "6") == 1  # no enemy of herself


# What takes warriors, rule or a box


@pytest.mark.law("root:9.2.2", "root:4.1.3")
def test_he_has_no_warriors_to_tax_or_to_place() -> None:
    assert options(base("tax_collector_1", on_map=CATS_IN_1), "use") == set()
    bureau = owning("propaganda_bureau", on_map=CATS_IN_1, hands={"0": ["anvil"]})
    assert options(bureau, "use") == set()


@pytest.mark.law("root:9.2.2", "root:2.5")
def test_he_rules_nothing_to_claim() -> None:
    match = base("royal_claim", phase="birdsong", step=1)
    answer(match, "use royal_claim")
    assert score(match) == 0


@pytest.mark.law("root:3.2.2", "root:9.2.1")
def test_master_engravers_add_a_point_to_what_his_hammers_craft() -> None:
    match = owning("master_engravers", items={"ready": {"hammer": 1}}, hands={"0": ["anvil"]})
    answer(match, "craft anvil")
    assert score(match) == 3
    assert items(match) == {"ready": {"hammer": 1}, "exhausted": {"hammer": 1}}


@pytest.mark.law("root:4.1.3")
def test_a_broker_draws_for_what_he_crafts() -> None:
    match = wander(
        items={"ready": {"hammer": 1}},
        hands={"0": ["anvil"]},
        crafted={"1": ["murine_broker"]},
        rules={"deck": "exiles"},
    )
    answer(match, "craft anvil")
    assert len(hand(match, 1)) == 1


# Cards


@pytest.mark.law("root:4.1.3")
def test_informants_take_an_ambush_instead_of_all_that_he_would_draw() -> None:
    match = owning("informants_1", phase="evening", items={"track": {"coin": 2}}, discards=["ambush_fox", "anvil"])
    answer(match, "take_ambush ambush_fox")
    assert hand(match) == {"ambush_fox"}


@pytest.mark.law("root:4.1.3", "root:1.5.5", "root:8.2.6")
def test_false_orders_of_his_send_warriors_into_outrage_of_their_own() -> None:
    """Half of the three warriors, rounded up; it is the Marquise who pays for moving into sympathy."""
    match = owning(
        "false_orders_1",
        clearing="12",
        phase="birdsong",
        step=1,
        table=FOUR,
        on_map={"marquise_warrior": {"1": 3}, "sympathy": {"5": 1}},
        hands={"1": ["bake_sale"]},
    )
    answer(match, "use false_orders_1", "to 5")
    assert asked(match) == (1, "alliance_outrage", "8.2.6")
    assert pieces(match, "marquise_warrior", "5") == 2
    assert "4.1.3 card_ordered 0 1 1 2" in record(match)


@pytest.mark.law("root:4.1.3", "root:G.1.8")
@pytest.mark.parametrize(("agreed", "robbed"), [("allied", {"1", "2"}), ("coalition", {"2", "3"})])
def test_cards_against_enemies_do_not_touch_allies_or_else_the_partner(agreed: str, robbed: set[str]) -> None:
    """The Marquise is in a coalition with him, and the Alliance is Allied."""
    match = wander(
        "1",
        crafted={"0": ["stand_and_deliver_1"]},
        phase="birdsong",
        step=1,
        table=FOUR,
        partner=[1, -1, -1, -1],
        dominance=["dominance_fox", "none", "none", "none"],
        hands={"1": ["anvil"], "2": ["bake_sale"], "3": ["sword"]},
        board=related(3, "allied"),
        rules={"enemies": agreed},
    )
    answer(match, "use stand_and_deliver_1")
    assert options(match, "choose_seat") == robbed
