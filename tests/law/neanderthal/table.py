"""Situations at a table of Neanderthal, and reading them off again.

Seats are given to the tribes in the order in which they are named; without names all three play, the Archaic on seat 0,
then the Neanderthal and the Cro-Magnon. What is not given is not there: of a tribe of which nothing is said only the
Alpha is alive, unassigned; tableaus, hands and brain maps are empty; the rows are short. Everybody is vocal and
pair-bonding, but as only two cards show that, the Cro-Magnon hold harems where nobody else lives otherwise; and has all
15 disks in the vocabulary but those that are said to be elsewhere or lie on the sexuality card. Piles are listed with
their top last.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from lawspeaker.kernel.chance import Chance, Fast, Scripted
from lawspeaker.kernel.match import Match
from tests.law.situation import answer_with_copy, sound
from tests.law.situation import asked as asked
from tests.law.situation import options as options
from tests.law.situation import record as record
from tests.law.situation import state as state

ALL = ("archaic", "neanderthal", "cro_magnon")
SIDES = {
    "selfish_gene": ("promiscuous", "pair_bonding"),
    "family_values": ("harem", "pair_bonding"),
    "big_man": ("harem", "promiscuous"),
}
ROWS = {"north": ["mountain_hare"], "south": ["rabbits"]}
EVENT, ASSIGN, NEGOTIATE, HUNT, ANIMALS, ACTIONS = 1, 2, 3, 4, 5, 6
COLUMNS = 6
ICE = "ice"
GAP = "none"

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
    sexuality: dict[str, str] | None = None,
    portals: dict[str, list[str]] | None = None,
    immature: list[str] | None = None,
    unripe: list[str] | None = None,
    disks: dict[str, dict[str, int]] | None = None,
    tribal: list[str] | None = None,
    tableau: dict[str, str] | None = None,
    hand: dict[str, str] | None = None,
    north: list[str] | None = None,
    south: list[str] | None = None,
    decks: dict[str, list[str]] | None = None,
    rules: dict[str, str] | None = None,
    data: str = "",
    chance: Chance | None = None,
    **state: Any,
) -> Match:
    """A situation, in phase 2 unless another is given.

    Pieces are by tribe and place, cards in tableaus and hands by card, portals by tribe; `immature` names the elders
    under whom a disk lies, and `unripe` the daughters whose husbands it lies under; `disks` are those on cards, by card
    and colour. `north` and `south` are the rows from left to right, of cards, ICE and GAP; the rest of a row is gaps.
    `decks` are those of the rows, by row. An Alpha of whom nothing is said is unassigned if a piece of his tribe is, or
    else in its first place.
    """
    seated = tribes or ALL
    alive = {tribe: (pieces or {}).get(tribe, {"unassigned": 1}) for tribe in seated}
    ways = ways_of(seated, sexuality or {})
    rows = {"north": north or ROWS["north"], "south": south or ROWS["south"]}
    slots = {f"{row}_{n + 1}": card for row, cards in rows.items() for n, card in enumerate(cards)}
    given = {
        "phase": ASSIGN,
        "order": list(seated),
        "pieces": by_place({**(pieces or {}), **alive}),
        "alpha": {tribe: alpha_of(places) for tribe, places in alive.items()} | (alpha or {}),
        "sexuality": ways,
        "sexuality_card": cards_for(ways),
        "tribal": {"*": False, **dict.fromkeys(tribal or [], True)},
        "portals": {"*": {}, **{tribe: dict.fromkeys(places, 1) for tribe, places in (portals or {}).items()}},
        "immature": {"*": False, **dict.fromkeys(immature or [], True)},
        "unripe": {"*": False, **dict.fromkeys(unripe or [], True)},
        "disks": {"*": {}, **(disks or {})},
        "tableau": {"*": "none", **(tableau or {})},
        "hand": {"*": "none", **(hand or {})},
        "slots": {"*": "none", **{slot: card for slot, card in slots.items() if card != ICE}},
        "cover": {"*": "open", **{slot: "ice" for slot, card in slots.items() if card == ICE}},
        "decks": decks or {},
        **state,
    }
    agreed = {f"tribe_{seat + 1}": tribe for seat, tribe in enumerate(seated)}
    position = {"game": "neanderthal", "seats": len(seated), "rules": {**agreed, **(rules or {})}, "state": given}
    return sound(Match.from_position(position | {"data": data}, chance or Fast(1)))


def ways_of(seated: tuple[str, ...], given: dict[str, str]) -> dict[str, str]:
    """The sexuality of every tribe. No three can live alike."""
    ways = dict.fromkeys(seated, "pair_bonding") | given
    if len(ways) == len(ALL) and set(ways.values()) == {"pair_bonding"}:
        ways[next(tribe for tribe in reversed(seated) if tribe not in given)] = "harem"
    return ways


def cards_for(ways: dict[str, str]) -> dict[str, str]:
    """For each tribe a sexuality card of its own that shows its sexuality."""
    for cards in permutations(SIDES, len(ways)):
        if all(way in SIDES[card] for way, card in zip(ways.values(), cards, strict=True)):
            return dict(zip(ways, cards, strict=True))
    raise ValueError(f"no cards show {ways}")


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
    return next((place for place, number in places.items() if number > 0), "dead")


def seen(match: Match, seat: int = 0) -> dict[str, Any]:
    """What a seat sees of the table."""
    return match.game.setting.schema.dump(match.game, seat)


def pieces(match: Match, tribe: str, place: str = "unassigned") -> int:
    """How many pieces of a tribe's colour are in a place."""
    found: int = state(match)["pieces"].get(place, {}).get(tribe, 0)
    return found


def owner(match: Match, card: str) -> str:
    """In whose tableau a card lies, or none."""
    found: str = state(match)["tableau"].get(card, "none")
    return found


def held(match: Match, tribe: str) -> set[str]:
    """The cards in a tribe's hand."""
    return {card for card, holder in state(match)["hand"].items() if holder == tribe}


def vocabulary(match: Match, tribe: str) -> tuple[int, int, int]:
    """The orange, white and black disks in a tribe's vocabulary."""
    found = state(match)["vocabulary"].get(tribe, {})
    return found.get("orange", 0), found.get("white", 0), found.get("black", 0)


def row(match: Match, name: str) -> list[str]:
    """A row from left to right, of cards, ICE and GAP."""
    found = state(match)
    slots = [f"{name}_{column + 1}" for column in range(COLUMNS)]
    return [ICE if found["cover"].get(slot) == "ice" else found["slots"][slot] for slot in slots]


def why(match: Match, text: str) -> str:
    """The clause that keeps whoever is asked from an option, which must not be offered; or nothing."""
    reason = match.why_not(text)
    assert text not in options(match)
    return "" if reason is None else reason.clause
