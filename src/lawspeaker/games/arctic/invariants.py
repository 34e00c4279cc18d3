"""What always holds at a table of The Arctic, whatever is answered."""

from __future__ import annotations

from lawspeaker.games.arctic.state import (
    Arctic,
    check_map,
    check_pending,
    ship_pieces,
    ships_at_sea,
    sole_country,
)
from lawspeaker.games.arctic.tables import CN, COUNTRIES, EU, MOVE, NO, NONE
from lawspeaker.kernel.errors import PositionError


def broken(game: Arctic) -> str:
    """The first invariant that the state breaks, in words, or nothing."""
    try:
        check_map(game)
        check_pending(game)
    except PositionError as error:
        return str(error)
    return lost_pieces(game) or debts(game) or wrong_pole(game) or wrong_protector(game) or tired_ships(game)


def lost_pieces(game: Arctic) -> str:
    """SETUP.C.2 No lobbyist, DESTROY.7 no tile (R11) and COMP.2 no ship (R07) is lost or invented."""
    tracks = (game.influence, game.action, game.invest, game.yellow, game.protector)
    for seat in range(game.seats):
        lobbyists = game.hand[seat] + sum(track.count(seat) for track in tracks)
        if lobbyists != game.of.lobbyists:
            return f"seat {seat} has {lobbyists} lobbyists, and there are {game.of.lobbyists} (SETUP.C.2)"
        tiles, pieces = game.tiles[seat] + game.facility.count(seat), game.tables.tiles[game.seats]
        if tiles > pieces or (tiles < pieces and game.rules.tiles_return):
            return f"seat {seat} has {tiles} facility tiles, and there are {pieces} (SETUP.C.1)"
    for country in range(CN + 1):
        ships, pieces = ships_at_sea(game, country), ship_pieces(game, country)
        if ships > pieces:
            return f"{COUNTRIES[country]} has {ships} ships on the map, and there are {pieces} (COMP.2)"
    return ""


def debts(game: Arctic) -> str:
    """Nobody has less than nothing, of money, pieces or (R09) points."""
    for seat in range(game.seats):
        if min(game.money[seat], game.hand[seat], game.tiles[seat]) < 0:
            return f"seat {seat} has less than no money, lobbyists or tiles"
        if game.rules.slander_stops_at_zero and game.score[seat] < 0:
            return f"seat {seat} has less than no points (DIP.4)"
    if min(game.treasury) < 0:
        return f"the treasuries hold {game.treasury}, one of them less than nothing"
    return "there are less than no ships in a region" if min(game.ships) < 0 else ""


def wrong_pole(game: Arctic) -> str:
    """POLE.2 Whoever is alone at the pole controls it; only an accession can make two fleets there one."""
    pole = game.tables.pole
    alone = sole_country(game, pole)
    if alone in (NONE, game.control[pole]) or (alone == EU and game.joined):
        return ""
    return f"only {COUNTRIES[alone]} has ships at the pole, and does not control it (POLE.2)"


def wrong_protector(game: Arctic) -> str:
    """REDEPLOY.III.4 A protector came this turn or the turn before; NORWAY.8 after the accession none is Norwegian."""
    for region, seat in enumerate(game.protector):
        if seat == NONE:
            continue
        if not game.turn - 1 <= game.protector_since[region] <= game.turn:
            return f"the lobbyist in {game.tables.regions[region]} protects too long (REDEPLOY.III.4)"
        if game.joined and game.rules.accession_is_full and game.protector_from[region] == NO:  # R06
            return f"the lobbyist in {game.tables.regions[region]} protects for a Norway that is gone (NORWAY.8)"
    return ""


def tired_ships(game: Arctic) -> str:
    """MOVE.ATTACK.4 What ships have done is noted during Move Ships only, and for no more ships than there are."""
    country = CN if game.phase == 5 else game.acting
    for region, name in enumerate(game.tables.regions):
        noted = game.moved[region] + game.struck[region] + game.spent[region]
        if min(game.moved[region], game.struck[region], game.spent[region]) < 0:
            return f"less than no ships have moved or attacked in {name}"
        if noted and game.pending != MOVE:
            return f"ships have moved or attacked in {name}, and nobody is moving ships"
        if noted and noted > game.ships[region * 6 + country]:
            return f"more ships have moved or attacked in {name} than there are"
    return ""
