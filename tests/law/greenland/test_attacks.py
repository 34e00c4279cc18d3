"""A3, F2 Attacks on a card that several tribes share."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.table import (
    NEGOTIATE,
    answer,
    asked,
    dice,
    first_edition,
    options,
    pieces,
    record,
    state,
    table,
)
from tests.law.greenland.test_negotiation import ROW, silence


def fight(hunters: dict[str, dict[str, int]], *faces: int, edition: str = "3", **given: Any) -> Match:
    """Nobody has anything to say, and these faces come up. There is no iron, unless given."""
    given.setdefault("iron", {"*": 0})
    begin = first_edition if edition == "1" else table
    return silence(begin(*hunters, pieces=hunters, warm=ROW, phase=NEGOTIATE, chance=dice(*faces), **given))


def killed(match: Match, tribe: str) -> int:
    """How many hunters of a tribe died in attacks: what came after them does not count."""
    words = [line.split() for line in record(match) if line.startswith("F2.2 died")]
    return sum(int(number) for _, _, who, number, _ in words if who == tribe)


@pytest.mark.law("greenland:F2.1", "greenland:A1.3", "greenland:F2.2")
def test_all_must_attack_with_a_die_for_each_hunter_and_a_one_kills() -> None:
    match = fight({"norse": {"walrus": 2}, "thule": {"walrus": 3, "unassigned": 1}}, 1, 2, 6, 6)
    assert "F2.1 attacked norse 1" in record(match)
    assert killed(match, "thule") == 1
    assert "F2.1 attacked thule 0" in record(match), "the two Thule who are left strike back"


@pytest.mark.law("greenland:F2.3", "greenland:A3.2")
def test_most_iron_strikes_first_and_the_dead_do_not_strike_back() -> None:
    match = fight(
        {"norse": {"walrus": 1, "unassigned": 1}, "thule": {"walrus": 1, "unassigned": 1}},
        1,
        iron={"norse": 0, "thule": 1},
        rules={"variant": "survivalist"},
    )
    assert killed(match, "norse") == 1
    assert not any("attacked norse" in line for line in record(match))


@pytest.mark.law("greenland:F2.4")
def test_hits_can_be_divided_among_several_defenders() -> None:
    hunters = {tribe: {"walrus": 2, "unassigned": 1} for tribe in ("norse", "thule", "tunit")}
    match = fight(hunters, 1, 1)
    assert asked(match) == (0, "who_is_hit", "F2.1")
    answer(match, "hit thule", "hit tunit")
    assert killed(match, "thule") == 1
    assert "F2.2 died tunit 1 walrus" in record(match)


@pytest.mark.law("greenland:F2.2")
def test_the_player_who_is_hit_says_whether_the_alpha_dies() -> None:
    match = fight({"norse": {"walrus": 1, "unassigned": 1}, "thule": {"walrus": 2}}, 1)
    assert asked(match) == (1, "who_dies", "F2.2")
    answer(match, "lose_alpha")
    assert state(match)["alpha"]["thule"] == "valhalla"


@pytest.mark.law("greenland:F2.5")
@pytest.mark.parametrize(("alpha", "chief", "dead"), [(True, 1, 1), (False, 1, 0), (True, 0, 0)])
def test_a_war_party_has_the_alpha_and_a_war_chief(alpha: bool, chief: int, dead: int) -> None:
    hunters = {"norse": {"walrus": 1, "unassigned": 1, "norse_4": chief}, "thule": {"walrus": 1, "unassigned": 1}}
    place = {"norse": "walrus" if alpha else "unassigned"}
    match = fight(hunters, 2, 6, alpha=place)
    assert killed(match, "thule") == dead


@pytest.mark.law("greenland:F2.5", "greenland:GL.11")
def test_by_the_glossary_a_war_chief_makes_every_group_a_war_party() -> None:
    hunters = {"norse": {"walrus": 1, "unassigned": 1, "norse_4": 1}, "thule": {"walrus": 1, "unassigned": 1}}
    match = fight(hunters, 2, rules={"war_party": "war_chief"})
    assert killed(match, "thule") == 1


@pytest.mark.law("greenland:F2.6")
def test_raid_rerolls_and_changes_apply_and_the_cards_bloodied_faces_do_not() -> None:
    hunters = {"norse": {"walrus": 1, "unassigned": 1}, "thule": {"walrus": 2, "unassigned": 1}}
    match = fight(hunters, 6, 1, 3, 3, tableau={"sword": "norse"})
    assert asked(match) == (0, "reroll", "G2.1")
    answer(match, "number 1")
    assert killed(match, "thule") == 1, "a 3 kills hunters of the walrus, not attackers"
    mail = fight(hunters, 2, 3, 3, tableau={"chain_mail": "norse"})
    assert killed(mail, "thule") == 1, "chain mail makes a 2 a 1"


@pytest.mark.law("greenland:F2.6")
def test_a_reroll_for_land_hunts_is_of_no_use_in_an_attack() -> None:
    hunters = {"norse": {"walrus": 1, "unassigned": 1, "norse_5": 1}, "thule": {"walrus": 1, "unassigned": 1}}
    match = fight(hunters, 3, 6)
    assert not any("rerolled" in line for line in record(match))
    assert match.ask is None or match.ask.topic.name != "reroll"


RAID: dict[str, Any] = {"tableau": {"birgitta": "norse"}}


@pytest.mark.law("greenland:F1.4", "greenland:F2.7", "greenland:GL.7")
def test_husband_and_guards_roll_together_as_a_war_party() -> None:
    hunters = {
        "norse": {"birgitta": 1, "unassigned": 1},
        "tunit": {"wed_birgitta": 1, "unassigned": 1},
        "thule": {"birgitta": 2, "unassigned": 1, "thule_4": 1},
    }
    match = fight(hunters, 2, 2, iron={"*": 0, "norse": 1}, rules={"variant": "survivalist"}, **RAID)
    assert "F2.1 attacked norse 2" in record(match)
    assert killed(match, "thule") == 2


@pytest.mark.law("greenland:F1.4")
def test_a_husband_alone_defends_with_one_die() -> None:
    hunters = {"tunit": {"wed_birgitta": 1, "unassigned": 1}, "norse": {"unassigned": 1}}
    raiders = {"thule": {"birgitta": 1, "unassigned": 1, "thule_4": 1}}
    match = fight(hunters | raiders, 2, 6, iron={"*": 0, "norse": 1}, rules={"variant": "survivalist"}, **RAID)
    assert "F2.1 attacked norse 0" in record(match), "alone he is no war party"


@pytest.mark.law("greenland:F1.5")
@pytest.mark.parametrize("choice", ["lose_husband birgitta", "lose_hunter norse"])
def test_the_owner_says_whether_the_husband_is_among_the_dead(choice: str) -> None:
    hunters = {
        "norse": {"birgitta": 1, "unassigned": 1},
        "tunit": {"wed_birgitta": 1, "unassigned": 1},
        "thule": {"birgitta": 1, "unassigned": 1, "thule_4": 1},
    }
    match = fight(hunters, 1, 6, iron={"*": 0, "thule": 1}, rules={"variant": "survivalist"}, **RAID)
    assert asked(match) == (0, "lose_guard", "F2.2")
    assert options(match) == {"lose_husband birgitta", "lose_hunter norse"}
    answer(match, choice)
    husband_died = choice.startswith("lose_husband")
    assert pieces(match, "tunit", "wed_birgitta") == (0 if husband_died else 1)
    assert killed(match, "norse") == (0 if husband_died else 1)


def guarded_wife(*faces: int, owner: dict[str, int] | None = None, **given: Any) -> Match:
    """Thule raiders at Birgitta, a daughter of the Norse; her husband, and two guards with the Alpha, are Tunit."""
    hunters = {
        "thule": {"birgitta": 2, "thule_4": 1},
        "norse": {"unassigned": 1, **(owner or {})},
        "tunit": {"birgitta": 2, "wed_birgitta": 1, "tunit_4": 1},
    }
    leaders = {"thule": "birgitta", "tunit": "birgitta"}
    return fight(hunters, *faces, alpha=leaders, tableau={"birgitta": "norse"}, **given)


@pytest.mark.law("greenland:F4.1", "greenland:E5.5")
def test_guards_of_a_husbands_tribe_are_saved_by_the_iron_of_their_own_tribe() -> None:
    match = guarded_wife(1, 1, 6, 6, 6, iron={"*": 0, "tunit": 1})
    assert asked(match) == (2, "iron_rule", "F4.1")
    assert match.ask is not None
    assert match.ask.args[2:] == (1, 2), "the Thule attack with two dice"
    answer(match, "iron_for_lives")
    assert killed(match, "tunit") == 0
    assert not any(line.startswith("F1.5") for line in record(match)), "nor does the husband die for them"
    poor = guarded_wife(1, 1, 6, 6, 6, iron={"*": 0, "norse": 1, "thule": 2})
    assert asked(poor) == (1, "iron_rule", "F4.1"), "the Norse, for the husband"


@pytest.mark.law("greenland:F2.2", "greenland:F1.5")
def test_the_owner_decides_about_the_husband_and_his_tribe_about_its_guards() -> None:
    match = guarded_wife(1, 6)
    assert asked(match) == (1, "lose_guard", "F1.5")
    assert options(match) == {"lose_hunter tunit", "lose_husband birgitta"}
    answer(match, "lose_hunter tunit")
    assert asked(match) == (2, "who_dies", "F2.2")
    answer(match, "spare_alpha")
    assert killed(match, "tunit") == 1
    assert not any(line.startswith("F1.5") for line in record(match))


@pytest.mark.law("greenland:F2.4", "greenland:F1.4")
def test_an_attacker_divides_his_hits_between_the_guards_of_both_tribes() -> None:
    match = guarded_wife(1, 1, owner={"birgitta": 1})
    assert asked(match) == (0, "who_is_hit", "F2.1")
    assert options(match) == {"hit norse", "hit tunit"}
    answer(match, "hit norse")
    assert (asked(match), options(match)) == ((1, "lose_guard", "F2.2"), {"lose_hunter norse", "lose_husband birgitta"})


@pytest.mark.law("greenland:F2.5", "greenland:F2.6")
@pytest.mark.parametrize(("chief", "hits"), [(1, 2), (0, 0)])
def test_guards_of_a_husbands_tribe_have_their_own_war_chief_and_weapons(chief: int, hits: int) -> None:
    hunters = {
        "thule": {"birgitta": 3, "thule_4": 1},
        "norse": {"unassigned": 1},
        "tunit": {"birgitta": 2, "wed_birgitta": 1, "unassigned": 0, "tunit_4": chief},
    }
    tableau = {"birgitta": "norse", "sword": "tunit"}
    leaders = {"thule": "thule_4", "tunit": "birgitta"}
    rules = {"variant": "survivalist"}
    match = fight(hunters, 1, 5, 5, 6, 2, 2, tableau=tableau, alpha=leaders, rules=rules)
    answer(match, "lose_husband birgitta")
    assert asked(match) == (2, "reroll", "G2.1")
    answer(match, "number 1")
    assert f"F2.1 attacked norse {hits}" in record(match)


@pytest.mark.law("greenland:F2.8")
def test_by_the_optional_rule_an_elder_dies_instead() -> None:
    hunters = {"norse": {"walrus": 1, "unassigned": 1}, "thule": {"walrus": 1, "unassigned": 1, "thule_2": 1}}
    match = fight(hunters, 1, rules={"pogroms": "yes"})
    assert options(match) == {"lose_hunter thule", "lose_elder_instead 2"}
    answer(match, "lose_elder_instead 2")
    assert killed(match, "thule") == 0
    assert pieces(match, "thule", "thule_2") == 0
    plain = fight(hunters, 1)
    assert plain.ask is None or plain.ask.topic.name != "lose_guard"


@pytest.mark.law("greenland:F2.8")
def test_by_the_optional_rule_a_guest_on_the_placard_dies_instead() -> None:
    hunters = {
        "norse": {"walrus": 1, "unassigned": 1, "thule_1": 2},
        "thule": {"walrus": 1, "unassigned": 1, "thule_2": 1},
    }
    match = fight(hunters, 1, rules={"pogroms": "yes"})
    assert options(match) == {"lose_hunter thule", "lose_elder_instead 2", "lose_guest_instead norse"}
    answer(match, "lose_guest_instead norse")
    assert pieces(match, "norse", "thule_1") == 1
    assert killed(match, "thule") == 0


@pytest.mark.law("greenland:F2.8")
def test_by_the_optional_rule_a_husband_of_the_tableau_dies_instead() -> None:
    hunters = {
        "norse": {"walrus": 1, "unassigned": 1, "wed_kirima": 1},
        "thule": {"walrus": 1, "unassigned": 1},
    }
    tableau = {"kirima": "thule", "nelii": "thule"}  # Nelii has no husband
    match = fight(hunters, 1, rules={"pogroms": "yes"}, tableau=tableau)
    assert options(match) == {"lose_hunter thule", "lose_husband kirima"}
    answer(match, "lose_husband kirima")
    assert pieces(match, "norse", "wed_kirima") == 0
    assert killed(match, "thule") == 0


@pytest.mark.law("greenland:F2.8", "greenland:F2.2")
def test_nobody_dies_of_those_who_are_dead_already() -> None:
    hunters = {"norse": {"walrus": 3, "unassigned": 1}, "thule": {"walrus": 1, "unassigned": 1, "thule_2": 2}}
    match = fight(hunters, 1, 1, 6, rules={"pogroms": "yes"})
    answer(match, "lose_hunter thule")
    assert options(match, "lose_hunter") == set()


@pytest.mark.law("greenland:F2.9")
def test_elders_on_one_placard_do_not_attack_each_other() -> None:
    hunters = {"norse": {"norse_1": 1, "unassigned": 1}, "thule": {"norse_1": 1, "unassigned": 1}}
    assert not any("attacked" in line for line in record(fight(hunters)))


@pytest.mark.law("greenland:GL.4", "greenland:F2.1")
def test_colonists_of_different_tribes_attack_each_other() -> None:
    hunters = {"norse": {"markland": 1, "unassigned": 1}, "tunit": {"markland": 2, "unassigned": 1}}
    match = fight(hunters, 1, 6)
    assert killed(match, "tunit") == 1


@pytest.mark.law("greenland:F2.10", "greenland:GL.5", "greenland:GL.8")
def test_example_a_sabine_raid_against_guards() -> None:
    """Two Thule raiders with more iron and a sword against two Norse guards: the Alpha of a War Chief, and another."""
    hunters = {
        "norse": {"birgitta": 2, "norse_4": 1, "unassigned": 1},
        "thule": {"birgitta": 2, "thule_4": 1, "unassigned": 1},
    }
    match = fight(
        hunters,
        5,
        6,
        1,
        2,
        3,
        alpha={"norse": "birgitta"},
        iron={"norse": 0, "thule": 1},
        tableau={"birgitta": "norse", "sword": "thule"},
        rules={"variant": "survivalist"},
    )
    answer(match, "number 0", "number 1")  # not the 5, but the 6 is rolled again: a 1
    answer(match, "spare_alpha")
    assert killed(match, "norse") == 1
    assert "F2.1 attacked norse 1" in record(match), "his 2 hits: the Alpha of a tribe with a War Chief"
    assert killed(match, "thule") == 1
    assert "G0.7 died thule 1 birgitta" in record(match), "a 3 in the hunt roll is bloodied"
    assert pieces(match, "thule", "wed_birgitta") == 0


# 1st edition


@pytest.mark.law("greenland:F2.e1", "greenland:A1.e1", "greenland:A3.e1")
def test_in_the_first_edition_only_a_war_chief_allows_an_attack_and_nobody_must() -> None:
    hunters = {"norse": {"walrus": 1, "unassigned": 1}, "thule": {"walrus": 1, "unassigned": 1, "thule_4": 1}}
    match = fight(hunters, 1, edition="1")
    assert asked(match) == (1, "attack", "F2.e1")
    answer(match, "decline")
    assert pieces(match, "norse", "valhalla") == 17
    assert not any("attacked" in line for line in record(match))


@pytest.mark.law("greenland:F2.e1")
def test_in_the_first_edition_there_are_no_war_parties() -> None:
    hunters = {"norse": {"walrus": 1, "norse_4": 1}, "thule": {"walrus": 1, "unassigned": 1}}
    match = answer(fight(hunters, 2, edition="1"), "attack")
    assert "F2.1 attacked norse 0" in record(match)


@pytest.mark.law("greenland:F2.e2", "greenland:F2.e3")
def test_in_the_first_edition_guards_always_hit_and_then_go_home() -> None:
    hunters = {
        "norse": {"birgitta": 1, "unassigned": 1},
        "thule": {"birgitta": 2, "thule_4": 1, "unassigned": 1},
    }
    match = fight(hunters, 6, 6, edition="1", **RAID)
    answer(match, "attack")  # the Norse, equal in iron and first in order, need no War Chief
    assert pieces(match, "thule", "birgitta") == 1, "each guard kills without a die"
    assert "F2.e2 guards_strike norse birgitta" in record(match)
    if options(match) == {"attack", "decline"}:
        answer(match, "decline")
    assert pieces(match, "norse", "birgitta") == 0
    assert pieces(match, "norse") == 2


@pytest.mark.law("greenland:F2.e1", "greenland:F2.e2")
def test_in_the_first_edition_raiders_without_a_war_chief_leave_guards_alone() -> None:
    hunters = {"norse": {"birgitta": 1, "unassigned": 1}, "thule": {"birgitta": 2, "unassigned": 1}}
    match = fight(hunters, 6, 6, edition="1", **RAID)
    assert asked(match) == (0, "attack", "F2.e2")
    answer(match, "decline")
    assert match.ask is None or asked(match)[1] != "attack"
    assert not any("attacked" in line for line in record(match))


@pytest.mark.law("greenland:F1.e1")
def test_in_the_first_edition_a_husband_defends_his_wife_and_stays() -> None:
    hunters = {
        "norse": {"unassigned": 1},
        "tunit": {"wed_birgitta": 1, "unassigned": 1},
        "thule": {"birgitta": 2, "thule_4": 1, "unassigned": 1},
    }
    match = fight(hunters, edition="1", **RAID)
    assert asked(match) == (0, "attack", "F2.e2")
    answer(match, "attack")
    assert killed(match, "thule") == 1
    assert pieces(match, "tunit", "wed_birgitta") == 1


@pytest.mark.law("greenland:F2.7")
@pytest.mark.parametrize(("first", "hits"), [(1, 0), (6, 2)])
def test_a_husband_whose_guards_are_dead_is_no_war_party_any_more(first: int, hits: int) -> None:
    hunters = {
        "norse": {"kirima": 1, "unassigned": 1},
        "thule": {"kirima": 1, "unassigned": 1},
        "tunit": {"wed_kirima": 1, "unassigned": 1},
    }
    match = fight(hunters, first, 2, 2, tableau={"kirima": "thule"}, rules={"variant": "survivalist"})
    if first == 1:
        answer(match, "lose_hunter thule")
    assert f"F2.1 attacked thule {hits}" in record(match)


@pytest.mark.law("greenland:F2.2", "greenland:F1.5")
def test_when_the_guards_are_dead_it_is_the_husband_who_dies() -> None:
    hunters = {
        "norse": {"kirima": 2, "unassigned": 1},
        "thule": {"kirima": 1, "unassigned": 1},
        "tunit": {"wed_kirima": 1, "unassigned": 1},
    }
    match = fight(hunters, 1, 1, tableau={"kirima": "thule"}, rules={"variant": "survivalist"})
    assert options(match) == {"lose_hunter thule", "lose_husband kirima"}
    answer(match, "lose_hunter thule")
    assert (pieces(match, "thule", "kirima"), pieces(match, "tunit", "wed_kirima")) == (0, 0)


@pytest.mark.law("greenland:J1.1", "greenland:F1.4")
def test_where_the_family_has_died_out_the_husbands_tribe_defends_his_wife() -> None:
    hunters = {
        "norse": {"kirima": 1, "unassigned": 1},
        "thule": {},
        "tunit": {"wed_kirima": 1, "kirima": 1, "unassigned": 1},
    }
    match = fight(hunters, 6, 2, 6, order=["norse", "tunit"], extinct={"thule": True}, tableau={"kirima": "thule"})
    assert "F2.1 attacked norse 0" in record(match)
    assert "F2.1 attacked tunit 1" in record(match), "a husband and his guards are a war party"
    assert killed(match, "norse") == 1


@pytest.mark.law("greenland:J1.1", "greenland:F0.3")
def test_those_who_have_died_out_are_not_asked_for_their_consent() -> None:
    hunters = {
        "norse": {"kirima": 1, "norse_6": 1},
        "thule": {},
        "tunit": {"wed_kirima": 1, "unassigned": 1},
        "sami": {"kirima": 1, "sami_6": 1},
    }
    match = table(
        *hunters,
        pieces=hunters,
        phase=NEGOTIATE,
        order=["norse", "tunit", "sami"],
        extinct={"thule": True},
        tableau={"kirima": "thule"},
    )
    answer(match, "let_speak norse", "deal_with sami", "ask_leave 1", "propose", "agree")
    assert asked(match) == (2, "agree", "F0.1"), "the Tunit, whose husband is there"


@pytest.mark.law("greenland:E5.5", "greenland:F1.5", "greenland:G1.1")
def test_guards_of_a_husband_who_has_died_are_no_raiders() -> None:
    hunters = {
        "tunit": {"kirima": 2, "unassigned": 1},
        "thule": {"unassigned": 1},
        "norse": {"wed_kirima": 1, "kirima": 1, "unassigned": 1},
    }
    match = fight(hunters, 1, 6, 6, 6, tableau={"kirima": "thule"}, rules={"variant": "survivalist"})
    assert options(match) == {"lose_hunter norse", "lose_husband kirima"}
    answer(match, "lose_husband kirima")
    assert pieces(match, "norse") == 2
    assert "E5.5 returned norse 1 kirima" in record(match)


@pytest.mark.law("greenland:E5.5", "greenland:F0.4")
def test_guards_of_a_husband_who_is_divorced_are_no_raiders() -> None:
    hunters = {"norse": {"wed_kirima": 1, "kirima": 2, "norse_6": 1}, "thule": {"kirima": 1, "unassigned": 1}}
    match = table(*hunters, pieces=hunters, alpha={"norse": "norse_6"}, phase=NEGOTIATE, tableau={"kirima": "thule"})
    answer(match, "let_speak norse", "deal_with thule", "divorce kirima", "propose", "agree")
    assert pieces(match, "norse") == 3
    assert pieces(match, "norse", "kirima") == 0


@pytest.mark.law("greenland:F2.8")
def test_by_the_optional_rule_one_elder_dies_for_one_hit() -> None:
    hunters = {"norse": {"walrus": 1, "unassigned": 1}, "thule": {"walrus": 1, "unassigned": 1, "thule_2": 3}}
    match = answer(fight(hunters, 1, rules={"pogroms": "yes"}), "lose_elder_instead 2")
    assert pieces(match, "thule", "thule_2") == 2
