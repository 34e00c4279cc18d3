"""What always holds at a table of Root, whatever is answered; and so of every position."""

from __future__ import annotations

from lawspeaker.games.root.model.draft import WANDERERS
from lawspeaker.games.root.model.state import NEVER, OVER, PHASES, SETUP, Root
from lawspeaker.games.root.model.tables import (
    BUILDING,
    BURROW,
    CARDS,
    CLEARINGS,
    FACTIONS,
    ITEMS,
    LANDMARKS,
    NONE,
    OWNERS,
    PAWN,
    PLACES,
    VIZIERS,
    WARRIOR,
)
from lawspeaker.games.root.rules.draft import drafting_order, set_up_cards
from lawspeaker.games.root.rules.setup import set_up_order
from lawspeaker.kernel.zone import Zone, doubled


def broken(game: Root) -> str:
    """What can never be, with its clause, or nothing."""
    return (
        broken_draft(game)
        or broken_progress(game)
        or broken_victory(game)
        or broken_cards(game)
        or broken_pieces(game)
        or broken_sums(game)
        or broken_map(game)
        or broken_items(game)
        or broken_hirelings(game)
        or broken_boards(game)
    )


def unfinished(game: Root) -> str:
    """What can be only in the middle of an action, or nothing."""
    if game.played.cards and game.phase != OVER:  # the game may end with the points for it
        return f"{game.deck_of.ids[game.played.cards[0]]} is played, and nobody is using it (2.1)"
    for joiner in game.joiners():
        wrong = joiner.unfinished(game)
        if wrong:
            return wrong
    return ""


def missing(game: Root) -> str:
    """2.1 The card that is nowhere, 1.5.1 or the pieces that are; or nothing."""
    found = [card for card in game.dominance if card != NONE]
    for zone in game.card_zones():
        found += zone.cards
    for card in range(CARDS):
        if card not in found and (game.has_dominance() or not game.deck_of.dominance[card]):
            return f"the card {game.deck_of.ids[card]} is nowhere (2.1)"
    if not game.deck.cards and game.discards.cards:
        return "the deck is exhausted, and the discard pile has not been shuffled (2.1)"
    for party in game.parties():
        for kind in game.of.kinds_of[party.party]:
            piece = game.tables.kinds[kind]
            if pieces_of(game, kind) + party.lost_for_good(game, kind) < piece.total:
                return f"there are {pieces_of(game, kind)} of {piece.name}, not {piece.total} (1.5.1)"
    if game.ferry == NONE and has_ferry(game) and game.phase != SETUP:
        return "the ferry is nowhere (C.2.1)"
    for joiner in game.joiners():
        wrong = joiner.missing(game)
        if wrong:
            return wrong
    return missing_items(game)


def missing_items(game: Root) -> str:
    """5.1.5 Only a pawn carries items off, once the set-up is over."""
    if game.phase != SETUP and any(faction.warrior == NONE for faction in game.factions):
        return ""
    for item, supply in enumerate(game.tables.item_supply):
        crafted = crafted_of(game, item)
        if game.items[item] + crafted < supply:
            return f"there are {game.items[item]} {ITEMS[item]} on the map and {crafted} crafted, not {supply} (5.1.5)"
    return ""


def broken_progress(game: Root) -> str:
    """1.4.1 It is somebody's turn, in a step that the phase has; R01 and not too late for it."""
    if game.turn == NONE:
        return "turn is -1, but it is always somebody's turn (1.4.1)"
    if game.phase == OVER:
        return ""
    last = game.seats + 1 if game.phase == SETUP else game.factions[game.turn].last_step(game.phase)
    if game.step > last:
        board = game.of.name_of(game.turn)
        whose = "the set-up" if game.phase == SETUP else f"{PHASES[game.phase]} of {board}"
        return f"{whose} has no step {game.step}: the last is {last} ({'5.1.7' if game.phase == SETUP else '1.4.1'})"
    if game.phase == SETUP:
        for seat in set_up_order(game)[: max(0, game.step - 1)]:
            if not game.factions[seat].is_set_up(game):
                return f"in step {game.step} of the set-up {game.of.name_of(seat)} has set up (5.1.7)"
    if game.phase == SETUP and game.turns > 0:
        return f"in the set-up no turns have been played, and turns is {game.turns} (5.1.7)"
    if game.round() > game.rules.round_limit:
        return f"the game ends after {game.rules.round_limit} rounds, and this is round {game.round()} (R01)"
    return ""


def broken_victory(game: Root) -> str:
    """3.1 Whoever has 30 points has won, and somebody who has won ends the game; 3.3, 9.2.8 dominance cards."""
    if NONE in game.winners or len(set(game.winners)) != len(game.winners):
        return f"winners is {game.winners}: each winner is a seat, and named once (3.1)"
    if (game.phase == OVER) != bool(game.winners):
        said = "over, and nobody has won" if game.phase == OVER else f"not over, and winners is {game.winners}"
        return f"the game is {said} (3.1)"
    for seat in range(game.seats):
        name = game.of.name_of(seat)
        card, partner = game.dominance[seat], game.partner[seat]
        if game.score[seat] < 0 and not game.rules.points_go_below_zero:
            return f"{name} has less than no points: {game.score[seat]} (3.2)"
        if game.phase == SETUP and game.score[seat] > 0:
            return f"{name} has {game.score[seat]} points in the set-up (5.1.2)"
        if game.phase != OVER and game.score[seat] >= game.tables.goal:
            return f"{name} has {game.score[seat]} points, and so has won (3.1)"
        if card != NEVER and (card >= CARDS or not game.deck_of.dominance[card]):
            return f"{name} has activated {game.deck_of.ids[card]}, which is no dominance card (3.3)"
        if game.factions[seat].may_dominate(game):
            if partner != NEVER:
                return f"{name} has no coalition with seat {partner}: Vagabonds form them (9.2.8)"
        elif partner == seat:
            return f"{name} has no coalition with itself (9.2.8)"
        elif (partner == NEVER) != (card == NEVER):
            return f"{name} has a coalition and the dominance card that formed it, or neither (9.2.8)"
    return ""


def broken_cards(game: Root) -> str:
    """2.1 No card of the deck is in two places; 5.1.3 two players have no dominance cards, 7.3.4 and only the Decree
    has viziers.
    """
    zones = game.card_zones()
    activated = [Zone(f"dominance {seat}", "card", 0, [card]) for seat, card in enumerate(game.dominance) if card >= 0]
    twice = doubled([*zones, *activated], game.deck_of.ids)
    if twice:
        return f"{twice} (2.1)"
    for zone in [*zones, *activated]:
        for card in zone.cards:
            if card < CARDS and game.deck_of.dominance[card] and not game.has_dominance():
                return f"two players play without the card {game.deck_of.ids[card]} (5.1.3)"
    for zone in zones[: 4 + 2 * game.seats]:
        for card in zone.cards:
            if card >= CARDS:
                board, clause = ("Decree", "7.3.4") if card < CARDS + VIZIERS else ("Retinue", "15.3.4")
                return f"{game.deck_of.ids[card]} belongs to the {board}, and is in {zone.name} ({clause})"
    for card in game.available.cards:
        if not game.deck_of.dominance[card]:
            return f"{game.deck_of.ids[card]} lies among the dominance cards (3.3.3)"
    return broken_crafts(game)


def broken_crafts(game: Root) -> str:
    """4.1.3 What lies crafted before a seat has a lasting effect, and nobody has the same twice."""
    for seat, zone in enumerate(game.crafted):
        name = game.of.name_of(seat)
        seen: list[str] = []
        for card in zone.cards:
            if game.of.effects[card] is None:
                return f"{name} has {game.deck_of.ids[card]} before it, which has no lasting effect (4.1.3)"
            if game.deck_of.effect[card] in seen:
                return f"{name} has crafted {game.deck_of.ids[card]} twice (4.1.3)"
            seen.append(game.deck_of.effect[card])
    if len(set(game.used)) != len(game.used):
        return "a crafted card has been used twice in a turn (4.1.3)"
    return ""


def pieces_of(game: Root, kind: int) -> int:
    """How many pieces of a kind there are, on the map or elsewhere."""
    on_map = sum(game.on_map[kind * PLACES : (kind + 1) * PLACES])
    return on_map + game.supply[kind] + game.coffins[kind] + game.kept(kind)


def broken_pieces(game: Root) -> str:
    """1.5.1 There are no more pieces than in the box, 5.1.1 and only of factions that play; 9.2.2 a pawn stands where
    its board says.
    """
    present: list[int] = []
    for party in game.parties():
        for kind in game.of.kinds_of[party.party]:
            present.append(kind)
            piece = game.tables.kinds[kind]
            on_map = game.on_map[kind * PLACES : (kind + 1) * PLACES]
            if piece.type == PAWN and any(on_map):
                return f"factions.{OWNERS[piece.owner]}.clearing says where the pawn is, not on_map (9.2.2)"
            if min(*on_map, game.supply[kind], game.coffins[kind]) < 0:
                return f"there are less than no pieces of kind {piece.name} somewhere (1.5.1)"
            if pieces_of(game, kind) > piece.total:
                return f"there are only {piece.total} pieces of kind {piece.name} (1.5.1)"
            if on_map[BURROW] > 0 and not (piece.type == WARRIOR and has_burrow(game, party.party)):
                return f"only warriors of its owner stand in the Burrow, and {piece.name} is there (12.2.2)"
            if game.coffins[kind] > 0 and piece.type != WARRIOR:
                return f"only warriors lie on the Coffin Makers, and {piece.name} is none (4.1.3)"
    for kind, piece in enumerate(game.tables.kinds):
        if kind in present:
            continue
        board = OWNERS[piece.owner]
        if piece.owner < len(FACTIONS) and has_pool(game) and game.supply[kind] != piece.total:
            return f"nobody plays {board} yet, and so all {piece.total} of {piece.name} are in the supply (A.8.2)"
        if game.coffins[kind] > 0:
            return f"nobody plays {board}, and {piece.name} lies on the Coffin Makers (5.1.1)"
        for clearing in range(PLACES):
            if game.count(kind, clearing) > 0:
                return f"nobody plays {board}, and {piece.name} is in clearing {clearing + 1} (5.1.1)"
    if any(game.coffins) and not has_coffin_makers(game):
        return "warriors lie on the Coffin Makers, and nobody has crafted them (4.1.3)"
    return ""


def has_coffin_makers(game: Root) -> bool:
    """4.1.3 Whether a crafted card takes warriors that are removed."""
    effects = [game.of.effects[card] for zone in game.crafted for card in zone.cards]
    return any(effect is not None and effect.takes_warriors() for effect in effects)


def has_pool(game: Root) -> bool:
    """A.8.2 Whether some of the factions are still to be chosen."""
    return game.rules.set_up_is_drafted and game.phase == SETUP


def has_burrow(game: Root, party: int) -> bool:
    """12.2.2 Whether the Burrow belongs to a party."""
    return party < game.seats and game.factions[party].claims_rule(game, BURROW)


def broken_sums(game: Root) -> str:
    """What is kept beside the pieces fits them; 2.2.3 no more buildings than slots."""
    built = game.ruins[:]
    for party in game.parties():
        strength = [0] * PLACES
        for kind in game.of.kinds_of[party.party]:
            type = game.tables.kinds[kind].type
            for clearing in range(PLACES):
                count = game.count(kind, clearing)
                if type in (WARRIOR, BUILDING):
                    strength[clearing] += count
                if type == BUILDING and clearing < CLEARINGS:
                    built[clearing] += count
        seat = party.party
        if seat < game.seats and strength != game.strength[seat * PLACES : (seat + 1) * PLACES]:
            return f"the strength of {game.of.name_of(seat)} is {strength} (2.5)"
    if built != game.built:
        return f"the buildings are {built} (2.2.3)"
    for clearing in range(CLEARINGS):
        if game.open_slots(clearing) < 0:
            slots = game.chart.slots[clearing]
            return f"clearing {clearing + 1} has {slots} slots, and {built[clearing]} are taken (2.2.3)"
    return ""


def broken_map(game: Root) -> str:
    """5.1.4 Ruins stand where the map shows them, 9.3.4 items lie under ruins, C.2.1 and the ferry is at a shore."""
    for clearing in range(CLEARINGS):
        if game.ruins[clearing] and not game.chart.ruin[clearing]:
            return f"clearing {clearing + 1} of this map has no ruin (5.1.4)"
        if game.ruin_items[clearing].cards and not game.ruins[clearing]:
            return f"items lie under a ruin in clearing {clearing + 1}, where none stands (9.3.4)"
    twice = doubled(game.ruin_items, game.options.ruin_item.values)
    if twice:
        return f"{twice} (9.3.4)"
    if game.ferry != NONE and not has_ferry(game):
        return "this map has no ferry (C.2.1)"
    if game.ferry != NONE and any(game.chart.coastal) and not game.chart.coastal[game.ferry]:
        return f"the ferry is in clearing {game.ferry + 1}, which is not at the lake (C.2.1)"
    if game.ferry != NONE and not game.chart.rivers[game.ferry]:
        return f"the ferry is in clearing {game.ferry + 1}, which is not on the river (F.1.1)"
    return broken_landmarks(game)


def has_ferry(game: Root) -> bool:
    """C.2.1 Whether there is a ferry on this map, A.5 or among the landmarks."""
    if game.of.uses_landmarks:
        return any(LANDMARKS[landmark.number] == "ferry" for landmark in game.landmarks)
    return game.chart.ferry != NONE


def broken_hirelings(game: Root) -> str:
    """A.6 There are three hirelings or, in a position, fewer; E.1.1 nobody is to gain more than there are."""
    free = sum(hireling.controller == NONE for hireling in game.hirelings)
    if sum(game.owed) > free:
        return f"{sum(game.owed)} hirelings are to be gained, and {free} are in the supply (E.1.1)"
    return ""


def broken_landmarks(game: Root) -> str:
    """A.5.3 One or two landmarks, each in a clearing of its own but for the ferry, which moves."""
    agreed = game.of.config.rules["landmarks"]
    wanted = {"none": 0, "two": 2}.get(agreed, 1)
    if len(game.landmarks) != wanted:
        return f"{wanted} of the landmarks are used, not {len(game.landmarks)} (A.5.1)"
    if agreed in LANDMARKS and game.landmarks[0].number != LANDMARKS.index(agreed):
        return f"the landmark agreed upon is {agreed}, not {LANDMARKS[game.landmarks[0].number]} (A.5.1)"
    places = [landmark.where(game) for landmark in game.landmarks if landmark.where(game) != NONE]
    may_meet = game.phase != SETUP and has_ferry(game)
    if len(set(places)) != len(places) and not may_meet:
        return f"two landmarks are in clearing {places[0] + 1} (A.5.3)"
    if len(places) < len(game.landmarks) and (game.phase != SETUP or game.step > 0):
        return "a landmark is not on the map, and the set-up is past that (A.5.3)"
    for landmark in game.landmarks:
        if landmark.where(game) != NONE and not landmark.stands_well(game):
            name = LANDMARKS[landmark.number]
            return f"{name} is never placed in clearing {landmark.where(game) + 1} (A.5.3)"
    return ""


def crafted_of(game: Root, item: int) -> int:
    """How many items of a kind lie in Crafted Items boxes, or are held elsewhere than on the map."""
    crafted = sum(game.crafted_items[seat * len(ITEMS) + item] for seat in range(game.seats))
    return crafted + sum(joiner.holds_items(item) for joiner in game.joiners())


def broken_items(game: Root) -> str:
    """5.1.5 No item is there that was not in the supply; 4.1.2 none is exhausted that was not crafted."""
    for place, count in enumerate(game.exhausted_items):
        if not 0 <= count <= game.crafted_items[place]:
            name = game.of.name_of(place // len(ITEMS))
            return f"{name} has more {ITEMS[place % len(ITEMS)]} exhausted than crafted (4.1.2)"
    for item, supply in enumerate(game.tables.item_supply):
        if game.items[item] < 0 or game.items[item] + crafted_of(game, item) > supply:
            return f"there are only {supply} items {ITEMS[item]} for the map (5.1.5)"
    return ""


def broken_draft(game: Root) -> str:
    """A.8.1 The pool has a card more than there are players left to choose, A.8.2 who are the first in turn order."""
    if not game.rules.set_up_is_drafted:
        return ""
    draft, seated = game.draft, game.of.factions
    if not has_pool(game):
        if NONE in seated:
            return f"{game.of.name_of(seated.index(NONE))} has no faction, and the set-up is over (A.8.2)"
        return "the set-up is over, and the set-up cards are gone (A.8.2)" if draft.pool or draft.locked != NONE else ""
    chosen = [seat for seat in drafting_order(game) if seated[seat] != NONE]
    if chosen != drafting_order(game)[: len(chosen)] or len(chosen) not in (game.step - 1, min(game.step, game.seats)):
        return f"in step {game.step} of the set-up those before have chosen their factions, and nobody else (A.8.2)"
    dealt = min(game.seats + 1, len(set_up_cards(game))) if game.step > 0 else 0
    if len(draft.pool) != dealt - len(chosen):
        return f"the pool has a card for each player and one more: not {len(draft.pool)} for {game.seats} (A.8.1)"
    if len(set(draft.pool)) < len(draft.pool) or any(faction in seated for faction in draft.pool):
        return "no set-up card is there twice (A.8.1)"
    return broken_cards_of_pool(game)


def broken_cards_of_pool(game: Root) -> str:
    """A.8.1.II Only the last card is locked; A.8.1.III Vagabonds have characters; A.8.2.I whose homelands there are."""
    draft = game.draft
    if draft.locked != NONE and draft.locked not in draft.pool:
        return f"{FACTIONS[draft.locked]} is locked, and not in the pool (A.8.1.II)"
    if draft.locked != NONE and game.tables.setup_card[draft.locked].militant:
        return f"{FACTIONS[draft.locked]} is militant, and so never locked (A.8.1.II)"
    for place, faction in enumerate(WANDERERS):
        wanted = faction in draft.pool or faction in game.of.factions
        if wanted != (draft.characters[place] != NONE):
            return f"beside the card of {FACTIONS[faction]} lies a character, if it is in the pool (A.8.1.III)"
    known = [character for character in draft.characters if character != NONE]
    if len(set(known)) < len(known):
        return "two Vagabonds have the same character (A.8.1.III)"
    for clearing, seat in enumerate(draft.homelands):
        if seat != NONE and game.of.factions[seat] == NONE:
            return f"clearing {clearing + 1} is the homeland of seat {seat}, which has no faction yet (A.8.2.I)"
    for seat, faction in enumerate(game.of.factions):
        if faction != NONE and len(draft.homelands_of(seat)) > game.tables.setup_card[faction].homelands:
            return f"{FACTIONS[faction]} has too many homelands (A.8.2.I)"
    return ""


def broken_boards(game: Root) -> str:
    """What each faction, hireling and landmark says can never be."""
    for joiner in game.joiners():
        wrong = joiner.broken(game)
        if wrong:
            return wrong
    return ""
