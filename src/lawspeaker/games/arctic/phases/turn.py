"""The turn: its nine phases in order."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.arctic.model import setup
from lawspeaker.games.arctic.model.options import CHINA_BUILDS, CHINA_DECLINES, CHINA_MOVES
from lawspeaker.games.arctic.model.phrases import (
    CHINA,
    CHINA_ARRIVES,
    CHINA_DRIFTS,
    CHINA_ENDS,
    CHINA_HEEDS,
    COURTED_CHINA,
    GAME_ENDS,
    INVEST,
    INVESTED,
    MARKER_PASSES,
    PASSED,
    PLACED,
    RETURNED,
    SETTLE_IN,
    TURN_BEGINS,
    WAS_PAID,
)
from lawspeaker.games.arctic.model.reasons import (
    CHINA_CANNOT_BUILD,
    CHINA_HAS_NO_SHIPS,
    NO_SUCH_SPACE,
    OTHER_YELLOW,
    SPACE_TAKEN,
    SPACE_TOO_DEAR,
    YELLOW_TAKEN,
    YELLOW_TOO_DEAR,
)
from lawspeaker.games.arctic.model.state import Arctic, ships_at_sea
from lawspeaker.games.arctic.model.tables import (
    ACTION_SPACES,
    ARCTIC,
    ARRIVAL,
    CHINA_ACTS,
    CLEARING,
    CN,
    COUNTRIES_ACT,
    COUNTRY_COUNT,
    FACILITY,
    INVESTMENT,
    MOVE,
    NO,
    NONE,
    OVER,
    PLACEMENT,
    PRODUCTION,
    SETUP,
    SPACES,
    START_MARKER,
    TURN_END,
)
from lawspeaker.games.arctic.phases import council, scoring
from lawspeaker.games.arctic.phases.actions import country_acts
from lawspeaker.games.arctic.phases.facilities import build_facility, buildable_regions
from lawspeaker.games.arctic.phases.ships import move_ships, pole_attack, settle_regions
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option


def play(game: Arctic) -> Flow[None]:
    """The whole game, from wherever the state says it is."""
    if game.phase == SETUP:
        yield from setup.place_lobbyists(game)
        game.tell("TURN.1", TURN_BEGINS, game.turn)
        game.phase = CHINA_ACTS  # TURN.2: set-up stands in for phases 1 to 4
    while game.phase != OVER:
        if game.phase == START_MARKER:
            move_start_marker(game)
        elif game.phase == ARRIVAL:
            chinese_ship_arrives(game)
        elif game.phase == INVESTMENT:
            yield from invest(game)
        elif game.phase == PLACEMENT:
            yield from place_from_track(game)
        elif game.phase == CHINA_ACTS:
            yield from china_acts(game)
        elif game.phase == COUNTRIES_ACT:
            yield from arctic_countries_act(game)
        elif game.phase == PRODUCTION:
            yield from scoring.produce(game)
        elif game.phase == CLEARING:
            clear_action_spaces(game)
        else:
            yield from end_turn(game)


def move_start_marker(game: Arctic) -> None:
    """P1.1 Phase 1: the start-player marker goes to the left-hand neighbour."""
    game.start = (game.start + 1) % game.seats
    game.tell("P1.1", MARKER_PASSES, game.start)
    game.phase = ARRIVAL


def chinese_ship_arrives(game: Arctic) -> None:
    """P2.1 Phase 2: one more Chinese ship near Kamchatka. P2.2 None if all are on the board."""
    skipped = game.rules.beginner and game.turn == 2  # P5.OPT
    if not skipped and ships_at_sea(game, CN) < game.tables.ship_pieces[CN]:
        game.ships[game.tables.arrival * COUNTRY_COUNT + CN] += 1
        game.tell("P2.1", CHINA_ARRIVES, game.tables.arrival)
    game.phase = INVESTMENT
    game.active = game.start
    game.passes = 0
    game.forfeit = [0] * game.seats


# Phase 3: investing in influence


def invest(game: Arctic) -> Flow[None]:
    """P3.1 Clockwise from the start player, one lobbyist at a time; P3.8 until all pass one after another."""
    while game.passes < game.seats:
        seat = game.active
        if game.hand[seat] - game.forfeit[seat] > 0:
            chosen = yield investment_ask(game, seat)
            if chosen is game.options.pass_:
                game.passes += 1
                game.forfeit[seat] += 1 if game.rules.pass_forfeits else 0  # P3.7, R04
                game.tell("P3.6", PASSED, seat)
            else:
                game.passes = 0
                put_on_track(game, seat, chosen)
        else:
            game.passes += 1  # P3.6: without a lobbyist one must pass
        game.active = (seat + 1) % game.seats
    game.phase = PLACEMENT


def investment_ask(game: Arctic, seat: int) -> Ask:
    """P3.1 The free spaces that the seat may take, P3.6 and passing."""
    o = game.options
    able = [space for space in range(len(game.invest)) if forbids_investment(game, seat, space) is None]
    ask = Ask(game, seat, INVEST, "P3.1", checkpoint=True)
    ask.among(o.invest, able, INVESTING)
    ask.offer(o.yellow, [0, 1], COURTING)
    return ask.add(o.pass_)


def forbids_investment(game: Arctic, seat: int, space: int) -> Reason | None:
    """P3.1 A space takes one lobbyist. P3.2 Its price must be paid (R20)."""
    if space >= len(game.invest):
        return NO_SUCH_SPACE
    if game.invest[space] != NONE:
        return SPACE_TAKEN
    price = game.of.track[space]
    if price > game.money[seat] and game.rules.must_afford_space:
        return SPACE_TOO_DEAR
    return None


def forbids_yellow(game: Arctic, seat: int, which: int) -> Reason | None:
    """P3.3 A yellow space costs what is printed there, whatever R20 says; R18: perhaps not twice for one seat."""
    if not game.rules.both_yellow_allowed and game.yellow[1 - which] == seat:
        return OTHER_YELLOW
    if game.yellow[which] != NONE:
        return YELLOW_TAKEN
    price = game.of.yellow_prices[which]
    return YELLOW_TOO_DEAR if price > game.money[seat] else None


class Investing(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_investment(game, ask.seat, a)


class Courting(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_yellow(game, ask.seat, a)


INVESTING: Final = Investing()
COURTING: Final = Courting()


def put_on_track(game: Arctic, seat: int, chosen: Option) -> None:
    """P3.2 Put a lobbyist on a space, and pay or receive what is printed there at once."""
    space = chosen.args[0]
    game.hand[seat] -= 1
    if chosen.kind == "yellow":
        paid = game.of.yellow_prices[space]
        game.yellow[space] = seat
        game.tell("P3.3", COURTED_CHINA, seat, space, paid)
    else:
        paid = min(game.of.track[space], game.money[seat])
        game.invest[space] = seat
        if paid >= 0:
            game.tell("P3.2", INVESTED, seat, space, paid)
        else:
            game.tell("P3.2", WAS_PAID, seat, space, -paid)
    game.money[seat] -= paid


# Phase 4: from the investment track to the countries


def place_from_track(game: Arctic) -> Flow[None]:
    """P4.1 From the dearest space to the right, each lobbyist moves to a free influence space of any country.

    P3.5: those on the yellow spaces stay.
    """
    for space in range(len(game.invest)):
        seat = game.invest[space]
        if seat == NONE:
            continue
        chosen = yield setup.placement_ask(game, seat, SETTLE_IN, "P4.1", (space,))
        country, influence = chosen.args[0], chosen.args[1]
        game.invest[space] = NONE
        game.influence[country * SPACES + influence] = seat
        game.tell("P4.1", PLACED, seat, country, influence)
    game.phase = CHINA_ACTS


# Phase 5: China


def china_controller(game: Arctic) -> int:
    """P3.4 Who controls China's action: the one on the dearer yellow space, else the one on the cheaper."""
    return game.yellow[0] if game.yellow[0] != NONE else game.yellow[1]


def china_acts(game: Arctic) -> Flow[None]:
    """P5.1 Phase 5: whoever controls China may move its ships or build one facility; P5.4 else its ships drift."""
    seat = china_controller(game)
    if game.rules.beginner and game.turn == 1:  # P5.OPT
        pass
    elif seat == NONE:
        yield from china_drifts(game)
    else:
        yield from china_obeys(game, seat)
    game.pending = NONE
    game.phase = COUNTRIES_ACT
    game.acting = 0
    game.acted = [0] * SPACES


def china_obeys(game: Arctic, seat: int) -> Flow[None]:
    """P5.1 One of moving (P5.2) and building (P5.3), or neither."""
    if game.pending == NONE:
        chosen = yield china_ask(game, seat)
        game.tell("P5.1", CHINA_HEEDS, seat, chosen.args[0])
        if chosen.args[0] == CHINA_DECLINES:
            if game.rules.declined_china_drifts:  # R15
                yield from china_drifts(game)
            return
        game.pending = MOVE if chosen.args[0] == CHINA_MOVES else FACILITY
    if game.pending == MOVE:
        yield from move_ships(game, seat, CN, "P5.2")
    else:
        yield from build_facility(game, seat, CN, "P5.3")


def china_ask(game: Arctic, seat: int) -> Ask:
    """P5.1 What China is to do."""
    choices = [CHINA_MOVES, CHINA_BUILDS, CHINA_DECLINES]
    ask = Ask(game, seat, CHINA, "P5.1", checkpoint=True)
    return ask.offer(game.options.china, choices, COMMANDING)


def forbids_china(game: Arctic, seat: int, choice: int) -> Reason | None:
    """P5.1 What China cannot do: MOVE.2 move without ships, P5.3 or build where there is no place or no money."""
    if choice == CHINA_MOVES:
        return None if ships_at_sea(game, CN) > 0 else CHINA_HAS_NO_SHIPS
    return CHINA_CANNOT_BUILD if choice == CHINA_BUILDS and not buildable_regions(game, seat, CN) else None


class Commanding(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_china(game, ask.seat, a)


COMMANDING: Final = Commanding()


def china_drifts(game: Arctic) -> Flow[None]:
    """P5.4 Every Chinese ship moves one region straight north; P5.5 north-east in doubt; P5.6 without attacking."""
    tables = game.tables
    before = [game.ships[region * COUNTRY_COUNT + CN] for region in range(len(tables.regions))]
    touched: list[int] = []
    for region, number in enumerate(before):
        target = tables.north[region]
        if number == 0 or target == NONE:
            continue
        game.ships[region * COUNTRY_COUNT + CN] -= number
        game.ships[target * COUNTRY_COUNT + CN] += number
        for _ in range(number):
            game.tell("P5.4", CHINA_DRIFTS, region, target)
            if target == tables.pole and game.rules.drift_attacks_at_pole:  # R03
                pole_attack(game, CN)
        touched += [region, target]
    yield from settle_regions(game, touched, game.rules.drift_controls)  # R19


# Phase 6


def arctic_countries_act(game: Arctic) -> Flow[None]:
    """P6.1 RU, NO, EU, CA, US; each completes its actions before the next one starts."""
    while game.acting < ARCTIC:
        yield from country_acts(game, game.acting)
        game.acting += 1
        game.acted = [0] * SPACES
    game.acting = 0
    game.phase = PRODUCTION
    game.sold = 0


# Phase 8: lobbyists leave the action spaces


def clear_action_spaces(game: Arctic) -> None:
    """P8.1 and P8.2 One lobbyist of each row goes back to the track, P8.3 the others to their owners."""
    for country in range(ARCTIC):
        return_row(game, country, game.tables.upper_row, 0, "P8.1")
        return_row(game, country, game.tables.lower_row, 2, "P8.2")
    game.phase = TURN_END


def return_row(game: Arctic, country: int, row: list[int], space: int, clause: str) -> None:
    """The lobbyist nearest the influence track takes that space of it; R01: the printed space, or the rightmost taken.

    R06: Norway has no influence track any more once it has joined.
    """
    nearest = True
    for action in reversed(row):
        place = country * ACTION_SPACES + action
        seat = game.action[place]
        if seat != NONE:
            game.action[place] = NONE
            if nearest and not (country == NO and game.joined):
                game.influence[country * SPACES + space] = seat
                game.tell(clause, RETURNED, seat, country, space)
            else:
                game.hand[seat] += 1  # P8.3
            nearest = False
        if not game.rules.returns_rightmost_occupied:
            nearest = False


# Phase 9: the end of the turn


def end_turn(game: Arctic) -> Flow[None]:
    """P9.1 Norway's accession, P9.2 and P9.3 the Council; then the end of the game, or P9.4 the next turn."""
    council.accession(game)
    yield from council.vote(game)
    china_ends = game.control[game.tables.pole] == CN or (game.china_held and game.rules.china_ends_any_moment)
    if china_ends:
        game.tell("END.2", CHINA_ENDS)  # R02
    last = game.turn == game.tables.turns
    if last or china_ends:
        game.tell("END.1" if last else "END.2", GAME_ENDS, game.turn)
        scoring.final_scoring(game)
        game.phase = OVER
        return
    for which, seat in enumerate(game.yellow):
        if seat != NONE:
            game.hand[seat] += 1
            game.yellow[which] = NONE
    game.china_held = False
    game.turn += 1
    game.tell("P9.4", TURN_BEGINS, game.turn)
    game.phase = START_MARKER
