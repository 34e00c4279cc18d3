"""E Hunter assignment: a tribe's part (E0), promotion (E3) and permanent assignment (E4); `sending` has E1, E2 and E5,
and `navigation` E6.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker.games.greenland.model.phrases import (
    ABANDONED,
    ASSIGN_HUNTERS,
    PROMOTED,
    RECALLED,
    WHO_RETURNS,
    WHO_RISES,
)
from lawspeaker.games.greenland.model.reasons import (
    IS_INACTIVE,
    MARKLAND_SHUT,
    NEW_COLONISTS,
    NO_COLONISTS,
    NO_RECALL_NOW,
    NO_WAY_HOME,
    NOBODY_RETURNS,
    NOBODY_THERE,
    NOBODY_TO_RISE,
    PROMOTION_COSTS,
    RANK_TAKEN,
    SLED_IN_USE,
    TOO_FEW_MARINERS,
    asked_tribe,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import FREE_PROMOTION, NAVIGATES, NONE, RANKS, SKIS, TRIBE_COUNT
from lawspeaker.games.greenland.phases.any_time import FOR_ANYTHING, burned, exchange, keep_hand_sizes, offer_fuel
from lawspeaker.games.greenland.phases.assignment.navigation import reassign_hunters
from lawspeaker.games.greenland.phases.assignment.sending import beaver_fashion, offer_targets, send
from lawspeaker.games.greenland.phases.assignment.transport import (
    Fleet,
    fleet_for_colonists,
    has_transport,
    is_shut,
    land_of,
    mariners,
    needs_sled,
)
from lawspeaker.games.greenland.phases.powers import has_power, rank_of
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option

# The steps of the phase. The first three are those of one tribe's part, and begin anew with the next tribe.
BEGINNING: Final = 0
RECALLING: Final = 1  # somebody may still be called back (E4.2)
ASSIGNING: Final = 2
NAVIGATION: Final = 3  # E6.1
SKIING: Final = 4  # E6.2

MOST_TO_RECALL: Final = 1  # E4.2: with more unassigned hunters nobody is called back
PROMOTION: Final = 1  # E3.1: what it costs


def assignment_phase(game: Greenland) -> Flow[None]:
    """A1.2 Phase 2. E0.1 In the order of play all tribes assign hunters; E6.1 sun stone and E6.2 last of all skis."""
    if game.step < NAVIGATION:
        while game.acting < len(game.order):
            tribe = game.order[game.acting]
            if not game.extinct[tribe]:
                yield from assign_hunters(game, tribe)
            game.step, game.acting = BEGINNING, game.acting + 1
        game.step, game.acting = NAVIGATION, 0
    if game.step == NAVIGATION:
        yield from reassign_hunters(game, NAVIGATES, "E6.1")
        game.step, game.acting = SKIING, 0
    yield from reassign_hunters(game, SKIS, "E6.2")
    if game.rules.fashion_for_settled_alphas:
        for tribe in game.playing():
            beaver_fashion(game, tribe)


# E0 A tribe's part


def assign_hunters(game: Greenland, tribe: int) -> Flow[None]:
    """E0.1 A tribe assigns as many of its unassigned pieces as it likes; E0.2 the others stay unassigned."""
    if game.step == BEGINNING:
        begin(game, tribe)
    while True:
        args = (tribe, game.unassigned(tribe))
        ask = Ask(game, game.seat_of[tribe], ASSIGN_HUNTERS, "E0.1", args, checkpoint=True)
        if not ask.is_known():
            offer_targets(game, ask, tribe)
            offer_assignments(game, ask, tribe)
            if not ask.options:
                return
            ask.add(game.options.done)
        chosen = yield ask
        if chosen is game.options.done:
            return
        yield from carry_out(game, tribe, chosen)


def carry_out(game: Greenland, tribe: int, chosen: Option) -> Flow[None]:
    """One of the things that a tribe can do in its part."""
    if chosen is game.options.abandon:
        abandon_colonies(game, tribe)
    elif chosen.kind == "send":
        game.step = ASSIGNING
        yield from send(game, tribe, chosen.args[0])
    elif chosen.kind == "promote":
        yield from promote(game, tribe, tribe * RANKS + chosen.args[0])
    elif chosen.kind == "promote_abroad":
        yield from promote(game, tribe, chosen.args[0])
    elif chosen.kind == "recall":
        yield from recall(game, tribe, chosen.args[0])
    elif not burned(game, tribe, chosen):
        exchange(game, chosen.args[0])


def begin(game: Greenland, tribe: int) -> None:
    """E4.2 A tribe with few hunters may call somebody back."""
    game.step = RECALLING if game.unassigned(tribe) <= MOST_TO_RECALL else ASSIGNING


def offer_assignments(game: Greenland, ask: Ask, tribe: int) -> None:
    """Offer all that a tribe can do in its part but send hunters and end it.

    B3.1 Cards are exchanged at any time: here even if nothing is to be paid, say for the most iron in phase 3. But when
    nothing else is left to do, nobody is asked for that alone.
    """
    o = game.options
    hindered = forbids_rising(game, tribe)
    ranks = [] if hindered else [rank for rank in range(RANKS) if has_place(game, tribe, rank)]
    ask.among(o.promote, ranks, RISING if hindered is None else hindered)
    game.variant.offer_promotions_abroad(game, ask, tribe)
    if hindered is PROMOTION_COSTS:
        offer_fuel(game, ask, tribe)
    ask.among(o.recall, returning(game, tribe), RETURNING)
    ask.add(o.abandon, forbids_abandoning(game, tribe))
    if not game.is_idle(tribe) and (ask.options or game.unassigned(tribe) > 0):
        cards = [card for card in FOR_ANYTHING.cards(game, tribe) if not needs_sled(game, tribe, card)]
        ask.among(o.exchange, cards, TRAVELLING)


class Travelling(Judge[Greenland]):
    """E1.6 Whoever travels by a sled does not give it away."""

    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = asked_tribe(game, ask)
        forbidden = FOR_ANYTHING.forbids_card(game, tribe, a)
        return forbidden or (SLED_IN_USE if needs_sled(game, tribe, a) else None)


TRAVELLING: Final = Travelling()


# E3 Promotion to elder


def promote(game: Greenland, tribe: int, spot: int) -> Flow[None]:
    """E3.1 An unassigned hunter becomes an elder, and his power works at once; E3.2 he keeps his rank for good.

    The Alpha may rise too, and hunts no more.
    """
    _, alpha = yield from choose_group(game, tribe, FREE, 1, WHO_RISES, "E3.1", (spot % RANKS,))
    if not promotes_freely(game, tribe):
        game.energy[tribe] -= PROMOTION
    game.move(tribe, 1, FREE, game.of.first_spot + spot, alpha)
    game.tell("E3.1", PROMOTED, tribe, spot)


def promotes_freely(game: Greenland, tribe: int) -> bool:
    """E3.4 With Nelii a promotion costs nothing."""
    return has_power(game, tribe, FREE_PROMOTION)


def affords_promotion(game: Greenland, tribe: int) -> bool:
    """AP.5 A promotion costs 1 energy."""
    return game.energy[tribe] >= PROMOTION or promotes_freely(game, tribe)


def forbids_rising(game: Greenland, tribe: int) -> Reason | None:
    """E3.1 A promotion takes a hunter and his energy; M1.5 and a tribe that is active."""
    if game.is_idle(tribe):
        return IS_INACTIVE
    if game.unassigned(tribe) == 0:
        return NOBODY_TO_RISE
    forbidden = game.variant.forbids_promotion(game, tribe)
    return forbidden or (None if affords_promotion(game, tribe) else PROMOTION_COSTS)


class Rising(Judge[Greenland]):
    """E3.3 To which ranks a tribe that can promote hunters promotes them: where there is a place."""

    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        return None if has_place(game, asked_tribe(game, ask), a) else RANK_TAKEN


RISING: Final = Rising()


def has_place(game: Greenland, tribe: int, rank: int) -> bool:
    """E3.3 Only some ranks hold several elders; E3.e1 in the first edition all.

    Foreign elders on a rank do not take the place of one's own.
    """
    return game.elders(tribe, rank) == 0 or rank_of(game, tribe, rank).several


# E4 Permanent assignment


def permanent_places(game: Greenland, tribe: int) -> list[int]:
    """E4.1 Where a tribe has colonists, husbands and elders."""
    colonies = [game.place_of(card) for card in game.of.new_world]
    places = [colony for colony in colonies if game.count(tribe, colony) > 0]
    pieces = game.pieces
    place: i64
    for place in range(game.of.first_wed, game.of.places):
        if pieces[place * TRIBE_COUNT + tribe] > 0:
            places.append(int(place))
    return places


def recall(game: Greenland, tribe: int, place: int) -> Flow[None]:
    """E4.2 One elder, colonist or husband becomes an unassigned hunter again."""
    _, alpha = yield from choose_group(game, tribe, place, 1, WHO_RETURNS, "E4.2", (place,))
    game.step = ASSIGNING
    game.move(tribe, 1, place, FREE, alpha)
    game.tell("E4.2", RECALLED, tribe, place)
    yield from keep_hand_sizes(game)


def returning(game: Greenland, tribe: int) -> list[int]:
    """The places from which a tribe can call somebody back."""
    if game.step != RECALLING:
        return []
    return [place for place in permanent_places(game, tribe) if forbids_recall(game, tribe, place) is None]


def forbids_recall(game: Greenland, tribe: int, place: int) -> Reason | None:
    """E4.2 Only a tribe that began with few hunters calls somebody back, one piece, and before it sends anybody.

    Who is abroad needs a mariner or sled as on the way out; an elder on the own placard is at home. D9.e1 The first
    edition shuts Markland both ways. L4.e Nobody returns in the co-operative game.
    """
    if not game.variant.allows_return:
        return NOBODY_RETURNS
    if game.is_idle(tribe):
        return IS_INACTIVE
    if game.step != RECALLING:
        return NO_RECALL_NOW
    if place == game.place_of(game.of.markland) and is_shut(game, game.of.markland):
        return MARKLAND_SHUT
    return None if has_transport(game, tribe, land_of_place(game, place)) else NO_WAY_HOME


class Returning(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = asked_tribe(game, ask)
        return forbids_recall(game, tribe, a) if a in permanent_places(game, tribe) else NOBODY_THERE


RETURNING: Final = Returning()


def land_of_place(game: Greenland, place: int) -> int:
    """The homeland in which a husband or an elder stands; NONE for a colonist."""
    if place >= game.of.first_spot:
        return game.homeland((place - game.of.first_spot) // RANKS)
    if place >= game.of.first_wed:
        return land_of(game, game.tables.daughters[place - game.of.first_wed])
    return NONE


def abandon_colonies(game: Greenland, tribe: int) -> None:
    """E4.3 All colonists of a tribe come home, and can be assigned like its other hunters."""
    game.step = ASSIGNING
    game.fetched[tribe] = fleet_for_colonists(game, tribe)
    for card in game.of.new_world:
        game.move_all(tribe, game.place_of(card), FREE)
    game.tell("E4.3", ABANDONED, tribe)


def forbids_abandoning(game: Greenland, tribe: int) -> Reason | None:
    """E4.3 The mariners must suffice for all colonists, and none is left behind or newly sent. E4.4 Part of them can
    only leave in phase 3. D9.e1 The first edition shuts Markland both ways. L4.e Not in the co-operative game.
    """
    fleet = fleet_for_colonists(game, tribe)
    if fleet == 0:
        return NO_COLONISTS
    if not game.variant.allows_return:
        return NOBODY_RETURNS
    if game.is_idle(tribe):
        return IS_INACTIVE
    if game.landed[NORTH * TRIBE_COUNT + tribe] + game.landed[SOUTH * TRIBE_COUNT + tribe] > 0:
        return NEW_COLONISTS
    if is_shut(game, game.of.markland) and game.hunters(tribe, game.of.markland) > 0:
        return MARKLAND_SHUT
    if game.rules.fetching_spends_mariners:
        own = Fleet(game, tribe)
        fleet += own.needed(own.sleds)
    return None if fleet <= mariners(game, tribe) else TOO_FEW_MARINERS
