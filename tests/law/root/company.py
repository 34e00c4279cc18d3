"""Situations with the Riverfolk Company.

In `company` it is the turn of seat 0, the Riverfolk, beside the Marquise and the Eyrie; in `customer` the Marquise,
seat 0, buys at the start of her Birdsong, with the Riverfolk in seat 1 and the Eyrie in seat 2. The map is as
`woodland` says.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from tests.law.root.table import board, merged, woodland

COMPANY = ["riverfolk", "marquise", "eyrie"]
CUSTOMER = ["marquise", "riverfolk", "eyrie"]


def company(
    phase: str = "daylight",
    funds: list[int] | None = None,
    payments: list[int] | None = None,
    boards: dict[str, Any] | None = None,
    **given: Any,
) -> Match:
    """The Riverfolk's turn, with warriors of these seats among the funds and payments."""
    own: dict[str, Any] = {"funds": funds or [0, 0, 0], "payments": payments or [0, 0, 0]}
    return woodland(phase, table=COMPANY, boards=merged(boards, "riverfolk", own), **given)


def customer(
    prices: tuple[int, int, int] = (1, 1, 1),
    boards: dict[str, Any] | None = None,
    table: list[str] | None = None,
    **given: Any,
) -> Match:
    """The start of a buyer's Birdsong; the prices are of a hand card, riverboats and mercenaries."""
    own = {"prices": priced(*prices)}
    return woodland("birdsong", step=0, table=table or CUSTOMER, boards=merged(boards, "riverfolk", own), **given)


def hired(phase: str = "daylight", boards: dict[str, Any] | None = None, **given: Any) -> Match:
    """The Marquise, past crafting, has hired mercenaries, and has three actions."""
    own = {"mercenaries": True, "bought": 1}
    both = merged(merged(boards, "riverfolk", own), "marquise", {"actions": 3})
    return woodland(phase, **{"step": 2, "table": CUSTOMER, "boards": both, **given})


def priced(hand_card: int, riverboats: int, mercenaries: int) -> dict[str, str]:
    return {"hand_card": str(hand_card), "riverboats": str(riverboats), "mercenaries": str(mercenaries)}


def river(match: Match) -> dict[str, Any]:
    """The Riverfolk's board."""
    return board(match, "riverfolk")


def why(match: Match, text: str) -> tuple[str, str]:
    """Why something is not offered: the clause and the phrase."""
    reason = match.why_not(text)
    assert reason is not None, text
    assert str(reason)
    return reason.clause, reason.phrase.name
