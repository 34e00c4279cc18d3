"""Situations at a table of Greenland, and reading them off again.

Seats are given to the tribes in the order in which they are named; without names all four play, the Norse on seat 0,
then the Thule, the Tunit and the Sea Sami. What is not given is not there: of a tribe of which nothing is said only
the Alpha is alive, unassigned; tableaus and hands are empty; the rows are short. A tribe has 5 energy, 1 ivory and
1 iron, as at the start. Piles are listed with their top last.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.chance import Chance, Fast, Scripted
from lawspeaker.kernel.match import Match
from tests.law.situation import answer_with_copy, sound
from tests.law.situation import asked as asked
from tests.law.situation import options as options
from tests.law.situation import record as record
from tests.law.situation import state as state

ALL = ("norse", "thule", "tunit", "sami")
ROWS = {"north": ["markland", "ringed_seal"], "south": ["vinland", "arctic_char"]}
ASSIGN, NEGOTIATE, HUNT, LIVESTOCK, ELDERS = 2, 3, 4, 5, 6

Pieces = dict[str, dict[str, int]]  # by tribe and place


def answer(match: Match, *texts: str) -> Match:
    """Give these answers one after another, whoever is asked; every table they lead to is sound, copied or not."""
    return answer_with_copy(match, *texts)


def dice(*faces: int, picks: list[int] | None = None) -> Chance:
    """These faces of the dice, and these places of things picked at random; everything else from a seed."""
    return Scripted(dice=list(faces), picks=picks or [], then=Fast(1))


def table(
    *tribes: str,
    pieces: Pieces | None = None,
    alpha: dict[str, str] | None = None,
    tableau: dict[str, str] | None = None,
    hand: dict[str, str] | None = None,
    warm: dict[str, list[str]] | None = None,
    cold: dict[str, list[str]] | None = None,
    rules: dict[str, str] | None = None,
    chance: Chance | None = None,
    **state: Any,
) -> Match:
    """A situation. Pieces are by tribe and place, cards in tableaus and hands by card; an Alpha of whom nothing is said
    is unassigned if a piece of his tribe is, or else in its first place.
    """
    seated = tribes or ALL
    alive = {tribe: (pieces or {}).get(tribe, {"unassigned": 1}) for tribe in seated}
    given = {
        "phase": ASSIGN,
        "order": list(seated),
        "pieces": by_place({**(pieces or {}), **alive}),
        "alpha": {tribe: alpha_of(places) for tribe, places in alive.items()} | (alpha or {}),
        "tableau": {"*": "none", **(tableau or {})},
        "hand": {"*": "none", **(hand or {})},
        "warm": {**ROWS, **(warm or {})},
        "cold": {"north": [], "south": [], **(cold or {})},
        **state,
    }
    agreed = {f"tribe_{seat + 1}": tribe for seat, tribe in enumerate(seated)}
    position = {"game": "greenland", "seats": len(seated), "rules": {**agreed, **(rules or {})}, "state": given}
    return sound(Match.from_position(position, chance or Fast(1)))


def first_edition(*tribes: str, rules: dict[str, str] | None = None, **given: Any) -> Match:
    """A situation of the 1st edition; without names its three tribes play."""
    return table(*(tribes or ALL[:3]), rules={"edition": "1", **(rules or {})}, **given)


def by_place(pieces: Pieces) -> Pieces:
    """Pieces by place and tribe, with nobody anywhere else."""
    found: Pieces = {"*": {}}
    for tribe, places in pieces.items():
        for place, number in places.items():
            found.setdefault(place, {})[tribe] = number
    return found


def alpha_of(places: dict[str, int]) -> str:
    """Where an Alpha of whom nothing is said is."""
    if places.get("unassigned", 0) > 0:
        return "unassigned"
    return next((place for place, number in places.items() if number > 0), "valhalla")


def pieces(match: Match, tribe: str, place: str = "unassigned") -> int:
    """How many pieces of a tribe are in a place."""
    found: int = state(match)["pieces"].get(place, {}).get(tribe, 0)
    return found


def owner(match: Match, card: str) -> str:
    """In whose tableau a card lies, or none."""
    found: str = state(match)["tableau"].get(card, "none")
    return found


def held(match: Match, tribe: str) -> set[str]:
    """The cards in a tribe's hand."""
    return {card for card, holder in state(match)["hand"].items() if holder == tribe}


def disks(match: Match, tribe: str) -> tuple[int, int, int]:
    """The energy, ivory and iron of a tribe."""
    found = state(match)
    one, two, three = (found[kind].get(tribe, 0) for kind in ("energy", "ivory", "iron"))
    return one, two, three


def forbidden(match: Match, text: str) -> str:
    """The clause that keeps whoever is asked from an option."""
    reason = match.why_not(text)
    return "" if reason is None else reason.clause
