"""9.3 Set-up, 9.4 Birdsong and 9.6 Evening of the Vagabond."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.root.wanderer import ALONE, FOUR, answer, asked, board, hand, items, options, state, wander

RULES = {"faction_1": "vagabond", "faction_2": "eyrie", "faction_3": "marquise"}


def before_setting_up(rules: dict[str, str] | None = None, seed: int = 0) -> Match:
    """The Marquise and the Eyrie have set up; it is the Vagabond's turn to do so."""
    match = start("root", 3, seed=seed, rules={**RULES, **(rules or {})})
    while asked(match)[0] != 0:
        match.choose(0)
    return match


# 9.3 Set-up


@pytest.mark.law("root:9.3.1")
def test_he_chooses_one_of_the_three_characters_of_the_base_box_or_of_all() -> None:
    match = before_setting_up()
    assert asked(match) == (0, "vagabond_who", "9.3.1")
    assert options(match, "character") == {"thief", "tinker", "ranger"}
    assert len(options(before_setting_up({"characters": "all"}), "character")) == 9


@pytest.mark.law("root:9.3.2")
def test_the_pawn_starts_in_any_forest() -> None:
    match = answer(before_setting_up(), "character thief")
    assert asked(match) == (0, "vagabond_forest_where", "9.3.2")
    assert options(match, "forest") == set("abcdefg")
    answer(match, "forest d")
    assert (board(match)["forest"], board(match)["clearing"]) == ("d", "none")


@pytest.mark.law("root:9.3.3")
def test_three_quests_are_revealed_from_a_shuffled_deck() -> None:
    seen = set()
    for seed in range(5):
        match = answer(before_setting_up(seed=seed), "character thief", "forest d")
        his = board(match)
        assert len(his["quests"]) == 3
        assert len({*his["quests"], *his["quest_deck"]}) == 15
        seen.add(tuple(his["quests"]))
    assert len(seen) > 1


@pytest.mark.law("root:9.3.4")
def test_an_r_item_lies_under_each_ruin_and_nobody_knows_which() -> None:
    seen = set()
    for seed in range(8):
        match = answer(before_setting_up(seed=seed), "character thief", "forest d")
        under = state(match)["ruin_items"]
        ruined = [int(clearing) - 1 for clearing in state(match)["ruins"]]
        assert [len(found) for found in under] == [1 if clearing in ruined else 0 for clearing in range(12)]
        assert sorted(found[0] for found in under if found) == ["bag_1", "boot_1", "hammer_1", "sword_1"]
        hidden = match.view(0)["state"]
        assert isinstance(hidden, dict)
        assert all(found["cards"] == [] for found in hidden["ruin_items"])
        seen.add(str(under))
    assert len(seen) > 1


START = {
    "thief": {"track": {"tea": 1}, "ready": {"boot": 1, "torch": 1, "sword": 1}},
    "tinker": {"track": {"bag": 1}, "ready": {"boot": 1, "torch": 1, "hammer": 1}},
    "ranger": {"ready": {"boot": 1, "torch": 1, "crossbow": 1, "sword": 1}},
    "vagrant": {"track": {"coin": 1}, "ready": {"boot": 1, "torch": 1}},
    "arbiter": {"ready": {"boot": 1, "torch": 1, "sword": 2}},
    "scoundrel": {"ready": {"boot": 2, "torch": 1, "crossbow": 1}},
    "adventurer": {"ready": {"boot": 1, "torch": 1, "hammer": 1}},
    "ronin": {"ready": {"boot": 2, "torch": 1, "sword": 1}},
    "harrier": {"track": {"coin": 1}, "ready": {"torch": 1, "sword": 1, "crossbow": 1}},
}


@pytest.mark.law(
    "root:9.3.5",
    "root:D.1.1",
    "root:D.2.1",
    "root:D.3.1",
    "root:D.4.1",
    "root:D.5.1",
    "root:D.6.1",
    "root:D.7.1",
    "root:D.8.1",
    "root:D.9.1",
)
@pytest.mark.parametrize("character", START)
def test_he_starts_with_the_items_of_his_character(character: str) -> None:
    match = answer(before_setting_up({"characters": "all"}), f"character {character}", "forest a")
    assert items(match) == START[character]


@pytest.mark.law("root:9.3.5")
def test_a_position_that_names_no_items_has_those_he_starts_with() -> None:
    rules = {f"faction_{seat + 1}": name for seat, name in enumerate(ALONE)}
    his = {"character": "tinker", "clearing": "1"}
    given = {"phase": "daylight", "factions": {"vagabond": his}}
    match = Match.from_position({"game": "root", "seats": 3, "rules": rules, "state": given}, Fast(1))
    assert items(match) == START["tinker"]


@pytest.mark.law("root:9.3.6")
def test_all_other_factions_are_indifferent() -> None:
    match = answer(before_setting_up(), "character thief", "forest a")
    assert board(match)["relation"] == ["none", "indifferent", "indifferent"]


def test_a_pawn_is_in_one_place_only() -> None:
    with pytest.raises(PositionError, match="not in both"):
        wander("1", board={"forest": "a"})


# 9.4 Birdsong


@pytest.mark.law("root:9.4.1")
def test_up_to_three_exhausted_items_are_refreshed() -> None:
    match = wander("1", items={"exhausted": {"boot": 3, "sword": 2}}, phase="birdsong", step=0)
    assert asked(match) == (0, "vagabond_refresh", "9.4.1")
    answer(match, "refresh boot exhausted", "refresh boot exhausted", "refresh sword exhausted")
    assert asked(match)[1] == "vagabond_slip"
    assert items(match) == {"ready": {"boot": 2, "sword": 1}, "exhausted": {"boot": 1, "sword": 1}}


@pytest.mark.law("root:9.4.1")
def test_he_need_not_refresh_those_three() -> None:
    match = wander("1", items={"exhausted": {"boot": 3}}, phase="birdsong", step=0)
    answer(match, "done")
    assert items(match) == {"exhausted": {"boot": 3}}


@pytest.mark.law("root:9.4.1", "root:9.2.5.I")
def test_each_tea_on_its_track_refreshes_two_more_which_he_must() -> None:
    held = {"track": {"tea": 1}, "exhausted": {"boot": 4, "sword": 2, "coin": 2}}
    match = wander("1", items=held, phase="birdsong", step=0)
    assert "done" not in options(match)
    answer(match, "refresh coin exhausted")
    assert "done" not in options(match)
    answer(match, "refresh boot exhausted")
    assert "done" in options(match)
    answer(match, *["refresh boot exhausted"] * 3)
    assert asked(match)[1] == "vagabond_slip"
    assert items(match) == {"track": {"tea": 1, "coin": 1}, "ready": {"boot": 4}, "exhausted": {"sword": 2, "coin": 1}}


@pytest.mark.law("root:9.4.1")
def test_a_tea_refreshed_now_and_a_damaged_tea_add_nothing() -> None:
    held = {"exhausted": {"tea": 1, "boot": 4}, "damaged": {"tea": 1}}
    match = wander("1", items=held, phase="birdsong", step=0)
    answer(match, "refresh tea exhausted", "refresh boot exhausted", "refresh boot exhausted")
    assert asked(match)[1] == "vagabond_slip"


@pytest.mark.law("root:9.4.1")
def test_a_damaged_item_can_be_turned_up_and_stays_damaged() -> None:
    match = wander("1", items={"damaged_exhausted": {"coin": 1}}, phase="birdsong", step=0)
    answer(match, "refresh coin damaged_exhausted")
    assert items(match) == {"damaged": {"coin": 1}}


@pytest.mark.law("root:9.4.2", "root:2.4.1", "root:G.1.2")
def test_he_slips_to_adjacent_clearings_and_forests_without_boots() -> None:
    match = wander("1", phase="birdsong", step=3)
    assert options(match) == {"slip 5", "slip 9", "slip 10", "slip_forest a", "slip_forest b", "decline"}
    woods = wander(forest="a", phase="birdsong", step=3)
    expected = {"slip 1", "slip 2", "slip 5", "slip 10", "slip_forest b", "slip_forest c", "decline"}
    assert options(woods) == expected


@pytest.mark.law("root:9.4.2")
def test_slipping_to_hostile_warriors_takes_no_boot() -> None:
    match = wander(
        "1",
        items={"ready": {"boot": 1}},
        board={"relation": {"1": "hostile"}},
        on_map={"marquise_warrior": {"5": 1}},
        phase="birdsong",
        step=3,
    )
    answer(match, "slip 5")
    assert board(match)["clearing"] == "5"
    assert items(match) == {"ready": {"boot": 1}}


@pytest.mark.law("root:9.4.2")
def test_he_may_stay() -> None:
    assert board(answer(wander("1", phase="birdsong", step=3), "decline"))["clearing"] == "1"


@pytest.mark.law("root:9.4")
def test_he_refreshes_before_he_slips() -> None:
    match = wander("1", items={"exhausted": {"boot": 1}}, phase="birdsong", step=0)
    assert asked(match)[1] == "vagabond_refresh"
    answer(match, "refresh boot exhausted")
    assert asked(match)[1] == "vagabond_slip"


# 9.6 Evening


@pytest.mark.law("root:9.6.1")
def test_in_a_forest_all_damaged_items_are_repaired_and_turned_up() -> None:
    held = {"damaged": {"tea": 1, "boot": 1}, "damaged_exhausted": {"coin": 1, "sword": 1}, "exhausted": {"torch": 1}}
    match = wander(forest="a", items=held, phase="evening")
    assert items(match) == {
        "track": {"tea": 1, "coin": 1},
        "ready": {"boot": 1, "sword": 1},
        "exhausted": {"torch": 1},
    }


@pytest.mark.law("root:9.6.1")
def test_in_a_clearing_nothing_is_repaired() -> None:
    held = {"damaged": {"boot": 1}}
    assert items(wander("1", items=held, phase="evening")) == held


@pytest.mark.law("root:9.6.2", "root:9.6.1")
@pytest.mark.parametrize(
    ("held", "drawn"),
    [({}, 1), ({"track": {"coin": 2}}, 3), ({"exhausted": {"coin": 2}}, 1), ({"damaged": {"coin": 1}}, 1)],
)
def test_he_draws_a_card_and_one_for_each_coin_on_its_track(held: dict[str, dict[str, int]], drawn: int) -> None:
    assert len(hand(wander("1", items=held, phase="evening"))) == drawn


@pytest.mark.law("root:9.6.1", "root:9.6.2", "root:9.6")
def test_a_coin_repaired_in_the_forest_draws_at_once() -> None:
    assert len(hand(wander(forest="a", items={"damaged": {"coin": 1}}, phase="evening"))) == 2


@pytest.mark.law("root:9.6.3")
def test_he_discards_down_to_five_cards() -> None:
    five = ["anvil", "foxfolk_steel", "sword", "investments", "bake_sale"]
    match = wander("1", phase="evening", hands={"0": five})
    assert asked(match) == (0, "discard_down", "9.6.3")
    answer(match, "discard anvil")
    assert len(hand(match)) == 5
    assert asked(match)[0] != 0


@pytest.mark.law("root:9.6.4", "root:9.6")
def test_items_beyond_six_leave_the_game_but_those_on_tracks_do_not_count() -> None:
    held = {"track": {"tea": 2}, "ready": {"boot": 3}, "exhausted": {"sword": 2}, "damaged": {"bag": 3}}
    match = wander("1", items=held, phase="evening")
    assert asked(match) == (0, "vagabond_overloaded", "9.6.4")
    assert options(match, "drop_item") == {"boot ready", "sword exhausted", "bag damaged"}
    answer(match, "drop_item bag damaged", "drop_item boot ready")
    assert items(match) == {
        "track": {"tea": 2},
        "ready": {"boot": 2},
        "exhausted": {"sword": 2},
        "damaged": {"bag": 2},
    }
    assert asked(match)[0] != 0


@pytest.mark.law("root:9.6.4")
def test_each_bag_on_its_track_makes_room_for_two_more() -> None:
    eight = {"track": {"bag": 1}, "ready": {"boot": 4, "sword": 4}}
    assert asked(wander("1", items=eight, phase="evening"))[0] != 0
    exhausted = wander("1", items={"exhausted": {"bag": 1}, "ready": {"boot": 4, "sword": 2}}, phase="evening")
    assert asked(exhausted) == (0, "vagabond_overloaded", "9.6.4")


@pytest.mark.law("root:9.6")
def test_the_capacity_is_checked_after_drawing_and_discarding() -> None:
    five = ["anvil", "foxfolk_steel", "sword", "investments", "bake_sale"]
    match = wander("1", items={"ready": {"boot": 4, "sword": 3}}, phase="evening", hands={"0": five}, table=FOUR)
    assert asked(match)[1] == "discard_down"
    answer(match, "discard anvil")
    assert asked(match)[1] == "vagabond_overloaded"
