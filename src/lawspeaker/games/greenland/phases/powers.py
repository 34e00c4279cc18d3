"""What a tribe can do thanks to the cards of its tableau, its wives and its elders.

F1.2: a daughter's powers belong to the tribe in whose tableau she lies and to the tribe of her husband.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    ARTISAN,
    CHIEF,
    IMPORT,
    INVENTION,
    NONE,
    RANKS,
    TRIBE_COUNT,
    Rank,
)


def helping(game: Greenland, tribe: int) -> list[int]:
    """The cards whose powers a tribe has: its tableau, with daughters (AP.21), animals (AP.22) and imports (AP.15,
    AP.16), and the daughters that it has married.
    """
    own, pieces = game.laid[tribe], game.pieces
    first: i64 = game.of.first_wed * TRIBE_COUNT + tribe
    number: i64 = -1
    for card in game.tables.daughters:
        number += 1
        owner = game.tableau[card]
        if owner == tribe:
            if game.variant.is_occupied(game, card):
                own = [other for other in own if other != card]
        elif pieces[first + number * TRIBE_COUNT] > 0 and owner != NONE:
            own = [*own, card]
    return own


def helps(game: Greenland, tribe: int, card: int) -> bool:
    """Whether a card is one of those whose powers a tribe has."""
    owner = game.tableau[card]
    if owner == NONE or not game.is_daughter(card):
        return owner == tribe
    if owner == tribe:
        return not game.variant.is_occupied(game, card)
    return game.count(tribe, game.of.wed[card]) > 0


def has_power(game: Greenland, tribe: int, power: int) -> bool:
    """Whether any card gives a tribe a power."""
    for card in game.of.empowering[power]:
        if helps(game, tribe, card):
            return True
    return False


def rank_of(game: Greenland, tribe: int, rank: int) -> Rank:
    """A rank of a tribe's placard (AP.1 to AP.4), on the side that is up."""
    return game.tables.placards[tribe].sides[game.religion[tribe]][rank]


def rerolls(game: Greenland, tribe: int, type: int) -> int:
    """G2.1 The faces that a tribe may reroll in a type of hunt, by cards (AP.6, AP.8, AP.9), wives and elders (AP.1-3).

    I5.3: a missionary on the rank of the chief is such an elder, R45 for his own tribe or for his host.
    """
    mask = 0
    for card in helping(game, tribe):
        mask |= game.tables.cards[card].rerolls[type]
    for rank in range(RANKS):
        if game.elders(tribe, rank) > 0:
            mask |= rank_of(game, tribe, rank).rerolls[type]
    for host in game.order:
        chief = rank_of(game, host, CHIEF).rerolls[type]
        if chief and missionary_serves(game, host, tribe):
            mask |= chief
    return mask


def missionary_serves(game: Greenland, host: int, tribe: int) -> bool:
    """I5.3 Whether a missionary on a polytheist's placard lets a tribe use the power of the chief there."""
    if game.monotheist(host) or game.extinct[host]:
        return False
    spot = game.spot(host, CHIEF)
    if game.rules.missionaries_teach_their_host:
        return host == tribe and game.everybody(spot) > 0
    return host != tribe and game.count(tribe, spot) > 0


def changes(game: Greenland, tribe: int, type: int) -> int:
    """G3.1 The faces that become a 1 in a type of hunt, by inventions (AP.8, AP.12), imports and an orca (AP.10)."""
    mask = 0
    for card in game.laid[tribe]:
        mask |= game.tables.cards[card].changes[type]
    return mask


def hunts_first(game: Greenland, tribe: int, type: int) -> bool:
    """A4.3 Whether a tribe rolls before those who do not hunt first: by slit goggles (AP.13) or a daughter."""
    return any(game.tables.cards[card].first[type] for card in helping(game, tribe))


def hand_size(game: Greenland, tribe: int) -> int:
    """B2.4 The hand size of a tribe, without what is for D cards only."""
    size = game.elders(tribe, ARTISAN) * rank_of(game, tribe, ARTISAN).hand_size
    for card in helping(game, tribe):
        size += game.tables.cards[card].hand_size
    return size


def animal_hand_size(game: Greenland, tribe: int) -> int:
    """B2.7 How many D cards more a tribe may hold."""
    return sum(game.tables.cards[card].animal_hand_size for card in helping(game, tribe))


def sleds(game: Greenland, tribe: int) -> int:
    """E1.6 How many sleds a tribe has."""
    carried = sum(1 for card in game.laid[tribe] if game.tables.cards[card].sled)
    return carried + game.variant.further_sleds(game, tribe)


def animals_of(game: Greenland, tribe: int) -> list[int]:
    """The D cards in a tribe's tableau."""
    return [card for card in game.laid[tribe] if game.tables.cards[card].kind == ANIMAL]


def is_exchangeable(game: Greenland, card: int) -> bool:
    """B3.1 Whether a card has a value in disks."""
    found = game.tables.cards[card]
    return found.value_energy + found.value_ivory + found.value_iron > 0


def goods_of(game: Greenland, tribe: int) -> list[int]:
    """The inventions and imports in a tribe's tableau."""
    return [card for card in game.laid[tribe] if game.tables.cards[card].kind in (INVENTION, IMPORT)]
