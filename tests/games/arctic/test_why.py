"""Why not? A thing that cannot be done names the clause that forbids it."""

from __future__ import annotations

import pytest

from lawspeaker import Match, start
from lawspeaker.lab.battery import check_game
from lawspeaker.text.words import Words


@pytest.mark.parametrize(
    ("state", "option", "clause"),
    [
        ({"phase": 3, "turn": 2, "money": [2, 10, 10]}, "invest 1", "P3.2"),
        ({"phase": 3, "turn": 2, "invest": {"0": 1}}, "invest 1", "P3.1"),
        ({"phase": 6, "influence": {"RU": {"1": 0}}, "treasury": {"RU": 0}}, "act ships", "SHIP.2"),
        ({"phase": 6, "influence": {"RU": {"1": 0}}, "money": [0, 10, 10]}, "act facility", "LIMIT.2"),
        ({"phase": 6, "influence": {"RU": {"1": 0}}}, "keep", "REDEPLOY.I.1"),
        ({"phase": 6, "influence": {"RU": {"1": 0, "2": 1}}}, "change", "REDEPLOY.I.2"),
        ({"phase": 6, "influence": {"RU": {"1": 0}}}, "protect RU_C1", "REDEPLOY.III.1"),
        ({"phase": 6, "action": {"RU": {"diplomacy": 0}}, "pending": "diplomacy"}, "support", "DIP.3"),
        ({"phase": 6, "action": {"RU": {"facility": 0}}, "pending": "facility"}, "build US_C1", "BUILD.6"),
        ({"phase": 6, "action": {"RU": {"facility": 0}}, "pending": "facility"}, "build POLE", "POLE.7"),
        ({"phase": 6, "action": {"RU": {"facility": 0}}, "pending": "facility"}, "build RU_M1", "BUILD.4"),
        ({"phase": 6, "action": {"RU": {"move": 0}}, "pending": "move"}, "sail US_C1", "MOVE.2"),
        ({"phase": 6, "action": {"RU": {"move": 0}}, "pending": "move"}, "raid RU_C1 0", "DESTROY.1"),
        ({"phase": 6, "action": {"RU": {"move": 0}}, "pending": "move"}, "done", "MOVE.2"),
        ({"phase": 6, "action": {"RU": {"move": 0}}, "pending": "move"}, "sail_attacker RU_C1", "DESTROY.6"),
        ({"phase": 6, "action": {"RU": {"ships": 0}}, "pending": "ships"}, "dock US_C1", "SHIP.4"),
        ({"phase": 6, "action": {"RU": {"diplomacy": 0}}, "pending": "diplomacy"}, "vote B", "DIP.2"),
        ({"phase": 6, "action": {"RU": {"diplomacy": 0}}, "pending": "diplomacy"}, "peace", "DIP.1.END"),
        ({"phase": 6, "influence": {"RU": {"1": 0}}, "money": [5, 10, 10]}, "recall 2", "REDEPLOY.II.2"),
        ({"phase": 6, "influence": {"RU": {"1": 0}}, "money": [0, 10, 10]}, "recall 1", "REDEPLOY.II.2"),
        ({"phase": 5, "turn": 2, "yellow": [0, -1]}, "china build", "P5.3"),
        (
            {"phase": 5, "turn": 2, "yellow": [0, -1], "law": "C", "control": {"RU_I": "CN"}, "ships": {"*": {}}},
            "china move",
            "MOVE.2",
        ),
        ({"phase": 3, "turn": 2, "money": [2, 10, 10]}, "yellow high", "P3.3"),
        ({"phase": 3, "turn": 2, "yellow": [1, -1]}, "yellow high", "P3.1"),
        ({"phase": 4, "turn": 2, "invest": {"0": 0}, "influence": {"RU": {"1": 1}}}, "place RU 1", "P4.1"),
        ({"phase": 4, "turn": 2, "invest": {"0": 0}}, "place EU 4", "NORWAY.5"),
        ({"phase": 4, "turn": 2, "invest": {"0": 0}, "joined": True}, "place NO 1", "P4.1"),
        ({"phase": 0, "influence": {"RU": {"1": 0}}}, "place RU 1", "SETUP.D.1"),
        ({"phase": 0, "influence": {"RU": {"1": 0}}}, "place EU 4", "NORWAY.5"),
        ({"phase": 4, "turn": 2, "invest": {"0": 0}}, "place RU 4", "GLOSSARY.DISPLAY"),
        ({"phase": 7, "facility": {"RU_C1": 0}}, "sell 2", "P7.1"),
    ],
)
def test_what_cannot_be_done_names_its_clause(state: dict[str, object], option: str, clause: str) -> None:
    match = Match.from_position({"game": "arctic", "seats": 3, "state": state})
    assert match.ask is not None
    assert option not in [str(each) for each in match.ask.options]
    assert forbidding(match, option) == clause


def forbidding(match: Match, option: str) -> str:
    """The clause that forbids an option, or nothing."""
    reason = match.why_not(option)
    return "" if reason is None else reason.clause


@pytest.mark.parametrize(
    ("state", "option", "said"),
    [
        (
            {"phase": 6, "acting": 1, "influence": {"NO": {"2": 0}}, "action": {"NO": {"facility": 1}}},
            "act facility",
            "Black has taken Build Facility in Norway this turn.",
        ),
        (
            {"phase": 6, "action": {"RU": {"diplomacy": 0}}, "pending": "diplomacy"},
            "slander 1",
            "Black has no points to lose.",
        ),
        ({"phase": 3, "turn": 2, "money": [2, 10, 10]}, "yellow high", "It costs $4, and you have $2."),
        (
            {"phase": 6, "action": {"RU": {"facility": 0}}, "pending": "facility"},
            "build US_C1",
            "The USA controls the region.",
        ),
        ({"phase": 6, "action": {"RU": {"move": 0}}, "pending": "move"}, "sail US_C1", "Russia has no ship there."),
    ],
)
def test_a_reason_states_the_fact(state: dict[str, object], option: str, said: str) -> None:
    match = Match.from_position({"game": "arctic", "seats": 3, "state": state})
    reason = match.why_not(option)
    assert reason is not None
    assert Words("en", match.game.setting).reason(reason) == said


def test_a_ship_cannot_go_where_no_border_is() -> None:
    match = Match.from_position({"game": "arctic", "seats": 3, "state": {"phase": 6, "influence": {"RU": {"1": 0}}}})
    for text in ("act move", "sail RU_C1"):
        match.answer(text)
    assert forbidding(match, "to US_M1") == "GLOSSARY.ADJ"
    assert forbidding(match, "to RU_M1") == ""


def test_in_the_advanced_order_a_taken_space_names_that_order() -> None:
    match = start("arctic", seats=3, rules={"placement": "advanced"})
    match.answer("place RU 1")
    assert forbidding(match, "place RU 1") == "SETUP.D.ADV.1"


def test_everything_that_is_not_offered_of_a_kind_that_is_has_a_reason() -> None:
    report = check_game("arctic", 3, seed=4, thorough=0.02)
    assert report.unoffered > 100
    assert report.explained == report.unoffered
