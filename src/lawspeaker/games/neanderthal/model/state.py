"""The state of Neanderthal: what lies on the table, and where in the turn the game is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawspeaker.games.neanderthal.model.options import Options, holders
from lawspeaker.games.neanderthal.model.rules import Rules
from lawspeaker.games.neanderthal.model.tables import (
    COLOUR_OF_PORTAL,
    COLOURS,
    NONE,
    NORTH,
    ORANGE,
    PORTAL_COUNT,
    RANKS,
    ROWS,
    SOUTH,
    TRIBE_COUNT,
    Card,
    NeanderthalTables,
    Sexuality,
)
from lawspeaker.games.neanderthal.model.zones import (
    EVENTS,
    NORTH_DECK,
    NORTH_DOWN,
    NORTH_GONE,
    SOUTH_DECK,
    SOUTH_DOWN,
    SOUTH_GONE,
    UNUSED,
)
from lawspeaker.games.neanderthal.variants.variant import Variant
from lawspeaker.games.tribes.deal import MOST_TERMS
from lawspeaker.games.tribes.pieces import DEAD, FREE, TribalGame
from lawspeaker.kernel.game import AnyBox, Config, Setting
from lawspeaker.kernel.option import Catalogue
from lawspeaker.kernel.schema import Cards, Each, Flag, Grid, Name, Schema, SeatNumber, Some, Whole
from lawspeaker.kernel.zone import EVERYONE, Zone

SETUP: Final = 0  # phases 1 to 6 are the rulebook's (A1)
EVENT: Final = 1
ASSIGN: Final = 2
NEGOTIATE: Final = 3
HUNT: Final = 4
ANIMALS: Final = 5
ACTIONS: Final = 6
OVER: Final = 7

FIRST_CAMP: Final = 2  # the place of unassigned Wanderlusters with the first host; before it are DEAD and FREE
FIRST_CARD: Final = FIRST_CAMP + TRIBE_COUNT  # the place of the first card

# How a place of a row lies. A gap is open, and no card lies there.
OPEN: Final = 0
ICE: Final = 1
UNEXPLORED: Final = 2

# What the first hunt in a place of a map has shown (L6a.1).
UNTRIED: Final = 0
BARREN: Final = 1
NEW_ARTIFACT: Final = 2  # found this turn
ARTIFACT: Final = 3

MAP_ROWS: Final = 4  # L1.1
MAP_COLUMNS: Final = 5
MOST_LOOT: Final = 60  # disks at stake at once: of all tribes, and then some
MOST_STALKERS: Final = 60  # predators still to come: after the first three for each place of a map


class NeanderthalSetting(Setting):
    """What all copies of a Neanderthal match share."""

    def __init__(
        self,
        box: AnyBox,
        config: Config,
        tables: NeanderthalTables,
        variant_of: Callable[[Rules], Variant],
    ) -> None:
        catalogue = Catalogue()
        super().__init__(box, config, catalogue)
        self.tables = tables
        self.rules = Rules(config.rules)
        self.variant: Variant = variant_of(self.rules)
        self.map_rows: int = MAP_ROWS if self.variant.mapped else len(ROWS)
        self.columns: int = MAP_COLUMNS if self.variant.mapped else tables.columns
        self.slots: int = self.map_rows * self.columns
        self.guest_cards: int = len(tables.cards) if self.rules.guests_court else tables.biomes  # R25
        self.options = Options(
            catalogue, tables, self.slot_names(), self.variant.mapped, self.guest_cards, config.seats
        )

        # Places, in the order of `place_names`.
        self.first_guest: int = FIRST_CARD + len(tables.cards)  # of Wanderlusters on the first biome,
        self.first_wed: int = self.first_guest + self.guest_cards * TRIBE_COUNT  # of the first daughter's husband,
        self.first_spot: int = self.first_wed + len(tables.daughters)  # of rank 1 of the first placard,
        self.first_slot: int = self.first_spot + TRIBE_COUNT * RANKS  # and on the first unseen card of a map
        self.first_kin: int = self.first_slot + (self.slots if self.variant.mapped else 0)  # of assimilated pairs
        self.places: int = self.first_kin + (TRIBE_COUNT if self.variant.mapped else 0)
        self.wed: list[int] = [NONE] * len(tables.cards)  # by card, the place of a daughter's husband

        # Dedicated disks, in the order of `dedicated_names`.
        self.first_bond: int = TRIBE_COUNT * RANKS  # under the first daughter's husband,
        self.first_holder: int = self.first_bond + len(tables.daughters)  # and on the first card
        self.bond: list[int] = [NONE] * len(tables.cards)  # by card, under a daughter's husband,
        self.on_card: list[int] = [NONE] * len(tables.cards)  # and the first colour on a card
        self.holders: list[int] = holders(tables)
        for number, card in enumerate(tables.daughters):
            self.wed[card] = self.first_wed + number
            self.bond[card] = self.first_bond + number
        for number, card in enumerate(self.holders):
            self.on_card[card] = self.first_holder + number * COLOURS

        self.numbers: dict[str, int] = {card.key: card.number for card in tables.cards}
        self.schema = schema(self)

    def slot_names(self) -> list[str]:
        """C.3 The places of the two rows; L1.1 or of a map, by row and column."""
        if self.variant.mapped:
            return [f"{row + 1}_{column + 1}" for row in range(self.map_rows) for column in range(self.columns)]
        return [f"{row}_{column + 1}" for row in ROWS for column in range(self.columns)]

    def alias(self, domain: str, number: int) -> tuple[str, int]:
        """A card of a deck is called as everywhere, and a place by the card, the rank or the husband that it is."""
        if domain in ("north_card", "south_card"):
            return "card", number
        if domain == "event":
            return "card", self.tables.daughters[number]
        if domain == "place" and FIRST_CARD <= number < self.first_guest:
            return "card", number - FIRST_CARD
        if domain == "place" and self.first_guest <= number < self.first_wed:
            return "card", (number - self.first_guest) // TRIBE_COUNT
        if domain == "place" and self.first_spot <= number < self.first_slot:
            return "spot", number - self.first_spot
        if domain == "place" and self.first_slot <= number < self.first_kin:
            return "slot", number - self.first_slot
        if domain == "dedicated" and number < self.first_bond:
            return "spot", number
        if domain == "dedicated" and number < self.first_holder:
            return "place", self.first_wed + number - self.first_bond
        return domain, number

    def traits(self, domain: str, number: int) -> dict[str, tuple[str, int]]:
        """The tribe and rank of an elder, the wife of a husband, and the colour of a disk on a card."""
        if domain == "spot":
            return {"tribe": ("tribe", number // RANKS), "rank": ("rank", number % RANKS)}
        if domain == "place" and self.first_wed <= number < self.first_spot:
            return {"wife": ("card", self.tables.daughters[number - self.first_wed])}
        if domain == "dedicated" and number >= self.first_holder:
            holder, colour = divmod(number - self.first_holder, COLOURS)
            return {"holder": ("card", self.holders[holder]), "disk": ("disk", colour)}
        return {}


def schema(setting: NeanderthalSetting) -> Schema:
    """How a position of Neanderthal is written."""
    o, seats = setting.options, setting.config.seats
    tribe = Name(o.tribe, none="none")
    card = Name(o.card, none="none")
    few = Whole(0)
    return Schema(
        {
            "turn": Whole(0),
            "phase": Whole(SETUP, OVER),
            "step": few,
            "acting": few,
            "event": Name(o.event, none="none"),
            "order": Some(Name(o.tribe), TRIBE_COUNT),
            "seat_of": Each(o.tribe, SeatNumber(seats), NONE),
            "points": Each(o.tribe, Whole(-999), 0),
            "winners": Some(SeatNumber(seats), seats),
            "sexuality_card": Each(o.tribe, Name(o.sexuality_card, none="none"), NONE),
            "sexuality": Each(o.tribe, Name(o.sexuality, none="none"), NONE),
            "tribal": Each(o.tribe, Flag(), False),
            "pieces": Grid(o.place, o.tribe, few),
            "alpha": Each(o.tribe, Name(o.place)),
            "vocabulary": Grid(o.tribe, o.disk, few),
            "portals": Grid(o.tribe, o.portal, few),
            "immature": Each(o.spot, Flag(), False),
            "unripe": Each(o.card, Flag(), False),
            "disks": Grid(o.card, o.disk, few),
            "tableau": Each(o.card, tribe, NONE),
            "hand": Each(o.card, tribe, NONE),
            "slots": Each(o.slot, card),
            "cover": Each(o.slot, Name(o.cover), OPEN),
            "north": Cards(o.north, ordered=True),
            "south": Cards(o.south, ordered=True),
            "north_down": Cards(o.north, ordered=True),
            "south_down": Cards(o.south, ordered=True),
            "north_lies": Some(Name(o.slot), len(o.slot)),
            "south_lies": Some(Name(o.slot), len(o.slot)),
            "north_gone": Cards(o.north),
            "south_gone": Cards(o.south),
            "events": Cards(o.event, ordered=True),
            "unused": Cards(o.event),
            "past": Some(Name(o.event), 2 * len(o.event)),
            "mapped": Grid(o.tribe, o.disk, few),
            "lost": Each(o.tribe, few, 0),
            "resolved": Each(o.card, Flag(), False),
            "contested": card,
            "speaker": tribe,
            "partner": tribe,
            "terms": Some(Whole(0), MOST_TERMS),
            "proposed": Flag(),
            "agreed": Each(o.tribe, Flag(), False),
            "offers": Each(o.tribe, few, 0),
            "silent": Each(o.tribe, Flag(), False),
            "hunted": card,
            "rolled": Each(o.tribe, Flag(), False),
            "fresh": Each(o.card, Flag(), False),
            "prey_of": Each(o.card, tribe, NONE),
            "prey_born": Grid(o.card, o.tribe, few),
            "prey_alpha": Each(o.tribe, card, NONE),
            "prey_slot": Each(o.card, Name(o.slot, none="none"), NONE),
            "stalker": Each(o.card, card, NONE),
            "marched": Grid(o.card, o.tribe, few),
            "march_alpha": Each(o.tribe, card, NONE),
            "next_stalkers": Some(Name(o.card), MOST_STALKERS),
            "next_stalkers_of": Some(Name(o.card), MOST_STALKERS),
            "loot": Some(Name(o.dedicated), MOST_LOOT),
            "loot_of": Some(Name(o.card), MOST_LOOT),
            "raised": Each(o.tribe, few, 0),
            "acted": Each(o.tribe, few, 0),
            "bids": Each(o.tribe, few, 0),
            "moved": Grid(o.slot, o.tribe, few),
            "alpha_moved": Each(o.tribe, Flag(), False),
            "disturbed": Each(o.card, Flag(), False),
            "marks": Each(o.slot, Name(o.mark), UNTRIED),
            "signals": few,
        }
    )


class Neanderthal(TribalGame):
    """A table of Neanderthal. Lists are by tribe, card, slot or spot; NONE is nobody and nothing.

    A host is a tribe for which pieces work: its own, and D6.2 Wanderlusters of other colours.
    """

    def __init__(self, setting: NeanderthalSetting) -> None:
        super().__init__(setting, setting.options)
        self.of: NeanderthalSetting = setting
        self.tables: NeanderthalTables = setting.tables
        self.rules: Rules = setting.rules
        self.options: Options = setting.options
        self.variant: Variant = setting.variant

        # Tribes.
        self.sexuality_card: list[int] = []
        self.sexuality: list[int] = []  # the side that is up
        self.tribal: list[bool] = []  # the side of the placard that is up; the other is vocal

        # Disks (B3). Those on a sexuality card (B3e) are as many as it shows, and not kept here.
        self.vocabulary: list[int] = []  # tribe * 3 + colour (B3a)
        self.portals: list[int] = []  # tribe * 6 + portal (B3b)
        self.immature: list[bool] = []  # by spot: a disk of the rank's colour lies under the elder (B3c)
        self.unripe: list[bool] = []  # by card: an orange disk lies under the daughter's husband (B3c)
        self.disks: list[int] = []  # card * 3 + colour: on daughters, animals and inventions (B3d)

        # Cards. Everybody has seen how a card came into a hand, so hands are open.
        self.slots: list[int] = []  # by place of a row, the biome that lies there face up
        self.cover: list[int] = []  # by place of a row: OPEN, ICE or UNEXPLORED
        self.north: Zone = NORTH_DECK.make()
        self.south: Zone = SOUTH_DECK.make()
        self.north_down: Zone = NORTH_DOWN.make()  # face down in Europe, by their backs,
        self.south_down: Zone = SOUTH_DOWN.make()
        self.north_lies: list[int] = []  # and in which slots they lie, in the same order
        self.south_lies: list[int] = []
        self.north_gone: Zone = NORTH_GONE.make()  # left the map unseen (L3b.1), by their backs
        self.south_gone: Zone = SOUTH_GONE.make()
        self.events: Zone = EVENTS.make()
        self.unused: Zone = UNUSED.make()  # daughters that are not in the deck (C.1)
        self.past: list[int] = []  # events that have happened

        # This turn.
        self.mapped: list[int] = []  # tribe * 3 + colour: portals when the turn began (I2a)
        self.lost: list[int] = []  # by tribe: pieces lost to Chaos (D4c.1, D6.1)
        self.resolved: list[bool] = []  # by card: fought over in phase 3, hunted in phase 4, milked in phase 5
        self.contested: int = NONE  # phase 3: the card that is talked and fought about
        self.hunted: int = NONE  # phase 4: the card being hunted,
        self.rolled: list[bool] = []  # and who has rolled there
        self.fresh: list[bool] = []  # by card: came into its row in this phase (G7.2)
        self.raised: list[int] = []  # phase 2: promotions of a tribe that needed portals (E2i.1)
        self.acted: list[int] = []  # by tribe: husbands moved in phase 2 (E4a), actions taken in phase 6
        self.bids: list[int] = []  # by tribe: disks bid in the auction that is going on (D7b)

        # Big game that a predator may still take away (G4), by card.
        self.prey_of: list[int] = []  # who has hunted it,
        self.prey_born: list[int] = []  # card * 3 + tribe: the babies it brought,
        self.prey_alpha: list[int] = []  # by tribe: the card for which its Alpha was one of them,
        self.prey_slot: list[int] = []  # where it lay,
        self.stalker: list[int] = []  # the predator that attacks
        self.marched: list[int] = []  # card * 3 + colour: if more are to come, the hunters who go on to them (R46),
        self.march_alpha: list[int] = []  # by tribe: the card for which its Alpha is one of these
        self.next_stalkers: list[int] = []  # predators that are as near and attack after it (G4.2),
        self.next_stalkers_of: list[int] = []  # and the prey of which they are after, in the same order
        self.loot: list[int] = []  # dedicated places from which such hunts have freed a disk,
        self.loot_of: list[int] = []  # and the card of the hunt, in the same order

        # On a map (L, M).
        self.moved: list[int] = []  # slot * 3 + tribe: how many hunters there have made their move (L5a),
        self.alpha_moved: list[bool] = []  # and whether the Alpha of a tribe has
        self.disturbed: list[bool] = []  # by card: turned up this turn under hunters, who do not hunt it yet (L3d)
        self.marks: list[int] = []  # by slot: UNTRIED, or what the first hunt there has shown (L6a.1)
        self.signals = 0  # artifacts at which a hunt of this turn has succeeded (L6b)

    def copy(self) -> Neanderthal:
        new = Neanderthal(self.of)
        new.chance = self.chance
        new.turn, new.phase, new.step, new.acting = self.turn, self.phase, self.step, self.acting
        new.event = self.event
        new.order = self.order[:]
        new.seat_of = self.seat_of[:]
        new.points = self.points[:]
        new.winners = self.winners[:]
        new.sexuality_card = self.sexuality_card[:]
        new.sexuality = self.sexuality[:]
        new.tribal = self.tribal[:]
        new.pieces = self.pieces[:]
        new.alpha = self.alpha[:]
        new.vocabulary = self.vocabulary[:]
        new.portals = self.portals[:]
        new.immature = self.immature[:]
        new.unripe = self.unripe[:]
        new.disks = self.disks[:]
        new.tableau = self.tableau[:]
        new.hand = self.hand[:]
        new.laid = [cards[:] for cards in self.laid]
        new.held = [cards[:] for cards in self.held]
        new.slots = self.slots[:]
        new.cover = self.cover[:]
        new.north, new.south = self.north.copy(), self.south.copy()
        new.north_down, new.south_down = self.north_down.copy(), self.south_down.copy()
        new.north_lies, new.south_lies = self.north_lies[:], self.south_lies[:]
        new.north_gone, new.south_gone = self.north_gone.copy(), self.south_gone.copy()
        new.events, new.unused = self.events.copy(), self.unused.copy()
        new.past = self.past[:]
        new.mapped = self.mapped[:]
        new.lost = self.lost[:]
        new.resolved = self.resolved[:]
        new.contested, new.speaker, new.partner = self.contested, self.speaker, self.partner
        new.terms, new.proposed = self.terms[:], self.proposed
        new.agreed = self.agreed[:]
        new.offers = self.offers[:]
        new.silent = self.silent[:]
        new.hunted = self.hunted
        new.rolled = self.rolled[:]
        new.fresh = self.fresh[:]
        new.raised = self.raised[:]
        new.acted = self.acted[:]
        new.bids = self.bids[:]
        new.prey_of, new.prey_born, new.prey_slot = self.prey_of[:], self.prey_born[:], self.prey_slot[:]
        new.prey_alpha = self.prey_alpha[:]
        new.stalker = self.stalker[:]
        new.marched, new.march_alpha = self.marched[:], self.march_alpha[:]
        new.next_stalkers, new.next_stalkers_of = self.next_stalkers[:], self.next_stalkers_of[:]
        new.loot, new.loot_of = self.loot[:], self.loot_of[:]
        new.moved, new.alpha_moved = self.moved[:], self.alpha_moved[:]
        new.disturbed = self.disturbed[:]
        new.marks, new.signals = self.marks[:], self.signals
        return new

    def zones(self) -> list[Zone]:
        decks = [self.north, self.south, self.north_down, self.south_down, self.north_gone, self.south_gone]
        return [*decks, self.events, self.unused]

    def tribe_of(self, seat: int) -> int:
        """A.1 The tribe that a seat plays."""
        return self.seat_of.index(seat)

    # Places of pieces.

    def camp(self, host: int) -> int:
        """D6.1 Where unassigned Wanderlusters stay with a host."""
        return FIRST_CAMP + host

    def place_of(self, card: int) -> int:
        """Where the hunters of a biome stand, each tribe's own, or the suitors of a daughter."""
        return FIRST_CARD + card

    def guests_at(self, card: int, host: int) -> int:
        """D6.2 Where Wanderlusters stand who hunt a biome for a host, R25 or perhaps court a daughter."""
        return self.of.first_guest + card * TRIBE_COUNT + host

    def spot(self, board: int, rank: int) -> int:
        """The place of a rank of a tribe's placard."""
        return self.of.first_spot + board * RANKS + rank

    def place_at(self, slot: int) -> int:
        """L3d Where the hunters of a slot of a map stand: on its card, or for lack of one that is seen on the slot."""
        return self.of.first_slot + slot if self.slots[slot] == NONE else FIRST_CARD + self.slots[slot]

    def kin(self, tribe: int) -> int:
        """M3b Where the pairs of a tribe stand: husbands of other colours, each with one of its own."""
        return self.of.first_kin + tribe

    # Who stands there.

    def free_band(self, host: int) -> list[tuple[int, int]]:
        """The colour and the place of all who are unassigned with a host: his own first, then Wanderlusters."""
        return self.band_of(host, FREE, self.camp(host))

    def band(self, host: int, card: int) -> list[tuple[int, int]]:
        """The colour and the place of all who stand on a card for a host: his own first, then Wanderlusters."""
        if card >= self.of.guest_cards:
            return [(host, self.place_of(card))] if self.count(host, self.place_of(card)) > 0 else []
        return self.band_of(host, self.place_of(card), self.guests_at(card, host))

    def band_of(self, host: int, home: int, abroad: int) -> list[tuple[int, int]]:
        own = [(host, home)] if self.count(host, home) > 0 else []
        return own + [(colour, abroad) for colour in range(TRIBE_COUNT) if self.count(colour, abroad) > 0]

    def unassigned(self, host: int) -> int:
        """D4.1 Unassigned pieces with a host: his own, his Alpha, and Wanderlusters."""
        return self.own_unassigned(host) + self.everybody(self.camp(host))

    def own_unassigned(self, tribe: int) -> int:
        """Unassigned pieces of a tribe at home, its Alpha included; L3g all its hunters on a map are."""
        number = self.count(tribe, FREE)
        if self.variant.mapped:
            number += sum(self.count(tribe, self.place_at(slot)) for slot in range(self.of.slots))
        return number

    def alpha_is_unassigned(self, tribe: int) -> bool:
        """Whether the Alpha of a tribe is one of its unassigned pieces at home; L3g or on a map."""
        place = self.alpha[tribe]
        if not self.variant.mapped:
            return place == FREE
        return place == FREE or self.slot_at(place) != NONE

    def party(self, host: int, card: int) -> int:
        """G.1 How many hunters, or suitors, a host has on a card."""
        pieces = self.pieces
        own = pieces[(FIRST_CARD + card) * TRIBE_COUNT + host]
        if card >= self.of.guest_cards:
            return own
        guests = (self.of.first_guest + card * TRIBE_COUNT + host) * TRIBE_COUNT
        return own + pieces[guests] + pieces[guests + 1] + pieces[guests + 2]

    def hosts_on(self, card: int) -> list[int]:
        """Who has hunters or suitors on a card, in the order of play."""
        return [host for host in self.order if self.party(host, card) > 0]

    def host_count(self, card: int) -> int:
        """How many hosts have hunters or suitors on a card."""
        number = 0
        for host in self.order:
            if self.party(host, card) > 0:
                number += 1
        return number

    def suitors_of(self, card: int) -> list[int]:
        """Whose suitors are with a daughter; K2f they may be of a species that nobody plays."""
        return [tribe for tribe in range(TRIBE_COUNT) if self.party(tribe, card) > 0]

    def alpha_on(self, tribe: int, card: int) -> bool:
        """Whether the Alpha of a tribe is one of its pieces on a card."""
        return self.alpha[tribe] == FIRST_CARD + card

    def has_elder(self, tribe: int, rank: int) -> bool:
        return self.pieces[self.spot(tribe, rank) * TRIBE_COUNT + tribe] > 0

    def elder_is_mature(self, tribe: int, rank: int) -> bool:
        """B3c Whether a tribe has an elder on a rank, and no disk lies under him."""
        return self.has_elder(tribe, rank) and not self.immature[tribe * RANKS + rank]

    def elders_of(self, tribe: int) -> list[int]:
        """The ranks on which a tribe has elders."""
        return [rank for rank in range(RANKS) if self.has_elder(tribe, rank)]

    def husband(self, card: int) -> int:
        """The tribe of a daughter's husband, or NONE."""
        place = self.of.wed[card]
        for tribe in range(TRIBE_COUNT):
            if self.pieces[place * TRIBE_COUNT + tribe] > 0:
                return tribe
        return NONE

    def wives_of(self, tribe: int) -> list[int]:
        """The daughters, of whatever tableau, whose husbands are of a tribe."""
        first = self.of.first_wed
        return [card for number, card in enumerate(self.tables.daughters) if self.count(tribe, first + number) > 0]

    def husband_is_mature(self, card: int) -> bool:
        """B3c Whether a daughter has a husband, and no disk lies under him."""
        return self.husband(card) != NONE and not self.unripe[card]

    def is_lazarus(self, tribe: int) -> bool:
        """J1.1 Whether a tribe has no piece left."""
        return self.count(tribe, DEAD) > self.tables.pieces

    def colours_in_play(self) -> list[int]:
        """The tribes whose pieces are used: those that are played, and K2.1 sometimes the others too."""
        return [tribe for tribe, seat in enumerate(self.seat_of) if seat != NONE or self.variant.strangers]

    # Disks (B3); `disks` frees and dedicates them.

    def words(self, tribe: int) -> int:
        """B3a How many disks are in a tribe's vocabulary."""
        first = tribe * COLOURS
        return self.vocabulary[first] + self.vocabulary[first + 1] + self.vocabulary[first + 2]

    def portals_of(self, tribe: int) -> int:
        """I1d.1 How many disks lie on a tribe's brain map."""
        number = 0
        for place in range(tribe * PORTAL_COUNT, (tribe + 1) * PORTAL_COUNT):
            number += self.portals[place]
        return number

    def ways(self, tribe: int) -> Sexuality:
        """A tribe's sexuality."""
        return self.tables.sexualities[self.sexuality[tribe]]

    def is_mature(self, card: int) -> bool:
        """B3d Whether no disk lies on a card."""
        first = card * COLOURS
        return self.disks[first] == 0 and self.disks[first + 1] == 0 and self.disks[first + 2] == 0

    def bound(self, tribe: int, colour: int) -> int:
        """How many disks of a colour a tribe has that are not in its vocabulary."""
        number = self.dedicated_disks(tribe)[colour]
        for portal in range(PORTAL_COUNT):
            if COLOUR_OF_PORTAL[portal] == colour:
                number += self.portals[tribe * PORTAL_COUNT + portal]
        if self.sexuality[tribe] != NONE:
            number += self.ways(tribe).mpi[colour]
        return number

    def dedicated_disks(self, tribe: int) -> list[int]:
        """B3c, B3d How many disks of each colour keep something of a tribe immature."""
        numbers = [0] * COLOURS
        for rank in range(RANKS):
            if self.immature[tribe * RANKS + rank]:
                numbers[self.tables.ranks[rank].cost] += 1
        for card in self.laid[tribe]:
            for colour in range(COLOURS):
                numbers[colour] += self.disks[card * COLOURS + colour]
            if self.unripe[card]:
                numbers[ORANGE] += 1
        return numbers

    # Cards.

    def card(self, card: int) -> Card:
        return self.tables.cards[card]

    def is_daughter(self, card: int) -> bool:
        """Whether a card is no biome: daughters come after them."""
        return card >= self.tables.biomes

    def daughters_of(self, tribe: int) -> list[int]:
        """The daughters in a tribe's tableau."""
        return [card for card in self.laid[tribe] if self.is_daughter(card)]

    def turn_up(self, deck: Zone) -> int:
        """Turn up the top card of a deck: it lies there no longer, and everybody has seen it."""
        top = len(deck.cards) - 1
        self.show(deck, top, EVERYONE)
        return deck.take(top)

    # Europe. The slot of a row below or above another has the same column (C.3).

    def deck(self, row: int) -> Zone:
        return self.north if row == NORTH else self.south

    def region(self, slot: int) -> int:
        """Whether a slot is in the north or in the south."""
        return NORTH if slot < self.of.slots // 2 else SOUTH

    def deck_of(self, slot: int) -> Zone:
        return self.deck(self.region(slot))

    def slots_of(self, row: int) -> range:
        """The slots of the north or the south, from left to right."""
        half = self.of.slots // 2
        return range(half) if row == NORTH else range(half, self.of.slots)

    def below(self, slot: int) -> int:
        """The slot to the south, or NONE."""
        return slot + self.of.columns if slot + self.of.columns < self.of.slots else NONE

    def above(self, slot: int) -> int:
        """The slot to the north, or NONE."""
        return slot - self.of.columns if slot >= self.of.columns else NONE

    def is_gap(self, slot: int) -> bool:
        """G5b Whether nothing lies in a slot."""
        return self.slots[slot] == NONE and self.cover[slot] == OPEN

    def slot_of(self, card: int) -> int:
        """Where a biome lies face up, or NONE."""
        for slot, lying in enumerate(self.slots):
            if lying == card:
                return slot
        return NONE

    def slot_at(self, place: int) -> int:
        """L3d The slot of a map on which a piece stands, or NONE."""
        if self.of.first_slot <= place < self.of.first_kin:
            return place - self.of.first_slot
        return self.slot_of(place - FIRST_CARD) if FIRST_CARD <= place < FIRST_CARD + self.tables.biomes else NONE

    def biomes_in_play(self) -> list[int]:
        """E1.1 The biomes that lie face up, from left to right, the north first."""
        return [card for card in self.slots if card != NONE]

    def lay_down(self, deck: Zone, slot: int, cover: int) -> None:
        """Lay the top card of a deck face down into an empty slot."""
        lies, target = (self.north_lies, self.north_down) if deck is self.north else (self.south_lies, self.south_down)
        self.draw(deck, target)
        lies.append(slot)
        self.cover[slot] = cover

    def turn_over(self, slot: int) -> int:
        """D1b Turn a face-down card up; gives the card."""
        lies, zone = self._hidden(slot)
        place = lies.index(slot)
        self.show(zone, place, EVERYONE)
        lies.pop(place)
        card = zone.take(place)
        self.slots[slot], self.cover[slot] = card, OPEN
        return card

    def shift(self, slot: int, target: int) -> None:
        """Move a face-down card, unseen, into an empty slot."""
        lies, _ = self._hidden(slot)
        lies[lies.index(slot)] = target
        self.cover[target], self.cover[slot] = self.cover[slot], OPEN

    def drop(self, slot: int) -> None:
        """L3b.1 A face-down card leaves the game, and nobody learns which it was."""
        lies, zone = self._hidden(slot)
        place = lies.index(slot)
        lies.pop(place)
        self.transfer(zone, place, self.north_gone if zone is self.north_down else self.south_gone)
        self.cover[slot] = OPEN

    def _hidden(self, slot: int) -> tuple[list[int], Zone]:
        """Which list and zone have the face-down card of a slot."""
        if slot in self.north_lies:
            return self.north_lies, self.north_down
        return self.south_lies, self.south_down
