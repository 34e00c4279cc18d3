"""Turns of the Underground Duchy to begin a situation with.

Seat 0 is the Duchy, seat 1 the Marquise and seat 2 the Eyrie, unless a test says otherwise. What is not given is not
there. Fox clearings are 1, 6, 8, 12; rabbit 3, 4, 5, 10; mouse 2, 7, 9, 11.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from tests.law.root.table import board, merged, options
from tests.law.root.woodland import woodland

MOLES = ["duchy", "marquise", "eyrie"]
ASSEMBLY, PARLIAMENT, SWAY = 1, 2, 3  # steps of Daylight
FOX, RABBIT, MOUSE, BIRD = "anvil", "bake_sale", "investments", "woodland_runners"  # a card of each suit


def moles(
    step: int = ASSEMBLY,
    *,
    phase: str = "daylight",
    swayed: list[str] | None = None,
    table: list[str] | None = None,
    boards: dict[str, Any] | None = None,
    own: dict[str, Any] | None = None,
    **given: Any,
) -> Match:
    """It is the Duchy's turn; `own` is what else lies on its board."""
    ministers = {"swayed": swayed or [], **(own or {})}
    return woodland(phase, step=step, table=table or MOLES, boards=merged(boards, "duchy", ministers), **given)


def swayed(match: Match) -> set[str]:
    """The ministers that are swayed."""
    return set(board(match, "duchy")["swayed"])


def crowns(match: Match) -> tuple[int, int, int]:
    """The crowns left on the board for squires, nobles and lords."""
    left: dict[str, int] = board(match, "duchy")["crowns"]
    return left["squire"], left["noble"], left["lord"]


def revealed(match: Match) -> set[str]:
    """The cards that lie revealed."""
    return set(board(match, "duchy")["revealed"])


def why(match: Match, text: str) -> str:
    """The clause that keeps whoever is asked from an option."""
    assert text not in options(match)
    found = match.why_not(text)
    assert found is not None, text
    assert str(found)
    return found.clause


def sites(match: Match, kind: str = "citadel") -> set[str]:
    """Where a building of a kind can be built."""
    offered = [option.split() for option in options(match, "construct")]
    return {clearing for building, clearing in offered if building == kind}
