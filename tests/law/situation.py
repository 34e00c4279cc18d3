"""What the tests of every game do with a match, and ask of it, in words."""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.record import OPTION
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
