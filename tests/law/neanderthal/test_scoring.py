"""J The end of the game, and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import EVENTS, hunts
from tests.law.neanderthal.table import (
    ACTIONS,
    ALL,
    EVENT,
    GAP,
    HUNT,
    ICE,
    answer,
    asked,
    dice,
    pieces,
    record,
    state,
    table,
)

LAST_TURN: dict[str, Any] = {"event": "none", "events": [], "unused": [], "past": EVENTS}
ALL_DISKS = 15


def ended(**given: Any) -> Match:
    """The end of a game, in whose last phase nobody does anything."""
    match = table(**{"phase": ACTIONS, **LAST_TURN, **given})
    while not match.over and asked(match)[1] == "action":
        answer(match, "done")
    return match


def points(match: Match, tribe: str = "archaic") -> int:
    found: int = state(match)["points"].get(tribe, 0)
    return found


# J.1 When the game ends


@pytest.mark.law("neanderthal:J.1")
def test_the_turn_of_the_last_event_is_the_last() -> None:
    over = ended()
    assert over.over
    assert "J.1 game_ends 1" in record(over)
    more = ended(events=[EVENTS[0]], past=EVENTS[1:])
    assert state(more)["turn"] == 2


@pytest.mark.law("neanderthal:J.1")
def test_without_a_biome_the_game_ends_at_once_or_with_the_turn_if_so_agreed() -> None:
    # The Scavenger Woman's event is cooling and a blizzard, in which the Archaic cannot support their elder.
    events = ["piper", "scavenger_woman"]
    given: dict[str, Any] = {
        "phase": EVENT,
        "events": events,
        "unused": [],
        "past": [event for event in EVENTS if event not in events],
        "north": [ICE] * 6,
        "south": [ICE] * 5 + ["rabbits"],
        "pieces": {"archaic": {"unassigned": 1, "archaic_6": 1}},
    }
    match = table(**given)
    assert match.over
    assert "J.1 game_ends 1" in record(match)
    assert pieces(match, "archaic", "archaic_6") == 1
    later = table(**given, rules={"dead_europe": "turn"})
    assert pieces(later, "archaic", "archaic_6") == 0
    assert asked(later)[1] == "bid"
    answer(later, *["decline"] * 3)
    while not later.over:
        answer(later, "done")
    assert "J.1 game_ends 1" in record(later)


@pytest.mark.law("neanderthal:J.1", "neanderthal:G5b")
def test_the_last_trophy_ends_the_game_before_anybody_acts() -> None:
    given: dict[str, Any] = {
        "south": ["red_deer"],
        "north": [GAP],
        "events": [EVENTS[0]],
        "past": EVENTS[1:],
        "tableau": {"piper": "archaic"},
        "sexuality": {"archaic": "harem"},
    }
    match = answer(hunts({"red_deer": {"archaic": 3}}, 5, 5, 5, **given), "take red_deer")
    assert match.over
    later = answer(
        hunts({"red_deer": {"archaic": 3}}, 5, 5, 5, **given, rules={"dead_europe": "turn"}), "take red_deer"
    )
    assert asked(later)[1] == "action"


# J.2 to J.6 Points

EVERYTHING: dict[str, Any] = {
    "pieces": {"archaic": {"unassigned": 3, "archaic_4": 1, "archaic_6": 1, "wed_piper": 1, "wed_paintress": 1}},
    "alpha": {"archaic": "unassigned"},
    "immature": ["archaic_6"],
    "unripe": ["paintress"],
    "tableau": {
        "piper": "neanderthal",
        "paintress": "archaic",
        "matriarch": "archaic",
        "red_deer": "archaic",
        "woolly_mammoth": "archaic",
        "flint_mine_14": "archaic",
        "string_winding": "archaic",
        "caribou": "archaic",
        "musk_ox": "archaic",
    },
    "disks": {"matriarch": {"orange": 1}, "string_winding": {"black": 1}, "musk_ox": {"white": 1}},
    "tribal": ["archaic"],
}


@pytest.mark.law("neanderthal:J.2", "neanderthal:J.3", "neanderthal:Ja", "neanderthal:Jb", "neanderthal:Jc")
@pytest.mark.law("neanderthal:CARD.58A", "neanderthal:CARD.58B", "neanderthal:CARD.59A", "neanderthal:CARD.59B")
@pytest.mark.law("neanderthal:CARD.60A", "neanderthal:CARD.60B")
@pytest.mark.parametrize(
    ("sexuality", "people", "cards", "words"),
    [
        # 2 unassigned and the Alpha, a Warrior, a husband; a daughter, 3 trophies, an invention, an animal; the words
        ("promiscuous", 2 * 2 + 4 + 1 + 1, 1 + 3 * 3 + 3 + 4, ALL_DISKS - 5 - 6),
        ("pair_bonding", 2 * 1 + 3 + 2 + 3, 1 + 3 * 2 + 3 + 4, ALL_DISKS - 5),
        ("harem", 2 * 1 + 3 + 1 + 1, 2 + 3 * 4 + 3 + 4, ALL_DISKS - 5 - 3),
    ],
)
def test_mature_things_score_by_the_sexuality(sexuality: str, people: int, cards: int, words: int) -> None:
    match = ended(**EVERYTHING, sexuality={"archaic": sexuality})
    assert record(match).count(f"J.2 scored_people archaic {people}") == 1
    assert record(match).count(f"J.3 scored_cards archaic {cards}") == 1
    assert record(match).count(f"J.3 scored_words archaic {words}") == 1
    assert points(match) == people + cards + words


@pytest.mark.law("neanderthal:B2a")
def test_a_card_in_the_hand_scores_nothing() -> None:
    elders = {"archaic": {"unassigned": 3, "archaic_4": 1, "archaic_5": 1}}
    bare = points(ended(pieces=elders, tribal=["archaic"]))
    assert points(ended(pieces=elders, tribal=["archaic"], hand={"caribou": "archaic"})) == bare
    assert points(ended(pieces=elders, tribal=["archaic"], tableau={"caribou": "archaic"})) > bare


@pytest.mark.law("neanderthal:J.6", "neanderthal:J.5", "neanderthal:D6c", "neanderthal:Jb", "neanderthal:E5e")
def test_the_example_of_the_pair_bonding() -> None:
    # Three disks are on daughters that count nothing yet; the Warrior counts besides, as the example leaves him out.
    match = ended(
        pieces={"archaic": {"unassigned": 10, "archaic_4": 1, "guests_of_cro_magnon": 1, "wed_piper": 1}},
        alpha={"archaic": "unassigned"},
        tableau={
            "red_deer": "archaic",
            "paintress": "archaic",
            "housewife": "archaic",
            "fashion_woman": "archaic",
            "piper": "neanderthal",
        },
        disks={"fashion_woman": {"orange": 1, "white": 2}},
    )
    assert points(match) == 32 + 2


@pytest.mark.law("neanderthal:E5e", "neanderthal:J.3")
def test_an_alpha_scores_by_himself_only_if_unassigned_and_with_a_power() -> None:
    people = {"archaic": {"unassigned": 2, "archaic_4": 1}}
    powerful = ended(pieces=people, alpha={"archaic": "unassigned"})
    assert points(powerful) == 1 + 3 + 2 + ALL_DISKS
    dead = ended(pieces=people, alpha={"archaic": "dead"})
    assert points(dead) == 2 + 2 + ALL_DISKS
    elder = ended(pieces=people, alpha={"archaic": "archaic_4"})
    assert points(elder) == 2 + 2 + ALL_DISKS
    powerless = ended(pieces=people, alpha={"archaic": "unassigned"}, immature=["archaic_4"])
    assert points(powerless) == 2 + ALL_DISKS - 1
    worthless = ended(
        pieces=people, alpha={"archaic": "unassigned"}, immature=["archaic_4"], rules={"powerless_alpha": "nothing"}
    )
    assert points(worthless) == 1 + ALL_DISKS - 1


@pytest.mark.law("neanderthal:CARD.38")
def test_with_the_grieving_woman_elders_score_two() -> None:
    given: dict[str, Any] = {
        "pieces": {"archaic": {"unassigned": 1, "archaic_1": 1, "archaic_6": 1}},
        "sexuality": {"archaic": "harem"},
        "tribal": ["archaic"],
    }
    usual = points(ended(**given, tableau={"housewife": "archaic"}))
    assert points(ended(**given, tableau={"grieving_woman": "archaic"})) == usual + 2


@pytest.mark.law("neanderthal:CARD.51")
def test_with_the_woman_with_a_name_daughters_score_two() -> None:
    given: dict[str, Any] = {"sexuality": {"archaic": "promiscuous"}, "tribal": ["archaic"]}
    usual = points(ended(**given, tableau=dict.fromkeys(["housewife", "piper"], "archaic")))
    named = points(ended(**given, tableau=dict.fromkeys(["a_woman_with_a_name", "piper"], "archaic")))
    assert named == usual + 2


@pytest.mark.law("neanderthal:B4a", "neanderthal:E5e", "neanderthal:J.1")
@pytest.mark.parametrize(("reply", "people"), [("swap_alpha", 10), ("decline", 8)])
def test_the_alpha_can_be_swapped_before_the_end_of_a_game_that_ends_at_once(reply: str, people: int) -> None:
    match = table(
        *("archaic", "neanderthal"),
        phase=HUNT,
        north=[GAP],
        south=["red_deer"],
        pieces={"archaic": {"red_deer": 4, "archaic_3": 1, "unassigned": 2}, "neanderthal": {"unassigned": 1}},
        alpha={"archaic": "archaic_3"},
        chance=dice(4, 4, 4, 6),
    )
    answer(match, "take red_deer")
    assert asked(match) == (0, "before_end", "B4a")
    answer(match, reply)
    assert match.over
    assert f"J.2 scored_people archaic {people}" in record(match)


@pytest.mark.law("neanderthal:B4a", "neanderthal:J.1")
def test_nobody_is_asked_before_the_end_whose_alpha_has_nobody_to_change_with() -> None:
    match = table("archaic", "neanderthal", phase=HUNT, north=[GAP], south=[GAP])
    assert match.over


# J.4 Who wins


@pytest.mark.law("neanderthal:J.4")
def test_most_points_win_and_equals_share() -> None:
    ways = {"archaic": "harem"}
    alone = ended(pieces={"neanderthal": {"unassigned": 2}}, sexuality=ways)
    assert alone.result is not None
    assert alone.result.winners == [1]
    assert alone.result.points == [13, 17, 16]
    shared = ended(pieces={"neanderthal": {"unassigned": 2}, "cro_magnon": {"unassigned": 2}}, sexuality=ways)
    assert shared.result is not None
    assert shared.result.winners == [1, 2]


@pytest.mark.law("neanderthal:J.2", "neanderthal:J.4")
def test_the_table_shows_what_everybody_would_have_if_the_game_ended_now() -> None:
    given: dict[str, Any] = {"pieces": {"archaic": {"unassigned": 3}}, "tableau": {"piper": "neanderthal"}}
    going_on = table(**given)
    over = ended(**given)
    assert over.result is not None
    assert going_on.facts["points"] == dict(zip(ALL, over.result.points, strict=True))
    assert len(set(over.result.points)) == 3
    assert going_on.game.setting.box.points(going_on.game) == over.result.points


@pytest.mark.law("neanderthal:J1.1")
def test_a_lazarus_species_scores_like_any_other() -> None:
    match = ended(
        pieces={"archaic": {}}, alpha={"archaic": "dead"}, tableau={"red_deer": "archaic", "piper": "archaic"}
    )
    assert points(match) == ALL_DISKS + 2 + 1
    assert match.result is not None
    assert match.result.winners == [0]
