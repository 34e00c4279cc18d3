"""The Spring Uprising, and demoted the Rabbit Scouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import AT_DAWN, DAWN, NONE_TO_PLACE, forbids_dawn, settle
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import BIRD, CLEARINGS
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import Battle
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, place, remove, sweep
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

FIRST_ROLLS: Final = 2
FACES: Final = BIRD  # of the uprising die: each suit of clearings is equally likely

PAY_TO_BATTLE: Final = Topic("uprising_pay", "clearing")
RISE: Final = Topic("uprising_rise", "suit")
SCOUT: Final = Topic("scouts_turn", "seat", "clearing")

UNPAID: Final = Phrase("uprising_unpaid", "seat", "clearing")
ROLLED: Final = Phrase("uprising_rolled", "suit")
ROSE: Final = Phrase("uprising_rose", "clearing")
SCOUTED: Final = Phrase("scouts_turned", "seat", "clearing")


WRONG_SUIT: Final = Reason("E.2.3", Phrase("uprising_wrong_suit"))
NOBODY_THERE: Final = Reason("E.2.3", Phrase("uprising_nobody_there"))
HOLDS_MATCHING: Final = Reason("E.2.2", Phrase("uprising_must_pay"))
NO_CARD_TO_DISCARD: Final = Reason("E.2.2", Phrase("uprising_no_card"))


class Uprising(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["rebel"])
        self.kit = kit

    def copy(self) -> Uprising:
        new = Uprising(self.number, self.kit)
        new.copy_card(self)
        return new

    # Promoted

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """Two rolls of the uprising die, each for a warrior in a clearing of its suit."""
        return None if self.demoted else self.muster(game, seat, FIRST_ROLLS, "A.6.3")

    def hired(self, game: Root) -> Flow[None] | None:
        """With none on the map: a roll for one."""
        if self.demoted or self.is_on_map(game):
            return None
        return self.muster(game, self.controller, 1, "E.2.1")

    def muster(self, game: Root, seat: int, rolls: int, clause: str) -> Flow[None]:
        for _ in range(rolls):
            suit = self.roll(game, clause)
            clearings = [each for each in range(CLEARINGS) if self.forbids_camp(game, each, suit) is None]
            if clearings:
                yield from settle(game, self, seat, clearings, 1, CAMPS[suit], clause)

    def roll(self, game: Root, clause: str) -> int:
        suit = game.chance.die(FACES, 0)
        game.tell(clause, ROLLED, suit)
        return suit

    def forbids_camp(self, game: Root, clearing: int, suit: int) -> Reason | None:
        """A clearing of the suit, where it may be placed."""
        if not game.is_suit(clearing, suit):
            return WRONG_SUIT
        if game.supply[self.warrior] == 0:
            return NONE_TO_PLACE
        return forbids_placing(game, self.party, clearing)

    def forbids_rising(self, game: Root, clearing: int, suit: int) -> Reason | None:
        """A clearing of the suit with one of them."""
        if not game.is_suit(clearing, suit):
            return WRONG_SUIT
        return None if game.count(self.warrior, clearing) > 0 else NOBODY_THERE

    def takes_card(self, game: Root) -> bool:
        return not self.demoted

    def forbids_battle(self, game: Root, attacker: int, clearing: int) -> Reason | None:
        """Whoever attacks it must discard a card that matches the clearing."""
        return None if cards.payable_in(game, game.player(attacker), clearing) else NO_CARD_TO_DISCARD

    def at_start_of_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        return self.charge(game, battle) if battle.defender == self.party else None

    def charge(self, game: Root, battle: Battle) -> Flow[None]:
        """Who was forced to attack it, and holds no such card, does not."""
        seat = game.player(battle.attacker)
        ask = Ask(game, seat, PAY_TO_BATTLE, "E.2.2", (battle.clearing,), secret=True)
        matching = cards.fitting(game, game.hands[seat], battle.clearing)
        ask.among(game.options.discard, matching, cards.FITTING[battle.clearing])
        chosen = yield ask.add(game.options.decline, HOLDS_MATCHING if matching else None)
        game.disclose(1 if matching else 0)
        if chosen is game.options.decline:
            battle.called_off = True
            game.tell("E.2.2", UNPAID, seat, battle.clearing)
            return
        cards.discard(game, seat, chosen.args[0], "E.2.2")

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        return forbids_dawn(game, self, seat) if deed == DAWN and not self.demoted else NOT_ITS_DEED

    def offer_at_start(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.dawn, [self.number], AT_DAWN)

    def is_due_at_start(self, game: Root, seat: int) -> bool:
        return self.forbids_deed(game, seat, DAWN) is None

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        own = option.kind == self.kit.dawn.kind and option.args == (self.number,)
        return self.revolt(game) if own else None

    def revolt(self, game: Root) -> Flow[None]:
        """A roll: one of them and all enemy pieces are removed from a clearing of the suit, or one is placed in one."""
        self.acted = True
        suit = self.roll(game, "E.2.3")
        ripe = [each for each in range(CLEARINGS) if self.forbids_rising(game, each, suit) is None]
        open_to = [each for each in range(CLEARINGS) if self.forbids_camp(game, each, suit) is None]
        if not ripe and not open_to:
            return
        ask = Ask(game, self.controller, RISE, "E.2.3", (suit,))
        ask.among(self.kit.rise, ripe, RISINGS[suit])
        chosen = yield ask.among(game.options.at, open_to, CAMPS[suit])
        clearing = chosen.args[0]
        if chosen.kind == game.options.at.kind:
            place(game, self.party, self.warrior, clearing, 1, "E.2.3")
            return
        game.tell("E.2.3", ROSE, clearing)
        spent = Removal(self.party, self.party, clearing)
        spent.add(game, self.warrior, 1)
        yield from remove(game, [spent], "E.2.3")
        yield from sweep(game, self.party, [clearing], "E.2.3")

    # Demoted

    def before_roll(self, game: Root, battle: Battle) -> Flow[None] | None:
        """The controller, defending, may spend a card that matches the clearing to deal the higher roll."""
        return self.scout(game, battle) if self.demoted and battle.defender == self.controller else None

    def scout(self, game: Root, battle: Battle) -> Flow[None]:
        seat, clearing = self.controller, battle.clearing
        args = (battle.attacker, clearing)
        battle.turned = yield from cards.may_spend_in(game, seat, clearing, SCOUT, "E.2.2", args)
        if battle.turned:
            game.tell("E.2.2", SCOUTED, seat, clearing)


def uprising_of(game: Root) -> Uprising:
    return next(hireling for hireling in game.hirelings if isinstance(hireling, Uprising))


class Camping(Judge[Root]):
    """Of clearings for one of the Uprising, by the suit rolled."""

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return uprising_of(game).forbids_camp(game, a, self.suit)


class Rising(Judge[Root]):
    """Of clearings where the Uprising rises, by the suit rolled."""

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return uprising_of(game).forbids_rising(game, a, self.suit)


CAMPS: Final = [Camping(suit) for suit in range(BIRD)]
RISINGS: Final = [Rising(suit) for suit in range(BIRD)]
