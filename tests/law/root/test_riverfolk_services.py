"""11.2.6, 11.2.7 What the Riverfolk sell: hand cards, riverboats and mercenaries."""

from __future__ import annotations

from typing import Any, cast

import pytest

from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.rules.battle import Battle, fight
from lawspeaker.kernel.match import Match
from tests.law.root.company import CUSTOMER, customer, hired, river, why
from tests.law.root.table import (
    answer,
    asked,
    dice,
    hand,
    options,
    pieces,
    score,
    sites,
    state,
    supply,
    woodland,
)
from tests.law.root.wanderer import items, relation

BUYERS = ["vagabond", "riverfolk", "eyrie"]


def rulers(match: Match) -> dict[str, Any]:
    """Who rules each clearing, as everybody can see."""
    found: Any = match.view(0)["facts"]
    rules: dict[str, Any] = found["rules"]
    return rules


# 11.2.6 Buying


@pytest.mark.law("root:11.2.6", "root:11.2.6.I", "root:11.2.7", "root:11.2.7.I")
def test_a_hand_card_is_bought_for_warriors_at_the_start_of_birdsong() -> None:
    match = customer(prices=(2, 3, 4), cards={1: ["anvil", "sword"]})
    assert asked(match)[:2] == (0, "start_of_phase")
    assert options(match) == {"buy_card anvil", "buy_card sword", "buy_riverboats", "buy_mercenaries", "done"}
    assert why(match, "buy_card bake_sale") == ("11.2.7.I", "riverfolk_not_for_sale")
    before = supply(match, "marquise_warrior")
    answer(match, "buy_card sword")
    assert (hand(match, 0), hand(match, 1)) == ({"sword"}, {"anvil"})
    assert supply(match, "marquise_warrior") == before - 2
    assert river(match)["payments"] == [2, 0, 0]
    assert asked(match)[1] != "start_of_phase"  # one service a turn


@pytest.mark.law("root:11.2.7.I", "root:11.2.3")
def test_everybody_knows_the_card_that_was_bought() -> None:
    match = customer(cards={0: ["bake_sale"], 1: ["anvil"]})
    answer(match, "buy_card anvil")
    view: Any = match.view(2)["state"]
    assert view["hands"][0] == {"cards": ["anvil"], "hidden": 1}


@pytest.mark.law("root:11.2.6")
def test_nothing_is_sold_later_in_the_turn_nor_to_the_riverfolk() -> None:
    match = customer(cards={1: ["anvil"]}, on_map={"marquise_warrior": {"1": 1}})
    answer(match, "done")
    assert asked(match)[1] == "marquise_act"
    assert why(match, "buy_card anvil")[1] == "not_asked"
    match = woodland("birdsong", step=0, turn=1, table=CUSTOMER, cards={1: ["anvil"]})
    assert asked(match)[1] != "start_of_phase"


@pytest.mark.law("root:11.2.6.I", "root:1.5.4")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    match = customer(prices=(2, 3, 4), on_map={"marquise_warrior": {"1": 22}}, cards={1: ["anvil"]})
    assert options(match) == {"buy_card anvil", "buy_riverboats", "done"}
    assert why(match, "buy_mercenaries") == ("11.2.6.I", "riverfolk_cannot_afford")
    match = customer(prices=(2, 3, 4), on_map={"marquise_warrior": {"1": 23}}, cards={1: ["anvil"]})
    assert options(match) == {"buy_card anvil", "done"}


@pytest.mark.law("root:11.2.6.II", "root:11.2.7.I")
def test_every_trade_post_beside_own_pieces_allows_one_more_service() -> None:
    match = customer(
        on_map={
            "trade_post_fox": {"1": 1, "6": 1},
            "trade_post_mouse": {"9": 1},
            "wood": {"1": 1},
            "sawmill": {"6": 1},
        },
        cards={1: ["anvil", "sword", "bake_sale", "investments"]},
    )
    answer(match, "buy_card anvil", "buy_card sword")
    assert asked(match)[1] == "start_of_phase"
    answer(match, "buy_riverboats")  # the third: clearings 1 and 6, but she is not in 9
    assert river(match)["bought"] == 3
    assert river(match)["payments"] == [3, 0, 0]
    assert asked(match)[1] != "start_of_phase"


@pytest.mark.law("root:11.2.6.II")
def test_why_no_more_services() -> None:
    match = customer(crafted={0: ["better_burrow_bank_1"]}, cards={1: ["anvil", "sword"]})
    answer(match, "buy_card anvil")
    assert why(match, "buy_card sword") == ("11.2.6.II", "riverfolk_served_enough")
    assert why(match, "buy_riverboats") == ("11.2.6.II", "riverfolk_served_enough")


@pytest.mark.law("root:11.2.6.II")
def test_the_count_begins_anew_each_turn() -> None:
    match = woodland(
        "evening",
        step=2,
        turn=2,
        table=CUSTOMER,
        boards={"riverfolk": {"bought": 2, "riverboats": True, "mercenaries": True}},
        cards={1: ["anvil"]},
    )
    assert asked(match)[:2] == (0, "start_of_phase")
    assert (river(match)["bought"], river(match)["riverboats"], river(match)["mercenaries"]) == (0, False, False)


@pytest.mark.law("root:11.2.7.II", "root:11.2.7.III", "root:11.2.7.I")
def test_what_holds_for_a_turn_is_bought_once() -> None:
    on_map = {"trade_post_fox": {"1": 1, "6": 1}, "marquise_warrior": {"1": 1, "6": 1}}
    match = customer(on_map=on_map)
    answer(match, "buy_riverboats")
    assert why(match, "buy_riverboats") == ("11.2.7.II", "riverfolk_bought_already")
    answer(match, "buy_mercenaries")
    assert asked(match)[1] != "start_of_phase"  # a third service would be allowed, but nothing is left to buy


# 11.2.6.III The Vagabond


@pytest.mark.law("root:11.2.6.III", "root:11.2.7.IIIb")
def test_a_vagabond_pays_with_items_and_hires_nobody() -> None:
    his = {
        "character": "thief",
        "clearing": "1",
        "forest": "none",
        "items": {"ready": {"boot": 1, "torch": 1}, "exhausted": {"sword": 1}, "damaged": {"hammer": 1}},
    }
    match = customer(prices=(2, 3, 1), table=BUYERS, boards={"vagabond": his}, cards={1: ["anvil", "sword"]})
    assert options(match) == {"buy_card anvil", "buy_card sword", "done"}
    assert why(match, "buy_mercenaries") == ("11.2.7.IIIb", "riverfolk_not_to_pawns")
    assert why(match, "buy_riverboats") == ("11.2.6.I", "riverfolk_cannot_afford")  # two items are face up and whole
    answer(match, "buy_card sword")
    assert asked(match) == (0, "vagabond_pay_with", "11.2.6.III")
    answer(match, "exhaust torch")
    assert items(match)["exhausted"] == {"boot": 1, "torch": 1, "sword": 1}
    assert river(match)["payments"] == [0, 2, 0]
    assert supply(match, "riverfolk_warrior") == 13
    assert hand(match, 0) == {"sword"}


@pytest.mark.law("root:11.2.6.II", "root:11.2.6.III")
def test_the_pawn_beside_a_trade_post_allows_another_service() -> None:
    his = {"character": "thief", "clearing": "1", "forest": "none", "items": {"ready": {"boot": 2, "torch": 1}}}
    match = customer(
        table=BUYERS,
        boards={"vagabond": his},
        on_map={"trade_post_fox": {"1": 1, "6": 1}, "riverfolk_warrior": {"5": 15}},
        cards={1: ["anvil", "sword", "bake_sale"]},
    )
    answer(match, "buy_card anvil", "exhaust boot", "buy_card sword", "exhaust boot")
    assert river(match)["bought"] == 2
    assert river(match)["payments"] == [0, 0, 0]  # 1.5.4 no warrior was left to stand for the items
    assert asked(match)[1] != "start_of_phase"


# 11.2.7.II Riverboats


@pytest.mark.law("root:11.2.7.II")
def test_with_riverboats_rivers_are_paths_for_the_buyer() -> None:
    boats = {"riverfolk": {"riverboats": True, "bought": 1}, "marquise": {"actions": 3}}
    match = woodland(
        step=2,
        table=CUSTOMER,
        boards=boats,
        on_map={"marquise_warrior": {"10": 1}, "roost": {"5": 1}, "eyrie_warrior": {"10": 1}},
    )
    assert options(match, "march") == set()  # she rules neither end: rule still matters
    match = woodland(step=2, table=CUSTOMER, boards=boats, on_map={"marquise_warrior": {"10": 1}, "roost": {"5": 1}})
    answer(match, "march")
    assert {"5", "11"} <= options(match, "to")


@pytest.mark.law("root:11.2.7.II")
def test_riverboats_serve_until_the_end_of_the_turn_only() -> None:
    boats = {"riverfolk": {"riverboats": True, "bought": 1}}
    match = woodland("evening", step=2, turn=2, table=CUSTOMER, boards=boats, on_map={"marquise_warrior": {"10": 1}})
    assert asked(match)[0] == 0  # the Eyrie had them, and now the Marquise begins
    answer(match, "done")
    while asked(match)[1] != "marquise_act":
        answer(match, "done")
    answer(match, "march")
    assert "11" not in options(match, "to")


@pytest.mark.law("root:11.2.7.II", "root:6.5.4.II")
def test_wood_comes_by_riverboat() -> None:
    on_map = {"marquise_warrior": {"10": 1, "11": 1}, "wood": {"10": 1}, "sawmill": {"1": 1}}
    table: dict[str, Any] = {"step": 2, "table": CUSTOMER, "on_map": on_map}
    match = woodland(boards={"marquise": {"actions": 3}}, **table)
    assert sites(match) == {"10"}
    match = woodland(boards={"riverfolk": {"riverboats": True, "bought": 1}, "marquise": {"actions": 3}}, **table)
    assert sites(match) == {"10", "11"}


# 11.2.7.III Mercenaries: rule


@pytest.mark.law("root:11.2.7.III", "root:2.5", "root:G.1.33")
@pytest.mark.parametrize("ruling", ["buyer", "both"])
def test_mercenaries_count_for_the_buyers_rule(ruling: str) -> None:
    on_map = {
        "riverfolk_warrior": {"1": 2, "2": 1},
        "marquise_warrior": {"1": 1},
        "eyrie_warrior": {"1": 2},
    }
    match = hired(on_map=on_map, rules={"mercenaries_rule": ruling})
    assert rulers(match)["1"] == "marquise"
    assert rulers(match)["2"] == ("marquise" if ruling == "buyer" else None)


@pytest.mark.law("root:11.2.7.III", "root:3.3.1.I")
def test_they_serve_in_daylight_and_evening_and_never_for_dominance() -> None:
    on_map = {"riverfolk_warrior": {"1": 1, "6": 1, "8": 1}}
    assert [rulers(hired("daylight", on_map=on_map))[at] for at in ("1", "6", "8")] == ["marquise"] * 3
    assert rulers(hired("evening", on_map=on_map, cards={0: [f"{c}" for c in SEVEN]}))["1"] == "marquise"
    match = customer(on_map=on_map, dominance=["dominance_fox", "none", "none"], crafted={0: ["better_burrow_bank_1"]})
    answer(match, "buy_mercenaries")
    assert rulers(match)["1"] == "riverfolk"
    assert state(match)["winners"] == []


SEVEN = ["anvil", "sword", "bake_sale", "investments", "birdy_bindle", "root_tea_fox", "root_tea_mouse"]


@pytest.mark.law("root:11.2.7.III")
def test_only_the_buyer_has_them() -> None:
    on_map = {"riverfolk_warrior": {"1": 2}, "eyrie_warrior": {"1": 1}, "marquise_warrior": {"1": 1}}
    assert rulers(hired(on_map=on_map))["1"] == "marquise"
    own: dict[str, Any] = {
        "leader": "commander",
        "decree": [[], ["anvil"], [], []],
        "resolved": ["vizier_1", "vizier_2"],
    }
    boards = {"riverfolk": {"mercenaries": True, "bought": 1}, "eyrie": own}
    match = woodland(turn=2, step=2, table=CUSTOMER, on_map=on_map, boards=boards)
    assert asked(match)[0] == 2
    assert rulers(match)["1"] == "eyrie"


@pytest.mark.law("root:11.2.7.III", "root:4.2")
def test_mercenaries_cannot_be_moved() -> None:
    match = hired(on_map={"riverfolk_warrior": {"1": 3}, "marquise_warrior": {"6": 1}})
    answer(match, "march")
    assert asked(match)[1] == "move_to"  # only from 6
    match = hired(on_map={"riverfolk_warrior": {"1": 3}, "marquise_warrior": {"1": 1}})
    answer(match, "march", "to 5")
    assert pieces(match, "marquise_warrior", "5") == 1  # nobody asked how many


# 11.2.7.III Mercenaries: battle


@pytest.mark.law("root:11.2.7.III", "root:4.3.2.I")
@pytest.mark.parametrize("fights", [True, False])
def test_the_buyer_says_whether_mercenaries_fight(fights: bool) -> None:
    on_map = {"riverfolk_warrior": {"1": 2}, "marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 4}}
    match = hired(on_map=on_map, chance=dice(3, 0))
    answer(match, "battle 1", "against 2")
    assert asked(match) == (0, "riverfolk_mercenaries_fight", "11.2.7.III")
    answer(match, "mercenaries_fight" if fights else "decline")
    assert pieces(match, "eyrie_warrior", "1") == (1 if fights else 3)


@pytest.mark.law("root:11.2.7.III")
def test_by_ruling_they_always_fight() -> None:
    on_map = {"riverfolk_warrior": {"1": 2}, "marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 4}}
    match = hired(on_map=on_map, chance=dice(3, 0), rules={"mercenaries_battle": "always"})
    answer(match, "battle 1", "against 2")
    assert asked(match)[1] == "marquise_act"
    assert pieces(match, "eyrie_warrior", "1") == 1


@pytest.mark.law("root:11.2.7.III", "root:4.3")
def test_mercenaries_alone_can_attack_but_not_the_riverfolk() -> None:
    on_map = {"riverfolk_warrior": {"1": 2, "6": 2}, "eyrie_warrior": {"1": 3}}
    match = hired(on_map=on_map, chance=dice(3, 1))
    assert options(match, "battle") == {"1"}
    assert why(match, "battle 6")[0] in ("4.3", "G.1.8")
    answer(match, "battle 1")  # the Eyrie, who else
    assert (pieces(match, "eyrie_warrior", "1"), pieces(match, "riverfolk_warrior", "1")) == (1, 1)


@pytest.mark.law("root:11.2.7.III")
def test_against_the_riverfolk_they_do_not_fight() -> None:
    on_map = {"riverfolk_warrior": {"1": 2}, "marquise_warrior": {"1": 1}}
    match = hired(on_map=on_map, chance=dice(3, 0))
    answer(match, "battle 1")
    assert asked(match)[1] == "marquise_act"
    assert pieces(match, "riverfolk_warrior", "1") == 1  # one warrior, one hit


@pytest.mark.law("root:11.2.7.IIIa", "root:11.2.7.III")
@pytest.mark.parametrize(
    ("own", "lent", "roll", "left"),
    [
        (3, 3, 2, (2, 2)),  # one each
        (3, 3, 1, (2, 3)),  # an odd one is the buyer's
        (3, 3, 3, (1, 2)),
        (3, 1, 3, (1, 0)),  # what the one mercenary is too few for
        (1, 3, 3, (0, 1)),  # and the one warrior
        (0, 3, 1, (0, 2)),  # an odd one, where the buyer has none to take it
    ],
)
def test_hits_are_shared_evenly(own: int, lent: int, roll: int, left: tuple[int, int]) -> None:
    on_map = {"riverfolk_warrior": {"1": lent}, "marquise_warrior": {"1": own}, "alliance_warrior": {"1": 4}}
    match = hired(
        table=["marquise", "riverfolk", "alliance"],
        on_map=on_map,
        chance=dice(0, roll),  # guerrilla war: the defender deals the higher
        rules={"mercenaries_battle": "always"},
    )
    answer(match, "battle 1")
    if asked(match)[1] == "battle_whom":
        answer(match, "against 2")
    if asked(match)[1] == "ambush":
        answer(match, "decline")
    assert (pieces(match, "marquise_warrior", "1"), pieces(match, "riverfolk_warrior", "1")) == left


@pytest.mark.law("root:11.2.7.IIIa", "root:4.3.4")
def test_buildings_go_only_once_nobody_is_left() -> None:
    on_map = {
        "riverfolk_warrior": {"1": 1},
        "marquise_warrior": {"1": 1},
        "sawmill": {"1": 1},
        "alliance_warrior": {"1": 4},
    }
    match = hired(
        table=["marquise", "riverfolk", "alliance"],
        on_map=on_map,
        chance=dice(0, 3),
        rules={"mercenaries_battle": "always"},
    )
    answer(match, "battle 1", "against 2")
    found = [pieces(match, kind, "1") for kind in ("riverfolk_warrior", "marquise_warrior", "sawmill")]
    assert found == [0, 0, 0]
    assert score(match, 2) == 1
    match = hired(
        table=["marquise", "riverfolk", "alliance"],
        on_map=on_map,
        chance=dice(0, 2),
        rules={"mercenaries_battle": "always"},
    )
    answer(match, "battle 1", "against 2")
    assert pieces(match, "sawmill", "1") == 1


@pytest.mark.law("root:11.2.7.IIIa", "root:4.3.1.II")
def test_an_ambush_hits_both_and_the_battle_goes_on_while_a_mercenary_stands() -> None:
    on_map = {"riverfolk_warrior": {"1": 3}, "marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 3}}
    match = hired(on_map=on_map, cards={2: ["ambush_fox"]}, chance=dice(2, 0), rules={"mercenaries_battle": "always"})
    answer(match, "battle 1", "against 2", "ambush ambush_fox")
    assert (pieces(match, "marquise_warrior", "1"), pieces(match, "riverfolk_warrior", "1")) == (0, 2)
    assert pieces(match, "eyrie_warrior", "1") == 1
    match = hired(
        on_map={**on_map, "riverfolk_warrior": {"1": 1}},
        cards={2: ["ambush_fox"]},
        chance=dice(2, 0),
        rules={"mercenaries_battle": "always"},
    )
    answer(match, "battle 1", "against 2", "ambush ambush_fox")
    assert pieces(match, "riverfolk_warrior", "1") == 0
    assert pieces(match, "eyrie_warrior", "1") == 3  # nobody was left to go on


@pytest.mark.law("root:11.2.7.III", "root:6.2.3", "root:1.5.3")
def test_field_hospitals_heal_no_mercenaries() -> None:
    on_map = {
        "riverfolk_warrior": {"1": 2},
        "marquise_warrior": {"1": 2},
        "alliance_warrior": {"1": 3},
        "keep": {"4": 1},
    }
    match = hired(
        table=["marquise", "riverfolk", "alliance"],
        on_map=on_map,
        cards={0: ["anvil"]},
        chance=dice(0, 2),
        rules={"mercenaries_battle": "always"},
    )
    answer(match, "battle 1", "against 2")
    assert asked(match)[1] == "marquise_hospitals"
    answer(match, "spend anvil")
    assert (pieces(match, "marquise_warrior", "4"), pieces(match, "riverfolk_warrior", "4")) == (1, 0)
    assert supply(match, "riverfolk_warrior") == 14


@pytest.mark.law("root:11.2.7.III", "root:G.1.9")
@pytest.mark.parametrize("ruling", ["spared", "enemies"])
def test_the_buyers_favor_spares_mercenaries(ruling: str) -> None:
    match = hired(
        step=1,
        on_map={"workshop": {"1": 1, "6": 1, "8": 1}, "riverfolk_warrior": {"12": 2}, "trade_post_fox": {"12": 1}},
        cards={0: ["favor_of_the_foxes"]},
        rules={"mercenaries_removal": ruling},
    )
    answer(match, "craft favor_of_the_foxes")
    assert pieces(match, "riverfolk_warrior", "12") == (2 if ruling == "spared" else 0)
    assert pieces(match, "trade_post_fox", "12") == 0  # only warriors are treated as own


@pytest.mark.law("root:11.2.7.III", "root:G.1.9", "root:G.1.21")
def test_the_buyer_replaces_no_mercenary() -> None:
    given: dict[str, Any] = {
        "table": ["marquise", "riverfolk", "eyrie", "alliance"],
        "deck": "exiles",
        "step": 2,
        "crafted": {0: ["propaganda_bureau"]},
        "cards": {0: ["anvil"]},
        "on_map": {"riverfolk_warrior": {"1": 2, "6": 1}, "eyrie_warrior": {"6": 1}, "alliance_warrior": {"6": 1}},
    }
    match = hired(**given)
    answer(match, "use propaganda_bureau")
    assert options(match, "at") == {"6"}
    assert why(match, "at 1") == ("4.1.3", "no_enemy_warrior")
    answer(match, "at 6")
    assert options(match, "choose_seat") == {"2", "3"}
    assert why(match, "choose_seat 1") == ("G.1.9", "not_enemy_pieces")
    match = woodland(boards={"marquise": {"actions": 3}}, **given)
    answer(match, "use propaganda_bureau")
    assert options(match, "at") == {"1", "6"}


@pytest.mark.law("root:11.2.7.IIIb", "root:9.2.9.III")
def test_the_vagabond_blames_the_buyer_for_mercenaries() -> None:
    his = {"character": "thief", "clearing": "1", "forest": "none", "items": {"ready": {"sword": 2}}}
    match = hired(
        table=["marquise", "riverfolk", "vagabond"],
        boards={"vagabond": his},
        on_map={"riverfolk_warrior": {"1": 1}},
        chance=dice(1, 1),
    )
    answer(match, "battle 1")
    assert pieces(match, "riverfolk_warrior", "1") == 0
    assert [relation(match, seat) for seat in (0, 1)] == ["hostile", "indifferent"]


def battled(match: Match, attacker: int, clearing: int) -> Battle:
    """Somebody battles the player whose turn it is, as some hirelings will have it; with the first of all answers."""
    game = cast(Root, match.game)
    battle = Battle(attacker, game.turn, clearing - 1)
    flow = fight(game, battle)
    try:
        ask = next(flow)
        while True:
            ask = flow.send(ask.options[0])
    except StopIteration:
        return battle


@pytest.mark.law("root:11.2.7.III", "root:4.3.3.II", "root:4.3.2.I")
@pytest.mark.parametrize("mercenaries", [2, 0])
def test_who_defends_with_mercenaries_is_not_defenseless(mercenaries: int) -> None:
    on_map = {"riverfolk_warrior": {"1": mercenaries}, "sawmill": {"1": 1}, "eyrie_warrior": {"1": 3}}
    on_map["marquise_warrior"] = {"6": 1}
    match = hired(on_map=on_map, chance=dice(2, 1))
    battle = battled(match, 2, 1)
    assert battle.attacker_extra == (0 if mercenaries else 1)
    assert battle.defender_rolled == (1 if mercenaries else 0)
    left = [pieces(match, kind, "1") for kind in ("riverfolk_warrior", "sawmill", "eyrie_warrior")]
    assert left == ([0, 1, 2] if mercenaries else [0, 0, 3])


@pytest.mark.law("root:3.1", "root:11.2.6.II")
def test_a_game_that_ends_after_its_last_round_keeps_what_was_bought_in_it() -> None:
    """R01"""
    match = hired(
        "evening",
        table=["riverfolk", "eyrie", "marquise"],
        turn=2,
        turns=3 * 100 - 1,
        rules={"round_limit": "100"},
        on_map={"marquise_warrior": {"1": 1}},
    )
    while match.ask is not None:
        answer(match, match.ask.options[-1].text)
    assert river(match)["bought"] == 1
    assert Match.from_position(match.position()).over
