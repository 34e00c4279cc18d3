"""E and A.6 read once more against the cards: what had been missed."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.hired import (
    acts,
    answer,
    asked,
    card,
    dice,
    hand,
    hire,
    options,
    pieces,
    record,
    score,
    state,
    told,
    why,
)
from tests.law.root.horde import HORDE
from tests.law.root.wanderer import wander
from tests.law.root.woodland import woodland

HIRED = {"hirelings": "three"}
NO_REBELS = ["marquise", "eyrie", "corvids"]


# A.6.2 What a position leaves out


@pytest.mark.law("root:A.6.2")
@pytest.mark.parametrize("name", ["patrol", "dynasty", "uprising", "prophets", "band", "bandits"])
def test_a_hireling_that_a_position_names_is_promoted(name: str) -> None:
    table = ["duchy", "corvids", "hundreds", "keepers", "riverfolk"]  # where all that are dealt are demoted
    match = woodland(table=table, rules=HIRED, hirelings={name: {}})
    assert card(match, name)["demoted"] is False


# 1.5.5 Forced moves


def driven(birds: int, cats: int, table: list[str] | None = None, **there: dict[str, int]) -> Match:
    """The Marquise acts, and has a Prophet in 12 with Eyrie warriors, where she has some of her own."""
    on_map = {"prophet": {"12": 1}, "eyrie_warrior": {"12": birds}, "marquise_warrior": {"12": cats}, **there}
    return acts("prophets", table=table or NO_REBELS, on_map=on_map)


@pytest.mark.law("root:1.5.5", "root:4.2.1", "root:7.2.2")
@pytest.mark.parametrize(("cats", "lords"), [(1, True), (2, False)])
def test_prophets_force_nobody_to_move_who_rules_neither_end(cats: int, lords: bool) -> None:
    """With the Prophet, one warrior of the Marquise makes a tie with two of the Eyrie, the Lords of the Forest."""
    match = driven(2, cats, roost={"7": 1})
    answer(match, "hireling_move prophets")
    if asked(match)[1] == "prophets_move":
        answer(match, "prophets_force 1 12")
    if lords:
        assert options(match, "to") == {"4", "7", "9", "10", "11"}
    else:
        assert pieces(match, "eyrie_warrior", "7") == 2  # to their roost, the only way


@pytest.mark.law("root:1.5.5", "root:4.2.1")
def test_prophets_say_why_a_forced_move_is_not_allowed() -> None:
    match = driven(2, 2, roost={"7": 1, "9": 1})
    answer(match, "hireling_move prophets", "prophets_force 1 12")
    assert options(match, "to") == {"7", "9"}
    assert why(match, "to 10") == "4.2.1"


@pytest.mark.law("root:E.2.4", "root:15.2.4", "root:1.5.5")
def test_prophets_force_the_keepers_to_move_with_as_many_relics_as_warriors_carry() -> None:
    relics = {"figure_a": "12", "figure_b": "12", "tablet_a": "12"}
    there = {"prophet": {"12": 1}, "keepers_warrior": {"12": 2}}
    table = ["marquise", "keepers", "eyrie"]
    boards = {"keepers": {"relics": relics}, "marquise": {"actions": 3}}
    match = hire("prophets", table=table, step=2, boards=boards, on_map=there)
    answer(match, "hireling_move prophets", "to 9")
    assert asked(match) == (1, "keepers_carry", "15.2.4")
    assert why(match, "done") == "E.2.4"
    answer(match, "carry figure_b")
    assert why(match, "done") == "E.2.4"
    answer(match, "carry tablet_a")
    assert asked(match)[0] == 0
    lying = state(match)["factions"]["keepers"]["relics"]
    assert (lying["figure_a"], lying["figure_b"], lying["tablet_a"]) == ("12", "9", "9")
    assert pieces(match, "keepers_warrior", "9") == 2


@pytest.mark.law("root:E.2.4", "root:14.2.2", "root:1.5.5")
def test_prophets_force_a_warlord_to_move_with_all_his_warriors() -> None:
    there = {"prophet": {"12": 1}, "warlord": {"12": 1}, "hundreds_warrior": {"12": 2}}
    boards = {"hundreds": {"mood": "stubborn"}}
    match = hire("prophets", table=HORDE, step=2, boards=boards, on_map=there)
    answer(match, "hireling_move prophets", "to 9")
    assert (pieces(match, "warlord", "9"), pieces(match, "hundreds_warrior", "9")) == (1, 2)


# 1.2.1 What a hand holds is nobody else's business


def goaded(held: list[str], **given: Any) -> Match:
    """The Marquise can have the Prophets force the Eyrie, who hold cards, to battle the Uprising in 12."""
    cards = {"prophets": {"controller": 0}, "uprising": {"controller": 2}}
    there = {"prophet": {"12": 1}, "rebel": {"12": 2}, "eyrie_warrior": {"12": 3}}
    return woodland(
        step=2,
        table=NO_REBELS,
        boards={"marquise": {"actions": 3}, "eyrie": {"leader": "builder"}},
        rules=HIRED,
        hirelings=cards,
        cards={1: held},
        on_map=there,
        chance=dice(2, 0),
        **given,
    )


@pytest.mark.law("root:1.2.1", "root:E.2.2", "root:1.5.5")
def test_forcing_somebody_to_battle_the_uprising_tells_nothing_of_the_hand() -> None:
    offered = []
    for held in (["anvil"], ["bake_sale"]):
        match = goaded(held)
        answer(match, "hireling_battle prophets")
        offered.append((asked(match), options(match)))
    assert offered[0] == offered[1] == ((0, "prophets_against", "E.2.4"), {"against prophets", "against uprising"})
    none = goaded([])
    answer(none, "hireling_battle prophets")
    assert "battles 1 prophets 12" in told(none, "4.3")  # without a card there is nobody else


@pytest.mark.law("root:E.2.2", "root:1.5.5")
def test_who_is_forced_to_battle_the_uprising_and_cannot_pay_does_not() -> None:
    match = goaded(["anvil"])
    answer(match, "hireling_battle prophets", "against uprising")
    assert asked(match)[:2] == (1, "uprising_pay")
    assert why(match, "decline") == "E.2.2"
    answer(match, "discard anvil")
    assert pieces(match, "rebel", "12") == 0
    poor = goaded(["bake_sale"])
    answer(poor, "hireling_battle prophets", "against uprising")
    assert asked(poor)[:2] == (1, "uprising_pay")
    assert options(poor) == {"decline"}
    answer(poor, "decline")
    assert pieces(poor, "rebel", "12") == 2
    assert "uprising_unpaid 1 12" in told(poor, "E.2.2")


@pytest.mark.law("root:1.2.1", "root:E.2.2", "root:D.4.2")
@pytest.mark.parametrize("held", ["anvil", "bake_sale"])
def test_the_vagrant_learns_nothing_of_a_hand_either(held: str) -> None:
    match = wander(
        items={"ready": {"torch": 1}},
        character="vagrant",
        rules=HIRED,
        hirelings={"uprising": {"controller": 2}},
        hands={1: [held]},
        on_map={"marquise_warrior": {"1": 3}, "rebel": {"1": 1}},
        chance=dice(1, 0),
    )
    assert "instigate 1 uprising" in options(match)
    answer(match, "instigate 1 uprising")
    assert asked(match)[:2] == (1, "uprising_pay")


# 1.5.4 As many as there are


@pytest.mark.law("root:E.2.4", "root:1.5.1")
def test_a_dynasty_of_which_nobody_is_left_does_not_come() -> None:
    """All of it lies on the Coffin Makers."""
    match = acts(
        "dynasty",
        table=["marquise", "alliance", "corvids"],
        deck="exiles",
        crafted={1: ["coffin_makers"]},
        coffins={"dynast": 5},
        on_map={"marquise_warrior": {"1": 1}},
    )
    assert why(match, "hireling_place dynasty") == "1.5.1"


# E.1.1 Entering a space


@pytest.mark.law("root:E.1.1", "root:7.7.1")
@pytest.mark.parametrize(("points", "markers"), [(6, [8, 12]), (7, [4, 8, 12])])
def test_a_score_marker_that_falls_back_enters_a_space_too(points: int, markers: list[int]) -> None:
    """In turmoil the Eyrie lose a point for each bird card of the Decree, here the two viziers."""
    match = hire(
        "band",
        by=-1,
        table=["eyrie", "marquise", "alliance"],
        rules={"hireling_markers": "landed"},
        step=2,
        score=[points, 0, 0],
        boards={"eyrie": {"leader": "builder", "decree": [["ambush_fox"], [], [], []]}},
        on_map={"eyrie_warrior": {"1": 1}, "bandsman": {"1": 1}},
    )
    while state(match)["turn"] == 0 and score(match) == points:
        match.answer(match.ask.options[0])  # type: ignore[union-attr]
    assert score(match) == points - 2
    assert state(match)["track_markers"] == markers


# E.1.3 Several at once


@pytest.mark.law("root:E.1.3", "root:1.1.3")
def test_of_several_hirelings_without_markers_the_turn_player_says_which_goes_first() -> None:
    cards = {"band": {"controller": 0, "markers": 1}, "bandits": {"controller": 0, "markers": 1}}
    match = woodland("evening", rules=HIRED, hirelings=cards, on_map={"bandsman": {"1": 1}})
    assert asked(match) == (0, "pass_which", "1.1.3")
    assert options(match, "hire") == {"band", "bandits"}
    assert why(match, "hire patrol") == "A.6.1"
    answer(match, "hire bandits")
    assert asked(match)[1] == "pass_hireling"
    answer(match, "choose_seat 1")
    assert card(match, "bandits")["controller"] == 1
    answer(match, "choose_seat 2")
    assert card(match, "band")["controller"] == 2


# E.2.2 Whom the Physicians save


@pytest.mark.law("root:E.2.2", "root:14.2.2")
@pytest.mark.parametrize("ruling", ["warrior", "figure"])
def test_the_physicians_save_no_warlord_who_comes_into_play_only_when_anointed(ruling: str) -> None:
    given: dict[str, Any] = {
        "rules": {"warlord": ruling},
        "table": ["duchy", "hundreds", "alliance"],
        "boards": {"hundreds": {"mood": "bitter"}},
        "cards": {1: ["anvil"]},
        "chance": dice(2, 0),
    }
    there = {"duchy_warrior": {"1": 4}, "warlord": {"1": 1}, "hundreds_warrior": {"1": 1, "3": 1}}
    match = answer(hire("patrol", demoted=True, by=1, on_map=there, **given), "battle 1")
    while asked(match)[1] == "ambush":
        answer(match, "decline")
    assert asked(match) == (1, "physicians_heal", "E.2.2")
    answer(match, "spend anvil")
    assert (pieces(match, "warlord", "3"), pieces(match, "hundreds_warrior", "3")) == (0, 2)
    assert "physicians_healed 1 1 3" in told(match, "E.2.2")
    there = {"duchy_warrior": {"1": 4}, "warlord": {"1": 1}, "hundreds_warrior": {"3": 1}}
    alone = answer(hire("patrol", demoted=True, by=1, on_map=there, **given), "battle 1")
    while asked(alone)[1] == "ambush":
        answer(alone, "decline")
    assert asked(alone)[1] != "physicians_heal"
    assert not state(alone)["on_map"].get("warlord")


# E.2.2 Whom nobody battles


@pytest.mark.law("root:E.2.2", "root:4.1.3")
@pytest.mark.parametrize(("demoted", "sought"), [(True, False), (False, True)])
def test_an_emigre_seeks_no_battle_with_whom_nobody_battles(demoted: bool, sought: bool) -> None:
    """The Eyrie are in 5, and the Alliance in 9; a Stoic Protector in 5 shields the Eyrie, who control it."""
    match = hire(
        "protector",
        by=1,
        demoted=demoted,
        fields={"clearing": "5"},
        deck="exiles",
        phase="birdsong",
        step=3,
        rules={"emigre_move": "battle"},
        crafted={0: ["eyrie_emigre"]},
        boards={"eyrie": {"leader": "builder"}},
        on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"5": 1}, "alliance_warrior": {"9": 1}},
    )
    if sought:
        assert options(match, "to") == {"5", "9"}
    else:
        assert asked(match)[1] == "move_how_many"  # to 9, the only way


@pytest.mark.law("root:E.2.2", "root:1.2.1")
@pytest.mark.parametrize(("held", "offered"), [("ambush_mouse", {"4", "9"}), ("ambush_fox", {"4"})])
def test_an_emigre_seeks_a_battle_with_the_uprising_for_a_card_only(held: str, offered: set[str]) -> None:
    match = hire(
        "uprising",
        by=1,
        deck="exiles",
        table=NO_REBELS,
        phase="birdsong",
        step=3,
        rules={"emigre_move": "battle"},
        crafted={0: ["eyrie_emigre"]},
        cards={0: [held]},
        boards={"eyrie": {"leader": "builder"}},
        on_map={"marquise_warrior": {"12": 3}, "eyrie_warrior": {"4": 1}, "rebel": {"9": 1}},
    )
    answer(match, "from 12")  # asked whatever the hand holds
    assert options(match, "to") == offered


# E.2.1 Nobody left to come


@pytest.mark.law("root:E.2.1", "root:1.5.1")
@pytest.mark.parametrize(("name", "demoted", "buried"), [
    ("prophets", False, {"prophet": 4}), ("band", False, {"bandsman": 5}), ("bandits", True, {"bandit": 4}),
])  # fmt: skip
def test_who_is_hired_with_all_warriors_in_coffins_places_none(
    name: str, demoted: bool, buried: dict[str, int]
) -> None:
    match = hire(
        name, by=-1, demoted=demoted, phase="evening", deck="exiles", owed={0: 1}, coffins=buried,
        crafted={1: ["coffin_makers"]}, on_map={"sawmill": {"1": 1}},
    )  # fmt: skip
    answer(match, "lose_first")
    assert card(match, name)["controller"] == 0
    assert not [line for line in record(match) if line.startswith("E.2.1")]


# 12.2.2 The Burrow is a clearing

MOLES = ["duchy", "corvids", "alliance"]


@pytest.mark.law("root:E.2.3", "root:12.2.2")
@pytest.mark.parametrize(("ruling", "points"), [("counts", 1), ("apart", 0)])
def test_the_nobles_score_for_the_burrow_as_royal_claim_does(ruling: str, points: int) -> None:
    there = {"duchy_warrior": {"1": 1, "2": 1}}
    rules = {"burrow_claim": ruling}
    match = hire("dynasty", demoted=True, phase="birdsong", step=0, table=MOLES, rules=rules, on_map=there)
    assert score(match, 0) == points


@pytest.mark.law("root:E.2.2", "root:12.2.2")
def test_the_physicians_bring_moles_to_the_burrow() -> None:
    there = {"duchy_warrior": {"1": 1, "2": 1, "burrow": 2}, "corvid_warrior": {"1": 3}}
    match = hire(
        "patrol", demoted=True, table=MOLES, on_map=there, cards={0: ["anvil"]}, chance=dice(3, 3)
    )  # fmt: skip
    answer(match, "battle 1", "spend anvil")
    assert options(match, "at") == {"2", "burrow"}
    answer(match, "at burrow")
    assert pieces(match, "duchy_warrior", "burrow") == 3


@pytest.mark.law("root:E.2.4", "root:12.2.2")
@pytest.mark.parametrize(("tunnel", "lured"), [("5", True), ("1", False)])
def test_a_band_lures_moles_out_of_their_burrow_through_a_tunnel(tunnel: str, lured: bool) -> None:
    there = {"bandsman": {"5": 1}, "tunnel": {tunnel: 1}, "duchy_warrior": {"burrow": 2, "1": 1}}
    match = hire("band", table=MOLES, on_map=there)
    answer(match, "hireling_move band")
    assert options(match, "band_lure") == ({"0 1", "0 burrow"} if lured else {"0 1"})
    if lured:
        answer(match, "band_lure 0 burrow")
        assert (pieces(match, "duchy_warrior", "burrow"), pieces(match, "duchy_warrior", "5")) == (1, 1)


# E.2.2 Items for the Exile


@pytest.mark.law("root:E.2.2")
def test_of_two_items_the_exhausted_one_is_given_to_the_exile() -> None:
    match = acts(
        "exile",
        by=1,
        deck="exiles",
        fields={"forest": "a", "clubs": 3},
        on_map={"marquise_warrior": {"1": 2}},
        crafted={0: ["league_of_adventurous_mice_1"]},
        crafted_items={0: {"boot": 2}},
        exhausted_items={0: {"boot": 1}},
    )
    answer(match, "give_to_exile boot")
    assert state(match)["crafted_items"]["0"] == {"boot": 1}
    assert "use league_of_adventurous_mice_1" in options(match)  # the other one is still ready


@pytest.mark.law("root:E.2.2", "root:4.1.3")
def test_informants_take_an_ambush_for_an_item_given_to_the_exile_in_the_evening() -> None:
    match = hire(
        "exile",
        by=1,
        deck="exiles",
        phase="evening",
        step=0,
        fields={"forest": "a", "clubs": 3},
        on_map={"marquise_warrior": {"1": 2}},
        crafted={0: ["informants_1"]},
        crafted_items={0: {"boot": 1}},
        discards=["ambush_fox"],
    )
    answer(match, "give_to_exile boot")
    assert asked(match) == (0, "draw_or", "E.2.2")
    answer(match, "take_ambush ambush_fox")
    assert "ambush_fox" in hand(match, 0)
    assert score(match, 0) == 1
