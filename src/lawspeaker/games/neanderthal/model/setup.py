"""C Set-up."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import CHOOSE_SEXUALITY, PLAYS
from lawspeaker.games.neanderthal.model.reasons import NOT_ON_CARD
from lawspeaker.games.neanderthal.model.state import Neanderthal, NeanderthalSetting
from lawspeaker.games.neanderthal.model.tables import (
    COLOUR_OF_PORTAL,
    COLOURS,
    FIRE_STARTER,
    ICE,
    PORTAL_COUNT,
    RANKS,
    TRIBE_COUNT,
)
from lawspeaker.games.neanderthal.phases.any_time import live
from lawspeaker.games.neanderthal.phases.disks import change
from lawspeaker.games.tribes.pieces import DEAD, FREE, seat_tribes
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.chance import Chance


def lay_out(setting: NeanderthalSetting, chance: Chance, species: list[str] | None = None) -> Neanderthal:
    """C The table before the first ask. The species of the seats are as agreed, unless they are given."""
    game = Neanderthal(setting)
    game.chance = chance
    game.clear()
    seat_tribes(game, list(range(TRIBE_COUNT)), species)  # C.4 and C1.1 at random; A.1 each is played by one player
    stack_events(game)
    stack_decks(game)
    if not game.variant.spread(game):
        lay_rows(game)
    deal_sexualities(game)
    for tribe in game.colours_in_play():
        game.pieces[DEAD * TRIBE_COUNT + tribe] = game.tables.pieces + 1
    for tribe in game.order:
        settle(game, tribe)
        game.variant.settle(game, tribe)
    return game


def stack_events(game: Neanderthal) -> None:
    """C.1 Ten daughters at random are the events; nobody knows which, or which are kept for the Würm."""
    game.events.fill([])
    game.unused.fill(list(range(len(game.tables.events))))
    game.shuffle(game.unused)
    if game.variant.stack_events(game):
        return
    for _ in range(game.variant.events_used(game)):
        game.draw(game.unused, game.events)


def stack_decks(game: Neanderthal) -> None:
    """C.2 The biomes of the north and of the south, shuffled apart."""
    for row in (NORTH, SOUTH):
        deck = game.decks[row]
        deck.fill([card.number for card in game.tables.cards if card.row == row])
        game.shuffle(deck)


def lay_rows(game: Neanderthal) -> None:
    """C.3 Six biomes of the north next to their deck, and six of the south below them."""
    for slot in range(game.of.slots):
        if game.variant.covered(game, slot):
            game.lay_down(game.deck_of(slot), slot, ICE)
        else:
            game.slots[slot] = game.turn_up(game.deck_of(slot))


def deal_sexualities(game: Neanderthal) -> None:
    """C.5 A sexuality card for everybody, at random."""
    cards = list(range(len(game.tables.sexuality_cards)))
    game.chance.shuffle(cards)
    for tribe in game.order:
        game.sexuality_card[tribe] = cards.pop()


def settle(game: Neanderthal, tribe: int) -> None:
    """C.6 and C.7 What a tribe begins with: tribesmen, a Fire Starter, A.2 the vocal side, and its disks."""
    game.move(tribe, game.variant.unassigned(game, tribe), DEAD, FREE)
    for colour in range(COLOURS):
        game.vocabulary[tribe * COLOURS + colour] = game.tables.disks
    for portal in game.variant.first_portals(game, tribe):
        open_portal(game, tribe, portal)
    if game.variant.has_fire_starter(game, tribe):
        game.move(tribe, 1, DEAD, game.spot(tribe, FIRE_STARTER))
        if not game.variant.fire_starter_is_mature(game, tribe):
            change(game, tribe * RANKS + FIRE_STARTER, 1)


def open_portal(game: Neanderthal, tribe: int, portal: int) -> None:
    """C.7a A disk of the vocabulary goes to a place of the brain map."""
    game.portals[tribe * PORTAL_COUNT + portal] += 1
    game.vocabulary[tribe * COLOURS + COLOUR_OF_PORTAL[portal]] -= 1


def choose_sexualities(game: Neanderthal) -> Flow[None]:
    """C.5 Everybody chooses a side of his sexuality card, and C.7c lays the disks on it that it needs."""
    if game.acting == 0:
        for tribe in game.order:
            game.tell("C.4", PLAYS, game.seat_of[tribe], tribe)
    while game.acting < len(game.order):
        tribe = game.order[game.acting]
        card = game.sexuality_card[tribe]
        ask = Ask(game, game.seat_of[tribe], CHOOSE_SEXUALITY, "C.5", (card,), checkpoint=True)
        chosen = yield ask.among(game.options.live, game.tables.sexuality_cards[card].sides, NOT_ON_CARD)
        live(game, tribe, chosen.args[0], "C.7c")
        game.acting += 1
    further = game.variant.choose(game)
    if further is not None:
        yield from further
