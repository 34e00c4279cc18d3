"""I1 Portals: disks that join two domains of the brain, and how enough of them make a species tribal."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import CONVERTED, PORTAL_LAID
from lawspeaker.games.neanderthal.model.reasons import (
    NO_DISK_FOR_PORTAL,
    NO_MATRIARCH,
    PORTAL_IS_FULL,
    PORTAL_NOT_SHOWN,
)
from lawspeaker.games.neanderthal.model.setup import open_portal
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import COLOUR_OF_PORTAL, COLOURS, CONVERTS, PORTAL_COUNT
from lawspeaker.games.neanderthal.phases.powers import helping
from lawspeaker.kernel.ask import Reason


def open_portals(game: Neanderthal, tribe: int) -> list[int]:
    """I1.1 Where a vocal species can lay a disk."""
    shown = shown_portals(game, tribe)
    return [portal for portal in range(PORTAL_COUNT) if forbids_portal(game, tribe, portal, shown) is None]


def shown_portals(game: Neanderthal, tribe: int) -> list[bool]:
    """I1.1 Of each portal, whether a daughter shows it to a species; N1.6 perhaps one that is shown opens all."""
    shown = [False] * PORTAL_COUNT
    for card in helping(game, tribe):
        for portal, is_shown in enumerate(game.card(card).portals):
            shown[portal] = shown[portal] or is_shown
    return [True] * PORTAL_COUNT if True in shown and game.variant.lays_anywhere(game, tribe) else shown


def forbids_portal(game: Neanderthal, tribe: int, portal: int, shown: list[bool]) -> Reason | None:
    """What keeps a vocal species from a portal: I1b it is full or no disk fits, I1.1 no daughter shows it."""
    if game.portals[tribe * PORTAL_COUNT + portal] >= game.variant.disks_of_portal(game, tribe):
        return PORTAL_IS_FULL
    if game.vocabulary[tribe * COLOURS + COLOUR_OF_PORTAL[portal]] == 0:
        return NO_DISK_FOR_PORTAL
    return None if shown[portal] else PORTAL_NOT_SHOWN


def lay_portal(game: Neanderthal, tribe: int, portal: int) -> None:
    """I1.1 A disk goes from the vocabulary to the brain map; I1d.1 enough of them make the species tribal at once."""
    open_portal(game, tribe, portal)
    game.tell("I1.1", PORTAL_LAID, tribe, portal)
    if game.portals_of(tribe) >= game.variant.threshold(game):
        convert(game, tribe, "I1d.1")


def convert(game: Neanderthal, tribe: int, clause: str) -> None:
    """I1d.1 The placard turns over for good, I1c and the portals go back into the vocabulary.

    I1d.2: elders keep their ranks and their disks.
    """
    for portal in range(PORTAL_COUNT):
        place = tribe * PORTAL_COUNT + portal
        game.vocabulary[tribe * COLOURS + COLOUR_OF_PORTAL[portal]] += game.portals[place]
        game.portals[place] = 0
    game.tribal[tribe] = True
    game.tell(clause, CONVERTED, tribe)


def forbids_conversion(game: Neanderthal, tribe: int) -> Reason | None:
    """CARD.53, R61 A vocal species becomes tribal by an action only through the Matriarch."""
    return None if is_matriarchs_alpha(game, tribe) else NO_MATRIARCH


def is_matriarchs_alpha(game: Neanderthal, tribe: int) -> bool:
    """CARD.53 Whether the Alpha of a vocal species is the husband of the mature Matriarch."""
    if game.tribal[tribe]:
        return False
    return any(
        game.alpha[tribe] == game.of.wed[card] and game.is_mature(card) for card in game.tables.bearers[CONVERTS]
    )
