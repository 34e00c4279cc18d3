"""K2 A single species, to whom the others are strangers."""

from __future__ import annotations

from typing import Any

import pytest

import lawspeaker
from lawspeaker.games.neanderthal.model.tables import TRIBES
from lawspeaker.kernel.match import Match
from lawspeaker.text.words import Words, languages
from tests.law.neanderthal.hunts import EVENTS, told
from tests.law.neanderthal.table import (
    ACTIONS,
    ASSIGN,
    EVENT,
    HUNT,
    NEGOTIATE,
    answer,
    asked,
    dice,
    options,
    owner,
    pieces,
    record,
    state,
    table,
    vocabulary,
)

STRANGERS = ("neanderthal", "cro_magnon")


def alone(*faces: int, **given: Any) -> Match:
    """The Archaic by themselves, harem-holders unless it is said otherwise, with these dice to come."""
    rules = {"variant": "single", **given.pop("rules", {})}
    return table("archaic", **{"sexuality": {"archaic": "harem"}, "chance": dice(*faces), "rules": rules, **given})


def deck(*events: str) -> dict[str, Any]:
    """These events to come, the first of them first; all others are unused."""
    unused = [event for event in EVENTS if event not in events]
    return {"phase": EVENT, "events": list(reversed(events)), "unused": unused, "past": [], "event": "none"}


# K2a to K2c


@pytest.mark.law("neanderthal:K2.1", "neanderthal:K2a", "neanderthal:K2b")
def test_eight_people_an_immature_fire_starter_and_eight_events() -> None:
    match = lawspeaker.start("neanderthal", seats=1, seed=1, rules={"tribe_1": "archaic"})
    assert pieces(match, "archaic") == 8
    assert pieces(match, "archaic", "archaic_6") == 1
    assert state(match)["immature"]["archaic_6"] is True
    assert len(state(match)["events"]) == 8
    assert [pieces(match, tribe, "dead") for tribe in STRANGERS] == [19, 19]


HAPPENED = ["fashion_woman", "grieving_woman", "paintress", "laughing_woman", "caring_woman", "piper", "scheherazade"]


def run_out(*further: str, **given: Any) -> Match:
    """The end of a turn after eight events, none of them a Würm, and these further ones; no event is left."""
    past = [*HAPPENED, *further]
    unused = [event for event in EVENTS if event not in (*past, "housewife")]
    last = {"event": "housewife", "past": past, "events": [], "unused": unused}
    return alone(**{"phase": ACTIONS, "turn": 8, **last, **given})


@pytest.mark.law("neanderthal:K2b")
def test_up_to_three_events_can_be_added_when_they_have_run_out() -> None:
    match = run_out()
    assert asked(match) == (0, "more_events", "K2b")
    assert options(match) == {"number 1", "number 2", "number 3", "decline"}
    over = answer(run_out(), "decline")
    assert over.over
    answer(match, "number 2")
    assert state(match)["turn"] == 9
    assert len(state(match)["events"]) == 1


@pytest.mark.law("neanderthal:K2b")
def test_events_are_added_only_once() -> None:
    assert run_out("swearing_woman", turn=9).over
    assert run_out("totem_woman", "swearing_woman", turn=10).over, "of ten turns the Würm has added one"


@pytest.mark.law("neanderthal:K2b")
def test_the_choice_comes_after_the_turns_that_the_wurm_has_added() -> None:
    match = run_out("totem_woman", turn=9)
    assert asked(match)[1] == "more_events"


@pytest.mark.law("neanderthal:K2c")
def test_five_portals_make_the_species_tribal() -> None:
    match = alone(
        phase=ACTIONS,
        tableau={"paintress": "archaic"},
        portals={"archaic": ["venus_orange", "venus_black", "shaman_orange", "shaman_white"]},
    )
    answer(match, "lay_portal bison_white")
    assert state(match)["tribal"]["archaic"] is True


# K2d Daughters


@pytest.mark.law("neanderthal:K2d")
def test_the_daughter_of_the_event_comes_by_herself_and_mature() -> None:
    match = alone(**deck("generous_woman", "piper"))
    assert owner(match, "generous_woman") == "archaic"
    assert "K2d daughter_comes archaic generous_woman" in record(match)
    assert vocabulary(match, "archaic") == (4, 4, 4)


@pytest.mark.law("neanderthal:K2d")
def test_a_disk_lies_on_her_if_so_agreed() -> None:
    match = alone(**deck("generous_woman", "piper"), rules={"gained_daughters": "disk"})
    assert asked(match) == (0, "pay_disk", "K2d")
    answer(match, "pay black")
    assert state(match)["disks"]["generous_woman"] == {"black": 1}


@pytest.mark.law("neanderthal:K2d")
def test_the_sixth_daughter_can_only_replace_an_unmarried_one() -> None:
    five = ["fashion_woman", "swearing_woman", "paintress", "totem_woman", "caring_woman"]
    given = deck("generous_woman", "piper")
    given["unused"] = [event for event in given["unused"] if event not in five]
    given["past"] = five
    given["tableau"] = dict.fromkeys(five, "archaic")
    given["pieces"] = {"archaic": {"unassigned": 9, "wed_paintress": 1}}
    given["disks"] = {"fashion_woman": {"orange": 2}}
    match = alone(**given)
    assert asked(match) == (0, "replace_daughter", "K2d")
    assert options(match, "replace") == {*five} - {"paintress"}
    declined = answer(alone(**given), "decline")
    assert owner(declined, "generous_woman") == "none"
    answer(match, "replace fashion_woman")
    assert (owner(match, "generous_woman"), owner(match, "fashion_woman")) == ("archaic", "none")
    assert vocabulary(match, "archaic") == (4, 4, 4)


# K2e Wanderlust


@pytest.mark.law("neanderthal:K2e")
def test_who_loses_nobody_to_chaos_may_take_in_strangers() -> None:
    match = alone(**deck("laughing_woman", "piper"))  # chaos, and two who wander
    assert asked(match) == (0, "invite", "K2e")
    assert options(match) == {"invite neanderthal", "invite cro_magnon", "decline"}
    answer(match, "invite cro_magnon", "invite cro_magnon")
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 2
    assert pieces(match, "cro_magnon", "dead") == 17
    refused = answer(alone(**deck("laughing_woman", "piper")), "invite neanderthal", "decline")
    assert [pieces(refused, tribe, "guests_of_archaic") for tribe in STRANGERS] == [1, 0]


@pytest.mark.law("neanderthal:K2e")
def test_nobody_comes_where_people_were_lost() -> None:
    crowd = alone(
        **deck("laughing_woman", "piper"),
        pieces={"archaic": {"unassigned": 14}},
        alpha={"archaic": "unassigned"},
    )
    answer(crowd, *["lose archaic"] * 7)
    while asked(crowd)[1] in ("who_is_lost", "change_sexuality"):
        answer(crowd, "done" if asked(crowd)[1] == "who_is_lost" else "live harem")
    assert asked(crowd)[1] != "invite"
    assert [pieces(crowd, tribe, "guests_of_archaic") for tribe in STRANGERS] == [0, 0]


@pytest.mark.law("neanderthal:K2e", "neanderthal:J1.1")
def test_a_lazarus_species_takes_nobody_in() -> None:
    match = alone(**deck("laughing_woman", "piper"), pieces={"archaic": {}}, alpha={"archaic": "dead"})
    assert told(match, "wandered") == []


@pytest.mark.law("neanderthal:K2e")
def test_strangers_who_are_lost_go_to_the_dead_pile() -> None:
    match = alone(
        **deck("laughing_woman", "piper"),
        pieces={"archaic": {"unassigned": 12}, "cro_magnon": {"guests_of_archaic": 2}},
    )
    answer(match, "lose cro_magnon")
    assert pieces(match, "cro_magnon", "dead") == 18


# K2f Foreign suitors


@pytest.mark.law("neanderthal:K2f")
def test_strangers_court_every_mature_daughter_who_is_not_married_to_them() -> None:
    match = alone(
        phase=ASSIGN,
        tableau=dict.fromkeys(["paintress", "piper", "housewife"], "archaic"),
        disks={"housewife": {"black": 1}},
        pieces={"archaic": {"unassigned": 1}, "cro_magnon": {"wed_piper": 1}},
    )
    answer(match, "done")
    assert sorted(told(match, "stranger_courts")) == [
        "stranger_courts cro_magnon paintress",
        "stranger_courts neanderthal paintress",
        "stranger_courts neanderthal piper",
    ]


@pytest.mark.law("neanderthal:K2f")
def test_a_species_of_which_only_the_alpha_is_left_to_come_sends_nobody() -> None:
    match = alone(
        phase=ASSIGN,
        tableau={"paintress": "archaic"},
        pieces={"archaic": {"unassigned": 1}, "cro_magnon": {"guests_of_archaic": 18}},
    )
    answer(match, "done")
    assert told(match, "stranger_courts") == ["stranger_courts neanderthal paintress"]


BESIEGED: dict[str, Any] = {"phase": NEGOTIATE, "tableau": {"paintress": "archaic"}}


@pytest.mark.law("neanderthal:K2f", "neanderthal:F2c.1")
def test_the_player_attacks_first_and_strangers_are_war_parties() -> None:
    given: dict[str, Any] = {
        **BESIEGED,
        "pieces": {"archaic": {"unassigned": 1, "paintress": 1}, "cro_magnon": {"paintress": 1}},
        "alpha": {"archaic": "unassigned"},
    }
    struck = alone(2, 2, **given)  # with a 2 only the stranger hits
    assert told(struck, "attacked") == ["attacked archaic 0", "attacked cro_magnon 1"]
    assert pieces(struck, "archaic", "dead") == 18
    first = alone(1, **given)
    assert told(first, "attacked") == ["attacked archaic 1"]
    assert told(first, "died") == ["died cro_magnon 1 paintress"]


@pytest.mark.law("neanderthal:K2f", "neanderthal:F2c.1")
def test_a_husband_defends_his_wife_against_strangers_who_fight_each_other_too() -> None:
    match = alone(
        *(2, 1, 3),
        **BESIEGED,
        pieces={
            "archaic": {"unassigned": 1, "wed_paintress": 1},
            "cro_magnon": {"paintress": 1},
            "neanderthal": {"paintress": 1},
        },
        alpha={"archaic": "unassigned"},
    )
    assert asked(match) == (0, "who_is_hit", "F2.1")  # the mature husband hits with a 2
    assert options(match) == {"hit cro_magnon", "hit neanderthal"}
    answer(match, "hit cro_magnon")
    assert told(match, "attacked") == ["attacked archaic 1", "attacked neanderthal 1"]
    assert told(match, "died") == ["died cro_magnon 1 paintress", "died archaic 1 wed_paintress"]


@pytest.mark.law("neanderthal:K2f")
def test_a_foreign_husband_fights_as_well_and_can_be_killed() -> None:
    match = alone(
        *(1, 5),
        **BESIEGED,
        pieces={"archaic": {"unassigned": 1, "paintress": 1}, "cro_magnon": {"wed_paintress": 1}},
        alpha={"archaic": "unassigned"},
    )
    assert told(match, "died") == ["died cro_magnon 1 wed_paintress"]


COURTED: dict[str, Any] = {"phase": HUNT, "tableau": {"paintress": "archaic"}, "alpha": {"archaic": "unassigned"}}


@pytest.mark.law("neanderthal:K2f", "neanderthal:G1f.1")
def test_a_stranger_who_succeeds_is_a_mature_husband_and_others_go_away() -> None:
    match = alone(
        *(3, 2),
        **COURTED,
        pieces={"archaic": {"unassigned": 1}, **{tribe: {"paintress": 1} for tribe in STRANGERS}},
    )
    assert asked(match) == (0, "who_courts", "G1d")
    answer(match, "let_court neanderthal")
    assert told(match, "courted") == ["courted neanderthal paintress 3", "courted cro_magnon paintress 2"]
    assert pieces(match, "cro_magnon", "wed_paintress") == 1
    assert pieces(match, "neanderthal", "paintress") == 0


@pytest.mark.law("neanderthal:K2f", "neanderthal:G1d")
def test_the_own_suitor_comes_before_strangers_or_after_them_if_so_agreed() -> None:
    given: dict[str, Any] = {
        **COURTED,
        "pieces": {"archaic": {"unassigned": 1, "paintress": 1}, "cro_magnon": {"paintress": 1}},
    }
    match = alone(5, 5, **given)
    assert told(match, "courted") == ["courted archaic paintress 5", "courted cro_magnon paintress 5"]
    first = alone(5, 5, **given, rules={"strangers": "first"})
    assert told(first, "courted") == ["courted cro_magnon paintress 5", "courted archaic paintress 5"]


@pytest.mark.law("neanderthal:K2f")
def test_strangers_who_went_home_come_again() -> None:
    match = alone(
        *(5, 5, 3),
        phase=ASSIGN,
        tableau={"paintress": "archaic"},
        pieces={"archaic": {"unassigned": 1}, "cro_magnon": {"unassigned": 1}, "neanderthal": {"wed_paintress": 1}},
    )
    answer(match, "done")
    assert told(match, "stranger_courts") == ["stranger_courts cro_magnon paintress"]
    assert pieces(match, "cro_magnon", "dead") == 18


# K2g Victory

TROPHIES = ["woolly_mammoth", "elephant", "red_deer"]  # five trophies
RICH: dict[str, Any] = {
    "tableau": dict.fromkeys([*TROPHIES, "caribou", "musk_ox", "piper"], "archaic"),
    "pieces": {"archaic": {"unassigned": 13}, "cro_magnon": {"wed_piper": 1}},
    "tribal": ["archaic"],
    "turn": 9,
}


def won(**given: Any) -> bool:
    """Whether the player wins at the end of the last turn."""
    match = run_out("swearing_woman", **{**RICH, **given})
    while not match.over:
        answer(match, "done")
    assert match.result is not None
    return match.result.winners == [0]


@pytest.mark.law("neanderthal:K2g")
def test_the_player_wins_with_all_four_goals_only() -> None:
    assert won()
    assert not won(pieces={"archaic": {"unassigned": 8}, "cro_magnon": {"wed_piper": 1}})  # exactly 50 points
    assert won(pieces={"archaic": {"unassigned": 9}, "cro_magnon": {"wed_piper": 1}})
    assert not won(tribal=[])
    fewer = dict.fromkeys([*TROPHIES[:2], "caribou", "musk_ox", "horse", "piper"], "archaic")
    assert not won(tableau=fewer, pieces={"archaic": {"unassigned": 18}, "cro_magnon": {"wed_piper": 1}})
    assert not won(pieces={"archaic": {"unassigned": 13}})


# B2c Hands


@pytest.mark.law("neanderthal:B2c", "neanderthal:K2f")
def test_a_hand_is_cut_down_when_a_fight_has_cost_a_husband() -> None:
    match = alone(
        *(6, 1),
        sexuality={"archaic": "pair_bonding"},
        phase=NEGOTIATE,
        tribal=["archaic"],
        tableau={"telling_mother": "archaic"},
        hand={"horse": "archaic", "caribou": "archaic"},
        pieces={
            "archaic": {"unassigned": 2, "archaic_2": 1, "wed_telling_mother": 1},
            "neanderthal": {"telling_mother": 1},
        },
        alpha={"archaic": "unassigned", **dict.fromkeys(STRANGERS, "dead")},
    )
    assert asked(match) == (0, "discard_down", "B2c")
    assert state(match)["phase"] == NEGOTIATE


@pytest.mark.law("neanderthal:B2c", "neanderthal:K2d")
def test_a_hand_is_cut_down_when_a_daughter_is_replaced() -> None:
    daughters = ["telling_mother", "piper", "matriarch", "housewife", "singing_woman"]
    unused = [event for event in EVENTS if event not in (*daughters, "basket_weaver")]
    match = alone(
        phase=EVENT,
        event="none",
        events=["basket_weaver"],
        unused=unused,
        past=daughters,
        tribal=["archaic"],
        tableau=dict.fromkeys(daughters, "archaic"),
        hand={"horse": "archaic", "caribou": "archaic"},
        pieces={"archaic": {"unassigned": 10, "archaic_2": 1}},
    )
    answer(match, "replace telling_mother")
    assert asked(match) == (0, "discard_down", "B2c")


# E4a Sultans


@pytest.mark.law("neanderthal:E4a", "neanderthal:K2f")
@pytest.mark.parametrize(("reading", "answers"), [("answer", True), ("part", False)])
def test_a_harem_holder_can_answer_strangers(reading: str, answers: bool) -> None:
    match = alone(
        phase=ASSIGN,
        tableau={"piper": "archaic", "matriarch": "archaic"},
        pieces={"archaic": {"unassigned": 1, "wed_piper": 1}},
        rules={"sultan": reading},
    )
    answer(match, "done")
    assert (asked(match)[1:] == ("answer_suitors", "E4a")) is answers
    if not answers:
        return
    assert [pieces(match, tribe, "piper") for tribe in STRANGERS] == [1, 1]
    answer(match, "leave_wife piper")
    assert pieces(match, "archaic", "wed_matriarch") == 1
    again = Match.from_position(match.position())
    assert again.hash() == match.hash()
    assert [pieces(again, tribe, "matriarch") for tribe in STRANGERS] == [1, 1]


@pytest.mark.law("neanderthal:K2f")
@pytest.mark.parametrize("language", languages())
def test_the_player_is_told_whose_hit_he_gives_away(language: str) -> None:
    match = alone(
        *(5, 1),
        phase=NEGOTIATE,
        tableau={"piper": "archaic"},
        pieces={"archaic": {"unassigned": 1, "wed_piper": 1}, **{tribe: {"piper": 1} for tribe in STRANGERS}},
        alpha=dict.fromkeys(STRANGERS, "dead"),
    )
    assert asked(match) == (0, "whom_strangers_hit", "K2f")
    assert options(match) == {"hit archaic", "hit cro_magnon"}
    words = Words(language, match.game.setting)
    assert match.ask is not None
    assert words.value("tribe", TRIBES.index("neanderthal")) in words.ask(match.ask)
