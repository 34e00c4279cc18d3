"""I Species actions: phase 6."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import ACTION
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import TWO_ACTIONS
from lawspeaker.games.neanderthal.phases.actions.elders import elder_actions, lay_out_card
from lawspeaker.games.neanderthal.phases.actions.neolexia import free_word, neolexia_actions
from lawspeaker.games.neanderthal.phases.actions.portals import convert, is_matriarchs_alpha, lay_portal, portal_actions
from lawspeaker.games.neanderthal.phases.any_time import can_swap_alpha, keep_hand_sizes, swap_alpha
from lawspeaker.games.neanderthal.phases.powers import has_power
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option


def action_phase(game: Neanderthal) -> Flow[None]:
    """A1.6 Phase 6. A4.5 The species may go in any order: it is the order of play."""
    while game.acting < len(game.order):
        yield from act(game, game.order[game.acting])
        game.acting += 1
    further = game.variant.prolong(game)
    if further is not None:
        yield from further


def act(game: Neanderthal, tribe: int) -> Flow[None]:
    """A1.6, I.1 A species takes one action or none, CARD.57 or two."""
    if game.rules.matriarchs_convert_by_themselves and is_matriarchs_alpha(game, tribe):
        convert(game, tribe, "CARD.53")
    while options := open_to(game, tribe):
        left = actions_left(game, tribe)
        chosen = yield Ask(game, game.seat_of[tribe], ACTION, "I.1", (left,), checkpoint=True).listed(
            [*options, game.shared.done]
        )
        if chosen is game.shared.done:
            return
        if chosen is game.options.swap_alpha:
            yield from swap_alpha(game, tribe)
            continue
        yield from take_action(game, tribe, chosen)
        game.acted[tribe] += 1
        yield from keep_hand_sizes(game)


def actions_left(game: Neanderthal, tribe: int) -> int:
    """A1.6 How many actions a species may still take; CARD.57 Scheherazade allows two."""
    return (2 if has_power(game, tribe, TWO_ACTIONS) else 1) - game.acted[tribe]


def open_to(game: Neanderthal, tribe: int) -> list[Option]:
    """I.1 A1.6a Portals and A1.6b neolexia for the vocal, A1.6c elders for the tribal; B4a and the swap, which is no
    action.
    """
    options: list[Option] = []
    if actions_left(game, tribe) > 0:
        if game.tribal[tribe]:
            options += elder_actions(game, tribe)
        else:
            options += portal_actions(game, tribe) + neolexia_actions(game, tribe)
    if can_swap_alpha(game, tribe):
        options.append(game.options.swap_alpha)
    return options


def take_action(game: Neanderthal, tribe: int, chosen: Option) -> Flow[None]:
    """I.1 What was chosen is done."""
    if chosen is game.options.turn_tribal:
        convert(game, tribe, "CARD.53")
    elif chosen.kind == "lay_portal":
        lay_portal(game, tribe, chosen.args[0])
    elif chosen.kind == "free":
        free_word(game, tribe, chosen.args[0])
    else:
        yield from lay_out_card(game, tribe, chosen.args[0])
