"""13. The Corvid Conspiracy: its set-up and its turn. Its plots are in test_corvids_plots."""

from __future__ import annotations

import pytest

from lawspeaker.games.root.loading import load
from lawspeaker.kernel.document import DataError, Document
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.root.conspiracy import THREE, cats_act, conspire, crows, down, known, stock, up
from tests.law.root.table import answer, asked, board, dice, hand, options, pieces, score, state, supply, told
from tests.law.root.woodland import woodland

PLOTS = {"bomb_1", "bomb_2", "snare_1", "snare_2", "extortion_1", "extortion_2", "raid_1", "raid_2"}


def why(match: Match, text: str) -> str:
    """The clause that keeps whoever is asked from an option, which must not be offered."""
    assert text not in options(match)
    found = match.why_not(text)
    assert found is not None
    return found.clause


def said(match: Match, text: str) -> str:
    """What is said of an option that is not offered."""
    found = match.why_not(text)
    assert found is not None
    return found.phrase.name


# 13.3 Set-up


def begin(table: list[str] | None = None) -> Match:
    rules = {f"faction_{seat + 1}": name for seat, name in enumerate(table or ["corvids", "eyrie"])}
    return start("root", len(rules), seed=3, rules=rules)


@pytest.mark.law("root:13.3.1", "root:13.2.2", "root:13.2.2.I")
def test_fifteen_warriors_and_eight_plots_of_four_types_lie_in_the_supply() -> None:
    match = begin()
    assert (supply(match, "corvid_warrior"), supply(match, "plot")) == (15, 8)
    assert stock(match) == PLOTS
    assert set(known(match, 0)[1]) == PLOTS
    assert known(match, 1) == ({}, [])


@pytest.mark.law("root:13.3.2")
def test_a_warrior_starts_in_one_clearing_of_each_suit() -> None:
    match = begin()
    while asked(match)[0] != 0:
        match.choose(0)
    assert asked(match) == (0, "corvids_start_where", "13.3.2")
    assert options(match, "at") == {"1", "6", "8", "12"}
    assert why(match, "at 5") == "13.3.2"
    answer(match, "at 12")
    assert options(match, "at") == {"3", "4", "5", "10"}
    answer(match, "at 10")
    assert options(match, "at") == {"2", "7", "9", "11"}
    answer(match, "at 7")
    assert crows(match) == {"12": 1, "10": 1, "7": 1}
    assert supply(match, "corvid_warrior") == 12
    assert state(match)["phase"] == "birdsong"


@pytest.mark.law("root:13.3.2", "root:6.2.2", "root:5.1.7")
def test_no_warrior_starts_at_the_keep() -> None:
    match = answer(begin(["corvids", "marquise"]), "at 1")
    while asked(match)[1] != "corvids_start_where":
        match.choose(0)
    assert options(match, "at") == {"6", "8", "12"}
    assert why(match, "at 1") == "6.2.2"


@pytest.mark.law("root:13.2.2")
def test_data_with_another_number_of_plots_is_refused() -> None:
    with pytest.raises(DataError, match=r"there are 8 plots, two of each type.*13\.2\.2"):
        load(Document("my.toml", "[faction.corvids.token]\nplot = 7\n"))


@pytest.mark.law("root:13.3.2")
def test_data_with_too_few_warriors_to_start_is_refused() -> None:
    with pytest.raises(DataError, match=r"begin with 3 warriors.*13\.3\.2"):
        load(Document("my.toml", "[faction.corvids.warrior]\ncorvid_warrior = 2\n"))


# Positions


@pytest.mark.law("root:13.2.2", "root:13.2.2.II")
def test_plots_of_a_position_are_on_the_map_and_the_others_in_the_supply() -> None:
    match = conspire(down={"5": "bomb_1"}, up={"9": "raid_2"})
    assert state(match)["on_map"]["plot"] == {"5": 1, "9": 1}
    assert supply(match, "plot") == 6
    assert stock(match) == PLOTS - {"bomb_1", "raid_2"}


@pytest.mark.law("root:13.2.2", "root:13.2.2.II")
@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"down": {"5": "bomb_1"}, "up": {"5": "raid_1"}}, "more than one plot"),
        ({"down": {"5": "bomb_1"}, "up": {"9": "bomb_1"}}, "bomb_1 is in 2 places"),
        ({"down": {"5": "bomb_1"}, "on_map": {"plot": {"9": 1}}}, "clearing 5 has 0 plots on the map, and 1"),
        ({"down": {"5": "bomb_1"}, "board": {"plots": ["raid_1"]}}, "1 plots lie in the supply, not 7"),
    ],
)
def test_plots_that_cannot_lie_so_are_refused(given: dict[str, dict[str, str]], wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        conspire(**given)  # type: ignore[arg-type]


# 13.4 Birdsong


@pytest.mark.law("root:13.4", "root:13.4.1", "root:13.2.1")
def test_plots_craft_first_of_all_face_up_and_face_down() -> None:
    match = conspire(
        "birdsong",
        down={"1": "bomb_1"},
        up={"8": "raid_1"},
        on_map={"corvid_warrior": {"1": 1}},
        cards={0: ["sword", "anvil"]},
    )
    assert asked(match) == (0, "linger", "13.4.1")
    assert options(match, "craft") == {"sword", "anvil"}
    assert not options(match, "flip_plot")
    answer(match, "craft sword")  # two foxes
    assert score(match) == 2
    assert asked(match)[1] == "corvids_flip"  # both plots are used up
    assert why(match, "craft anvil")


@pytest.mark.law("root:13.4.1", "root:4.1.1")
def test_each_plot_crafts_once_a_turn() -> None:
    match = conspire("birdsong", down={"1": "bomb_1", "5": "bomb_2"}, cards={0: ["anvil", "foxfolk_steel"]})
    assert why(match, "craft foxfolk_steel") == "4.1.1"
    answer(match, "craft anvil")
    assert options(match, "craft") == set()


@pytest.mark.law("root:13.2.1", "root:13.4.1")
@pytest.mark.parametrize("phase", ["daylight", "evening"])
def test_after_birdsong_they_are_told_that_they_crafted_then(phase: str) -> None:
    match = conspire(phase, cards={0: ["anvil"]}, down={"1": "bomb_1"}, on_map={"corvid_warrior": {"1": 1}})
    assert why(match, "craft anvil") == "13.2.1"
    assert said(match, "craft anvil") == "corvids_crafts_in_birdsong"


@pytest.mark.law("root:13.2.1", "root:13.4.1")
def test_the_corvids_craft_in_birdsong_only() -> None:
    match = conspire(down={"1": "bomb_1"}, on_map={"corvid_warrior": {"1": 1}}, cards={0: ["anvil"]})
    assert asked(match)[1] == "corvids_act"
    assert not options(match, "craft")


def flipping(down: dict[str, str], **given: object) -> Match:
    return conspire("birdsong", step=2, down=down, **given)  # type: ignore[arg-type]


@pytest.mark.law("root:13.4.2")
def test_a_face_down_plot_is_turned_up_where_a_corvid_warrior_stands() -> None:
    match = flipping(
        {"5": "snare_1", "9": "raid_1"}, up={"1": "raid_2"}, on_map={"corvid_warrior": {"5": 1, "1": 1, "2": 1}}
    )
    assert asked(match) == (0, "corvids_flip", "13.4.2")
    assert options(match, "flip_plot") == {"5"}
    assert why(match, "flip_plot 9") == "13.4.2"  # nobody is there
    assert why(match, "flip_plot 1") == "13.4.2"  # it lies face up
    answer(match, "flip_plot 5")
    assert (down(match), up(match)) == ({"9": "raid_1"}, {"1": "raid_2", "5": "snare_1"})


@pytest.mark.law("root:13.4.2")
def test_each_flip_scores_for_all_face_up_plots_itself_among_them() -> None:
    plots = {"5": "snare_1", "9": "raid_1", "12": "snare_2"}
    match = flipping(plots, on_map={"corvid_warrior": {"5": 1, "9": 1, "12": 1}})
    assert [match.game.facts(option) for option in match.ask.options[:2]] == [{"points": 1}] * 2  # type: ignore[union-attr]
    assert score(answer(match, "flip_plot 5")) == 1
    assert score(answer(match, "flip_plot 9")) == 3
    assert score(answer(match, "flip_plot 12")) == 6


@pytest.mark.law("root:13.4.2")
def test_nothing_need_be_flipped_and_the_next_birdsong_asks_again() -> None:
    match = flipping({"5": "snare_1"}, on_map={"corvid_warrior": {"5": 1}})
    answer(match, "done")
    assert (score(match), up(match)) == (0, {})


@pytest.mark.law("root:13.4.2", "root:3.1")
def test_the_points_of_a_flip_win_before_its_effect() -> None:
    match = flipping(
        {"5": "bomb_1"}, score=[29, 0, 0], on_map={"corvid_warrior": {"5": 1}, "marquise_warrior": {"5": 2}}
    )
    answer(match, "flip_plot 5")
    assert match.over
    assert match.result.winners == [0]
    assert pieces(match, "marquise_warrior", "5") == 2


def recruiting(cards: list[str], **given: object) -> Match:
    return conspire("birdsong", step=3, cards={0: cards}, **given)  # type: ignore[arg-type]


@pytest.mark.law("root:13.4.3")
def test_any_card_recruits_a_warrior_in_every_clearing_of_its_suit() -> None:
    match = recruiting(["anvil", "bake_sale"])
    assert asked(match) == (0, "corvids_recruit", "13.4.3")
    assert options(match, "recruit_suit") == {"anvil fox", "bake_sale rabbit"}
    assert why(match, "recruit_suit anvil mouse") == "2.1.1"
    answer(match, "recruit_suit anvil fox")
    assert crows(match) == {"1": 1, "6": 1, "8": 1, "12": 1}
    assert state(match)["discards"] == ["anvil"]
    assert asked(match)[1] == "corvids_act"  # once a turn, though there is another card


@pytest.mark.law("root:13.4.3", "root:13.4")
def test_who_has_recruited_may_use_a_card_and_still_not_recruit_again() -> None:
    match = recruiting(["anvil", "bake_sale"], crafted={0: ["royal_claim"]})
    answer(match, "recruit_suit anvil fox")
    for table in (match, Match.from_position(match.position())):
        assert asked(table)[:2] == (0, "linger")
        assert options(table) == {"use royal_claim", "done"}


@pytest.mark.law("root:13.4.3")
def test_a_bird_card_recruits_in_one_suit_of_choice() -> None:
    match = recruiting(["birdy_bindle"])
    assert options(match, "recruit_suit") == {"birdy_bindle fox", "birdy_bindle rabbit", "birdy_bindle mouse"}
    assert crows(answer(match, "recruit_suit birdy_bindle mouse")) == {"2": 1, "7": 1, "9": 1, "11": 1}


@pytest.mark.law("root:13.4.3")
def test_nobody_must_recruit() -> None:
    match = answer(recruiting(["anvil"], on_map={"corvid_warrior": {"1": 1}}), "done")
    assert (crows(match), hand(match)) == ({"1": 1}, {"anvil"})


@pytest.mark.law("root:13.4.3", "root:6.2.2")
def test_no_warrior_is_recruited_at_the_keep() -> None:
    match = recruiting(["anvil"], on_map={"keep": {"8": 1}})
    assert crows(answer(match, "recruit_suit anvil fox")) == {"1": 1, "6": 1, "12": 1}


@pytest.mark.law("root:13.4.3", "root:1.5.4")
def test_where_warriors_are_short_the_corvids_say_where_they_go() -> None:
    match = recruiting(["anvil"], supply={"corvid_warrior": 2})
    answer(match, "recruit_suit anvil fox")
    assert asked(match) == (0, "corvids_recruit_where", "13.4.3")
    assert options(match, "at") == {"1", "6", "8", "12"}
    answer(match, "at 8")
    assert why(match, "at 8") == "13.4.3"
    assert crows(answer(match, "at 1")) == {"1": 1, "8": 1}


@pytest.mark.law("root:13.4.3", "root:1.5.1")
def test_without_a_warrior_in_the_supply_nobody_is_asked_to_recruit() -> None:
    match = recruiting(["anvil"], on_map={"corvid_warrior": {"1": 15}})
    assert asked(match)[1] == "corvids_act"


# 13.5 Daylight


@pytest.mark.law("root:13.5", "root:13.5.1", "root:13.5.2", "root:13.5.3", "root:13.5.4")
def test_three_actions_of_any_kind() -> None:
    match = conspire(on_map={"corvid_warrior": {"1": 3, "5": 2}, "marquise_warrior": {"1": 1}}, down={"9": "bomb_1"})
    assert {option.split()[0] for option in options(match)} == {"from", "battle", "plot", "done"}
    answer(match, "plot 1", "lay_plot bomb_2")
    assert "trick 1 9" in options(match)
    answer(match, "trick 1 9", "from 5", "to 2", "number 1")
    assert asked(match)[0] != 0 or asked(match)[1] != "corvids_act"


@pytest.mark.law("root:13.5")
def test_the_same_action_can_be_repeated_and_none_must_be_taken() -> None:
    match = conspire(on_map={"corvid_warrior": {"1": 1}})
    answer(match, "from 1", "to 5", "from 5", "to 1", "from 1", "to 9")
    assert crows(match) == {"9": 1}
    assert asked(match)[1] == "corvids_exert"
    idle = answer(conspire(on_map={"corvid_warrior": {"1": 1}}), "done")
    assert asked(idle)[1] == "corvids_exert"


@pytest.mark.law("root:13.5", "root:4.1.3")
def test_when_all_actions_are_taken_a_card_can_still_be_used() -> None:
    match = conspire(
        board={"actions": 0}, crafted={0: ["tax_collector_1"]}, on_map={"corvid_warrior": {"1": 1}}, pile=["anvil"]
    )
    assert options(match) == {"use tax_collector_1", "done"}
    for action in ("from 1", "battle 1", "plot 1", "trick 1 5"):
        assert said(match, action) == "corvids_no_actions"
    answer(match, "use tax_collector_1")
    assert hand(match) == {"anvil"}


@pytest.mark.law("root:13.2.3", "root:13.5.1")
def test_nimble_corvids_move_whoever_rules() -> None:
    match = conspire(on_map={"corvid_warrior": {"1": 1}, "marquise_warrior": {"1": 3, "5": 3, "9": 3, "10": 3}})
    answer(match, "from 1")
    assert options(match, "to") == {"5", "9", "10"}
    cats = cats_act(on_map={"marquise_warrior": {"1": 1}, "corvid_warrior": {"1": 3, "5": 3, "9": 3, "10": 3}})
    assert why(cats, "march") == "4.2.1"


# 13.5.2 Plot


@pytest.mark.law("root:13.5.2", "root:13.2.2.I")
def test_a_warrior_gives_way_to_a_face_down_plot() -> None:
    match = conspire(on_map={"corvid_warrior": {"5": 2}})
    answer(match, "plot 5")
    assert asked(match) == (0, "corvids_which_plot", "13.5.2")
    assert options(match, "lay_plot") == {"bomb_1", "snare_1", "extortion_1", "raid_1"}
    answer(match, "lay_plot raid_1")
    assert (crows(match), down(match), up(match)) == ({"5": 1}, {"5": "raid_1"}, {})
    assert (pieces(match, "plot", "5"), supply(match, "plot"), supply(match, "corvid_warrior")) == (1, 7, 14)


@pytest.mark.law("root:13.5.2")
def test_each_further_plot_of_a_turn_costs_a_warrior_more() -> None:
    match = conspire(on_map={"corvid_warrior": {"1": 1, "5": 2, "9": 3, "10": 2}})
    answer(match, "plot 1", "lay_plot bomb_1")
    assert options(match, "plot") == {"5", "9", "10"}
    answer(match, "plot 5", "lay_plot bomb_2")
    assert options(match, "plot") == {"9"}
    assert why(match, "plot 10") == "13.5.2"
    answer(match, "plot 9", "lay_plot raid_1")
    assert crows(match) == {"10": 2}


@pytest.mark.law("root:13.5.2", "root:13.6.1")
def test_a_plot_placed_by_exertion_costs_as_much_as_another_of_the_turn() -> None:
    match = conspire("evening", board={"plotted": 2}, on_map={"corvid_warrior": {"1": 2, "5": 3}})
    assert options(match, "plot") == {"5"}


@pytest.mark.law("root:13.5.2")
def test_in_the_next_turn_plots_are_cheap_again() -> None:
    match = conspire("evening", board={"plotted": 2, "exerted": True}, on_map={"corvid_warrior": {"1": 1}})
    while asked(match)[1] != "corvids_act":
        match.choose(-1)
    assert options(match, "plot") == {"1"}


@pytest.mark.law("root:13.5.2", "root:13.2.2.II")
def test_one_plot_a_clearing_face_up_or_face_down() -> None:
    match = conspire(down={"1": "bomb_1"}, up={"5": "raid_1"}, on_map={"corvid_warrior": {"1": 2, "5": 2, "9": 1}})
    assert options(match, "plot") == {"9"}
    assert why(match, "plot 1") == "13.5.2"
    assert why(match, "plot 5") == "13.5.2"


@pytest.mark.law("root:13.5.2", "root:6.2.2")
def test_no_plot_is_placed_at_the_keep() -> None:
    match = conspire(on_map={"corvid_warrior": {"1": 2, "5": 1}, "keep": {"1": 1}})
    assert options(match, "plot") == {"5"}
    assert why(match, "plot 1") == "6.2.2"


@pytest.mark.law("root:13.2.2", "root:13.5.2")
def test_of_the_plots_only_those_in_the_supply_can_be_laid() -> None:
    match = conspire(down={"1": "bomb_1", "6": "raid_1", "8": "raid_2"}, on_map={"corvid_warrior": {"5": 1}})
    answer(match, "plot 5")
    assert options(match, "lay_plot") == {"bomb_2", "snare_1", "extortion_1"}
    everywhere = dict(zip(["1", "2", "3", "4", "6", "7", "8", "9"], sorted(PLOTS), strict=True))
    spent = conspire(down=everywhere, on_map={"corvid_warrior": {"5": 1}})
    assert why(spent, "plot 5") == "13.2.2"


@pytest.mark.law("root:13.5.2", "root:4.1.3")
def test_warriors_removed_for_a_plot_go_to_the_coffin_makers() -> None:
    match = conspire(deck="exiles", crafted={1: ["coffin_makers"]}, on_map={"corvid_warrior": {"5": 1, "1": 1}})
    answer(match, "plot 5", "lay_plot bomb_1")
    assert state(match)["coffins"]["corvid_warrior"] == 1
    assert score(match, 1) == 0


# 13.5.4 Trick


@pytest.mark.law("root:13.5.4", "root:G.1.31")
def test_two_plots_change_places_if_both_lie_the_same_way() -> None:
    match = conspire(
        down={"1": "bomb_1", "5": "raid_1"}, up={"9": "snare_1", "2": "snare_2"}, on_map={"corvid_warrior": {"12": 1}}
    )
    assert options(match, "trick") == {"1 5", "2 9"}
    assert why(match, "trick 1 9") == "13.5.4"
    assert why(match, "trick 1 12") == "13.5.4"
    assert why(match, "trick 5 1") == "13.5.4"
    answer(match, "trick 1 5")
    assert down(match) == {"1": "raid_1", "5": "bomb_1"}
    assert state(match)["factions"]["corvids"]["actions"] == 2


@pytest.mark.law("root:G.1.31", "root:13.5.4", "root:6.2.2")
def test_neither_the_keep_nor_anything_else_keeps_plots_from_being_swapped() -> None:
    match = conspire(up={"1": "snare_1", "5": "extortion_1"}, on_map={"keep": {"1": 1}, "corvid_warrior": {"12": 1}})
    assert up(answer(match, "trick 1 5")) == {"1": "extortion_1", "5": "snare_1"}


# 13.6 Evening


@pytest.mark.law("root:13.6", "root:13.6.1", "root:13.6.2")
def test_exerting_gives_an_action_and_no_card() -> None:
    match = conspire("evening", on_map={"corvid_warrior": {"1": 1}}, pile=["anvil", "sword"])
    assert asked(match) == (0, "corvids_exert", "13.6.1")
    answer(match, "from 1", "to 5")
    assert (crows(match), hand(match)) == ({"5": 1}, set())
    assert told(match, "13.6.2") == []


@pytest.mark.law("root:13.6.1", "root:13.6.2")
def test_who_does_not_exert_draws() -> None:
    match = conspire("evening", on_map={"corvid_warrior": {"1": 1}}, pile=["anvil", "sword"])
    assert hand(answer(match, "done")) == {"sword"}


@pytest.mark.law("root:13.6.1")
def test_exertion_is_one_action_only() -> None:
    match = conspire(
        "evening", board={"exerted": True}, on_map={"corvid_warrior": {"1": 1}}, pile=["anvil"], cards={0: ["sword"]}
    )
    assert told(match, "13.6.2") == []
    assert (crows(match), hand(match)) == ({"1": 1}, {"sword"})


@pytest.mark.law("root:13.6.1", "root:13.6.2")
def test_after_exerting_the_hand_is_still_cut_down_to_five() -> None:
    held = ["anvil", "sword", "bake_sale", "investments", "birdy_bindle", "cobbler_1"]
    match = conspire("evening", on_map={"corvid_warrior": {"1": 1}}, cards={0: held})
    answer(match, "from 1", "to 5")
    assert asked(match) == (0, "discard_down", "13.6.2")
    answer(match, "discard anvil")
    assert hand(match) == set(held) - {"anvil"}


@pytest.mark.law("root:13.6.2", "root:13.7.3")
def test_every_face_up_extortion_draws_a_card_more() -> None:
    pile = ["anvil", "sword", "bake_sale", "investments"]
    match = conspire("evening", up={"1": "extortion_1", "5": "extortion_2", "9": "snare_1"}, pile=pile)
    answer(match, "done")
    assert hand(match) == {"sword", "bake_sale", "investments"}
    hidden = conspire("evening", down={"1": "extortion_1"}, pile=pile)
    assert hand(hidden) == {"investments"}


@pytest.mark.law("root:13.6.2", "root:2.1")
def test_the_deck_runs_out_in_the_middle_of_the_draw() -> None:
    match = conspire("evening", up={"1": "extortion_1"}, pile=["anvil"], discards=["sword"])
    assert hand(match) == {"anvil", "sword"}


# Meeting others


@pytest.mark.law("root:8.2.6", "root:13.2.3")
def test_corvids_that_move_into_sympathy_cause_outrage() -> None:
    match = conspire(on_map={"corvid_warrior": {"1": 1}, "sympathy": {"5": 1}}, cards={0: ["bake_sale"]})
    answer(match, "from 1", "to 5")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")


@pytest.mark.law("root:4.3.1", "root:13.5.3")
def test_corvids_are_ambushed_as_anybody() -> None:
    match = conspire(
        on_map={"corvid_warrior": {"1": 2}, "marquise_warrior": {"1": 1}}, cards={1: ["ambush_fox"]}, chance=dice(0, 0)
    )
    answer(match, "battle 1", "ambush ambush_fox")
    assert crows(match) == {}
    assert told(match, "4.3.2") == []


@pytest.mark.law("root:3.3.1", "root:13.5")
def test_the_corvids_activate_dominance_in_daylight() -> None:
    match = conspire(on_map={"corvid_warrior": {"1": 1}}, cards={0: ["dominance_fox"]}, score=[10, 0, 0])
    answer(match, "dominate dominance_fox")
    assert state(match)["dominance"][0] == "dominance_fox"


@pytest.mark.law("root:9.5.4", "root:13.2.2")
def test_the_vagabond_aids_the_corvids_where_they_have_only_a_plot() -> None:
    match = woodland(
        turn=1,
        table=["corvids", "vagabond", "marquise"],
        boards={
            "corvids": {"face_down": {"1": ["bomb_1"]}},
            "vagabond": {"clearing": "1", "character": "thief", "items": {"ready": {"boot": 1}}},
        },
        cards={1: ["anvil"]},
    )
    assert "aid 0" in options(match)
    answer(match, "aid 0", "give anvil")
    assert hand(match) == {"anvil"}
    assert board(match, "vagabond")["relation"][0] == "amiable"


def test_a_table_without_the_corvids_has_no_plots() -> None:
    assert "corvids" not in state(woodland())["factions"]
    assert THREE[0] == "corvids"
