"""15. The Keepers in Iron. Their set-up is in test_keepers_setup, meetings with others in test_keepers_meetings.

Seat 0 is the Keepers, seat 1 the Marquise, seat 2 the Eyrie. Forests of the autumn map: a touches 1, 2, 5, 10; b 1, 9,
10, 12; c 2, 6, 10, 11, 12; d 4, 9, 12; e 3, 7, 11, 12; f 3, 6, 11; g 4, 7, 8, 12. Unless a test says otherwise the
relics a, b, c, d of a type have the values 1, 2, 3, 3, and nobody has seen them.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.games.root.factions.keepers.printed import SIDES
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.root.table import (
    answer,
    asked,
    board,
    dice,
    hand,
    options,
    pieces,
    record,
    score,
    state,
    supply,
    told,
    woodland,
)

TABLE = ["keepers", "marquise", "eyrie"]
RETAINERS = [["retainer_1"], ["retainer_2"], ["retainer_3"]]


def keepers(
    phase: str = "daylight",
    step: int = 1,
    relics: dict[str, str] | None = None,
    retinue: list[list[str]] | None = None,
    boards: dict[str, Any] | None = None,
    **given: Any,
) -> Match:
    """A turn of the Keepers. Birdsong 2 is encamping, 3 decamping, 4 recruiting; Daylight 1 crafting, 2 to 4 the slots;
    Evening 1 the rest.
    """
    own = {"relics": relics or {}, "retinue": RETAINERS if retinue is None else retinue, **(boards or {})}
    table = given.pop("table", TABLE)
    return woodland(phase, step=step, table=table, boards={"keepers": own}, **given)


def relic(match: Match, name: str) -> str:
    """Where a relic lies."""
    found: str = board(match, "keepers")["relics"].get(name, "none")
    return found


def retinue(match: Match) -> list[list[str]]:
    found: list[list[str]] = board(match, "keepers")["retinue"]
    return found


def seen(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees of the Keepers' board."""
    view: Any = match.view(seat)["state"]
    found: dict[str, Any] = view["factions"]["keepers"]
    return found


def why(match: Match, option: str) -> str:
    """The clause that forbids an option."""
    reason = match.why_not(option)
    assert reason is not None
    return reason.clause


# 15.2.1 Relics


@pytest.mark.law("root:15.3.1", "root:15.2.1")
@pytest.mark.parametrize("forest", ["a", "b", "g"])
def test_a_relic_in_a_forest_is_not_in_the_supply(forest: str) -> None:
    left = supply(keepers(relics={"figure_a": forest}), "relic_figure")
    assert left == supply(keepers(relics={"figure_a": "1"}), "relic_figure") == supply(keepers(), "relic_figure") - 1
    with pytest.raises(PositionError, match="only 4 pieces of kind relic_figure"):
        keepers(relics={"figure_a": forest}, supply={"relic_figure": 4})


@pytest.mark.law("root:15.2.1")
def test_nobody_not_even_the_keepers_sees_the_value_of_a_relic_before_it_is_turned() -> None:
    match = keepers(relics={"figure_a": "a", "tablet_b": "5"})
    for seat in range(3):
        fields = seen(match, seat)
        assert fields["relics"] == {"figure_a": "a", "tablet_b": "5"}
        assert fields["figures"] == fields["tablets"] == fields["jewelry"] == [{"cards": [], "hidden": 1}] * 4


@pytest.mark.law("root:15.2.1")
def test_positions_that_differ_in_hidden_values_look_the_same_to_all() -> None:
    """The same turn with other values: no view, no ask and no line of the record differs."""
    turns = []
    for values in (["figure_1", "figure_2"], ["figure_3", "figure_1"]):
        match = keepers(
            step=2,
            relics={"figure_a": "a", "figure_b": "10"},
            boards={"figures": {0: [values[0]], 1: [values[1]]}},
            on_map={"keepers_warrior": {"10": 2, "1": 2}},
        )
        answer(match, "retinue_move retainer_1 10", "to 1", "number 1", "carry figure_b")
        turns.append(([match.view(seat) for seat in range(3)], asked(match), options(match), record(match)))
    assert turns[0] == turns[1]


@pytest.mark.law("root:15.2.1")
def test_a_relic_has_one_value_and_no_value_is_there_twice() -> None:
    with pytest.raises(PositionError, match="figure_1 is in 2 places"):
        keepers(boards={"figures": {0: ["figure_1"], 1: ["figure_1"]}})
    with pytest.raises(PositionError, match="disagree about relics in clearing 5"):
        keepers(relics={"figure_a": "5"}, on_map={"relic_figure": {"1": 1, "5": 0}})


@pytest.mark.law("root:15.2.1")
def test_relics_on_the_map_are_pieces_and_a_position_may_give_them_so() -> None:
    match = keepers(on_map={"relic_figure": {"5": 2}}, relics={"tablet_a": "board", "tablet_b": "c"})
    assert (relic(match, "figure_a"), relic(match, "figure_b")) == ("5", "5")
    assert (supply(match, "relic_figure"), supply(match, "relic_tablet"), supply(match, "relic_jewelry")) == (2, 2, 4)


# 15.2.2, 15.4.1 Waystations, encamping


@pytest.mark.law("root:15.2.2", "root:15.4.1")
def test_encamping_replaces_a_warrior_by_a_waystation_with_either_side_up() -> None:
    match = keepers("birdsong", 2, on_map={"keepers_warrior": {"5": 2}})
    sides = ["tablet_jewelry", "jewelry_tablet", "jewelry_figure", "figure_jewelry", "figure_tablet", "tablet_figure"]
    assert options(match, "encamp") == {f"5 {side}" for side in sides}
    answer(match, "encamp 5 figure_jewelry")
    assert pieces(match, "waystation_figure_jewelry", "5") == 1
    assert pieces(match, "keepers_warrior", "5") == 1
    assert (supply(match, "keepers_warrior"), supply(match, "waystation_jewelry_figure")) == (14, 0)


@pytest.mark.law("root:15.4.1")
def test_one_encamps_once_in_each_clearing_and_each_tile_is_there_once() -> None:
    match = keepers("birdsong", 2, on_map={"keepers_warrior": {"5": 2, "2": 2}})
    answer(match, "encamp 5 figure_jewelry")
    assert {option.split()[0] for option in options(match, "encamp")} == {"2"}
    assert options(match.clone()) == options(match)
    assert why(match, "encamp 5 tablet_figure") == "15.4.1"
    assert why(match, "encamp 2 jewelry_figure") == "1.5.1"  # the other side of the same tile
    answer(match, "encamp 2 tablet_figure")
    assert asked(match)[1] == "keepers_decamp"
    assert options(match, "decamp") == {"5 figure_jewelry", "2 tablet_figure"}


@pytest.mark.law("root:15.4.1", "root:2.2.3")
def test_a_waystation_takes_an_open_slot_and_a_warrior() -> None:
    match = keepers("birdsong", 2, on_map={"keepers_warrior": {"5": 1, "1": 1}, "workshop": {"1": 1}})
    assert why(match, "encamp 1 tablet_figure") == "2.2.3"
    assert why(match, "encamp 2 tablet_figure") == "15.4.1"


@pytest.mark.law("root:15.4.1", "root:15.4.2", "root:6.2.2", "root:G.1.31")
def test_where_the_keep_stands_nobody_encamps_unless_pieces_are_swapped() -> None:
    """R67."""
    given = {"keepers_warrior": {"5": 1, "2": 1}, "keep": {"5": 1}, "roost": {"2": 1}, "sawmill": {"2": 1}}
    match = keepers("birdsong", 2, on_map={**given, "roost": {}})
    assert why(match, "encamp 5 tablet_figure") == "6.2.2"
    swapped = keepers("birdsong", 2, on_map=given, rules={"encamping": "swap"})
    assert why(swapped, "encamp 2 tablet_figure") == "2.2.3"
    answer(swapped, "encamp 5 tablet_figure", "decamp 5 tablet_figure")
    assert pieces(swapped, "keepers_warrior", "5") == 1


@pytest.mark.law("root:15.4.1")
def test_with_no_warrior_and_no_waystation_the_keepers_come_back_on_the_edge() -> None:
    match = keepers("birdsong", 1, relics={"figure_a": "5"}, on_map={"workshop": {"1": 1}})
    assert asked(match) == (0, "keepers_return", "15.4.1")
    assert {option.split()[0] for option in options(match, "encamp")} == {"5", "2", "6", "3", "7", "8", "4", "9"}
    assert (why(match, "encamp 12 tablet_figure"), why(match, "encamp 1 tablet_figure")) == ("15.4.1", "2.2.3")
    assert options(match, "done") == set()
    answer(match, "encamp 8 tablet_figure")
    assert pieces(match, "waystation_tablet_figure", "8") == pieces(match, "keepers_warrior", "8") == 1
    assert (supply(match, "waystation_tablet_figure"), supply(match, "waystation_figure_tablet")) == (0, 0)
    assert asked(match)[1] == "keepers_decamp"  # and the warrior is not replaced too


@pytest.mark.law("root:15.4.1", "root:1.5.4")
def test_who_comes_back_where_no_waystation_can_be_placed_brings_the_warrior() -> None:
    tiles = {f"waystation_{side}": 0 for side in SIDES}
    match = keepers("birdsong", 2, on_map={"keep": {"1": 1}}, supply=tiles)
    assert asked(match) == (0, "keepers_return", "15.4.1")
    assert options(match) == {f"at {clearing}" for clearing in "23456789"}
    assert (why(match, "at 12"), why(match, "at 1")) == ("15.4.1", "6.2.2")
    answer(match, "at 8")
    assert pieces(match, "keepers_warrior", "8") == 1
    nothing = keepers("birdsong", 2, supply={**tiles, "keepers_warrior": 0})
    assert asked(nothing)[1] != "keepers_return"


@pytest.mark.law("root:15.4.1")
def test_who_has_a_waystation_left_does_not_come_back() -> None:
    match = keepers("birdsong", 2, on_map={"waystation_tablet_figure": {"12": 1}})
    assert asked(match)[1] == "keepers_decamp"


@pytest.mark.law("root:15.2.2")
def test_a_tile_is_not_on_the_map_with_both_sides() -> None:
    with pytest.raises(PositionError, match="waystation figure_tablet"):
        keepers(on_map={"waystation_figure_tablet": {"5": 1}, "waystation_tablet_figure": {"1": 1}})


@pytest.mark.law("root:15.2.2")
def test_a_tile_is_in_the_supply_with_both_sides_or_not_at_all() -> None:
    with pytest.raises(PositionError, match="waystation figure_tablet is in the supply"):
        keepers(supply={"waystation_figure_tablet": 0})
    both = {"waystation_figure_tablet": 0, "waystation_tablet_figure": 0}
    assert keepers(supply=both).ask is not None


# 15.4.2 Decamping


@pytest.mark.law("root:15.4.2")
def test_decamping_replaces_a_waystation_by_a_warrior_once_in_each_clearing() -> None:
    stations = {"waystation_figure_jewelry": {"5": 1}, "waystation_tablet_figure": {"5": 1}}
    match = keepers("birdsong", 3, on_map={"waystation_jewelry_tablet": {"2": 1}, **stations})
    answer(match, "decamp 5 figure_jewelry")
    assert (pieces(match, "waystation_figure_jewelry", "5"), pieces(match, "keepers_warrior", "5")) == (0, 1)
    assert supply(match, "waystation_figure_jewelry") == supply(match, "waystation_jewelry_figure") == 1
    assert options(match, "decamp") == {"2 jewelry_tablet"}
    assert why(match, "decamp 5 tablet_figure") == "15.4.2"
    assert why(match, "decamp 2 tablet_figure") == "15.4.2"


@pytest.mark.law("root:15.4.2", "root:G.1.21")
def test_without_a_warrior_left_nobody_decamps() -> None:
    given = {"waystation_figure_jewelry": {"5": 1}, "keepers_warrior": {"5": 15}}
    match = keepers("birdsong", 3, on_map=given, cards={0: ["anvil"]})
    assert asked(match)[1] != "keepers_decamp"


@pytest.mark.law("root:15.4", "root:15.4.1", "root:15.4.2")
def test_a_clearing_where_one_has_encamped_can_be_decamped_and_next_turn_encamped_again() -> None:
    match = keepers("birdsong", 2, on_map={"keepers_warrior": {"5": 1}})
    answer(match, "encamp 5 figure_jewelry", "decamp 5 figure_jewelry")
    assert pieces(match, "keepers_warrior", "5") == 1
    assert board(match, "keepers")["camped"] == {}


# 15.4.3 Recruiting


@pytest.mark.law("root:15.4.3", "root:2.1.1")
def test_a_card_recruits_two_warriors_at_a_matching_waystation_as_often_as_wanted() -> None:
    match = keepers(
        "birdsong",
        4,
        cards={0: ["anvil", "smugglers_trail", "birdy_bindle"]},
        on_map={"waystation_figure_jewelry": {"5": 1}, "keepers_warrior": {"1": 1}},
    )
    assert options(match, "muster") == {"smugglers_trail 5", "birdy_bindle 5"}
    assert (why(match, "muster anvil 5"), why(match, "muster anvil 1")) == ("2.1.1", "15.4.3")
    answer(match, "muster smugglers_trail 5", "muster birdy_bindle 5")
    assert pieces(match, "keepers_warrior", "5") == 4
    assert set(state(match)["discards"]) == {"smugglers_trail", "birdy_bindle"}


@pytest.mark.law("root:15.4.3", "root:1.5.4")
def test_the_last_warrior_comes_alone_and_then_nobody_recruits() -> None:
    match = keepers(
        "birdsong",
        4,
        cards={0: ["birdy_bindle", "smugglers_trail"]},
        on_map={"waystation_figure_jewelry": {"5": 1}, "keepers_warrior": {"1": 14}},
    )
    answer(match, "muster birdy_bindle 5")
    assert pieces(match, "keepers_warrior", "5") == 1
    assert asked(match)[1] != "keepers_recruit"


@pytest.mark.law("root:15.4.3", "root:1.2.1")
def test_whoever_holds_cards_is_asked_to_recruit_whatever_they_are() -> None:
    match = keepers("birdsong", 4, cards={0: ["anvil"]}, on_map={"waystation_figure_jewelry": {"5": 1}})
    assert asked(match) == (0, "keepers_recruit", "15.4.3")
    assert options(match) == {"done"}


# 15.2.3, 15.5.1 Crafting


@pytest.mark.law("root:15.2.3", "root:15.5.1", "root:15.5")
def test_waystations_craft_before_the_retinue_acts() -> None:
    match = keepers(
        cards={0: ["anvil", "smugglers_trail"]},
        on_map={"waystation_figure_jewelry": {"1": 1}, "keepers_warrior": {"1": 2}},
    )
    assert options(match, "craft") == {"anvil"}
    answer(match, "craft anvil")
    assert score(match) == 2
    answer(match, "done")
    assert asked(match)[1] == "keepers_act"
    assert why(match, "craft smugglers_trail") == "15.5"


# 15.5.2 The Retinue


@pytest.mark.law("root:15.5.2", "root:15.5.2.I")
def test_each_card_of_the_first_slot_moves_once_from_a_clearing_it_matches() -> None:
    match = keepers(step=2, retinue=[["anvil", "retainer_1"], [], []], on_map={"keepers_warrior": {"1": 2, "5": 2}})
    assert options(match, "retinue_move") == {"anvil 1", "retainer_1 1", "retainer_1 5"}
    assert why(match, "retinue_move anvil 5") == "2.1.1"
    assert why(match, "retinue_move retainer_1 9") == "4.2"
    answer(match, "retinue_move anvil 1", "to 9", "number 1")
    assert pieces(match, "keepers_warrior", "9") == 1
    assert why(match, "retinue_move anvil 1") == "15.5.2"
    answer(match, "retinue_move retainer_1 5", "to 2", "number 2")
    assert retinue(match)[0] == ["anvil", "retainer_1"]


@pytest.mark.law("root:15.5.2")
def test_slots_act_from_left_to_right_and_each_may_be_skipped() -> None:
    match = keepers(
        step=2,
        relics={"figure_a": "1", "figure_b": "b"},
        on_map={"keepers_warrior": {"1": 2}, "waystation_figure_jewelry": {"1": 1}},
    )
    assert {option.split()[0] for option in options(match)} == {"retinue_move", "done"}
    answer(match, "done")
    assert {option.split()[0] for option in options(match)} == {"retinue_delve", "done"}
    answer(match, "done")
    assert {option.split()[0] for option in options(match)} == {"retinue_move", "retinue_recover", "done"}
    answer(match, "done")
    assert state(match)["phase"] == "evening"


# 15.5.2.II Battle, then delve


@pytest.mark.law("root:15.5.2.II", "root:15.5.2.IIa", "root:15.2.1")
def test_a_relic_of_a_forest_next_to_a_ruled_clearing_comes_there_and_is_turned_for_all() -> None:
    match = keepers(step=3, relics={"figure_c": "a", "tablet_a": "e"}, on_map={"keepers_warrior": {"10": 2}})
    assert options(match, "retinue_delve") == {"retainer_2 10"}
    answer(match, "retinue_delve retainer_2 10")
    assert options(match) == {"delve figure_c", "decline"}
    answer(match, "delve figure_c")
    assert (relic(match, "figure_c"), pieces(match, "relic_figure", "10")) == ("10", 1)
    for seat in range(3):
        assert seen(match, seat)["figures"][2] == {"cards": ["figure_3"], "hidden": 0}
        assert seen(match, seat)["figures"][3] == {"cards": [], "hidden": 1}


@pytest.mark.law("root:15.5.2.IIb")
@pytest.mark.parametrize(("figure", "gone"), [("figure_a", False), ("figure_b", False), ("figure_c", True)])
def test_the_card_goes_if_fewer_clearings_around_the_forest_are_ruled_than_the_relic_is_worth(
    figure: str, gone: bool
) -> None:
    """Two clearings around forest a, 10 and 1, are ruled; 9 and 12 are not around it."""
    match = keepers(
        step=3,
        relics={figure: "a"},
        retinue=[[], ["birdy_bindle"], []],
        on_map={"keepers_warrior": {"10": 1, "1": 1, "9": 1, "12": 1}},
    )
    answer(match, "retinue_delve birdy_bindle 10", f"delve {figure}")
    assert retinue(match)[1] == ([] if gone else ["birdy_bindle"])
    assert state(match)["discards"] == (["birdy_bindle"] if gone else [])


@pytest.mark.law("root:15.3.4", "root:15.5.2.IIb")
def test_a_faithful_retainer_that_is_discarded_leaves_the_game() -> None:
    match = keepers(step=3, relics={"figure_b": "a"}, on_map={"keepers_warrior": {"10": 1}})
    answer(match, "retinue_delve retainer_2 10", "delve figure_b")
    assert retinue(match)[1] == []
    assert state(match)["discards"] == []


@pytest.mark.law("root:15.5.2.II")
def test_where_enemies_are_one_must_battle_before_one_delves() -> None:
    match = keepers(
        step=3,
        relics={"figure_a": "a"},
        on_map={"keepers_warrior": {"10": 3}, "marquise_warrior": {"10": 1}},
        chance=dice(1, 0),
    )
    answer(match, "retinue_delve retainer_2 10")
    assert pieces(match, "marquise_warrior", "10") == 0
    assert options(match) == {"delve figure_a", "decline"}


@pytest.mark.law("root:15.5.2.II")
def test_of_several_enemies_one_is_battled() -> None:
    on_map = {"keepers_warrior": {"10": 3}, "marquise_warrior": {"10": 1}, "eyrie_warrior": {"10": 1}}
    match = keepers(step=3, relics={"figure_a": "a"}, on_map=on_map, chance=dice(1, 0))
    answer(match, "retinue_delve retainer_2 10")
    assert options(match) == {"against 1", "against 2"}
    answer(match, "against 2")
    assert (pieces(match, "marquise_warrior", "10"), pieces(match, "eyrie_warrior", "10")) == (1, 0)
    assert options(match) == {"delve figure_a", "decline"}  # three warriors rule against one


@pytest.mark.law("root:15.5.2.II")
def test_after_the_battle_one_must_rule_the_clearing_and_have_a_warrior_there() -> None:
    on_map = {"keepers_warrior": {"10": 1}, "marquise_warrior": {"10": 2}}
    match = keepers(step=3, relics={"figure_a": "a"}, on_map=on_map, chance=dice(1, 0))
    answer(match, "retinue_delve retainer_2 10")
    assert asked(match)[1] != "keepers_delve"  # one against one: nobody rules
    alone = keepers(step=3, relics={"figure_a": "a"}, on_map={"waystation_figure_jewelry": {"10": 1}})
    assert asked(alone)[1] == "keepers_gather"  # ruled by a waystation, but without a warrior


@pytest.mark.law("root:15.5.2.II")
def test_a_clearing_without_enemy_and_without_relic_nearby_is_no_choice() -> None:
    on_map = {"keepers_warrior": {"10": 1, "8": 1}, "marquise_warrior": {"5": 1}, "waystation_figure_jewelry": {"5": 1}}
    match = keepers(step=3, relics={"figure_a": "a"}, on_map=on_map)
    assert options(match, "retinue_delve") == {"retainer_2 10"}
    assert why(match, "retinue_delve retainer_2 8") == "15.5.2.II"
    assert why(match, "retinue_delve retainer_2 5") == "4.3"
    assert why(match, "retinue_delve retainer_1 10") == "15.5.2"


@pytest.mark.law("root:15.5.2.IIa")
def test_a_relic_that_was_turned_before_stays_so() -> None:
    match = keepers(
        step=3,
        relics={"figure_b": "a"},
        boards={"figures": {1: ["figure_2@*"]}},
        on_map={"keepers_warrior": {"10": 1, "1": 1}},
    )
    answer(match, "retinue_delve retainer_2 10")
    assert match.ask is not None
    assert match.game.facts(match.ask.options[0]) == {"value": 2}
    answer(match, "delve figure_b")
    assert told(match, "15.2.1") == []
    assert retinue(match)[1] == ["retainer_2"]


# 15.5.2.III Move or recover


def recovering(relics: dict[str, str], retinue: list[list[str]] | None = None, **given: Any) -> Match:
    """The third slot, with a waystation for figures in 5, a rabbit clearing; 3 and 4 are rabbit too."""
    on_map = {"waystation_figure_jewelry": {"5": 1}, **given.pop("on_map", {})}
    return keepers(step=4, relics=relics, retinue=retinue or [[], [], ["retainer_3"]], on_map=on_map, **given)


@pytest.mark.law("root:15.5.2.III", "root:15.5.2.I")
def test_the_third_slot_moves_or_recovers() -> None:
    match = recovering({"figure_a": "5"}, on_map={"keepers_warrior": {"5": 1}})
    assert options(match) == {"retinue_move retainer_3 5", "retinue_recover retainer_3 5", "done"}
    answer(match, "retinue_move retainer_3 5", "to 1", "done")
    assert pieces(match, "keepers_warrior", "1") == 1
    assert "15.5.2.III moved 0 5 1 1" in record(match)


@pytest.mark.law("root:15.5.2.IIIa", "root:15.5.2.IIIb")
def test_a_relic_of_the_type_that_a_waystation_there_shows_is_gained_and_scores_its_value() -> None:
    match = recovering({"figure_b": "5", "tablet_c": "5"}, on_map={"keepers_warrior": {"3": 1}})
    answer(match, "retinue_recover retainer_3 5")
    assert (score(match), relic(match, "figure_b"), relic(match, "tablet_c")) == (2, "board", "5")
    assert pieces(match, "relic_figure", "5") == 0
    assert seen(match, 1)["figures"][1] == {"cards": ["figure_2"], "hidden": 0}


@pytest.mark.law("root:15.5.2.IIIa", "root:15.2.2")
def test_the_back_of_a_waystation_recovers_nothing() -> None:
    match = recovering({"jewelry_a": "5"}, on_map={"keepers_warrior": {"3": 1}})
    assert why(match, "retinue_recover retainer_3 5") == "15.5.2.IIIa"


@pytest.mark.law("root:15.5.2.IIIc")
@pytest.mark.parametrize(("figure", "gone"), [("figure_b", False), ("figure_c", True)])
def test_the_card_goes_if_fewer_clearings_of_the_suit_are_ruled_than_the_relic_is_worth(
    figure: str, gone: bool
) -> None:
    """5 and 3 are ruled, both rabbit; 1, a fox clearing, does not count."""
    match = recovering({figure: "5"}, [[], [], ["smugglers_trail"]], on_map={"keepers_warrior": {"3": 1, "1": 1}})
    answer(match, "retinue_recover smugglers_trail 5")
    assert retinue(match)[2] == ([] if gone else ["smugglers_trail"])
    assert state(match)["discards"] == (["smugglers_trail"] if gone else [])


@pytest.mark.law("root:15.5.2.IIIc", "root:15.5.2.IIIa")
def test_as_long_as_the_card_stays_another_relic_there_may_be_recovered() -> None:
    match = recovering({"figure_a": "5", "figure_b": "5", "figure_c": "5"})
    answer(match, "retinue_recover retainer_3 5")
    assert options(match) == {"recover figure_a", "recover figure_b", "recover figure_c"}
    assert why(match, "done") == "15.5.2.IIIa"
    answer(match, "recover figure_a")
    assert options(match) == {"recover figure_b", "recover figure_c", "done"}
    answer(match, "recover figure_c")  # worth 3, and only 5 is ruled: the card goes, and the action is over
    assert (score(match), relic(match, "figure_b"), retinue(match)[2]) == (4, "5", [])
    assert asked(match)[1] not in ("keepers_recover", "keepers_act")


@pytest.mark.law("root:15.5.2.IIIb", "root:15.5.2.IIIa")
def test_a_relic_that_completes_a_column_scores_two_more() -> None:
    """The first column has a tablet and a jewelry, the second only a tablet: the first figure completes the first."""
    have = {"tablet_a": "board", "tablet_b": "board", "jewelry_a": "board"}
    match = recovering({"figure_a": "5", "figure_b": "5", **have}, on_map={"keepers_warrior": {"3": 1}})
    answer(match, "retinue_recover retainer_3 5", "recover figure_a")
    assert score(match) == 3
    answer(match, "recover figure_b")
    assert score(match) == 5  # the second column lacks its jewelry


# 15.6 Evening


@pytest.mark.law("root:15.6.1", "root:15.6")
def test_a_warrior_leaves_each_clearing_with_four_or_more() -> None:
    match = keepers("evening", 1, retinue=[[], [], []], on_map={"keepers_warrior": {"1": 3, "5": 4, "9": 6}})
    assert [pieces(match, "keepers_warrior", place) for place in ("1", "5", "9")] == [3, 3, 5]
    assert supply(match, "keepers_warrior") == 4


@pytest.mark.law("root:15.6.2")
def test_any_number_of_hand_cards_join_any_slots() -> None:
    match = keepers("evening", 1, cards={0: ["anvil", "ambush_fox", "dominance_fox"]})
    assert {f"{card} {slot}" for card in ("anvil", "ambush_fox") for slot in ("move", "delve", "recover")} <= options(
        match, "gather"
    )
    answer(match, "gather anvil move", "gather ambush_fox recover", "gather dominance_fox recover")
    assert retinue(match) == [["retainer_1", "anvil"], ["retainer_2"], ["retainer_3", "ambush_fox", "dominance_fox"]]
    assert state(match)["turn"] != 0


@pytest.mark.law("root:15.6.2")
def test_or_one_card_goes_to_another_slot_but_not_both() -> None:
    match = keepers("evening", 1, cards={0: ["anvil", "sword"]})
    assert options(match, "shift") == {
        f"retainer_{number + 1} {slot}"
        for number in range(3)
        for place, slot in enumerate(("move", "delve", "recover"))
        if place != number
    }
    moved = answer(match.clone(), "shift retainer_1 recover")
    assert retinue(moved) == [[], ["retainer_2"], ["retainer_3", "retainer_1"]]
    assert asked(moved)[1] != "keepers_gather"
    answer(match, "gather anvil move")
    assert options(match, "shift") == set()
    assert why(match, "shift retainer_2 move") == "15.6.2"
    assert options(match, "gather") == {"sword move", "sword delve", "sword recover"}


@pytest.mark.law("root:15.6.2")
def test_the_retinue_has_ten_cards_at_most_retainers_counted() -> None:
    six = ["sword", "bake_sale", "investments", "birdy_bindle", "armorers_1", "cobbler_1"]
    match = keepers(
        "evening",
        1,
        retinue=[["retainer_1"], ["retainer_2"], ["retainer_3", *six]],
        cards={0: ["anvil", "crossbow_mouse"]},
    )
    answer(match, "gather anvil move")
    assert asked(match)[1] != "keepers_gather"
    with pytest.raises(PositionError, match="at most 10 cards"):
        keepers(retinue=[["retainer_1", "anvil", "crossbow_mouse"], ["retainer_2"], ["retainer_3", *six]])


@pytest.mark.law("root:15.6.2")
def test_as_long_as_there_is_room_for_one_more_another_card_is_gathered() -> None:
    five = ["sword", "bake_sale", "investments", "birdy_bindle", "armorers_1"]
    held = {0: ["anvil", "crossbow_mouse", "foxfolk_steel"]}
    match = keepers("evening", 1, retinue=[["retainer_1"], ["retainer_2"], ["retainer_3", *five]], cards=held)
    answer(match, "gather anvil move")
    assert asked(match)[1] == "keepers_gather"
    assert "crossbow_mouse move" in options(match, "gather")
    answer(match, "gather crossbow_mouse move")
    assert asked(match)[1] != "keepers_gather"


@pytest.mark.law("root:15.6.3")
@pytest.mark.parametrize(
    ("stations", "drawn"), [([], 1), (["figure_tablet"], 2), (["figure_tablet", "jewelry_tablet"], 3)]
)
def test_one_card_is_drawn_and_one_more_for_each_waystation_on_the_map(stations: list[str], drawn: int) -> None:
    on_map = {f"waystation_{side}": {str(number + 7): 1} for number, side in enumerate(stations)}
    match = keepers("evening", 1, retinue=[[], [], []], on_map=on_map)
    assert len(hand(match)) == drawn


@pytest.mark.law("root:15.6.3")
def test_then_the_hand_goes_down_to_five() -> None:
    five = ["anvil", "sword", "bake_sale", "investments", "birdy_bindle"]
    match = keepers("evening", 1, cards={0: five}, on_map={"waystation_figure_tablet": {"5": 1}})
    answer(match, "done")
    assert asked(match) == (0, "discard_down", "15.6.3")
    answer(match, "discard anvil", "discard sword")
    assert len(hand(match)) == 5
    assert state(match)["turn"] != 0


@pytest.mark.law("root:15.5.2", "root:1.4.1")
def test_in_the_next_turn_every_card_acts_again() -> None:
    match = keepers(step=2, retinue=[["retainer_1"], [], []], on_map={"keepers_warrior": {"1": 1}})
    answer(match, "retinue_move retainer_1 1", "to 9")
    assert board(match, "keepers")["acted"] == []
