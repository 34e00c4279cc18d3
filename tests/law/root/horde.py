"""Situations with the Lord of the Hundreds in seat 0, the Marquise in seat 1 and the Eyrie in seat 2.

It is the turn of the Hundreds unless a test says otherwise, nobody holds a card, and nothing is on the map but what is
given; `woodland` says how the autumn map lies. Ruins are in 6, 10, 11 and 12.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.match import Match
from tests.law.root.woodland import answer, pieces, state, woodland

HORDE = ["hundreds", "marquise", "eyrie"]
BIRDSONG = {"raze": 2, "recruit": 3, "anoint": 4, "mood": 5, "end": 6, "lavish": 7}
DAYLIGHT = {"craft": 1, "first": 2, "second": 3}
EVENING = {"incite": 1}


def horde(
    step: str,
    *,
    mood: str = "stubborn",
    hoard: dict[str, int] | None = None,
    board: dict[str, Any] | None = None,
    boards: dict[str, Any] | None = None,
    table: list[str] | None = None,
    chance: Chance | None = None,
    **given: Any,
) -> Match:
    """The Hundreds at a step of their turn: raze, recruit, anoint, mood, lavish; craft, first, second; incite."""
    own = {"mood": mood, "hoard": hoard or {}, **(board or {})}
    phases = {"birdsong": BIRDSONG, "daylight": DAYLIGHT, "evening": EVENING}
    phase = next(name for name, steps in phases.items() if step in steps)
    all_boards = {"hundreds": own, **(boards or {})}
    return woodland(phase, step=phases[phase][step], table=table or HORDE, boards=all_boards, chance=chance, **given)


def attacked(attacker: int = 1, *, mood: str = "stubborn", hoard: dict[str, int] | None = None, **given: Any) -> Match:
    """The Marquise, past crafting, can attack the Hundreds."""
    boards = {"hundreds": {"mood": mood, "hoard": hoard or {}}, "marquise": {"actions": 3}}
    return woodland("daylight", step=2, turn=attacker, table=HORDE, boards=boards, **given)


def own(match: Match) -> dict[str, Any]:
    """The board of the Hundreds."""
    found: dict[str, Any] = state(match)["factions"]["hundreds"]
    return found


def hoard(match: Match) -> dict[str, int]:
    """The items of the hoard."""
    return {item: count for item, count in own(match)["hoard"].items() if count}


def warlord(match: Match) -> str:
    """Where the warlord is; nothing if he is off the map."""
    found: dict[str, int] = state(match)["on_map"].get("warlord", {})
    return next((clearing for clearing, count in found.items() if count), "")


def rats(match: Match, clearing: str) -> int:
    """How many warriors of the Hundreds are in a clearing, the warlord apart."""
    return pieces(match, "hundreds_warrior", clearing)


def mobs(match: Match) -> set[str]:
    """The clearings with a mob."""
    return {clearing for clearing, count in state(match)["on_map"].get("mob", {}).items() if count}


def ends(match: Match) -> Match:
    """End the steps of this phase, whatever is offered."""
    phase = state(match)["phase"]
    while state(match)["phase"] == phase and match.ask is not None:
        texts = [str(option) for option in match.ask.options]
        answer(match, "done" if "done" in texts else "decline" if "decline" in texts else texts[0])
    return match


def clause(match: Match, text: str) -> str:
    """The clause that forbids an answer."""
    reason = match.why_not(text)
    assert reason is not None, f"{text} is offered"
    return reason.clause
