"""E.2 The Corvid Spies, and demoted the Raven Sentries."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker import start
from lawspeaker.kernel.match import Match
from tests.law.root.hired import (
    EVERYWHERE,
    acts,
    answer,
    asked,
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

CATS = ["marquise", "eyrie", "alliance"]  # seat 0, the Marquise, is acting


def past_ambush(match: Match) -> Match:
    while asked(match)[1] == "ambush":
        answer(match, "decline")
    return match


def spies(**given: Any) -> Match:
    """The Marquise controls the Spies, and is acting."""
    return acts("spies", table=CATS, **given)


# The Corvid Spies


@pytest.mark.law("root:A.6.3")
def test_two_spies_begin_in_two_clearings_of_one_suit() -> None:
    match = dealt("spies", ["marquise", "eyrie"])
    assert asked(match)[1:] == ("hireling_where", "A.6.3")
    assert options(match, "at") == set(EVERYWHERE)
    answer(match, "at 6")
    assert options(match, "at") == {"1", "8", "12"}
    assert why(match, "at 6") == why(match, "at 5") == "A.6.3"
    answer(match, "at 12")
    assert state(match)["on_map"]["spy"] == {"6": 1, "12": 1}


@pytest.mark.law("root:A.6.3", "root:F.1.1")
def test_with_one_in_the_lost_city_the_other_may_begin_anywhere() -> None:
    rules = {"hirelings": "three", "landmarks": "lost_city", "faction_1": "marquise", "faction_2": "eyrie"}
    for seed in range(400):
        match = start("root", seats=2, seed=seed, rules=rules)
        if "spies" in state(match)["hirelings"]:
            break
    answer(match, "at 7")
    city = "7"
    answer(match, "set_up_hireling spies")
    elsewhere = match.clone()
    answer(elsewhere, "at 1")
    assert options(elsewhere, "at") == {"6", "8", "12", city}  # the city is of every suit
    answer(match, f"at {city}")
    assert options(match, "at") == set(EVERYWHERE) - {city}


@pytest.mark.law("root:E.2.4")
def test_first_two_spies_come_to_clearings_with_enemy_pieces() -> None:
    there = {"eyrie_warrior": {"5": 1}, "sympathy": {"2": 1}, "marquise_warrior": {"1": 1}}
    match = spies(on_map=there)
    answer(match, "hireling_act spies")
    assert asked(match)[1:] == ("hireling_where", "E.2.4")
    assert options(match, "at") == {"2", "5"}
    assert why(match, "at 1") == "E.2.4"
    answer(match, "at 5")
    assert options(match, "at") == {"2", "5"}
    answer(match, "at 2")
    assert state(match)["on_map"]["spy"] == {"2": 1, "5": 1}
    assert options(match) == {"battle 2", "battle 5"}


@pytest.mark.law("root:E.2.4", "root:1.5.4")
def test_only_as_many_come_as_are_left() -> None:
    match = spies(on_map={"eyrie_warrior": {"5": 3}, "spy": {"1": 5}}, cards={1: ["anvil"]})
    answer(match, "hireling_act spies")
    assert state(match)["on_map"]["spy"] == {"1": 5, "5": 1}
    assert asked(match) == (0, "hireling_then", "E.2.4")


@pytest.mark.law("root:E.2.4", "root:E.3.4", "root:E.3.6")
def test_then_they_battle_in_every_clearing_in_any_order() -> None:
    there = {
        "spy": {"1": 1, "8": 1},
        "eyrie_warrior": {"1": 2, "8": 1},
        "roost": {"5": 1},
        "alliance_warrior": {"8": 1},
    }
    match = spies(on_map=there, cards={1: ["anvil"]}, chance=dice(1, 0, 0, 0, 1, 0))
    answer(match, "hireling_act spies", "at 5", "at 5", "hireling_battle spies")
    assert asked(match)[1:] == ("hireling_battle", "E.2.4")
    assert options(match) == {"battle 1", "battle 5", "battle 8"}  # all of them must be
    answer(match, "battle 8", "against 1")
    past_ambush(match)
    assert pieces(match, "eyrie_warrior", "8") == 0
    assert options(match) == {"battle 1", "battle 5"}  # one in each
    answer(match, "battle 5")
    past_ambush(match)
    assert pieces(match, "roost", "5") == 0
    assert score(match) == 0
    assert len([line for line in told(match, "4.3") if line.startswith("battles")]) == 3
    assert why(match, "hireling_act spies") == "E.2.4"


@pytest.mark.law("root:E.2.4")
def test_each_clearing_is_battled_in_once() -> None:
    there = {"spy": {"1": 1, "8": 1}, "eyrie_warrior": {"1": 5, "8": 5}}
    match = spies(on_map=there, cards={}, chance=dice(0, 0, 0, 0), boards={"eyrie": {"leader": "builder"}})
    answer(match, "hireling_act spies", "at 1", "at 1")
    answer(match, "battle 1")
    past_ambush(match)
    assert len([line for line in told(match, "4.3") if line.startswith("battles")]) == 2
    assert asked(match)[1] != "hireling_battle"


@pytest.mark.law("root:E.2.4")
def test_or_they_take_a_random_card_of_each_enemy_in_one_clearing() -> None:
    there = {"spy": {"1": 1, "3": 1}, "eyrie_warrior": {"1": 2}, "sympathy": {"1": 1}, "marquise_warrior": {"3": 1}}
    match = spies(on_map=there, cards={1: ["anvil"], 2: ["bake_sale"]})
    answer(match, "hireling_act spies")
    assert options(match) == {"hireling_battle spies", "spies_steal 1"}
    assert why(match, "spies_steal 3") == why(match, "spies_steal 2") == "E.2.4"
    answer(match, "spies_steal 1")
    assert hand(match) == {"anvil", "bake_sale"}
    assert hand(match, 1) == hand(match, 2) == set()
    assert pieces(match, "eyrie_warrior", "1") == 2


@pytest.mark.law("root:E.2.4", "root:1.2.1")
def test_only_the_two_learn_which_card_was_stolen() -> None:
    there = {"spy": {"1": 4}, "eyrie_warrior": {"1": 2}}
    match = spies(on_map=there, cards={1: ["anvil", "bake_sale"]})
    answer(match, "hireling_act spies", "spies_steal 1")
    learned = [match.record_for(seat)[-1]["args"] for seat in range(3)]
    assert learned[0] == learned[1]
    assert learned[2] != learned[0]


@pytest.mark.law("root:E.2.4", "root:9.2.2")
def test_the_vagabond_is_robbed_where_his_pawn_is() -> None:
    match = acts(
        "spies",
        table=["marquise", "vagabond", "alliance"],
        boards={"vagabond": {"clearing": "5"}},
        cards={1: ["anvil"]},
    )
    answer(match, "hireling_act spies")
    assert state(match)["on_map"]["spy"] == {"5": 2}
    assert options(match) == {"hireling_battle spies", "spies_steal 5"}
    answer(match, "spies_steal 5")
    assert hand(match) == {"anvil"}


@pytest.mark.law("root:E.2.4", "root:E.3.2")
def test_enemy_hirelings_attract_spies_and_have_no_cards() -> None:
    match = hire(
        "spies",
        "patrol",
        by=-1,
        table=["eyrie", "alliance", "duchy"],
        fields={"controller": 0},
        on_map={"patrol": {"4": 1}},
        boards={"eyrie": {"leader": "builder"}},
    )
    answer(match, "hireling_act spies")
    assert [line for line in told(match, "E.2.4") if line.startswith("placed")] == ["placed spies spy 4 1"] * 2
    assert [line for line in told(match, "4.3") if line.startswith("battles")] == ["battles spies patrol 4"]


@pytest.mark.law("root:E.2.4", "root:E.3.2")
def test_without_enemies_spies_have_nothing_to_do() -> None:
    match = spies(on_map={"marquise_warrior": {"1": 2}, "spy": {"1": 1}})
    assert why(match, "hireling_act spies") == "E.2.4"


@pytest.mark.law("root:6.2.2")
def test_no_spy_of_another_comes_to_the_keep() -> None:
    match = hire(
        "spies",
        table=["alliance", "marquise", "eyrie"],
        on_map={"keep": {"5": 1}, "eyrie_warrior": {"5": 1, "6": 1}, "alliance_warrior": {"1": 1}},
    )
    answer(match, "hireling_act spies")
    assert [line for line in told(match, "E.2.4") if line.startswith("placed")] == ["placed spies spy 6 1"] * 2


# The Raven Sentries


def defends(by: int, there: dict[str, Any], demoted: bool = True, **given: Any) -> Match:
    """The Marquise battles the Eyrie in clearing 1; neither rolls a hit."""
    match = acts(
        "spies",
        demoted=demoted,
        by=by,
        table=CATS,
        on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 3}, **there},
        boards={"eyrie": {"leader": "builder"}},
        chance=dice(0, 0),
        **given,
    )
    answer(match, "battle 1")
    return past_ambush(match)


def lost(match: Match) -> tuple[int, int]:
    """How many warriors the Marquise and the Eyrie have lost."""
    return 3 - pieces(match, "marquise_warrior", "1"), 3 - pieces(match, "eyrie_warrior", "1")


@pytest.mark.law("root:E.2.2", "root:4.3.3.I")
@pytest.mark.parametrize(
    ("by", "there", "expected"),
    [
        (1, {"roost": {"1": 1}}, (1, 0)),
        (0, {"wood": {"1": 1}}, (0, 1)),
        (0, {"sawmill": {"1": 1}}, (0, 1)),
        (1, {"sawmill": {"1": 1}, "roost": {"2": 1}}, (0, 0)),  # not the Eyrie's, and not there
        (2, {"sympathy": {"1": 1}}, (0, 0)),  # no side of the battle
        (-1, {"roost": {"1": 1}}, (0, 0)),
    ],
)
def test_sentries_add_a_hit_at_buildings_and_tokens_of_their_controller(
    by: int, there: dict[str, Any], expected: tuple[int, int]
) -> None:
    assert lost(defends(by, there)) == expected


@pytest.mark.law("root:E.2")
def test_promoted_they_are_no_sentries() -> None:
    assert lost(defends(1, {"roost": {"1": 1}}, demoted=False)) == (0, 0)


@pytest.mark.law("root:E.3.5")
def test_sentries_help_no_other_hireling_of_their_controller() -> None:
    match = hire(
        "spies",
        "patrol",
        table=["eyrie", "alliance", "duchy"],
        on_map={"patrol": {"8": 3}, "roost": {"8": 1}, "alliance_warrior": {"8": 3}},
        boards={"eyrie": {"leader": "builder"}},
        fields={"demoted": True},
        chance=dice(0, 0),
    )
    answer(match, "hireling_battle patrol", "battle 8")
    past_ambush(match)
    assert pieces(match, "alliance_warrior", "8") == 3
