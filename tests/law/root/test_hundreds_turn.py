"""14.4, 14.5, 14.6, 14.7 The Lord of the Hundreds: Birdsong, Daylight, Evening, and the moods in them."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.horde import clause, ends, hoard, horde, mobs, own, rats, warlord
from tests.law.root.table import supply, told
from tests.law.root.woodland import answer, asked, crafted, dice, hand, options, pieces, record, score, state

FOX, RABBIT, MOUSE = 0, 1, 2  # faces of the mob die


def is_evening(match: Match) -> bool:
    """Whether the Daylight of the Hundreds is over."""
    return bool(told(match, "14.6.2"))


# 14.4 Birdsong


@pytest.mark.law("root:14.4")
def test_birdsong_goes_step_by_step() -> None:
    on_map = {"mob": {"1": 1}, "workshop": {"1": 1}, "stronghold": {"5": 1}}
    match = horde("raze", on_map=on_map, chance=dice(FOX))
    answer(match, "mood rowdy")  # the new warrior is anointed: recruiting comes first
    clauses = [line.split()[0] for line in record(match)]
    order = [clauses.index(clause) for clause in ("14.4.1", "14.4.2", "14.4.3", "14.4.4")]
    assert order == sorted(order)


# 14.4.1 Raze


@pytest.mark.law("root:14.4.1", "root:3.2.1")
def test_mobs_raze_enemy_buildings_and_tokens_but_no_warriors() -> None:
    on_map = {
        **{"mob": {"2": 1, "9": 1}, "stronghold": {"2": 1}, "warlord": {"3": 1}},
        **{"workshop": {"2": 1, "5": 1}, "wood": {"2": 2}, "roost": {"9": 1}, "marquise_warrior": {"2": 2}},
    }
    match = horde("raze", on_map=on_map, chance=dice(RABBIT))
    assert [pieces(match, kind, "2") for kind in ("workshop", "wood", "marquise_warrior", "stronghold")] == [0, 0, 2, 1]
    assert (pieces(match, "roost", "9"), pieces(match, "workshop", "5")) == (0, 1)
    assert score(match) == 4


@pytest.mark.law("root:14.4.1")
def test_a_mob_takes_the_item_from_a_ruin_and_the_empty_ruin_goes() -> None:
    given: dict[str, Any] = {"ruin_items": {"9": ["boot_1"]}}  # clearing 10
    match = horde("raze", on_map={"mob": {"10": 1}, "warlord": {"3": 1}}, chance=dice(MOUSE), **given)
    assert hoard(match) == {"boot": 1}
    assert own(match)["ruin_kinds"]["boot"] == 1
    assert state(match)["ruins"].get("10", 0) == 0
    assert match.facts["open_slots"]["10"] == 2
    assert state(match)["items"]["boot"] == 2  # those of the map are others


@pytest.mark.law("root:14.4.1", "root:9.7.3")
@pytest.mark.parametrize("reading", ["random", "chosen"])
def test_of_two_items_under_a_ruin_one_is_taken_r63(reading: str) -> None:
    table = ["hundreds", "vagabond", "vagabond2"]
    boards = {name: {"character": who, "forest": "a"} for name, who in (("vagabond", "thief"), ("vagabond2", "tinker"))}
    given: dict[str, Any] = {"table": table, "boards": boards, "ruin_items": {"9": ["boot_1", "sword_2"]}}
    on_map = {"mob": {"10": 1}, "warlord": {"3": 1}}
    match = horde("raze", on_map=on_map, rules={"razed_items": reading}, chance=dice(0, picks=[1]), **given)
    if reading == "chosen":
        assert asked(match) == (0, "hundreds_raze_item", "9.7.3")
        assert options(match, "raze_item") == {"boot_1", "sword_2"}
        assert clause(match, "raze_item bag_1") == "14.4.1"
        assert "sword_2" not in str(match.state_for(1)["ruin_items"])
        answer(match, "raze_item sword_2")
    assert hoard(match) == {"sword": 1}
    assert [item.partition("@")[0] for item in state(match)["ruin_items"][9]] == ["boot_1"]
    assert state(match)["ruins"]["10"] == 1


TWO_WANDERERS: dict[str, Any] = {
    "table": ["hundreds", "vagabond", "vagabond2"],
    "boards": {
        "vagabond": {"character": "thief", "forest": "a"},
        "vagabond2": {"character": "tinker", "forest": "a"},
    },
}


@pytest.mark.law("root:9.7.3", "root:14.4.1")
def test_the_hundreds_look_at_both_items_and_choose_unless_agreed_otherwise() -> None:
    match = horde(
        "raze", on_map={"mob": {"10": 1}, "warlord": {"3": 1}}, ruin_items={"9": ["boot_1", "sword_2"]}, **TWO_WANDERERS
    )
    assert asked(match) == (0, "hundreds_raze_item", "9.7.3")


@pytest.mark.law("root:9.7.3")
@pytest.mark.parametrize("reading", ["chosen", "random"])
def test_they_take_no_second_item_of_a_kind_from_the_ruins(reading: str) -> None:
    """Of two they can take the other one only; where only that kind is left they take nothing, and the ruin stays."""
    given: dict[str, Any] = {"hoard": {"boot": 1}, "board": {"ruin_kinds": {"boot": 1}}, **TWO_WANDERERS}
    given |= {"on_map": {"mob": {"10": 1}, "warlord": {"3": 1}}, "rules": {"razed_items": reading}}
    both = horde("raze", ruin_items={"9": ["boot_1", "sword_2"]}, chance=dice(MOUSE), **given)
    if reading == "chosen":
        assert options(both) == {"raze_item sword_2"}
        assert clause(both, "raze_item boot_1") == "9.7.3"
        answer(both, "raze_item sword_2")
    assert hoard(both) == {"boot": 1, "sword": 1}
    same = horde("raze", ruin_items={"9": ["boot_1"]}, chance=dice(MOUSE), **given)
    assert (hoard(same), state(same)["ruins"]["10"]) == ({"boot": 1}, 1)
    assert told(same, "9.7.3") == ["hundreds_razed_in_vain 0 10"]


@pytest.mark.law("root:14.4.1")
def test_the_mob_spreads_to_a_clearing_of_the_suit_rolled_next_to_a_mob() -> None:
    match = horde("raze", on_map={"mob": {"5": 1, "10": 1}, "warlord": {"3": 1}}, chance=dice(MOUSE))
    assert mobs(match) == {"2", "5", "10"}  # next to 5 and 10 only 2 is of mice
    match = horde("raze", on_map={"mob": {"1": 1}, "warlord": {"3": 1}}, chance=dice(RABBIT))
    assert asked(match) == (0, "hundreds_mob_where", "14.4.1")
    assert options(match, "at") == {"5", "10"}
    assert [clause(match, f"at {place}") for place in ("9", "3", "1")] == ["14.4.1"] * 3
    answer(match, "at 10")
    assert mobs(match) == {"1", "10"}


@pytest.mark.law("root:14.4.1")
def test_no_mob_comes_where_no_clearing_fits() -> None:
    match = horde("raze", on_map={"mob": {"1": 1}, "warlord": {"3": 1}}, chance=dice(FOX))
    assert mobs(match) == {"1"}
    assert "hundreds_rolled 0 fox" in told(match, "14.4.1")
    match = horde("raze", on_map={"warlord": {"3": 1}})
    assert told(match, "14.4.1") == []
    everywhere = {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1}
    match = horde("raze", on_map={"mob": everywhere, "warlord": {"3": 1}})
    assert mobs(match) == set(everywhere)


@pytest.mark.law("root:14.4.1", "root:6.2.2")
def test_the_keep_holds_off_a_mob_that_would_spread_there() -> None:
    match = horde("raze", on_map={"mob": {"9": 1}, "keep": {"1": 1}, "warlord": {"3": 1}}, chance=dice(FOX))
    assert mobs(match) == {"9", "12"}


@pytest.mark.law("root:14.4.1", "root:8.2.6", "root:8.2.4")
def test_razing_sympathy_is_an_outrage_and_a_razed_base_is_lost() -> None:
    table = ["hundreds", "marquise", "alliance"]
    on_map = {"mob": {"1": 1}, "sympathy": {"1": 1}, "base_fox": {"1": 1}, "warlord": {"3": 1}}
    boards = {"alliance": {"officers": 2, "supporters": ["anvil"]}}
    match = horde("raze", table=table, boards=boards, on_map=on_map, cards={0: ["travel_gear_fox"]}, chance=dice(FOX))
    assert asked(match) == (0, "alliance_which_first", "1.1.3")
    answer(match, "base_first")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")
    answer(match, "give travel_gear_fox")
    assert (score(match), state(match)["factions"]["alliance"]["officers"]) == (2, 1)


# 14.4.2 Recruit


@pytest.mark.law("root:14.4.2")
def test_warriors_come_to_the_warlord_by_prowess_and_one_to_each_stronghold() -> None:
    on_map = {"warlord": {"1": 1}, "stronghold": {"2": 2, "3": 1}, "hundreds_warrior": {"5": 1}}
    match = horde("recruit", hoard={"sword": 1}, on_map=on_map)
    assert [rats(match, place) for place in ("1", "2", "3", "5")] == [2, 2, 1, 1]


@pytest.mark.law("root:14.4.2", "root:1.5.4")
def test_where_warriors_are_short_the_warlord_is_served_first_and_then_by_choice() -> None:
    on_map = {"warlord": {"1": 1}, "stronghold": {"2": 1, "3": 1}, "hundreds_warrior": {"5": 18}}
    match = horde("recruit", on_map=on_map)
    assert rats(match, "1") == 1
    assert asked(match) == (0, "hundreds_recruit_where", "14.4.2")
    assert options(match, "at") == {"2", "3"}
    assert clause(match, "at 1") == "14.4.2"
    answer(match, "at 3")
    assert [rats(match, place) for place in ("2", "3")] == [0, 1]


@pytest.mark.law("root:14.4.2", "root:6.2.2")
def test_nothing_is_recruited_where_the_keep_stands() -> None:
    on_map = {"warlord": {"1": 1}, "stronghold": {"1": 1, "3": 1}, "keep": {"1": 1}}
    match = horde("recruit", on_map=on_map)
    assert [rats(match, place) for place in ("1", "3")] == [0, 1]


@pytest.mark.law("root:14.4.2")
def test_without_a_warlord_only_strongholds_recruit() -> None:
    match = horde("recruit", hoard={"sword": 2}, on_map={"stronghold": {"3": 1}, "hundreds_warrior": {"5": 1}})
    assert (rats(match, "3"), rats(match, "5"), supply(match, "warlord")) == (1, 1, 1)


# 14.4.3 Anoint


@pytest.mark.law("root:14.4.3", "root:14.2.2")
def test_one_of_the_warriors_becomes_the_warlord() -> None:
    match = horde("anoint", on_map={"hundreds_warrior": {"1": 1, "5": 2}, "stronghold": {"9": 1}})
    assert asked(match) == (0, "hundreds_anoint", "14.4.3")
    assert options(match, "at") == {"1", "5"}
    assert clause(match, "at 9") == "14.4.3"
    answer(match, "at 5")
    assert (warlord(match), rats(match, "5"), supply(match, "hundreds_warrior")) == ("5", 1, 18)


@pytest.mark.law("root:14.4.3")
def test_without_warriors_the_warlord_comes_anywhere() -> None:
    match = horde("anoint", on_map={"keep": {"1": 1}})
    assert options(match, "at") == {str(clearing) for clearing in range(2, 13)}
    answer(match, "at 12")
    assert warlord(match) == "12"


@pytest.mark.law("root:14.4.3")
def test_a_warlord_on_the_map_stays() -> None:
    match = horde("anoint", on_map={"warlord": {"1": 1}, "hundreds_warrior": {"5": 1}})
    assert asked(match)[1] == "hundreds_mood"


@pytest.mark.law("root:14.4.3", "root:6.2.2")
def test_a_warrior_with_the_keep_cannot_be_anointed() -> None:
    match = horde("anoint", on_map={"keep": {"1": 1}, "hundreds_warrior": {"1": 1, "5": 1}})
    assert (warlord(match), rats(match, "1")) == ("5", 1)


# 14.4.4 Choose a mood


@pytest.mark.law("root:14.4.4")
def test_another_mood_without_an_item_of_the_hoard_must_be_chosen() -> None:
    items = {"hammer": 1, "boot": 1}
    match = horde("mood", mood="rowdy", hoard=items, on_map={"warlord": {"1": 1}})
    assert options(match, "mood") == {"grandiose", "lavish", "relentless", "stubborn", "wrathful"}
    assert "done" not in options(match)
    for mood in ("rowdy", "bitter", "jubilant"):
        assert clause(match, f"mood {mood}") == "14.4.4"
    assert str(match.why_not("mood bitter")) == "With a hammer in the hoard the warlord cannot be Bitter (14.4.4)."
    answer(match, "mood wrathful")
    assert own(match)["mood"] == "wrathful"


@pytest.mark.law("root:14.4.4")
@pytest.mark.parametrize(
    ("mood", "item"),
    [
        *[("bitter", "hammer"), ("grandiose", "tea"), ("jubilant", "boot"), ("relentless", "bag")],
        *[("rowdy", "coin"), ("stubborn", "crossbow"), ("wrathful", "sword")],
    ],
)
def test_each_mood_but_lavish_shows_an_item(mood: str, item: str) -> None:
    on_map = {"warlord": {"1": 1}}
    now = "rowdy" if mood != "rowdy" else "bitter"
    assert mood in options(horde("mood", mood=now, on_map=on_map), "mood")
    assert mood not in options(horde("mood", mood=now, hoard={item: 1}, on_map=on_map), "mood")


@pytest.mark.law("root:14.4.4", "root:14.7.4")
def test_lavish_stays_where_no_other_mood_is_left() -> None:
    items = {"boot": 1, "bag": 1, "coin": 1, "hammer": 1, "tea": 1, "sword": 1, "crossbow": 1}
    match = horde("mood", mood="lavish", hoard=items, on_map={"warlord": {"1": 1}})
    assert (own(match)["mood"], asked(match)[1]) == ("lavish", "hundreds_lavish")
    match = horde("mood", mood="rowdy", hoard=items, on_map={"warlord": {"1": 1}})
    assert own(match)["mood"] == "lavish"  # the only one


@pytest.mark.law("root:1.4.1", "root:4.1.3")
def test_a_card_for_birdsong_can_be_used_after_the_mood_is_chosen() -> None:
    on_map = {"warlord": {"1": 1}, "hundreds_warrior": {"5": 1}}
    match = horde("mood", on_map=on_map, crafted={0: ["royal_claim"]})
    answer(match, "mood rowdy")
    assert options(match) == {"use royal_claim", "done"}
    assert score(answer(match, "use royal_claim")) == 2


# 14.7.4 Lavish


@pytest.mark.law("root:14.7.4")
def test_lavish_gives_items_away_for_two_warriors_each() -> None:
    items = {"boot": 1, "tea": 2}
    on_map = {"warlord": {"1": 1}}
    match = horde("lavish", mood="lavish", hoard=items, on_map=on_map)
    assert options(match) == {"scrap boot", "scrap tea", "done"}
    assert clause(match, "scrap bag") == "14.7.4"
    answer(match, "scrap tea", "scrap boot", "done")
    assert (rats(match, "1"), hoard(match), score(match)) == (4, {"tea": 1}, 0)
    assert (state(match)["items"]["tea"], own(match)["gone"]) == (0, {"tea": 1, "boot": 1})
    found = horde("lavish", mood="lavish", hoard={"boot": 1}, board={"ruin_kinds": {"boot": 1}}, on_map=on_map)
    answer(found, "scrap boot")  # one from under a ruin: those of the map are untouched
    assert (own(found)["ruin_kinds"], own(found)["gone"], state(found)["items"]["boot"]) == ({}, {}, 2)
    other = horde("lavish", mood="rowdy", hoard=items, on_map={"warlord": {"1": 1}})
    assert asked(other)[1] != "hundreds_lavish"


@pytest.mark.law("root:14.7.4", "root:1.1.3", "root:4.1.3")
@pytest.mark.parametrize("first", ["lavish", "emigre"])
def test_lavish_before_or_after_the_emigre_who_moves_at_the_same_time(first: str) -> None:
    given: dict[str, Any] = {"deck": "exiles", "crafted": {0: ["eyrie_emigre"]}, "hoard": {"boot": 1}}
    on_map = {"warlord": {"1": 1}, "hundreds_warrior": {"9": 1}}
    match = horde("end", mood="lavish", on_map=on_map, **given)
    assert asked(match)[1] == "hundreds_lavish"
    if first == "lavish":
        answer(match, "scrap boot")
        assert asked(match)[1] == "move_from"
        answer(match, "from 1", "to 5", "with_warlord 2")
        assert (warlord(match), rats(match, "5")) == ("5", 2)
    else:
        answer(match, "done", "from 1", "to 5")
        assert asked(match)[1] == "hundreds_lavish"
        answer(match, "scrap boot")
        assert (warlord(match), rats(match, "5")) == ("5", 2)
    assert crafted(match) == set()  # nobody was there to battle


@pytest.mark.law("root:4.1.3", "root:1.4.1")
def test_an_emigre_who_has_battled_stays_at_home_while_his_warlord_is_lavish() -> None:
    given: dict[str, Any] = {"deck": "exiles", "crafted": {0: ["eyrie_emigre"]}, "hoard": {"boot": 1}}
    on_map = {"warlord": {"1": 1}, "eyrie_warrior": {"5": 1}, "hundreds_warrior": {"9": 1}}
    match = horde("end", mood="lavish", on_map=on_map, chance=dice(1, 0), **given)
    answer(match, "done", "from 1", "to 5")
    assert asked(match)[1] == "hundreds_lavish"
    later = answer(match.clone(), "done")
    assert state(later)["phase"] == "daylight"
    assert crafted(later) == {"eyrie_emigre"}


# 14.5.1 Crafting


@pytest.mark.law("root:14.5.1")
@pytest.mark.parametrize("reading", ["once", "any"])
def test_how_many_cards_are_crafted_r61(reading: str) -> None:
    on_map = {"stronghold": {"1": 1, "2": 1}, "warlord": {"5": 1}}
    cards = {0: ["anvil", "smugglers_trail"]}
    match = horde("craft", rules={"stronghold_crafting": reading}, cards=cards, on_map=on_map)
    answer(match, "craft anvil", "break_item")
    if reading == "once":
        assert asked(match)[1] == "hundreds_command"
        assert clause(match, "craft smugglers_trail") == "14.5"
    else:
        answer(match, "craft smugglers_trail", "hoard_item")
        assert hoard(match) == {"bag": 1}


@pytest.mark.law("root:14.5.1", "root:4.1.3")
def test_a_lasting_card_is_crafted_too() -> None:
    match = horde("craft", cards={0: ["command_warren_1"]}, on_map={"stronghold": {"4": 1, "5": 1}})
    answer(match, "craft command_warren_1")
    assert crafted(match) == {"command_warren_1"}


# 14.5.2 Command the Hundreds


@pytest.mark.law("root:14.5.2", "root:14.5.2.I", "root:14.5.2.II", "root:14.5")
def test_as_many_actions_as_command_says_in_any_mix() -> None:
    on_map = {"hundreds_warrior": {"1": 3}, "warlord": {"3": 1}, "marquise_warrior": {"5": 3}}
    match = horde("first", hoard={"boot": 1}, on_map=on_map, chance=dice(1, 0))
    answer(match, "from 1", "to 5", "number 3")
    assert match.ask is not None
    assert (asked(match)[1], match.ask.args) == ("hundreds_command", (1,))
    answer(match, "battle 5")
    assert pieces(match, "marquise_warrior", "5") == 2
    assert asked(match)[1] == "hundreds_advance"  # two are all
    assert own(match)["commands"] == 2
    assert clause(match, "battle 5") == "14.5.3"


@pytest.mark.law("root:14.5.2")
def test_no_more_actions_once_all_are_taken() -> None:
    on_map = {"hundreds_warrior": {"1": 3}, "warlord": {"3": 1}, "marquise_warrior": {"1": 3}}
    given: dict[str, Any] = {"crafted": {0: ["codebreakers_1"]}, "cards": {1: ["anvil"]}}
    match = horde("first", board={"commands": 1}, on_map=on_map, **given)
    assert options(match) == {"use codebreakers_1", "done"}
    for text in ("battle 1", "from 1", "stronghold 1"):
        assert str(match.why_not(text)) == "Your Command is 1, and you have used it (14.5.2)."


@pytest.mark.law("root:14.5.3")
def test_no_more_advances_once_all_are_taken() -> None:
    on_map = {"warlord": {"1": 1}, "marquise_warrior": {"1": 3}}
    given: dict[str, Any] = {"crafted": {0: ["codebreakers_1"]}, "cards": {1: ["anvil"]}}
    match = horde("second", board={"advances": 1}, on_map=on_map, **given)
    assert options(match) == {"use codebreakers_1", "done"}
    for text in ("battle 1", "to 5", "ferry 5"):
        assert str(match.why_not(text)) == "Your Prowess is 1, and the warlord has advanced once (14.5.3)."


@pytest.mark.law("root:14.5.2.III", "root:2.2.3")
def test_a_card_builds_a_stronghold_in_a_matching_ruled_clearing() -> None:
    on_map = {
        **{"hundreds_warrior": {"1": 2, "2": 1, "8": 1}, "warlord": {"9": 1}},
        **{"marquise_warrior": {"8": 1}, "stronghold": {"1": 0, "2": 2}},
    }
    match = horde("first", cards={0: ["anvil", "smugglers_trail"]}, on_map=on_map)
    assert options(match, "stronghold") == {"1"}
    assert [clause(match, f"stronghold {place}") for place in ("2", "9", "8", "5")] == [
        "2.2.3",
        "14.5.2.III",
        "14.5.2.III",
        "14.5.2.III",
    ]
    answer(match, "stronghold 1")
    assert asked(match) == (0, "hundreds_build_with", "14.5.2.III")
    assert clause(match, "spend smugglers_trail") == "2.1.1"
    answer(match, "spend anvil")
    assert (pieces(match, "stronghold", "1"), hand(match)) == (1, {"smugglers_trail"})


@pytest.mark.law("root:14.5.2.III", "root:1.5.1")
def test_six_strongholds_are_all() -> None:
    on_map = {"stronghold": {"1": 1, "2": 2, "3": 1, "4": 1, "5": 1}, "hundreds_warrior": {"9": 1}}
    match = horde("first", cards={0: ["smugglers_trail"]}, on_map=on_map)
    assert clause(match, "stronghold 9") == "1.5.1"


# 14.5.3 Advance the Warlord


ARMY: dict[str, Any] = {"hundreds_warrior": {"1": 3}, "warlord": {"1": 1}, "marquise_warrior": {"5": 2}}


@pytest.mark.law("root:14.5.3")
def test_the_warlord_moves_with_any_number_of_warriors_and_then_may_battle() -> None:
    match = horde("second", on_map=ARMY, chance=dice(2, 0))
    assert asked(match) == (0, "hundreds_advance", "14.5.3")
    assert options(match) == {"to 5", "to 9", "to 10", "done"}
    assert clause(match, "battle 5") == "14.5.3"
    answer(match, "to 5")
    assert options(match) == {f"with_warlord {count}" for count in range(4)}
    answer(match, "with_warlord 2")
    assert (warlord(match), rats(match, "5"), rats(match, "1")) == ("5", 2, 1)
    assert asked(match) == (0, "hundreds_then_battle", "14.5.3")
    answer(match, "battle 5")
    assert pieces(match, "marquise_warrior", "5") == 0
    assert is_evening(match)  # one Advance is all that Prowess 1 gives


@pytest.mark.law("root:14.5.3")
def test_he_may_battle_without_moving_or_move_without_battling() -> None:
    on_map = {**ARMY, "marquise_warrior": {"1": 2, "5": 2}}
    match = horde("second", hoard={"tea": 1}, on_map=on_map, cards={0: ["anvil"]}, chance=dice(1, 0))
    answer(match, "battle 1")
    assert pieces(match, "marquise_warrior", "1") == 1
    answer(match, "to 5", "with_warlord 0", "decline")
    assert (warlord(match), own(match)["advances"]) == ("5", 2)


@pytest.mark.law("root:14.5.3", "root:14.2.4.II")
def test_as_often_as_prowess_says() -> None:
    match = horde("second", hoard={"tea": 2, "sword": 1}, on_map={"warlord": {"1": 1}}, cards={0: ["anvil"]})
    for place in ("5", "1", "9"):
        answer(match, f"to {place}")
    assert (warlord(match), asked(match)[1]) == ("9", "hundreds_incite")


@pytest.mark.law("root:14.5.3", "root:4.2.1")
def test_his_moves_need_rule_as_any_move() -> None:
    on_map = {"warlord": {"1": 1}, "marquise_warrior": {"1": 2, "5": 1, "9": 1}}
    match = horde("second", on_map=on_map)
    assert options(match, "to") == set()
    assert clause(match, "to 5") == "4.2.1"


@pytest.mark.law("root:14.5.3")
def test_a_fallen_warlord_advances_no_more() -> None:
    on_map = {"warlord": {"1": 1}, "marquise_warrior": {"1": 3}, "stronghold": {"3": 1}}
    match = horde("second", mood="rowdy", hoard={"tea": 2, "sword": 1}, on_map=on_map, chance=dice(1, 1))
    answer(match, "battle 1")
    assert warlord(match) == ""
    assert is_evening(match)


# 14.7.2 Grandiose


@pytest.mark.law("root:14.7.2", "root:14.5")
def test_a_grandiose_warlord_advances_before_the_hundreds_are_commanded() -> None:
    match = horde("first", mood="grandiose", on_map=ARMY)
    assert asked(match)[1] == "hundreds_advance"
    answer(match, "done")
    assert asked(match)[1] == "hundreds_command"
    match = horde("first", mood="rowdy", on_map=ARMY)
    assert asked(match)[1] == "hundreds_command"


# 14.7.5 Relentless


CAMPAIGN: dict[str, Any] = {
    "hundreds_warrior": {"1": 6},
    "warlord": {"1": 1},
    "marquise_warrior": {"5": 2, "1": 2},
}


def campaign(reading: str, mood: str = "relentless") -> Match:
    """A warlord with two Advances; the dice hit nobody."""
    given: dict[str, Any] = {"mood": mood, "hoard": {"tea": 1}, "rules": {"relentless": reading}}
    return horde("second", on_map=CAMPAIGN, chance=dice(*[0] * 12), **given)


@pytest.mark.law("root:14.7.5", "root:14.5.3")
def test_relentless_once_in_the_step_after_a_move_and_a_battle_r62() -> None:
    match = answer(campaign("once"), "battle 1")
    assert asked(match)[1] == "hundreds_advance"  # no move so far
    answer(match, "to 5", "with_warlord 6", "decline")  # the battle was in the Advance before
    assert asked(match) == (0, "hundreds_once_more", "14.7.5")
    assert options(match) == {"to 1", "to 2", "battle 5", "decline"}
    answer(match, "battle 5")
    assert is_evening(match)
    match = answer(campaign("once"), "to 5", "with_warlord 6", "battle 5", "to 1", "with_warlord 6")
    assert asked(match)[1] == "hundreds_advance"
    answer(match, "to 5", "with_warlord 6", "battle 5")
    assert is_evening(match)  # only once


@pytest.mark.law("root:14.7.5")
def test_relentless_after_each_advance_with_both_r62() -> None:
    match = answer(campaign("each"), "battle 1", "to 5", "with_warlord 6", "decline")
    assert is_evening(match)  # neither Advance had both
    match = answer(campaign("each"), "to 5", "with_warlord 6", "battle 5", "to 1", "with_warlord 6")
    answer(match, "to 5", "with_warlord 6", "battle 5")
    assert asked(match) == (0, "hundreds_once_more", "14.7.5")
    answer(match, "decline")
    assert is_evening(match)


@pytest.mark.law("root:14.7.5")
def test_declined_it_is_offered_again_after_the_next_advance() -> None:
    match = answer(campaign("once"), "to 5", "with_warlord 6", "battle 5", "decline", "to 1", "with_warlord 6")
    answer(match, "decline")
    assert asked(match) == (0, "hundreds_once_more", "14.7.5")


@pytest.mark.law("root:14.7.5")
def test_in_another_mood_there_is_no_more() -> None:
    match = answer(campaign("once", mood="rowdy"), "to 5", "with_warlord 6", "battle 5")
    assert asked(match)[1] == "hundreds_advance"


# 14.6.1 Incite


@pytest.mark.law("root:14.6.1", "root:14.6")
def test_cards_incite_mobs_where_warriors_or_the_warlord_are() -> None:
    on_map = {"hundreds_warrior": {"1": 1, "6": 1}, "warlord": {"8": 1}, "mob": {"6": 1}, "stronghold": {"12": 1}}
    match = horde("incite", cards={0: ["anvil", "travel_gear_fox", "bake_sale"]}, on_map=on_map)
    assert options(match, "incite") == {"1", "8"}
    assert [clause(match, f"incite {place}") for place in ("6", "12", "5")] == ["14.6.1"] * 3
    answer(match, "incite 8")
    assert clause(match, "spend bake_sale") == "2.1.1"
    answer(match, "spend anvil", "incite 1", "spend travel_gear_fox")
    assert mobs(match) == {"1", "6", "8"}
    assert {"anvil", "travel_gear_fox"} <= set(state(match)["discards"])


@pytest.mark.law("root:14.6.1", "root:1.5.1")
def test_five_mobs_are_all() -> None:
    placed = dict.fromkeys(["2", "3", "4", "5", "9"], 1)
    match = horde("incite", cards={0: ["anvil"]}, on_map={"mob": placed, "warlord": {"1": 1}})
    assert is_evening(match)  # there is nothing to ask


@pytest.mark.law("root:14.6.1", "root:1.2.1")
def test_they_are_asked_whatever_they_hold() -> None:
    match = horde("incite", cards={0: ["anvil"]}, on_map={"hundreds_warrior": {"2": 1}})
    assert options(match) == {"done"}
    assert clause(match, "incite 2") == "14.6.1"


# 14.7.3 Jubilant


@pytest.mark.law("root:14.7.3")
def test_jubilant_mobs_spread_up_to_four_times_after_inciting_with_the_warlord() -> None:
    on_map = {"hundreds_warrior": {"2": 1}, "warlord": {"1": 1}}
    chance = dice(RABBIT, FOX, MOUSE, MOUSE)
    match = horde("incite", mood="jubilant", cards={0: ["anvil", "smugglers_trail"]}, on_map=on_map, chance=chance)
    answer(match, "incite 1", "spend anvil")
    assert asked(match) == (0, "hundreds_roll_again", "14.7.3")
    answer(match, "roll_mob", "at 10", "roll_mob")
    assert mobs(match) == {"1", "10", "12"}
    answer(match, "roll_mob", "at 9", "roll_mob")
    assert len(mobs(match)) == 5 or asked(match)[1] == "hundreds_mob_where"


@pytest.mark.law("root:14.7.3")
def test_jubilant_may_stop_and_does_nothing_elsewhere_or_in_another_mood() -> None:
    on_map = {"hundreds_warrior": {"2": 1}, "warlord": {"1": 1}}
    cards = {0: ["anvil", "travel_gear_fox", "sword"]}
    match = horde("incite", mood="jubilant", cards=cards, on_map=on_map)
    answer(match, "incite 2", "spend sword")
    assert asked(match)[1] == "hundreds_incite"
    answer(match, "incite 1", "spend anvil", "decline")
    assert mobs(match) == {"1", "2"}
    assert told(match, "14.7.3") == []  # nothing is rolled
    match = horde("incite", mood="stubborn", cards=cards, on_map=on_map)
    answer(match, "incite 1", "spend anvil")
    assert asked(match)[1] == "hundreds_incite"


@pytest.mark.law("root:14.7.3")
def test_jubilant_rolls_no_fifth_time() -> None:
    on_map = {"hundreds_warrior": {"2": 1}, "warlord": {"1": 1}}
    chance = dice(FOX, FOX, FOX, FOX)  # no fox clearing is next to 1
    match = horde("incite", mood="jubilant", cards={0: ["anvil", "smugglers_trail"]}, on_map=on_map, chance=chance)
    answer(match, "incite 1", "spend anvil", "roll_mob", "roll_mob", "roll_mob", "roll_mob")
    assert (asked(match)[1], mobs(match)) == ("hundreds_incite", {"1"})


# 14.6.2 Oppress


@pytest.mark.law("root:14.6.2")
@pytest.mark.parametrize(("clearings", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (8, 4)])
def test_points_for_oppressed_clearings(clearings: int, points: int) -> None:
    places = ["1", "2", "3", "4", "5", "6", "7", "8"][:clearings]
    match = horde("incite", on_map={"hundreds_warrior": dict.fromkeys(places, 1), "sawmill": {"9": 1}})
    assert score(match) == points
    assert told(match, "14.6.2")[0] == f"hundreds_oppresses 0 {clearings}"


@pytest.mark.law("root:14.6.2")
def test_no_enemy_piece_may_be_there_not_even_a_token_or_a_pawn() -> None:
    on_map = {"hundreds_warrior": {"1": 3, "2": 3, "3": 3, "5": 1}, "marquise_warrior": {"1": 1}, "wood": {"2": 1}}
    boards = {"vagabond": {"character": "thief", "clearing": "3"}}
    match = horde("incite", table=["hundreds", "marquise", "vagabond"], boards=boards, on_map=on_map)
    assert told(match, "14.6.2")[0] == "hundreds_oppresses 0 1"


@pytest.mark.law("root:14.6.2", "root:2.5")
def test_mobs_alone_rule_nothing() -> None:
    match = horde("incite", on_map={"mob": {"1": 1}, "stronghold": {"2": 1}})
    assert told(match, "14.6.2")[0] == "hundreds_oppresses 0 1"


# 14.6.3 Draw, 14.7.6 Rowdy


def drawn(mood: str, on_map: dict[str, Any]) -> int:
    """How many cards come in the Evening."""
    return len(hand(horde("incite", mood=mood, on_map=on_map)))


@pytest.mark.law("root:14.6.3", "root:14.7.6")
def test_a_card_comes_in_the_evening_and_more_if_rowdy() -> None:
    near = {"warlord": {"1": 1}, "marquise_warrior": {"1": 1}, "wood": {"1": 1}, "roost": {"1": 1}}
    assert drawn("stubborn", near) == 1
    assert drawn("rowdy", near) == 3
    assert drawn("rowdy", {**near, "roost": {"5": 1}}) == 2
    assert drawn("rowdy", {**near, "warlord": {}}) == 2


@pytest.mark.law("root:14.7.6", "root:G.1.9")
@pytest.mark.parametrize(("others", "drawn"), [(1, 2), (2, 3)])
def test_a_pawn_near_the_warlord_is_one_piece(others: int, drawn: int) -> None:
    match = horde(
        "incite",
        mood="rowdy",
        table=["hundreds", "vagabond", "marquise"],
        boards={"vagabond": {"character": "thief", "clearing": "1"}},
        on_map={"warlord": {"1": 1}, "marquise_warrior": {"1": others}},
    )
    assert len(hand(match)) == drawn


@pytest.mark.law("root:14.6.3")
def test_they_discard_down_to_five() -> None:
    cards = ["anvil", "sword", "bake_sale", "investments", "birdy_bindle"]
    match = answer(horde("incite", cards={0: cards}, on_map={"warlord": {"1": 1}}), "done")
    assert asked(match) == (0, "discard_down", "14.6.3")
    answer(match, "discard anvil")
    assert len(hand(match)) == 5


@pytest.mark.law("root:14.6.3", "root:2.1")
def test_the_deck_runs_out_in_the_middle_of_a_rowdy_draw() -> None:
    match = horde("incite", mood="rowdy", on_map={"warlord": {"1": 1}}, pile=["anvil"], discards=["sword", "bake_sale"])
    assert {"anvil"} < hand(match) < {"anvil", "sword", "bake_sale"}
    assert told(match, "2.1") == ["reshuffled"]


# The next turn


@pytest.mark.law("root:14.5.2", "root:14.5.3", "root:14.7.5")
def test_everything_is_fresh_in_the_next_turn() -> None:
    match = ends(answer(campaign("once"), "to 5", "with_warlord 6", "battle 5", "battle 5"))
    while state(match)["turn"] != 0 or state(match)["phase"] != "birdsong":
        match.choose(len(match.ask.options) - 1) if match.ask else None
    board = own(match)
    assert (board["commands"], board["advances"]) == (0, 0)
    assert not any(board[flag] for flag in ("advancing", "strode", "fought", "spurred", "relented"))
