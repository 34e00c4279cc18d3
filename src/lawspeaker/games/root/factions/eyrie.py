"""7. The Eyrie Dynasties."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root import cards
from lawspeaker.games.root.any_time import craft_step, do_extra, extras, is_extra, linger, might_use
from lawspeaker.games.root.battle import Battle, battle_in, battle_options
from lawspeaker.games.root.concepts import matches, rules_clearing
from lawspeaker.games.root.faction import Faction, Kit
from lawspeaker.games.root.move import move_on, move_options
from lawspeaker.games.root.options import COLUMNS, Options
from lawspeaker.games.root.pieces import Removal, forbids_placing, place
from lawspeaker.games.root.state import BIRDSONG, DAYLIGHT, OVER, SETUP, Root, RootSetting
from lawspeaker.games.root.tables import BIRD, CLEARINGS, EYRIE, LEADERS, NONE, Tables
from lawspeaker.games.root.victory import add_points, lose_points, score
from lawspeaker.games.root.zones import DECREE_COLUMN, VIZIERS
from lawspeaker.kernel.ask import Ask, Flow, Phrase
from lawspeaker.kernel.option import Catalogue, Family, Option
from lawspeaker.kernel.schema import Cards, Each, Name, Row, Shape, Some, Whole
from lawspeaker.kernel.zone import Zone

RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3

BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3

ROOST_WHERE: Final = Phrase("eyrie_roost_where")
LEADER: Final = Phrase("eyrie_leader")
TUCK: Final = Phrase("eyrie_tuck", "count")
NEW_ROOST: Final = Phrase("eyrie_new_roost")
DECREE: Final = Phrase("eyrie_decree", "column", "able:count", "unable:count")
LEADS: Final = Phrase("eyrie_leads", "seat", "leader")
TUCKED: Final = Phrase("eyrie_tucked", "seat", "card", "column")
OBEYED: Final = Phrase("eyrie_obeyed", "seat", "card", "column")
TURMOIL: Final = Phrase("eyrie_turmoil", "seat", "column")

# Steps of Birdsong and Daylight.
ORDERS: Final = 1
TUCKING: Final = 2
ROOSTING: Final = 3
CRAFTING: Final = 1
DECREEING: Final = 2
DEPOSING: Final = 3


class EyrieKit(Kit):
    """The Eyrie's own options and kinds of pieces."""

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        super().__init__(EYRIE)
        self.warrior = tables.kind_number["eyrie_warrior"]
        self.roost = tables.kind_number["roost"]
        self.lead: Family = catalogue.family("lead", leader=options.leader)
        self.tuck: Family = catalogue.family("tuck", card=options.card, column=options.column)
        self.recruit: Family = catalogue.family("decree_recruit", card=options.card, clearing=options.clearing)
        self.move: Family = catalogue.family("decree_move", card=options.card, clearing=options.clearing)
        self.battle: Family = catalogue.family("decree_battle", card=options.card, clearing=options.clearing)
        self.build: Family = catalogue.family("decree_build", card=options.card, clearing=options.clearing)
        self.defy: Family = catalogue.family("decree_defy", card=options.card)

    def make(self, seat: int, setting: RootSetting) -> Faction:
        eyrie = Eyrie(self, seat, len(setting.deck.ids))
        eyrie.decree = [DECREE_COLUMN.make(column) for column in range(len(COLUMNS))]
        eyrie.leaders = [1] * len(LEADERS)
        eyrie.viziers.fill([eyrie.cards - 2, eyrie.cards - 1])
        return eyrie


class Eyrie(Faction):
    """7.1 Follows its Decree, which grows every turn, until it cannot."""

    def __init__(self, kit: EyrieKit, seat: int, cards: int) -> None:
        super().__init__(EYRIE, seat, kit.warrior)
        self.kit = kit
        self.cards = cards
        self.leader: int = NONE
        self.leaders: list[int] = []  # by leader: 1 while face up and not in the slot
        self.decree: list[Zone] = []  # by column
        self.viziers: Zone = VIZIERS.make()  # while they are not in the Decree
        self.tucked = 0  # cards added in this Birdsong,
        self.birds_tucked = 0  # and birds among them
        self.column = 0  # of the Decree, being resolved,
        self.resolved: list[int] = []  # and its cards that are done

    def copy(self) -> Eyrie:
        new = Eyrie(self.kit, self.seat, self.cards)
        new.leader = self.leader
        new.leaders = self.leaders[:]
        new.decree = [zone.copy() for zone in self.decree]
        new.viziers = self.viziers.copy()
        new.tucked, new.birds_tucked, new.column = self.tucked, self.birds_tucked, self.column
        new.resolved = self.resolved[:]
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        o = setting.options
        return {
            "leader": Name(o.leader, none="none"),
            "leaders": Each(o.leader, Whole(0, 1)),
            "decree": Row(Cards(o.card), len(COLUMNS)),
            "viziers": Cards(o.card),
            "tucked": Whole(0, 2),
            "birds_tucked": Whole(0, 1),
            "column": Whole(0, len(COLUMNS)),
            "resolved": Some(Name(o.card), self.cards),
        }

    def zones(self) -> list[Zone]:
        return [*self.decree, self.viziers]

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """A leader that a position names is not among the others, and has the viziers in its columns. One must be named
        in the Eyrie's Daylight; at other times it is the first that is left.
        """
        in_daylight = game.turn == self.seat and game.phase == DAYLIGHT
        if not (self.names_field(given, "leader") or in_daylight or self.may_be_vacant(game)):
            self.leader = self.leaders.index(1) if 1 in self.leaders else NONE
        laid = [card for zone in self.decree for card in zone.cards]
        self.viziers.fill([card for card in self.viziers.cards if card not in laid])
        if self.leader != NONE:
            self.leaders[self.leader] = 0
            self.place_viziers(game)

    def broken(self, game: Root) -> str:
        for clearing in range(CLEARINGS):
            if game.count(self.kit.roost, clearing) > 1:
                return f"clearing {clearing + 1} has more than one roost (7.5.2.IV)"
        laid = [card for zone in self.zones() for card in zone.cards if card >= self.cards - 2]
        if sorted(laid) != [self.cards - 2, self.cards - 1]:
            return "there are two loyal viziers, in the Decree or beside it (7.3.4)"
        if self.leader != NONE and self.leaders[self.leader]:
            return f"{LEADERS[self.leader]} leads and waits to lead (7.3.3)"
        if self.leader != NONE and self.viziers.cards:
            return f"{LEADERS[self.leader]} leads, and a loyal vizier is not in the Decree (7.3.4)"
        if self.leader != NONE and self.is_deposing(game):
            return f"after turmoil a leader is to be chosen, and {LEADERS[self.leader]} leads (7.7.3)"
        if self.leader == NONE and not self.may_be_vacant(game):
            return "factions.eyrie.leader must name one: the Eyrie has no leader (7.3.3)"
        if self.birds_tucked > self.tucked:
            return f"eyrie has added {self.tucked} cards to the Decree, and {self.birds_tucked} birds (7.4.2)"
        return ""

    def may_be_vacant(self, game: Root) -> bool:
        """7.3.3 Before the set-up there is no leader, 7.7.3 nor after turmoil before one is chosen, if any is left
        (R04); a game may end just then.
        """
        if game.phase in (SETUP, OVER) or self.is_deposing(game):
            return True
        return not any(self.leaders) and not game.rules.leaders_return

    def is_deposing(self, game: Root) -> bool:
        """7.7.3 Whether the Eyrie is choosing a leader after turmoil."""
        return game.turn == self.seat and game.phase == DAYLIGHT and game.step == DEPOSING

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: ROOSTING, DAYLIGHT: DEPOSING}.get(phase, 2)

    def on_map(self, game: Root) -> int:
        """How many roosts are on the map."""
        return game.tables.kinds[self.kit.roost].total - game.supply[self.kit.roost]

    # 7.2 Faction rules and abilities

    def crafting_pieces(self, game: Root, clearing: int) -> int:
        """7.2.1 Roosts craft."""
        return game.count(self.kit.roost, clearing)

    def wins_ties(self, game: Root, clearing: int) -> bool:
        """7.2.2 Lords of the Forest."""
        return game.has_pieces(self.seat, clearing)

    def item_points(self, game: Root, printed: int) -> int:
        """7.2.3 Disdain for Trade, 7.8.1 which the Builder ignores."""
        return printed if self.leader == BUILDER else 1

    # 7.3 Set-up

    def is_set_up(self, game: Root) -> bool:
        return self.leader != NONE

    def set_up(self, game: Root) -> Flow[None]:
        """7.3.2 The first roost, 7.3.3 the leader, 7.3.4 the viziers."""
        kit, o = self.kit, game.options
        if self.on_map(game) == 0:
            options = [o.at(corner) for corner in self.first_corners(game)]
            chosen = yield Ask(game, self.seat, ROOST_WHERE, "7.3.2", checkpoint=True).listed(options)
            place(game, self.seat, kit.roost, chosen.args[0], 1, "7.3.2")
            place(game, self.seat, self.warrior, chosen.args[0], game.tables.eyrie_warriors, "7.3.2")
        if self.leader == NONE:
            yield from self.choose_leader(game, "7.3.3")

    def first_corners(self, game: Root) -> list[int]:
        """7.3.2 Corners where nobody else starts, if possible opposite to somebody who does."""
        taken = [corner for corner in game.chart.corners if starts_here(game, self.seat, corner)]
        free = [corner for corner in game.chart.corners if corner not in taken]
        opposite = [corner for corner in free if game.chart.opposite[corner] in taken]
        return opposite or free

    def choose_leader(self, game: Root, clause: str) -> Flow[None]:
        """7.3.3, 7.7.3 Choose a leader that lies face up; the viziers go to the columns it names (7.3.4)."""
        if not any(self.leaders):  # R04
            if not game.rules.leaders_return:
                return
            self.leaders = [1] * len(LEADERS)
        options = [self.kit.lead(leader) for leader in range(len(LEADERS)) if self.leaders[leader]]
        chosen = yield Ask(game, self.seat, LEADER, clause, checkpoint=True).listed(options)
        self.leader = chosen.args[0]
        self.leaders[self.leader] = 0
        game.tell(clause, LEADS, self.seat, self.leader)
        self.place_viziers(game)

    def place_viziers(self, game: Root) -> None:
        """7.3.4 The viziers that are not in the Decree go to the columns that the leader names."""
        for column in game.tables.leader_columns[self.leader]:
            if self.viziers.cards:
                game.transfer(self.viziers, 0, self.decree[column])

    # 7.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """7.4 Emergency Orders, Add to the Decree, A New Roost."""
        if game.step == ORDERS:
            yield from linger(game, self.seat, "1.4.1")
            self.tucked = 0
            self.birds_tucked = 0
            if not game.hands[self.seat].cards:
                cards.draw(game, self.seat, 1, "7.4.1")
            game.step = TUCKING
        if game.step == TUCKING:
            yield from self.add_to_decree(game)
            game.step = ROOSTING
        if self.on_map(game) == 0:
            yield from self.new_roost(game)
        yield from linger(game, self.seat, "1.4.1")

    def add_to_decree(self, game: Root) -> Flow[None]:
        """7.4.2 One or two cards must go to the Decree, at most one of them a bird."""
        o = game.options
        while self.tucked < 2:
            options = [
                self.kit.tuck(card, column)
                for card in game.hands[self.seat].cards
                for column in range(len(COLUMNS))
                if not (self.birds_tucked and game.deck_of.suit[card] == BIRD)
            ]
            if not options and not self.tucked:
                return
            options += extras(game, self.seat)
            if self.tucked:
                options.append(o.done)
            args = (self.tucked + 1,)
            secret = bool(game.hands[self.seat].cards)
            chosen = yield Ask(game, self.seat, TUCK, "7.4.2", args, checkpoint=True, secret=secret).listed(options)
            if chosen is o.done:
                return
            if is_extra(chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            card, column = chosen.args[0], chosen.args[1]
            hand = game.hands[self.seat]
            game.transfer(hand, hand.cards.index(card), self.decree[column])
            self.tucked += 1
            if game.deck_of.suit[card] == BIRD:
                self.birds_tucked += 1
            game.tell("7.4.2", TUCKED, self.seat, card, column)

    def new_roost(self, game: Root) -> Flow[None]:
        """7.4.3 Without a roost on the map: one, and three warriors, where the fewest warriors are."""
        if game.supply[self.warrior] < game.tables.new_roost_warriors:
            return  # no clearing can take all of it
        able = [
            clearing
            for clearing in range(CLEARINGS)
            if game.open_slots(clearing) > 0 and not forbids_placing(game, self.seat, clearing)
        ]
        compared = list(range(CLEARINGS)) if game.rules.roost_among_all else able  # R03
        fewest = min([all_warriors(game, clearing) for clearing in compared], default=0)
        options = [game.options.at(clearing) for clearing in able if all_warriors(game, clearing) == fewest]
        if not options:
            return
        chosen = yield Ask(game, self.seat, NEW_ROOST, "7.4.3", checkpoint=True).listed(options)
        place(game, self.seat, self.kit.roost, chosen.args[0], 1, "7.4.3")
        place(game, self.seat, self.warrior, chosen.args[0], game.tables.new_roost_warriors, "7.4.3")

    # 7.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """7.5.1 Craft, 7.5.2 then resolve the Decree."""
        if game.step == CRAFTING:
            yield from craft_step(game, self.seat, "7.5.1")
            game.step = DECREEING
            self.column = 0
            self.resolved = []
        if game.step == DECREEING:
            yield from self.resolve_decree(game)
        if game.step == DEPOSING:
            yield from self.choose_leader(game, "7.7.3")
        else:
            yield from linger(game, self.seat, "7.5")

    def resolve_decree(self, game: Root) -> Flow[None]:
        """7.5.2 Column by column every card demands an action; the first that cannot be done brings turmoil. What may
        be used at any time may be used between two actions: turmoil waits while there might be something to use.
        """
        while self.column < len(COLUMNS):
            left = [card for card in self.decree[self.column].cards if card not in self.resolved]
            if not left:
                self.column += 1
                continue
            options = self.decree_options(game, left)
            if not options and not might_use(game, self.seat):
                self.turmoil(game)
                return
            able = {option.args[0] for option in options}
            options += [self.kit.defy(card) for card in left if card not in able]
            options += extras(game, self.seat)
            args = (self.column, len(able), len(left) - len(able))
            secret = game.phase == DAYLIGHT and bool(game.hands[self.seat].cards)
            chosen = yield Ask(game, self.seat, DECREE, "7.5.2", args, checkpoint=True, secret=secret).listed(options)
            if is_extra(chosen):
                yield from do_extra(game, self.seat, chosen)
            elif chosen.kind == "decree_defy":
                self.turmoil(game)  # the order of the cards is free, also to begin with one that cannot be obeyed
            else:
                yield from self.obey(game, chosen)

    def decree_options(self, game: Root, left: list[int]) -> list[Option]:
        """What can be done for the cards left in the column; a bird card matches any clearing."""
        options: list[Option] = []
        for card in left:
            suit = game.deck_of.suit[card]
            wanted = NONE if suit == BIRD else suit
            if self.column == RECRUIT:
                options += [self.kit.recruit(card, clearing) for clearing in self.recruit_clearings(game, suit)]
            elif self.column == MOVE:
                options += [self.kit.move(card, each.args[0]) for each in move_options(game, self.seat, wanted)]
            elif self.column == BATTLE:
                options += [self.kit.battle(card, each.args[0]) for each in battle_options(game, self.seat, wanted)]
            else:
                options += [self.kit.build(card, clearing) for clearing in self.roost_clearings(game, suit)]
        return options

    def obey(self, game: Root, chosen: Option) -> Flow[None]:
        """Take the action that a card of the Decree demands."""
        card, clearing = chosen.args[0], chosen.args[1]
        column = self.column
        self.resolved.append(card)
        game.tell("7.5.2", OBEYED, self.seat, card, column)
        if column == RECRUIT:
            self.recruit(game, clearing)
        elif column == MOVE:
            yield from move_on(game, self.seat, clearing, "7.5.2.II")
        elif column == BATTLE:
            yield from battle_in(game, self.seat, clearing, "7.5.2.III")
        else:
            place(game, self.seat, self.kit.roost, clearing, 1, "7.5.2.IV")

    # 7.5.2.I Recruit

    def recruit_clearings(self, game: Root, suit: int) -> list[int]:
        """7.5.2.I Clearings with a roost that the card matches, if a warrior can be placed at all."""
        if game.supply[self.warrior] == 0:
            return []
        return [
            clearing
            for clearing in range(CLEARINGS)
            if game.count(self.kit.roost, clearing) > 0
            and matches(suit, game.suit[clearing])
            and not forbids_placing(game, self.seat, clearing)
        ]

    def recruit(self, game: Root, clearing: int) -> None:
        """7.5.2.I One warrior; 7.8.2 the Charismatic must place two, and with one left falls into turmoil (R05)."""
        wanted = 2 if self.leader == CHARISMATIC else 1
        clause = "7.8.2" if self.leader == CHARISMATIC else "7.5.2.I"
        short = game.supply[self.warrior] < wanted
        if not short or game.rules.charismatic_places_one:
            place(game, self.seat, self.warrior, clearing, wanted, clause)
        if short:
            self.turmoil(game)

    # 7.5.2.IV Build

    def roost_clearings(self, game: Root, suit: int) -> list[int]:
        """7.5.2.IV Ruled clearings that the card matches, with an open slot and no roost."""
        if game.supply[self.kit.roost] == 0:
            return []
        return [
            clearing
            for clearing in range(CLEARINGS)
            if matches(suit, game.suit[clearing])
            and game.open_slots(clearing) > 0
            and game.count(self.kit.roost, clearing) == 0
            and rules_clearing(game, self.seat, clearing)
            and not forbids_placing(game, self.seat, clearing)
        ]

    # 7.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """7.6.1 Score the roosts, 7.6.2 draw, then discard down to five."""
        if game.step == 1:
            yield from linger(game, self.seat, "1.4.1")
            score(game, self.seat, game.tables.roost_vp[self.on_map(game)], "7.6.1")
            number = 1 + game.tables.roost_draw[self.on_map(game)]
            yield from cards.evening_draw(game, self.seat, number, "7.6.2")
            game.step = 2
        yield from cards.discard_down(game, self.seat, "7.6.2")

    # 7.7 Turmoil

    def turmoil(self, game: Root) -> None:
        """7.7.1 Humiliate, 7.7.2 purge, 7.7.3 depose; 7.7.4 Daylight is over but for the choice of a leader."""
        game.tell("7.7", TURMOIL, self.seat, self.column)
        birds = 0
        for zone in self.decree:
            for card in zone.cards:
                if game.deck_of.suit[card] == BIRD:
                    birds += 1
        lose_points(game, self.seat, birds, "7.7.1")
        vacant = not any(self.leaders) and not game.rules.leaders_return  # R04 then the viziers stay where they are
        for zone in self.decree:
            for card in zone.cards[:]:
                if card < self.cards - 2:
                    cards.put_away(game, zone, card)
                elif not vacant:
                    game.transfer(zone, zone.cards.index(card), self.viziers)
        self.leader = NONE
        self.column = len(COLUMNS)
        self.resolved = []
        game.step = DEPOSING

    # 7.8 Leaders

    def extra_hits(self, game: Root, battle: Battle) -> int:
        """7.8.3 The Commander deals one more hit as attacker."""
        return 1 if self.leader == COMMANDER and battle.attacker == self.seat else 0

    def score_removal(self, game: Root, removal: Removal) -> None:
        """7.8.4 The Despot scores one more point for removing enemy buildings or tokens in battle, however many."""
        if self.leader != DESPOT or not removal.in_battle or removal.remover != self.seat or removal.cardboard == 0:
            return
        if game.are_enemies(self.seat, removal.owner):
            add_points(game, self.seat, 1, "7.8.4")


def all_warriors(game: Root, clearing: int) -> int:
    """All warriors in a clearing, whoever's."""
    return sum(game.warriors(seat, clearing) for seat in range(game.seats))


def starts_here(game: Root, seat: int, clearing: int) -> bool:
    """Whether another player has a building or token in a corner before play: that is where they start."""
    for other in game.others(seat):
        if game.pieces(other, clearing, 1) + game.pieces(other, clearing, 2) > 0:
            return True
    return False
