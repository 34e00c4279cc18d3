"""E.2 The Highway Bandits, and demoted the Bandit Gangs."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.root.hired import (
    acts,
    answer,
    asked,
    card,
    dealt,
    dice,
    hand,
    hire,
    options,
    pieces,
    score,
    state,
    told,
    why,
)
from tests.law.root.horde import HORDE
from tests.law.root.wanderer import items, wander
from tests.law.root.woodland import woodland

HIRED = {"hirelings": "three"}
ROAD = {"roads": ["1-5"]}
LINGERS: dict[str, Any] = {"crafted": {0: ["codebreakers_1"]}, "cards": {1: ["anvil"]}}  # something else to do


def supply(match: Match, kind: str) -> int:
    found: int = state(match)["supply"][kind]
    return found


# The set-up


@pytest.mark.law("root:A.6.3", "root:2.3", "root:E.3.5")
def test_two_bandits_begin_on_different_paths() -> None:
    match = dealt("bandits", ["marquise", "eyrie"])
    assert asked(match)[1:] == ("bandits_where", "A.6.3")
    assert len(options(match, "bandit_path")) == 18
    for river in ("5 10", "10 11", "7 11"):
        assert why(match, f"bandit_path {river}") == "2.2.1"
    assert why(match, "bandit_path 5 1") == "2.2.1"  # paths are named by the lower number first
    answer(match, "bandit_path 1 5")
    assert why(match, "bandit_path 1 5") == "E.2.4"
    answer(match, "bandit_path 9 12")
    assert card(match, "bandits")["roads"] == ["1-5", "9-12"]
    assert supply(match, "bandit") == 2


@pytest.mark.law("root:A.6.3")
def test_the_gangs_begin_off_the_map() -> None:
    match = dealt("bandits", ["marquise", "eyrie", "alliance"], demoted=True)
    assert card(match, "bandits") | {"is_set_up": True, "roads": []} == card(match, "bandits")
    assert supply(match, "bandit") == 4


@pytest.mark.law("root:A.6.3", "root:2.2.1", "root:1.5.1")
def test_what_a_position_cannot_say_of_bandits() -> None:
    with pytest.raises(PositionError, match=r"2\.2\.1"):
        hire("bandits", fields={"roads": ["5-10"]})
    with pytest.raises(PositionError, match=r"E\.2\.4"):
        hire("bandits", fields={"roads": ["1-5", "1-5"]})
    with pytest.raises(PositionError, match=r"A\.6\.3"):
        hire("bandits", on_map={"bandit": {"1": 1}})
    with pytest.raises(PositionError, match=r"E\.2\.1"):
        hire("bandits", demoted=True, fields=ROAD)
    with pytest.raises(PositionError, match=r"1\.5\.1"):
        hire("bandits", fields=ROAD, supply={"bandit": 4})


# E.2.2 Enemies on the way


def passes(count: int = 2, by: int = 1, **given: Any) -> Match:
    """The Marquise marches from 1, where she has three warriors, to 5, along a path with a bandit."""
    there = {"marquise_warrior": {"1": 3, "9": 1}, **given.pop("there", {})}
    match = acts("bandits", by=by, fields=ROAD, on_map=there, **given)
    return answer(match, "march", "from 1", "to 5", f"number {count}")


@pytest.mark.law("root:E.2.2", "root:E.3.2", "root:E.3.6")
@pytest.mark.parametrize("by", [1, -1])
def test_an_enemy_on_the_path_of_a_bandit_loses_a_warrior(by: int) -> None:
    match = passes(by=by)
    assert pieces(match, "marquise_warrior", "5") == 1
    assert pieces(match, "marquise_warrior", "1") == 1
    assert supply(match, "marquise_warrior") == 25 - 3
    assert "waylaid 0 1 5" in told(match, "E.2.2")
    assert [score(match, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.law("root:E.2.2")
def test_a_single_warrior_does_not_arrive() -> None:
    match = passes(count=1, there={"sympathy": {"5": 1}}, cards={0: ["ambush_rabbit"]})
    assert pieces(match, "marquise_warrior", "5") == 0
    assert pieces(match, "marquise_warrior", "1") == 2
    assert not told(match, "8.2.6")  # nobody has come to the sympathetic clearing
    assert asked(match)[1] == "marquise_second_move"  # the move is made, and a march has another


@pytest.mark.law("root:E.2.2")
def test_other_paths_are_free() -> None:
    there = {"marquise_warrior": {"1": 3}}
    match = acts("bandits", by=1, fields=ROAD, on_map=there)
    answer(match, "march", "to 9", "number 2")
    assert pieces(match, "marquise_warrior", "9") == 2


@pytest.mark.law("root:E.2.2", "root:4.1.3")
@pytest.mark.parametrize(("workshops", "arriving"), [({"1": 1, "5": 1}, 2), ({"1": 1, "9": 1}, 1)])
def test_who_moves_by_tunnels_is_on_no_path(workshops: dict[str, int], arriving: int) -> None:
    match = passes(there={"workshop": workshops}, crafted={0: ["tunnels_1"]}, rules={"deck": "exiles"})
    assert pieces(match, "marquise_warrior", "5") == arriving


@pytest.mark.law("root:E.2.2", "root:6.2.3")
def test_field_hospitals_take_in_who_is_waylaid() -> None:
    match = passes(there={"keep": {"12": 1}}, cards={0: ["anvil", "bake_sale"]})
    assert asked(match)[1:] == ("marquise_hospitals", "6.2.3")
    assert "spend anvil" in options(match)  # the warrior was lost on the way out of 1, a fox clearing
    assert "spend bake_sale" not in options(match)
    answer(match, "spend anvil")
    assert pieces(match, "marquise_warrior", "12") == 1
    assert pieces(match, "marquise_warrior", "5") == 1


@pytest.mark.law("root:E.2.2", "root:9.5.1")
@pytest.mark.parametrize(("by", "damaged"), [(1, 1), (0, 0)])
def test_a_vagabond_on_the_way_damages_an_item(by: int, damaged: int) -> None:
    match = wander(
        items={"ready": {"boot": 2, "sword": 1}},
        rules=HIRED,
        hirelings={"bandits": {"controller": by, **ROAD}},
    )
    answer(match, "walk 5")
    if damaged:
        assert asked(match) == (0, "vagabond_damage", "E.2.2")
        answer(match, "damage sword ready")
        assert items(match)["damaged"] == {"sword": 1}
    else:
        assert "damaged" not in items(match)
    assert state(match)["factions"]["vagabond"]["clearing"] == "5"


@pytest.mark.law("root:E.2.2", "root:9.4.2")
def test_a_vagabond_is_waylaid_when_he_slips_and_not_out_of_a_forest() -> None:
    given: dict[str, Any] = {
        "phase": "birdsong",
        "step": 3,
        "items": {"ready": {"sword": 1}},
        "rules": HIRED,
        "hirelings": {"bandits": {"controller": 1, **ROAD}},
    }
    match = wander(**given)
    answer(match, "slip 5")
    assert "vagabond_damages 0 sword" in told(match, "E.2.2")
    out = wander(forest="a", **given)
    answer(out, "slip 5")
    assert not told(out, "E.2.2")


@pytest.mark.law("root:E.2.2", "root:9.2.9.IIb", "root:1.5.5")
def test_an_ally_on_the_way_with_a_vagabond_loses_a_warrior_too() -> None:
    match = wander(
        items={"ready": {"boot": 2, "sword": 1}},
        board={"relation": {"1": "allied"}},
        rules=HIRED,
        hirelings={"bandits": {"controller": 2, **ROAD}},
        on_map={"marquise_warrior": {"1": 3}},
    )
    answer(match, "walk 5", "along 1", "number 2", "damage sword ready")
    assert pieces(match, "marquise_warrior", "5") == 1
    assert pieces(match, "marquise_warrior", "1") == 1


@pytest.mark.law("root:E.2.2", "root:9.2.9.IIb", "root:1.5.5")
def test_bandits_of_an_ally_who_comes_along_bring_a_warrior() -> None:
    match = wander(
        items={"ready": {"boot": 2}},
        board={"relation": {"1": "allied"}},
        rules=HIRED,
        hirelings={"bandits": {"controller": 1, **ROAD}},
        on_map={"marquise_warrior": {"1": 3}},
    )
    answer(match, "walk 5", "along 1", "number 2")
    assert not told(match, "9.2.7")  # who is Allied with their controller is no enemy of theirs
    assert asked(match)[:2] == (1, "bandits_reinforce")
    answer(match, "at 5")
    assert pieces(match, "marquise_warrior", "5") == 3


@pytest.mark.law("root:E.2.2", "root:1.5.5")
def test_forced_moves_pass_bandits_too() -> None:
    cards = {"prophets": {"controller": 0}, "bandits": {"controller": 0, **ROAD}}
    there = {"prophet": {"1": 1}, "eyrie_warrior": {"1": 3}}
    match = woodland(step=2, boards={"marquise": {"actions": 3}}, rules=HIRED, hirelings=cards, on_map=there)
    answer(match, "hireling_move prophets", "to 5")
    assert pieces(match, "eyrie_warrior", "5") == 2


@pytest.mark.law("root:E.2.2", "root:E.3.2")
@pytest.mark.parametrize(("by", "left"), [(1, 4), (0, 5)])
def test_hirelings_of_an_enemy_are_waylaid(by: int, left: int) -> None:
    cards = {"dynasty": {"controller": 0}, "bandits": {"controller": by, **ROAD}}
    match = woodland(
        step=2,
        table=["marquise", "alliance", "corvids"],
        boards={"marquise": {"actions": 3}},
        rules=HIRED,
        hirelings=cards,
        on_map={"dynast": {"1": 5}},
    )
    answer(match, "hireling_move dynasty", "to 5")
    assert pieces(match, "dynast", "5") == left


@pytest.mark.law("root:E.2.2", "root:14.2.2")
def test_a_warlord_passes_bandits_and_his_warriors_do_not() -> None:
    there = {"warlord": {"1": 1}, "hundreds_warrior": {"1": 2}}
    for count, arrive in ((2, 1), (0, 0)):
        match = hire(
            "bandits",
            by=1,
            fields=ROAD,
            table=HORDE,
            step=3,
            boards={"hundreds": {"mood": "stubborn"}},
            on_map=there,
        )
        answer(match, "to 5", f"with_warlord {count}")
        assert (pieces(match, "warlord", "5"), pieces(match, "hundreds_warrior", "5")) == (1, arrive)


# E.2.2 Their controller on the way


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("taken", [True, False])
def test_the_controller_may_place_a_warrior_where_the_move_ends(taken: bool) -> None:
    match = passes(by=0)
    assert asked(match) == (0, "bandits_reinforce", "E.2.2")
    assert options(match) == {"at 5", "decline"}
    assert why(match, "at 1") == "E.2.2"
    answer(match, "at 5" if taken else "decline")
    assert pieces(match, "marquise_warrior", "5") == (3 if taken else 2)


@pytest.mark.law("root:E.2.2", "root:11.2.6.III", "root:1.5.1")
def test_who_has_paid_away_all_warriors_has_none_to_place() -> None:
    """Warriors that the Riverfolk were paid with are not in the supply."""
    table = ["marquise", "riverfolk", "alliance"]
    for paid, asks in ((20, True), (21, False)):
        match = passes(by=0, table=table, boards={"riverfolk": {"payments": [paid, 0, 0]}})
        assert supply(match, "marquise_warrior") == 21 - paid
        assert (asked(match)[1] == "bandits_reinforce") is asks


@pytest.mark.law("root:E.2.2", "root:6.2.2")
def test_nothing_is_placed_where_a_keep_forbids_it() -> None:
    match = hire(
        "bandits",
        table=["eyrie", "marquise", "alliance"],
        step=2,
        fields=ROAD,
        boards={
            "eyrie": {"leader": "builder", "decree": [[], ["ambush_fox"], [], []], "resolved": ["vizier_1", "vizier_2"]}
        },
        on_map={"eyrie_warrior": {"1": 2}, "keep": {"5": 1}},
    )
    answer(match, "decree_move ambush_fox 1", "to 5", "number 2")
    assert pieces(match, "eyrie_warrior", "5") == 2
    assert not told(match, "E.2.2")


@pytest.mark.law("root:E.2.2", "root:9.2.2")
def test_a_vagabond_has_no_warriors_to_place() -> None:
    match = wander(items={"ready": {"boot": 2}}, rules=HIRED, hirelings={"bandits": {"controller": 0, **ROAD}})
    answer(match, "walk 5")
    assert asked(match)[1] != "bandits_reinforce"


# E.2.4 Once in Daylight


@pytest.mark.law("root:E.2.4", "root:E.3.3", "root:E.3.5")
def test_a_bandit_comes_to_a_free_path_beside_own_pieces() -> None:
    there = {"marquise_warrior": {"5": 1}, "eyrie_warrior": {"3": 1}}
    match = acts("bandits", fields=ROAD, on_map=there, deck="exiles", crafted={0: ["boat_builders"]})
    answer(match, "hireling_place bandits")
    assert card(match, "bandits") | {"roads": ["1-5", "2-5"], "acted": True} == card(match, "bandits")  # the only one
    assert why(match, "hireling_place bandits") == "E.2.4"
    wide = acts("bandits", fields=ROAD, on_map={"marquise_warrior": {"5": 1, "1": 1}})
    answer(wide, "hireling_place bandits")
    assert options(wide, "bandit_path") == {"2 5", "1 9", "1 10"}
    assert why(wide, "bandit_path 1 5") == why(wide, "bandit_path 3 7") == "E.2.4"
    nowhere = acts("bandits", fields=ROAD, on_map={"marquise_warrior": {}}, **LINGERS)
    assert why(nowhere, "hireling_place bandits") == "E.2.4"


@pytest.mark.law("root:E.2.4")
def test_the_fifth_bandit_comes_from_another_path() -> None:
    roads = ["1-5", "3-6", "3-7", "3-11"]
    match = acts("bandits", fields={"roads": roads}, on_map={"marquise_warrior": {"5": 1, "1": 1}})
    answer(match, "hireling_place bandits")
    assert asked(match) == (0, "bandits_from", "E.2.4")
    assert options(match, "bandit_path") == {"1 5", "3 6", "3 7", "3 11"}
    assert why(match, "bandit_path 2 5") == "E.2.4"
    answer(match, "bandit_path 3 7", "bandit_path 2 5")
    assert card(match, "bandits")["roads"] == ["1-5", "2-5", "3-6", "3-11"]
    assert supply(match, "bandit") == 0


@pytest.mark.law("root:E.2.4", "root:C.3.2", "root:C.3.3")
def test_no_bandit_lurks_on_a_closed_path() -> None:
    given: dict[str, Any] = {"rules": {"map": "mountain"}, "on_map": {"marquise_warrior": {"2": 1, "3": 1}}}
    closed = acts("bandits", **given)
    answer(closed, "hireling_place bandits")
    assert why(closed, "bandit_path 2 3") == "2.2.1"
    opened = acts("bandits", closed=[0, 1, 1, 1, 1, 1], **given)
    answer(opened, "hireling_place bandits")
    assert "bandit_path 2 3" in options(opened)


@pytest.mark.law("root:E.2", "root:E.3.1")
def test_bandits_on_paths_rule_and_fight_nowhere() -> None:
    match = acts("bandits", fields={"roads": ["1-5", "1-9", "1-10"]}, on_map={"eyrie_warrior": {"1": 1}}, **LINGERS)
    assert match.facts["rules"]["1"] == "eyrie"
    assert why(match, "hireling_recruit bandits") == "E.2"


# The Bandit Gangs


@pytest.mark.law("root:E.2.1", "root:E.3.3")
@pytest.mark.parametrize(("there", "placed"), [({}, True), ({"2": 1}, False)])
def test_whoever_hires_the_gangs_places_one_beside_own_pieces(there: dict[str, int], placed: bool) -> None:
    match = hire(
        "bandits",
        by=-1,
        demoted=True,
        phase="evening",
        owed=[1, 0, 0],
        on_map={"bandit": there, "marquise_warrior": {"9": 1}, "sawmill": {"12": 1}},
    )
    answer(match, "lose_first")
    assert (asked(match)[1:] == ("hireling_where", "E.2.1")) is placed
    if placed:
        assert options(match, "at") == {"9", "12"}


@pytest.mark.law("root:E.2.2", "root:E.3.2")
def test_gangs_are_not_battled_beside_their_controller() -> None:
    there = {"bandit": {"5": 2}, "marquise_warrior": {"5": 3}}
    match = acts("bandits", demoted=True, by=1, on_map=there, chance=dice(2, 0))
    answer(match, "battle 5")
    assert pieces(match, "bandit", "5") == 0
    hidden = acts("bandits", demoted=True, by=1, on_map={**there, "roost": {"5": 1}}, chance=dice(0, 0))
    answer(hidden, "battle 5")
    assert "battles 0 1 5" in told(hidden, "4.3")  # nobody else can be battled there
    free = acts("bandits", demoted=True, by=-1, on_map={**there, "roost": {"5": 1}})
    answer(free, "battle 5")
    assert options(free, "against") == {"1", "bandits"}


@pytest.mark.law("root:E.2.4")
def test_gangs_call_a_warrior_of_their_controller_each() -> None:
    there = {"bandit": {"5": 2, "9": 1}, "eyrie_warrior": {"5": 1}}
    match = acts("bandits", demoted=True, on_map=there)
    answer(match, "hireling_recruit bandits")
    assert (pieces(match, "marquise_warrior", "5"), pieces(match, "marquise_warrior", "9")) == (2, 1)
    assert why(match, "hireling_recruit bandits") == why(match, "hireling_place bandits") == "E.2.4"


@pytest.mark.law("root:E.2.4", "root:1.5.4", "root:1.5.1", "root:11.2.6.III")
def test_gangs_call_as_many_warriors_as_are_left_after_all_payments() -> None:
    there = {"bandit": {"5": 2, "9": 1}}
    table = ["marquise", "riverfolk", "alliance"]
    match = acts("bandits", demoted=True, table=table, boards={"riverfolk": {"payments": [23, 0, 0]}}, on_map=there)
    answer(match, "hireling_recruit bandits")
    assert asked(match) == (0, "gangs_where", "1.5.4")
    assert options(match, "at") == {"5", "9"}
    assert why(match, "at 1") == "E.2.4"
    answer(match, "at 5", "at 9")
    assert (pieces(match, "marquise_warrior", "5"), pieces(match, "marquise_warrior", "9")) == (1, 1)
    poor = acts("bandits", demoted=True, table=table, boards={"riverfolk": {"payments": [25, 0, 0]}}, on_map=there)
    assert why(poor, "hireling_recruit bandits") == "1.5.1"


@pytest.mark.law("root:E.2.4")
def test_a_bandit_joins_its_controller_instead() -> None:
    match = acts("bandits", demoted=True, on_map={"marquise_warrior": {"5": 1, "1": 1}, "bandit": {"9": 3}})
    answer(match, "hireling_place bandits")
    assert options(match, "at") == {"1", "5"}
    assert why(match, "at 9") == "E.2.1"
    answer(match, "at 1")
    assert pieces(match, "bandit", "1") == 1
    assert why(match, "hireling_recruit bandits") == "E.2.4"
    all_out = acts("bandits", demoted=True, on_map={"marquise_warrior": {"5": 1}, "bandit": {"9": 4}})
    assert why(all_out, "hireling_place bandits") == "1.5.1"
    nobody = acts("bandits", demoted=True, on_map={"marquise_warrior": {"5": 1}})
    assert why(nobody, "hireling_recruit bandits") == "E.2.4"


@pytest.mark.law("root:E.2.4", "root:9.2.2")
def test_gangs_have_no_warriors_of_a_vagabond_to_call() -> None:
    match = wander(
        rules=HIRED,
        hirelings={"bandits": {"controller": 0, "demoted": True}},
        on_map={"bandit": {"5": 1}},
    )
    assert why(match, "hireling_recruit bandits") == "E.2.4"
    answer(match, "hireling_place bandits")
    assert pieces(match, "bandit", "1") == 1  # beside his pawn


@pytest.mark.law("root:E.3.1", "root:E.2.2")
def test_gangs_rule_for_their_controller_and_can_be_swept_away() -> None:
    there = {
        "bandit": {"6": 2},
        "roost": {"1": 1, "8": 1, "12": 1},
        "marquise_warrior": {"6": 1},
        "eyrie_warrior": {"6": 2},
    }
    match = hire(
        "bandits",
        demoted=True,
        by=1,
        table=["eyrie", "marquise", "alliance"],
        boards={"eyrie": {"leader": "builder"}},
        cards={0: ["favor_of_the_foxes"]},
        on_map=there,
    )
    assert match.facts["rules"]["6"] == "marquise"
    answer(match, "craft favor_of_the_foxes")
    assert pieces(match, "bandit", "6") == pieces(match, "marquise_warrior", "6") == 0
    assert not hand(match)


@pytest.mark.law("root:E.2.2", "root:E.3.4")
def test_bandits_waylay_hirelings_that_march() -> None:
    """The Marquise has the Expedition; the Eyrie has the Bandits, on the path from 1 to 5."""
    match = acts(
        "expedition",
        "bandits",
        more={"bandits": {"controller": 1, **ROAD}},
        table=["marquise", "eyrie", "corvids"],
        on_map={"explorer": {"1": 3}, "foothold": {"1": 1}},
    )
    answer(match, "hireling_act expedition", "at 9", "number 0", "hireling_move expedition")
    answer(match, "from 1", "to 5", "number 3")
    assert pieces(match, "explorer", "5") == 2
    assert "waylaid expedition 1 5" in told(match, "E.2.2")
