"""D7 The culture auction, and what daughters do in it and after it."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.table import answer, asked, options, owner, record, state, vocabulary
from tests.law.neanderthal.turns import sale


def generous(*tribes: str, **given: Any) -> Match:
    """The Generous Woman is for sale, for orange and black disks."""
    return sale("generous_woman", 2, *tribes, **given)


def singing(*tribes: str, **given: Any) -> Match:
    """The Singing Woman is for sale, for orange disks."""
    return sale("singing_woman", 3, *tribes, **given)


def poor(tribe: str, orange: int) -> dict[str, Any]:
    """A tribe has only so many orange disks, for others lie on a daughter of its."""
    return {"tableau": {"piper": tribe}, "disks": {"piper": {"orange": 5 - orange}}}


OTHERWISE: dict[str, Any] = {"sexuality": {"archaic": "harem"}}  # so that the others are pair-bonding
TRIBAL: dict[str, Any] = {"tribal": ["neanderthal"], "sexuality": {"neanderthal": "harem"}}


@pytest.mark.law("neanderthal:D7.1", "neanderthal:D7b.1", "neanderthal:D7c")
def test_vocal_species_may_bid_in_the_order_of_play_from_one_disk_on() -> None:
    match = singing(order=["cro_magnon", "archaic", "neanderthal"], **poor("cro_magnon", 2), **OTHERWISE)
    assert asked(match) == (2, "bid", "D7b.1")
    assert options(match) == {"bid 1", "bid 2", "decline"}


@pytest.mark.law("neanderthal:D7.1")
def test_a_tribal_species_may_not_bid() -> None:
    match = singing(tribal=["archaic", "cro_magnon"], sexuality={"cro_magnon": "promiscuous"})
    assert asked(match)[0] == 1
    answer(match, "bid 1")
    assert owner(match, "singing_woman") == "neanderthal"


@pytest.mark.law("neanderthal:D7a", "neanderthal:B3a")
def test_only_disks_of_her_colours_in_the_vocabulary_can_be_bid() -> None:
    given = {
        "portals": {"archaic": ["venus_orange", "shaman_white"]},
        "pieces": {"archaic": {"unassigned": 1, "archaic_6": 1}},
        "immature": ["archaic_6"],
    }
    assert options(singing(**given), "bid") == {"1", "2", "3", "4"}
    assert options(generous(**given), "bid") == {str(disks) for disks in range(1, 9)}


@pytest.mark.law("neanderthal:D7b.1")
def test_others_may_match_or_exceed_and_it_goes_round_until_nobody_does() -> None:
    match = answer(singing("archaic", "neanderthal"), "bid 2")
    assert options(match) == {"bid 2", "bid 3", "bid 4", "bid 5", "decline"}
    answer(match, "bid 3", "bid 4", "decline")
    assert owner(match, "singing_woman") == "archaic"
    assert (vocabulary(match, "archaic"), vocabulary(match, "neanderthal")) == ((1, 5, 5), (5, 5, 5))


@pytest.mark.law("neanderthal:D7b.1")
def test_the_table_shows_who_would_win_as_it_stands() -> None:
    match = generous()
    assert match.facts["highest_bidder"] == "none"
    answer(match, "bid 1")
    assert match.facts["highest_bidder"] == "archaic"
    answer(match, "bid 2")
    assert match.facts["highest_bidder"] == "neanderthal"


@pytest.mark.law("neanderthal:D7e", "neanderthal:B3d")
def test_the_winner_lays_her_out_under_the_disks_of_his_bid() -> None:
    match = answer(generous("archaic", "neanderthal"), "bid 3", "decline")
    assert owner(match, "generous_woman") == "archaic"
    assert options(match) == {"pay orange", "pay black"}
    answer(match, "pay orange", "pay black", "pay orange")
    assert state(match)["disks"]["generous_woman"] == {"orange": 2, "black": 1}
    assert vocabulary(match, "archaic") == (3, 5, 4)
    assert "D7e won archaic generous_woman 3" in record(match)


@pytest.mark.law("neanderthal:D7.3")
def test_without_a_bid_she_leaves_the_game() -> None:
    match = answer(singing("archaic", "neanderthal"), "decline", "decline")
    assert owner(match, "singing_woman") == "none"
    assert "D7.3 nobody_bids singing_woman" in record(match)


@pytest.mark.law("neanderthal:D7.1", "neanderthal:D7.3")
def test_without_anybody_who_may_bid_she_leaves_the_game_too() -> None:
    match = singing("archaic", "neanderthal", tribal=["archaic", "neanderthal"])
    assert "D7.3 nobody_bids singing_woman" in record(match)


@pytest.mark.law("neanderthal:D7.ex", "neanderthal:D7d.1")
def test_the_example_of_two_equal_bids_of_one_disk() -> None:
    match = generous("cro_magnon", "neanderthal", order=["neanderthal", "cro_magnon"])
    answer(match, "decline", "bid 1", "bid 1", "decline", "pay orange")
    assert owner(match, "generous_woman") == "neanderthal"
    assert state(match)["disks"]["generous_woman"] == {"orange": 1}
    assert vocabulary(match, "cro_magnon") == (5, 5, 5)


# D7.2 Half bids


@pytest.mark.law("neanderthal:D7.2", "neanderthal:D7.ex")
def test_two_disks_of_a_tribal_harem_holder_match_one_and_win_if_he_is_first_in_the_order() -> None:
    match = singing("archaic", "neanderthal", order=["neanderthal", "archaic"], **TRIBAL)
    answer(match, "decline", "bid 1")
    assert asked(match)[0] == 1
    assert options(match, "bid") == {"2", "3", "4"}
    answer(match, "bid 2", "decline")
    assert owner(match, "singing_woman") == "neanderthal"
    assert vocabulary(match, "neanderthal") == (2, 4, 4)


@pytest.mark.law("neanderthal:D7.2", "neanderthal:D7.ex")
def test_later_in_the_order_he_needs_three() -> None:
    match = answer(singing("archaic", "neanderthal", **TRIBAL), "bid 1", "bid 2")
    assert owner(match, "singing_woman") == "archaic"
    match = answer(singing("archaic", "neanderthal", **TRIBAL), "bid 1", "bid 3")
    assert options(match, "bid") == {"2", "3", "4", "5"}
    answer(match, "decline")
    assert owner(match, "singing_woman") == "neanderthal"


@pytest.mark.law("neanderthal:D7c", "neanderthal:D7.2")
@pytest.mark.parametrize(("rule", "least"), [("one", {"1", "2", "3", "4"}), ("two", {"2", "3", "4"})])
def test_whether_he_may_bid_a_single_disk_is_a_ruling(rule: str, least: set[str]) -> None:
    match = singing("archaic", "neanderthal", order=["neanderthal", "archaic"], rules={"half_bid": rule}, **TRIBAL)
    assert options(match, "bid") == least
    answer(match, "decline")
    assert options(match, "bid") == {"1", "2", "3", "4", "5"}


@pytest.mark.law("neanderthal:D7c", "neanderthal:D7b.1")
def test_no_disk_is_no_bid_and_only_who_bids_halves_is_told_of_halves() -> None:
    match = singing("archaic", "neanderthal", rules={"half_bid": "two"}, **TRIBAL)
    nothing = match.why_not("bid 0")
    assert nothing is not None
    assert (nothing.clause, nothing.phrase.name) == ("D7c", "bid_too_low")
    answer(match, "decline")
    half = match.why_not("bid 1")
    assert half is not None
    assert (half.clause, half.phrase.name) == ("D7c", "bid_is_too_small")


# CARD.45 and CARD.56


@pytest.mark.law("neanderthal:D7d.2", "neanderthal:CARD.45")
def test_the_caring_woman_wins_ties() -> None:
    match = singing(
        "archaic", "neanderthal", tableau={"caring_woman": "neanderthal"}, sexuality={"neanderthal": "harem"}
    )
    answer(match, "bid 1", "bid 1")
    assert asked(match)[0] == 0
    answer(match, "decline")
    assert owner(match, "singing_woman") == "neanderthal"


@pytest.mark.law("neanderthal:D7d.2", "neanderthal:CARD.45")
def test_for_father_and_husband_of_the_caring_woman_the_order_tells() -> None:
    match = singing(
        "archaic",
        "neanderthal",
        pieces={"archaic": {"unassigned": 1, "wed_caring_woman": 1}},
        tableau={"caring_woman": "neanderthal"},
    )
    answer(match, "bid 1", "bid 1")
    assert owner(match, "singing_woman") == "archaic"


@pytest.mark.law("neanderthal:CARD.56", "neanderthal:D7.1")
def test_with_the_generous_woman_a_tribal_species_bids_as_a_vocal_one() -> None:
    given = {"tableau": {"generous_woman": "archaic"}, "tribal": ["archaic"]}
    match = singing("archaic", "neanderthal", **given, sexuality={"archaic": "promiscuous"})
    assert asked(match)[0] == 0
    answer(match, "bid 1")
    assert options(match, "bid") == {"1", "2", "3", "4", "5"}
    match = answer(singing("archaic", "neanderthal", **given, sexuality={"archaic": "harem"}), "bid 2")
    assert options(match, "bid") == {"2", "3", "4", "5"}


@pytest.mark.law("neanderthal:CARD.56")
def test_by_another_ruling_she_makes_a_vocal_species_bid_as_a_tribal_one() -> None:
    given: dict[str, Any] = {"tableau": {"generous_woman": "archaic"}, "rules": {"generous_woman": "as_tribal"}}
    match = singing("archaic", "neanderthal", **given, sexuality={"archaic": "promiscuous"})
    assert asked(match)[0] == 1
    match = answer(singing("archaic", "neanderthal", **given, sexuality={"archaic": "harem"}), "bid 2")
    assert options(match, "bid") == {"1", "2", "3", "4", "5"}


@pytest.mark.law("neanderthal:J1.1", "neanderthal:D7.1")
def test_a_lazarus_species_may_bid() -> None:
    match = answer(singing("archaic", "neanderthal", pieces={"archaic": {}}), "bid 1", "decline")
    assert owner(match, "singing_woman") == "archaic"


# CARD.46 The end of the phase


@pytest.mark.law("neanderthal:CARD.46")
def test_the_walkabout_woman_lets_live_otherwise_without_chaos() -> None:
    match = singing("archaic", "neanderthal", tableau={"walkabout_woman": "archaic"}, sexuality={"archaic": "harem"})
    answer(match, "decline", "decline")
    assert asked(match) == (0, "change_sexuality", "CARD.46")
    answer(match, "live pair_bonding")
    assert state(match)["sexuality"]["archaic"] == "pair_bonding"
    assert vocabulary(match, "archaic") == (5, 5, 5)


@pytest.mark.law("neanderthal:CARD.46")
def test_she_must_be_mature_for_it() -> None:
    match = singing(
        "archaic",
        "neanderthal",
        tableau={"walkabout_woman": "archaic"},
        disks={"walkabout_woman": {"black": 1}},
        sexuality={"archaic": "harem"},
    )
    answer(match, "decline", "decline")
    assert not any("CARD.46" in line for line in record(match))
    assert state(match)["sexuality"]["archaic"] == "harem"
