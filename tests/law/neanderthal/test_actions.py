"""I Species actions: portals, neolexia, elders."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import EVENTS, told
from tests.law.neanderthal.table import (
    ACTIONS,
    answer,
    asked,
    held,
    options,
    owner,
    record,
    state,
    table,
    vocabulary,
    why,
)

LAST_TURN: dict[str, Any] = {"event": "none", "events": [], "unused": [], "past": EVENTS}
HAREM = {"archaic": "harem"}


def acting(*tribes: str, **given: Any) -> Match:
    """Phase 6 of the last turn."""
    return table(*tribes, **{"phase": ACTIONS, **LAST_TURN, **given})


def portals(match: Match, tribe: str = "archaic") -> set[str]:
    """Where disks lie on a brain map."""
    return {portal for portal, number in state(match)["portals"].get(tribe, {}).items() if number > 0}


def is_tribal(match: Match, tribe: str = "archaic") -> bool:
    found: bool = state(match)["tribal"].get(tribe, False)
    return found


# A1.6, I.1


@pytest.mark.law("neanderthal:I.1", "neanderthal:A1.6", "neanderthal:A1.6a", "neanderthal:A1.6b")
def test_a_vocal_species_takes_one_action_or_none() -> None:
    given: dict[str, Any] = {
        "tableau": {"piper": "archaic", "paintress": "archaic", "horse": "archaic"},
        "sexuality": HAREM,
        "disks": {"paintress": {"white": 1}},
        "portals": {"archaic": ["shaman_white"]},
        "hand": {},
    }
    match = acting(**given)
    assert asked(match) == (0, "action", "I.1")
    assert options(match) == {"lay_portal shaman_orange", "free paintress_white", "done"}
    answer(match, "free paintress_white")
    assert match.over
    passed = answer(acting(**given), "done")
    assert passed.over
    assert portals(passed) == {"shaman_white"}


@pytest.mark.law("neanderthal:I.1", "neanderthal:A1.6c")
def test_a_tribal_species_has_elder_actions_only() -> None:
    match = acting(
        pieces={"archaic": {"unassigned": 1, "archaic_2": 1}},
        tribal=["archaic"],
        tableau={"piper": "archaic", "paintress": "archaic"},
        sexuality=HAREM,
        disks={"paintress": {"white": 1}},
        hand={"horse": "archaic"},
    )
    assert options(match) == {"lay_out horse", "done"}


@pytest.mark.law("neanderthal:CARD.57", "neanderthal:A1.6")
def test_scheherazade_allows_two_actions() -> None:
    given: dict[str, Any] = {"tableau": {"scheherazade": "archaic", "piper": "archaic"}, "sexuality": HAREM}
    match = acting(**given)
    answer(match, "lay_portal shaman_white")
    assert options(match) == {"lay_portal bison_white", "lay_portal shaman_orange", "done"}
    answer(match, "lay_portal bison_white")
    assert match.over
    assert portals(match) == {"shaman_white", "bison_white"}
    wife = acting(
        tableau={"scheherazade": "neanderthal", "piper": "archaic"},
        pieces={"archaic": {"unassigned": 1, "wed_scheherazade": 1}},
        sexuality=HAREM,
    )
    answer(wife, "lay_portal shaman_orange")
    assert asked(wife)[:2] == (0, "action")


@pytest.mark.law("neanderthal:B4a", "neanderthal:E5a")
def test_the_alpha_can_be_swapped_besides_any_action() -> None:
    match = acting(
        pieces={"archaic": {"unassigned": 2, "archaic_4": 1}},
        alpha={"archaic": "dead"},
        tableau={"piper": "archaic"},
        sexuality=HAREM,
    )
    answer(match, "swap_alpha")
    assert state(match)["alpha"]["archaic"] == "unassigned"
    assert options(match) == {"lay_portal shaman_orange", "done"}


# I1 Portals


@pytest.mark.law("neanderthal:I1.1", "neanderthal:I1b", "neanderthal:A1.6a")
def test_a_mature_daughter_lets_lay_one_disk_where_she_shows_it() -> None:
    given: dict[str, Any] = {"tableau": {"paintress": "archaic"}, "sexuality": HAREM}
    match = acting(**given)
    assert options(match, "lay_portal") == {"bison_black", "bison_white"}
    answer(match, "lay_portal bison_black")
    assert portals(match) == {"bison_black"}
    assert vocabulary(match, "archaic") == (4, 4, 3)
    assert "I1.1 portal_laid archaic bison_black" in record(match)
    full = acting(**given, portals={"archaic": ["bison_black"]})
    assert options(full, "lay_portal") == {"bison_white"}


@pytest.mark.law("neanderthal:I1.1", "neanderthal:CARD.58B", "neanderthal:CARD.59A")
def test_daughters_help_with_portals_when_mature_and_for_the_pair_bonding_married() -> None:
    immature = acting(tableau={"paintress": "archaic"}, sexuality=HAREM, disks={"paintress": {"white": 1}})
    assert immature.over
    unmarried = acting(tableau={"paintress": "archaic"})
    assert unmarried.over
    married = acting(tableau={"paintress": "archaic"}, pieces={"cro_magnon": {"unassigned": 1, "wed_paintress": 1}})
    assert asked(married)[:2] == (0, "action")
    answer(married, "done")
    assert asked(married)[:2] == (2, "action")
    assert options(married, "lay_portal") == {"bison_black", "bison_white"}


@pytest.mark.law("neanderthal:I1.1")
def test_a_portal_needs_a_disk_of_its_colour_in_the_vocabulary() -> None:
    owned = {"paintress": "archaic", "housewife": "archaic"}
    match = acting(tableau=owned, sexuality=HAREM, disks={"housewife": {"black": 4}})
    assert options(match, "lay_portal") == {"bison_white"}


FOUR = ["venus_orange", "venus_black", "shaman_orange", "shaman_white"]


@pytest.mark.law("neanderthal:I1d.1", "neanderthal:I1c", "neanderthal:B3b")
def test_the_fifth_portal_makes_a_species_tribal_at_once() -> None:
    match = acting(tableau={"paintress": "archaic"}, sexuality=HAREM, portals={"archaic": FOUR})
    assert vocabulary(match, "archaic") == (2, 3, 3)
    answer(match, "lay_portal bison_black")
    assert is_tribal(match)
    assert portals(match) == set()
    assert vocabulary(match, "archaic") == (4, 4, 4)


@pytest.mark.law("neanderthal:I1d.1", "neanderthal:C1b")
def test_with_two_players_all_six_are_needed_or_five_if_so_agreed() -> None:
    given: dict[str, Any] = {
        "tableau": {"paintress": "archaic"},
        "sexuality": HAREM,
        "portals": {"archaic": FOUR},
    }
    match = answer(acting("archaic", "neanderthal", **given), "lay_portal bison_black")
    assert not is_tribal(match)
    five = acting("archaic", "neanderthal", **given, rules={"two_player_portals": "five"})
    assert is_tribal(answer(five, "lay_portal bison_black"))


@pytest.mark.law("neanderthal:I1d.2")
def test_elders_keep_rank_and_disk_when_the_placard_turns_over() -> None:
    match = acting(
        pieces={"archaic": {"unassigned": 1, "archaic_4": 1, "archaic_6": 1}},
        immature=["archaic_4"],
        tableau={"paintress": "archaic"},
        sexuality=HAREM,
        portals={"archaic": FOUR},
    )
    answer(match, "lay_portal bison_white")
    found = state(match)
    assert (found["pieces"]["archaic_4"], found["pieces"]["archaic_6"]) == ({"archaic": 1}, {"archaic": 1})
    assert found["immature"]["archaic_4"] is True
    assert vocabulary(match, "archaic") == (3, 4, 4)


@pytest.mark.law("neanderthal:I1d.1", "neanderthal:I.1", "neanderthal:CARD.57")
def test_a_second_action_after_the_conversion_is_an_elders() -> None:
    match = acting(
        pieces={"archaic": {"unassigned": 1, "archaic_6": 1}},
        immature=["archaic_6"],
        tableau={"scheherazade": "archaic", "paintress": "archaic"},
        sexuality=HAREM,
        portals={"archaic": FOUR},
    )
    answer(match, "lay_portal bison_white")
    assert match.over
    assert state(match)["immature"]["archaic_6"] is True


@pytest.mark.law("neanderthal:CARD.53")
def test_the_matriarch_makes_the_species_of_her_alpha_tribal_by_an_action() -> None:
    married: dict[str, Any] = {
        "tableau": {"matriarch": "neanderthal"},
        "pieces": {"archaic": {"wed_matriarch": 1}},
        "portals": {"archaic": ["bison_white"]},
    }
    match = acting(**married)
    assert options(match) == {"lay_portal venus_orange", "turn_tribal", "done"}
    answer(match, "turn_tribal")
    assert is_tribal(match)
    assert vocabulary(match, "archaic") == (5, 5, 5)
    assert not is_tribal(match, "neanderthal")
    declined = answer(acting(**married), "done")
    assert not is_tribal(declined)
    automatic = acting(**married, rules={"matriarch": "automatic"})
    assert is_tribal(automatic)


@pytest.mark.law("neanderthal:CARD.53")
def test_the_matriarch_needs_an_alpha_and_maturity() -> None:
    ordinary = acting(tableau={"matriarch": "neanderthal"}, pieces={"archaic": {"wed_matriarch": 1, "unassigned": 1}})
    assert "turn_tribal" not in options(ordinary)
    immature = acting(
        tableau={"matriarch": "archaic"},
        pieces={"archaic": {"wed_matriarch": 1}},
        disks={"matriarch": {"orange": 1}},
        portals={"archaic": ["venus_orange"]},
    )
    assert options(immature) == {"free matriarch_orange", "done"}


# I2 Neolexia


@pytest.mark.law("neanderthal:I2.1", "neanderthal:A1.6b", "neanderthal:B3c")
def test_neolexia_frees_a_disk_of_a_colour_on_the_own_brain_map() -> None:
    match = acting(
        pieces={"archaic": {"unassigned": 1, "archaic_4": 1, "archaic_6": 1, "wed_piper": 1}},
        immature=["archaic_4", "archaic_6"],
        unripe=["piper"],
        tableau={"piper": "archaic", "fashion_woman": "archaic", "matriarch": "archaic"},
        disks={"fashion_woman": {"orange": 1, "white": 1}, "matriarch": {"black": 1}},
        portals={"archaic": ["venus_orange"]},
        alpha={"archaic": "unassigned"},
    )
    assert options(match, "free") == {"archaic_4", "wed_piper", "fashion_woman_orange"}
    answer(match, "free archaic_4")
    assert "I2.1 disk_freed archaic orange archaic_4" in record(match)
    assert state(match)["immature"].get("archaic_4", False) is False


@pytest.mark.law("neanderthal:I2.1")
def test_neolexia_frees_no_disk_on_an_animal() -> None:
    match = acting(
        tableau={"horse": "archaic", "paintress": "archaic"},
        disks={"horse": {"white": 1}, "paintress": {"white": 1}},
        portals={"archaic": ["shaman_white"]},
    )
    assert options(match, "free") == {"paintress_white"}
    assert why(match, "free horse_white") == "I2.1"


@pytest.mark.law("neanderthal:I2.ex")
def test_the_example_of_two_turns_of_neolexia() -> None:
    given: dict[str, Any] = {"tableau": {"fashion_woman": "cro_magnon"}, "portals": {"cro_magnon": FOUR[2:]}}
    first = acting(**given, disks={"fashion_woman": {"orange": 1, "white": 1}})
    assert options(first) == {"free fashion_woman_orange", "free fashion_woman_white", "done"}
    answer(first, "free fashion_woman_orange")
    assert told(first, "matured") == []
    second = answer(acting(**given, disks={"fashion_woman": {"white": 1}}), "free fashion_woman_white")
    assert told(second, "matured") == ["matured cro_magnon fashion_woman_white"]


@pytest.mark.law("neanderthal:I2a")
def test_who_is_married_abroad_speaks_the_words_of_her_father_too() -> None:
    given: dict[str, Any] = {
        "pieces": {"archaic": {"unassigned": 1, "archaic_6": 1, "wed_piper": 1}},
        "alpha": {"archaic": "unassigned"},
        "immature": ["archaic_6"],
        "tableau": {"piper": "neanderthal"},
        "portals": {"neanderthal": ["venus_black", "venus_orange"]},
    }
    match = acting(**given, mapped={"*": {}, "neanderthal": {"black": 1}})
    assert options(match, "free") == {"archaic_6"}
    answer(match, "free archaic_6")
    assert "I2a disk_freed archaic black archaic_6" in record(match)
    new = acting(**given, mapped={"*": {}, "neanderthal": {"orange": 1}})
    assert options(new, "free") == set()
    tribal = acting(**{**given, "portals": {}}, tribal=["neanderthal"], mapped={"*": {}})
    assert options(tribal, "free") == {"archaic_6"}


@pytest.mark.law("neanderthal:I2a")
def test_the_colours_count_that_a_brain_map_had_when_the_turn_began() -> None:
    match = table(phase=ACTIONS, portals={"archaic": ["venus_orange"]}, mapped={"*": {}})
    assert state(match)["phase"] != ACTIONS  # nobody had anything to do, and the next turn has begun
    assert state(match)["mapped"]["archaic"] == {"orange": 1}


# I3 Elders

ELDERS: dict[str, Any] = {"tribal": ["archaic"], "alpha": {"archaic": "unassigned"}}
MADE = {"horse": "archaic", "flint_mine_14": "archaic"}


def elders(*ranks: int) -> dict[str, dict[str, int]]:
    """The Archaic with elders of these ranks."""
    return {"archaic": {"unassigned": 1, **{f"archaic_{rank}": 1 for rank in ranks}}}


@pytest.mark.law("neanderthal:I3.1", "neanderthal:I3a", "neanderthal:I3b", "neanderthal:I3c")
@pytest.mark.law("neanderthal:A1.6c", "neanderthal:E2g.2", "neanderthal:B2a")
@pytest.mark.parametrize(("rank", "card"), [(2, "horse"), (3, "flint_mine_14"), (5, "flint_mine_14")])
def test_each_elder_lays_out_his_kind_of_card(rank: int, card: str) -> None:
    match = acting(pieces=elders(rank, 6), hand=MADE, **ELDERS)
    assert options(match) == {f"lay_out {card}", "done"}
    answer(match, f"lay_out {card}")
    assert owner(match, card) == "archaic"
    assert held(match, "archaic") == {*MADE} - {card}
    disk = "white" if card == "horse" else "black"
    assert state(match)["disks"][card] == {disk: 1}
    assert vocabulary(match, "archaic") == ((5, 4, 5) if disk == "white" else (5, 5, 4))
    assert match.over  # one action, and the elder stays
    assert state(match)["pieces"][f"archaic_{rank}"] == {"archaic": 1}


@pytest.mark.law("neanderthal:I3.1")
def test_an_immature_elder_cannot_act_and_neither_can_one_who_cannot_pay() -> None:
    immature = acting(pieces=elders(2, 3, 6), immature=["archaic_2", "archaic_3"], hand={"horse": "archaic"}, **ELDERS)
    assert immature.over
    poor = acting(
        pieces=elders(2, 6),
        hand={"horse": "archaic"},
        tableau={"paintress": "archaic"},
        disks={"paintress": {"white": 5}},
        **ELDERS,
    )
    assert poor.over


@pytest.mark.law("neanderthal:I3d", "neanderthal:E2g.1", "neanderthal:I3.1")
def test_with_a_chief_it_costs_nothing_and_the_card_is_mature() -> None:
    given: dict[str, Any] = {
        "hand": {"horse": "archaic"},
        "tableau": {"paintress": "archaic"},
        "disks": {"paintress": {"white": 5}},
        **ELDERS,
    }
    match = answer(acting(pieces=elders(1, 2), **given), "lay_out horse")
    assert state(match)["disks"].get("horse", {}) == {}
    assert acting(pieces=elders(1, 2, 6), immature=["archaic_1"], **given).over


@pytest.mark.law("neanderthal:I3b", "neanderthal:B.4", "neanderthal:B.5")
@pytest.mark.parametrize("tool", ["flint_mine_14", "flint_mine_16", "carcass_17", "flint_mine_34"])
def test_tools_cost_a_black_disk(tool: str) -> None:
    match = answer(acting(pieces=elders(3), hand={tool: "archaic"}, **ELDERS), f"lay_out {tool}")
    assert state(match)["disks"][tool] == {"black": 1}


@pytest.mark.law("neanderthal:I3b")
@pytest.mark.parametrize(
    "tool",
    [
        pytest.param("string_winding", marks=pytest.mark.law("neanderthal:CARD.33")),
        pytest.param("carcass_15", marks=pytest.mark.law("neanderthal:B.4")),  # a tool of bone
    ],
)
def test_some_tools_cost_a_disk_of_either_colour(tool: str) -> None:
    match = answer(acting(pieces=elders(3), hand={tool: "archaic"}, **ELDERS), f"lay_out {tool}")
    assert options(match) == {"pay white", "pay black"}
    answer(match, "pay white")
    assert state(match)["disks"][tool] == {"white": 1}


@pytest.mark.law("neanderthal:CARD.33")
def test_cordage_snares_cost_a_black_disk_in_the_first_edition() -> None:
    given: dict[str, Any] = {"pieces": elders(3), "hand": {"string_winding": "archaic"}, **ELDERS}
    first = answer(acting(**given, rules={"edition": "1"}), "lay_out string_winding")
    assert state(first)["disks"]["string_winding"] == {"black": 1}


@pytest.mark.law("neanderthal:CARD.47")
def test_the_telling_mother_lets_hold_one_card_more() -> None:
    hand = {"horse": "archaic", "caribou": "archaic"}
    match = acting(pieces=elders(2), hand=hand, tableau={"telling_mother": "archaic"}, sexuality=HAREM, **ELDERS)
    answer(match, "done")
    assert match.over
    assert held(match, "archaic") == set(hand)
