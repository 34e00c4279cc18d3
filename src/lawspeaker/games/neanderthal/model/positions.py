"""Positions that are given in part: what follows from what was given.

What a position does not say comes from the set-up. Where that gets in the way of what it says, the set-up gives in.
"""

from __future__ import annotations

from itertools import product
from operator import eq

from lawspeaker.games.neanderthal.model.moments import has_chosen, is_before_event, turns_begun
from lawspeaker.games.neanderthal.model.setup import lay_out
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import COLOURS, ICE, NONE, OPEN, PORTAL_COUNT, RANKS, TRIBE_COUNT, TRIBES
from lawspeaker.games.neanderthal.phases.event.events import order_of_play
from lawspeaker.games.neanderthal.phases.negotiation.negotiation import keep_silent
from lawspeaker.games.neanderthal.phases.scoring import winners_of
from lawspeaker.games.neanderthal.phases.turn import note_portals
from lawspeaker.games.tribes.boxes import RANDOM
from lawspeaker.games.tribes.phases import NEGOTIATE, OVER, SETUP
from lawspeaker.games.tribes.pieces import DEAD, FREE, agreed_on
from lawspeaker.games.tribes.rows import NORTH, ROWS, SOUTH
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.schema import says
from lawspeaker.kernel.zone import OMNISCIENT, Zone


def complete(game: Neanderthal, given: dict[str, object]) -> None:
    """Work out what the position leaves out."""
    seat_species(game, given)
    game.sort_cards()
    settle_ways(game, given)
    clear_placards(game, given)
    fill_dead_pile(game, given)
    fill_vocabularies(game, given)
    clear_rows(game, given)
    clear_decks(game, given)
    lay_ice(game, given)
    sort_events(game, given)
    note_the_turn(game, given)
    if "silent" not in given and game.phase == NEGOTIATE and game.contested != NONE:
        keep_silent(game)


# What follows: tribes


def seat_species(game: Neanderthal, given: dict[str, object]) -> None:
    """C.4 Where no species were agreed, those that the position names are played, and the set-up is theirs."""
    schema = game.of.schema
    if game.of.config.seats == TRIBE_COUNT or all(field in given for field in schema.fields):
        return
    species = said_species(game, given)
    if species != agreed_on(game):
        table = lay_out(game.of, Fast(0), species)
        schema.load(game, schema.merge(schema.dump(table, OMNISCIENT), given))


def said_species(game: Neanderthal, given: dict[str, object]) -> list[str]:
    """The species of each seat: as agreed, as `seat_of` says, or one that the position names.

    RANDOM where all this leaves it open. If the position names too many, they do not count.
    """
    species = agreed_on(game)
    seats = table_in(given, "seat_of")
    for name, seat in seats.items():
        if isinstance(seat, int) and seat != NONE and species[seat] == RANDOM and name in TRIBES:
            species[seat] = name
    unseated = [name for name in TRIBES if seats.get(name, seats.get("*")) == NONE]
    named = [name for name in named_species(game, given) if name not in species + unseated]
    if len(named) <= species.count(RANDOM):
        for name in named:
            species[species.index(RANDOM)] = name
    return species


def named_species(game: Neanderthal, given: dict[str, object]) -> list[str]:
    """The species of which a position says something that only species in play have."""
    rows = [table_in(given, field) for field in ("sexuality", "sexuality_card", "tribal", "vocabulary", "portals")]
    if not game.variant.strangers:
        rows += [row for row in table_in(given, "pieces").values() if isinstance(row, dict)]
    named = [TRIBES[tribe] for tribe in game.order] if "order" in given else []
    for row in rows:
        named += [name for name, value in row.items() if name in TRIBES and value not in ("none", False, {})]
    return list(dict.fromkeys(named))


def table_in(given: dict[str, object], field: str) -> dict[str, object]:
    """What a position says in a field, by name."""
    found = given.get(field)
    return found if isinstance(found, dict) else {}


def settle_ways(game: Neanderthal, given: dict[str, object]) -> None:
    """C.5 Everybody has a sexuality card, and after the choice a sexuality.

    A card shows the sexuality that the position gives its tribe. As many tribes as possible keep the card they have.
    A tribe of which nothing is said has the first sexuality of its card.
    In the set-up the first tribes have chosen, as far as the position gives them a sexuality.
    """
    if game.phase == SETUP and "acting" not in given:
        while game.acting < len(game.order) and game.sexuality[game.order[game.acting]] != NONE:
            game.acting += 1
    dealt = [game.sexuality_card[tribe] for tribe in game.order]
    possible = [
        [card for card in range(len(game.tables.sexuality_cards)) if can_have(game, given, tribe, card)]
        for tribe in game.order
    ]
    deals = [list(deal) for deal in product(*possible)]
    deals.sort(key=lambda deal: (len(deal) - len(set(deal)), -sum(map(eq, deal, dealt))))
    for tribe, card in zip(game.order, deals[0] if deals else dealt, strict=True):
        game.sexuality_card[tribe] = card
    for tribe in has_chosen(game):
        if game.sexuality[tribe] == NONE and game.sexuality_card[tribe] != NONE:
            game.sexuality[tribe] = game.tables.sexuality_cards[game.sexuality_card[tribe]].sides[0]


def can_have(game: Neanderthal, given: dict[str, object], tribe: int, card: int) -> bool:
    """Whether a sexuality card can be that of a tribe, by what a position says."""
    if says(given, "sexuality_card", TRIBES[tribe]):
        return card == game.sexuality_card[tribe]
    chosen = game.sexuality[tribe]
    return chosen == NONE or chosen in game.tables.sexuality_cards[card].sides


def clear_placards(game: Neanderthal, given: dict[str, object]) -> None:
    """What does not go together, unless the position says so.

    I1d.1 A tribal species has no portals.
    B3c No disk lies where there is no elder.
    """
    for tribe in game.order:
        if game.tribal[tribe] and not says(given, "portals", TRIBES[tribe]):
            game.portals[tribe * PORTAL_COUNT : (tribe + 1) * PORTAL_COUNT] = [0] * PORTAL_COUNT
        for rank in range(RANKS):
            spot = game.options.spot.values[tribe * RANKS + rank]
            if not game.has_elder(tribe, rank) and not says(given, "immature", spot):
                game.immature[tribe * RANKS + rank] = False


def fill_dead_pile(game: Neanderthal, given: dict[str, object]) -> None:
    """B4.1 All pieces that are nowhere else are dead, unless the position says how many are.

    An Alpha of whom nothing is said is dead, or unassigned where nobody is dead.
    """
    pieces = given.get("pieces")
    dead = pieces.get("dead") if isinstance(pieces, dict) else None
    for tribe in game.colours_in_play():
        if not isinstance(dead, dict) or TRIBES[tribe] not in dead:
            alive = sum(game.count(tribe, place) for place in range(DEAD + 1, game.of.places))
            game.pieces[DEAD * TRIBE_COUNT + tribe] = max(0, game.tables.pieces + 1 - alive)
        if game.count(tribe, game.alpha[tribe]) == 0 and not says(given, "alpha", TRIBES[tribe]):
            game.alpha[tribe] = DEAD if game.count(tribe, DEAD) > 0 else FREE


def fill_vocabularies(game: Neanderthal, given: dict[str, object]) -> None:
    """B3.1 What is not dedicated is vocabulary."""
    for tribe in game.order:
        if not says(given, "vocabulary", TRIBES[tribe]):
            for colour in range(COLOURS):
                game.vocabulary[tribe * COLOURS + colour] = game.tables.disks - game.bound(tribe, colour)


# What follows: cards


def clear_rows(game: Neanderthal, given: dict[str, object]) -> None:
    """Cards that the position puts somewhere, and places that it covers with ice, are not as the set-up had them."""
    names = game.options.slot.values
    said = [says(given, "slots", name) for name in names]
    elsewhere = {card for card in range(game.tables.biomes) if game.tableau[card] != NONE or game.hand[card] != NONE}
    elsewhere.update(card for slot, card in enumerate(game.slots) if said[slot])
    for field, zones in (("decks", game.decks), ("down", game.down)):
        for row, zone in enumerate(zones):
            if says(given, field, ROWS[row]):
                elsewhere.update(zone.cards)
    for slot, name in enumerate(names):
        covered = game.cover[slot] != OPEN and says(given, "cover", name)
        if not said[slot] and (covered or game.slots[slot] in elsewhere):
            game.slots[slot] = NONE


def clear_decks(game: Neanderthal, given: dict[str, object]) -> None:
    """A card that a position puts somewhere leaves its deck."""
    placed = shown(game).union(*(down.cards for down in game.down))
    for row, deck in enumerate(game.decks):
        if not says(given, "decks", ROWS[row]):
            deck.fill([card for card in deck.cards if card not in placed])


def shown(game: Neanderthal) -> set[int]:
    """The biomes that lie face up, in rows, tableaus and hands."""
    owned = (card for card in range(game.tables.biomes) if game.tableau[card] != NONE or game.hand[card] != NONE)
    return {*game.biomes_in_play(), *owned}


def lay_ice(game: Neanderthal, given: dict[str, object]) -> None:
    """D1.1 Which cards lie under the ice.

    Where the position says only that slots are covered, cards of the decks lie there.
    If it also gives the decks, cards that are nowhere else do.
    Where it says only where face-down cards lie, they are ice.
    """
    if "down" in given:
        if "cover" not in given:
            for slot in game.lies[NORTH] + game.lies[SOUTH]:
                game.cover[slot] = ICE
        return
    if "cover" not in given:
        return
    elsewhere = shown(game)
    for row, down in enumerate(game.down):
        if not says(given, "decks", ROWS[row]):
            deck = game.decks[row]
            deck.fill([card for card in down.cards if card not in elsewhere] + deck.cards)
        down.fill([])
        game.lies[row] = []
    for slot in range(game.of.slots):
        if game.cover[slot] != OPEN:
            row = game.region(slot) if game.variant.mapped else NORTH
            deck, spare = game.decks[row], unplaced(game, row)
            given_deck = says(given, "decks", ROWS[row])
            if given_deck and spare:
                deck.add(spare[0])
            elif given_deck or not deck.cards:
                raise PositionError(f"there are too few cards of the {ROWS[row]} for all that is covered (D1.1)")
            game.lay_down(deck, slot, game.cover[slot])


def unplaced(game: Neanderthal, row: int) -> list[int]:
    """The biomes of a row that are nowhere."""
    placed = shown(game).union(*(zone.cards for zone in [*game.decks, *game.down]))
    return [card.number for card in game.tables.cards if card.row == row and card.number not in placed]


def sort_events(game: Neanderthal, given: dict[str, object]) -> None:
    """Which events have been, are to come, or are unused.

    C.1 The event of a daughter in a tableau has been, and what has been is in no pile.
    What the position names nowhere is unused; or to come, if it says which are unused.
    J.1 The turn says how many have been, if nothing else does.
    N2.2 Where all daughters are events, the turn is always known, and it says so too.
    """
    if game.phase != SETUP:
        game.turn = max(1, game.turn)
    for event, card in enumerate(game.tables.daughters):
        if game.tableau[card] != NONE and event != game.event and event not in game.past:
            game.past = [*game.past, event]
    if "turn" not in given and game.variant.uses_all_events(game):
        been = len(game.past) + (game.event != NONE)
        game.turn = max(game.turn, been + 1 if is_before_event(game) else been)
    left = [event for event in range(len(game.tables.events)) if event not in game.past and event != game.event]
    if "events" not in given:
        coming = in_pile(game.events, [event for event in left if event not in game.unused.cards])
        if "past" not in given and ("turn" in given or game.variant.uses_all_events(game)):
            number = max(0, game.variant.events_used(game) - turns_begun(game))
            game.past = game.past + coming[number:]
            coming = coming[:number]
            left = [event for event in left if event not in game.past]
        game.events.fill(coming)
    if "unused" not in given:
        game.unused.fill(in_pile(game.unused, [event for event in left if event not in game.events.cards]))


def in_pile(pile: Zone, events: list[int]) -> list[int]:
    """These events in the order in which a pile has them; those that it does not have lie at its bottom."""
    return [event for event in events if event not in pile.cards] + [event for event in pile.cards if event in events]


def note_the_turn(game: Neanderthal, given: dict[str, object]) -> None:
    """Where in the turn the game is.

    A2.1 The event gives the order of play.
    I2a Portals have been there since the turn began.
    R30 Nobody has made an offer yet.
    R46 Nobody stands by before a predator.
    J.4 The points say who has won.
    """
    if "order" not in given and "event" in given and game.event != NONE:
        game.order = order_of_play(game)
    if "mapped" not in given:
        note_portals(game)
    if "offers" not in given and game.phase == NEGOTIATE:
        game.offers = [game.rules.offers] * TRIBE_COUNT
    if "marched" not in given:
        note_march(game)
    if "winners" not in given and game.phase == OVER:
        game.winners = winners_of(game.copy())


def note_march(game: Neanderthal) -> None:
    """G4.2, R46 All hunters of a host before a predator came with their prey, so they go on."""
    for prey in set(game.next_stalkers_of):
        host, predator = game.prey_of[prey], game.stalker[prey]
        for colour, place in game.band(host, predator) if NONE not in (host, predator) else []:
            game.marched[prey * TRIBE_COUNT + colour] = game.count(colour, place)
            if game.alpha[colour] == place:
                game.march_alpha[colour] = prey
