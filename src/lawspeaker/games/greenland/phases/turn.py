"""A1 The turn: six phases in order."""

from __future__ import annotations

from lawspeaker.games.greenland.model.setup import choose_animals
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import ELDERS, LIVESTOCK, TRIBE_COUNT
from lawspeaker.games.greenland.phases.assignment.phase import assignment_phase
from lawspeaker.games.greenland.phases.elders import elder_phase
from lawspeaker.games.greenland.phases.event.phase import event_phase
from lawspeaker.games.greenland.phases.hunt.phase import hunt_phase
from lawspeaker.games.greenland.phases.livestock import livestock_phase
from lawspeaker.games.greenland.phases.negotiation.phase import negotiation_phase
from lawspeaker.games.greenland.phases.scoring import end_of_turn
from lawspeaker.games.tribes.phases import ASSIGN, EVENT, HUNT, NEGOTIATE, OVER, SETUP
from lawspeaker.kernel.ask import Flow


def play(game: Greenland) -> Flow[None]:
    """The whole game, from wherever the state says it is. A0.2: everybody finishes a phase before the next begins.

    A1.6: the elders come last.
    """
    while game.phase != OVER:
        if game.phase == SETUP:
            yield from choose_animals(game)
        elif game.phase == EVENT:
            yield from event_phase(game)
            enter(game, ASSIGN)
        elif game.phase == ASSIGN:
            yield from game.variant.assign(game) or assignment_phase(game)
            enter(game, NEGOTIATE)
        elif game.phase == NEGOTIATE:
            yield from game.variant.negotiate(game) or negotiation_phase(game)
            enter(game, HUNT)
        elif game.phase == HUNT:
            yield from hunt_phase(game)
            enter(game, LIVESTOCK)
        elif game.phase == LIVESTOCK:
            yield from livestock_phase(game)
            enter(game, ELDERS)
        else:
            yield from elder_phase(game)
            enter(game, end_of_turn(game))


def enter(game: Greenland, phase: int) -> None:
    """Begin a phase, in which nobody has done anything yet; R33 nor made an offer."""
    game.phase, game.step, game.acting = phase, 0, 0
    game.resolved = [False] * len(game.tables.cards)
    for tribe in range(TRIBE_COUNT):
        game.offers[tribe] = game.rules.offers
        game.done[tribe] = False
