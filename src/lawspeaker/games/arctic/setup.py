"""Preparing the game, A to D."""

from __future__ import annotations

from lawspeaker.games.arctic.phrases import FIRST_PAYS, PLACE, PLACED, STARTS
from lawspeaker.games.arctic.state import ACTION_SPACES, SPACE_4, SPACES, Arctic, ArcticSetting, fill_control
from lawspeaker.games.arctic.tables import ARCTIC, EU, NO, NONE
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.option import Option


def lay_out(setting: ArcticSetting, chance: Chance) -> Arctic:
    """A the board, B the start player, C the companies' pieces."""
    game = Arctic(setting)
    game.chance = chance
    tables = setting.tables
    seats = game.seats
    regions = len(tables.regions)

    # SETUP.A.1 the turn track, SETUP.A.2 the Council, SETUP.A.3 the treasuries; China has none (SETUP.A.4)
    game.council = tables.votes[:]
    game.treasury = tables.treasury[:]
    game.conflict = [NONE] * ARCTIC
    game.influence = [NONE] * (ARCTIC * SPACES)
    game.action = [NONE] * (ARCTIC * ACTION_SPACES)
    game.invest = [NONE] * len(setting.track)
    game.yellow = [NONE, NONE]
    game.control = [NONE] * regions
    game.facility = [NONE] * regions
    game.protector = [NONE] * regions
    game.protector_from = [NONE] * regions
    game.protector_since = [0] * regions
    game.moved = [0] * regions
    game.struck = [0] * regions
    game.spent = [0] * regions
    game.ships = [0] * (regions * 6)
    for region, country, number in tables.start_ships:  # SETUP.A.5
        game.ships[region * 6 + country] = number
    fill_control(game, {})

    game.start = chance.pick(seats) if setting.rules.random_start else 0  # SETUP.B.1
    game.active = game.start
    game.money = [tables.start_money] * seats  # SETUP.C.2
    game.score = [0] * seats
    game.tiles = [tables.tiles[seats]] * seats  # SETUP.C.1
    game.hand = [setting.lobbyists] * seats
    game.forfeit = [0] * seats
    game.acted = [0] * SPACES
    return game


def placement_order(game: Arctic) -> list[int]:
    """SETUP.D.1 Clockwise from the start player, again and again; SETUP.D.ADV.1 or the advanced order."""
    seats = game.seats
    if game.rules.advanced_placement:
        return [(game.start + letter) % seats for letter in game.tables.advanced_order[seats]]
    return [(game.start + number) % seats for number in range(seats * game.of.lobbyists)]


def free_spaces(game: Arctic) -> list[Option]:
    """The empty influence spaces: 1 to 3 of every country, and the EU's fourth instead of Norway's after accession."""
    options = []
    for country in range(ARCTIC):
        if country == NO and game.joined:
            continue
        spaces = SPACES if country == EU and game.joined else SPACE_4
        for space in range(spaces):
            if game.influence[country * SPACES + space] == NONE:
                options.append(game.options.place(country, space))
    return options


def place_lobbyists(game: Arctic) -> Flow[None]:
    """D Placing lobbyists on the influence tracks: SETUP.D.1, SETUP.D.2, or with consent SETUP.D.ADV.1."""
    order = placement_order(game)
    placed = len(order) - sum(game.hand)
    if placed == 0:
        game.tell("SETUP.B.1", STARTS, game.start)
    clause = "SETUP.D.ADV.1" if game.rules.advanced_placement else "SETUP.D.1"
    for seat in range(game.seats):
        if order[placed:].count(seat) != game.hand[seat]:
            raise PositionError(f"seat {seat} has placed a lobbyist out of its turn ({clause})")
    for seat in order[placed:]:
        chosen = yield Ask(seat, PLACE, free_spaces(game), clause, checkpoint=True)
        country, space = chosen.args[0], chosen.args[1]
        game.influence[country * SPACES + space] = seat
        game.hand[seat] -= 1
        game.tell(clause, PLACED, seat, country, space)
    if not game.rules.advanced_placement:  # SETUP.D.ADV.2: then nobody pays
        last = (game.start - 1) % game.seats
        pays = game.tables.first_player_pays
        game.money[game.start] -= pays
        game.money[last] += pays
        game.tell("SETUP.D.2", FIRST_PAYS, game.start, last, pays)
