"""Zones: where cards lie, and who may see them there.

Seats are bits of a mask. The top of a pile is the end of its list. Views, redacted records, observations and the
guesses of search all follow from `Zone.shows`; no rule decides anywhere else what a seat may see.

Each game states once, in the table `zones` of its box, who sees what lies where, and makes its zones from that table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1
NOBODY: Final = 0

SPECTATOR: Final = -1  # watches without a seat
OMNISCIENT: Final = -2  # sees everything: storage, and replays of finished games
ALL_HANDS: Final = -3  # sees every card as seats see their own: a table with all hands open


EVERYBODY_SEES: Final = "everybody"
NOBODY_SEES: Final = "nobody"
OWNER_SEES: Final = "its owner"

SINGLE: Final = -1  # instead of a number: there is only one zone of this kind


@mypyc_attr(acyclic=True)
class Zone:
    """Cards lying somewhere. `sight` is the mask of seats that see every card here; `seen` adds seats card by card."""

    def __init__(
        self, name: str, domain: str, sight: int, cards: list[int] | None = None, seen: list[int] | None = None
    ) -> None:
        self.name = name
        self.domain = domain
        self.sight = sight
        self.cards: list[int] = [] if cards is None else cards
        self.seen: list[int] = [] if seen is None else seen
        self.shared = False  # whether a copy may share the lists: call `own` before changing them
        self.changes = 0  # how often that was done

    def copy(self) -> Zone:
        """A copy. Most zones of a copied game never change, so the lists are copied only on the first change."""
        new = Zone(self.name, self.domain, self.sight, self.cards, self.seen)
        new.shared = self.shared = True
        return new

    def own(self) -> None:
        """Copy the lists, if they are still shared: they are about to change."""
        self.changes += 1
        if self.shared:
            self.cards = self.cards[:]
            self.seen = self.seen[:]
            self.shared = False

    def __len__(self) -> int:
        return len(self.cards)

    def is_open(self) -> bool:
        """Whether everybody sees every card here."""
        return self.sight == EVERYONE

    def fill(self, cards: list[int]) -> None:
        """Replace what lies here with these cards; nobody has seen more than the zone shows."""
        self.cards = cards[:]
        self.seen = [0] * len(cards)
        self.shared = False
        self.changes += 1

    def mask(self, place: int) -> int:
        """The seats that know the card at this place."""
        return self.sight | self.seen[place]

    def shows(self, place: int, seat: int) -> bool:
        """Whether a seat (or SPECTATOR, OMNISCIENT, ALL_HANDS) may know the card at this place."""
        if seat <= OMNISCIENT:
            return True
        mask = self.sight | self.seen[place]
        return mask == EVERYONE or (seat >= 0 and (mask >> seat) & 1 == 1)

    def shown_to(self, seat: int) -> list[int]:
        """The cards that a seat (or SPECTATOR, OMNISCIENT, ALL_HANDS) may know: mostly all of them, or none."""
        if seat <= OMNISCIENT or self.sight == EVERYONE or (seat >= 0 and (self.sight >> seat) & 1 == 1):
            return self.cards[:]
        return [card for place, card in enumerate(self.cards) if self.seen[place] != NOBODY and self.shows(place, seat)]

    def add(self, card: int, seen: int = NOBODY) -> None:
        """Lay a card on top."""
        self.own()
        self.cards.append(card)
        self.seen.append(seen)

    def take(self, place: int) -> int:
        """Remove the card at a place and give it."""
        self.own()
        if place == len(self.cards) - 1:  # mostly the top of a pile
            self.seen.pop()
            return self.cards.pop()
        del self.seen[place]
        return self.cards.pop(place)


class ZoneKind:
    """A line of a game's table of zones: what lies there, who sees all of it, and by which clause."""

    def __init__(self, name: str, domain: str, seen_by: str, clause: str, meaning: str = "") -> None:
        self.name = name
        self.meaning = meaning  # what lies there, for the documentation
        self.domain = domain
        self.seen_by = seen_by  # EVERYBODY_SEES, NOBODY_SEES or OWNER_SEES
        self.clause = clause
        self.common = EVERYONE if seen_by == EVERYBODY_SEES else NOBODY  # the sight of zones that have no owner

    def make(self, number: int = SINGLE) -> Zone:
        """An empty zone of this kind. `number` tells several apart; if they have owners, it is the owner's seat."""
        if number == SINGLE:
            return Zone(self.name, self.domain, self.common)
        return Zone(f"{self.name} {number}", self.domain, self.sight(number))

    def sight(self, number: int) -> int:
        """The mask of the seats that see every card of the zone with this number."""
        return 1 << number if self.seen_by == OWNER_SEES and number != SINGLE else self.common


NOWHERE: Final = Zone("nowhere", "", NOBODY)  # what a field holds until its own zone is made or copied


def doubled(zones: list[Zone], names: list[str]) -> str:
    """The first card, by name, that lies more than once in these zones, and where; or nothing."""
    found: dict[int, list[str]] = {}
    for zone in zones:
        for card in zone.cards:
            found.setdefault(card, []).append(zone.name)
    for card, places in found.items():
        if len(places) > 1:
            return f"{names[card]} is in {len(places)} places: {', '.join(places)}"
    return ""
