"""The state of The Arctic: what lies on the table, and where in the turn the game is."""

from __future__ import annotations

from lawspeaker.games.arctic.model.fields import fields
from lawspeaker.games.arctic.model.options import MOST_COUNTED, Options
from lawspeaker.games.arctic.model.rules import Rules
from lawspeaker.games.arctic.model.tables import (
    ACTION_SPACES,
    ARCTIC,
    CN,
    COUNTRY_COUNT,
    EU,
    NO,
    NONE,
    UNREST,
    ArcticTables,
)
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.game import AnyBox, Config, Game, Setting
from lawspeaker.kernel.option import Catalogue, Option


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
        self.declare(fields(self.options, self.rules, tables, config.seats))


class Arctic(Game):
    """A table of 2019: The Arctic. Lists are by seat, country, region or space; NONE is nobody and nothing."""

    def __init__(self, setting: ArcticSetting) -> None:
        super().__init__(setting)
        self.of: ArcticSetting = setting
        self.tables: ArcticTables = setting.tables
        self.rules: Rules = setting.rules
        self.options: Options = setting.options

        # made: attributes of arctic (`make generate`)
        self.turn: int = 0  # the turn, 1 to 9
        self.phase: int = 0  # 0 set-up, 1 to 9 the rulebook's phases, 10 over
        self.start: int = 0  # the seat with the start-player marker
        self.money: list[int] = NOTHING  # row: dollars of each seat
        self.score: list[int] = NOTHING  # row: points of each seat
        self.tiles: list[int] = NOTHING  # row: facility tiles left in each supply
        self.hand: list[int] = NOTHING  # row: unused lobbyists of each seat
        self.influence: list[int] = NOTHING  # grid, country by space: whose lobbyist stands there
        # grid, country by action (`diplomacy`, `ships`, `facility`, `move`, `tax`, `unrest`): whose lobbyist
        self.action: list[int] = NOTHING
        self.invest: list[int] = NOTHING  # row: who stands on each space of the investment track, the dearest first
        self.yellow: list[int] = NOTHING  # row: who stands on China's two spaces, the dearer first
        self.treasury: list[int] = NOTHING  # each Arctic country: dollars in its treasury
        self.conflict: list[int] = NOTHING  # each Arctic country: whom it has declared conflict on
        self.council: list[int] = NOTHING  # each Arctic country: the law its Council markers lie on
        self.law: int = 0  # the law in force, `A`, `B` or `C`
        self.support: int = 0  # markers for Norway's accession, 0 to 2
        self.joined: bool = False  # whether Norway has joined the EU
        self.ships: list[int] = NOTHING  # grid, region by country: how many ships
        self.control: list[int] = NOTHING  # each region: which country controls it
        self.facility: list[int] = NOTHING  # each region: whose facility stands there
        self.protector: list[int] = NOTHING  # each region: whose lobbyist protects the facility
        self.protector_from: list[int] = NOTHING  # each region: the country that lobbyist came from
        self.protector_since: list[int] = NOTHING  # each region: the turn in which it came
        self.active: int = 0  # phase 3: whose turn it is to invest
        self.passes: int = 0  # phase 3: how many have passed one after another
        self.forfeit: list[int] = NOTHING  # row, phase 3: lobbyists each seat may no longer place this turn
        self.acting: int = 0  # phase 6: which country acts, 0 for RU to 4 for US
        self.acted: list[int] = NOTHING  # row, phase 6: 1 where the lobbyist on that influence space is done
        self.pending: int = 0  # phases 5 and 6: the action being carried out, or `none`
        self.to_build: int = 0  # ships still to be put on the board in Build Ships
        self.busy: bool = False  # whether a ship has moved or attacked in this Move Ships
        self.moved: list[int] = NOTHING  # each region: ships there that have moved and not attacked
        self.struck: list[int] = NOTHING  # each region: ships there that have attacked a facility and not moved
        self.spent: list[int] = NOTHING  # each region: ships there that have done both
        self.touched: list[int] = NOTHING  # each region: 1 where ships came, left or were lost in this Move Ships
        self.sold: int = 0  # phase 7: how many companies have sold
        self.china_held: bool = False  # whether China controlled the pole at some moment of this turn (R02)
        # end made

    def copy(self) -> Arctic:
        new = Arctic(self.of)
        new.chance = self.chance
        # made: copies of arctic (`make generate`)
        new.turn = self.turn
        new.phase = self.phase
        new.start = self.start
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
        new.law = self.law
        new.support = self.support
        new.joined = self.joined
        new.ships = self.ships[:]
        new.control = self.control[:]
        new.facility = self.facility[:]
        new.protector = self.protector[:]
        new.protector_from = self.protector_from[:]
        new.protector_since = self.protector_since[:]
        new.active = self.active
        new.passes = self.passes
        new.forfeit = self.forfeit[:]
        new.acting = self.acting
        new.acted = self.acted[:]
        new.pending = self.pending
        new.to_build = self.to_build
        new.busy = self.busy
        new.moved = self.moved[:]
        new.struck = self.struck[:]
        new.spent = self.spent[:]
        new.touched = self.touched[:]
        new.sold = self.sold
        new.china_held = self.china_held
        # end made
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
    for index in range(country, len(game.ships), COUNTRY_COUNT):
        total += game.ships[index]
    return total


def ship_pieces(game: Arctic, country: int) -> int:
    """COMP.2, and R07: how many ships a country can have; the EU takes over Norway's share when Norway joins."""
    if not game.rules.ships_are_limited and country != CN:
        return MOST_COUNTED
    pieces = game.tables.ship_pieces[country]
    if country == EU and game.joined:
        pieces += game.tables.ship_pieces[NO]
    return pieces


def sole_country(game: Arctic, region: int) -> int:
    """The one country with ships in a region; NONE where there is none or several."""
    found = NONE
    base = region * COUNTRY_COUNT
    for country in range(COUNTRY_COUNT):
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
