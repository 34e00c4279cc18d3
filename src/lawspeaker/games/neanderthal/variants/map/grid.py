"""L1, L3 Europe as a map of 4 by 5: what lies next to what, how the climate moves its cards, and who flees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawspeaker.games.neanderthal.model.phrases import (
    CAME,
    FLED,
    ICE_CAME,
    MOVED,
    PUSHED,
    REMOVED,
    REVEALED,
    THAWED,
    VANISHED,
    WHERE_TO_FLEE,
    WHO_IS_LOST,
)
from lawspeaker.games.neanderthal.model.reasons import (
    ALPHA_NOT_AMONG_THEM,
    MORE_MUST_BE_LOST,
    NO_BIOME,
    NOBODY_AT,
    NOT_NEXT_DOOR,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ICE, NONE, OPEN, STAYS_ALONE, TRIBE_COUNT, UNEXPLORED
from lawspeaker.games.neanderthal.phases.event.climate import lowest, stock
from lawspeaker.games.neanderthal.phases.losses import commoners
from lawspeaker.games.neanderthal.phases.powers import has_power
from lawspeaker.games.tribes.lives import kill
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

# L1 The map


def spread(game: Neanderthal, homes: list[int]) -> None:
    """L1.1 A map of unexplored biomes: the upper half of the north, the lower of the south. L1a: the homes and what is
    next to them lie face up.
    """
    for slot in range(game.of.slots):
        game.lay_down(game.deck_of(slot), slot, UNEXPLORED)
    for home in homes:
        for slot in [home, *adjacent(game, home)]:
            if game.cover[slot] == UNEXPLORED:
                game.turn_over(slot)


def adjacent(game: Neanderthal, slot: int) -> list[int]:
    """L1a The slots that share an edge with a slot, never the diagonal ones."""
    column, last = slot % game.of.columns, game.of.columns - 1
    near = [game.above(slot), slot - 1 if column > 0 else NONE, slot + 1 if column < last else NONE, game.below(slot)]
    return [each for each in near if each != NONE]


def has_biome(game: Neanderthal, slot: int) -> bool:
    """L1.2 Whether a biome lies in a slot, seen or not, and not ice or nothing."""
    return game.slots[slot] != NONE or game.cover[slot] == UNEXPLORED


def standing(game: Neanderthal, tribe: int) -> list[int]:
    """Where the unassigned of a tribe are: those who wait to come onto the map, and hunters on it."""
    places = [FREE, *(game.place_at(slot) for slot in range(game.of.slots))]
    return [place for place in places if game.count(tribe, place) > 0]


def reveal(game: Neanderthal, slot: int, clause: str) -> int:
    """An unexplored biome is turned up; whoever stands there stands on it. Gives the card."""
    place = game.place_at(slot)
    card = game.turn_over(slot)
    for tribe in range(TRIBE_COUNT):
        game.move_all(tribe, place, game.place_of(card))
    game.tell(clause, REVEALED, slot, card)
    return card


# L3b Biome movement


class Refugees:
    """L3e People whose biome has left the map: from which slot, and how many of each tribe, with the Alpha or not."""

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.groups: list[tuple[int, int, bool]] = []


def cool(game: Neanderthal) -> Flow[None]:
    """D1.1, L3a Ice in the place of the lowest climax in the north; L3b.1 what lay there pushes others to the south.

    L3c.1: where no card of the north is seen nothing happens.
    """
    deck, slot = stock(game, NORTH), lowest(game, NORTH)
    if deck is None or slot == NONE:
        return
    refugees = push(game, slot, game.below, game.rules.all_shifts_melt)
    game.lay_down(deck, slot, ICE)
    game.tell("D1.1", ICE_CAME, slot)
    yield from flee(game, refugees)


def warm(game: Neanderthal) -> Flow[None]:
    """D1.3 A card of the south in the place of the lowest climax there; L3b.1 what lay there pushes others north.

    L3c.1: where no card of the south is seen nothing happens, or else D1b ice of the south melts, too.
    """
    deck, slot = stock(game, SOUTH), lowest(game, SOUTH)
    if slot == NONE:
        return
    refugees = Refugees(slot)
    if deck is not None:
        refugees = push(game, slot, game.above, True)
        game.slots[slot] = game.turn_up(deck)
        game.tell("D1.3", CAME, game.slots[slot], slot)
    for each in game.slots_of(SOUTH):
        if game.cover[each] == ICE:
            thaw(game, each, "D1b")
    yield from flee(game, refugees)


def push(game: Neanderthal, slot: int, onwards: Callable[[int], int], melts: bool) -> Refugees:
    """L3b.1 A card, seen or not, moves one slot on; what lies there moves on first, and the last one leaves the map.

    L3b.2: a card that hits ice leaves the map too, and the ice melts; D1a.1, R82 perhaps only where it grows warmer.
    """
    target = onwards(slot)
    if target == NONE or game.cover[target] == ICE:
        refugees = remove(game, slot)
        if target != NONE and melts:
            thaw(game, target, "L3b.2")
        return refugees
    refugees = Refugees(target) if game.is_gap(target) else push(game, target, onwards, melts)
    carry(game, slot, target)
    return refugees


def carry(game: Neanderthal, slot: int, target: int) -> None:
    """L3.1, L3d A card moves into an empty slot, and all who stand on it move along."""
    card = game.slots[slot]
    if card != NONE:
        game.slots[slot], game.slots[target] = NONE, card
        game.tell("L3b.1", MOVED, card, target)
        return
    for tribe in range(TRIBE_COUNT):
        game.move_all(tribe, game.place_at(slot), game.place_at(target))
    game.shift(slot, target)
    game.tell("L3b.1", PUSHED, slot, target)


def remove(game: Neanderthal, slot: int) -> Refugees:
    """L3e A card leaves the map, unseen if nobody has explored it; its people wait for a place to go."""
    refugees, place, card = Refugees(slot), game.place_at(slot), game.slots[slot]
    for tribe in game.order:
        if game.count(tribe, place) > 0:
            refugees.groups.append((tribe, game.count(tribe, place), game.alpha[tribe] == place))
            game.move_all(tribe, place, FREE)
    if card == NONE:
        game.drop(slot)
        game.tell("L3b.1", VANISHED, slot)
    else:
        game.slots[slot] = NONE
        game.tell("L3b.1", REMOVED, card)
    return refugees


def thaw(game: Neanderthal, slot: int, clause: str) -> None:
    """L3b.2 Ice becomes an unexplored biome."""
    game.cover[slot] = UNEXPLORED
    game.tell(clause, THAWED, slot)


def flee(game: Neanderthal, refugees: Refugees) -> Flow[None]:
    """L3e The people of a biome that has left the map; L3d, R81 perhaps they stand on what lies in its place."""
    slot = refugees.slot
    for tribe, number, alpha in refugees.groups:
        if game.rules.replaced_people_stay and has_biome(game, slot):
            game.move(tribe, number, FREE, game.place_at(slot), alpha)
        else:
            yield from go_next_door(game, tribe, number, alpha, slot, "L3e")


def go_next_door(game: Neanderthal, tribe: int, number: int, alpha: bool, slot: int, clause: str) -> Flow[int]:
    """L3e, L6d People who wait go together to one biome next to a slot, which is turned up. Where there is none, they
    go on waiting. Gives the slot where they are, or NONE.
    """
    ask = Ask(game, game.seat_of[tribe], WHERE_TO_FLEE, clause, (number, slot))
    ask.offer(game.options.into, adjacent(game, slot), FLEEING)
    if not ask.options:
        return NONE
    chosen = yield ask
    target = chosen.args[0]
    game.move(tribe, number, FREE, game.place_at(target), alpha)
    game.tell(clause, FLED, tribe, number, target)
    if game.cover[target] != OPEN:
        reveal(game, target, clause)
    return target


class Fleeing(Judge[Neanderthal]):
    """L3e, L6d Who must leave a biome goes to one next door, seen or not."""

    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        if a not in adjacent(game, ask.args[1]):
            return NOT_NEXT_DOOR
        return None if has_biome(game, a) else NO_BIOME


FLEEING: Final = Fleeing()

# L3g, L3h Losses


def lose_hunter(game: Neanderthal, tribe: int, left: int, ending: Reason | None, clause: str) -> Flow[bool]:
    """L3g One of a tribe's unassigned dies, wherever he is, or the tribe ends it if nothing forbids that. Gives whether
    anybody died.
    """
    ask = Ask(game, game.seat_of[tribe], WHO_IS_LOST, clause, (left,), checkpoint=True)
    places = [place for place in standing(game, tribe) if commoners(game, tribe, place) > 0]
    ask.among(game.options.at, places, NOBODY_AT)
    ask.add(game.shared.lose_alpha, None if game.alpha_is_unassigned(tribe) else ALPHA_NOT_AMONG_THEM)
    if not ask.options:
        return False
    chosen = yield ask.add(game.shared.done, ending)
    if chosen is game.shared.done:
        return False
    alpha = chosen is game.shared.lose_alpha
    kill(game, tribe, 1, game.alpha[tribe] if alpha else chosen.args[0], alpha, clause)
    return True


def wander(game: Neanderthal, icons: int) -> Flow[None]:
    """L3h Wanderlust kills a hunter, L4a but not with the Fashion Woman: R83 one for the event or for each icon, R84
    of every tribe, or of that which has lost most to Chaos. How many have been settled is kept in `acting`.
    """
    toll = icons if game.rules.every_icon_kills else 1
    most = max(game.lost[tribe] for tribe in game.order)
    tribes = game.order[:]
    if game.rules.only_the_stricken_wander:
        tribes = [tribe for tribe in tribes if 0 < most == game.lost[tribe]][:1]
    while game.acting < toll * len(tribes):
        tribe = tribes[game.acting // toll]
        if not has_power(game, tribe, STAYS_ALONE):
            yield from lose_hunter(game, tribe, toll - game.acting % toll, MORE_MUST_BE_LOST, "L3h")
        game.acting += 1
