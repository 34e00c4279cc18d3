"""The state of The Arctic: what lies on the table, and where in the turn the game is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawspeaker.games.arctic.model.options import Options
from lawspeaker.games.arctic.model.rules import Rules
from lawspeaker.games.arctic.model.tables import (
    ARCTIC,
    CN,
    EU,
    LAW_A,
    NO,
    NONE,
    UNREST,
    Tables,
)
from lawspeaker.kernel.ask import Flow
from lawspeaker.kernel.game import Box, Config, Game, Result, Setting
from lawspeaker.kernel.option import Catalogue, Option
from lawspeaker.kernel.schema import Each, Flag, Grid, Name, Row, Schema, SeatNumber, Shape, Whole

SETUP: Final = 0  # phases 1 to 9 are the rulebook's
OVER: Final = 10

SPACES: Final = 4  # of an influence track; the EU's fourth opens with Norway's accession
SPACE_2: Final = 1
SPACE_4: Final = 3
ACTION_SPACES: Final = 6


class ArcticSetting(Setting):
    """What all copies of an Arctic match share."""

    def __init__(
        self,
        box: Box,
        config: Config,
        tables: Tables,
        play: Callable[[Arctic], Flow[None]],
        complete: Callable[[Arctic, dict[str, object]], None],
        names: dict[str, str],
    ) -> None:
        catalogue = Catalogue()
        super().__init__(box, config, catalogue)
        self.tables = tables
        self.rules = Rules(config.rules)
        self.options = Options(catalogue, tables)
        self.play = play
        self.complete = complete
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
        self.tables: Tables = setting.tables
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

    def flow(self) -> Flow[None]:
        return self.of.play(self)

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

    def result(self) -> Result:
        """SCORE.4 Most points wins; tied leaders share the victory."""
        best = max(self.score)
        return Result(self.score[:], [seat for seat in range(self.seats) if self.score[seat] == best])

    def complete(self, given: dict[str, object]) -> None:
        self.of.complete(self, given)

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
