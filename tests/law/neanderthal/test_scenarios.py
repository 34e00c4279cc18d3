"""N1 The Hominids and N2 Giant Würm."""

from __future__ import annotations

from typing import Any, cast

import pytest

from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import COOLING, WARMING, WURM
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.neanderthal.hunts import EVENTS, TABLES, hunt
from tests.law.neanderthal.table import (
    ACTIONS,
    ASSIGN,
    EVENT,
    GAP,
    ICE,
    answer,
    asked,
    options,
    pieces,
    record,
    row,
    seen,
    state,
    table,
    vocabulary,
)
from tests.law.neanderthal.turns import piles, turn

HOMINIDS = {"variant": "hominids"}
GIANT_WURM = {"variant": "giant_wurm"}
KEEPER: dict[str, Any] = {"tribal": ["archaic"], "others": {"archaic_6": {"archaic": 1}}}  # has room for a card
PORTALS = ["venus_orange", "venus_black", "shaman_orange", "shaman_white", "bison_black", "bison_white"]
SEATS = {"tribe_1": "archaic", "tribe_2": "neanderthal", "tribe_3": "cro_magnon"}


def begun(rules: dict[str, str], seed: int = 1) -> Match:
    """A game before its first ask."""
    return start("neanderthal", seats=3, seed=seed, rules={**SEATS, **rules})


def game_of(match: Match) -> Neanderthal:
    return cast(Neanderthal, match.game)


def ended(**given: Any) -> Match:
    """The last phase of a game, in which nobody does anything unless there are portals to be laid."""
    match = table(**{"phase": ACTIONS, **piles(), **given})
    while not match.over and not options(match, "lay_portal"):
        answer(match, "done")
    return match


def points(match: Match, tribe: str) -> int:
    found: int = state(match)["points"].get(tribe, 0)
    return found


# N1 The Hominids


@pytest.mark.law("neanderthal:N1.1", "neanderthal:N1.2", "neanderthal:N1.3")
def test_the_hominids_begin_with_people_portals_and_fire_of_their_own() -> None:
    match = begun(HOMINIDS)
    assert [pieces(match, tribe) for tribe in ("archaic", "neanderthal", "cro_magnon")] == [12, 6, 4]
    assert [pieces(match, tribe, f"{tribe}_6") for tribe in ("archaic", "neanderthal", "cro_magnon")] == [1, 1, 1]
    found = state(match)
    assert len(found["portals"]["archaic"]) == 6
    assert found["portals"]["neanderthal"] == {"venus_black": 1}
    assert "cro_magnon" not in found["portals"]
    assert [spot for spot, immature in found["immature"].items() if immature] == ["archaic_6", "neanderthal_6"]
    assert vocabulary(match, "archaic") == (3, 3, 2)
    assert vocabulary(match, "cro_magnon") == (5, 5, 5)


@pytest.mark.law("neanderthal:N1.2", "neanderthal:N1.3")
def test_by_another_ruling_the_fire_starter_is_one_of_the_people() -> None:
    match = begun({**HOMINIDS, "hominid_people": "all"})
    assert [pieces(match, tribe) for tribe in ("archaic", "neanderthal", "cro_magnon")] == [11, 6, 3]


@pytest.mark.law("neanderthal:N1.3")
def test_the_cro_magnons_choose_their_first_portal() -> None:
    match = begun(HOMINIDS)
    for _ in range(3):
        match.choose(0)
    assert asked(match) == (2, "first_portal", "N1.3")
    assert len(options(match, "first_portal")) == 6
    before = vocabulary(match, "cro_magnon")
    answer(match, "first_portal bison_white")
    assert state(match)["portals"]["cro_magnon"] == {"bison_white": 1}
    assert vocabulary(match, "cro_magnon")[1] == before[1] - 1


@pytest.mark.law("neanderthal:N1.4")
@pytest.mark.parametrize("seed", range(5))
def test_the_events_of_the_hominids_come_in_ages_of_warming_and_cooling(seed: int) -> None:
    game = game_of(begun(HOMINIDS, seed))
    kinds = [WARMING, *[COOLING] * 3, WARMING, WARMING, *[COOLING] * 3, WARMING]
    deck = [game.tables.events[event] for event in game.events.cards]
    assert all(event.shows(kind) for event, kind in zip(deck, kinds, strict=True))
    assert len(game.unused.cards) == 11


@pytest.mark.law("neanderthal:N1.4")
def test_which_events_they_are_is_left_to_chance_and_hidden() -> None:
    decks = {tuple(game_of(begun(HOMINIDS, seed)).events.cards) for seed in range(8)}
    assert len(decks) == 8
    assert seen(begun(HOMINIDS))["events"] == [None] * 10


@pytest.mark.law("neanderthal:N1.5")
@pytest.mark.parametrize("card", ["honey_bee", "string_winding"])
def test_hominids_need_a_larger_set_for_d_and_i_cards(card: str) -> None:
    usual = hunt(card, {"archaic": 4}, 3, 3, 3, 4, **KEEPER)
    assert asked(usual)[1] == "take_to_hand"
    match = hunt(card, {"archaic": 4}, 3, 3, 3, 4, rules=HOMINIDS, **KEEPER)
    assert match.over or asked(match)[1] != "take_to_hand"
    four = hunt(card, {"archaic": 4}, 3, 3, 3, 3, rules=HOMINIDS, **KEEPER)
    assert asked(four)[1] == "take_to_hand"


@pytest.mark.law("neanderthal:N1.6")
def test_hominids_become_tribal_with_a_seventh_portal_which_may_double_any() -> None:
    given: dict[str, Any] = {"sexuality": {"archaic": "harem"}, "tableau": {"paintress": "archaic"}, "rules": HOMINIDS}
    six = ended(portals={"archaic": PORTALS}, **given)
    assert options(six, "lay_portal") == set(PORTALS)
    assert not state(six)["tribal"].get("archaic", False)
    answer(six, "lay_portal venus_black")
    assert state(six)["tribal"]["archaic"]
    five = ended(portals={"archaic": PORTALS[:5]}, **given)
    assert options(five, "lay_portal") == {"bison_white"}
    answer(five, "lay_portal bison_white")
    assert not state(five)["tribal"].get("archaic", False)
    one = ended(portals={"archaic": ["shaman_white"]}, **given)
    assert options(one, "lay_portal") == {"bison_black", "bison_white"}, "only where the Paintress shows it"


@pytest.mark.law("neanderthal:N1.6", "neanderthal:I1.1")
def test_the_seventh_portal_needs_a_mature_daughter_and_by_another_reading_one_who_shows_it() -> None:
    given: dict[str, Any] = {"portals": {"archaic": PORTALS}, "tableau": {"paintress": "archaic"}}
    unmarried = ended(sexuality={"archaic": "pair_bonding"}, rules=HOMINIDS, **given)
    assert options(unmarried, "lay_portal") == set()
    shown = ended(sexuality={"archaic": "harem"}, rules={**HOMINIDS, "seventh_portal": "shown"}, **given)
    assert options(shown, "lay_portal") == {"bison_black", "bison_white"}


@pytest.mark.law("neanderthal:N1.7")
def test_hominids_who_became_tribal_have_five_points_more() -> None:
    usual, match = ended(tribal=["archaic"]), ended(tribal=["archaic"], rules=HOMINIDS)
    assert points(match, "archaic") == points(usual, "archaic") + 5
    assert points(match, "neanderthal") == points(usual, "neanderthal")
    assert "N1.7 bonus archaic 5" in record(match)


# N2 Giant Würm


@pytest.mark.law("neanderthal:N2.1")
def test_giant_wurm_begins_in_the_ice_with_few_people_and_no_elders() -> None:
    match = begun(GIANT_WURM)
    north = row(match, "north")
    assert north[1:5] == [ICE] * 4
    assert not {ICE, GAP} & {north[0], north[5], *row(match, "south")}
    assert len(state(match)["down"]["north"]) == 4
    for tribe in ("archaic", "neanderthal", "cro_magnon"):
        assert (pieces(match, tribe), pieces(match, tribe, "dead")) == (4, 15)
    assert vocabulary(match, "neanderthal") == (5, 5, 4)


@pytest.mark.law("neanderthal:N2.2")
def test_all_daughters_are_events_of_giant_wurm() -> None:
    found = state(begun(GIANT_WURM))
    assert (len(found["events"]), found["unused"]) == (21, [])


def second_age(**given: Any) -> Match:
    """The first deck of Giant Würm has run out; these daughters have been brought up, and all others discarded."""
    owned = {"tableau": dict.fromkeys(EVENTS[:10], "archaic"), "disks": {}}
    return table(phase=EVENT, rules=GIANT_WURM, **{**piles(turn=22), **owned, **given})


@pytest.mark.law("neanderthal:N2.3")
def test_five_of_the_discarded_daughters_make_up_a_second_deck() -> None:
    match = second_age()
    found = state(match)
    drawn = {found["event"], *found["events"]}
    assert "N2.3 reshuffled 5" in record(match)
    assert found["turn"] == 22
    assert len({*drawn, *found["unused"]}) == 11
    assert not {*drawn, *found["unused"]} & set(EVENTS[:10])


@pytest.mark.law("neanderthal:N2.3")
def test_fewer_are_taken_where_fewer_were_discarded() -> None:
    match = second_age(tableau=dict.fromkeys(EVENTS[:19], "archaic"))
    assert "N2.3 reshuffled 2" in record(match)
    assert len(state(match)["events"]) == 1


@pytest.mark.law("neanderthal:N2.3", "neanderthal:D2.1")
def test_the_wurm_finds_a_card_only_with_the_second_deck() -> None:
    assert sum(event.shows(WURM) for event in TABLES.events) == 5
    first = turn("telling_mother", rules=GIANT_WURM)
    assert "D2.1 lasts_longer" not in record(first)
    second = turn("telling_mother", rules=GIANT_WURM, turn=23, unused=["piper"])
    assert "D2.1 lasts_longer" in record(second)


@pytest.mark.law("neanderthal:N2.3", "neanderthal:J.1")
def test_the_game_goes_on_after_the_first_deck_but_not_after_the_second() -> None:
    def is_over(turn: int, **given: Any) -> bool:
        game = game_of(table(phase=ASSIGN, rules=GIANT_WURM, turn=turn, **{**piles(), **given}))
        return game.variant.is_over(game)

    assert not is_over(21)
    assert is_over(26)
    others = [each for each in EVENTS if each != "piper"]
    assert not is_over(25, events=["piper"], past=others)
    assert is_over(21, tableau=dict.fromkeys(EVENTS, "archaic"))
    assert is_over(
        20, north=[ICE] * 6, south=[ICE] * 6, events=["piper"], past=[each for each in EVENTS if each != "piper"]
    )


@pytest.mark.law("neanderthal:N2.4")
@pytest.mark.parametrize(("turn", "taken"), [(21, False), (22, True)])
def test_with_the_second_deck_a_smaller_set_takes_d_and_i_cards(turn: int, taken: bool) -> None:
    match = hunt("honey_bee", {"archaic": 3}, 3, 3, 4, turn=turn, rules=GIANT_WURM, **KEEPER)
    assert (asked(match)[1] == "take_to_hand") is taken


@pytest.mark.law("neanderthal:N2.4", "neanderthal:CARD.40")
def test_that_adds_to_what_the_paintress_does() -> None:
    tamer: dict[str, Any] = {"tableau": {"paintress": "archaic"}, "sexuality": {"archaic": "harem"}}
    match = hunt("honey_bee", {"archaic": 3}, 2, 3, 4, turn=22, rules=GIANT_WURM, **KEEPER, **tamer)
    assert asked(match)[1] == "take_to_hand"


@pytest.mark.law("neanderthal:N2.5")
@pytest.mark.parametrize(("rule", "more"), [("added", 10), ("instead", 2)])
def test_mature_animals_bring_five_points_in_giant_wurm(rule: str, more: int) -> None:
    herd: dict[str, Any] = {
        "tableau": {"caribou": "archaic", "horse": "archaic", "musk_ox": "archaic"},
        "disks": {"musk_ox": {"white": 1}},
    }
    match = ended(turn=26, rules={**GIANT_WURM, "herds": rule}, **herd)
    assert points(match, "archaic") == points(ended(**herd), "archaic") + more
