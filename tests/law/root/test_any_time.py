"""What may be done at any time of a turn may be done at every step of every faction, and the step goes on after it.

The Exile takes an item from anybody with pieces next to his forest, in any phase; forest a touches 1, 2, 5 and 10.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.hired import answer, asked, card, hire, options, pieces, score
from tests.law.root.horde import horde

OPPONENTS = ["marquise", "eyrie"]

# The faction, the phase and its step, what lies on its board and the map, its hand, and what it is asked there.
STEPS: dict[str, tuple[str, str, int, dict[str, Any], dict[str, Any], list[str]]] = {
    "marquise_act": ("marquise", "daylight", 2, {"actions": 2}, {"marquise_warrior": {"1": 2}}, []),
    "eyrie_tuck": ("eyrie", "birdsong", 2, {"leader": "despot"}, {"roost": {"1": 1}}, ["anvil", "sword"]),
    "eyrie_decree": (
        "eyrie",
        "daylight",
        2,
        {"leader": "despot", "decree": [["armorers_1"], [], [], []]},
        {"roost": {"1": 1, "5": 1}},
        [],
    ),
    "alliance_spread": ("alliance", "birdsong", 3, {"supporters": ["anvil"]}, {"base_mouse": {"2": 1}}, []),
    "alliance_act": ("alliance", "daylight", 1, {}, {"base_mouse": {"2": 1}}, ["investments"]),
    "alliance_operate": ("alliance", "evening", 1, {"officers": 1}, {"base_mouse": {"2": 1}}, []),
    "cult_conspire": (
        "cult",
        "birdsong",
        2,
        {"acolytes": 2, "outcast": "fox"},
        {"cult_warrior": {"5": 1}, "marquise_warrior": {"1": 1}},
        [],
    ),
    "cult_act": ("cult", "daylight", 1, {"outcast": "fox"}, {"cult_warrior": {"5": 1}}, ["anvil"]),
    "riverfolk_act": ("riverfolk", "daylight", 1, {"funds": [2, 0, 0]}, {"riverfolk_warrior": {"5": 1}}, []),
    "duchy_assembly": ("duchy", "daylight", 1, {}, {"duchy_warrior": {"5": 1}}, ["anvil"]),
    "duchy_sway": ("duchy", "daylight", 3, {}, {"duchy_warrior": {"5": 1, "1": 1}}, ["anvil", "bake_sale"]),
    "corvids_flip": (
        "corvids",
        "birdsong",
        2,
        {"face_down": {"5": ["raid_1"]}},
        {"corvid_warrior": {"5": 1}, "plot": {"5": 1}},
        [],
    ),
    "corvids_recruit": ("corvids", "birdsong", 3, {}, {"corvid_warrior": {"5": 1}}, ["anvil"]),
    "corvids_act": ("corvids", "daylight", 1, {"actions": 3}, {"corvid_warrior": {"5": 1}}, []),
    "corvids_exert": ("corvids", "evening", 1, {}, {"corvid_warrior": {"5": 1}}, []),
    "keepers_encamp": ("keepers", "birdsong", 2, {}, {"keepers_warrior": {"5": 1}}, []),
    "keepers_decamp": ("keepers", "birdsong", 3, {}, {"waystation_figure_tablet": {"5": 1}}, []),
    "keepers_recruit": ("keepers", "birdsong", 4, {}, {"waystation_figure_tablet": {"5": 1}}, ["bake_sale"]),
    "keepers_act": ("keepers", "daylight", 2, {}, {"keepers_warrior": {"5": 1}}, []),
    "keepers_gather": ("keepers", "evening", 1, {"gathering": 1}, {"keepers_warrior": {"5": 1}}, ["anvil"]),
}


def at(step: str) -> Match:
    """A faction at one of its steps, with a boot to give away; no card is left to be drawn."""
    faction, phase, number, own, there, cards = STEPS[step]
    if faction == "keepers":
        own = {"retinue": [["retainer_1"], ["retainer_2"], ["retainer_3"]], **own}
    return hire(
        "exile",
        by=1,
        phase=phase,
        step=number,
        table=[faction, *[each for each in (*OPPONENTS, "duchy") if each != faction][:2]],
        boards={faction: own},
        on_map=there,
        cards={0: cards},
        fields={"forest": "a", "clubs": 3},
        crafted_items={"0": {"boot": 1}},
        pile=[],
    )


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("step", list(STEPS))
def test_the_exile_is_given_an_item_at_any_step_and_the_step_goes_on(step: str) -> None:
    match = at(step)
    before, offered = asked(match), options(match)
    assert before[:2] == (0, step)
    answer(match, "give_to_exile boot")
    assert card(match, "exile")["items"] == {"boot": 1}
    assert score(match) == 1
    assert asked(match) == before
    assert options(match) == offered - {"give_to_exile boot"}


RAT: dict[str, Any] = {"warlord": {"5": 1}, "hundreds_warrior": {"5": 1}, "stronghold": {"5": 1}}


@pytest.mark.law("root:4.1.3", "root:14.4")
@pytest.mark.parametrize(
    ("step", "topic", "there"),
    [
        ("anoint", "hundreds_anoint", {"hundreds_warrior": {"5": 1, "1": 1}}),
        ("mood", "hundreds_mood", RAT),
        ("lavish", "hundreds_lavish", RAT),
    ],
)
def test_the_hundreds_who_keep_no_crafted_items_claim_at_every_step_of_birdsong(
    step: str, topic: str, there: dict[str, Any]
) -> None:
    match = horde(step, mood="lavish", hoard={"tea": 1}, on_map=there, crafted={0: ["royal_claim"]})
    before, offered = asked(match), options(match)
    assert before[:2] == (0, topic)
    answer(match, "use royal_claim")
    assert score(match) == len(there["hundreds_warrior"])
    assert (asked(match), options(match)) == (before, offered - {"use royal_claim"})


@pytest.mark.law("root:4.1.3", "root:14.5")
@pytest.mark.parametrize(
    ("step", "topic"), [("craft", "hundreds_craft"), ("first", "hundreds_command"), ("second", "hundreds_advance")]
)
def test_the_hundreds_collect_taxes_at_every_step_of_daylight(step: str, topic: str) -> None:
    there = {"warlord": {"5": 1}, "hundreds_warrior": {"5": 1, "9": 1}, "stronghold": {"5": 1}}
    match = horde(step, on_map=there, crafted={0: ["tax_collector_1"]}, cards={0: ["bake_sale"]}, pile=[])
    before, offered = asked(match), options(match)
    assert before[:2] == (0, topic)
    answer(match, "use tax_collector_1", "at 9")
    assert pieces(match, "hundreds_warrior", "9") == 0
    assert asked(match) == before
    assert options(match) < offered
