"""Turns of the Marquise, the Eyrie and the Alliance to begin a situation with; `woodland` says who sits where.

What is not given is not there: nobody holds a card, and nothing is on the map.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from tests.law.root.wanderer import answer, asked, hand, options, pieces, record, score, state
from tests.law.root.woodland import crafted, dice, woodland

__all__ = [
    "answer",
    "asked",
    "board",
    "crafted",
    "dice",
    "eyrie_decree",
    "hand",
    "marquise_acts",
    "options",
    "pieces",
    "rebels",
    "record",
    "score",
    "sites",
    "state",
    "supply",
    "supporters",
    "told",
    "warriors",
    "woodland",
]

WARRIORS = ["marquise_warrior", "eyrie_warrior", "alliance_warrior"]


def merged(boards: dict[str, Any] | None, faction: str, own: dict[str, Any]) -> dict[str, Any]:
    """The boards of a position with more on one of them."""
    return {**(boards or {}), faction: {**own, **(boards or {}).get(faction, {})}}


def marquise_acts(actions: int = 3, boards: dict[str, Any] | None = None, **given: Any) -> Match:
    """Seat 0, the Marquise, is past crafting in her Daylight, with so many actions left."""
    return woodland(step=2, boards=merged(boards, "marquise", {"actions": actions}), **given)


def eyrie_decree(
    *columns: list[str],
    leader: str = "commander",
    boards: dict[str, Any] | None = None,
    viziers: bool = False,
    **given: Any,
) -> Match:
    """Seat 1, the Eyrie, resolves its Decree: these cards from the first column on. Where the viziers are not wanted,
    they count as obeyed already, and those of Recruit and Move before a battle.
    """
    decree = [list(column) for column in columns] + [[] for _ in range(4 - len(columns))]
    own: dict[str, Any] = {"leader": leader, "decree": decree}
    if not viziers:
        own["resolved"] = ["vizier_1", "vizier_2"]
    return woodland(turn=1, step=2, boards=merged(boards, "eyrie", own), **given)


def rebels(
    phase: str,
    step: int,
    supporters: list[str] | None = None,
    officers: int = 0,
    boards: dict[str, Any] | None = None,
    **given: Any,
) -> Match:
    """It is the turn of seat 2, the Alliance: Birdsong 2 is revolting, 3 spreading; Evening 1 is operating."""
    own = {"supporters": supporters or [], "officers": officers}
    return woodland(phase, turn=2, step=step, boards=merged(boards, "alliance", own), **given)


def board(match: Match, faction: str) -> dict[str, Any]:
    """What lies on a faction's board."""
    found: dict[str, Any] = state(match)["factions"][faction]
    return found


def supporters(match: Match) -> set[str]:
    """The cards among the supporters, whoever has seen them."""
    return {card.partition("@")[0] for card in board(match, "alliance")["supporters"]}


def supply(match: Match, kind: str) -> int:
    """How many pieces of a kind are in the supply or on the track."""
    found: int = state(match)["supply"][kind]
    return found


def warriors(match: Match, clearing: str) -> tuple[int, int, int]:
    """The warriors of the Marquise, the Eyrie and the Alliance in a clearing."""
    one, two, three = (pieces(match, kind, clearing) for kind in WARRIORS)
    return one, two, three


def sites(match: Match, kind: str = "sawmill") -> set[str]:
    """Where the Marquise, who is acting, can build; a clearing with room that she rules and has the wood for."""
    if f"build_kind {kind}" not in options(match):
        return set()
    asking = match.clone()
    answer(asking, f"build_kind {kind}")
    if asked(asking)[1] == "marquise_build_where":
        return options(asking, "at")
    built = [line for line in record(asking) if line.startswith("6.5.4.III placed")]
    return {built[-1].split()[4]}


def told(match: Match, clause: str) -> list[str]:
    """The lines of the record that cite a clause, without it."""
    return [line.partition(" ")[2] for line in record(match) if line.split()[0] == clause]
