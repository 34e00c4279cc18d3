"""Why not? A thing that cannot be done names the clause that forbids it."""

from __future__ import annotations

import random

import pytest

from lawspeaker import Match, start


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
    ],
)
def test_what_cannot_be_done_names_its_clause(state: dict[str, object], option: str, clause: str) -> None:
    match = Match.from_position({"game": "arctic", "seats": 3, "state": state})
    assert match.ask is not None
    assert option not in [str(each) for each in match.ask.options]
    wanted = match.game.setting.catalogue.find(option)
    assert match.game.why_not(match.ask.seat, wanted) == clause


def test_nothing_that_is_offered_is_forbidden() -> None:
    lots = random.Random(4)
    for seats in (2, 3, 4):
        match = start("arctic", seats=seats, seed=seats)
        while match.ask is not None:
            for option in match.ask.options:
                assert match.game.why_not(match.ask.seat, option) == ""
            match.choose(lots.randrange(len(match.ask.options)))
