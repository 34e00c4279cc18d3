"""A3, F2 Attacks on a card that several tribes share."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.table import (
    NEGOTIATE,
    Pieces,
    answer,
    asked,
    dice,
    options,
    pieces,
    record,
    state,
    table,
    vocabulary,
)


def fight(people: Pieces, *faces: int, **given: Any) -> Match:
    """Vocal tribes meet, and these faces come up. Alphas are unassigned unless said otherwise."""
    given["alpha"] = dict.fromkeys(people, "unassigned") | given.get("alpha", {})
    whole = {tribe: {"unassigned": 1} | places for tribe, places in people.items()}
    return table(pieces=whole, phase=NEGOTIATE, chance=dice(*faces), **given)


def killed(match: Match, tribe: str) -> int:
    """How many of a tribe died in attacks: what came after them does not count."""
    words = [line.split() for line in record(match) if line.startswith(("F2.2 died", "F2c.1 died"))]
    return sum(int(number) for _, _, who, number, _ in words if who == tribe)


def attackers(match: Match) -> list[str]:
    """Who has attacked, in order."""
    return [line.split()[2] for line in record(match) if line.startswith("F2.1 attacked")]


POOR = {"tableau": {"paintress": "archaic"}, "disks": {"paintress": {"black": 1}}}  # fewer black disks than the others


@pytest.mark.law("neanderthal:F2.1", "neanderthal:A1.3b", "neanderthal:F2.2")
def test_all_must_attack_with_a_die_for_each_hunter_and_a_one_kills() -> None:
    match = fight({"archaic": {"rabbits": 2}, "neanderthal": {"rabbits": 3}, "cro_magnon": {"rabbits": 0}}, 1, 2, 6, 6)
    assert "F2.1 attacked archaic 1" in record(match)
    assert killed(match, "neanderthal") == 1
    assert attackers(match) == ["archaic", "neanderthal"], "the two who are left strike back, once"


@pytest.mark.law("neanderthal:F2.1")
def test_who_hunts_alone_fights_nobody() -> None:
    match = fight({"archaic": {"rabbits": 2}, "neanderthal": {"mountain_hare": 3}})
    assert attackers(match) == []


@pytest.mark.law("neanderthal:A3.1", "neanderthal:F2a.1")
def test_most_black_disks_strike_first_and_the_dead_do_not_strike_back() -> None:
    people = {"archaic": {"rabbits": 1}, "neanderthal": {"rabbits": 1}}
    equal = fight(people, 1)
    assert attackers(equal) == ["archaic"], "the order of play, if equal"
    match = fight(people, 1, **POOR)
    assert attackers(match) == ["neanderthal"]
    assert killed(match, "archaic") == 1


@pytest.mark.law("neanderthal:A3.1")
def test_only_black_disks_in_the_vocabulary_count() -> None:
    people = {"archaic": {"rabbits": 1}, "neanderthal": {"rabbits": 1}}
    match = fight(people, 1, portals={"archaic": ["venus_black"], "neanderthal": ["venus_orange"]})
    assert attackers(match) == ["neanderthal"]


TOTEM: dict[str, Any] = {
    "tableau": {"paintress": "archaic", "totem_woman": "archaic"},
    "disks": {"paintress": {"black": 1}},
    "sexuality": {"archaic": "harem", "neanderthal": "harem"},
}


@pytest.mark.law("neanderthal:A3a", "neanderthal:CARD.43")
@pytest.mark.parametrize(("choice", "first"), [("go_first", "archaic"), ("wait", "neanderthal")])
def test_the_totem_woman_lets_one_attack_first(choice: str, first: str) -> None:
    match = fight({"archaic": {"rabbits": 1}, "neanderthal": {"rabbits": 1}}, 1, **TOTEM)
    assert asked(match) == (0, "attack_first", "A3a")
    answer(match, choice)
    assert attackers(match) == [first]


@pytest.mark.law("neanderthal:A3a")
def test_who_is_first_anyway_is_not_asked_for_the_totem_woman() -> None:
    first = {**TOTEM, "portals": {"neanderthal": ["venus_black"]}}
    match = fight({"archaic": {"rabbits": 1}, "neanderthal": {"rabbits": 1}}, 1, **first)
    assert not any("attack_first" in line or "attacks_first" in line for line in record(match))
    assert attackers(match) == ["archaic"]


@pytest.mark.law("neanderthal:A3a")
def test_of_two_with_the_totem_woman_black_disks_decide() -> None:
    people = {
        "archaic": {"rabbits": 1},
        "neanderthal": {"rabbits": 1, "wed_totem_woman": 1},
        "cro_magnon": {"rabbits": 1},
    }
    match = fight(people, 6, 6, 6, **TOTEM, order=["cro_magnon", "archaic", "neanderthal"])
    assert asked(match) == (1, "attack_first", "A3a")
    answer(match, "go_first")
    assert asked(match) == (0, "attack_first", "A3a")
    answer(match, "go_first")
    assert attackers(match) == ["neanderthal", "archaic", "cro_magnon"]


@pytest.mark.law("neanderthal:F2a.2")
def test_hits_can_be_divided_among_several_defenders() -> None:
    people = {tribe: {"rabbits": 2} for tribe in ("archaic", "neanderthal", "cro_magnon")}
    match = fight(people, 1, 1)
    assert asked(match) == (0, "who_is_hit", "F2.1")
    answer(match, "hit neanderthal", "hit cro_magnon")
    assert killed(match, "neanderthal") == 1
    assert "F2.2 died cro_magnon 1 rabbits" in record(match)


@pytest.mark.law("neanderthal:F2.2", "neanderthal:D6.3")
def test_the_player_who_is_hit_chooses_among_alpha_hunters_and_wanderlusters() -> None:
    people = {
        "archaic": {"rabbits": 1},
        "neanderthal": {"rabbits": 2},
        "cro_magnon": {"rabbits_for_neanderthal": 1},
    }
    match = fight(people, 1, alpha={"neanderthal": "rabbits"})
    assert asked(match) == (1, "who_is_lost", "F2.2")
    assert options(match) == {"lose neanderthal", "lose cro_magnon", "lose_alpha"}
    answer(match, "lose cro_magnon")
    assert "F2.2 died cro_magnon 1 rabbits_for_neanderthal" in record(match)


@pytest.mark.law("neanderthal:D6.2", "neanderthal:F2.1")
def test_wanderlusters_roll_for_their_host_even_against_their_own_colour() -> None:
    people = {"archaic": {"rabbits": 1}, "neanderthal": {"rabbits": 2, "rabbits_for_archaic": 2}}
    match = fight(people, 6, 6, 1)
    assert "F2.1 rolled archaic rabbits 1 0 0 0 0 2" in record(match)
    assert killed(match, "neanderthal") == 1
    assert any(line == "F2.2 died neanderthal 1 rabbits" for line in record(match))


@pytest.mark.law("neanderthal:D6a")
@pytest.mark.parametrize(("reading", "gone"), [("always", True), ("assigned", False)])
def test_wanderlusters_without_a_chaperone_may_have_to_go_home(reading: str, gone: bool) -> None:
    people = {
        "archaic": {"rabbits": 1},
        "neanderthal": {"rabbits": 1},
        "cro_magnon": {"rabbits_for_neanderthal": 1},
    }
    match = fight(people, 1, rules={"chaperones": reading})
    answer(match, "lose neanderthal")
    assert ("D6a guests_left neanderthal rabbits" in record(match)) is gone
    assert attackers(match) == ["archaic"] if gone else ["archaic", "neanderthal"]


# F2b War parties


@pytest.mark.law("neanderthal:F2b.1", "neanderthal:E2e.2", "neanderthal:E5d.2", "neanderthal:GL.warrior")
@pytest.mark.parametrize(
    ("alpha", "warrior", "mature", "dead"),
    [("rabbits", 1, True, 1), ("unassigned", 1, True, 0), ("rabbits", 0, True, 0), ("rabbits", 1, False, 0)],
)
def test_a_war_party_has_the_alpha_and_a_mature_warrior(alpha: str, warrior: int, mature: bool, dead: int) -> None:
    match = fight(
        {"archaic": {"rabbits": 1, "archaic_4": warrior}, "neanderthal": {"rabbits": 1}},
        2,
        6,
        alpha={"archaic": alpha},
        immature=[] if mature else ["archaic_4"],
    )
    assert killed(match, "neanderthal") == dead


@pytest.mark.law("neanderthal:F2b.1", "neanderthal:GL.warparty")
def test_by_the_glossary_a_warrior_makes_every_group_a_war_party() -> None:
    people = {"archaic": {"rabbits": 1, "archaic_4": 1}, "neanderthal": {"rabbits": 1}}
    assert killed(fight(people, 2, rules={"war_party": "warrior"}), "neanderthal") == 1


@pytest.mark.law("neanderthal:E5d.2")
def test_the_alpha_of_a_war_party_rolls_like_the_others() -> None:
    match = fight(
        {"archaic": {"rabbits": 2, "archaic_4": 1}, "neanderthal": {"rabbits": 3}}, 3, 2, alpha={"archaic": "rabbits"}
    )
    assert "F2.1 rolled archaic rabbits 0 1 1 0 0 0" in record(match)
    assert killed(match, "neanderthal") == 1


@pytest.mark.law("neanderthal:F2b.2", "neanderthal:CARD.14", "neanderthal:CARD.15")
@pytest.mark.parametrize("weapon", ["flint_mine_14", "carcass_15"])
def test_with_a_mature_weapon_all_hunters_are_war_parties(weapon: str) -> None:
    people = {"archaic": {"rabbits": 1}, "neanderthal": {"rabbits": 1}}
    assert killed(fight(people, 2, tableau={weapon: "archaic"}), "neanderthal") == 1
    immature = fight(people, 6, 2, tableau={weapon: "archaic"}, disks={weapon: {"black": 1}})
    assert killed(immature, "neanderthal") == 0


# F2c Husbands


@pytest.mark.law("neanderthal:F2c.1", "neanderthal:E3a.1", "neanderthal:GL.husband")
@pytest.mark.parametrize(("mature", "dead"), [(True, 1), (False, 0)])
def test_a_mature_husband_is_a_war_party_and_an_immature_one_attacks_too(mature: bool, dead: int) -> None:
    people = {"archaic": {"wed_piper": 1}, "neanderthal": {"piper": 1}}
    match = fight(people, 2, 6, tableau={"piper": "archaic"}, unripe=[] if mature else ["piper"])
    assert killed(match, "neanderthal") == dead
    assert attackers(match)[0] == "archaic"
    immature = fight(people, 1, tableau={"piper": "archaic"}, unripe=["piper"])
    assert killed(immature, "neanderthal") == 1


@pytest.mark.law("neanderthal:F2c.1", "neanderthal:A3.1")
def test_a_husband_fights_in_the_place_of_his_own_tribe_and_his_disk_survives_him() -> None:
    people = {"archaic": {"wed_piper": 1}, "neanderthal": {"piper": 1}}
    match = fight(people, 1, tableau={"piper": "archaic"}, unripe=["piper"], portals={"archaic": ["venus_black"]})
    assert attackers(match) == ["neanderthal"]
    assert "F2c.1 died archaic 1 wed_piper" in record(match)
    assert "F2c.1 disk_freed archaic orange wed_piper" in record(match)
    assert vocabulary(match, "archaic")[0] == 5
    foreign = fight(
        {"cro_magnon": {"wed_piper": 1}, "neanderthal": {"piper": 1}},
        1,
        tableau={"piper": "neanderthal"},
        portals={"neanderthal": ["venus_black"]},
        sexuality={"archaic": "harem"},
    )
    assert attackers(foreign) == ["cro_magnon"], "a foreign husband fights a suitor of her father's tribe"


@pytest.mark.law("neanderthal:F2c.1")
def test_husband_and_suitor_of_one_tribe_roll_together_and_either_can_die() -> None:
    people = {"archaic": {"wed_piper": 1, "piper": 1}, "neanderthal": {"piper": 1}}
    match = fight(people, 2, 3, 1, tableau={"piper": "archaic"})
    assert "F2.1 attacked archaic 0" in record(match), "the 2 was the suitor's, the 3 the husband's"
    assert asked(match) == (0, "who_is_lost", "F2.2")
    assert options(match) == {"lose archaic", "lose_husband"}
    answer(match, "lose archaic")
    assert "F2.2 died archaic 1 piper" in record(match)
    assert pieces(match, "archaic", "wed_piper") == 1


@pytest.mark.law("neanderthal:F2c.2")
def test_suitors_of_different_tribes_attack_each_other() -> None:
    people = {"archaic": {"piper": 1}, "neanderthal": {"piper": 1}, "cro_magnon": {"rabbits": 0}}
    match = fight(people, 1, tableau={"piper": "cro_magnon"})
    assert attackers(match) == ["archaic"]
    assert killed(match, "neanderthal") == 1


@pytest.mark.law("neanderthal:F2c.1", "neanderthal:B4a")
def test_an_alpha_who_is_a_husband_can_be_swapped_before_he_dies() -> None:
    people = {"archaic": {"piper": 1}, "neanderthal": {"wed_piper": 1}}
    match = fight(people, 1, tableau={"piper": "neanderthal"}, alpha={"neanderthal": "wed_piper"})
    assert options(match) == {"lose_husband", "swap_alpha"}
    answer(match, "swap_alpha")
    assert state(match)["alpha"]["neanderthal"] == "unassigned"
    assert "F2c.1 died neanderthal 1 wed_piper" in record(match)


@pytest.mark.law("neanderthal:F2c.1", "neanderthal:F2.1")
def test_husbands_and_suitors_may_be_free_to_let_each_other_be() -> None:
    people = {"archaic": {"wed_piper": 1}, "neanderthal": {"piper": 1}}
    rules = {"jealousy": "may"}
    match = fight(people, 6, 6, tableau={"piper": "archaic"}, rules=rules)
    assert asked(match) == (0, "attack", "F2c.1")
    answer(match, "decline")
    assert asked(match) == (1, "attack", "F2c.1")
    answer(match, "attack")
    assert attackers(match) == ["neanderthal"]
    rivals = {"archaic": {"wed_piper": 1}, "neanderthal": {"piper": 1}, "cro_magnon": {"piper": 1}}
    match = answer(fight(rivals, 6, 6, tableau={"piper": "archaic"}, rules=rules), "decline")
    assert attackers(match) == ["neanderthal", "cro_magnon"], "rivals must fight"


@pytest.mark.law("neanderthal:F2c.1", "neanderthal:F2.1")
def test_a_husband_with_a_suitor_of_his_tribe_must_fight_the_suitors_of_others() -> None:
    people = {"archaic": {"wed_piper": 1, "piper": 1}, "neanderthal": {"piper": 1}}
    match = fight(people, 6, 6, 6, tableau={"piper": "archaic"}, rules={"jealousy": "may"})
    assert attackers(match) == ["archaic", "neanderthal"]


@pytest.mark.law("neanderthal:F2.ex", "neanderthal:F2c.1", "neanderthal:E5d.2")
def test_the_example_of_the_alpha_and_the_husband() -> None:
    match = fight(
        {"neanderthal": {"piper": 1, "neanderthal_4": 1}, "cro_magnon": {"wed_piper": 1}},
        3,
        2,
        alpha={"neanderthal": "piper"},
        sexuality={"neanderthal": "promiscuous"},
        tableau={"piper": "cro_magnon"},
    )
    assert attackers(match) == ["cro_magnon", "neanderthal"], "the promiscuous have fewer black disks"
    assert "F2c.1 died cro_magnon 1 wed_piper" in record(match)
    assert "G1c.1 courtship_succeeded neanderthal piper" in record(match), "he need not roll for her"
    assert "G1g begot neanderthal cro_magnon" in record(match)
    assert pieces(match, "neanderthal", "wed_piper") == 0


@pytest.mark.law("neanderthal:F2.1", "neanderthal:A1.3c")
def test_each_card_is_fought_over_once_and_then_all_gather() -> None:
    people = {"archaic": {"rabbits": 2, "mountain_hare": 2}, "neanderthal": {"rabbits": 2, "mountain_hare": 2}}
    match = fight(people, *[6] * 8)
    assert attackers(match) == ["archaic", "neanderthal"] * 2
    met = [line for line in record(match) if line.startswith("F1.1 meet")]
    assert met == ["F1.1 meet mountain_hare", "F1.1 meet rabbits"]


@pytest.mark.law("neanderthal:A1.3b", "neanderthal:A3.1")
@pytest.mark.parametrize(("reading", "attacks"), [("end", []), ("card", ["archaic", "neanderthal"])])
def test_attacks_wait_until_all_talks_are_over_unless_agreed_otherwise(reading: str, attacks: list[str]) -> None:
    places = {"rabbits": 2, "mountain_hare": 2}
    match = fight(
        {"archaic": {**places, "archaic_1": 1}, "neanderthal": places},
        *[6] * 8,
        tribal=["archaic"],
        rules={"attack_time": reading},
    )
    assert state(match)["contested"] == "mountain_hare"
    answer(match, "done")
    assert (state(match)["contested"], attackers(match)) == ("rabbits", attacks)
    answer(match, "done")
    assert attackers(match) == ["archaic", "neanderthal"] * 2
