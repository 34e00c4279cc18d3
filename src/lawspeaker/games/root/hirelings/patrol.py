"""The Forest Patrol, and demoted the Feline Physicians."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import (
    BATTLES,
    CANNOT_MOVE,
    MOVES,
    NOBODY_TO_BATTLE,
    PLACES,
    TO_BATTLE,
    TO_MOVE,
    TO_PLACE,
    forbids_action,
    march,
    may_fight,
    settle,
)
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.options import MOST_COUNTED
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import CLEARINGS
from lawspeaker.games.root.model.tables import PLACES as EVERY_PLACE
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import can_battle
from lawspeaker.games.root.rules.move import can_move
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, place, put
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import Shape, Whole

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

HEAL: Final = Topic("physicians_heal", "clearing", "count")
HEAL_WHERE: Final = Topic("physicians_where", "count")

KEPT: Final = Phrase("patrol_kept", "count")
HEALED: Final = Phrase("physicians_healed", "seat", "count", "clearing")

NONE_ON_CARD: Final = Reason("E.2.4", Phrase("patrol_none_on_card"))
NO_PATROL_THERE: Final = Reason("E.2.4", Phrase("patrol_none_there"))
NO_PIECES_OF_YOURS: Final = Reason("E.2.2", Phrase("hireling_no_own_pieces"))


class Patrol(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["patrol"])
        self.kit = kit
        self.kept = 0  # on the card

    def copy(self) -> Patrol:
        new = Patrol(self.number, self.kit)
        new.copy_card(self)
        new.kept = self.kept
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        return {**super().shapes(setting), "kept": Whole(0, most=MOST_COUNTED)}

    def keeps(self, kind: int) -> int:
        return self.kept if kind == self.warrior else 0

    # Promoted

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """One in each clearing."""
        if not self.demoted:
            for clearing in range(CLEARINGS):
                place(game, self.party, self.warrior, clearing, 1, "A.6.3")
        return None

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        """Whenever some are removed, one of them goes on the card: one for all that are removed together."""
        if removal.warriors > 0 and all(each.owner != self.party for each in removal.before):
            game.supply[self.warrior] -= 1
            self.kept += 1
            removal.rescued += 1
            game.tell("E.2.2", KEPT, self.kept)
        return None

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.move, [self.number], TO_MOVE)
        ask.offer(self.kit.battle, [self.number], TO_BATTLE)
        ask.offer(self.kit.place, [self.number], TO_PLACE)

    def might_offer(self, game: Root, seat: int) -> bool:
        return not self.demoted and forbids_action(game, self, seat) is None

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        if self.demoted:
            return NOT_ITS_DEED
        barred = forbids_action(game, self, seat)
        if barred is not None:
            return barred
        if deed == MOVES:
            return None if can_move(game, self.party) else CANNOT_MOVE
        if deed == BATTLES:
            return None if can_battle(game, self.party) else NOBODY_TO_BATTLE
        if deed == PLACES:
            return self.forbids_return(game)
        return NOT_ITS_DEED

    def forbids_return(self, game: Root) -> Reason | None:
        if self.kept == 0:
            return NONE_ON_CARD
        return None if self.posts(game) else NO_PATROL_THERE

    def posts(self, game: Root) -> list[int]:
        """The clearings where it has a warrior and may place more."""
        return [clearing for clearing in range(CLEARINGS) if self.forbids_post(game, clearing) is None]

    def forbids_post(self, game: Root, clearing: int) -> Reason | None:
        if game.count(self.warrior, clearing) == 0:
            return NO_PATROL_THERE
        return forbids_placing(game, self.party, clearing)

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        if option.args != (self.number,):
            return None
        if option.kind == self.kit.move.kind:
            return self.act(game, moves=True)
        if option.kind == self.kit.battle.kind:
            return self.act(game, moves=False)
        return self.come_back(game) if option.kind == self.kit.place.kind else None

    def act(self, game: Root, moves: bool) -> Flow[None]:
        """It may move, and then it may battle."""
        self.acted = True
        if moves:
            yield from march(game, self, "E.2.4")
        yield from may_fight(game, self, "E.2.4")

    def come_back(self, game: Root) -> Flow[None]:
        """All of the card come to a clearing with one of them."""
        self.acted = True
        count, self.kept = self.kept, 0
        game.supply[self.warrior] += count
        yield from settle(game, self, self.controller, self.posts(game), count, POSTED, "E.2.4")

    # Demoted

    def others_lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        """The controller may spend a card that matches the clearing, and place the own faction warriors removed there
        in a clearing with own faction pieces; 14.2.2 but no warlord, who comes into play only when anointed.
        """
        if not self.demoted or removal.owner != self.controller or removal.warriors == 0:
            return None
        return self.heal(game, removal)

    def can_help(self, game: Root, removal: Removal) -> bool:
        """1.2.1 Whoever holds any card might hold one that matches."""
        seat = removal.owner
        if self.healable(game, removal) == 0 or not self.havens(game, seat) or removal.clearing >= CLEARINGS:
            return False
        return bool(game.hands[seat].cards)

    def healable(self, game: Root, removal: Removal) -> int:
        """How many of the warriors removed can still be placed."""
        warrior = game.factions[removal.owner].warrior
        return max(0, min(removal.count(warrior) - removal.rescued, game.supply[warrior]))

    def havens(self, game: Root, seat: int) -> list[int]:
        return [clearing for clearing in range(EVERY_PLACE) if forbids_haven(game, seat, clearing) is None]

    def heal(self, game: Root, removal: Removal) -> Flow[None]:
        if not self.can_help(game, removal):
            return
        seat, count = removal.owner, self.healable(game, removal)
        args = (removal.clearing, count)
        healed = yield from cards.may_spend_in(game, seat, removal.clearing, HEAL, "E.2.2", args)
        if not healed:
            return
        ask = Ask(game, seat, HEAL_WHERE, "E.2.2", (count,))
        chosen = yield ask.among(game.options.at, self.havens(game, seat), HEALING)
        warrior = game.factions[seat].warrior
        removal.rescued += count
        game.supply[warrior] -= count
        put(game, seat, warrior, chosen.args[0], count)
        game.tell("E.2.2", HEALED, seat, count, chosen.args[0])


def forbids_haven(game: Root, seat: int, clearing: int) -> Reason | None:
    """A clearing with own faction pieces, 12.2.2 the Burrow too, where they may be placed."""
    if not game.has_pieces(seat, clearing):
        return NO_PIECES_OF_YOURS
    return forbids_placing(game, seat, clearing)


class Posted(Judge[Root]):
    """Of clearings for the patrols of the card."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        patrol = next(hireling for hireling in game.hirelings if isinstance(hireling, Patrol))
        return patrol.forbids_post(game, a)


class Healing(Judge[Root]):
    """Of clearings for warriors that were healed."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_haven(game, ask.seat, a)


POSTED: Final = Posted()
HEALING: Final = Healing()
