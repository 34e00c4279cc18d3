"""I2 Neolexia: new words, which free a disk of a colour that the brain knows."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ANY_COLOUR, COLOURS, NONE
from lawspeaker.games.neanderthal.phases.disks import colour_of, dedicated, free, holder_of
from lawspeaker.games.neanderthal.phases.powers import portal_colours
from lawspeaker.kernel.option import Option


def neolexia_actions(game: Neanderthal, tribe: int) -> list[Option]:
    """I2.1 The disks that a vocal species can free: under elders and husbands and on daughters, not on other cards.

    I2.ex is an example.
    """
    colours = portal_colours(game, tribe) | exogamous_colours(game, tribe)
    return [
        game.options.free(place)
        for place in dedicated(game, tribe, colours)
        if (card := holder_of(game, place)) == NONE or game.is_daughter(card)
    ]


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
