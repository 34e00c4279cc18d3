"""A2 The order of play, and D phase 1 as a whole."""

from __future__ import annotations

import pytest

from tests.law.neanderthal.hunts import EVENTS
from tests.law.neanderthal.table import answer, asked, dice, options, record, row, state, why
from tests.law.neanderthal.turns import icon, turn

WARLORD = {"cro_magnon": {"unassigned": 2, "cro_magnon_4": 1}}


@pytest.mark.law("neanderthal:A2.1", "neanderthal:A1.1")
def test_the_event_names_the_order_of_play() -> None:
    match = turn("laughing_woman")
    assert state(match)["order"] == ["cro_magnon", "archaic", "neanderthal"]
    assert record(match)[:2] == ["A1.1 turn_begins 1 laughing_woman", "A2.1 first_player cro_magnon"]
    assert asked(match)[0] == 2
    answer(match, "decline")
    assert asked(match)[0] == 0


@pytest.mark.law("neanderthal:C1a")
def test_a_species_that_nobody_plays_leaves_its_place_to_the_next() -> None:
    match = turn("laughing_woman", "archaic", "neanderthal")
    assert state(match)["order"] == ["archaic", "neanderthal"]
    assert asked(match)[0] == 0


# A2a Council of war


@pytest.mark.law("neanderthal:A2a", "neanderthal:E2c.2")
def test_a_first_player_with_a_warrior_may_let_the_others_go_before_him() -> None:
    match = turn("laughing_woman", pieces=WARLORD)
    assert asked(match) == (2, "council_of_war", "A2a")
    assert options(match) == {"appoint archaic", "appoint neanderthal", "decline"}
    answer(match, "appoint neanderthal")
    assert state(match)["order"] == ["neanderthal", "archaic", "cro_magnon"]
    assert asked(match)[:2] == (1, "bid")


@pytest.mark.law("neanderthal:A2a")
def test_he_may_as_well_keep_the_order_of_the_card() -> None:
    match = answer(turn("laughing_woman", pieces=WARLORD), "decline")
    assert state(match)["order"] == ["cro_magnon", "archaic", "neanderthal"]
    assert asked(match)[:2] == (2, "bid")


@pytest.mark.law("neanderthal:A2a")
def test_with_two_players_he_can_only_change_places() -> None:
    match = turn("laughing_woman", "archaic", "cro_magnon", pieces=WARLORD)
    assert options(match) == {"appoint archaic", "decline"}
    answer(match, "appoint archaic")
    assert state(match)["order"] == ["archaic", "cro_magnon"]


@pytest.mark.law("neanderthal:A2a")
def test_he_appoints_neither_himself_nor_a_species_that_nobody_plays() -> None:
    match = turn("laughing_woman", "archaic", "cro_magnon", pieces=WARLORD)
    assert (why(match, "appoint cro_magnon"), why(match, "appoint neanderthal")) == ("A2a", "A.1")


@pytest.mark.law("neanderthal:A2a", "neanderthal:B3c")
def test_an_immature_warrior_holds_no_council_and_neither_does_one_whose_tribe_is_not_first() -> None:
    assert asked(turn("laughing_woman", pieces=WARLORD, immature=["cro_magnon_4"]))[1] == "bid"
    assert asked(turn("laughing_woman", pieces={"archaic": {"unassigned": 2, "archaic_4": 1}}))[1] == "bid"


@pytest.mark.law("neanderthal:A2a")
def test_by_another_ruling_the_council_settles_the_whole_order() -> None:
    match = turn("laughing_woman", pieces=WARLORD, rules={"council": "any"})
    assert options(match, "appoint") == {"archaic", "neanderthal", "cro_magnon"}
    answer(match, "appoint archaic")
    assert options(match) == {"appoint neanderthal", "appoint cro_magnon"}
    answer(match, "appoint cro_magnon")
    assert state(match)["order"] == ["archaic", "cro_magnon", "neanderthal"]
    assert "A2a appointed cro_magnon 2" in record(match)


# D The phase


@pytest.mark.law("neanderthal:D.1", "neanderthal:A1.1")
def test_icons_are_applied_as_they_are_printed_and_the_auction_comes_last() -> None:
    match = turn(
        "weather_whisperer",
        pieces={"archaic": {"unassigned": 1, "archaic_6": 1}},
        north=["irish_elk"],
        south=["rabbits", "horse"],
        chance=dice(1, 2, 3),
    )
    assert record(match) == [
        "A1.1 turn_begins 1 weather_whisperer",
        "A2.1 first_player archaic",
        "D.1 icon cooling",
        "D1.2 removed rabbits",
        "D1.2 moved irish_elk south_1",
        "D1.1 ice_came north_1",
        "D.1 icon die_off",
        "D3.1 die_off_roll archaic 1",
        "D3.1 die_off_roll cro_magnon 2",
        "D3.1 die_off_roll neanderthal 3",
        "D.1 icon blizzard",
        "D5.1 forced 0 lose_elder 6",
        "D5a.2 elder_lost archaic archaic_6",
    ]
    assert asked(match) == (0, "bid", "D7b.1")


@pytest.mark.law("neanderthal:D.1")
def test_a_turn_can_be_taken_up_at_any_icon() -> None:
    match = icon("weather_whisperer", 2, north=["irish_elk"])
    assert [line for line in record(match) if "icon" in line] == ["D.1 icon blizzard"]
    assert row(match, "north")[0] == "irish_elk"
    assert asked(match)[1] == "bid"


@pytest.mark.law("neanderthal:A1.1")
def test_the_event_of_the_last_turn_is_past_when_the_next_is_turned_up() -> None:
    others = [daughter for daughter in EVENTS if daughter not in ("laughing_woman", "piper")]
    match = turn("laughing_woman", turn=4, event="piper", past=[], unused=others)
    found = state(match)
    assert (found["event"], found["past"], found["turn"]) == ("laughing_woman", ["piper"], 4)
