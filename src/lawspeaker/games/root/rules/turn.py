"""1.4 The turn: Birdsong, Daylight, Evening."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.draft import NO_DRAFT
from lawspeaker.games.root.model.phrases import HOLDS_PASS, TURN_BEGINS, USED
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, EVENING, OVER, SETUP, Root
from lawspeaker.games.root.model.tables import CLEARINGS, ITEMS, NONE
from lawspeaker.games.root.rules import hiring, setup, victory
from lawspeaker.games.root.rules.any_time import start_of_phase
from lawspeaker.games.root.rules.concepts import rules_clearing
from lawspeaker.games.root.rules.victory import Won
from lawspeaker.kernel.ask import Flow
from lawspeaker.kernel.field import NOTHING, changed

NONE_ACTIVATED: Final = [0] * CLEARINGS  # is replaced, as all that `changed` changes


def play(game: Root) -> Flow[None]:
    """The whole game, from wherever the state says it is."""
    if game.phase == OVER:
        return
    try:
        if game.phase == SETUP:
            yield from setup.set_up(game)
            game.draft = NO_DRAFT
            begin_turn(game)
        while True:
            yield from play_phase(game)
    except Won:
        return


def begin_turn(game: Root) -> None:
    """1.4.1 A new turn begins with its Birdsong; nothing has been used or activated in it."""
    game.phase = BIRDSONG
    game.step = 0
    game.activated = NONE_ACTIVATED
    game.used = NOTHING
    game.ferry_used = False
    game.path_opened = False
    for joiner in game.joiners():
        joiner.begin_turn(game)
    if game.rules.league_refreshes:
        first = game.turn * len(ITEMS)
        for item in range(len(ITEMS)):
            if game.exhausted_items[first + item] > 0:
                game.exhausted_items = changed(game.exhausted_items, first + item, 0)
    game.tell("1.4.1", TURN_BEGINS, game.turn, game.round())


def play_phase(game: Root) -> Flow[None]:
    """1.4.1 One phase: first what happens at its start, then the faction's own steps, then what happens at its end."""
    seat = game.turn
    faction = game.factions[seat]
    if game.step == 0:
        yield from start_of_phase(game, seat)
        game.step = 1
    if game.phase == BIRDSONG:
        yield from faction.birdsong(game)
        yield from end_of_birdsong(game, seat)
    elif game.phase == DAYLIGHT:
        yield from faction.daylight(game)
    else:
        yield from faction.evening(game)
        score_pass(game, seat)
        for joiner in game.joiners():
            flow = joiner.at_end_of_evening(game, seat)
            if flow is not None:
                yield from flow
        if game.hirelings:
            yield from hiring.end_of_turn(game, seat)
    next_phase(game)


def next_phase(game: Root) -> None:
    game.step = 0
    if game.phase != EVENING:
        game.phase += 1
        return
    game.turn = (game.turn + 1) % game.seats  # 1.4.1 clockwise
    game.turns += 1
    if game.round() > game.rules.round_limit:
        victory.end_of_rounds(game)
    begin_turn(game)


def end_of_birdsong(game: Root, seat: int) -> Flow[None]:
    """1.4.1 What must be done at the end of Birdsong."""
    for card in game.crafted[seat].cards[:]:
        effect = game.of.effects[card]
        if effect is None or card in game.used:
            continue
        flow = effect.at_end_of_birdsong(game, seat, card)
        if flow is not None:
            game.used = [*game.used, card]
            game.tell("4.1.3", USED, seat, card)
            yield from flow
    own = game.factions[seat].at_end_of_birdsong(game)
    if own is not None:
        yield from own


def score_pass(game: Root, seat: int) -> None:
    """C.3.4 Ruling the clearing with the tower at the end of one's own Evening scores a point."""
    tower = game.of.tower
    if tower != NONE and rules_clearing(game, seat, tower):
        game.tell("C.3.4", HOLDS_PASS, seat, tower)
        victory.score(game, seat, 1, "C.3.4")
