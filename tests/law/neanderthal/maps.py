"""Europe as a map of 4 by 5, to begin a situation with.

`land` says what lies where, by slot from 1_1 in the north-west to 4_5: cards, ICE and GAP. What it does not name is
unexplored.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import EVENTS
from tests.law.neanderthal.table import GAP, HUNT, ICE, state, table

UNEXPLORED = "unexplored"

Land = dict[str, str]

EMPTY: Land = {f"{row}_{column}": GAP for row in range(1, 5) for column in range(1, 6)}


def lie(land: Land) -> dict[str, Any]:
    """What `table` wants to know about a map."""
    cover = {slot: ICE if lies == ICE else "open" for slot, lies in land.items()}
    return {
        "slots": {"*": "none", **{slot: lies for slot, lies in land.items() if lies not in (ICE, GAP)}},
        "cover": {"*": UNEXPLORED, **cover},
    }


def alone(land: Land, hunters: dict[str, int], **given: Any) -> dict[str, Any]:
    """The Archaic by themselves on a map, with these pieces."""
    rules = {"variant": "alien", **given.pop("rules", {})}
    return {"pieces": {"archaic": hunters}, "rules": rules, **lie(land), **given}


def solitaire(land: Land, hunters: dict[str, int], **given: Any) -> Match:
    """A situation of Alien Intervention."""
    return table("archaic", **alone(land, hunters, **given))


def last_hunt(land: Land, hunters: dict[str, int], **given: Any) -> Match:
    """The hunts of the last turn of Alien Intervention."""
    return solitaire(land, hunters, **{"phase": HUNT, **LAST, **given})


def together(land: Land, pieces: dict[str, dict[str, int]], **given: Any) -> Match:
    """A situation of Brink."""
    rules = {"variant": "brink", **given.pop("rules", {})}
    return table(pieces=pieces, rules=rules, **lie(land), **given)


LAST: dict[str, Any] = {"event": "none", "events": [], "unused": [], "past": EVENTS}


def at(match: Match, slot: str) -> str:
    """What lies in a slot: a card, ICE, UNEXPLORED or GAP."""
    found = state(match)
    cover: str = found["cover"].get(slot, "open")
    lies: str = found["slots"][slot]
    return lies if cover == "open" else cover
