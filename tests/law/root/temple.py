"""Situations with the Lizard Cult, and reading its board.

Seat 0 is the Cult, seat 1 the Marquise and seat 2 the Eyrie unless a test says otherwise, and it is the Cult's turn.
The Outcast are the foxes, who live in 1, 6, 8 and 12.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from tests.law.root.table import board, woodland

CULTISTS = ["cult", "marquise", "eyrie"]

ADJUSTING, CONSPIRING = 1, 2  # the steps of Birdsong


def temple(
    phase: str = "daylight",
    step: int = 1,
    *,
    boards: dict[str, Any] | None = None,
    table: list[str] | None = None,
    outcast: str = "fox",
    hated: bool = False,
    acolytes: int = 0,
    souls: list[str] | None = None,
    revealed: list[str] | None = None,
    **given: Any,
) -> Match:
    """A situation with this on the Cult's board."""
    own = {
        "outcast": outcast,
        "hated": hated,
        "acolytes": acolytes,
        "lost_souls": souls or [],
        "revealed": revealed or [],
    }
    return woodland(phase, step=step, table=table or CULTISTS, boards={"cult": own, **(boards or {})}, **given)


def conspiring(acolytes: int, **given: Any) -> Match:
    """The Cult has so many acolytes to conspire with."""
    return temple("birdsong", CONSPIRING, acolytes=acolytes, **given)


def attacked(step: int = 2, boards: dict[str, Any] | None = None, **given: Any) -> Match:
    """The Marquise, who sits next, is past crafting in her Daylight, or with step 1 not yet."""
    return temple("daylight", step, turn=1, boards={"marquise": {"actions": 3}, **(boards or {})}, **given)


def outcast(match: Match) -> tuple[str, bool]:
    """The suit with the marker, and whether it shows its Hated side."""
    return board(match, "cult")["outcast"], board(match, "cult")["hated"]


def acolytes(match: Match) -> int:
    found: int = board(match, "cult")["acolytes"]
    return found


def souls(match: Match) -> set[str]:
    """The Lost Souls."""
    return set(board(match, "cult")["lost_souls"])


def revealed(match: Match) -> set[str]:
    """What lies open before the Cult."""
    return set(board(match, "cult")["revealed"])
