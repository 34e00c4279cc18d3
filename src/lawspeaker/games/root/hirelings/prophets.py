"""The Warm Sun Prophets, and demoted the Lizard Envoys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import (
    AT_DAWN,
    BATTLES,
    DAWN,
    MOVES,
    NONE_TO_PLACE,
    PLACES,
    SETTLING,
    TO_BATTLE,
    TO_MOVE,
    TO_PLACE,
    forbids_action,
    forbids_dawn,
    open_clearings,
    settle,
)
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.state import NOBODY_SITS_THERE, Root
from lawspeaker.games.root.model.tables import CLEARINGS, SUITS
from lawspeaker.games.root.rules import battle, move
from lawspeaker.games.root.rules.battle import FORCED_DEFENDING, Battle, forced_targets
from lawspeaker.games.root.rules.pieces import forbids_placing, place
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

TOP: Final = 5  # cards of the discard pile

FORCE_BATTLE: Final = Topic("prophets_battle")
FORCE_MOVE: Final = Topic("prophets_move")
FORCE_TO: Final = Topic("prophets_to", "clearing", "seat")
FORCE_WHOM: Final = Topic("prophets_against", "clearing", "seat")
RECALL: Final = Topic("envoys_take")

FORCED_BATTLE: Final = Phrase("prophets_forced_battle", "seat", "target:seat", "clearing")
FORCED_MOVE: Final = Phrase("prophets_forced_move", "seat", "target:seat", "clearing")
RECALLED: Final = Phrase("envoys_took", "seat", "card")

NO_PROPHET_THERE: Final = Reason("E.2.4", Phrase("prophets_none_there"))
NO_FACTION_PIECES: Final = Reason("E.2.4", Phrase("prophets_no_pieces"))
CANNOT_BATTLE: Final = Reason("E.2.4", Phrase("prophets_cannot_battle"))
CANNOT_GO: Final = Reason("E.2.4", Phrase("prophets_cannot_move"))
HAS_PROPHET: Final = Reason("E.2.4", Phrase("prophets_one_there"))
NOBODY_TO_FORCE: Final = Reason("E.2.4", Phrase("prophets_nobody"))
NO_SUCH_CARD: Final = Reason("E.2.3", Phrase("envoys_not_on_top"), moot=True)
RARER_SUIT: Final = Reason("E.2.3", Phrase("envoys_rarer_suit"))
NO_AMBUSHES: Final = Reason("E.2.3", Phrase("envoys_no_ambush"))
NOTHING_TO_TAKE: Final = Reason("E.2.3", Phrase("envoys_nothing"))


class Prophets(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["prophet"])
        self.kit = kit

    def copy(self) -> Prophets:
        new = Prophets(self.number, self.kit)
        new.copy_card(self)
        return new

    def broken(self, game: Root) -> str:
        for clearing in range(CLEARINGS):
            if game.count(self.warrior, clearing) > 1:
                return f"clearing {clearing + 1} has more than one of the prophets (E.2.4)"
        return super().broken(game)

    # Promoted

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """One in each clearing with a ruin."""
        if not self.demoted:
            for clearing in range(CLEARINGS):
                if game.ruins[clearing]:
                    place(game, self.party, self.warrior, clearing, 1, "A.6.3")
        return None

    def hired(self, game: Root) -> Flow[None] | None:
        """With none on the map: one anywhere."""
        if self.demoted or not self.has_to_come(game) or not open_clearings(game, self):
            return None
        return self.appear(game)

    def appear(self, game: Root) -> Flow[None]:
        yield from settle(game, self, self.controller, open_clearings(game, self), 1, SETTLING, "E.2.1")

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.battle, [self.number], TO_BATTLE)
        ask.offer(self.kit.move, [self.number], TO_MOVE)
        ask.offer(self.kit.place, [self.number], TO_PLACE)

    def might_offer(self, game: Root, seat: int) -> bool:
        return not self.demoted and forbids_action(game, self, seat) is None

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        if self.demoted:
            return self.forbids_looking(game, seat) if deed == DAWN else NOT_ITS_DEED
        if deed not in (BATTLES, MOVES, PLACES):
            return NOT_ITS_DEED
        barred = forbids_action(game, self, seat)
        if barred is not None:
            return barred
        if deed == PLACES:
            if game.supply[self.warrior] == 0:
                return NONE_TO_PLACE
            return None if self.pulpits(game) else HAS_PROPHET
        return None if self.crowds(game, deed == BATTLES) else NOBODY_TO_FORCE

    def pulpits(self, game: Root) -> list[int]:
        return [clearing for clearing in range(CLEARINGS) if self.forbids_pulpit(game, clearing) is None]

    def forbids_pulpit(self, game: Root, clearing: int) -> Reason | None:
        """A clearing without one of them, where it may be placed."""
        if game.count(self.warrior, clearing) > 0:
            return HAS_PROPHET
        return forbids_placing(game, self.party, clearing)

    def crowds(self, game: Root, to_battle: bool) -> list[tuple[int, int]]:
        """Which players can be forced to battle, or to move, and where."""
        return [
            (seat, clearing)
            for seat in game.seats_in_order()
            for clearing in range(CLEARINGS)
            if self.forbids_forcing(game, seat, clearing, to_battle) is None
        ]

    def forbids_forcing(self, game: Root, seat: int, clearing: int, to_battle: bool) -> Reason | None:
        """A player, the controller too, with faction pieces at a Prophet that can do it."""
        if seat >= game.seats:
            return NOBODY_SITS_THERE
        if game.count(self.warrior, clearing) == 0:
            return NO_PROPHET_THERE
        if not game.has_pieces(seat, clearing):
            return NO_FACTION_PIECES
        if to_battle:
            return None if forced_targets(game, seat, clearing) else CANNOT_BATTLE
        can_go = game.factions[seat].can_move_from(game, clearing) and move.destinations(game, seat, clearing)
        return None if can_go else CANNOT_GO

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        if option.args != (self.number,):
            return None
        if option.kind == self.kit.dawn.kind:
            return self.recall(game, seat)
        if option.kind == self.kit.battle.kind:
            return self.force_battle(game, seat)
        if option.kind == self.kit.move.kind:
            return self.force_move(game, seat)
        return self.preach(game) if option.kind == self.kit.place.kind else None

    def force_battle(self, game: Root, seat: int) -> Flow[None]:
        """A player is forced to battle at a Prophet; the controller says whom."""
        self.acted = True
        ask = Ask(game, seat, FORCE_BATTLE, "E.2.4")
        chosen = yield ask.among_pairs(self.kit.force, self.crowds(game, to_battle=True), INCITING)
        forced, clearing = chosen.args
        ask = Ask(game, seat, FORCE_WHOM, "E.2.4", (clearing, forced))
        against = yield ask.among(game.options.against, forced_targets(game, forced, clearing), FORCED_DEFENDING)
        yield from self.fight(game, seat, forced, against.args[0], clearing)

    def fight(self, game: Root, seat: int, forced: int, defender: int, clearing: int) -> Flow[None]:
        """E.3.6 The player who is forced battles, and scores for it."""
        game.tell("E.2.4", FORCED_BATTLE, seat, forced, clearing)
        yield from battle.fight(game, Battle(forced, defender, clearing))

    def force_move(self, game: Root, seat: int) -> Flow[None]:
        """1.5.5 A player is forced to move all it can from a Prophet, by its own rules, and may be forced to battle
        there.
        """
        self.acted = True
        ask = Ask(game, seat, FORCE_MOVE, "E.2.4")
        chosen = yield ask.among_pairs(self.kit.force, self.crowds(game, to_battle=False), DRIVING)
        forced, start = chosen.args
        ask = Ask(game, seat, FORCE_TO, "E.2.4", (start, forced))
        going = yield ask.among(game.options.to, move.destinations(game, forced, start), DRIVING_TO)
        to = going.args[0]
        game.tell("E.2.4", FORCED_MOVE, seat, forced, start)
        faction = game.factions[forced]
        own_way = faction.moves_all(game, start, to, "1.5.5")
        if own_way is not None:
            yield from own_way
        else:
            yield from move.carry_over(game, forced, start, to, faction.movable(game, start), "1.5.5")
        able = forced_targets(game, forced, to)
        if able:
            ask = Ask(game, seat, FORCE_WHOM, "E.2.4", (to, forced))
            against = yield ask.among(game.options.against, able, FORCED_DEFENDING).add(game.options.decline)
            if against is not game.options.decline:
                yield from self.fight(game, seat, forced, against.args[0], to)

    def preach(self, game: Root) -> Flow[None]:
        """One in a clearing without."""
        self.acted = True
        yield from settle(game, self, self.controller, self.pulpits(game), 1, PREACHING, "E.2.4")

    # Demoted

    def top(self, game: Root) -> list[int]:
        """The top five cards of the discard pile."""
        return game.discards.cards[-TOP:]

    def common_suits(self, game: Root) -> list[int]:
        """The most common suits among them; birds are only birds."""
        suits = [game.deck_of.suit[card] for card in self.top(game)]
        return [suit for suit in range(len(SUITS)) if suits and suits.count(suit) == max(map(suits.count, suits))]

    def forbids_taking(self, game: Root, card: int) -> Reason | None:
        """One of a most common suit, but no ambush."""
        if card not in self.top(game):
            return NO_SUCH_CARD
        if game.deck_of.suit[card] not in self.common_suits(game):
            return RARER_SUIT
        return NO_AMBUSHES if game.deck_of.ambush[card] else None

    def takable(self, game: Root) -> list[int]:
        return [card for card in self.top(game) if self.forbids_taking(game, card) is None]

    def forbids_looking(self, game: Root, seat: int) -> Reason | None:
        barred = forbids_dawn(game, self, seat)
        if barred is not None:
            return barred
        return None if self.takable(game) else NOTHING_TO_TAKE

    def offer_at_start(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.dawn, [self.number], AT_DAWN)

    def recall(self, game: Root, seat: int) -> Flow[None]:
        """Take one of the top five cards of the discard pile."""
        self.acted = True
        ask = Ask(game, seat, RECALL, "E.2.3")
        chosen = yield ask.among(self.kit.recall, self.takable(game), RECALLING)
        card = chosen.args[0]
        game.transfer(game.discards, game.discards.cards.index(card), game.hands[seat])
        game.tell("E.2.3", RECALLED, seat, card)


def prophets_of(game: Root) -> Prophets:
    return next(hireling for hireling in game.hirelings if isinstance(hireling, Prophets))


class Inciting(Judge[Root]):
    """Of players to force to battle, and where."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return prophets_of(game).forbids_forcing(game, a, b, to_battle=True)


class Driving(Judge[Root]):
    """Of players to force to move, and from where."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return prophets_of(game).forbids_forcing(game, a, b, to_battle=False)


class DrivingTo(Judge[Root]):
    """Of where a player is forced to move to; the ask names the start."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        start, forced = ask.args
        return move.forbids_way(game, forced, start, a) or move.forbids_move(game, forced, start, a)


class Preaching(Judge[Root]):
    """Of clearings for another Prophet."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return prophets_of(game).forbids_pulpit(game, a)


class Recalling(Judge[Root]):
    """Of cards of the discard pile."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return prophets_of(game).forbids_taking(game, a)


INCITING: Final = Inciting()
DRIVING: Final = Driving()
DRIVING_TO: Final = DrivingTo()
PREACHING: Final = Preaching()
RECALLING: Final = Recalling()
