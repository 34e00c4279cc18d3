"""E.2 The Furious Protector, and demoted the Stoic Protector."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.root import company
from tests.law.root.conspiracy import cats_act
from tests.law.root.hired import (
    acts,
    answer,
    asked,
    card,
    dealt,
    dice,
    hand,
    hire,
    options,
    pieces,
    score,
    state,
    told,
    why,
)
from tests.law.root.wanderer import items, related, wander
from tests.law.root.woodland import woodland

EVERYWHERE = {str(clearing) for clearing in range(1, 13)}
HIRED = {"hirelings": "three"}
THERE = {"clearing": "5"}


def dawn(clearing: str = "5", demoted: bool = False, by: int = 0, **given: Any) -> Match:
    """Birdsong begins for the Marquise; the Protector is in a clearing."""
    fields = {"clearing": clearing}
    return hire("protector", by=by, demoted=demoted, phase="birdsong", step=0, fields=fields, **given)


# The set-up, and when hired


@pytest.mark.law("root:A.6.3")
def test_the_furious_protector_begins_anywhere() -> None:
    match = dealt("protector", ["marquise", "eyrie"])
    assert asked(match)[1:] == ("hireling_where", "A.6.3")
    assert options(match, "at") == EVERYWHERE
    answer(match, "at 11")
    assert card(match, "protector")["clearing"] == "11"
    with pytest.raises(PositionError, match=r"A\.6\.3"):
        hire("protector")


@pytest.mark.law("root:A.6.3", "root:5.1.7")
def test_the_set_up_of_a_faction_does_not_mind_it() -> None:
    """In the set-up everybody is its enemy, and yet a warrior of the Marquise comes to every clearing."""
    match = dealt("protector", ["marquise", "eyrie"])
    answer(match, "at 10")
    while state(match)["phase"] == "setup":
        match.answer(match.ask.options[0])  # type: ignore[union-attr]
    assert pieces(match, "marquise_warrior", "10") == 1


@pytest.mark.law("root:E.2.1", "root:E.3.3")
@pytest.mark.parametrize(("where", "placed"), [("none", True), ("2", False)])
def test_whoever_hires_the_stoic_protector_places_it_beside_own_pieces(where: str, placed: bool) -> None:
    match = hire(
        "protector",
        by=-1,
        demoted=True,
        phase="evening",
        owed=[1, 0, 0],
        fields={"clearing": where},
        on_map={"marquise_warrior": {"9": 1}, "sawmill": {"12": 1}},
    )
    answer(match, "lose_first")
    assert (asked(match)[1:] == ("hireling_where", "E.2.1")) is placed
    if placed:
        assert options(match, "at") == {"9", "12"}
        assert why(match, "at 1") == "E.2.1"
        answer(match, "at 9")
        assert "protector_came 0 9" in told(match, "E.2.1")


@pytest.mark.law("root:E.2.1", "root:E.2.3")
def test_without_own_pieces_the_stoic_protector_waits() -> None:
    match = hire("protector", by=-1, demoted=True, phase="evening", owed=[1, 0, 0])
    answer(match, "lose_first")
    assert card(match, "protector") | {"controller": 0, "clearing": "none"} == card(match, "protector")
    nowhere = dawn("none", demoted=True, crafted={0: ["royal_claim"]})
    assert asked(nowhere)[1] == "linger"
    assert not told(nowhere, "E.2.3")


# E.2.3 At the start of Birdsong


@pytest.mark.law("root:E.2.3", "root:4.2.1")
@pytest.mark.parametrize("demoted", [False, True])
def test_it_must_move_whoever_rules(demoted: bool) -> None:
    match = dawn(demoted=demoted, on_map={"eyrie_warrior": {"1": 3, "2": 3, "5": 3}})
    assert asked(match) == (0, "move_to", "E.2.3")
    assert options(match) == {"to 1", "to 2"}
    assert why(match, "to 9") == "2.2.1"
    answer(match, "to 2")
    assert card(match, "protector") | {"clearing": "2", "acted": True} == card(match, "protector")
    other = dawn(demoted=demoted, by=1, crafted={0: ["royal_claim"]})
    assert asked(other)[1] == "linger"
    assert card(other, "protector")["clearing"] == "5"


@pytest.mark.law("root:E.2.3", "root:E.3.6", "root:1.5.4")
def test_the_furious_protector_removes_a_warrior_of_each_player() -> None:
    there = {
        "marquise_warrior": {"1": 2, "5": 2},
        "eyrie_warrior": {"1": 3},
        "roost": {"1": 1},
        "sympathy": {"1": 1},
        "dynast": {},
    }
    match = dawn(on_map={kind: where for kind, where in there.items() if where})
    answer(match, "to 1")
    left = [pieces(match, kind, "1") for kind in ("marquise_warrior", "eyrie_warrior", "roost", "sympathy")]
    assert left == [1, 2, 1, 1]
    assert pieces(match, "marquise_warrior", "5") == 2
    assert [score(match, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.law("root:E.2.3", "root:E.3.3")
def test_the_furious_protector_spares_hirelings_and_pawns() -> None:
    cards = {"protector": {"controller": 0, **THERE}, "dynasty": {"controller": 1}}
    match = woodland(
        "birdsong",
        step=0,
        table=["marquise", "alliance", "vagabond"],
        rules=HIRED,
        hirelings=cards,
        boards={"vagabond": {"clearing": "1", "forest": "none", "character": "thief"}},
        on_map={"dynast": {"1": 5}, "alliance_warrior": {"1": 1}},
    )
    answer(match, "to 1")
    assert (pieces(match, "dynast", "1"), pieces(match, "alliance_warrior", "1")) == (5, 0)
    assert state(match)["factions"]["vagabond"]["items"]["damaged"] == {}


@pytest.mark.law("root:E.2.3", "root:14.2.2")
def test_the_furious_protector_removes_no_warlord() -> None:
    table = ["marquise", "hundreds", "eyrie"]
    match = dawn(table=table, on_map={"warlord": {"1": 1}, "hundreds_warrior": {"1": 1}})
    answer(match, "to 1")
    assert (pieces(match, "warlord", "1"), pieces(match, "hundreds_warrior", "1")) == (1, 0)
    alone = dawn(table=table, on_map={"warlord": {"1": 1}})
    answer(alone, "to 1")
    assert pieces(alone, "warlord", "1") == 1


@pytest.mark.law("root:E.2.3", "root:6.2.3", "root:1.1.3")
def test_the_losses_are_mourned_as_any_others() -> None:
    there = {"marquise_warrior": {"1": 2}, "keep": {"9": 1}}
    match = dawn(by=0, on_map=there, cards={0: ["anvil"]})
    answer(match, "to 1")
    assert asked(match)[1:] == ("marquise_hospitals", "6.2.3")
    answer(match, "spend anvil")
    assert pieces(match, "marquise_warrior", "9") == 1


@pytest.mark.law("root:E.2.3", "root:13.7.2")
def test_in_a_snare_it_stays_and_rages_all_the_same() -> None:
    match = woodland(
        "birdsong",
        step=0,
        table=["marquise", "corvids", "alliance"],
        rules=HIRED,
        hirelings={"protector": {"controller": 0, **THERE}},
        boards={"corvids": {"face_up": {"5": ["snare_1"]}}},
        on_map={"plot": {"5": 1}, "corvid_warrior": {"5": 2}},
    )
    assert card(match, "protector") | {**THERE, "acted": True} == card(match, "protector")
    assert pieces(match, "corvid_warrior", "5") == 1


@pytest.mark.law("root:E.3.7", "root:C.2.5")
def test_by_ferry_it_draws_its_controller_a_card() -> None:
    match = dawn("6", rules={"map": "lake"}, ferry="6")
    answer(match, "ferry 12")
    assert card(match, "protector")["clearing"] == state(match)["ferry"] == "12"
    assert len(hand(match)) == 1


@pytest.mark.law("root:E.3.7", "root:8.2.6")
def test_it_is_no_warrior_that_comes_to_sympathy() -> None:
    match = dawn(on_map={"sympathy": {"1": 1}}, cards={0: ["ambush_fox"]})
    answer(match, "to 1")
    assert not told(match, "8.2.6")
    assert hand(match) == {"ambush_fox"}


# E.2.2 Nobody touches it


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("demoted", [False, True])
def test_nobody_battles_it_and_nothing_removes_it(demoted: bool) -> None:
    there = {"marquise_warrior": {"5": 2}, "eyrie_warrior": {"9": 1}}
    match = acts("protector", by=1, demoted=demoted, fields=THERE, on_map=there)
    assert why(match, "battle 5") == "E.2.2"
    other = acts("protector", by=1, demoted=demoted, fields=THERE, on_map={**there, "alliance_warrior": {"5": 1}})
    answer(other, "battle 5")
    assert "battles 0 2 5" in told(other, "4.3")  # nobody else can be battled there
    favor = hire(
        "protector",
        by=1,
        demoted=demoted,
        fields=THERE,
        cards={0: ["favor_of_the_rabbits"]},
        on_map={"workshop": {"3": 1, "4": 1, "5": 1}},
    )
    answer(favor, "craft favor_of_the_rabbits")
    assert card(favor, "protector")["clearing"] == "5"


@pytest.mark.law("root:E.3.4")
@pytest.mark.parametrize("demoted", [False, True])
def test_it_neither_battles_nor_rules(demoted: bool) -> None:
    match = acts(
        "protector", demoted=demoted, fields=THERE, on_map={"eyrie_warrior": {"5": 1}, "marquise_warrior": {"1": 1}}
    )
    assert not options(match, "hireling_battle") | options(match, "hireling_move")
    assert match.facts["rules"]["5"] == "eyrie"


# E.2.2 The Furious Protector keeps out


@pytest.mark.law("root:E.2.2", "root:E.3.2")
@pytest.mark.parametrize(
    ("by", "demoted", "barred"), [(1, False, True), (-1, False, True), (0, False, False), (1, True, False)]
)
def test_enemies_place_nothing_where_the_furious_protector_is(by: int, demoted: bool, barred: bool) -> None:
    """The recruiter of the Marquise in 5, with the Protector, and the one in 1."""
    there = {"recruiter": {"5": 1, "1": 1}}
    match = acts("protector", by=by, demoted=demoted, fields=THERE, on_map=there)
    answer(match, "recruit_all")
    assert pieces(match, "marquise_warrior", "1") == 1
    assert pieces(match, "marquise_warrior", "5") == (0 if barred else 1)


@pytest.mark.law("root:E.2.2", "root:E.3.2")
def test_hirelings_of_an_enemy_are_kept_out_too() -> None:
    for by, barred in ((1, True), (0, False)):
        cards = {"protector": {"controller": by, **THERE}, "band": {"controller": 0}}
        match = woodland(step=2, boards={"marquise": {"actions": 3}}, rules=HIRED, hirelings=cards)
        answer(match, "hireling_place band")
        assert ("at 5" in options(match)) is not barred
        if barred:
            assert why(match, "at 5") == "E.2.2"


@pytest.mark.law("root:E.2.2")
def test_moving_in_is_not_placing() -> None:
    match = acts("protector", by=1, fields=THERE, on_map={"marquise_warrior": {"1": 2}})
    answer(match, "march", "to 5", "number 1")
    assert pieces(match, "marquise_warrior", "5") == 1


# E.2.2 The Stoic Protector shields


def shielded(by: int = 1, clearing: str = "5", **given: Any) -> Match:
    """The Marquise acts; the Eyrie, seat 1, control the Stoic Protector."""
    boards = {"eyrie": {"leader": "builder"}, **given.pop("boards", {})}
    return acts("protector", by=by, demoted=True, fields={"clearing": clearing}, boards=boards, **given)


@pytest.mark.law("root:E.2.2", "root:E.3.2")
def test_enemies_do_not_battle_its_controller_beside_it() -> None:
    there = {"marquise_warrior": {"5": 3}, "eyrie_warrior": {"5": 2}, "alliance_warrior": {"5": 1}}
    match = shielded(on_map=there, chance=dice(0, 0))
    answer(match, "battle 5")
    assert "battles 0 2 5" in told(match, "4.3")  # the Alliance, and nobody else
    for given in ({"by": 2}, {"by": -1}, {"clearing": "1"}):
        free = shielded(**given, on_map=there)
        answer(free, "battle 5")
        assert "1" in options(free, "against") or "battles 0 1 5" in told(free, "4.3")
    alone = shielded(on_map={"marquise_warrior": {"5": 3}, "eyrie_warrior": {"5": 2}})
    assert why(alone, "battle 5") == "E.2.2"
    furious = acts("protector", by=1, fields=THERE, boards={"eyrie": {"leader": "builder"}}, on_map=there)
    answer(furious, "battle 5")
    assert options(furious, "against") == {"1", "2"}


@pytest.mark.law("root:E.2.2", "root:4.3.4")
@pytest.mark.parametrize(("by", "lost"), [(0, 0), (2, 1)])
def test_its_controller_attacks_there_and_loses_nothing(by: int, lost: int) -> None:
    there = {"marquise_warrior": {"5": 3}, "eyrie_warrior": {"5": 3}}
    match = shielded(by=by, on_map=there, chance=dice(2, 1))
    answer(match, "battle 5")
    assert pieces(match, "eyrie_warrior", "5") == 1
    assert 3 - pieces(match, "marquise_warrior", "5") == lost
    assert ("unharmed 0 5" in told(match, "E.2.2")) is (by == 0)


@pytest.mark.law("root:E.2.2", "root:4.3.1.II")
def test_an_ambush_does_not_hurt_them_either() -> None:
    there = {"marquise_warrior": {"5": 2}, "eyrie_warrior": {"5": 3}}
    match = shielded(by=0, on_map=there, cards={1: ["ambush_rabbit"]}, chance=dice(1, 0))
    answer(match, "battle 5", "ambush ambush_rabbit")
    assert pieces(match, "marquise_warrior", "5") == 2
    assert pieces(match, "eyrie_warrior", "5") == 2  # the battle goes on


@pytest.mark.law("root:E.2.2", "root:E.3.3")
def test_it_does_not_shield_other_hirelings_of_its_controller() -> None:
    cards = {"protector": {"controller": 1, "demoted": True, **THERE}, "band": {"controller": 1}}
    there = {"marquise_warrior": {"5": 3}, "bandsman": {"5": 1}}
    match = woodland(
        step=2,
        boards={"marquise": {"actions": 3}},
        rules=HIRED,
        hirelings=cards,
        on_map=there,
        chance=dice(1, 0),
    )
    answer(match, "battle 5")
    assert pieces(match, "bandsman", "5") == 0


@pytest.mark.law("root:E.2.2", "root:4.1.2")
def test_a_favor_spares_what_it_shields() -> None:
    there = {"workshop": {"3": 1, "4": 1, "10": 1}, "eyrie_warrior": {"5": 2, "3": 1}, "alliance_warrior": {"5": 1}}
    match = hire(
        "protector",
        by=1,
        demoted=True,
        fields=THERE,
        boards={"eyrie": {"leader": "builder"}},
        cards={0: ["favor_of_the_rabbits"]},
        on_map=there,
    )
    answer(match, "craft favor_of_the_rabbits")
    left = [
        pieces(match, "eyrie_warrior", "5"),
        pieces(match, "eyrie_warrior", "3"),
        pieces(match, "alliance_warrior", "5"),
    ]
    assert left == [2, 0, 0]


@pytest.mark.law("root:E.2.2", "root:9.5.6")
@pytest.mark.parametrize(("by", "spared"), [(1, True), (2, False), (0, False)])
def test_a_vagabond_does_not_strike_what_it_shields(by: int, spared: bool) -> None:
    match = wander(
        items={"ready": {"crossbow": 1}},
        rules=HIRED,
        hirelings={"protector": {"controller": by, "demoted": True, "clearing": "1"}},
        hands={0: ["anvil"]},
        on_map={"marquise_warrior": {"1": 2}},
    )
    assert ("strike 1 marquise_warrior" in options(match)) is not spared
    if spared:
        assert why(match, "strike 1 marquise_warrior") == "E.2.2"


@pytest.mark.law("root:E.2.2", "root:G.1.21", "root:4.1.3")
@pytest.mark.parametrize(("by", "spared"), [(1, True), (2, False)])
def test_the_propaganda_bureau_replaces_nothing_there(by: int, spared: bool) -> None:
    match = shielded(
        by=by,
        deck="exiles",
        cards={0: ["ambush_rabbit"]},
        crafted={0: ["propaganda_bureau"]},
        on_map={"eyrie_warrior": {"5": 1}, "marquise_warrior": {"1": 1}},
    )
    assert ("use propaganda_bureau" in options(match)) is not spared


@pytest.mark.law("root:E.2.2", "root:10.4.3.II")
@pytest.mark.parametrize(("by", "spared"), [(1, True), (2, False)])
def test_the_cult_converts_nobody_there(by: int, spared: bool) -> None:
    match = woodland(
        "birdsong",
        step=2,
        table=["cult", "marquise", "alliance"],
        rules=HIRED,
        hirelings={"protector": {"controller": by, "demoted": True, "clearing": "1"}},
        boards={"cult": {"outcast": "fox", "acolytes": 3}},
        on_map={"marquise_warrior": {"1": 2}, "cult_warrior": {"1": 1}},
    )
    assert ("convert 1" in options(match)) is not spared


@pytest.mark.law("root:E.2.2", "root:13.2.4")
@pytest.mark.parametrize(("by", "spared"), [(0, True), (2, False)])
def test_nobody_exposes_a_plot_that_it_shields(by: int, spared: bool) -> None:
    match = cats_act(
        down={"5": "bomb_1"},
        rules=HIRED,
        hirelings={"protector": {"controller": by, "demoted": True, **THERE}},
        cards={1: ["ambush_rabbit"]},
        on_map={"plot": {"5": 1}, "marquise_warrior": {"5": 1}},
    )
    assert ("expose 5" in options(match)) is not spared
    if spared:
        assert why(match, "expose 5") == "E.2.2"


@pytest.mark.law("root:E.2.2", "root:9.2.7")
def test_a_vagabond_beside_it_is_not_battled_and_his_items_are_damaged() -> None:
    match = wander(
        items={"ready": {"sword": 2}},
        rules=HIRED,
        hirelings={"protector": {"controller": 0, "demoted": True, "clearing": "1"}},
        on_map={"marquise_warrior": {"1": 3}},
        chance=dice(2, 1),
    )
    answer(match, "battle 1", "damage sword ready")
    assert pieces(match, "marquise_warrior", "1") == 1
    assert items(match)["damaged"] == {"sword": 1}  # nothing of it is removed
    attacked = wander(
        turn=1,
        step=2,
        boards={"marquise": {"actions": 3}},
        rules=HIRED,
        hirelings={"protector": {"controller": 0, "demoted": True, "clearing": "1"}},
        on_map={"marquise_warrior": {"1": 3}},
    )
    assert why(attacked, "battle 1") == "E.2.2"


@pytest.mark.law("root:E.2.2", "root:9.2.9.IId")
@pytest.mark.parametrize(("by", "spared"), [(1, True), (0, False), (-1, False)])
def test_an_ally_beside_it_takes_no_hits_for_a_vagabond(by: int, spared: bool) -> None:
    """The Marquise is Allied with him, and attacks together with him; it may be hers."""
    match = wander(
        items={"ready": {"sword": 3, "boot": 1}},
        board=related(1, "allied"),
        rules=HIRED,
        hirelings={"protector": {"controller": by, "demoted": True, "clearing": "1"}},
        on_map={"marquise_warrior": {"1": 2}, "eyrie_warrior": {"1": 3}},
        chance=dice(3, 1),
    )
    answer(match, "battle 1", "against 2", "with_ally 1")
    assert asked(match)[1] == "vagabond_damage"
    assert ("lose marquise_warrior" in options(match)) is not spared
    answer(match, "damage boot ready")
    assert (pieces(match, "marquise_warrior", "1"), pieces(match, "eyrie_warrior", "1")) == (2, 0)
    assert items(match)["damaged"] == {"boot": 1}


@pytest.mark.law("root:E.2.2", "root:11.2.7.IIIa")
@pytest.mark.parametrize(("by", "lost"), [(0, (0, 2)), (1, (2, 0)), (-1, (1, 1))])
def test_hits_that_it_keeps_from_mercenaries_fall_on_their_buyer_and_the_other_way_round(
    by: int, lost: tuple[int, int]
) -> None:
    match = company.hired(
        rules=HIRED,
        hirelings={"protector": {"controller": by, "demoted": True, **THERE}},
        on_map={"marquise_warrior": {"5": 3}, "riverfolk_warrior": {"5": 3}, "eyrie_warrior": {"5": 3}},
        chance=dice(2, 2),
    )
    answer(match, "battle 5", "against 2") if by != 1 else answer(match, "battle 5")
    answer(match, "mercenaries_fight")
    assert pieces(match, "eyrie_warrior", "5") == 1
    gone = (3 - pieces(match, "marquise_warrior", "5"), 3 - pieces(match, "riverfolk_warrior", "5"))
    assert gone == lost


@pytest.mark.law("root:E.2.2", "root:4.3.1.II", "root:11.2.7.IIIa")
def test_an_ambush_does_not_end_the_battle_of_mercenaries_that_it_shields() -> None:
    match = company.hired(
        rules=HIRED,
        hirelings={"protector": {"controller": 1, "demoted": True, **THERE}},
        on_map={"marquise_warrior": {"5": 1}, "riverfolk_warrior": {"5": 1}, "eyrie_warrior": {"5": 2}},
        cards={2: ["ambush_rabbit"]},
        chance=dice(1, 0),
    )
    answer(match, "battle 5", "mercenaries_fight", "ambush ambush_rabbit")
    left = [pieces(match, f"{name}_warrior", "5") for name in ("marquise", "riverfolk", "eyrie")]
    assert left == [0, 1, 1]


@pytest.mark.law("root:E.2.2", "root:D.4.2")
def test_the_vagrant_sets_nobody_on_what_it_shields() -> None:
    match = wander(
        items={"ready": {"torch": 1}},
        character="vagrant",
        rules=HIRED,
        hirelings={"protector": {"controller": 1, "demoted": True, "clearing": "1"}},
        on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 3}},
        boards={"eyrie": {"leader": "builder"}},
    )
    assert "instigate 1 2" in options(match)
    assert "instigate 2 1" not in options(match)


@pytest.mark.law("root:E.2.2", "root:8.4.1.I", "root:2.2.3")
@pytest.mark.parametrize(("by", "room"), [(1, False), (0, True)])
def test_a_revolt_finds_no_room_for_a_base_among_what_it_shields(by: int, room: bool) -> None:
    """Clearing 1 has one slot, with a roost."""
    match = woodland(
        "birdsong",
        step=2,
        turn=2,
        rules=HIRED,
        hirelings={"protector": {"controller": by, "demoted": True, "clearing": "1"}},
        boards={"alliance": {"supporters": ["ambush_fox", "anvil"]}, "eyrie": {"leader": "builder"}},
        on_map={"sympathy": {"1": 1, "6": 1}, "roost": {"1": 1}},
    )
    assert options(match, "revolt") == ({"1", "6"} if room else {"6"})
    if not room:
        assert why(match, "revolt 1") == "2.2.3"
