"""F3 Gathering, after all attacks of phase 3."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import EVENTS, Standing, standing_at, told
from tests.law.neanderthal.table import NEGOTIATE, dice, pieces, record, table

NORTH = ["tyrant_sea_bear", "cave_bear", "mountain_hare", "irish_elk"]  # two baskets, and the elk is a trophy
PROMISCUOUS = {"archaic": "promiscuous"}
HAREM = {"archaic": "harem"}


def gather(standing: Standing, *faces: int, **given: Any) -> Match:
    """The end of phase 3 of the last turn; these dice, or nothing but threes, come up in the hunts."""
    given = {"north": NORTH, "event": "none", "events": [], "unused": [], "past": EVENTS, **given}
    return table(phase=NEGOTIATE, step=1, chance=dice(*(faces or [3] * 12)), **standing_at(standing), **given)


@pytest.mark.law("neanderthal:F3.1", "neanderthal:A1.3c", "neanderthal:GL.gatherer")
def test_a_promiscuous_species_has_a_baby_from_each_basket_where_it_hunts() -> None:
    match = gather(
        {"tyrant_sea_bear": {"archaic": 2}, "cave_bear": {"archaic": 1}, "mountain_hare": {"archaic": 1}},
        sexuality=PROMISCUOUS,
    )
    assert told(match, "gathered") == ["gathered archaic tyrant_sea_bear", "gathered archaic cave_bear"]
    assert record(match).count("F3.1 born archaic 1") == 2


@pytest.mark.law("neanderthal:F3.1")
@pytest.mark.parametrize("sexuality", ["pair_bonding", "harem"])
def test_others_do_not_gather(sexuality: str) -> None:
    match = gather({"tyrant_sea_bear": {"archaic": 2}}, sexuality={"archaic": sexuality})
    assert told(match, "gathered") == []


@pytest.mark.law("neanderthal:F3.1")
@pytest.mark.parametrize(
    ("daughter", "disk"),
    [
        pytest.param("scavenger_woman", {"white": 1}, marks=pytest.mark.law("neanderthal:CARD.41")),
        pytest.param("matriarch", {"black": 1}, marks=pytest.mark.law("neanderthal:CARD.53")),
    ],
)
def test_a_daughter_or_a_wife_makes_a_gathering_species(daughter: str, disk: dict[str, int]) -> None:
    bear: Standing = {"tyrant_sea_bear": {"archaic": 1}}
    assert told(gather(bear, sexuality=HAREM, tableau={daughter: "archaic"}), "gathered") != []
    abroad = gather({**bear, f"wed_{daughter}": {"archaic": 1}}, tableau={daughter: "neanderthal"})
    assert told(abroad, "gathered") == ["gathered archaic tyrant_sea_bear"]
    immature = gather(bear, sexuality=HAREM, tableau={daughter: "archaic"}, disks={daughter: disk})
    assert told(immature, "gathered") == []


@pytest.mark.law("neanderthal:CARD.49")
def test_the_basket_weaver_lets_a_gathering_species_gather_at_trophies() -> None:
    everywhere: Standing = {
        "tyrant_sea_bear": {"archaic": 1},
        "irish_elk": {"archaic": 1},
        "mountain_hare": {"archaic": 1},
    }
    weaver = {"basket_weaver": "archaic"}
    assert told(gather(everywhere, sexuality=PROMISCUOUS, tableau=weaver), "gathered") == [
        "gathered archaic tyrant_sea_bear",
        "gathered archaic irish_elk",
    ]
    assert told(gather(everywhere, sexuality=HAREM, tableau=weaver), "gathered") == []


@pytest.mark.law("neanderthal:F3.1", "neanderthal:D6.2")
def test_wanderlusters_gather_for_their_host() -> None:
    guests = {"tyrant_sea_bear": {"archaic": 1}, "tyrant_sea_bear_for_archaic": {"neanderthal": 1}}
    ways = {"neanderthal": "promiscuous"}
    assert told(gather(guests, sexuality=ways), "gathered") == []
    assert told(gather(guests, sexuality=PROMISCUOUS), "gathered") == ["gathered archaic tyrant_sea_bear"]


@pytest.mark.law("neanderthal:F3.1")
def test_without_dead_there_is_no_baby() -> None:
    match = gather({"tyrant_sea_bear": {"archaic": 1}, "unassigned": {"archaic": 17}}, sexuality=PROMISCUOUS)
    assert told(match, "gathered", "born") == []


@pytest.mark.law("neanderthal:F3.2")
def test_example_the_baby_lives_though_the_sea_bear_kills_all_hunters() -> None:
    match = gather({"tyrant_sea_bear": {"archaic": 2}}, 4, 5, sexuality=PROMISCUOUS)
    assert told(match, "born", "died") == ["born archaic 1", "died archaic 2 tyrant_sea_bear"]
    assert pieces(match, "archaic") == 2  # the baby and the Alpha
