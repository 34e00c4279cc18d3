"""The Flame Bearers, and demoted the Rat Smugglers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import (
    AT_DAWN,
    DAWN,
    SETTLING,
    forbids_action,
    forbids_dawn,
    open_clearings,
    settle,
)
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.reasons import NOT_IN_HAND
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import CLEARINGS, NONE, WARRIOR
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import battle_in, battlefields, cardboard, offer_battles, targets
from lawspeaker.games.root.rules.concepts import ways
from lawspeaker.games.root.rules.move import can_move, move_on, offer_moves
from lawspeaker.games.root.rules.pieces import Removal, can_remove, forbids_placing, remove
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

FIRST: Final = 2  # that come where there are none

BURN: Final = Topic("bearers_burn", "clearing", "count")
SMUGGLE: Final = Topic("smugglers_act")

FAR_AWAY: Final = Reason("E.2.3", Phrase("bearers_far_away"))
WARRIORS_FIRST: Final = Reason("E.2.3", Phrase("bearers_warriors_first"))
NOT_THE_SMUGGLERS: Final = Reason("E.2", Phrase("smugglers_are_promoted"))
NO_ITEM_ON_IT: Final = Reason("E.2.2", Phrase("smugglers_no_item"))
NOTHING_TO_DO: Final = Reason("E.2.2", Phrase("smugglers_nothing_to_do"))


class Bearers(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["bearer"])
        self.kit = kit

    def copy(self) -> Bearers:
        new = Bearers(self.number, self.kit)
        new.copy_card(self)
        return new

    # Promoted

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """Two of them in any clearings."""
        return None if self.demoted else self.come(game, seat, "A.6.3")

    def hired(self, game: Root) -> Flow[None] | None:
        """With none on the map: two in any clearings."""
        return None if self.demoted or self.is_on_map(game) else self.come(game, self.controller, "E.2.1")

    def come(self, game: Root, seat: int, clause: str) -> Flow[None]:
        for _ in range(FIRST):
            clearings = open_clearings(game, self)
            if clearings and game.supply[self.warrior] > 0:
                yield from settle(game, self, seat, clearings, 1, SETTLING, clause)

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        return forbids_dawn(game, self, seat) if deed == DAWN and not self.demoted else NOT_ITS_DEED

    def offer_at_start(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.dawn, [self.number], AT_DAWN)

    def is_due_at_start(self, game: Root, seat: int) -> bool:
        return self.forbids_deed(game, seat, DAWN) is None

    def rage(self, game: Root) -> Flow[None]:
        """First each of them removes an enemy piece where it is; then one more comes near, or two come anywhere."""
        self.acted = True
        yield from self.burn(game)
        if game.supply[self.warrior] == 0:
            return
        near = [clearing for clearing in range(CLEARINGS) if self.forbids_spreading(game, clearing) is None]
        if near:
            yield from settle(game, self, self.controller, near, 1, SPREADING, "E.2.3")
        else:
            yield from self.come(game, self.controller, "E.2.3")

    def burn(self, game: Root) -> Flow[None]:
        """1.5.4 What goes is chosen clearing by clearing, and is then removed together."""
        removals: list[Removal] = []
        for clearing in range(CLEARINGS):
            chosen: list[int] = []  # kinds of pieces
            for left in range(game.count(self.warrior, clearing), 0, -1):
                kinds = self.fuel(game, clearing, chosen)
                if not kinds:
                    break
                ask = Ask(game, self.controller, BURN, "E.2.3", (clearing, left))
                option = yield ask.among(self.kit.burn, kinds, WARRIORS_FIRST)
                chosen.append(option.args[0])
            removals += self.ashes(game, clearing, chosen)
        yield from remove(game, removals, "E.2.3")

    def fuel(self, game: Root, clearing: int, chosen: list[int]) -> list[int]:
        """The kinds of enemy pieces that are left to remove from a clearing: warriors first."""
        found = [kind for kind in self.enemy_kinds(game, clearing) if game.count(kind, clearing) > chosen.count(kind)]
        warriors = [kind for kind in found if game.tables.kinds[kind].type == WARRIOR]
        return warriors or found

    def enemy_kinds(self, game: Root, clearing: int) -> list[int]:
        """The kinds of warriors, buildings and tokens of enemies that can be removed from a clearing."""
        found: list[int] = []
        for other in game.other_parties(self.party):
            if game.are_enemies(self.party, other):
                for kind in (game.party(other).warrior, *cardboard(game, other)):
                    if kind != NONE and can_remove(game, self.party, other, kind, clearing):
                        found.append(kind)
        return found

    def ashes(self, game: Root, clearing: int, chosen: list[int]) -> list[Removal]:
        """The pieces that were chosen in a clearing, by their owners."""
        removals: list[Removal] = []
        for other in game.other_parties(self.party):
            removal = Removal(other, self.party, clearing)
            for kind in game.of.kinds_of[other]:
                removal.add(game, kind, chosen.count(kind))
            if removal.kinds:
                removals.append(removal)
        return removals

    def forbids_spreading(self, game: Root, clearing: int) -> Reason | None:
        """A clearing with one of them or adjacent to one, where it may be placed."""
        places = [clearing, *ways(game, self.party, clearing)]
        if not any(game.count(self.warrior, each) > 0 for each in places):
            return FAR_AWAY
        return forbids_placing(game, self.party, clearing)

    # Demoted

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.smuggle, game.hands[seat].cards, SMUGGLING)

    def might_offer(self, game: Root, seat: int) -> bool:
        return self.demoted and forbids_action(game, self, seat) is None and bool(game.hands[seat].cards)

    def forbids_smuggling(self, game: Root, seat: int, card: int) -> Reason | None:
        """In Daylight the controller may discard a card with an item to move or battle."""
        if card not in game.hands[seat].cards:
            return NOT_IN_HAND
        if not self.demoted:
            return NOT_THE_SMUGGLERS
        barred = forbids_action(game, self, seat)
        if barred is not None:
            return barred
        if game.deck_of.item[card] == NONE:
            return NO_ITEM_ON_IT
        return None if self.helps(game, seat, card) else NOTHING_TO_DO

    def helps(self, game: Root, seat: int, card: int) -> bool:
        """Whether the seat can move or battle once a card is gone: a battle may take a card too."""
        if can_move(game, seat):
            return True
        for clearing in battlefields(game, seat):
            can_pay = cards.fitting(game, game.hands[seat], clearing) not in ([], [card])
            if can_pay or any(not game.party(other).takes_card(game) for other in targets(game, seat, clearing)):
                return True
        return False

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        if option.kind == self.kit.smuggle.kind:
            return self.smuggle(game, seat, option.args[0])
        own = option.kind == self.kit.dawn.kind and option.args == (self.number,)
        return self.rage(game) if own else None

    def smuggle(self, game: Root, seat: int, card: int) -> Flow[None]:
        cards.discard(game, seat, card, "E.2.2")
        ask = Ask(game, seat, SMUGGLE, "E.2.2")
        chosen = yield offer_battles(offer_moves(ask, game, seat), game, seat)
        if chosen.kind == game.options.battle.kind:
            yield from battle_in(game, seat, chosen.args[0], "E.2.2")
        else:
            yield from move_on(game, seat, chosen.args[0], "E.2.2")


def bearers_of(game: Root) -> Bearers:
    return next(hireling for hireling in game.hirelings if isinstance(hireling, Bearers))


class Spreading(Judge[Root]):
    """Of clearings for another Bearer."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return bearers_of(game).forbids_spreading(game, a)


class Smuggling(Judge[Root]):
    """Of hand cards for the Smugglers."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return bearers_of(game).forbids_smuggling(game, ask.seat, a)


SPREADING: Final = Spreading()
SMUGGLING: Final = Smuggling()
