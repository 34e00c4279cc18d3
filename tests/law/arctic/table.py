"""Setting up situations of The Arctic, and reading them off the table.

Lobbyists are given by seat: `influence={"RU": {"1": 0}}` is seat 0 on Russia's space 1. What is left out is as after
laying out the board: no lobbyist placed, law A, the ships in their harbours, $10 and no points each.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.match import Match
from tests.law.situation import answer as answer
from tests.law.situation import asked as asked
from tests.law.situation import options as options
from tests.law.situation import record as record
from tests.law.situation import state as state

NO_SHIPS: dict[str, object] = {"*": {}}  # `ships={**NO_SHIPS, "RU_I": {"RU": 2}}`: these ships and no others


def table(
    phase: int = 6,
    turn: int = 2,
    seats: int = 3,
    rules: dict[str, str] | None = None,
    chance: Chance | None = None,
    **state: Any,
) -> Match:
    """A situation: what is given, and everything else as set up."""
    given = {"turn": turn, "phase": phase, **state}
    return Match.from_position({"game": "arctic", "seats": seats, "rules": rules or {}, "state": given}, chance)


def ships(match: Match, region: str) -> dict[str, int]:
    """The ships in a region, by country."""
    found: dict[str, int] = state(match)["ships"].get(region, {})
    return found


def controller(match: Match, region: str) -> str | None:
    """Which country controls a region."""
    found: str | None = match.facts["controls"][region]
    return found


def facility(match: Match, region: str) -> int | None:
    """Whose facility stands in a region."""
    found: int | None = state(match)["facility"].get(region)
    return found


def protector(match: Match, region: str) -> int | None:
    """Whose lobbyist protects the facility of a region."""
    found: int | None = state(match)["protector"].get(region)
    return found


def lobbyist(match: Match, country: str, space: int | str) -> int | None:
    """Whose lobbyist stands on an influence space (a number) or an action space (a name) of a country."""
    track = "influence" if isinstance(space, int) else "action"
    found: int | None = state(match)[track].get(country, {}).get(str(space))
    return found


def protected(region: str, seat: int, country: str, since: int = 1) -> dict[str, Any]:
    """A seat's facility in a region under the protection of its lobbyist from a country, since a turn."""
    return {
        "facility": {region: seat},
        "protector": {region: seat},
        "protector_from": {region: country},
        "protector_since": {region: since},
    }
