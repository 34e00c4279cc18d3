"""Positions that are given in part: what follows from what was given.

What a position does not say comes from the set-up. Where that gets in the way of what it says, the set-up gives in.
"""

from __future__ import annotations

from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import NONE, TRIBE_COUNT, TRIBES
from lawspeaker.games.greenland.phases.event.phase import ORDERING, note_missions, order_of_play
from lawspeaker.games.tribes.phases import EVENT, SETUP
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.games.tribes.rows import NORTH, ROWS, SOUTH
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.schema import says


def complete(game: Greenland, given: dict[str, object]) -> None:
    """Work out what the position leaves out."""
    if game.part >= len(game.of.variants):
        raise PositionError(f"this game has no part {game.part}: only the full experience has two (M2.2)")
    game.sort_cards()
    game.enter_part(game.part)
    bury_extinct(game, given)
    follow_heroine(game, given)
    fill_valhalla(game, given)
    clear_disks(game, given)
    clear_rows(game, given)
    clear_decks(game, given)
    sort_events(game, given)
    note_the_turn(game, given)


# What follows


def bury_extinct(game: Greenland, given: dict[str, object]) -> None:
    """J1.1 Where a position says that a tribe is out, nobody of it is where the set-up put him."""
    for tribe, extinct in enumerate(game.extinct):
        if not extinct:
            continue
        for place, name in enumerate(game.options.place.values):
            if not says(given, "pieces", name):
                game.pieces[place * TRIBE_COUNT + tribe] = 0
        if not says(given, "alpha", TRIBES[tribe]):
            game.alpha[tribe] = DEAD
        leave(game, given, tribe)


def leave(game: Greenland, given: dict[str, object], tribe: int) -> None:
    """J1.1 A tribe leaves the game with all that the set-up gave it, except for married daughters."""
    game.extinct[tribe] = True
    for card in game.cards_of(tribe):
        married = game.is_daughter(card) and game.husband(card) != NONE
        if not married and not says(given, "tableau", game.tables.cards[card].key):
            game.lay(card, NONE)


def follow_heroine(game: Greenland, given: dict[str, object]) -> None:
    """K1.b The daughters of the set-up stand on the heroine's card, whoever the position says she is."""
    women = game.variant.women(game)
    for card in game.tables.daughters:
        key = game.tables.cards[card].key
        if women != NONE and game.heroine not in (NONE, card) and not says(given, "pieces", key):
            number = game.count(women, game.place_of(card))
            kept = not says(given, "pieces", game.tables.cards[game.heroine].key)
            game.move(women, number, game.place_of(card), game.place_of(game.heroine) if kept else DEAD)


def fill_valhalla(game: Greenland, given: dict[str, object]) -> None:
    """B4.1 All pieces that are nowhere else are dead, unless the position says how many are."""
    women = game.variant.women(game)
    for tribe, seat in enumerate(game.seat_of):
        if (seat != NONE or tribe == women) and not says(given, "pieces", "valhalla", TRIBES[tribe]):
            total = game.tables.pieces + (tribe != women)
            alive = sum(game.count(tribe, place) for place in range(DEAD + 1, game.of.places))
            game.pieces[DEAD * TRIBE_COUNT + tribe] = max(0, total - alive)
            if alive == 0 and not says(given, "alpha", TRIBES[tribe]):
                game.alpha[tribe] = DEAD


def clear_disks(game: Greenland, given: dict[str, object]) -> None:
    """C0.8 Where a position gives everybody disks, only the tribes that are played have them."""
    for name, disks in (("energy", game.energy), ("ivory", game.ivory), ("iron", game.iron)):
        named = given.get(name)
        for tribe, seat in enumerate(game.seat_of):
            if seat == NONE and isinstance(named, dict) and TRIBES[tribe] not in named:
                disks[tribe] = 0


def clear_rows(game: Greenland, given: dict[str, object]) -> None:
    """A card that the position puts elsewhere is not where the set-up had it."""
    for row in (NORTH, SOUTH):
        elsewhere = [card for card in game.in_row(row) if game.tableau[card] != NONE or game.hand[card] != NONE]
        if says(given, "decks", ROWS[row]):
            elsewhere += game.decks[row].cards
        if not says(given, "warm", ROWS[row]):
            colder = game.cold[row] if says(given, "cold", ROWS[row]) else []
            game.warm[row] = [card for card in game.warm[row] if card not in elsewhere + colder]
        if not says(given, "cold", ROWS[row]):
            warmer = game.warm[row] if says(given, "warm", ROWS[row]) else []
            game.cold[row] = [card for card in game.cold[row] if card not in elsewhere + warmer]


def clear_decks(game: Greenland, given: dict[str, object]) -> None:
    """A card that lies somewhere is not in its deck."""
    for row, deck in enumerate(game.decks):
        if not says(given, "decks", ROWS[row]):
            in_row = game.in_row(row)
            deck.fill(
                [
                    card
                    for card in deck.cards
                    if card not in in_row and game.tableau[card] == NONE and game.hand[card] == NONE
                ]
            )


def sort_events(game: Greenland, given: dict[str, object]) -> None:
    """Which events have been, are to come, or are not used.

    What has been is not to come.
    D10.5 An event whose goods somebody has, has been.
    What is nowhere else is not used.
    The turn says how many have been, if nothing else does.
    """
    known = game.events.cards if "events" in given else []
    known = known + (game.set_aside.cards if "set_aside" in given else [])
    present = [] if game.event == NONE else [game.event]
    if "past" not in given:
        game.past = game.past + [event for event in sold_out(game) if event not in known + present + game.past]
    if "events" not in given:
        elsewhere = known + present + game.past + sold_out(game)
        coming = [event for event in game.events.cards if event not in elsewhere]
        if "turn" in given and "past" not in given:
            left = max(0, game.variant.events_used(game) - game.turn)
            more = max(0, game.turn - len(game.past + present))
            game.past = game.past + coming[left : left + more]
            coming = coming[:left]
        game.events.fill(coming)
    if "set_aside" not in given:
        elsewhere = game.events.cards + present + game.past
        game.set_aside.fill([event for event in range(len(game.tables.events)) if event not in elsewhere])


def sold_out(game: Greenland) -> list[int]:
    """D10.5 The events whose goods lie in a tableau: event and goods are one card."""
    events = game.tables.events
    return [event.number for event in events if event.goods != NONE and game.tableau[event.goods] != NONE]


def note_the_turn(game: Greenland, given: dict[str, object]) -> None:
    """Where in the turn the game is.

    J1.1 A tribe with nobody alive is out.
    A2.1 The event gives the order of play; in phase 1 it is still to be applied.
    I6.2 Missionaries have been where they are since the turn began.
    """
    if "extinct" not in given and game.phase != SETUP:
        for tribe in game.playing():
            if game.count(tribe, DEAD) > game.tables.pieces:
                leave(game, given, tribe)
    if "order" not in given and "event" in given and game.event != NONE:
        game.order = order_of_play(game)
    if "step" not in given and "event" in given and game.phase == EVENT and game.event != NONE:
        game.step = ORDERING
    if "missions" not in given:
        note_missions(game)
