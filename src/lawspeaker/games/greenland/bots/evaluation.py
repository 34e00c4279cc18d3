"""How good a position of Greenland looks to one seat, in points that its tribe may expect at the end.

People who are alive are points; so are trophies or disks, as the tribe's religion has it. The rest is what a thing may
still bring: hunters on a card what their roll gives on average, animals what they give each turn, elders and cards a
guess. The weights are guesses, improved by letting versions with other weights play thousands of games against each
other.
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
    INVENTION,
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
from lawspeaker.games.tribes.standing import at, standing

ALL_TURNS: Final = 8.0  # so many turns to come are the whole game

# Weights in pairs are those with no turn to come and with all of them: what pays later is worth more early.
PERSON: Final = 0.85
AT_HOME: Final = 0.06  # that a hunter is not sent out
ENERGY: Final = 0.4  # what each of the first disks is good for, besides its points,
ENERGIES: Final = 4
MORE_ENERGY: Final = 0.05  # and each further one
IVORY: Final[list[float]] = [0.2, 1.8]
IRON: Final[list[float]] = [0.5, 1.75]
FEW: Final = 2  # disks of ivory or iron
MORE_IVORY: Final = 0.15
MORE_IRON: Final[list[float]] = [0.1, 0.5]
HOLY_IVORY: Final[list[float]] = [0.75, 1.05]  # to a monotheist, whose points they are
HOLY_IRON: Final[list[float]] = [2.8, 1.0]
TROPHY: Final[list[float]] = [0.95, 0.55]  # a point of a card that a polytheist keeps
FIRST_ELDER: Final[list[float]] = [1.35, 0.45, 0.4, 0.2, 0.45, 1.3]  # what an elder of each rank does, besides living
NEXT_ELDER: Final[list[float]] = [0.0, 0.0, 0.1, 0.0, 0.1, 0.35]
REPRESENTED: Final = 0.7  # of the points of a representative, who may still be sent home
ALPHA: Final = 0.45  # that he lives

BRIDE: Final = -0.15  # one in a tableau, or a wife abroad: the people whom she brings count for themselves
INVENTED: Final[list[float]] = [0.7, 1.9]
IMPORTED: Final[list[float]] = [1.05, 2.25]
BEAST: Final[list[float]] = [0.85, 3.55]  # an animal,
GIVES: Final[list[float]] = [0.4, 1.15]  # each baby that it gives in a turn,
EATS: Final[list[float]] = [0.0, 1.55]  # and each hay that it eats
SLED: Final = 0.1
IN_HAND: Final = 0.35  # of a card's worth, until it is laid down

# Of what the hunters of a card may bring: early, more than it is worth at once, because it will bring more.
HOPE: Final[list[float]] = [0.9, 2.7]
BABY: Final = 1.0
ENERGY_WON: Final = 0.3
IVORY_WON: Final = 0.35
IRON_WON: Final = 0.6
DEPLETED: Final = 0.3
WIFE_WON: Final = 0.6
RAIDERS: Final = 1.2  # how much more what raiders may win counts
RIVAL_ON_CARD: Final = 0.55  # of it, for each other tribe that is there
LOSS_TO_RIVAL: Final = 0.17  # hunters that each hunter of another tribe may kill

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
    time = time_left(game)
    worth = PERSON * population(game, tribe) + AT_HOME * game.unassigned(tribe)
    worth += disks(game, tribe, time) + elders(game, tribe)
    worth += REPRESENTED * game.tables.representative_points * representations(game, tribe)
    worth += cards(game, tribe, time) + hand(game, tribe, time)
    worth += at(HOPE, time) * hunts(game, tribe, time)
    if game.alpha[tribe] != DEAD:
        worth += ALPHA
    return worth + game.variant.hopes(game, tribe)


def time_left(game: Greenland) -> float:
    """What part of the game is still to come."""
    return min(1.0, len(game.events.cards) / ALL_TURNS)


def disks(game: Greenland, tribe: int, time: float) -> float:
    """Points of a monotheist, and the use of disks to anybody; each further one is worth less."""
    worth = several(game.energy[tribe], ENERGIES, ENERGY, MORE_ENERGY)
    worth += several(game.ivory[tribe], FEW, at(IVORY, time), MORE_IVORY)
    worth += several(game.iron[tribe], FEW, at(IRON, time), at(MORE_IRON, time))
    if game.monotheist(tribe):
        worth += at(HOLY_IVORY, time) * game.ivory[tribe] + at(HOLY_IRON, time) * game.iron[tribe]
    return worth


def several(number: int, few: int, each: float, further: float) -> float:
    """So many of which only the first few are of full use."""
    return each * number if number <= few else each * few + further * (number - few)


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


def cards(game: Greenland, tribe: int, time: float) -> float:
    """The cards whose powers a tribe has."""
    worth = 0.0
    for card in helping(game, tribe):
        found = game.tables.cards[card]
        if found.kind == DAUGHTER:
            worth += BRIDE
        else:
            if not game.monotheist(tribe):
                worth += at(TROPHY, time) * found.points
            if found.kind != GAME:
                worth += laid_worth(found, time)
    return worth


def hand(game: Greenland, tribe: int, time: float) -> float:
    """Cards that can still be laid down."""
    worth = 0.0
    for card in game.held[tribe]:
        worth += IN_HAND * laid_worth(game.tables.cards[card], time)
    return worth


def laid_worth(found: Card, time: float) -> float:
    """What a card does for a tribe: an animal by what it gives and eats."""
    if found.kind == ANIMAL:
        worth = at(BEAST, time) + at(GIVES, time) * found.gives - at(EATS, time) * found.hay
        return worth + SLED if found.sled else worth
    return at(INVENTED if found.kind == INVENTION else IMPORTED, time)


# Hunts to come


def hunts(game: Greenland, tribe: int, time: float) -> float:
    """What the hunters of a tribe may bring home; colonists hunt again every turn."""
    room = game.count(tribe, DEAD)
    worth = 0.0
    if game.phase <= HUNT:
        for side in (game.cold[NORTH], game.warm[NORTH], game.cold[SOUTH], game.warm[SOUTH]):
            for card in side:
                number = game.hunters(tribe, card)
                if number > 0 and not (game.phase == HUNT and is_done(game, tribe, card)):
                    worth += expected(game, tribe, card, number, room, time)
    if game.phase < HUNT:
        worth += RAIDERS * raids(game, tribe, room)
    return worth


def is_done(game: Greenland, tribe: int, card: int) -> bool:
    """Whether a tribe has hunted a card in this phase."""
    return game.resolved[card] or (game.hunted == card and game.rolled[tribe])


def expected(game: Greenland, tribe: int, card: int, number: int, room: int, time: float) -> float:
    """The average outcome of a roll, and what rivals on the card make of it."""
    found, printed = game.tables.cards[card], game.hunt_of(card)
    alpha = game.alpha_on(tribe, card) and printed.type not in (METALLURGY, RAID)
    weapon = changes(game, tribe, printed.type)
    hitting = (ONE if game.is_cold(card) else ONE_OR_TWO) | weapon
    chance = at_least(printed.hits - alpha, number - alpha, share(hitting))
    yields = BABY * min(printed.babies, room) + ENERGY_WON * printed.energy
    yields += IVORY_WON * printed.ivory + IRON_WON * printed.iron
    if game.monotheist(tribe):
        yields += printed.ivory + 2.0 * printed.iron
    worth = chance * (yields - DEPLETED * printed.depletion)
    worth += taken(game, tribe, found, printed, number, chance, time)
    rivals = enemies = 0
    for other in game.order:
        there = 0 if other == tribe else game.hunters(other, card)
        if there > 0:
            rivals, enemies = rivals + 1, enemies + there
    if rivals > 0 and found.kind != NEW_WORLD:
        worth *= RIVAL_ON_CARD**rivals
    deaths = (number - alpha) * share(printed.deadly & ~weapon)
    return worth - deaths - min(number, LOSS_TO_RIVAL * enemies)


def taken(game: Greenland, tribe: int, found: Card, printed: Hunt, number: int, chance: float, time: float) -> float:
    """What the card itself is worth, if it can be taken."""
    if printed.trophy != NONE:
        return 0.0 if game.monotheist(tribe) else found.points * alike(printed.trophy, number)
    if printed.hand == NONE:
        return 0.0
    likely = chance if printed.hand == ON_SUCCESS else alike(printed.hand, number)
    elder = SHAMAN if found.kind == ANIMAL else ARTISAN
    return likely * IN_HAND * laid_worth(found, time) if game.elders(tribe, elder) > 0 else 0.0


def raids(game: Greenland, tribe: int, room: int) -> float:
    """What raiders may win: babies of others' animals, and wives."""
    worth = 0.0
    for card in raided(game, tribe):
        number, found = game.hunters(tribe, card), game.tables.cards[card]
        prize = min(found.gives, room) if found.kind == ANIMAL else WIFE_WON
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
