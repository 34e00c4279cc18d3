"""13.2.4, 13.2.5, 13.7 The Corvids' plots: what they do, how they are exposed, and who knows which lies where."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.conspiracy import THREE, cats_act, conspire, crows, down, known, stock, up
from tests.law.root.table import answer, asked, board, dice, hand, options, pieces, score, state, supply, told
from tests.law.root.woodland import woodland

OTHERS = (1, 2, -1)  # and a spectator


def why(match: Match, text: str) -> str:
    """The clause that keeps whoever is asked from an option, which must not be offered."""
    assert text not in options(match)
    found = match.why_not(text)
    assert found is not None
    return found.clause


def flip(plot: str, clearing: str = "5", **given: Any) -> Match:
    """The Corvids turn up a plot."""
    on_map = {"corvid_warrior": {clearing: 1}, **given.pop("on_map", {})}
    match = conspire("birdsong", step=2, down={clearing: plot}, on_map=on_map, **given)
    return answer(match, f"flip_plot {clearing}")


# 13.7.1 Bomb


@pytest.mark.law("root:13.7.1", "root:13.4.2", "root:3.2.1")
def test_a_bomb_removes_all_enemy_pieces_and_then_itself() -> None:
    match = flip("bomb_1", on_map={"marquise_warrior": {"5": 3}, "sawmill": {"5": 1}, "sympathy": {"5": 1}})
    assert state(match)["on_map"] == {"corvid_warrior": {"5": 1}}
    assert score(match) == 1 + 2  # the flip, and a building and a token
    assert stock(match) >= {"bomb_1"}
    assert (up(match), supply(match, "plot")) == ({}, 8)


@pytest.mark.law("root:13.7.1")
def test_pieces_elsewhere_are_safe_from_a_bomb_and_so_is_one_that_lies_face_down() -> None:
    match = flip(
        "bomb_1", on_map={"corvid_warrior": {"5": 1, "1": 1}, "marquise_warrior": {"5": 1, "1": 2}, "keep": {"1": 1}}
    )
    assert pieces(match, "marquise_warrior", "1") == 2


@pytest.mark.law("root:13.4.2", "root:13.7.1")
def test_a_bomb_that_is_gone_no_longer_counts_for_the_next_flip() -> None:
    match = conspire(
        "birdsong", step=2, down={"5": "bomb_1", "9": "raid_1"}, on_map={"corvid_warrior": {"5": 1, "9": 1}}
    )
    assert score(answer(match, "flip_plot 5", "flip_plot 9")) == 2


@pytest.mark.law("root:13.7.1", "root:9.2.2.I")
def test_a_bomb_damages_three_items_of_a_vagabond_instead() -> None:
    items = {"ready": {"boot": 2, "torch": 1, "sword": 1}}
    match = flip(
        "bomb_1",
        table=["corvids", "vagabond", "marquise"],
        boards={"vagabond": {"clearing": "5", "character": "thief", "items": items}},
    )
    assert asked(match)[:2] == (1, "vagabond_damage")


@pytest.mark.law("root:13.7.1", "root:6.2.3", "root:8.2.6")
def test_field_hospitals_and_outrage_answer_a_bomb() -> None:
    match = flip(
        "bomb_1",
        on_map={"marquise_warrior": {"5": 2}, "keep": {"1": 1}, "sympathy": {"5": 1}},
        cards={0: ["bake_sale"], 1: ["cobbler_1"]},
    )
    assert asked(match)[:2] == (0, "whose_effects")
    answer(match, "first 1", "spend cobbler_1")
    assert pieces(match, "marquise_warrior", "1") == 2
    assert asked(match) == (0, "alliance_outrage", "8.2.6")


@pytest.mark.law("root:13.7.1", "root:13.4.1", "root:4.1.1")
def test_a_bomb_that_has_crafted_takes_its_activation_with_it() -> None:
    match = flip("bomb_1", activated={"5": 1})
    assert state(match)["activated"].get("5", 0) == 0


# 13.7.2 Snare


@pytest.mark.law("root:13.7.2")
def test_enemies_neither_place_in_a_snared_clearing_nor_leave_it() -> None:
    on_map = {"marquise_warrior": {"5": 2, "1": 1, "12": 1}, "recruiter": {"5": 1, "1": 1}}
    match = cats_act(up={"5": "snare_1"}, on_map=on_map)
    answer(match, "march")
    assert options(match, "from") == {"1", "12"}
    assert why(match, "from 5") == "13.7.2"
    answer(match, "from 1")
    assert "5" in options(match, "to")  # moving in is allowed
    recruited = answer(cats_act(up={"5": "snare_1"}, on_map=on_map), "recruit_all")
    assert (pieces(recruited, "marquise_warrior", "1"), pieces(recruited, "marquise_warrior", "5")) == (2, 2)


@pytest.mark.law("root:13.7.2")
def test_a_face_down_snare_holds_nobody() -> None:
    match = cats_act(down={"5": "snare_1"}, on_map={"marquise_warrior": {"5": 2, "12": 1}})
    assert options(answer(match, "march"), "from") == {"5", "12"}


@pytest.mark.law("root:13.7.2")
def test_other_plots_hold_nobody() -> None:
    match = cats_act(up={"5": "raid_1"}, on_map={"marquise_warrior": {"5": 2, "12": 1}})
    assert options(answer(match, "march"), "from") == {"5", "12"}


@pytest.mark.law("root:13.7.2")
def test_the_corvids_themselves_come_and_go() -> None:
    match = conspire(up={"5": "snare_1"}, on_map={"corvid_warrior": {"5": 1}}, cards={0: ["bake_sale"]})
    assert options(match, "from") == {"5"}
    recruits = conspire("birdsong", step=3, up={"5": "snare_1"}, cards={0: ["bake_sale"]})
    assert crows(answer(recruits, "recruit_suit bake_sale rabbit"))["5"] == 1


@pytest.mark.law("root:13.7.2", "root:8.4.2.I")
def test_no_sympathy_spreads_to_a_snare() -> None:
    match = conspire(
        "birdsong",
        turn=2,
        step=3,
        up={"5": "snare_1"},
        on_map={"sympathy": {"1": 1}},
        boards={"alliance": {"supporters": ["bake_sale", "birdy_bindle", "anvil"]}},
    )
    assert "5" not in options(match, "spread")
    assert why(match, "spread 5") == "13.7.2"


@pytest.mark.law("root:9.4.2", "root:13.7.2")
def test_a_vagabond_slips_out_of_a_snare_but_does_not_walk_out() -> None:
    given: dict[str, Any] = {"clearing": "5", "character": "thief", "items": {"ready": {"boot": 3}}}
    table = ["corvids", "vagabond", "marquise"]
    slips = conspire("birdsong", turn=1, step=3, table=table, up={"5": "snare_1"}, boards={"vagabond": given})
    assert options(slips, "slip") == {"1", "2"}
    walks = conspire(turn=1, table=table, up={"5": "snare_1"}, boards={"vagabond": given}, cards={1: ["anvil"]})
    assert why(walks, "walk 1") == "13.7.2"


@pytest.mark.law("root:13.7.2", "root:9.2.9.II", "root:G.1.8")
def test_a_snare_does_not_hold_whoever_is_no_enemy() -> None:
    allied = {"clearing": "5", "character": "thief", "items": {"ready": {"boot": 3}}, "relation": {"0": "allied"}}
    match = conspire(
        turn=1, table=["corvids", "vagabond", "marquise"], up={"5": "snare_1"}, boards={"vagabond": allied}
    )
    assert options(match, "walk") == {"1", "2"}


@pytest.mark.law("root:13.7.2", "root:13.5.4")
def test_a_snare_that_is_swapped_holds_where_it_lies_now() -> None:
    on_map = {"marquise_warrior": {"5": 1, "9": 1, "8": 1}, "corvid_warrior": {"12": 1}}
    match = conspire(up={"5": "snare_1", "9": "raid_1"}, on_map=on_map)
    answer(match, "trick 5 9", "done", "done")
    while asked(match)[1] != "marquise_act":
        match.choose(-1)
    answer(match, "march")
    assert options(match, "from") == {"5", "8"}
    assert why(match, "from 9") == "13.7.2"


@pytest.mark.law("root:13.7.2", "root:1.5.5")
def test_false_orders_move_nobody_out_of_a_snare() -> None:
    match = conspire(
        "birdsong",
        turn=1,
        deck="exiles",
        crafted={1: ["false_orders_1"]},
        up={"5": "snare_1"},
        on_map={"alliance_warrior": {"5": 2}, "marquise_warrior": {"12": 1}},
    )
    assert why(match, "use false_orders_1") == "4.1.3"


# 13.7.3 Extortion


@pytest.mark.law("root:13.7.3", "root:13.4.2")
def test_an_extortion_takes_a_random_card_of_each_player_with_pieces_there() -> None:
    match = flip(
        "extortion_1",
        on_map={"marquise_warrior": {"5": 1}, "sympathy": {"5": 1}},
        cards={1: ["anvil", "sword"], 2: ["bake_sale"]},
        chance=dice(picks=[1, 0]),
    )
    assert hand(match) == {"sword", "bake_sale"}
    assert (hand(match, 1), hand(match, 2)) == ({"anvil"}, set())
    assert (score(match), up(match)) == (1, {"5": "extortion_1"})


@pytest.mark.law("root:13.7.3")
def test_who_has_no_piece_there_or_no_card_loses_none() -> None:
    match = flip(
        "extortion_1", on_map={"marquise_warrior": {"1": 1}, "sympathy": {"5": 1}}, cards={1: ["anvil"], 2: []}
    )
    assert (hand(match), hand(match, 1)) == (set(), {"anvil"})


@pytest.mark.law("root:13.7.3", "root:1.2.1")
def test_only_the_two_concerned_learn_which_card_was_taken() -> None:
    match = flip("extortion_1", on_map={"marquise_warrior": {"5": 1}}, cards={1: ["anvil@2", "sword@2"]})
    lines: list[list[Any]] = [
        [entry["args"] for entry in match.record_for(seat) if entry["clause"] == "13.7.3"] for seat in (0, 1, 2)
    ]
    assert lines[0] == lines[1]
    assert lines[2][0][-1] == -1
    other: Any = match.view(2)["state"]
    assert other["hands"][1] == {"cards": [], "hidden": 1}


def extorted_ally(rules: dict[str, str]) -> Match:
    allied = {"clearing": "5", "character": "thief", "relation": {"0": "allied"}}
    return flip(
        "extortion_1",
        table=["corvids", "vagabond", "marquise"],
        boards={"vagabond": allied},
        cards={1: ["anvil"]},
        rules=rules,
    )


@pytest.mark.law("root:13.7.3")
def test_an_allied_vagabond_is_a_player_with_pieces_there() -> None:
    assert hand(extorted_ally({})) == {"anvil"}


@pytest.mark.law("root:13.7.3")
def test_by_the_other_reading_only_enemies_are_extorted() -> None:
    assert hand(extorted_ally({"extortion_from": "enemies"})) == set()
    match = flip(
        "extortion_1",
        on_map={"marquise_warrior": {"5": 1}},
        cards={1: ["anvil"]},
        rules={"extortion_from": "enemies"},
    )
    assert hand(match) == {"anvil"}


# 13.7.4 Raid


def raided(plots: dict[str, dict[str, str]], **given: Any) -> Match:
    """The Marquise removes a plot without warriors in clearing 5; 1 and 2 are next to it."""
    on_map = {"marquise_warrior": {"5": 4}, **given.pop("on_map", {})}
    match = cats_act(on_map=on_map, chance=dice(0, 0), **plots, **given)
    return answer(match, "battle 5")


@pytest.mark.law("root:13.7.4")
@pytest.mark.parametrize("way", ["down", "up"])
def test_a_removed_raid_places_a_warrior_in_each_adjacent_clearing(way: str) -> None:
    match = raided({way: {"5": "raid_1"}})
    assert crows(match) == {"1": 1, "2": 1}
    assert (score(match, 1), supply(match, "plot")) == (1, 8)


@pytest.mark.law("root:13.7.4")
def test_no_other_plot_does_so() -> None:
    for plot in ("bomb_1", "snare_1", "extortion_1"):
        assert crows(raided({"down": {"5": plot}})) == {}


@pytest.mark.law("root:13.7.4", "root:6.2.2")
def test_a_raid_places_nothing_at_the_keep() -> None:
    match = raided({"up": {"5": "raid_1"}}, on_map={"keep": {"1": 1}})
    assert crows(match) == {"2": 1}


@pytest.mark.law("root:13.7.4", "root:1.5.4")
def test_where_warriors_are_short_a_raid_goes_where_the_corvids_say() -> None:
    match = raided({"down": {"5": "raid_1"}}, supply={"corvid_warrior": 1})
    assert asked(match) == (0, "corvids_raid_where", "13.7.4")
    assert options(match, "at") == {"1", "2"}
    assert why(match, "at 9") == "13.7.4"
    assert crows(answer(match, "at 2")) == {"2": 1}


def revolted(left: int, second: str, **given: Any) -> Match:
    """The Alliance revolts in clearing 5, where a Raid lies and two Corvids stand; so many are left in their supply."""
    match = conspire(
        turn=2,
        phase="birdsong",
        step=2,
        down={"5": "raid_1"},
        on_map={"corvid_warrior": {"5": 2}, "sympathy": {"5": 1}},
        supply={"corvid_warrior": left},
        boards={"alliance": {"supporters": ["bake_sale", second]}},
        **given,
    )
    return answer(match, "revolt 5", "supporter bake_sale", f"supporter {second}")


@pytest.mark.law("root:13.7.4", "root:1.5.4")
def test_warriors_removed_together_with_a_raid_come_back_by_it() -> None:
    assert crows(revolted(0, "cobbler_1")) == {"1": 1, "2": 1}


@pytest.mark.law("root:13.7.4", "root:4.1.3")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_raid_does_not_place_those_whom_the_coffin_makers_take(left: int) -> None:
    match = revolted(left, "root_tea_rabbit", crafted={1: ["coffin_makers"]}, rules={"deck": "exiles"})
    if left == 1:
        assert asked(match) == (0, "corvids_raid_where", "13.7.4")
        answer(match, "at 1")
    assert sum(crows(match).values()) == left
    assert state(match)["coffins"] == {"corvid_warrior": 2}
    assert supply(match, "corvid_warrior") == 0


@pytest.mark.law("root:13.7.4", "root:2.2.1", "root:4.1.3")
def test_what_is_adjacent_for_the_corvids_counts() -> None:
    match = raided({"down": {"5": "raid_1"}}, deck="exiles", crafted={0: ["boat_builders"]})
    assert crows(match) == {"1": 1, "2": 1, "10": 1}


@pytest.mark.law("root:13.7.4", "root:1.1.3")
def test_two_raids_removed_together_come_in_the_order_of_the_turn_player() -> None:
    match = conspire(
        turn=1,
        down={"1": "raid_1", "8": "raid_2"},
        supply={"corvid_warrior": 3},
        on_map={"workshop": {"6": 1, "8": 1, "12": 1}},
        cards={1: ["favor_of_the_foxes"]},
    )
    answer(match, "craft favor_of_the_foxes")
    assert asked(match)[:2] == (1, "which_effects")
    answer(match, "at 8")  # next to 4 and 7; then one is left for 5, 9 and 10
    assert crows(match) == {"4": 1, "7": 1}
    assert asked(match) == (0, "corvids_raid_where", "13.7.4")


# 13.2.5 Embedded Agents


@pytest.mark.law("root:13.2.5")
def test_a_face_down_plot_deals_a_hit_even_without_warriors() -> None:
    on_map = {"marquise_warrior": {"5": 3}, "corvid_warrior": {"5": 1}}
    assert pieces(raided({"down": {"5": "bomb_1"}}), "marquise_warrior", "5") == 3
    with_warriors = answer(cats_act(down={"5": "bomb_1"}, on_map=on_map, chance=dice(0, 0)), "battle 5")
    assert pieces(with_warriors, "marquise_warrior", "5") == 2
    assert told(with_warriors, "13.2.5") == ["corvids_agents 0 5"]


@pytest.mark.law("root:13.2.5")
def test_a_face_up_plot_deals_none_and_attacking_corvids_have_no_agents() -> None:
    assert pieces(raided({"up": {"5": "bomb_1"}}), "marquise_warrior", "5") == 4
    match = conspire(
        down={"5": "bomb_1"}, on_map={"marquise_warrior": {"5": 3}, "corvid_warrior": {"5": 1}}, chance=dice(0, 0)
    )
    assert pieces(answer(match, "battle 5"), "marquise_warrior", "5") == 3


@pytest.mark.law("root:13.2.5")
def test_a_plot_elsewhere_deals_no_hit() -> None:
    on_map = {"marquise_warrior": {"5": 3}, "corvid_warrior": {"5": 1}}
    match = answer(cats_act(down={"1": "bomb_1"}, on_map=on_map, chance=dice(0, 0)), "battle 5")
    assert pieces(match, "marquise_warrior", "5") == 3


# 13.2.4 Exposure


def suspicious(plot: str = "bomb_1", cards: list[str] | None = None, **given: Any) -> Match:
    """The Marquise, with a warrior beside the plot in clearing 5 (rabbit), acts."""
    held = ["bake_sale", "anvil"] if cards is None else cards
    on_map = {"marquise_warrior": {"5": 1}, **given.pop("on_map", {})}
    return cats_act(down={"5": plot}, on_map=on_map, cards={1: held, **given.pop("hands", {})}, **given)


@pytest.mark.law("root:13.2.4", "root:3.2.1")
def test_whoever_names_the_plot_removes_it_and_scores() -> None:
    match = suspicious()
    assert options(match, "expose") == {"5"}
    answer(match, "expose 5")
    assert asked(match) == (1, "corvids_show", "13.2.4")
    assert options(match) == {"show_card bake_sale"}
    answer(match, "show_card bake_sale")
    assert asked(match) == (1, "corvids_name", "13.2.4")
    assert options(match, "name_plot") == {"bomb", "snare", "extortion", "raid"}
    answer(match, "name_plot bomb")
    assert (score(match, 1), down(match), pieces(match, "plot", "5")) == (1, {}, 0)
    assert stock(match) >= {"bomb_1"}
    assert hand(match, 1) == {"bake_sale", "anvil"}  # the card was only shown
    assert asked(match)[:2] == (1, "marquise_act")


@pytest.mark.law("root:13.2.4")
def test_whoever_is_wrong_loses_the_card_to_the_corvids() -> None:
    match = answer(suspicious(), "expose 5", "show_card bake_sale", "name_plot raid")
    assert (score(match, 1), down(match)) == (0, {"5": "bomb_1"})
    assert (hand(match), hand(match, 1)) == ({"bake_sale"}, {"anvil"})


@pytest.mark.law("root:13.2.4", "root:13.7.4")
def test_an_exposed_raid_has_no_effect_nor_has_a_bomb() -> None:
    match = answer(suspicious("raid_1"), "expose 5", "show_card bake_sale", "name_plot raid")
    assert crows(match) == {}
    bomb = answer(suspicious("bomb_2"), "expose 5", "show_card bake_sale", "name_plot bomb")
    assert pieces(bomb, "marquise_warrior", "5") == 1


@pytest.mark.law("root:13.2.4")
def test_both_copies_of_a_type_go_by_its_name() -> None:
    match = answer(suspicious("bomb_2"), "expose 5", "show_card bake_sale", "name_plot bomb")
    assert score(match, 1) == 1


@pytest.mark.law("root:13.2.4")
def test_what_it_takes_to_expose_a_plot() -> None:
    match = cats_act(
        down={"5": "bomb_1", "1": "raid_1", "9": "raid_2"},
        up={"2": "snare_1"},
        on_map={"marquise_warrior": {"5": 1, "2": 1, "9": 1}},
        cards={1: ["bake_sale", "cobbler_1"]},
    )
    assert options(match, "expose") == {"5"}
    assert why(match, "expose 1") == "13.2.4"  # no piece there
    assert why(match, "expose 2") == "13.2.4"  # face up
    assert why(match, "expose 9") == "13.2.4"  # no mouse card
    assert why(match, "expose 10") == "13.2.4"  # no plot


@pytest.mark.law("root:13.2.4", "root:2.1.1")
def test_a_bird_card_matches_every_clearing() -> None:
    match = answer(suspicious(cards=["birdy_bindle"]), "expose 5", "show_card birdy_bindle", "name_plot bomb")
    assert score(match, 1) == 1


@pytest.mark.law("root:13.2.4")
def test_any_faction_piece_will_do() -> None:
    match = cats_act(down={"5": "bomb_1"}, on_map={"sawmill": {"5": 1}}, cards={1: ["bake_sale"]})
    assert options(match, "expose") == {"5"}
    pawn = conspire(
        turn=1,
        table=["corvids", "vagabond", "marquise"],
        down={"5": "bomb_1"},
        boards={"vagabond": {"clearing": "5", "character": "thief"}},
        cards={1: ["bake_sale"]},
    )
    assert options(pawn, "expose") == {"5"}


@pytest.mark.law("root:13.2.4")
def test_each_clearing_is_tried_once_a_turn() -> None:
    cards = ["bake_sale", "cobbler_1", "anvil"]
    on_map = {"marquise_warrior": {"5": 1, "1": 1}}
    match = cats_act(down={"5": "bomb_1", "1": "raid_1"}, on_map=on_map, cards={1: cards})
    answer(match, "expose 5", "show_card bake_sale", "name_plot raid")
    assert options(match, "expose") == {"1"}
    assert why(match, "expose 5") == "13.2.4"
    answer(match, "expose 1", "show_card anvil", "name_plot raid")
    assert (score(match, 1), options(match, "expose")) == (1, set())


@pytest.mark.law("root:13.2.4")
def test_by_the_other_reading_as_often_as_there_are_cards() -> None:
    match = suspicious(cards=["bake_sale", "cobbler_1"], rules={"exposure": "again"})
    answer(match, "expose 5", "show_card bake_sale", "name_plot raid")
    answer(match, "expose 5", "show_card cobbler_1", "name_plot bomb")
    assert score(match, 1) == 1


@pytest.mark.law("root:13.2.4")
def test_in_the_next_turn_the_same_clearing_can_be_tried_again() -> None:
    match = conspire(
        "evening",
        turn=0,
        step=2,
        down={"5": "bomb_1"},
        board={"tried": {"5": 1}},
        on_map={"marquise_warrior": {"5": 1}},
        cards={1: ["bake_sale"]},
    )
    assert asked(match)[:2] == (1, "linger")
    assert options(match, "expose") == {"5"}


@pytest.mark.law("root:13.2.4")
@pytest.mark.parametrize(("phase", "step"), [("birdsong", 1), ("daylight", 1), ("evening", 1)])
def test_plots_are_exposed_in_all_phases_of_the_own_turn(phase: str, step: int) -> None:
    match = conspire(
        phase,
        step=step,
        turn=1,
        down={"5": "bomb_1"},
        on_map={"marquise_warrior": {"5": 1}},
        cards={1: ["bake_sale"], 2: ["cobbler_1"]},
    )
    assert (asked(match)[0], options(match, "expose")) == (1, {"5"})


@pytest.mark.law("root:13.2.4")
def test_but_not_after_drawing_in_evening_nor_in_the_turn_of_another() -> None:
    held = ["bake_sale", "anvil", "sword", "cobbler_1", "birdy_bindle", "cobbler_2"]
    match = conspire(
        "evening", step=2, turn=1, down={"5": "bomb_1"}, on_map={"marquise_warrior": {"5": 1}}, cards={1: held}
    )
    assert asked(match)[:2] == (1, "discard_down")
    assert not options(match, "expose")
    other = conspire(
        turn=2,
        down={"5": "bomb_1"},
        on_map={"marquise_warrior": {"5": 1}, "alliance_warrior": {"1": 1}},
        cards={1: ["bake_sale"], 2: ["cobbler_1"]},
    )
    assert (asked(other)[0], options(other, "expose")) == (2, set())


@pytest.mark.law("root:13.2.4", "root:1.4.2")
def test_exposure_does_not_come_between_the_two_moves_of_a_march() -> None:
    match = suspicious(on_map={"marquise_warrior": {"5": 2, "1": 1}})
    answer(match, "march", "from 1", "to 9")
    assert asked(match)[:2] == (1, "marquise_second_move")
    assert not options(match, "expose")


@pytest.mark.law("root:13.2.4")
def test_the_corvids_expose_nothing_of_their_own() -> None:
    match = conspire(down={"5": "bomb_1"}, on_map={"corvid_warrior": {"5": 1}}, cards={0: ["bake_sale"]})
    assert not options(match, "expose")
    assert match.why_not("expose 5") is not None


# 13.2.4, 1.2.1 Whether somebody is asked tells nothing about the hand.


@pytest.mark.law("root:13.2.4", "root:1.2.1")
@pytest.mark.parametrize("card", ["bake_sale", "anvil"])
def test_whoever_holds_a_card_is_asked_whether_it_matches_or_not(card: str) -> None:
    match = conspire("evening", turn=1, down={"5": "bomb_1"}, on_map={"marquise_warrior": {"5": 1}}, cards={1: [card]})
    assert asked(match)[:2] == (1, "linger")


@pytest.mark.law("root:13.2.4", "root:1.2.1", "root:8.6.1")
@pytest.mark.parametrize("card", ["bake_sale", "anvil"])
def test_so_is_the_alliance_though_it_has_no_officers(card: str) -> None:
    match = conspire("evening", turn=2, down={"5": "bomb_1"}, on_map={"alliance_warrior": {"5": 1}}, cards={2: [card]})
    assert asked(match)[:2] == (2, "alliance_operate")
    assert options(match) == ({"expose 5", "done"} if card == "bake_sale" else {"done"})


@pytest.mark.law("root:13.2.4", "root:1.2.1")
def test_without_a_card_nobody_is_asked() -> None:
    match = conspire("evening", turn=1, down={"5": "bomb_1"}, on_map={"marquise_warrior": {"5": 1}}, pile=["anvil"])
    assert hand(match, 1) == {"anvil"}  # she has drawn already


@pytest.mark.law("root:13.2.4")
def test_only_the_corvids_see_the_card_that_is_shown() -> None:
    match = answer(
        suspicious(cards=["bake_sale@2", "cobbler_1@2"]), "expose 5", "show_card bake_sale", "name_plot bomb"
    )
    guess = [entry for entry in match.record_for(2) if entry["phrase"] == "corvids_guessed"]
    assert guess[0]["args"] == [1, -1, 4, 0]  # all hear what is named, and where
    corvids: Any = match.view(0)["state"]
    assert corvids["hands"][1] == {"cards": ["bake_sale"], "hidden": 1}
    other: Any = match.view(2)["state"]
    assert other["hands"][1] == {"cards": ["bake_sale", "cobbler_1"], "hidden": 0}


@pytest.mark.law("root:13.2.4", "root:1.2.1")
def test_nobody_else_learns_which_card_a_wrong_guess_has_cost() -> None:
    match = answer(
        suspicious(cards=["bake_sale@2", "cobbler_1@2"]), "expose 5", "show_card bake_sale", "name_plot raid"
    )
    other: Any = match.view(2)["state"]
    assert other["hands"][1] == {"cards": [], "hidden": 1}
    assert other["hands"][0] == {"cards": [], "hidden": 1}
    shower: Any = match.view(1)["state"]
    assert shower["hands"][0] == {"cards": ["bake_sale"], "hidden": 0}


# 13.2.2.I Who knows which plot lies where


@pytest.mark.law("root:13.2.2.I")
def test_only_the_corvids_look_at_face_down_plots_and_everybody_at_others() -> None:
    match = conspire(down={"5": "bomb_1"}, up={"9": "raid_1"})
    assert known(match, 0)[0] == {"5": ["bomb_1"]}
    for seat in OTHERS:
        assert known(match, seat) == ({}, [])
        view: Any = match.view(seat)["state"]
        assert view["factions"]["corvids"]["face_down"]["5"] == {"cards": [], "hidden": 1}
        assert view["factions"]["corvids"]["face_up"]["9"] == {"cards": ["raid_1"], "hidden": 0}


@pytest.mark.law("root:13.2.2.I", "root:13.5.2")
def test_nobody_learns_which_plot_was_laid_though_they_knew_one_in_the_supply() -> None:
    match = conspire(
        on_map={"corvid_warrior": {"5": 1, "1": 1}},
        supply={"plot": 3},  # all others are left out
        board={"plots": ["bomb_1@*", "raid_1", "snare_1"]},
    )
    assert known(match, 1)[1] == ["bomb_1"]
    answer(match, "plot 5", "lay_plot raid_1")
    for seat in OTHERS:
        assert known(match, seat) == ({}, [])
        laid = [entry["args"] for entry in match.record_for(seat) if entry["phrase"] == "corvids_laid"]
        assert laid == [[0, 4, -1]]
    assert known(match, 0)[0] == {"5": ["raid_1"]}


@pytest.mark.law("root:13.2.2.I", "root:13.5.2")
def test_being_asked_which_plot_is_laid_tells_nothing_of_the_supply() -> None:
    """There are only bombs left, and the Corvids are asked as if there were more to choose from."""
    match = conspire(on_map={"corvid_warrior": {"5": 1}}, supply={"plot": 2}, board={"plots": ["bomb_1", "bomb_2"]})
    answer(match, "plot 5")
    assert asked(match)[1] == "corvids_which_plot"
    assert options(match) == {"lay_plot bomb_1"}


@pytest.mark.law("root:13.2.2.I", "root:13.7.1")
def test_a_bomb_that_has_gone_off_is_known_in_the_supply_until_a_plot_is_laid() -> None:
    match = flip("bomb_1", on_map={"corvid_warrior": {"5": 2}})
    assert all(known(match, seat)[1] == ["bomb_1"] for seat in OTHERS)
    assert asked(match)[1] == "corvids_act"
    answer(match, "plot 5", "lay_plot bomb_1")
    assert all(known(match, seat) == ({}, []) for seat in OTHERS)


@pytest.mark.law("root:13.2.2.I", "root:13.7.4")
@pytest.mark.parametrize("plot", ["bomb_1", "snare_2", "extortion_1"])
def test_a_face_down_plot_that_is_removed_stays_hidden_though_it_was_no_raid(plot: str) -> None:
    match = raided({"down": {"5": plot}})
    assert stock(match) >= {plot}
    assert all(known(match, seat) == ({}, []) for seat in OTHERS)


@pytest.mark.law("root:13.2.2.I", "root:13.7.4")
def test_a_raid_that_places_warriors_is_known_to_all() -> None:
    match = raided({"down": {"5": "raid_2"}})
    assert all(known(match, seat)[1] == ["raid_2"] for seat in OTHERS)


@pytest.mark.law("root:13.2.2.I", "root:13.7.4")
def test_a_raid_that_could_not_place_a_warrior_stays_hidden() -> None:
    lost = raided({"down": {"5": "raid_2"}}, supply={"corvid_warrior": 0})
    other = raided({"down": {"5": "bomb_2"}}, supply={"corvid_warrior": 0})
    for seat in OTHERS:
        assert known(lost, seat) == ({}, [])
        assert lost.record_for(seat) == other.record_for(seat)
        assert lost.view(seat) == other.view(seat)


@pytest.mark.law("root:13.2.2.I", "root:13.5.4", "root:G.1.31")
def test_a_swap_of_face_down_plots_is_seen_and_tells_nothing_of_them() -> None:
    given: dict[str, Any] = {"on_map": {"corvid_warrior": {"12": 1}}}
    one = answer(conspire(down={"1": "bomb_1", "5": "raid_1"}, **given), "trick 1 5")
    other = answer(conspire(down={"1": "snare_1", "5": "snare_2"}, **given), "trick 1 5")
    assert told(one, "13.5.4") == ["corvids_tricked 0 1 5"]
    for seat in OTHERS:
        assert one.view(seat) == other.view(seat)
        assert one.record_for(seat) == other.record_for(seat)


@pytest.mark.law("root:13.2.2.I", "root:13.2.4")
def test_an_exposed_plot_is_known_to_all_and_one_that_was_not_named_to_nobody() -> None:
    right = answer(suspicious("snare_2"), "expose 5", "show_card bake_sale", "name_plot snare")
    assert all(known(right, seat)[1] == ["snare_2"] for seat in OTHERS)
    wrong = answer(suspicious("snare_2"), "expose 5", "show_card bake_sale", "name_plot raid")
    assert all(known(wrong, seat) == ({}, []) for seat in OTHERS)


# Guesses at what is hidden


@pytest.mark.law("root:13.2.2.I")
def test_a_guess_of_another_seat_lays_any_plot_there_and_never_one_that_is_known() -> None:
    match = conspire(turn=1, step=2, down={"5": "bomb_1"}, up={"9": "raid_1", "1": "raid_2"}, boards=CATS)
    guessed = {down(match.imagine(1, seed))["5"] for seed in range(60)}
    assert guessed == {"bomb_1", "bomb_2", "snare_1", "snare_2", "extortion_1", "extortion_2"}
    assert {down(match.imagine(0, seed))["5"] for seed in range(5)} == {"bomb_1"}


CATS: dict[str, Any] = {"marquise": {"actions": 3}}


@pytest.mark.law("root:13.2.4")
def test_a_guess_made_after_a_wrong_exposure_agrees_with_it() -> None:
    """The Marquise was told that it is no raid: until the next checkpoint no guess of anybody says otherwise."""
    match = suspicious(cards=["bake_sale", "cobbler_1"], hands={2: ["ambush_fox"]})
    answer(match, "expose 5", "show_card bake_sale", "name_plot raid")
    twins = [match.twin(2, seed) for seed in range(40)]
    guessed = {down(twin)["5"].partition("_")[0] for twin in twins if twin is not None}
    assert guessed == {"bomb", "snare", "extortion"}


def test_the_table_of_these_situations() -> None:
    assert THREE == ["corvids", "marquise", "alliance"]
    assert board(woodland(table=THREE), "corvids")["actions"] == 3
