"""What the tests of every game do with a match, and ask of it, in words."""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.record import Entry
from lawspeaker.kernel.zone import OMNISCIENT


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
    return [" ".join([entry.clause, entry.phrase.name, *named(entry)]) for entry in match.record]


def named(entry: Entry) -> list[str]:
    """The arguments of an entry as values; -1 is nobody."""
    return ["-1" if value is None else str(value) for value in entry.named.values()]


def state(match: Match) -> dict[str, Any]:
    """Everything on the table by name, as in a position."""
    return match.game.setting.schema.dump(match.game, OMNISCIENT)
