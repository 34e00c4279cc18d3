"""G2 and G3 Rerolls and face changes, by which cards and elders, and AP cold cards hunted as warm ones."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.hunts import ROW, hunt, hunts, rolls, told
from tests.law.greenland.table import HUNT, answer, asked, dice, options, state, table

# One card of each type of hunt (B1.1).
LAND, MARITIME, FISHING, METALLURGY, RAID = "harp_seal_pup", "harbor_seal", "arctic_char", "bog_iron", "shieling_raid"
CARDS = [LAND, MARITIME, FISHING, METALLURGY, RAID]

# G2 Rerolls


def rolled_again(match: Match) -> list[int]:
    """The faces of which dice may be rolled again; they are not."""
    faces = []
    while match.ask is not None and match.ask.topic.name == "reroll":
        faces.append(match.ask.args[0])
        match.answer("number 0")
    return faces


@pytest.mark.law("greenland:G2.1")
@pytest.mark.law("greenland:G2.2")
@pytest.mark.law("greenland:G2.4")
@pytest.mark.parametrize("cold", [False, True])
def test_example_a_shaman_and_meeka_let_four_tunit_roll_three_dice_again(cold: bool) -> None:
    match = hunt(
        FISHING,
        {"tunit": 4},
        *(3, 3, 4, 5, 2, 4, 6),
        cold=cold,
        tableau={"meeka": "tunit"},
        others={"tunit_2": {"tunit": 1}},
    )
    answer(match, "number 2")  # the threes
    assert asked(match) == (2, "reroll", "G2.1")
    answer(match, "number 1")  # the four
    assert told(match, "rerolled") == ["rerolled tunit 0 1 0 1 0 1"]
    verdict = f"hunt_failed tunit {FISHING} 0" if cold else f"hunt_succeeded tunit {FISHING} 1"
    assert told(match, "hunt_succeeded", "hunt_failed") == [verdict]  # and the new 4 stays


@pytest.mark.law("greenland:G2.e1")
@pytest.mark.parametrize("cold", [False, True])
def test_example_of_the_1st_edition_meeka_lets_two_fours_be_rolled_again(cold: bool) -> None:
    match = hunt(FISHING, {"tunit": 4}, 3, 3, 4, 4, 2, 4, cold=cold, tableau={"meeka": "tunit"}, edition=1)
    answer(match, "number 2")
    verdict = f"hunt_failed tunit {FISHING} 0" if cold else f"hunt_succeeded tunit {FISHING} 1"
    assert told(match, "hunt_succeeded", "hunt_failed") == [verdict]


@pytest.mark.law("greenland:G2.2")
def test_a_die_rolled_again_stands_even_where_another_card_names_its_new_face() -> None:
    match = hunt(LAND, {"thule": 1}, 5, 3, tableau={"gyrfalcon": "thule", "husky": "thule"})
    answer(match, "number 1")
    assert told(match, "rerolled", "hunt_failed") == ["rerolled thule 0 0 1 0 0 0", f"hunt_failed thule {LAND} 0"]


@pytest.mark.law("greenland:G2.3")
def test_rerolls_are_optional_die_by_die_and_made_all_at_once() -> None:
    match = hunt(LAND, {"thule": 3}, 3, 3, 5, 6, tableau={"gyrfalcon": "thule", "husky": "thule"})
    assert options(match, "number") == {"0", "1", "2"}
    answer(match, "number 1")
    assert told(match, "rerolled") == []  # not before everything is said
    answer(match, "number 0")
    assert told(match, "rerolled") == ["rerolled thule 0 0 0 0 0 1"]


@pytest.mark.law("greenland:G2.1")
@pytest.mark.parametrize(
    ("holder", "card", "face"),
    [
        pytest.param("gyrfalcon", LAND, 5, marks=pytest.mark.law("greenland:AP.6")),
        pytest.param("husky", LAND, 3, marks=pytest.mark.law("greenland:AP.9")),
        pytest.param("elkhound", LAND, 3, marks=pytest.mark.law("greenland:AP.9")),
        pytest.param("cable_backed_bow", RAID, 3, marks=pytest.mark.law("greenland:AP.8")),
        pytest.param("hammer", RAID, 6, marks=pytest.mark.law("greenland:AP.15")),
        pytest.param("axe", RAID, 6, marks=pytest.mark.law("greenland:AP.15")),
        pytest.param("sword", RAID, 5, marks=pytest.mark.law("greenland:AP.16")),
        pytest.param("sword", RAID, 6, marks=pytest.mark.law("greenland:AP.16")),
        pytest.param("meeka", FISHING, 4, marks=pytest.mark.law("greenland:AP.21")),
        pytest.param("kirima", MARITIME, 4, marks=pytest.mark.law("greenland:AP.21")),
        pytest.param("sigrid", METALLURGY, 3, marks=pytest.mark.law("greenland:AP.21")),
    ],
)
def test_a_card_lets_its_faces_be_rolled_again(holder: str, card: str, face: int) -> None:
    match = hunt(card, {"thule": 1}, face, 6, tableau={holder: "thule"})
    if asked(match)[1] == "before_roll":
        answer(match, "roll")
    assert asked(match) == (1, "reroll", "G2.1")


@pytest.mark.law("greenland:AP.6")
@pytest.mark.law("greenland:AP.8")
@pytest.mark.law("greenland:AP.9")
@pytest.mark.law("greenland:AP.21")
@pytest.mark.law("greenland:B1.1")
@pytest.mark.law("greenland:G2.1")
def test_cards_name_every_face_and_type_that_may_be_rolled_again() -> None:
    found = {
        (holder, card, face)
        for holder in ("gyrfalcon", "husky", "elkhound", "cable_backed_bow", "meeka", "kirima", "sigrid")
        for card in CARDS
        for face in rolled_again(hunt(card, {"sami": 6}, *range(1, 7), tableau={holder: "sami"}))
    }
    assert found == {
        ("gyrfalcon", LAND, 5),
        ("husky", LAND, 3),
        ("elkhound", LAND, 3),
        ("cable_backed_bow", RAID, 3),
        ("meeka", FISHING, 4),
        ("kirima", MARITIME, 4),
        ("sigrid", METALLURGY, 3),
    }


def rerolls_of_elders(tribe: str, edition: int = 3) -> set[tuple[int, str, int]]:
    """By which ranks a polytheist tribe may roll which faces again: rank, card and face."""
    return {
        (rank, card, face)
        for rank in range(1, 7)
        for card in CARDS
        for face in rolled_again(
            hunt(card, {tribe: 6}, *range(1, 7), others={f"{tribe}_{rank}": {tribe: 1}}, edition=edition)
        )
    }


TRACKERS = {(5, LAND, 3), (5, LAND, 4)}


@pytest.mark.law("greenland:AP.1")
def test_norse_elders_that_let_dice_be_rolled_again() -> None:
    assert rerolls_of_elders("norse") == TRACKERS | {(3, METALLURGY, 4)}


@pytest.mark.law("greenland:AP.2")
def test_thule_elders_that_let_dice_be_rolled_again() -> None:
    common = TRACKERS | {(3, METALLURGY, 4), (4, RAID, 4)}
    assert rerolls_of_elders("thule", edition=1) == common | {(2, MARITIME, 3)}
    assert rerolls_of_elders("thule") == common | {(1, MARITIME, 3)}


@pytest.mark.law("greenland:AP.3")
def test_tunit_elders_that_let_dice_be_rolled_again() -> None:
    assert rerolls_of_elders("tunit") == TRACKERS | {(2, FISHING, 3)}


@pytest.mark.law("greenland:G2.1")
def test_a_monotheists_acolyte_is_no_tracker() -> None:
    match = hunt(LAND, {"norse": 1}, 3, others={"norse_5": {"norse": 1}}, religion={"norse": "monotheist"})
    assert told(match, "hunt_failed") == [f"hunt_failed norse {LAND} 0"]


@pytest.mark.law("greenland:I5.3")
@pytest.mark.parametrize(("reading", "taught"), [("guest", "norse"), ("host", "thule")])
def test_a_missionary_to_the_thule_brings_the_maritime_reroll_of_their_chief(reading: str, taught: str) -> None:
    missionary = {"thule_1": {"norse": 1}}
    rules = {"maritime_missionary": reading}
    for tribe in ("norse", "thule", "tunit"):
        match = hunt(MARITIME, {tribe: 1}, 3, 6, others=missionary, rules=rules)
        assert (asked(match)[1] == "reroll") == (tribe == taught)


@pytest.mark.law("greenland:I5.3")
def test_a_representative_among_monotheist_thule_brings_no_reroll() -> None:
    monotheists = {"norse": "monotheist", "thule": "monotheist"}
    match = hunt(MARITIME, {"norse": 1}, 3, others={"thule_1": {"norse": 1}}, religion=monotheists)
    assert told(match, "hunt_failed") == [f"hunt_failed norse {MARITIME} 0"]


@pytest.mark.law("greenland:I5.3", "greenland:J1.1")
def test_nobody_learns_from_thule_who_have_died_out() -> None:
    teacher = {"norse": {MARITIME: 1, "unassigned": 1, "thule_1": 1}, "tunit": {"unassigned": 1}}
    given: dict[str, Any] = {"phase": HUNT, "warm": {ROW[MARITIME]: [MARITIME]}}
    alive = table("norse", "thule", "tunit", pieces=teacher, chance=dice(3), **given)
    assert asked(alive)[1] == "reroll"
    dead: dict[str, Any] = {
        "pieces": {**teacher, "thule": {}},
        "extinct": {"thule": True},
        "alpha": {"thule": "valhalla"},
    }
    match = table("norse", "thule", "tunit", chance=dice(3), **dead, **given)
    assert told(match, "hunt_failed") == [f"hunt_failed norse {MARITIME} 0"]


@pytest.mark.law("greenland:I5.3")
def test_thule_without_a_missionary_learn_nothing_by_the_other_reading() -> None:
    match = hunt(MARITIME, {"thule": 1}, 3, rules={"maritime_missionary": "host"})
    assert told(match, "hunt_failed") == [f"hunt_failed thule {MARITIME} 0"]


# G3 Face changes


@pytest.mark.law("greenland:G3.1")
@pytest.mark.parametrize(
    ("holder", "card", "face"),
    [
        pytest.param("toggle_head_harpoon", MARITIME, 3, marks=pytest.mark.law("greenland:AP.8")),
        pytest.param("cable_backed_bow", LAND, 3, marks=pytest.mark.law("greenland:AP.8")),
        pytest.param("seal_scratcher", FISHING, 3, marks=pytest.mark.law("greenland:AP.8")),
        pytest.param("orca", MARITIME, 3, marks=pytest.mark.law("greenland:AP.10")),
        pytest.param("cold_forging", METALLURGY, 4, marks=pytest.mark.law("greenland:AP.12")),
        pytest.param("hammer", METALLURGY, 3, marks=pytest.mark.law("greenland:AP.15")),
        pytest.param("axe", METALLURGY, 3, marks=pytest.mark.law("greenland:AP.15")),
        pytest.param("crossbow", LAND, 3, marks=pytest.mark.law("greenland:AP.15")),
        pytest.param("crossbow", RAID, 3, marks=pytest.mark.law("greenland:AP.15")),
        pytest.param("chain_mail", RAID, 2, marks=pytest.mark.law("greenland:AP.16")),
    ],
)
def test_a_card_turns_a_face_into_a_one(holder: str, card: str, face: int) -> None:
    match = hunt(card, {"sami": 1}, face, tableau={holder: "sami"})
    if asked(match)[1] == "before_roll":
        answer(match, "roll")
    assert told(match, "dice_changed") == ["dice_changed sami 1 0 0 0 0 0"]


@pytest.mark.law("greenland:AP.8")
@pytest.mark.law("greenland:AP.10")
@pytest.mark.law("greenland:B1.1")
@pytest.mark.law("greenland:G3.1")
def test_cards_name_every_face_and_type_that_they_change() -> None:
    found = {
        (holder, card, face)
        for holder in ("toggle_head_harpoon", "cable_backed_bow", "seal_scratcher", "orca")
        for card in CARDS
        for line in told(hunt(card, {"sami": 6}, *range(1, 7), tableau={holder: "sami"}), "dice_changed")
        for face, number in enumerate(line.split()[2:], start=1)
        if number == "0"
    }
    assert found == {
        ("toggle_head_harpoon", MARITIME, 3),
        ("cable_backed_bow", LAND, 3),
        ("seal_scratcher", FISHING, 3),
        ("orca", MARITIME, 3),
    }


@pytest.mark.law("greenland:A1.4.2")
@pytest.mark.law("greenland:G0.6")
@pytest.mark.law("greenland:G3.3")
def test_example_a_four_is_rolled_again_into_a_three_that_the_crossbow_makes_a_one() -> None:
    match = hunt("elkhound", {"norse": 1}, 4, 3, tableau={"crossbow": "norse"}, others={"norse_5": {"norse": 1}})
    answer(match, "number 1")
    assert told(match, "rerolled", "dice_changed", "hunt_succeeded") == [
        "rerolled norse 0 0 1 0 0 0",
        "dice_changed norse 1 0 0 0 0 0",
        "hunt_succeeded norse elkhound 1",
    ]


@pytest.mark.law("greenland:G3.e1")
def test_example_of_the_1st_edition_the_crossbow_makes_a_three_a_one() -> None:
    match = hunt("elkhound", {"norse": 1}, 3, tableau={"crossbow": "norse"}, edition=1, cold=True)
    assert told(match, "hunt_succeeded") == ["hunt_succeeded norse elkhound 1"]


@pytest.mark.law("greenland:G3.1")
@pytest.mark.law("greenland:G3.2")
def test_every_die_with_the_face_is_changed_without_asking_and_kills_nobody() -> None:
    match = hunt("walrus", {"thule": 4}, 3, 6, 6, 3, tableau={"toggle_head_harpoon": "thule"})
    assert told(match, "dice_changed") == ["dice_changed thule 2 0 0 0 0 2"]
    assert told(match, "hunt_succeeded", "died") == ["hunt_succeeded thule walrus 2"]


@pytest.mark.law("greenland:G3.2")
@pytest.mark.law("greenland:G4.5")
def test_a_changed_die_is_a_one_among_dice_alike_and_a_two_stays_a_two() -> None:
    match = hunt("walrus", {"thule": 3}, 1, 1, 3, tableau={"toggle_head_harpoon": "thule"})
    assert asked(match) == (1, "take_trophy", "G5.1")
    match = hunt("walrus", {"thule": 3}, 1, 1, 2)
    assert told(match, "hunt_succeeded") == ["hunt_succeeded thule walrus 3"]
    assert told(match, "trophy_taken") == []


# AP Cold cards hunted as warm ones


@pytest.mark.law("greenland:AP.14")
def test_wooden_maps_make_one_cold_card_a_turn_a_warm_one() -> None:
    match = hunts(
        {"ringed_seal": {"thule": 1}, "arctic_cod": {"thule": 1}, "little_auk": {"thule": 1}},
        *(2, 2, 2),
        cold={"north": ["ringed_seal", "arctic_cod"]},
        warm={"north": ["little_auk"]},
        tableau={"wooden_maps": "thule"},
    )
    answer(match, "hunt little_auk")
    assert told(match, "hunt_succeeded") == ["hunt_succeeded thule little_auk 1"]  # warm: nothing to say before it
    answer(match, "hunt arctic_cod")
    assert options(match) == {"roll", "hunt_as_warm"}
    answer(match, "hunt_as_warm")
    assert told(match, "hunt_succeeded", "hunt_failed")[1:] == [
        "hunt_succeeded thule arctic_cod 1",
        "hunt_failed thule ringed_seal 0",
    ]


@pytest.mark.law("greenland:AP.14")
def test_the_map_is_the_owners_choice_and_can_be_kept_for_another_card() -> None:
    match = hunts(
        {"ringed_seal": {"thule": 1}, "arctic_cod": {"thule": 1}},
        *(2, 2),
        cold={"north": ["ringed_seal", "arctic_cod"]},
        tableau={"wooden_maps": "thule"},
    )
    answer(match, "hunt arctic_cod", "roll", "hunt_as_warm")
    assert told(match, "hunt_succeeded", "hunt_failed") == [
        "hunt_failed thule arctic_cod 0",
        "hunt_succeeded thule ringed_seal 1",
    ]


@pytest.mark.law("greenland:AP.2")
def test_thule_trackers_hunt_a_cold_new_world_card_as_a_warm_one() -> None:
    trackers = {"thule_5": {"thule": 1}}
    match = answer(hunt("markland", {"thule": 2}, 2, 2, cold=True, others=trackers), "hunt_as_warm")
    assert told(match, "hunt_succeeded") == ["hunt_succeeded thule markland 2"]
    match = hunt("ringed_seal", {"thule": 1}, 2, cold=True, others=trackers)
    assert told(match, "hunt_failed") == ["hunt_failed thule ringed_seal 0"]


@pytest.mark.law("greenland:AP.3")
def test_each_tunit_tracker_makes_one_cold_card_a_warm_one_the_new_world_too() -> None:
    match = hunts(
        {"ringed_seal": {"tunit": 1}, "markland": {"tunit": 2}, "arctic_cod": {"tunit": 1}, "tunit_5": {"tunit": 2}},
        *(2, 2, 2, 2),
        cold={"north": ["markland", "ringed_seal", "arctic_cod"]},
    )
    answer(match, "hunt ringed_seal", "hunt_as_warm", "hunt markland", "hunt_as_warm")
    assert told(match, "hunt_succeeded", "hunt_failed") == [
        "hunt_succeeded tunit ringed_seal 1",
        "hunt_succeeded tunit markland 2",
        "hunt_failed tunit arctic_cod 0",
    ]
    assert state(match)["warmed"]["tunit"] == 2


@pytest.mark.law("greenland:AP.1")
def test_norse_trackers_find_cold_cards_cold() -> None:
    match = hunt("markland", {"norse": 2}, 2, 2, cold=True, others={"norse_5": {"norse": 1}})
    assert told(match, "hunt_failed") == ["hunt_failed norse markland 0"]
    assert rolls(match) == ["norse 2"]
