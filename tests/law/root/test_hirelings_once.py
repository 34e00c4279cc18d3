"""E.2.3, E.2.4 A hireling acts once, whatever of its deeds its controller chooses; each side of each card."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.hired import acts, answer, asked, card, hire, options, state, why, woodland

CATS: dict[str, Any] = {"marquise_warrior": {"1": 2, "5": 3, "9": 1}}
ENEMIES: dict[str, Any] = {"duchy_warrior": {"1": 1}, "corvid_warrior": {"10": 3}}

# By hireling, side and deed: what lies on the card, and its pieces on the map.
DEEDS: dict[tuple[str, bool, str], tuple[dict[str, Any], dict[str, Any]]] = {
    ("dynasty", False, "hireling_place dynasty"): ({}, {}),
    ("dynasty", False, "hireling_move dynasty"): ({}, {"dynast": {"5": 2}}),
    ("dynasty", False, "hireling_battle dynasty"): ({}, {"dynast": {"10": 1}}),
    ("prophets", False, "hireling_place prophets"): ({}, {}),
    ("prophets", False, "hireling_move prophets"): ({}, {"prophet": {"1": 1}}),
    ("prophets", False, "hireling_battle prophets"): ({}, {"prophet": {"1": 1}}),
    ("bandits", False, "hireling_place bandits"): ({}, {}),
    ("bandits", True, "hireling_recruit bandits"): ({}, {"bandit": {"1": 1}}),
    ("bandits", True, "hireling_place bandits"): ({}, {}),
    ("band", False, "hireling_place band"): ({}, {}),
    ("band", False, "hireling_move band"): ({}, {"bandsman": {"9": 1}}),
    ("band", True, "hireling_place band"): ({}, {}),
    ("expedition", False, "hireling_act expedition"): ({}, {}),
    ("vaults", False, "hireling_act vaults"): ({}, {}),
    ("spies", False, "hireling_act spies"): ({}, {"spy": {"1": 1}}),
    ("exile", False, "hireling_move exile"): ({"forest": "a", "clubs": 3}, {}),
}


def played_out(match: Match, deed: str, topic: str) -> Match:
    """The deed, with the first of all answers to what it asks, until the turn goes on."""
    answer(match, deed)
    while match.ask is not None and match.ask.topic.name != topic:
        answer(match, str(match.ask.options[0]))
    return match


@pytest.mark.law("root:E.2.4")
@pytest.mark.parametrize(("name", "demoted", "deed"), list(DEEDS))
def test_a_hireling_acts_once_in_daylight(name: str, demoted: bool, deed: str) -> None:
    fields, pieces = DEEDS[name, demoted, deed]
    seated, there = ["marquise", "duchy", "corvids"], ENEMIES
    if name in ("spies", "expedition"):  # theirs are the factions of these hirelings
        seated, there = ["marquise", "alliance", "riverfolk"], {"alliance_warrior": {"1": 1}}
    held = {0: ["anvil"], 1: ["sword"]}
    match = acts(name, demoted=demoted, fields=fields, table=seated, on_map=CATS | there | pieces, cards=held)
    assert not card(match, name)["acted"]
    played_out(match, deed, "marquise_act")
    assert card(match, name)["acted"]
    assert not [option for option in options(match) if option.startswith("hireling_")]
    assert why(match, deed) == "E.2.4"


@pytest.mark.law("root:E.2.4")
@pytest.mark.parametrize("deed", ["hireling_move patrol", "hireling_battle patrol", "hireling_place patrol"])
def test_the_patrol_acts_once_in_daylight(deed: str) -> None:
    """Its faction is the Marquise: here the Corvids control it."""
    there = {"patrol": {"1": 1}, "alliance_warrior": {"1": 1}, "corvid_warrior": {"5": 1}}
    boards = {"corvids": {"actions": 3}}
    table = ["corvids", "alliance", "eyrie"]
    match = hire("patrol", fields={"kept": 2}, table=table, boards=boards, on_map=there)
    played_out(match, deed, "corvids_act")
    assert card(match, "patrol")["acted"]
    assert why(match, deed) == "E.2.4"


# Of those whose other side has nothing to do in Daylight.
ONE_SIDE = {"dynasty", "prophets", "expedition", "vaults", "spies", "bearers"}


def crafting(name: str, demoted: bool, deed: str, by: int = 0) -> Match:
    """The Marquise, before her actions, has nothing to craft: her Daylight goes on unless a hireling could act."""
    fields, pieces = MORE_DEEDS[name, demoted, deed]
    seated, there = ["marquise", "duchy", "corvids"], ENEMIES
    if name in ("spies", "expedition"):
        seated, there = ["marquise", "alliance", "riverfolk"], {"alliance_warrior": {"1": 1}}
    held = {0: ["anvil"], 1: ["sword"]}
    return hire(name, by=by, demoted=demoted, fields=fields, table=seated, on_map=CATS | there | pieces, cards=held)


MORE_DEEDS: dict[tuple[str, bool, str], tuple[dict[str, Any], dict[str, Any]]] = {
    **DEEDS,
    ("bearers", True, "smuggle anvil"): ({}, {}),
    ("exile", True, "brigand_take 10"): ({}, {"sawmill": {"10": 1}}),
}


@pytest.mark.law("root:E.2.4")
@pytest.mark.parametrize(("name", "demoted", "deed"), list(MORE_DEEDS))
def test_who_has_nothing_else_to_do_is_asked_for_a_hireling_until_it_has_acted(
    name: str, demoted: bool, deed: str
) -> None:
    match = crafting(name, demoted, deed)
    assert asked(match)[:2] == (0, "linger")
    assert deed in options(match)
    played_out(match, deed, "marquise_act")
    assert card(match, name)["acted"] is (name != "bearers")  # who smuggle as long as cards are left


@pytest.mark.law("root:E.2.4", "root:E.2")
@pytest.mark.parametrize(("name", "demoted", "deed"), list(MORE_DEEDS))
def test_nobody_is_asked_for_a_hireling_of_another_or_with_its_other_side_up(
    name: str, demoted: bool, deed: str
) -> None:
    assert asked(crafting(name, demoted, deed, by=1))[1] == "marquise_act"
    if name in ONE_SIDE:
        turned = hire(name, demoted=not demoted, table=["marquise", "riverfolk"], cards={0: ["anvil"]})
        assert asked(turned)[1] == "marquise_act"


@pytest.mark.law("root:E.2.3")
@pytest.mark.parametrize(
    ("name", "demoted", "fields", "there"),
    [
        ("dynasty", True, {}, {"marquise_warrior": {"1": 1, "5": 1, "9": 1}}),
        ("prophets", True, {}, {}),
        ("bearers", False, {}, {"bearer": {"1": 1}}),
        ("flotilla", False, {"clearing": "5"}, {}),
        ("uprising", False, {}, {"rebel": {"1": 1}}),
        ("protector", False, {"clearing": "1"}, {}),
    ],
)
def test_a_hireling_acts_once_at_the_start_of_birdsong(
    name: str, demoted: bool, fields: dict[str, Any], there: dict[str, Any]
) -> None:
    match = hire(
        name,
        demoted=demoted,
        fields=fields,
        phase="birdsong",
        step=0,
        table=["marquise", "corvids", "duchy"],
        on_map=there,
        discards=["anvil"],
        cards={0: ["sword"]},
    )
    while match.ask is not None and state(match)["phase"] == "birdsong":
        answer(match, str(match.ask.options[0]))
    assert card(match, name)["acted"]


@pytest.mark.law("root:E.2.3", "root:E.2.4")
@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("dynasty", {}),
        ("prophets", {}),
        ("bandits", {}),
        ("band", {"came": {"0": {"1": 1}}}),
        ("bearers", {}),
        ("exile", {"forest": "a", "robbed": True}),
        ("expedition", {}),
        ("flotilla", {"clearing": "5"}),
        ("protector", {"clearing": "1"}),
        ("spies", {}),
        ("uprising", {}),
        ("vaults", {}),
    ],
)
def test_a_hireling_that_has_acted_may_act_in_the_next_turn(name: str, fields: dict[str, Any]) -> None:
    """Whoever controls it: here the next one does, who starts with nothing on the map."""
    others = {"spies": "cult", "expedition": "cult"}
    match = hire(
        name,
        fields={"acted": True, **fields},
        by=-1,
        phase="evening",
        step=2,
        table=["marquise", others.get(name, "corvids"), "duchy" if name not in ("expedition",) else "alliance"],
    )
    while match.ask is not None and state(match)["turn"] == 0:
        answer(match, str(match.ask.options[0]))
    assert state(match)["turn"] != 0
    assert not card(match, name)["acted"]
    assert not card(match, name).get("came")
    assert not card(match, name).get("robbed")


@pytest.mark.law("root:E.2.2")
def test_who_has_nothing_else_to_do_is_asked_for_a_gift_to_the_exile() -> None:
    given: dict[str, Any] = {"by": 1, "fields": {"forest": "a", "clubs": 3}, "on_map": {"marquise_warrior": {"1": 1}}}
    assert asked(hire("exile", **given, table=["marquise", "eyrie"]))[1] == "marquise_act"
    match = hire("exile", **given, table=["marquise", "eyrie"], crafted_items={"0": {"boot": 1}})
    assert asked(match)[:2] == (0, "linger")
    assert options(match) == {"give_to_exile boot", "done"}


# By the kind of deed: which hirelings do it, with which side up, what lies on the card, and their pieces on the map.
ALIKE: dict[str, dict[str, tuple[bool, dict[str, Any], dict[str, Any]]]] = {
    "hireling_dawn": {
        "dynasty": (True, {}, {}),
        "prophets": (True, {}, {}),
        "bearers": (False, {}, {"bearer": {"1": 1}}),
        "flotilla": (False, {"clearing": "5"}, {}),
        "uprising": (False, {}, {"rebel": {"1": 1}}),
        "protector": (False, {"clearing": "1"}, {}),
    },
    "hireling_place": {
        "dynasty": (False, {}, {}),
        "prophets": (False, {}, {}),
        "bandits": (False, {}, {}),
        "band": (False, {}, {}),
    },
    "hireling_move": {
        "dynasty": (False, {}, {"dynast": {"5": 2}}),
        "prophets": (False, {}, {"prophet": {"1": 1}}),
        "band": (False, {}, {"bandsman": {"9": 1}}),
        "exile": (False, {"forest": "a", "clubs": 3}, {}),
    },
    "hireling_act": {"vaults": (False, {}, {}), "expedition": (False, {}, {}), "spies": (False, {}, {})},
}
PAIRS = [(deed, one, other) for deed, names in ALIKE.items() for one, other in combinations(names, 2)]
PAIRS.remove(("hireling_dawn", "dynasty", "flotilla"))  # as soon as the flotilla alone is left, it must act too
PAIRS.remove(("hireling_dawn", "prophets", "flotilla"))


@pytest.mark.law("root:E.2.3", "root:E.2.4", "root:1.1.3")
@pytest.mark.parametrize(("deed", "one", "other"), PAIRS)
def test_of_two_hirelings_the_one_that_is_named_acts(deed: str, one: str, other: str) -> None:
    cards, there = {}, {**CATS, "riverfolk_warrior": {"5": 1}}
    for name in (one, other):
        demoted, fields, pieces = ALIKE[deed][name]
        cards[name] = {"controller": 0, "demoted": demoted, **fields}
        there |= pieces
    at: dict[str, Any] = {"step": 2, "boards": {"marquise": {"actions": 3}}}
    if deed == "hireling_dawn":
        at = {"phase": "birdsong", "step": 0}
    table = ["marquise", "riverfolk"]
    if "flotilla" in (one, other):  # their hireling
        table[1] = "corvids"
        del there["riverfolk_warrior"]
    match = woodland(
        table=table, rules={"hirelings": "three"}, hirelings=cards, on_map=there, discards=["anvil"], cards={}, **at
    )
    assert {f"{deed} {one}", f"{deed} {other}"} <= options(match)
    for name in (one, other):
        named = answer(match.clone(), f"{deed} {name}")
        assert [each for each in (one, other) if card(named, each)["acted"]] == [name]


# What each side of a card has its controller do in Daylight.
DOES: dict[tuple[str, bool], set[str]] = {
    ("patrol", False): {"move", "battle", "place"},
    ("dynasty", False): {"move", "battle", "place"},
    ("prophets", False): {"move", "battle", "place"},
    ("bandits", False): {"place"},
    ("bandits", True): {"place", "recruit"},
    ("band", False): {"move", "place"},
    ("band", True): {"place"},
    ("exile", False): {"move"},
    ("expedition", False): {"act"},
    ("vaults", False): {"act"},
    ("spies", False): {"act"},
}
ON_CARD: dict[str, dict[str, Any]] = {
    "exile": {"forest": "a", "clubs": 3},
    "flotilla": {"clearing": "5"},
    "protector": {"clearing": "1"},
}
EVERY = ["patrol", "dynasty", "prophets", "bandits", "band", "exile", "expedition", "vaults", "spies"]
EVERY += ["uprising", "flotilla", "protector", "bearers"]


@pytest.mark.law("root:E.2", "root:E.2.3", "root:E.2.4")
@pytest.mark.parametrize("demoted", [False, True])
@pytest.mark.parametrize("name", EVERY)
def test_a_hireling_does_what_its_side_says_and_nothing_else(name: str, demoted: bool) -> None:
    """Two others beside it do all of this."""
    beside = [each for each in ("dynasty", "prophets", "vaults", "expedition") if each != name]
    fields = ON_CARD.get(name, {}) if not demoted or name == "protector" else {}
    cards = {name: {"controller": 0, "demoted": demoted, **fields}}
    by_day = {beside[0]: {"controller": 0}, beside[-1]: {"controller": 0}}
    given: dict[str, Any] = {"rules": {"hirelings": "three"}, "table": ["corvids", "hundreds"]}
    if name in ("spies", "bandits", "bearers"):  # theirs are the Corvids and the Hundreds
        given["table"] = ["marquise", "keepers"] if name == "spies" else ["marquise", "corvids"]
        by_day = {"dynasty": {"controller": 0}, "expedition": {"controller": 0}}
    match = woodland(step=1, hirelings={**cards, **by_day}, **given)
    for deed in ("move", "battle", "place", "act"):
        reason = match.why_not(f"hireling_{deed} {name}")
        is_its_deed = deed in DOES.get((name, demoted), set())
        assert (reason is None or reason.clause != "E.2") is is_its_deed, deed
