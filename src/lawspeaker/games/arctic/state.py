"""The state of The Arctic: what lies on the table, and where in the turn the game is."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.arctic.tables import (
    ACTIONS,
    ARCTIC,
    CN,
    COUNTRIES,
    EU,
    LAW_A,
    LAWS,
    NO,
    NONE,
    RESOURCES,
    UNREST,
    ArcticTables,
)
from lawspeaker.kernel.game import AnyBox, Config, Game, Setting
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option, counting
from lawspeaker.kernel.schema import Each, Flag, Grid, Name, Row, Schema, SeatNumber, Shape, Whole

SETUP: Final = 0  # phases 1 to 9 are the rulebook's
OVER: Final = 10

SPACES: Final = 4  # of an influence track; the EU's fourth opens with Norway's accession
SPACE_2: Final = 1
SPACE_4: Final = 3
ACTION_SPACES: Final = 6
HIGH: Final = 0  # the dearer yellow space
MOST_COUNTED: Final = 999  # no count in the record or in an option is higher

CHINA_MOVES: Final = 0
CHINA_BUILDS: Final = 1
CHINA_DECLINES: Final = 2
CHINA_CHOICES: Final[list[str]] = ["move", "build", "decline"]

PAY: Final = 0
REFUSE: Final = 1


class Rules:
    """The agreed ruleset, each option as a flag that reads as a sentence; `law show` explains them."""

    def __init__(self, agreed: dict[str, str]) -> None:
        self.returns_rightmost_occupied = agreed["phase8"] == "rightmost_occupied"  # R01
        self.china_ends_any_moment = agreed["china_end"] == "any_moment"  # R02
        self.drift_attacks_at_pole = agreed["drift_at_pole"] == "attack"  # R03
        self.pass_forfeits = agreed["passing"] == "forfeit"  # R04
        self.bystanders_defend_illegal = agreed["illegal_neutrals"] == "bystanders"  # R05
        self.accession_is_full = agreed["accession"] == "full"  # R06
        self.ships_are_limited = agreed["ship_supply"] == "limited"  # R07
        self.unrest_on_coast = agreed["unrest_reach"] == "coast_and_sea"  # R08
        self.slander_stops_at_zero = agreed["slander_floor"] == "zero"  # R09
        self.control_at_once = agreed["move_timing"] == "stepwise"  # R10
        self.tiles_return = agreed["destroyed_tile"] == "returns"  # R11
        self.space_4_is_paid = agreed["eu_space_4"] == "one_dollar"  # R12
        self.protectors_count = agreed["protector_counts"] == "yes"  # R13
        self.payments_before_money = agreed["end_order"] == "payments_first"  # R14
        self.declined_china_drifts = agreed["china_declined"] == "drift"  # R15
        self.empty_build_allowed = agreed["empty_build"] == "allowed"  # R16
        self.licences_by_seat = agreed["licence_order"] == "start_player"  # R17
        self.both_yellow_allowed = agreed["both_yellow"] == "allowed"  # R18
        self.drift_controls = agreed["drift_control"] == "yes"  # R19
        self.must_afford_space = agreed["unaffordable_space"] == "forbidden"  # R20
        self.empty_unrest_allowed = agreed["empty_unrest"] == "allowed"  # R21
        self.idle_conflict_allowed = agreed["idle_conflict"] == "allowed"  # R22
        self.advanced_placement = agreed["placement"] == "advanced"
        self.beginner = agreed["beginner"] == "yes"
        self.random_start = agreed["start_player"] == "random"


class Options:
    """Every option of the game, family by family."""

    def __init__(self, catalogue: Catalogue, tables: ArcticTables) -> None:
        self.seat: Domain = counting("seat", 3)
        self.country: Domain = Domain("country", COUNTRIES)
        self.arctic: Domain = Domain("arctic", COUNTRIES[:ARCTIC], called="Arctic country")
        self.region: Domain = Domain("region", tables.regions)
        self.law: Domain = Domain("law", LAWS)
        self.action: Domain = Domain("action", ACTIONS)
        self.resource: Domain = Domain("resource", RESOURCES)
        self.influence: Domain = Domain("influence", ["1", "2", "3", "4"], called="influence space")
        self.yellow_space: Domain = Domain("yellow", ["high", "low"], called="yellow space")
        longest = max(len(track) for track in tables.track.values())
        self.space: Domain = Domain("space", [str(number + 1) for number in range(longest)])
        self.count: Domain = counting("count", MOST_COUNTED)
        few = Domain("few", [str(number) for number in range(33)])
        china = Domain("china", CHINA_CHOICES)
        for domain in (self.arctic, self.resource, self.count, counting("turn", tables.turns)):
            catalogue.domain(domain)

        self.place: Family = catalogue.family("place", country=self.arctic, influence=self.influence)
        self.invest: Family = catalogue.family("invest", space=self.space)
        self.yellow: Family = catalogue.family("yellow", yellow=self.yellow_space)
        self.pass_: Option = catalogue.family("pass")()
        self.china: Family = catalogue.family("china", china=china)
        self.act: Family = catalogue.family("act", action=self.action)
        self.keep: Option = catalogue.family("keep")()
        self.change: Option = catalogue.family("change")()
        self.recall: Family = catalogue.family("recall", dollars=few)
        self.protect: Family = catalogue.family("protect", region=self.region)
        self.declare: Family = catalogue.family("declare", country=self.country)
        self.peace: Option = catalogue.family("peace")()
        self.vote: Family = catalogue.family("vote", law=self.law)
        self.support: Option = catalogue.family("support")()
        self.slander: Family = catalogue.family("slander", seat=self.seat)
        self.dock: Family = catalogue.family("dock", region=self.region)
        self.build: Family = catalogue.family("build", region=self.region)
        self.sail: Family = catalogue.family("sail", region=self.region)
        self.sail_attacker: Family = catalogue.family("sail_attacker", region=self.region)
        self.to: Family = catalogue.family("to", region=self.region)
        self.strike: Family = catalogue.family("strike", region=self.region, country=self.country)
        self.raid: Family = catalogue.family("raid", region=self.region, unmoved=few)
        self.done: Option = catalogue.family("done")()
        self.sell: Family = catalogue.family("sell", count=few)
        self.licence: Family = catalogue.family("licence", licence=Domain("licence", ["pay", "refuse"]))


class ArcticSetting(Setting):
    """What all copies of an Arctic match share."""

    def __init__(
        self,
        box: AnyBox,
        config: Config,
        tables: ArcticTables,
        names: dict[str, str],
    ) -> None:
        catalogue = Catalogue()
        super().__init__(box, config, catalogue)
        self.tables = tables
        self.rules = Rules(config.rules)
        self.options = Options(catalogue, tables)
        self.names = names
        self.track: list[int] = tables.track[config.seats]
        self.yellow_prices: list[int] = tables.yellow[config.seats]
        self.value: list[list[int]] = tables.value[config.seats]
        self.lobbyists: int = tables.lobbyists[config.seats]
        self.schema = schema(self.options, self.rules, config.seats, len(self.track), tables.turns)


def schema(options: Options, rules: Rules, seats: int, spaces: int, turns: int) -> Schema:
    """How a position of The Arctic is written."""
    seat = SeatNumber(seats)
    money = Whole(0)
    country = Name(options.country, none="none")
    fields: dict[str, Shape] = {
        "turn": Whole(1, turns),
        "phase": Whole(SETUP, OVER),
        "start": seat,
        "money": Row(money, seats),
        "score": Row(Whole(-999), seats),
        "tiles": Row(money, seats),
        "hand": Row(money, seats),
        "influence": Grid(options.arctic, options.influence, seat, NONE),
        "action": Grid(options.arctic, options.action, seat, NONE),
        "invest": Row(seat, spaces),
        "yellow": Row(seat, 2),
        "treasury": Each(options.arctic, money),
        "conflict": Each(options.arctic, country, NONE),
        "council": Each(options.arctic, Name(options.law)),
        "law": Name(options.law),
        "support": Whole(0, 2),
        "joined": Flag(),
        "ships": Grid(options.region, options.country, money),
        "control": Each(options.region, country, NONE),
        "facility": Each(options.region, seat, NONE),
        "protector": Each(options.region, seat, NONE),
        "protector_from": Each(options.region, country, NONE),
        "protector_since": Each(options.region, money, 0),
        "active": seat,
        "passes": Whole(0, seats),
        "forfeit": Row(money, seats),
        "acting": Whole(0, ARCTIC),
        "acted": Row(Whole(0, 1), SPACES),
        "pending": Name(options.action, none="none"),
        "to_build": money,
        "busy": Flag(),
        "moved": Each(options.region, money, 0),
        "struck": Each(options.region, money, 0),
        "spent": Each(options.region, money, 0),
        "sold": Whole(0, seats),
        "china_held": Flag(),
    }
    if not rules.control_at_once:  # R10: only then something is left for the end of Move Ships
        fields["touched"] = Each(options.region, Whole(0, 1), 0)
    return Schema(fields)


class Arctic(Game):
    """A table of 2019: The Arctic. Lists are by seat, country, region or space; NONE is nobody and nothing."""

    def __init__(self, setting: ArcticSetting) -> None:
        super().__init__(setting)
        self.of: ArcticSetting = setting
        self.tables: ArcticTables = setting.tables
        self.rules: Rules = setting.rules
        self.options: Options = setting.options

        self.turn = 1
        self.phase: int = SETUP
        self.start = 0  # the seat with the start-player marker

        # Companies. GLOSSARY.MONEY: all money is open, theirs and the treasuries'.
        self.money: list[int] = []
        self.score: list[int] = []
        self.tiles: list[int] = []  # facility tiles in supply
        self.hand: list[int] = []  # unused lobbyists

        # Country displays, the investment track and the Council.
        self.influence: list[int] = []  # country * SPACES + space: the lobbyist's seat
        self.action: list[int] = []  # country * ACTION_SPACES + action: the lobbyist's seat
        self.invest: list[int] = []
        self.yellow: list[int] = []
        self.treasury: list[int] = []
        self.conflict: list[int] = []  # whom a country has declared conflict on
        self.council: list[int] = []  # the law a country's markers lie on
        self.law: int = LAW_A
        self.support = 0  # markers for Norway's accession
        self.joined = False  # Norway is in the EU

        # The map.
        self.ships: list[int] = []  # region * 6 + country
        self.control: list[int] = []  # who controls a region; a coast always has its owner here (GLOSSARY.OWN)
        self.facility: list[int] = []  # whose; legal exactly where somebody controls the region (GLOSSARY.LEGAL)
        self.protector: list[int] = []  # whose lobbyist protects the facility
        self.protector_from: list[int] = []  # of which country
        self.protector_since: list[int] = []  # in which turn it came

        # Where in the turn we are.
        self.active = 0  # phase 3: whose turn it is to invest
        self.passes = 0  # phase 3: passes one after another
        self.forfeit: list[int] = []  # phase 3: lobbyists that may no longer be placed this turn
        self.acting = 0  # phase 6: which country acts
        self.acted: list[int] = []  # phase 6: on which of its influence spaces the lobbyist is done
        self.pending: int = NONE  # phases 5 and 6: the action being carried out
        self.to_build = 0  # ships still to be put on the board
        self.busy = False  # a ship has moved or attacked in this Move Ships action
        self.moved: list[int] = []  # ships of the moving country that have moved and not attacked,
        self.struck: list[int] = []  # that have attacked a facility and not moved,
        self.spent: list[int] = []  # and that have done both
        self.touched: list[int] = []  # 1 where control is to be settled when this Move Ships is over (R10)
        self.sold = 0  # phase 7: how many companies have sold
        self.china_held = False  # China controlled the pole at some moment of this turn (R02)

    def copy(self) -> Arctic:
        new = Arctic(self.of)
        new.chance = self.chance
        new.turn, new.phase, new.start = self.turn, self.phase, self.start
        new.money = self.money[:]
        new.score = self.score[:]
        new.tiles = self.tiles[:]
        new.hand = self.hand[:]
        new.influence = self.influence[:]
        new.action = self.action[:]
        new.invest = self.invest[:]
        new.yellow = self.yellow[:]
        new.treasury = self.treasury[:]
        new.conflict = self.conflict[:]
        new.council = self.council[:]
        new.law, new.support, new.joined = self.law, self.support, self.joined
        new.ships = self.ships[:]
        new.control = self.control[:]
        new.facility = self.facility[:]
        new.protector = self.protector[:]
        new.protector_from = self.protector_from[:]
        new.protector_since = self.protector_since[:]
        new.active, new.passes = self.active, self.passes
        new.forfeit = self.forfeit[:]
        new.acting = self.acting
        new.acted = self.acted[:]
        new.pending, new.to_build, new.busy = self.pending, self.to_build, self.busy
        new.moved = self.moved[:]
        new.struck = self.struck[:]
        new.spent = self.spent[:]
        new.touched = self.touched[:]
        new.sold, new.china_held = self.sold, self.china_held
        return new

    def facts(self, option: Option) -> dict[str, int]:
        """What the words about an option need to know besides its arguments."""
        if option.kind == "invest":
            return {"price": self.of.track[option.args[0]]}
        if option.kind == "yellow":
            return {"price": self.of.yellow_prices[option.args[0]]}
        if option.kind == "build":
            licence = self.tables.licence if self.control[option.args[0]] != NONE else 0
            return {"price": self.tables.cost[option.args[0]] + licence, "legal": 1 if licence else 0}
        if option.kind == "act" and self.acting < ARCTIC:
            return {"tax": tax_income(self, self.acting)}
        if option.kind == "pass" and self.rules.pass_forfeits:
            return {"forfeit": 1}
        if option.kind == "declare" and self.acting < ARCTIC and self.conflict[self.acting] != NONE:
            return {"ends": 1}
        return {}


# Facts about the table that rules of several chapters ask for.


def lobbyists_out(game: Arctic, seat: int) -> int:
    """How many lobbyists of a seat are on the board."""
    return sum(track.count(seat) for track in (game.influence, game.action, game.invest, game.yellow, game.protector))


def ships_at_sea(game: Arctic, country: int) -> int:
    """How many ships of a country are on the map."""
    total = 0
    for index in range(country, len(game.ships), 6):
        total += game.ships[index]
    return total


def ship_pieces(game: Arctic, country: int) -> int:
    """COMP.2, and R07: how many ships a country can have; the EU takes over Norway's share when Norway joins."""
    if not game.rules.ships_are_limited and country != CN:
        return 999
    pieces = game.tables.ship_pieces[country]
    if country == EU and game.joined:
        pieces += game.tables.ship_pieces[NO]
    return pieces


def sole_country(game: Arctic, region: int) -> int:
    """The one country with ships in a region; NONE where there is none or several."""
    found = NONE
    base = region * 6
    for country in range(6):
        if game.ships[base + country]:
            if found != NONE:
                return NONE
            found = country
    return found


def in_conflict(game: Arctic, one: int, other: int) -> bool:
    """DIP.1.DEF Conflict works both ways, whoever declared it. DIP.1.CHINA China is in conflict with all."""
    if one == CN or other == CN:
        return one != other
    return game.conflict[one] == other or game.conflict[other] == one


def law_b_controller(game: Arctic, region: int) -> int:
    """COUNCIL.B.1 Whose coastline a sea region lies north of; Norway's are the EU's once it has joined (NORWAY.3)."""
    owner = game.tables.owner[region]
    return EU if owner == NO and game.joined else owner


def coast_owner(game: Arctic, region: int) -> int:
    """GLOSSARY.COASTAL Who controls a coast for good; R06: with full accession Norway's coasts are the EU's."""
    owner = game.tables.owner[region]
    return EU if owner == NO and game.joined and game.rules.accession_is_full else owner


def tax_income(game: Arctic, country: int) -> int:
    """TAX.1 What Tax yields; NORWAY.6 more for the EU once Norway has joined."""
    if country == EU and game.joined:
        return game.tables.eu_tax_after
    return game.tables.tax[country]


def build_limit(game: Arctic, country: int) -> int:
    """SHIP.1 How many ships one action builds; NORWAY.6 more for the EU once Norway has joined."""
    if country == EU and game.joined:
        return game.tables.eu_build_after
    return game.tables.build_limit[country]


def has_unrest(game: Arctic, country: int) -> bool:
    """UNREST.1 A lobbyist stands on the country's Unrest space."""
    return country < ARCTIC and game.action[country * ACTION_SPACES + UNREST] != NONE
