"""The Corvid Spies, and demoted the Raven Sentries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import (
    ACTS,
    BATTLES,
    NOBODY_TO_BATTLE,
    SETTLING,
    THEN_BATTLE,
    TO_ACT,
    battle_places,
    forbids_action,
    must_fight_in_each,
    open_clearings,
    second_part,
    settle,
)
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import BUILDING, CLEARINGS, TOKEN
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import Battle
from lawspeaker.games.root.rules.pieces import forbids_placing
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

SENT: Final = 2  # Spies, in the set-up and each time they act

STOLE: Final = Phrase("spies_stole", "seat", "clearing")
WATCHED: Final = Phrase("sentries_hit", "seat", "clearing")

ONE_IS_THERE: Final = Reason("A.6.3", Phrase("spies_one_there"))
OTHER_SUIT: Final = Reason("A.6.3", Phrase("spies_other_suit"))
NO_ENEMIES_THERE: Final = Reason("E.2.4", Phrase("spies_no_enemies"))
NOTHING_TO_DO: Final = Reason("E.2.4", Phrase("spies_nothing_to_do"))
NO_SPY_THERE: Final = Reason("E.2.4", Phrase("spies_none_there"))
NOBODY_TO_ROB: Final = Reason("E.2.4", Phrase("spies_nobody_to_rob"))


class Spies(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["spy"])
        self.kit = kit

    def copy(self) -> Spies:
        new = Spies(self.number, self.kit)
        new.copy_card(self)
        return new

    # Promoted

    def posted(self, game: Root) -> list[int]:
        """The clearings with Spies."""
        return [clearing for clearing in range(CLEARINGS) if game.count(self.warrior, clearing) > 0]

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """Two of them, in two clearings of one suit."""
        return None if self.demoted else self.begin(game, seat)

    def begin(self, game: Root, seat: int) -> Flow[None]:
        yield from settle(game, self, seat, open_clearings(game, self), 1, SETTLING, "A.6.3")
        others = [clearing for clearing in range(CLEARINGS) if self.forbids_second(game, clearing) is None]
        if others:
            yield from settle(game, self, seat, others, 1, PAIRING, "A.6.3")

    def forbids_second(self, game: Root, clearing: int) -> Reason | None:
        """Another clearing that has a suit of the first."""
        first = self.posted(game)[0]
        if clearing == first:
            return ONE_IS_THERE
        if not any(game.is_suit(clearing, suit) for suit in game.suits_of(first)):
            return OTHER_SUIT
        return forbids_placing(game, self.party, clearing)

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
        comes = game.supply[self.warrior] > 0 and bool(self.haunts(game))
        able = comes or self.forbids_sequel(game, BATTLES) is None or bool(self.markets(game))
        return None if able else NOTHING_TO_DO

    def haunts(self, game: Root) -> list[int]:
        return [clearing for clearing in range(CLEARINGS) if self.forbids_haunt(game, clearing) is None]

    def forbids_haunt(self, game: Root, clearing: int) -> Reason | None:
        """A clearing with enemy pieces, where a Spy may be placed."""
        for other in game.other_parties(self.party):
            if game.are_enemies(self.party, other) and game.has_pieces(other, clearing):
                return forbids_placing(game, self.party, clearing)
        return NO_ENEMIES_THERE

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        own = option.kind == self.kit.act.kind and option.args == (self.number,)
        return self.act(game) if own else None

    def act(self, game: Root) -> Flow[None]:
        """First two of them come to enemies; then they battle wherever they are, or steal in one clearing."""
        self.acted = True
        for _ in range(SENT):
            if game.supply[self.warrior] > 0 and self.haunts(game):
                yield from settle(game, self, self.controller, self.haunts(game), 1, HAUNTING, "E.2.4")
        ask = second_part(game, self).offer(self.kit.battle, [self.number], THEN_BATTLE)
        ask.among(self.kit.steal, self.markets(game), STEALING)
        if not ask.options:
            return
        chosen = yield ask
        if chosen.kind == self.kit.battle.kind:
            yield from must_fight_in_each(game, self, self.posted(game), "E.2.4")
        else:
            self.steal(game, chosen.args[0])

    def forbids_sequel(self, game: Root, deed: str) -> Reason | None:
        return None if battle_places(game, self, self.posted(game)) else NOBODY_TO_BATTLE

    def markets(self, game: Root) -> list[int]:
        return [clearing for clearing in range(CLEARINGS) if self.forbids_theft(game, clearing) is None]

    def forbids_theft(self, game: Root, clearing: int) -> Reason | None:
        """A clearing with a Spy, and with somebody to take a card from."""
        if game.count(self.warrior, clearing) == 0:
            return NO_SPY_THERE
        return None if self.victims(game, clearing) else NOBODY_TO_ROB

    def victims(self, game: Root, clearing: int) -> list[int]:
        """The enemies with faction pieces in a clearing who hold any cards."""
        return [
            other
            for other in game.others(self.controller)
            if game.are_enemies(self.controller, other) and game.has_pieces(other, clearing) and game.hands[other].cards
        ]

    def steal(self, game: Root, clearing: int) -> None:
        """A random card of each of them."""
        game.tell("E.2.4", STOLE, self.controller, clearing)
        for other in self.victims(game, clearing):
            cards.take_at_random(game, self.controller, other, "E.2.4")

    # Demoted

    def hits_for_controller(self, game: Root, battle: Battle) -> int:
        """A hit more where the controller has buildings or tokens."""
        seat, clearing = self.controller, battle.clearing
        at_home = game.pieces(seat, clearing, BUILDING) + game.pieces(seat, clearing, TOKEN) > 0
        if not self.demoted or not at_home:
            return 0
        game.tell("E.2.2", WATCHED, seat, clearing)
        return 1


def spies_of(game: Root) -> Spies:
    return next(hireling for hireling in game.hirelings if isinstance(hireling, Spies))


class Pairing(Judge[Root]):
    """Of clearings for the second Spy of the set-up."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return spies_of(game).forbids_second(game, a)


class Haunting(Judge[Root]):
    """Of clearings where Spies come to."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return spies_of(game).forbids_haunt(game, a)


class Stealing(Judge[Root]):
    """Of clearings where Spies steal."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return spies_of(game).forbids_theft(game, a)


PAIRING: Final = Pairing()
HAUNTING: Final = Haunting()
STEALING: Final = Stealing()
