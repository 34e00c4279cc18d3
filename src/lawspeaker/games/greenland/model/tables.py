"""The cards, placards and numbers of Greenland, as the rules use them.

Tribes, cards, events and ranks are small numbers with names. `loading` fills a `Tables` from the data files; it is
shared by all games of an edition and never changes afterwards. A set of die faces is a mask, bit n for face n.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.rows import NORTH, ROWS

NORSE: Final = 0
THULE: Final = 1
TUNIT: Final = 2
SAMI: Final = 3
TRIBES: Final[list[str]] = ["norse", "thule", "tunit", "sami"]
TRIBE_COUNT: Final = 4

LIVESTOCK: Final = 5  # phases; the others are in `tribes.phases`
ELDERS: Final = 6


# B1.1 What is hunted.
LAND: Final = 0
MARITIME: Final = 1
FISHING: Final = 2
METALLURGY: Final = 3
RAID: Final = 4
TYPES: Final[list[str]] = ["land", "maritime", "fishing", "metallurgy", "raid"]

# What a card is.
GAME: Final = 0
ANIMAL: Final = 1  # D: a domesticable biome or a farm animal
INVENTION: Final = 2  # I
DAUGHTER: Final = 3
IMPORT: Final = 4
NEW_WORLD: Final = 5
KINDS: Final[list[str]] = ["game", "animal", "invention", "daughter", "import", "new_world"]

POLYTHEIST: Final = 0
MONOTHEIST: Final = 1
RELIGIONS: Final[list[str]] = ["polytheist", "monotheist"]

# Ranks of a placard, counted from 0.
CHIEF: Final = 0
SHAMAN: Final = 1  # bishop
ARTISAN: Final = 2
WAR_CHIEF: Final = 3
TRACKER: Final = 4  # acolyte
MARINER: Final = 5
RANKS: Final = 6
RANK_NAMES: Final[list[str]] = ["chief", "shaman", "artisan", "war_chief", "tracker", "mariner"]

# What elders are called on the placards.
TITLES: Final[list[str]] = [
    "chief",
    "umialik",
    "headman",
    "thing",
    "tribal_council",
    "norraz",
    "gothi",
    "angakkuq",
    "shaman",
    "noaidi",
    "bishop",
    "blacksmith",
    "sage",
    "artisan",
    "crafter",
    "viking_chief",
    "war_chief",
    "tracker",
    "acolyte",
    "mariner",
]

# Icons of events (D1-D9, AP).
MIGRATION_NORTH: Final = 0
MIGRATION_SOUTH: Final = 1
CROWD: Final = 2
VENEREAL: Final = 3
FEUD: Final = 4
SNOW_ELDERS: Final = 5
SNOW_ANIMALS: Final = 6
COOLING: Final = 7
DIE_OFF: Final = 8
BREAKAGE: Final = 9
STORM: Final = 10
NO_MARITIME: Final = 11
NO_MARKLAND: Final = 12
FASHION: Final = 13
FALCONER: Final = 14
MEDITERRANEAN: Final = 15
PLANKTON: Final = 16
ICONS: Final[list[str]] = [
    "migration_north",
    "migration_south",
    "crowd",
    "venereal",
    "feud",
    "snow_elders",
    "snow_animals",
    "cooling",
    "die_off",
    "breakage",
    "storm",
    "no_maritime",
    "no_markland",
    "fashion",
    "falconer",
    "mediterranean",
    "plankton",
]
DECIMATION: Final = 17  # of all tribes; no event shows it, but cooling may bring it (K.e3)
APPLIED: Final[list[str]] = [*ICONS, "decimation"]

# What a card in a tableau can do besides dice, sleds and hand size; the clause is the one that describes it.
ROUNDS_DOWN: Final = 0  # D2.8
IGNORES_STORM: Final = 1  # D7.2
WARMS_CARD: Final = 2  # AP.14: one cold card a turn is hunted as a warm one
NAVIGATES: Final = 3  # E6.1
SKIS: Final = 4  # E6.2
WINS_TIES: Final = 5  # D10.3
FREE_PROMOTION: Final = 6  # E3.4
FREE_ACTIONS: Final = 7  # I0.3
LESS_SNOW: Final = 8  # D3.5
IVORY_FOR_IRON: Final = 9  # F4.2
POWERS: Final[list[str]] = [
    "rounds_down",
    "ignores_storm",
    "warms_card",
    "navigates",
    "skis",
    "wins_ties",
    "free_promotion",
    "free_actions",
    "less_snow",
    "ivory_for_iron",
]

# Elder actions (I1-I6).
DOMESTICATION: Final = 0
WITCH_BURN: Final = 1
BANISH: Final = 2
PROSELYTIZE: Final = 3
TOOL_MAKER: Final = 4
EMISSARY: Final = 5
ACTIONS: Final[list[str]] = ["domestication", "witch_burn", "banish", "proselytize", "tool_maker", "emissary"]
RANK_OF: Final[list[int]] = [SHAMAN, SHAMAN, SHAMAN, SHAMAN, ARTISAN, TRACKER]  # who can take them

# What disks stand for.
ENERGY: Final = 0
IVORY: Final = 1
IRON: Final = 2
DISKS: Final[list[str]] = ["energy", "ivory", "iron"]

MINE_IDLE: Final = 0  # L5.e: nobody has hunted bog iron
MINE_LOST: Final = 1
MINE_HELD: Final = 2

NONE: Final = -1
ON_SUCCESS: Final = 0  # a hand icon without dice: a successful hunt is enough (G6.1)


class Hunt:
    """What is printed on a card for those who hunt it."""

    def __init__(self) -> None:
        self.type = LAND
        self.hits = 1  # successes that are needed
        self.deadly = 0  # bloodied faces
        self.babies = 0
        self.energy = 0
        self.ivory = 0
        self.iron = 0
        self.depletion = 0  # G4.6: energy or elders that a success costs
        self.trophy: int = NONE  # so many alike take the card as a trophy
        self.hand: int = NONE  # so many alike take the card into the hand; ON_SUCCESS without dice


class Card:
    """A card that hunters, husbands or players can have something to do with: all but the events."""

    def __init__(self, number: int, key: str, name: str, kind: int) -> None:
        self.number = number
        self.key = key  # its name in positions and options
        self.name = name
        self.printed = ""  # the number on it, of the event for an import
        self.kind = kind
        # In a row.
        self.row: int = NONE
        self.climax = 0
        self.hunt = Hunt()
        self.hostile = Hunt()  # the other side of a New World card
        # In a tableau.
        self.home: int = NONE  # the tribe that a daughter or farm animal belongs to
        self.other_side: int = NONE  # of a farm animal's card
        self.raid = 0  # faces with which a raid succeeds; none where the card cannot be raided
        self.raid_deadly = 0
        self.hay = 0
        self.gives = 0  # babies a turn
        self.wool = False  # or 1 ivory instead (H2.2)
        self.sled = False
        self.rerolls: list[int] = [0] * len(TYPES)  # faces that may be rolled again, by type of hunt
        self.changes: list[int] = [0] * len(TYPES)  # faces that become a 1
        self.first: list[bool] = [False] * len(TYPES)  # hunts first (A4.3)
        self.value_energy = 0  # what it is exchanged for (B3)
        self.value_ivory = 0
        self.value_iron = 0
        self.points = 0  # for a polytheist (J0.2)
        self.hand_size = 0
        self.animal_hand_size = 0  # B2.7: for D cards only
        self.powers: list[bool] = [False] * len(POWERS)


class Icon:
    """One icon of an event: which, and its number: how many it takes, or the tribes it names as a mask.

    The number is 1 on icons that show none.
    """

    def __init__(self, kind: int, number: int) -> None:
        self.kind = kind
        self.number = number


class Event:
    """An event card."""

    def __init__(self, number: int, key: str, name: str) -> None:
        self.number = number
        self.key = key
        self.name = name
        self.printed = ""  # the number on it
        self.order: list[int] = []  # the tribes in the order of play (A2.1)
        self.icons: list[Icon] = []  # left to right
        self.ship = False  # whether goods are auctioned (D10),
        self.goods: int = NONE  # which; NONE on the Iceland Trade Ship, which brings an animal (D10.6)


class Rank:
    """One rank of one side of a placard."""

    def __init__(self) -> None:
        self.title = 0  # one of TITLES
        self.several = False  # E3.3
        self.rerolls: list[int] = [0] * len(TYPES)
        self.hand_size = 0  # for each elder
        self.warms_new_world = False  # AP.2
        self.warms_card = False  # AP.3: one cold card for each elder
        self.ivory_tools = False  # I4.2


class Placard:
    """A tribe's board, both sides."""

    def __init__(self) -> None:
        self.home: int = NORTH
        self.unassigned = 0  # besides the Alpha, at the start
        self.colonists = 0  # on Markland, at the start
        self.sides: list[list[Rank]] = [[Rank() for _ in range(RANKS)] for _ in RELIGIONS]


class Scenario:
    """How a scenario is laid out (M)."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = [[] for _ in ROWS]  # the cards next to the New World, in this order
        self.tops: list[list[int]] = [[] for _ in ROWS]  # those on top of the decks, in any order
        self.hunters: list[int] = []  # by tribe: unassigned at the start, besides the Alpha
        self.without: list[int] = []  # events


class Legacy:
    """What a tribe brings along from a game of Neanderthal (neanderthal:K1)."""

    def __init__(self) -> None:
        self.points = 0
        self.tribesmen = 0  # alive,
        self.alpha = False  # and the Alpha besides
        self.elders: list[int] = []  # ranks on which some of them are elders
        self.vocal = False
        self.energy = 0
        self.ivory = 0
        self.iron = 0
        self.animals = 0
        self.inventions = 0
        self.daughters = 0


class Heritage:
    """How a game of Neanderthal ended (neanderthal:K1)."""

    def __init__(self) -> None:
        self.legacies: dict[int, Legacy] = {}  # by tribe
        self.ice: list[int] = [0] * len(ROWS)  # ice-sheets
        self.random_ice = False  # whether chance says which cards they make cold
        self.choose_elders = False  # whether those who were no elders can be


class GreenlandTables:
    """Everything of one edition."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.events: list[Event] = []
        self.placards: list[Placard] = []  # by tribe; the 1st edition has none for the Sami, who come last
        self.daughters: list[int] = []  # cards
        self.scenarios: dict[str, Scenario] = {}  # by the name of the variant; the 1st edition has none
        self.heritage = Heritage()  # for a game that goes on where one of Neanderthal ended; empty in ours
        self.pieces = 0  # tribesmen of a tribe, without the Alpha
        self.energy = 0  # at the start
        self.ivory = 0
        self.iron = 0
        self.most_energy = 0  # B4.3
        self.energy_disks = 0  # B0.4: in the box
        self.mariner_carries = 0  # E1.3
        self.colonists_allowed = 0  # more of them make a New World card hostile (F3.1)
        self.representative_points = 0  # J0.5
        self.meteorite_points = 0  # G5.6
