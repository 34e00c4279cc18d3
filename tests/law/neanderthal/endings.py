"""Games that are over."""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import EVENTS
from tests.law.neanderthal.table import ACTIONS, ALL, Pieces, table

FIVE = {"unassigned": 5}


def ended(*tribes: str, people: Pieces | None = None, **given: Any) -> Match:
    """The last turn is over. A tribe of which nothing is said has five people, who are unassigned: there is then
    something to ask the Tunit before the first turn of the game that follows.
    """
    seated = tribes or ALL
    last = {"event": "none", "events": [], "unused": [], "past": EVENTS, "phase": ACTIONS, "acting": len(seated)}
    match = table(*seated, pieces={**dict.fromkeys(seated, FIVE), **(people or {})}, **{**last, **given})
    assert match.over
    return match
