"""A1 The turn: six phases in order."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.setup import choose_sexualities
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    ACTIONS,
    ANIMALS,
    COLOUR_OF_PORTAL,
    COLOURS,
    NONE,
    PORTAL_COUNT,
    TRIBE_COUNT,
)
from lawspeaker.games.neanderthal.phases.actions.actions import action_phase
from lawspeaker.games.neanderthal.phases.animals import animal_phase
from lawspeaker.games.neanderthal.phases.assignment.assignment import assignment_phase
from lawspeaker.games.neanderthal.phases.event.events import event_phase
from lawspeaker.games.neanderthal.phases.hunt.hunting import hunt_phase
from lawspeaker.games.neanderthal.phases.negotiation.negotiation import negotiation_phase
from lawspeaker.games.neanderthal.phases.scoring import end_of_turn, or_the_end
from lawspeaker.games.tribes.phases import ASSIGN, EVENT, HUNT, NEGOTIATE, OVER, SETUP
from lawspeaker.kernel.ask import Flow


def play(game: Neanderthal) -> Flow[None]:
    """The whole game, from wherever the state says it is. A.a: everybody finishes a phase before the next begins."""
    while game.phase != OVER:
        if game.phase == SETUP:
            yield from choose_sexualities(game)
            enter(game, EVENT)
        elif game.phase == EVENT:
            yield from event_phase(game)
            enter(game, (yield from or_the_end(game, ASSIGN)))
        elif game.phase == ASSIGN:
            yield from game.variant.assign(game) or assignment_phase(game)
            enter(game, NEGOTIATE)
        elif game.phase == NEGOTIATE:
            yield from game.variant.negotiate(game) or negotiation_phase(game)
            enter(game, HUNT)
        elif game.phase == HUNT:
            yield from game.variant.hunt(game) or hunt_phase(game)
            enter(game, (yield from or_the_end(game, ANIMALS)))
        elif game.phase == ANIMALS:
            yield from animal_phase(game)
            enter(game, ACTIONS)
        else:
            yield from action_phase(game)
            enter(game, end_of_turn(game))


def enter(game: Neanderthal, phase: int) -> None:
    """Begin a phase."""
    if HUNT in (game.phase, phase):
        game.fresh = [False] * len(game.tables.cards)
    game.phase, game.step, game.acting = phase, 0, 0
    game.resolved = [False] * len(game.tables.cards)
    game.hunted = NONE
    for tribe in range(TRIBE_COUNT):
        game.rolled[tribe] = False
        game.raised[tribe] = game.acted[tribe] = game.bids[tribe] = 0
    if game.variant.mapped:
        game.moved, game.alpha_moved = [0] * len(game.moved), [False] * TRIBE_COUNT
    if phase == NEGOTIATE:
        game.offers = [game.rules.offers] * TRIBE_COUNT  # R30
    if phase == EVENT:
        game.turn += 1
        game.disturbed = [False] * len(game.tables.cards)
        game.variant.begin_turn(game)
        game.lost = [0] * TRIBE_COUNT
        note_portals(game)


def note_portals(game: Neanderthal) -> None:
    """I2a What colours are on the brain maps when a turn begins."""
    game.mapped = [0] * (TRIBE_COUNT * COLOURS)
    for tribe in range(TRIBE_COUNT):
        for portal in range(PORTAL_COUNT):
            colour = COLOUR_OF_PORTAL[portal]
            game.mapped[tribe * COLOURS + colour] += game.portals[tribe * PORTAL_COUNT + portal]
