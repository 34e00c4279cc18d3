"""2. Key concepts: suits, adjacency, rule."""

from __future__ import annotations

from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import BIRD, CLEARINGS, NONE


def matches(suit: int, wanted: int) -> bool:
    """2.1.1 Birds are wild: a bird card matches every suit, and 2.1.1.II only a bird matches bird."""
    return suit in (wanted, BIRD)


# 2.2, 2.3 Ways


def adjacent(game: Root, clearing: int) -> list[int]:
    """2.2.1 The clearings joined by one path; C.3.2 a closed path joins nothing."""
    if not game.closed:
        return game.chart.paths[clearing]
    found = game.chart.paths[clearing][:]
    for number, (one, other) in enumerate(game.chart.closed):
        if not game.closed[number] and clearing in (one, other):
            found.append(other if clearing == one else one)
    return found


def paths(game: Root, seat: int, start: int) -> list[int]:
    """The clearings joined to one by a path, and 2.3 by what a seat's crafted cards make it treat as a path."""
    found = adjacent(game, start)
    for card in game.crafted[seat].cards:
        effect = game.of.effects[card]
        if effect is not None:
            found = with_more(found, effect.paths(game, seat, start))
    return found


def ways(game: Root, seat: int, start: int) -> list[int]:
    """The clearings adjacent to one for a seat: 2.2.1 those by path, and those that its crafted cards add."""
    found = paths(game, seat, start)
    for card in game.crafted[seat].cards:
        effect = game.of.effects[card]
        if effect is not None:
            found = with_more(found, effect.adjacent(game, seat, start))
    return found


def with_more(found: list[int], more: list[int]) -> list[int]:
    return found + [clearing for clearing in more if clearing not in found] if more else found


# 2.5 Rule


def ruler(game: Root, clearing: int) -> int:
    """2.5 Who has most warriors and buildings in a clearing; NONE on a tie, but for those who win ties."""
    best = 0
    leader = NONE
    tied = False
    for seat in range(game.seats):
        strength = rule_strength(game, seat, clearing)
        if strength > best:
            best, leader, tied = strength, seat, False
        elif strength == best and strength > 0:
            tied = True
    if not tied:
        return leader
    for seat in range(game.seats):
        if rule_strength(game, seat, clearing) == best and game.factions[seat].wins_ties(game, clearing):
            return seat
    return NONE


def rule_strength(game: Root, seat: int, clearing: int) -> int:
    """2.5 Warriors and buildings; tokens and pawns do not count, unless a crafted card says so."""
    strength = game.strength[seat * CLEARINGS + clearing]
    if not game.of.effects_rule:
        return strength
    for card in game.crafted[seat].cards:
        effect = game.of.effects[card]
        if effect is not None:
            strength += effect.rule_strength(game, seat, clearing)
    return strength


def rules_clearing(game: Root, seat: int, clearing: int) -> bool:
    """2.5 Whether a seat rules a clearing."""
    return ruler(game, clearing) == seat


# 4.1.1 Crafting pieces


def free_tools(game: Root, seat: int) -> list[int]:
    """4.1.1 Crafting pieces that can still be activated this turn, by suit of their clearings."""
    faction = game.factions[seat]
    found = [0] * BIRD
    for clearing in range(CLEARINGS):
        found[game.suit[clearing]] += faction.free_tools(game, clearing)
    return found
