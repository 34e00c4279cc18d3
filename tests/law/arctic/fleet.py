"""Moving ships in situations: what `table` sets up, brought to the Move Ships action."""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from tests.law.arctic.table import answer, asked, table


def admiral(country: str, law: str = "A", seat: int = 0, **given: Any) -> Match:
    """A seat moves the ships of a country; afterwards its left-hand neighbour acts in the US, from space 3."""
    influence: dict[str, dict[str, int]] = {country: {"1": seat}}
    influence.setdefault("US", {})["3"] = seat + 1
    return answer(table(influence=influence, law=law, **given), "act move")


def chinese_admiral(law: str = "A", seat: int = 0, **given: Any) -> Match:
    """A seat moves the Chinese ships in phase 5; afterwards its left-hand neighbour acts in the US, from space 3."""
    influence = {"US": {"3": seat + 1}}
    return answer(table(phase=5, yellow=[seat, -1], influence=influence, law=law, **given), "china move")


def sail(match: Match, start: str, *targets: str) -> Match:
    """Ships that have done nothing yet sail from a region, one to each target."""
    for target in targets:
        if asked(match)[1] == "move_ships":  # where only one region has ships there is nothing to ask
            match.answer(f"sail {start}")
        match.answer(f"to {target}")
    return match


def guarded(region: str, seat: int, country: str, since: int) -> dict[str, Any]:
    """A seat's lobbyist from a country protects the facility of a region, whoever owns that, since a turn."""
    return {"protector": {region: seat}, "protector_from": {region: country}, "protector_since": {region: since}}
