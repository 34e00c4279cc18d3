"""How good a position of Greenland looks to one seat, in points that its tribe may expect at the end.

People who are alive are points; so are trophies or disks, as the tribe's religion has it. The rest is what a thing may
still bring: hunters on a card what their roll gives on average, animals what they give each turn, elders and cards a
guess. The weights are guesses, improved by letting versions with other weights play against each other.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    ARTISAN,
    CHIEF,
    DAUGHTER,
    GAME,
    METALLURGY,
    NEW_WORLD,
    NONE,
    ON_SUCCESS,
    RAID,
    RANKS,
    SHAMAN,
    Card,
    Hunt,
)
from lawspeaker.games.greenland.phases.powers import changes, helping
from lawspeaker.games.greenland.phases.scoring import population, representations
from lawspeaker.games.tribes.dice import ONE, ONE_OR_TWO
from lawspeaker.games.tribes.odds import alike, at_least, share
from lawspeaker.games.tribes.phases import HUNT, OVER
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.games.tribes.standing import standing

ENERGY: Final = 0.3  # what a disk is good for, besides its points
IVORY: Final = 0.35
IRON: Final = 0.6
FIRST_ELDER: Final[list[float]] = [1.2, 0.5, 0.5, 0.3, 0.5, 0.9]  # what an elder of each rank does beyond being alive
NEXT_ELDER: Final[list[float]] = [0.0, 0.1, 0.2, 0.0, 0.1, 0.4]
BABY: Final = 1.0
CARD: Final = 0.6  # a card in a tableau, for all it does
IN_HAND: Final = 0.5  # of a card's worth, until it is laid down
WIFE: Final = 0.6
HAY: Final = 0.3
HOPE: Final = 0.85  # of what the hunters of a card may bring: others may come
RIVAL_ON_CARD: Final = 0.55  # of it, for each other tribe that is there
LOSS_TO_RIVAL: Final = 0.17  # hunters that each hunter of another tribe may kill
ALPHA: Final = 0.4  # that he lives
LONELY: Final = 0.02  # hunters that are not sent out
UNFINISHED: Final = 0.05  # for each term of an offer that is not made
PUTTING_OFF: Final = 100.0  # the same among rivals: talking on puts off a fight; what it may bring is compared apart


def evaluate(game: Greenland, seat: int) -> float:
    """The prospects of a seat's tribes, against those of the best rival; of all tribes where they win together."""
    worth = quietly(game, seat)
    if game.speaker != NONE and game.seat_of[game.speaker] == seat:
        worth -= (UNFINISHED if game.variant.cooperative else PUTTING_OFF) * (1 + len(game.terms))
    return worth


def quietly(game: Greenland, seat: int) -> float:
    """The same, whoever is talking."""
    worths = [prospects(game, tribe) for tribe in game.order]
    return standing(game, seat, worths, game.variant.cooperative)


def settled(game: Greenland) -> bool:
    """Whether no choice is half made: an offer is, until it is dropped or answered. Those to rivals are
    weighed apart.
    """
    return game.partner == NONE or not game.variant.cooperative


def prospects(game: Greenland, tribe: int) -> float:
    """What a tribe may expect."""
    if game.extinct[tribe]:
        return -10.0
    if game.phase == OVER:
        return float(game.points[tribe])
    turns = len(game.events.cards)
    worth = float(population(game, tribe)) + disks(game, tribe)
    worth += elders(game, tribe)
    worth += game.tables.representative_points * representations(game, tribe) * 0.8
    worth += cards(game, tribe, turns)
    worth += IN_HAND * hand(game, tribe, turns)
    worth += hunts(game, tribe)
    if game.alpha[tribe] != DEAD:
        worth += ALPHA
    return worth + game.variant.hopes(game, tribe) - LONELY * game.unassigned(tribe)


def disks(game: Greenland, tribe: int) -> float:
    """Points of a monotheist, and the use of disks to anybody; each further one is worth less."""
    worth = ENERGY * diminished(game.energy[tribe], 4) + IVORY * diminished(game.ivory[tribe], 2)
    worth += IRON * diminished(game.iron[tribe], 2)
    if game.monotheist(tribe):
        worth += game.ivory[tribe] + 2.0 * game.iron[tribe]
    return worth


def diminished(number: int, useful: int) -> float:
    """So many of which only the first few are of full use."""
    return float(number) if number <= useful else float(useful) + 0.4 * float(number - useful)


def elders(game: Greenland, tribe: int) -> float:
    """Elders by their ranks, the first of each most; a guest on the rank of the chief protects like one."""
    worth = 0.0
    for rank in range(RANKS):
        number = game.elders(tribe, rank)
        if number > 0:
            worth += FIRST_ELDER[rank] + NEXT_ELDER[rank] * (number - 1)
        elif rank == CHIEF and game.everybody(game.spot(tribe, CHIEF)) > 0:
            worth += FIRST_ELDER[CHIEF]
    return worth


def cards(game: Greenland, tribe: int, turns: int) -> float:
    """The cards whose powers a tribe has."""
    worth = 0.0
    for card in helping(game, tribe):
        worth += card_worth(game, tribe, card, turns)
    return worth


def hand(game: Greenland, tribe: int, turns: int) -> float:
    """Cards that can still be laid down."""
    worth = 0.0
    for card in game.held[tribe]:
        worth += laid_worth(game.tables.cards[card], turns)
    return worth


def card_worth(game: Greenland, tribe: int, card: int, turns: int) -> float:
    """A card whose powers a tribe has."""
    found = game.tables.cards[card]
    if found.kind == DAUGHTER:
        return CARD if game.tableau[card] == tribe else WIFE
    if found.kind == GAME:
        return 0.0 if game.monotheist(tribe) else float(found.points)
    worth = laid_worth(found, turns)
    return worth if game.monotheist(tribe) else worth + found.points


def laid_worth(found: Card, turns: int) -> float:
    """An animal by what it gives and eats, anything else by a guess."""
    if found.kind == ANIMAL:
        return CARD + (0.7 * found.gives - HAY * found.hay) * turns * 0.4 + (0.4 if found.sled else 0.0)
    return CARD + 0.1 * turns


# Hunts to come


def hunts(game: Greenland, tribe: int) -> float:
    """What the hunters of a tribe may bring home; colonists hunt again every turn."""
    room = game.count(tribe, DEAD)
    worth = 0.0
    if game.phase <= HUNT:
        for side in (game.cold[NORTH], game.warm[NORTH], game.cold[SOUTH], game.warm[SOUTH]):
            for card in side:
                number = game.hunters(tribe, card)
                if number > 0 and not (game.phase == HUNT and is_done(game, tribe, card)):
                    worth += HOPE * expected(game, tribe, card, number, room)
    if game.phase < HUNT:
        worth += raids(game, tribe, room)
    return worth


def is_done(game: Greenland, tribe: int, card: int) -> bool:
    """Whether a tribe has hunted a card in this phase."""
    return game.resolved[card] or (game.hunted == card and game.rolled[tribe])


def expected(game: Greenland, tribe: int, card: int, number: int, room: int) -> float:
    """The average outcome of a roll, and what rivals on the card make of it."""
    found, printed = game.tables.cards[card], game.hunt_of(card)
    alpha = game.alpha_on(tribe, card) and printed.type not in (METALLURGY, RAID)
    weapon = changes(game, tribe, printed.type)
    hitting = (ONE if game.is_cold(card) else ONE_OR_TWO) | weapon
    chance = at_least(printed.hits - alpha, number - alpha, share(hitting))
    yields = BABY * min(printed.babies, room) + ENERGY * printed.energy + IVORY * printed.ivory + IRON * printed.iron
    if game.monotheist(tribe):
        yields += printed.ivory + 2.0 * printed.iron
    worth = chance * (yields - HAY * printed.depletion) + taken(game, tribe, found, printed, number, chance)
    rivals = enemies = 0
    for other in game.order:
        there = 0 if other == tribe else game.hunters(other, card)
        if there > 0:
            rivals, enemies = rivals + 1, enemies + there
    if rivals > 0 and found.kind != NEW_WORLD:
        worth *= RIVAL_ON_CARD**rivals
    deaths = (number - alpha) * share(printed.deadly & ~weapon)
    return worth - deaths - min(number, LOSS_TO_RIVAL * enemies)


def taken(game: Greenland, tribe: int, found: Card, printed: Hunt, number: int, chance: float) -> float:
    """What the card itself is worth, if it can be taken."""
    if printed.trophy != NONE:
        return 0.0 if game.monotheist(tribe) else found.points * alike(printed.trophy, number)
    if printed.hand == NONE:
        return 0.0
    likely = chance if printed.hand == ON_SUCCESS else alike(printed.hand, number)
    elder = SHAMAN if found.kind == ANIMAL else ARTISAN
    return likely * IN_HAND * laid_worth(found, len(game.events.cards)) if game.elders(tribe, elder) > 0 else 0.0


def raids(game: Greenland, tribe: int, room: int) -> float:
    """What raiders may win: babies of others' animals, and wives."""
    worth = 0.0
    for card in raided(game, tribe):
        number, found = game.hunters(tribe, card), game.tables.cards[card]
        prize = min(found.gives, room) if found.kind == ANIMAL else WIFE
        guards = game.everybody(game.place_of(card)) - number
        worth += at_least(1, number, share(found.raid)) * prize * RIVAL_ON_CARD**guards
        worth -= number * share(found.raid_deadly) + min(number, LOSS_TO_RIVAL * guards)
    return worth


def raided(game: Greenland, tribe: int) -> list[int]:
    """The cards of others' tableaus on which a tribe has somebody."""
    cards = []
    for owner, laid in enumerate(game.laid):
        if owner != tribe:
            for card in laid:
                if game.hunters(tribe, card) > 0:
                    cards.append(card)
    return sorted(cards) if len(cards) > 1 else cards
