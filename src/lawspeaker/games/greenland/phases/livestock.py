"""H Livestock."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import BABY_OR_WOOL, FED, FEED, MILKED, SHORN, SLAUGHTERED, WITHHELD
from lawspeaker.games.greenland.model.reasons import HAY_TOO_DEAR, NOT_HUNGRY, STILL_HUNGRY
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import ANIMAL, NONE
from lawspeaker.games.greenland.phases.any_time import Exchanging, discard, value_in_ivory
from lawspeaker.games.greenland.phases.event.depletion import can_pay, exchanged, pay
from lawspeaker.games.greenland.phases.negotiation.new_world import pacification
from lawspeaker.games.greenland.phases.powers import animals_of
from lawspeaker.games.tribes.lives import bear
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

FEEDING: Final = 0  # the steps of the phase
PACIFYING: Final = 1


def livestock_phase(game: Greenland) -> Flow[None]:
    """A1.5 Hay and milk, tribe by tribe; at the end H2.3 peace may be bought.

    H0.1 lets the tribes act in any order, and A2.2 in the order of play: it makes no difference to anybody.
    """
    if game.step == FEEDING:
        while game.acting < len(game.order):
            tribe = game.order[game.acting]
            if not game.is_idle(tribe):
                yield from tend(game, tribe)
            game.acting += 1
        hand_out_withheld(game)
        game.step, game.acting = PACIFYING, 0
    if not game.rules.first_edition:  # F3.e1: there it was done at the end of phase 3
        yield from pacification(game, "H2.3")


def tend(game: Greenland, tribe: int) -> Flow[None]:
    """H1.1 Pay for each D card or slaughter it, in the order the player likes; H2.1 then it gives what it gives."""
    while not game.extinct[tribe]:
        hungry = []
        for card in animals_of(game, tribe):
            if is_hungry(game, card):
                hungry.append(card)
            elif not game.resolved[card]:
                yield from milk(game, tribe, card)
        if not hungry:
            return
        ask = Ask(game, game.seat_of[tribe], FEED, "H1.1", (tribe,), checkpoint=True)
        ask.offer(game.options.feed, hungry, TENDING)
        ask.among(game.options.slaughter, hungry, NOT_HUNGRY)
        FOR_HAY.offer(game, ask, tribe)
        chosen = yield ask
        if exchanged(game, chosen):
            continue
        card = chosen.args[0]
        if chosen.kind == "slaughter":
            slaughter(game, card)
            continue
        hay = game.tables.cards[card].hay
        yield from pay(game, tribe, hay, "H1.1")
        game.tell("H1.1", FED, tribe, card, hay)
        if game.tableau[card] != NONE:
            yield from milk(game, tribe, card)


def is_hungry(game: Greenland, card: int) -> bool:
    """H1.1 Whether a card is livestock whose hay is still to be paid in this phase."""
    found = game.tables.cards[card]
    return found.kind == ANIMAL and found.hay > 0 and not game.resolved[card]


class Tending(Judge[Greenland]):
    """H1.1 Which animals a tribe can feed: those whose hay it can pay."""

    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = ask.args[0]
        if game.tableau[a] != tribe or not is_hungry(game, a):
            return NOT_HUNGRY
        return None if can_pay(game, tribe, game.tables.cards[a].hay) else HAY_TOO_DEAR


TENDING: Final = Tending()


class ForHay(Exchanging):
    """B3.1 What brings energy for hay, livestock that has its own or eats none among it. H1.2 What is still hungry is
    slaughtered instead, for energy that comes later.
    """

    def forbids_card(self, game: Greenland, tribe: int, card: int) -> Reason | None:
        forbidden = super().forbids_card(game, tribe, card)
        return forbidden or (STILL_HUNGRY if is_hungry(game, card) else None)


FOR_HAY: Final = ForHay(energy=True)


def slaughter(game: Greenland, card: int) -> None:
    """H1.2 Discard a D card for its value; the energy comes only after the phase, H0.e1 formerly at once."""
    tribe = game.tableau[card]
    found = game.tables.cards[card]
    ivory = value_in_ivory(game, card)
    discard(game, card)
    game.tell("H1.2", SLAUGHTERED, tribe, card)
    game.ivory[tribe] += ivory
    game.iron[tribe] += found.value_iron
    if game.rules.first_edition:
        game.gain_energy(tribe, found.value_energy)
    else:
        game.withheld[tribe] += found.value_energy


def milk(game: Greenland, tribe: int, card: int) -> Flow[None]:
    """H2.1 The babies of a D card, unless it was robbed this turn; H2.2 sheep give wool instead if one likes."""
    game.resolved[card] = True
    found = game.tables.cards[card]
    if game.raided[card] or found.gives == 0:
        return
    if found.wool:
        ask = Ask(game, game.seat_of[tribe], BABY_OR_WOOL, "H2.2", (card,))
        chosen = yield ask.add(game.options.baby).add(game.options.wool)
        if chosen is game.options.wool:
            game.ivory[tribe] += 1
            game.tell("H2.2", SHORN, tribe, card)
            return
    game.tell("H2.1", MILKED, tribe, card)
    bear(game, tribe, found.gives, "H2.1")


def hand_out_withheld(game: Greenland) -> None:
    """H1.2 The energy of slaughtered animals."""
    for tribe in game.playing():
        if game.withheld[tribe] > 0:
            game.tell("H1.2", WITHHELD, tribe, game.withheld[tribe])
            game.gain_energy(tribe, game.withheld[tribe])
            game.withheld[tribe] = 0
