"""Hunts to begin a situation with: phase 4 of the last turn, whose event shows no icon unless a test says otherwise.

Hunters are given by card and tribe. Each tribe's Alpha is alive besides them and unassigned, unless a test puts him
elsewhere: then he is one of those who are given. Nobody has disks, and rows and tableaus hold only what is given.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.games.greenland.model.loading import load
from lawspeaker.games.tribes.rows import ROWS
from lawspeaker.kernel.match import Match
from tests.law.greenland.table import ALL, HUNT, dice, record, state, table

ROW = {card.key: ROWS[card.row] for card in load(3)[0].cards}


def hunts(
    standing: dict[str, dict[str, int]],
    *faces: int,
    alpha: dict[str, str] | None = None,
    edition: int = 3,
    rules: dict[str, str] | None = None,
    **given: Any,
) -> Match:
    """Phase 4 with pieces by place and tribe, and these dice to come."""
    tribes = ALL if edition == 3 else ALL[:3]
    pieces = {tribe: {place: row[tribe] for place, row in standing.items() if tribe in row} for tribe in tribes}
    where = {**dict.fromkeys(tribes, "unassigned"), **(alpha or {})}
    for tribe, places in pieces.items():
        if where[tribe] == "unassigned":
            places["unassigned"] = places.get("unassigned", 0) + 1
    for disks in ("energy", "ivory", "iron"):
        given[disks] = {"*": 0, **given.get(disks, {})}
    given = {"event": "none", "events": [], "warm": {}, **given}
    given["warm"] = {"north": [], "south": [], **given["warm"]}
    agreed = {"edition": str(edition), **(rules or {})}
    return table(*tribes, phase=HUNT, pieces=pieces, alpha=where, rules=agreed, chance=dice(*faces), **given)


def hunt(
    card: str,
    hunters: dict[str, int],
    *faces: int,
    cold: bool = False,
    others: dict[str, dict[str, int]] | None = None,
    **given: Any,
) -> Match:
    """Hunters on one card, which lies alone on the warm side of its row, or on the cold one; others are elsewhere."""
    side = {"cold" if cold else "warm": {ROW[card]: [card]}}
    return hunts({card: hunters, **(others or {})}, *faces, **{**side, **given})


def raid(
    card: str,
    owner: str,
    raiders: dict[str, int],
    *faces: int,
    others: dict[str, dict[str, int]] | None = None,
    tableau: dict[str, str] | None = None,
    **given: Any,
) -> Match:
    """Raiders on a card of somebody's tableau; others are elsewhere."""
    return hunts({card: raiders, **(others or {})}, *faces, tableau={card: owner, **(tableau or {})}, **given)


def told(match: Match, *phrases: str) -> list[str]:
    """The lines of the record with one of these phrases, without their clauses."""
    lines = [line.partition(" ")[2] for line in record(match)]
    return [line for line in lines if line.split()[0] in phrases]


def rolls(match: Match) -> list[str]:
    """Who has rolled so far, one after another, with how many dice: "thule 2"."""
    found = []
    for line in told(match, "rolled"):
        words = line.split()
        found.append(f"{words[1]} {sum(map(int, words[3:]))}")
    return found


def row(match: Match, name: str) -> list[str]:
    """The cards of a row, from left to right."""
    found: list[str] = state(match)["cold"].get(name, []) + state(match)["warm"].get(name, [])
    return found
