"""D The characters of the Vagabond."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.chance import Fast, Scripted
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

TORCH = {"ready": {"torch": 1}}
DARK = {"exhausted": {"torch": 1}}


@pytest.mark.law("root:9.5.9")
@pytest.mark.parametrize("character", ["thief", "tinker", "ranger", "vagrant", "scoundrel", "harrier"])
def test_special_actions_take_a_torch(character: str) -> None:
    kinds = {
        "thief": "steal",
        "tinker": "day_labor",
        "ranger": "hideout",
        "vagrant": "instigate",
        "scoundrel": "scorch",
        "harrier": "glide",
    }
    given: dict[str, Any] = {
        "character": character,
        "hands": {"0": ["bake_sale"], "1": ["sword"]},
        "discards": ["anvil"],
        "on_map": {"marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 1}},
    }

    def offered(held: dict[str, dict[str, int]]) -> set[str]:
        return {text.split()[0] for text in options(wander("1", items=held, **given))}

    assert kinds[character] in offered(TORCH)
    assert kinds[character] not in offered(DARK)
    assert offered(TORCH).isdisjoint(kind for name, kind in kinds.items() if name != character)


# D.1 Thief


@pytest.mark.law("root:D.1.2")
def test_the_thief_takes_a_random_card_from_a_player_with_figures_there() -> None:
    match = wander(
        "1",
        items=TORCH,
        hands={"1": ["anvil", "sword", "bake_sale"], "2": ["investments"]},
        on_map={"marquise_warrior": {"1": 1}},
        chance=Scripted(picks=[1], then=Fast(1)),
    )
    assert options(match, "steal") == {"1"}
    answer(match, "steal 1")
    assert hand(match) == {"sword"}
    assert hand(match, 1) == {"anvil", "bake_sale"}
    assert items(match) == DARK


@pytest.mark.law("root:D.1.2")
def test_he_steals_where_figures_stand_or_where_any_pieces_do() -> None:
    given: dict[str, Any] = {
        "items": TORCH,
        "table": TWO,
        "hands": {"0": ["anvil"], "1": ["sword"], "2": ["bake_sale"]},
        "boards": {"vagabond2": {"character": "ranger", "clearing": "1"}},
        "on_map": {"sawmill": {"1": 1}},
    }
    assert options(wander("1", **given), "steal") == {"1"}
    assert options(wander("1", rules={"steal_from": "pieces"}, **given), "steal") == {"1", "2"}


# D.2 Tinker


@pytest.mark.law("root:D.2.2")
def test_the_tinker_takes_a_card_that_matches_from_the_discard_pile() -> None:
    match = wander("1", character="tinker", items=TORCH, discards=["anvil", "sword", "armorers_1", "bake_sale"])
    assert options(match, "day_labor") == {"anvil", "armorers_1"}  # fox, and birds always
    answer(match, "day_labor anvil")
    assert state(match)["discards"] == ["sword", "armorers_1", "bake_sale"]
    assert "anvil" in hand(match)
    assert items(match) == DARK


@pytest.mark.law("root:D.2.2")
def test_in_a_forest_nothing_matches() -> None:
    match = wander(forest="a", character="tinker", items=TORCH, discards=["anvil", "armorers_1"])
    assert options(match, "day_labor") == set()


# D.3 Ranger


@pytest.mark.law("root:D.3.2")
def test_the_ranger_repairs_up_to_three_items_and_his_daylight_ends() -> None:
    held = {"ready": {"torch": 1, "boot": 2}, "damaged": {"tea": 1, "sword": 2}, "damaged_exhausted": {"boot": 1}}
    match = answer(wander("1", character="ranger", items=held), "hideout")
    assert asked(match) == (0, "vagabond_hideout", "D.3.2")
    answer(match, "repair tea damaged", "repair boot damaged_exhausted", "repair sword damaged")
    assert items(match) == {
        "track": {"tea": 1},
        "ready": {"boot": 2, "sword": 1},
        "exhausted": {"torch": 1, "boot": 1},
        "damaged": {"sword": 1},
    }
    assert len(hand(match)) == 1  # the Evening came at once
    assert asked(match)[0] != 0


@pytest.mark.law("root:D.3.2")
def test_he_may_repair_fewer() -> None:
    match = wander("1", character="ranger", items={"ready": {"torch": 1}, "damaged": {"sword": 2}})
    answer(match, "hideout", "done")
    assert items(match)["damaged"] == {"sword": 2}
    assert asked(match)[0] != 0


# D.4 Vagrant


def instigator(*faces: int, **given: Any) -> Match:
    state: dict[str, Any] = {
        "character": "vagrant",
        "items": {"ready": {"torch": 1}, "track": {"coin": 1}},
        "on_map": {
            "eyrie_warrior": {"9": 2},
            "sawmill": {"9": 1},
            "workshop": {"9": 1},
            "marquise_warrior": {},
        },
        "chance": dice(*faces),
        "hands": {"0": ["bake_sale"]},
        **given,
    }
    return wander("9", **state)


@pytest.mark.law("root:D.4.2")
def test_the_vagrant_makes_others_battle_chooses_what_goes_and_scores() -> None:
    match = instigator(0, 0)
    assert "2 1" in options(match, "instigate")
    assert "1 2" not in options(match, "instigate")  # the Marquise has nobody to attack with
    answer(match, "instigate 2 1")
    assert "4.3 battles 2 1 9" in record(match)
    assert asked(match) == (0, "lose_piece", "4.3.4")
    answer(match, "lose workshop")
    assert (pieces(match, "workshop", "9"), pieces(match, "sawmill", "9")) == (0, 1)  # defenseless: one hit
    assert score(match) == 1
    assert score(match, 2) == 0
    assert items(match)["exhausted"] == {"torch": 1}


@pytest.mark.law("root:D.4.2", "root:3.2.1", "root:G.1.8")
def test_the_vagrant_scores_for_what_his_ally_loses_to_another() -> None:
    match = instigator(0, 0, board=related(1, "allied"))
    answer(match, "instigate 2 1", "lose workshop")
    assert (score(match), score(match, 2)) == (1, 0)
    assert relation(match, 1) == "allied"


ARMIES = {"eyrie_warrior": {"9": 3}, "marquise_warrior": {"9": 3}}


@pytest.mark.law("root:D.4.2", "root:9.2.9.IIIa")
def test_he_scores_infamy_for_hostile_pieces_of_either_side() -> None:
    match = instigator(2, 1, on_map=ARMIES, board=related(1, "hostile"))
    answer(match, "instigate 2 1")
    assert (pieces(match, "marquise_warrior", "9"), pieces(match, "eyrie_warrior", "9")) == (1, 2)
    assert score(match) == 2
    assert relation(match, 2) == "indifferent"


@pytest.mark.law("root:D.4.2", "root:9.2.9.III")
def test_by_the_other_reading_he_removes_the_pieces_himself() -> None:
    match = instigator(2, 1, on_map=ARMIES, rules={"instigate": "vagrant", "infamy": "not_the_first"})
    answer(match, "instigate 2 1")
    assert (relation(match, 1), relation(match, 2)) == ("hostile", "hostile")
    assert score(match) == 1


@pytest.mark.law("root:D.4.2", "root:9.2.9.IId", "root:9.2.9.IIIa")
@pytest.mark.parametrize(("instigate", "points"), [("sides", 2), ("vagrant", 4)])
def test_he_scores_infamy_for_an_allys_warriors_that_take_the_hits_of_another_vagabond(
    instigate: str, points: int
) -> None:
    """The second Vagabond attacks the Eyrie together with the Marquise, who is Hostile to the Vagrant; the Eyrie is so
    only where the Vagrant removes the pieces himself (R18).
    """
    second = {"character": "thief", "clearing": "9", "relation": {2: "allied"}, "items": {"ready": {"sword": 2}}}
    match = wander(
        "9",
        table=TWO,
        character="vagrant",
        items=TORCH,
        on_map={"marquise_warrior": {"9": 3}, "eyrie_warrior": {"9": 3}},
        board=related(2, "hostile"),
        boards={"vagabond2": second},
        rules={"instigate": instigate},
        chance=dice(2, 2),
    )
    answer(match, "instigate 1 3", "with_ally 2", "lose marquise_warrior", "lose marquise_warrior")
    assert (pieces(match, "marquise_warrior", "9"), pieces(match, "eyrie_warrior", "9")) == (1, 1)
    assert (score(match), score(match, 1), score(match, 3)) == (points, 0, 0)


# D.5 Arbiter


def arbitration(*faces: int, **given: Any) -> Match:
    """The Marquise attacks the Eyrie's only warrior in clearing 1, where the Arbiter stands."""
    state: dict[str, Any] = {
        "character": "arbiter",
        "items": {"ready": {"sword": 1}, "exhausted": {"sword": 1}, "damaged": {"sword": 1}},
        "on_map": {"marquise_warrior": {"1": 4}, "eyrie_warrior": {"1": 1}},
        "turn": 1,
        "step": 2,
        "boards": {"marquise": {"actions": 2}},
        "chance": dice(*faces),
        **given,
    }
    return wander(**state)


@pytest.mark.law("root:D.5.2")
def test_a_defender_enlists_the_arbiter_whose_swords_raise_the_hits() -> None:
    match = answer(arbitration(3, 3), "battle 1", "against 2")
    assert asked(match) == (2, "vagabond_enlist", "D.5.2")
    answer(match, "enlist")
    assert pieces(match, "marquise_warrior", "1") == 1  # one warrior and two undamaged swords
    assert score(match) == 1
    without = answer(arbitration(3, 3), "battle 1", "against 2", "decline")
    assert pieces(without, "marquise_warrior", "1") == 3
    assert score(without) == 0


@pytest.mark.law("root:D.5.2")
def test_he_cannot_enlist_himself() -> None:
    match = answer(arbitration(0, 0), "battle 1", "against 0")
    assert asked(match)[:2] == (1, "marquise_act")


@pytest.mark.law("root:D.5.2")
def test_he_is_enlisted_only_in_his_clearing() -> None:
    match = answer(arbitration(0, 0, clearing="5"), "battle 1")
    assert asked(match)[:2] == (1, "marquise_act")


@pytest.mark.law("root:D.5.2")
@pytest.mark.parametrize(
    ("protector", "topic"), [("not_against_himself", "vagabond_act"), ("against_himself", "vagabond_enlist")]
)
def test_whether_he_is_enlisted_against_himself_is_a_ruling(protector: str, topic: str) -> None:
    match = arbitration(0, 0, turn=0, step=1, rules={"protector": protector}, hands={"0": ["anvil"]})
    answer(match, "battle 1", "against 2")
    assert asked(match)[1] == topic


# D.6 Scoundrel


def arson(**given: Any) -> Match:
    state: dict[str, Any] = {
        "character": "scoundrel",
        "items": {"ready": {"torch": 1, "boot": 3}},
        "on_map": {"marquise_warrior": {"9": 1, "1": 2}, "sawmill": {"9": 1}, "eyrie_warrior": {"9": 1}},
        "hands": {"0": ["anvil"]},
        **given,
    }
    return wander("9", **state)


@pytest.mark.law("root:D.6.2")
def test_the_scoundrel_burns_a_clearing_with_all_enemy_pieces() -> None:
    match = answer(arson(), "scorch")
    assert (
        pieces(match, "marquise_warrior", "9") + pieces(match, "sawmill", "9") + pieces(match, "eyrie_warrior", "9")
        == 0
    )
    assert items(match) == {"ready": {"boot": 3}}  # the torch stays there
    assert board(match)["scorched"] == {"9": 1}
    assert board(match)["clearing"] == "9"
    assert score(match) == 1  # 3.2.1 for the sawmill
    assert (relation(match, 1), relation(match, 2)) == ("hostile", "hostile")


@pytest.mark.law("root:D.6.2")
def test_nobody_moves_there_any_more_and_he_does_not_return() -> None:
    match = answer(arson(), "scorch", "walk 1")
    assert options(match, "walk") == {"5", "10"}
    cats = arson(board={"scorched": {"9": 1}}, turn=1, step=2, boards={"marquise": {"actions": 2}})
    answer(cats, "march", "from 1")
    assert options(cats, "to") == {"5", "10"}
    slip = wander("1", character="scoundrel", board={"scorched": {"9": 1}}, phase="birdsong", step=3)
    assert options(slip, "slip") == {"5", "10"}


@pytest.mark.law("root:D.6.2")
def test_nothing_is_placed_there_any_more() -> None:
    match = wander(
        "1",
        table=FOUR,
        character="scoundrel",
        board={"scorched": {"9": 1}},
        on_map={"sympathy": {"1": 1}},
        turn=3,
        phase="birdsong",
        step=3,
        boards={"alliance": {"supporters": ["armorers_1", "armorers_2"]}},
    )
    assert options(match, "spread") == {"5", "10"}


@pytest.mark.law("root:D.6.2", "root:6.2.2")
def test_the_torch_is_a_piece_and_cannot_be_placed_at_the_keep() -> None:
    assert "scorch" in options(arson())
    match = arson(on_map={"keep": {"9": 1}})
    assert "scorch" not in options(match)
    reason = match.why_not("scorch")
    assert reason is not None
    assert reason.clause == "6.2.2"


@pytest.mark.law("root:D.6.2", "root:9.2.2.I")
def test_another_vagabond_there_damages_three_items() -> None:
    there = {"character": "ranger", "clearing": "9", "items": {"ready": {"boot": 4}}}
    match = answer(arson(table=TWO, boards={"vagabond2": there}), "scorch")
    assert items(match, "vagabond2") == {"ready": {"boot": 1}, "damaged": {"boot": 3}}
    assert board(match, "vagabond2")["clearing"] == "9"


# D.7 Adventurer

SPEECH = "fox_give_a_speech"  # torch and tea


def improviser(held: dict[str, dict[str, int]], **more: Any) -> Match:
    return wander(
        "1",
        character="adventurer",
        items=held,
        board={"quests": [SPEECH, "fox_errand"], **more},
        hands={"0": ["bake_sale"]},
    )


@pytest.mark.law("root:D.7.2")
def test_the_adventurer_lets_an_item_stand_for_another_and_damages_it() -> None:
    match = improviser({"ready": {"torch": 1, "hammer": 1, "boot": 1}})
    answer(match, f"quest {SPEECH}")
    assert asked(match) == (0, "vagabond_improvise", "D.7.2")
    assert options(match) == {"improvise hammer tea", "improvise boot tea"}
    answer(match, "improvise hammer tea", "reward_points")
    assert items(match) == {
        "ready": {"boot": 1},
        "exhausted": {"torch": 1},
        "damaged_exhausted": {"hammer": 1},
    }
    assert score(match) == 1


@pytest.mark.law("root:D.7.2")
def test_he_does_so_once_a_turn_and_for_one_item() -> None:
    assert options(improviser({"ready": {"hammer": 2}}), "quest") == set()
    held = {"ready": {"torch": 1, "hammer": 1, "boot": 2}}
    assert options(improviser(held), "quest") == {SPEECH, "fox_errand"}
    assert options(improviser(held, improvised=True), "quest") == set()
    again = wander(
        "1", character="adventurer", items={"ready": {"boot": 1}}, board={"improvised": True}, phase="birdsong", step=0
    )
    assert board(again)["improvised"] is False


@pytest.mark.law("root:D.7.2")
def test_he_need_not_improvise_where_he_has_the_items() -> None:
    match = improviser({"ready": {"torch": 1, "hammer": 1}, "track": {"tea": 1}})
    answer(match, f"quest {SPEECH}", "decline", "reward_points")
    assert items(match) == {"ready": {"hammer": 1}, "exhausted": {"torch": 1, "tea": 1}}
    assert board(match)["improvised"] is False


# D.8 Ronin


@pytest.mark.law("root:D.8.2")
def test_the_ronin_exhausts_a_sword_after_the_roll_for_a_hit() -> None:
    given: dict[str, Any] = {
        "character": "ronin",
        "items": {"ready": {"sword": 3}},
        "on_map": {"marquise_warrior": {"1": 4}},
        "hands": {"0": ["bake_sale"]},
    }
    match = answer(wander("1", chance=dice(1, 0), **given), "battle 1")
    assert asked(match) == (0, "use_in_battle", "4.3.3")
    answer(match, "swift_strike", "swift_strike")
    assert pieces(match, "marquise_warrior", "1") == 1
    assert items(match) == {"exhausted": {"sword": 3}}
    spared = answer(wander("1", chance=dice(1, 0), **given), "battle 1", "done")
    assert pieces(spared, "marquise_warrior", "1") == 3


@pytest.mark.law("root:D.8.2")
def test_he_does_so_when_he_defends_too() -> None:
    match = wander(
        "1",
        character="ronin",
        items={"ready": {"sword": 1}},
        turn=1,
        step=2,
        on_map={"marquise_warrior": {"1": 2}},
        boards={"marquise": {"actions": 1}},
        chance=dice(0, 0),
    )
    answer(match, "battle 1", "swift_strike")
    assert pieces(match, "marquise_warrior", "1") == 1


# D.9 Harrier


@pytest.mark.law("root:D.9.2")
def test_the_harrier_glides_alone_to_any_clearing() -> None:
    match = wander(
        "1",
        character="harrier",
        items={"ready": {"torch": 1, "boot": 1}},
        board={"relation": {"1": "hostile", "2": "allied"}},
        on_map={"marquise_warrior": {"3": 1}, "eyrie_warrior": {"1": 2}},
        hands={"0": ["bake_sale"]},
    )
    assert options(match, "glide") == {str(clearing) for clearing in range(2, 13)}
    answer(match, "glide 3")
    assert board(match)["clearing"] == "3"
    assert items(match) == {"ready": {"boot": 1}, "exhausted": {"torch": 1}}
    assert pieces(match, "eyrie_warrior", "1") == 2
    woods = wander(forest="a", character="harrier", items=TORCH)
    assert len(options(woods, "glide")) == 12
