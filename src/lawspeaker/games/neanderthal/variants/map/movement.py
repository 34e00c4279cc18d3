"""L5 Hunter movement and discovery: phase 2 on a map."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import (
    MOVE_HUNTERS,
    SENT_TO_COURT,
    WALKED,
    WHERE_IS_ALPHA,
    WHERE_TO_MOVE,
    WHO_MOVES,
)
from lawspeaker.games.neanderthal.model.reasons import (
    ALL_HAVE_MOVED,
    ALPHA_DOES_NOT_MOVE,
    IN_NO_TABLEAU,
    NO_DAUGHTER,
    NO_ENTRY,
    NO_WAY_IN,
    NOBODY_AT,
    NOT_SEEN,
    NOT_SO_MANY_MOVE,
    ONE_AT_A_TIME,
    PEOPLE_WAIT,
    SUITOR_IS_THERE,
    THEY_ARE_THERE,
    THEY_WAIT,
    TOO_FAR,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE, RANKS, TRIBE_COUNT, UNEXPLORED
from lawspeaker.games.neanderthal.phases.assignment.assignment import (
    ASSIGNING,
    BEGINNING,
    MOST_RECALLED,
    carry_out,
    is_almost_extinct,
    offer_rearrangement,
)
from lawspeaker.games.neanderthal.phases.assignment.promotion import forbids_promotion, raise_elder
from lawspeaker.games.neanderthal.phases.assignment.sending import Tools
from lawspeaker.games.neanderthal.variants.map.grid import adjacent, has_biome, reveal, standing
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.field import changed


def movement_phase(game: Neanderthal) -> Flow[None]:
    """L5.1, M3.1 All tribes move their hunters; then what lies next to any hunters is turned up."""
    while game.acting < len(game.order):
        yield from move_hunters(game, game.order[game.acting])
        game.step, game.acting = BEGINNING, game.acting + 1
    discover(game)


# L5a Movement


def move_hunters(game: Neanderthal, tribe: int) -> Flow[None]:
    """L5a Every hunter of a tribe moves once or not at all. Those who wait must come onto the map, if they can."""
    if game.step == BEGINNING:
        game.step = ASSIGNING + (MOST_RECALLED if is_almost_extinct(game, tribe) else 0)
    while (ask := movement_ask(game, tribe)).options:
        chosen = yield ask.add(game.shared.done, PEOPLE_WAIT if is_awaited(game, tribe) else None)
        if chosen is game.shared.done:
            return
        if chosen.kind == "at":
            game.step = ASSIGNING
            yield from set_out(game, tribe, chosen.args[0])
        else:
            yield from carry_out(game, tribe, chosen)


def movement_ask(game: Neanderthal, tribe: int) -> Ask:
    """All that a tribe can do in its part but end it."""
    places = standing(game, tribe)
    still = sum(ready(game, tribe, place) for place in places)
    ask = Ask(game, game.seat_of[tribe], MOVE_HUNTERS, "L5a", (still,), checkpoint=True)
    ask.offer(game.options.at, [*(place for place in places if place != FREE), FREE], SETTING_OUT)
    offer_rearrangement(game, tribe, ask)
    return ask


def forbids_setting_out(game: Neanderthal, tribe: int, place: int) -> Reason | None:
    """L5a Every hunter on the map moves once; L6e those who wait come onto it, if they can."""
    if game.count(tribe, place) == 0 or (place != FREE and game.slot_at(place) == NONE):
        return NOBODY_AT
    if place == FREE:
        return None if is_awaited(game, tribe) else NO_WAY_IN
    return None if ready(game, tribe, place) > 0 else ALL_HAVE_MOVED


class SettingOut(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_setting_out(game, game.tribe_of(ask.seat), a)


SETTING_OUT: Final = SettingOut()


def is_awaited(game: Neanderthal, tribe: int) -> bool:
    """L6e Whether people of a tribe wait who can come onto the map."""
    return game.count(tribe, FREE) > 0 and len(destination_ask(game, tribe, FREE, 1).options) > 0


def ready(game: Neanderthal, tribe: int, place: int) -> int:
    """How many pieces of a tribe in a place have not moved yet."""
    slot = game.slot_at(place)
    return game.count(tribe, place) - (0 if slot == NONE else game.moved[slot * TRIBE_COUNT + tribe])


def set_out(game: Neanderthal, tribe: int, place: int) -> Flow[None]:
    """L5a Some of a tribe's hunters in a place do one of four things: I remain, II move, III migrate, IV be assigned.

    While it is asked where to, they are in nobody's way: E1a.2 their tools are free if nobody stays behind.
    """
    number, alpha = yield from choose_movers(game, tribe, place)
    slot = game.slot_at(place)
    game.move(tribe, number, place, FREE, alpha)
    ask = destination_ask(game, tribe, place, number)
    chosen = yield ask.add(game.options.remain, None if slot != NONE else THEY_WAIT)
    if chosen is game.options.remain:
        walk(game, tribe, number, alpha, slot)
    elif chosen.kind == "into":
        walk(game, tribe, number, alpha, chosen.args[0])
        game.tell("L5a", WALKED, tribe, number, chosen.args[0])
    elif chosen.kind == "promote":
        raise_elder(game, tribe, chosen.args[0], alpha)
    else:
        game.move(tribe, 1, FREE, game.place_of(chosen.args[0]), alpha)
        game.tell("E3.1", SENT_TO_COURT, tribe, chosen.args[0])


def choose_movers(game: Neanderthal, tribe: int, place: int) -> Flow[tuple[int, bool]]:
    """How many of those who have not moved yet set out, with the Alpha or without him."""
    present = ready(game, tribe, place)
    alpha = game.alpha[tribe] == place and not game.alpha_moved[tribe]
    most = 1 if place == FREE and not destination_ask(game, tribe, place, present).options else present
    without = list(range(1, min(most, present - 1 if alpha else present) + 1))
    ask = Ask(game, game.seat_of[tribe], WHO_MOVES, "L5a", (place,))
    ask.among(game.shared.number, without, NOT_SO_MANY_MOVE)
    if alpha:
        ask.among(game.shared.alpha_among, list(range(1, most + 1)), NOT_SO_MANY_MOVE)
    else:
        ask.judged("alpha_among", ALPHA_DOES_NOT_MOVE)
    chosen = yield ask
    return chosen.args[0], chosen.kind == "alpha_among"


def walk(game: Neanderthal, tribe: int, number: int, alpha: bool, slot: int) -> None:
    """People come to a slot, and have made their move."""
    game.move(tribe, number, FREE, game.place_at(slot), alpha)
    place = slot * TRIBE_COUNT + tribe
    game.moved = changed(game.moved, place, game.moved[place] + number)
    if alpha:
        game.alpha_moved[tribe] = True


def destination_ask(game: Neanderthal, tribe: int, place: int, number: int) -> Ask:
    """L5a Where so many hunters of a place, or people who wait, can go but stay."""
    ask = Ask(game, game.seat_of[tribe], WHERE_TO_MOVE, "L5a", (number, place))
    slot, tools = game.slot_at(place), Tools(game, tribe)
    near = [each for each in range(game.of.slots) if forbids_step(game, slot, each, tools) is None]
    ask.among(game.options.into, near, STEPPING)
    ask.offer(game.options.send, game.tables.daughters if number == 1 else [], GOING_COURTING)
    return ask.offer(game.options.promote, list(range(RANKS)) if number == 1 else [], RISING)


def forbids_step(game: Neanderthal, slot: int, target: int, tools: Tools) -> Reason | None:
    """L5a Hunters go next door where a biome lies face up, or to others of theirs; L6e those who wait come in at an
    entry or there; R85 perhaps with the tools for the biome.
    """
    if target == slot:
        return THEY_ARE_THERE
    card = game.slots[target]
    if game.count(tools.tribe, game.place_at(target)) == 0:
        if slot != NONE and target not in adjacent(game, slot):
            return TOO_FAR
        if slot == NONE and target not in entries(game, tools.tribe):
            return NO_ENTRY
        if card == NONE:
            return NOT_SEEN
    return tools.forbids_hunt(card) if card != NONE and game.rules.movers_need_tools else None


class Stepping(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_step(game, game.slot_at(ask.args[1]), a, Tools(game, game.tribe_of(ask.seat)))


class GoingCourting(Judge[Neanderthal]):
    """Ea.2, E3.1 One by one they court daughters of any tableau."""

    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        if not game.is_daughter(a):
            return NO_DAUGHTER
        if game.tableau[a] == NONE:
            return IN_NO_TABLEAU
        if ask.args[0] > 1:
            return ONE_AT_A_TIME
        return SUITOR_IS_THERE if game.party(game.tribe_of(ask.seat), a) > 0 else None


class Rising(Judge[Neanderthal]):
    """Ea.2 One by one they become elders."""

    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return ONE_AT_A_TIME if ask.args[0] > 1 else forbids_promotion(game, game.tribe_of(ask.seat), a)


STEPPING: Final = Stepping()
GOING_COURTING: Final = GoingCourting()
RISING: Final = Rising()


def entries(game: Neanderthal, tribe: int) -> list[int]:
    """L6e Where people come onto the map whose tribe has no hunters there: at home, or else anywhere."""
    if any(game.count(tribe, game.place_at(slot)) > 0 for slot in range(game.of.slots)):
        return []
    home = game.variant.home(game, tribe)
    return [home] if game.slots[home] != NONE else list(range(game.of.slots))


def place_for_alpha(game: Neanderthal, tribe: int) -> Flow[int]:
    """B4a Where the tribesman is with whom the Alpha changes places, and who has moved already or not."""
    ask = Ask(game, game.seat_of[tribe], WHERE_IS_ALPHA, "B4a")
    chosen = yield ask.among(game.options.at, standing(game, tribe), NOBODY_AT)
    game.alpha_moved[tribe] = ready(game, tribe, chosen.args[0]) == 0
    return chosen.args[0]


# L5b Discovery


def discover(game: Neanderthal) -> None:
    """L5b What lies next to hunters is turned up, L3d and what lies under them, where R80 nobody hunts yet."""
    held = [slot for slot in range(game.of.slots) if has_biome(game, slot) and game.everybody(game.place_at(slot)) > 0]
    for slot in held:
        if game.cover[slot] == UNEXPLORED:
            card = reveal(game, slot, "L3d")
            game.disturbed = changed(game.disturbed, card, not game.rules.shifted_biomes_are_hunted)
    for slot in held:
        for near in adjacent(game, slot):
            if game.cover[near] == UNEXPLORED:
                reveal(game, near, "L5b")
