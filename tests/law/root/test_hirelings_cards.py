"""E.2 What single hirelings do, promoted and demoted: Patrol, Dynasty, Uprising, Exile, Prophets, Flotilla."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.root.hired import (
    EVERYWHERE,
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
from tests.law.root.woodland import woodland

NO_CATS = ["duchy", "corvids", "alliance"]  # seat 0, the Duchy, has its Daylight
NO_BIRDS = ["marquise", "alliance", "corvids"]  # seat 0, the Marquise, is acting
NO_REBELS = ["marquise", "eyrie", "corvids"]


# The Forest Patrol


@pytest.mark.law("root:A.6.3")
def test_patrols_begin_in_every_clearing() -> None:
    match = dealt("patrol", ["eyrie", "alliance"])
    assert state(match)["on_map"]["patrol"] == EVERYWHERE


@pytest.mark.law("root:E.2.4", "root:E.3.4")
def test_the_patrol_may_move_and_then_may_battle() -> None:
    there = {"patrol": {"1": 2, "8": 1}, "alliance_warrior": {"5": 1, "8": 2}, "corvid_warrior": {"5": 1}}
    match = hire("patrol", table=NO_CATS, on_map=there)
    answer(match, "hireling_move patrol")
    assert options(match) == {"from 1", "decline"}  # of clearing 8 it rules neither end
    answer(match, "from 1", "to 5", "number 2")
    assert asked(match)[1:] == ("hireling_battle", "E.2.4")
    assert options(match) == {"battle 5", "battle 8", "decline"}
    answer(match, "decline")
    assert pieces(match, "patrol", "5") == 2
    assert why(match, "hireling_battle patrol") == "E.2.4"


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("there", [{"1": 1}, {"1": 2}, {"1": 2, "6": 2}])
def test_of_patrols_removed_together_one_goes_on_the_card(there: dict[str, int]) -> None:
    match = hire(
        "patrol",
        by=1,
        table=["eyrie", "corvids", "alliance"],
        on_map={"patrol": there, "roost": {"6": 1, "8": 1, "12": 1}},
        cards={0: ["favor_of_the_foxes"]},
        boards={"eyrie": {"leader": "builder"}},
        fields={"kept": 1},
    )
    answer(match, "craft favor_of_the_foxes")
    assert card(match, "patrol")["kept"] == 2
    assert state(match)["supply"]["patrol"] == 12 - 2


@pytest.mark.law("root:E.2.2", "root:4.1.3")
def test_the_patrol_on_the_card_needs_no_coffin() -> None:
    there = {"patrol": {"1": 3}, "duchy_warrior": {"1": 3}}
    match = hire(
        "patrol",
        by=1,
        table=NO_CATS,
        on_map=there,
        deck="exiles",
        crafted={2: ["coffin_makers"]},
        cards={0: ["ambush_fox"]},
        chance=dice(2, 0),
    )
    answer(match, "battle 1")
    assert card(match, "patrol")["kept"] == 1
    assert state(match)["coffins"] == {"patrol": 1}


@pytest.mark.law("root:E.2.4")
def test_patrols_come_back_from_the_card_to_a_clearing_with_one() -> None:
    match = hire("patrol", table=NO_CATS, on_map={"patrol": {"1": 1, "4": 1}}, fields={"kept": 3})
    answer(match, "hireling_place patrol")
    assert options(match, "at") == {"1", "4"}
    assert why(match, "at 2") == "E.2.4"
    answer(match, "at 4")
    assert pieces(match, "patrol", "4") == 4
    assert card(match, "patrol")["kept"] == 0
    empty = hire("patrol", table=NO_CATS, on_map={"patrol": {"1": 1}})
    assert why(empty, "hireling_place patrol") == "E.2.4"


def wounded(**given: Any) -> Match:
    """The Duchy battles the Corvids in clearing 1, and two Corvid warriors fall."""
    match = hire(
        "patrol",
        "dynasty",
        demoted=True,
        table=["duchy", "corvids", "alliance"],
        on_map={"duchy_warrior": {"1": 4}, "corvid_warrior": {"1": 2, "3": 1}},
        cards={1: ["anvil", "bake_sale"]},
        chance=dice(2, 0),
        **given,
    )
    answer(match, "battle 1")
    while asked(match)[1] == "ambush":
        answer(match, "decline")
    return match


@pytest.mark.law("root:E.2.2")
def test_the_physicians_save_warriors_of_their_controller() -> None:
    match = wounded(by=1)
    assert asked(match) == (1, "physicians_heal", "E.2.2")
    assert options(match) == {"spend anvil", "decline"}
    assert why(match, "spend bake_sale") == "2.1.1"
    answer(match, "spend anvil")
    assert pieces(match, "corvid_warrior", "3") == 3
    assert hand(match, 1) == {"bake_sale"}
    assert asked(wounded(by=2))[1] != "physicians_heal"


@pytest.mark.law("root:E.2.2", "root:1.1.3")
def test_two_effects_of_one_loss_are_no_choice_between_clearings() -> None:
    match = hire(
        "patrol",
        "dynasty",
        demoted=True,
        by=1,
        table=["duchy", "corvids", "alliance"],
        on_map={"duchy_warrior": {"1": 4}, "corvid_warrior": {"1": 1, "3": 1}, "plot": {"1": 1}},
        boards={"corvids": {"face_down": {"1": ["raid_1"]}}},
        cards={1: ["anvil"]},
        chance=dice(2, 0),
    )
    answer(match, "battle 1")
    while asked(match)[1] == "ambush":
        answer(match, "decline")
    assert asked(match)[:2] == (1, "physicians_heal")  # the Raid has come first, and 1 was no question
    assert [pieces(match, "corvid_warrior", near) for near in ("5", "9", "10")] == [1, 1, 1]


@pytest.mark.law("root:E.2", "root:E.2.4")
def test_the_physicians_do_not_patrol() -> None:
    match = hire("patrol", demoted=True, table=NO_CATS)
    assert why(match, "hireling_move patrol") == "E.2"


# The Last Dynasty


@pytest.mark.law("root:A.6.3")
def test_the_dynasty_begins_at_the_edge() -> None:
    match = dealt("dynasty", ["marquise", "alliance"])
    assert options(match, "at") == {"1", "2", "3", "4", "5", "6", "7", "8", "9"}
    assert why(match, "at 12") == "E.2.4"
    answer(match, "at 4")
    assert pieces(match, "dynast", "4") == 5


@pytest.mark.law("root:E.2.4")
def test_without_warriors_on_the_map_the_dynasty_comes_back_and_battles() -> None:
    match = acts("dynasty", table=NO_BIRDS, on_map={"corvid_warrior": {"2": 3}}, chance=dice(2, 1))
    assert options(match, "hireling_place") == {"dynasty"}
    assert why(match, "hireling_move dynasty") == why(match, "hireling_battle dynasty") == "E.2.4"
    answer(match, "hireling_place dynasty")
    assert why(match, "at 10") == "E.2.4"
    answer(match, "at 2")
    assert pieces(match, "corvid_warrior", "2") == 1
    assert pieces(match, "dynast", "2") == 4


@pytest.mark.law("root:E.2.4", "root:E.3.1")
def test_where_its_controller_rules_the_dynasty_moves_all_and_battles() -> None:
    there = {"dynast": {"1": 5}, "corvid_warrior": {"5": 2, "1": 1}}
    match = acts("dynasty", table=NO_BIRDS, on_map=there, chance=dice(1, 0))
    assert why(match, "hireling_battle dynasty") == why(match, "hireling_place dynasty") == "E.2.4"
    answer(match, "hireling_move dynasty", "to 5")
    assert pieces(match, "dynast", "5") == 5
    assert pieces(match, "corvid_warrior", "5") == 1


@pytest.mark.law("root:E.2.4", "root:E.3.1")
def test_where_its_controller_does_not_rule_the_dynasty_battles_twice() -> None:
    there = {"dynast": {"1": 3}, "corvid_warrior": {"1": 8}}
    match = acts("dynasty", table=NO_BIRDS, on_map=there, chance=dice(2, 0, 1, 0))
    assert why(match, "hireling_move dynasty") == "E.2.4"
    answer(match, "hireling_battle dynasty")
    assert pieces(match, "corvid_warrior", "1") == 8 - 2 - 1


@pytest.mark.law("root:E.2.2")
def test_the_nobles_rule_ties() -> None:
    there = {"marquise_warrior": {"1": 2}, "corvid_warrior": {"1": 2}}
    assert hire("dynasty", demoted=True, table=NO_BIRDS, on_map=there).facts["rules"]["1"] == "marquise"
    assert hire("dynasty", demoted=True, by=2, table=NO_BIRDS, on_map=there).facts["rules"]["1"] == "corvids"
    assert hire("dynasty", demoted=True, by=1, table=NO_BIRDS, on_map=there).facts["rules"]["1"] is None
    assert hire("dynasty", table=NO_BIRDS, on_map=there).facts["rules"]["1"] is None


@pytest.mark.law("root:E.2.3")
@pytest.mark.parametrize(("ruled", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_the_nobles_score_for_ruled_clearings(ruled: int, points: int) -> None:
    there = {"marquise_warrior": {str(clearing): 1 for clearing in range(1, ruled + 1)}}
    match = hire("dynasty", demoted=True, table=NO_BIRDS, phase="birdsong", step=0, on_map=there)
    assert score(match) == points
    other = hire("dynasty", demoted=True, by=1, table=NO_BIRDS, phase="birdsong", step=0, on_map=there)
    assert score(other) == 0


# The Spring Uprising


@pytest.mark.law("root:A.6.3")
def test_the_uprising_begins_where_the_die_says() -> None:
    match = dealt("uprising", ["marquise", "eyrie"])
    suits = [line.split()[1] for line in told(match, "A.6.3") if line.startswith("uprising_rolled")]
    assert len(suits) == 1
    fox, rabbit, mouse = {"1", "6", "8", "12"}, {"3", "4", "5", "10"}, {"2", "7", "9", "11"}
    clearings = {"fox": fox, "rabbit": rabbit, "mouse": mouse}[suits[0]]
    assert options(match, "at") == clearings
    assert why(match, "at 1" if suits[0] != "fox" else "at 2") == "E.2.3"
    answer(match, f"at {min(clearings)}")
    match.answer(match.ask.options[0])  # type: ignore[union-attr]
    assert sum(state(match)["on_map"]["rebel"].values()) == 2


def dawn(**given: Any) -> Match:
    """Birdsong begins for the Marquise, who controls the Spring Uprising."""
    return hire("uprising", table=NO_REBELS, phase="birdsong", step=0, **given)


@pytest.mark.law("root:E.2.3", "root:E.3.6")
def test_the_uprising_removes_all_enemies_for_one_of_its_warriors() -> None:
    there = {"rebel": {"1": 2, "8": 1}, "roost": {"1": 1}, "eyrie_warrior": {"1": 3}}
    match = dawn(on_map={**there, "marquise_warrior": {"1": 2}}, chance=dice(0))
    assert asked(match) == (0, "uprising_rise", "E.2.3")
    assert options(match, "uprising_rise") == {"1", "8"}
    assert options(match, "at") == {"1", "6", "8", "12"}
    assert why(match, "uprising_rise 5") == why(match, "uprising_rise 6") == why(match, "at 5") == "E.2.3"
    answer(match, "uprising_rise 1")
    left = [pieces(match, kind, "1") for kind in ("rebel", "roost", "eyrie_warrior", "marquise_warrior")]
    assert left == [1, 0, 0, 2]
    assert score(match) == 0


@pytest.mark.law("root:E.2.3")
def test_the_uprising_places_one_instead() -> None:
    match = dawn(on_map={"rebel": {"1": 1}}, chance=dice(1))
    assert options(match) == {"at 3", "at 4", "at 5", "at 10"}
    answer(match, "at 5")
    assert pieces(match, "rebel", "5") == 1
    none_left = dawn(on_map={"rebel": {"2": 4}}, chance=dice(1))
    assert asked(none_left)[1] != "uprising_rise"
    assert told(none_left, "E.2.3") == ["uprising_rolled rabbit"]


@pytest.mark.law("root:E.2.1")
@pytest.mark.parametrize(("there", "placed"), [({}, True), ({"2": 1}, False)])
def test_whoever_hires_the_uprising_places_one_if_none_is_there(there: dict[str, int], placed: bool) -> None:
    match = hire(
        "uprising", by=-1, table=NO_REBELS, phase="evening", owed=[1, 0, 0], on_map={"rebel": there}, chance=dice(0, 0)
    )
    answer(match, "lose_first")
    assert (asked(match)[1:] == ("hireling_where", "E.2.1")) is placed
    if placed:
        assert options(match, "at") == {"1", "6", "8", "12"}


@pytest.mark.law("root:E.2.2")
def test_whoever_battles_the_uprising_discards_a_matching_card() -> None:
    there = {"rebel": {"1": 2}, "marquise_warrior": {"1": 3}}
    match = acts("uprising", by=1, table=NO_REBELS, on_map=there, cards={0: ["anvil", "bake_sale"]}, chance=dice(1, 0))
    answer(match, "battle 1")
    assert options(match, "against") == {"uprising"}  # asked for nothing else, so that nobody learns of the hand
    answer(match, "against uprising")
    assert asked(match) == (0, "uprising_pay", "E.2.2")
    assert options(match) == {"discard anvil"}
    answer(match, "discard anvil")
    assert hand(match) == {"bake_sale"}
    assert pieces(match, "rebel", "1") == 1
    broke = acts("uprising", by=1, table=NO_REBELS, on_map=there, cards={0: ["bake_sale"]})
    assert why(broke, "battle 1") == "E.2.2"


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize(("paid", "lost"), [(True, (1, 2)), (False, (2, 1))])
def test_the_scouts_turn_the_dice_for_a_card(paid: bool, lost: tuple[int, int]) -> None:
    there = {"eyrie_warrior": {"1": 3}, "marquise_warrior": {"1": 3}}
    match = acts(
        "uprising",
        demoted=True,
        by=1,
        table=NO_REBELS,
        on_map=there,
        cards={1: ["anvil"]},
        chance=dice(2, 1),
        boards={"eyrie": {"leader": "builder"}},
    )
    answer(match, "battle 1")
    while asked(match)[1] == "ambush":
        answer(match, "decline")
    assert asked(match) == (1, "scouts_turn", "E.2.2")
    answer(match, "spend anvil" if paid else "decline")
    assert (3 - pieces(match, "eyrie_warrior", "1"), 3 - pieces(match, "marquise_warrior", "1")) == lost


# The Exile


@pytest.mark.law("root:A.6.3")
def test_the_exile_begins_in_a_forest_with_three_clubs() -> None:
    match = dealt("exile", ["marquise", "eyrie"])
    assert asked(match)[1:] == ("exile_where", "A.6.3")
    answer(match, "exile_forest c")
    assert card(match, "exile") | {"forest": "c", "clubs": 3, "exhausted": 0} == card(match, "exile")
    with pytest.raises(PositionError, match=r"A\.6\.3"):
        hire("exile", table=NO_REBELS)


def exile(**given: Any) -> Match:
    """The Exile is in forest a, between 1, 2, 5 and 10, with three clubs."""
    fields = {"forest": "a", "clubs": 3, **given.pop("fields", {})}
    return acts("exile", table=["marquise", "alliance", "corvids"], fields=fields, **given)


@pytest.mark.law("root:E.2.4")
def test_the_exile_exhausts_items_to_move_and_to_battle_and_then_refreshes() -> None:
    match = exile(on_map={"corvid_warrior": {"1": 3, "4": 1}, "marquise_warrior": {"12": 1}}, chance=dice(3, 0))
    answer(match, "hireling_move exile")
    assert asked(match)[1] == "exile_act"
    assert options(match, "battle") == {"1"}
    assert why(match, "battle 4") == why(match, "battle 2") == "E.2.4"
    answer(match, "battle 1")
    assert pieces(match, "corvid_warrior", "1") == 0  # three items, three hits
    assert card(match, "exile")["exhausted"] == 2
    assert why(match, "battle 1") == "E.2.4"
    nowhere = match.why_not("exile_forest h")  # a forest of another map
    assert nowhere is not None
    assert nowhere.moot
    near = options(match, "exile_forest")
    answer(match, f"exile_forest {min(near)}")
    assert card(match, "exile") | {"forest": min(near), "exhausted": 0, "acted": True} == card(match, "exile")
    assert why(match, "hireling_move exile") == "E.2.4"


@pytest.mark.law("root:E.2.4", "root:4.3.2.I")
def test_hits_exhaust_the_exiles_items_and_then_remove_them() -> None:
    match = exile(on_map={"corvid_warrior": {"1": 4}}, chance=dice(2, 2))
    answer(match, "hireling_move exile", "battle 1")
    assert pieces(match, "corvid_warrior", "1") == 2
    assert card(match, "exile") | {"clubs": 2, "exhausted": 0} == card(match, "exile")  # and all are refreshed


@pytest.mark.law("root:E.2.2")
def test_an_item_that_the_exile_loses_is_gone_for_good() -> None:
    fields = {"clubs": 0, "items": {"boot": 2}}
    match = exile(fields=fields, on_map={"corvid_warrior": {"1": 4}}, chance=dice(1, 1))
    answer(match, "hireling_move exile", "battle 1")
    assert card(match, "exile") | {"items": {"boot": 1}, "gone": {"boot": 1}} == card(match, "exile")


@pytest.mark.law("root:E.2.2", "root:E.2")
def test_anybody_next_to_the_exile_gives_him_an_item_for_a_card_and_a_point() -> None:
    given: dict[str, Any] = {"crafted_items": {"0": {"boot": 1}}, "by": 1}
    match = exile(on_map={"marquise_warrior": {"5": 1}}, **given)
    assert options(match, "give_to_exile") == {"boot"}
    assert why(match, "give_to_exile tea") == "E.2.2"
    answer(match, "give_to_exile boot")
    assert card(match, "exile")["items"] == {"boot": 1}
    assert (score(match), len(hand(match))) == (1, 1)
    far = exile(on_map={"marquise_warrior": {"4": 1}}, **given)
    assert why(far, "give_to_exile boot") == "E.2.2"


@pytest.mark.law("root:E.2.2")
def test_an_item_that_is_given_to_the_exile_leaves_the_box_exhausted_or_not() -> None:
    for count, left in ((1, 0), (2, 1)):
        match = exile(
            on_map={"marquise_warrior": {"5": 1}},
            crafted_items={"0": {"sword": count}},
            exhausted_items={"0": {"sword": count}},
        )
        answer(match, "give_to_exile sword")
        for box in ("crafted_items", "exhausted_items"):
            assert state(match)[box].get("0", {}).get("sword", 0) == left


@pytest.mark.law("root:E.2.4")
def test_without_an_item_the_exile_does_nothing() -> None:
    there = {"marquise_warrior": {"4": 1}}
    assert why(exile(fields={"clubs": 0}, on_map=there), "hireling_move exile") == "E.2.4"
    assert "hireling_move exile" in options(exile(fields={"clubs": 1}, on_map=there))


@pytest.mark.law("root:A.6.3", "root:E.2.4")
def test_the_brigand_takes_items_from_ruins() -> None:
    match = dealt("exile", ["marquise", "eyrie", "corvids"], demoted=True)
    assert sum(len(zone) for zone in state(match)["ruin_items"]) == 4
    match = acts(
        "exile",
        demoted=True,
        table=NO_REBELS,
        on_map={"marquise_warrior": {"6": 1}},
        ruin_items={"5": ["boot_1"], "9": ["bag_1"]},
    )
    assert options(match, "brigand_take") == {"6"}
    assert why(match, "brigand_take 10") == why(match, "brigand_take 1") == "E.2.4"
    answer(match, "brigand_take 6")
    assert state(match)["crafted_items"]["0"] == {"boot": 1}
    assert state(match)["ruins"].get("6", 0) == 0
    assert why(match, "brigand_take 10") == "E.2.4"


@pytest.mark.law("root:E.2.4")
def test_the_brigand_exhausts_an_item_to_rob_somebody_near() -> None:
    given: dict[str, Any] = {"demoted": True, "table": NO_REBELS, "cards": {1: ["anvil"]}}
    there = {"marquise_warrior": {"5": 1}, "eyrie_warrior": {"5": 1}}
    match = acts("exile", on_map=there, crafted_items={"0": {"boot": 1}}, **given)
    assert options(match, "brigand_rob") == {"1"}
    answer(match, "brigand_rob 1")
    assert hand(match) == {"anvil"}
    assert state(match)["exhausted_items"]["0"] == {"boot": 1}
    assert why(match, "brigand_rob 1") == "E.2.4"
    rich = acts("exile", on_map=there, crafted_items={"0": {"boot": 2}}, **{**given, "cards": {1: ["anvil", "sword"]}})
    answer(rich, "brigand_rob 1")
    assert options(rich, "brigand_rob") == set()  # once, whatever is left
    poor = acts("exile", on_map=there, **given)
    apart = acts("exile", on_map={**there, "eyrie_warrior": {"2": 1}}, crafted_items={"0": {"boot": 1}}, **given)
    assert why(poor, "brigand_rob 1") == why(apart, "brigand_rob 1") == "E.2.4"


# The Warm Sun Prophets


@pytest.mark.law("root:A.6.3")
def test_prophets_begin_at_the_ruins() -> None:
    match = dealt("prophets", ["marquise", "eyrie"])
    assert state(match)["on_map"]["prophet"] == {"6": 1, "10": 1, "11": 1, "12": 1}


@pytest.mark.law("root:E.2.1")
def test_whoever_hires_the_prophets_places_one_anywhere_if_none_is_there() -> None:
    match = hire("prophets", by=-1, table=NO_REBELS, phase="evening", owed=[1, 0, 0])
    answer(match, "lose_first")
    assert asked(match)[1:] == ("hireling_where", "E.2.1")
    assert options(match, "at") == set(EVERYWHERE)
    answer(match, "at 5")
    assert state(match)["on_map"]["prophet"] == {"5": 1}


@pytest.mark.law("root:E.2.4", "root:E.3.6")
def test_prophets_force_a_player_to_battle_who_scores_for_it() -> None:
    there = {"prophet": {"12": 1}, "eyrie_warrior": {"12": 3}, "sawmill": {"12": 1}, "marquise_warrior": {"3": 1}}
    match = acts("prophets", table=NO_REBELS, on_map=there, chance=dice(1, 0))
    answer(match, "hireling_battle prophets")
    assert asked(match) == (0, "prophets_against", "E.2.4")
    assert options(match, "against") == {"0", "prophets"}
    answer(match, "against 0")
    assert pieces(match, "sawmill", "12") == 0
    assert score(match, 1) == 1
    assert why(match, "hireling_battle prophets") == "E.2.4"


@pytest.mark.law("root:E.2.4", "root:1.5.5")
def test_prophets_force_a_player_to_move_all_and_maybe_battle() -> None:
    there = {"prophet": {"12": 1}, "eyrie_warrior": {"12": 3}, "corvid_warrior": {"7": 2}, "marquise_warrior": {"7": 1}}
    match = acts("prophets", table=NO_REBELS, on_map=there, chance=dice(0, 0))
    answer(match, "hireling_move prophets")
    assert asked(match) == (0, "prophets_to", "E.2.4")
    assert options(match, "to") == {"4", "7", "9", "10", "11"}
    assert why(match, "to 1") == "2.2.1"
    answer(match, "to 7")
    assert pieces(match, "eyrie_warrior", "7") == 3
    assert asked(match) == (0, "prophets_against", "E.2.4")
    assert options(match) == {"against 0", "against 2", "decline"}
    answer(match, "decline")
    assert pieces(match, "corvid_warrior", "7") == 2
    assert why(match, "hireling_move prophets") == why(match, "hireling_place prophets") == "E.2.4"  # once a turn


@pytest.mark.law("root:E.2.4")
def test_prophets_force_nobody_to_move_who_has_no_warriors_there() -> None:
    there = {"prophet": {"12": 1}, "roost": {"12": 1}, "eyrie_warrior": {"7": 3}}
    match = acts("prophets", table=NO_REBELS, on_map=there)
    assert why(match, "hireling_move prophets") == "E.2.4"
    assert "hireling_move prophets" not in options(match)


@pytest.mark.law("root:E.2.4")
@pytest.mark.parametrize(
    ("deed", "lacking"),
    [("hireling_battle prophets", "prophets_cannot_battle"), ("hireling_move prophets", "prophets_cannot_move")],
)
def test_prophets_force_nobody_to_what_cannot_be_done(deed: str, lacking: str) -> None:
    """In 12 the Eyrie has no warriors; in 8, which it rules, the Marquise can battle but not move."""
    there = {"prophet": {"12": 1, "1": 1, "8": 1}, "roost": {"12": 1}, "eyrie_warrior": {"1": 2, "8": 2}}
    match = answer(acts("prophets", table=NO_REBELS, on_map={**there, "marquise_warrior": {"8": 1}}), deed)
    fighting = {"0 8"} if lacking == "prophets_cannot_battle" else set()
    assert options(match, "prophets_force") == {"1 1", "1 8"} | fighting
    reasons = [match.why_not(f"prophets_force {option}") for option in ("1 12", "1 5", "0 1")]
    names = [reason.phrase.name for reason in reasons if reason is not None]
    assert names == [lacking, "prophets_none_there", "prophets_no_pieces"]


@pytest.mark.law("root:E.2.4")
def test_a_prophet_comes_to_a_clearing_without_one() -> None:
    match = acts("prophets", table=NO_REBELS, on_map={"prophet": {"12": 1}})
    assert why(match, "hireling_battle prophets") == why(match, "hireling_move prophets") == "E.2.4"
    answer(match, "hireling_place prophets")
    assert options(match, "at") == set(EVERYWHERE) - {"12"}
    assert why(match, "at 12") == "E.2.4"
    answer(match, "at 1")
    assert pieces(match, "prophet", "1") == 1
    all_out = acts("prophets", table=NO_REBELS, on_map={"prophet": {"12": 1, "1": 1, "5": 1, "9": 1}})
    assert why(all_out, "hireling_place prophets") == "1.5.1"


@pytest.mark.law("root:E.2.3")
def test_the_envoys_take_a_card_of_the_most_common_suit() -> None:
    pile = ["bake_sale", "anvil", "foxfolk_steel", "ambush_fox", "birdy_bindle", "a_visit_to_friends"]
    match = hire("prophets", demoted=True, table=NO_REBELS, phase="birdsong", step=0, discards=pile)
    assert asked(match)[1] == "start_of_phase"
    assert options(match) == {"hireling_dawn prophets", "done"}
    answer(match, "hireling_dawn prophets")
    assert options(match, "envoys_take") == {"anvil", "foxfolk_steel"}
    for other in ("ambush_fox", "birdy_bindle", "bake_sale"):
        assert why(match, f"envoys_take {other}") == "E.2.3"
    answer(match, "envoys_take anvil")
    assert "anvil" in hand(match)
    assert "anvil" not in state(match)["discards"]


# The Riverfolk Flotilla


@pytest.mark.law("root:A.6.3")
def test_the_flotilla_begins_at_the_edge_on_the_river() -> None:
    match = dealt("flotilla", ["marquise", "eyrie"])
    assert options(match, "at") == {"4", "5", "7"}
    assert why(match, "at 10") == "A.6.3"
    answer(match, "at 5")
    assert card(match, "flotilla")["clearing"] == "5"
    with pytest.raises(PositionError, match=r"A\.6\.3"):
        hire("flotilla", table=NO_REBELS)


@pytest.mark.law("root:E.2.3")
def test_the_flotilla_lets_guests_draw_then_sails_then_may_battle() -> None:
    there = {"marquise_warrior": {"10": 1}, "eyrie_warrior": {"10": 1, "11": 4}}
    match = hire(
        "flotilla",
        table=NO_REBELS,
        phase="birdsong",
        step=0,
        fields={"clearing": "10"},
        on_map=there,
        boards={"eyrie": {"leader": "builder"}},
        chance=dice(3, 1),
    )
    assert asked(match) == (0, "flotilla_draw", "E.2.3")
    answer(match, "draw_cards")
    assert asked(match) == (1, "flotilla_draw", "E.2.3")
    answer(match, "decline")
    assert (len(hand(match, 0)), len(hand(match, 1))) == (1, 0)
    assert asked(match) == (0, "flotilla_sail", "E.2.3")
    assert options(match, "to") == {"5", "11"}
    assert why(match, "to 1") == "E.2.3"
    answer(match, "to 11", "battle 11")
    assert pieces(match, "eyrie_warrior", "11") == 1  # it rolls three hits at most, and takes none
    assert card(match, "flotilla")["clearing"] == "11"
    assert asked(match)[1] == "marquise_act"  # it travels once a turn


@pytest.mark.law("root:E.2.2")
def test_nobody_battles_the_flotilla() -> None:
    there = {"marquise_warrior": {"5": 2}, "eyrie_warrior": {"5": 1}}
    match = acts("flotilla", by=1, table=NO_REBELS, fields={"clearing": "5"}, on_map=there)
    answer(match, "battle 5")
    assert "battles 0 1 5" in told(match, "4.3")  # nobody else can be battled there
    alone = acts("flotilla", by=1, table=NO_REBELS, fields={"clearing": "5"}, on_map={"marquise_warrior": {"5": 2}})
    assert why(alone, "battle 5") == "E.2.2"


@pytest.mark.law("root:E.2.2", "root:4.2.1")
def test_the_divers_ignore_rule_along_the_river() -> None:
    birds = {"1": 3, "2": 3, "4": 3, "5": 3, "9": 3, "12": 3}
    there = {"marquise_warrior": {"5": 1, "9": 1}, "eyrie_warrior": birds}
    match = acts("flotilla", demoted=True, table=NO_REBELS, on_map=there)
    answer(match, "march", "from 9")  # from there only clearing 4 is on the river
    assert pieces(match, "marquise_warrior", "4") == 1
    answer(match, "from 5")
    assert options(match, "to") == {"1", "2"}
    other = acts("flotilla", demoted=True, by=1, table=NO_REBELS, on_map=there)
    assert "march" not in options(other)
    promoted = acts("flotilla", table=NO_REBELS, on_map=there, fields={"clearing": "7"})
    assert "march" not in options(promoted)


@pytest.mark.law("root:E.3.5")
def test_the_divers_free_no_hirelings_of_their_controller() -> None:
    there = {"patrol": {"5": 1}, "eyrie_warrior": {"1": 3, "2": 3, "5": 3}}
    table = ["duchy", "corvids", "eyrie"]
    hirelings = {"flotilla": {"controller": 0, "demoted": True}, "patrol": {"controller": 0}}
    match = woodland(table=table, rules={"hirelings": "three"}, hirelings=hirelings, on_map=there)
    assert why(match, "hireling_move patrol") == "E.3.4"


@pytest.mark.law("root:E.2.2", "root:1.2.1")
@pytest.mark.parametrize(("held", "offered"), [("anvil", {"battle 1", "decline"}), ("bake_sale", {"decline"})])
def test_whether_somebody_is_asked_to_battle_the_uprising_tells_nothing_of_the_hand(
    held: str, offered: set[str]
) -> None:
    """Whoever holds cards is asked, with a matching one or without; only the options differ."""
    hirelings = {"patrol": {"controller": 0}, "uprising": {"controller": 1}}
    match = woodland(
        table=["duchy", "corvids", "eyrie"],
        rules={"hirelings": "three"},
        hirelings=hirelings,
        cards={0: [held]},
        on_map={"patrol": {"1": 2, "4": 1}, "rebel": {"1": 1}},
    )
    answer(match, "hireling_move patrol", "decline")
    assert asked(match) == (0, "hireling_battle", "E.2.4")
    assert options(match) == offered
