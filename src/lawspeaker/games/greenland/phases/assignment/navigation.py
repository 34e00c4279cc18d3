"""E6 Navigational re-assignment: sun stone and skis."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import REASSIGN, REASSIGN_TO, REASSIGNED, WHO_SWITCHES
from lawspeaker.games.greenland.model.reasons import (
    COLONISTS_STAY,
    NOBODY_THERE,
    NOT_ASSIGNED_THERE,
    NOT_FACE_UP,
    NOT_REACHED_OF_OLD,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import NEW_WORLD, TRIBE_COUNT
from lawspeaker.games.greenland.phases.assignment.sending import GUARD, is_guarded, put, role, targets
from lawspeaker.games.greenland.phases.powers import has_power
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

MOST_MOVED: Final = 3


def reassign_hunters(game: Greenland, power: int, clause: str) -> Flow[None]:
    """E6 In the order of play, all who have a power of re-assignment may use it."""
    while game.acting < len(game.order):
        tribe = game.order[game.acting]
        if not game.is_idle(tribe) and has_power(game, tribe, power):
            yield from reassign(game, tribe, clause)
        game.acting += 1


def reassign(game: Greenland, tribe: int, clause: str) -> Flow[None]:
    """E6.1 Move up to 3 pieces one by one, whatever the mariners can carry.

    The rules say 3 and the cards up to 3; cards overrule the rules (A0.3).
    """
    seat = game.seat_of[tribe]
    for left in range(MOST_MOVED, 0, -1):
        reached: list[int] = []
        ask = Ask(game, seat, REASSIGN, clause, (tribe, left), checkpoint=left == MOST_MOVED)
        if not ask.is_known():
            held = sources(game, tribe)
            reached = destinations(game, tribe, held) if held else []
            if len(reached) <= 1:  # nowhere else
                return
            ask.among(game.options.reassign, held, SWITCHING).add(game.options.done)
        chosen = yield ask
        if chosen is game.options.done:
            return
        source = chosen.args[0]
        ask = Ask(game, seat, REASSIGN_TO, clause, (source,))
        if not ask.is_known():
            reached = reached or destinations(game, tribe, sources(game, tribe))
            ask.among(game.options.send, [card for card in reached if card != source], REACHING)
        chosen = yield ask
        card = chosen.args[0]
        place = game.place_of(source)
        _, alpha = yield from choose_group(game, tribe, place, 1, WHO_SWITCHES, clause, (source, card))
        game.tell(clause, REASSIGNED, tribe, source, card)
        put(game, tribe, place, card, 1, alpha)


def sources(game: Greenland, tribe: int) -> list[int]:
    """Where a tribe has hunters, raiders and guards: E4.1 colonists, elders and husbands stay.

    Unassigned pieces stay too, for they have no assignment that could be changed.
    """
    found = []
    for card in game.in_rows():
        if game.hunters(tribe, card) > 0 and game.tables.cards[card].kind != NEW_WORLD:
            found.append(card)
    for laid in game.laid:
        for card in laid:
            if game.hunters(tribe, card) > 0 and is_guarded(game, card):
                found.append(card)
    return found


class Switching(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        if game.hunters(ask.args[0], a) == 0:
            return NOBODY_THERE
        return COLONISTS_STAY if game.tables.cards[a].kind == NEW_WORLD else None


SWITCHING: Final = Switching()


def destinations(game: Greenland, tribe: int, held: list[int]) -> list[int]:
    """E6.1 Where pieces may go: to cards to which the tribe has assigned this turn, and as guards (R23).

    E6.e1 In the first edition to daughters and livestock of the tableau in any case, but not to the New World.
    """
    cards = held[:]
    if game.rules.navigation_posts_guards:
        cards += [
            card for card in game.cards_of(tribe) if is_guarded(game, card) and is_free_to_guard(game, tribe, card)
        ]
    if not game.rules.first_edition:
        for row, card in enumerate(game.of.new_world):
            if game.landed[row * TRIBE_COUNT + tribe] > 0:
                cards.append(card)
    return cards


class Reaching(Judge[Greenland]):
    """Where a piece from a card can be moved to."""

    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = game.order[game.acting]
        if a not in targets(game):
            return NOT_FACE_UP
        if a != ask.args[0] and a in destinations(game, tribe, sources(game, tribe)):
            return None
        return NOT_REACHED_OF_OLD if game.rules.first_edition else NOT_ASSIGNED_THERE


REACHING: Final = Reaching()


def is_free_to_guard(game: Greenland, tribe: int, card: int) -> bool:
    """Whether a tribe has no guard on a card of its own yet, and could have one."""
    return (
        game.hunters(tribe, card) == 0
        and role(game, tribe, card) == GUARD
        and game.variant.forbids_send(game, tribe, card) is None
    )
