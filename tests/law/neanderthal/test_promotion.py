"""E2 Promotion to elder."""

from __future__ import annotations

import pytest

from tests.law.neanderthal.table import answer, asked, options, pieces, record, state, table, vocabulary, why

SIX = ["venus_orange", "venus_black", "shaman_orange", "shaman_white", "bison_black", "bison_white"]
PEOPLE = {"archaic": {"unassigned": 4}}


@pytest.mark.law("neanderthal:E2.1", "neanderthal:B.7", "neanderthal:E2i.3")
def test_a_tribal_species_has_six_ranks_and_needs_no_portals() -> None:
    match = table(pieces=PEOPLE, tribal=["archaic"])
    assert options(match, "promote") == {"1", "2", "3", "4", "5", "6"}
    vocal = table(pieces=PEOPLE)
    assert options(vocal, "promote") == {"6"}
    assert why(vocal, "promote 1") == "E2.1"


@pytest.mark.law("neanderthal:E2a.1", "neanderthal:B3c", "neanderthal:B.3", "neanderthal:B.4", "neanderthal:B.5")
@pytest.mark.parametrize(
    ("rank", "left"),
    [(1, (4, 5, 5)), (2, (5, 4, 5)), (3, (5, 5, 4)), (4, (4, 5, 5)), (5, (5, 4, 5)), (6, (5, 5, 4))],
)
def test_a_promotion_costs_a_disk_of_the_ranks_colour_which_lies_under_the_elder(
    rank: int, left: tuple[int, int, int]
) -> None:
    match = answer(table(pieces=PEOPLE, tribal=["archaic"]), f"promote {rank}", "number 1")
    assert vocabulary(match, "archaic") == left
    assert state(match)["immature"] == {f"archaic_{rank}": True}
    assert f"E2.1 promoted archaic archaic_{rank}" in record(match)
    assert pieces(match, "archaic", f"archaic_{rank}") == 1


@pytest.mark.law("neanderthal:E2a.1")
def test_without_the_disk_there_is_no_promotion() -> None:
    match = table(pieces=PEOPLE, tableau={"paintress": "archaic"}, disks={"paintress": {"black": 5}})
    assert options(match, "promote") == set()
    assert why(match, "promote 6") == "E2a.1"


@pytest.mark.law("neanderthal:E2d", "neanderthal:E2a.2")
def test_with_a_mature_fire_starter_promotions_are_free_and_the_elders_mature_at_once() -> None:
    match = table(
        pieces={"archaic": {"unassigned": 4, "archaic_6": 1}},
        alpha={"archaic": "unassigned"},
        tribal=["archaic"],
        tableau={"piper": "archaic"},
        disks={"piper": {"orange": 5}},
    )
    answer(match, "promote 4", "number 1")
    assert vocabulary(match, "archaic") == (0, 5, 5)
    assert state(match)["immature"] == {}
    immature = table(
        pieces={"archaic": {"unassigned": 4, "archaic_6": 1}},
        alpha={"archaic": "unassigned"},
        tribal=["archaic"],
        immature=["archaic_6"],
    )
    answer(immature, "promote 4", "number 1")
    assert vocabulary(immature, "archaic") == (4, 5, 4)


@pytest.mark.law("neanderthal:E2d", "neanderthal:E2a.1")
def test_the_fire_starter_himself_is_not_free() -> None:
    match = answer(table(pieces=PEOPLE), "promote 6", "number 1")
    assert state(match)["immature"] == {"archaic_6": True}


@pytest.mark.law("neanderthal:E2b", "neanderthal:Ea.2")
def test_a_rank_holds_one_elder() -> None:
    match = table(pieces={"archaic": {"unassigned": 2, "archaic_6": 1}}, alpha={"archaic": "unassigned"})
    assert options(match, "promote") == set()
    assert why(match, "promote 6") == "E2b"


@pytest.mark.law("neanderthal:E2.1")
def test_the_alpha_may_rise_too() -> None:
    match = answer(table(pieces=PEOPLE), "promote 6")
    assert asked(match) == (0, "who_rises", "E2.1")
    answer(match, "alpha_among 1")
    assert state(match)["alpha"]["archaic"] == "archaic_6"


@pytest.mark.law("neanderthal:E2.1")
def test_a_promotion_takes_an_unassigned_tribesman() -> None:
    match = table(pieces={"archaic": {"rabbits": 1}, "cro_magnon": {"unassigned": 1, "guests_of_archaic": 1}})
    assert options(match, "promote") == set()
    assert why(match, "promote 4") == "E.1"


@pytest.mark.law("neanderthal:E2i.1", "neanderthal:E2i.2")
def test_black_at_venus_and_both_colours_at_the_shaman_are_the_social_domain_of_a_warrior() -> None:
    match = table(pieces=PEOPLE, portals={"archaic": ["venus_black", "shaman_white", "shaman_orange"]})
    assert options(match, "promote") == {"4", "6"}
    answer(match, "promote 4", "number 1")
    assert vocabulary(match, "archaic") == (3, 4, 4), "the portals stay, and an orange disk lies under the Warrior"
    assert sum(state(match)["portals"]["archaic"].values()) == 3
    assert state(match)["immature"] == {"archaic_4": True}


@pytest.mark.law("neanderthal:E2i.1", "neanderthal:E2i.2")
@pytest.mark.parametrize(
    ("portals", "ranks"),
    [
        (["venus_orange", "bison_black", "bison_white"], {"3", "6"}),
        (["shaman_orange", "shaman_white", "bison_black"], {"5", "6"}),
        (["venus_orange", "venus_black", "bison_black"], {"6"}),
        (["venus_orange", "shaman_white", "bison_black"], {"6"}),
        (["venus_orange", "shaman_white", "venus_black", "bison_white"], {"3", "4", "6"}),
    ],
)
def test_a_vocal_species_needs_all_colours_around_the_domain_of_a_rank(portals: list[str], ranks: set[str]) -> None:
    assert options(table(pieces=PEOPLE, portals={"archaic": portals}), "promote") == ranks


@pytest.mark.law("neanderthal:E2i.1")
@pytest.mark.parametrize(
    ("portals", "reading", "second"),
    [
        (["venus_orange", "shaman_white", "venus_black", "bison_white"], "shared", {"4", "6"}),
        (["venus_orange", "shaman_white", "venus_black", "bison_white"], "distinct", {"6"}),
        (SIX, "distinct", {"4", "5", "6"}),
    ],
)
def test_a_second_promotion_of_a_turn_may_need_portals_of_its_own(
    portals: list[str], reading: str, second: set[str]
) -> None:
    variant = "hominids" if portals is SIX else "standard"  # N1.6: only there is it not enough to be tribal
    match = table(pieces=PEOPLE, portals={"archaic": portals}, rules={"promotion_portals": reading, "variant": variant})
    answer(match, "promote 3", "number 1")
    assert options(match, "promote") == second
    if portals is SIX:
        answer(match, "promote 4", "number 1")
        assert options(match, "promote") == {"6"}, "nothing is left for a third"
