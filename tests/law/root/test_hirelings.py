"""A.6 and E. Hirelings: the deal, control, and what holds for every one of them."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker import start
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.root.hired import answer, asked, card, dice, hand, hire, options, pieces, record, score, state, told, why
from tests.law.root.wanderer import wander
from tests.law.root.woodland import woodland

CATS = ["marquise", "alliance", "corvids"]  # where the Last Dynasty may be hired
BIRDS = ["eyrie", "alliance", "duchy"]  # where the Forest Patrol may be hired
DYNASTY = {"dynast": {"1": 5}}


def seated(*factions: str) -> dict[str, str]:
    return {"hirelings": "three", **{f"faction_{seat + 1}": name for seat, name in enumerate(factions)}}


# A.6 The set-up


@pytest.mark.law("root:A.6", "root:A.6.1", "root:A.6.2", "root:A.6.4", "root:A.6.5")
@pytest.mark.parametrize(
    ("factions", "demoted"),
    [
        (["marquise", "eyrie"], 0),
        (["marquise", "alliance", "corvids"], 1),
        (["duchy", "corvids", "hundreds", "keepers"], 2),
        (["duchy", "corvids", "hundreds", "keepers", "marquise"], 3),
    ],
)
def test_three_hirelings_of_absent_factions_are_dealt_and_some_demoted(factions: list[str], demoted: int) -> None:
    barred = {"marquise": "patrol", "eyrie": "dynasty", "alliance": "uprising"}
    dealt: set[str] = set()
    for seed in range(20):
        match = start("root", seats=len(factions), seed=seed, rules=seated(*factions))
        cards = state(match)["hirelings"]
        assert len(cards) == 3
        assert sum(each["demoted"] for each in cards.values()) == demoted
        assert all(each["controller"] == -1 and not each["is_set_up"] for each in cards.values())
        dealt |= set(cards)
        assert state(match)["track_markers"] == [4, 8, 12]
    assert len(dealt) > 3
    assert not dealt & {barred[name] for name in factions if name in barred}


@pytest.mark.law("root:A.6")
def test_without_hirelings_nothing_is_dealt() -> None:
    assert "hirelings" not in state(start("root", seats=3, seed=1))


@pytest.mark.law("root:A.6.5")
def test_no_position_has_a_hireling_whose_faction_plays() -> None:
    with pytest.raises(PositionError, match=r"A\.6\.5"):
        hire("patrol", table=CATS)
    with pytest.raises(PositionError, match=r"A\.6\.5"):
        hire("exile", table=["marquise", "eyrie", "vagabond2"], fields={"forest": "a"})


@pytest.mark.law("root:A.6.3")
def test_the_last_players_set_up_one_each() -> None:
    match = start("root", seats=4, seed=1, rules=seated("duchy", "corvids", "hundreds", "keepers"))
    first = state(match)["turn"]
    order = []
    while asked(match)[1] == "which_hireling" or any(
        not each["is_set_up"] for each in state(match)["hirelings"].values()
    ):
        if asked(match)[1] == "which_hireling":
            order.append(asked(match)[0])
            assert all(not hand(match, seat) for seat in range(4))
        match.answer(match.ask.options[0])  # type: ignore[union-attr]
    setters = [int(line.split()[1]) for line in told(match, "A.6.3") if line.startswith("hireling_set")]
    assert setters == [(first - 1) % 4, (first - 2) % 4, (first - 3) % 4]
    assert order == setters[:2]  # of the last one there is no choice


@pytest.mark.law("root:A.6.3")
@pytest.mark.parametrize(("ruling", "offset"), [("last", 1), ("first", 0)])
def test_of_two_players_one_sets_up_the_third(ruling: str, offset: int) -> None:
    match = start("root", seats=2, seed=2, rules={**seated("marquise", "eyrie"), "third_hireling": ruling})
    first = state(match)["turn"]
    while any(not each["is_set_up"] for each in state(match)["hirelings"].values()):
        match.answer(match.ask.options[0])  # type: ignore[union-attr]
    setters = [int(line.split()[1]) for line in told(match, "A.6.3") if line.startswith("hireling_set")]
    assert setters == [(first - 1) % 2, first, (first + offset) % 2]


@pytest.mark.law("root:A.6.2")
def test_all_hear_which_are_demoted() -> None:
    match = start("root", seats=5, seed=3, rules=seated("duchy", "corvids", "hundreds", "keepers", "marquise"))
    while any(not each["is_set_up"] for each in state(match)["hirelings"].values()):
        match.answer(match.ask.options[0])  # type: ignore[union-attr]
    assert len(told(match, "A.6.2")) == 3
    assert all(line.split()[1] == line.split()[2] for line in told(match, "A.6.2"))


# E.1 Control


def claim(points: int, had: int, by: int = -1, **rules: str) -> Match:
    """The Marquise scores points by ruling so many clearings, as Royal Claim has it."""
    ruled = {str(clearing): 1 for clearing in range(2, 2 + points)}
    match = hire(
        "dynasty",
        by=by,
        table=CATS,
        phase="birdsong",
        step=0,
        rules=rules,
        crafted={0: ["royal_claim"]},
        score=[had, 0, 0],
        on_map={"dynast": {"1": 5}, "marquise_warrior": ruled},
    )
    return answer(match, "use royal_claim")


@pytest.mark.law("root:E.1.1")
def test_a_score_marker_takes_the_hireling_marker_of_the_space_it_enters() -> None:
    short = claim(1, 2)
    assert state(short)["track_markers"] == [4, 8, 12]
    match = claim(1, 3)
    assert score(match) == 4
    assert state(match)["track_markers"] == [8, 12]
    assert state(match)["owed"] == [1, 0, 0]


@pytest.mark.law("root:E.1.1")
@pytest.mark.parametrize(("ruling", "markers"), [("passed", [8, 12]), ("landed", [4, 8, 12])])
def test_a_score_marker_passes_over_a_hireling_marker(ruling: str, markers: list[int]) -> None:
    match = claim(2, 3, hireling_markers=ruling)
    assert score(match) == 5
    assert state(match)["track_markers"] == markers
    assert sum(state(match)["owed"]) == 3 - len(markers)


def end_of_turn(owed: int = 1, **given: Any) -> Match:
    """The Evening of the Marquise comes to its end, and she is to gain so many hirelings."""
    cards = {"dynasty": {"controller": -1}, "prophets": {"controller": -1}, **given.pop("cards", {})}
    rules = {"hirelings": "three", **given.pop("rules", {})}
    return woodland("evening", table=CATS, rules=rules, hirelings=cards, owed=[owed, 0, 0], **given)


@pytest.mark.law("root:E.1.1", "root:E.1.2", "root:1.1.3")
def test_at_the_end_of_the_own_turn_one_is_taken_from_the_supply() -> None:
    match = end_of_turn(chance=dice(2), score=[0, 5, 0])
    assert asked(match) == (0, "which_markers_first", "1.1.3")
    answer(match, "lose_first")
    assert asked(match) == (0, "hire", "E.1.1")
    assert options(match, "hire") == {"dynasty", "prophets"}
    assert why(match, "hire patrol") == "A.6.1"
    answer(match, "hire dynasty")
    assert card(match, "dynasty") | {"controller": 0, "markers": 3} == card(match, "dynasty")
    assert card(match, "prophets")["controller"] == -1
    assert state(match)["owed"] == [0, 0, 0]
    assert state(match)["turns"] > 0


@pytest.mark.law("root:E.1.1")
def test_what_another_controls_cannot_be_hired() -> None:
    match = end_of_turn(cards={"flotilla": {"controller": 1, "clearing": "5"}})
    answer(match, "lose_first")
    assert options(match, "hire") == {"dynasty", "prophets"}
    assert why(match, "hire flotilla") == "E.1.1"


@pytest.mark.law("root:E.1.1")
def test_who_is_owed_one_in_the_turn_of_another_waits_for_the_own() -> None:
    match = woodland(
        "evening",
        table=CATS,
        rules={"hirelings": "three"},
        hirelings={"dynasty": {"controller": -1}},
        owed=[0, 1, 0],
    )
    assert state(match)["turn"] == 1
    assert state(match)["owed"] == [0, 1, 0]
    with pytest.raises(PositionError, match=r"E\.1\.1"):
        end_of_turn(owed=3)


@pytest.mark.law("root:E.1.1", "root:1.5.4")
def test_where_no_hireling_is_left_none_is_gained() -> None:
    match = claim(1, 3, by=1)  # the only hireling of this table is with the Eyrie
    assert state(match)["track_markers"] == [8, 12]
    assert state(match)["owed"] == [0, 0, 0]


@pytest.mark.law("root:E.1.2")
@pytest.mark.parametrize(
    ("scores", "dominance", "markers"),
    [
        ([3, 5, 0], {}, 4),  # another leads: two gold and two red pips
        ([6, 5, 0], {}, 2),
        ([5, 5, 0], {}, 2),  # ties count
        ([12, 5, 0], {0: "dominance_fox"}, 4),
        ([3, 12, 0], {1: "dominance_fox"}, 2),  # whoever has left the track leads no more
    ],
)
def test_who_leads_counts_only_the_gold_pips(scores: list[int], dominance: dict[int, str], markers: int) -> None:
    cards = [dominance.get(seat, "none") for seat in range(3)]
    match = end_of_turn(chance=dice(5), score=scores, dominance=cards)
    answer(match, "lose_first", "hire dynasty")
    assert card(match, "dynasty")["markers"] == markers


@pytest.mark.law("root:E.1.3", "root:1.1.3")
def test_a_new_hireling_keeps_its_markers_if_they_are_lost_first() -> None:
    own = {"flotilla": {"controller": 0, "markers": 2, "clearing": "5"}}
    for first, markers in (("lose_first", 2), ("gain_first", 1)):
        match = end_of_turn(chance=dice(0), score=[0, 5, 0], cards=own)
        answer(match, first, "hire dynasty")
        assert card(match, "dynasty")["markers"] == markers
        assert card(match, "flotilla")["markers"] == 1


@pytest.mark.law("root:E.1.3")
def test_by_another_ruling_only_earlier_hirelings_lose_markers() -> None:
    own = {"flotilla": {"controller": 0, "markers": 2, "clearing": "5"}}
    match = end_of_turn(chance=dice(0), score=[0, 5, 0], cards=own, rules={"new_hirelings": "earlier"})
    assert asked(match)[1] == "hire"
    answer(match, "hire dynasty")
    assert [card(match, name)["markers"] for name in ("dynasty", "flotilla")] == [2, 1]


@pytest.mark.law("root:E.1.3", "root:E.1.2")
def test_one_without_markers_goes_to_any_other_player_who_rolls_at_once() -> None:
    match = end_of_turn(
        0, chance=dice(3), score=[0, 5, 0], cards={"flotilla": {"controller": 0, "markers": 1, "clearing": "5"}}
    )
    assert asked(match) == (0, "pass_hireling", "E.1.3")
    assert options(match, "choose_seat") == {"1", "2"}
    assert why(match, "choose_seat 0") == "E.1.3"
    answer(match, "choose_seat 1")  # even the leader
    assert "control_rolled 1 flotilla 2" in told(match, "E.1.2")
    assert card(match, "flotilla")["controller"] == 1


@pytest.mark.law("root:E.1.3")
def test_one_with_markers_stays() -> None:
    match = end_of_turn(0, cards={"flotilla": {"controller": 0, "markers": 2, "clearing": "5"}})
    assert card(match, "flotilla") | {"controller": 0, "markers": 1} == card(match, "flotilla")
    assert not told(match, "E.1.3")


@pytest.mark.law("root:E.1.2", "root:A.6.3")
def test_what_a_position_cannot_say_of_hirelings() -> None:
    with pytest.raises(PositionError, match=r"E\.1\.2"):
        hire("dynasty", by=-1, table=CATS, fields={"markers": 2})
    with pytest.raises(PositionError, match=r"E\.1\.3"):
        hire("dynasty", table=CATS, fields={"markers": 0})
    with pytest.raises(PositionError, match=r"A\.6\.3"):
        hire("dynasty", table=CATS, fields={"is_set_up": False})


# E.2 Actions


@pytest.mark.law("root:E.2", "root:E.2.4")
def test_the_controller_acts_with_it_once_in_the_own_daylight() -> None:
    given: dict[str, Any] = {"table": CATS, "step": 2, "boards": {"marquise": {"actions": 3}}}
    there = {"dynast": {"1": 5}, "marquise_warrior": {"9": 1}}
    match = hire("dynasty", on_map=there, **given)
    assert "hireling_move dynasty" in options(match)
    answer(match, "hireling_move dynasty", "to 5")
    assert pieces(match, "dynast", "5") == 5
    assert why(match, "hireling_move dynasty") == "E.2.4"
    other = hire("dynasty", by=1, on_map=there, **given)
    assert why(other, "hireling_move dynasty") == "E.2"
    nobody = hire("dynasty", by=-1, on_map=there, **given)
    assert why(nobody, "hireling_move dynasty") == "E.2"
    early = hire("dynasty", on_map=there, table=CATS, phase="birdsong", crafted={0: ["royal_claim"]})
    assert why(early, "hireling_move dynasty") == "E.2.4"


@pytest.mark.law("root:E.2.4")
def test_it_acts_again_in_the_next_turn() -> None:
    match = hire("dynasty", table=CATS, phase="evening", turn=2, fields={"acted": True}, on_map=DYNASTY)
    while state(match)["turn"] != 0:
        match.answer(match.ask.options[-1])  # type: ignore[union-attr]
    assert card(match, "dynasty")["acted"] is False


@pytest.mark.law("root:E.2.3")
def test_what_must_be_done_at_the_start_of_birdsong_comes_first() -> None:
    match = hire("uprising", table=["marquise", "eyrie", "corvids"], phase="birdsong", step=0, chance=dice(0))
    assert asked(match)[:2] == (0, "uprising_rise")
    other: dict[str, Any] = {
        "table": ["marquise", "eyrie", "corvids"],
        "phase": "birdsong",
        "crafted": {0: ["royal_claim"]},
    }
    later = hire("uprising", by=1, step=0, **other)
    assert asked(later)[:2] == (0, "linger")
    assert not told(later, "E.2.3")


# E.3.1 Rule


@pytest.mark.law("root:E.3.1")
def test_the_controller_rules_with_its_pieces() -> None:
    there = {"dynast": {"1": 5}, "marquise_warrior": {"9": 1, "1": 1}, "alliance_warrior": {"1": 4}}
    for by, ruler in ((0, "marquise"), (1, "alliance"), (2, "corvids"), (-1, "dynasty")):
        match = hire("dynasty", by=by, table=CATS, on_map=there)
        assert match.facts["rules"]["1"] == ruler


@pytest.mark.law("root:E.3.1")
def test_nobody_rules_where_an_uncontrolled_hireling_ties() -> None:
    match = hire("dynasty", by=-1, table=CATS, on_map={"dynast": {"1": 5}, "marquise_warrior": {"1": 5}})
    assert match.facts["rules"]["1"] is None


@pytest.mark.law("root:E.3.1", "root:7.2.2")
@pytest.mark.parametrize(("bands", "ruler"), [(1, "marquise"), (2, "eyrie")])
def test_the_eyrie_rules_where_only_its_hirelings_tie_for_most(bands: int, ruler: str) -> None:
    on_map = {"bandsman": {"5": bands}, "marquise_warrior": {"5": 2}, "eyrie_warrior": {"1": 1}}
    assert hire("band", by=1, on_map=on_map).facts["rules"]["5"] == ruler


# E.3.2 Enemies


@pytest.mark.law("root:E.3.2", "root:G.1.8")
@pytest.mark.parametrize(("by", "is_enemy"), [(0, False), (1, True), (-1, True)])
def test_a_hireling_is_an_enemy_of_all_but_its_controller(by: int, is_enemy: bool) -> None:
    there = {"dynast": {"1": 5}, "marquise_warrior": {"1": 3}, "alliance_warrior": {"1": 1}}
    match = hire("dynasty", by=by, table=CATS, step=2, boards={"marquise": {"actions": 3}}, on_map=there)
    answer(match, "battle 1")
    if is_enemy:
        assert options(match, "against") == {"1", "dynasty"}
    else:
        assert ("dynasty" in options(match, "against")) is False


@pytest.mark.law("root:E.3.2")
def test_a_hireling_is_no_enemy_of_who_is_in_a_coalition_with_its_controller() -> None:
    for partner, enemies in ((2, {"3"}), (-1, {"2", "3", "dynasty"})):
        dominance = "dominance_fox" if partner != -1 else "none"
        match = wander(
            items={"ready": {"sword": 2}},
            table=["vagabond", "marquise", "alliance", "corvids"],
            rules={"hirelings": "three", "enemies": "coalition"},
            hirelings={"dynasty": {"controller": 2}},
            partner=[partner, -1, -1, -1],
            dominance=[dominance, "none", "none", "none"],
            on_map={"dynast": {"1": 5}, "alliance_warrior": {"1": 1}, "corvid_warrior": {"1": 1}},
        )
        assert "battle 1" in options(match)
        answer(match, "battle 1")
        offered = options(match, "against") or {record(match)[-1]}
        assert ("dynasty" in offered) == ("dynasty" in enemies)


# E.3.3 and E.3.4 Its own pieces, and its own actions


@pytest.mark.law("root:E.3.3", "root:1.5.3")
def test_hireling_pieces_are_no_faction_pieces_of_the_controller() -> None:
    given: dict[str, Any] = {
        "table": ["vagabond", "marquise", "alliance"],
        "rules": {"hirelings": "three"},
        "hirelings": {"dynasty": {"controller": 1}},
        "hands": {0: ["ambush_fox"]},
        "items": {"ready": {"boot": 1}},
    }
    match = wander(**given, on_map=DYNASTY)
    assert why(match, "aid 1") == "9.5.4"
    assert why(match, "aid dynasty") == "9.5.4"
    there = wander(**given, on_map={"dynast": {"1": 5}, "marquise_warrior": {"1": 1}})
    assert "aid 1" in options(there)


@pytest.mark.law("root:E.3.4")
def test_the_controllers_own_moves_and_battles_leave_it_alone() -> None:
    there = {"dynast": {"1": 5}, "alliance_warrior": {"1": 1}, "marquise_warrior": {"5": 1, "9": 1}}
    match = hire("dynasty", table=CATS, step=2, boards={"marquise": {"actions": 3}}, on_map=there)
    assert why(match, "battle 1") == "4.3"
    answer(match, "march")
    assert options(match, "from") == {"5", "9"}
    assert why(match, "from 1") == "4.2"


@pytest.mark.law("root:E.3.4")
def test_false_orders_do_not_move_it() -> None:
    match = hire(
        "dynasty", by=1, table=CATS, deck="exiles", phase="birdsong", crafted={0: ["false_orders_1"]}, on_map=DYNASTY
    )
    assert "use false_orders_1" not in options(match)


@pytest.mark.law("root:E.3.4")
def test_a_hirelings_battle_is_fought_with_its_warriors_alone() -> None:
    there = {"dynast": {"1": 1}, "marquise_warrior": {"1": 3, "5": 1}, "corvid_warrior": {"5": 3}}
    match = hire("dynasty", table=CATS, step=2, boards={"marquise": {"actions": 3}}, on_map=there, chance=dice(3, 0))
    answer(match, "hireling_move dynasty", "to 5")
    assert pieces(match, "corvid_warrior", "5") == 2  # one warrior deals one hit, whatever else stands there


# E.3.5 Its own effects


@pytest.mark.law("root:E.3.5")
def test_the_controller_neither_ambushes_nor_uses_crafted_cards_for_it() -> None:
    there = {"dynast": {"1": 2}, "alliance_warrior": {"1": 4}}
    match = woodland(
        "evening",
        turn=1,
        table=["marquise", "alliance", "corvids"],
        rules={"hirelings": "three"},
        hirelings={"dynasty": {"controller": 0}},
        boards={"alliance": {"officers": 1}},
        cards={0: ["ambush_fox"]},
        crafted={0: ["armorers_1"]},
        on_map=there,
        chance=dice(0, 0),
    )
    answer(match, "battle 1")
    assert hand(match, 0) == {"ambush_fox"}
    assert state(match)["crafted"][0] == ["armorers_1"]
    assert not told(match, "4.3.1")


@pytest.mark.law("root:E.3.5")
def test_it_does_not_move_by_the_controllers_boats() -> None:
    there = {"dynast": {"5": 5}}
    match = hire(
        "dynasty",
        table=CATS,
        deck="exiles",
        step=2,
        boards={"marquise": {"actions": 3}},
        crafted={0: ["boat_builders"]},
        on_map=there,
    )
    answer(match, "hireling_move dynasty")
    assert options(match, "to") == {"1", "2"}  # and not 10, along the river
    assert why(match, "to 10") == "2.3"


# E.3.6 No points


@pytest.mark.law("root:E.3.6")
def test_nobody_scores_for_what_a_hireling_removes() -> None:
    there = {"dynast": {"1": 5}, "sympathy": {"1": 1}, "marquise_warrior": {"9": 1}}
    match = hire(
        "dynasty",
        table=CATS,
        step=2,
        boards={"marquise": {"actions": 3}},
        fields={"acted": False},
        on_map={**there, "corvid_warrior": {"1": 6}},
        chance=dice(3, 0, 3, 0),
    )
    answer(match, "hireling_battle dynasty", "against 1")
    assert pieces(match, "sympathy", "1") == 0
    assert score(match, 0) == 0


# E.3.7 Odd rules


@pytest.mark.law("root:E.3.7", "root:8.2.6")
def test_moving_a_hireling_into_sympathy_is_an_outrage_of_its_mover() -> None:
    there = {"dynast": {"1": 5}, "sympathy": {"5": 1}}
    match = hire(
        "dynasty",
        table=CATS,
        step=2,
        boards={"marquise": {"actions": 3}},
        cards={0: ["ambush_rabbit"]},
        on_map=there,
    )
    answer(match, "hireling_move dynasty", "to 5")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")


@pytest.mark.law("root:E.3.7", "root:8.2.6")
def test_removing_sympathy_with_a_hireling_is_an_outrage_too() -> None:
    there = {"dynast": {"1": 5}, "sympathy": {"1": 1}, "corvid_warrior": {"1": 6}}
    match = hire(
        "dynasty",
        table=CATS,
        step=2,
        boards={"marquise": {"actions": 3}},
        cards={0: ["ambush_fox"]},
        on_map=there,
        chance=dice(1, 0),
    )
    answer(match, "hireling_battle dynasty", "against 1")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")


@pytest.mark.law("root:E.3.7", "root:C.2.5")
def test_moving_a_hireling_by_ferry_draws_its_controller_a_card() -> None:
    match = hire(
        "dynasty",
        table=CATS,
        rules={"map": "lake"},
        step=2,
        boards={"marquise": {"actions": 3}},
        ferry="6",
        on_map={"dynast": {"6": 5}},
    )
    answer(match, "hireling_move dynasty", "ferry 12")
    assert pieces(match, "dynast", "12") == 5
    assert state(match)["ferry"] == "12"
    assert len(hand(match, 0)) == 1


# 8.4.2.IIa Martial law


@pytest.mark.law("root:8.4.2.IIa")
@pytest.mark.parametrize(("by", "cost"), [(0, 2), (1, 1), (2, 1), (-1, 1)])
def test_hirelings_count_for_martial_law_with_their_controller(by: int, cost: int) -> None:
    match = hire(
        "dynasty",
        by=by,
        table=CATS,
        turn=1,
        phase="birdsong",
        step=3,
        boards={"alliance": {"supporters": ["ambush_fox", "ambush_bird_1"]}},
        on_map={"dynast": {"1": 2}, "marquise_warrior": {"1": 1}},
    )
    answer(match, "spread 1", "supporter ambush_fox")
    assert pieces(match, "sympathy", "1") == (1 if cost == 1 else 0)


# Meetings


@pytest.mark.law("root:9.5.6", "root:9.2.9.III", "root:E.3.2")
def test_a_vagabond_strikes_a_hireling_and_makes_nobody_hostile() -> None:
    match = wander(
        items={"ready": {"crossbow": 1}},
        table=["vagabond", "marquise", "alliance"],
        rules={"hirelings": "three"},
        hirelings={"dynasty": {"controller": 1}},
        on_map=DYNASTY,
    )
    assert options(match, "strike") == {"dynasty dynast"}
    answer(match, "strike dynasty dynast")
    assert pieces(match, "dynast", "1") == 4
    assert state(match)["factions"]["vagabond"]["relation"][1] == "indifferent"
    assert score(match) == 0


@pytest.mark.law("root:9.2.9.IIIa", "root:E.3.2")
def test_a_vagabond_scores_no_infamy_for_a_hireling() -> None:
    match = wander(
        items={"ready": {"sword": 3}},
        table=["vagabond", "marquise", "alliance"],
        rules={"hirelings": "three"},
        hirelings={"dynasty": {"controller": 1}},
        board={"relation": {"1": "hostile"}},
        on_map=DYNASTY,
        chance=dice(3, 0),
    )
    answer(match, "battle 1")
    assert pieces(match, "dynast", "1") == 2
    assert score(match) == 0


@pytest.mark.law("root:D.4.2", "root:E.3.4")
def test_the_vagrant_lets_a_hireling_defend_but_not_attack() -> None:
    match = wander(
        items={"ready": {"torch": 1}},
        character="vagrant",
        table=["vagabond", "marquise", "alliance"],
        rules={"hirelings": "three"},
        hirelings={"dynasty": {"controller": 2}},
        on_map={"dynast": {"1": 5}, "marquise_warrior": {"1": 3}},
        chance=dice(2, 0),
    )
    assert "instigate 1 dynasty" in options(match)
    assert why(match, "instigate dynasty 1") == "E.3.4"
    answer(match, "instigate 1 dynasty")
    assert pieces(match, "dynast", "1") == 3


@pytest.mark.law("root:D.5.2", "root:E.3.5")
@pytest.mark.parametrize(("by", "enlisted"), [(2, True), (0, False), (-1, False)])
def test_the_arbiter_helps_a_hireling_if_another_controls_it(by: int, enlisted: bool) -> None:
    match = wander(
        items={"ready": {"sword": 2}},
        character="arbiter",
        table=["vagabond", "marquise", "alliance"],
        rules={"hirelings": "three"},
        hirelings={"dynasty": {"controller": by}},
        turn=1,
        step=2,
        boards={"marquise": {"actions": 3}},
        on_map={"dynast": {"1": 1}, "marquise_warrior": {"1": 3}},
        chance=dice(3, 3),
    )
    answer(match, "battle 1", "against dynasty")
    assert (asked(match)[:2] == (2, "vagabond_enlist")) is enlisted


@pytest.mark.law("root:G.1.9", "root:E.3.2")
def test_the_propaganda_bureau_replaces_a_hirelings_warrior() -> None:
    match = hire(
        "dynasty",
        by=1,
        table=CATS,
        deck="exiles",
        step=2,
        boards={"marquise": {"actions": 3}},
        cards={0: ["ambush_fox"]},
        crafted={0: ["propaganda_bureau"]},
        on_map=DYNASTY,
    )
    answer(match, "use propaganda_bureau", "at 1")
    while asked(match)[1] != "marquise_act" and "spend ambush_fox" in options(match):
        answer(match, "spend ambush_fox")
    assert pieces(match, "dynast", "1") == 4
    assert pieces(match, "marquise_warrior", "1") == 1


@pytest.mark.law("root:E.3.3", "root:4.1.3")
def test_brutal_tactics_give_a_hirelings_controller_no_point() -> None:
    match = hire(
        "dynasty",
        by=1,
        table=CATS,
        step=2,
        boards={"marquise": {"actions": 3}},
        crafted={0: ["brutal_tactics_1"]},
        on_map={"dynast": {"1": 5}, "marquise_warrior": {"1": 3}},
        chance=dice(0, 0),
    )
    answer(match, "battle 1", "use brutal_tactics_1")
    assert pieces(match, "dynast", "1") == 4
    assert [score(match, seat) for seat in range(3)] == [0, 0, 0]
