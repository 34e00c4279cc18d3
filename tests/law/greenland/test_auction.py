"""D10 The auction of what a ship brings."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.table import answer, asked, dice, disks, options, owner, record, state, table
from tests.law.greenland.test_events import event


def sale(*tribes: str, **given: Any) -> Match:
    """A turn with nothing but an auction: a Norse thrall is for sale. The order is Sami, Norse, Thule, Tunit."""
    return event("plankton_bloom", *tribes, **given)


def ivory(match: Match, tribe: str) -> int:
    return disks(match, tribe)[1]


@pytest.mark.law("greenland:D10.1", "greenland:D10.2")
def test_anybody_may_open_with_at_least_1_ivory_and_nobody_can_bid_more_than_he_has() -> None:
    match = sale("norse", "thule", ivory={"norse": 3, "thule": 2}, energy={"*": 8}, iron={"*": 9})
    assert asked(match) == (0, "bid", "D10.2")
    assert options(match) == {"bid 1", "bid 2", "bid 3", "decline"}


@pytest.mark.law("greenland:D10.2")
def test_others_may_match_or_exceed_the_highest_bid_but_not_stay_below_it() -> None:
    match = answer(sale("norse", "thule", ivory={"norse": 3, "thule": 4}), "bid 2")
    assert asked(match) == (1, "bid", "D10.2")
    assert options(match) == {"bid 2", "bid 3", "bid 4", "decline"}


@pytest.mark.law("greenland:D10.2", "greenland:D10.5", "greenland:B2.3")
def test_the_highest_bidder_pays_and_lays_the_card_into_his_tableau_while_others_keep_their_ivory() -> None:
    match = sale("norse", "thule", ivory={"norse": 3, "thule": 4})
    answer(match, "bid 1", "bid 3", "decline")
    assert owner(match, "thrall") == "thule"
    assert state(match)["hand"] == {}
    assert (ivory(match, "thule"), ivory(match, "norse")) == (1, 3)
    assert "D10.5 bought thule thrall 3" in record(match)


@pytest.mark.law("greenland:D10.2")
def test_bidding_goes_on_until_nobody_raises_and_who_declined_may_come_back() -> None:
    match = sale("norse", "thule", "tunit", ivory={"norse": 5, "thule": 5, "tunit": 5})
    answer(match, "decline", "bid 1", "bid 2")
    assert asked(match)[0] == 0
    answer(match, "bid 3", "decline", "bid 4", "decline")
    assert asked(match)[0] == 1
    answer(match, "decline")
    assert owner(match, "thrall") == "tunit"
    assert ivory(match, "tunit") == 1


@pytest.mark.law("greenland:D10.2")
def test_who_would_win_as_it_stands_is_not_asked_to_bid_against_himself() -> None:
    match = answer(sale("norse", "thule", ivory={"norse": 5, "thule": 5}), "bid 1", "bid 1")
    assert asked(match)[1] != "bid"
    assert (owner(match, "thrall"), ivory(match, "norse")) == ("norse", 4)


@pytest.mark.law("greenland:D10.2")
def test_a_bidder_can_only_go_up() -> None:
    match = answer(sale("norse", "thule", ivory={"norse": 5, "thule": 5}), "bid 2", "bid 3")
    assert options(match, "bid") == {"3", "4", "5"}
    answer(match, "bid 3")  # level again, and first in the order of play
    assert asked(match)[0] == 1
    assert options(match, "bid") == {"4", "5"}, "the Thule have bid 3 already"


@pytest.mark.law("greenland:D10.3")
def test_of_equal_bids_the_first_in_the_order_of_play_wins() -> None:
    match = answer(sale("thule", "norse", ivory={"norse": 1, "thule": 1}), "bid 1", "bid 1")
    assert owner(match, "thrall") == "norse"
    assert (ivory(match, "norse"), ivory(match, "thule")) == (0, 1)


@pytest.mark.law("greenland:D10.3", "greenland:D10.5", "greenland:D10.6")
def test_the_thule_with_peepeelee_win_a_tie_for_a_pony() -> None:
    """Both bid 1 for the pony from Iceland, and neither raises: it goes to the Thule, into their tableau."""
    match = event(
        "iceland_trade_ship",
        "norse",
        "thule",
        pieces={tribe: {"unassigned": 1, f"{tribe}_1": 1} for tribe in ("norse", "thule")},
        tableau={"peepeelee": "thule"},
        ivory={"norse": 2, "thule": 1},
        aside="sheep",
        chance=dice(picks=[1]),
    )
    assert "D10.1 ship_brings pony" in record(match)
    answer(match, "bid 1", "bid 1", "decline")
    assert (owner(match, "pony"), owner(match, "sheep")) == ("thule", "none")
    assert ivory(match, "thule") == 0
    assert state(match)["aside"] == "none"


@pytest.mark.law("greenland:D10.3")
def test_a_husband_of_peepeelee_wins_ties_too_and_between_the_two_the_order_of_play_decides() -> None:
    def married(*answers: str) -> Match:
        match = sale(
            "sami",
            "thule",
            "tunit",
            pieces={"tunit": {"unassigned": 1, "wed_peepeelee": 1}},
            tableau={"peepeelee": "thule"},
            ivory={"*": 1},
        )
        return answer(match, *answers)

    assert owner(married("bid 1", "decline", "bid 1", "decline"), "thrall") == "tunit"
    assert owner(married("bid 1", "bid 1", "bid 1"), "thrall") == "thule"


@pytest.mark.law("greenland:D10.4")
def test_what_nobody_bids_for_leaves_the_game() -> None:
    match = answer(sale("norse", "thule"), "decline", "decline")
    assert owner(match, "thrall") == "none"
    assert "D10.4 unsold_goods thrall" in record(match)


def test_who_has_no_ivory_is_not_asked() -> None:
    match = sale("norse", "thule", ivory={"norse": 0, "thule": 1})
    assert asked(match)[:2] == (1, "bid")


@pytest.mark.law("greenland:D10.1")
def test_an_event_without_a_ship_sells_nothing() -> None:
    match = event("sea_ice", "norse", "thule", pieces={tribe: {f"{tribe}_1": 1} for tribe in ("norse", "thule")})
    assert not any(line.startswith("D10") for line in record(match))
    assert asked(match)[1] != "bid"


@pytest.mark.law("greenland:B3.1", "greenland:B3.5")
def test_cards_can_be_exchanged_for_ivory_before_bidding_and_a_gyrfalcon_for_3_in_the_year_of_the_ransom() -> None:
    match = event(
        "falconers_ransom",
        "norse",
        "thule",
        tableau={"gyrfalcon": "norse", "slit_goggles": "norse", "goat": "norse"},
        ivory={"*": 0},
        chance=dice(1, 1),
    )
    assert options(match) == {"exchange gyrfalcon", "exchange slit_goggles", "decline"}
    answer(match, "exchange gyrfalcon")
    assert options(match) == {"bid 1", "bid 2", "bid 3", "exchange slit_goggles", "decline"}
    answer(match, "exchange slit_goggles", "bid 4")
    assert (owner(match, "chain_mail"), owner(match, "gyrfalcon"), ivory(match, "norse")) == ("norse", "none", 0)


@pytest.mark.law("greenland:B3.5")
def test_in_any_other_year_a_gyrfalcon_is_worth_1_ivory() -> None:
    match = sale("norse", "thule", tableau={"gyrfalcon": "norse"}, ivory={"*": 0})
    assert options(answer(match, "exchange gyrfalcon"), "bid") == {"1"}


@pytest.mark.law("greenland:D10.6", "greenland:C0.5.3")
@pytest.mark.parametrize(("pick", "animal"), [(0, "goat"), (1, "cattle")])
def test_the_trade_ship_brings_the_card_that_the_norse_left_on_a_side_by_chance(pick: int, animal: str) -> None:
    match = table(
        "norse",
        "thule",
        phase=0,
        tableau={},
        pieces={tribe: {"unassigned": 1, f"{tribe}_1": 1} for tribe in ("norse", "thule")},
        events=["iceland_trade_ship"],
        set_aside=[],
        chance=dice(picks=[pick]),
    )
    answer(match, "take pony")
    assert f"D10.1 ship_brings {animal}" in record(match)


@pytest.mark.law("greenland:D10.6")
@pytest.mark.parametrize(("pick", "animal"), [(0, "sheep"), (1, "pony"), (2, "goat"), (3, "cattle")])
def test_without_the_norse_the_trade_ship_brings_any_of_their_animals(pick: int, animal: str) -> None:
    chiefs = {tribe: {"unassigned": 1, f"{tribe}_1": 1} for tribe in ("thule", "sami")}
    match = event("iceland_trade_ship", "thule", "sami", pieces=chiefs, chance=dice(picks=[pick]))
    assert f"D10.1 ship_brings {animal}" in record(match)
    answer(match, "bid 1", "decline")
    assert owner(match, animal) == "sami"


@pytest.mark.law("greenland:C2.1")
def test_in_the_beginners_game_the_trade_ship_brings_nothing() -> None:
    chiefs = {tribe: {"unassigned": 1, f"{tribe}_1": 1} for tribe in ("norse", "thule")}
    rows = {"north": ["ringed_seal"], "south": ["arctic_char"]}
    rules = {"variant": "beginner"}
    match = event("iceland_trade_ship", "norse", "thule", pieces=chiefs, warm=rows, rules=rules)
    assert asked(match)[1] != "bid"
    match = event("plankton_bloom", "norse", "thule", pieces=chiefs, warm=rows, rules=rules)
    assert asked(match)[1] == "bid", "other goods come all the same"


@pytest.mark.law("greenland:D10.5")
def test_in_the_first_edition_goods_go_to_the_tableau_as_well() -> None:
    match = event(
        "august_rains",
        "norse",
        "thule",
        pieces={"norse": {"norse_1": 1}, "thule": {"thule_1": 1}},
        rules={"edition": "1"},
    )
    answer(match, *["pay_energy"] * 2, "bid 1", "decline")
    assert owner(match, "hammer") == "thule"
