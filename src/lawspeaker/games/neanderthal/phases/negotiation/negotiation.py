"""F Negotiation, attacks and gathering, each of them card by card."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import MEET
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE, TRIBE_COUNT
from lawspeaker.games.neanderthal.phases.any_time import keep_hand_sizes
from lawspeaker.games.neanderthal.phases.negotiation.attacks import CardMelee, sides_on
from lawspeaker.games.neanderthal.phases.negotiation.deals import CardBargain, present_on, speakers_on
from lawspeaker.games.neanderthal.phases.negotiation.gathering import gather
from lawspeaker.games.tribes.deal import begin_talks, negotiate
from lawspeaker.kernel.ask import Flow

TALKS: Final = 0  # the steps of the phase
ATTACKS: Final = 1
GATHERING: Final = 2


def negotiation_phase(game: Neanderthal) -> Flow[None]:
    """A1.3a Where tribes meet on a card they talk; A1.3b when all talks are over, or R36 at once on each card, those
    who are left there attack; A1.3c after all that they gather.
    """
    if game.step == TALKS:
        while (card := meeting_place(game)) != NONE:
            yield from meet(game, card)
        game.step, game.acting = ATTACKS, 0
        game.resolved = [False] * len(game.tables.cards)
    if game.step == ATTACKS:
        if not game.rules.attacks_follow_each_talk:
            for card in laid_out(game):
                if not game.resolved[card] and game.host_count(card) > 0:
                    yield from fight(game, card)
                game.resolved[card] = True
        game.step, game.acting = GATHERING, 0
    yield from gather(game)


def meeting_place(game: Neanderthal) -> int:
    """The card that is talked about, or the next one as they lie on the table."""
    if game.contested == NONE:
        for card in laid_out(game):
            if not game.resolved[card] and is_contested(game, card):
                begin(game, card)
                break
    return game.contested


def laid_out(game: Neanderthal) -> list[int]:
    """All cards on which pieces can meet: the rows from left to right, north first, then daughters by their owners."""
    cards = game.biomes_in_play()
    for tribe in game.order:
        cards += game.daughters_of(tribe)
    return cards


def is_contested(game: Neanderthal, card: int) -> bool:
    """Whether there is anybody to fight on a card, or to talk with."""
    present = len(present_on(game, card))
    return present > 1 or (present == 1 and len(speakers_on(game, card)) > 0)


def begin(game: Neanderthal, card: int) -> None:
    """Tribes meet on a card."""
    game.contested = card
    begin_talks(game)
    keep_silent(game)
    game.tell("F1.1", MEET, card)


def keep_silent(game: Neanderthal) -> None:
    """F1c Whoever cannot make offers about the present card has nothing to say."""
    speakers = speakers_on(game, game.contested)
    game.silent = [tribe not in speakers for tribe in range(TRIBE_COUNT)]


def meet(game: Neanderthal, card: int) -> Flow[None]:
    """F1.1 Talks, and R36 perhaps attacks at once."""
    yield from negotiate(CardBargain(game, card))
    if game.rules.attacks_follow_each_talk:
        yield from fight(game, card)
    game.resolved[card] = True
    game.contested = NONE


def fight(game: Neanderthal, card: int) -> Flow[None]:
    """F2.1 If several sides are on a card, they attack each other."""
    if len(present_on(game, card)) > 1:
        melee = CardMelee(game, card, sides_on(game, card))
        yield from melee.settle_order()
        yield from melee.fight()
        yield from keep_hand_sizes(game)
    game.resolved[card] = True
