"""Pieces and where they stand, and the cards that tribes have.

Every piece of a tribe is always in exactly one place: among the dead, unassigned, on a card, in a husband's box, on a
rank of a placard. A table keeps one number for each place and tribe; the Alpha is one of the pieces that are counted,
and for him alone it also keeps which place is his.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from lawspeaker.games.tribes.options import TribalOptions
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.game import Game, Result, Setting

DEAD: Final = 0  # the place of all dead: Valhalla
FREE: Final = 1  # the place of unassigned pieces
NOBODY: Final = -1


class TribalGame(Game):
    """The pieces of a table of tribes, and who plays which tribe."""

    def __init__(self, setting: Setting, shared: TribalOptions) -> None:
        super().__init__(setting)
        self.shared = shared
        self.tribes: int = len(shared.tribe)  # how many there are in the box, playing or not
        self.pieces_shared = False  # whether a copy may share `pieces`: call `own_pieces` before changing them
        self.cards_shared = False  # likewise `tableau`, `hand`, `laid` and `held`: `own_cards`

        # made: attributes of tribes (`make generate`)
        self.turn: int = 0  # the turn, from 1
        self.phase: int = 0  # 0 set-up, 1 to 6 the rulebook's phases, 7 over
        self.step: int = 0  # where in the phase
        self.acting: int = 0  # how many tribes of the order are done in this step
        self.event: int = 0  # the event of the turn, or `none`
        self.order: list[int] = NOTHING  # some: the tribes in the order of play
        self.seat_of: list[int] = NOTHING  # each tribe: who plays it, -1 for nobody
        self.points: list[int] = NOTHING  # each tribe: its points, at the end
        self.winners: list[int] = NOTHING  # some: the seats that have won
        self.pieces: list[int] = NOTHING  # grid, place by tribe: how many pieces, the Alpha included
        self.alpha: list[int] = NOTHING  # each tribe: the place of its Alpha
        self.tableau: list[int] = NOTHING  # each card: in whose tableau it lies
        self.hand: list[int] = NOTHING  # each card: in whose hand it is
        self.laid: list[list[int]] = NOTHING  # each tribe: the cards in its tableau, as `tableau` says
        self.held: list[list[int]] = NOTHING  # each tribe: the cards in its hand, as `hand` says
        self.speaker: int = 0  # the tribe that makes an offer, or `none`
        self.partner: int = 0  # to whom
        self.terms: list[int] = NOTHING  # some: the terms of the offer, as numbers of options
        self.proposed: bool = False  # whether the offer is complete and the others are asked
        self.agreed: list[bool] = NOTHING  # each tribe: whether it has agreed
        self.offers: list[int] = NOTHING  # each tribe: offers it can still make in this phase
        self.silent: list[bool] = NOTHING  # each tribe: whether it has no more to say about this card
        # end made

    def own_pieces(self) -> None:
        """Copy `pieces`, if they are still shared with a copy of the game: they are about to change."""
        if self.pieces_shared:
            self.pieces = self.pieces[:]
            self.pieces_shared = False

    def own_cards(self) -> None:
        """Likewise `tableau`, `hand`, `laid` and `held`."""
        if self.cards_shared:
            self.tableau, self.hand = self.tableau[:], self.hand[:]
            self.laid, self.held = [cards[:] for cards in self.laid], [cards[:] for cards in self.held]
            self.cards_shared = False

    def count(self, tribe: int, place: int) -> int:
        """How many pieces of a tribe stand in a place."""
        tribes: i64 = self.tribes
        return self.pieces[place * tribes + tribe]

    def everybody(self, place: int) -> int:
        """How many pieces of all tribes stand in a place."""
        pieces = self.pieces
        tribes: i64 = self.tribes
        first: i64 = place * tribes
        number: i64 = 0
        index: i64
        for index in range(first, first + tribes):
            number += pieces[index]
        return number

    def anybody(self, place: int) -> bool:
        """Whether any pieces stand in a place."""
        pieces = self.pieces
        tribes: i64 = self.tribes
        first: i64 = place * tribes
        index: i64
        for index in range(first, first + tribes):
            if pieces[index] > 0:
                return True
        return False

    def tribes_on(self, place: int) -> list[int]:
        """Whose pieces stand in a place, in the order of play."""
        pieces, found = self.pieces, []
        tribes: i64 = self.tribes
        first: i64 = place * tribes
        for tribe in self.order:
            if pieces[first + tribe] > 0:
                found.append(tribe)
        return found

    def move(self, tribe: int, number: int, source: int, target: int, alpha: bool = False) -> None:
        """Move pieces of a tribe; `alpha` says whether the Alpha is one of them."""
        self.own_pieces()
        self.pieces[source * self.tribes + tribe] -= number
        self.pieces[target * self.tribes + tribe] += number
        if alpha:
            self.alpha[tribe] = target

    def move_all(self, tribe: int, source: int, target: int) -> None:
        """Move all pieces of a tribe that stand in a place."""
        self.move(tribe, self.count(tribe, source), source, target, self.alpha[tribe] == source)

    def cards_of(self, tribe: int) -> list[int]:
        """The cards in a tribe's tableau."""
        return self.laid[tribe][:]

    def hand_of(self, tribe: int) -> list[int]:
        """The cards in a tribe's hand."""
        return self.held[tribe][:]

    def lay(self, card: int, tribe: int) -> None:
        """Lay a card into a tribe's tableau, or take it out of every tableau (NOBODY)."""
        self.own_cards()
        transfer(self.laid, card, self.tableau[card], tribe)
        self.tableau[card] = tribe

    def hold(self, card: int, tribe: int) -> None:
        """Take a card into a tribe's hand, or out of every hand (NOBODY)."""
        self.own_cards()
        transfer(self.held, card, self.hand[card], tribe)
        self.hand[card] = tribe

    def sort_cards(self) -> None:
        """Work out anew which cards each tribe has."""
        self.own_cards()
        tribes = range(self.tribes)
        self.laid = [[card for card, owner in enumerate(self.tableau) if owner == tribe] for tribe in tribes]
        self.held = [[card for card, owner in enumerate(self.hand) if owner == tribe] for tribe in tribes]


def result(game: TribalGame) -> Result:
    """The points of each seat: of its tribe, or of all its tribes where one plays several."""
    points = [0] * game.seats
    for tribe, seat in enumerate(game.seat_of):
        if seat != NOBODY:
            points[seat] += game.points[tribe]
    return Result(points, game.winners[:])


def by_seat(game: TribalGame, points: dict[int, int]) -> list[int]:
    """The points of some tribes, by the seats that play them."""
    return [
        sum(points.get(tribe, 0) for tribe, player in enumerate(game.seat_of) if player == seat)
        for seat in range(game.seats)
    ]


def agreed_on(game: TribalGame) -> list[str]:
    """The tribe of each seat, as far as it was agreed."""
    return [game.setting.config.rules[f"tribe_{seat + 1}"] for seat in range(game.seats)]


def seat_tribes(game: TribalGame, tribes: list[int], given: list[str] | None = None) -> None:
    """Every seat plays the tribe that was agreed or is given, or else one of these, dealt at random."""
    names = game.shared.tribe.values
    agreed = given or agreed_on(game)
    free = [tribe for tribe in tribes if names[tribe] not in agreed]
    game.chance.shuffle(free)
    for seat, name in enumerate(agreed):
        tribe = names.index(name) if name in names else free.pop()
        game.seat_of[tribe] = seat
    game.order = [tribe for tribe, seat in enumerate(game.seat_of) if seat != NOBODY]


def transfer(cards_of: list[list[int]], card: int, before: int, after: int) -> None:
    """Move a card from the list of one tribe to that of another, each in the order of the cards."""
    if before != NOBODY:
        cards_of[before].remove(card)
    if after != NOBODY:
        insort(cards_of[after], card)
