"""Guessing at hidden things: which cards a seat cannot tell apart, and exchanging them.

Exchanging is a renaming of cards, carried through the state and through the answers given since it: positions,
chance outcomes and who has seen what stay, so the renamed game is one that would look the same to the seat.
"""

from __future__ import annotations

from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.game import Game
from lawspeaker.kernel.option import Catalogue, Option
from lawspeaker.kernel.zone import NOBODY, Zone

Swaps = dict[str, dict[int, int]]  # by domain, the new card for each card that changes


def unknown(game: Game, seat: int) -> dict[str, list[int]]:
    """By domain, the cards of which a seat does not know where they lie."""
    found: dict[str, list[int]] = {}
    for zone in game.zones():
        cards = found.setdefault(zone.domain, [])
        for place, card in enumerate(zone.cards):
            if not zone.shows(place, seat):
                cards.append(card)
    return found


def exchange(then: Game, now: Game, seat: int, guess: Chance) -> Swaps:
    """Random swaps among the cards that were unknown to a seat then and are unknown to it now."""
    swaps: Swaps = {}
    still = unknown(now, seat)
    for domain, cards in unknown(then, seat).items():
        free = sorted(set(cards) & set(still.get(domain, [])))
        shuffled = free[:]
        guess.shuffle(shuffled)
        swaps[domain] = dict(zip(free, shuffled, strict=True))
    return swaps


def relabel(game: Game, swaps: Swaps) -> None:
    """Carry swaps through the state."""
    for zone in game.zones():
        names = swaps.get(zone.domain, {})
        zone.cards = [names.get(card, card) for card in zone.cards]


def relabelled(option: Option, swaps: Swaps, catalogue: Catalogue) -> Option:
    """Carry swaps through an answer."""
    family = catalogue.families[option.kind]
    args = [swaps.get(domain.name, {}).get(arg, arg) for domain, arg in zip(family.domains, option.args, strict=True)]
    args += [0] * (3 - len(args))
    return family(args[0], args[1], args[2])


def stir(zone: Zone, guess: Chance) -> None:
    """Mix the cards of a pile that nobody sees, save those that somebody has been shown."""
    if zone.sight != NOBODY:
        return
    free = [place for place in range(len(zone.cards)) if zone.seen[place] == NOBODY]
    cards = [zone.cards[place] for place in free]
    guess.shuffle(cards)
    for place, card in zip(free, cards, strict=True):
        zone.cards[place] = card
