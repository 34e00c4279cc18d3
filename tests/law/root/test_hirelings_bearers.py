"""E.2 The Flame Bearers, and demoted the Rat Smugglers."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.hired import (
    EVERYWHERE,
    acts,
    answer,
    asked,
    board,
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

CATS = ["marquise", "eyrie", "alliance"]  # seat 0 is the Marquise


def dawn(**given: Any) -> Match:
    """Birdsong begins for the Marquise, who controls the Flame Bearers."""
    return hire("bearers", **{"table": CATS, "phase": "birdsong", "step": 0, **given})


# The Flame Bearers


@pytest.mark.law("root:A.6.3")
def test_two_bearers_begin_anywhere_even_together() -> None:
    match = dealt("bearers", ["marquise", "eyrie"])
    assert asked(match)[1:] == ("hireling_where", "A.6.3")
    assert options(match, "at") == set(EVERYWHERE)
    answer(match, "at 7")
    assert options(match, "at") == set(EVERYWHERE)
    answer(match, "at 7")
    assert state(match)["on_map"]["bearer"] == {"7": 2}


@pytest.mark.law("root:E.2.1")
@pytest.mark.parametrize(("there", "come"), [({}, True), ({"2": 1}, False)])
def test_whoever_hires_the_bearers_places_two_if_there_are_none(there: dict[str, int], come: bool) -> None:
    match = hire("bearers", by=-1, table=CATS, phase="evening", owed=[1, 0, 0], on_map={"bearer": there})
    answer(match, "lose_first")
    assert (asked(match)[1:] == ("hireling_where", "E.2.1")) is come
    if come:
        answer(match, "at 3", "at 11")
        assert state(match)["on_map"]["bearer"] == {"3": 1, "11": 1}


@pytest.mark.law("root:E.2.1", "root:1.5.4")
def test_a_bearer_without_fellows_outside_of_coffins_comes_alone() -> None:
    match = hire(
        "bearers",
        by=-1,
        table=CATS,
        deck="exiles",
        phase="evening",
        owed=[1, 0, 0],
        crafted={1: ["coffin_makers"]},
        coffins={"bearer": 5},
    )
    answer(match, "lose_first", "at 3")
    assert state(match)["on_map"]["bearer"] == {"3": 1}
    assert asked(match)[1] != "hireling_where"


@pytest.mark.law("root:E.2.3", "root:E.3.6")
def test_each_bearer_removes_an_enemy_piece_warriors_first() -> None:
    there = {
        "bearer": {"1": 2, "5": 1},
        "eyrie_warrior": {"1": 1},
        "alliance_warrior": {"1": 1},
        "roost": {"1": 1, "5": 1},
        "marquise_warrior": {"1": 2},
    }
    match = dawn(on_map=there)
    assert asked(match) == (0, "bearers_burn", "E.2.3")
    assert options(match) == {"bearers_burn eyrie_warrior", "bearers_burn alliance_warrior"}
    assert why(match, "bearers_burn roost") == why(match, "bearers_burn marquise_warrior") == "E.2.3"
    answer(match, "bearers_burn alliance_warrior")  # of the rest there is no choice
    left = [pieces(match, kind, "1") for kind in ("eyrie_warrior", "alliance_warrior", "roost", "marquise_warrior")]
    assert left == [0, 0, 1, 2]
    assert pieces(match, "roost", "5") == 0
    assert score(match) == 0
    assert asked(match)[1:] == ("hireling_where", "E.2.3")


@pytest.mark.law("root:E.2.3")
def test_after_the_warriors_buildings_and_tokens_go_as_the_controller_says() -> None:
    there = {"bearer": {"1": 2}, "eyrie_warrior": {"1": 1}, "roost": {"1": 1}, "sympathy": {"1": 1}}
    match = dawn(on_map=there, cards={0: ["anvil"]})
    assert options(match) == {"bearers_burn roost", "bearers_burn sympathy"}
    answer(match, "bearers_burn roost")
    assert pieces(match, "eyrie_warrior", "1") == pieces(match, "roost", "1") == 0
    assert pieces(match, "sympathy", "1") == 1


@pytest.mark.law("root:E.3.7", "root:8.2.6")
def test_sympathy_that_bearers_remove_causes_outrage_at_their_controller() -> None:
    match = dawn(on_map={"bearer": {"1": 1}, "sympathy": {"1": 1}}, cards={0: ["anvil"]})
    while asked(match)[0] == 0 and asked(match)[1] != "outrage" and "give anvil" not in options(match):
        answer(match, sorted(options(match))[0])
    answer(match, next(option for option in options(match) if option.endswith("anvil")))
    assert {each.partition("@")[0] for each in board(match, "alliance")["supporters"]} == {"anvil"}


@pytest.mark.law("root:E.2.3")
def test_then_one_comes_where_bearers_are_or_next_to_them() -> None:
    match = dawn(on_map={"bearer": {"1": 1}})
    assert asked(match)[1:] == ("hireling_where", "E.2.3")
    assert options(match, "at") == {"1", "5", "9", "10"}
    assert why(match, "at 2") == "E.2.3"
    answer(match, "at 9")
    assert state(match)["on_map"]["bearer"] == {"1": 1, "9": 1}


@pytest.mark.law("root:E.2.3")
def test_without_any_on_the_map_two_come_anywhere() -> None:
    match = dawn()
    assert options(match, "at") == set(EVERYWHERE)
    answer(match, "at 4", "at 8")
    assert state(match)["on_map"]["bearer"] == {"4": 1, "8": 1}


@pytest.mark.law("root:E.2.3", "root:1.5.4")
def test_with_all_on_the_map_none_comes() -> None:
    match = dawn(on_map={"bearer": {"1": 6}})
    assert asked(match)[1] != "hireling_where"
    assert state(match)["on_map"]["bearer"] == {"1": 6}


@pytest.mark.law("root:E.2.3")
def test_bearers_must_rage_and_only_for_their_controller() -> None:
    both = hire(
        "bearers",
        "spies",
        table=CATS,
        phase="birdsong",
        step=0,
        on_map={"bearer": {"1": 1}},
        crafted={0: ["better_burrow_bank_1"]},
    )
    assert asked(both)[1] == "start_of_phase"
    assert why(both, "done") == "4.1.3"
    assert options(both) == {"use better_burrow_bank_1", "hireling_dawn bearers"}
    other = dawn(by=1, on_map={"bearer": {"1": 1}, "marquise_warrior": {"1": 1}})
    assert pieces(other, "marquise_warrior", "1") == 1


@pytest.mark.law("root:1.5.4", "root:6.2.3")
def test_what_bearers_remove_goes_together_before_anything_follows() -> None:
    match = hire(
        "bearers",
        by=1,
        table=CATS,
        turn=1,
        phase="birdsong",
        step=0,
        on_map={"bearer": {"1": 1, "6": 1}, "marquise_warrior": {"1": 1, "6": 1}, "keep": {"9": 1}},
        cards={0: ["anvil"]},
        boards={"eyrie": {"leader": "builder"}},
    )
    assert asked(match) == (0, "marquise_hospitals", "6.2.3")
    assert pieces(match, "marquise_warrior", "1") == pieces(match, "marquise_warrior", "6") == 0


@pytest.mark.law("root:9.2.2", "root:E.2.3")
def test_a_pawn_is_not_removed() -> None:
    match = dawn(
        table=["marquise", "vagabond", "alliance"],
        on_map={"bearer": {"5": 1}},
        boards={"vagabond": {"clearing": "5"}},
    )
    assert asked(match)[1:] == ("hireling_where", "E.2.3")


@pytest.mark.law("root:6.2.2", "root:13.7.2")
def test_no_bearer_comes_to_the_keep_or_a_snare() -> None:
    match = dawn(
        table=["marquise", "alliance", "corvids"],
        turn=1,
        by=1,
        on_map={"bearer": {"1": 1}, "keep": {"9": 1}},
        boards={"corvids": {"face_up": {"10": ["snare_1"]}}},
    )
    assert options(match, "at") == {"1", "5"}
    assert why(match, "at 9") == "6.2.2"
    assert why(match, "at 10") == "13.7.2"


@pytest.mark.law("root:6.2.2", "root:E.2.3")
def test_the_marquise_places_bearers_beside_her_keep() -> None:
    assert options(dawn(on_map={"bearer": {"1": 1}, "keep": {"9": 1}}), "at") == {"1", "5", "9", "10"}


@pytest.mark.law("root:E.2.3", "root:E.3.2")
def test_bearers_spare_no_other_hireling_but_those_of_their_controller() -> None:
    given: dict[str, Any] = {"table": ["eyrie", "alliance", "duchy"], "phase": "birdsong", "step": 0}
    there = {"bearer": {"1": 1}, "patrol": {"1": 1}}
    boards = {"eyrie": {"leader": "builder"}}
    enemy = hire("bearers", "patrol", by=-1, fields={"controller": 0}, on_map=there, boards=boards, **given)
    assert pieces(enemy, "patrol", "1") == 0
    own = hire("bearers", "patrol", on_map=there, boards=boards, **given)
    assert pieces(own, "patrol", "1") == 1


# The Rat Smugglers


def smugglers(**given: Any) -> Match:
    """The Marquise, who is acting, controls the Smugglers."""
    return acts("bearers", **{"demoted": True, "table": CATS, **given})


@pytest.mark.law("root:E.2.2")
def test_a_card_with_an_item_is_discarded_to_move() -> None:
    match = smugglers(on_map={"marquise_warrior": {"1": 2, "3": 1}}, cards={0: ["anvil", "cobbler_1"]})
    assert options(match, "smuggle") == {"anvil"}
    assert why(match, "smuggle cobbler_1") == "E.2.2"
    answer(match, "smuggle anvil")
    assert state(match)["discards"] == ["anvil"]
    assert asked(match) == (0, "smugglers_act", "E.2.2")
    assert options(match) == {"from 1", "from 3"}
    answer(match, "from 1", "to 5", "number 1")
    assert pieces(match, "marquise_warrior", "5") == 1
    assert board(match, "marquise")["actions"] == 3


@pytest.mark.law("root:E.2.2")
def test_or_to_battle_and_as_often_as_there_are_cards() -> None:
    match = smugglers(
        on_map={"marquise_warrior": {"1": 4}, "eyrie_warrior": {"1": 3}},
        cards={0: ["anvil", "foxfolk_steel"]},
        boards={"eyrie": {"leader": "builder"}},
        chance=dice(1, 0, 1, 0),
    )
    for item in ("anvil", "foxfolk_steel"):
        answer(match, f"smuggle {item}", "battle 1")
        while asked(match)[1] == "ambush":
            answer(match, "decline")
    assert pieces(match, "eyrie_warrior", "1") == 1
    assert hand(match) == set()
    assert board(match, "marquise")["actions"] == 3


@pytest.mark.law("root:E.2.2", "root:E.2")
def test_nobody_else_smuggles_and_nobody_without_a_use_for_it() -> None:
    there = {"marquise_warrior": {"1": 2}}
    given: dict[str, Any] = {"on_map": there, "cards": {0: ["anvil"]}}
    assert why(smugglers(by=1, **given), "smuggle anvil") == "E.2"
    assert why(acts("bearers", table=CATS, **given), "smuggle anvil") == "E.2"
    assert why(smugglers(cards={0: ["anvil"]}), "smuggle anvil") == "E.2.2"
    birds = hire("bearers", demoted=True, table=CATS, phase="birdsong", crafted={0: ["royal_claim"]}, **given)
    assert why(birds, "smuggle anvil") == "E.2.4"


@pytest.mark.law("root:1.2.1", "root:E.2.2")
def test_whoever_holds_a_card_is_asked_with_an_item_or_without() -> None:
    given: dict[str, Any] = {"demoted": True, "table": ["alliance", "marquise", "eyrie"], "phase": "daylight"}
    with_item = hire("bearers", on_map={"alliance_warrior": {"1": 1}}, cards={0: ["anvil"]}, **given)
    without = hire("bearers", on_map={"alliance_warrior": {"1": 1}}, cards={0: ["cobbler_1"]}, **given)
    assert asked(with_item) == asked(without)


@pytest.mark.law("root:E.2.2", "root:10.2.6")
def test_a_smuggled_card_becomes_a_lost_soul() -> None:
    match = smugglers(
        table=["marquise", "cult", "alliance"], on_map={"marquise_warrior": {"1": 2}}, cards={0: ["anvil"]}
    )
    answer(match, "smuggle anvil")
    assert board(match, "cult")["lost_souls"] == ["anvil"]
    assert state(match)["discards"] == []


@pytest.mark.law("root:E.2.2", "root:9.5.1")
def test_the_vagabond_smuggles_to_move_without_boots() -> None:
    match = hire(
        "bearers",
        demoted=True,
        table=["vagabond", "marquise", "alliance"],
        cards={0: ["anvil"]},
        boards={"vagabond": {"clearing": "1"}},
    )
    answer(match, "smuggle anvil")
    while asked(match)[1] in ("smugglers_act", "move_to"):
        answer(match, "to 5" if "to 5" in options(match) else "from 1")
    assert board(match, "vagabond")["clearing"] == "5"
    assert told(match, "9.5.1") == []


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("held", [["anvil"], ["anvil", "foxfolk_steel"]])
def test_a_card_is_not_smuggled_for_a_battle_that_would_take_it_too(held: list[str]) -> None:
    """Outnumbered in a fox clearing, the Marquise cannot move; to battle the Uprising she must discard a card."""
    match = acts(
        "bearers",
        "uprising",
        demoted=True,
        more={"uprising": {"controller": 1, "demoted": False}},
        table=["marquise", "eyrie", "corvids"],
        on_map={"rebel": {"1": 3}, "marquise_warrior": {"1": 2}},
        cards={0: held},
    )
    assert "battle 1" in options(match)
    assert ("smuggle anvil" in options(match)) is (len(held) > 1)
    if len(held) > 1:
        answer(match, "smuggle anvil", "battle 1", "against uprising")
        assert options(match) == {"discard foxfolk_steel"}


@pytest.mark.law("root:E.2.2", "root:4.3")
def test_a_card_is_smuggled_for_a_battle_against_somebody_who_takes_none() -> None:
    match = acts(
        "bearers",
        "uprising",
        demoted=True,
        more={"uprising": {"controller": 1, "demoted": False}},
        table=["marquise", "eyrie", "corvids"],
        on_map={"rebel": {"1": 3}, "marquise_warrior": {"1": 2}, "corvid_warrior": {"1": 1}},
        cards={0: ["anvil"]},
    )
    assert options(match, "smuggle") == {"anvil"}


@pytest.mark.law("root:E.2.2", "root:E.2.3")
def test_the_bearers_burn_nothing_that_the_stoic_protector_shields() -> None:
    """The Eyrie has it beside a roost, and shares the clearing with sympathy of the Alliance."""
    match = hire(
        "bearers",
        "protector",
        more={"protector": {"controller": 1, "demoted": True, "clearing": "2"}},
        table=CATS,
        phase="birdsong",
        step=0,
        on_map={"bearer": {"2": 1, "5": 1}, "eyrie_warrior": {"2": 2, "5": 1}, "roost": {"2": 1}, "sympathy": {"2": 1}},
    )
    assert told(match, "E.2.3")  # it is due, and nothing of it a choice
    assert pieces(match, "eyrie_warrior", "2") == 2
    assert pieces(match, "roost", "2") == 1
    assert pieces(match, "sympathy", "2") == pieces(match, "eyrie_warrior", "5") == 0
