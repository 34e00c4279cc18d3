"""What a tribe can do thanks to its sexuality, the cards of its tableau, its wives and its elders.

FN20, G1f.2: a daughter's powers belong to the tribe in whose tableau she lies and to the tribe of her husband.
"""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    ANIMAL,
    CHIEF,
    COLOUR_OF_PORTAL,
    COLOURS,
    COURTS_SURELY,
    FIRE_STARTER,
    FIRST_VOCAL_RANK,
    GAME,
    GATHERS,
    GOES_FIRST,
    INVENTION,
    MAY_MARRY,
    NO_FROSTBITE,
    NONE,
    PORTAL_COUNT,
    RANKS,
    TOUCHING,
    WARRIOR,
    WEAPON,
)

# Cards (B3d)


def helps(game: Neanderthal, tribe: int, card: int) -> bool:
    """Whether a tribe has the powers of a card: a mature one of its tableau, or a mature daughter that it has married.

    E3a.2, CARD.58B: daughters of a pair-bonding tribe help it only once they are married, to whomever.
    """
    owner = game.tableau[card]
    if owner == NONE or not game.is_mature(card):
        return False
    if not game.is_daughter(card):
        return owner == tribe and game.tables.cards[card].kind != GAME
    if owner != tribe:
        return game.husband(card) == tribe
    return not game.ways(tribe).needs_husbands or game.husband(card) != NONE


def helping(game: Neanderthal, tribe: int) -> list[int]:
    """The cards whose powers a tribe has: first its own, then foreign wives."""
    cards = [card for card in game.laid[tribe] if helps(game, tribe, card)]
    for card in game.wives_of(tribe):
        if game.tableau[card] != tribe and helps(game, tribe, card):
            cards.append(card)
    return cards


def has_power(game: Neanderthal, tribe: int, power: int) -> bool:
    """Whether any card gives a tribe a power."""
    for card in game.tables.bearers[power]:
        if helps(game, tribe, card):
            return True
    return False


def goes_first(game: Neanderthal, tribe: int) -> bool:
    """A3a, A4b Whether a tribe may attack and hunt before those who may not."""
    return has_power(game, tribe, GOES_FIRST)


def changes(game: Neanderthal, tribe: int, type: int) -> int:
    """A1.4d, G2.1 The faces that become a 1 in a type of hunt, by mature inventions: a 3 in big game (CARD.14, CARD.15)
    or in small game (CARD.16, CARD.33, CARD.34).
    """
    mask = 0
    for card in game.laid[tribe]:
        changed = game.tables.cards[card].changes[type]
        if changed and helps(game, tribe, card):
            mask |= changed
    return mask


def cards_of_kind(game: Neanderthal, tribe: int, kind: int) -> list[int]:
    """The cards of a kind in a tribe's tableau."""
    return [card for card in game.laid[tribe] if game.tables.cards[card].kind == kind]


def animals_of(game: Neanderthal, tribe: int) -> list[int]:
    """A tribe's domestic animals, mature or not."""
    return cards_of_kind(game, tribe, ANIMAL)


def inventions_of(game: Neanderthal, tribe: int) -> list[int]:
    """A tribe's inventions, mature or not."""
    return cards_of_kind(game, tribe, INVENTION)


def trophies_of(game: Neanderthal, tribe: int) -> int:
    """G5.1 How many trophies a tribe has; some cards count as two."""
    return sum(game.tables.cards[card].hunt.trophies for card in game.laid[tribe])


# Sexuality


def gathers(game: Neanderthal, tribe: int) -> bool:
    """F3.1 Whether a tribe is a gathering species: by its sexuality, or CARD.41, CARD.53 a daughter or wife."""
    return game.ways(tribe).gathers or has_power(game, tribe, GATHERS)


def places_husbands(game: Neanderthal, tribe: int) -> bool:
    """D4c.2 Whether a tribe can place husbands: CARD.58A the promiscuous cannot, CARD.50 without the Piper."""
    return game.ways(tribe).marries or has_power(game, tribe, MAY_MARRY)


def courts_surely(game: Neanderthal, tribe: int) -> bool:
    """CARD.52 Whether the suitors of a tribe always succeed; L4d on a map the Singing Woman has another power."""
    return not game.variant.mapped and has_power(game, tribe, COURTS_SURELY)


# Elders (E2)


def chief_serves(game: Neanderthal, tribe: int) -> bool:
    """E2c.1, E2e.1, E2g.1 Whether a mature Chief works for a tribal species."""
    return game.tribal[tribe] and game.elder_is_mature(tribe, CHIEF)


def has_fire(game: Neanderthal, tribe: int) -> bool:
    """E2c.3, E2d, E2f.1 Whether a mature Fire Starter works for a tribe."""
    return game.elder_is_mature(tribe, FIRE_STARTER)


def fears_frostbite(game: Neanderthal, tribe: int) -> bool:
    """Ge Whether frostbite kills a tribe's hunters: not with a fire, CARD.54 and not with winter shoes."""
    return not has_fire(game, tribe) and not has_power(game, tribe, NO_FROSTBITE)


def alpha_has_power(game: Neanderthal, tribe: int, type: int) -> bool:
    """E2f.2 Whether a tribe's Alpha may count as a 1 in a type of hunt: E5b big game by the Knapper, E5c small game by
    the Trapper, E5d.1 clubs by the Warrior.
    """
    for rank in range(RANKS):
        if game.tables.ranks[rank].alpha == type and game.elder_is_mature(tribe, rank):
            return True
    return False


def alpha_has_any_power(game: Neanderthal, tribe: int) -> bool:
    """B4.1, E5e Whether a tribe's Alpha is more than a hunter."""
    return any(game.elder_is_mature(tribe, rank) for rank in range(RANKS) if game.tables.ranks[rank].alpha != NONE)


def is_war_party(game: Neanderthal, tribe: int, card: int) -> bool:
    """F2b.1, E2e.2, GL.warrior Whether a tribe's group on a card hits with 2 too: with a mature Warrior and the Alpha
    among them, GL.warparty (R35) or without him; F2b.2 or with a weapon.
    """
    if game.elder_is_mature(tribe, WARRIOR) and (game.rules.warriors_suffice or game.alpha_on(tribe, card)):
        return True
    return has_power(game, tribe, WEAPON)


def ranks_open_to(game: Neanderthal, tribe: int) -> range:
    """B.7 The ranks of the side of a placard that is up."""
    return range(first_rank(game, tribe), RANKS)


def first_rank(game: Neanderthal, tribe: int) -> int:
    """B.7 The first of them."""
    return 0 if game.tribal[tribe] else FIRST_VOCAL_RANK


# Portals (I1)


def portal_colours(game: Neanderthal, tribe: int) -> int:
    """The colours of a tribe's portals, as a mask."""
    mask = 0
    for portal in range(PORTAL_COUNT):
        if game.portals[tribe * PORTAL_COUNT + portal] > 0:
            mask |= 1 << COLOUR_OF_PORTAL[portal]
    return mask


def domain_colours(game: Neanderthal, tribe: int, domain: int) -> int:
    """E2i.2 The colours of the portals that touch a domain of a tribe's brain map, as a mask."""
    mask = 0
    for portal in TOUCHING[domain]:
        if game.portals[tribe * PORTAL_COUNT + portal] > 0:
            mask |= 1 << COLOUR_OF_PORTAL[portal]
    return mask


# Hands (B2)


def hand_size(game: Neanderthal, tribe: int) -> int:
    """B2b, E2h A card for each mature elder of a tribal species, none for a vocal one; CARD.47 a daughter adds one."""
    if not game.tribal[tribe]:
        return 0
    size = sum(1 for rank in range(RANKS) if game.elder_is_mature(tribe, rank))
    return size + sum(game.tables.cards[card].hand_size for card in helping(game, tribe))


# Courtship (G1d)


def words_of(game: Neanderthal, tribe: int, colours: int) -> int:
    """How many disks of these colours are in a tribe's vocabulary."""
    return sum(game.vocabulary[tribe * COLOURS + colour] for colour in range(COLOURS) if (colours >> colour) & 1)
