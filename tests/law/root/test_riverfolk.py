"""11. The Riverfolk Company: its set-up, its board and its turn. What others buy is in test_riverfolk_services."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import SPECTATOR
from tests.law.root.company import COMPANY, company, priced, river, why
from tests.law.root.table import (
    answer,
    asked,
    crafted,
    dice,
    hand,
    marquise_acts,
    options,
    pieces,
    score,
    state,
    supply,
    told,
    woodland,
)
from tests.law.root.wanderer import related, wander

RIVER = {"4", "5", "7", "10", "11"}
SIX = ["anvil", "sword", "bake_sale", "investments", "birdy_bindle", "root_tea_fox"]


def seen_hand(match: Match, seat: int, whose: int) -> dict[str, Any]:
    view: Any = match.view(seat)["state"]
    found: dict[str, Any] = view["hands"][whose]
    return found


# 11.2.2 Swimmers


@pytest.mark.law("root:11.2.2")
def test_the_riverfolk_swim_whoever_rules() -> None:
    on_map = {"riverfolk_warrior": {"10": 1}, "marquise_warrior": {"10": 3, "5": 3, "12": 3}}
    match = company(funds=[1, 0, 0], on_map=on_map)
    answer(match, "from 10")
    assert options(match, "to") == {"5", "11"}  # clearings 1, 2 and 12 are joined by paths only, 2 and 1 unruled
    assert why(match, "to 12") == ("4.2.1", "rules_neither")


@pytest.mark.law("root:11.2.2")
def test_by_paths_they_move_as_anybody() -> None:
    on_map = {"riverfolk_warrior": {"10": 2}, "marquise_warrior": {"11": 2}}
    match = company(funds=[1, 0, 0], on_map=on_map)
    answer(match, "from 10")
    assert options(match, "to") == {"1", "2", "12", "5", "11"}


@pytest.mark.law("root:11.2.2", "root:2.3")
def test_others_do_not_swim() -> None:
    match = marquise_acts(table=["marquise", "riverfolk", "eyrie"], on_map={"marquise_warrior": {"10": 1}})
    answer(match, "march")
    assert "11" not in options(match, "to")
    assert why(match, "to 11") == ("2.3", "only_a_river")


@pytest.mark.law("root:11.2.2", "root:6.2.2")
def test_swimmers_still_mind_what_keeps_pieces_out() -> None:
    his = {"character": "scoundrel", "clearing": "1", "forest": "none", "scorched": {"5": 1}}
    match = woodland(
        table=["riverfolk", "marquise", "vagabond"],
        boards={"riverfolk": {"funds": [1, 0, 0]}, "vagabond": his},
        on_map={"riverfolk_warrior": {"10": 1}},
        rules={"characters": "all"},
    )
    answer(match, "from 10")
    assert "5" not in options(match, "to")


# 11.2.3 The open hand


@pytest.mark.law("root:11.2.3")
def test_everybody_sees_the_hand_of_the_riverfolk() -> None:
    match = company(cards={0: ["anvil", "sword"], 1: ["bake_sale"]})
    for seat in (SPECTATOR, 0, 1, 2):
        assert set(seen_hand(match, seat, 0)["cards"]) == {"anvil", "sword"}
    assert seen_hand(match, 2, 1) == {"cards": [], "hidden": 1}


@pytest.mark.law("root:11.2.3", "root:11.5.4")
def test_everybody_sees_what_they_draw() -> None:
    match = company(funds=[1, 0, 0], pile=["sword", "anvil"])
    answer(match, "riverfolk_draw")
    assert seen_hand(match, 2, 0) == {"cards": ["anvil"], "hidden": 0}
    assert "Anvil" in match.said(2)[-1]


@pytest.mark.law("root:11.2.3")
def test_a_card_taken_at_random_from_the_open_hand_is_known_to_all() -> None:
    match = woodland(
        "birdsong",
        table=["marquise", "riverfolk", "eyrie"],
        crafted={0: ["stand_and_deliver_1"]},
        cards={0: ["investments"], 1: ["anvil", "sword", "bake_sale"]},
        chance=dice(picks=[1]),
    )
    answer(match, "use stand_and_deliver_1")
    assert hand(match, 1) == {"anvil", "bake_sale"}
    assert hand(match, 0) == {"investments", "sword"}
    assert seen_hand(match, 2, 0) == {"cards": ["sword"], "hidden": 1}  # the investments stay unknown


@pytest.mark.law("root:11.2.3", "root:4.3.1")
def test_nobody_wonders_whether_the_riverfolk_hold_an_ambush() -> None:
    """Attacked in a fox clearing they are asked only where everybody sees a fox or bird ambush."""
    on_map = {"marquise_warrior": {"1": 3}, "riverfolk_warrior": {"1": 3}}
    table = ["marquise", "riverfolk", "eyrie"]
    match = marquise_acts(table=table, on_map=on_map, cards={1: ["ambush_mouse"]}, chance=dice(0, 0))
    answer(match, "battle 1")
    assert asked(match)[1] == "marquise_act"
    match = marquise_acts(table=table, on_map=on_map, cards={1: ["anvil", "ambush_fox"]}, chance=dice(0, 0))
    answer(match, "battle 1")
    assert asked(match)[:2] == (1, "ambush")
    answer(match, "ambush ambush_fox")
    assert pieces(match, "marquise_warrior", "1") == 1


# 11.2.4, 11.2.5 Funds and trade posts


@pytest.mark.law("root:11.2.5.I", "root:11.2.4", "root:3.2.1")
def test_a_trade_post_removed_leaves_the_game_and_takes_half_of_the_funds() -> None:
    match = marquise_acts(
        table=["marquise", "riverfolk", "eyrie"],
        on_map={"marquise_warrior": {"1": 3}, "trade_post_fox": {"1": 1}},
        boards={"riverfolk": {"funds": [2, 2, 1], "payments": [1, 0, 0], "committed": [1, 0, 0]}},
        chance=dice(0, 0),
    )
    answer(match, "battle 1")  # defenseless: one hit
    assert asked(match) == (1, "riverfolk_disruption", "11.2.5.I")
    assert options(match) == {"fund 0", "fund 1", "fund 2"}
    before = supply(match, "marquise_warrior")
    answer(match, "fund 0", "fund 0")
    assert options(match) == {"fund 1", "fund 2"}
    answer(match, "fund 2")
    assert river(match)["funds"] == [0, 2, 0]
    assert (river(match)["payments"], river(match)["committed"]) == ([1, 0, 0], [1, 0, 0])
    assert supply(match, "marquise_warrior") == before + 2
    assert river(match)["posts_gone"] == {"fox": 1}
    assert (supply(match, "trade_post_fox"), pieces(match, "trade_post_fox", "1")) == (2, 0)
    assert score(match, 0) == 1


@pytest.mark.law("root:11.2.5.I")
def test_each_trade_post_removed_takes_half_of_what_is_left() -> None:
    match = woodland(
        table=["marquise", "riverfolk", "eyrie"],
        on_map={"workshop": {"1": 1, "6": 1, "8": 1}, "trade_post_fox": {"12": 1, "6": 1}},
        boards={"riverfolk": {"funds": [0, 5, 0]}},
        cards={0: ["favor_of_the_foxes"]},
    )
    answer(match, "craft favor_of_the_foxes")
    assert river(match)["funds"] == [0, 1, 0]  # five, then two
    assert river(match)["posts_gone"] == {"fox": 2}
    assert score(match, 0) == 2


@pytest.mark.law("root:11.2.5.I")
def test_without_funds_a_lost_trade_post_costs_nothing_more() -> None:
    match = marquise_acts(
        table=["marquise", "riverfolk", "eyrie"],
        on_map={"marquise_warrior": {"1": 3}, "trade_post_fox": {"1": 1}},
        boards={"riverfolk": {"payments": [0, 3, 0]}},
        chance=dice(0, 0),
    )
    answer(match, "battle 1")
    assert river(match)["payments"] == [0, 3, 0]
    assert not told(match, "11.2.5.I")[1:]


@pytest.mark.law("root:11.2.5.I", "root:11.5.3")
def test_the_space_of_a_lost_trade_post_stays_empty() -> None:
    match = company(funds=[1, 0, 0], boards={"riverfolk": {"posts_gone": {"fox": 1}}}, cards={0: ["anvil", "sword"]})
    assert supply(match, "trade_post_fox") == 2
    assert options(match, "craft") == {"anvil"}


# 11.3 Set-up


def set_up(table: list[str] | None = None, **rules: str) -> Match:
    seated = table or COMPANY
    agreed = {f"faction_{seat + 1}": faction for seat, faction in enumerate(seated)}
    match = start("root", len(seated), 1, {**agreed, **rules})
    while asked(match)[1].split("_")[0] != "riverfolk":
        match.choose(0)
    return match


@pytest.mark.law("root:11.3.1", "root:11.3.2", "root:11.3.3", "root:11.3.4", "root:11.3.5", "root:1.5.1")
def test_they_begin_at_the_river_with_payments_and_prices() -> None:
    match = set_up(["riverfolk", "eyrie", "alliance"])
    assert asked(match) == (0, "riverfolk_warrior_where", "11.3.2")
    assert options(match, "at") == RIVER
    assert why(match, "at 1") == ("11.3.2", "riverfolk_no_river")
    answer(match, "at 10", "at 10", "at 5", "at 4")
    assert [pieces(match, "riverfolk_warrior", at) for at in ("10", "5", "4")] == [2, 1, 1]
    assert river(match)["payments"] == [3, 0, 0]
    assert supply(match, "riverfolk_warrior") == 8
    assert [supply(match, f"trade_post_{suit}") for suit in ("fox", "rabbit", "mouse")] == [3, 3, 3]
    assert asked(match) == (0, "riverfolk_price", "11.3.5")
    assert options(match) == {f"set_price hand_card {price}" for price in (1, 2, 3, 4)}
    answer(match, "set_price hand_card 2", "set_price riverboats 1", "set_price mercenaries 4")
    assert river(match)["prices"] == priced(2, 1, 4)
    assert state(match)["phase"] != "setup"


@pytest.mark.law("root:11.3.2", "root:6.2.2")
def test_nobody_starts_beside_the_keep() -> None:
    agreed = {"faction_1": "marquise", "faction_2": "riverfolk", "faction_3": "eyrie"}
    match = start("root", 3, 1, agreed)
    while asked(match)[1] != "marquise_keep_where":
        match.choose(0)
    answer(match, "at 4")
    while asked(match)[1].split("_")[0] != "riverfolk":
        match.choose(0)
    assert options(match, "at") == RIVER - {"4"}


@pytest.mark.law("root:11.3.5", "root:5.1.7")
def test_after_their_set_up_every_service_has_a_price() -> None:
    given: dict[str, Any] = {"step": 3, "table": ["riverfolk", "alliance"], "rules": {"setup": "advanced"}}
    with pytest.raises(PositionError, match="riverfolk has set up"):
        woodland("setup", **given)
    match = woodland("setup", boards={"riverfolk": {"prices": priced(1, 2, 3)}}, **given)
    assert state(match)["phase"] != "setup"


# 11.4 Birdsong


@pytest.mark.law("root:11.4", "root:11.4.1", "root:11.4.3")
def test_without_payments_two_own_warriors_come_and_all_become_funds() -> None:
    board = {"committed": [0, 2, 0], "invested": {"fox": {"2": 1}}, "posts_gone": {"fox": 1}}
    match = company("birdsong", funds=[1, 0, 0], boards={"riverfolk": board})
    assert asked(match)[1] == "riverfolk_act"
    assert river(match)["funds"] == [3, 2, 1]
    assert (river(match)["payments"], river(match)["committed"], river(match)["invested"]) == ([0] * 3, [0] * 3, {})
    assert supply(match, "riverfolk_warrior") == 12


@pytest.mark.law("root:11.4.1")
def test_with_any_payment_none_come() -> None:
    match = company("birdsong", payments=[0, 1, 0])
    assert river(match)["funds"] == [0, 1, 0]
    assert supply(match, "riverfolk_warrior") == 15


@pytest.mark.law("root:11.4.1", "root:1.5.4")
def test_protectionism_brings_as_many_as_there_are() -> None:
    match = company("birdsong", on_map={"riverfolk_warrior": {"10": 14}})
    assert river(match)["funds"] == [1, 0, 0]


@pytest.mark.law("root:11.4.2")
@pytest.mark.parametrize(("funds", "points"), [(1, 0), (2, 1), (3, 1), (6, 3)])
def test_dividends_are_a_point_for_two_funds(funds: int, points: int) -> None:
    board = {"committed": [2, 0, 0]}
    match = company(
        "birdsong",
        funds=[0, funds, 0],
        payments=[2, 0, 0],
        boards={"riverfolk": board},
        on_map={"trade_post_fox": {"1": 1}},
    )
    assert score(match, 0) == points


@pytest.mark.law("root:11.4.2")
def test_without_a_trade_post_on_the_map_there_are_no_dividends() -> None:
    match = company("birdsong", funds=[6, 0, 0], boards={"riverfolk": {"posts_gone": {"fox": 1}}})
    assert score(match, 0) == 0


@pytest.mark.law("root:11.4.2", "root:3.1")
def test_dividends_can_win() -> None:
    match = company("birdsong", funds=[4, 0, 0], on_map={"trade_post_fox": {"1": 1}}, score=[28, 0, 0])
    assert match.ask is None
    assert state(match)["winners"] == [0]


# 11.5 Daylight


@pytest.mark.law("root:11.5")
def test_without_funds_nothing_can_be_done() -> None:
    match = company(
        on_map={"riverfolk_warrior": {"10": 2}, "marquise_warrior": {"10": 1}}, payments=[3, 0, 0], cards={0: ["anvil"]}
    )
    assert asked(match)[1] != "riverfolk_act"
    match = company(funds=[1, 0, 0], on_map={"riverfolk_warrior": {"10": 2}, "marquise_warrior": {"10": 1}})
    answer(match, "riverfolk_draw")
    assert asked(match)[1] == "riverfolk_price"


@pytest.mark.law("root:11.5", "root:C.3.3")
def test_why_nothing_can_be_done_without_funds() -> None:
    match = company(
        on_map={"riverfolk_warrior": {"1": 2}},
        cards={0: ["dominance_fox", "anvil"]},
        score=[10, 0, 0],
    )
    for text in ("from 1", "battle 1", "craft anvil", "riverfolk_draw", "riverfolk_recruit 10", "trade_post 1"):
        assert why(match, text) == ("11.5", "riverfolk_no_funds")


@pytest.mark.law("root:11.5.1", "root:11.5")
def test_a_move_commits_a_fund_of_choice() -> None:
    match = company(funds=[1, 1, 0], on_map={"riverfolk_warrior": {"10": 2}})
    answer(match, "from 10")
    assert asked(match) == (0, "riverfolk_commit", "11.5.1")
    answer(match, "fund 1", "to 5", "number 2")
    assert pieces(match, "riverfolk_warrior", "5") == 2
    assert (river(match)["funds"], river(match)["committed"]) == ([1, 0, 0], [0, 1, 0])


@pytest.mark.law("root:11.5.2")
def test_a_battle_commits_a_fund() -> None:
    on_map = {"riverfolk_warrior": {"10": 3}, "marquise_warrior": {"10": 3}}
    match = company(funds=[2, 0, 0], on_map=on_map, chance=dice(2, 1))
    answer(match, "battle 10")
    assert (pieces(match, "riverfolk_warrior", "10"), pieces(match, "marquise_warrior", "10")) == (2, 1)
    assert (river(match)["funds"], river(match)["committed"]) == ([1, 0, 0], [1, 0, 0])


@pytest.mark.law("root:11.5.4")
def test_a_fund_committed_draws_a_card() -> None:
    match = company(funds=[2, 0, 0], pile=["sword", "anvil"])
    answer(match, "riverfolk_draw", "riverfolk_draw")
    assert hand(match) == {"anvil", "sword"}
    assert river(match)["committed"] == [2, 0, 0]


@pytest.mark.law("root:11.5.4", "root:2.1")
def test_a_draw_renews_the_deck() -> None:
    match = company(funds=[3, 0, 0], pile=["anvil"], discards=["sword"])
    answer(match, "riverfolk_draw", "riverfolk_draw", "riverfolk_draw")
    assert hand(match) == {"anvil", "sword"}


# 11.5.3 Crafting


@pytest.mark.law("root:11.2.1", "root:11.5.3", "root:4.1.1")
def test_funds_craft_on_empty_spaces() -> None:
    match = company(
        funds=[2, 1, 0],
        on_map={"trade_post_fox": {"1": 1}, "trade_post_rabbit": {"10": 1}},
        cards={0: ["anvil", "crossbow_mouse", "sword", "root_tea_mouse"]},
    )
    assert options(match, "craft") == {"anvil", "crossbow_mouse"}
    answer(match, "craft anvil", "fund 1", "keep_effect")
    assert score(match) == 2
    assert river(match)["invested"] == {"fox": {"1": 1}}
    assert (river(match)["funds"], river(match)["committed"]) == ([2, 0, 0], [0, 0, 0])
    assert why(match, "craft crossbow_mouse") == ("4.1.1", "too_few_tools")  # the space is taken for this turn


@pytest.mark.law("root:11.5.3")
def test_every_symbol_takes_a_fund() -> None:
    gone = {"fox": 2, "rabbit": 2}
    match = company(funds=[1, 0, 0], boards={"riverfolk": {"posts_gone": gone}}, cards={0: ["sword", "bake_sale"]})
    assert options(match, "craft") == set()
    assert why(match, "craft sword") == ("11.5.3", "riverfolk_too_few_funds")
    match = company(funds=[2, 0, 0], boards={"riverfolk": {"posts_gone": gone}}, cards={0: ["sword", "bake_sale"]})
    assert options(match, "craft") == {"sword", "bake_sale"}


@pytest.mark.law("root:11.5.3")
def test_a_question_mark_is_paid_on_a_space_of_any_suit() -> None:
    gone = {"fox": 1, "rabbit": 1, "mouse": 1}
    match = company(
        funds=[1, 1, 0],
        boards={"riverfolk": {"posts_gone": gone}},
        deck="exiles",
        cards={0: ["saboteurs_1", "boat_builders", "propaganda_bureau"]},
    )
    assert options(match, "craft") == {"saboteurs_1", "boat_builders"}  # the bureau takes three funds
    answer(match, "craft boat_builders")
    assert options(match, "tool") == {"fox", "rabbit", "mouse"}
    answer(match, "tool rabbit", "fund 1")
    assert options(match, "tool") == {"fox", "mouse"}
    answer(match, "tool mouse", "keep_effect")
    assert river(match)["invested"] == {"rabbit": {"1": 1}, "mouse": {"0": 1}}


@pytest.mark.law("root:11.5.3", "root:11.4.3")
def test_what_was_used_for_crafting_is_gathered_again() -> None:
    board = {"posts_gone": {"fox": 1}, "invested": {"fox": {"1": 1}}}
    match = company("birdsong", payments=[1, 0, 0], boards={"riverfolk": board}, cards={0: ["anvil"]})
    assert river(match)["funds"] == [1, 1, 0]
    assert options(match, "craft") == {"anvil"}


@pytest.mark.law("root:11.5.3.I")
def test_an_exported_card_brings_a_warrior_instead_of_its_effect() -> None:
    match = company(funds=[1, 0, 0], boards={"riverfolk": {"posts_gone": {"fox": 1}}}, cards={0: ["anvil"]})
    answer(match, "craft anvil")
    assert asked(match) == (0, "riverfolk_export", "11.5.3.I")
    answer(match, "export")
    assert state(match)["items"]["hammer"] == 1
    assert score(match) == 0
    assert state(match)["discards"] == ["anvil"]
    assert river(match)["payments"] == [1, 0, 0]
    assert supply(match, "riverfolk_warrior") == 13  # one invested, one in Payments


@pytest.mark.law("root:11.5.3.I", "root:4.1.3")
def test_a_lasting_effect_is_crafted_or_exported() -> None:
    given: dict[str, Any] = {"boards": {"riverfolk": {"posts_gone": {"rabbit": 2}}}, "cards": {0: ["cobbler_1"]}}
    match = company(funds=[2, 0, 0], **given)
    answer(match, "craft cobbler_1", "keep_effect")
    assert crafted(match) == {"cobbler_1"}
    assert river(match)["payments"] == [0, 0, 0]
    match = company(funds=[2, 0, 0], **given)
    answer(match, "craft cobbler_1", "export")
    assert crafted(match) == set()
    assert river(match)["payments"] == [1, 0, 0]


@pytest.mark.law("root:11.5.3.I", "root:4.1.2")
@pytest.mark.parametrize("export", ["craftable", "anything"])
def test_a_card_without_its_item_is_exported_only_by_ruling(export: str) -> None:
    board = {"posts_gone": {"fox": 1, "rabbit": 2}}
    match = company(
        funds=[3, 0, 0],
        boards={"riverfolk": board},
        cards={0: ["anvil", "cobbler_1"]},
        crafted={0: ["cobbler_2"]},
        items={"hammer": 0},
        rules={"export": export},
    )
    if export == "craftable":
        assert options(match, "craft") == set()
        assert why(match, "craft anvil") == ("4.1.2", "item_gone")
        assert why(match, "craft cobbler_1") == ("4.1.4", "same_name")
        return
    answer(match, "craft anvil")
    assert river(match)["payments"] == [1, 0, 0]  # nothing else could be done with it
    answer(match, "craft cobbler_1")
    assert river(match)["payments"] == [2, 0, 0]
    assert (score(match), crafted(match)) == (0, {"cobbler_2"})


# 11.5.5 Recruit


@pytest.mark.law("root:11.5.5", "root:11.5")
def test_recruiting_spends_a_fund_which_goes_back_to_its_owner() -> None:
    match = company(funds=[1, 1, 0])
    assert options(match, "riverfolk_recruit") == RIVER
    assert why(match, "riverfolk_recruit 1") == ("11.5.5", "riverfolk_no_river")
    before = supply(match, "marquise_warrior")
    answer(match, "riverfolk_recruit 10", "fund 1")
    assert pieces(match, "riverfolk_warrior", "10") == 1
    assert river(match)["funds"] == [1, 0, 0]
    assert river(match)["committed"] == [0, 0, 0]
    assert supply(match, "marquise_warrior") == before + 1


@pytest.mark.law("root:11.5.5", "root:1.5.1")
def test_with_none_in_the_supply_only_an_own_fund_recruits() -> None:
    match = company(funds=[1, 1, 0], on_map={"riverfolk_warrior": {"1": 14}})
    answer(match, "riverfolk_recruit 10")
    assert river(match)["funds"] == [0, 1, 0]
    assert pieces(match, "riverfolk_warrior", "10") == 1
    assert why(match, "riverfolk_recruit 10") == ("1.5.1", "none_left")


@pytest.mark.law("root:11.5.5", "root:6.2.2")
def test_the_keep_bars_recruits_and_trade_posts() -> None:
    match = company(funds=[2, 2, 0], on_map={"keep": {"4": 1}, "marquise_warrior": {"4": 1}})
    assert options(match, "riverfolk_recruit") == RIVER - {"4"}
    assert why(match, "trade_post 4")[0] == "6.2.2"


# 11.5.6 Trade posts


@pytest.mark.law("root:11.5.6.II")
def test_a_hireling_who_rules_a_clearing_has_no_warriors_among_the_funds() -> None:
    hired: dict[str, Any] = {"rules": {"hirelings": "three"}, "hirelings": {"prophets": {"controller": -1}}}
    match = company(funds=[2, 2, 2], on_map={"prophet": {"2": 1}}, **hired)
    reason = match.why_not("trade_post 2")
    assert reason is not None
    assert (reason.clause, reason.named["count"]) == ("11.5.6.II", 0)


@pytest.mark.law("root:11.5.6", "root:11.5.6.II", "root:11.5.6.III", "root:11.2.5", "root:11.5")
def test_a_trade_post_is_paid_with_warriors_of_who_rules_there() -> None:
    on_map = {"marquise_warrior": {"1": 2, "3": 1}, "roost": {"2": 1}, "riverfolk_warrior": {"9": 1}}
    match = company(funds=[1, 2, 1], on_map=on_map)
    assert options(match, "trade_post") == {"1", "3"}
    assert why(match, "trade_post 2") == ("11.5.6.II", "riverfolk_too_few_of_ruler")
    assert why(match, "trade_post 9") == ("11.5.6.II", "riverfolk_too_few_of_ruler")
    before = supply(match, "marquise_warrior")
    answer(match, "trade_post 1")
    assert (pieces(match, "trade_post_fox", "1"), pieces(match, "riverfolk_warrior", "1")) == (1, 1)
    assert river(match)["funds"] == [1, 0, 1]
    assert supply(match, "marquise_warrior") == before + 2
    assert score(match) == 2


@pytest.mark.law("root:11.5.6.II", "root:11.5.6.III")
def test_where_they_rule_themselves_own_funds_pay() -> None:
    match = company(funds=[2, 0, 0], on_map={"riverfolk_warrior": {"10": 2, "5": 11}})
    assert supply(match, "riverfolk_warrior") == 0
    answer(match, "trade_post 10")
    assert (pieces(match, "trade_post_rabbit", "10"), pieces(match, "riverfolk_warrior", "10")) == (1, 3)
    assert supply(match, "riverfolk_warrior") == 1


@pytest.mark.law("root:11.5.6.III", "root:1.5.4")
def test_without_a_warrior_left_the_trade_post_comes_alone() -> None:
    match = company(funds=[0, 2, 0], on_map={"riverfolk_warrior": {"5": 15}, "marquise_warrior": {"1": 1}})
    answer(match, "trade_post 1")
    assert (pieces(match, "trade_post_fox", "1"), pieces(match, "riverfolk_warrior", "1")) == (1, 0)
    assert score(match) == 2


@pytest.mark.law("root:11.5.6.I")
def test_no_second_trade_post_in_a_clearing_whoever_rules_it() -> None:
    on_map = {"marquise_warrior": {"1": 2, "6": 1}, "trade_post_fox": {"1": 1}}
    match = company(funds=[0, 4, 0], on_map=on_map)
    assert options(match, "trade_post") == {"6"}
    assert why(match, "trade_post 1") == ("11.5.6.I", "riverfolk_post_is_there")


@pytest.mark.law("root:11.5.6.III", "root:11.2.5.I")
def test_trade_posts_of_a_suit_run_out() -> None:
    match = company(
        funds=[0, 4, 0],
        on_map={"marquise_warrior": {"1": 2, "5": 1}, "trade_post_fox": {"6": 1, "8": 1}},
        boards={"riverfolk": {"posts_gone": {"fox": 1}}},
    )
    assert options(match, "trade_post") == {"5"}
    assert why(match, "trade_post 1") == ("11.5.6.III", "riverfolk_no_post_left")


@pytest.mark.law("root:11.5.6.I", "root:11.5.6.II")
@pytest.mark.parametrize("unruled", ["never", "any_funds"])
def test_where_nobody_rules_a_trade_post_takes_a_ruling(unruled: str) -> None:
    match = company(funds=[1, 1, 0], on_map={"marquise_warrior": {"6": 1}}, rules={"unruled_post": unruled})
    if unruled == "never":
        assert options(match, "trade_post") == set()
        assert why(match, "trade_post 1") == ("11.5.6.II", "riverfolk_nobody_rules")
        return
    assert "6" not in options(match, "trade_post")
    answer(match, "trade_post 1", "fund 1")
    assert pieces(match, "trade_post_fox", "1") == 1
    assert river(match)["funds"] == [0, 0, 0]


# 11.6 Evening


@pytest.mark.law("root:11.6", "root:11.6.1", "root:11.6.2")
def test_in_the_evening_they_discard_and_then_set_prices_without_drawing() -> None:
    match = company("evening", cards={0: SIX}, boards={"riverfolk": {"prices": priced(1, 2, 3)}})
    assert asked(match) == (0, "discard_down", "11.6.1")
    answer(match, "discard anvil")
    assert asked(match) == (0, "riverfolk_price", "11.6.2")
    assert options(match) == {f"set_price hand_card {price}" for price in (1, 2, 3, 4)}
    assert why(match, "set_price riverboats 1") == ("11.6.2", "riverfolk_other_service")
    answer(match, "set_price hand_card 4", "set_price riverboats 2", "set_price mercenaries 1")
    assert river(match)["prices"] == priced(4, 2, 1)
    assert told(match, "11.6.2") == ["riverfolk_priced 0 hand_card 4", "riverfolk_priced 0 mercenaries 1"]
    assert hand(match) == set(SIX) - {"anvil"}
    assert state(match)["turn"] == 1


# With others


@pytest.mark.law("root:9.2.9.III")
def test_the_riverfolk_become_hostile_as_anybody() -> None:
    match = wander(
        "10",
        items={"ready": {"sword": 2}},
        table=["vagabond", "riverfolk", "eyrie"],
        on_map={"riverfolk_warrior": {"10": 1}},
        chance=dice(1, 0),
    )
    answer(match, "battle 10")
    assert state(match)["factions"]["vagabond"]["relation"][1] == "hostile"


@pytest.mark.law("root:9.5.4", "root:11.2.3")
def test_everybody_sees_what_the_vagabond_gives_the_riverfolk() -> None:
    match = wander(
        "10",
        items={"ready": {"torch": 1}},
        table=["vagabond", "riverfolk", "eyrie"],
        on_map={"riverfolk_warrior": {"10": 1}},
        board=related(1, "indifferent"),
        hands={0: ["bake_sale", "investments"]},
    )
    answer(match, "aid 1")
    while asked(match)[1] != "vagabond_act":
        answer(match, sorted(options(match))[0])
    assert len(seen_hand(match, 2, 1)["cards"]) == 1


@pytest.mark.law("root:8.2.6", "root:11.2.3")
def test_outrage_takes_a_card_of_the_open_hand_that_all_know() -> None:
    match = woodland(
        table=["riverfolk", "eyrie", "alliance"],
        boards={"riverfolk": {"funds": [1, 0, 0]}},
        on_map={"riverfolk_warrior": {"10": 1}, "sympathy": {"5": 1}},
        cards={0: ["bake_sale", "investments", "anvil"]},
    )
    answer(match, "from 10", "to 5", "give bake_sale")
    view: Any = match.view(1)["state"]
    assert view["factions"]["alliance"]["supporters"] == {"cards": ["bake_sale"], "hidden": 0}


# Positions


@pytest.mark.law("root:11.2.4", "root:1.5.1", "root:11.5.6.I", "root:11.3.3")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"on_map": {"trade_post_fox": {"2": 1}}}, "another suit"),
        ({"on_map": {"trade_post_fox": {"1": 2}}}, "more than one trade post"),
        ({"boards": {"riverfolk": {"invested": {"fox": {"0": 1}}}}}, "empty spaces"),
        ({"boards": {"riverfolk": {"funds": [16, 0, 0]}}}, "only 15 pieces"),
        ({"boards": {"riverfolk": {"bought": 1}}}, "bought is 1"),
        (
            {"boards": {"riverfolk": {"posts_gone": {"fox": 2}}}, "on_map": {"trade_post_fox": {"1": 1, "6": 1}}},
            "only 3",
        ),
        ({"boards": {"riverfolk": {"prices": {"hand_card": "none"}}}}, "has a price"),
    ],
)
def test_impossible_boards_are_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(PositionError, match=said):
        company(**given)


@pytest.mark.law("root:11.2.6.III")
def test_a_vagabond_has_no_warriors_to_be_funds() -> None:
    his = {"character": "thief", "clearing": "1", "forest": "none"}
    with pytest.raises(PositionError, match="has no warriors"):
        woodland(
            table=["riverfolk", "marquise", "vagabond"],
            boards={"riverfolk": {"funds": [0, 0, 1]}, "vagabond": his},
        )
