"""Situations with hirelings. Whose faction plays is no hireling (A.6.5), so each card has tables of its own.

Clearings of the autumn map are described in `woodland`. Forest a touches 1, 2, 5 and 10.
"""

from __future__ import annotations

from typing import Any

from lawspeaker import start
from lawspeaker.kernel.match import Match
from tests.law.root.table import answer, asked, board, dice, hand, options, pieces, record, score, state, told, woodland

__all__ = [
    "EVERYWHERE",
    "acts",
    "answer",
    "asked",
    "board",
    "card",
    "dealt",
    "dice",
    "hand",
    "hire",
    "options",
    "pieces",
    "record",
    "score",
    "state",
    "told",
    "why",
    "woodland",
]


EVERYWHERE = {str(clearing): 1 for clearing in range(1, 13)}


def hire(
    *cards: str,
    demoted: bool = False,
    by: int = 0,
    fields: dict[str, Any] | None = None,
    more: dict[str, dict[str, Any]] | None = None,
    rules: dict[str, str] | None = None,
    **given: Any,
) -> Match:
    """A situation in which a seat, or nobody (-1), controls these hirelings; `fields` lie on the card of the first, and
    `more` on others.
    """
    hirelings = {name: {"controller": by, "demoted": demoted} for name in cards}
    hirelings[cards[0]] |= fields or {}
    for name, lying in (more or {}).items():
        hirelings[name] |= lying
    return woodland(rules={"hirelings": "three", **(rules or {})}, hirelings=hirelings, **given)


def acts(*cards: str, **given: Any) -> Match:
    """The Marquise is acting, and controls the hirelings."""
    return hire(*cards, step=2, boards={"marquise": {"actions": 3}, **given.pop("boards", {})}, **given)


def dealt(name: str, factions: list[str], demoted: bool = False, setup: str = "standard") -> Match:
    """A game in the set-up, at which this hireling is to be set up as the first of three."""
    playing = {f"faction_{seat + 1}": each for seat, each in enumerate(factions)}
    rules = {"hirelings": "three", "setup": setup, **playing}
    for seed in range(400):
        match = start("root", seats=len(factions), seed=seed, rules=rules)
        found = state(match)["hirelings"]
        if name in found and found[name]["demoted"] == demoted:
            return answer(match, f"set_up_hireling {name}")
    raise AssertionError(name)


def card(match: Match, name: str) -> dict[str, Any]:
    """What lies on the card of a hireling."""
    found: dict[str, Any] = state(match)["hirelings"][name]
    return found


def why(match: Match, option: str) -> str:
    """The clause that forbids an option."""
    reason = match.why_not(option)
    assert reason is not None, option
    return reason.clause
