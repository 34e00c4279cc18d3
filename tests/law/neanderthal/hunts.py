"""Hunts to begin a situation with: phase 4 of the last turn.

Hunters are given by place and tribe. Each tribe's Alpha is alive besides them and unassigned, unless a test puts him
elsewhere: then he is one of those who are given, or dead.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.games.neanderthal.model.loading import load
from lawspeaker.games.tribes.rows import ROWS
from lawspeaker.kernel.match import Match
from tests.law.neanderthal.table import ALL, HUNT, dice, record, table

TABLES = load(2)[0]
ROW = {card.key: ROWS[card.row] for card in TABLES.cards[: TABLES.biomes]}
EVENTS = [TABLES.cards[event.card].key for event in TABLES.events]

Standing = dict[str, dict[str, int]]  # pieces by place and tribe


def standing_at(standing: Standing, alpha: dict[str, str] | None = None) -> dict[str, Any]:
    """Pieces as `table` wants them, with every Alpha somewhere."""
    where = {**dict.fromkeys(ALL, "unassigned"), **(alpha or {})}
    pieces = {tribe: {place: row[tribe] for place, row in standing.items() if tribe in row} for tribe in ALL}
    for tribe, places in pieces.items():
        if where[tribe] == "unassigned":
            places["unassigned"] = places.get("unassigned", 0) + 1
    return {"pieces": pieces, "alpha": where}


def hunts(standing: Standing, *faces: int, alpha: dict[str, str] | None = None, **given: Any) -> Match:
    """Phase 4 with these pieces, and these dice to come. No event is left, so it is the last turn."""
    last = {"event": "none", "events": [], "unused": [], "past": EVENTS}
    return table(phase=HUNT, chance=dice(*faces), **standing_at(standing, alpha), **{**last, **given})


def hunt(card: str, hunters: dict[str, int], *faces: int, others: Standing | None = None, **given: Any) -> Match:
    """Hunters on one card, which lies alone in its row unless a test says otherwise; others are elsewhere."""
    return hunts({card: hunters, **(others or {})}, *faces, **{ROW[card]: [card], **given})


def told(match: Match, *phrases: str) -> list[str]:
    """The lines of the record with one of these phrases, without their clauses."""
    lines = [line.partition(" ")[2] for line in record(match)]
    return [line for line in lines if line.split()[0] in phrases]


def rolls(match: Match) -> list[str]:
    """Who has rolled so far, one after another, with how many dice and for what: "archaic 2 rabbits"."""
    found = []
    for line in told(match, "rolled"):
        _, tribe, place, *faces = line.split()
        found.append(f"{tribe} {sum(map(int, faces))} {place}")
    return found
