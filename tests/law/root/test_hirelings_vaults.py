"""E.2 The Vault Keepers, and demoted the Badger Bodyguards."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.hired import (
    EVERYWHERE,
    acts,
    answer,
    asked,
    dealt,
    dice,
    hire,
    options,
    pieces,
    record,
    score,
    state,
    told,
    why,
)

CATS = ["marquise", "eyrie", "alliance"]  # seat 0, the Marquise, is acting


def vaults(**given: Any) -> Match:
    """The Marquise has the Vault Keepers act."""
    return answer(acts("vaults", **{"table": CATS, **given}), "hireling_act vaults")


def past_ambush(match: Match) -> Match:
    while asked(match)[1] == "ambush":
        answer(match, "decline")
    return match


# The Vault Keepers


@pytest.mark.law("root:A.6.3", "root:2.2.3")
def test_vault_keepers_begin_with_a_vault_in_an_open_slot() -> None:
    match = dealt("vaults", ["marquise", "eyrie"])
    assert asked(match)[1:] == ("hireling_where", "A.6.3")
    assert options(match, "at") == set(EVERYWHERE) - {"1", "3", "4"}  # each has a slot, even those with a ruin
    answer(match, "at 2")
    assert state(match)["on_map"]["vault_keeper"] == {"2": 2}
    assert state(match)["on_map"]["vault"] == {"2": 1}


@pytest.mark.law("root:A.6.3", "root:2.2.3")
def test_at_first_the_last_slot_of_a_corner_is_left_to_who_starts_there() -> None:
    match = dealt("vaults", ["marquise", "eyrie"])
    assert why(match, "at 1") == "A.6.3"
    assert "2" in options(match, "at")  # a corner with two slots


@pytest.mark.law("root:A.6.3", "root:A.8.2.I")
def test_with_set_up_cards_a_vault_may_take_any_slot() -> None:
    match = dealt("vaults", ["marquise", "eyrie"], setup="draft")
    assert "1" in options(match, "at")


@pytest.mark.law("root:E.2.1", "root:2.2.3")
@pytest.mark.parametrize(
    ("there", "come"), [({}, True), ({"vault": {"2": 1}}, False), ({"vault_keeper": {"2": 1}}, False)]
)
def test_whoever_hires_them_places_them_if_they_have_no_pieces(there: dict[str, Any], come: bool) -> None:
    on_map = {"workshop": {"1": 1}, **there}
    match = hire("vaults", by=-1, table=CATS, phase="evening", owed=[1, 0, 0], on_map=on_map)
    answer(match, "lose_first")
    assert (asked(match)[1:] == ("hireling_where", "E.2.1")) is come
    if come:
        assert why(match, "at 1") == "2.2.3"
        answer(match, "at 4")
        assert pieces(match, "vault", "4") == 1
        assert pieces(match, "vault_keeper", "4") == 2


@pytest.mark.law("root:E.2.4", "root:2.2.3")
def test_first_a_vault_may_come_at_or_next_to_a_vault() -> None:
    match = vaults(on_map={"vault": {"1": 1}, "sawmill": {"5": 2}})
    assert asked(match) == (0, "vaults_where", "E.2.4")
    assert options(match) == {"at 9", "at 10", "decline"}
    assert why(match, "at 1") == why(match, "at 5") == "2.2.3"
    assert why(match, "at 2") == "E.2.4"
    declined = match.clone()
    answer(declined, "decline")
    assert state(declined)["on_map"]["vault"] == {"1": 1}
    answer(match, "at 9")
    assert state(match)["on_map"]["vault"] == {"1": 1, "9": 1}
    assert state(match)["on_map"].get("vault_keeper", {}) == {}
    assert asked(match) == (0, "hireling_then", "E.2.4")


@pytest.mark.law("root:E.2.4")
def test_if_none_can_come_there_a_warrior_and_a_vault_come_anywhere() -> None:
    match = vaults(on_map={"vault_keeper": {"1": 1}, "workshop": {"5": 2}})
    assert asked(match)[1:] == ("hireling_where", "E.2.4")
    assert options(match, "at") == set(EVERYWHERE) - {"5"}
    assert why(match, "at 5") == "2.2.3"
    answer(match, "at 8")
    assert state(match)["on_map"]["vault"] == {"8": 1}
    assert state(match)["on_map"]["vault_keeper"] == {"1": 1, "8": 1}


@pytest.mark.law("root:E.2.4", "root:1.5.4")
def test_with_no_vault_left_the_warrior_comes_alone() -> None:
    match = vaults(on_map={"vault": {"1": 1, "4": 1, "8": 1, "9": 2, "2": 1}})
    assert asked(match)[1:] == ("hireling_where", "E.2.4")
    answer(match, "at 7")
    assert state(match)["on_map"]["vault_keeper"] == {"7": 1}
    assert pieces(match, "vault", "7") == 0


@pytest.mark.law("root:E.2.4", "root:E.3.4", "root:E.3.6")
def test_then_they_may_battle_once_at_each_vault() -> None:
    there = {
        "vault": {"1": 1, "8": 1},
        "vault_keeper": {"1": 2, "8": 2, "4": 2},
        "eyrie_warrior": {"1": 3, "8": 3, "4": 3},
        "marquise_warrior": {"12": 1},
    }
    match = vaults(on_map=there, boards={"eyrie": {"leader": "builder"}}, chance=dice(1, 0, 0, 0))
    answer(match, "decline", "hireling_battle vaults")
    assert asked(match)[1:] == ("hireling_battle", "E.2.4")
    assert options(match) == {"battle 1", "battle 8", "decline"}  # in 4 they have no vault
    assert why(match, "battle 4") == "E.2.4"
    answer(match, "battle 1")
    past_ambush(match)
    assert pieces(match, "eyrie_warrior", "1") == 2
    assert options(match) == {"battle 8", "decline"}
    answer(match, "decline")
    assert pieces(match, "eyrie_warrior", "8") == 3
    assert why(match, "hireling_act vaults") == "E.2.4"


@pytest.mark.law("root:E.2.4")
def test_or_a_warrior_comes_to_each_vault() -> None:
    match = vaults(on_map={"vault": {"9": 2, "4": 1}})
    answer(match, "decline")
    assert options(match) == {"hireling_place vaults", "done"}
    assert why(match, "hireling_battle vaults") == "E.3.4"
    assert why(match, "hireling_move vaults") == "E.2.4"  # the Marquise has no more than her actions
    answer(match, "hireling_place vaults")
    assert state(match)["on_map"]["vault_keeper"] == {"9": 2, "4": 1}


@pytest.mark.law("root:E.2.4", "root:1.5.4")
def test_too_few_warriors_come_to_the_vaults_that_the_controller_says() -> None:
    match = vaults(on_map={"vault": {"9": 2, "4": 1}, "vault_keeper": {"12": 4}})
    answer(match, "decline", "hireling_place vaults")
    assert options(match, "at") == {"4", "9"}
    assert why(match, "at 12") == "E.2.4"
    answer(match, "at 9")
    assert options(match, "at") == {"4", "9"}
    answer(match, "at 9")
    assert state(match)["on_map"]["vault_keeper"] == {"12": 4, "9": 2}
    assert asked(match)[1] == "marquise_act"


@pytest.mark.law("root:E.2.4", "root:1.5.4")
def test_when_the_last_warrior_has_come_the_other_vaults_go_without() -> None:
    match = vaults(on_map={"vault": {"9": 1, "4": 1, "2": 1}, "vault_keeper": {"12": 5}})
    answer(match, "decline", "hireling_place vaults", "at 2")
    assert state(match)["on_map"]["vault_keeper"] == {"12": 5, "2": 1}
    assert asked(match)[1] == "marquise_act"
    none_left = answer(vaults(on_map={"vault": {"9": 1}, "vault_keeper": {"12": 6}}), "decline")
    assert asked(none_left)[1] == "marquise_act"  # nothing is left to be chosen


@pytest.mark.law("root:E.3.1", "root:2.5")
@pytest.mark.parametrize(("by", "ruler"), [(0, "marquise"), (2, "alliance"), (-1, None)])
def test_a_vault_counts_for_the_rule_of_its_controller(by: int, ruler: str | None) -> None:
    there = {"vault": {"9": 1}, "marquise_warrior": {"9": 1}, "alliance_warrior": {"9": 1}}
    match = acts("vaults", by=by, table=CATS, on_map=there)
    assert match.facts["rules"]["9"] == ruler


@pytest.mark.law("root:E.3.6", "root:3.2.1")
def test_whoever_removes_a_vault_scores() -> None:
    there = {"vault": {"1": 1}, "marquise_warrior": {"1": 2}}
    match = acts("vaults", by=1, table=CATS, on_map=there, chance=dice(0, 0))
    answer(match, "battle 1")
    assert pieces(match, "vault", "1") == 0
    assert score(match) == 1


@pytest.mark.law("root:E.3.6", "root:3.2.1")
def test_a_defender_who_removes_a_vault_scores_and_the_controller_does_not() -> None:
    there = {"vault": {"9": 1}, "vault_keeper": {"9": 1}, "eyrie_warrior": {"9": 1}, "roost": {"9": 1}}
    match = vaults(
        on_map={**there, "marquise_warrior": {"1": 1}},
        crafted={1: ["sappers_1"]},
        boards={"eyrie": {"leader": "builder"}},
        chance=dice(1, 1),
    )
    answer(match, "decline", "hireling_battle vaults", "battle 9")
    past_ambush(match)
    answer(match, "use sappers_1")
    assert pieces(match, "vault_keeper", "9") == pieces(match, "vault", "9") == 0
    assert pieces(match, "eyrie_warrior", "9") == 0
    assert (score(match, 0), score(match, 1)) == (0, 1)


@pytest.mark.law("root:E.3.6", "root:4.3.3.II")
def test_their_controller_scores_nothing_for_a_roost_that_they_remove() -> None:
    there = {"vault": {"9": 1}, "vault_keeper": {"9": 2}, "roost": {"9": 1}, "marquise_warrior": {"1": 1}}
    match = vaults(on_map=there, boards={"eyrie": {"leader": "builder"}}, chance=dice(0, 0))
    answer(match, "decline", "hireling_battle vaults", "battle 9")
    past_ambush(match)
    assert pieces(match, "roost", "9") == 0
    assert (score(match, 0), score(match, 1)) == (0, 0)


@pytest.mark.law("root:6.2.2")
def test_no_vault_comes_to_the_keep_of_another() -> None:
    given: dict[str, Any] = {"table": ["alliance", "marquise", "corvids"], "step": 1}
    match = answer(hire("vaults", on_map={"vault": {"9": 1}, "keep": {"4": 1}}, **given), "hireling_act vaults")
    assert why(match, "at 4") == "6.2.2"
    answer(match, "at 9")
    kept = answer(hire("vaults", on_map={"vault": {"9": 1, "4": 1}, "keep": {"4": 1}}, **given), "hireling_act vaults")
    answer(kept, "decline", "hireling_place vaults")
    assert state(kept)["on_map"]["vault_keeper"] == {"9": 1}


@pytest.mark.law("root:6.2.2")
def test_the_marquise_places_vaults_and_their_keepers_at_her_keep() -> None:
    match = vaults(on_map={"vault": {"9": 1}, "keep": {"4": 1}})
    answer(match, "at 4", "hireling_place vaults")
    assert state(match)["on_map"]["vault_keeper"] == {"4": 1, "9": 1}


@pytest.mark.law("root:13.7.2")
def test_no_vault_comes_to_a_snare() -> None:
    match = vaults(
        table=["marquise", "alliance", "corvids"],
        on_map={"vault": {"9": 1}},
        boards={"corvids": {"face_up": {"4": ["snare_1"]}}},
    )
    assert why(match, "at 4") == "13.7.2"


@pytest.mark.law("root:E.2.4", "root:E.2")
def test_the_vault_keepers_act_once_a_turn_for_their_controller() -> None:
    there = {"vault": {"9": 1}, "marquise_warrior": {"1": 1}}
    given: dict[str, Any] = {"table": CATS, "on_map": there}
    assert why(acts("vaults", fields={"acted": True}, **given), "hireling_act vaults") == "E.2.4"
    assert why(acts("vaults", by=1, **given), "hireling_act vaults") == "E.2"
    guards = acts("vaults", demoted=True, table=CATS, on_map={"marquise_warrior": {"1": 1}})
    assert why(guards, "hireling_act vaults") == "E.2"


# The Badger Bodyguards


def attacked(by: int, table: list[str] | None = None, demoted: bool = True, **given: Any) -> Match:
    """The Marquise battles the Eyrie in clearing 1, and both roll two hits."""
    match = acts(
        "vaults",
        demoted=demoted,
        by=by,
        table=table or CATS,
        on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 3}},
        boards={"eyrie": {"leader": "builder"}},
        chance=dice(2, 2),
        **given,
    )
    return answer(match, "battle 1")


def lost(match: Match) -> tuple[int, int]:
    """How many warriors the Marquise and the Eyrie have lost."""
    return 3 - pieces(match, "marquise_warrior", "1"), 3 - pieces(match, "eyrie_warrior", "1")


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize(("by", "expected"), [(0, (1, 2)), (1, (2, 1)), (2, (2, 2)), (-1, (2, 2))])
def test_their_controller_ignores_the_first_hit_of_a_battle(by: int, expected: tuple[int, int]) -> None:
    match = past_ambush(attacked(by))
    assert lost(match) == expected
    assert len(told(match, "E.2.2")) == (by in (0, 1))


@pytest.mark.law("root:E.2")
def test_promoted_they_shield_nobody() -> None:
    assert lost(past_ambush(attacked(0, demoted=False))) == (2, 2)


@pytest.mark.law("root:E.2.2", "root:4.3.1.II")
def test_a_hit_of_an_ambush_is_the_first_and_no_second_is_ignored() -> None:
    match = attacked(0, cards={1: ["ambush_fox"]})
    answer(match, "ambush ambush_fox")
    assert lost(match) == (1 + 2, 2)  # one of the ambush; its two other warriors take both hits rolled


@pytest.mark.law("root:E.2.2", "root:14.7.7")
def test_they_add_nothing_to_a_mood_that_ignores_a_hit_as_well() -> None:
    there = {"marquise_warrior": {"1": 3}, "hundreds_warrior": {"1": 3}}
    match = acts(
        "vaults",
        demoted=True,
        by=1,
        table=["marquise", "hundreds", "alliance"],
        on_map=there,
        boards={"hundreds": {"mood": "stubborn"}},
        chance=dice(2, 2),
    )
    answer(match, "battle 1")
    past_ambush(match)
    assert pieces(match, "hundreds_warrior", "1") == 2
    assert len([line for line in record(match) if "spared" in line]) == 1


@pytest.mark.law("root:E.3.5")
def test_they_shield_no_other_hireling_of_their_controller() -> None:
    match = hire(
        "vaults",
        "patrol",
        table=["eyrie", "alliance", "duchy"],
        on_map={"patrol": {"8": 3}, "alliance_warrior": {"8": 3}},
        boards={"eyrie": {"leader": "builder"}},
        fields={"demoted": True},
        chance=dice(1, 1),
    )
    answer(match, "hireling_battle patrol", "battle 8")
    past_ambush(match)
    assert pieces(match, "patrol", "8") == 2


@pytest.mark.law("root:E.2.2", "root:9.2.7")
def test_they_save_an_item_of_the_vagabond() -> None:
    match = acts(
        "vaults",
        demoted=True,
        by=1,
        table=["marquise", "vagabond", "alliance"],
        on_map={"marquise_warrior": {"5": 3}},
        boards={"vagabond": {"clearing": "5"}},
        chance=dice(1, 0),
    )
    answer(match, "battle 5")
    past_ambush(match)
    assert told(match, "9.2.7") == []
    assert "spared 1 5" in told(match, "E.2.2")
