"""10. The Lizard Cult: its rules, its set-up and its turn. How it meets others is in test_cult_meetings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.root.table import (
    answer,
    asked,
    board,
    dice,
    hand,
    options,
    pieces,
    score,
    state,
    supply,
    told,
    woodland,
)
from tests.law.root.temple import (
    ADJUSTING,
    CONSPIRING,
    acolytes,
    attacked,
    conspiring,
    outcast,
    revealed,
    souls,
    temple,
)

FOXES = ["anvil", "foxfolk_steel", "root_tea_fox"]
RABBITS = ["bake_sale", "cobbler_1", "smugglers_trail"]
MICE = ["sword", "codebreakers_1", "mouse_in_a_sack"]


def why(match: Match, text: str) -> str:
    """The clause and the message that keep a seat from an option."""
    reason = match.why_not(text)
    assert reason is not None
    return f"{reason.clause} {reason.phrase.name}"


# 10.3 Set-up


def begin(*table: str, data: Path | None = None, every_ask: bool = False, **rules: str) -> Match:
    agreed = {f"faction_{seat + 1}": name for seat, name in enumerate(table)}
    return start("root", len(table), rules={**agreed, **rules}, data=data, every_ask=every_ask)


def before_the_cult(match: Match, *corners: str) -> Match:
    """Those before the Cult set up: the Marquise and the Eyrie in these corners, and the rest anyhow."""
    wanted = list(corners)
    while match.ask is not None and not match.ask.topic.name.startswith("cult"):
        if match.ask.topic.name in ("marquise_keep_where", "eyrie_roost_where"):
            match.answer(f"at {wanted.pop(0)}")
        else:
            match.choose(0)
    return match


@pytest.mark.law("root:10.3.1", "root:10.3.2", "root:10.3.4")
def test_the_cult_starts_opposite_the_keep_with_a_garden_and_its_first_believers() -> None:
    match = before_the_cult(begin("marquise", "cult", "alliance"), "1")
    assert asked(match) == (1, "cult_outcast", "10.3.3")  # there was only one corner
    assert (pieces(match, "cult_warrior", "3"), pieces(match, "garden_rabbit", "3")) == (4, 1)
    assert [pieces(match, "cult_warrior", near) for near in ("6", "7", "11")] == [1, 1, 1]
    assert supply(match, "cult_warrior") == 25 - 7
    assert [supply(match, f"garden_{suit}") for suit in ("fox", "rabbit", "mouse")] == [5, 4, 5]


@pytest.mark.law("root:10.3.2")
def test_no_other_corner_will_do() -> None:
    match = before_the_cult(begin("marquise", "cult", "alliance", every_ask=True), "1")
    assert asked(match) == (1, "cult_corner_where", "10.3.2")
    assert options(match) == {"at 3"}
    assert why(match, "at 2") == "10.3.2 cult_not_opposite"
    assert why(match, "at 1") == "10.3.2 cult_corner_taken"


@pytest.mark.law("root:10.3.2")
def test_it_starts_where_nobody_else_does(tmp_path: Path) -> None:
    """A user's data lets the Hundreds set up first."""
    letters = tmp_path / "letters.toml"
    letters.write_text('[faction.hundreds]\nsetup = "A"\n[faction.marquise]\nsetup = "J"\n')
    match = begin("hundreds", "cult", "alliance", data=letters)
    while not asked(match)[1].startswith("cult"):
        match.choose(0)
    taken = next(corner for corner in "1234" if pieces(match, "stronghold", corner))
    assert options(match, "at") == {"1", "2", "3", "4"} - {taken}


@pytest.mark.law("root:10.3.2")
def test_it_starts_opposite_the_first_roost_where_there_is_no_keep() -> None:
    match = begin("eyrie", "cult", "alliance")
    match.answer("at 2")
    before_the_cult(match)
    assert pieces(match, "garden_rabbit", "4") == 1


@pytest.mark.law("root:10.3.2")
def test_with_the_marquise_and_the_eyrie_it_chooses_between_the_corners_that_are_left() -> None:
    match = before_the_cult(begin("marquise", "eyrie", "cult"), "1")
    assert asked(match) == (2, "cult_corner_where", "10.3.2")
    assert options(match, "at") == {"2", "4"}
    assert why(match, "at 3") == "10.3.2 cult_corner_taken"
    assert why(match, "at 5") == "10.3.2 not_a_corner"
    answer(match, "at 2")
    assert (pieces(match, "cult_warrior", "2"), pieces(match, "garden_mouse", "2")) == (4, 1)
    assert [pieces(match, "cult_warrior", near) for near in ("5", "6", "10")] == [1, 1, 1]


@pytest.mark.law("root:10.3.2")
def test_with_neither_it_chooses_any_corner() -> None:
    match = before_the_cult(begin("alliance", "cult", "vagabond"))
    assert options(match, "at") == {"1", "2", "3", "4"}


@pytest.mark.law("root:10.3.2")
def test_with_neither_the_corner_can_be_agreed_to_be_drawn() -> None:
    match = before_the_cult(begin("alliance", "cult", "vagabond", cult_corner="drawn"))
    assert asked(match)[1] == "cult_outcast"
    assert told(match, "10.3.2")[0].startswith("cult_drawn 1 ")
    opposite = before_the_cult(begin("marquise", "cult", "vagabond", cult_corner="drawn"), "1")
    assert pieces(opposite, "garden_rabbit", "3") == 1  # the clause says where, and nothing is drawn
    assert not any("cult_drawn" in line for line in told(opposite, "10.3.2"))


@pytest.mark.law("root:10.3.2", "root:2.2.3")
def test_it_does_not_start_where_there_is_no_slot_for_its_garden() -> None:
    """The Marquise has built in the only slot of corner 4."""
    match = temple(
        "setup",
        3,
        outcast="none",
        boards={"eyrie": {"leader": "despot"}},
        on_map={
            "keep": {"1": 1},
            "sawmill": {"4": 1},
            "workshop": {"5": 1},
            "recruiter": {"5": 1},
            "roost": {"3": 1},
        },
    )
    assert asked(match)[1] == "cult_outcast"
    assert pieces(match, "garden_mouse", "2") == 1


@pytest.mark.law("root:10.3.2", "root:C.3.2")
def test_closed_paths_make_no_corner_adjacent_to_anything() -> None:
    match = before_the_cult(begin("marquise", "cult", "alliance", map="mountain"), "1")
    assert pieces(match, "cult_warrior", "12") == 4
    assert pieces(match, "cult_warrior", "11") == 0


@pytest.mark.law("root:10.3.3")
def test_any_suit_can_be_the_first_outcast() -> None:
    for suit in ("fox", "rabbit", "mouse"):
        match = before_the_cult(begin("marquise", "cult", "alliance"), "1")
        assert options(match) == {"outcast fox", "outcast rabbit", "outcast mouse"}
        answer(match, f"outcast {suit}")
        assert outcast(match) == (suit, False)


# 10.4.1 Adjust the Outcast


def dawn(lost: list[str], **given: Any) -> Match:
    """The Cult's Birdsong with these Lost Souls, carried out as far as it goes by itself."""
    return temple("birdsong", ADJUSTING, souls=lost, **given)


@pytest.mark.law("root:10.4.1", "root:10.4")
def test_the_suit_of_most_lost_souls_is_the_new_outcast() -> None:
    match = dawn([*MICE[:2], *FOXES[:1], *RABBITS[:1]], hated=True)
    assert outcast(match) == ("mouse", False)
    assert told(match, "10.4.1") == ["cult_outcast_is 0 mouse"]


@pytest.mark.law("root:10.4.1")
def test_birds_do_not_count_among_the_lost_souls() -> None:
    match = dawn(["birdy_bindle", "woodland_runners", "arms_trader", "sword"])
    assert outcast(match) == ("mouse", False)


@pytest.mark.law("root:10.4.1")
def test_an_outcast_who_stays_is_hated_and_stays_so() -> None:
    assert outcast(dawn(["anvil"])) == ("fox", True)
    assert outcast(dawn(["anvil"], hated=True)) == ("fox", True)


@pytest.mark.law("root:10.4.1")
@pytest.mark.parametrize("cards", [[], ["birdy_bindle"], ["sword", "bake_sale"], [*MICE[:2], *RABBITS[:2], "anvil"]])
def test_without_a_single_most_common_suit_the_outcast_stays_and_is_hated(cards: list[str]) -> None:
    assert outcast(dawn(cards)) == ("fox", True)
    assert outcast(dawn(cards, hated=True)) == ("fox", True)


# 10.4.2 Discard the Lost Souls


@pytest.mark.law("root:10.4.2")
def test_the_lost_souls_go_to_the_discard_pile_and_dominance_beside_the_map() -> None:
    match = dawn(["anvil", "dominance_mouse", "birdy_bindle"])
    assert souls(match) == set()
    assert set(state(match)["discards"]) == {"anvil", "birdy_bindle"}
    assert state(match)["available"] == ["dominance_mouse"]
    assert told(match, "10.4.2") == ["cult_souls_gone 0 3"]
    assert told(dawn([]), "10.4.2") == []  # there were none


@pytest.mark.law("root:10.4.2", "root:2.1")
def test_an_exhausted_deck_is_made_of_all_of_them_at_once() -> None:
    on_map = {"marquise_warrior": {"1": 1}}
    match = dawn(["anvil", "sword", "bake_sale"], acolytes=2, on_map=on_map, pile=[], discards=["cobbler_1"])
    assert set(state(match)["deck"]) == {"anvil", "sword", "bake_sale", "cobbler_1"}
    assert state(match)["discards"] == []


@pytest.mark.law("root:10.4", "root:10.4.1", "root:10.4.3")
def test_conspiracies_come_after_the_outcast_has_changed() -> None:
    on_map = {"cult_warrior": {"1": 1, "2": 1}, "marquise_warrior": {"1": 1, "2": 1}}
    match = dawn(["sword"], acolytes=2, on_map=on_map)
    assert asked(match) == (0, "cult_conspire", "10.4.3")
    assert options(match, "battle") == {"2"}
    assert state(match)["step"] == CONSPIRING


@pytest.mark.law("root:10.4", "root:1.4.1", "root:4.1.3")
def test_crafted_cards_can_be_used_before_the_outcast_changes_and_after() -> None:
    match = dawn(["sword"], crafted={0: ["royal_claim"]}, cards={0: ["anvil"]})
    assert asked(match) == (0, "linger", "1.4.1")
    assert outcast(match) == ("fox", False)
    answer(match, "done")
    assert asked(match) == (0, "cult_conspire", "10.4.3")
    assert outcast(match) == ("mouse", False)
    assert options(match) == {"use royal_claim", "done"}
    claimed = answer(match.clone(), "use royal_claim")
    assert told(claimed, "4.1.3")[0] == "used 0 royal_claim"
    assert asked(answer(match, "done"))[1] == "cult_act"


@pytest.mark.law("root:10.4.3")
def test_without_acolytes_and_cards_to_use_nobody_is_asked() -> None:
    match = conspiring(0, on_map={"marquise_warrior": {"1": 1}}, cards={0: ["anvil"]})
    assert asked(match)[1] == "cult_act"


# 10.4.3 Conspiracies


@pytest.mark.law("root:10.4.3")
def test_conspiracies_are_for_clearings_of_the_outcast_and_for_acolytes() -> None:
    on_map = {"marquise_warrior": {"1": 1, "5": 1}, "sawmill": {"1": 1}}
    match = conspiring(2, on_map=on_map)
    assert options(match) == {"convert 1", "done"}
    assert why(match, "convert 5") == "10.4.3 cult_not_outcast"
    assert why(match, "sanctify 1") == "10.4.3 cult_too_few_acolytes"
    assert why(match, "convert 6") == "10.4.3.II cult_no_enemy_warrior"
    assert why(conspiring(3, on_map=on_map), "sanctify 6") == "10.4.3.III cult_no_enemy_building"


@pytest.mark.law("root:10.4.3")
def test_acolytes_spent_go_back_to_the_supply_and_one_may_conspire_again() -> None:
    match = conspiring(5, on_map={"marquise_warrior": {"1": 2, "8": 1}})
    answer(match, "convert 1")
    assert (acolytes(match), supply(match, "cult_warrior")) == (3, 25 - 3 - 1)
    answer(match, "convert 1")
    assert acolytes(match) == 1
    assert asked(match)[1] != "cult_conspire"  # one acolyte is not enough


@pytest.mark.law("root:10.4.3", "root:10.4.3.I", "root:10.4.3.II", "root:10.4.3.III")
@pytest.mark.parametrize(("hated", "cost"), [(False, (2, 2, 3)), (True, (1, 1, 2))])
def test_what_each_conspiracy_costs_and_one_less_against_the_hated(hated: bool, cost: tuple[int, int, int]) -> None:
    on_map = {"cult_warrior": {"1": 1}, "marquise_warrior": {"1": 1}, "sawmill": {"8": 1}}
    for option, price in zip(("battle 1", "convert 1", "sanctify 8"), cost, strict=True):
        short = conspiring(price - 1, hated=hated, on_map=on_map)
        assert asked(short)[1] != "cult_conspire" or option not in options(short)
        match = conspiring(price, hated=hated, on_map=on_map, chance=dice(0, 0))
        answer(match, option)
        assert acolytes(match) == 0


@pytest.mark.law("root:10.4.3.I")
def test_a_crusade_battles_where_the_outcast_live() -> None:
    on_map = {"cult_warrior": {"1": 3, "5": 3}, "marquise_warrior": {"1": 2, "5": 2}}
    match = conspiring(2, on_map=on_map, chance=dice(2, 1))
    assert options(match, "battle") == {"1"}
    assert why(match, "battle 5") == "10.4.3 cult_not_outcast"
    assert why(match, "battle 6") == "4.3 no_fighters"
    answer(match, "battle 1")
    assert (pieces(match, "cult_warrior", "1"), pieces(match, "marquise_warrior", "1")) == (2, 0)
    assert asked(match)[0] == 1  # it moves nowhere, and the turn of the Cult is over


@pytest.mark.law("root:10.4.3.I")
def test_a_crusade_moves_out_of_the_outcasts_clearings_and_may_battle_where_it_leads() -> None:
    on_map = {"cult_warrior": {"1": 3, "2": 2}, "marquise_warrior": {"5": 1, "1": 1}}
    match = conspiring(2, on_map=on_map, chance=dice(1, 0))
    assert options(match, "from") == {"1"}
    assert why(match, "from 2") == "10.4.3 cult_not_outcast"
    assert why(match, "from 6") == "4.2 nothing_to_move"
    assert why(match, "from burrow") == "4.2 nothing_to_move"
    answer(match, "from 1", "to 5", "number 2")
    assert asked(match) == (0, "cult_crusade_on", "10.4.3.I")
    assert options(match) == {"battle 5", "done"}  # and not in 1, where it came from
    assert why(match, "battle 1") == "10.4.3.I cult_not_the_destination"
    answer(match, "battle 5")
    assert pieces(match, "marquise_warrior", "5") == 0
    assert acolytes(match) == 0  # the battle belongs to the same crusade


@pytest.mark.law("root:10.4.3.I")
def test_a_crusade_may_end_with_its_move() -> None:
    on_map = {"cult_warrior": {"1": 2}, "marquise_warrior": {"5": 1}}
    match = conspiring(2, on_map=on_map)
    answer(match, "from 1", "to 5", "number 1", "done")
    assert pieces(match, "marquise_warrior", "5") == 1
    alone = conspiring(2, on_map={"cult_warrior": {"1": 2}})
    answer(alone, "from 1", "to 5", "number 1")
    assert asked(alone)[1] != "cult_crusade_on"  # nobody is there to battle


@pytest.mark.law("root:10.4.3.I", "root:4.2.1")
def test_a_crusade_moves_by_the_common_rules() -> None:
    match = conspiring(2, on_map={"cult_warrior": {"1": 1}, "marquise_warrior": {"1": 2, "5": 1, "9": 1, "10": 1}})
    assert why(match, "from 1") == "4.2.1 hemmed_in"


@pytest.mark.law("root:10.4.3.II", "root:G.1.21")
def test_converting_replaces_an_enemy_warrior_with_one_of_the_supply() -> None:
    match = conspiring(2, on_map={"marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 2}})
    answer(match, "convert 1")
    assert asked(match) == (0, "cult_convert_whom", "10.4.3.II")
    assert options(match, "replace") == {"marquise_warrior", "eyrie_warrior"}
    answer(match, "replace eyrie_warrior")
    assert [pieces(match, kind, "1") for kind in ("cult_warrior", "marquise_warrior", "eyrie_warrior")] == [1, 1, 1]
    assert score(match) == 0


@pytest.mark.law("root:10.4.3.II", "root:1.5.1")
def test_the_acolytes_spent_are_there_to_be_placed() -> None:
    match = conspiring(2, on_map={"marquise_warrior": {"1": 1}, "cult_warrior": {"2": 23}})
    assert supply(match, "cult_warrior") == 0
    answer(match, "convert 1")
    assert (pieces(match, "cult_warrior", "1"), supply(match, "cult_warrior")) == (1, 1)


@pytest.mark.law("root:10.4.3.II", "root:10.4.3.III", "root:6.2.2", "root:G.1.21")
def test_nothing_is_converted_or_sanctified_where_the_cult_can_place_nothing() -> None:
    match = conspiring(3, on_map={"marquise_warrior": {"1": 1, "6": 1}, "sawmill": {"1": 1}, "keep": {"1": 1}})
    assert why(match, "convert 1") == "6.2.2 keep_stands_there"
    assert why(match, "sanctify 1") == "6.2.2 keep_stands_there"


@pytest.mark.law("root:10.4.3.III", "root:3.2.1", "root:2.2.3")
def test_sanctifying_replaces_an_enemy_building_in_its_slot_and_scores_it() -> None:
    match = conspiring(3, on_map={"workshop": {"1": 1}})  # the only slot there
    answer(match, "sanctify 1")
    assert (pieces(match, "workshop", "1"), pieces(match, "garden_fox", "1")) == (0, 1)
    assert (supply(match, "workshop"), supply(match, "garden_fox")) == (6, 4)
    assert score(match) == 1
    assert state(match)["supply"]["garden_rabbit"] == 5


@pytest.mark.law("root:10.4.3.III")
def test_of_several_buildings_one_is_chosen() -> None:
    match = conspiring(3, on_map={"workshop": {"8": 1}, "roost": {"8": 1}})
    answer(match, "sanctify 8")
    assert options(match, "replace") == {"workshop", "roost"}
    answer(match, "replace roost")
    assert (pieces(match, "workshop", "8"), pieces(match, "roost", "8")) == (1, 0)


@pytest.mark.law("root:10.4.3.III", "root:1.5.1")
def test_nothing_is_sanctified_without_a_matching_garden() -> None:
    on_map = {"workshop": {"1": 1}, "garden_fox": {"6": 1, "8": 2, "12": 1}, "marquise_warrior": {"1": 1}}
    assert options(conspiring(3, on_map=on_map), "sanctify") == {"1"}
    on_map["garden_fox"]["6"] = 2
    match = conspiring(3, on_map=on_map, ruins={"6": 0})
    assert why(match, "sanctify 1") == "10.4.3.III cult_no_garden_left"


# 10.5 Daylight


@pytest.mark.law("root:10.5", "root:10.5.2")
def test_a_revealed_card_lies_open_to_all_and_serves_one_ritual() -> None:
    match = temple(cards={0: ["anvil", "sword"]})
    answer(match, "ritual_recruit anvil", "at 6")
    assert pieces(match, "cult_warrior", "6") == 1
    assert revealed(match) == {"anvil"}
    view: Any = match.view(1)["state"]
    assert view["factions"]["cult"]["revealed"]["cards"] == ["anvil"]
    assert options(match) == {"ritual_recruit sword", "done"}
    assert why(match, "ritual_recruit anvil") == "2.1 not_in_hand"


@pytest.mark.law("root:10.5")
def test_a_revealed_card_is_of_no_other_use_until_evening() -> None:
    match = temple(cards={0: ["dominance_fox", "sword"]}, score=[12, 0, 0])
    assert "dominate dominance_fox" in options(match)
    answer(match, "ritual_recruit dominance_fox", "at 1")
    assert "dominate dominance_fox" not in options(match)


@pytest.mark.law("root:10.5", "root:10.5.2")
def test_rituals_come_in_any_order_and_the_same_one_again() -> None:
    on_map = {"garden_fox": {"1": 1}, "cult_warrior": {"6": 1}}
    match = temple(cards={0: [*FOXES, "sword"]}, on_map=on_map)
    answer(match, "ritual_recruit anvil", "at 6", "ritual_build foxfolk_steel", "ritual_recruit root_tea_fox", "at 6")
    assert pieces(match, "cult_warrior", "6") == 3
    assert pieces(match, "garden_fox", "6") == 1
    assert revealed(match) == set(FOXES)


@pytest.mark.law("root:1.2.1", "root:10.5")
def test_whoever_holds_cards_is_asked_so_that_nothing_is_told() -> None:
    """The Cult can do nothing with its card, which nobody else knows."""
    match = temple(cards={0: ["birdy_bindle"]}, supply={"cult_warrior": 0})
    assert asked(match)[:2] == (0, "cult_act")
    assert options(match) == {"done"}


@pytest.mark.law("root:10.5.1")
def test_a_garden_is_built_in_a_ruled_clearing_of_the_cards_suit() -> None:
    on_map = {"cult_warrior": {"6": 1, "8": 1, "5": 1}, "marquise_warrior": {"8": 1}}
    match = temple(cards={0: ["anvil"]}, on_map=on_map)
    answer(match, "ritual_build anvil")  # 6 is the only one
    assert pieces(match, "garden_fox", "6") == 1
    assert supply(match, "garden_fox") == 4


@pytest.mark.law("root:10.5.1")
def test_where_a_garden_cannot_be_built() -> None:
    on_map = {"cult_warrior": {"6": 1, "12": 1, "8": 1, "5": 1}, "marquise_warrior": {"8": 1}, "sawmill": {"1": 1}}
    match = temple(cards={0: ["anvil"]}, on_map=on_map)
    answer(match, "ritual_build anvil")
    assert asked(match) == (0, "cult_build_where", "10.5.1")
    assert options(match, "at") == {"6", "12"}
    assert why(match, "at 5") == "10.5 cult_not_matching"
    assert why(match, "at 8") == "10.5.1 not_ruled"
    full = temple(cards={0: ["anvil"]}, on_map={"cult_warrior": {"6": 2, "12": 2}, "sawmill": {"6": 1}})
    answer(full, "ritual_build anvil")
    assert pieces(full, "garden_fox", "12") == 1  # in 6 the sawmill and the ruin take both slots


@pytest.mark.law("root:10.5.1")
def test_why_a_card_builds_nothing() -> None:
    match = temple(cards={0: ["anvil", "birdy_bindle"]}, on_map={"cult_warrior": {"5": 1}})
    assert why(match, "ritual_build anvil") == "10.5.1 cult_nowhere_to_build"
    assert why(match, "ritual_build birdy_bindle") == "10.2.2 cult_birds_are_hated"
    assert why(match, "ritual_build sword") == "2.1 not_in_hand"
    gone = temple(cards={0: ["anvil"]}, on_map={"cult_warrior": {"6": 1}}, supply={"garden_fox": 0})
    assert why(gone, "ritual_build anvil") == "10.5.1 cult_no_garden_left"


@pytest.mark.law("root:10.5.2")
def test_a_warrior_is_recruited_in_any_clearing_of_the_cards_suit_whoever_rules_it() -> None:
    match = temple(cards={0: ["anvil"]}, on_map={"marquise_warrior": {"1": 3}, "keep": {"6": 1}})
    answer(match, "ritual_recruit anvil")
    assert options(match, "at") == {"1", "8", "12"}
    assert why(match, "at 6") == "6.2.2 keep_stands_there"
    assert why(match, "at 5") == "10.5 cult_not_matching"
    answer(match, "at 1")
    assert pieces(match, "cult_warrior", "1") == 1


@pytest.mark.law("root:10.5.2", "root:6.2.2")
def test_nobody_is_recruited_where_the_only_clearing_of_the_suit_is_barred() -> None:
    suits = {"1": "mouse", "8": "mouse", "12": "mouse"}
    match = temple(cards={0: ["anvil"]}, suit=suits, on_map={"keep": {"6": 1}})
    assert why(match, "ritual_recruit anvil") == "10.5.2 cult_nowhere_to_recruit"
    assert options(temple(cards={0: ["anvil"]}, suit=suits), "ritual_recruit") == {"anvil"}


@pytest.mark.law("root:10.5.2", "root:1.5.1")
def test_nobody_is_recruited_when_no_warrior_is_left() -> None:
    match = temple(cards={0: ["anvil"]}, supply={"cult_warrior": 0})
    assert why(match, "ritual_recruit anvil") == "1.5.1 none_left"


@pytest.mark.law("root:10.2.2", "root:10.5.4")
def test_birds_are_no_wild_cards_for_rituals_and_only_birds_are_sacrificed() -> None:
    on_map = {"cult_warrior": {"6": 1}, "garden_fox": {"1": 1}}
    match = temple(cards={0: ["birdy_bindle", "anvil"]}, on_map=on_map)
    for ritual in ("build", "recruit", "score"):
        assert why(match, f"ritual_{ritual} birdy_bindle") == "10.2.2 cult_birds_are_hated"
    assert options(match, "ritual_sacrifice") == {"birdy_bindle"}
    assert why(match, "ritual_sacrifice anvil") == "10.5.4 not_a_bird"
    assert why(match, "ritual_sacrifice arms_trader") == "2.1 not_in_hand"


@pytest.mark.law("root:10.2.2", "root:3.3.4")
def test_elsewhere_birds_are_wild_for_the_cult_too() -> None:
    match = temple(cards={0: ["birdy_bindle"]}, available=["dominance_fox"])
    answer(match, "take_dominance dominance_fox", "spend birdy_bindle")
    assert hand(match) == {"dominance_fox"}


@pytest.mark.law("root:10.5.4", "root:G.1.19")
def test_a_sacrifice_makes_an_acolyte_of_a_warrior_of_the_supply() -> None:
    match = temple(cards={0: ["birdy_bindle", "arms_trader"]}, on_map={"cult_warrior": {"1": 24}})
    answer(match, "ritual_sacrifice birdy_bindle")
    assert (acolytes(match), supply(match, "cult_warrior"), pieces(match, "cult_warrior", "1")) == (1, 0, 24)
    assert revealed(match) == {"birdy_bindle"}
    assert why(match, "ritual_sacrifice arms_trader") == "1.5.1 none_left"


# 10.5.3 Score


@pytest.mark.law("root:10.5.3")
@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_a_card_is_spent_for_the_points_of_its_suits_track(gardens: int, points: int) -> None:
    spots = [{"1": 1}, {"8": 2}, {"1": 1, "8": 2}, {"1": 1, "8": 2, "6": 1}, {"1": 1, "8": 2, "6": 1, "12": 1}]
    on_map = {"garden_fox": spots[gardens - 1], "garden_mouse": {"2": 2}}
    match = temple(cards={0: ["anvil", "bake_sale"]}, on_map=on_map)
    answer(match, "ritual_score anvil")
    assert score(match) == points
    assert (souls(match), revealed(match), hand(match)) == ({"anvil"}, set(), {"bake_sale"})


@pytest.mark.law("root:10.5.3")
def test_a_users_board_may_score_for_a_single_garden() -> None:
    printed = "[faction.cult.track]\ngarden_vp = [1, 2, 3, 4, 5]\n"
    given = {"phase": "daylight", "step": 1, "turn": 1, "on_map": {"garden_fox": {"1": 1}}, "hands": {1: ["anvil"]}}
    rules = {"faction_1": "marquise", "faction_2": "cult"}
    position = {"game": "root", "seats": 2, "rules": rules, "data": printed, "state": given}
    match = Match.from_position(position)
    assert score(answer(match, "ritual_score anvil"), 1) == 1


@pytest.mark.law("root:10.5.3")
def test_each_suit_scores_once_a_turn() -> None:
    on_map = {"garden_fox": {"8": 2}, "garden_mouse": {"2": 2}}
    match = temple(cards={0: ["anvil", "root_tea_fox", "sword"]}, on_map=on_map)
    answer(match, "ritual_score anvil")
    assert why(match, "ritual_score root_tea_fox") == "10.5.3 cult_has_scored"
    answer(match, "ritual_score sword")
    assert score(match) == 4


@pytest.mark.law("root:10.5.3")
def test_and_again_in_the_next_turn() -> None:
    match = temple(
        cards={0: ["anvil", "root_tea_fox"]},
        on_map={"garden_fox": {"8": 2}},
        boards={"eyrie": {"leader": "despot"}},
    )
    answer(match, "ritual_score anvil", "done")
    while not (asked(match)[0] == 0 and asked(match)[1] == "cult_act"):
        match.answer("done" if "done" in options(match) else sorted(options(match))[0])
    assert "ritual_score root_tea_fox" in options(match)


@pytest.mark.law("root:10.5.3")
def test_without_a_garden_on_the_map_nothing_is_scored() -> None:
    match = temple(cards={0: ["anvil"]}, on_map={"garden_mouse": {"2": 2}})
    assert why(match, "ritual_score anvil") == "10.5.3 cult_no_garden_on_map"


@pytest.mark.law("root:10.5.3")
def test_a_card_may_be_spent_for_no_points_unless_it_is_agreed_otherwise() -> None:
    on_map = {"garden_fox": {"1": 1}}
    assert options(temple(cards={0: ["anvil"]}, on_map=on_map), "ritual_score") == {"anvil"}
    strict = temple(cards={0: ["anvil", "sword"]}, on_map=on_map, rules={"empty_score": "may_not"})
    assert why(strict, "ritual_score anvil") == "10.5.3 cult_scores_nothing"
    two = temple(cards={0: ["anvil"]}, on_map={"garden_fox": {"8": 2}}, rules={"empty_score": "may_not"})
    assert options(two, "ritual_score") == {"anvil"}


# 10.6 Evening


@pytest.mark.law("root:10.6", "root:10.6.1")
def test_revealed_cards_come_back_and_everybody_has_seen_them() -> None:
    match = temple(cards={0: ["anvil", "sword"]})
    answer(match, "ritual_recruit anvil", "at 1", "done")
    assert revealed(match) == set()
    assert {"anvil", "sword"} <= hand(match)
    view: Any = match.view(2)["state"]
    assert view["hands"][0] == {"cards": ["anvil"], "hidden": 2}  # the sword, and the card that was drawn


@pytest.mark.law("root:10.6", "root:10.6.2", "root:10.2.1")
def test_crafting_comes_after_the_cards_are_back_and_before_drawing() -> None:
    match = temple(cards={0: ["anvil"]}, on_map={"garden_fox": {"1": 1}}, pile=["sword"])
    answer(match, "ritual_recruit anvil", "at 1")  # no card is left, and Daylight is over
    assert asked(match) == (0, "linger", "10.6.2")
    answer(match, "craft anvil")
    assert score(match) == 2
    assert hand(match) == {"sword"}


@pytest.mark.law("root:10.2.1", "root:10.6.2")
def test_only_gardens_of_the_outcasts_suit_craft() -> None:
    """The sword takes two foxes, the crossbow one, the knapsack a mouse."""
    on_map = {"garden_fox": {"1": 1, "8": 1}, "garden_mouse": {"2": 1}}
    held = {0: ["sword", "crossbow_mouse", "gently_used_knapsack"]}
    foxes = temple("evening", cards=held, on_map=on_map)
    assert options(foxes, "craft") == {"sword", "crossbow_mouse"}
    answer(foxes, "craft crossbow_mouse")
    assert options(foxes, "craft") == set()
    mice = temple("evening", cards=held, on_map=on_map, outcast="mouse")
    assert options(mice, "craft") == {"gently_used_knapsack"}


@pytest.mark.law("root:10.2.1")
def test_nothing_is_crafted_in_daylight() -> None:
    match = temple(cards={0: ["anvil"]}, on_map={"garden_fox": {"1": 1}})
    assert options(match, "craft") == set()
    assert why(match, "craft anvil") == "10.2.1 cult_crafts_in_evening"


@pytest.mark.law("root:10.6.3")
@pytest.mark.parametrize(
    ("gardens", "drawn"),
    [
        ({}, 1),
        ({"garden_fox": {"1": 1}, "garden_mouse": {"2": 1}}, 1),
        ({"garden_fox": {"8": 2}}, 2),
        ({"garden_fox": {"8": 2, "1": 1}, "garden_mouse": {"2": 2}}, 3),
        ({"garden_fox": {"8": 2}, "garden_mouse": {"2": 2}, "garden_rabbit": {"5": 2}}, 4),
    ],
)
def test_a_card_is_drawn_and_one_more_for_every_symbol_uncovered(gardens: dict[str, Any], drawn: int) -> None:
    match = temple("evening", on_map=gardens)
    assert len(hand(match)) == drawn


@pytest.mark.law("root:10.6.3")
def test_the_hand_is_discarded_down_to_five_and_the_rest_are_lost_souls() -> None:
    held = ["anvil", "sword", "bake_sale", "cobbler_1", "birdy_bindle"]
    match = temple("evening", cards={0: held}, pile=["armorers_1"])
    assert asked(match) == (0, "discard_down", "10.6.3")
    assert state(match)["step"] == 2
    answer(match, "discard sword")
    assert souls(match) == {"sword"}
    assert len(hand(match)) == 5


# 10.2.4 Pilgrims


@pytest.mark.law("root:10.2.4", "root:2.5")
def test_the_cult_rules_wherever_it_has_a_garden() -> None:
    on_map = {"garden_fox": {"6": 1}, "marquise_warrior": {"6": 5, "2": 1}}
    match = temple(cards={0: ["foxfolk_steel"]}, on_map=on_map, ruins={"6": 0})
    answer(match, "ritual_build foxfolk_steel")
    assert pieces(match, "garden_fox", "6") == 2


@pytest.mark.law("root:10.2.4", "root:7.2.2")
def test_pilgrims_come_before_the_lords_of_the_forest() -> None:
    on_map = {"garden_fox": {"6": 1}, "eyrie_warrior": {"6": 1}}
    rules: Any = temple(on_map=on_map).view(0)["facts"]
    assert rules["rules"]["6"] == "cult"
    tied: Any = temple(on_map={"cult_warrior": {"6": 1}, "eyrie_warrior": {"6": 1}}).view(0)["facts"]
    assert tied["rules"]["6"] == "eyrie"


@pytest.mark.law("root:10.2.4", "root:4.2.1")
def test_pilgrims_keep_others_from_moving() -> None:
    on_map = {"garden_fox": {"1": 1}, "marquise_warrior": {"1": 4}, "eyrie_warrior": {"5": 1, "9": 1, "10": 1}}
    match = attacked(on_map=on_map)
    assert why(match, "march") == "4.2.1 marquise_cannot_march"


# What a position cannot be


@pytest.mark.law("root:10.3.3")
def test_after_the_set_up_there_is_an_outcast() -> None:
    with pytest.raises(PositionError, match=r"10\.3\.3"):
        temple(outcast="none")


@pytest.mark.law("root:10.5.1")
def test_a_garden_matches_its_clearing() -> None:
    with pytest.raises(PositionError, match=r"10\.5\.1"):
        temple(on_map={"garden_fox": {"5": 1}})


@pytest.mark.law("root:10.5", "root:10.6.1")
def test_cards_lie_revealed_in_the_cults_daylight_only() -> None:
    assert revealed(temple(revealed=["anvil"], cards={0: ["sword"]})) == {"anvil"}
    assert "anvil" in hand(temple("evening", revealed=["anvil"]))
    won = temple("over", revealed=["anvil"], winners=[0], score=[30, 0, 0])
    assert revealed(won) == {"anvil"}
    with pytest.raises(PositionError, match=r"10\.5"):
        temple("birdsong", revealed=["anvil"])
    with pytest.raises(PositionError, match=r"10\.5"):
        attacked(revealed=["anvil"])
    with pytest.raises(PositionError, match=r"10\.5"):
        temple("evening", 2, revealed=["anvil"])  # they came back before crafting


@pytest.mark.law("root:10.3.2", "root:10.3.3", "root:5.1.7")
def test_the_cult_has_set_up_with_a_garden_and_an_outcast() -> None:
    garden = {"cult_warrior": {"1": 4}, "garden_fox": {"1": 1}}
    seated = ["cult", "corvids"]
    match = temple("setup", 2, table=seated, on_map=garden)
    assert asked(match)[0] == 1
    unfinished: list[dict[str, Any]] = [{"on_map": {}}, {"on_map": garden, "outcast": "none"}]
    for given in unfinished:
        with pytest.raises(PositionError, match=r"in step 2 of the set-up cult has set up \(5\.1\.7\)"):
            temple("setup", 2, table=seated, **given)


@pytest.mark.law("root:1.4.1", "root:10.4", "root:10.5", "root:10.6")
@pytest.mark.parametrize(("phase", "last"), [("birdsong", 2), ("daylight", 1), ("evening", 2)])
def test_a_phase_has_only_so_many_steps(phase: str, last: int) -> None:
    temple(phase, last)
    with pytest.raises(PositionError, match=rf"has no step {last + 1}: the last is {last}"):
        temple(phase, last + 1)


@pytest.mark.law("root:10.3.3")
def test_a_position_that_names_no_outcast_has_the_foxes() -> None:
    match = woodland(table=["marquise", "cult", "eyrie"])
    assert board(match, "cult")["outcast"] == "fox"
