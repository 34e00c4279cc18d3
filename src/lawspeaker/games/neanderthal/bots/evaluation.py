"""How good a position of Neanderthal looks to one seat, in points that its species may expect at the end.

What scores already counts as it will. The rest is what a thing may still bring: hunters what their roll gives on
average, suitors a wife, portals the way to a tribal society, and disks on cards and under elders the day on which they
are free again. The weights are guesses, improved by letting versions with other weights play thousands of games against
each other.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    ANIMAL,
    BIG,
    COLOURS,
    DAUGHTER,
    GAME,
    INVENTION,
    LOOKS_OUT,
    NONE,
    ORANGE,
    PORTAL_COUNT,
    RANKS,
    TRIBE_COUNT,
    Hunt,
)
from lawspeaker.games.neanderthal.phases.assignment.assignment import TAKING_BACK
from lawspeaker.games.neanderthal.phases.disks import dedicated
from lawspeaker.games.neanderthal.phases.event.auction import highest_bidder
from lawspeaker.games.neanderthal.phases.hunt.predators import nearest
from lawspeaker.games.neanderthal.phases.powers import (
    alpha_has_any_power,
    alpha_has_power,
    changes,
    chief_serves,
    courts_surely,
    fears_frostbite,
    gathers,
    hand_size,
    has_power,
    helping,
    places_husbands,
    portal_colours,
    trophies_of,
    words_of,
)
from lawspeaker.games.tribes.odds import alike, at_least, share
from lawspeaker.games.tribes.phases import ASSIGN, HUNT, NEGOTIATE, OVER
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.games.tribes.standing import at, standing

PUTTING_OFF: Final = 100.0  # talking on puts off a fight; what it may bring is compared apart

FEW: Final[list[float]] = [4.0, 2.0, 1.35, 1.1, 0.8, 0.65, 0.55, 0.4, 0.4, 0.25]  # what each of the first people adds
TOGETHER: Final[list[float]] = [sum(FEW[:number]) for number in range(len(FEW) + 1)]  # and all of them
PEOPLE: Final[list[float]] = [1.1, 0.8]  # how much people count with few turns to come and with many,
WORDS: Final[list[float]] = [0.95, 1.2]  # their words,
BRAIN: Final[list[float]] = [0.65, 1.0]  # and portals
FEW_TURNS: Final = 2  # are few, and so many
MORE_TURNS: Final = 6  # beyond those are many
MANY_TURNS: Final = 4.0  # so many turns to come make everything worth while
CHAOS: Final = 0.45  # how likely it comes in a turn
BLIZZARD: Final = 0.3
DEPENDENT: Final = 1.2  # what is lost with one whom nobody supports
LONELY: Final = 0.05  # for each person who is not sent out,
ELSEWHERE: Final = 0.2  # and what each may still bring who can be

ELDER: Final[list[float]] = [4.0, 2.0, 1.3, 1.7, 1.4, 3.5]  # what a mature elder of each rank does besides his points
RIPENING: Final = 0.8  # of what a thing is worth, for each disk on it that can be freed by neolexia,
UNRIPE: Final = 0.45  # and for each that cannot
BOUND: Final = 0.55  # such a disk itself,
LOST: Final = 0.25  # and the other
PORTAL: Final = 0.8  # a disk on the brain map, whatever comes,
PROGRESS: Final = 1.9  # and as far as the society may become tribal in time
COLOUR: Final = 0.8  # a colour for neolexia
TRIBAL: Final = 16.0
OPENING: Final = 0.8  # a place of the brain map for which a daughter can be used
UNMARRIED: Final = 0.7  # of a daughter's use where she must be married first
CARD: Final = 0.55  # for all else that a card does
IN_HAND: Final = 0.5  # of a card's worth, until it is laid out
ANIMALS_BABY: Final = 0.3  # a turn

HOPE: Final = 1.45  # of what hunters may bring at once: it will bring more
RIVAL_ON_CARD: Final = 0.65  # of it, for each other tribe that is there
LOSS_TO_RIVAL: Final = 0.11  # hunters that each hunter of another tribe may kill
FREED: Final = 0.9
WOOING: Final = 0.27  # how often a suitor succeeds,
REJECTED: Final = 0.18  # and how often he dies
WIFE: Final = 0.8


def evaluate(game: Neanderthal, seat: int) -> float:
    """The prospects of a seat's species, against those of the best rival; of all where they win together."""
    worth = quietly(game, seat)
    if game.speaker != NONE and game.seat_of[game.speaker] == seat:
        worth -= PUTTING_OFF * (1 + len(game.terms))
    return worth


def quietly(game: Neanderthal, seat: int) -> float:
    """The same, whoever is talking."""
    worths = [prospects(game, tribe) for tribe in game.order]
    return standing(game, seat, worths, game.variant.cooperative)


def prospects(game: Neanderthal, tribe: int) -> float:
    """What a species may expect."""
    if game.phase == OVER:
        return float(game.points[tribe])
    if game.sexuality[tribe] == NONE:
        return 0.0
    time = min(1.0, len(game.events.cards) / MANY_TURNS)
    early = max(0.0, min(1.0, (len(game.events.cards) - FEW_TURNS) / MORE_TURNS))
    known = known_colours(game, tribe)
    worth = at(PEOPLE, early) * people(game, tribe, time) + elders(game, tribe, time, known)
    worth += at(WORDS, early) * words(game, tribe, time, known)
    worth += at(BRAIN, early) * brain(game, tribe, time, known)
    worth += cards(game, tribe, time, known) + hand(game, tribe, time) + game.variant.hopes(game, tribe)
    if game.bids[tribe] > 0 and highest_bidder(game) == tribe:
        worth += daughter_won(game, tribe, time, known)
    if game.phase <= HUNT:
        worth += hunts(game, tribe, time) + courtships(game, tribe, time)
    return worth


# People


def people(game: Neanderthal, tribe: int, time: float) -> float:
    """All who are neither elders nor husbands, in danger of Chaos and blizzards, and the husbands."""
    ways = game.ways(tribe)
    husbands = len(game.wives_of(tribe))
    unripe = sum(1 for card in game.laid[tribe] if game.unripe[card])
    alive = game.tables.pieces + 1 - game.count(tribe, DEAD) - husbands - len(game.elders_of(tribe))
    worth = ways.unassigned * alive + time * few(alive)
    worth += ways.husband * (husbands - (1.0 - UNRIPE * time) * unripe)
    if game.alpha[tribe] != DEAD and game.alpha[tribe] < game.of.first_wed and alpha_has_any_power(game, tribe):
        worth += ways.alpha - ways.unassigned
    workers = alive + game.everybody(game.camp(tribe))
    if workers > game.words(tribe) and not chief_serves(game, tribe):
        worth -= time * CHAOS * (ways.unassigned * alive / 2 + few(alive) - few(alive // 2))
    worth -= time * BLIZZARD * DEPENDENT * max(0, dependents(game, tribe) - workers // 2)
    return worth + idle(game, tribe) * game.own_unassigned(tribe)


def idle(game: Neanderthal, tribe: int) -> float:
    """What it is worth that somebody is unassigned: he can still be sent out, or not any more."""
    if game.phase == ASSIGN and game.order.index(tribe) >= game.acting and game.step < TAKING_BACK:
        return ELSEWHERE
    return -LONELY if game.phase in (ASSIGN, NEGOTIATE) else 0.0


def few(number: int) -> float:
    """What people are good for besides their points, the first of them most."""
    return TOGETHER[min(number, len(FEW))]


def dependents(game: Neanderthal, tribe: int) -> int:
    """D5a Who must be supported in a blizzard."""
    number = len(game.elders_of(tribe))
    for card in game.laid[tribe]:
        kind = game.tables.cards[card].kind
        if kind == ANIMAL or (kind == DAUGHTER and not game.husband_is_mature(card)):
            number += 1
    return number


def elders(game: Neanderthal, tribe: int, time: float, known: int) -> float:
    """Elders by their points and powers, the immature in part."""
    worth = 0.0
    for rank in game.elders_of(tribe):
        value = game.ways(tribe).elder + ELDER[rank] * time
        if game.immature[tribe * RANKS + rank]:
            value *= time * ripening(known, game.tables.ranks[rank].cost)
        worth += value
    return worth


# Disks


def known_colours(game: Neanderthal, tribe: int) -> int:
    """The colours in which a species may hope to free disks, as a mask."""
    return 0 if game.tribal[tribe] else portal_colours(game, tribe)


def ripening(known: int, colour: int) -> float:
    """What a disk of a colour leaves of the worth of what it lies on."""
    return RIPENING if (known >> colour) & 1 else UNRIPE


def words(game: Neanderthal, tribe: int, time: float, known: int) -> float:
    """The vocabulary, and dedicated disks, which are worth more in colours that can be freed."""
    worth = float(game.words(tribe) * game.ways(tribe).disk)
    for colour, bound in enumerate(game.dedicated_disks(tribe)):
        worth += time * bound * (BOUND if (known >> colour) & 1 else LOST)
        if game.vocabulary[tribe * COLOURS + colour] == 0:
            worth -= 0.3 * time
    return worth


def brain(game: Neanderthal, tribe: int, time: float, known: int) -> float:
    """Portals, by the colours that they make known, and as far as the society may still become tribal."""
    if game.tribal[tribe]:
        return TRIBAL * time
    number = game.portals_of(tribe)
    likely = min(1.0, len(game.events.cards) / (2.0 * (game.variant.threshold(game) - number)))
    worth = number * (PORTAL + PROGRESS * likely) * min(1.0, 2 * time)
    return worth + COLOUR * time * known.bit_count()


# Cards


def cards(game: Neanderthal, tribe: int, time: float, known: int) -> float:
    """The cards of a tableau and foreign wives: their points, and what they can do."""
    ways = game.ways(tribe)
    worth = float(ways.trophy * trophies_of(game, tribe))
    helpers = helping(game, tribe)
    for card in game.laid[tribe]:
        found = game.tables.cards[card]
        if found.kind == GAME:
            continue
        points = float(ways.daughter)
        if found.kind == ANIMAL:
            points = ways.animal + time * (CARD + ANIMALS_BABY * found.gives * MANY_TURNS)
        elif found.kind == INVENTION:
            points = ways.invention + time * CARD
        elif card in helpers:
            points += time * use_of(game, tribe, card)
        else:
            points += UNMARRIED * time * use_of(game, tribe, card)
        worth += points if game.is_mature(card) else time * points * maturity(game, card, known)
    for card in helpers:
        if game.tableau[card] != tribe:
            worth += time * use_of(game, tribe, card)
    return worth


def daughter_won(game: Neanderthal, tribe: int, time: float, known: int) -> float:
    """What the daughter of the event is worth to the highest bidder, who pays with disks that he can free again."""
    card, price = game.tables.daughters[game.event], game.bids[tribe]
    easy = min(price, words_of(game, tribe, game.tables.cards[card].media & known))
    left = RIPENING**easy * UNRIPE ** (price - easy)
    use = use_of(game, tribe, card) * (UNMARRIED if game.ways(tribe).needs_husbands else 1.0)
    worth = time * left * (game.ways(tribe).daughter + time * use)
    return worth - price * game.ways(tribe).disk + time * (easy * BOUND + (price - easy) * LOST)


def maturity(game: Neanderthal, card: int, known: int) -> float:
    """What the disks on a card leave of its worth."""
    left = 1.0
    for colour in range(COLOURS):
        number = game.disks[card * COLOURS + colour]
        if number > 0:
            left *= ripening(known, colour) ** number
    return left


def use_of(game: Neanderthal, tribe: int, card: int) -> float:
    """What a daughter can do, above all open portals."""
    worth = CARD
    if not game.tribal[tribe]:
        for portal, shown in enumerate(game.tables.cards[card].portals):
            if shown and game.portals[tribe * PORTAL_COUNT + portal] == 0:
                worth += OPENING
    return worth


def hand(game: Neanderthal, tribe: int, time: float) -> float:
    """Cards that can still be laid out."""
    if not game.held[tribe]:
        return 0.0
    ways = game.ways(tribe)
    return (
        IN_HAND
        * time
        * sum(ways.animal if game.tables.cards[card].kind == ANIMAL else ways.invention for card in game.held[tribe])
    )


# Hunts to come


def hunts(game: Neanderthal, tribe: int, time: float) -> float:
    """What the hunters of a species may bring home."""
    worth = 0.0
    for card in game.slots:
        if card == NONE or (game.phase == HUNT and game.resolved[card]):
            continue
        number = game.party(tribe, card)
        if number > 0:
            worth += HOPE * hunt(game, tribe, card, number, time)
    return worth


def hunt(game: Neanderthal, tribe: int, card: int, number: int, time: float) -> float:
    """The average outcome of a roll, what a predator makes of it, and rivals."""
    printed = game.tables.cards[card].hunt
    person = value_of_person(game, tribe, time)
    weapon = changes(game, tribe, printed.type)
    sure = 1 if game.alpha_on(tribe, card) and alpha_has_power(game, tribe, printed.type) else 0
    chance = at_least(printed.hits - sure, number - sure, share(printed.hitting | weapon))
    deaths = (number - sure) * share(deadly(game, tribe, printed) & ~weapon)
    gain = spoils(game, tribe, printed, person)
    lost = 0.0
    if printed.type == BIG:
        gain, lost = after_predators(game, tribe, card, gain, number - deaths)
    worth = chance * (gain - lost * person) + taken(game, tribe, card, number)
    rivals = enemies = 0
    for other in game.order:
        there = 0 if other == tribe else game.party(other, card)
        if there > 0:
            rivals, enemies = rivals + 1, enemies + there
    if rivals > 0:
        worth *= RIVAL_ON_CARD**rivals
    if game.phase <= NEGOTIATE:
        deaths += min(float(number), LOSS_TO_RIVAL * float(enemies))
        if printed.basket and gathers(game, tribe):
            worth += person
    return worth - deaths * person


def value_of_person(game: Neanderthal, tribe: int, time: float) -> float:
    """What a hunter is worth who comes or dies."""
    alive = game.tables.pieces + 1 - game.count(tribe, DEAD)
    worth = game.ways(tribe).unassigned + time * (FEW[alive] if alive < len(FEW) else 0.1)
    return worth if alive < game.words(tribe) or chief_serves(game, tribe) else worth * (1.0 - CHAOS * time)


def deadly(game: Neanderthal, tribe: int, printed: Hunt) -> int:
    """The faces that kill a species' hunters."""
    return printed.bloody | printed.frostbite if fears_frostbite(game, tribe) else printed.bloody


def spoils(game: Neanderthal, tribe: int, printed: Hunt, person: float) -> float:
    """What a success brings: babies, and disks of those that are dedicated."""
    gain = person * min(printed.babies, game.count(tribe, DEAD))
    for colour in range(COLOURS):
        if printed.frees[colour] > 0:
            gain += FREED * min(printed.frees[colour], len(dedicated(game, tribe, 1 << colour)))
    return gain


def after_predators(game: Neanderthal, tribe: int, card: int, gain: float, hunters: float) -> tuple[float, float]:
    """What is left of a gain when predators have come, and how many hunters die of them."""
    lost = 0.0
    found = [] if has_power(game, tribe, LOOKS_OUT) else nearest(game, game.slot_of(card))
    for predator in found:
        printed = game.tables.cards[predator].hunt
        kept = 1.0 - (1.0 - share(printed.hitting)) ** max(0.0, hunters)
        gain *= kept
        lost += hunters * share(deadly(game, tribe, printed))
    return gain, lost


def taken(game: Neanderthal, tribe: int, card: int, number: int) -> float:
    """What the card itself is worth, if it can be taken."""
    found, printed = game.tables.cards[card], game.tables.cards[card].hunt
    ways = game.ways(tribe)
    if printed.trophy != NONE:
        return alike(printed.trophy, number) * ways.trophy * printed.trophies
    if printed.hand == NONE or hand_size(game, tribe) <= len(game.held[tribe]):
        return 0.0
    points = ways.animal if found.kind == ANIMAL else ways.invention
    return alike(printed.hand, number) * IN_HAND * points


# Courtships to come


def courtships(game: Neanderthal, tribe: int, time: float) -> float:
    """What the suitors of a species may win."""
    worth = 0.0
    for card in game.courted_by(tribe):
        if game.tableau[card] == NONE or not game.is_mature(card):
            continue
        if game.phase == HUNT and game.resolved[card]:
            continue
        worth += courtship(game, tribe, card, time)
    return worth


def courtship(game: Neanderthal, tribe: int, card: int, time: float) -> float:
    """The average outcome of one suitor's attempt."""
    father = game.tableau[card]
    person = value_of_person(game, tribe, time)
    rivals = sum(1 for other in range(TRIBE_COUNT) if other != tribe and game.count(other, game.place_of(card)) > 0)
    married = game.husband(card)
    surely = courts_surely(game, tribe) or (father == tribe and married == NONE and rivals == 0)
    chance = (1.0 if surely else WOOING) * RIVAL_ON_CARD**rivals
    deaths = 0.0 if surely else REJECTED + LOSS_TO_RIVAL * (rivals + (married not in (NONE, tribe)))
    return chance * bride(game, tribe, card, person, time) - deaths * person


def bride(game: Neanderthal, tribe: int, card: int, person: float, time: float) -> float:
    """What it is worth to win a daughter."""
    ways, father, married = game.ways(tribe), game.tableau[card], game.husband(card)
    if married == tribe:
        return -person
    if not places_husbands(game, tribe):
        return 0.0 if father == tribe else WIFE * time
    if father != tribe:
        return ways.husband + time * use_of(game, tribe, card) - person
    if game.vocabulary[tribe * COLOURS + ORANGE] == 0:
        return 0.0
    worth = UNRIPE * time * ways.husband - person - game.ways(tribe).disk + BOUND * time
    if ways.needs_husbands and married == NONE:
        worth += (1.0 - UNMARRIED) * time * use_of(game, tribe, card) + WIFE * time
    return worth
