"""The cards, placards and numbers of Neanderthal, as the rules use them.

Tribes, cards, ranks and disks are small numbers with names; what the rulebook calls a species is a tribe here, as in
Greenland. `loading` fills a `Tables` from the data files; it is shared by all games of an edition and never changes
afterwards. A set of die faces is a mask, bit n for face n, and so is a set of colours, bit n for colour n.
"""

from __future__ import annotations

from typing import Final

# A.1 The species.
ARCHAIC: Final = 0  # green
NEANDERTHAL: Final = 1  # yellow
CRO_MAGNON: Final = 2  # red
TRIBES: Final[list[str]] = ["archaic", "neanderthal", "cro_magnon"]
TRIBE_COUNT: Final = 3

ANIMALS: Final = 5  # phases; the others are in `tribes.phases`
ACTIONS: Final = 6


# B1.1 What is hunted. Daughters are of the type club.
BIG: Final = 0
SMALL: Final = 1
CLUB: Final = 2
TYPES: Final[list[str]] = ["big", "small", "club"]

# What a card is. All but daughters are biomes.
GAME: Final = 0
ANIMAL: Final = 1  # D
INVENTION: Final = 2  # I
DAUGHTER: Final = 3
KINDS: Final[list[str]] = ["game", "animal", "invention", "daughter"]

# A.3 Disks, five of each colour for each tribe.
ORANGE: Final = 0  # social words: B.3 they pay for husbands, Warriors and Chiefs
WHITE: Final = 1  # natural words: B.4 for Shamans, Trappers, domestic animals and tools of bone
BLACK: Final = 2  # technical words: B.5 for Fire Starters, Knappers and other tools; who has most attacks first
DISKS: Final[list[str]] = ["orange", "white", "black"]
COLOURS: Final = 3
ANY_COLOUR: Final = 0b111

# Ranks of a placard, counted from 0. B.7 The first two are on the tribal side only.
CHIEF: Final = 0
SHAMAN: Final = 1
KNAPPER: Final = 2
WARRIOR: Final = 3
TRAPPER: Final = 4
FIRE_STARTER: Final = 5
RANKS: Final = 6
FIRST_VOCAL_RANK: Final = KNAPPER
RANK_NAMES: Final[list[str]] = ["chief", "shaman", "knapper", "warrior", "trapper", "fire_starter"]

# I1a The domains of the brain, in the order of the disks that stand for their words.
SOCIAL: Final = 0
NATURE: Final = 1
TECHNICAL: Final = 2

# I1b The places of the brain map: a spot between two domains, and a colour.
PORTALS: Final[list[str]] = [
    "venus_orange",
    "venus_black",
    "shaman_orange",
    "shaman_white",
    "bison_black",
    "bison_white",
]
PORTAL_COUNT: Final = 6
COLOUR_OF_PORTAL: Final[list[int]] = [ORANGE, BLACK, ORANGE, WHITE, BLACK, WHITE]
TOUCHING: Final[list[list[int]]] = [  # E2i.2: by domain, the places that touch it
    [0, 1, 2, 3],  # social: Venus and Shaman
    [2, 3, 4, 5],  # nature: Shaman and Bison
    [0, 1, 4, 5],  # technical: Venus and Bison
]

# A.2 Sexualities.
PROMISCUOUS: Final = 0
PAIR_BONDING: Final = 1
HAREM: Final = 2
SEXUALITIES: Final[list[str]] = ["promiscuous", "pair_bonding", "harem"]

# Icons of events (D1-D6).
COOLING: Final = 0
WARMING: Final = 1
WURM: Final = 2
DIE_OFF: Final = 3
CHAOS: Final = 4
WANDERLUST: Final = 5
BLIZZARD: Final = 6
ICONS: Final[list[str]] = ["cooling", "warming", "wurm", "die_off", "chaos", "wanderlust", "blizzard"]

# What a daughter or an invention can do besides dice and hand size; the clause is the one that describes it. Those that
# end in "alone" are for the variants in which no species stands against another (L4).
TAKES_BACK: Final = 0  # CARD.37: Wanderlusters of the own colour
ELDERS_SCORE: Final = 1  # CARD.38
IGNORES_TOOLS: Final = 2  # CARD.39
TAMES: Final = 3  # CARD.40
GATHERS: Final = 4  # CARD.41, CARD.53
LAUGHS: Final = 5  # CARD.42
GOES_FIRST: Final = 6  # CARD.43
KEEPS_EMBERS: Final = 7  # CARD.44
WINS_TIES: Final = 8  # CARD.45
DAUGHTER_SUPPORTS: Final = 9  # CARD.46
CHANGES_SEXUALITY: Final = 10  # CARD.46
LOOKS_OUT: Final = 11  # CARD.48
FORAGES: Final = 12  # CARD.49
MAY_MARRY: Final = 13  # CARD.50
DAUGHTERS_SCORE: Final = 14  # CARD.51
COURTS_SURELY: Final = 15  # CARD.52
CONVERTS: Final = 16  # CARD.53
NO_FROSTBITE: Final = 17  # CARD.54
FREE_HUSBANDS: Final = 18  # CARD.55
BIDS_AS_VOCAL: Final = 19  # CARD.56
TWO_ACTIONS: Final = 20  # CARD.57
WEAPON: Final = 21  # CARD.14, CARD.15
ELDERS_ENDURE: Final = 22  # CARD.17
STAYS_ALONE: Final = 23  # L4a
REROLLS_ALONE: Final = 24  # L4b
SAVES_ALONE: Final = 25  # L4c
PAYS_ALONE: Final = 26  # L4d
POWERS: Final[list[str]] = [
    "takes_back",
    "elders_score",
    "ignores_tools",
    "tames",
    "gathers",
    "laughs",
    "goes_first",
    "keeps_embers",
    "wins_ties",
    "daughter_supports",
    "changes_sexuality",
    "looks_out",
    "forages",
    "may_marry",
    "daughters_score",
    "courts_surely",
    "converts",
    "no_frostbite",
    "free_husbands",
    "bids_as_vocal",
    "two_actions",
    "weapon",
    "elders_endure",
    "stays_alone",
    "rerolls_alone",
    "saves_alone",
    "pays_alone",
]

# How a place of a row lies: E1.1 ice, L1.2 unexplored. A gap is open, and no card lies there.
OPEN: Final = 0
ICE: Final = 1
UNEXPLORED: Final = 2
COVERS: Final[list[str]] = ["open", "ice", "unexplored"]

# What the first hunt in a place of a map has shown (L6a.1).
UNTRIED: Final = 0
BARREN: Final = 1
NEW_ARTIFACT: Final = 2  # found this turn
ARTIFACT: Final = 3
MARKS: Final[list[str]] = ["untried", "barren", "new_artifact", "artifact"]

NONE: Final = -1


class Hunt:
    """What is printed on a biome for those who hunt it."""

    def __init__(self) -> None:
        self.type = BIG
        self.hits = 1  # that are needed
        self.hitting = 0  # faces that are hits (A1.4a)
        self.bloody = 0  # faces that kill (Gd),
        self.frostbite = 0  # and those that kill without a fire (Ge)
        self.babies = 0
        self.tools: list[int] = [0] * COLOURS  # E1a.1: disks that must be in the vocabulary, by colour
        self.frees: list[int] = [0] * COLOURS  # disks that a success frees, by colour
        self.basket = False  # F3.1
        self.predator = False  # G4.1
        self.trophy: int = NONE  # so many alike take the card as a trophy (G5.1),
        self.trophies = 0  # which counts as so many
        self.hand: int = NONE  # so many alike take the card into the hand (G6.1)


class Card:
    """A biome, or a daughter with the event on the other half of her card."""

    def __init__(self, number: int, key: str, name: str, kind: int) -> None:
        self.number = number
        self.key = key  # its name in positions and options
        self.name = name
        self.printed = 0  # the number on it
        self.kind = kind
        # In a row.
        self.row: int = NONE  # by the back of the card
        self.climax = 0
        self.hunt = Hunt()
        # In a tableau.
        self.other_name = ""  # of an animal or invention there
        self.cost = 0  # the colours of disks of which one pays for laying it out (I3), as a mask
        self.gives = 0  # babies a turn (H1.1),
        self.frees: list[int] = [0] * COLOURS  # and the disks it frees
        self.changes: list[int] = [0] * len(TYPES)  # faces that become a 1, by type of hunt (G2.1)
        self.hand_size = 0
        self.portals: list[bool] = [False] * PORTAL_COUNT  # where she lets lay a disk (I1.1)
        self.powers: list[bool] = [False] * len(POWERS)
        # In an auction, and when several court her (G1d).
        self.media = 0  # colours, as a mask (D7a)


class Icon:
    """One icon of an event, and how often it is shown: dice of a die-off (D3.1), Wanderlusters (D6.1)."""

    def __init__(self, kind: int, number: int) -> None:
        self.kind = kind
        self.number = number


class Event:
    """The upper half of a daughter's card."""

    def __init__(self, number: int, card: int) -> None:
        self.number = number
        self.card = card  # the daughter's
        self.order: list[int] = []  # the tribes in the order of play (A2.1)
        self.icons: list[Icon] = []  # in the order in which they are applied

    def shows(self, kind: int) -> bool:
        return any(icon.kind == kind for icon in self.icons)


class Sexuality:
    """One of three sexualities (J: what it scores; C.7c its disks)."""

    def __init__(self) -> None:
        self.mpi: list[int] = [0] * COLOURS  # FN10: six disks of the promiscuous
        self.unassigned = 0
        self.elder = 0
        self.husband = 0
        self.daughter = 0
        self.disk = 0
        self.trophy = 0
        self.invention = 0
        self.alpha = 0
        self.animal = 0
        self.gathers = False
        self.marries = False  # whether it places husbands
        self.needs_husbands = False  # whether own daughters help only once they are married
        self.bids_when_tribal = False  # with disks that count a half
        self.moves_husbands = False  # E4a


class SexualityCard:
    """C.5 A sexuality card has two sides: CARD.58A and CARD.58B, CARD.59A and CARD.59B, CARD.60A and CARD.60B."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.sides: list[int] = []  # two of SEXUALITIES


class Rank:
    """One rank of the placards, the same on all of them."""

    def __init__(self) -> None:
        self.cost = ORANGE  # E2a.1
        self.domain: int = NONE  # E2i.1: where a vocal species needs portals of all colours
        self.alpha: int = NONE  # E5: the type of hunt in which he lets the Alpha count as a 1


class Scenario:
    """The numbers of a game that is begun otherwise (K2, N1, N2)."""

    def __init__(self) -> None:
        self.unassigned: list[int] = []  # by tribe
        self.events = 0  # how many are used
        self.threshold = 0  # portals that make a species tribal; 0 is as in the common game


class NeanderthalTables:
    """Everything of one edition."""

    def __init__(self) -> None:
        self.cards: list[Card] = []  # biomes of the north, of the south, then daughters
        self.biomes = 0  # how many of the cards are biomes
        self.daughters: list[int] = []  # cards, by event
        self.bearers: list[list[int]] = []  # by power, the cards that give it
        self.events: list[Event] = []
        self.sexualities: list[Sexuality] = []
        self.sexuality_cards: list[SexualityCard] = []
        self.ranks: list[Rank] = []
        self.portal: list[int] = []  # by tribe, where its first portal is (C.7a)
        self.homes: list[int] = []  # by tribe, where it begins on a map of 4 by 5, counted row by row (M.1),
        self.home = 0  # and where whoever is alone there begins (L1a)
        self.pieces = 0  # tribesmen of a tribe, without the Alpha (B.1)
        self.disks = 0  # of each colour, for each tribe (B3.1)
        self.columns = 0  # of the rows (C.3)
        self.events_used = 0  # C.1
        self.unassigned = 0  # at the start (C.6)
        self.threshold = 0  # portals that make a species tribal (I1d.1),
        self.small_threshold = 0  # and with fewer than three players
        self.score_of_elder = 0  # CARD.38
        self.score_of_daughter = 0  # CARD.51
        self.scenarios: dict[str, Scenario] = {}  # by the name of the variant
