"""I2 Neolexia: new words, which free a disk of a colour that the brain knows."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.reasons import NO_PORTAL_OF_COLOUR, WORDS_FREE_NO_CARDS
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ANY_COLOUR, COLOURS, NONE
from lawspeaker.games.neanderthal.phases.disks import colour_of, dedicated, free, holder_of
from lawspeaker.games.neanderthal.phases.powers import portal_colours
from lawspeaker.kernel.ask import Reason


def free_words(game: Neanderthal, tribe: int) -> list[int]:
    """I2.1 The places from which a vocal species can free a disk, as in the example I2.ex."""
    colours = known_colours(game, tribe)
    return [place for place in dedicated(game, tribe, colours) if forbids_new_word(game, place, colours) is None]


def forbids_new_word(game: Neanderthal, place: int, colours: int) -> Reason | None:
    """I2.1 Disks of known colours are freed: under elders and husbands and on daughters, not on other cards."""
    card = holder_of(game, place)
    if card != NONE and not game.is_daughter(card):
        return WORDS_FREE_NO_CARDS
    return None if (colours >> colour_of(game, place)) & 1 else NO_PORTAL_OF_COLOUR


def known_colours(game: Neanderthal, tribe: int) -> int:
    """I2.1 The colours of a species' portals, I2a and those that its wives bring, as a mask."""
    return portal_colours(game, tribe) | exogamous_colours(game, tribe)


def exogamous_colours(game: Neanderthal, tribe: int) -> int:
    """I2a The colours that the fathers of foreign wives have had on their brain maps since the turn began, as a mask;
    of a tribal father, all.
    """
    mask = 0
    for card in game.wives_of(tribe):
        father = game.tableau[card]
        if father in (NONE, tribe):
            continue
        if game.tribal[father]:
            return ANY_COLOUR
        for colour in range(COLOURS):
            if game.mapped[father * COLOURS + colour] > 0:
                mask |= 1 << colour
    return mask


def free_word(game: Neanderthal, tribe: int, place: int) -> None:
    """I2.1 The disk goes back into the vocabulary; I2a perhaps in a colour that only a father of a wife knows."""
    own = (portal_colours(game, tribe) >> colour_of(game, place)) & 1
    free(game, place, "I2.1" if own else "I2a")
