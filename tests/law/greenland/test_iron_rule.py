"""F4 The Iron Rule in hunts; in attacks it is proven with them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law.greenland.hunts import hunt, raid, rolls, told
from tests.law.greenland.table import answer, asked, disks, forbidden, options, pieces


@pytest.mark.law("greenland:F4.1")
@pytest.mark.law("greenland:F4.3")
def test_example_iron_paid_before_the_roll_keeps_five_colonists_alive() -> None:
    match = hunt("markland", {"tunit": 5}, 3, 3, 3, 3, 3, iron={"tunit": 2})
    assert asked(match) == (2, "before_roll", "G0.1")
    assert rolls(match) == []
    paid, unpaid = match.clone(), match.clone()
    answer(paid, "iron_for_lives")
    assert pieces(paid, "tunit", "markland") == 5
    assert disks(paid, "tunit") == (0, 0, 1)
    answer(unpaid, "roll")
    assert pieces(unpaid, "tunit", "markland") == 0
    assert disks(unpaid, "tunit") == (0, 0, 2)


@pytest.mark.law("greenland:F4.1")
def test_the_rule_holds_for_one_roll() -> None:
    match = hunt("hooded_seal", {"norse": 1, "thule": 2}, 3, 3, 3, iron={"norse": 1, "thule": 1})
    answer(match, "iron_for_lives")
    assert asked(match) == (1, "before_roll", "G0.1")
    answer(match, "roll")
    assert told(match, "died") == ["died thule 2 hooded_seal"]


@pytest.mark.law("greenland:F4.1")
def test_raiders_can_be_saved_as_well() -> None:
    match = raid("cattle", "thule", {"norse": 2}, 3, 3, iron={"norse": 1})
    answer(match, "iron_for_lives")
    assert told(match, "died", "raid_succeeded") == ["raid_succeeded norse cattle"]


@pytest.mark.law("greenland:F4.1")
@pytest.mark.parametrize(
    ("card", "cold", "tableau"),
    [
        ("harbor_seal", False, {}),  # nothing bloodied there
        ("hooded_seal", False, {"toggle_head_harpoon": "norse"}),  # a 3 never stays a 3
    ],
)
def test_where_nobody_can_die_there_is_nothing_to_pay_for(card: str, cold: bool, tableau: dict[str, str]) -> None:
    match = hunt(card, {"norse": 2}, 6, 6, cold=cold, tableau=tableau, iron={"norse": 1})
    assert rolls(match) == ["norse 2"]
    assert disks(match, "norse") == (0, 0, 1)


@pytest.mark.law("greenland:F4.1")
@pytest.mark.parametrize("means", ["iron_for_lives", "ivory_for_lives"])
def test_lives_are_bought_once_and_not_where_nothing_is_bloodied(means: str) -> None:
    rich: dict[str, Any] = {"iron": {"norse": 2}, "ivory": {"norse": 2}, "tableau": {"sunnan_anni": "norse"}}
    match = hunt("hooded_seal", {"norse": 3}, alpha={"norse": "hooded_seal"}, **rich)
    assert means in options(match)
    answer(match, "iron_for_lives")
    harmless = hunt("harbor_seal", {"norse": 3}, alpha={"norse": "harbor_seal"}, **rich)
    for table in (match, harmless):
        assert means not in options(table)
        assert forbidden(table, means) == "F4.1"


@pytest.mark.law("greenland:F4.1")
def test_a_lone_alpha_with_his_automatic_one_needs_no_iron() -> None:
    match = hunt("hooded_seal", {"norse": 1}, iron={"norse": 1}, alpha={"norse": "hooded_seal"})
    assert options(match) == {"roll", "feet_of_clay"}
    answer(match, "feet_of_clay")
    assert options(match) == {"roll", "iron_for_lives"}


@pytest.mark.law("greenland:F4.2")
@pytest.mark.parametrize(("owner", "husband"), [("norse", {}), ("sami", {"wed_sunnan_anni": {"norse": 1}})])
def test_sunnan_annis_owner_and_husband_may_pay_in_ivory(owner: str, husband: dict[str, dict[str, int]]) -> None:
    match = hunt(
        "hooded_seal",
        {"norse": 1},
        3,
        tableau={"sunnan_anni": owner},
        others=husband,
        ivory={"norse": 1},
        iron={"norse": 1},
    )
    assert options(match) == {"roll", "iron_for_lives", "ivory_for_lives"}
    answer(match, "ivory_for_lives")
    assert told(match, "died") == []
    assert disks(match, "norse") == (0, 0, 1)


@pytest.mark.law("greenland:F4.2")
def test_without_her_ivory_saves_nobody() -> None:
    match = hunt("hooded_seal", {"norse": 1}, 3, ivory={"norse": 3})
    assert told(match, "died") == ["died norse 1 hooded_seal"]


@pytest.mark.law("greenland:B3.1")
@pytest.mark.law("greenland:F4.1")
def test_who_has_no_iron_may_exchange_a_card_for_it() -> None:
    match = hunt("hooded_seal", {"norse": 1}, 3, tableau={"axe": "norse", "thrall": "norse"})
    assert options(match) == {"roll", "exchange axe"}
    answer(match, "exchange axe", "iron_for_lives")
    assert told(match, "died") == []


@pytest.mark.law("greenland:C3.2")
def test_survivalists_know_no_iron_rule() -> None:
    match = hunt("hooded_seal", {"norse": 1}, 3, iron={"norse": 1}, rules={"variant": "survivalist"})
    assert told(match, "died") == ["died norse 1 hooded_seal"]


@pytest.mark.law("greenland:C2.2")
def test_beginners_know_no_iron_rule() -> None:
    match = hunt("hooded_seal", {"norse": 1}, 3, iron={"norse": 1}, rules={"variant": "beginner"})
    assert told(match, "died") == ["died norse 1 hooded_seal"]


@pytest.mark.law("greenland:F4.e1")
def test_example_in_the_1st_edition_five_threes_are_known_before_iron_is_paid() -> None:
    match = hunt("markland", {"tunit": 5}, 3, 3, 3, 3, 3, iron={"tunit": 1}, edition=1)
    assert rolls(match) == ["tunit 5"]
    assert asked(match) == (2, "iron_rule_after", "F4.e1")
    paid, unpaid = match.clone(), match.clone()
    answer(paid, "iron_for_lives")
    assert pieces(paid, "tunit", "markland") == 5
    assert disks(paid, "tunit") == (0, 0, 0)
    answer(unpaid, "decline")
    assert pieces(unpaid, "tunit", "markland") == 0


@pytest.mark.law("greenland:F4.e1")
def test_in_the_1st_edition_nobody_is_asked_when_nobody_dies() -> None:
    match = hunt("markland", {"tunit": 2}, 5, 6, iron={"tunit": 1}, edition=1)
    assert disks(match, "tunit") == (0, 0, 1)
    assert told(match, "hunt_failed") == ["hunt_failed tunit markland 0"]
