"""D5 The blizzard, and how the Walkabout Woman helps in it."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.table import answer, asked, held, options, owner, pieces, record, state, vocabulary
from tests.law.neanderthal.turns import icon

HAREM = {"archaic": "harem"}


def blizzard(**given: Any) -> Match:
    """A blizzard, with nothing after it but the auction of the Generous Woman."""
    return icon("generous_woman", 2, **given)


@pytest.mark.law("neanderthal:D5.ex", "neanderthal:D5.1")
def test_the_example_of_five_tribesmen_and_five_dependents() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 5, "archaic_4": 1, "archaic_6": 1}},
        tableau={"piper": "archaic", "matriarch": "archaic", "caribou": "archaic"},
    )
    assert asked(match) == (0, "who_is_left", "D5.1")
    assert options(match) == {
        "lose_elder 4",
        "lose_elder 6",
        "lose_card piper",
        "lose_card matriarch",
        "lose_card caribou",
    }
    answer(match, "lose_card caribou", "lose_elder 4", "lose_elder 6")
    assert asked(match)[1] == "bid"
    assert (owner(match, "piper"), owner(match, "matriarch")) == ("archaic", "archaic")
    assert owner(match, "caribou") == "none"
    assert pieces(match, "archaic", "dead") == 14


@pytest.mark.law("neanderthal:D5.1")
@pytest.mark.parametrize(("unassigned", "struck"), [(1, True), (2, False), (3, False)])
def test_every_dependent_needs_two_unassigned_tribesmen(unassigned: int, struck: bool) -> None:
    match = blizzard(pieces={"archaic": {"unassigned": unassigned}}, tableau={"piper": "archaic"})
    assert (owner(match, "piper") == "none") is struck


@pytest.mark.law("neanderthal:D5.1")
def test_the_alpha_and_wanderlusters_support_too() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 1}, "cro_magnon": {"unassigned": 1, "guests_of_archaic": 1}},
        tableau={"piper": "archaic"},
    )
    assert owner(match, "piper") == "archaic"


@pytest.mark.law("neanderthal:D5a.1")
def test_daughters_with_mature_husbands_inventions_and_trophies_depend_on_nobody() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 1, "wed_piper": 1}, "cro_magnon": {"unassigned": 1, "wed_matriarch": 1}},
        alpha={"archaic": "unassigned"},
        tableau={"piper": "archaic", "matriarch": "archaic", "carcass_17": "archaic", "elephant": "archaic"},
    )
    assert asked(match)[1] == "bid"
    assert [owner(match, card) for card in ("piper", "matriarch", "carcass_17", "elephant")] == ["archaic"] * 4


@pytest.mark.law("neanderthal:D5a.1", "neanderthal:D5a.3")
def test_a_husband_with_a_disk_does_not_support_his_wife_and_comes_home_only_afterwards() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 1, "wed_piper": 1, "archaic_6": 1}},
        alpha={"archaic": "unassigned"},
        unripe=["piper"],
        tableau={"piper": "archaic"},
    )
    answer(match, "lose_card piper")
    assert pieces(match, "archaic", "archaic_6") == 0
    assert pieces(match, "archaic") == 2
    assert vocabulary(match, "archaic") == (5, 5, 5)
    lines = record(match)
    assert lines.index("D5a.3 husband_returned archaic piper") > lines.index("D5a.2 elder_lost archaic archaic_6")


@pytest.mark.law("neanderthal:D5a.2", "neanderthal:D5b")
def test_the_disks_of_immature_dependents_come_back() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 1, "archaic_6": 1}},
        immature=["archaic_6"],
        tableau={"piper": "archaic", "caribou": "archaic"},
        disks={"piper": {"orange": 2}, "caribou": {"white": 1}},
    )
    answer(match, "lose_card piper")
    assert vocabulary(match, "archaic") == (5, 4, 4)
    answer(match, "lose_card caribou")
    assert vocabulary(match, "archaic") == (5, 5, 5)
    assert (owner(match, "caribou"), pieces(match, "archaic", "archaic_6")) == ("none", 0)
    assert "D5a.2 disk_freed archaic black archaic_6" in record(match)


@pytest.mark.law("neanderthal:D5a.2", "neanderthal:B2c")
def test_with_the_elders_go_cards_of_the_hand() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 1, "archaic_3": 1}}, tribal=["archaic"], hand={"horse": "archaic"}
    )
    assert held(match, "archaic") == set()


@pytest.mark.law("neanderthal:D5a.2")
@pytest.mark.parametrize(("alpha", "lines"), [("dead", []), ("archaic_3", ["D5a.2 alpha_died archaic"])])
def test_an_elder_is_lost_once_and_the_record_says_if_he_was_the_alpha(alpha: str, lines: list[str]) -> None:
    match = blizzard(pieces={"archaic": {"archaic_3": 1, "archaic_6": 1}}, alpha={"archaic": alpha})
    answer(match, "lose_elder 3")
    lost = [line for line in record(match) if line.startswith("D5a.2")]
    assert lost == ["D5a.2 elder_lost archaic archaic_3", *lines, "D5a.2 elder_lost archaic archaic_6"]
    assert state(match)["alpha"]["archaic"] == "dead"


@pytest.mark.law("neanderthal:D5a.2", "neanderthal:B4a")
def test_an_alpha_who_is_an_elder_may_be_swapped_before_he_is_lost() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 1, "archaic_3": 1}},
        alpha={"archaic": "archaic_3"},
    )
    assert options(match) == {"lose_elder 3", "swap_alpha"}
    answer(match, "swap_alpha")
    assert state(match)["alpha"]["archaic"] == "unassigned"
    assert pieces(match, "archaic", "archaic_3") == 0


@pytest.mark.law("neanderthal:D4c.2")
def test_husbands_of_the_promiscuous_stay_when_the_piper_is_lost() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 1, "wed_matriarch": 1}},
        alpha={"archaic": "unassigned"},
        sexuality={"archaic": "promiscuous"},
        tableau={"piper": "archaic", "matriarch": "archaic"},
    )
    assert (owner(match, "piper"), owner(match, "matriarch")) == ("none", "archaic")
    assert pieces(match, "archaic", "wed_matriarch") == 1


# CARD.46


@pytest.mark.law("neanderthal:CARD.46")
def test_with_the_walkabout_woman_a_daughter_counts_as_a_tribesman() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 3, "archaic_4": 1, "archaic_6": 1}},
        sexuality=HAREM,
        tableau={"walkabout_woman": "archaic", "piper": "archaic"},
        disks={"piper": {"orange": 1}},
    )
    assert asked(match) == (0, "who_helps", "CARD.46")
    assert options(match) == {"help walkabout_woman", "help piper", "decline"}
    answer(match, "help piper")
    assert options(match) == {"lose_elder 4", "lose_elder 6", "lose_card walkabout_woman"}
    answer(match, "lose_elder 4")
    assert asked(match)[1] == "bid"
    assert (owner(match, "piper"), pieces(match, "archaic", "archaic_6")) == ("archaic", 1)


@pytest.mark.law("neanderthal:CARD.46")
def test_only_a_daughter_of_the_own_tableau_helps() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 3, "archaic_4": 1, "archaic_6": 1}},
        sexuality=HAREM,
        tableau={"walkabout_woman": "archaic", "piper": "archaic", "paintress": "neanderthal", "horse": "archaic"},
        disks={"piper": {"orange": 1}},
    )
    for card in ("paintress", "horse"):
        reason = match.why_not(f"help {card}")
        assert reason is not None
        assert reason.phrase.name == "not_your_daughter"


@pytest.mark.law("neanderthal:CARD.46")
def test_nobody_need_count_her_so_and_she_is_not_asked_for_where_all_are_supported() -> None:
    given = {"sexuality": HAREM, "tableau": {"walkabout_woman": "archaic"}}
    match = answer(blizzard(pieces={"archaic": {"unassigned": 1}}, **given), "decline")
    assert owner(match, "walkabout_woman") == "none"
    assert asked(blizzard(pieces={"archaic": {"unassigned": 2}}, **given))[1] == "bid"


@pytest.mark.law("neanderthal:CARD.46")
def test_an_immature_walkabout_woman_helps_nobody() -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 1}},
        sexuality=HAREM,
        tableau={"walkabout_woman": "archaic"},
        disks={"walkabout_woman": {"black": 1}},
    )
    assert owner(match, "walkabout_woman") == "none"


@pytest.mark.law("neanderthal:CARD.46", "neanderthal:D5a.1")
@pytest.mark.parametrize(("reading", "left"), [("any", 1), ("dependent", 0)])
def test_whether_a_daughter_who_depends_on_nobody_can_count_so_is_a_ruling(reading: str, left: int) -> None:
    match = blizzard(
        pieces={"archaic": {"unassigned": 1, "archaic_6": 1, "wed_walkabout_woman": 1}},
        tableau={"walkabout_woman": "archaic"},
        rules={"walkabout": reading},
    )
    if reading == "any":
        answer(match, "help walkabout_woman")
    assert asked(match)[1] == "bid"
    assert pieces(match, "archaic", "archaic_6") == left
    assert owner(match, "walkabout_woman") == "archaic"
