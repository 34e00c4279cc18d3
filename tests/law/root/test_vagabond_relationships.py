"""9.2.8 Coalitions, 9.2.9 relationships."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.wanderer import (
    FOUR,
    TWO,
    answer,
    asked,
    board,
    dice,
    hand,
    items,
    options,
    pieces,
    record,
    related,
    relation,
    score,
    state,
    wander,
)

# 9.2.8 Coalition

FOX = "dominance_fox"


def negotiate(scores: list[int], seated: list[str] | None = None, **given: Any) -> Match:
    """He holds a dominance card."""
    return wander("1", table=seated or FOUR, score=scores, hands={"0": [FOX]}, **given)


@pytest.mark.law("root:9.2.8")
def test_he_never_activates_dominance_but_forms_a_coalition_with_whoever_has_the_fewest_points() -> None:
    match = negotiate([12, 9, 4, 7])
    assert options(match, "dominate") == set()
    answer(match, f"coalition {FOX}")
    assert state(match)["partner"] == [2, -1, -1, -1]
    assert state(match)["dominance"][0] == FOX
    assert f"9.2.8 vagabond_coalition_formed 0 2 {FOX}" in record(match)


@pytest.mark.law("root:9.2.8")
def test_of_tied_players_he_chooses_and_his_own_points_do_not_count() -> None:
    match = answer(negotiate([10, 11, 15, 11]), f"coalition {FOX}")
    assert asked(match) == (0, "vagabond_coalition_with", "9.2.8")
    assert options(match, "choose_seat") == {"1", "3"}


@pytest.mark.law("root:9.2.8")
def test_who_cannot_be_his_partner_and_why() -> None:
    seated = ["vagabond", "marquise", "eyrie", "alliance", "cult"]
    taken = ["none", "none", "none", "none", "dominance_bird"]
    match = answer(negotiate([10, 11, 15, 11, 10], seated, dominance=taken), f"coalition {FOX}")
    assert options(match, "choose_seat") == {"1", "3"}
    reasons = {}
    for seat in ("0", "2", "4"):
        reason = match.why_not(f"choose_seat {seat}")
        assert reason is not None
        reasons[seat] = reason.phrase.name
    assert reasons == {"0": "vagabond_not_oneself", "2": "vagabond_not_the_last", "4": "vagabond_is_bound"}


@pytest.mark.law("root:9.2.8")
def test_with_three_players_there_are_no_coalitions() -> None:
    assert options(negotiate([12, 9, 4], ["vagabond", "marquise", "eyrie"]), "coalition") == set()


@pytest.mark.law("root:9.2.8", "root:3.3.1")
def test_a_coalition_takes_only_a_card_to_reveal_unless_ten_points_are_agreed() -> None:
    assert options(negotiate([0, 0, 0, 0]), "coalition") == {FOX}
    assert options(negotiate([9, 0, 0, 0], rules={"coalition": "activate"}), "coalition") == set()
    assert options(negotiate([10, 0, 0, 0], rules={"coalition": "activate"}), "coalition") == {FOX}


@pytest.mark.law("root:9.2.8")
def test_players_with_activated_dominance_cannot_be_chosen() -> None:
    match = negotiate([12, 9, 4, 7], dominance=["none", "none", "dominance_bird", "none"])
    assert state(answer(match, f"coalition {FOX}"))["partner"][0] == 3


@pytest.mark.law("root:9.2.8")
def test_players_in_a_coalition_cannot_be_chosen() -> None:
    match = negotiate([12, 3, 4, 7], TWO, partner=[-1, 2, -1, -1], dominance=["none", "dominance_bird", "none", "none"])
    assert state(answer(match, f"coalition {FOX}"))["partner"][0] == 3


@pytest.mark.law("root:9.2.8")
def test_in_a_coalition_he_scores_no_more_and_forms_no_other() -> None:
    match = wander(
        "10",
        table=FOUR,
        items={"ready": {"torch": 1}},
        score=[12, 9, 4, 7],
        hands={"0": [FOX, "dominance_mouse"]},
        ruins={"10": 1},
        ruin_items={"9": ["boot_1"]},
    )
    answer(match, f"coalition {FOX}", "explore")
    assert items(match)["ready"] == {"boot": 1}
    assert score(match) == 12
    assert options(match, "coalition") == set()


@pytest.mark.law("root:9.2.8")
def test_he_wins_with_his_partner() -> None:
    match = wander(
        "1",
        table=FOUR,
        turn=1,
        step=2,
        score=[12, 29, 4, 7],
        partner=[1, -1, -1, -1],
        dominance=[FOX, "none", "none", "none"],
        on_map={"marquise_warrior": {"5": 3}, "alliance_warrior": {}, "sympathy": {"5": 1}},
        boards={"marquise": {"actions": 3}},
        chance=dice(1, 0),
    )
    answer(match, "battle 5")
    assert match.over
    assert match.result.winners == [1, 0]


@pytest.mark.law("root:9.2.8", "root:G.1.8")
def test_partners_do_not_battle_each_other() -> None:
    given: dict[str, Any] = {
        "items": {"ready": {"sword": 1}},
        "on_map": {"marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 1}},
        "table": FOUR,
        "rules": {"battle_whom": "enemies", "enemies": "coalition"},
    }
    match = answer(wander("1", **given), "battle 1")
    assert options(match, "against") == {"1", "2"}
    coalition = wander("1", partner=[1, -1, -1, -1], dominance=[FOX, "none", "none", "none"], **given)
    answer(coalition, "battle 1")
    assert "4.3 battles 0 2 1" in record(coalition)


@pytest.mark.law("root:9.2.9.IIId")
def test_a_coalition_with_a_hostile_faction_makes_it_indifferent() -> None:
    match = answer(negotiate([12, 9, 4, 7], board=related(2, "hostile")), f"coalition {FOX}")
    assert relation(match, 2) == "indifferent"
    other = answer(negotiate([12, 9, 4, 7], board=related(2, "friendly")), f"coalition {FOX}")
    assert relation(other, 2) == "friendly"


# 9.2.9.I Improving relationships

CARDS = ["anvil", "foxfolk_steel", "protection_racket", "travel_gear_fox"]


def benefactor(items: int = 4, **given: Any) -> Match:
    """He stands with the Marquise and has fox cards to give."""
    return wander(
        "1", items={"ready": {"boot": items}}, hands={"0": CARDS}, on_map={"marquise_warrior": {"1": 1}}, **given
    )


def give(match: Match, number: int) -> Match:
    """Aid the Marquise so many times."""
    for _ in range(number):
        answer(match, "aid 1", f"give {next(card for card in CARDS if card in hand(match))}")
    return match


@pytest.mark.law("root:9.2.9", "root:9.2.9.I", "root:9.2.9.Ia", "root:9.2.9.Ib", "root:9.5.4")
def test_relationships_take_one_two_and_three_aids_in_a_turn() -> None:
    match = give(benefactor(), 1)
    assert (relation(match, 1), score(match)) == ("amiable", 1)
    give(match, 1)
    assert (relation(match, 1), score(match)) == ("amiable", 1)
    give(match, 1)
    assert (relation(match, 1), score(match)) == ("friendly", 3)
    assert relation(match, 2) == "indifferent"
    ally = give(benefactor(board=related(1, "friendly")), 3)
    assert (relation(ally, 1), score(ally)) == ("allied", 2)


@pytest.mark.law("root:9.2.9.Ia")
def test_aids_of_an_earlier_turn_do_not_count() -> None:
    match = benefactor(
        board={**related(1, "friendly"), "aided": [0, 2, 0]}, phase="birdsong", step=0, discards=["root_tea_fox"]
    )
    answer(match, "decline")  # no slip
    give(match, 1)
    assert (relation(match, 1), score(match)) == ("friendly", 0)
    assert board(match)["aided"] == [0, 1, 0]


@pytest.mark.law("root:9.2.9.II", "root:9.2.9.IIa")
def test_each_aid_to_an_allied_faction_scores_two_points() -> None:
    match = give(benefactor(board=related(1, "allied")), 2)
    assert (relation(match, 1), score(match)) == ("allied", 4)


@pytest.mark.law("root:9.2.9.IIIc", "root:9.5.4")
def test_aid_does_not_move_a_hostile_marker_but_gets_items() -> None:
    match = give(benefactor(board=related(1, "hostile"), crafted_items={"1": {"tea": 1}}), 1)
    assert (relation(match, 1), score(match)) == ("hostile", 0)
    assert items(match) == {"track": {"tea": 1}, "ready": {"boot": 3}, "exhausted": {"boot": 1}}


# 9.2.9.IIb Moving with an ally


def guide(**given: Any) -> Match:
    """He is Allied with the Eyrie, which has warriors with him in clearing 1."""
    state: dict[str, Any] = {
        "items": {"ready": {"boot": 2}},
        "board": related(2, "allied"),
        "on_map": {"eyrie_warrior": {"1": 3}},
        **given,
    }
    return wander("1", **state)


@pytest.mark.law("root:9.2.9.IIb", "root:9.5.1")
def test_warriors_of_an_ally_come_along() -> None:
    match = answer(guide(), "walk 5")
    assert asked(match) == (0, "vagabond_along", "9.2.9.IIb")
    answer(match, "along 2")
    assert options(match, "number") == {"1", "2", "3"}
    answer(match, "number 2")
    assert (pieces(match, "eyrie_warrior", "1"), pieces(match, "eyrie_warrior", "5")) == (1, 2)
    assert board(match)["clearing"] == "5"


@pytest.mark.law("root:9.2.9.IIb")
def test_they_may_stay_behind() -> None:
    match = answer(guide(), "walk 5", "decline")
    assert pieces(match, "eyrie_warrior", "1") == 3


@pytest.mark.law("root:9.2.9.IIb")
def test_friends_who_are_not_allied_do_not_come_along() -> None:
    assert asked(answer(guide(board=related(2, "friendly")), "walk 5"))[1] == "vagabond_act"
    both = answer(guide(on_map={"eyrie_warrior": {"1": 3}, "marquise_warrior": {"1": 3}}), "walk 5")
    reason = both.why_not("along 1")
    assert reason is not None
    assert (reason.clause, reason.phrase.name) == ("9.2.9.IIb", "vagabond_not_allied")


@pytest.mark.law("root:9.2.9.IIb", "root:1.5.5")
def test_the_allys_warriors_move_by_their_own_rules() -> None:
    outnumbered = {"eyrie_warrior": {"1": 1}, "marquise_warrior": {"1": 2, "5": 1}}
    assert asked(answer(guide(on_map=outnumbered), "walk 5"))[1] == "vagabond_act"
    lords_of_the_forest = {"eyrie_warrior": {"1": 2}, "marquise_warrior": {"1": 2, "5": 1}}
    assert asked(answer(guide(on_map=lords_of_the_forest), "walk 5"))[1] == "vagabond_along"


@pytest.mark.law("root:9.2.9.IIb", "root:9.4.2")
def test_they_come_along_when_he_slips_to_an_adjacent_clearing() -> None:
    match = answer(guide(phase="birdsong", step=3), "slip 5", "along 2", "number 3")
    assert pieces(match, "eyrie_warrior", "5") == 3


# 9.2.9.IIc, 9.2.9.IId Attacking with an ally


def assault(*faces: int, held: dict[str, dict[str, int]] | None = None, **given: Any) -> Match:
    """He attacks the Marquise's four warriors in clearing 1; the Eyrie, his ally, has three there."""
    state: dict[str, Any] = {
        "items": held or {"ready": {"sword": 1, "boot": 3}},
        "board": related(2, "allied"),
        "on_map": {"eyrie_warrior": {"1": 3}, "marquise_warrior": {"1": 4}},
        "chance": dice(*faces),
        **given,
    }
    return answer(wander("1", **state), "battle 1", "against 1")


@pytest.mark.law("root:9.2.9.IIc")
def test_an_allys_warriors_add_to_the_hits_he_can_roll() -> None:
    alone = answer(assault(3, 0), "decline")
    assert pieces(alone, "marquise_warrior", "1") == 3
    together = assault(3, 0)
    assert asked(together) == (0, "vagabond_with_ally", "9.2.9.IIc")
    answer(together, "with_ally 2")
    assert pieces(together, "marquise_warrior", "1") == 1


@pytest.mark.law("root:9.2.9.IIc")
def test_a_single_warrior_of_an_ally_can_come_along() -> None:
    match = assault(3, 0, on_map={"eyrie_warrior": {"1": 1}, "marquise_warrior": {"1": 4}})
    assert options(match) == {"with_ally 2", "decline"}
    answer(match, "with_ally 2")
    assert pieces(match, "marquise_warrior", "1") == 2


@pytest.mark.law("root:9.2.9.IIc")
def test_the_defender_is_no_ally_of_the_attack_and_nobody_is_in_his_defence() -> None:
    match = wander(
        "1",
        items={"ready": {"sword": 1}},
        board=related(2, "allied"),
        on_map={"eyrie_warrior": {"1": 2}},
        chance=dice(1, 0),
    )
    answer(match, "battle 1")
    assert "4.3 battles 0 2 1" in record(match)
    assert pieces(match, "eyrie_warrior", "1") == 1
    defence = wander(
        "1",
        items={"ready": {"sword": 1}},
        board=related(2, "allied"),
        on_map={"eyrie_warrior": {"1": 3}, "marquise_warrior": {"1": 4}},
        chance=dice(3, 3),
        turn=1,
        step=2,
        boards={"marquise": {"actions": 1}},
    )
    answer(defence, "battle 1", "against 0")
    assert pieces(defence, "marquise_warrior", "1") == 3


@pytest.mark.law("root:9.2.9.IId")
def test_hits_can_be_taken_by_the_allys_warriors_without_making_it_hostile() -> None:
    match = answer(assault(2, 2), "with_ally 2")
    assert asked(match) == (0, "vagabond_damage", "9.2.9.IId")
    answer(match, "lose eyrie_warrior", "damage boot ready")
    assert pieces(match, "eyrie_warrior", "1") == 2
    assert items(match)["damaged"] == {"boot": 1}
    assert relation(match, 2) == "allied"


@pytest.mark.law("root:9.2.9.IId")
def test_an_ally_that_takes_more_hits_than_his_items_is_hostile_after_the_battle() -> None:
    match = answer(assault(2, 2), "with_ally 2", "lose eyrie_warrior", "lose eyrie_warrior")
    assert relation(match, 2) == "hostile"
    assert "9.2.9.IId vagabond_hostile_now 0 2" in record(match)
    assert score(match) == 2  # Infamy for the two warriors of the Marquise, none for those of the Eyrie


@pytest.mark.law("root:9.2.9.IId", "root:9.2.7")
def test_without_undamaged_items_he_need_not_give_his_ally_for_hits() -> None:
    held = {"exhausted": {"boot": 1}, "ready": {"sword": 1}}
    match = answer(assault(2, 2, held=held), "with_ally 2", "damage boot exhausted", "damage sword exhausted")
    assert pieces(match, "eyrie_warrior", "1") == 3
    spent = assault(2, 2, held={"ready": {"sword": 1}})
    answer(spent, "with_ally 2", "damage sword exhausted")
    assert options(spent) == {"lose eyrie_warrior", "decline"}


# 9.2.9.III Hostile


@pytest.mark.law("root:9.2.9.III", "root:9.5.2")
def test_removing_a_warrior_makes_its_faction_hostile_at_once() -> None:
    match = answer(
        wander("1", items={"ready": {"sword": 1}}, on_map={"marquise_warrior": {"1": 2}}, chance=dice(1, 0)),
        "battle 1",
    )
    assert relation(match, 1) == "hostile"
    assert relation(match, 2) == "indifferent"


@pytest.mark.law("root:9.2.9.III")
def test_it_does_so_too_when_he_defends_but_not_for_infamy() -> None:
    match = wander(
        "1",
        items={"ready": {"sword": 2}},
        turn=1,
        step=2,
        on_map={"marquise_warrior": {"1": 2}},
        boards={"marquise": {"actions": 1}},
        chance=dice(1, 1),
    )
    answer(match, "battle 1")
    assert pieces(match, "marquise_warrior", "1") == 1
    assert relation(match, 1) == "hostile"
    assert score(match) == 0


@pytest.mark.law("root:9.2.9.III")
def test_buildings_and_tokens_alone_make_nobody_hostile() -> None:
    match = wander("1", items={"ready": {"sword": 1}}, on_map={"sawmill": {"1": 1}}, chance=dice(1, 0))
    answer(match, "battle 1")
    assert pieces(match, "sawmill", "1") == 0
    assert relation(match, 1) == "indifferent"
    assert score(match) == 1  # 3.2.1 alone


@pytest.mark.law("root:9.2.9.III", "root:4.1.2")
def test_a_favor_makes_every_faction_hostile_that_loses_warriors() -> None:
    match = wander(
        "5",
        character="tinker",
        items={"ready": {"hammer": 3}},
        hands={"0": ["favor_of_the_rabbits"]},
        on_map={"marquise_warrior": {"3": 1}, "eyrie_warrior": {"4": 1}},
    )
    answer(match, "craft favor_of_the_rabbits")
    assert (relation(match, 1), relation(match, 2)) == ("hostile", "hostile")
    assert score(match) == 0


RAID = {"marquise_warrior": {"1": 2}, "sawmill": {"1": 1}}


@pytest.mark.law("root:9.2.9.IIIa")
@pytest.mark.parametrize(("infamy", "points"), [("every_piece", 4), ("not_the_first", 3)])
def test_infamy_scores_every_piece_of_a_newly_hostile_faction(infamy: str, points: int) -> None:
    match = wander("1", items={"ready": {"sword": 3}}, on_map=RAID, chance=dice(3, 0), rules={"infamy": infamy})
    answer(match, "battle 1")
    assert score(match) == points  # two warriors and a sawmill, and 3.2.1 for the sawmill


@pytest.mark.law("root:9.2.9.IIIa")
@pytest.mark.parametrize("infamy", ["every_piece", "not_the_first"])
def test_infamy_scores_every_piece_of_a_hostile_faction(infamy: str) -> None:
    match = wander(
        "1",
        items={"ready": {"sword": 3}},
        board=related(1, "hostile"),
        on_map=RAID,
        chance=dice(3, 0),
        rules={"infamy": infamy},
    )
    answer(match, "battle 1")
    assert score(match) == 4
    assert "9.2.9.IIIa scored 0 3" in record(match)


@pytest.mark.law("root:9.2.9.IIIb", "root:9.5.1")
def test_hostile_warriors_take_one_more_boot() -> None:
    there: dict[str, Any] = {
        "on_map": {"marquise_warrior": {"5": 1}, "sawmill": {"9": 1}, "eyrie_warrior": {"5": 1, "10": 1}},
        "board": {"relation": {"1": "hostile", "2": "indifferent"}},
    }
    assert options(wander("1", items={"ready": {"boot": 1}}, **there), "walk") == {"9", "10"}
    match = answer(wander("1", items={"ready": {"boot": 3}}, **there), "walk 5")
    assert items(match) == {"ready": {"boot": 1}, "exhausted": {"boot": 2}}


@pytest.mark.law("root:9.2.9.IIIb")
def test_two_hostile_factions_take_only_one_more_boot() -> None:
    match = wander(
        "1",
        items={"ready": {"boot": 3}},
        on_map={"marquise_warrior": {"5": 1}, "eyrie_warrior": {"5": 1}},
        board={"relation": {"1": "hostile", "2": "hostile"}},
    )
    assert items(answer(match, "walk 5"))["exhausted"] == {"boot": 2}


# G.1.8 Enemies


@pytest.mark.law("root:G.1.8")
def test_by_the_letter_allied_factions_are_no_enemies() -> None:
    given: dict[str, Any] = {
        "items": {"ready": {"sword": 1}},
        "board": related(1, "allied"),
        "on_map": {"marquise_warrior": {"1": 1}},
    }
    rules = {"battle_whom": "enemies"}
    assert options(wander("1", rules=rules, **given), "battle") == set()
    assert options(wander("1", rules={**rules, "enemies": "coalition"}, **given), "battle") == {"1"}


@pytest.mark.law("root:G.1.8", "root:9.2.8")
@pytest.mark.parametrize(("agreed", "battled"), [("allied", {"1"}), ("coalition", set())])
def test_by_the_letter_partners_of_a_coalition_are_enemies(agreed: str, battled: set[str]) -> None:
    match = wander(
        "1",
        table=FOUR,
        items={"ready": {"sword": 1}},
        on_map={"marquise_warrior": {"1": 1}},
        partner=[1, -1, -1, -1],
        dominance=[FOX, "none", "none", "none"],
        rules={"battle_whom": "enemies", "enemies": agreed},
    )
    assert options(match, "battle") == battled


@pytest.mark.law("root:G.1.8", "root:3.2.1")
@pytest.mark.parametrize(("agreed", "points"), [("allied", 0), ("coalition", 1)])
def test_buildings_of_an_ally_are_no_enemy_pieces_to_score_for(agreed: str, points: int) -> None:
    match = wander(
        "1",
        items={"ready": {"crossbow": 1}},
        board=related(1, "allied"),
        on_map={"sawmill": {"1": 1}},
        rules={"enemies": agreed},
        hands={"0": ["bake_sale"]},
    )
    answer(match, "strike 1 sawmill")
    assert pieces(match, "sawmill", "1") == 0
    assert score(match) == points


@pytest.mark.law("root:G.1.8", "root:3.2.1", "root:9.2.9.III", "root:9.2.9.IIIa")
@pytest.mark.parametrize("agreed", ["allied", "coalition"])
def test_an_ally_that_loses_a_warrior_to_him_is_hostile_at_once_and_its_buildings_score(agreed: str) -> None:
    match = wander(
        "1",
        items={"ready": {"sword": 2}},
        board=related(1, "allied"),
        on_map={"marquise_warrior": {"1": 1}, "sawmill": {"1": 1}},
        rules={"enemies": agreed},
        hands={"0": ["bake_sale"]},
        chance=dice(2, 0),
    )
    answer(match, "battle 1")
    assert pieces(match, "sawmill", "1") == 0
    assert relation(match, 1) == "hostile"
    assert score(match) == 3  # 1 for the sawmill, 2 for Infamy
