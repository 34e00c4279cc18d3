"""How good a position of The Arctic looks to one company, in points it may expect at the end.

`prospects` adds up what each company may expect; an `Outlook` holds what it rests on: how long the game may last,
and how likely each facility is to be lost. The weights are guesses, improved by letting versions with
other weights play thousands of games against each other; none of them is a rule.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.arctic.model.state import Arctic, in_conflict, law_b_controller, sole_country
from lawspeaker.games.arctic.model.tables import (
    ACTION_SPACES,
    ARCTIC,
    CHINA_ACTS,
    CN,
    COUNTRIES_ACT,
    COUNTRY_COUNT,
    DIPLOMACY,
    FACILITY,
    LAW_B,
    LAW_C,
    LAWS,
    MOVE,
    NONE,
    OVER,
    PRODUCTION,
    RESOURCES,
    SEA,
    SPACES,
)
from lawspeaker.games.arctic.phases.facilities import building_cost, sites
from lawspeaker.games.arctic.phases.scoring import end_payment, stopped

# Rivals: how much the strongest one matters, and how much all of them on average.
STRONGEST: Final = 0.45
AVERAGE: Final = 0.65

# The end of the game by China at the pole: the chance that it comes this turn.
CHINA_AT_POLE: Final = 0.95
CHINA_NEXT_TO_POLE: Final = 0.26
CHINA_AT_SEA: Final[list[float]] = [0.25, 0.16, 0.08]  # in the first turns, when much else may happen too; later none

# Facilities: the chance of losing one in a turn.
LOSS_ANYWHERE: Final = 0.005
LOSS_TO_RAIDER: Final = 0.11  # for each country that could raid it and has a rival's lobbyist
LOSS_TO_IDLE_RAIDER: Final = 0.04  # and for each that has none
LOSS_TO_LAW: Final[list[float]] = [0.9, 0.11, 0.035]  # as the law that would destroy it lacks 0, 1 or more votes
LOSS_MOST: Final = 0.75
PROTECTED: Final = 0.4  # of the danger remains where a lobbyist protects

# Money beyond its point at the end: what the dollars for the next facilities are worth, for each production to come.
DOLLAR: Final = 0.4
DOLLARS_NEEDED: Final = 3

# Lobbyists: what one does besides building, in points.
IN_HAND: Final = 1.0
ON_INFLUENCE: Final = 0.7
EARLIER_SPACE: Final = 0.18  # for each space nearer the front
AFTER_ACTING: Final = 0.3  # back on the influence track without paying
ON_TRACK: Final = 2.5
FIRST_CHOICE: Final = 0.175  # of the typical facility's worth, for the first on the investment track
NEXT_CHOICE: Final = 1.04  # of that for each one behind
IN_CHINA: Final = 0.8

STEADY: Final = 0.83  # of what facilities promise, now and to come

# Building: how much of the best site's worth to expect.
BUILDING: Final = 0  # the action has been begun
SURE_TO_ACT: Final = 1  # no rival's lobbyist acts before the company's
BEHIND_RIVAL: Final = 2
NEXT_TURN: Final = 3
HOPE: Final[list[float]] = [0.95, 0.5, 0.25, 0.4]

# Treasuries pay at the end, and build ships before it.
TREASURY: Final = 0.065

UNFINISHED: Final = 0.01  # for each ship that has moved: done is done


def evaluate(game: Arctic, seat: int) -> float:
    """The company's prospects, less those of its rivals."""
    points = prospects(game)
    best = -1e9
    total = 0.0
    for rival in range(game.seats):
        if rival != seat:
            total += points[rival]
            if points[rival] > best:
                best = points[rival]
    return points[seat] - STRONGEST * best - AVERAGE * total / (game.seats - 1) - unfinished(game)


def settled(game: Arctic) -> bool:
    """Whether nothing has been begun of which it is still open what comes of it: where to build, what to negotiate,
    which ship to move first.
    """
    return game.pending not in (DIPLOMACY, FACILITY) and not (game.pending == MOVE and not game.busy)


def unfinished(game: Arctic) -> float:
    """Of equal positions the one in which no ship is still moving: otherwise ships would sail to and fro."""
    if not game.busy:
        return 0.0
    ships = 1
    for region in range(len(game.moved)):
        ships += game.moved[region] + game.spent[region]
    return UNFINISHED * ships


def prospects(game: Arctic) -> list[float]:
    """The points that each company may have at the end."""
    points = [float(score) for score in game.score]
    if game.phase == OVER:
        return points
    outlook = Outlook(game)
    stocks = take_stock(outlook)
    add_end_of_game(outlook, points)
    add_lobbyists(outlook, points)
    for seat in range(game.seats):
        stock = stocks[seat]
        points[seat] += STEADY * stock.worth(outlook)
        points[seat] += dollars_worth(outlook, game.money[seat])
        points[seat] += buildings_to_come(outlook, seat, stock)
    return points


class Outlook:
    """What a position holds for everybody; what is not always needed is worked out when it is asked for."""

    def __init__(self, game: Arctic) -> None:
        self.game = game
        self.near: list[int] = ships_near(game)
        self.ends_now: float = chance_of_end(game)
        self.after: float = productions_after(game, self.ends_now)  # productions to expect after this turn
        self.new_law: list[float] = law_changes(game)
        self.loss: list[float] = [-1.0] * len(game.facility)
        self.sites: list[list[int] | None] = [None] * (CN + 1)

    def loss_in(self, region: int) -> float:
        """The chance that a facility in a region is lost in a turn."""
        known = self.loss[region]
        if known < 0.0:
            known = danger(self, region)
            self.loss[region] = known
        return known

    def sites_of(self, country: int) -> list[int]:
        """The regions that a country's action could build in."""
        known = self.sites[country]
        if known is None:
            known = sites(self.game, country)
            self.sites[country] = known
        return known


# How long the game may last


def chance_of_end(game: Arctic) -> float:
    """The chance that this turn is the last: END.1 turn 9 is, END.2 and so is one that ends with China at the pole."""
    tables = game.tables
    if game.turn >= tables.turns or game.phase == OVER:
        return 1.0
    if game.control[tables.pole] == CN:
        return CHINA_AT_POLE
    if game.ships[tables.pole * COUNTRY_COUNT + CN] > 0:
        return CHINA_NEXT_TO_POLE
    if game.phase <= CHINA_ACTS:
        for region in tables.neighbours[tables.pole]:
            if game.ships[region * COUNTRY_COUNT + CN] > 0:
                return CHINA_NEXT_TO_POLE
    return at_sea(game)


def at_sea(game: Arctic) -> float:
    """The chance that a turn like this one is the last, as long as China is far from the pole."""
    return CHINA_AT_SEA[game.turn - 1] if 0 < game.turn <= len(CHINA_AT_SEA) else 0.0


def productions_after(game: Arctic, ends_now: float) -> float:
    """How many productions to expect after this turn."""
    goes_on = 1.0 - ends_now
    total = 0.0
    for _ in range(game.tables.turns - game.turn):
        total += goes_on
        goes_on *= 1.0 - at_sea(game)
    return total


# What endangers facilities


def ships_near(game: Arctic) -> list[int]:
    """By region and country, the ships that are there or one step away."""
    near = game.ships[:]
    neighbours = game.tables.neighbours
    for index, number in enumerate(game.ships):
        if number > 0:
            country = index % COUNTRY_COUNT
            for region in neighbours[index // COUNTRY_COUNT]:
                near[region * COUNTRY_COUNT + country] += number
    return near


def law_changes(game: Arctic) -> list[float]:
    """For each law the chance that it comes into force at the end of the turn."""
    found = [0.0] * len(LAWS)
    for law in range(len(LAWS)):
        if law == game.law:
            continue
        votes = 0
        for country in range(ARCTIC):
            if game.council[country] == law:
                votes += game.tables.council_markers[country]
        missing = max(0, game.tables.majority - votes)
        found[law] = LOSS_TO_LAW[min(missing, len(LOSS_TO_LAW) - 1)]
    return found


def danger(outlook: Outlook, region: int) -> float:
    """The chance that a facility in a region is lost in a turn, to ships or to a new law."""
    game = outlook.game
    loss = LOSS_ANYWHERE
    controller = game.control[region]
    for country in range(CN + 1):
        if outlook.near[region * COUNTRY_COUNT + country] > 0 and can_take(outlook, region, controller, country):
            loss += LOSS_TO_RAIDER if has_rival_lobbyist(game, country, game.facility[region]) else LOSS_TO_IDLE_RAIDER
    if game.tables.kind[region] == SEA:
        if game.law != LAW_B and law_b_controller(game, region) != controller:
            loss += outlook.new_law[LAW_B]
        if game.law != LAW_C:
            alone = sole_country(game, region)
            if alone not in (NONE, controller):
                loss += outlook.new_law[LAW_C]
    if game.protector[region] != NONE:
        loss *= PROTECTED
    return min(loss, LOSS_MOST)


def can_take(outlook: Outlook, region: int, controller: int, country: int) -> bool:
    """Whether ships of a country could soon destroy a facility: DESTROY.1 an illegal one, DESTROY.3 a legal one of a
    controller in conflict that has no ship there; COUNCIL.C.2 or under law C any that it can be alone with.
    """
    game = outlook.game
    if controller == NONE:
        return True
    if controller == country or game.ships[region * COUNTRY_COUNT + controller] > 0:
        return False
    if game.law == LAW_C and game.tables.kind[region] == SEA:
        return True
    return (
        in_conflict(game, country, controller)
        and outlook.near[region * COUNTRY_COUNT + country] > game.tables.defence_legal
    )


def has_rival_lobbyist(game: Arctic, country: int, owner: int) -> bool:
    """Whether somebody else than the owner of a facility can make a country act."""
    if country == CN:
        return game.yellow[0] not in (NONE, owner) or game.yellow[1] not in (NONE, owner)
    rivals = 0
    for space in range(SPACES):
        if game.influence[country * SPACES + space] not in (NONE, owner):
            rivals += 1
    return rivals > 0


# What facilities earn


class Stock:
    """The facilities of a company, by resource, as far as they can be counted on."""

    def __init__(self) -> None:
        self.now: list[float] = [0.0, 0.0, 0.0]  # units in this turn
        self.later: list[float] = [0.0, 0.0, 0.0]  # units in a turn to come
        self.last: list[float] = [0.0, 0.0, 0.0]  # facilities at the end

    def worth(self, outlook: Outlook) -> float:
        """Points from production, in this turn and later, and SCORE.3 from the facilities at the end."""
        points = units_worth(outlook.game, self.now) + outlook.after * units_worth(outlook.game, self.later)
        for resource in range(len(RESOURCES)):
            points += facilities_worth(outlook.game, resource, self.last[resource])
        return points

    def gain(self, outlook: Outlook, region: int, wait: float) -> float:
        """What a new facility in a region would add; `wait` is 0 if it is built before this turn's production."""
        game = outlook.game
        resource = game.tables.deposit[region]
        loss = outlook.loss_in(region)
        before = units_worth(game, self.later)
        rate = lasting(loss, outlook.after)
        self.later[resource] += rate
        each = units_worth(game, self.later) - before
        self.later[resource] -= rate
        there = remaining(loss, outlook.after)
        at_end = facilities_worth(game, resource, self.last[resource] + there)
        at_end -= facilities_worth(game, resource, self.last[resource])
        return each * (outlook.after + 1.0 - wait) + at_end


def take_stock(outlook: Outlook) -> list[Stock]:
    """The facilities of every company."""
    game = outlook.game
    stocks = [Stock() for _ in range(game.seats)]
    for region in range(len(game.facility)):
        seat = game.facility[region]
        if seat != NONE:
            stock = stocks[seat]
            resource = game.tables.deposit[region]
            loss = outlook.loss_in(region)
            if produces_yet(game, seat) and not stopped(game, region):
                stock.now[resource] += 1.0 - loss / 2
            stock.later[resource] += lasting(loss, outlook.after)
            stock.last[resource] += remaining(loss, outlook.after)
    return stocks


def produces_yet(game: Arctic, seat: int) -> bool:
    """Whether the company still sells this turn's units."""
    if game.phase < PRODUCTION:
        return True
    return game.phase == PRODUCTION and (seat - game.start) % game.seats >= game.sold


def lasting(loss: float, turns: float) -> float:
    """In what part of so many turns a facility stands."""
    return 1.0 / (1.0 + loss * (turns + 1.0) / 2.0)


def remaining(loss: float, turns: float) -> float:
    """The chance that a facility still stands at the end."""
    return 1.0 / (1.0 + loss * (turns + 1.0))


def units_worth(game: Arctic, units: list[float]) -> float:
    """P7.4 Points for the units of a turn, in parts of units: triples, then pairs, then singles."""
    a, b, c = units[0], units[1], units[2]
    low = min(a, b, c)
    high = max(a, b, c)
    middle = a + b + c - low - high
    tables = game.tables
    return low * tables.points_triple + (middle - low) * tables.points_pair + (high - middle) * tables.points_single


def facilities_worth(game: Arctic, resource: int, number: float) -> float:
    """SCORE.3 Points for so many facilities of a resource, in parts of facilities."""
    values = game.of.value[resource]
    whole = int(number)
    last = len(values) - 1
    if whole >= last:
        return last * float(values[last])
    lower = whole * values[whole]
    upper = (whole + 1) * values[whole + 1]
    return lower + (number - whole) * (upper - lower)


# What money buys


def dollars_worth(outlook: Outlook, dollars: int) -> float:
    """SCORE.1 A point each, and more for those that buy the next facilities while these still have time to pay."""
    needed = min(dollars, DOLLARS_NEEDED)
    return dollars + needed * DOLLAR * max(0.0, outlook.after - 1.0)


# What lobbyists are good for


def add_lobbyists(outlook: Outlook, points: list[float]) -> None:
    """What lobbyists are worth by where they stand, building aside."""
    game = outlook.game
    if outlook.ends_now >= 1.0 and game.phase > COUNTRIES_ACT:
        return
    for seat in range(game.seats):
        points[seat] += game.hand[seat] * IN_HAND
    for index, seat in enumerate(game.influence):
        if seat != NONE:
            points[seat] += ON_INFLUENCE - EARLIER_SPACE * (index % SPACES)
    for index, seat in enumerate(game.action):
        if seat != NONE:
            action = index % ACTION_SPACES
            points[seat] += IN_HAND + (AFTER_ACTING if action in (DIPLOMACY, MOVE) else 0.0)  # P8.1, P8.2
    choice = FIRST_CHOICE * (2.0 * outlook.after + 4.0)
    for seat in game.invest:
        if seat != NONE:
            points[seat] += ON_TRACK + choice
            choice *= NEXT_CHOICE
    for seat in game.yellow:
        if seat != NONE:
            points[seat] += IN_CHINA
    for seat in game.protector:
        if seat != NONE:
            points[seat] += IN_HAND


def add_end_of_game(outlook: Outlook, points: list[float]) -> None:
    """END.3 and SCORE.2 What lobbyists earn if the game ends this turn: payments, and points for the pole."""
    game = outlook.game
    pole = game.control[game.tables.pole]
    for country in range(ARCTIC):
        treasury = game.treasury[country]
        bonus = outlook.ends_now * game.tables.pole_bonus if country == pole else 0.0
        bonus += TREASURY * treasury
        for space in range(SPACES):
            seat = stays_on(game, country, space)
            if seat != NONE:
                paid = min(end_payment(game, country, space), treasury)
                treasury -= paid
                points[seat] += paid * outlook.ends_now + bonus
    if pole == CN:
        for seat in game.yellow:
            if seat != NONE:
                points[seat] += outlook.ends_now * game.tables.pole_bonus


def stays_on(game: Arctic, country: int, space: int) -> int:
    """Whose lobbyist will be on an influence space when the turn ends, as it looks now; P8.1, P8.2."""
    comes = NONE
    if space == 0:
        comes = game.action[country * ACTION_SPACES + DIPLOMACY]
    elif space == 2:
        comes = game.action[country * ACTION_SPACES + MOVE]
    return game.influence[country * SPACES + space] if comes == NONE else comes


# Facilities to come


def buildings_to_come(outlook: Outlook, seat: int, stock: Stock) -> float:
    """What the company's lobbyists may build: the best site of each country where one of them is to act."""
    game = outlook.game
    if game.tiles[seat] == 0:
        return 0.0
    points = 0.0
    dollars = game.money[seat]
    taken: list[int] = []
    for country in range(CN + 1):
        wait = when_to_build(game, seat, country)
        if wait < 0:
            continue
        best = 0.0
        best_region = NONE
        for region in outlook.sites_of(country):
            cost = building_cost(game, region)
            if region in taken or (cost > dollars and wait != NEXT_TURN):
                continue
            gain = stock.gain(outlook, region, 1.0 if wait == NEXT_TURN else 0.0)
            gain += dollars_worth(outlook, max(0, dollars - cost)) - dollars_worth(outlook, dollars)
            if gain > best:
                best = gain
                best_region = region
        if best_region != NONE:
            points += HOPE[wait] * STEADY * best
            taken.append(best_region)
            dollars = max(0, dollars - building_cost(game, best_region))
    return points


def when_to_build(game: Arctic, seat: int, country: int) -> int:
    """When the company can next build with a country's action, as an index of `HOPE`; NONE if not soon."""
    if country == CN:
        in_charge = game.yellow[0] if game.yellow[0] != NONE else game.yellow[1]
        return SURE_TO_ACT if game.phase <= CHINA_ACTS and in_charge == seat else NONE
    acts_now = game.phase == COUNTRIES_ACT and game.acting == country
    on_space = game.action[country * ACTION_SPACES + FACILITY]
    if acts_now and game.pending == FACILITY and on_space == seat:
        return BUILDING
    this_turn = game.phase < COUNTRIES_ACT or (game.phase == COUNTRIES_ACT and game.acting <= country)
    rival_ahead = False
    for space in range(SPACES):
        occupant = game.influence[country * SPACES + space]
        if occupant == NONE or (acts_now and game.acted[space]):
            continue
        if occupant == seat:
            if not this_turn or on_space != NONE:
                return NEXT_TURN
            return BEHIND_RIVAL if rival_ahead else SURE_TO_ACT
        rival_ahead = True
    return NONE
