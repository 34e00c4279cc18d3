"""Situations of the common rules, with the Marquise, the Eyrie and the Alliance at the table.

Unless a test says otherwise seat 0 is the Marquise, seat 1 the Eyrie and seat 2 the Alliance, nobody holds a card, and
nothing is on the map but what is given, by kind of piece and clearing: `on_map={"roost": {"5": 1}}`. Clearings of the
autumn map: fox are 1, 6, 8, 12; rabbit 3, 4, 5, 10; mouse 2, 7, 9, 11. Paths: 1 to 5, 9, 10; 2 to 5, 6, 10; 3 to 6, 7,
11; 4 to 8, 9, 12; 12 to 7, 9, 10, 11; 6 to 11; 7 to 8. The river joins 5, 10, 11, 7 and 4.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.chance import Chance, Fast, Scripted
from lawspeaker.kernel.match import Match
from tests.law.root.wanderer import answer, asked, hand, options, pieces, record, score, sound, state

__all__ = ["answer", "asked", "crafted", "dice", "hand", "options", "pieces", "record", "score", "state", "woodland"]

BASE_THREE = ["marquise", "eyrie", "alliance"]


def dice(*faces: int, picks: list[int] | None = None) -> Chance:
    """These faces of the battle dice, and these places of cards picked at random; everything else from a seed."""
    return Scripted(dice=list(faces), picks=picks or [], then=Fast(1))


def woodland(
    phase: str = "daylight",
    *,
    step: int = 1,
    turn: int = 0,
    table: list[str] | None = None,
    deck: str = "base",
    rules: dict[str, str] | None = None,
    chance: Chance | None = None,
    cards: dict[int, list[str]] | None = None,
    crafted: dict[int, list[str]] | None = None,
    boards: dict[str, Any] | None = None,
    pile: list[str] | None = None,
    **state: Any,
) -> Match:
    """A situation: the hands (`cards`) and crafted cards by seat, the faction boards, and what else lies there; `pile`
    is the deck with its top last, if it matters.
    """
    seated = table or BASE_THREE
    given = {"phase": phase, "step": step, "turn": turn, "hands": cards or {}, "crafted": crafted or {}, **state}
    given["factions"] = boards or {}
    if pile is not None:
        given["deck"] = pile
        placed = {card for zone in (cards or {}, crafted or {}) for held in zone.values() for card in held}
        placed.update(state.get("discards", []), state.get("available", []), state.get("dominance", []))
        for board in (boards or {}).values():
            placed.update(board.get("supporters", []))
        assert not placed & set(pile)
    agreed = {f"faction_{seat + 1}": name for seat, name in enumerate(seated)}
    agreed |= {"deck": deck, **(rules or {})}
    position = {"game": "root", "seats": len(seated), "rules": agreed, "state": given}
    return sound(Match.from_position(position, chance or Fast(1)))


def crafted(match: Match, seat: int = 0) -> set[str]:
    """The crafted cards in front of a seat."""
    return set(state(match)["crafted"][seat])
