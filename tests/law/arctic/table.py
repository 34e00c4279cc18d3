"""Setting up situations of The Arctic, and reading them off the table.

Lobbyists are given by seat: `influence={"RU": {"1": 0}}` is seat 0 on Russia's space 1. What is left out is as after
laying out the board: no lobbyist placed, law A, the ships in their harbours, $10 and no points each. Where a law is
given and nothing about the Council, all its markers stand for that law, so that it does not change in phase 9.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.record import OPTION
from lawspeaker.kernel.zone import OMNISCIENT

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
    if "law" in state:
        state.setdefault("council", {"*": state["law"]})
    given = {"turn": turn, "phase": phase, **state}
    return Match.from_position({"game": "arctic", "seats": seats, "rules": rules or {}, "state": given}, chance)


def answer(match: Match, *texts: str) -> Match:
    """Give these answers one after another, whoever is asked."""
    for text in texts:
        match.answer(text)
    return match


def options(match: Match, kind: str = "") -> set[str]:
    """What is offered; or, of one kind, to what: `options(match, "act")` may be {"tax", "unrest"}."""
    if match.ask is None:
        return set()
    offered = {str(option) for option in match.ask.options}
    return {text.partition(" ")[2] for text in offered if text.split()[0] == kind} if kind else offered


def asked(match: Match) -> tuple[int, str, str]:
    """Who is asked about what by which clause: (1, "invest", "P3.1")."""
    assert match.ask is not None, "the game is over"
    return match.ask.seat, match.ask.topic.name, match.ask.clause


def record(match: Match) -> list[str]:
    """What happened, with its clauses: "TAX.1 taxed RU 2"."""
    catalogue = match.game.setting.catalogue
    lines = []
    for entry in match.record:
        words = [entry.clause, entry.phrase.name]
        for domain, arg in zip(entry.phrase.domains, entry.args, strict=True):
            values = [str(o) for o in catalogue.options] if domain == OPTION else catalogue.domains[domain].values
            words.append(values[arg] if 0 <= arg < len(values) else str(arg))
        lines.append(" ".join(words))
    return lines


def state(match: Match) -> dict[str, Any]:
    """Everything on the table by name, as in a position."""
    return match.game.setting.schema.dump(match.game, OMNISCIENT)


def ships(match: Match, region: str) -> dict[str, int]:
    """The ships in a region, by country."""
    found: dict[str, int] = state(match)["ships"].get(region, {})
    return found


def controller(match: Match, region: str) -> str | None:
    """Which country controls a region."""
    found: str | None = state(match)["control"].get(region)
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
