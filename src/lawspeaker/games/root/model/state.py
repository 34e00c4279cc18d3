"""The state of Root that all factions share: the map, the cards, the items, the score and whose turn it is.

What lies on a faction's own board is with the faction (`faction.Faction`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lawspeaker.games.root.model.draft import Draft
from lawspeaker.games.root.model.effect import Effect
from lawspeaker.games.root.model.faction import Faction, Kit
from lawspeaker.games.root.model.hireling import Hireling
from lawspeaker.games.root.model.landmark import Landmark
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.party import Joiner, Party
from lawspeaker.games.root.model.tables import (
    BIRD,
    BUILDING,
    BURROW,
    CLEARINGS,
    FACTIONS,
    FIRST_HIRELING,
    NONE,
    OWNERS,
    PLACES,
    WARRIOR,
    Deck,
    Map,
    RootTables,
)
from lawspeaker.kernel.ask import Phrase, Reason
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.game import AnyBox, Config, Game, Setting
from lawspeaker.kernel.option import Catalogue, Option
from lawspeaker.kernel.zone import NOWHERE, Zone

SETUP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3
OVER: Final = 4
PHASES: Final[list[str]] = ["setup", "birdsong", "daylight", "evening", "over"]

NOBODY_SITS_THERE: Final = Reason("1.5.2", Phrase("nobody_sits_there"), moot=True)
BURROW_IS_APART: Final = Reason("12.2.2", Phrase("burrow_is_apart"), moot=True)

MOST_SEATINGS: Final = 4096  # that are kept, of all that may come of a draft
NEVER: Final = -1  # dominance not activated, in no coalition


class Rules:
    """The agreed rulings, each as a flag that reads as a sentence; `law show` explains them."""

    def __init__(self, agreed: dict[str, str]) -> None:
        self.agreed = agreed
        self.set_up_is_advanced = agreed["setup"] != "standard"
        self.set_up_is_drafted = agreed["setup"] == "draft"
        self.insurgents_join_two = agreed["two_player_insurgents"] == "with_hirelings"
        self.homelands_one_by_one = agreed["several_homelands"] == "one_by_one"
        self.round_limit = int(agreed["round_limit"])
        self.birds_come_after = agreed["bird_actions"] == "after"
        self.roost_among_all = agreed["new_roost"] == "among_all"
        self.martial_law_is_together = agreed["martial_law"] == "together"
        self.leaders_return = agreed["all_deposed"] == "turned_up"
        self.charismatic_places_one = agreed["charismatic_short"] == "one_placed"
        self.coalition_takes_points = agreed["coalition"] == "activate"
        self.first_warrior_is_infamous = agreed["infamy"] == "every_piece"
        self.aid_must_take = agreed["aid_item"] == "must"
        self.quests_are_replaced = agreed["quest_replacement"] == "drawn"
        self.strikes_anybody = agreed["strike_target"] == "anybody"
        self.steals_by_figures = agreed["steal_from"] == "figures"
        self.protects_against_himself = agreed["protector"] == "against_himself"
        self.allied_are_no_enemies = agreed["enemies"] == "allied"
        self.vagrant_removes = agreed["instigate"] == "vagrant"
        self.tied_goal_shared = agreed["tied_goal"] == "shared"
        self.turn_player_orders = agreed["effects_order"] == "turn_player"
        self.only_spent_dominance = agreed["discarded_dominance"] == "discarded"
        self.battle_anybody = agreed["battle_whom"] == "anybody"
        self.bank_must = agreed["burrow_bank"] == "must"
        self.birds_are_partisans = agreed["partisan_birds"] == "kept"
        self.emigre_seeks_battle = agreed["emigre_move"] == "battle"
        self.points_go_below_zero = agreed["points_floor"] == "below_zero"
        self.turn_player_orders_ferry = agreed["ferry_card"] == "turn_player"
        self.first_sets_up_third = agreed["third_hireling"] == "first"
        self.markers_need_landing = agreed["hireling_markers"] == "landed"
        self.new_hirelings_keep_markers = agreed["new_hirelings"] == "earlier"
        self.league_refreshes = agreed["league_items"] == "refreshed"
        self.all_souls_are_lost = agreed["lost_souls"] == "any"
        self.cult_corner_is_drawn = agreed["cult_corner"] == "drawn"
        self.gardens_fall_together = agreed["garden_fear"] == "once"
        self.rituals_must_score = agreed["empty_score"] == "may_not"
        self.extorts_enemies_only = agreed["extortion_from"] == "enemies"
        self.exposes_again = agreed["exposure"] == "again"
        self.mercenaries_serve_both = agreed["mercenaries_rule"] == "both"
        self.mercenaries_always_fight = agreed["mercenaries_battle"] == "always"
        self.mercenaries_are_enemies = agreed["mercenaries_removal"] == "enemies"
        self.unruled_takes_posts = agreed["unruled_post"] == "any_funds"
        self.exports_anything = agreed["export"] == "anything"
        self.fails_by_building = agreed["price_of_failure"] == "building"
        self.digs_elsewhere = agreed["dig_again"] == "elsewhere"
        self.claims_burrow = agreed["burrow_claim"] == "counts"
        self.banks_birds = agreed["banker_birds"] == "wild"
        self.warlord_rules = agreed["warlord"] == "warrior"
        self.strongholds_craft_once = agreed["stronghold_crafting"] == "once"
        self.relentless_once = agreed["relentless"] == "once"
        self.razed_items_are_random = agreed["razed_items"] == "random"
        self.chief_is_buried = agreed["buried_warlord"] == "buried"
        self.relics_go_to_forests = agreed["relics_left"] == "forests"
        self.trophies_are_turned = agreed["trophy_side"] == "value"
        self.waystations_are_swapped = agreed["encamping"] == "swap"


class RootSetting(Setting):
    """What all copies of a Root match share, as long as the same factions are at the table.

    Factions are agreed beforehand, or drafted: then each choice leads to the setting of another seating (`seated`),
    which shares everything with the others but for who sits where.
    """

    def __init__(
        self,
        box: AnyBox,
        config: Config,
        tables: RootTables,
        deck: Deck,
        chart: Map,
        factions: list[int],
        like: RootSetting | None = None,
    ) -> None:
        catalogue = Catalogue() if like is None else like.catalogue
        super().__init__(box, config, catalogue)
        self.tables = tables
        self.deck = deck
        self.chart = chart
        self.factions = factions  # by seat; NONE where none is chosen yet
        self.rules: Rules = Rules(config.rules) if like is None else like.rules
        self.options: Options = Options(catalogue, tables, deck.ids) if like is None else like.options
        self.seatings: dict[tuple[int, ...], RootSetting] = {} if like is None else like.seatings
        self.kits: dict[int, Kit] = {}  # by faction
        self.effects: list[Effect | None] = []  # by card,
        self.effects_rule = False  # and whether any of them changes who rules,
        self.effects_lead = False  # or what is adjacent for its owner
        self.may_lead = False  # whether any faction may move by other ways than paths
        self.claimants: list[int] = []  # the seats whose factions may rule clearings whatever stands there,
        self.lenders: list[int] = []  # those that may lend others strength, paths or warriors,
        self.bar_moving: list[int] = []  # keep others in a clearing or out of it,
        self.bar_placing: list[int] = []  # and keep them from placing pieces there
        self.wanders: list[bool] = []  # by seat: whether its faction has a pawn
        self.may_offer = False  # whether any faction may offer something at any time of a turn,
        self.may_start = False  # or at the start of a phase
        self.pieces_count = False  # whether nothing but pieces gives the factions strength, hirelings apart,
        self.pieces_rule = False  # and says who rules
        self.paths_lead = False  # whether nothing but paths says what is adjacent for a faction
        self.uses_landmarks = config.rules["landmarks"] != "none"
        self.tower: int = NONE if self.uses_landmarks else chart.tower  # A.5 landmarks come instead
        self.uses_hirelings = config.rules["hirelings"] != "none"
        self.make_hireling: Callable[[int], Hireling] | None = None
        self.hireling_pool: list[int] = []  # those that may be dealt (A.6.5)
        self.make_landmark: Callable[[int], Landmark] | None = None
        self.extras: set[str] = set()  # the kinds of options that `any_time.offer_extras` may offer,
        self.common_extras: set[str] = set()  # and those among them that come with no faction
        self.kinds_of: list[list[int]] = self._kinds()  # by party
        self.tokens_of: list[list[int]] = [  # those of them that do not count for rule
            [kind for kind in kinds if tables.kinds[kind].type not in (WARRIOR, BUILDING)] for kinds in self.kinds_of
        ]
        self.clockwise: list[list[int]] = [  # the other seats from each seat on
            [(seat + offset) % config.seats for offset in range(1, config.seats)] for seat in range(config.seats)
        ]
        self.in_order: list[list[int]] = [[seat, *others] for seat, others in enumerate(self.clockwise)]

    def seated(self, factions: list[int]) -> RootSetting:
        """A.8.2 The same agreement with these factions at the table."""
        found = self.seatings.get(tuple(factions))
        if found is None:
            if len(self.seatings) >= MOST_SEATINGS:
                self.seatings.clear()
            found = RootSetting(self.box, self.config, self.tables, self.deck, self.chart, factions, self)
            found.fields, found.schema, found.names = self.fields, self.schema, self.names
            found.kits, found.effects = self.kits, self.effects
            found.effects_rule, found.effects_lead = self.effects_rule, self.effects_lead
            found.make_hireling, found.make_landmark = self.make_hireling, self.make_landmark
            found.hireling_pool, found.common_extras = self.hireling_pool, self.common_extras
            found.welcome()
            self.seatings[tuple(factions)] = found
        return found

    def welcome(self) -> None:
        """Note what the factions at the table may do."""
        seated = [self.kits[number] for number in self.factions]
        self.may_lead = any(kit.may_lead for kit in seated)
        self.claimants = [seat for seat, kit in enumerate(seated) if kit.may_claim]
        self.lenders = [seat for seat, kit in enumerate(seated) if kit.lends(self.rules)]
        self.bar_moving = [seat for seat, kit in enumerate(seated) if kit.may_bar_moving]
        self.bar_placing = [seat for seat, kit in enumerate(seated) if kit.may_bar_placing]
        self.wanders = [kit.has_pawn for kit in seated]
        self.may_offer = any(kit.extras for kit in seated)
        self.may_start = any(kit.may_start for kit in seated)
        self.pieces_count = not (self.lenders or self.effects_rule)
        self.pieces_rule = self.pieces_count and not self.claimants
        self.paths_lead = not (self.may_lead or self.lenders or self.effects_lead)
        self.extras = {kind for kit in seated for kind in kit.extras} | self.common_extras

    def boards(self) -> list[Faction]:
        """The boards of the factions at the table, by seat."""
        return [self.kits[number].make(seat, self) for seat, number in enumerate(self.factions)]

    def name_of(self, seat: int) -> str:
        """The faction of a seat, or the seat while it has none."""
        return FACTIONS[self.factions[seat]] if self.factions[seat] != NONE else f"seat {seat}"

    def may_hire(self, number: int) -> bool:
        """A.6.5 Whether the faction of a hireling is not at the table."""
        seated = [self.kits[faction].counts_as for faction in self.factions if faction != NONE]
        return self.tables.hireling_faction[number] not in seated

    def _kinds(self) -> list[list[int]]:
        """The kinds of pieces of every party that may be at the table."""
        owners = [*self.factions, *[NONE] * (FIRST_HIRELING - len(self.factions))]
        owners += range(len(FACTIONS), len(OWNERS))
        return [[number for number, kind in enumerate(self.tables.kinds) if kind.owner == owner] for owner in owners]

    def traits(self, domain: str, number: int) -> dict[str, tuple[str, int]]:
        """Parties are called by their factions and hirelings, and cards say their suits."""
        if domain == "seat" and number < len(self.factions) and self.factions[number] != NONE:
            return {"faction": ("faction", self.factions[number])}
        if domain == "seat" and number >= FIRST_HIRELING:
            return {"faction": ("hireling", number - FIRST_HIRELING)}
        if domain == "card":
            return {"suit": ("suit", self.deck.suit[number])}
        for kit in self.kits.values():
            found = kit.traits(domain, number)
            if found:
                return found
        return {}


class Root(Game):
    """A table of Root. Lists are by seat, clearing, kind of piece or card; NONE is nobody and nothing."""

    def __init__(self, setting: RootSetting) -> None:
        super().__init__(setting)
        self.of: RootSetting = setting
        self.tables: RootTables = setting.tables
        self.deck_of: Deck = setting.deck
        self.chart: Map = setting.chart
        self.rules: Rules = setting.rules
        self.options: Options = setting.options
        self.joining: list[Joiner] = NOTHING  # what `joiners` gives after the set-up, when it stays the same
        self.map_shared = False  # whether a copy may share what `own_map` copies: call that before changing it

        # made: attributes of root (`make generate`)
        self.turn: int = 0  # the seat whose turn it is
        self.turns: int = 0  # how many turns have been played
        self.phase: int = 0  # `setup`, `birdsong`, `daylight`, `evening`, `over`
        self.step: int = 0  # how far the phase has come
        self.winners: list[int] = NOTHING  # some: the seats that have won
        self.score: list[int] = NOTHING  # row: points of each seat
        self.dominance: list[int] = NOTHING  # row: the dominance card each seat has activated
        self.partner: list[int] = NOTHING  # row: whom each Vagabond has formed a coalition with, -1 for nobody
        self.suit: list[int] = NOTHING  # each clearing: its suit
        self.lost_city: int = 0  # the clearing of all suits, as its landmark says (F)
        self.on_map: list[int] = NOTHING  # grid, kind by clearing: how many pieces
        self.supply: list[int] = NOTHING  # each kind: how many in the supply or on the track
        self.strength: list[int] = NOTHING  # grid, seat by clearing: warriors and buildings there (2.5)
        self.built: list[int] = NOTHING  # each clearing: buildings and ruins in its slots
        self.ruins: list[int] = NOTHING  # each clearing: 1 while its ruin stands
        self.closed: list[int] = NOTHING  # row: 1 for each path of the mountain that is still closed
        self.ferry: int = 0  # the clearing of the ferry
        self.ferry_used: bool = False  # whether it has been used this turn
        self.path_opened: bool = False  # whether a closed path has been opened this turn
        self.items: list[int] = NOTHING  # each item: how many in the supply on the map
        self.crafted_items: list[int] = NOTHING  # grid, seat by item: the Crafted Items boxes
        self.exhausted_items: list[int] = NOTHING  # grid, seat by item: how many of those are exhausted
        self.coffins: list[int] = NOTHING  # each kind: warriors on the Coffin Makers
        self.deck: Zone = NOWHERE  # cards, the top last
        self.discards: Zone = NOWHERE  # cards: the discard pile, the top last
        self.available: Zone = NOWHERE  # cards: the dominance cards beside the map
        self.played: Zone = NOWHERE  # cards: played and not yet discarded, in the middle of an action only
        self.hands: list[Zone] = NOTHING  # row: the cards of each seat
        self.crafted: list[Zone] = NOTHING  # row: the lasting cards in front of each seat
        self.ruin_items: list[Zone] = NOTHING  # row: the items under the ruin of each clearing, the first clearing at 0
        self.activated: list[int] = NOTHING  # each clearing: crafting pieces used this turn
        self.used: list[int] = NOTHING  # some: the crafted cards used this turn
        self.draft: Draft  # the pool of set-up cards
        self.factions: list[Faction] = NOTHING  # the faction boards, by name
        self.landmarks: list[Landmark] = NOTHING  # the landmarks on the map, by name
        self.track_markers: list[int] = NOTHING  # some: the spaces of the score track that have a hireling marker
        self.owed: list[int] = NOTHING  # row: how many hirelings each seat is to gain
        self.hirelings: list[Hireling] = NOTHING  # the hirelings in the game, by name
        # end made

    def copy(self) -> Root:
        new = Root(self.of)
        new.chance = self.chance
        new.map_shared = self.map_shared = True
        # made: copies of root (`make generate`)
        new.turn = self.turn
        new.turns = self.turns
        new.phase = self.phase
        new.step = self.step
        new.winners = self.winners
        new.score = self.score
        new.dominance = self.dominance
        new.partner = self.partner
        new.suit = self.suit
        new.lost_city = self.lost_city
        new.on_map = self.on_map
        new.supply = self.supply[:]
        new.strength = self.strength
        new.built = self.built
        new.ruins = self.ruins
        new.closed = self.closed
        new.ferry = self.ferry
        new.ferry_used = self.ferry_used
        new.path_opened = self.path_opened
        new.items = self.items
        new.crafted_items = self.crafted_items
        new.exhausted_items = self.exhausted_items
        new.coffins = self.coffins
        new.deck = self.deck.copy()
        new.discards = self.discards.copy()
        new.available = self.available.copy()
        new.played = self.played.copy()
        new.hands = [each.copy() for each in self.hands]
        new.crafted = [each.copy() for each in self.crafted]
        new.ruin_items = self.copied_ruin_items()
        new.activated = self.activated
        new.used = self.used
        new.draft = self.draft.copy() if self.phase == SETUP else self.draft
        new.factions = [each.copy() for each in self.factions]
        new.landmarks = [each.copy() for each in self.landmarks]
        new.track_markers = self.track_markers
        new.owed = self.owed
        new.hirelings = [each.copy() for each in self.hirelings]
        # end made
        return new

    def own_map(self) -> None:
        """Copy `on_map` and what follows from it, if they are still shared with a copy of the game: they are about to
        change.
        """
        if self.map_shared:
            self.on_map = self.on_map[:]
            self.strength = self.strength[:]
            self.built = self.built[:]
            self.ruins = self.ruins[:]
            self.map_shared = False

    def copied_ruin_items(self) -> list[Zone]:
        """After the set-up nothing is ever put into a ruin, so those that are empty can be shared."""
        shared = self.phase != SETUP
        return [zone if shared and not zone.cards else zone.copy() for zone in self.ruin_items]

    def facts(self, option: Option) -> dict[str, int]:
        """The points for crafting an item; what else an option costs or brings its faction knows."""
        if option.kind == "craft":
            card = option.args[0]
            if self.deck_of.item[card] == NONE:
                return {}
            effects = [self.of.effects[own] for own in self.crafted[self.turn].cards]
            more = sum(effect.item_points() for effect in effects if effect is not None)
            return {"points": self.factions[self.turn].item_points(self, self.deck_of.vp[card]) + more}
        for faction in self.factions:
            found = faction.facts(self, option)
            if found:
                return found
        return {}

    def card_zones(self) -> list[Zone]:
        """Wherever cards of the deck may lie; activated dominance cards lie elsewhere (`dominance`)."""
        return [zone for zone in self.zones() if zone.domain == "card"]

    def absent(self, option: Option) -> Reason | None:
        """1.5.2 A party that is not at the table; 12.2.2 the Burrow, where only moves begin and end."""
        for number, domain in enumerate(self.of.catalogue.families[option.kind].domains):
            value = option.args[number]
            if domain is self.options.seat and not self.is_at_table(value):
                return NOBODY_SITS_THERE
            if domain is self.options.clearing and value == BURROW and option.kind not in ("from", "to"):
                return BURROW_IS_APART
        return None

    def zones(self) -> list[Zone]:
        found = self.common_zones()
        for joiner in self.joiners():
            found += joiner.zones()
        return found

    def common_zones(self) -> list[Zone]:
        """Those on nobody's board or card."""
        # made: zones of root (`make generate`)
        return [self.deck, self.discards, self.available, self.played, *self.hands, *self.crafted, *self.ruin_items]
        # end made

    # Who is at the table.

    def sit_down(self, factions: list[int]) -> None:
        """A.8.2 These factions are at the table from now on, and everybody's hand is seen by whom it says (11.2.3)."""
        self.of = self.of.seated(factions)
        self.setting = self.of
        for seat, faction in enumerate(self.factions):
            kind = faction.hand_kind()
            if self.hands[seat].sight != kind.sight(seat):
                held, self.hands[seat] = self.hands[seat], kind.make(seat)
                while held.cards:
                    self.transfer(held, 0, self.hands[seat])
            faction.meet(self)

    def party(self, number: int) -> Party:
        """The faction of a seat, or a hireling."""
        if number < FIRST_HIRELING:
            return self.factions[number]
        for hireling in self.hirelings:
            if hireling.party == number:
                return hireling
        raise IndexError(number)

    def parties(self) -> list[Party]:
        """All who own pieces: the factions by seat, then the hirelings."""
        return [*self.factions, *self.hirelings]

    def joiners(self) -> list[Joiner]:
        """All who join the common rules: the factions by seat, the hirelings, the landmarks."""
        if self.phase == SETUP:
            return [*self.factions, *self.hirelings, *self.landmarks]
        if not self.joining:
            self.joining = [*self.factions, *self.hirelings, *self.landmarks]
        return self.joining

    def offering(self) -> list[Joiner]:
        """Those joiners that may offer something at any time of a turn."""
        if self.of.may_offer or self.hirelings or self.landmarks:
            return self.joiners()
        return NOTHING

    def is_at_table(self, party: int) -> bool:
        """Whether a number is that of a party at the table."""
        return party < self.seats or any(hireling.party == party for hireling in self.hirelings)

    def player(self, party: int) -> int:
        """Who plays a party: its seat, or whoever controls the hireling; NONE if nobody does."""
        if party < FIRST_HIRELING:
            return party
        for hireling in self.hirelings:
            if hireling.party == party:
                return hireling.controller
        return NONE

    def effects_of(self, party: int) -> list[int]:
        """4.1.3 The crafted cards of a party; E.3.5 hirelings use none."""
        return self.crafted[party].cards if party < FIRST_HIRELING else []

    def kept(self, kind: int) -> int:
        """How many pieces of a kind lie on boards and cards."""
        return sum(joiner.keeps(kind) for joiner in self.joiners())

    def has_dealt(self) -> bool:
        """5.1.3, A.7 Whether the players have drawn their first cards."""
        return self.phase != SETUP or self.step > 0

    def has_dominance(self) -> bool:
        """5.1.3, A.7 Two players play without the dominance cards."""
        return self.seats > 2

    # What lies where.

    def count(self, kind: i64, clearing: i64) -> int:
        """How many pieces of a kind are in a clearing."""
        return self.on_map[kind * PLACES + clearing] if kind != NONE else 0

    def total_on_map(self, kind: int) -> int:
        """How many pieces of a kind are on the map, the Burrow too; others may be in the supply, or nowhere."""
        on_map = self.on_map
        first: i64 = kind * PLACES
        found: i64 = 0
        place: i64
        for place in range(first, first + PLACES):
            found += on_map[place]
        return found

    def warriors(self, party: int, clearing: int) -> int:
        """How many warriors a party has in a clearing."""
        return self.party(party).warriors(self, clearing)

    def pieces(self, party: int, clearing: int, type: int) -> int:
        """How many pieces of a type a party has in a clearing."""
        found = 0
        for kind in self.of.kinds_of[party]:
            if self.tables.kinds[kind].type == type:
                found += self.on_map[kind * PLACES + clearing]
        return found

    def has_pieces(self, party: i64, clearing: i64) -> bool:
        """Whether a party has any piece in a clearing, its pawn too."""
        is_seat = party < FIRST_HIRELING
        if is_seat and self.strength[party * PLACES + clearing] > 0:
            return True
        on_map = self.on_map
        for kind in self.of.tokens_of[party] if is_seat else self.of.kinds_of[party]:
            if on_map[kind * PLACES + clearing] > 0:
                return True
        if is_seat and not self.of.wanders[party]:
            return False
        return self.party(party).pawn_clearing(self) == clearing

    def is_suit(self, clearing: i64, suit: i64) -> bool:
        """2.2.2 Whether a clearing is of a suit; the Lost City is of all, and the Burrow of none."""
        return clearing == self.lost_city or (clearing < CLEARINGS and self.suit[clearing] == suit)

    def tool_suit(self, clearing: i64) -> int:
        """4.1.1 Under which suit crafting pieces in a clearing count: in the Lost City under a fourth, as each of them
        is of any suit.
        """
        return BIRD if clearing == self.lost_city else self.suit[clearing]

    def suits_of(self, clearing: int) -> list[int]:
        """2.2.2 The suits that a clearing is of."""
        return [suit for suit in range(BIRD) if self.is_suit(clearing, suit)]

    def open_slots(self, clearing: int) -> int:
        """2.2.3 How many buildings still fit."""
        slots = self.chart.slots[clearing] - self.built[clearing]
        for landmark in self.landmarks:
            slots += landmark.adds_slots(clearing)
        return slots

    def round(self) -> int:
        """Which round this turn is in, from 1: in every round each seat has one turn."""
        return self.turns // self.seats + 1

    def seats_in_order(self) -> list[int]:
        """All seats clockwise from the one whose turn it is."""
        return self.of.in_order[self.turn]

    def others(self, seat: int) -> list[int]:
        """All other seats clockwise from a seat."""
        return self.of.clockwise[seat]

    def other_parties(self, party: int) -> list[int]:
        """All other parties: the seats clockwise from it or from whoever plays it, then the hirelings."""
        found = self.seats_in_order() if party >= FIRST_HIRELING else self.others(party)
        if not self.hirelings:
            return found
        return found + [hireling.party for hireling in self.hirelings if hireling.party != party]

    def are_enemies(self, one: int, other: int) -> bool:
        """G.1.8 Other players are enemies, unless Allied, or in a coalition with each other (R17); E.3.2 hirelings are
        enemies of all but those who control them, and of whom these are no enemies.
        """
        if one >= FIRST_HIRELING or other >= FIRST_HIRELING:
            first, second = self.player(one), self.player(other)
            return one != other and (NONE in (first, second) or (first != second and self.are_enemies(first, second)))
        if self.rules.allied_are_no_enemies:
            allied = self.factions[one].is_allied_with(other) or self.factions[other].is_allied_with(one)
            return one != other and not allied
        return one != other and self.partner[one] != other and self.partner[other] != one
