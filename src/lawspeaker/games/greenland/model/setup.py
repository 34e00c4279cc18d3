"""C Set-up."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import PLAYS, TAKE_ANIMAL, TOOK_ANIMAL
from lawspeaker.games.greenland.model.reasons import OTHER_CARD
from lawspeaker.games.greenland.model.state import Greenland, GreenlandSetting
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    DAUGHTER,
    GAME,
    NEW_WORLD,
    NONE,
    NORSE,
    RANKS,
    TRIBE_COUNT,
    Card,
)
from lawspeaker.games.tribes.phases import EVENT
from lawspeaker.games.tribes.pieces import DEAD, FREE, seat_tribes
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.zone import EVERYONE, Zone

ROW: Final = 6  # C0.3
SHORT_ROW: Final = 5  # C1.3 and C1.e1, if a tribe is missing


def lay_out(setting: GreenlandSetting, chance: Chance) -> Greenland:
    """C The table before the first ask."""
    game = Greenland(setting)
    game.chance = chance
    game.clear()
    choose_tribes(game)
    spread(game)
    return game


def spread(game: Greenland) -> None:
    """C Events, decks, rows, and what the tribes in play begin with."""
    game.offers = [game.rules.offers] * TRIBE_COUNT
    game.variant.prepare(game)
    shuffle_events(game)
    lay_rows(game)
    for tribe in game.order:
        settle(game, tribe)
        game.variant.settle(game, tribe)
    game.variant.lay_out(game)


def choose_tribes(game: Greenland) -> None:
    """C0.5.1, C1.1 Tribes are dealt, unless they were agreed.

    A0.1 Each is played by one player.
    """
    if not game.variant.seats_tribes(game):
        seat_tribes(game, [tribe for tribe in range(TRIBE_COUNT) if exists(game, tribe)])


def exists(game: Greenland, tribe: int) -> bool:
    """KO.1 The first edition knows no Sea Sami; some variants are for certain tribes."""
    return tribe < len(game.tables.placards) and game.variant.has_tribe(tribe)


def shuffle_events(game: Greenland) -> None:
    """C0.1 Ten events at random are used; nobody knows which."""
    events = range(len(game.tables.events))
    game.events.fill([])
    game.set_aside.fill([event for event in events if game.variant.uses_event(game, event)])
    game.shuffle(game.set_aside)
    for _ in range(game.variant.events_used(game)):
        game.draw(game.set_aside, game.events)
    for event in events:
        if not game.variant.uses_event(game, event):
            game.set_aside.add(event, EVERYONE)


def lay_rows(game: Greenland) -> None:
    """C0.2 to C0.4 The decks, and the rows with the New World cards next to them.

    C2.1 A beginner's game has fewer cards.
    """
    length = ROW if len(game.order) == len(game.tables.placards) else SHORT_ROW
    for row in (NORTH, SOUTH):
        laid = game.variant.first_cards(game, row)
        deck = stack_deck(game, row, laid)
        if not game.rules.beginner:
            game.warm[row].append(game.of.new_world[row])
        game.warm[row] += laid
        for _ in range(length - len(laid)):
            game.warm[row].append(game.turn_up(deck))


def stack_deck(game: Greenland, row: int, laid: list[int]) -> Zone:
    """C0.2 The shuffled deck of a row, without the cards that are laid out; a scenario may put some on top."""
    deck = game.decks[row]
    top = game.variant.top_cards(game, row)
    deck.fill(top)
    game.shuffle(deck)
    top = deck.cards
    biomes = [card.number for card in game.tables.cards if card.row == row and is_used(game, card)]
    deck.fill([card for card in biomes if card not in laid and card not in top])
    game.shuffle(deck)
    deck.fill(deck.cards + top)
    return deck


def is_used(game: Greenland, card: Card) -> bool:
    """Whether a biome is in the decks: C2.1 beginners, C2.e1 of either edition, use no D and I cards."""
    if card.kind == NEW_WORLD or (game.rules.beginner and card.kind != GAME):
        return False
    return game.variant.uses_biome(game, card.number)


def settle(game: Greenland, tribe: int) -> None:
    """What a tribe begins with: its daughters (C0.5.2, B2.1, B2.e1), pieces (C0.6), colonists (C0.7), disks (C0.8)."""
    tables, placard = game.tables, game.tables.placards[tribe]
    if not game.rules.beginner:
        for card in tables.cards:
            if card.kind == DAUGHTER and card.home == tribe:
                game.lay(card.number, tribe)
    game.pieces[DEAD * TRIBE_COUNT + tribe] = tables.pieces + 1
    game.move(tribe, placard.unassigned + 1, DEAD, FREE, alpha=True)
    for rank in range(RANKS):
        game.move(tribe, 1, DEAD, game.spot(tribe, rank))
    if not game.rules.beginner:
        game.move(tribe, placard.colonists, DEAD, game.place_of(game.of.markland))
    game.energy[tribe], game.ivory[tribe], game.iron[tribe] = tables.energy, tables.ivory, tables.iron


def tell_tribes(game: Greenland) -> None:
    """C0.5.1 Who plays whom."""
    for tribe in game.order:
        game.tell("C0.5.1", PLAYS, game.seat_of[tribe], tribe)
    game.variant.announce(game)


def choose_animals(game: Greenland) -> Flow[None]:
    """C0.5.3 The Norse and C0.5.4 the Sea Sami take a side of an animal card of theirs; C0.5.5 they see the rows."""
    if game.acting == 0:
        tell_tribes(game)
    while not game.rules.beginner and game.acting < TRIBE_COUNT:
        tribe = game.acting
        sides = [card.number for card in game.tables.cards if card.home == tribe and is_animal_to_take(game, card)]
        if sides and tribe in game.playing():
            clause = "C0.5.3" if tribe == NORSE else "C0.5.4"
            ask = Ask(game, game.seat_of[tribe], TAKE_ANIMAL, clause, checkpoint=True)
            chosen = yield ask.among(game.options.take, sides, OTHER_CARD)
            card = chosen.args[0]
            game.lay(card, tribe)
            game.tell(clause, TOOK_ANIMAL, tribe, card)
            if tribe == NORSE:
                chosen_card = (card, game.tables.cards[card].other_side)
                game.aside = next((side for side in sides if side not in chosen_card), NONE)
        game.acting += 1
    further = game.variant.choose(game)
    if further is not None:
        yield from further
    game.phase, game.step, game.acting = EVENT, 0, 0


def is_animal_to_take(game: Greenland, card: Card) -> bool:
    """Whether a card is a side of a farm animal that nobody has: M2.2 in a second part somebody may have it."""
    if card.kind != ANIMAL or card.other_side == NONE:
        return False
    return game.tableau[card.number] == NONE and game.tableau[card.other_side] == NONE
