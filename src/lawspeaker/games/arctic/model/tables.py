"""The board, the pieces and the numbers of The Arctic, as the rules use them.

Phases, countries, regions, resources, laws and actions are small numbers with names. `loading` fills a `Tables` from
the data files; it is shared by all games and never changes afterwards.
"""

from __future__ import annotations

from typing import Final

SETUP: Final = 0  # phases 1 to 9 are the rulebook's
START_MARKER: Final = 1
ARRIVAL: Final = 2
INVESTMENT: Final = 3
PLACEMENT: Final = 4
CHINA_ACTS: Final = 5
COUNTRIES_ACT: Final = 6
PRODUCTION: Final = 7
CLEARING: Final = 8
TURN_END: Final = 9
OVER: Final = 10

RU: Final = 0
NO: Final = 1
EU: Final = 2
CA: Final = 3
US: Final = 4
CN: Final = 5
COUNTRIES: Final[list[str]] = ["RU", "NO", "EU", "CA", "US", "CN"]
COUNTRY_COUNT: Final = 6
ARCTIC: Final = 5
"""GOAL.2 How many of the countries are Arctic ones: those before China."""

GAS: Final = 0
OIL: Final = 1
POLY: Final = 2
RESOURCES: Final[list[str]] = ["gas", "oil", "poly"]

COAST: Final = 0
SEA: Final = 1
POLE: Final = 2
KINDS: Final[list[str]] = ["coast", "sea", "pole"]

LAW_A: Final = 0
LAW_B: Final = 1
LAW_C: Final = 2
LAWS: Final[list[str]] = ["A", "B", "C"]

DIPLOMACY: Final = 0
SHIPS: Final = 1
FACILITY: Final = 2
MOVE: Final = 3
TAX: Final = 4
UNREST: Final = 5
ACTIONS: Final[list[str]] = ["diplomacy", "ships", "facility", "move", "tax", "unrest"]

SPACES: Final = 4  # of an influence track; the EU's fourth opens with Norway's accession
SPACE_2: Final = 1
SPACE_4: Final = 3
ACTION_SPACES: Final = 6

NONE: Final = -1
"""No owner, no deposit, nothing to the north."""


class ArcticTables:
    """Everything printed on the board and the pieces."""

    def __init__(self) -> None:
        # The map; each list has one entry a region.
        self.regions: list[str] = []
        self.names: list[str] = []
        self.kind: list[int] = []
        self.owner: list[int] = []  # of a coast; of a sea, who controls it under law B; NONE at the pole
        self.ring: list[str] = []
        self.cost: list[int] = []  # of building there; 0 outside the rings
        self.deposit: list[int] = []
        self.neighbours: list[list[int]] = []
        self.north: list[int] = []  # where an automatic Chinese ship goes: north-east in doubt (P5.5)
        self.north_all: list[list[int]] = []
        self.pole: int = NONE
        self.arrival: int = NONE  # of Chinese ships (P2.1)
        self.harbours: list[list[int]] = []  # for each country the regions with its ship symbol
        self.start_ships: list[tuple[int, int, int]] = []  # region, country, how many

        # Countries; China has ships and markers only.
        self.ship_pieces: list[int] = []
        self.marker_pieces: list[int] = []
        self.treasury: list[int] = []
        self.tax: list[int] = []
        self.eu_tax_after: int = 0  # after Norway's accession
        self.build_limit: list[int] = []
        self.eu_build_after: int = 0
        self.votes: list[int] = []  # the law each one's Council markers begin on
        self.council_markers: list[int] = []
        self.majority: int = 0

        # Players, by how many there are.
        self.lobbyists: dict[int, int] = {}  # each, in play: the one on the score track not counted
        self.tiles: dict[int, int] = {}
        self.advanced_order: dict[int, list[int]] = {}
        self.start_money: int = 0
        self.first_player_pays: int = 0
        self.turns: int = 0

        # Investment tracks, by the number of players: positive is paid, negative is received.
        self.track: dict[int, list[int]] = {}
        self.yellow: dict[int, list[int]] = {}  # the dearer, the cheaper

        # The rows of a country's display, actions from left to right.
        self.upper_row: list[int] = []
        self.lower_row: list[int] = []

        # Numbers of the rules.
        self.licence: int = 0
        self.kept_licence: int = 0
        self.ship_cost: int = 0
        self.subsidy: int = 0
        self.subsidy_if_broke: int = 0
        self.defence_illegal: int = 0
        self.defence_legal: int = 0
        self.defence_per_neutral: int = 0
        self.unit_money: int = 0
        self.points_single: int = 0
        self.points_pair: int = 0
        self.points_triple: int = 0
        self.slander: int = 0
        self.end_payment: list[int] = []  # for influence spaces 1, 2 and 3
        self.pole_bonus: int = 0
        self.points_per_dollar: int = 0

        # Of each facility at the end: by players, by resource, by how many the player owns (0 at index 0).
        self.value: dict[int, list[list[int]]] = {}
