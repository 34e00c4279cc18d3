"""H Domestic animals: phase 5."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import MILK, MILKED
from lawspeaker.games.neanderthal.model.reasons import ABOUT_ANOTHER_CARD
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import COLOURS, NONE
from lawspeaker.games.neanderthal.phases.any_time import give_birth
from lawspeaker.games.neanderthal.phases.disks import free_one
from lawspeaker.games.neanderthal.phases.powers import animals_of
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.kernel.ask import Ask, Flow


def animal_phase(game: Neanderthal) -> Flow[None]:
    """A1.5 Phase 5. A4.5 The species may go in any order, which makes no difference: it is the order of play."""
    while game.acting < len(game.order):
        tribe = game.order[game.acting]
        while (card := next_animal(game, tribe)) != NONE:
            yield from milk(game, tribe, card)
            game.resolved[card] = True
        game.acting += 1


def next_animal(game: Neanderthal, tribe: int) -> int:
    """H1.1 An animal of a tribal species that is mature, be it only now, and has not given anything yet; or NONE."""
    if game.tribal[tribe]:
        for card in animals_of(game, tribe):
            if game.is_mature(card) and not game.resolved[card]:
                return card
    return NONE


def milk(game: Neanderthal, tribe: int, card: int) -> Flow[None]:
    """H1.1 An animal gives its babies, R60 if its owner likes, and he may free the disks that it shows."""
    found = game.tables.cards[card]
    if (yield from wants_babies(game, tribe, card)):
        game.tell("H1.1", MILKED, tribe, card)
        yield from give_birth(game, tribe, found.gives, "H1.1")
    for colour in range(COLOURS):
        for _ in range(found.frees[colour]):
            yield from free_one(game, tribe, colour, "H1.1")


def wants_babies(game: Neanderthal, tribe: int, card: int) -> Flow[bool]:
    """R60 Whether the babies of an animal come, of which there may be none."""
    babies = min(game.tables.cards[card].gives, game.count(tribe, DEAD))
    if babies == 0 or not game.rules.babies_can_be_declined:
        return babies > 0
    ask = Ask(game, game.seat_of[tribe], MILK, "H1.1", (card, babies), checkpoint=True)
    chosen = yield ask.among(game.options.milk, [card], ABOUT_ANOTHER_CARD).add(game.shared.decline)
    return chosen is not game.shared.decline
