"""G Hunts, card by card and roll by roll (A4); what a hunt brings is in `spoils`, what takes it away in `predators`."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import HUNT_FAILED, HUNT_FIRST, HUNT_SUCCEEDED, NEXT_HUNT, NOW_HUNTED
from lawspeaker.games.neanderthal.model.reasons import (
    ANOTHERS_HUNT,
    CONTESTED_COMES_LATER,
    HUNTERS_WILL_COME,
    NOBODY_HUNTS_THERE,
    PREDATORS_COME_LAST,
    TIME_IS_OVER,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE, TRIBE_COUNT
from lawspeaker.games.neanderthal.phases.any_time import keep_hand_sizes
from lawspeaker.games.neanderthal.phases.hunt.courtship import court
from lawspeaker.games.neanderthal.phases.hunt.hunt_roll import HuntRoll, make, suffer
from lawspeaker.games.neanderthal.phases.hunt.predators import attract, follow, leave, let_go, rob, step_aside
from lawspeaker.games.neanderthal.phases.hunt.spoils import HAND, TROPHY, claim, opportunists, reap
from lawspeaker.games.neanderthal.phases.powers import goes_first
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

# The steps of the phase, and the clauses that say who chooses the cards.
UNCONTESTED: Final = 0
CONTESTED: Final = 1
PREDATORS: Final = 2
CLAUSES: Final = ["A4.1", "A4.2", "A4.3"]


def hunt_phase(game: Neanderthal) -> Flow[None]:
    """A1.4, Ga All cards with hunters or suitors: A4.1 what nobody contests, A4.2 what is contested, A4.3 predators."""
    while game.step <= PREDATORS:
        if game.hunted == NONE:
            cards = cards_to_hunt(game)
            if not cards:
                game.step += 1
                continue
            yield from choose_card(game, cards)
        yield from hunt_card(game)


# A4 Hunt order


def cards_to_hunt(game: Neanderthal) -> list[int]:
    """The cards that can come next in this step: those with hunters or suitors who have still to roll."""
    found = []
    for card in game.slots:
        if card != NONE and not game.resolved[card] and forbids_coming_next(game, card) is None:
            found.append(card)
    for card in game.tables.daughters:
        if game.tableau[card] != NONE and not game.resolved[card] and forbids_coming_next(game, card) is None:
            found.append(card)
    return found


def forbids_coming_next(game: Neanderthal, card: int) -> Reason | None:
    """A4.1 to A4.3 A card is hunted in its step; G4.2 no predator to which hunters will go on from another."""
    step = step_of(game, card)
    if step == NONE:
        return NOBODY_HUNTS_THERE
    if game.resolved[card] or step < game.step:
        return TIME_IS_OVER
    if step > game.step:
        return CONTESTED_COMES_LATER if step == CONTESTED else PREDATORS_COME_LAST
    return HUNTERS_WILL_COME if step == PREDATORS and card in game.next_stalkers else None


def step_of(game: Neanderthal, card: int) -> int:
    """A4.1 to A4.3 In which step a card is hunted, or NONE if nobody is there."""
    hosts = game.host_count(card)
    if hosts == 0:
        return NONE
    if game.card(card).hunt.predator:
        return PREDATORS
    return UNCONTESTED if hosts == 1 else CONTESTED


def choose_card(game: Neanderthal, cards: list[int]) -> Flow[None]:
    """A4.2, A4.3 The first player says which card comes next; A4.1 where nobody contests them everybody says it for his
    own, one player after another.
    """
    chooser = game.order[0]
    if game.step == UNCONTESTED:
        chooser = next(host for host in game.order if any(game.party(host, card) > 0 for card in cards))
        cards = [card for card in cards if game.party(chooser, card) > 0]
    clause = CLAUSES[game.step]
    ask = Ask(game, game.seat_of[chooser], NEXT_HUNT, clause, checkpoint=True)
    chosen = yield ask.among(game.options.hunt, cards, HUNTING)
    game.hunted = chosen.args[0]
    game.tell(clause, NOW_HUNTED, game.hunted)


class Hunting(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        forbidden = forbids_coming_next(game, a)
        if forbidden is None and game.step == UNCONTESTED and game.party(game.tribe_of(ask.seat), a) == 0:
            return ANOTHERS_HUNT
        return forbidden


HUNTING: Final = Hunting()


def hunt_card(game: Neanderthal) -> Flow[None]:
    """A daughter is courted, a biome hunted."""
    if game.is_daughter(game.hunted):
        yield from court(game, game.hunted)
    else:
        yield from game.variant.hunt_biome(game) or hunt_biome(game)
    game.resolved[game.hunted] = True
    game.hunted, game.rolled = NONE, [False] * TRIBE_COUNT


def hunt_biome(game: Neanderthal) -> Flow[None]:
    """One host after another, until nobody is left there.

    G7a: a card that was taken may leave its place, and those who wait there, to another one.
    """
    while hosts := game.hosts_on(game.hunted):
        host = hosts[0] if len(hosts) == 1 else (yield from next_hunter(game, hosts))
        game.rolled[host] = True
        yield from hunt(game, host)


def next_hunter(game: Neanderthal, hosts: list[int]) -> Flow[int]:
    """A4a, A4.4 Who rolls next: the fewest hunters, ties in the order of play; A4b but a host with a totem may be the
    first of all, and of several such hosts those with fewer hunters.
    """
    parties = sorted((game.party(host, game.hunted), n, host) for n, host in enumerate(hosts))
    waiting = [host for _, _, host in parties]
    if all(goes_first(game, host) for host in game.order if game.rolled[host]):
        for host in waiting:
            if not goes_first(game, host):
                continue
            if host == waiting[0] or (yield from wants_to_be_first(game, host)):
                return host
    return waiting[0]


def wants_to_be_first(game: Neanderthal, host: int) -> Flow[bool]:
    """A4b A totem lets a host hunt first if he likes."""
    ask = Ask(game, game.seat_of[host], HUNT_FIRST, "A4b", (game.hunted,))
    chosen = yield ask.add(game.options.go_first).add(game.options.wait)
    return chosen is game.options.go_first


# G The hunt


def hunt(game: Neanderthal, host: int) -> Flow[None]:
    """G.1, Gb All hunters of a host on a card roll, whether they like it or not.

    A1.4e, G3b: the first to succeed has the prize. G8a, G8b, G8c, G8d and G8e are examples.
    G3c: disks are freed last, so that whatever they make mature is of no use in this hunt.
    """
    card, slot = game.hunted, game.slot_of(game.hunted)
    roll = HuntRoll(game, host, card)
    yield from make(game, roll)
    yield from suffer(game, roll)
    succeeded = roll.hits() >= roll.printed.hits
    game.tell("G.1", HUNT_SUCCEEDED if succeeded else HUNT_FAILED, host, card, roll.hits())
    predators = (yield from attract(game, roll)) if succeeded else []
    claimed = yield from claim(game, roll)
    if roll.hits() == 0 and claimed != TROPHY:  # G8e: a predator in the hand has robbed its captor all the same
        rob(game, host, card)
    elif game.party(host, card) == 0 and game.rules.the_dead_hold_nothing:  # R44
        let_go(game, host, card)
    if predators:
        follow(game, host, card, slot, predators)
    else:
        leave(game, host, card, "G.2")
    if succeeded or claimed == TROPHY:
        step_aside(game, game.hosts_on(card), card, succeeded)
    elif claimed == HAND:
        yield from opportunists(game, game.hosts_on(card), card, game.slots[slot])
    yield from keep_hand_sizes(game)
    if succeeded:
        yield from reap(game, host, card)
