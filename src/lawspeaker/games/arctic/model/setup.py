"""Preparing the game, A to D."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.arctic.model.phrases import FIRST_PAYS, PLACE, PLACED, STARTS
from lawspeaker.games.arctic.model.reasons import INFLUENCE_TAKEN, NO_FOURTH_SPACE, NORWAY_HAS_JOINED, THREE_SPACES
from lawspeaker.games.arctic.model.state import Arctic, ArcticSetting, coast_owner
from lawspeaker.games.arctic.model.tables import ARCTIC, COAST, COUNTRY_COUNT, EU, NO, NONE, SPACE_4, SPACES
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason, Topic
from lawspeaker.kernel.chance import Chance


def lay_out(setting: ArcticSetting, chance: Chance) -> Arctic:
    """A the board, B the start player, C the companies' pieces."""
    game = Arctic(setting)
    game.chance = chance
    game.clear()
    tables = setting.tables
    seats = game.seats

    # SETUP.A.1 the turn track, SETUP.A.2 the Council, SETUP.A.3 the treasuries; China has none (SETUP.A.4)
    game.council = tables.votes[:]
    game.treasury = tables.treasury[:]
    game.control = [coast_owner(game, region) if kind == COAST else NONE for region, kind in enumerate(tables.kind)]
    for region, country, number in tables.start_ships:  # SETUP.A.5
        game.ships[region * COUNTRY_COUNT + country] = number

    game.start = chance.pick(seats) if setting.rules.random_start else 0  # SETUP.B.1
    game.active = game.start
    game.money = [tables.start_money] * seats  # SETUP.C.2
    game.tiles = [tables.tiles[seats]] * seats  # SETUP.C.1
    game.hand = [setting.lobbyists] * seats
    return game


def placement_order(game: Arctic) -> list[int]:
    """SETUP.D.1 Clockwise from the start player, round after round.

    SETUP.D.ADV.1 Or in the advanced order.
    """
    seats = game.seats
    if game.rules.advanced_placement:
        return [(game.start + letter) % seats for letter in game.tables.advanced_order[seats]]
    return [(game.start + number) % seats for number in range(seats * game.of.lobbyists)]


def placement_clause(game: Arctic) -> str:
    return "SETUP.D.ADV.1" if game.rules.advanced_placement else "SETUP.D.1"


def placement_ask(game: Arctic, seat: int, topic: Topic, clause: str, args: tuple[int, ...] = ()) -> Ask:
    """SETUP.D.1, P4.1 On which influence space a lobbyist is put."""
    free = [
        (country, space)
        for country in range(ARCTIC)
        for space in range(SPACES)
        if forbids_space(game, country, space, clause) is None
    ]
    ask = Ask(game, seat, topic, clause, args, checkpoint=True)
    return ask.among_pairs(game.options.place, free, PLACING)


class Placing(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_space(game, a, b, ask.clause)


PLACING: Final = Placing()


def forbids_space(game: Arctic, country: int, space: int, clause: str) -> Reason | None:
    """SETUP.D.1, P4.1 A lobbyist may be put on any empty space 1 to 3.

    NORWAY.5 After the accession also on the EU's fourth.
    R06 And no longer on Norway's.
    """
    if space == SPACE_4 and country != EU:
        return THREE_SPACES
    if space == SPACE_4 and not game.joined:
        return NO_FOURTH_SPACE
    if country == NO and game.joined:
        return NORWAY_HAS_JOINED.under(clause)
    holder = game.influence[country * SPACES + space]
    return None if holder == NONE else INFLUENCE_TAKEN.under(clause)


def place_lobbyists(game: Arctic) -> Flow[None]:
    """D Placing lobbyists on the influence tracks: SETUP.D.1, SETUP.D.2, or with consent SETUP.D.ADV.1."""
    order = placement_order(game)
    placed = len(order) - sum(game.hand)
    if placed == 0:
        game.tell("SETUP.B.1", STARTS, game.start)
    clause = placement_clause(game)
    for seat in order[placed:]:
        chosen = yield placement_ask(game, seat, PLACE, clause)
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
