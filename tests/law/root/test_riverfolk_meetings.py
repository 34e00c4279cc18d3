"""11. The Riverfolk Company meets the other expansions, and what follows from two losses at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law.root.company import company, customer, hired, river, why
from tests.law.root.conspiracy import conspire
from tests.law.root.horde import horde
from tests.law.root.table import answer, asked, dice, options, pieces, score, supply, told, woodland

COINS = {"riverfolk": {"mercenaries": True, "bought": 1}}


# Battle


@pytest.mark.law("root:11.2.7.IIIa", "root:14.2.2", "root:4.3.4")
@pytest.mark.parametrize("fate", ["warlord", "hundreds_warrior"])
def test_the_own_share_of_hits_is_the_buyers_choice(fate: str) -> None:
    on_map = {
        "hundreds_warrior": {"1": 1},
        "warlord": {"1": 1},
        "riverfolk_warrior": {"1": 2},
        "eyrie_warrior": {"1": 3},
    }
    match = horde(
        "first",
        mood="rowdy",
        table=["hundreds", "riverfolk", "eyrie"],
        boards=COINS,
        on_map=on_map,
        chance=dice(2, 2),
    )
    answer(match, "battle 1", "against 2", "mercenaries_fight")
    assert asked(match) == (0, "lose_piece", "4.3.4")
    answer(match, f"lose {fate}")
    assert pieces(match, fate, "1") == 0
    assert pieces(match, "riverfolk_warrior", "1") == 1


@pytest.mark.law("root:11.2.7.III", "root:4.3.1.II")
@pytest.mark.parametrize(("mercenaries", "left"), [(2, 3), (3, 2)])
def test_an_ambush_on_mercenaries_alone(mercenaries: int, left: int) -> None:
    """With two of them gone nobody is there to go on; a third one rolls."""
    match = hired(
        on_map={"riverfolk_warrior": {"1": mercenaries}, "eyrie_warrior": {"1": 3}},
        cards={2: ["ambush_fox"]},
        chance=dice(3, 0),
    )
    answer(match, "battle 1", "ambush ambush_fox")
    assert pieces(match, "riverfolk_warrior", "1") == mercenaries - 2
    assert pieces(match, "eyrie_warrior", "1") == left


@pytest.mark.law("root:11.2.7.IIIa", "root:4.3.4")
def test_with_mercenaries_to_take_hits_there_is_no_choice_among_buildings() -> None:
    """Two hits: one for each of the two groups, none for the sawmill or the workshop."""
    on_map = {
        "riverfolk_warrior": {"2": 1},
        "marquise_warrior": {"2": 1},
        "sawmill": {"2": 1},
        "workshop": {"2": 1},
        "eyrie_warrior": {"2": 4},
    }
    match = hired(on_map=on_map, chance=dice(2, 2), rules={"mercenaries_battle": "always"})
    answer(match, "battle 2", "against 2")
    assert [pieces(match, kind, "2") for kind in on_map] == [0, 0, 1, 1, 2]


@pytest.mark.law("root:11.2.7.III", "root:3.2.1")
def test_whoever_fights_mercenaries_can_still_be_fought_by_the_riverfolk_itself() -> None:
    """The warriors stay the Riverfolk's: another player attacks them as ever."""
    on_map = {"riverfolk_warrior": {"1": 1}, "trade_post_fox": {"1": 1}, "eyrie_warrior": {"1": 2}}
    own: dict[str, Any] = {"leader": "commander", "decree": [[], [], ["anvil"], []]}
    own["resolved"] = ["vizier_1", "vizier_2"]
    match = woodland(
        turn=2,
        step=2,
        table=["marquise", "riverfolk", "eyrie"],
        boards={"eyrie": own, "riverfolk": {"mercenaries": True, "bought": 1}},
        on_map=on_map,
        chance=dice(1, 1),
    )
    assert pieces(match, "riverfolk_warrior", "1") == 0
    assert pieces(match, "trade_post_fox", "1") == 0  # the commander's hit
    assert pieces(match, "eyrie_warrior", "1") == 1  # the mercenary fought for its own side
    assert score(match, 2) >= 1


# Losses


@pytest.mark.law("root:11.2.5.I", "root:1.1.3", "root:8.2.6")
def test_of_several_losers_the_turn_player_says_whose_effects_come_first() -> None:
    match = woodland(
        table=["marquise", "riverfolk", "alliance"],
        on_map={"workshop": {"1": 1, "6": 1, "8": 1}, "trade_post_fox": {"12": 1}, "sympathy": {"12": 1}},
        boards={"riverfolk": {"funds": [0, 2, 0]}},
        cards={0: ["favor_of_the_foxes", "anvil"]},
    )
    answer(match, "craft favor_of_the_foxes")
    assert options(match) == {"first 1", "first 2"}
    answer(match, "first 1")
    assert river(match)["funds"] == [0, 1, 0]
    assert asked(match)[1] == "alliance_outrage"


@pytest.mark.law("root:11.2.4", "root:11.2.5.I")
def test_funds_returned_to_others_serve_them_again() -> None:
    """A warrior that was paid comes back by a trade post in the clearing of its owner."""
    match = company(funds=[0, 2, 0], on_map={"marquise_warrior": {"1": 23}})
    assert supply(match, "marquise_warrior") == 0
    answer(match, "trade_post 1")
    assert supply(match, "marquise_warrior") == 2


# Placing


@pytest.mark.law("root:11.5.5", "root:11.5.6", "root:13.7.2")
def test_a_snare_bars_recruits_and_trade_posts() -> None:
    match = conspire(
        turn=1,
        up={"5": "snare_1"},
        table=["corvids", "riverfolk", "eyrie"],
        boards={"riverfolk": {"funds": [0, 2, 2]}},
        on_map={"eyrie_warrior": {"5": 1, "10": 1}},
    )
    assert options(match, "trade_post") == {"10"}
    assert "5" not in options(match, "riverfolk_recruit")
    assert why(match, "riverfolk_recruit 5")[0] == why(match, "trade_post 5")[0] == "13.7.2"


# Buying


@pytest.mark.law("root:11.2.6.I", "root:14.2.2")
def test_the_hundreds_pay_with_warriors_never_with_the_warlord() -> None:
    match = customer(table=["hundreds", "riverfolk", "eyrie"], on_map={"hundreds_warrior": {"1": 20}})
    assert asked(match)[1] != "start_of_phase"  # nothing can be paid, though the warlord is in the supply
    match = customer(table=["hundreds", "riverfolk", "eyrie"], on_map={"hundreds_warrior": {"1": 19}})
    answer(match, "buy_riverboats")
    assert river(match)["payments"] == [1, 0, 0]
    assert told(match, "11.2.6.I") == ["riverfolk_paid 0 1"]


@pytest.mark.law("root:11.2.7.II", "root:12.2.2")
def test_riverboats_lead_nowhere_from_the_burrow() -> None:
    match = woodland(
        table=["duchy", "riverfolk", "eyrie"],
        boards={"riverfolk": {"riverboats": True, "bought": 1}},
        on_map={"duchy_warrior": {"burrow": 2, "10": 1}, "tunnel": {"1": 1}},
    )
    answer(match, "from burrow")
    assert options(match, "to") <= {"1"}
