"""F Negotiation and attacks, card by card."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.any_time import check_extinction
from lawspeaker.games.greenland.attacks import CardMelee, send_guards_home, sides_on
from lawspeaker.games.greenland.deals import CardBargain
from lawspeaker.games.greenland.new_world import pacification, turn_hostile
from lawspeaker.games.greenland.phrases import MEET
from lawspeaker.games.greenland.state import Greenland
from lawspeaker.games.greenland.tables import NONE, TRIBE_COUNT
from lawspeaker.games.tribes.deal import begin_talks, negotiate
from lawspeaker.kernel.ask import Flow

CARDS: Final = 0  # the steps of the phase
PEACE: Final = 1


def negotiation_phase(game: Greenland) -> Flow[None]:
    """A1.3, F0 Where tribes meet on a card they talk, A3.2 then attack at once; F3.1 then the New World may turn."""
    if game.step == CARDS:
        while (card := meeting_place(game)) != NONE:
            yield from meet(game, card)
        turn_hostile(game)
        game.step, game.acting = PEACE, 0
    if game.rules.first_edition:
        yield from pacification(game, "F3.e1")


def meeting_place(game: Greenland) -> int:
    """The card that is talked about, or the next one as they lie on the table."""
    if game.contested == NONE:
        for card in laid_out(game):
            if not game.resolved[card] and is_contested(game, card):
                begin(game, card)
                break
    return game.contested


def laid_out(game: Greenland) -> list[int]:
    """All cards on which pieces can meet: the rows from left to right, north first, then the tableaus.

    J1.1 The last are married daughters of those who have died out.
    """
    cards = game.in_rows()
    for tribe in [*game.order, *(tribe for tribe in range(TRIBE_COUNT) if tribe not in game.order)]:
        cards += game.laid[tribe]
    return cards


def is_contested(game: Greenland, card: int) -> bool:
    """Whether there is anybody to talk with or to fight on a card."""
    place = game.place_of(card)
    if game.everybody(place) == 0:
        return False
    if game.tableau[card] == NONE:
        return len(game.tribes_on(place)) > 1
    return len(sides_on(game, card)) > 1 or len(CardBargain(game, card).parties()) > 1


def begin(game: Greenland, card: int) -> None:
    """Tribes meet on a card."""
    game.contested = card
    game.pledged, game.left = [False] * TRIBE_COUNT, [0] * TRIBE_COUNT
    begin_talks(game)
    game.tell("F0.1", MEET, card)


def meet(game: Greenland, card: int) -> Flow[None]:
    """F0.1 Talks, and A3.2 unless only one side is left, attacks. C2.2 Beginners do not attack."""
    yield from negotiate(CardBargain(game, card))
    if not game.rules.beginner:
        melee = CardMelee(game, card)
        yield from melee.fight()
        melee.dismiss_guards()
        if game.rules.first_edition:
            send_guards_home(game, card)
    check_extinction(game)
    game.resolved[card] = True
    game.contested = NONE
