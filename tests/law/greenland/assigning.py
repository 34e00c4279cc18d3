"""Situations of the assignment phase: nobody has disks, and the rows are empty but for what is given."""

from __future__ import annotations

from typing import Any

from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import TRIBES
from lawspeaker.games.greenland.phases.assignment.sending import forbids_send
from lawspeaker.games.greenland.phases.assignment.transport import Fleet
from lawspeaker.kernel.match import Match
from tests.law.greenland.table import ASSIGN, first_edition, table

NOTHING = {"*": 0}


def assign(*tribes: str, edition: int = 3, **given: Any) -> Match:
    """The first tribe of the order is about to assign its hunters."""
    for disks in ("energy", "ivory", "iron"):
        given[disks] = NOTHING | given.get(disks, {})
    given["warm"] = {"north": [], "south": []} | given.get("warm", {})
    start = table if edition == 3 else first_edition
    return start(*tribes, phase=ASSIGN, **given)


def game_of(match: Match) -> Greenland:
    """The table itself."""
    assert isinstance(match.game, Greenland)
    return match.game


def forbids(match: Match, tribe: str, card: str) -> str:
    """The clause that keeps a tribe from sending anybody to a card."""
    game = game_of(match)
    number = TRIBES.index(tribe)
    reason = forbids_send(game, number, game.of.numbers[card], Fleet(game, number))
    return "" if reason is None else reason.clause
