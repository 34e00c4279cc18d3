"""15.2.4, 15.2.5 The Keepers in Iron among others: Devout Knights, Prized Trophies, and cards that others play.

Seats and relics are as in test_keepers.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.root.table import (
    answer,
    asked,
    board,
    dice,
    options,
    pieces,
    record,
    score,
    state,
    supply,
    told,
    woodland,
)
from tests.law.root.test_keepers import RETAINERS, TABLE, keepers, relic, seen


def attacked(
    relics: dict[str, str], on_map: dict[str, Any], by: int = 1, faces: tuple[int, int] = (1, 0), **given: Any
) -> Match:
    """The Marquise, past crafting in her Daylight, may battle the Keepers."""
    boards = {"keepers": {"relics": relics, "retinue": RETAINERS, **given.pop("own", {})}, "marquise": {"actions": 3}}
    return woodland(
        turn=by, step=2, table=given.pop("table", TABLE), boards=boards, on_map=on_map, chance=dice(*faces), **given
    )


# 15.2.4 Devout Knights


@pytest.mark.law("root:15.2.4")
def test_with_a_relic_and_a_warrior_the_keepers_ignore_the_first_hit() -> None:
    warriors = {"keepers_warrior": {"5": 3}, "marquise_warrior": {"5": 3}}
    match = answer(attacked({"figure_a": "5"}, warriors, faces=(2, 0)), "battle 5")
    assert pieces(match, "keepers_warrior", "5") == 2
    assert "spared 0 5" in told(match, "15.2.4")


@pytest.mark.law("root:15.2.4")
def test_without_a_relic_there_every_hit_counts() -> None:
    warriors = {"keepers_warrior": {"5": 3}, "marquise_warrior": {"5": 3}}
    match = answer(attacked({"figure_a": "a"}, warriors, faces=(2, 0)), "battle 5")
    assert pieces(match, "keepers_warrior", "5") == 1


@pytest.mark.law("root:15.2.4")
def test_a_relic_without_a_warrior_takes_every_hit() -> None:
    """Rolled 0, and one more against the defenseless."""
    match = answer(
        attacked({"figure_a": "5"}, {"marquise_warrior": {"5": 3}}, faces=(0, 0)), "battle 5", "place_relic a"
    )
    assert relic(match, "figure_a") == "a"


@pytest.mark.law("root:15.2.4")
def test_attacking_they_ignore_it_too() -> None:
    warriors = {"keepers_warrior": {"5": 3}, "marquise_warrior": {"5": 3}}
    match = keepers(step=3, relics={"figure_a": "5"}, on_map=warriors, chance=dice(2, 2))
    answer(match, "retinue_delve retainer_2 5")
    assert (pieces(match, "keepers_warrior", "5"), pieces(match, "marquise_warrior", "5")) == (2, 1)


@pytest.mark.law("root:15.2.4", "root:4.3.1.II")
def test_a_hit_of_an_ambush_uses_it_up() -> None:
    """Two hits by the ambush, of which one is ignored; then two by the dice, of which none is."""
    warriors = {"keepers_warrior": {"5": 4}, "marquise_warrior": {"5": 3}}
    match = keepers(step=3, relics={"figure_a": "5"}, on_map=warriors, chance=dice(2, 2), cards={1: ["ambush_rabbit"]})
    answer(match, "retinue_delve retainer_2 5", "ambush ambush_rabbit")
    assert pieces(match, "keepers_warrior", "5") == 1
    assert told(match, "15.2.4") == ["spared 0 5"]


@pytest.mark.law("root:15.2.4")
def test_each_warrior_that_moves_may_carry_one_relic() -> None:
    match = keepers(
        step=2, relics={"figure_a": "5", "figure_b": "5", "tablet_a": "5"}, on_map={"keepers_warrior": {"5": 2}}
    )
    answer(match, "retinue_move retainer_1 5", "to 1", "number 2")
    assert options(match) == {"carry figure_a", "carry figure_b", "carry tablet_a", "done"}
    answer(match, "carry figure_b", "carry tablet_a")
    assert (relic(match, "figure_a"), relic(match, "figure_b"), relic(match, "tablet_a")) == ("5", "1", "1")
    assert (pieces(match, "relic_figure", "1"), pieces(match, "relic_tablet", "1")) == (1, 1)
    assert asked(match)[1] != "keepers_carry"


@pytest.mark.law("root:15.2.4")
def test_who_moves_need_not_carry_and_a_hidden_relic_stays_hidden() -> None:
    match = keepers(step=2, relics={"figure_a": "5"}, on_map={"keepers_warrior": {"5": 2}})
    answer(match, "retinue_move retainer_1 5", "to 1", "number 2")
    left = answer(match.clone(), "done")
    assert relic(left, "figure_a") == "5"
    answer(match, "carry figure_a")
    assert seen(match, 0)["figures"][0] == {"cards": [], "hidden": 1}


@pytest.mark.law("root:15.2.4", "root:1.5.5")
def test_whoever_makes_them_move_the_keepers_say_which_relics_come() -> None:
    match = woodland(
        "birdsong",
        turn=1,
        table=TABLE,
        deck="exiles",
        crafted={1: ["false_orders_1"]},
        boards={"keepers": {"relics": {"figure_a": "5"}, "retinue": RETAINERS}},
        on_map={"keepers_warrior": {"5": 2}, "marquise_warrior": {"9": 1}},
    )
    answer(match, "use false_orders_1")
    while asked(match)[1].startswith("card_order"):
        assert match.ask is not None
        wanted = [str(option) for option in match.ask.options if str(option) in ("choose_seat 0", "from 5", "to 1")]
        answer(match, wanted[0])
    assert asked(match) == (0, "keepers_carry", "15.2.4")
    answer(match, "carry figure_a")
    assert (relic(match, "figure_a"), pieces(match, "keepers_warrior", "1")) == ("1", 1)


# 15.2.5 Prized Trophies


@pytest.mark.law("root:15.2.5", "root:3.2.1")
def test_an_enemy_who_removes_a_relic_puts_it_into_any_forest_turned_and_scores_two_in_all() -> None:
    match = answer(attacked({"figure_c": "5"}, {"marquise_warrior": {"5": 2}}, faces=(0, 0)), "battle 5")
    assert asked(match) == (1, "keepers_trophy", "15.2.5")
    assert options(match) == {f"place_relic {forest}" for forest in "abcdefg"}
    assert score(match, 1) == 1
    answer(match, "place_relic g")
    assert (relic(match, "figure_c"), score(match, 1), supply(match, "relic_figure")) == ("g", 2, 3)
    assert [seen(match, seat)["figures"][2]["cards"] for seat in range(3)] == [["figure_3"]] * 3


@pytest.mark.law("root:15.2.5")
def test_by_ruling_a_relic_that_was_not_turned_stays_so() -> None:
    """R66."""
    match = attacked({"figure_c": "5"}, {"marquise_warrior": {"5": 2}}, faces=(0, 0), rules={"trophy_side": "type"})
    answer(match, "battle 5", "place_relic g")
    assert [seen(match, seat)["figures"][2]["cards"] for seat in range(3)] == [[]] * 3
    assert told(match, "15.2.1") == []


@pytest.mark.law("root:15.2.5", "root:4.3.4")
def test_the_keepers_choose_which_relic_a_hit_takes() -> None:
    relics = {"figure_a": "5", "figure_c": "5", "tablet_a": "5"}
    match = answer(
        attacked(relics, {"marquise_warrior": {"5": 2}, "waystation_figure_jewelry": {"5": 1}}, faces=(1, 0)),
        "battle 5",
    )
    assert asked(match)[:2] == (0, "lose_piece")
    assert options(match) == {
        "lose waystation_figure_jewelry",
        "lose_relic figure_a",
        "lose_relic figure_c",
        "lose_relic tablet_a",
    }
    answer(match, "lose_relic figure_c")
    assert options(match) == {"lose waystation_figure_jewelry", "lose_relic figure_a", "lose_relic tablet_a"}
    answer(match, "lose waystation_figure_jewelry", "place_relic b")
    assert (relic(match, "figure_a"), relic(match, "figure_c"), relic(match, "tablet_a")) == ("5", "b", "5")
    assert supply(match, "waystation_figure_jewelry") == supply(match, "waystation_jewelry_figure") == 1
    assert score(match, 1) == 3


@pytest.mark.law("root:15.2.4", "root:4.3.4")
def test_a_warrior_of_the_keepers_takes_a_hit_before_the_relics_do() -> None:
    """Of three hits one is ignored, and one falls on the warrior."""
    there = {"marquise_warrior": {"5": 3}, "keepers_warrior": {"5": 1}}
    match = answer(attacked({"figure_a": "5", "tablet_a": "5"}, there, faces=(3, 0)), "battle 5")
    assert options(match) == {"lose_relic figure_a", "lose_relic tablet_a"}
    answer(match, "lose_relic tablet_a")
    assert asked(match)[:2] == (1, "keepers_trophy")
    assert pieces(match, "keepers_warrior", "5") == 0
    assert relic(match, "figure_a") == "5"


@pytest.mark.law("root:4.3.4")
def test_warriors_go_before_relics_and_waystations() -> None:
    on_map = {"marquise_warrior": {"5": 3}, "keepers_warrior": {"5": 3}, "waystation_figure_jewelry": {"5": 1}}
    match = answer(attacked({"figure_a": "5"}, on_map, faces=(3, 0)), "battle 5")
    assert pieces(match, "keepers_warrior", "5") == 1
    assert (relic(match, "figure_a"), pieces(match, "waystation_figure_jewelry", "5")) == ("5", 1)


@pytest.mark.law("root:15.2.5", "root:4.1.2")
def test_a_favor_takes_all_relics_of_its_suit_and_each_is_placed() -> None:
    boards = {"keepers": {"relics": {"figure_a": "5", "figure_b": "4", "tablet_a": "1"}, "retinue": RETAINERS}}
    match = woodland(
        turn=1,
        table=TABLE,
        cards={1: ["favor_of_the_rabbits"]},
        boards=boards,
        on_map={"workshop": {"5": 1, "3": 1, "10": 1}},
    )
    answer(match, "craft favor_of_the_rabbits", "place_relic a", "place_relic b")
    assert {relic(match, "figure_a"), relic(match, "figure_b")} == {"a", "b"}
    assert (relic(match, "tablet_a"), score(match, 1)) == ("1", 4)


@pytest.mark.law("root:15.2.5", "root:3.1")
def test_the_first_point_may_win_before_the_relic_is_placed() -> None:
    match = attacked({"figure_a": "5"}, {"marquise_warrior": {"5": 2}}, faces=(0, 0), score=[0, 29, 0])
    answer(match, "battle 5")
    assert match.over
    assert state(match)["winners"] == [1]
    with pytest.raises(PositionError, match="nobody is placing it"):
        keepers(relics={"figure_a": "taken"})


@pytest.mark.law("root:15.2.5", "root:3.1")
def test_the_second_point_may_win_too() -> None:
    match = attacked({"figure_a": "5"}, {"marquise_warrior": {"5": 2}}, faces=(0, 0), score=[0, 28, 0])
    answer(match, "battle 5", "place_relic a")
    assert match.over
    assert state(match)["winners"] == [1]


@pytest.mark.law("root:15.2.5")
def test_a_defender_places_the_relic_too_though_it_is_the_turn_of_the_keepers() -> None:
    """Three hits: one is ignored, one takes the warrior, one the relic."""
    on_map = {"keepers_warrior": {"5": 1}, "marquise_warrior": {"5": 3}}
    match = keepers(step=3, relics={"figure_a": "5"}, on_map=on_map, chance=dice(3, 3))
    answer(match, "retinue_delve retainer_2 5")
    assert asked(match) == (1, "keepers_trophy", "15.2.5")
    answer(match, "place_relic d")
    assert (relic(match, "figure_a"), score(match, 1)) == ("d", 2)


# The Vagabond

WITH_VAGABOND = ["keepers", "vagabond", "eyrie"]


def wandering(relics: dict[str, str], items: dict[str, int], **given: Any) -> Match:
    """The Vagabond, in 5, has his Daylight."""
    his = {"character": "thief", "clearing": "5", "items": {"ready": items}, "relation": given.pop("relation", {})}
    boards = {"keepers": {"relics": relics, "retinue": RETAINERS}, "vagabond": his}
    return woodland(turn=1, table=WITH_VAGABOND, boards=boards, **given)


@pytest.mark.law("root:15.2.5", "root:9.5.6")
def test_the_vagabond_strikes_a_relic_and_says_which_of_a_type() -> None:
    match = wandering({"figure_a": "5", "figure_b": "5", "tablet_a": "5"}, {"crossbow": 1})
    answer(match, "strike 0 relic_figure")
    assert asked(match) == (1, "keepers_which_relic", "15.2.5")
    assert options(match) == {"lose_relic figure_a", "lose_relic figure_b"}
    answer(match, "lose_relic figure_b", "place_relic c")
    assert (relic(match, "figure_a"), relic(match, "figure_b"), score(match, 1)) == ("5", "c", 2)
    assert pieces(match, "relic_figure", "5") == 1


@pytest.mark.law("root:15.2.5", "root:9.5.6")
def test_a_relic_alone_of_its_type_needs_no_choice() -> None:
    match = wandering({"figure_a": "5", "tablet_a": "5"}, {"crossbow": 1})
    answer(match, "strike 0 relic_figure", "place_relic c")
    assert (relic(match, "figure_a"), relic(match, "tablet_a")) == ("c", "5")


@pytest.mark.law("root:15.2.5", "root:G.1.8")
def test_who_is_no_enemy_places_the_relic_and_scores_nothing() -> None:
    match = wandering({"figure_a": "5"}, {"crossbow": 1}, relation={0: "allied"})
    answer(match, "strike 0 relic_figure", "place_relic c")
    assert (relic(match, "figure_a"), score(match, 1)) == ("c", 0)


@pytest.mark.law("root:15.2.5", "root:D.4.2")
@pytest.mark.parametrize("relation", ["indifferent", "allied"])
def test_the_vagrant_scores_twice_for_a_relic_that_an_enemy_removes(relation: str) -> None:
    """Whoever removed it places it; of whom the Vagrant himself is an enemy does not matter."""
    his = {"character": "vagrant", "clearing": "5", "items": {"ready": {"torch": 1}}, "relation": {0: relation}}
    match = woodland(
        turn=1,
        table=WITH_VAGABOND,
        boards={"keepers": {"relics": {"figure_a": "5"}, "retinue": RETAINERS}, "vagabond": his},
        on_map={"eyrie_warrior": {"5": 2}},
        rules={"characters": "all"},
        chance=dice(0, 0),
    )
    answer(match, "instigate 2 0")
    assert asked(match) == (2, "keepers_trophy", "15.2.5")
    answer(match, "place_relic c")
    assert (relic(match, "figure_a"), score(match, 1), score(match, 2)) == ("c", 2, 0)


@pytest.mark.law("root:9.2.9.III")
def test_a_struck_warrior_makes_the_keepers_hostile() -> None:
    match = wandering({}, {"crossbow": 1}, on_map={"keepers_warrior": {"5": 1}})
    answer(match, "strike 0 keepers_warrior")
    assert board(match, "vagabond")["relation"][0] == "hostile"


# The Alliance, and cards


@pytest.mark.law("root:8.2.6", "root:15.5.2.I")
def test_moving_into_sympathy_is_an_outrage_after_the_relics_have_come_along() -> None:
    match = keepers(
        step=2,
        table=["keepers", "marquise", "alliance"],
        relics={"figure_a": "5"},
        on_map={"keepers_warrior": {"5": 1}, "sympathy": {"1": 1}},
        cards={0: ["anvil"]},
    )
    answer(match, "retinue_move retainer_1 5", "to 1", "carry figure_a")
    assert asked(match)[:2] == (0, "alliance_outrage")


@pytest.mark.law("root:15.6.1", "root:4.1.3")
def test_those_who_cannot_live_off_the_land_lie_on_the_coffin_makers() -> None:
    match = keepers(
        "evening",
        1,
        deck="exiles",
        crafted={1: ["coffin_makers"]},
        on_map={"keepers_warrior": {"5": 4}},
    )
    assert state(match)["coffins"] == {"keepers_warrior": 1}


@pytest.mark.law("root:15.4.1", "root:G.1.21")
def test_a_warrior_that_is_replaced_does_not() -> None:
    match = keepers("birdsong", 2, deck="exiles", crafted={1: ["coffin_makers"]}, on_map={"keepers_warrior": {"5": 2}})
    answer(match, "encamp 5 figure_tablet")
    assert state(match)["coffins"] == {}


@pytest.mark.law("root:15.5.2.II", "root:G.1.8")
def test_a_clearing_with_only_a_friend_in_it_needs_no_battle() -> None:
    """The Vagabond is in a coalition with the Keepers, and coalitions are no enemies."""
    match = woodland(
        step=3,
        table=["keepers", "vagabond", "eyrie", "marquise"],
        boards={
            "keepers": {"relics": {"figure_a": "a"}, "retinue": [[], ["anvil", "smugglers_trail"], []]},
            "vagabond": {"character": "thief", "clearing": "5"},
        },
        on_map={"keepers_warrior": {"5": 2}},
        rules={"enemies": "coalition"},
        partner={1: 0},
        dominance={1: "dominance_fox"},
    )
    assert options(match, "retinue_delve") == {"smugglers_trail 5"}
    answer(match, "retinue_delve smugglers_trail 5")
    assert asked(match) == (0, "keepers_delve", "15.5.2.II")


@pytest.mark.law("root:15.5.2.IIb", "root:2.1")
def test_a_card_of_the_retinue_that_is_discarded_may_renew_an_exhausted_deck() -> None:
    match = keepers(
        step=3,
        relics={"figure_c": "a"},
        retinue=[[], ["birdy_bindle"], []],
        on_map={"keepers_warrior": {"5": 1}},
        pile=[],
    )
    answer(match, "retinue_delve birdy_bindle 5", "delve figure_c")
    assert "2.1 reshuffled" in record(match)


@pytest.mark.law("root:15.4.2", "root:3.2.1")
def test_nobody_scores_for_a_waystation_that_its_owner_replaces() -> None:
    match = keepers("birdsong", 3, on_map={"waystation_figure_jewelry": {"5": 1}})
    answer(match, "decamp 5 figure_jewelry")
    assert state(match)["score"] == [0, 0, 0]


@pytest.mark.law("root:3.3.1")
def test_the_keepers_may_go_for_dominance_while_their_retinue_acts() -> None:
    match = keepers(step=2, cards={0: ["dominance_fox"]}, score=[10, 0, 0], on_map={"keepers_warrior": {"5": 1}})
    answer(match, "dominate dominance_fox")
    assert asked(match)[1] == "keepers_act"


@pytest.mark.law("root:15.2.4", "root:9.2.9.IIb", "root:1.5.5")
def test_relics_come_along_with_warriors_that_a_vagabond_takes_with_him() -> None:
    match = wandering({"figure_a": "5"}, {"boot": 2}, relation={0: "allied"}, on_map={"keepers_warrior": {"5": 2}})
    answer(match, "walk 1", "along 0", "number 1")
    assert asked(match) == (0, "keepers_carry", "15.2.4")
    answer(match, "carry figure_a")
    assert relic(match, "figure_a") == "1"


@pytest.mark.law("root:15.5.2.IIa", "root:D.6.2")
def test_no_relic_is_moved_to_scorched_earth() -> None:
    """The fire of a Vagabond who was their ally has spared the Keepers, and nothing comes there any more."""
    match = woodland(
        step=3,
        table=["keepers", "vagabond", "eyrie"],
        boards={
            "keepers": {"relics": {"figure_a": "a"}, "retinue": RETAINERS},
            "vagabond": {"character": "scoundrel", "scorched": {"5": 1}},
        },
        on_map={"keepers_warrior": {"5": 1, "1": 1}},
    )
    assert "retinue_delve retainer_2 1" in options(match)
    reason = match.why_not("retinue_delve retainer_2 5")
    assert reason is not None
    assert reason.clause == "D.6.2"
