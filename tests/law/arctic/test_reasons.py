"""Every reason that the rules give: a situation in which it is the one that forbids, by its clause."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.games.arctic.model import reasons
from lawspeaker.kernel.ask import Reason
from lawspeaker.kernel.match import Match
from tests.law.arctic.fleet import guarded
from tests.law.arctic.table import NO_SHIPS, answer, options, table

RUSSIA: dict[str, Any] = {"influence": {"RU": {"1": 0}, "US": {"3": 1}}}
TALKS: dict[str, Any] = {"action": {"RU": {"diplomacy": 0}}, "pending": "diplomacy"}
OSLO: dict[str, Any] = {"acting": 1, "action": {"NO": {"diplomacy": 0}}, "pending": "diplomacy"}
FLEET: dict[str, Any] = {"action": {"RU": {"move": 0}}, "pending": "move"}
SITES: dict[str, Any] = {"action": {"RU": {"facility": 0}}, "pending": "facility"}
CHINA: dict[str, Any] = {"phase": 5, "yellow": [0, -1]}
AT_HOME = {**NO_SHIPS, "RU_C1": {"RU": 1}, "RU_C3": {"RU": 1}}
AT_SEA = {**NO_SHIPS, "US_M1": {"RU": 3}, "RU_C1": {"RU": 1}}
FORBIDDEN: list[tuple[str, dict[str, Any], list[str], str]] = [
    ("INFLUENCE_TAKEN", {"phase": 4, "invest": {"0": 0}, "influence": {"RU": {"1": 1}}}, [], "place RU 1"),
    ("NORWAY_HAS_JOINED", {"phase": 4, "invest": {"0": 0}, "joined": True}, [], "place NO 1"),
    ("THREE_SPACES", {"phase": 4, "invest": {"0": 0}}, [], "place US 4"),
    ("NO_FOURTH_SPACE", {"phase": 4, "invest": {"0": 0}}, [], "place EU 4"),
    ("SPACE_TAKEN", {"phase": 3, "money": [0, 9, 9]}, ["invest 10", "pass", "pass"], "invest 10"),
    ("YELLOW_TAKEN", {"phase": 3, "money": [0, 9, 9], "yellow": [1, -1]}, [], "yellow high"),
    ("SPACE_TOO_DEAR", {"phase": 3, "money": [0, 9, 9]}, [], "invest 1"),
    ("YELLOW_TOO_DEAR", {"phase": 3, "money": [0, 9, 9]}, [], "yellow high"),
    ("OTHER_YELLOW", {"phase": 3, "yellow": [0, 1], "rules": {"both_yellow": "forbidden"}}, [], "yellow low"),
    ("CHINA_HAS_NO_SHIPS", {**CHINA, "law": "C", "control": {"RU_I": "CN"}, "ships": NO_SHIPS}, [], "china move"),
    ("CHINA_CANNOT_BUILD", CHINA, [], "china build"),
    (
        "NORWAY_ACTS_NO_MORE",
        {"acting": 1, "influence": {"NO": {"2": 0}}, "joined": True, "rules": {"accession": "literal"}},
        [],
        "act tax",
    ),
    ("ACTION_TAKEN", {**RUSSIA, "action": {"RU": {"ships": 1}}, "treasury": {"RU": 0}}, [], "act ships"),
    ("NO_SHIP_TO_BUILD", {**RUSSIA, "treasury": {"RU": 0}}, [], "act ships"),
    ("CANNOT_BUILD", {**RUSSIA, "money": [0, 9, 9]}, [], "act facility"),
    ("NO_SHIPS", {**RUSSIA, "ships": NO_SHIPS}, [], "act move"),
    ("NOTHING_TO_STOP", {**RUSSIA, "rules": {"empty_unrest": "forbidden"}}, [], "act unrest"),
    ("ITSELF", TALKS, [], "declare RU"),
    ("CONFLICT_STANDS", {**TALKS, "conflict": {"RU": "US"}}, [], "declare US"),
    ("NORWAY_IS_EU", {**TALKS, "joined": True}, [], "declare NO"),
    (
        "CHANGES_NOTHING",
        {**TALKS, "conflict": {"US": "RU"}, "rules": {"idle_conflict": "forbidden"}},
        [],
        "declare US",
    ),
    ("NO_CONFLICT", {**TALKS, "conflict": {"US": "RU"}}, [], "peace"),
    ("VOTES_SO_ALREADY", {**TALKS, "council": {"RU": "C"}}, [], "vote C"),
    ("NOT_NORWAY", {**TALKS, "support": 2}, [], "support"),
    ("SUPPORT_IS_FULL", {**OSLO, "support": 2}, [], "support"),
    ("NO_SELF_SLANDER", {**TALKS, "score": [3, 3, 3]}, [], "slander 0"),
    ("NO_POINTS_TO_LOSE", {**TALKS, "score": [3, 0, 3]}, [], "slander 1"),
    ("NOBODY_SITS_THERE", {**TALKS, "score": [3, 0, 3]}, [], "slander 3"),
    ("NO_HARBOUR", {"action": {"RU": {"ships": 0}}, "pending": "ships", "to_build": 1}, [], "dock RU_M1"),
    ("NO_SHIP_THERE", {**FLEET, "ships": AT_HOME}, [], "sail RU_C2"),
    ("NO_SHIP_THERE", {**FLEET, "ships": {**AT_HOME, "US_M1": {"CN": 1}}}, [], "strike US_M1 CN"),
    ("NO_SHIP_THERE", {**FLEET, "ships": AT_HOME, "facility": {"US_M1": 1}}, [], "raid US_M1 1"),
    ("ALL_HAVE_MOVED", {**FLEET, "ships": AT_HOME}, ["sail RU_C1", "to RU_M1"], "sail RU_M1"),
    ("NONE_HAS_RAIDED", {**FLEET, "ships": AT_SEA}, [], "sail_attacker US_M1"),
    ("MOVE_FIRST", {**FLEET, "ships": AT_SEA}, [], "done"),
    ("NOT_ADJACENT", {**FLEET, "ships": AT_SEA}, ["sail US_M1"], "to RU_C1"),
    (
        "ALL_HAVE_ATTACKED",
        {**FLEET, "ships": {**NO_SHIPS, "RU_M1": {"RU": 1, "CN": 1}}, "facility": {"RU_M1": 1}},
        ["raid RU_M1 1"],
        "strike RU_M1 CN",
    ),
    (
        "ALL_HAVE_ATTACKED",
        {
            **FLEET,
            "ships": {**NO_SHIPS, "RU_M1": {"RU": 1}, "RU_C3": {"RU": 1}},
            "facility": {"RU_M1": 1, "RU_I": 1},
        },
        ["raid RU_M1 1", "sail_attacker RU_M1", "to RU_I"],
        "raid RU_I 0",
    ),
    ("NO_TARGET", {**FLEET, "ships": AT_SEA}, [], "strike US_M1 RU"),
    ("NO_TARGET", {**FLEET, "ships": AT_SEA, "conflict": {"RU": "US"}}, [], "strike US_M1 US"),
    ("AT_PEACE", {**FLEET, "ships": {**AT_SEA, "US_M1": {"RU": 3, "US": 1}}}, [], "strike US_M1 US"),
    ("NOTHING_TO_RAID", {**FLEET, "ships": AT_SEA}, [], "raid US_M1 1"),
    (
        "IS_PROTECTED",
        {**FLEET, "ships": AT_SEA, "facility": {"US_M1": 1}, **guarded("US_M1", 1, "EU", 2)},
        [],
        "raid US_M1 1",
    ),
    ("OWN_CONTROL", {**FLEET, "ships": {**AT_HOME, "RU_C1": {"RU": 3}}, "facility": {"RU_C1": 1}}, [], "raid RU_C1 2"),
    ("RAID_AT_PEACE", {**FLEET, "ships": AT_SEA, "law": "B", "facility": {"US_M1": 1}}, [], "raid US_M1 2"),
    (
        "DEFENDED_BY_SHIPS",
        {
            **FLEET,
            "ships": {**AT_SEA, "US_M1": {"RU": 3, "US": 1}},
            "law": "B",
            "conflict": {"RU": "US"},
            "facility": {"US_M1": 1},
        },
        [],
        "raid US_M1 2",
    ),
    (
        "TOO_FEW_RAIDERS",
        {
            **FLEET,
            "ships": {**AT_HOME, "US_M1": {"RU": 1}},
            "law": "B",
            "conflict": {"RU": "US"},
            "facility": {"US_M1": 1},
        },
        [],
        "raid US_M1 1",
    ),
    ("OTHER_SHARE", {**FLEET, "ships": AT_SEA, "facility": {"US_M1": 1}}, [], "raid US_M1 2"),
    ("OTHER_SHARE", {**FLEET, "ships": AT_SEA, "facility": {"US_M1": 1}}, [], "raid US_M1 0"),
    ("NOT_AT_POLE", {**SITES, "ships": {"POLE": {"RU": 1}}}, [], "build POLE"),
    ("BUILT_UP", {**SITES, "facility": {"RU_C1": 1}}, [], "build RU_C1"),
    ("NO_SHIP_TO_CLAIM", SITES, [], "build RU_M1"),
    ("FOREIGN_CONTROL", {**SITES, "ships": {"US_C1": {"RU": 1}}}, [], "build US_C1"),
    ("CHINA_ONLY_AT_SEA", {**CHINA, "ships": {"RU_M6": {"CN": 1}, "RU_M5": {"CN": 1}}}, ["china build"], "build RU_C3"),
    ("BUILDING_TOO_DEAR", {**SITES, "law": "B", "money": [3, 9, 9]}, [], "build RU_I"),
    ("MAY_NOT_STAY", RUSSIA, [], "keep"),
    ("NOT_FROM_THERE", {"influence": {"RU": {"2": 0}}}, [], "change"),
    ("SECOND_SPACE_TAKEN", {"influence": {"RU": {"1": 0, "2": 1}}}, [], "change"),
    ("OTHER_SUBSIDY", {**RUSSIA, "money": [0, 9, 9]}, [], "recall 1"),
    ("NOTHING_TO_PROTECT", RUSSIA, [], "protect RU_C1"),
    ("PROTECTED_ALREADY", {**RUSSIA, "facility": {"RU_C1": 1}, **guarded("RU_C1", 2, "EU", 2)}, [], "protect RU_C1"),
    ("NOT_SO_MANY", {"phase": 7, "facility": {"RU_C1": 0}}, [], "sell 2"),
]


@pytest.mark.law("arctic:LIMIT.1")
@pytest.mark.parametrize(("name", "given", "answers", "option"), FORBIDDEN)
def test_what_forbids_an_option_is_named(name: str, given: dict[str, Any], answers: list[str], option: str) -> None:
    match = answer(table(**given), *answers)
    assert option not in options(match)
    told, expected = match.why_not(option), getattr(reasons, name)
    assert told is not None
    assert (told.clause, told.phrase) == (expected.clause, expected.phrase)


def test_every_reason_has_its_situation() -> None:
    elsewhere = {"NO_DEPOSIT", "NO_SUCH_SPACE"}  # they need another board
    never_alone = {"LICENCE_TOO_DEAR", "NO_TILES"}  # nobody is asked: nothing else is left, or nothing at all
    given = {name for name, value in vars(reasons).items() if isinstance(value, Reason)}
    assert given - elsewhere - never_alone == {name for name, *_ in FORBIDDEN}


SHORT_TRACK = """
[track.3]
spaces = [3, 2, 1, 0]
yellow = [4, 2]
"""


@pytest.mark.law("arctic:P3.1")
def test_a_shorter_track_has_no_further_spaces() -> None:
    match = Match.from_position({"game": "arctic", "seats": 3, "data": SHORT_TRACK, "state": {"turn": 2, "phase": 3}})
    assert options(match, "invest") == {"1", "2", "3", "4"}
    told = match.why_not("invest 5")
    assert told is not None
    assert told.phrase is reasons.NO_SUCH_SPACE.phrase
