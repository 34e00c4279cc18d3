"""Situations of the drafted set-up: which set-up cards are in the pool, and who has chosen what.

Seat 0 goes first, so that the last seat chooses first. Nobody holds a card. Whoever has chosen before has no pieces on
the map but what is needed to have set up, far from where it matters. Clearings of the autumn map: on its edge are 1, 5,
2, 6, 3, 7, 8, 4, 9 in this order, inside are 10, 11 and 12; `woodland` says which are adjacent.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.chance import Chance, Fast
from lawspeaker.kernel.match import Match
from tests.law.root.hired import why as why
from tests.law.root.wanderer import answer as answer
from tests.law.root.wanderer import asked as asked
from tests.law.root.wanderer import hand as hand
from tests.law.root.wanderer import options as options
from tests.law.root.wanderer import pieces as pieces
from tests.law.root.wanderer import record as record
from tests.law.root.wanderer import sound
from tests.law.root.wanderer import state as state

MILITANT = {"marquise", "eyrie", "duchy", "hundreds", "keepers"}
INSURGENT = {"alliance", "vagabond", "vagabond2", "cult", "riverfolk", "corvids"}

SET_UP: dict[str, dict[str, dict[str, int]]] = {  # what those who have chosen must have on the map
    "marquise": {"keep": {"11": 1}, "sawmill": {"11": 1}, "workshop": {"11": 1}, "recruiter": {"2": 1}},
    "duchy": {"tunnel": {"11": 1}},
    "corvids": {"corvid_warrior": {"11": 3}},
    "alliance": {},
}


def drafting(
    pool: list[str],
    chosen: list[str] | None = None,
    *,
    seats: int = 4,
    homelands: dict[str, int] | None = None,
    locked: str = "none",
    characters: tuple[str, str] = ("none", "none"),
    on_map: dict[str, Any] | None = None,
    rules: dict[str, str] | None = None,
    chance: Chance | None = None,
    **given: Any,
) -> Match:
    """The next seat chooses from the pool, which is filled up with cards that do not matter; `chosen` are the factions
    of those who have chosen, from the last seat backwards, and `homelands` their seats by clearing.
    """
    done = chosen or []
    left = [
        name
        for name in ("alliance", "riverfolk", "corvids", "cult", "hundreds", "eyrie")
        if name not in [*pool, *done, locked]
    ]
    pool = [*pool, *left][: seats + 1 - len(done)]
    if locked != "none":
        pool = [*[name for name in pool if name != locked][: seats - len(done)], locked]
    there: dict[str, Any] = {}
    for name in done:
        there |= SET_UP[name]
    draft = {"pool": pool, "locked": locked, "characters": list(characters), "homelands": homelands or {}}
    boards = {name: {"seat": seats - 1 - place} for place, name in enumerate(done)}
    begun = {"phase": "setup", "step": len(done) + 1, "turn": 0, "draft": draft, "factions": boards}
    agreed = {"setup": "draft", **(rules or {})}
    position = {
        "game": "root",
        "seats": seats,
        "rules": agreed,
        "state": {**begun, "on_map": {**there, **(on_map or {})}, **given},
    }
    return sound(Match.from_position(position, chance or Fast(1)))


def board(match: Match, faction: str) -> dict[str, Any]:
    found: dict[str, Any] = state(match)["factions"][faction]
    return found


def draft(match: Match) -> dict[str, Any]:
    """The pool, the locked card, the characters and the homelands."""
    found: dict[str, Any] = state(match)["draft"]
    return found


def answer_all(match: Match, *answers: str) -> None:
    for each in answers:
        answer(match, each)
