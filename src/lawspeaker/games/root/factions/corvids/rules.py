"""13. The Corvid Conspiracy: its set-up and its turn. What its plots do is in `board`."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.factions.corvids.board import ALL_CLEARINGS, CorvidBoard
from lawspeaker.games.root.factions.corvids.plots import BOMB, EXTORTION, type_of
from lawspeaker.games.root.model.reasons import NONE_LEFT, NOT_IN_HAND, WRONG_SUIT, named
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, Root
from lawspeaker.games.root.model.tables import BIRD
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.any_time import craft_step, do_extra, is_extra, linger, might_use, offer_extras
from lawspeaker.games.root.rules.battle import battle_in, offer_battles
from lawspeaker.games.root.rules.concepts import matches
from lawspeaker.games.root.rules.craft import CraftingOver
from lawspeaker.games.root.rules.homelands import card_of, choose_homelands
from lawspeaker.games.root.rules.move import move_on, offer_moves
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, place, remove
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option

START_WHERE: Final = Topic("corvids_start_where", "suit")
FLIP: Final = Topic("corvids_flip")
RECRUIT: Final = Topic("corvids_recruit")
RECRUIT_WHERE: Final = Topic("corvids_recruit_where", "suit", "count")
ACT: Final = Topic("corvids_act", "count")
WHICH_PLOT: Final = Topic("corvids_which_plot", "clearing")
EXERT: Final = Topic("corvids_exert", "count")

FLIPPED: Final = Phrase("corvids_flipped", "seat", "clearing", "plot")
LAID: Final = Phrase("corvids_laid", "seat", "clearing", "plot")
TRICKED: Final = Phrase("corvids_tricked", "seat", "clearing", "other:clearing")
EXERTED: Final = Phrase("corvids_exerted", "seat")

# Steps of Birdsong and Evening.
CRAFTING: Final = 1
FLIPPING: Final = 2
RECRUITING: Final = 3
RECRUITED: Final = 4
EXERTING: Final = 1
DRAWN: Final = 2

ACTIONS: Final = ("from", "plot", "battle", "trick")  # the kinds of options of the actions of Daylight

# Why something cannot be chosen.


def suit_asked(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], ask.args[0])


def cost_of_plot(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    clearing = option.args[0]
    return (clearing, corvids_of(game, ask).plot_cost(), game.warriors(ask.seat, clearing))


def both(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], option.args[1])


OTHER_SUIT: Final = Reason("13.3.2", Phrase("corvids_other_suit", "clearing", "suit"), suit_asked)
NO_FACE_DOWN: Final = Reason("13.4.2", Phrase("corvids_no_face_down", "clearing"), named)
NO_WARRIOR_BY_PLOT: Final = Reason("13.4.2", Phrase("corvids_no_warrior_there", "clearing"), named)
NO_ROOM_FOR_ANY: Final = Reason("13.4.3", Phrase("corvids_no_room_for_any"))
NO_RECRUIT_THERE: Final = Reason("13.4.3", Phrase("corvids_no_recruit_there", "clearing"), named)
NO_ACTIONS: Final = Reason("13.5", Phrase("corvids_no_actions"))
CRAFTED_AT_DAWN: Final = Reason("13.2.1", Phrase("corvids_crafts_in_birdsong"))
HAS_EXERTED: Final = Reason("13.6.1", Phrase("corvids_has_exerted"))
HAS_PLOT: Final = Reason("13.5.2", Phrase("corvids_has_plot", "clearing"), named)
NO_PLOT_LEFT: Final = Reason("13.2.2", Phrase("corvids_no_plot_left"))
TOO_FEW_WARRIORS: Final = Reason(
    "13.5.2", Phrase("corvids_too_few_warriors", "clearing", "cost:count", "count"), cost_of_plot
)
NOT_IN_SUPPLY: Final = Reason("13.5.2", Phrase("corvids_not_in_supply"), moot=True)
ONE_OF_A_TYPE: Final = Reason("13.2.2", Phrase("corvids_one_of_a_type"), moot=True)
NO_TWO_PLOTS: Final = Reason("13.5.4", Phrase("corvids_no_two_plots", "clearing", "other:clearing"), both)
NOT_ALIKE: Final = Reason("13.5.4", Phrase("corvids_not_alike", "clearing", "other:clearing"), both)
SAME_PAIR: Final = Reason("13.5.4", Phrase("corvids_same_pair"), moot=True)


class Corvids(CorvidBoard):
    """Lays plots in secret, and scores by turning them up."""

    def copy(self) -> Corvids:
        new = Corvids(self.kit, self.seat)
        self.copy_to(new)
        return new

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: RECRUITED, DAYLIGHT: 1}.get(phase, DRAWN)

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        if option.kind == self.kit.flip.kind:
            return {"points": len(self.shown_types()) + 1}
        return {"cost": self.plot_cost()} if option.kind == self.kit.place.kind else {}

    # 13.3 Set-up

    def is_set_up(self, game: Root) -> bool:
        return self.placed(game) >= BIRD

    def placed(self, game: Root) -> int:
        """How many warriors are not in the supply."""
        return game.tables.kinds[self.warrior].total - game.supply[self.warrior]

    def set_up(self, game: Root) -> Flow[None]:
        """13.3.2 A warrior in one clearing of each suit."""
        while not self.is_set_up(game):
            suit = self.placed(game)
            ask = Ask(game, self.seat, START_WHERE, "13.3.2", (suit,), checkpoint=True)
            chosen = yield ask.offer(game.options.at, ALL_CLEARINGS, STARTING)
            place(game, self.seat, self.warrior, chosen.args[0], 1, "13.3.2")

    def set_up_by_card(self, game: Root) -> Flow[None]:
        """A.8.2 A warrior and a plot in the homeland, face down, and a warrior in one clearing of each suit."""
        homelands = yield from choose_homelands(game, self.seat)
        home, first = homelands[0], card_of(game, self.seat).warriors
        if self.placed(game) == 0:
            place(game, self.seat, self.warrior, home, first, "A.8.2")
        if game.count(self.kit.plot, home) == 0:
            ask = Ask(game, self.seat, WHICH_PLOT, "A.8.2", (home,), checkpoint=True, secret=True)
            chosen = yield ask.offer(self.kit.lay, sorted(self.plots.cards), LAYING)
            self.hide_plot(game, home, chosen.args[0], "A.8.2")
        while self.placed(game) < first + BIRD:
            ask = Ask(game, self.seat, START_WHERE, "A.8.2", (self.placed(game) - first,), checkpoint=True)
            chosen = yield ask.offer(game.options.at, ALL_CLEARINGS, STARTING)
            place(game, self.seat, self.warrior, chosen.args[0], 1, "A.8.2")

    # 13.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """13.4.1 Craft, 13.4.2 flip plots, 13.4.3 then recruit."""
        if game.step == CRAFTING:
            yield from craft_step(game, self.seat, "13.4.1")
            game.step = FLIPPING
        if game.step == FLIPPING:
            yield from self.flip_plots(game)
            game.step = RECRUITING
        if game.step == RECRUITING:
            yield from self.recruit(game)
            game.step = RECRUITED
        yield from linger(game, self.seat, "1.4.1")

    def flip_plots(self, game: Root) -> Flow[None]:
        """13.4.2 As often as wanted."""
        o = game.options
        while True:
            ripe = [clearing for clearing in ALL_CLEARINGS if self.forbids_flip(game, clearing) is None]
            if not ripe:
                return
            ask = Ask(game, self.seat, FLIP, "13.4.2", checkpoint=True)
            ask.among(self.kit.flip, ripe, FLIPPING_PLOTS)
            chosen = yield offer_extras(ask, game, self.seat).add(o.done)
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
            else:
                yield from self.flip(game, chosen.args[0])

    def forbids_flip(self, game: Root, clearing: int) -> Reason | None:
        """13.4.2 A face-down plot in a clearing with a Corvid warrior."""
        if not self.is_hidden(clearing):
            return NO_FACE_DOWN
        return None if game.warriors(self.seat, clearing) > 0 else NO_WARRIOR_BY_PLOT

    def flip(self, game: Root, clearing: int) -> Flow[None]:
        """13.4.2 Turn it up, score a point for every face-up plot, this one too, and apply a Bomb or an Extortion."""
        plot = game.transfer(self.face_down[clearing], 0, self.face_up[clearing])
        game.tell("13.4.2", FLIPPED, self.seat, clearing, plot)
        score(game, self.seat, len(self.shown_types()), "13.4.2")
        if type_of(plot) == BOMB:
            yield from self.bomb(game, clearing)
        elif type_of(plot) == EXTORTION:
            self.extort(game, clearing)

    def recruit(self, game: Root) -> Flow[None]:
        """13.4.3 Once a turn any hand card may be spent for a warrior in each clearing of its suit, or with a bird of
        any suit.
        """
        o, hand = game.options, game.hands[self.seat]
        while hand.cards and game.supply[self.warrior] > 0:
            ask = Ask(game, self.seat, RECRUIT, "13.4.3", checkpoint=True, secret=True)
            ask.offer_pairs(
                self.kit.recruit, [(card, suit) for card in hand.cards for suit in range(BIRD)], RECRUITING_FOR
            )
            chosen = yield offer_extras(ask, game, self.seat).add(o.done)
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            card, suit = chosen.args[0], chosen.args[1]
            cards.spend(game, self.seat, card, "13.4.3")
            due = self.recruit_places(game, suit)
            yield from self.place_each(game, due, RECRUIT_WHERE, "13.4.3", suit, NO_RECRUIT_THERE)
            return

    def forbids_recruit(self, game: Root, card: int, suit: int) -> Reason | None:
        """13.4.3 A hand card of the suit, or a bird; 1.5.1 a warrior that is left, and somewhere to place it."""
        if card not in game.hands[self.seat].cards:
            return NOT_IN_HAND
        if not matches(game.deck_of.suit[card], suit):
            return WRONG_SUIT[suit]
        if game.supply[self.warrior] == 0:
            return NONE_LEFT
        return None if self.recruit_places(game, suit) else NO_ROOM_FOR_ANY

    def recruit_places(self, game: Root, suit: int) -> list[int]:
        """The clearings of a suit in which nobody keeps the Corvids from placing warriors."""
        land = [clearing for clearing in ALL_CLEARINGS if game.is_suit(clearing, suit)]
        return [clearing for clearing in land if forbids_placing(game, self.seat, clearing) is None]

    # 13.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """13.5 Up to three actions, in any order and number."""
        o = game.options
        while True:
            ask = Ask(game, self.seat, ACT, "13.5", (self.actions,), checkpoint=True)
            if not ask.is_known():
                self.offer_actions(ask, game, None if self.actions > 0 else NO_ACTIONS)
                if not ask.options and not ask.secret:
                    return
                ask.add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            self.actions -= 1
            yield from self.act(game, chosen)

    def offer_actions(self, ask: Ask, game: Root, over: Reason | None) -> None:
        """Offer the actions of Daylight, unless they are over, and what may be done at any time."""
        if over is None:
            offer_moves(ask, game, self.seat)  # 13.5.1
            sites = [clearing for clearing in ALL_CLEARINGS if self.forbids_plot(game, clearing) is None]
            ask.among(self.kit.place, sites, PLOTTING)
            offer_battles(ask, game, self.seat)  # 13.5.3
            laid = [clearing for clearing in ALL_CLEARINGS if game.count(self.kit.plot, clearing) > 0]
            pairs = [(one, other) for one in laid for other in laid if one < other]
            ask.offer_pairs(self.kit.trick, pairs, TRICKING)
        else:
            for kind in ACTIONS:
                ask.judged(kind, over)
        ask.judged("craft", CRAFTING_OVER)
        offer_extras(ask, game, self.seat)
        # Whether a hand card could be used now is nobody's business.
        ask.secret = ask.secret or might_use(game, self.seat)

    def act(self, game: Root, chosen: Option) -> Flow[None]:
        clearing = chosen.args[0]
        if chosen.kind == "from":
            yield from move_on(game, self.seat, clearing, "13.5.1")
        elif chosen.kind == "battle":
            yield from battle_in(game, self.seat, clearing, "13.5.3")
        elif chosen.kind == self.kit.trick.kind:
            self.trick(game, clearing, chosen.args[1])
        else:
            yield from self.lay_plot(game, clearing)

    # 13.5.2 Plot

    def plot_cost(self) -> int:
        """13.5.2 One warrior, and one more for every other plot placed this turn."""
        return 1 + self.plotted

    def forbids_plot(self, game: Root, clearing: int) -> Reason | None:
        """13.5.2 Enough warriors in a clearing without a plot, 13.2.2 and a plot that is left."""
        if game.count(self.kit.plot, clearing) > 0:
            return HAS_PLOT
        if game.warriors(self.seat, clearing) < self.plot_cost():
            return TOO_FEW_WARRIORS
        barred = forbids_placing(game, self.seat, clearing)
        if barred is not None:
            return barred
        return None if len(self.plots) > 0 else NO_PLOT_LEFT

    def lay_plot(self, game: Root, clearing: int) -> Flow[None]:
        """13.5.2 Warriors give way to a plot, face down: nobody else learns which."""
        ask = Ask(game, self.seat, WHICH_PLOT, "13.5.2", (clearing,), secret=True)
        chosen = yield ask.offer(self.kit.lay, sorted(self.plots.cards), LAYING)
        removal = Removal(self.seat, self.seat, clearing)
        removal.add(game, self.warrior, self.plot_cost())
        yield from remove(game, [removal], "13.5.2")
        self.hide_plot(game, clearing, chosen.args[0], "13.5.2")
        self.plotted += 1

    def hide_plot(self, game: Root, clearing: int, plot: int, clause: str) -> None:
        """A plot from the supply comes to a clearing, face down."""
        game.slip(self.plots, self.plots.cards.index(plot), self.face_down[clearing])
        place(game, self.seat, self.kit.plot, clearing, 1, clause)
        game.whisper(1 << self.seat, clause, LAID, self.seat, clearing, plot)

    def forbids_laying(self, plot: int) -> Reason | None:
        """13.5.2 A plot of the supply; of two that are the same, the first."""
        if plot not in self.plots.cards:
            return NOT_IN_SUPPLY
        same = [other for other in self.plots.cards if type_of(other) == type_of(plot)]
        return None if plot == min(same) else ONE_OF_A_TYPE

    # 13.5.4 Trick

    def forbids_trick(self, game: Root, one: int, other: int) -> Reason | None:
        """13.5.4 Two plots on the map, both face up or both face down."""
        if game.count(self.kit.plot, one) == 0 or game.count(self.kit.plot, other) == 0 or one == other:
            return NO_TWO_PLOTS
        if self.is_hidden(one) != self.is_hidden(other):
            return NOT_ALIKE
        return None if one < other else SAME_PAIR

    def trick(self, game: Root, one: int, other: int) -> None:
        """13.5.4 The two change places, for all to see: G.1.31 nothing keeps them from it. What anybody knew of either
        goes with it.
        """
        zones = self.face_down if self.is_hidden(one) else self.face_up
        game.transfer(zones[one], 0, zones[other])
        game.transfer(zones[other], 0, zones[one])
        game.tell("13.5.4", TRICKED, self.seat, one, other)

    # 13.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """13.6.1 Exert, 13.6.2 or draw; then discard down to five."""
        if game.step == EXERTING:
            yield from self.exert(game)
            if not self.exerted:
                yield from cards.evening_draw(game, self.seat, self.draws(), "13.6.2")
            game.step = DRAWN
        yield from cards.discard_down(game, self.seat, "13.6.2")

    def draws(self) -> int:
        """13.6.2 One card, and one for every face-up Extortion on the map."""
        return 1 + self.extortions()

    def exert(self, game: Root) -> Flow[None]:
        """13.6.1 One more action instead of drawing."""
        o = game.options
        while True:
            ask = Ask(game, self.seat, EXERT, "13.6.1", (self.draws(),), checkpoint=True)
            if not ask.is_known():
                self.offer_actions(ask, game, HAS_EXERTED if self.exerted else None)
                if not ask.options and not ask.secret:
                    return
                ask.add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            self.exerted = True
            game.tell("13.6.1", EXERTED, self.seat)
            yield from self.act(game, chosen)


# Judges


def corvids_of(game: Root, ask: Ask) -> Corvids:
    """The Corvids who are asked."""
    return cast(Corvids, game.factions[ask.seat])


class Starting(Judge[Root]):
    """Of where a warrior starts, in a clearing of the suit that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_placing(game, ask.seat, a) if game.is_suit(a, ask.args[0]) else OTHER_SUIT


class FlippingPlots(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return corvids_of(game, ask).forbids_flip(game, a)


class RecruitingFor(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return corvids_of(game, ask).forbids_recruit(game, a, b)


class Plotting(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return corvids_of(game, ask).forbids_plot(game, a)


class Laying(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return corvids_of(game, ask).forbids_laying(a)


class Tricking(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return corvids_of(game, ask).forbids_trick(game, a, b)


STARTING: Final = Starting()
FLIPPING_PLOTS: Final = FlippingPlots()
RECRUITING_FOR: Final = RecruitingFor()
PLOTTING: Final = Plotting()
LAYING: Final = Laying()
TRICKING: Final = Tricking()
CRAFTING_OVER: Final = CraftingOver(CRAFTED_AT_DAWN)
