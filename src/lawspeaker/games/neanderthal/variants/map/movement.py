"""L5 Hunter movement and discovery: phase 2 on a map."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import (
    MOVE_HUNTERS,
    SENT_TO_COURT,
    WALKED,
    WHERE_IS_ALPHA,
    WHERE_TO_MOVE,
    WHO_MOVES,
)
from lawspeaker.games.neanderthal.model.state import UNEXPLORED, Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE, TRIBE_COUNT
from lawspeaker.games.neanderthal.phases.any_time import can_swap_alpha
from lawspeaker.games.neanderthal.phases.assignment.assignment import (
    ASSIGNING,
    BEGINNING,
    MOST_RECALLED,
    carry_out,
    is_almost_extinct,
    moves_of_husbands,
    permanent_places,
)
from lawspeaker.games.neanderthal.phases.assignment.promotion import promotions, raise_elder
from lawspeaker.games.neanderthal.phases.assignment.sending import Tools
from lawspeaker.games.neanderthal.variants.map.grid import adjacent, has_biome, reveal, standing
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option


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
    while options := moves(game, tribe):
        if not is_awaited(game, tribe):
            options.append(game.shared.done)
        still = sum(ready(game, tribe, place) for place in standing(game, tribe))
        chosen = yield Ask(game, game.seat_of[tribe], MOVE_HUNTERS, "L5a", (still,), checkpoint=True).listed(options)
        if chosen is game.shared.done:
            return
        if chosen.kind == "at":
            game.step = ASSIGNING
            yield from set_out(game, tribe, chosen.args[0])
        else:
            yield from carry_out(game, tribe, chosen)


def moves(game: Neanderthal, tribe: int) -> list[Option]:
    """All that a tribe can do in its part but end it."""
    places = [place for place in standing(game, tribe) if place != FREE and ready(game, tribe, place) > 0]
    if is_awaited(game, tribe):
        places.append(FREE)
    options = game.options.at.each(places)
    if game.step > ASSIGNING:
        options += game.options.recall.each(permanent_places(game, tribe))
    options += moves_of_husbands(game, tribe)
    if can_swap_alpha(game, tribe):
        options.append(game.options.swap_alpha)
    return options


def is_awaited(game: Neanderthal, tribe: int) -> bool:
    """L6e Whether people of a tribe wait who can come onto the map."""
    return game.count(tribe, FREE) > 0 and len(destinations(game, tribe, NONE, 1)) > 0


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
    options = destinations(game, tribe, slot, number)
    if slot != NONE:
        options.append(game.options.remain)
    chosen = yield Ask(game, game.seat_of[tribe], WHERE_TO_MOVE, "L5a", (number,)).listed(options)
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
    most = 1 if game.slot_at(place) == NONE and not destinations(game, tribe, NONE, present) else present
    options = game.shared.number.up_to(min(most, present - 1 if alpha else present))
    if alpha:
        options += game.shared.alpha_among.up_to(most)
    chosen = yield Ask(game, game.seat_of[tribe], WHO_MOVES, "L5a", (place,)).listed(options)
    return chosen.args[0], chosen.kind == "alpha_among"


def walk(game: Neanderthal, tribe: int, number: int, alpha: bool, slot: int) -> None:
    """People come to a slot, and have made their move."""
    game.move(tribe, number, FREE, game.place_at(slot), alpha)
    game.moved[slot * TRIBE_COUNT + tribe] += number
    if alpha:
        game.alpha_moved[tribe] = True


def destinations(game: Neanderthal, tribe: int, slot: int, number: int) -> list[Option]:
    """L5a Where hunters of a slot, or people who wait, can go; only one at a time becomes a suitor or an elder."""
    tools = Tools(game, tribe)
    near = adjacent(game, slot) if slot != NONE else entries(game, tribe)
    seen = [each for each in near if game.slots[each] != NONE]
    joined = [each for each in range(game.of.slots) if game.count(tribe, game.place_at(each)) > 0]
    options: list[Option] = []
    for target in sorted({*seen, *joined} - {slot}):
        card = game.slots[target]
        if card == NONE or not game.rules.movers_need_tools or not tools.forbids_hunt(card):  # R85
            options.append(game.options.into(target))
    if number == 1:
        daughters = [card for card in game.tables.daughters if game.tableau[card] != NONE]
        options += game.options.send.each([card for card in daughters if game.party(tribe, card) == 0])
        options += promotions(game, tribe)
    return options


def entries(game: Neanderthal, tribe: int) -> list[int]:
    """L6e Where people come onto the map whose tribe has no hunters there: at home, or else anywhere."""
    if any(game.count(tribe, game.place_at(slot)) > 0 for slot in range(game.of.slots)):
        return []
    home = game.variant.home(game, tribe)
    return [home] if game.slots[home] != NONE else list(range(game.of.slots))


def place_for_alpha(game: Neanderthal, tribe: int) -> Flow[int]:
    """B4a Where the tribesman is with whom the Alpha changes places, and who has moved already or not."""
    options = game.options.at.each(standing(game, tribe))
    chosen = yield Ask(game, game.seat_of[tribe], WHERE_IS_ALPHA, "B4a").listed(options)
    game.alpha_moved[tribe] = ready(game, tribe, chosen.args[0]) == 0
    return chosen.args[0]


# L5b Discovery


def discover(game: Neanderthal) -> None:
    """L5b What lies next to hunters is turned up, L3d and what lies under them, where R80 nobody hunts yet."""
    held = [slot for slot in range(game.of.slots) if has_biome(game, slot) and game.everybody(game.place_at(slot)) > 0]
    for slot in held:
        if game.cover[slot] == UNEXPLORED:
            card = reveal(game, slot, "L3d")
            game.disturbed[card] = not game.rules.shifted_biomes_are_hunted
    for slot in held:
        for near in adjacent(game, slot):
            if game.cover[near] == UNEXPLORED:
                reveal(game, near, "L5b")
