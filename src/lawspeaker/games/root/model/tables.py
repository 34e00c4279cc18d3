"""The cards, the maps, the pieces and the numbers of Root, as the rules use them.

Suits, items, factions, clearings and cards are small numbers with names. `loading` fills a `RootTables` from the
data files; it is shared by all games and never changes afterwards.
"""

from __future__ import annotations

from typing import Final

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final[list[str]] = ["fox", "rabbit", "mouse", "bird"]

ANY: Final = 3
"""The place of "any suit" in the cost of a card, after the three suits of clearings."""

BOOT: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
ITEMS: Final[list[str]] = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"]

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
VAGABOND2: Final = 4
CULT: Final = 5
RIVERFOLK: Final = 6
DUCHY: Final = 7
CORVIDS: Final = 8
HUNDREDS: Final = 9
KEEPERS: Final = 10
FACTIONS: Final[list[str]] = [
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "vagabond2",
    "cult",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
]

HIRELINGS: Final[list[str]] = [
    "patrol",
    "dynasty",
    "uprising",
    "exile",
    "prophets",
    "flotilla",
    "expedition",
    "spies",
    "bearers",
    "vaults",
    "band",
    "bandits",
    "protector",
]
LANDMARKS: Final[list[str]] = ["black_market", "treetop", "ferry", "forge", "lost_city", "tower"]
OWNERS: Final[list[str]] = [*FACTIONS, *HIRELINGS]
"""Whose pieces there are."""

MOST_SEATS: Final = 6
FIRST_HIRELING: Final = MOST_SEATS
"""A party owns pieces at the table: the faction of a seat, by the number of that seat, or a hireling, from here on."""

# G.1.10 What a faction owns; G.1.13 items belong to none.
WARRIOR: Final = 0  # G.1.17, G.1.34 wooden, and no pawn
BUILDING: Final = 1
TOKEN: Final = 2  # G.1.32
PAWN: Final = 3  # G.1.17
TYPES: Final[list[str]] = ["warrior", "building", "token", "pawn"]

BASE: Final = 0
EXILES: Final = 1
DECKS: Final[list[str]] = ["base", "exiles"]

AUTUMN: Final = 0
WINTER: Final = 1
LAKE: Final = 2
MOUNTAIN: Final = 3
MAPS: Final[list[str]] = ["autumn", "winter", "lake", "mountain"]

RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3
COLUMNS: Final[list[str]] = ["recruit", "move", "battle", "build"]
"""The columns of the Decree, left to right (7.5.2)."""

CHARACTERS: Final[list[str]] = [
    "thief",
    "tinker",
    "ranger",
    "vagrant",
    "arbiter",
    "scoundrel",
    "adventurer",
    "ronin",
    "harrier",
]
BASE_CHARACTERS: Final = 3  # of the base box, the first of them

CLEARINGS: Final = 12
BURROW: Final = 12
"""12.2.2 The clearing beside the map that the Duchy has for itself."""
PLACES: Final = 13
"""Where pieces stand: the clearings of the map, and the Burrow."""
CARDS: Final = 54
"""How many cards a deck has; those of a faction's board come after them: the loyal viziers, the retainers."""
VIZIERS: Final = 2
RETAINERS: Final = 3
"""How many faithful retainers come after the viziers (15.3.4)."""

NONE: Final = -1
"""No item, no opposite corner, no ferry."""

EFFECTS: Final[list[str]] = [
    "ambush",
    "dominance",
    # Base deck
    "armorers",
    "sappers",
    "brutal_tactics",
    "royal_claim",
    "stand_and_deliver",
    "tax_collector",
    "favor_foxes",
    "command_warren",
    "better_burrow_bank",
    "cobbler",
    "favor_rabbits",
    "scouting_party",
    "codebreakers",
    "favor_mice",
    # Exiles and Partisans
    "saboteurs",
    "soup_kitchens",
    "boat_builders",
    "corvid_planners",
    "eyrie_emigre",
    "fox_partisans",
    "propaganda_bureau",
    "false_orders",
    "informants",
    "rabbit_partisans",
    "tunnels",
    "charm_offensive",
    "swap_meet",
    "coffin_makers",
    "mouse_partisans",
    "league_of_adventurous_mice",
    "murine_broker",
    "master_engravers",
]


def total(numbers: list[int]) -> int:
    """The sum. The compiled build takes longer to call `sum` than to add a few numbers."""
    found = 0
    for number in numbers:
        found += number
    return found


def altered(numbers: list[int], place: int, number: int) -> list[int]:
    """The same list with another number at a place: for one that copies of a game share."""
    found = numbers[:]
    found[place] = number
    return found


class Deck:
    """The cards of one deck; each list has one entry a card: 54, then those that belong to a faction's board."""

    def __init__(self) -> None:
        self.name: str = ""
        self.names: list[str] = []
        self.ids: list[str] = []
        self.suit: list[int] = []
        self.cost: list[list[int]] = []  # fox, rabbit, mouse, any; empty if it cannot be crafted
        self.symbols: list[int] = []  # how many there are in the cost
        self.item: list[int] = []
        self.vp: list[int] = []
        self.effect: list[str] = []  # one of EFFECTS; "" on a card that gives an item, and on one of a board
        self.persistent: list[bool] = []
        self.ambush: list[bool] = []
        self.dominance: list[bool] = []


class Map:
    """One map; the first lists have one entry a clearing, numbered from 0."""

    def __init__(self) -> None:
        self.name: str = ""
        self.labels: list[str] = []
        self.suit: list[int] = []  # as printed; suit markers may cover them (A.1)
        self.slots: list[int] = []  # G.1.28, the ruin's slot included
        self.ruin: list[bool] = []  # G.1.25
        self.paths: list[list[int]] = []  # open ones
        self.rivers: list[list[int]] = []  # G.1.24
        self.coastal: list[bool] = []
        self.clearing_forests: list[list[int]] = []
        self.opposite: list[int] = []  # of a corner; NONE elsewhere

        self.closed: list[tuple[int, int]] = []
        self.corners: list[int] = []
        self.edge: list[int] = []  # once round, closed paths counted (G.1.15)
        self.ferry: int = NONE  # where it begins (C.2.1)
        self.tower: int = NONE  # the Pass (C.3.4)

        # One entry a forest.
        self.forests: list[list[int]] = []  # the clearings that touch it
        self.forest_paths: list[list[int]] = []  # the forests next to it


class Kind:
    """A kind of piece and how many there are."""

    def __init__(self, name: str, owner: int, type: int, total: int) -> None:
        self.name: str = name
        self.owner: int = owner  # among OWNERS
        self.type: int = type
        self.total: int = total


class SetUpCard:
    """A.8.2 The set-up card of a faction."""

    def __init__(self) -> None:
        self.militant: bool = False
        self.homelands: int = 0  # how many it has chosen, each adjacent to another one
        self.apart: int = 0  # how many clearings there should be at least between them and those of enemies
        self.edge: bool = False  # whether they are on the edge of the map
        self.builds: bool = False  # whether a building is placed in each of them
        self.warriors: int = 0  # in each of them,
        self.around: int = 0  # and in all clearings adjacent to them


class RootTables:
    """Everything printed on the cards, the maps, the faction boards and the pieces."""

    def __init__(self) -> None:
        self.decks: list[Deck] = []
        self.maps: list[Map] = []

        # Pieces and factions; the lists by faction have all of FACTIONS.
        self.kinds: list[Kind] = []
        self.kind_number: dict[str, int] = {}
        self.reach: list[int] = []
        self.min_reach: dict[int, int] = {}  # by the number of players
        self.setup_letter: list[str] = []
        self.setup_card: list[SetUpCard] = []

        self.printed: dict[int, object] = {}  # by faction: what its own reader has found (`factions.READERS`)

        # Items.
        self.item_supply: list[int] = []  # of each item, on the map at the start
        self.ruin_items: list[int] = []

        # Numbers of the rules.
        self.hand_limit: int = 0
        self.start_hand: int = 0
        self.advanced_draw: int = 0
        self.goal: int = 0
        self.dominance_needs: int = 0
        self.dominance_clearings: int = 0
        self.die: list[int] = []
        self.control_die: list[tuple[int, int]] = []  # of each face, gold and red pips (E.1.2)
        self.hireling_faction: list[int] = []  # of each hireling, the faction that it corresponds to, or NONE (A.6.5)
