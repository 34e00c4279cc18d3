"""The Sunward Expedition, and demoted the Mole Artisans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import (
    ACTS,
    BATTLES,
    CANNOT_MOVE,
    MOVES,
    NOBODY_TO_BATTLE,
    NONE_TO_PLACE,
    SETTLING,
    THEN_BATTLE,
    THEN_MOVE,
    THEN_PLACE,
    TO_ACT,
    battle_places,
    forbids_action,
    man,
    march,
    may_fight,
    open_clearings,
    second_part,
    settle,
)
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.state import SETUP, Root, RootSetting
from lawspeaker.games.root.model.tables import CLEARINGS, NONE
from lawspeaker.games.root.rules.move import can_move
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, place, remove
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import Cards, Shape
from lawspeaker.kernel.zone import EVERYBODY_SEES, Zone, ZoneKind

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

COMPANY: Final = 3  # warriors with a foothold

ARTISANS: Final = ZoneKind(
    "artisans",
    "card",
    EVERYBODY_SEES,
    "E.2.2",
    "the cards that the controller of the Mole Artisans has revealed this turn",
)

FOOTHOLD_WHERE: Final = Topic("expedition_where")
GIVE_UP: Final = Topic("expedition_give_up")
HOW_MANY: Final = Topic("expedition_how_many", "clearing")
REVEAL: Final = Topic("artisans_reveal", "card")

REVEALED: Final = Phrase("artisans_revealed", "seat", "card")
TAKEN_BACK: Final = Phrase("artisans_taken_back", "seat", "card")

FOOTHOLD_THERE: Final = Reason("E.2.4", Phrase("expedition_foothold_there"))
NO_FOOTHOLD_THERE: Final = Reason("E.2.4", Phrase("expedition_no_foothold_there"))
NOWHERE_TO_LAND: Final = Reason("E.2.4", Phrase("expedition_nowhere"))
UP_TO_THREE: Final = Reason("E.2.4", Phrase("expedition_up_to_three"), moot=True)


class Expedition(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["explorer"])
        self.kit = kit
        self.foothold = kit.kinds["foothold"]
        self.revealed: Zone = ARTISANS.make()  # demoted: cards crafted this turn

    def copy(self) -> Expedition:
        new = Expedition(self.number, self.kit)
        new.copy_card(self)
        new.revealed = self.revealed.copy()
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        return {**super().shapes(setting), "revealed": Cards(setting.options.card)}

    def zones(self) -> list[Zone]:
        return [self.revealed]

    def broken(self, game: Root) -> str:
        for clearing in range(CLEARINGS):
            if game.count(self.foothold, clearing) > 1:
                return f"clearing {clearing + 1} has more than one foothold (E.2.4)"
        if self.revealed.cards and (not self.demoted or game.phase == SETUP or game.turn != self.controller):
            return f"{game.deck_of.ids[self.revealed.cards[0]]} lies revealed, and not for the artisans' turn (E.2.2)"
        return super().broken(game)

    # Promoted

    def footholds(self, game: Root) -> list[int]:
        return [clearing for clearing in range(CLEARINGS) if game.count(self.foothold, clearing) > 0]

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """A foothold and three warriors in one clearing."""
        return None if self.demoted else self.begin(game, seat)

    def begin(self, game: Root, seat: int) -> Flow[None]:
        clearing = yield from settle(game, self, seat, open_clearings(game, self), COMPANY, SETTLING, "A.6.3")
        place(game, self.party, self.foothold, clearing, 1, "A.6.3")

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.act, [self.number], TO_ACT)

    def might_offer(self, game: Root, seat: int) -> bool:
        return not self.demoted and forbids_action(game, self, seat) is None

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        if self.demoted or deed != ACTS:
            return NOT_ITS_DEED
        barred = forbids_action(game, self, seat)
        if barred is not None:
            return barred
        return None if self.landings(game) else NOWHERE_TO_LAND

    def landings(self, game: Root) -> list[int]:
        return [clearing for clearing in range(CLEARINGS) if self.forbids_landing(game, clearing) is None]

    def forbids_landing(self, game: Root, clearing: int) -> Reason | None:
        """A clearing without a foothold, where one may be placed."""
        if game.count(self.foothold, clearing) > 0:
            return FOOTHOLD_THERE
        return forbids_placing(game, self.party, clearing)

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        own = option.kind == self.kit.act.kind and option.args == (self.number,)
        return self.act(game) if own else None

    def act(self, game: Root) -> Flow[None]:
        """First another foothold; then it may move and may battle, or a warrior comes to each foothold."""
        self.acted = True
        yield from self.land(game)
        ask = second_part(game, self)
        ask.offer(self.kit.move, [self.number], THEN_MOVE)
        ask.offer(self.kit.battle, [self.number], THEN_BATTLE)
        ask.offer(self.kit.place, [self.number], THEN_PLACE)
        chosen = yield ask.add(game.options.done)
        if chosen is game.options.done:
            return
        if chosen.kind == self.kit.place.kind:
            yield from man(game, self, self.posts(game), "E.2.4")
            return
        if chosen.kind == self.kit.move.kind:
            yield from march(game, self, "E.2.4")
        yield from may_fight(game, self, "E.2.4")

    def land(self, game: Root) -> Flow[None]:
        """A foothold and up to three warriors in a clearing without one; with none in the supply one is taken off the
        map for it.
        """
        if game.supply[self.foothold] == 0:
            ask = Ask(game, self.controller, GIVE_UP, "E.2.4")
            chosen = yield ask.among(game.options.at, self.footholds(game), NO_FOOTHOLD_THERE)
            given_up = Removal(self.party, self.party, chosen.args[0])
            given_up.add(game, self.foothold, 1)
            yield from remove(game, [given_up], "E.2.4")
        ask = Ask(game, self.controller, FOOTHOLD_WHERE, "E.2.4")
        chosen = yield ask.among(game.options.at, self.landings(game), LANDING)
        clearing = chosen.args[0]
        place(game, self.party, self.foothold, clearing, 1, "E.2.4")
        numbers = list(range(min(COMPANY, game.supply[self.warrior]) + 1))
        ask = Ask(game, self.controller, HOW_MANY, "E.2.4", (clearing,))
        chosen = yield ask.among(game.options.number, numbers, UP_TO_THREE)
        place(game, self.party, self.warrior, clearing, chosen.args[0], "E.2.4")

    def posts(self, game: Root) -> list[int]:
        """The footholds where a warrior may be placed."""
        return [each for each in self.footholds(game) if forbids_placing(game, self.party, each) is None]

    def forbids_sequel(self, game: Root, deed: str) -> Reason | None:
        if deed == MOVES:
            return None if can_move(game, self.party) else CANNOT_MOVE
        if deed == BATTLES:
            return None if battle_places(game, self, list(range(CLEARINGS))) else NOBODY_TO_BATTLE
        return None if game.supply[self.warrior] > 0 and self.posts(game) else NONE_TO_PLACE

    # Demoted

    def keeps_crafted(self, game: Root, seat: int, card: int) -> Flow[bool] | None:
        """The controller may reveal a crafted card with an item instead of discarding it."""
        if not self.demoted or seat != self.controller or game.deck_of.item[card] == NONE:
            return None
        return self.reveal(game, seat, card)

    def reveal(self, game: Root, seat: int, card: int) -> Flow[bool]:
        chosen = yield Ask(game, seat, REVEAL, "E.2.2", (card,)).add(self.kit.reveal).add(game.options.decline)
        if chosen is game.options.decline:
            return False
        game.transfer(game.played, game.played.cards.index(card), self.revealed)
        game.tell("E.2.2", REVEALED, seat, card)
        return True

    def at_end_of_evening(self, game: Root, seat: int) -> Flow[None] | None:
        """The revealed cards come back to the hand, past the hand limit."""
        for card in self.revealed.cards[:]:
            game.transfer(self.revealed, 0, game.hands[seat])
            game.tell("E.2.2", TAKEN_BACK, seat, card)
        return None


class Landing(Judge[Root]):
    """Of clearings for another foothold."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        expedition = next(hireling for hireling in game.hirelings if isinstance(hireling, Expedition))
        return expedition.forbids_landing(game, a)


LANDING: Final = Landing()
