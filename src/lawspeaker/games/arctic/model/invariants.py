"""What always holds at a table of The Arctic, whatever is answered; and so of every position."""

from __future__ import annotations

from lawspeaker.games.arctic.model.setup import placement_clause, placement_order
from lawspeaker.games.arctic.model.state import (
    Arctic,
    coast_owner,
    law_b_controller,
    lobbyists_out,
    ship_pieces,
    ships_at_sea,
    sole_country,
)
from lawspeaker.games.arctic.model.tables import (
    ACTION_SPACES,
    ACTIONS,
    ARCTIC,
    CHINA_ACTS,
    CLEARING,
    CN,
    COAST,
    COUNTRIES,
    COUNTRIES_ACT,
    COUNTRY_COUNT,
    EU,
    FACILITY,
    INVESTMENT,
    LAW_A,
    LAW_B,
    LAW_C,
    MOVE,
    NO,
    NONE,
    SEA,
    SETUP,
    SHIPS,
    SPACE_4,
    SPACES,
    TAX,
    UNREST,
)
from lawspeaker.games.arctic.phases.actions import forbids_keep, may_build, next_space, ships_to_build
from lawspeaker.games.arctic.phases.facilities import buildable_regions
from lawspeaker.games.arctic.phases.turn import china_controller


def broken(game: Arctic) -> str:
    """What can never be, with its clause, or nothing."""
    return (
        missing_seat(game)
        or wrong_pieces(game)
        or debts(game)
        or wrong_control(game)
        or wrong_pole(game)
        or wrong_facility(game)
        or wrong_conflict(game)
        or wrong_accession(game)
        or wrong_space(game)
        or wrong_phase(game)
        or wrong_stay(game)
        or wrong_action(game)
        or tired_ships(game)
    )


# Seats, pieces and money


def missing_seat(game: Arctic) -> str:
    """SETUP.B.1 Somebody is the start player.

    P3.1 It is somebody's turn to invest.
    """
    if game.start == NONE:
        return "start is -1, but somebody has the start-player marker (SETUP.B.1)"
    return "active is -1, but it is always somebody's turn (P3.1)" if game.active == NONE else ""


def wrong_pieces(game: Arctic) -> str:
    """SETUP.C.2 No lobbyist is lost or made up.

    SETUP.C.1 No tile is made up.
    COMP.2, R07 No ship is made up.
    """
    for seat in range(game.seats):
        lobbyists = game.hand[seat] + lobbyists_out(game, seat)
        if lobbyists != game.of.lobbyists:
            return f"seat {seat} has {lobbyists} lobbyists, and there are {game.of.lobbyists} (SETUP.C.2)"
        tiles, pieces = game.tiles[seat] + game.facility.count(seat), game.tables.tiles[game.seats]
        if tiles > pieces:
            return f"seat {seat} has {tiles} facility tiles, and there are {pieces} (SETUP.C.1)"
    for country in range(CN + 1):
        ships, pieces = ships_at_sea(game, country), ship_pieces(game, country)
        if ships > pieces:
            return f"{COUNTRIES[country]} has {ships} ships on the map, and there are {pieces} (COMP.2)"
    return ""


def lost_tiles(game: Arctic) -> str:
    """DESTROY.7 No tile is lost, unless destroyed ones leave the game (R11). A position may leave some out."""
    for seat in range(game.seats):
        tiles, pieces = game.tiles[seat] + game.facility.count(seat), game.tables.tiles[game.seats]
        if tiles < pieces and game.rules.tiles_return:
            return f"seat {seat} has {tiles} facility tiles, and there are {pieces} (SETUP.C.1)"
    return ""


def debts(game: Arctic) -> str:
    """Nobody has less than no money or no pieces; R09 perhaps not less than no points."""
    for seat in range(game.seats):
        if min(game.money[seat], game.hand[seat], game.tiles[seat]) < 0:
            return f"seat {seat} has less than no money, lobbyists or tiles"
        if game.rules.slander_stops_at_zero and game.score[seat] < 0:
            return f"seat {seat} has less than no points (DIP.4)"
    if min(game.treasury) < 0:
        return f"the treasuries hold {game.treasury}, one of them less than nothing"
    return "there are less than no ships in a region" if min(game.ships) < 0 else ""


# The map


def wrong_control(game: Arctic) -> str:
    """Control does not contradict the board or the law in force."""
    for region, kind in enumerate(game.tables.kind):
        name, controller = game.tables.regions[region], game.control[region]
        if kind == COAST and controller != coast_owner(game, region):
            return f"{name} is a coast, and only its owner controls it (COUNCIL.COAST.2)"
        if kind != SEA:
            continue
        if game.law == LAW_A and controller != NONE:
            return f"under law A nobody controls {name} (COUNCIL.A.1)"
        if game.law == LAW_B and controller != law_b_controller(game, region):
            return f"under law B {name} is controlled by the country south of it (COUNCIL.B.1)"
        alone = sole_country(game, region)
        if game.law == LAW_C and alone not in (NONE, controller) and ships_decide(game, alone):
            return f"under law C {name} is controlled by the only ships there (COUNCIL.C.1)"
    return ""


def ships_decide(game: Arctic, alone: int) -> bool:
    """Under law C: whether ships that are alone in a sea region are sure to control it.

    R19 Automatic moves may not count.
    R10 Move Ships may count only when it is over.
    R06 The accession makes one fleet of two, and nothing moves.
    """
    if not game.rules.drift_controls or (game.joined and alone == EU):
        return False
    return game.rules.control_at_once or game.pending != MOVE


def wrong_pole(game: Arctic) -> str:
    """POLE.2 Whoever is alone at the pole controls it. END.2 What China controls it has controlled in this turn."""
    controller, alone = game.control[game.tables.pole], sole_country(game, game.tables.pole)
    if alone not in (NONE, controller):
        return f"only {COUNTRIES[alone]} has ships at the pole, and does not control it (POLE.2)"
    if controller == CN and not game.china_held:
        return "China controls the pole, and so has held it in this turn (END.2)"
    return ""


def wrong_facility(game: Arctic) -> str:
    """BUILD.1 Facilities stand on deposits.

    REDEPLOY.III.1 Lobbyists protect facilities.
    REDEPLOY.III.4 They came this turn or last turn.
    """
    for region, name in enumerate(game.tables.regions):
        if game.facility[region] != NONE and game.tables.deposit[region] == NONE:
            return f"{name} has no deposit, so no facility can stand there (BUILD.1)"
        if game.protector[region] == NONE:
            if game.protector_from[region] != NONE or game.protector_since[region] != 0:
                return f"no lobbyist protects anything in {name}, and so none came from anywhere (REDEPLOY.III.1)"
            continue
        if game.facility[region] == NONE:
            return f"there is no facility to protect in {name} (REDEPLOY.III.1)"
        if game.protector_from[region] == NONE:
            return f"protector_from must say which country the lobbyist in {name} came from"
        if game.protector_from[region] == CN:
            return f"China has no influence track from which a lobbyist came to {name} (REDEPLOY.III.1)"
        if not game.turn - 1 <= game.protector_since[region] <= game.turn:
            return f"the lobbyist in {name} came neither this turn nor the turn before (REDEPLOY.III.4)"
        if game.protector_since[region] < game.turn and has_acted(game, game.protector_from[region]):
            country = COUNTRIES[game.protector_from[region]]
            return f"{country} has acted, and its lobbyist of the turn before is still in {name} (REDEPLOY.III.4)"
    return ""


def has_acted(game: Arctic, country: int) -> bool:
    """P6.1 Whether a country is done for this turn."""
    return game.phase > COUNTRIES_ACT or (game.phase == COUNTRIES_ACT and game.acting > country)


# Countries


def wrong_conflict(game: Arctic) -> str:
    """DIP.1.START Conflict is with another country."""
    for country in range(ARCTIC):
        if game.conflict[country] == country:
            return f"{COUNTRIES[country]} cannot be in conflict with itself (DIP.1.START)"
    return ""


def wrong_accession(game: Arctic) -> str:
    """What Norway no longer has when it has joined the EU."""
    if not game.joined:
        return ""
    joined = "Norway has joined the EU, and"
    if game.support < 2:
        return f"{joined} that takes two support markers (NORWAY.1)"
    if ships_at_sea(game, NO) > 0:
        return f"{joined} has no ships of its own (NORWAY.2)"
    if game.treasury[NO] != 0:
        return f"{joined} has no treasury of its own (NORWAY.4)"
    if any(seat != NONE for seat in actions_of(game, NO)):
        return f"{joined} has no actions of its own (NORWAY.6)"
    if game.council[NO] != game.council[EU]:
        return f"{joined} its Council marker lies with the EU's (NORWAY.7)"
    for region, kind in enumerate(game.tables.kind):
        if kind != COAST and game.control[region] == NO:
            return f"{joined} no longer controls {game.tables.regions[region]} (NORWAY.3)"
    if not game.rules.accession_is_full:
        return ""
    if NO in game.protector_from:  # R06
        return f"{joined} protects no facility (NORWAY.8)"
    if any(seat != NONE for seat in game.influence[NO * SPACES : (NO + 1) * SPACES]):
        return f"{joined} no lobbyist stands on its track (NORWAY.8)"
    if game.conflict[NO] != NONE or NO in game.conflict:
        return f"{joined} is in no conflict (NORWAY.8)"
    return ""


# Lobbyists


def wrong_space(game: Arctic) -> str:
    """NORWAY.5 Only the EU has an influence space 4, and only when Norway has joined."""
    for country in range(ARCTIC):
        if game.influence[country * SPACES + SPACE_4] == NONE:
            continue
        if country != EU:
            return f"{COUNTRIES[country]} has influence spaces 1 to 3 only (GLOSSARY.DISPLAY)"
        if not game.joined:
            return "the EU's influence space 4 opens only when Norway has joined (NORWAY.5)"
    return ""


def wrong_phase(game: Arctic) -> str:
    """Lobbyists stand only where the phase lets them, and nothing is counted that belongs to another phase."""
    if game.phase != COUNTRIES_ACT and game.acting:
        return f"in phase {game.phase} no country acts, and acting is {game.acting} (P6.1)"
    if game.phase != COUNTRIES_ACT and any(game.acted):
        return f"in phase {game.phase} no country acts, and acted is {game.acted} (P6.1)"
    if game.phase == INVESTMENT:
        for seat in range(game.seats):
            if game.forfeit[seat] > game.hand[seat]:
                return f"seat {seat} has passed with {game.forfeit[seat]} lobbyists, and has {game.hand[seat]} (P3.7)"
    if game.phase == SETUP:
        order = placement_order(game)
        coming = order[len(order) - sum(game.hand) :]
        for seat in range(game.seats):
            if game.hand[seat] < coming.count(seat):
                return f"seat {seat} has placed a lobbyist out of its turn ({placement_clause(game)})"
        if game.turn > 1:
            return f"the set-up is before turn 1, and turn is {game.turn} (TURN.2)"
    if game.phase not in (3, 4) and any(seat != NONE for seat in game.invest):
        return f"in phase {game.phase} no lobbyist stands on the investment track (P4.1)"
    if game.phase < INVESTMENT and game.yellow != [NONE, NONE]:
        return f"in phase {game.phase} no lobbyist stands on a yellow space (P9.4)"
    if not COUNTRIES_ACT <= game.phase <= CLEARING:
        taken = any(seat != NONE for seat in game.action)
        return f"in phase {game.phase} no lobbyist stands on an action space (P8.3)" if taken else ""
    for country in range(game.acting if game.phase == COUNTRIES_ACT else ARCTIC):
        for space, row, clause in ((0, game.tables.upper_row, "P8.1"), (2, game.tables.lower_row, "P8.2")):
            comes_back = any(game.action[country * ACTION_SPACES + action] != NONE for action in row)
            if comes_back and game.influence[country * SPACES + space] != NONE:
                kept = f"its influence space {space + 1} is kept for who comes back"
                return f"{COUNTRIES[country]} has acted, and {kept} ({clause})"
    return ""


def wrong_stay(game: Arctic) -> str:
    """REDEPLOY.I.1 A lobbyist that has acted and is still on the track stands on space 2, or on space 4 of the EU.

    P6.2 Nobody on a lower space is still to act.
    """
    for space, done in enumerate(game.acted):
        if not done:
            continue
        said = f"on influence space {space + 1} a lobbyist has acted, and"
        if game.acting == ARCTIC:
            return f"{said} no country is left that acts (P6.1)"
        if forbids_keep(space) is not None:
            return f"{said} there it may not stay (REDEPLOY.I.1)"
        if game.influence[game.acting * SPACES + space] == NONE:
            return f"{said} {COUNTRIES[game.acting]} has none there (REDEPLOY.I.1)"
        if NONE < next_space(game, game.acting) < space:
            return f"{said} one on a lower space has not (P6.2)"
    return ""


def actions_of(game: Arctic, country: int) -> list[int]:
    """Whose lobbyists stand on the action spaces of a country."""
    return game.action[country * ACTION_SPACES : (country + 1) * ACTION_SPACES]


# An action that is being carried out


def wrong_action(game: Arctic) -> str:
    """P6.2 A lobbyist carries out the action.

    LIMIT.1 It can be carried out.
    """
    if game.busy and game.pending != MOVE:
        return "ships have moved or attacked, and nobody is moving ships (MOVE.1)"
    if game.to_build and game.pending != SHIPS:
        return "ships are still to be built, and nobody is building ships (SHIP.1)"
    if game.pending == NONE:
        return ""
    country, seat = at_work(game)
    if seat == NONE:
        return f"pending is {ACTIONS[game.pending]}, but no lobbyist is carrying that out (P6.2)"
    if game.pending == MOVE and not game.busy and ships_at_sea(game, country) == 0:
        return f"{COUNTRIES[country]} has no ship to move (MOVE.2)"
    if game.pending == SHIPS and not 1 <= game.to_build <= ships_to_build(game, country):
        most = ships_to_build(game, country)
        return f"{COUNTRIES[country]} has {game.to_build} ships to build, and can build {most} (SHIP.2)"
    if game.pending == FACILITY and not can_build(game, seat, country):
        return f"seat {seat} can build nothing with {COUNTRIES[country]} (LIMIT.2)"
    return ""


def at_work(game: Arctic) -> tuple[int, int]:
    """The country whose action is pending, and the seat that carries it out, or NONE."""
    if game.phase == CHINA_ACTS:
        return CN, china_controller(game) if game.pending in (MOVE, FACILITY) else NONE
    if game.phase != COUNTRIES_ACT or game.acting == ARCTIC or game.pending in (TAX, UNREST):
        return NONE, NONE
    return game.acting, game.action[game.acting * ACTION_SPACES + game.pending]


def can_build(game: Arctic, seat: int, country: int) -> bool:
    """P5.3 China builds what can be paid for; LIMIT.2 and so do the others, as far as R16 asks for it."""
    return bool(buildable_regions(game, seat, CN)) if country == CN else may_build(game, seat, country)


def tired_ships(game: Arctic) -> str:
    """MOVE.ATTACK.4 What ships have done is noted during Move Ships only, and for no more ships than there are."""
    country, _ = at_work(game)
    for region, name in enumerate(game.tables.regions):
        noted = game.moved[region] + game.struck[region] + game.spent[region]
        if min(game.moved[region], game.struck[region], game.spent[region]) < 0:
            return f"less than no ships have moved or attacked in {name}"
        if (noted or game.touched[region]) and not game.busy:
            return f"ships have moved or attacked in {name}, and nobody is moving ships (MOVE.1)"
        if noted and noted > game.ships[region * COUNTRY_COUNT + country]:
            return f"more ships have moved or attacked in {name} than there are (MOVE.ATTACK.4)"
    return ""
