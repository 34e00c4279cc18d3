"""D1 Global cooling and warming, and D2 the Würm glacial: what changes in the rows and in the deck of events."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import (
    CAME,
    ICE_CAME,
    ICE_MOVED,
    LASTS_LONGER,
    MELTED,
    MOVED,
    REMOVED,
    WHICH_GAP,
)
from lawspeaker.games.neanderthal.model.reasons import NO_GAP, OTHER_ROW
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ICE, NONE
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.zone import Zone

# D1 Cooling


def cool(game: Neanderthal) -> Flow[None]:
    """D1.1 The top card of the north comes face down, as an ice-sheet, in the place of the lowest climax there.

    D1a.2: where all is ice, an ice-sheet makes room first.
    """
    deck = stock(game, NORTH)
    if deck is None:
        return
    slot = lowest(game, NORTH)
    if slot != NONE:
        move_south(game, slot)
    elif gaps(game, NORTH):
        slot = yield from gap_to_fill(game, NORTH)
    else:
        slot = yield from make_room(game)
    if slot != NONE:
        game.lay_down(deck, slot, ICE)
        game.tell("D1.1", ICE_CAME, slot)


def move_south(game: Neanderthal, slot: int) -> None:
    """D1.2 A biome moves into the place below, whose card leaves the game; D1a.1 but ice gives way to nothing."""
    card, target = game.slots[slot], game.below(slot)
    game.slots[slot] = NONE
    if game.cover[target] == ICE:
        game.tell("D1a.1", REMOVED, card)
    else:
        displace(game, card, target, "D1.2")


def make_room(game: Neanderthal) -> Flow[int]:
    """D1a.2 An ice-sheet of the north moves south into a gap, or onto the lowest climax. Gives its old place, or NONE
    where the south is all ice, too.
    """
    holes = gaps(game, SOUTH)
    target = (yield from choose_gap(game, holes, "D1a.2")) if holes else lowest(game, SOUTH)
    if target == NONE:
        return NONE
    if game.slots[target] != NONE:
        game.tell("D1a.2", REMOVED, game.slots[target])
        game.slots[target] = NONE
    slot = game.above(target)
    game.shift(slot, target)
    game.tell("D1a.2", ICE_MOVED, slot, target)
    return slot


# D1 Warming


def warm(game: Neanderthal) -> Flow[None]:
    """D1.3 The top card of the south comes face up in the place of the lowest climax there; D1b then its ice melts."""
    deck = stock(game, SOUTH)
    if deck is not None:
        slot = lowest(game, SOUTH)
        if slot != NONE:
            move_north(game, slot)
        else:
            slot = yield from gap_to_fill(game, SOUTH)
        if slot != NONE:
            game.slots[slot] = game.turn_up(deck)
            game.tell("D1.3", CAME, game.slots[slot], slot)
    for slot in game.slots_of(SOUTH):
        if game.cover[slot] == ICE:
            melt(game, slot, "D1b")


def move_north(game: Neanderthal, slot: int) -> None:
    """D1.3 A biome moves into the place above, whose card leaves the game; D1.4 ice it melts, and goes itself."""
    card, target = game.slots[slot], game.above(slot)
    game.slots[slot] = NONE
    if game.cover[target] == ICE:
        melt(game, target, "D1.4")
        game.tell("D1.4", REMOVED, card)
    else:
        displace(game, card, target, "D1.3")


def melt(game: Neanderthal, slot: int, clause: str) -> None:
    """An ice-sheet becomes the biome that it hides."""
    card = game.turn_over(slot)
    game.tell(clause, MELTED, slot, card)


# What both have in common


def stock(game: Neanderthal, row: int) -> Zone | None:
    """The deck of a row, or R11, L3c.2 the other one when it is empty; None if no card can come."""
    deck = game.decks[row]
    if not deck.cards and (game.rules.decks_help_out or game.variant.mapped):
        deck = game.decks[SOUTH if row == NORTH else NORTH]
    return deck if deck.cards else None


def lowest(game: Neanderthal, row: int) -> int:
    """B1a The place of the lowest climax in a row, B1a.2 at random among equals; D1a.1 ice does not count. Or NONE."""
    slots = [slot for slot in game.slots_of(row) if game.slots[slot] != NONE]
    least = min((game.card(game.slots[slot]).climax for slot in slots), default=0)
    slots = [slot for slot in slots if game.card(game.slots[slot]).climax == least]
    if not slots:
        return NONE
    return slots[0] if len(slots) == 1 else slots[game.chance.pick(len(slots))]


def displace(game: Neanderthal, card: int, target: int, clause: str) -> None:
    """A biome comes into a place, G5b a gap or not; what lay there leaves the game."""
    if game.slots[target] != NONE:
        game.tell(clause, REMOVED, game.slots[target])
    game.slots[target] = card
    game.tell(clause, MOVED, card, target)


def gaps(game: Neanderthal, row: int) -> list[int]:
    """The places of a row where nothing lies."""
    return [slot for slot in game.slots_of(row) if game.is_gap(slot)]


def gap_to_fill(game: Neanderthal, row: int) -> Flow[int]:
    """G5b, R12 Where a card comes into a row in which none can be replaced: nowhere, or perhaps into a gap."""
    holes = gaps(game, row)
    if not holes or not game.rules.climate_fills_gaps:
        return NONE
    return (yield from choose_gap(game, holes, "G5b"))


def choose_gap(game: Neanderthal, holes: list[int], clause: str) -> Flow[int]:
    """R13 Which of several gaps it is: the first player says, or it is the leftmost."""
    if not game.rules.first_player_chooses_gap:
        return holes[0]
    ask = Ask(game, game.seat_of[game.order[0]], WHICH_GAP, clause, checkpoint=True)
    ask.among(game.options.into, holes, FILLING)
    chosen = yield ask.judged("into", OTHER_ROW)
    return chosen.args[0]


class Filling(Judge[Neanderthal]):
    """D1a.2 An ice-sheet goes into a gap of the south, G5b and a card into one of its row."""

    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return None if game.is_gap(a) else NO_GAP


FILLING: Final = Filling()


# D2


def wurm(game: Neanderthal) -> None:
    """D2.1 An unused daughter goes unseen under the deck of events, as long as there is any."""
    if game.unused.cards:
        card = game.unused.take(len(game.unused.cards) - 1)
        game.events.fill([card, *game.events.cards])
        game.tell("D2.1", LASTS_LONGER)
