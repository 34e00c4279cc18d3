"""E2 Promotion to elder."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import PROMOTED, WHO_RISES
from lawspeaker.games.neanderthal.model.reasons import (
    LACKS_PORTALS,
    NOBODY_UNASSIGNED,
    NOT_TRIBAL,
    RANK_IS_TAKEN,
    RANK_IS_TOO_DEAR,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ANY_COLOUR, COLOURS, NONE, RANKS
from lawspeaker.games.neanderthal.phases.disks import bind
from lawspeaker.games.neanderthal.phases.powers import domain_colours, first_rank, has_fire, ranks_open_to
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason


def promote(game: Neanderthal, tribe: int, rank: int) -> Flow[None]:
    """E2.1 One of a tribe's own becomes an elder for good; D6b no Wanderluster does.

    E2a.1 A disk under him makes him immature, E2d unless a mature Fire Starter was there before: then he is mature at
    once (E2a.2).
    """
    _, alpha = yield from choose_group(game, tribe, FREE, 1, WHO_RISES, "E2.1", (rank,))
    raise_elder(game, tribe, rank, alpha)


def raise_elder(game: Neanderthal, tribe: int, rank: int, alpha: bool) -> None:
    """One who was unassigned, the Alpha or not, is an elder from now on."""
    free = has_fire(game, tribe)
    spot = tribe * RANKS + rank
    game.move(tribe, 1, FREE, game.spot(tribe, rank), alpha)
    game.tell("E2.1", PROMOTED, tribe, spot)
    if needs_portals(game, tribe, rank):
        game.raised[tribe] += 1
    if not free:
        bind(game, spot, "E2a.1")


def offer_promotions(game: Neanderthal, tribe: int, ask: Ask) -> None:
    """E2.1 All ranks to which a tribe can promote somebody."""
    ask.judged(game.options.promote.kind, PROMOTING)
    if game.own_unassigned(tribe) > 0:
        for rank in range(first_rank(game, tribe), RANKS):
            if forbids_rank(game, tribe, rank) is None:
                ask.allow(game.options.promote, rank)


def forbids_promotion(game: Neanderthal, tribe: int, rank: int) -> Reason | None:
    """What keeps a tribe from a promotion: its lack of people, E2.1 the side of its placard, or the rank."""
    if game.own_unassigned(tribe) == 0:
        return NOBODY_UNASSIGNED
    return forbids_rank(game, tribe, rank) if rank in ranks_open_to(game, tribe) else NOT_TRIBAL


def forbids_rank(game: Neanderthal, tribe: int, rank: int) -> Reason | None:
    """What keeps a tribe from an elder of a rank: E2b one who is there, E2a.1 his disk, or E2i.1 the portals."""
    if game.has_elder(tribe, rank):
        return RANK_IS_TAKEN
    if game.vocabulary[tribe * COLOURS + game.tables.ranks[rank].cost] == 0 and not has_fire(game, tribe):
        return RANK_IS_TOO_DEAR
    return LACKS_PORTALS if needs_portals(game, tribe, rank) and not has_portals(game, tribe, rank) else None


class Promoting(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_promotion(game, game.tribe_of(ask.seat), a)


PROMOTING: Final = Promoting()


def needs_portals(game: Neanderthal, tribe: int, rank: int) -> bool:
    """E2i.1 Whether a rank needs a domain of the brain; E2i.3 not for a tribal species."""
    return not game.tribal[tribe] and game.tables.ranks[rank].domain != NONE


def has_portals(game: Neanderthal, tribe: int, rank: int) -> bool:
    """E2i.1 Whether portals of all colours touch the domain of a rank.

    R22: perhaps others than in earlier promotions of the phase. Of the six places each domain has those of two spots,
    so that a second domain always needs all that the first leaves, and can always do with them.
    """
    if domain_colours(game, tribe, game.tables.ranks[rank].domain) != ANY_COLOUR:
        return False
    return game.rules.promotions_share_portals or game.portals_of(tribe) >= COLOURS * (game.raised[tribe] + 1)
