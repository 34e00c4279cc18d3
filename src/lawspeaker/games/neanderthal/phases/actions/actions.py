"""I Species actions: phase 6."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import ACTION
from lawspeaker.games.neanderthal.model.reasons import (
    NO_ACTION_LEFT,
    NO_DISK_THERE,
    NOT_IN_HAND,
    ONLY_FOR_TRIBAL,
    ONLY_FOR_VOCAL,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import TWO_ACTIONS
from lawspeaker.games.neanderthal.phases.actions.elders import forbids_laying_out, lay_out_card, layable
from lawspeaker.games.neanderthal.phases.actions.neolexia import (
    forbids_new_word,
    free_word,
    free_words,
    known_colours,
)
from lawspeaker.games.neanderthal.phases.actions.portals import (
    convert,
    forbids_conversion,
    forbids_portal,
    is_matriarchs_alpha,
    lay_portal,
    open_portals,
    shown_portals,
)
from lawspeaker.games.neanderthal.phases.any_time import forbids_swap, keep_hand_sizes, swap_alpha
from lawspeaker.games.neanderthal.phases.disks import disks_at, owner_of
from lawspeaker.games.neanderthal.phases.powers import has_power
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
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
    while (ask := action_ask(game, tribe)).options:
        chosen = yield ask
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


def action_ask(game: Neanderthal, tribe: int) -> Ask:
    """I.1 A1.6a Portals and A1.6b neolexia for the vocal, A1.6c elders for the tribal; B4a and the swap, which is no
    action; or nothing.
    """
    o = game.options
    ask = Ask(game, game.seat_of[tribe], ACTION, "I.1", (actions_left(game, tribe),), checkpoint=True)
    if ask.is_known():
        return ask
    vocal, elder = forbids_vocal_actions(game, tribe), forbids_elder_actions(game, tribe)
    ask.among(o.lay_out, layable(game, tribe) if elder is None else [], LAYING_OUT)
    ask.among(o.lay_portal, open_portals(game, tribe) if vocal is None else [], LAYING_PORTAL)
    ask.add(o.turn_tribal, vocal or forbids_conversion(game, tribe))
    ask.among(o.free, free_words(game, tribe) if vocal is None else [], FREEING_WORD)
    return ask.add(o.swap_alpha, forbids_swap(game, tribe)).or_else(game.shared.done)


def forbids_vocal_actions(game: Neanderthal, tribe: int) -> Reason | None:
    """A1.6 There are so many actions, I.1 and portals and new words are for the vocal."""
    if actions_left(game, tribe) <= 0:
        return NO_ACTION_LEFT
    return ONLY_FOR_VOCAL if game.tribal[tribe] else None


def forbids_elder_actions(game: Neanderthal, tribe: int) -> Reason | None:
    """A1.6 There are so many actions, I.1 and laying out cards is for the tribal."""
    if actions_left(game, tribe) <= 0:
        return NO_ACTION_LEFT
    return None if game.tribal[tribe] else ONLY_FOR_TRIBAL


class LayingOut(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = game.tribe_of(ask.seat)
        if game.hand[a] != tribe:
            return NOT_IN_HAND
        return forbids_elder_actions(game, tribe) or forbids_laying_out(game, tribe, a)


class LayingPortal(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = game.tribe_of(ask.seat)
        return forbids_vocal_actions(game, tribe) or forbids_portal(game, tribe, a, shown_portals(game, tribe))


class FreeingWord(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = game.tribe_of(ask.seat)
        if owner_of(game, a) != tribe or disks_at(game, a) == 0:
            return NO_DISK_THERE
        return forbids_vocal_actions(game, tribe) or forbids_new_word(game, a, known_colours(game, tribe))


LAYING_OUT: Final = LayingOut()
LAYING_PORTAL: Final = LayingPortal()
FREEING_WORD: Final = FreeingWord()


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
