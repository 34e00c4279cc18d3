"""E.2 The Popular Band, and demoted the Street Band."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.conspiracy import cats_act
from tests.law.root.hired import acts, answer, asked, card, dealt, dice, hire, options, pieces, state, told, why
from tests.law.root.horde import HORDE
from tests.law.root.wanderer import items, wander
from tests.law.root.woodland import woodland

EVERYWHERE = {str(clearing) for clearing in range(1, 13)}
HIRED = {"hirelings": "three"}


# The set-up, and when hired


@pytest.mark.law("root:A.6.3")
def test_two_bands_begin_in_different_clearings() -> None:
    match = dealt("band", ["marquise", "eyrie"])
    assert asked(match)[1:] == ("hireling_where", "A.6.3")
    assert options(match, "at") == EVERYWHERE
    answer(match, "at 5")
    assert options(match, "at") == EVERYWHERE - {"5"}
    assert why(match, "at 5") == "A.6.3"
    answer(match, "at 1")
    assert state(match)["on_map"]["bandsman"] == {"1": 1, "5": 1}


@pytest.mark.law("root:A.6.3")
def test_the_street_band_begins_off_the_map() -> None:
    match = dealt("band", ["marquise", "eyrie", "alliance"], demoted=True)
    assert card(match, "band")["is_set_up"]
    assert "bandsman" not in state(match)["on_map"]


@pytest.mark.law("root:E.2.1", "root:E.3.3")
@pytest.mark.parametrize(
    ("there", "demoted", "placed"), [({}, False, True), ({"2": 1}, False, False), ({}, True, False)]
)
def test_whoever_hires_the_band_places_one_beside_own_pieces(
    there: dict[str, int], demoted: bool, placed: bool
) -> None:
    match = hire(
        "band",
        by=-1,
        demoted=demoted,
        phase="evening",
        owed=[1, 0, 0],
        on_map={"bandsman": there, "marquise_warrior": {"9": 1}, "sawmill": {"12": 1}, "eyrie_warrior": {"1": 1}},
    )
    answer(match, "lose_first")
    assert (asked(match)[1:] == ("hireling_where", "E.2.1")) is placed
    if placed:
        assert options(match, "at") == {"9", "12"}
        assert why(match, "at 1") == "E.2.1"


@pytest.mark.law("root:E.2.1")
def test_without_own_pieces_no_band_comes() -> None:
    match = hire("band", by=-1, phase="evening", owed=[1, 0, 0])
    answer(match, "lose_first")
    assert card(match, "band")["controller"] == 0
    assert "bandsman" not in state(match)["on_map"]


# What it does all the time


def marches(by: int = 1, demoted: bool = False, **given: Any) -> Match:
    """The Marquise marches from 1 to 5, where a Band plays, and has another move to make."""
    there = {"bandsman": {"5": 1}, "marquise_warrior": {"1": 3, "5": 2, "9": 1}}
    match = acts("band", by=by, demoted=demoted, on_map=there, **given)
    return answer(match, "march", "from 1", "to 5", "number 1")


@pytest.mark.law("root:E.2.2", "root:E.3.2")
@pytest.mark.parametrize(
    ("by", "demoted", "kept"), [(1, False, True), (-1, False, True), (1, True, True), (0, False, False)]
)
def test_enemies_do_not_leave_a_band_on_the_turn_they_came(by: int, demoted: bool, kept: bool) -> None:
    match = marches(by, demoted)
    assert ("from 5" in options(match)) is not kept
    assert "from 1" in options(match)
    if kept:
        assert why(match, "from 5") == "E.2.2"


@pytest.mark.law("root:E.2.2")
def test_who_stood_at_a_band_before_leaves_it() -> None:
    match = acts("band", by=1, on_map={"bandsman": {"5": 1}, "marquise_warrior": {"5": 2, "1": 1}})
    answer(match, "march")
    assert "from 5" in options(match)


@pytest.mark.law("root:E.2.2")
def test_a_band_that_is_gone_keeps_nobody() -> None:
    came = {"0": {"5": 1}}
    for bands, kept in (({"5": 1}, True), ({"1": 1}, False)):
        there = {"bandsman": bands, "marquise_warrior": {"5": 2, "1": 3}}
        match = acts("band", by=1, fields={"came": came}, on_map=there)
        answer(match, "march")
        assert ("from 5" in options(match)) is not kept


@pytest.mark.law("root:E.2.2", "root:1.4.1")
def test_in_the_next_turn_everybody_may_leave() -> None:
    there = {"bandsman": {"5": 1}, "marquise_warrior": {"5": 2, "1": 3}}
    match = hire("band", by=2, phase="evening", fields={"came": {"0": {"5": 1}, "1": {"5": 1}}}, on_map=there)
    assert state(match)["turn"] == 1
    assert card(match, "band")["came"] == {}


@pytest.mark.law("root:E.2.2", "root:9.5.1")
def test_a_vagabond_stays_with_a_band_he_came_to() -> None:
    match = wander(
        items={"ready": {"boot": 3}},
        rules=HIRED,
        hirelings={"band": {"controller": 1}},
        hands={0: ["anvil"]},
        on_map={"bandsman": {"5": 1}, "marquise_warrior": {"5": 1}},
    )
    answer(match, "walk 5")
    assert items(match)["ready"] == {"boot": 2}
    assert why(match, "walk 1") == why(match, "walk 2") == "E.2.2"


@pytest.mark.law("root:E.2.2", "root:E.3.4")
def test_a_hireling_is_kept_by_the_band_of_an_enemy() -> None:
    there = {"bandsman": {"5": 1}, "patrol": {"5": 2, "9": 1}}
    table = ["duchy", "corvids", "alliance"]
    for by, kept in ((1, True), (0, False)):
        cards = {"patrol": {"controller": 0}, "band": {"controller": by, "came": {"patrol": {"5": 1}}}}
        match = woodland(table=table, rules=HIRED, hirelings=cards, on_map=there)
        answer(match, "hireling_move patrol")
        assert ("from 5" in options(match)) is not kept


# Forced moves


@pytest.mark.law("root:E.2.2", "root:1.5.5")
def test_the_prophets_force_nobody_away_from_a_band_they_came_to() -> None:
    there = {"bandsman": {"12": 1}, "prophet": {"12": 1}, "eyrie_warrior": {"12": 3}, "marquise_warrior": {"1": 1}}
    for came, kept in (({"1": {"12": 1}}, True), ({}, False)):
        cards = {"prophets": {"controller": 0}, "band": {"controller": 0, "came": came}}
        match = woodland(step=2, boards={"marquise": {"actions": 3}}, rules=HIRED, hirelings=cards, on_map=there)
        assert ("hireling_move prophets" in options(match)) is not kept


@pytest.mark.law("root:E.2.2", "root:1.5.5")
def test_false_orders_move_nobody_away_from_a_band_they_came_to() -> None:
    for came, kept in (({"1": {"5": 1}}, True), ({}, False)):
        match = hire(
            "band",
            deck="exiles",
            phase="birdsong",
            crafted={0: ["false_orders_1"]},
            fields={"came": came},
            on_map={"bandsman": {"5": 1}, "eyrie_warrior": {"5": 2}},
        )
        assert ("use false_orders_1" in options(match)) is not kept


@pytest.mark.law("root:E.2.2", "root:1.5.5")
def test_who_is_lured_to_a_band_has_moved_there() -> None:
    match = plays(on_map={"bandsman": {"5": 1}, "eyrie_warrior": {"1": 1}})
    answer(match, "band_lure 1 1")
    assert card(match, "band")["came"] == {"1": {"5": 1}}


# Once in Daylight


def plays(by: int = 0, **given: Any) -> Match:
    """The Marquise has a Band play."""
    match = acts("band", by=by, **given)
    return answer(match, "hireling_move band")


@pytest.mark.law("root:E.2.4", "root:1.5.5", "root:E.3.4")
def test_a_band_lures_a_warrior_from_each_adjacent_clearing() -> None:
    there = {
        "bandsman": {"5": 1, "8": 1},
        "eyrie_warrior": {"1": 2},
        "alliance_warrior": {"2": 1, "4": 1},
        "marquise_warrior": {"2": 3},
    }
    match = plays(on_map=there)
    assert asked(match) == (0, "band_lure_to", "E.2.4")
    assert options(match, "at") == {"5", "8"}
    assert why(match, "at 1") == "E.2.4"
    answer(match, "at 5")
    assert asked(match) == (0, "band_lure", "E.2.4")
    assert options(match) == {"band_lure 1 1", "band_lure 0 2", "done"}
    assert why(match, "band_lure 2 4") == why(match, "band_lure 0 1") == "E.2.4"
    answer(match, "band_lure 1 1")
    assert pieces(match, "eyrie_warrior", "5") == pieces(match, "eyrie_warrior", "1") == 1
    assert why(match, "band_lure 1 1") == "E.2.4"  # one from each clearing
    answer(match, "band_lure 0 2")
    assert pieces(match, "marquise_warrior", "5") == 1
    assert asked(match) == (0, "hireling_where", "E.2.4")
    answer(match, "at 5")
    assert pieces(match, "bandsman", "5") == 2
    assert why(match, "hireling_move band") == why(match, "hireling_place band") == "E.2.4"


@pytest.mark.law("root:1.5.5", "root:4.2.1", "root:7.2.2")
@pytest.mark.parametrize(("cats", "lured"), [(1, True), (2, False)])
def test_whom_a_band_lures_must_rule_an_end_of_the_way(cats: int, lured: bool) -> None:
    """With a tie in 1 the Eyrie are Lords of the Forest there."""
    there = {
        "bandsman": {"5": 1},
        "eyrie_warrior": {"1": 1},
        "marquise_warrior": {"1": cats},
        "alliance_warrior": {"1": 1},
    }
    match = plays(on_map={**there, "sawmill": {"5": 1}})
    assert ("band_lure 1 1" in options(match)) is lured
    assert why(match, "band_lure 2 1") == "4.2.1"
    if not lured:
        assert why(match, "band_lure 1 1") == "4.2.1"


@pytest.mark.law("root:E.2.4")
def test_luring_and_placing_are_both_left_to_the_controller() -> None:
    match = plays(on_map={"bandsman": {"5": 1}, "eyrie_warrior": {"1": 1}})
    answer(match, "done")
    assert options(match) == {f"at {clearing}" for clearing in EVERYWHERE} | {"decline"}
    answer(match, "decline")
    assert state(match)["on_map"]["bandsman"] == {"5": 1}
    assert pieces(match, "eyrie_warrior", "1") == 1
    assert why(match, "hireling_place band") == "E.2.4"


@pytest.mark.law("root:E.2.4", "root:1.5.1")
@pytest.mark.parametrize("demoted", [False, True])
def test_a_band_is_placed_anywhere(demoted: bool) -> None:
    match = acts("band", demoted=demoted, on_map={"bandsman": {"5": 1}})
    assert why(match, "hireling_move band") == ("E.2" if demoted else "E.2.4")
    answer(match, "hireling_place band")
    assert options(match, "at") == EVERYWHERE
    answer(match, "at 12")
    assert pieces(match, "bandsman", "12") == 1
    all_out = acts("band", demoted=demoted, on_map={"bandsman": {"5": 2, "1": 3}})
    assert why(all_out, "hireling_place band") == "1.5.1"


@pytest.mark.law("root:E.2", "root:E.2.4")
def test_the_street_band_lures_nobody() -> None:
    match = acts("band", demoted=True, on_map={"bandsman": {"5": 1}, "eyrie_warrior": {"1": 1}})
    assert why(match, "hireling_move band") == "E.2"


# Meetings


@pytest.mark.law("root:E.2.4", "root:8.2.6", "root:1.5.5")
def test_whoever_is_lured_into_sympathy_pays_for_it() -> None:
    there = {"bandsman": {"5": 1}, "eyrie_warrior": {"1": 1}, "sympathy": {"5": 1}}
    match = plays(on_map=there, cards={1: ["ambush_rabbit"], 0: ["bake_sale"]})
    answer(match, "band_lure 1 1")
    assert asked(match)[:2] == (1, "alliance_outrage")


@pytest.mark.law("root:E.2.4", "root:14.2.2")
def test_a_warlord_is_not_lured() -> None:
    table = ["marquise", "hundreds", "eyrie"]
    alone = acts("band", table=table, on_map={"bandsman": {"5": 1}, "warlord": {"1": 1}})
    assert why(alone, "hireling_move band") == "E.2.4"
    led = plays(table=table, on_map={"bandsman": {"5": 1}, "warlord": {"1": 1}, "hundreds_warrior": {"1": 1}})
    answer(led, "band_lure 1 1")
    assert (pieces(led, "warlord", "1"), pieces(led, "hundreds_warrior", "5")) == (1, 1)


@pytest.mark.law("root:E.2.4", "root:9.2.2")
def test_a_vagabond_is_no_warrior_to_lure() -> None:
    match = acts(
        "band",
        table=["marquise", "eyrie", "vagabond"],
        boards={"vagabond": {"clearing": "1", "forest": "none"}},
        on_map={"bandsman": {"5": 1}},
    )
    assert why(match, "hireling_move band") == "E.2.4"


@pytest.mark.law("root:E.2.4", "root:13.7.2")
def test_a_snare_keeps_warriors_from_a_band() -> None:
    given: dict[str, Any] = {"rules": HIRED, "hirelings": {"band": {"controller": 1}}}
    there = {"bandsman": {"5": 1}, "marquise_warrior": {"1": 2}}
    free = cats_act(**given, on_map=there)
    assert "hireling_move band" in options(free)
    snared = cats_act(**given, up={"1": "snare_1"}, on_map={**there, "plot": {"1": 1}})
    assert why(snared, "hireling_move band") == "E.2.4"


@pytest.mark.law("root:4.3", "root:E.3.2")
def test_a_band_can_be_battled() -> None:
    there = {"bandsman": {"5": 2}, "marquise_warrior": {"5": 3}}
    match = acts("band", by=1, on_map=there, chance=dice(2, 1))
    answer(match, "battle 5")
    assert "battles 0 band 5" in told(match, "4.3")
    assert (pieces(match, "bandsman", "5"), pieces(match, "marquise_warrior", "5")) == (0, 2)


@pytest.mark.law("root:E.2.2", "root:14.2.2")
def test_a_band_keeps_a_warlord_too() -> None:
    there = {"bandsman": {"5": 1}, "warlord": {"5": 1}, "hundreds_warrior": {"1": 2, "5": 1}}
    boards = {"hundreds": {"mood": "stubborn"}}
    for came, kept in (({"0": {"5": 1}}, True), ({}, False)):
        match = hire("band", by=1, table=HORDE, step=3, fields={"came": came}, boards=boards, on_map=there)
        offered = any(option.startswith(("to", "from 5", "advance")) for option in options(match))
        assert offered is not kept
