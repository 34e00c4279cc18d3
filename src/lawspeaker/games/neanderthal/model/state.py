"""The state of Neanderthal: what lies on the table, and where in the turn the game is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lawspeaker.games.neanderthal.model.fields import fields
from lawspeaker.games.neanderthal.model.options import Options, holders
from lawspeaker.games.neanderthal.model.rules import Rules
from lawspeaker.games.neanderthal.model.tables import (
    COLOUR_OF_PORTAL,
    COLOURS,
    NONE,
    OPEN,
    ORANGE,
    PORTAL_COUNT,
    RANKS,
    TRIBE_COUNT,
    Card,
    NeanderthalTables,
    Sexuality,
)
from lawspeaker.games.neanderthal.variants.variant import Variant
from lawspeaker.games.tribes.pieces import DEAD, FREE, TribalGame
from lawspeaker.games.tribes.rows import BACKS, NORTH, ROWS, SOUTH
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.game import AnyBox, Config, Setting
from lawspeaker.kernel.option import Catalogue
from lawspeaker.kernel.zone import EVERYONE, NOWHERE, Zone

FIRST_CAMP: Final = 2  # the place of unassigned Wanderlusters with the first host; before it are DEAD and FREE
FIRST_CARD: Final = 5  # the place of the first card: FIRST_CAMP and TRIBE_COUNT, as a number that is compiled

MAP_ROWS: Final = 4  # L1.1
MAP_COLUMNS: Final = 5


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
        self.declare(fields(self.options, config.seats))

    def slot_names(self) -> list[str]:
        """C.3 The places of the two rows; L1.1 or of a map, by row and column."""
        if self.variant.mapped:
            return [f"{row + 1}_{column + 1}" for row in range(self.map_rows) for column in range(self.columns)]
        return [f"{row}_{column + 1}" for row in ROWS for column in range(self.columns)]

    def alias(self, domain: str, number: int) -> tuple[str, int]:
        """A card of a deck is called as everywhere, and a place by the card, the rank or the husband that it is."""
        if domain in BACKS:
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


class Neanderthal(TribalGame):
    """A table of Neanderthal. Lists are by tribe, card, slot or spot; NONE is nobody and nothing.

    A host is a tribe for which pieces work: its own, and D6.2 Wanderlusters of other colours.
    """

    def __init__(self, setting: NeanderthalSetting) -> None:
        super().__init__(setting, setting.options)
        self.of: NeanderthalSetting = setting
        self.disks_shared = False  # whether a copy may share `disks`: call `own_disks` before changing them
        self.preys_shared = False  # likewise what changes only when predators come: `own_preys`
        self.tables: NeanderthalTables = setting.tables
        self.rules: Rules = setting.rules
        self.options: Options = setting.options
        self.variant: Variant = setting.variant

        # made: attributes of neanderthal (`make generate`)
        self.sexuality_card: list[int] = NOTHING  # each tribe: `selfish_gene`, `family_values`, `big_man` or `none`
        # each tribe: the side that is up, `promiscuous`, `pair_bonding`, `harem` or `none`
        self.sexuality: list[int] = NOTHING
        self.tribal: list[bool] = NOTHING  # each tribe: whether it is tribal
        self.vocabulary: list[int] = NOTHING  # grid, tribe by disk: the words (B3a)
        self.portals: list[int] = NOTHING  # grid, tribe by place of the brain map: disks there (B3b)
        self.immature: list[bool] = NOTHING  # each spot: whether a disk of the rank's colour lies under the elder (B3c)
        self.unripe: list[bool] = NOTHING  # each daughter: whether an orange disk lies under her husband at home (B3c)
        # grid, card by disk: what lies on a daughter, animal or invention of a tableau (B3d)
        self.disks: list[int] = NOTHING
        self.slots: list[int] = NOTHING  # each place of a row: the card that lies there face up, or `none`
        self.cover: list[int] = NOTHING  # each place of a row: `open`, `ice`, or on a map `unexplored`
        self.decks: list[Zone] = NOTHING  # cards of each row: its deck, the top last
        self.down: list[Zone] = NOTHING  # cards of each row, by their backs: those that lie face down in Europe
        self.lies: list[list[int]] = NOTHING  # each row: in which places these lie, in the same order
        self.gone: list[Zone] = NOTHING  # cards of each row, by their backs: those that have left a map unseen (L3b.1)
        self.events: Zone = NOWHERE  # cards: the events to come
        self.unused: Zone = NOWHERE  # cards: the events that are kept for the Würm (C.1)
        self.past: list[int] = NOTHING  # some: the events that have been
        self.mapped: list[int] = NOTHING  # grid, tribe by disk: portals of each colour when the turn began (I2a)
        self.lost: list[int] = NOTHING  # each tribe: pieces lost to Chaos this turn (D4c.1, D6.1)
        self.resolved: list[bool] = NOTHING  # each card: whether it is done in this phase
        self.contested: int = 0  # phase 3: the card on which tribes meet, or `none`
        self.hunted: int = 0  # phase 4: the card being hunted or courted, or `none`
        self.rolled: list[bool] = NOTHING  # each tribe: whether it has rolled there
        self.fresh: list[bool] = NOTHING  # each card: whether it came into its row in this phase (G7.2)
        self.raised: list[int] = NOTHING  # each tribe: promotions of this phase that needed portals (E2i.1)
        self.acted: list[int] = NOTHING  # each tribe: husbands moved in phase 2 (E4a), or actions taken in phase 6
        self.bids: list[int] = NOTHING  # each tribe: phase 1, disks bid in the auction that is going on (D7b)
        self.prey_of: list[int] = NOTHING  # each big-game card: whose hunt a predator may still undo
        self.prey_born: list[int] = NOTHING  # grid, such a card by tribe: babies that the hunt brought
        # each tribe: for which of these cards its Alpha was one of them, or `none`
        self.prey_alpha: list[int] = NOTHING
        self.prey_slot: list[int] = NOTHING  # each of these: where it lay
        self.stalker: list[int] = NOTHING  # each of these: the predator before which the hunters stand
        # grid, such a card by tribe: if another predator is to come, the hunters of each colour who go on to it (R46)
        self.marched: list[int] = NOTHING
        # each tribe: for which of these cards its Alpha is one of them, or `none`
        self.march_alpha: list[int] = NOTHING
        self.next_stalkers: list[int] = NOTHING  # some: predators that were equally near and attack later (G4.2)
        self.next_stalkers_of: list[int] = NOTHING  # some: on which of these cards, in the same order
        self.loot: list[int] = NOTHING  # some: from where such hunts have freed disks
        self.loot_of: list[int] = NOTHING  # some: by which card, in the same order
        self.moved: list[int] = NOTHING  # grid, place of a map by tribe: hunters there who have made their move (L5a)
        self.alpha_moved: list[bool] = NOTHING  # each tribe: whether its Alpha has
        # each card: whether it was turned up this turn under hunters, who do not hunt it yet (L3d)
        self.disturbed: list[bool] = NOTHING
        # each place of a map: `untried`, or what the first hunt there has shown (L6a.1)
        self.marks: list[int] = NOTHING
        self.signals: int = 0  # artifacts at which a hunt of this turn has succeeded (L6b)
        # end made

    def copy(self) -> Neanderthal:
        new = Neanderthal(self.of)
        new.chance = self.chance
        new.pieces_shared = self.pieces_shared = True
        new.cards_shared = self.cards_shared = True
        new.disks_shared = self.disks_shared = True
        new.preys_shared = self.preys_shared = True
        # made: copies of neanderthal (`make generate`)
        new.turn = self.turn
        new.phase = self.phase
        new.step = self.step
        new.acting = self.acting
        new.event = self.event
        new.order = self.order[:]
        new.seat_of = self.seat_of
        new.points = self.points[:]
        new.winners = self.winners
        new.pieces = self.pieces
        new.alpha = self.alpha[:]
        new.tableau = self.tableau
        new.hand = self.hand
        new.laid = self.laid
        new.held = self.held
        new.speaker = self.speaker
        new.partner = self.partner
        new.terms = self.terms[:]
        new.proposed = self.proposed
        new.agreed = self.agreed[:]
        new.offers = self.offers[:]
        new.silent = self.silent[:]
        new.sexuality_card = self.sexuality_card[:]
        new.sexuality = self.sexuality[:]
        new.tribal = self.tribal[:]
        new.vocabulary = self.vocabulary[:]
        new.portals = self.portals[:]
        new.immature = self.immature
        new.unripe = self.unripe
        new.disks = self.disks
        new.slots = self.slots[:]
        new.cover = self.cover[:]
        new.decks = [each.copy() for each in self.decks]
        new.down = [each.copy() for each in self.down]
        new.lies = [each[:] for each in self.lies]
        new.gone = [each.copy() for each in self.gone]
        new.events = self.events.copy()
        new.unused = self.unused.copy()
        new.past = self.past
        new.mapped = self.mapped[:]
        new.lost = self.lost[:]
        new.resolved = self.resolved[:]
        new.contested = self.contested
        new.hunted = self.hunted
        new.rolled = self.rolled[:]
        new.fresh = self.fresh
        new.raised = self.raised[:]
        new.acted = self.acted[:]
        new.bids = self.bids[:]
        new.prey_of = self.prey_of
        new.prey_born = self.prey_born
        new.prey_alpha = self.prey_alpha[:]
        new.prey_slot = self.prey_slot
        new.stalker = self.stalker
        new.marched = self.marched
        new.march_alpha = self.march_alpha[:]
        new.next_stalkers = self.next_stalkers[:]
        new.next_stalkers_of = self.next_stalkers_of[:]
        new.loot = self.loot[:]
        new.loot_of = self.loot_of[:]
        new.moved = self.moved
        new.alpha_moved = self.alpha_moved[:]
        new.disturbed = self.disturbed
        new.marks = self.marks
        new.signals = self.signals
        # end made
        return new

    def own_disks(self) -> None:
        """Copy `disks`, `immature` and `unripe`, if they are still shared with a copy of the game: they are about to
        change.
        """
        if self.disks_shared:
            self.disks, self.immature, self.unripe = self.disks[:], self.immature[:], self.unripe[:]
            self.disks_shared = False

    def own_preys(self) -> None:
        """Likewise what says which card is whose prey, and what is at stake with it."""
        if self.preys_shared:
            self.prey_of, self.prey_slot, self.stalker = self.prey_of[:], self.prey_slot[:], self.stalker[:]
            self.prey_born, self.marched = self.prey_born[:], self.marched[:]
            self.preys_shared = False

    def zones(self) -> list[Zone]:
        # made: zones of neanderthal (`make generate`)
        return [*self.decks, *self.down, *self.gone, self.events, self.unused]
        # end made

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
        """L3d Where the hunters of a slot of a map stand: on its card, or on the slot if no card is seen there."""
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
        place: i64 = FIRST_CARD + card
        number: i64 = pieces[place * TRIBE_COUNT + host]
        if card < self.of.guest_cards:
            guests: i64 = self.of.first_guest + card * TRIBE_COUNT + host
            colour: i64
            for colour in range(TRIBE_COUNT):
                number += pieces[guests * TRIBE_COUNT + colour]
        return number

    def is_deserted(self, card: int) -> bool:
        """Whether nobody stands on a card, neither tribes nor Wanderlusters."""
        pieces = self.pieces
        first: i64 = (FIRST_CARD + card) * TRIBE_COUNT
        place: i64
        for place in range(first, first + TRIBE_COUNT):
            if pieces[place] > 0:
                return False
        if card < self.of.guest_cards:
            first = (self.of.first_guest + card * TRIBE_COUNT) * TRIBE_COUNT
            for place in range(first, first + TRIBE_COUNT * TRIBE_COUNT):
                if pieces[place] > 0:
                    return False
        return True

    def hosts_on(self, card: int) -> list[int]:
        """Who has hunters or suitors on a card, in the order of play."""
        if self.is_deserted(card):
            return []
        return [host for host in self.order if self.party(host, card) > 0]

    def host_count(self, card: int) -> int:
        """How many hosts have hunters or suitors on a card."""
        number = 0
        if self.is_deserted(card):
            return number
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
        place: i64 = self.of.first_spot + tribe * RANKS + rank
        return self.pieces[place * TRIBE_COUNT + tribe] > 0

    def elder_is_mature(self, tribe: int, rank: int) -> bool:
        """B3c Whether a tribe has an elder on a rank, and no disk lies under him."""
        return self.has_elder(tribe, rank) and not self.immature[tribe * RANKS + rank]

    def elders_of(self, tribe: int) -> list[int]:
        """The ranks on which a tribe has elders."""
        pieces, found = self.pieces, []
        first: i64 = (self.of.first_spot + tribe * RANKS) * TRIBE_COUNT + tribe
        rank: i64
        for rank in range(RANKS):
            if pieces[first + rank * TRIBE_COUNT] > 0:
                found.append(int(rank))
        return found

    def husband(self, card: int) -> int:
        """The tribe of a daughter's husband, or NONE."""
        pieces = self.pieces
        place: i64 = self.of.wed[card]
        tribe: i64
        for tribe in range(TRIBE_COUNT):
            if pieces[place * TRIBE_COUNT + tribe] > 0:
                return tribe
        return NONE

    def wives_of(self, tribe: int) -> list[int]:
        """The daughters, of whatever tableau, whose husbands are of a tribe."""
        pieces, daughters, found = self.pieces, self.tables.daughters, []
        first: i64 = self.of.first_wed * TRIBE_COUNT + tribe
        number: i64
        for number in range(len(daughters)):
            if pieces[first + number * TRIBE_COUNT] > 0:
                found.append(daughters[number])
        return found

    def courted_by(self, tribe: int) -> list[int]:
        """The daughters with whom a tribe has a suitor."""
        pieces, daughters, found = self.pieces, self.tables.daughters, []
        first: i64 = FIRST_CARD * TRIBE_COUNT + tribe
        number: i64
        for number in range(self.tables.biomes, self.tables.biomes + len(daughters)):
            if pieces[first + number * TRIBE_COUNT] > 0:
                found.append(int(number))
        return found

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
        disks = self.disks
        first: i64 = card * COLOURS
        return disks[first] == 0 and disks[first + 1] == 0 and disks[first + 2] == 0

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
            if not self.is_mature(card):
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

    def region(self, slot: int) -> int:
        """Whether a slot is in the north or in the south."""
        return NORTH if slot < self.of.slots // 2 else SOUTH

    def deck_of(self, slot: int) -> Zone:
        return self.decks[self.region(slot)]

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
        row = NORTH if deck is self.decks[NORTH] else SOUTH
        self.draw(deck, self.down[row])
        self.lies[row].append(slot)
        self.cover[slot] = cover

    def turn_over(self, slot: int) -> int:
        """D1b Turn a face-down card up; gives the card."""
        row, place = self._hidden(slot)
        self.show(self.down[row], place, EVERYONE)
        self.lies[row].pop(place)
        card = self.down[row].take(place)
        self.slots[slot], self.cover[slot] = card, OPEN
        return card

    def shift(self, slot: int, target: int) -> None:
        """Move a face-down card, unseen, into an empty slot."""
        row, place = self._hidden(slot)
        self.lies[row][place] = target
        self.cover[target], self.cover[slot] = self.cover[slot], OPEN

    def drop(self, slot: int) -> None:
        """L3b.1 A face-down card leaves the game, and nobody learns which it was."""
        row, place = self._hidden(slot)
        self.lies[row].pop(place)
        self.transfer(self.down[row], place, self.gone[row])
        self.cover[slot] = OPEN

    def _hidden(self, slot: int) -> tuple[int, int]:
        """Of the face-down card of a slot, the row that its back shows and its place among those of that row."""
        row = NORTH if slot in self.lies[NORTH] else SOUTH
        return row, self.lies[row].index(slot)
