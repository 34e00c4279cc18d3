"""2. Key concepts: suits, adjacency, rule."""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import BIRD, BUILDING, CLEARINGS, FIRST_HIRELING, NONE, PLACES, WARRIOR
from lawspeaker.kernel.ask import Ask


def matches(suit: int, wanted: int) -> bool:
    """2.1.1 Birds are wild: a bird card matches every suit, and 2.1.1.II only a bird matches bird."""
    return suit in (wanted, BIRD)


def fits(game: Root, card: int, clearing: int) -> bool:
    """2.1 Whether a card matches a clearing: 2.2.2 any suit that the clearing is of."""
    suit = game.deck_of.suit[card]
    return suit == BIRD or game.is_suit(clearing, suit)


def any_fits(game: Root, held: list[int], clearing: int) -> bool:
    """2.1 Whether any of some cards matches a clearing."""
    for card in held:
        if fits(game, card, clearing):
            return True
    return False


def acting(ask: Ask) -> int:
    """The party whose action an ask is about: the hireling that it names, or the seat that is asked."""
    domains = ask.topic.domains
    return FIRST_HIRELING + ask.args[domains.index("hireling")] if "hireling" in domains else ask.seat


# 2.2, 2.3 Ways


def adjacent(game: Root, clearing: int) -> list[int]:
    """2.2.1, G.1.2, G.1.16 The clearings joined by one path; C.3.2 a closed path joins nothing."""
    if not game.closed:
        return game.chart.paths[clearing]
    found = game.chart.paths[clearing][:]
    for number, (one, other) in enumerate(game.chart.closed):
        if not game.closed[number] and clearing in (one, other):
            found.append(other if clearing == one else one)
    return found


def paths(game: Root, party: int, start: int) -> list[int]:
    """The clearings joined to one by a path, and 2.3 by what a party treats as a path, by itself, by others' leave or
    by its crafted cards.
    """
    found = adjacent(game, start) if start < CLEARINGS else []
    if party < FIRST_HIRELING and game.of.paths_lead:
        return found
    found = with_more(found, game.party(party).paths(game, start))
    for lender in game.of.lenders:
        found = with_more(found, game.factions[lender].lends_paths(game, party, start))
    for card in game.effects_of(party):
        effect = game.of.effects[card]
        if effect is not None:
            found = with_more(found, effect.paths(game, party, start))
    return found


def ways(game: Root, party: int, start: int) -> list[int]:
    """The clearings adjacent to one for a party: 2.2.1 those by path, and those that it or its crafted cards add."""
    found = paths(game, party, start)
    if party < FIRST_HIRELING and game.of.paths_lead:
        return found
    return with_more(found, shortcuts(game, party, start))


def shortcuts(game: Root, party: int, start: int) -> list[int]:
    """The clearings that a party or its crafted cards make adjacent to one, with or without a path."""
    if party < FIRST_HIRELING and game.of.paths_lead:
        return []
    found = game.party(party).adjacent(game, start)
    for card in game.effects_of(party):
        effect = game.of.effects[card]
        if effect is not None:
            found = with_more(found, effect.adjacent(game, party, start))
    return found


def with_more(found: list[int], more: list[int]) -> list[int]:
    return found + [clearing for clearing in more if clearing not in found] if more else found


# 2.5 Rule


def ruler(game: Root, clearing: i64) -> int:
    """2.5, G.1.26 Which party has most warriors and buildings in a clearing; NONE on a tie, but for who wins ties."""
    for claimant in game.of.claimants:
        if game.factions[claimant].claims_rule(game, clearing):
            return claimant
    best = 0
    leader = NONE
    tied = False
    by_pieces = game.of.pieces_count and not game.hirelings
    seats: i64 = game.seats
    for seat in range(seats):
        strength = game.strength[seat * PLACES + clearing] if by_pieces else rule_strength(game, seat, clearing)
        if strength > best:
            best, leader, tied = strength, seat, False
        elif strength == best and strength > 0:
            tied = True
    for hireling in game.hirelings:
        if hireling.controller == NONE:  # E.3.1 it rules by itself
            strength = standing(game, hireling.party, clearing)
            if strength > best:
                best, leader, tied = strength, hireling.party, False
            elif strength == best and strength > 0:
                tied = True
    if not tied:
        return leader
    for seat in range(game.seats):
        if rule_strength(game, seat, clearing) == best and wins_ties(game, seat, clearing):
            return seat
    return NONE


def pieces_rule(game: Root) -> bool:
    """Whether nothing but warriors and buildings of the factions says who rules, as mostly at a table."""
    return game.of.pieces_rule and not game.hirelings


def wins_ties(game: Root, seat: int, clearing: int) -> bool:
    """Whether a seat rules where it ties for most, by its faction or by a hireling that it controls."""
    if game.factions[seat].wins_ties(game, clearing):
        return True
    for hireling in game.hirelings:
        if hireling.controller == seat and hireling.wins_ties(game, clearing):
            return True
    return False


def standing(game: Root, party: int, clearing: int) -> int:
    """2.5 How many warriors and buildings a party has in a clearing."""
    return game.pieces(party, clearing, WARRIOR) + game.pieces(party, clearing, BUILDING)


def rule_strength(game: Root, seat: i64, clearing: i64) -> int:
    """2.5 Warriors and buildings; tokens and pawns do not count, unless a crafted card says so."""
    strength = game.strength[seat * PLACES + clearing]
    for hireling in game.hirelings:
        if hireling.controller == seat:  # E.3.1
            strength += standing(game, hireling.party, clearing)
    for lender in game.of.lenders:
        strength += game.factions[lender].lends_strength(game, seat, clearing)
    if not game.of.effects_rule:
        return strength
    for card in game.crafted[seat].cards:
        effect = game.of.effects[card]
        if effect is not None:
            strength += effect.rule_strength(game, seat, clearing)
    return strength


def rules_clearing(game: Root, seat: i64, clearing: i64) -> bool:
    """2.5 Whether a seat rules a clearing: never without strength, unless it claims it."""
    if pieces_rule(game):
        if seat >= 0 and game.strength[seat * PLACES + clearing] == 0:
            return False
    elif 0 <= seat < game.seats and is_powerless(game, seat, clearing):
        return False
    return ruler(game, clearing) == seat


def is_powerless(game: Root, seat: i64, clearing: i64) -> bool:
    """Where not only pieces count: whether a seat has nothing in a clearing that counts for rule, nor claims it."""
    for claimant in game.of.claimants:
        if claimant == seat and game.factions[claimant].claims_rule(game, clearing):
            return False
    return rule_strength(game, seat, clearing) <= 0


def clearings_ruled(game: Root, seat: int) -> int:
    """How many clearings a seat rules, for a card that scores for them; 12.2.2 the Burrow is one too (R52)."""
    places = PLACES if game.rules.claims_burrow else CLEARINGS
    return sum(rules_clearing(game, seat, clearing) for clearing in range(places))


# G.1.9 Enemy pieces


def enemy_pieces(game: Root, seat: int, clearing: int) -> int:
    """G.1.9 How many pieces enemies of a seat have in a clearing, pawns too."""
    return sum(enemy_pieces_of(game, seat, party, clearing) for party in game.other_parties(seat))


def enemy_pieces_of(game: Root, seat: int, party: int, clearing: int) -> int:
    """G.1.9 How many of a party's pieces in a clearing are enemy pieces for a seat: none unless they are enemies, and
    not the warriors that it treats as its own (G.1.33, R47).
    """
    if not game.are_enemies(seat, party) or not game.has_pieces(party, clearing):
        return 0
    found = sum(game.count(kind, clearing) for kind in game.of.kinds_of[party])
    if party in game.of.lenders and not game.rules.mercenaries_are_enemies:
        found -= game.warriors(party, clearing) if game.factions[party].lends_warriors(game, seat) else 0
    return found + (1 if game.party(party).pawn_clearing(game) == clearing else 0)


# 4.1.1 Crafting pieces


def free_tools(game: Root, seat: int) -> list[int]:
    """4.1.1 Crafting pieces that can still be activated this turn, by suit of their clearings; the last number is of
    those in the Lost City, each of which is of any suit.
    """
    faction = game.factions[seat]
    apart = faction.crafts_apart(game)
    return faction.tools(game) if apart is None else [*apart, 0]
