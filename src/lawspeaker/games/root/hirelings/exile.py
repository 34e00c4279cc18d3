"""The Exile, and demoted the Brigand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import HAS_ACTED, MOVES, TO_MOVE, forbids_action
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.options import MOST_COUNTED
from lawspeaker.games.root.model.reasons import named
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import CLEARINGS, HIRELINGS, ITEMS, NONE, altered
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import Battle, Losses, battle_in, targets
from lawspeaker.games.root.rules.ruins import (
    clear_ruin,
    fill_up_ruins,
    kind_of_ruin_item,
    lay_ruin_items,
    take_ruin_item,
)
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import Each, Flag, Name, Shape, Whole

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

CLUBS: Final = 3
TO_WANDER: Final = 1  # items to exhaust for a move,
TO_FIGHT: Final = 2  # and for a battle

WHICH_FOREST: Final = Topic("exile_where")
WANDER: Final = Topic("exile_act", "count")
ROB_WITH: Final = Topic("brigand_with", "seat")

HIDES: Final = Phrase("exile_hides", "seat", "forest")
WANDERED: Final = Phrase("exile_moved", "forest")
GIVEN: Final = Phrase("exile_given", "seat", "item")
EXHAUSTED: Final = Phrase("exile_exhausted", "count")
LOST_ITEMS: Final = Phrase("exile_lost", "count")
TOOK_ITEM: Final = Phrase("brigand_took", "seat", "item", "clearing")
ROBBED: Final = Phrase("brigand_robbed", "seat", "target:seat", "item")

NO_SUCH_FOREST: Final = Reason("E.2.4", Phrase("exile_no_such_forest"), moot=True)
FOREST_NOT_NEAR: Final = Reason("E.2.4", Phrase("exile_forest_not_near"))
NO_ITEM_READY: Final = Reason("E.2.4", Phrase("exile_no_item"))
TOO_FEW_READY: Final = Reason("E.2.4", Phrase("exile_too_few_items"))
NOT_NEAR: Final = Reason("E.2.4", Phrase("exile_not_near"))
NOBODY_NEAR: Final = Reason("E.2.4", Phrase("exile_nobody_near"))
NOT_THE_EXILE: Final = Reason("E.2.2", Phrase("exile_is_demoted"))
NO_PIECES_NEAR: Final = Reason("E.2.2", Phrase("exile_no_pieces_near"))
NOT_IN_BOX: Final = Reason("E.2.2", Phrase("exile_not_in_box", "item"), named)
NOT_THE_BRIGAND: Final = Reason("E.2.4", Phrase("brigand_is_promoted"))
NO_ITEM_THERE: Final = Reason("E.2.4", Phrase("brigand_no_item"))
NO_PIECES_THERE: Final = Reason("E.2.4", Phrase("brigand_no_pieces"))
HAS_ROBBED: Final = Reason("E.2.4", Phrase("brigand_has_robbed"))
NO_READY_ITEM: Final = Reason("E.2.4", Phrase("brigand_no_ready_item"))
NOT_TOGETHER: Final = Reason("E.2.4", Phrase("brigand_not_together"))
NO_CARDS: Final = Reason("E.2.4", Phrase("brigand_no_cards"))
NOT_ANOTHER: Final = Reason("E.2.4", Phrase("brigand_not_another"))


class Exile(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, NONE)
        self.kit = kit
        self.forest: int = NONE
        self.clubs = 0  # on the card, beside
        self.items: list[int] = [0] * len(ITEMS)  # what players have put there; what is exhausted of either is alike
        self.exhausted = 0  # of all of them
        self.gone: list[int] = [0] * len(ITEMS)  # removed by hits
        self.taken: list[int] = [0] * len(ITEMS)  # demoted: from under ruins
        self.robbed = False  # demoted: this turn

    def copy(self) -> Exile:
        new = Exile(self.number, self.kit)
        new.copy_card(self)
        new.forest, new.clubs, new.exhausted, new.robbed = self.forest, self.clubs, self.exhausted, self.robbed
        new.items, new.gone, new.taken = self.items[:], self.gone[:], self.taken[:]
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        item = setting.options.item
        return {
            **super().shapes(setting),
            "forest": Name(setting.options.forest, none="none"),
            "clubs": Whole(0, CLUBS),
            "items": Each(item, Whole(0, most=MOST_COUNTED), 0),
            "exhausted": Whole(0, most=MOST_COUNTED),
            "gone": Each(item, Whole(0, most=MOST_COUNTED), 0),
            "taken": Each(item, Whole(0, most=MOST_COUNTED), 0),
            "robbed": Flag(),
        }

    def begin_turn(self, game: Root) -> None:
        super().begin_turn(game)
        self.robbed = False

    def holds_items(self, item: int) -> int:
        """Those on the card or gone; what came from under ruins lies in boxes, and is not of those of the map."""
        return self.items[item] + self.gone[item] - self.taken[item]

    def holds_ruin_items(self, item: int) -> int:
        return self.taken[item]

    def ruin_sets(self, game: Root) -> int:
        return 1 if self.demoted else 0

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        super().fill_up(game, given)
        if self.demoted:
            fill_up_ruins(game, given)

    def broken(self, game: Root) -> str:
        if self.exhausted > self.all_items():
            return f"{HIRELINGS[self.number]} has more items exhausted than there are (E.2.4)"
        if self.is_set_up and (self.forest == NONE) != self.demoted:
            return "promoted, the exile is in a forest, and demoted he is not (A.6.3)"
        if self.forest >= len(game.chart.forests):
            return f"{HIRELINGS[self.number]} is in a forest that this map has not (A.6.3)"
        return super().broken(game)

    # Promoted

    def all_items(self) -> int:
        return self.clubs + sum(self.items)

    def ready(self) -> int:
        return self.all_items() - self.exhausted

    def near(self, game: Root) -> list[int]:
        """The clearings adjacent to its forest."""
        return game.chart.forests[self.forest] if self.forest != NONE else []

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """The pawn in a forest, and three clubs on the card; demoted, R items under the ruins."""
        if self.demoted:
            lay_ruin_items(game, self.ruin_sets(game), "A.6.3")
            return None
        return self.hide(game, seat)

    def hide(self, game: Root, seat: int) -> Flow[None]:
        ask = Ask(game, seat, WHICH_FOREST, "A.6.3")
        forests = list(range(len(game.chart.forests)))
        chosen = yield ask.among(self.kit.forest, forests, NO_SUCH_FOREST)
        self.forest = chosen.args[0]
        self.clubs = CLUBS
        game.tell("A.6.3", HIDES, seat, self.forest)

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.give, list(range(len(ITEMS))), GIVING)
        ask.offer(self.kit.move, [self.number], TO_MOVE)
        ask.offer(self.kit.take, list(range(CLEARINGS)), TAKING)
        ask.offer(self.kit.rob, game.others(seat), ROBBING)

    def might_offer(self, game: Root, seat: int) -> bool:
        if not self.demoted:
            gives = any(self.forbids_gift(game, seat, item) is None for item in range(len(ITEMS)))
            return gives or self.forbids_deed(game, seat, MOVES) is None
        takes = any(self.forbids_taking(game, seat, clearing) is None for clearing in range(CLEARINGS))
        return takes or any(self.forbids_robbery(game, seat, other) is None for other in game.others(seat))

    def forbids_gift(self, game: Root, seat: int, item: int) -> Reason | None:
        """An item of the own box, by anybody with faction pieces next to him."""
        if self.demoted:
            return NOT_THE_EXILE
        if not any(game.has_pieces(seat, clearing) for clearing in self.near(game)):
            return NO_PIECES_NEAR
        return None if game.crafted_items[seat * len(ITEMS) + item] > 0 else NOT_IN_BOX

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        if self.demoted or deed != MOVES:
            return NOT_ITS_DEED
        barred = forbids_action(game, self, seat)
        if barred is not None:
            return barred
        return None if self.ready() >= TO_WANDER and self.forest != NONE else NO_ITEM_READY

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        if option.kind == self.kit.give.kind:
            return self.accept(game, seat, option.args[0])
        if option.kind == self.kit.take.kind:
            return self.take(game, seat, option.args[0])
        if option.kind == self.kit.rob.kind:
            return self.rob(game, seat, option.args[0])
        own = option.kind == self.kit.move.kind and option.args == (self.number,)
        return self.wander(game) if own else None

    def accept(self, game: Root, seat: int, item: int) -> Flow[None]:
        """Whoever gives an item draws a card and scores a point. It comes face up, however it lay: so of several of its
        kind an exhausted one goes first, as no owner would have it otherwise.
        """
        place = seat * len(ITEMS) + item
        game.crafted_items = altered(game.crafted_items, place, game.crafted_items[place] - 1)
        game.exhausted_items = altered(game.exhausted_items, place, max(0, game.exhausted_items[place] - 1))
        self.items[item] += 1
        game.tell("E.2.2", GIVEN, seat, item)
        yield from cards.evening_draw(game, seat, 1, "E.2.2")
        score(game, seat, 1, "E.2.2")

    def wander(self, game: Root) -> Flow[None]:
        """As often as its items allow: an item for a move to an adjacent forest, two for a battle in an adjacent
        clearing; then all items are refreshed.
        """
        self.acted = True
        while self.ready() >= TO_WANDER:
            ask = Ask(game, self.controller, WANDER, "E.2.4", (self.ready(),))
            ask.among(self.kit.forest, game.chart.forest_paths[self.forest], WANDERING)
            ask.offer(game.options.battle, list(range(CLEARINGS)), SALLYING)
            ask.pending = self.party  # who would battle
            chosen = yield ask.add(game.options.done)
            if chosen is game.options.done:
                break
            if chosen.kind == self.kit.forest.kind:
                self.exhaust(game, TO_WANDER)
                self.forest = chosen.args[0]
                game.tell("E.2.4", WANDERED, self.forest)
            else:
                self.exhaust(game, TO_FIGHT)
                yield from battle_in(game, self.party, chosen.args[0], "E.2.4")
        self.exhausted = 0

    def exhaust(self, game: Root, count: int) -> None:
        self.exhausted += count
        game.tell("E.2.4", EXHAUSTED, count)

    def forbids_sally(self, game: Root, clearing: int) -> Reason | None:
        """Two items for a battle in an adjacent clearing."""
        if clearing not in self.near(game):
            return NOT_NEAR
        if self.ready() < TO_FIGHT:
            return TOO_FEW_READY
        return None if targets(game, self.party, clearing) else NOBODY_NEAR

    def can_fight(self, game: Root, clearing: int) -> bool:
        return clearing in self.near(game)

    def hit_limit(self, game: Root, battle: Battle) -> int:
        """As many as there are items, exhausted or not."""
        return self.all_items()

    def has_choice_of_losses(self, game: Root, battle: Battle, hits: int) -> bool:
        return False

    def choose_losses(self, game: Root, battle: Battle, losses: Losses, hits: int, sealed: bool) -> Flow[None] | None:
        """Each hit exhausts an item, or removes one where none can be exhausted; one is as good as another."""
        losses.removal.noted = hits
        return nothing()

    def suffer(self, game: Root, battle: Battle, losses: Losses) -> None:
        hits = losses.removal.noted
        exhausted = min(hits, self.ready())
        removed = min(hits - exhausted, self.all_items())
        if exhausted > 0:
            self.exhaust(game, exhausted)
        for _ in range(removed):
            self.exhausted -= 1
            if self.clubs > 0:
                self.clubs -= 1
            else:
                item = next(each for each in range(len(ITEMS)) if self.items[each] > 0)
                self.items[item] -= 1
                self.gone[item] += 1
        if removed > 0:
            game.tell("E.2.2", LOST_ITEMS, removed)

    # Demoted

    def forbids_taking(self, game: Root, seat: int, clearing: int) -> Reason | None:
        """An item under a ruin, in a clearing with faction pieces of the controller."""
        if not self.demoted:
            return NOT_THE_BRIGAND
        barred = forbids_action(game, self, seat)
        if barred is not None:
            return barred
        if not game.ruin_items[clearing].cards:
            return NO_ITEM_THERE
        return None if game.has_pieces(seat, clearing) else NO_PIECES_THERE

    def take(self, game: Root, seat: int, clearing: int) -> Flow[None]:
        """Take an item from under a ruin; one without any is removed."""
        self.acted = True
        card = game.ruin_items[clearing].cards[0]
        item = kind_of_ruin_item(game, card)
        take_ruin_item(game, clearing, card)
        self.taken[item] += 1
        game.tell("E.2.4", TOOK_ITEM, seat, item, clearing)
        clear_ruin(game, clearing, "E.2.4")
        gaining = game.factions[seat].gain_item(game, item)
        if gaining is not None:
            yield from gaining

    def forbids_robbery(self, game: Root, seat: int, other: int) -> Reason | None:
        """A card of a player in the same clearing somewhere, for an item of the own box that is not exhausted."""
        if not self.demoted:
            return NOT_THE_BRIGAND
        barred = forbids_action(game, self, seat)
        if barred is not None and barred is not HAS_ACTED:  # that is the other action
            return barred
        if self.robbed:
            return HAS_ROBBED
        if other >= game.seats or other == seat:
            return NOT_ANOTHER
        if not self.usable(game, seat):
            return NO_READY_ITEM
        together = [each for each in range(CLEARINGS) if game.has_pieces(seat, each) and game.has_pieces(other, each)]
        if not together:
            return NOT_TOGETHER
        return None if game.hands[other].cards else NO_CARDS

    def usable(self, game: Root, seat: int) -> list[int]:
        """The items of a seat's box that are not exhausted."""
        first = seat * len(ITEMS)
        return [
            item for item in range(len(ITEMS)) if game.crafted_items[first + item] > game.exhausted_items[first + item]
        ]

    def rob(self, game: Root, seat: int, other: int) -> Flow[None]:
        """Exhaust an item for a random card."""
        self.robbed = True
        ask = Ask(game, seat, ROB_WITH, "E.2.4", (other,))
        chosen = yield ask.among(self.kit.exhaust, self.usable(game, seat), NO_READY_ITEM)
        item = chosen.args[0]
        place = seat * len(ITEMS) + item
        game.exhausted_items = altered(game.exhausted_items, place, game.exhausted_items[place] + 1)
        game.tell("E.2.4", ROBBED, seat, other, item)
        cards.take_at_random(game, seat, other, "E.2.4")


def nothing() -> Flow[None]:
    return
    yield


def exile_of(game: Root) -> Exile:
    return next(hireling for hireling in game.hirelings if isinstance(hireling, Exile))


class Giving(Judge[Root]):
    """Of items for the Exile."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return exile_of(game).forbids_gift(game, ask.seat, a)


class Wandering(Judge[Root]):
    """Of forests where the Exile goes."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a >= len(game.chart.forests):
            return NO_SUCH_FOREST
        return None if a in game.chart.forest_paths[exile_of(game).forest] else FOREST_NOT_NEAR


class Sallying(Judge[Root]):
    """Of clearings where the Exile battles."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return exile_of(game).forbids_sally(game, a)


class Taking(Judge[Root]):
    """Of ruins that the Brigand searches."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return exile_of(game).forbids_taking(game, ask.seat, a)


class Robbing(Judge[Root]):
    """Of players whom the Brigand robs."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return exile_of(game).forbids_robbery(game, ask.seat, a)


GIVING: Final = Giving()
WANDERING: Final = Wandering()
SALLYING: Final = Sallying()
TAKING: Final = Taking()
ROBBING: Final = Robbing()
