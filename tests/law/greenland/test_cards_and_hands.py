"""B2 Tableaus and hands, B3 exchanging cards for disks, B4 disks."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.greenland.table import ASSIGN, ELDERS, answer, asked, disks, held, options, owner, table
from tests.law.greenland.test_events import event

TOOLS = ["toggle_head_harpoon", "cable_backed_bow", "seal_scratcher", "cold_forging", "slit_goggles"]


def fits(tribe: str, cards: list[str], elders: dict[str, int], **given: Any) -> bool:
    """Whether a tribe can hold so many cards. The Tunit look on."""
    people = {tribe: {"unassigned": 1, **elders}}
    try:
        table(tribe, "tunit", pieces=people, hand=dict.fromkeys(cards, tribe), **given)
    except PositionError as refused:
        return "too many" not in str(refused)
    return True


# B2 Hands


@pytest.mark.law("greenland:B2.2")
def test_cards_in_a_hand_do_nothing() -> None:
    crowd = {"unassigned": 9, "norse_3": 1}
    match = event("crowd_disease", "norse", "thule", pieces={"norse": crowd}, hand={"slit_goggles": "norse"})
    assert min(int(number) for number in options(match, "number")) == 5
    match = event("crowd_disease", "norse", "thule", pieces={"norse": crowd}, tableau={"slit_goggles": "norse"})
    assert min(int(number) for number in options(match, "number")) == 4


@pytest.mark.law("greenland:B2.4")
@pytest.mark.parametrize(
    ("elders", "tableau", "size"),
    [
        ({}, {}, 0),
        ({"norse_3": 2}, {}, 2),
        ({}, {"birgitta": "norse"}, 2),
        ({}, {"book": "norse"}, 1),
        ({"norse_3": 1}, {"birgitta": "norse", "book": "norse"}, 4),
    ],
)
def test_the_hand_size_is_0_and_more_by_artisans_daughters_and_a_book(
    elders: dict[str, int], tableau: dict[str, str], size: int
) -> None:
    assert fits("norse", TOOLS[:size], elders, tableau=tableau)
    assert not fits("norse", TOOLS[: size + 1], elders, tableau=tableau)


@pytest.mark.law("greenland:B2.4", "greenland:F1.2")
def test_a_husband_shares_the_literacy_of_his_wife() -> None:
    assert fits("thule", TOOLS[:2], {"wed_birgitta": 1}, tableau={"birgitta": "tunit"})
    assert not fits("thule", TOOLS[:3], {"wed_birgitta": 1}, tableau={"birgitta": "tunit"})


@pytest.mark.law("greenland:B2.4", "greenland:B2.7", "greenland:B2.e1")
@pytest.mark.parametrize("edition", ["3", "1"])
def test_the_thule_with_peepeelee_a_husband_of_birgitta_and_a_sage_hold_4_cards_one_of_them_a_d_card(
    edition: str,
) -> None:
    literate: dict[str, Any] = {
        "elders": {"thule_3": 1, "wed_birgitta": 1},
        "tableau": {"peepeelee": "thule", "birgitta": "tunit"},
        "rules": {"edition": edition},
    }
    assert fits("thule", [*TOOLS[:3], "husky"], **literate)
    assert not fits("thule", TOOLS[:4], **literate)
    assert not fits("thule", [*TOOLS[:3], "husky", "musk_ox"], **literate)


@pytest.mark.law("greenland:B2.5")
def test_who_holds_too_many_cards_chooses_which_to_discard_until_the_hand_fits() -> None:
    """A husband of Birgitta, who can read, is called home."""
    people = {"thule": {"unassigned": 1, "thule_3": 1, "thule_6": 1, "wed_birgitta": 1}}
    hand = dict.fromkeys(TOOLS[:3], "thule")
    match = table("thule", "norse", pieces=people, tableau={"birgitta": "norse"}, hand=hand)
    answer(match, "recall wed_birgitta")
    assert asked(match) == (0, "discard_down", "B2.5")
    assert options(match, "discard") == set(TOOLS[:3])
    answer(match, f"discard {TOOLS[1]}", f"discard {TOOLS[0]}")
    assert held(match, "thule") == {TOOLS[2]}
    assert asked(match)[1] != "discard_down"


@pytest.mark.law("greenland:B2.6")
@pytest.mark.parametrize("animal", ["husky", "shieling_raid", "goat", "lapp_goat"])
def test_domesticable_biomes_and_farm_animals_are_d_cards(animal: str) -> None:
    """Snow on D cards falls on them."""
    match = event("overgrazing", "norse", "thule", tableau={animal: "norse"})
    assert options(match, "slaughter") == {animal}


@pytest.mark.law("greenland:B2.6")
def test_inventions_and_imports_are_no_d_cards() -> None:
    match = event("overgrazing", "norse", "thule", tableau={"slit_goggles": "norse", "thrall": "norse"})
    assert asked(match)[1] == "bid"


# B3 Exchanging cards


@pytest.mark.law("greenland:B3.3", "greenland:B4.3")
def test_energy_above_8_rots() -> None:
    match = event("overgrazing", "norse", "thule", tableau={"cattle": "norse"}, energy={"norse": 7})
    answer(match, "slaughter cattle")
    assert disks(match, "norse")[0] == 8


@pytest.mark.law("greenland:B0.4")
@pytest.mark.parametrize(("ruling", "energy"), [("unlimited", 7), ("box", 6)])
def test_whether_energy_runs_out_with_the_28_disks_of_the_box_is_a_ruling(ruling: str, energy: int) -> None:
    owned = {"norse": 5, "thule": 8, "tunit": 8, "sami": 6}
    match = event("overgrazing", tableau={"cattle": "norse"}, energy=owned, rules={"energy_supply": ruling})
    answer(match, "slaughter cattle")
    assert disks(match, "norse")[0] == energy


@pytest.mark.law("greenland:B3.2")
def test_a_d_card_that_is_being_raided_cannot_be_exchanged() -> None:
    def assigning(raiders: dict[str, int]) -> Match:
        return table(
            "thule",
            "norse",
            phase=ASSIGN,
            acting=1,
            pieces={"thule": {"unassigned": 1, "thule_4": 1, "thule_6": 1, **raiders}, "norse": {"unassigned": 3}},
            tableau={"goat": "norse", "orca": "norse"},
            energy={"norse": 0},
        )

    assert options(assigning({}), "exchange") == {"goat", "orca"}
    assert options(assigning({"goat": 2}), "exchange") == {"orca"}


@pytest.mark.law("greenland:B3.1", "greenland:B3.3")
def test_a_goat_can_be_exchanged_before_raiders_come_though_all_its_energy_would_rot() -> None:
    match = table("norse", "thule", pieces={"norse": {"unassigned": 1}}, tableau={"goat": "norse"}, energy={"norse": 8})
    assert options(match, "exchange") == {"goat"}
    answer(match, "exchange goat")
    assert (owner(match, "goat"), disks(match, "norse")[0]) == ("none", 8)


@pytest.mark.law("greenland:B3.1", "greenland:A3.2")
def test_a_sword_may_be_melted_down_in_phase_2_for_the_most_iron_in_phase_3() -> None:
    match = table(
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 1}, "thule": {"ringed_seal": 1}},
        tableau={"sword": "norse", "pot": "norse", "book": "norse"},
    )
    assert options(match, "exchange") == {"sword", "pot"}, "a book has no value"
    answer(match, "exchange sword")
    assert disks(match, "norse") == (5, 1, 2)


@pytest.mark.law("greenland:B3.1", "greenland:B3.5")
@pytest.mark.parametrize("phase", [ASSIGN, ELDERS])
def test_a_tame_gyrfalcon_brings_3_ivory_at_any_time_of_the_year_of_the_ransom(phase: int) -> None:
    match = table("norse", "thule", phase=phase, event="falconers_ransom", tableau={"gyrfalcon": "norse"})
    answer(match, "exchange gyrfalcon")
    assert disks(match, "norse") == (5, 4, 1)


@pytest.mark.law("greenland:B3.1")
def test_a_card_that_is_exchanged_leaves_the_game() -> None:
    match = event(
        "long_winters",
        "norse",
        "thule",
        pieces={"norse": {"norse_1": 1, "norse_2": 1}},
        tableau={"goat": "norse"},
        energy={"norse": 0},
    )
    answer(match, "exchange goat")
    assert (owner(match, "goat"), disks(match, "norse")[0]) == ("none", 1)


# B4 Disks


@pytest.mark.law("greenland:B4.4")
def test_no_disk_stands_in_for_one_of_another_colour() -> None:
    elders = {"unassigned": 1, "norse_1": 1, "norse_2": 1}
    rich: dict[str, Any] = {"energy": {"norse": 0}, "ivory": {"norse": 5}, "iron": {"norse": 5}}
    match = event("long_winters", "norse", "thule", pieces={"norse": elders}, **rich)
    assert options(match) == {"give_elder norse_1", "give_elder norse_2"}, "snow takes energy alone"
    match = event("plankton_bloom", "norse", "thule", ivory={"norse": 0}, iron={"norse": 5})
    assert asked(match)[0] == 1, "ships take ivory alone"


@pytest.mark.law("greenland:AP.15", "greenland:AP.16")
@pytest.mark.parametrize("card", ["axe", "pot", "chain_mail", "sword"])
def test_iron_imports_are_worth_an_iron_disk(card: str) -> None:
    match = event("laki_eruption", "norse", "thule", tableau={card: "norse"}, iron={"*": 0})
    assert (owner(match, card), disks(match, "norse")[2]) == ("none", 1)


@pytest.mark.law("greenland:AP.16")
def test_a_thrall_is_worth_3_energy() -> None:
    frozen = {"norse": {"unassigned": 1, "norse_1": 1, "norse_2": 1}}
    match = event("long_winters", "norse", "thule", pieces=frozen, tableau={"thrall": "norse"}, energy={"norse": 0})
    assert disks(answer(match, "exchange thrall"), "norse")[0] == 3
