"""The state of Greenland: what lies on the table, and where in the turn the game is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lawspeaker.games.greenland.model.fields import fields
from lawspeaker.games.greenland.model.options import Options
from lawspeaker.games.greenland.model.rules import Rules
from lawspeaker.games.greenland.model.tables import (
    DAUGHTER,
    MONOTHEIST,
    NEW_WORLD,
    NONE,
    POWERS,
    RANKS,
    TRIBE_COUNT,
    Card,
    GreenlandTables,
    Hunt,
)
from lawspeaker.games.greenland.variants.variant import Variant
from lawspeaker.games.tribes.pieces import FREE, TribalGame
from lawspeaker.games.tribes.rows import BACKS, NORTH, SOUTH
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.game import AnyBox, Config, Setting
from lawspeaker.kernel.option import Catalogue
from lawspeaker.kernel.zone import EVERYONE, NOWHERE, Zone

FIRST_CARD: Final = 2  # the place of the first card; before it are DEAD and FREE


class GreenlandSetting(Setting):
    """What all copies of a Greenland match share."""

    def __init__(
        self,
        box: AnyBox,
        config: Config,
        tables: GreenlandTables,
        variants: Callable[[Rules], list[Variant]],
    ) -> None:
        catalogue = Catalogue()
        super().__init__(box, config, catalogue)
        self.tables = tables
        self.rules = Rules(config.rules)
        self.variants: list[Variant] = variants(self.rules)  # by part of the game; most have one (M2.2)
        self.options = Options(catalogue, tables, config.seats)
        self.first_wed: int = FIRST_CARD + len(tables.cards)  # the place of the first daughter's husband,
        self.first_spot: int = self.first_wed + len(tables.daughters)  # and of rank 1 of the first placard
        self.places: int = self.first_spot + TRIBE_COUNT * RANKS
        self.wed: list[int] = [NONE] * len(tables.cards)  # by card, the place of a daughter's husband
        for number, card in enumerate(tables.daughters):
            self.wed[card] = self.first_wed + number
        self.empowering: list[list[int]] = [  # by power, the cards that give it
            [card.number for card in tables.cards if card.powers[power]] for power in range(len(POWERS))
        ]
        self.new_world: list[int] = [card.number for card in tables.cards if card.kind == NEW_WORLD]  # by row
        self.markland: int = self.new_world[NORTH]
        self.vinland: int = self.new_world[SOUTH]
        self.numbers: dict[str, int] = {card.key: card.number for card in tables.cards}
        self.declare(fields(self.options, config.seats))

    def alias(self, domain: str, number: int) -> tuple[str, int]:
        """A card of a deck is called as everywhere, and a place by the card or the rank that it is."""
        if domain in BACKS:
            return "card", number
        if domain == "place" and FIRST_CARD <= number < self.first_wed:
            return "card", number - FIRST_CARD
        if domain == "place" and number >= self.first_spot:
            return "spot", number - self.first_spot
        return domain, number


class Greenland(TribalGame):
    """A table of Greenland. Lists are by tribe, card or row; NONE is nobody and nothing."""

    def __init__(self, setting: GreenlandSetting) -> None:
        super().__init__(setting, setting.options)
        self.of: GreenlandSetting = setting
        self.tables: GreenlandTables = setting.tables
        self.rules: Rules = setting.rules
        self.options: Options = setting.options

        self.variant: Variant = setting.variants[0]  # what is played otherwise in this `part`
        # made: attributes of greenland (`make generate`)
        self.extinct: list[bool] = NOTHING  # each tribe: whether it has died out (J1.1)
        self.religion: list[int] = NOTHING  # each tribe: `polytheist` or `monotheist`
        self.energy: list[int] = NOTHING  # each tribe: disks of energy
        self.ivory: list[int] = NOTHING  # each tribe: disks of ivory
        self.iron: list[int] = NOTHING  # each tribe: disks of iron
        self.warm: list[list[int]] = NOTHING  # each row: the cards on its warm side, from the deck outwards
        self.cold: list[list[int]] = NOTHING  # each row: those on its cold side, from the left to the deck
        self.hostile: list[bool] = NOTHING  # each row: whether its New World card is hostile
        self.decks: list[Zone] = NOTHING  # cards of each row: its deck, the top last
        self.events: Zone = NOWHERE  # cards: the events to come
        self.set_aside: Zone = NOWHERE  # cards: the events that are not used in this game
        self.past: list[int] = NOTHING  # some: the events that have been
        self.aside: int = 0  # the animal that a trade ship may bring, or `none` (C0.5.3)
        self.resolved: list[bool] = NOTHING  # each card: whether it is done in this phase
        self.contested: int = 0  # phase 3: the card on which tribes meet, or `none`
        self.pledged: list[bool] = NOTHING  # each tribe: whether it has promised to stay there
        self.left: list[int] = NOTHING  # each tribe: how many have left this card by deals (F0.5)
        self.landed: list[int] = NOTHING  # grid, row by tribe: who came to its New World card this turn
        self.fetched: list[int] = NOTHING  # each tribe: mariners that have brought colonists home this turn (E4.3)
        self.hunted: int = 0  # phase 4: the card being hunted, or `none`
        self.rolled: list[bool] = NOTHING  # each tribe: whether it has rolled there
        self.raided: list[bool] = NOTHING  # each card: whether it was robbed this turn (H2.1)
        self.warmed: list[int] = NOTHING  # each tribe: cold cards it has hunted as warm ones this turn
        self.withheld: list[int] = NOTHING  # each tribe: energy of slaughtered animals, to be had after phase 5 (H1.2)
        self.done: list[bool] = NOTHING  # each tribe: whether it has had its part of phase 6
        # grid, tribe by action (`domestication`, `witch_burn`, `banish`, `proselytize`, `tool_maker`, `emissary`):
        # elders in office that have so acted this turn (I0.1)
        self.acted: list[int] = NOTHING
        self.missions: list[int] = NOTHING  # grid, host by tribe: missionaries there since the turn began (I6.2)
        self.converting: list[bool] = NOTHING  # each tribe: whether it turns monotheist at the end of the phase (I6.1)
        self.part: int = 0  # the part of the game, from 0
        self.heroine: int = 0  # saga: the daughter whose saga it is, or `none` (K1.a)
        self.depot: int = 0  # the occupied island: energy of the occupiers (L2.d)
        self.mine: int = 0  # the same: 0 nobody has hunted bog iron this turn, 1 in vain, 2 with success (L5.e)
        self.banked: list[int] = NOTHING  # each tribe: points of the first part (M2.3), or of a game of Neanderthal
        # end made

    def enter_part(self, part: int) -> None:
        """M2.2 Go on to a part of the game."""
        self.part, self.variant = part, self.of.variants[part]

    def copy(self) -> Greenland:
        new = Greenland(self.of)
        new.chance = self.chance
        new.pieces_shared = self.pieces_shared = True
        new.cards_shared = self.cards_shared = True
        new.variant = self.variant
        # made: copies of greenland (`make generate`)
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
        new.extinct = self.extinct[:]
        new.religion = self.religion[:]
        new.energy = self.energy[:]
        new.ivory = self.ivory[:]
        new.iron = self.iron[:]
        new.warm = [each[:] for each in self.warm]
        new.cold = [each[:] for each in self.cold]
        new.hostile = self.hostile[:]
        new.decks = [each.copy() for each in self.decks]
        new.events = self.events.copy()
        new.set_aside = self.set_aside.copy()
        new.past = self.past
        new.aside = self.aside
        new.resolved = self.resolved[:]
        new.contested = self.contested
        new.pledged = self.pledged[:]
        new.left = self.left[:]
        new.landed = self.landed[:]
        new.fetched = self.fetched[:]
        new.hunted = self.hunted
        new.rolled = self.rolled[:]
        new.raided = self.raided
        new.warmed = self.warmed[:]
        new.withheld = self.withheld[:]
        new.done = self.done[:]
        new.acted = self.acted[:]
        new.missions = self.missions[:]
        new.converting = self.converting[:]
        new.part = self.part
        new.heroine = self.heroine
        new.depot = self.depot
        new.mine = self.mine
        new.banked = self.banked[:]
        # end made
        return new

    def zones(self) -> list[Zone]:
        # made: zones of greenland (`make generate`)
        return [*self.decks, self.events, self.set_aside]
        # end made

    # Places.

    def place_of(self, card: int) -> int:
        """Where hunters of a card stand, or raiders and guards of a card in a tableau."""
        return FIRST_CARD + card

    def spot(self, board: int, rank: int) -> int:
        """The place of a rank of a tribe's placard."""
        return self.of.first_spot + board * RANKS + rank

    def hunters(self, tribe: int, card: int) -> int:
        """How many pieces of a tribe are on a card."""
        place: i64 = FIRST_CARD + card
        return self.pieces[place * TRIBE_COUNT + tribe]

    def elders(self, tribe: int, rank: int) -> int:
        """How many elders serve a tribe on a rank of its placard: its own, and in some variants all who stand there."""
        place: i64 = self.of.first_spot + tribe * RANKS + rank
        if self.variant.guests_serve:
            return self.everybody(place)
        return self.pieces[place * TRIBE_COUNT + tribe]

    def all_elders(self, tribe: int) -> int:
        """How many elders a tribe has, on all placards; K0.2 women among them."""
        pieces = self.pieces
        number: i64 = 0
        for each in (tribe, self.variant.women(self)):
            if each != NONE:
                first: i64 = self.of.first_spot * TRIBE_COUNT + each
                spot: i64
                for spot in range(RANKS * TRIBE_COUNT):
                    number += pieces[first + spot * TRIBE_COUNT]
        return number

    def husband(self, card: int) -> int:
        """The tribe of a daughter's husband, or NONE."""
        pieces = self.pieces
        place: i64 = self.of.wed[card]
        tribe: i64
        for tribe in range(TRIBE_COUNT):
            if pieces[place * TRIBE_COUNT + tribe] > 0:
                return tribe
        return NONE

    def alpha_on(self, tribe: int, card: int) -> bool:
        """Whether the Alpha of a tribe is one of its pieces on a card."""
        return self.alpha[tribe] == FIRST_CARD + card

    # Tribes.

    def playing(self) -> list[int]:
        """The tribes that are still in the game, in the order of play."""
        return [tribe for tribe in self.order if not self.extinct[tribe]]

    def active(self) -> list[int]:
        """The tribes that take part in this turn, in the order of play."""
        return [tribe for tribe in self.order if not self.is_idle(tribe)]

    def is_idle(self, tribe: int) -> bool:
        """Whether a tribe takes no part in this turn: J1.1 it is extinct, or M1.5 inactive."""
        return self.extinct[tribe] or self.variant.sits_out(self, tribe)

    def monotheist(self, tribe: int) -> bool:
        return self.religion[tribe] == MONOTHEIST

    def homeland(self, tribe: int) -> int:
        """B1.3 The row of a tribe's homeland."""
        return self.tables.placards[tribe].home

    def has_war_chief(self, tribe: int) -> bool:
        """E5.2 An own elder on rank 4."""
        return self.elders(tribe, 3) > 0

    def gain_energy(self, tribe: int, number: int) -> None:
        """B4.3 Woodpile rot: what is above the limit is lost.

        R14 What is not in the box cannot be had.
        """
        if self.rules.energy_can_run_out or self.variant.limits_energy:
            number = min(number, self.energy_left())
        self.energy[tribe] = min(self.energy[tribe] + number, self.tables.most_energy)

    def energy_left(self) -> int:
        """The energy in the box. L2.d What the occupiers have is not there."""
        return self.tables.energy_disks - sum(self.energy) - self.depot

    # Cards.

    def turn_up(self, deck: Zone) -> int:
        """Turn up the top card of a deck: it lies there no longer, and everybody has seen it."""
        top = len(deck.cards) - 1
        self.show(deck, top, EVERYONE)
        return deck.take(top)

    def card(self, card: int) -> Card:
        return self.tables.cards[card]

    def in_row(self, row: int) -> list[int]:
        """All cards of a row, from left to right."""
        return self.cold[row] + self.warm[row]

    def in_rows(self) -> list[int]:
        """All cards of both rows, from left to right, north first."""
        return self.cold[NORTH] + self.warm[NORTH] + self.cold[SOUTH] + self.warm[SOUTH]

    def row_of(self, card: int) -> int:
        """The row in which a card lies now, or NONE; it never lies in the other one."""
        row = self.tables.cards[card].row
        return row if row != NONE and (card in self.warm[row] or card in self.cold[row]) else NONE

    def is_cold(self, card: int) -> bool:
        """D4.2 Whether a card lies on the cold side of its row."""
        row = self.tables.cards[card].row
        return row != NONE and card in self.cold[row]

    def hunt_of(self, card: int) -> Hunt:
        """What is printed on the side of a card that is up."""
        found = self.tables.cards[card]
        if found.kind == NEW_WORLD and self.hostile[found.row]:
            return found.hostile
        return found.hunt

    def daughters_of(self, tribe: int) -> list[int]:
        """The daughters in a tribe's tableau."""
        return [card for card in self.laid[tribe] if self.is_daughter(card)]

    def unassigned(self, tribe: int) -> int:
        """D2.3 Unassigned pieces of a tribe, its Alpha included."""
        return self.pieces[FREE * TRIBE_COUNT + tribe]

    def is_daughter(self, card: int) -> bool:
        return self.tables.cards[card].kind == DAUGHTER
