"""The state of Greenland: what lies on the table, and where in the turn the game is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawspeaker.games.greenland.model.options import Options
from lawspeaker.games.greenland.model.rules import Rules
from lawspeaker.games.greenland.model.tables import (
    DAUGHTER,
    MONOTHEIST,
    NEW_WORLD,
    NONE,
    NORTH,
    POWERS,
    RANKS,
    SOUTH,
    TRIBE_COUNT,
    Card,
    GreenlandTables,
    Hunt,
)
from lawspeaker.games.greenland.model.zones import EVENTS, NORTH_DECK, SET_ASIDE, SOUTH_DECK
from lawspeaker.games.greenland.variants.variant import Variant
from lawspeaker.games.tribes.deal import MOST_TERMS
from lawspeaker.games.tribes.pieces import FREE, TribalGame
from lawspeaker.kernel.game import AnyBox, Config, Setting
from lawspeaker.kernel.option import Catalogue
from lawspeaker.kernel.schema import Cards, Each, Flag, Grid, Name, Schema, SeatNumber, Some, Whole
from lawspeaker.kernel.zone import EVERYONE, Zone

SETUP: Final = 0  # phases 1 to 6 are the rulebook's (A1)
EVENT: Final = 1
ASSIGN: Final = 2
NEGOTIATE: Final = 3
HUNT: Final = 4
LIVESTOCK: Final = 5
ELDERS: Final = 6
OVER: Final = 7

FIRST_CARD: Final = 2  # the place of the first card; before it are DEAD and FREE
MOST_IN_A_ROW: Final = 40
MINE_IDLE: Final = 0  # L5.e: nobody has hunted bog iron
MINE_LOST: Final = 1
MINE_HELD: Final = 2


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
        new_world = [card.number for card in tables.cards if card.kind == NEW_WORLD]
        self.markland: int = new_world[NORTH]
        self.vinland: int = new_world[SOUTH]
        self.numbers: dict[str, int] = {card.key: card.number for card in tables.cards}
        self.schema = schema(self)

    def alias(self, domain: str, number: int) -> tuple[str, int]:
        """A card of a deck is called as everywhere, and a place by the card or the rank that it is."""
        if domain in ("north_card", "south_card"):
            return "card", number
        if domain == "place" and FIRST_CARD <= number < self.first_wed:
            return "card", number - FIRST_CARD
        if domain == "place" and number >= self.first_spot:
            return "spot", number - self.first_spot
        return domain, number


def schema(setting: GreenlandSetting) -> Schema:
    """How a position of Greenland is written."""
    o, seats = setting.options, setting.config.seats
    tribe = Name(o.tribe, none="none")
    card = Name(o.card, none="none")
    few = Whole(0)
    cards = Some(Name(o.card), MOST_IN_A_ROW)
    return Schema(
        {
            "turn": Whole(0),
            "phase": Whole(SETUP, OVER),
            "step": few,
            "acting": few,
            "event": Name(o.event, none="none"),
            "order": Some(Name(o.tribe), TRIBE_COUNT),
            "seat_of": Each(o.tribe, SeatNumber(seats), NONE),
            "extinct": Each(o.tribe, Flag(), False),
            "religion": Each(o.tribe, Name(o.religion)),
            "energy": Each(o.tribe, few, 0),
            "ivory": Each(o.tribe, few, 0),
            "iron": Each(o.tribe, few, 0),
            "pieces": Grid(o.place, o.tribe, few),
            "alpha": Each(o.tribe, Name(o.place)),
            "tableau": Each(o.card, tribe, NONE),
            "hand": Each(o.card, tribe, NONE),
            "warm": Each(o.row, cards),
            "cold": Each(o.row, cards),
            "hostile": Each(o.row, Flag(), False),
            "north": Cards(o.north, ordered=True),
            "south": Cards(o.south, ordered=True),
            "events": Cards(o.event, ordered=True),
            "set_aside": Cards(o.event),
            "past": Some(Name(o.event), len(o.event)),
            "aside": card,
            "points": Each(o.tribe, Whole(-999), 0),
            "winners": Some(SeatNumber(seats), seats),
            "resolved": Each(o.card, Flag(), False),
            "contested": card,
            "speaker": tribe,
            "partner": tribe,
            "terms": Some(Whole(0), MOST_TERMS),
            "proposed": Flag(),
            "agreed": Each(o.tribe, Flag(), False),
            "offers": Each(o.tribe, few, 0),
            "silent": Each(o.tribe, Flag(), False),
            "pledged": Each(o.tribe, Flag(), False),
            "left": Each(o.tribe, few, 0),
            "landed": Grid(o.row, o.tribe, few),
            "fetched": Each(o.tribe, few, 0),
            "hunted": card,
            "rolled": Each(o.tribe, Flag(), False),
            "raided": Each(o.card, Flag(), False),
            "warmed": Each(o.tribe, few, 0),
            "withheld": Each(o.tribe, few, 0),
            "done": Each(o.tribe, Flag(), False),
            "acted": Grid(o.tribe, o.action, few),
            "missions": Grid(o.tribe, o.tribe, few),
            "converting": Each(o.tribe, Flag(), False),
            "part": Whole(0, 1),
            "heroine": card,
            "depot": few,
            "mine": Whole(MINE_IDLE, MINE_HELD),
            "banked": Each(o.tribe, Whole(-999), 0),
        }
    )


class Greenland(TribalGame):
    """A table of Greenland. Lists are by tribe, card or row; NONE is nobody and nothing."""

    def __init__(self, setting: GreenlandSetting) -> None:
        super().__init__(setting, setting.options)
        self.of: GreenlandSetting = setting
        self.tables: GreenlandTables = setting.tables
        self.rules: Rules = setting.rules
        self.options: Options = setting.options

        # Tribes.
        self.extinct: list[bool] = []  # J1.1
        self.religion: list[int] = []
        # Disks: B4.2 as many as there may be of ivory and iron, and B4.4 none stands in for another.
        self.energy: list[int] = []
        self.ivory: list[int] = []
        self.iron: list[int] = []

        # Cards; what lies in hands is without effect (B2.2). Everybody has seen how it came there, so hands are open.
        self.warm: list[list[int]] = []  # by row, from the deck to the right
        self.cold: list[list[int]] = []  # by row, from the left to the deck
        self.hostile: list[bool] = []  # by row, the side of its New World card that is up
        self.north: Zone = NORTH_DECK.make()
        self.south: Zone = SOUTH_DECK.make()
        self.events: Zone = EVENTS.make()
        self.set_aside: Zone = SET_ASIDE.make()  # events that are not used in this game
        self.past: list[int] = []  # events that have happened
        self.aside: int = NONE  # a side of the farm animal card that a ship may bring (C0.5.3)

        # This turn.
        self.resolved: list[bool] = []  # by card: negotiated and fought over in phase 3, hunted in phase 4
        self.contested: int = NONE  # phase 3: the card that is talked and fought about,
        self.pledged: list[bool] = []  # by tribe: has promised to stay there,
        self.left: list[int] = []  # and how many have left it (F0.5)
        self.landed: list[int] = []  # row * tribes + tribe: who came to a New World card this turn
        self.fetched: list[int] = []  # by tribe: mariners that have brought its colonists home this turn (E4.3)
        self.hunted: int = NONE  # phase 4: the card being hunted,
        self.rolled: list[bool] = []  # and who has rolled there
        self.raided: list[bool] = []  # by card: robbed this turn (H2.1)
        self.warmed: list[int] = []  # by tribe: cold cards hunted as warm ones this turn
        self.withheld: list[int] = []  # by tribe: energy of slaughtered animals, to be had after the phase (H1.2)
        self.done: list[bool] = []  # phase 6: who has had his part
        self.acted: list[int] = []  # tribe * 6 + action: elders in office that have so acted this turn (I0.1)
        self.missions: list[int] = []  # host * tribes + tribe: missionaries there since the turn began (I6.2)
        self.converting: list[bool] = []  # by tribe: will be monotheist at the end of the phase (I6.1)

        # Variants.
        self.part = 0  # of the game (M2.2),
        self.variant: Variant = setting.variants[0]  # and what is played in it otherwise than the common rules say
        self.heroine: int = NONE  # the daughter whose saga it is (K1.a)
        self.depot = 0  # energy of the occupiers (L2.d)
        self.mine: int = MINE_IDLE  # how this turn's hunt for bog iron went (L5.e)
        self.banked: list[int] = []  # by tribe: points of the first part (M2.3)

    def enter_part(self, part: int) -> None:
        """M2.2 Go on to a part of the game."""
        self.part, self.variant = part, self.of.variants[part]

    def copy(self) -> Greenland:
        new = Greenland(self.of)
        new.chance = self.chance
        new.turn, new.phase, new.step, new.acting, new.event = (
            self.turn,
            self.phase,
            self.step,
            self.acting,
            self.event,
        )
        new.order = self.order[:]
        new.seat_of = self.seat_of[:]
        new.extinct = self.extinct[:]
        new.points = self.points[:]
        new.winners = self.winners[:]
        new.religion = self.religion[:]
        new.energy = self.energy[:]
        new.ivory = self.ivory[:]
        new.iron = self.iron[:]
        new.pieces = self.pieces[:]
        new.alpha = self.alpha[:]
        new.tableau = self.tableau[:]
        new.hand = self.hand[:]
        new.laid = [cards[:] for cards in self.laid]
        new.held = [cards[:] for cards in self.held]
        new.warm = [row[:] for row in self.warm]
        new.cold = [row[:] for row in self.cold]
        new.hostile = self.hostile[:]
        new.north = self.north.copy()
        new.south = self.south.copy()
        new.events = self.events.copy()
        new.set_aside = self.set_aside.copy()
        new.past = self.past[:]
        new.aside = self.aside
        new.resolved = self.resolved[:]
        new.contested, new.speaker, new.partner = self.contested, self.speaker, self.partner
        new.terms, new.proposed = self.terms[:], self.proposed
        new.agreed = self.agreed[:]
        new.offers = self.offers[:]
        new.silent = self.silent[:]
        new.pledged = self.pledged[:]
        new.left = self.left[:]
        new.landed = self.landed[:]
        new.fetched = self.fetched[:]
        new.hunted = self.hunted
        new.rolled = self.rolled[:]
        new.raided = self.raided[:]
        new.warmed = self.warmed[:]
        new.withheld = self.withheld[:]
        new.done = self.done[:]
        new.acted = self.acted[:]
        new.missions = self.missions[:]
        new.converting = self.converting[:]
        new.part, new.variant = self.part, self.variant
        new.heroine, new.depot, new.mine = self.heroine, self.depot, self.mine
        new.banked = self.banked[:]
        return new

    def zones(self) -> list[Zone]:
        return [self.north, self.south, self.events, self.set_aside]

    # Places.

    def place_of(self, card: int) -> int:
        """Where hunters of a card stand, or raiders and guards of a card in a tableau."""
        return FIRST_CARD + card

    def spot(self, board: int, rank: int) -> int:
        """The place of a rank of a tribe's placard."""
        return self.of.first_spot + board * RANKS + rank

    def hunters(self, tribe: int, card: int) -> int:
        """How many pieces of a tribe are on a card."""
        return self.pieces[(FIRST_CARD + card) * TRIBE_COUNT + tribe]

    def elders(self, tribe: int, rank: int) -> int:
        """How many elders of its own a tribe has on a rank of its own placard; in some variants all who stand there."""
        if self.variant.guests_serve:
            return self.everybody(self.spot(tribe, rank))
        return self.pieces[self.spot(tribe, rank) * TRIBE_COUNT + tribe]

    def all_elders(self, tribe: int) -> int:
        """How many elders a tribe has, on all placards; K0.2 women among them."""
        women = self.variant.women(self)
        number = 0
        for spot in range(self.of.first_spot, self.of.places):
            number += self.pieces[spot * TRIBE_COUNT + tribe]
            if women != NONE:
                number += self.pieces[spot * TRIBE_COUNT + women]
        return number

    def husband(self, card: int) -> int:
        """The tribe of a daughter's husband, or NONE."""
        pieces, first = self.pieces, self.of.wed[card] * TRIBE_COUNT
        for tribe in range(TRIBE_COUNT):
            if pieces[first + tribe] > 0:
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
        """Whether a tribe has no part in this turn: J1.1 as it is extinct, or M1.5 inactive."""
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
        """B4.3 Woodpile rot: what is above the limit is lost; R14 and what is not in the box cannot be had."""
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
        return card in self.cold[NORTH] or card in self.cold[SOUTH]

    def hunt_of(self, card: int) -> Hunt:
        """What is printed on the side of a card that is up."""
        found = self.tables.cards[card]
        if found.kind == NEW_WORLD and self.hostile[found.row]:
            return found.hostile
        return found.hunt

    def daughters_of(self, tribe: int) -> list[int]:
        """The daughters in a tribe's tableau."""
        return [card for card in self.tables.daughters if self.tableau[card] == tribe]

    def unassigned(self, tribe: int) -> int:
        """D2.3 Unassigned pieces of a tribe, its Alpha included."""
        return self.pieces[FREE * TRIBE_COUNT + tribe]

    def is_daughter(self, card: int) -> bool:
        return self.tables.cards[card].kind == DAUGHTER
