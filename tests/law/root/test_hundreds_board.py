"""14.2, 14.3, 14.7 The Lord of the Hundreds: set-up, the warlord, the hoard, looting, and the moods in battle."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.root.horde import HORDE, attacked, clause, hoard, horde, mobs, own, rats, warlord
from tests.law.root.table import supply, told
from tests.law.root.wanderer import wander
from tests.law.root.woodland import answer, asked, crafted, dice, hand, options, pieces, record, score, state, woodland

SEATED = {f"faction_{seat + 1}": faction for seat, faction in enumerate(HORDE)}


# 14.3 Set-up


def begin(rules: dict[str, str] | None = None, seats: int = 3, seed: int = 0) -> Match:
    """Everybody else has set up, the first way that is offered."""
    match = start("root", seats, seed=seed, rules={**SEATED, **(rules or {})})
    while match.ask is not None and match.ask.topic.name != "hundreds_where" and state(match)["phase"] == "setup":
        match.choose(0)
    return match


@pytest.mark.law("root:14.3.1")
def test_they_start_in_a_corner_that_is_left_and_opposite_to_another() -> None:
    match = begin({"faction_2": "eyrie", "faction_3": "alliance"})  # the Eyrie has taken the first corner, 1
    assert (warlord(match), rats(match, "3"), pieces(match, "stronghold", "3")) == ("3", 4, 1)  # there is no choice
    assert [supply(match, kind) for kind in ("hundreds_warrior", "warlord", "stronghold", "mob")] == [16, 0, 5, 5]


@pytest.mark.law("root:14.3.1")
def test_any_corner_is_free_where_both_diagonals_are_taken_or_nobody_starts_in_one() -> None:
    match = begin()  # the Marquise in 1, the Eyrie opposite to her in 3
    assert options(match, "at") == {"2", "4"}
    assert str(match.why_not("at 1")) == "The Marquise starts in clearing 1 (14.3.1)."
    assert clause(match, "at 5") == "14.3.1"
    alone = begin({"faction_2": "alliance"}, seats=2)
    assert options(alone, "at") == {"1", "2", "3", "4"}


@pytest.mark.law("root:14.3.2", "root:14.3.3")
def test_items_lie_under_the_ruins_and_the_warlord_is_stubborn() -> None:
    match = answer(begin(), "at 2")
    under = [items for items in state(match)["ruin_items"] if items]
    assert sorted(item for items in under for item in items) == ["bag_1", "boot_1", "hammer_1", "sword_1"]
    assert [len(items) for items in under] == [1, 1, 1, 1]
    assert own(match)["mood"] == "stubborn"
    assert told(match, "14.3.2") == ["ruins_filled 1"]
    seen = [match.state_for(seat)["ruin_items"] for seat in range(3)]
    assert all("bag_1" not in str(view) for view in seen)


@pytest.mark.law("root:14.3.3")
def test_a_position_that_names_no_mood_has_a_stubborn_warlord() -> None:
    assert own(woodland(table=HORDE))["mood"] == "stubborn"


@pytest.mark.law("root:14.3.2", "root:9.3.4", "root:9.7.1")
def test_where_vagabonds_play_the_items_lie_there_already() -> None:
    one = begin({"faction_2": "vagabond"}, seats=2)
    assert len(told(one, "9.3.4")) == 1
    before = state(one)["ruin_items"]
    answer(one, "at 1")
    assert (state(one)["ruin_items"], told(one, "14.3.2")) == (before, [])
    two = begin({"faction_2": "vagabond", "faction_3": "vagabond2"})
    answer(two, "at 1")
    assert [len(items) for items in state(two)["ruin_items"] if items] == [2, 2, 2, 2]


def test_a_position_has_items_under_the_ruins_that_are_not_in_the_hoard() -> None:
    match = horde("first", hoard={"bag": 1}, board={"ruin_kinds": {"bag": 1}}, ruins={"6": 1, "10": 1, "11": 1})
    under = {item for items in state(match)["ruin_items"] for item in items}
    assert under == {"boot_1", "hammer_1", "sword_1"}
    assert state(match)["items"]["bag"] == 2  # those of the map are all there
    assert state(horde("first", hoard={"bag": 1}))["items"]["bag"] == 1


# 14.2.1 Crafting


@pytest.mark.law("root:14.2.1", "root:14.5.1")
def test_strongholds_craft() -> None:
    match = horde("craft", cards={0: ["anvil", "sword"]}, on_map={"stronghold": {"1": 1}, "hundreds_warrior": {"6": 1}})
    assert options(match, "craft") == {"anvil"}
    assert clause(match, "craft sword") == "4.1.1"


# 14.2.2 The warlord


WARRIORS: dict[str, Any] = {"hundreds_warrior": {"1": 2}, "warlord": {"1": 1}, "marquise_warrior": {"1": 2}}


@pytest.mark.law("root:14.2.2", "root:2.5", "root:G.1.34")
@pytest.mark.parametrize(("reading", "ruled"), [("warrior", "hundreds"), ("figure", None)])
def test_the_warlord_counts_for_rule_r60(reading: str, ruled: str | None) -> None:
    match = horde("first", on_map=WARRIORS, rules={"warlord": reading})
    assert match.facts["rules"]["1"] == ruled
    without = {**WARRIORS, "marquise_warrior": {"1": 1}}
    assert horde("first", on_map=without, rules={"warlord": reading}).facts["rules"]["1"] == "hundreds"


@pytest.mark.law("root:14.2.2", "root:4.3.2.I", "root:4.3.4")
def test_the_warlord_fights_as_a_warrior_and_can_be_chosen_for_a_hit() -> None:
    on_map = {"hundreds_warrior": {"1": 1}, "warlord": {"1": 1}, "marquise_warrior": {"1": 4}}
    match = horde("first", mood="rowdy", on_map=on_map, chance=dice(3, 1))
    answer(match, "battle 1")
    assert pieces(match, "marquise_warrior", "1") == 4  # nothing happens before the losses are chosen
    assert asked(match) == (0, "lose_piece", "4.3.4")
    assert options(match, "lose") == {"hundreds_warrior", "warlord"}
    answer(match, "lose warlord")
    assert pieces(match, "marquise_warrior", "1") == 2  # two fighters, two hits
    assert (warlord(match), rats(match, "1"), supply(match, "warlord")) == ("", 1, 1)


@pytest.mark.law("root:14.2.2", "root:4.3.4")
@pytest.mark.parametrize("fate", ["warlord", "hundreds_warrior"])
def test_one_answer_says_whether_he_falls_so_that_sealed_losses_tell_nothing(fate: str) -> None:
    on_map = {"hundreds_warrior": {"2": 4}, "warlord": {"2": 1}, "sawmill": {"2": 1}, "workshop": {"2": 1}}
    match = horde("first", mood="rowdy", on_map=on_map, cards={1: ["ambush_bird_1"]}, chance=dice(0, 0))
    answer(match, "battle 2", "ambush ambush_bird_1")
    assert asked(match) == (0, "lose_piece", "4.3.4")
    answer(match, f"lose {fate}")
    assert (warlord(match), rats(match, "2")) == (("", 3) if fate == "warlord" else ("2", 2))


@pytest.mark.law("root:14.2.2", "root:4.3.4")
def test_warriors_and_the_warlord_go_before_buildings() -> None:
    on_map = {"warlord": {"1": 1}, "stronghold": {"1": 1}, "marquise_warrior": {"1": 4}}
    match = attacked(mood="rowdy", on_map=on_map, chance=dice(1, 0))
    answer(match, "battle 1")
    assert (warlord(match), pieces(match, "stronghold", "1"), score(match, 1)) == ("", 1, 0)


@pytest.mark.law("root:14.2.2", "root:4.1.2")
def test_a_favor_removes_all_but_the_warlord() -> None:
    on_map = {
        **{"hundreds_warrior": {"1": 2}, "warlord": {"1": 1}, "stronghold": {"1": 1}, "mob": {"8": 1}},
        "workshop": {"6": 1, "12": 1, "8": 1},
    }
    boards = {"hundreds": {"mood": "stubborn"}}
    match = woodland("daylight", turn=1, table=HORDE, boards=boards, cards={1: ["favor_of_the_foxes"]}, on_map=on_map)
    answer(match, "craft favor_of_the_foxes")
    assert (warlord(match), rats(match, "1"), pieces(match, "stronghold", "1"), mobs(match)) == ("1", 0, 0, set())
    assert score(match, 1) == 2


@pytest.mark.law("root:14.2.2", "root:9.5.6")
def test_a_vagabond_strikes_warriors_but_not_the_warlord_who_guards_his_buildings() -> None:
    table = ["vagabond", "hundreds", "eyrie"]
    on_map = {"hundreds_warrior": {"1": 1}, "warlord": {"1": 1}, "stronghold": {"1": 1}}
    match = wander(
        "1", items={"ready": {"crossbow": 2}}, character="ranger", table=table, on_map=on_map, hands={0: ["anvil"]}
    )
    assert options(match, "strike") == {"1 hundreds_warrior"}
    assert clause(match, "strike 1 warlord") == "14.2.2"
    answer(match, "strike 1 hundreds_warrior")
    assert options(match, "strike") == set()
    assert clause(match, "strike 1 stronghold") == "9.5.6"


@pytest.mark.law("root:14.2.2", "root:4.1.3")
def test_propaganda_does_not_reach_the_warlord() -> None:
    crafts = {1: ["propaganda_bureau"]}
    on_map = {"hundreds_warrior": {"1": 1}, "warlord": {"1": 1}, "marquise_warrior": {"1": 1}}
    boards = {"hundreds": {"mood": "rowdy"}, "marquise": {"actions": 3}}
    given: dict[str, Any] = {"table": HORDE, "boards": boards, "deck": "exiles", "crafted": crafts}
    match = woodland("daylight", step=2, turn=1, cards={1: ["ambush_fox"]}, on_map=on_map, **given)
    answer(match, "use propaganda_bureau", "at 1", "spend ambush_fox")
    assert (warlord(match), rats(match, "1"), pieces(match, "marquise_warrior", "1")) == ("1", 0, 2)
    alone = {"warlord": {"1": 1}, "marquise_warrior": {"1": 1}}
    match = woodland("daylight", step=2, turn=1, cards={1: ["ambush_fox"]}, on_map=alone, **given)
    assert "use propaganda_bureau" not in options(match)


@pytest.mark.law("root:14.2.2", "root:4.1.3")
def test_the_tax_collector_does_not_take_the_warlord() -> None:
    on_map = {"hundreds_warrior": {"5": 1}, "warlord": {"1": 1}}
    match = horde("first", crafted={0: ["tax_collector_1"]}, on_map=on_map)
    answer(match, "use tax_collector_1")
    assert (warlord(match), rats(match, "5")) == ("1", 0)
    alone = horde("first", crafted={0: ["tax_collector_1"]}, on_map={"warlord": {"1": 1}})
    assert clause(alone, "use tax_collector_1") == "4.1.3"


@pytest.mark.law("root:14.2.2", "root:1.5.5")
def test_false_orders_move_half_of_all_but_never_the_warlord() -> None:
    boards = {"hundreds": {"mood": "stubborn"}}
    given: dict[str, Any] = {"turn": 1, "table": HORDE, "boards": boards, "deck": "exiles"}
    crafts = {1: ["false_orders_1"]}
    on_map = {"hundreds_warrior": {"1": 2}, "warlord": {"1": 1}}
    match = woodland("birdsong", crafted=crafts, on_map=on_map, **given)
    answer(match, "use false_orders_1", "to 5")
    assert (warlord(match), rats(match, "1"), rats(match, "5")) == ("1", 0, 2)
    alone = woodland("birdsong", crafted=crafts, on_map={"warlord": {"1": 1}}, **given)
    assert "use false_orders_1" not in options(alone)


@pytest.mark.law("root:14.2.2", "root:9.2.9.IIb")
def test_an_allied_vagabond_takes_warriors_along_but_not_the_warlord() -> None:
    table = ["vagabond", "hundreds", "eyrie"]
    board = {"relation": {"1": "allied"}}
    on_map = {"hundreds_warrior": {"1": 2}, "warlord": {"1": 1}}
    match = wander("1", items={"ready": {"boot": 1}}, board=board, table=table, on_map=on_map)
    answer(match, "walk 5", "along 1")
    assert options(match, "number") == {"1", "2"}
    answer(match, "number 2")
    assert (warlord(match), rats(match, "5")) == ("1", 2)


@pytest.mark.law("root:14.2.2", "root:9.2.9.IId")
def test_an_ally_in_battle_can_lose_his_warlord() -> None:
    table = ["vagabond", "hundreds", "eyrie"]
    board = {"relation": {"1": "allied"}}
    on_map = {"hundreds_warrior": {"1": 1}, "warlord": {"1": 1}, "eyrie_warrior": {"1": 3}}
    items = {"ready": {"sword": 1, "boot": 1}}
    match = wander("1", items=items, board=board, table=table, on_map=on_map, chance=dice(1, 1))
    answer(match, "battle 1", "against 2", "with_ally 1")
    assert options(match, "lose") == {"hundreds_warrior", "warlord"}
    answer(match, "lose warlord")
    assert (warlord(match), rats(match, "1")) == ("", 1)


@pytest.mark.law("root:14.2.2", "root:14.5.2.I", "root:4.2")
def test_warriors_move_with_the_warlord_or_without_him() -> None:
    on_map = {"hundreds_warrior": {"1": 2}, "warlord": {"1": 1}}
    match = horde("first", on_map=on_map)
    answer(match, "from 1", "to 5")
    assert asked(match) == (0, "move_how_many", "14.5.2.I")
    assert options(match) == {"number 1", "number 2", "with_warlord 0", "with_warlord 1", "with_warlord 2"}
    assert clause(match, "number 3") == clause(match, "with_warlord 3") == "4.2"
    without = answer(match.clone(), "number 1")
    assert (warlord(without), rats(without, "1"), rats(without, "5")) == ("1", 1, 1)
    answer(match, "with_warlord 1")
    assert (warlord(match), rats(match, "1"), rats(match, "5")) == ("5", 1, 1)


@pytest.mark.law("root:14.2.2", "root:8.2.6")
def test_the_warlord_alone_is_an_outrage() -> None:
    table = ["hundreds", "marquise", "alliance"]
    match = horde("first", table=table, on_map={"warlord": {"1": 1}, "sympathy": {"5": 1}}, cards={0: ["anvil"]})
    answer(match, "from 1", "to 5")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")


# R64 Coffin Makers


@pytest.mark.law("root:14.2.2", "root:4.1.3")
@pytest.mark.parametrize(("reading", "buried", "home"), [("returns", 0, 1), ("buried", 1, 0)])
def test_coffin_makers_and_the_warlord_r64(reading: str, buried: int, home: int) -> None:
    on_map = {"hundreds_warrior": {"1": 1}, "warlord": {"1": 1}, "marquise_warrior": {"1": 4}}
    match = attacked(
        mood="rowdy",
        deck="exiles",
        crafted={2: ["coffin_makers"]},
        rules={"buried_warlord": reading},
        on_map=on_map,
        chance=dice(2, 0),
    )
    answer(match, "battle 1")
    coffins = state(match)["coffins"]
    assert (coffins["hundreds_warrior"], coffins.get("warlord", 0), supply(match, "warlord")) == (1, buried, home)


@pytest.mark.law("root:14.4.3", "root:4.1.3")
def test_a_buried_warlord_cannot_be_anointed_r64() -> None:
    given: dict[str, Any] = {
        "deck": "exiles",
        "crafted": {2: ["coffin_makers"]},
        "coffins": {"warlord": 1},
        "rules": {"buried_warlord": "buried"},
    }
    match = horde("anoint", on_map={"hundreds_warrior": {"1": 2}}, **given)
    assert asked(match)[1] == "hundreds_mood"
    assert (warlord(match), rats(match, "1")) == ("", 2)


# 14.2.3 Contempt for Trade


@pytest.mark.law("root:14.2.3", "root:3.2.2", "root:4.1.2")
def test_a_crafted_item_goes_to_the_hoard_or_out_of_the_game_for_its_points() -> None:
    match = horde("craft", cards={0: ["anvil"]}, on_map={"stronghold": {"1": 1}, "warlord": {"5": 1}})
    answer(match, "craft anvil")
    assert asked(match) == (0, "hundreds_contempt", "14.2.3")
    assert options(match) == {"hoard_item", "break_item"}
    kept = answer(match.clone(), "hoard_item")
    assert (score(kept), hoard(kept), state(kept)["items"]["hammer"]) == (0, {"hammer": 1}, 0)
    answer(match, "break_item")
    assert (score(match), hoard(match), state(match)["items"]["hammer"]) == (2, {}, 0)
    assert own(match)["gone"]["hammer"] == 1
    assert state(match)["discards"][-1:] == ["anvil"] == state(kept)["discards"][-1:]


@pytest.mark.law("root:14.2.3", "root:4.1.3")
def test_master_engravers_score_either_way() -> None:
    given: dict[str, Any] = {"deck": "exiles", "crafted": {0: ["master_engravers"]}, "cards": {0: ["anvil"]}}
    match = horde("craft", on_map={"stronghold": {"1": 1}, "warlord": {"5": 1}}, **given)
    answer(match, "craft anvil")
    assert score(answer(match.clone(), "hoard_item")) == 1
    assert score(answer(match, "break_item")) == 3


@pytest.mark.law("root:14.2.4", "root:9.5.4")
def test_a_vagabond_who_aids_them_finds_no_box_to_take_from() -> None:
    table = ["vagabond", "hundreds", "eyrie"]
    boards = {"hundreds": {"mood": "rowdy", "hoard": {"bag": 1}}}
    match = wander(
        "1",
        items={"ready": {"boot": 1}},
        boards=boards,
        table=table,
        hands={0: ["anvil", "sword"]},
        on_map={"hundreds_warrior": {"1": 1}},
    )
    answer(match, "aid 1", "give anvil")
    assert hoard(match) == {"bag": 1}
    assert asked(match)[1] == "vagabond_act"


# 14.2.4 The hoard


@pytest.mark.law("root:14.2.4", "root:14.2.4.II", "root:14.5.2")
@pytest.mark.parametrize(
    ("items", "command", "prowess"),
    [
        ({}, 1, 1),
        ({"boot": 1, "hammer": 1}, 2, 2),
        ({"boot": 1, "coin": 1, "tea": 1, "sword": 1}, 2, 2),
        ({"bag": 2, "coin": 1, "tea": 2, "crossbow": 1}, 3, 3),
        ({"bag": 2, "coin": 2, "tea": 2, "sword": 2}, 4, 4),
    ],
)
def test_command_and_prowess_by_items(items: dict[str, int], command: int, prowess: int) -> None:
    match = horde("first", hoard=items, on_map={"warlord": {"1": 1}, "hundreds_warrior": {"9": 1}})
    assert match.ask is not None
    assert match.ask.args == (command,)
    answer(match, "done")
    assert asked(match)[1] == "hundreds_advance"
    assert match.ask.named["count"] == prowess


@pytest.mark.law("root:14.2.4.I", "root:14.2.4")
def test_a_full_track_gives_up_an_item_for_a_point() -> None:
    items = {"boot": 2, "bag": 1, "coin": 1}
    on_map = {"stronghold": {"2": 1}, "warlord": {"5": 1}}
    match = horde("craft", hoard=items, cards={0: ["smugglers_trail"]}, on_map=on_map)
    answer(match, "craft smugglers_trail", "hoard_item")
    assert asked(match) == (0, "hundreds_full_track", "14.2.4.I")
    assert options(match, "scrap") == {"boot", "bag", "coin"}
    assert clause(match, "scrap tea") == "14.2.4.I"
    other = answer(match.clone(), "scrap boot")
    assert (score(other), hoard(other)) == (1, {"boot": 1, "bag": 2, "coin": 1})
    answer(match, "scrap bag")  # the one that was crafted, or the other
    assert (score(match), hoard(match)) == (1, items)
    assert state(match)["items"]["bag"] == 0


@pytest.mark.law("root:14.2.4.I")
def test_a_track_with_four_items_is_full_whatever_lies_on_the_other() -> None:
    items = {"hammer": 1, "tea": 2, "sword": 1}
    on_map = {"stronghold": {"2": 1}, "warlord": {"5": 1}}
    match = horde("craft", hoard=items, cards={0: ["smugglers_trail"]}, on_map=on_map)
    answer(match, "craft smugglers_trail", "hoard_item")
    assert (score(match), hoard(match)) == (0, {**items, "bag": 1})


def test_positions_that_cannot_be_are_refused() -> None:
    with pytest.raises(PositionError, match=r"14\.2\.4\.I"):
        horde("first", hoard={"boot": 2, "bag": 2, "coin": 1})
    with pytest.raises(PositionError, match=r"14\.6\.1"):
        horde("first", on_map={"mob": {"1": 2}})
    with pytest.raises(PositionError, match=r"14\.2\.4"):
        horde("first", board={"ruin_kinds": {"bag": 1}})
    with pytest.raises(PositionError, match=r"14\.3\.2"):
        horde("first", hoard={"bag": 2}, board={"ruin_kinds": {"bag": 2}})
    with pytest.raises(PositionError, match=r"14\.2\.4"):
        horde("first", crafted_items={"0": {"bag": 1}})
    with pytest.raises(PositionError, match=r"14\.5"):
        horde("mood", board={"advancing": True})
    with pytest.raises(PositionError, match=r"14\.5"):
        horde("mood", board={"commands": 1, "advances": 1})
    with pytest.raises(PositionError, match=r"14\.5"):
        horde("mood", board={"advances": 1})
    with pytest.raises(PositionError, match=r"5\.1\.5"):
        horde("first", hoard={"bag": 2}, crafted_items={"1": {"bag": 1}})


# 14.2.5 Looters


def raid(mood: str = "rowdy", dice_: tuple[int, int] = (3, 1), **given: Any) -> Match:
    """The Hundreds, with four warriors, attack three of the Marquise, who has crafted a bag."""
    on_map = {"hundreds_warrior": {"1": 4}, "marquise_warrior": {"1": 3}}
    given.setdefault("on_map", on_map)
    given.setdefault("crafted_items", {"1": {"bag": 1}})
    return answer(horde("first", mood=mood, chance=dice(*dice_), **given), "battle 1")


@pytest.mark.law("root:14.2.5")
def test_looters_deal_no_rolled_hits_and_take_an_item_if_they_rule() -> None:
    match = raid()
    assert asked(match) == (0, "hundreds_loot", "14.2.5")
    answer(match, "loot")
    assert (pieces(match, "marquise_warrior", "1"), rats(match, "1")) == (3, 3)  # a tie: nobody rules
    assert (hoard(match), state(match)["crafted_items"]["1"]) == ({}, {"bag": 1})
    match = answer(raid(dice_=(3, 0)), "loot")
    assert (pieces(match, "marquise_warrior", "1"), rats(match, "1")) == (3, 4)
    assert (hoard(match), state(match)["crafted_items"]) == ({"bag": 1}, {})
    assert state(match)["items"]["bag"] == 1


@pytest.mark.law("root:14.2.5")
def test_without_looting_or_without_items_a_battle_is_as_any() -> None:
    match = answer(raid(), "decline")
    assert (pieces(match, "marquise_warrior", "1"), hoard(match)) == (0, {})
    match = raid(crafted_items={"2": {"bag": 1}})  # the defender has none
    assert asked(match)[1] != "hundreds_loot"
    assert pieces(match, "marquise_warrior", "1") == 0


@pytest.mark.law("root:14.2.5", "root:14.7.8")
def test_extra_hits_count_for_looters() -> None:
    on_map = {"hundreds_warrior": {"1": 3}, "warlord": {"1": 1}, "marquise_warrior": {"1": 3}}
    match = answer(raid(mood="wrathful", dice_=(3, 0), on_map=on_map), "loot")
    assert (pieces(match, "marquise_warrior", "1"), hoard(match)) == (2, {"bag": 1})


@pytest.mark.law("root:14.2.5", "root:4.3.3.II")
def test_the_defenseless_are_hit_once_by_looters() -> None:
    on_map = {"hundreds_warrior": {"1": 3}, "sawmill": {"1": 1}}
    match = answer(raid(on_map=on_map), "loot")
    assert (pieces(match, "sawmill", "1"), score(match), hoard(match)) == (0, 1, {"bag": 1})


@pytest.mark.law("root:14.2.5")
def test_of_several_items_the_looters_choose_exhausted_ones_too() -> None:
    given: dict[str, Any] = {
        "crafted_items": {"1": {"bag": 2, "sword": 1}},
        "exhausted_items": {"1": {"bag": 1}},
    }
    match = answer(raid(dice_=(0, 0), **given), "loot")
    assert asked(match) == (0, "hundreds_loot_what", "14.2.5")
    assert options(match) == {"loot_item bag", "loot_used_item bag", "loot_item sword"}
    assert clause(match, "loot_item tea") == "14.2.5"
    answer(match, "loot_used_item bag")
    assert (state(match)["exhausted_items"], hoard(match)) == ({}, {"bag": 1})


@pytest.mark.law("root:14.2.5", "root:4.3.1.II")
def test_looters_who_are_ambushed_and_rout_take_nothing() -> None:
    on_map = {"hundreds_warrior": {"1": 2}, "marquise_warrior": {"1": 3}}
    match = raid(on_map=on_map, cards={1: ["ambush_fox"]})
    answer(match, "loot", "ambush ambush_fox")
    assert (rats(match, "1"), hoard(match)) == (0, {})


@pytest.mark.law("root:14.2.5")
def test_only_attackers_loot() -> None:
    on_map = {"hundreds_warrior": {"1": 4}, "marquise_warrior": {"1": 3}}
    match = attacked(mood="rowdy", on_map=on_map, crafted_items={"1": {"bag": 1}}, chance=dice(0, 0))
    answer(match, "battle 1")
    assert asked(match)[1] == "marquise_act"


@pytest.mark.law("root:14.2.5", "root:9.2.1")
def test_a_vagabond_is_never_looted() -> None:
    table = ["hundreds", "vagabond", "eyrie"]
    boards = {"vagabond": {"character": "thief", "clearing": "1", "items": {"ready": {"bag": 1}}}}
    match = horde("first", table=table, boards=boards, on_map={"hundreds_warrior": {"1": 4}}, chance=dice(1, 0))
    answer(match, "battle 1")
    assert asked(match)[1] != "hundreds_loot"


# 14.7 Moods in battle


@pytest.mark.law("root:14.7.7")
def test_stubborn_ignores_the_first_hit_where_the_warlord_is() -> None:
    on_map = {"hundreds_warrior": {"1": 3, "5": 3}, "warlord": {"1": 1}, "marquise_warrior": {"1": 3, "5": 3}}
    match = answer(attacked(on_map=on_map, chance=dice(2, 0, 2, 0)), "battle 1")
    if asked(match)[1] == "lose_piece":
        answer(match, "lose hundreds_warrior")
    assert (rats(match, "1"), warlord(match)) == (2, "1")
    answer(match, "battle 5")
    assert rats(match, "5") == 1  # he is elsewhere
    match = answer(attacked(mood="rowdy", on_map=on_map, chance=dice(1, 0)), "battle 1", "lose hundreds_warrior")
    assert rats(match, "1") == 2  # in another mood he is hit


@pytest.mark.law("root:14.7.7", "root:4.3.1")
def test_stubborn_ignores_one_hit_of_an_ambush_and_no_other() -> None:
    on_map = {"hundreds_warrior": {"1": 3}, "warlord": {"1": 1}, "marquise_warrior": {"1": 3}}
    match = horde("first", on_map=on_map, cards={1: ["ambush_fox"]}, chance=dice(1, 1))
    answer(match, "battle 1", "ambush ambush_fox", "lose hundreds_warrior")
    assert rats(match, "1") == 2
    answer(match, "lose hundreds_warrior")
    assert rats(match, "1") == 1
    assert told(match, "14.7.7") == ["spared 0 1"]


@pytest.mark.law("root:14.7.8")
def test_wrathful_adds_a_hit_when_the_warlord_attacks() -> None:
    on_map = {"hundreds_warrior": {"1": 2, "5": 2}, "warlord": {"1": 1}, "marquise_warrior": {"1": 4, "5": 4}}
    given: dict[str, Any] = {"mood": "wrathful", "on_map": on_map, "hoard": {"boot": 1}}
    match = answer(horde("first", chance=dice(1, 0, 1, 0), **given), "battle 1", "battle 5")
    assert pieces(match, "marquise_warrior", "1") == 2
    assert pieces(match, "marquise_warrior", "5") == 3
    match = answer(attacked(mood="wrathful", on_map=on_map, chance=dice(1, 1)), "battle 1")
    answer(match, "lose hundreds_warrior")
    assert pieces(match, "marquise_warrior", "1") == 3  # defending he adds none


@pytest.mark.law("root:14.7.1")
def test_bitter_mobs_near_the_battle_become_warriors_before_the_roll() -> None:
    on_map = {
        **{"hundreds_warrior": {"1": 1}, "warlord": {"1": 1}, "marquise_warrior": {"1": 5}},
        "mob": {"1": 1, "5": 1, "9": 1, "3": 1},
    }
    match = answer(horde("first", mood="bitter", on_map=on_map, chance=dice(3, 0)), "battle 1")
    assert asked(match) == (0, "hundreds_disband", "14.7.1")
    assert options(match, "disband") == {"1", "5", "9"}
    assert clause(match, "disband 3") == clause(match, "disband 10") == "14.7.1"
    answer(match, "disband 5", "disband 1")
    assert (rats(match, "1"), mobs(match), supply(match, "mob")) == (3, {"9", "3"}, 3)
    answer(match, "done")
    assert pieces(match, "marquise_warrior", "1") == 2  # four fight now
    assert score(match) == 0


@pytest.mark.law("root:14.7.1")
def test_bitter_works_in_defense_but_only_where_the_warlord_is() -> None:
    on_map = {
        **{"hundreds_warrior": {"1": 1, "5": 2}, "warlord": {"1": 1}, "marquise_warrior": {"1": 3, "5": 3}},
        "mob": {"1": 1},
    }
    match = answer(attacked(mood="bitter", on_map=on_map, chance=dice(0, 0, 0, 0)), "battle 5")
    assert asked(match)[1] == "marquise_act"
    answer(match, "battle 1")
    assert asked(match) == (0, "hundreds_disband", "14.7.1")
    answer(match, "disband 1")
    assert rats(match, "1") == 2


@pytest.mark.law("root:14.7.1")
def test_bitter_leaves_the_battles_of_others_alone() -> None:
    on_map = {
        **{"warlord": {"1": 1}, "mob": {"1": 1}},
        **{"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 3}},
    }
    match = answer(attacked(mood="bitter", on_map=on_map, chance=dice(0, 0)), "battle 1", "against 2")
    assert asked(match)[1] == "marquise_act"


def test_the_record_tells_of_the_warlord() -> None:
    match = horde("first", on_map={"warlord": {"1": 1}, "hundreds_warrior": {"1": 1}})
    answer(match, "from 1", "to 9", "with_warlord 1")
    assert "14.5.2.I hundreds_led 0 1 9 1" in record(match)
    assert hand(match) == crafted(match) == set()


@pytest.mark.law("root:14.7.7", "root:4.3.4")
def test_where_the_only_hit_is_ignored_nobody_asks_whether_the_warlord_goes() -> None:
    on_map = {"warlord": {"1": 1}, "hundreds_warrior": {"1": 3}, "marquise_warrior": {"1": 3}}
    match = answer(attacked(mood="stubborn", on_map=on_map, chance=dice(1, 0)), "battle 1")
    assert asked(match)[:2] == (1, "marquise_act")
    assert (warlord(match), rats(match, "1")) == ("1", 3)
