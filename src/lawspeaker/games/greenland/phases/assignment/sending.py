"""E1, E2, E5 Sending pieces to cards: hunters to biomes, colonists to the New World, raiders and guards to tableaux."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import (
    ALPHA_SENT,
    FASHIONABLE,
    HOW_MANY,
    SENT_TO_GUARD,
    SENT_TO_HUNT,
    SENT_TO_RAID,
    SENT_TO_SETTLE,
)
from lawspeaker.games.greenland.model.reasons import (
    BEGINNERS_SEND_NOBODY,
    CANNOT_BE_RAIDED,
    FOREIGN_TABLEAU,
    JUST_ABANDONED,
    MARKLAND_CLOSED,
    MARKLAND_SHUT,
    NO_HUNTERS,
    NO_RAID_FOR_THAT,
    NO_WAR_CHIEF,
    NO_WAY,
    NO_WAY_TO_NEW_WORLD,
    NO_WAY_TO_TABLEAU,
    NOT_FACE_UP,
    NOT_GUARDED,
    SEA_ICE,
    asked_tribe,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    DAUGHTER,
    FASHION,
    MARITIME,
    NEW_WORLD,
    NO_MARITIME,
    NO_MARKLAND,
    NONE,
    TRIBE_COUNT,
)
from lawspeaker.games.greenland.phases.any_time import shows_icon
from lawspeaker.games.greenland.phases.assignment.transport import Fleet, land_of, room
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

# GL.4, GL.5, GL.6, GL.8 What a piece on a card is, by whose card it is.
HUNTER: Final = 0
COLONIST: Final = 1
RAIDER: Final = 2
GUARD: Final = 3
CLAUSES: Final[list[str]] = ["E1.1", "E2.3", "E5.1", "E5.5"]


def role(game: Greenland, tribe: int, card: int) -> int:
    """What a tribe's pieces on a card are. Guards protect what is one's own, and a wife abroad."""
    owner = game.tableau[card]
    if owner == NONE:
        return COLONIST if game.tables.cards[card].kind == NEW_WORLD else HUNTER
    if game.variant.is_occupied(game, card):
        return RAIDER
    if owner == tribe or (game.is_daughter(card) and game.husband(card) == tribe):
        return GUARD
    return RAIDER


def send(game: Greenland, tribe: int, card: int) -> Flow[None]:
    """E0.1 Several pieces may share a card, as many as transport allows."""
    clause = CLAUSES[role(game, tribe, card)]
    most = min(game.unassigned(tribe), room(game, tribe, card))
    number, alpha = yield from choose_group(game, tribe, FREE, most, HOW_MANY, clause, (card,))
    tell_sent(game, tribe, card, number, alpha)
    put(game, tribe, FREE, card, number, alpha)


def tell_sent(game: Greenland, tribe: int, card: int, number: int, alpha: bool) -> None:
    """Who goes where, and as what."""
    sent_as = role(game, tribe, card)
    clause = CLAUSES[sent_as]
    game.tell(clause, [SENT_TO_HUNT, SENT_TO_SETTLE, SENT_TO_RAID, SENT_TO_GUARD][sent_as], tribe, number, card)
    if alpha:
        game.tell(clause, ALPHA_SENT, tribe, card)


def put(game: Greenland, tribe: int, source: int, card: int, number: int, alpha: bool) -> None:
    """Pieces go to a card; E2.3 in the New World they will stay, so that there newcomers are counted apart.

    AP.17 An Alpha who comes to the New World is in fashion, but K4.c not when he goes from one card of it to the other.
    """
    game.move(tribe, number, source, game.place_of(card), alpha)
    found = game.tables.cards[card]
    if found.kind == NEW_WORLD:
        game.landed[found.row * TRIBE_COUNT + tribe] += number
        settled = any(source == game.place_of(colony) for colony in game.of.new_world)
        if alpha and not settled and not game.rules.fashion_for_settled_alphas:
            beaver_fashion(game, tribe)


def beaver_fashion(game: Greenland, tribe: int) -> None:
    """AP.17 In the year of beaver-fur fashion an Alpha in the New World earns 1 ivory."""
    if shows_icon(game, FASHION) and (game.alpha_on(tribe, game.of.markland) or game.alpha_on(tribe, game.of.vinland)):
        game.ivory[tribe] += 1
        game.tell("AP.17", FASHIONABLE, tribe)


def targets(game: Greenland) -> list[int]:
    """Where anybody could be sent: the biomes of both rows, and daughters and livestock of all tableaux."""
    cards = game.in_rows()
    for laid in game.laid:
        for card in laid:
            if is_guarded(game, card):
                cards.append(card)
    return cards


def is_guarded(game: Greenland, card: int) -> bool:
    """Whether a card of a tableau is a daughter or livestock, which alone are raided and guarded."""
    return game.tables.cards[card].kind in (ANIMAL, DAUGHTER)


def offer_targets(game: Greenland, ask: Ask, tribe: int) -> None:
    """Offer to send hunters wherever a tribe can, of all `targets`."""
    send = game.options.send
    ask.judged(send.kind, SENDING)
    if game.unassigned(tribe) == 0:
        return
    fleet, variant = Fleet(game, tribe), game.variant
    hindered, raids = may_forbid_hunts(game, tribe), game.has_war_chief(tribe)  # E5.2
    for card in game.in_rows():
        found = game.tables.cards[card]
        abroad = found.row != fleet.home or found.kind == NEW_WORLD  # E1.5
        if (abroad and fleet.room(card) == 0) or (hindered and forbids_hunt(game, tribe, card) is not None):
            continue
        if variant.forbids_send(game, tribe, card) is None:
            ask.allow(send, card)
    for laid in game.laid:
        for card in laid:
            if is_guarded(game, card):
                sent_as = role(game, tribe, card)
                if (raids or sent_as == GUARD) and forbids_role(game, tribe, card, fleet, sent_as) is None:
                    ask.allow(send, card)


# Why somebody cannot be sent


def forbids_send(game: Greenland, tribe: int, card: int, fleet: Fleet) -> Reason | None:
    """What keeps a tribe from sending anybody to a card: its lack of hunters, the card, or the way there.

    E1.1 What lies face up is hunted.
    """
    if game.tableau[card] == NONE and game.row_of(card) == NONE:
        return NOT_FACE_UP
    if game.unassigned(tribe) == 0:
        return NO_HUNTERS
    return forbids_target(game, tribe, card, fleet)


class Sending(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = asked_tribe(game, ask)
        return forbids_send(game, tribe, a, Fleet(game, tribe))


SENDING: Final = Sending()


def forbids_target(game: Greenland, tribe: int, card: int, fleet: Fleet) -> Reason | None:
    """What keeps a tribe's hunters from a card that lies in a row or a tableau."""
    return forbids_role(game, tribe, card, fleet, role(game, tribe, card))


def forbids_role(game: Greenland, tribe: int, card: int, fleet: Fleet, sent_as: int) -> Reason | None:
    """The same, for hunters who would be this on the card."""
    if sent_as == GUARD:
        forbidden = forbids_guard(game, tribe, card)
    elif sent_as == RAIDER:
        forbidden = forbids_raid(game, tribe, card)
    else:
        forbidden = forbids_hunt(game, tribe, card)
    return forbidden or game.variant.forbids_send(game, tribe, card) or forbids_crossing(game, card, fleet)


def forbids_hunt(game: Greenland, tribe: int, card: int) -> Reason | None:
    """D8.1, D9.1 The event may forbid hunting a card of a row, E4.3 or colonies just abandoned."""
    if game.hunt_of(card).type == MARITIME and shows_icon(game, NO_MARITIME):
        return SEA_ICE
    if card == game.of.markland and shows_icon(game, NO_MARKLAND):
        return MARKLAND_SHUT if game.rules.first_edition else MARKLAND_CLOSED
    if game.tables.cards[card].kind == NEW_WORLD and game.fetched[tribe] > 0:
        return JUST_ABANDONED
    return None


def may_forbid_hunts(game: Greenland, tribe: int) -> bool:
    """Whether `forbids_hunt` may forbid anything now."""
    return game.fetched[tribe] > 0 or shows_icon(game, NO_MARITIME) or shows_icon(game, NO_MARKLAND)


def forbids_guard(game: Greenland, tribe: int, card: int) -> Reason | None:
    """E5.5 Daughters and livestock are guarded; E5.e1 in the first edition only those of one's own tableau.

    C2.2 Beginners neither guard nor raid.
    """
    if game.rules.beginner:
        return BEGINNERS_SEND_NOBODY
    if not is_guarded(game, card):
        return NOT_GUARDED
    return FOREIGN_TABLEAU if game.rules.first_edition and game.tableau[card] != tribe else None


def forbids_raid(game: Greenland, tribe: int, card: int) -> Reason | None:
    """E5.1 D cards and daughters are raided, E5.4 no I cards and none marked against it; E5.2 it takes a War Chief.

    E5.6 Husbands and elders, who stand elsewhere, are never the target.
    """
    if game.rules.beginner:
        return BEGINNERS_SEND_NOBODY
    if not is_guarded(game, card):
        return NO_RAID_FOR_THAT
    if game.tables.cards[card].raid == 0:
        return CANNOT_BE_RAIDED
    return None if game.has_war_chief(tribe) else NO_WAR_CHIEF


def forbids_crossing(game: Greenland, card: int, fleet: Fleet) -> Reason | None:
    """E1.3 A card abroad takes a mariner or E1.6 a sled, E5.3 in a tableau too; E2.1 the New World takes a mariner."""
    if fleet.room(card) > 0:
        return None
    if game.tableau[card] != NONE:
        return NO_WAY_TO_TABLEAU
    return NO_WAY_TO_NEW_WORLD if land_of(game, card) == NONE else NO_WAY
