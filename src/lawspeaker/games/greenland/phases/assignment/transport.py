"""E1 Getting about: mariners and sleds, on the way out (E1.3 to E1.6) and on the way home (E4, F0.5).

Nobody keeps a list of who sails where. What a tribe has sent abroad must at any moment be something that its mariners
and sleds can carry, however it shares them out; so here is counted how many mariners that takes.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker.games.greenland.model.state import FIRST_CARD, Greenland
from lawspeaker.games.greenland.model.tables import MARINER, NEW_WORLD, NO_MARKLAND, NONE, TRIBE_COUNT
from lawspeaker.games.greenland.phases.any_time import shows_icon
from lawspeaker.games.greenland.phases.powers import sleds


def land_of(game: Greenland, card: int) -> int:
    """E1.2, B1.4 The part of Greenland that a card belongs to: its row, or the homeland of the tribe whose tableau
    it is in, B1.e1 farm animals too.

    E2.1 NONE for a New World card, which is in nobody's homeland.
    """
    found = game.tables.cards[card]
    if found.kind == NEW_WORLD:
        return NONE
    owner = game.tableau[card]
    return found.row if owner == NONE else game.homeland(owner)


def is_abroad(game: Greenland, tribe: int, card: int) -> bool:
    """E1.2 Whether a card is outside a tribe's homeland, E1.5 for within it nobody needs a mariner."""
    return land_of(game, card) != game.homeland(tribe)


def mariners(game: Greenland, tribe: int) -> int:
    """GL.9 The mariners of a tribe: its own elders on rank 6, from the moment of their promotion (E3.1)."""
    return game.elders(tribe, MARINER)


def crews(game: Greenland, number: int) -> int:
    """E1.3 How many mariners carry so many pieces between the homeland and one card; E1.4 they may be several."""
    return -(-number // game.tables.mariner_carries)


# E1 The way out


def sent(game: Greenland, tribe: int, card: int) -> int:
    """How many pieces a tribe has sent to a card this turn: E2.3 only in the New World others may have been before."""
    found = game.tables.cards[card]
    if found.kind == NEW_WORLD:
        return game.landed[found.row * TRIBE_COUNT + tribe]
    return game.hunters(tribe, card)


class Fleet:
    """What a tribe can travel with now, and what is taken up by those whom it has sent abroad."""

    def __init__(self, game: Greenland, tribe: int) -> None:
        self.game = game
        self.tribe = tribe
        self.crew = mariners(game, tribe)
        self.sleds = sleds(game, tribe)
        self.by_sea = game.fetched[tribe] if game.rules.fetching_spends_mariners else 0  # mariners in the New World,
        self.by_land: list[int] = []  # and for each card of Greenland those who would be needed there, most first
        pieces = game.pieces
        first: i64 = FIRST_CARD * TRIBE_COUNT + tribe
        card: i64
        for card in range(len(game.tables.cards)):
            if pieces[first + card * TRIBE_COUNT] > 0 and is_abroad(game, tribe, card):
                taken = crews(game, sent(game, tribe, card))
                if land_of(game, card) == NONE:
                    self.by_sea += taken
                else:
                    self.by_land.append(taken)
        if len(self.by_land) > 1:
            self.by_land.sort(reverse=True)
        self.home: int = game.homeland(tribe)
        self.to_empty: int | None = None  # the room on cards abroad in Greenland where the tribe has sent nobody

    def needed(self, sledding: int, besides: int = 0) -> int:
        """How many mariners it takes with so many sleds, without a card of Greenland that would take `besides`.

        E1.6 A sled serves one card of Greenland, and serves best where most mariners would be needed.
        """
        number = self.by_sea
        for taken in self.by_land:
            if taken == besides:
                besides = 0  # only the one card
            elif sledding > 0:
                sledding -= 1
            else:
                number += taken
        return number

    def room(self, card: int) -> int:
        """How many more pieces the tribe can bring to a card, if it had them."""
        game = self.game
        land = land_of(game, card)
        if land == self.home:
            return game.tables.pieces + 1
        there = sent(game, self.tribe, card)
        if land == NONE:
            free = self.crew - self.needed(self.sleds) + crews(game, there)
            return max(0, free * game.tables.mariner_carries - there)
        if there > 0:
            return self.room_in_greenland(there)
        if self.to_empty is None:
            self.to_empty = self.room_in_greenland(0)
        return self.to_empty

    def room_in_greenland(self, there: int) -> int:
        """How many more pieces can come to a card abroad in Greenland to which so many have been sent."""
        taken = crews(self.game, there)
        if self.sleds > 0 and self.needed(self.sleds - 1, taken) <= self.crew:
            return self.game.tables.pieces + 1
        free = self.crew - self.needed(self.sleds, taken)
        return max(0, free * self.game.tables.mariner_carries - there)


def room(game: Greenland, tribe: int, card: int) -> int:
    """How many more pieces a tribe can bring to a card, if it had them."""
    return Fleet(game, tribe).room(card) if is_abroad(game, tribe, card) else game.tables.pieces + 1


def needs_sled(game: Greenland, tribe: int, card: int) -> bool:
    """E1.6 Whether somebody travels by this sled, so that it cannot be given away before they have arrived."""
    if not game.tables.cards[card].sled:
        return False
    fleet = Fleet(game, tribe)
    return fleet.needed(fleet.sleds - 1) > fleet.crew


# E4, F0.5 The way home


def has_transport(game: Greenland, tribe: int, land: int) -> bool:
    """Whether a tribe can bring somebody home from a part of Greenland, or from the New World (NONE)."""
    if land == game.homeland(tribe) or mariners(game, tribe) > 0:
        return True
    return land != NONE and sleds(game, tribe) > 0


def fleet_for_colonists(game: Greenland, tribe: int) -> int:
    """E4.3 How many mariners carry all colonists of a tribe home: none serves both cards."""
    return crews(game, game.hunters(tribe, game.of.markland)) + crews(game, game.hunters(tribe, game.of.vinland))


def most_leaving(game: Greenland, tribe: int, card: int) -> int:
    """F0.5 How many more pieces of a tribe transport lets leave the card that is talked about in phase 3.

    Up to 4 with each mariner, whatever the mariners did before; any number with a sled, or from within the homeland.
    F0.e1 The first edition names the New World and biomes only: from a tableau everybody may go.
    """
    present = game.hunters(tribe, card)
    if is_shut(game, card):
        return 0
    if not is_abroad(game, tribe, card) or (game.rules.first_edition and game.tableau[card] != NONE):
        return present
    if land_of(game, card) != NONE and sleds(game, tribe) > 0:
        return present
    return max(0, min(present, mariners(game, tribe) * game.tables.mariner_carries - game.left[tribe]))


def is_shut(game: Greenland, card: int) -> bool:
    """D9.e1 Whether nobody gets away from a card: in the first edition, from Markland in some years."""
    return game.rules.first_edition and card == game.of.markland and shows_icon(game, NO_MARKLAND)
