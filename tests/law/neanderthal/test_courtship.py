"""G1 Courtship: who rolls, who succeeds, and who is the husband then."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import Standing, hunts, told
from tests.law.neanderthal.table import answer, asked, options, pieces, record, state, table, vocabulary


def courting(daughter: str, father: str, suitors: list[str], *faces: int, **given: Any) -> Match:
    """Suitors of a mature daughter in phase 4, with these dice to come; husbands and others may be given besides."""
    others: Standing = given.pop("others", {})
    given["tableau"] = {daughter: father, **given.get("tableau", {})}
    return hunts({daughter: dict.fromkeys(suitors, 1), **others}, *faces, **given)


def husband(match: Match, daughter: str) -> str:
    """Of which tribe a daughter's husband is."""
    found = state(match)["pieces"].get(f"wed_{daughter}", {})
    return next((tribe for tribe, number in found.items() if number > 0), "none")


def is_unripe(match: Match, daughter: str) -> bool:
    """Whether a disk lies under a daughter's husband."""
    found: bool = state(match)["unripe"].get(daughter, False)
    return found


# G1b The roll


@pytest.mark.law("neanderthal:G1.1", "neanderthal:G1b", "neanderthal:A1.4c")
@pytest.mark.parametrize(
    ("face", "married", "at_home"),
    [(1, True, 1), (2, True, 1), (3, False, 2), (4, False, 2), (5, False, 2), (6, False, 1)],
)
def test_a_suitor_rolls_one_die(face: int, married: bool, at_home: int) -> None:
    match = courting("piper", "neanderthal", ["archaic"], face)
    assert told(match, "courted") == [f"courted archaic piper {face}"]
    assert husband(match, "piper") == ("archaic" if married else "none")
    assert pieces(match, "archaic") == at_home  # the Alpha is one of them
    assert pieces(match, "archaic", "piper") == 0


@pytest.mark.law("neanderthal:G1b", "neanderthal:E5d.1")
def test_a_six_kills_an_alpha_who_courts_without_a_warrior() -> None:
    match = courting("piper", "neanderthal", ["archaic"], 6, alpha={"archaic": "piper"})
    assert state(match)["alpha"]["archaic"] == "dead"


@pytest.mark.law("neanderthal:G1.1")
def test_a_suitor_must_court_but_may_refrain_if_so_agreed() -> None:
    match = courting("piper", "neanderthal", ["archaic"], 1, rules={"courtship": "may"})
    assert asked(match) == (0, "will_court", "G1.1")
    assert options(match) == {"court", "decline"}
    answer(match, "decline")
    assert told(match, "courted") == []
    assert (husband(match, "piper"), pieces(match, "archaic")) == ("none", 2)
    willing = answer(courting("piper", "neanderthal", ["archaic"], 1, rules={"courtship": "may"}), "court")
    assert husband(willing, "piper") == "archaic"


# G1a Immature daughters


@pytest.mark.law("neanderthal:G1a")
def test_an_immature_daughter_sends_every_suitor_home() -> None:
    immature = {"piper": {"orange": 1}}
    for alpha in ("unassigned", "piper"):
        match = courting(
            "piper",
            "archaic",
            ["archaic"],
            disks=immature,
            others={"archaic_4": {"archaic": 1}},
            alpha={"archaic": alpha},
        )
        assert told(match, "courted", "courtship_failed") == ["courtship_failed archaic piper"]
        assert "G1a returned archaic 1 piper" in record(match)
        assert husband(match, "piper") == "none"


@pytest.mark.law("neanderthal:G1a", "neanderthal:G1b")
def test_the_suitor_of_an_immature_daughter_rolls_for_his_life_if_so_agreed() -> None:
    rules = {"immature_daughter": "roll"}
    lucky = courting("piper", "neanderthal", ["archaic"], 1, disks={"piper": {"orange": 1}}, rules=rules)
    assert (husband(lucky, "piper"), pieces(lucky, "archaic")) == ("none", 2)
    dead = courting("piper", "neanderthal", ["archaic"], 6, disks={"piper": {"orange": 1}}, rules=rules)
    assert pieces(dead, "archaic") == 1


# G1c Automatic success


@pytest.mark.law("neanderthal:G1c.1", "neanderthal:E5d.1")
def test_the_alpha_of_a_mature_warrior_always_succeeds() -> None:
    warlord: dict[str, Any] = {"others": {"archaic_4": {"archaic": 1}}, "alpha": {"archaic": "piper"}}
    match = courting("piper", "neanderthal", ["archaic"], **warlord)
    assert told(match, "courted") == []
    assert husband(match, "piper") == "archaic"
    unripe = courting("piper", "neanderthal", ["archaic"], 5, immature=["archaic_4"], **warlord)
    assert (told(unripe, "courted"), husband(unripe, "piper")) == (["courted archaic piper 5"], "none")


@pytest.mark.law("neanderthal:G1c.1")
def test_an_unmarried_daughter_at_home_is_won_without_a_roll() -> None:
    match = courting("piper", "archaic", ["archaic"])
    assert (told(match, "courted"), husband(match, "piper")) == ([], "archaic")
    married = courting("piper", "archaic", ["archaic"], 3, others={"wed_piper": {"cro_magnon": 1}})
    assert (told(married, "courted"), husband(married, "piper")) == (["courted archaic piper 3"], "cro_magnon")


@pytest.mark.law("neanderthal:G1c.2")
def test_rivals_take_the_advantage_of_home_away_even_once_they_have_failed() -> None:
    first = courting("piper", "archaic", ["archaic", "neanderthal"], 3, 4, portals={"neanderthal": ["shaman_orange"]})
    assert told(first, "courted") == ["courted archaic piper 3", "courted neanderthal piper 4"]
    last = courting("piper", "archaic", ["archaic", "neanderthal"], 3, 4, portals={"archaic": ["shaman_orange"]})
    assert told(last, "courted") == ["courted neanderthal piper 3", "courted archaic piper 4"]
    assert husband(last, "piper") == "none"
    dead = courting("piper", "archaic", ["archaic", "neanderthal"], 6, 4, portals={"archaic": ["shaman_orange"]})
    assert told(dead, "courted") == ["courted neanderthal piper 6", "courted archaic piper 4"]


@pytest.mark.law("neanderthal:CARD.52", "neanderthal:G1c.1")
def test_who_has_the_singing_woman_always_succeeds() -> None:
    match = courting(
        "piper", "neanderthal", ["archaic"], tableau={"singing_woman": "archaic"}, sexuality={"archaic": "harem"}
    )
    assert (told(match, "courted"), husband(match, "piper")) == ([], "archaic")
    assert "CARD.52 courtship_succeeded archaic piper" in record(match)
    immature = courting(
        "piper",
        "neanderthal",
        ["archaic"],
        tableau={"singing_woman": "archaic"},
        sexuality={"archaic": "harem"},
        disks={"piper": {"orange": 1}},
    )
    assert husband(immature, "piper") == "none"


# G1d Several suitors


@pytest.mark.law("neanderthal:G1d")
def test_suitors_roll_by_their_words_of_her_colours_until_the_first_success() -> None:
    # The Fashion Woman is for orange and white disks, of which the Cro-Magnon have ten, the Archaic eight.
    match = courting(
        "fashion_woman",
        "archaic",
        ["archaic", "neanderthal", "cro_magnon"],
        *(3, 2),
        portals={
            "neanderthal": ["shaman_white", "shaman_orange", "bison_white"],
            "cro_magnon": ["venus_black", "bison_black"],
        },
        sexuality={"archaic": "harem"},
    )
    assert told(match, "courted") == ["courted cro_magnon fashion_woman 3", "courted archaic fashion_woman 2"]
    assert husband(match, "fashion_woman") == "archaic"
    assert [pieces(match, tribe) for tribe in ("archaic", "neanderthal", "cro_magnon")] == [1, 2, 2]
    said = [line for line in record(match) if line.startswith("G1d")]
    assert said == ["G1d beaten neanderthal fashion_woman", "G1d returned neanderthal 1 fashion_woman"]


@pytest.mark.law("neanderthal:G1d")
def test_her_father_decides_among_equals() -> None:
    ways = {"neanderthal": "harem"}
    match = courting("piper", "neanderthal", ["archaic", "cro_magnon"], 3, 4, sexuality=ways)
    assert asked(match) == (1, "who_courts", "G1d")
    assert options(match) == {"let_court archaic", "let_court cro_magnon"}
    answer(match, "let_court cro_magnon")
    assert told(match, "courted") == ["courted cro_magnon piper 3", "courted archaic piper 4"]


@pytest.mark.law("neanderthal:G1d")
def test_a_father_who_is_one_of_the_equals_decides_each_time() -> None:
    words = {"archaic": ["venus_orange"], "neanderthal": ["venus_orange"]}  # as many as those who hold harems
    match = courting("piper", "neanderthal", ["archaic", "neanderthal", "cro_magnon"], 3, 4, 1, portals=words)
    answer(match, "let_court cro_magnon")
    assert options(match) == {"let_court archaic", "let_court neanderthal"}
    answer(match, "let_court archaic")
    assert husband(match, "piper") == "neanderthal"


# G1e, G1f Husbands


@pytest.mark.law("neanderthal:G1e.1")
def test_the_old_husband_makes_room_and_stays_with_the_father() -> None:
    foreign = courting("piper", "archaic", ["cro_magnon"], 1, others={"wed_piper": {"neanderthal": 1}})
    assert husband(foreign, "piper") == "cro_magnon"
    assert pieces(foreign, "neanderthal", "guests_of_archaic") == 1
    own = courting("piper", "archaic", ["cro_magnon"], 1, others={"wed_piper": {"archaic": 1}}, unripe=["piper"])
    assert husband(own, "piper") == "cro_magnon"
    assert (pieces(own, "archaic"), vocabulary(own, "archaic")) == (2, (5, 5, 5))
    assert not is_unripe(own, "piper")


@pytest.mark.law("neanderthal:G1f.1", "neanderthal:E3a.1")
def test_a_husband_is_mature_abroad_and_immature_at_home() -> None:
    abroad = courting("piper", "neanderthal", ["archaic"], 1)
    assert (is_unripe(abroad, "piper"), vocabulary(abroad, "archaic")) == (False, (5, 5, 5))
    at_home = courting("piper", "archaic", ["archaic"])
    assert (is_unripe(at_home, "piper"), vocabulary(at_home, "archaic")) == (True, (4, 5, 5))


@pytest.mark.law("neanderthal:CARD.55", "neanderthal:G1f.1")
def test_with_the_housewife_a_husband_at_home_is_mature_at_once() -> None:
    match = courting("piper", "archaic", ["archaic"], tableau={"housewife": "archaic"}, sexuality={"archaic": "harem"})
    assert (husband(match, "piper"), is_unripe(match, "piper")) == ("archaic", False)
    assert vocabulary(match, "archaic") == (4, 4, 4)
    immature = courting(
        "piper",
        "archaic",
        ["archaic"],
        tableau={"housewife": "archaic"},
        sexuality={"archaic": "harem"},
        disks={"housewife": {"black": 1}},
    )
    assert is_unripe(immature, "piper")


@pytest.mark.law("neanderthal:G1f.2")
def test_husband_and_father_can_both_use_her_at_once() -> None:
    match = courting("piper", "archaic", ["cro_magnon"], 1, sexuality={"archaic": "harem"})
    assert asked(match)[:2] == (0, "action")
    assert options(match) == {"lay_portal shaman_orange", "done"}
    answer(match, "done")
    assert asked(match)[:2] == (2, "action")
    assert options(match) == {"lay_portal shaman_orange", "done"}


WITHOUT_ORANGE: dict[str, Any] = {
    "tableau": {"fashion_woman": "archaic"},
    "disks": {"fashion_woman": {"orange": 5}},
}


@pytest.mark.law("neanderthal:G1e.2")
def test_who_has_no_orange_disk_goes_home() -> None:
    match = courting("piper", "archaic", ["archaic"], **WITHOUT_ORANGE)
    assert (husband(match, "piper"), pieces(match, "archaic")) == ("none", 2)
    assert "G1e.2 no_husband archaic piper" in record(match)


@pytest.mark.law("neanderthal:G1e.2")
def test_without_an_orange_disk_the_old_husband_leaves_in_vain_or_stays_if_so_agreed() -> None:
    married: dict[str, Any] = {"others": {"wed_piper": {"cro_magnon": 1}}, **WITHOUT_ORANGE}
    match = courting("piper", "archaic", ["archaic"], 1, **married)
    assert (husband(match, "piper"), pieces(match, "cro_magnon", "guests_of_archaic")) == ("none", 1)
    stays = courting("piper", "archaic", ["archaic"], 1, **married, rules={"unpaid_husband": "old_stays"})
    assert husband(stays, "piper") == "cro_magnon"


@pytest.mark.law("neanderthal:G1e.1", "neanderthal:G1f.1")
def test_the_disk_of_an_own_husband_pays_for_the_next_one() -> None:
    match = courting(
        "piper",
        "archaic",
        ["archaic"],
        1,
        others={"wed_piper": {"archaic": 1}},
        unripe=["piper"],
        tableau={"fashion_woman": "archaic"},
        disks={"fashion_woman": {"orange": 4}},
        alpha={"archaic": "piper"},
    )
    assert (husband(match, "piper"), is_unripe(match, "piper")) == ("archaic", True)
    assert state(match)["alpha"]["archaic"] == "wed_piper"
    assert pieces(match, "archaic") == 1


@pytest.mark.law("neanderthal:G1h")
def test_an_alpha_who_is_a_husband_can_be_swapped() -> None:
    people: dict[str, Any] = {"alpha": {"archaic": "piper"}, "others": {"unassigned": {"archaic": 1}}}
    match = courting("piper", "neanderthal", ["archaic"], 2, **people)
    assert state(match)["alpha"]["archaic"] == "wed_piper"
    assert "swap_alpha" in options(match)
    answer(match, "swap_alpha")
    assert state(match)["alpha"]["archaic"] == "unassigned"
    assert husband(match, "piper") == "archaic"
    assert "swap_alpha" not in options(match)


@pytest.mark.law("neanderthal:G1e.1", "neanderthal:D6b")
def test_a_displaced_alpha_goes_home_or_dies_if_so_agreed() -> None:
    alpha: dict[str, Any] = {"others": {"wed_piper": {"neanderthal": 1}}, "alpha": {"neanderthal": "wed_piper"}}
    match = courting("piper", "archaic", ["cro_magnon"], 1, **alpha)
    assert state(match)["alpha"]["neanderthal"] == "unassigned"
    assert pieces(match, "neanderthal", "guests_of_archaic") == 0
    dead = courting("piper", "archaic", ["cro_magnon"], 1, **alpha, rules={"evicted_alpha": "dead"})
    assert state(dead)["alpha"]["neanderthal"] == "dead"
    assert pieces(dead, "neanderthal", "guests_of_archaic") == 1


@pytest.mark.law("neanderthal:G1e.1", "neanderthal:J1.1")
def test_from_a_lazarus_species_a_displaced_husband_goes_home() -> None:
    married: dict[str, Any] = {"others": {"wed_piper": {"neanderthal": 1}}, "alpha": {"archaic": "dead"}}
    match = courting("piper", "archaic", ["cro_magnon"], 1, **married)
    assert husband(match, "piper") == "cro_magnon"
    assert (pieces(match, "neanderthal"), pieces(match, "neanderthal", "guests_of_archaic")) == (2, 0)


@pytest.mark.law("neanderthal:G1e.1", "neanderthal:D6b")
def test_an_evicted_alpha_goes_home_where_nobody_of_his_colour_is_dead() -> None:
    alpha: dict[str, Any] = {"others": {"wed_piper": {"neanderthal": 1}, "unassigned": {"neanderthal": 18}}}
    alpha["alpha"] = {"neanderthal": "wed_piper"}
    match = courting("piper", "archaic", ["cro_magnon"], 1, **alpha, rules={"evicted_alpha": "dead"})
    assert state(match)["alpha"]["neanderthal"] == "unassigned"
    assert (pieces(match, "neanderthal"), pieces(match, "neanderthal", "guests_of_archaic")) == (19, 0)


# G1g The promiscuous


@pytest.mark.law("neanderthal:G1g", "neanderthal:CARD.58A")
def test_a_promiscuous_suitor_replaces_a_tribesman_by_a_wanderluster() -> None:
    match = courting(
        "piper",
        "archaic",
        ["cro_magnon"],
        1,
        sexuality={"cro_magnon": "promiscuous"},
        others={"unassigned": {"archaic": 1}, "wed_piper": {"neanderthal": 1}},
    )
    assert asked(match) == (0, "who_is_lost", "G1g")
    assert options(match) == {"lose archaic", "lose_alpha"}
    answer(match, "lose archaic")
    assert husband(match, "piper") == "neanderthal"
    assert (pieces(match, "archaic"), pieces(match, "cro_magnon", "guests_of_archaic")) == (1, 1)
    assert pieces(match, "cro_magnon") == 2


@pytest.mark.law("neanderthal:G1g")
def test_where_nobody_is_unassigned_nobody_is_replaced() -> None:
    match = courting(
        "piper",
        "archaic",
        ["cro_magnon"],
        1,
        sexuality={"cro_magnon": "promiscuous"},
        others={"archaic_6": {"archaic": 1}},
        alpha={"archaic": "dead"},
    )
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 0
    assert pieces(match, "archaic", "archaic_6") == 1


@pytest.mark.law("neanderthal:G1g", "neanderthal:D6b")
@pytest.mark.parametrize(("alive", "alpha", "children"), [(17, "unassigned", 0), (17, "dead", 0), (16, "dead", 1)])
def test_a_child_is_one_of_the_dead_but_not_the_alpha(alive: int, alpha: str, children: int) -> None:
    match = courting(
        "piper",
        "archaic",
        ["cro_magnon"],
        1,
        sexuality={"cro_magnon": "promiscuous"},
        others={"unassigned": {"archaic": 1, "cro_magnon": alive}},
        alpha={"cro_magnon": alpha},
    )
    assert (match.ask is not None and match.ask.topic.name == "who_is_lost") is (children > 0)
    if children:
        answer(match, "lose archaic")
    assert pieces(match, "cro_magnon", "guests_of_archaic") == children
    assert pieces(match, "archaic") == 2 - children


@pytest.mark.law("neanderthal:G1e.2", "neanderthal:G1g.2")
@pytest.mark.parametrize(("reading", "left"), [("old_leaves", "none"), ("old_stays", "cro_magnon")])
def test_a_promiscuous_suitor_at_home_only_drives_a_husband_away_or_by_another_reading_nobody(
    reading: str, left: str
) -> None:
    match = courting(
        "fashion_woman",
        "archaic",
        ["archaic"],
        2,
        sexuality={"archaic": "promiscuous"},
        others={"wed_fashion_woman": {"cro_magnon": 1}},
        rules={"unpaid_husband": reading},
    )
    assert husband(match, "fashion_woman") == left
    assert pieces(match, "archaic") == 2
    assert pieces(match, "cro_magnon", "guests_of_archaic") == (1 if left == "none" else 0)


@pytest.mark.law("neanderthal:G1g", "neanderthal:J1.1")
def test_the_wanderluster_comes_on_top_if_so_agreed_but_not_to_a_lazarus_species() -> None:
    ways: dict[str, Any] = {"sexuality": {"cro_magnon": "promiscuous"}, "rules": {"promiscuous_child": "added"}}
    match = courting("piper", "archaic", ["cro_magnon"], 1, **ways)
    assert (pieces(match, "archaic"), pieces(match, "cro_magnon", "guests_of_archaic")) == (1, 1)
    lazarus = courting("piper", "archaic", ["cro_magnon"], 1, alpha={"archaic": "dead"}, **ways)
    assert pieces(lazarus, "cro_magnon", "guests_of_archaic") == 0


PROMISCUOUS: dict[str, Any] = {"sexuality": {"cro_magnon": "promiscuous"}}


def begotten(standing: Standing, reading: str, **given: Any) -> Match:
    """A promiscuous Cro-Magnon succeeds with a daughter of the Archaics, and it is agreed whom his child replaces."""
    rules = {"replaced_tribesman": reading, **given.pop("rules", {})}
    return courting("piper", "archaic", ["cro_magnon"], 1, others=standing, rules=rules, **given, **PROMISCUOUS)


@pytest.mark.law("neanderthal:G1g", "neanderthal:D6.2")
def test_the_father_says_whom_of_his_unassigned_the_wanderluster_replaces() -> None:
    camp: Standing = {"unassigned": {"archaic": 1}, "guests_of_archaic": {"neanderthal": 1}}
    match = begotten(camp, "anybody")
    assert asked(match) == (0, "who_is_lost", "G1g")
    assert options(match) == {"lose archaic", "lose_alpha", "lose neanderthal"}
    answer(match, "lose neanderthal")
    assert [pieces(match, tribe, "guests_of_archaic") for tribe in ("neanderthal", "cro_magnon")] == [0, 1]
    assert pieces(match, "archaic") == 2
    assert options(begotten(camp, "own")) == {"lose archaic", "lose_alpha"}
    assert pieces(begotten(camp, "tribesman"), "archaic") == 1, "there is one whom it can be"


@pytest.mark.law("neanderthal:G1g")
@pytest.mark.parametrize(
    ("reading", "alpha", "children"), [("anybody", "dead", 1), ("own", "dead", 1), ("tribesman", "unassigned", 0)]
)
def test_where_only_the_alpha_is_unassigned_he_is_replaced_or_by_another_reading_nobody(
    reading: str, alpha: str, children: int
) -> None:
    match = begotten({"archaic_6": {"archaic": 1}}, reading)
    assert state(match)["alpha"]["archaic"] == alpha
    assert pieces(match, "cro_magnon", "guests_of_archaic") == children


@pytest.mark.law("neanderthal:G1g", "neanderthal:D6.2")
@pytest.mark.parametrize(("reading", "left"), [("anybody", 1), ("own", 2), ("tribesman", 2)])
def test_where_all_who_are_unassigned_are_wanderlusters_one_is_replaced_or_by_another_reading_none(
    reading: str, left: int
) -> None:
    away: Standing = {"archaic_6": {"archaic": 1}, "guests_of_archaic": {"neanderthal": 2}}
    match = begotten(away, reading, alpha={"archaic": "archaic_6"})
    assert pieces(match, "neanderthal", "guests_of_archaic") == left
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 2 - left


@pytest.mark.law("neanderthal:G1g", "neanderthal:J1.1")
@pytest.mark.parametrize("reading", ["anybody", "own"])
def test_a_lazarus_species_takes_no_child_in_even_for_a_wanderluster(reading: str) -> None:
    match = begotten({"guests_of_archaic": {"neanderthal": 2}}, reading, alpha={"archaic": "dead"})
    assert pieces(match, "neanderthal", "guests_of_archaic") == 2
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 0


@pytest.mark.law("neanderthal:G1g", "neanderthal:J1.1")
@pytest.mark.parametrize(("reading", "alpha", "children"), [("replaced", "dead", 1), ("spared", "unassigned", 0)])
def test_the_last_of_a_species_is_replaced_or_by_another_reading_spared(
    reading: str, alpha: str, children: int
) -> None:
    match = begotten({}, "anybody", rules={"last_tribesman": reading})
    assert state(match)["alpha"]["archaic"] == alpha
    assert pieces(match, "cro_magnon", "guests_of_archaic") == children
    tribesman: Standing = {"unassigned": {"archaic": 1}}
    match = begotten(tribesman, "anybody", alpha={"archaic": "dead"}, rules={"last_tribesman": reading})
    assert pieces(match, "archaic") == 1 - children
    assert pieces(match, "cro_magnon", "guests_of_archaic") == children


@pytest.mark.law("neanderthal:G1g", "neanderthal:D6b")
def test_a_species_without_dead_tribesmen_leaves_nobody_behind() -> None:
    match = courting(
        "piper",
        "archaic",
        ["cro_magnon"],
        1,
        sexuality={"cro_magnon": "promiscuous"},
        others={"unassigned": {"cro_magnon": 17, "archaic": 1}},
        alpha={"cro_magnon": "dead"},
    )
    assert pieces(match, "archaic") == 2
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 0
    assert state(match)["alpha"]["cro_magnon"] == "dead"


@pytest.mark.law("neanderthal:CARD.50")
def test_the_piper_lets_the_promiscuous_marry() -> None:
    match = courting(
        "paintress",
        "archaic",
        ["cro_magnon"],
        1,
        sexuality={"cro_magnon": "promiscuous"},
        tableau={"piper": "cro_magnon"},
    )
    assert husband(match, "paintress") == "cro_magnon"
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 0


# R25 Wanderlusters as suitors

GUESTS = {"rules": {"guest_suitors": "may"}}


def sent(rule: str) -> Match:
    """The Archaic, with a Neanderthal Wanderluster, assign their people; the Cro-Magnon have a daughter."""
    people = {"archaic": {"unassigned": 2}, "neanderthal": {"unassigned": 1, "guests_of_archaic": 1}}
    return table(pieces=people, tableau={"piper": "cro_magnon"}, rules={"guest_suitors": rule})


@pytest.mark.law("neanderthal:D6b", "neanderthal:E3.1", "neanderthal:Ea.2")
def test_no_wanderluster_courts_unless_it_is_agreed_that_he_can() -> None:
    assert "piper neanderthal" not in options(sent("never"), "send_guest")
    match = sent("may")
    assert options(match, "send_guest") == {"piper neanderthal"}, "on a biome he needs a chaperone"
    answer(match, "send_guest piper neanderthal")
    assert pieces(match, "neanderthal", "piper_for_archaic") == 1
    assert "piper" not in options(match, "send"), "one suitor of each player"
    match = answer(sent("may"), "send piper", "number 1")
    assert options(match, "send_guest") == set()


@pytest.mark.law("neanderthal:D6b", "neanderthal:G1e.2", "neanderthal:G1b")
@pytest.mark.parametrize(
    ("face", "husband_left", "at_home"), [(1, "none", 1), (3, "cro_magnon", 1), (6, "cro_magnon", 0)]
)
def test_a_wanderluster_who_succeeds_is_no_husband_and_goes_back_to_his_host(
    face: int, husband_left: str, at_home: int
) -> None:
    there: Standing = {"piper_for_archaic": {"neanderthal": 1}, "wed_piper": {"cro_magnon": 1}}
    match = hunts(there, face, tableau={"piper": "cro_magnon"}, **GUESTS)
    assert told(match, "courted") == [f"courted archaic piper {face}"]
    assert husband(match, "piper") == husband_left
    assert pieces(match, "neanderthal", "guests_of_archaic") == at_home
    assert pieces(match, "neanderthal", "dead") == 18 - at_home


@pytest.mark.law("neanderthal:G1g", "neanderthal:D6.2")
def test_the_child_of_a_wanderluster_is_of_the_colour_of_his_promiscuous_host() -> None:
    there: Standing = {"piper_for_cro_magnon": {"neanderthal": 1}, "unassigned": {"archaic": 1}}
    match = answer(hunts(there, 1, tableau={"piper": "archaic"}, **PROMISCUOUS, **GUESTS), "lose archaic")
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 1
    assert pieces(match, "neanderthal", "guests_of_cro_magnon") == 1


# The examples


@pytest.mark.law("neanderthal:G1.ex1", "neanderthal:G1g.2")
def test_the_example_of_the_singing_woman() -> None:
    three = ["archaic", "neanderthal", "cro_magnon"]
    words = {"archaic": ["venus_orange", "shaman_orange"]}
    match = courting(
        "singing_woman",
        "neanderthal",
        three,
        5,
        portals=words,
        sexuality={"neanderthal": "promiscuous", "archaic": "harem"},
    )
    assert told(match, "courted") == ["courted cro_magnon singing_woman 5"]
    assert husband(match, "singing_woman") == "none"
    assert [pieces(match, tribe) for tribe in three] == [2, 2, 2]
    assert pieces(match, "neanderthal", "guests_of_neanderthal") == 0
    assert "G1d returned archaic 1 singing_woman" in record(match)
    bonding = courting(
        "singing_woman",
        "neanderthal",
        three,
        *(5, 2),
        portals={**words, "neanderthal": ["venus_orange"]},
        sexuality={"archaic": "harem"},
    )
    assert told(bonding, "courted") == ["courted cro_magnon singing_woman 5", "courted neanderthal singing_woman 2"]
    assert husband(bonding, "singing_woman") == "neanderthal"
    assert is_unripe(bonding, "singing_woman")
    assert vocabulary(bonding, "neanderthal") == (3, 5, 5)


@pytest.mark.law("neanderthal:G1.ex2")
def test_the_example_of_the_displaced_neanderthal() -> None:
    married: dict[str, Any] = {"others": {"wed_piper": {"neanderthal": 1}}}
    match = courting(
        "piper", "archaic", ["archaic", "cro_magnon"], 2, portals={"cro_magnon": ["shaman_orange"]}, **married
    )
    assert husband(match, "piper") == "archaic"
    assert pieces(match, "neanderthal", "guests_of_archaic") == 1
    assert pieces(match, "cro_magnon") == 2
    otherwise = courting(
        "piper",
        "archaic",
        ["archaic", "cro_magnon"],
        2,
        portals={"archaic": ["shaman_orange", "venus_orange"]},
        sexuality={"cro_magnon": "promiscuous", "archaic": "harem"},
        rules={"promiscuous_child": "added"},
        **married,
    )
    assert husband(otherwise, "piper") == "neanderthal"
    assert pieces(otherwise, "archaic") == 2
    assert pieces(otherwise, "cro_magnon", "guests_of_archaic") == 1
