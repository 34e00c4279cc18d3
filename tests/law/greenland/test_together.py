"""K.e1 to K.e5 The co-operative game of the 1st edition."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.text.words import Words, languages
from tests.law.greenland.hunts import told
from tests.law.greenland.table import (
    ASSIGN,
    ELDERS,
    HUNT,
    LIVESTOCK,
    NEGOTIATE,
    answer,
    asked,
    by_place,
    dice,
    disks,
    first_edition,
    held,
    options,
    owner,
    pieces,
    state,
)

EVENT = 1
TRIBES = ("norse", "thule", "tunit")
AGREED = {"edition": "1", "variant": "together"}


def together(*faces: int, rules: dict[str, str] | None = None, **given: Any) -> Match:
    """A situation with three seats; nobody has disks but what is given."""
    for kind in ("energy", "ivory", "iron"):
        given[kind] = {"*": 0, **given.get(kind, {})}
    agreed = {"variant": "together", **(rules or {})}
    return first_edition(rules=agreed, chance=dice(*faces), **{"events": ["sea_ice"], **given})


def event(name: str, *faces: int, turn: int = 1, **given: Any) -> Match:
    """A turn begins with an event; by default it is the second of the game."""
    return together(*faces, phase=EVENT, turn=turn, **{"events": ["august_rains", name], "set_aside": [], **given})


def ending(pieces_of: dict[str, dict[str, int]], **given: Any) -> Match:
    """A turn ends, by default the last."""
    given = {"phase": ELDERS, "step": 2, "done": {"*": True}, "events": [], **given}
    return together(pieces=pieces_of, **given)


# K.e1 and K.e2 Seats, events, the end


@pytest.mark.law("greenland:K.e1")
def test_one_seat_plays_all_three_tribes_or_three_play_one_each() -> None:
    alone = state(start("greenland", seats=1, seed=1, rules={"edition": "1"}))
    assert [alone["seat_of"][tribe] for tribe in TRIBES] == [0, 0, 0]
    three = state(start("greenland", seats=3, seed=1, rules=AGREED))
    assert sorted(three["seat_of"][tribe] for tribe in TRIBES) == [0, 1, 2]
    with pytest.raises(ConfigError, match="is for 1, 3 seats"):
        start("greenland", seats=2, rules=AGREED)
    with pytest.raises(ConfigError, match="plays all three tribes"):
        start("greenland", seats=1, rules={**AGREED, "tribe_1": "norse"})


@pytest.mark.law("greenland:K.e1")
@pytest.mark.parametrize(
    ("places", "winners"),
    [
        ({"unassigned": 1}, [0, 1, 2]),
        ({"markland": 1}, [0, 1, 2]),
        ({"tunit_1": 3}, []),
        ({"wed_kirima": 1}, []),
    ],
)
def test_everybody_wins_if_all_three_have_hunters_or_colonists_at_the_end(
    places: dict[str, int], winners: list[int]
) -> None:
    others = {"norse": {"unassigned": 2}, "thule": {"vinland": 1}}
    match = ending({**others, "tunit": places}, tableau={"kirima": "thule"})
    assert match.result is not None
    assert match.result.winners == winners


@pytest.mark.law("greenland:K.e1")
def test_one_tribe_that_died_out_loses_the_game_for_all() -> None:
    others = {"norse": {"unassigned": 2}, "thule": {"unassigned": 5}, "tunit": {}}
    match = ending(others, extinct={"tunit": True}, alpha={"tunit": "valhalla"})
    assert match.result is not None
    assert match.result.winners == []


@pytest.mark.law("greenland:K.e2")
def test_all_sixteen_events_are_used() -> None:
    assert len(state(start("greenland", seats=1, seed=1, rules=AGREED))["events"]) == 16


@pytest.mark.law("greenland:K.e2")
def test_the_game_ends_early_only_when_both_rows_are_empty() -> None:
    alive = {tribe: {"unassigned": 2} for tribe in TRIBES}
    one = ending(alive, events=["sea_ice"], warm={"north": [], "south": ["arctic_char"]})
    assert not one.over
    both = ending(alive, events=["sea_ice"], warm={"north": [], "south": []})
    assert both.over


@pytest.mark.law("greenland:K.e2")
@pytest.mark.parametrize(("agreed", "face"), [("yes", 2), ("no", 1)])
def test_the_survivalist_rules_are_recommended(agreed: str, face: int) -> None:
    standing = {"thule": {"ringed_seal": 1}}
    match = together(phase=HUNT, pieces=standing, rules={"together_survival": agreed})
    answer(match, "alpha_counts")
    assert told(match, "alpha_counts") == [f"alpha_counts thule {face}"]


# K.e3 Cooling


@pytest.mark.law("greenland:K.e3")
def test_there_is_no_cooling_on_the_first_turn() -> None:
    match = event("sea_ice", turn=0, pieces={tribe: {"unassigned": 2, f"{tribe}_1": 1} for tribe in TRIBES})
    assert told(match, "icon") == ["icon no_maritime", "icon feud"]
    assert state(match)["cold"] == {"north": [], "south": []}


@pytest.mark.law("greenland:K.e3")
def test_later_cooling_also_decimates_all_three_tribes() -> None:
    match = event("sea_ice", pieces={tribe: {"unassigned": 4, f"{tribe}_1": 1} for tribe in TRIBES})
    assert told(match, "icon") == ["icon no_maritime", "icon feud", "icon cooling", "icon decimation"]
    assert told(match, "cooled") == ["cooled ringed_seal", "cooled arctic_char"]
    struck = []
    while match.ask is not None and match.ask.clause == "K.e3":
        struck.append(asked(match)[1])
        answer(match, "number 2", "spare_alpha")
    assert struck == ["how_many_die"] * 3
    assert [pieces(match, tribe) for tribe in TRIBES] == [2, 2, 2]
    assert [pieces(match, tribe, f"{tribe}_1") for tribe in TRIBES] == [0, 0, 0]


@pytest.mark.law("greenland:K.e3")
def test_two_coolings_in_a_turn_are_one() -> None:
    match = event("laki_eruption")
    while match.ask is not None and match.ask.clause == "K.e3":
        match.choose(0)
    assert told(match, "icon").count("icon cooling") == 1
    assert told(match, "icon").count("icon decimation") == 1
    assert len(told(match, "cooled")) == 2  # one card of each row


# K.e4 Swaps


@pytest.mark.law("greenland:K.e4")
def test_each_tribe_may_swap_one_thing_for_another_if_the_partner_agrees() -> None:
    given: dict[str, Any] = {"phase": NEGOTIATE, "iron": {"norse": 2}, "energy": {"tunit": 3}}
    match = together(hand={"cable_backed_bow": "tunit"}, pieces={"tunit": {"unassigned": 1, "tunit_3": 1}}, **given)
    assert asked(match) == (0, "swap", "K.e4")
    assert options(match) == {"deal_with tunit", "done"}
    answer(match, "deal_with tunit")
    assert options(match) == {"ask_energy 1", "ask_card cable_backed_bow"}  # what Norse give can only be iron
    answer(match, "ask_energy 1")
    assert asked(match) == (2, "agree", "K.e4")
    refused = answer(match.clone(), "refuse")
    assert disks(refused, "norse") == (0, 0, 2)
    answer(match, "agree")
    assert (disks(match, "norse"), disks(match, "tunit")) == ((1, 0, 1), (2, 0, 1))
    assert asked(match) == (2, "swap", "K.e4")  # the Norse have had their swap, the Thule have nothing


@pytest.mark.law("greenland:K.e4")
def test_a_tribe_that_has_died_out_swaps_nothing_and_who_can_do_nothing_is_not_asked() -> None:
    people = {"norse": {"unassigned": 1}, "thule": {"unassigned": 1}, "tunit": {}}
    given: dict[str, Any] = {"phase": NEGOTIATE, "extinct": {"tunit": True}, "ivory": {"norse": 1, "tunit": 1}}
    match = together(pieces=people, iron={"thule": 1}, **given)
    assert options(match, "deal_with") == {"thule"}
    reason = match.why_not("deal_with tunit")
    assert reason is not None
    assert reason.phrase.name == "not_in_play"
    poor = together(pieces=people, **given)
    assert asked(poor)[1] != "swap"


@pytest.mark.law("greenland:K.e4")
def test_the_last_disk_of_a_kind_can_be_swapped() -> None:
    match = together(phase=NEGOTIATE, ivory={"norse": 1}, iron={"tunit": 1})
    answer(match, "deal_with tunit", "agree")
    assert (disks(match, "norse"), disks(match, "tunit")) == ((0, 0, 1), (0, 1, 0))
    back = together(phase=NEGOTIATE, energy={"norse": 1}, ivory={"tunit": 1})
    answer(back, "deal_with tunit", "agree")
    assert (disks(back, "norse"), disks(back, "tunit")) == ((0, 1, 0), (1, 0, 0))


@pytest.mark.law("greenland:K.e4")
def test_i_cards_are_swapped_but_not_d_cards_or_people() -> None:
    tableau = {"slit_goggles": "thule", "elkhound": "thule"}
    match = together(phase=NEGOTIATE, tableau=tableau, energy={"norse": 1})
    answer(match, "deal_with thule", "agree")
    assert (owner(match, "slit_goggles"), disks(match, "thule")[0]) == ("norse", 1)
    animals = together(phase=NEGOTIATE, tableau={"elkhound": "thule"}, energy={"norse": 1})
    assert state(animals)["phase"] != NEGOTIATE


@pytest.mark.law("greenland:K.e4")
def test_hunters_freely_become_husbands() -> None:
    tableau = {"kirima": "thule", "meeka": "tunit"}
    match = together(phase=NEGOTIATE, tableau=tableau, pieces={"norse": {"unassigned": 3}})
    assert options(match) == {"marry kirima", "marry meeka", "done"}
    answer(match, "marry kirima", "number 1", "marry meeka", "number 1", "done")
    assert (pieces(match, "norse", "wed_kirima"), pieces(match, "norse", "wed_meeka"), pieces(match, "norse")) == (
        1,
        1,
        1,
    )


@pytest.mark.law("greenland:K.e4")
def test_a_husbands_place_can_be_swapped() -> None:
    standing = {"norse": {"unassigned": 1, "wed_kirima": 1}, "thule": {"ringed_seal": 1}, "tunit": {"unassigned": 2}}
    match = together(phase=NEGOTIATE, tableau={"kirima": "thule"}, pieces=standing, iron={"tunit": 1})
    answer(match, "deal_with tunit", "agree", "number 1")
    assert (pieces(match, "norse"), pieces(match, "tunit", "wed_kirima"), pieces(match, "tunit")) == (2, 1, 1)
    assert disks(match, "norse")[2] == 1
    home = together(phase=NEGOTIATE, tableau={"kirima": "thule"}, pieces=standing, iron={"thule": 1})
    answer(home, "deal_with thule", "agree")  # for her own tribe she is simply unmarried again
    assert (pieces(home, "norse"), state(home)["pieces"].get("wed_kirima", {})) == (2, {})


@pytest.mark.law("greenland:K.e4")
def test_it_takes_a_hunter_to_become_a_husband_of_a_foreign_daughter() -> None:
    away = {"norse": {"unassigned": 1, "wed_kirima": 1}, "thule": {"unassigned": 1}, "tunit": {"ringed_seal": 2}}
    given: dict[str, Any] = {"phase": NEGOTIATE, "tableau": {"kirima": "thule"}, "iron": {"tunit": 1}}
    assert options(together(pieces=away, **given), "deal_with") == set()
    busy: dict[str, Any] = {"pieces": {"norse": {"ringed_seal": 1}}, "ivory": {"norse": 1}, "iron": {"thule": 1}}
    match = together(**{**given, **busy})
    assert options(match) == {"deal_with thule", "done"}
    reason = match.why_not("marry kirima")
    assert reason is not None
    assert reason.phrase.name == "no_hunters"


@pytest.mark.law("greenland:K.e4")
def test_where_tribes_meet_nobody_attacks() -> None:
    standing = {
        "thule": {"unassigned": 1, "ringed_seal": 2, "thule_4": 1},
        "tunit": {"unassigned": 1, "ringed_seal": 2},
    }
    match = together(5, 5, 5, 5, phase=NEGOTIATE, pieces=standing)
    assert told(match, "meet", "attacked") == []


@pytest.mark.law("greenland:K.e4", "greenland:K.e1")
def test_who_plays_all_tribes_asks_nobody() -> None:
    alive = by_place({tribe: {"unassigned": 1} for tribe in TRIBES})
    given = {"phase": NEGOTIATE, "order": list(TRIBES), "pieces": alive, "iron": {"*": 0, "norse": 1}}
    given |= {"alpha": dict.fromkeys(TRIBES, "unassigned"), "tableau": {"*": "none"}, "ivory": {"*": 0}}
    given |= {"energy": {"*": 0, "thule": 2}}
    position = {"game": "greenland", "seats": 1, "rules": AGREED, "state": given}
    match = Match.from_position(position, Fast(1))
    answer(match, "deal_with thule")
    assert (disks(match, "norse"), disks(match, "thule")) == ((1, 0, 0), (1, 0, 1))


@pytest.mark.law("greenland:K.e4")
def test_a_disk_is_not_swapped_for_one_like_it() -> None:
    match = together(phase=NEGOTIATE, energy={"norse": 1, "thule": 1, "tunit": 1}, iron={"norse": 1})
    answer(match, "deal_with thule")
    assert asked(match) == (1, "agree", "K.e4")
    assert told(match, "offered") == ["offered norse thule give_iron 1", "offered norse thule ask_energy 1"]


@pytest.mark.law("greenland:A2.e1", "greenland:K.e1")
def test_who_plays_all_tribes_lets_one_begin_and_the_others_follow() -> None:
    given: dict[str, Any] = {"phase": EVENT, "turn": 0, "events": ["august_rains", "long_winters"], "set_aside": []}
    match = Match.from_position({"game": "greenland", "seats": 1, "rules": AGREED, "state": given}, Fast(1))
    answer(match, "first tunit")
    assert state(match)["order"] == ["tunit", "norse", "thule"]


# K.e5 Iron and ivory as energy


@pytest.mark.law("greenland:K.e5")
def test_ivory_and_iron_are_spent_like_energy_on_promotions() -> None:
    match = together(phase=ASSIGN, pieces={"norse": {"unassigned": 2}}, ivory={"norse": 1}, iron={"norse": 1})
    assert options(match, "promote") == set()
    assert options(match, "burn_disk") == {"ivory", "iron"}
    answer(match, "burn_disk ivory", "promote 1", "number 1")
    assert (pieces(match, "norse", "norse_1"), disks(match, "norse")) == (1, (0, 0, 1))
    usual = first_edition(phase=ASSIGN, pieces={"norse": {"unassigned": 2}}, energy={"norse": 0})
    assert options(usual, "burn_disk") == set()


@pytest.mark.law("greenland:K.e5")
def test_and_on_hay_and_elder_actions() -> None:
    hay = together(phase=LIVESTOCK, tableau={"cattle": "norse"}, ivory={"norse": 1}, iron={"norse": 1})
    answer(hay, "feed cattle", "burn_disk ivory")
    assert (owner(hay, "cattle"), disks(hay, "norse")) == ("norse", (0, 0, 0))
    standing = {"norse": {"unassigned": 1, "norse_2": 1}}
    act = together(
        phase=ELDERS, pieces=standing, hand={"elkhound": "norse"}, tableau={"birgitta": "norse"}, iron={"norse": 1}
    )
    assert options(act) == {"burn_disk iron", "done"}
    answer(act, "burn_disk iron", "domesticate elkhound")
    assert (owner(act, "elkhound"), held(act, "norse"), disks(act, "norse")) == ("norse", set(), (0, 0, 0))


# One seat, three tribes


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("topic", "given"),
    [
        ("elder_action", {"phase": ELDERS}),
        ("feed", {"phase": LIVESTOCK, "tableau": {"cattle": "norse", "musk_ox": "thule", "pony": "tunit"}}),
        ("pacify", {"phase": NEGOTIATE, "step": 1, "hostile": {"north": True}}),
        ("how_many_die", {"phase": EVENT, "step": 2, "event": "crowd_disease"}),
        ("bid", {"phase": EVENT, "step": 6, "event": "crowd_disease"}),
    ],
)
def test_who_plays_all_tribes_is_told_which_one_is_asked(lang: str, topic: str, given: dict[str, Any]) -> None:
    crew = {"unassigned": 10, "markland": 1}
    people = {tribe: {**crew, f"{tribe}_2": 1, f"{tribe}_3": 1} for tribe in TRIBES}
    state = {"turn": 2, "pieces": by_place(people), "ivory": {"*": 2}, "order": list(TRIBES), **given}
    match = Match.from_position({"game": "greenland", "seats": 1, "rules": AGREED, "state": state}, Fast(1))
    words = Words(lang, match.game.setting)
    for tribe in TRIBES:
        assert match.ask is not None
        assert match.ask.topic.name == topic
        assert words.value("tribe", TRIBES.index(tribe)) in words.ask(match.ask)
        answers = {"elder_action": "done", "pacify": "done", "bid": "decline", "how_many_die": "number 5"}
        answer(match, answers.get(topic, str(match.ask.options[0])))
        while match.ask is not None and match.ask.topic.name in ("who_dies", "which_elder", "pay_unit"):
            match.choose(0)


@pytest.mark.law("greenland:K.e4")
def test_one_hunter_is_enough_to_become_a_husband() -> None:
    standing = {"norse": {"unassigned": 1, "wed_kirima": 1}, "thule": {"ringed_seal": 1}, "tunit": {"unassigned": 1}}
    match = together(phase=NEGOTIATE, tableau={"kirima": "thule"}, pieces=standing, iron={"tunit": 1})
    assert options(match, "deal_with") == {"tunit"}
