"""Situations with the Corvids, and reading their plots off the table.

Seat 0 is the Corvids, seat 1 the Marquise and seat 2 the Alliance, unless a test says otherwise. Plots are given by
clearing, face down (`down`) or face up (`up`). `woodland` says how the clearings lie.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from tests.law.root.wanderer import state
from tests.law.root.woodland import woodland

THREE = ["corvids", "marquise", "alliance"]


def conspire(
    phase: str = "daylight",
    *,
    step: int = 1,
    turn: int = 0,
    down: dict[str, str] | None = None,
    up: dict[str, str] | None = None,
    board: dict[str, Any] | None = None,
    boards: dict[str, Any] | None = None,
    table: list[str] | None = None,
    **given: Any,
) -> Match:
    """A situation with plots on the map. Birdsong 1 is crafting, 2 flipping, 3 recruiting; Evening 1 is exerting."""
    own: dict[str, Any] = {
        "face_down": {clearing: [plot] for clearing, plot in (down or {}).items()},
        "face_up": {clearing: [plot] for clearing, plot in (up or {}).items()},
        **(board or {}),
    }
    return woodland(
        phase, step=step, turn=turn, table=table or THREE, boards={"corvids": own, **(boards or {})}, **given
    )


def cats_act(**given: Any) -> Match:
    """It is the turn of seat 1, the Marquise, who is past crafting in her Daylight."""
    boards = {"marquise": {"actions": 3}, **given.pop("boards", {})}
    return conspire(turn=1, step=2, boards=boards, **given)


def lying(match: Match, field: str) -> dict[str, str]:
    """The plots that lie `face_down` or `face_up`, by clearing."""
    zones: dict[str, list[str]] = state(match)["factions"]["corvids"][field]
    return {clearing: plots[0].partition("@")[0] for clearing, plots in zones.items() if plots}


def down(match: Match) -> dict[str, str]:
    return lying(match, "face_down")


def up(match: Match) -> dict[str, str]:
    return lying(match, "face_up")


def stock(match: Match) -> set[str]:
    """The plots in the supply, whoever has seen them."""
    return {plot.partition("@")[0] for plot in state(match)["factions"]["corvids"]["plots"]}


def known(match: Match, seat: int) -> tuple[dict[str, list[str]], list[str]]:
    """What a seat can name of the face-down plots on the map, by clearing, and of those in the supply."""
    view: Any = match.view(seat)["state"]
    board = view["factions"]["corvids"]
    seen = {clearing: zone["cards"] for clearing, zone in board["face_down"].items() if zone["cards"]}
    return seen, board["plots"]["cards"]


def crows(match: Match) -> dict[str, int]:
    """The Corvid warriors on the map."""
    found: dict[str, int] = state(match)["on_map"].get("corvid_warrior", {})
    return found
