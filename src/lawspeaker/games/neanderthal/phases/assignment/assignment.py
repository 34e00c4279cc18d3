"""E Hunter assignment: a tribe's part, and E4 permanent assignment; `sending` has E1 and E3, and `promotion` E2."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import ANSWER_SUITORS, ASSIGN_HUNTERS, REMARRIED, WHICH_WIFE
from lawspeaker.games.neanderthal.model.reasons import (
    BRIDE_IS_IMMATURE,
    BRIDE_IS_MARRIED,
    HAS_NO_HUSBAND,
    HUSBAND_IS_FOREIGN,
    HUSBANDS_HAVE_MOVED,
    NO_BRIDE,
    NO_HAREM,
    NOBODY_TO_RECALL,
    NOT_ALMOST_EXTINCT,
    NOT_YOUR_DAUGHTER,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE, RANKS, TRIBE_COUNT
from lawspeaker.games.neanderthal.phases.any_time import (
    forbids_swap,
    keep_hand_sizes,
    recall_elder,
    send_husband_away,
    swap_alpha,
)
from lawspeaker.games.neanderthal.phases.assignment.promotion import offer_promotions, promote
from lawspeaker.games.neanderthal.phases.assignment.sending import (
    acculturate,
    offer_destinations,
    send,
    send_guest,
    take_back,
)
from lawspeaker.games.neanderthal.phases.disks import change, disks_at
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option

MOST_RECALLED: Final = 2  # E4b
MOVES_FOR_EACH_DAUGHTER: Final = 2  # E4a: enough to reach every arrangement of husbands, and an end of it

# The steps of the phase. Those of one tribe's part begin anew with the next: in ASSIGNING nobody can be called back,
# and each step further one piece more (E4b).
BEGINNING: Final = 0
ASSIGNING: Final = 1
TAKING_BACK: Final = ASSIGNING + MOST_RECALLED + 1  # Ea.3
ANSWERING: Final = TAKING_BACK + 1  # E4a


def assignment_phase(game: Neanderthal) -> Flow[None]:
    """A1.2 Phase 2. E.1 In the order of play all tribes assign their people; then what is left for the end."""
    if game.step < TAKING_BACK:
        while game.acting < len(game.order):
            yield from assign_hunters(game, game.order[game.acting])
            game.step, game.acting = BEGINNING, game.acting + 1
        game.step, game.acting = TAKING_BACK, 0
    if game.step == TAKING_BACK:
        while game.rules.hunters_can_be_taken_back and game.acting < len(game.order):
            yield from take_back(game, game.order[game.acting])
            game.acting += 1
        game.variant.be_courted(game)
        game.step, game.acting = ANSWERING, 0
        game.acted = [0] * TRIBE_COUNT
    while game.rules.sultans_answer_suitors and game.acting < len(game.order):
        yield from answer_suitors(game, game.order[game.acting])
        game.acting += 1
    if game.rules.fashion_comes_last:
        for tribe in game.order:
            acculturate(game, tribe)


# E A tribe's part


def assign_hunters(game: Neanderthal, tribe: int) -> Flow[None]:
    """E.1 A tribe assigns as many as it likes in the order it likes; Ea.3 the others stay unassigned."""
    if game.step == BEGINNING:
        game.step = ASSIGNING + (MOST_RECALLED if is_almost_extinct(game, tribe) else 0)
    while (ask := assignment_ask(game, tribe)).options:
        chosen = yield ask
        if chosen is game.shared.done:
            return
        yield from carry_out(game, tribe, chosen)


def assignment_ask(game: Neanderthal, tribe: int) -> Ask:
    """All that a tribe can do in its part, and then to end it."""
    ask = Ask(game, game.seat_of[tribe], ASSIGN_HUNTERS, "E.1", (game.unassigned(tribe),), checkpoint=True)
    if not ask.is_known():
        offer_destinations(game, tribe, ask)
        offer_promotions(game, tribe, ask)
        offer_rearrangement(game, tribe, ask)
        ask.or_else(game.shared.done)
    return ask


def offer_rearrangement(game: Neanderthal, tribe: int, ask: Ask) -> None:
    """E4b, E4a, B4a Who is called back, which husband moves, and whether the Alpha swaps."""
    ask.among(game.options.recall, permanent_places(game, tribe) if game.step > ASSIGNING else [], RECALLING)
    offer_moves_of_husbands(game, tribe, ask)
    ask.add(game.options.swap_alpha, forbids_swap(game, tribe))


def carry_out(game: Neanderthal, tribe: int, chosen: Option) -> Flow[None]:
    """One of the things that a tribe can do in its part."""
    if chosen is game.options.swap_alpha:
        yield from swap_alpha(game, tribe)
    elif chosen.kind == "recall":
        yield from recall(game, tribe, chosen.args[0])
    elif chosen.kind == "leave_wife":
        yield from move_husband(game, tribe, chosen.args[0])
    else:
        game.step = ASSIGNING
        if chosen.kind == "send":
            yield from send(game, tribe, chosen.args[0])
        elif chosen.kind == "send_guest":
            send_guest(game, tribe, chosen.args[0], chosen.args[1])
        else:
            yield from promote(game, tribe, chosen.args[0])


# E4 Permanent assignment


def permanent_places(game: Neanderthal, tribe: int) -> list[int]:
    """E4.1, GL.pa Where a tribe has elders and husbands."""
    return [place for place in range(game.of.first_wed, game.of.first_slot) if game.count(tribe, place) > 0]


def forbids_recall(game: Neanderthal, tribe: int, place: int) -> Reason | None:
    """E4b Only an almost extinct species calls back elders and husbands, two at most and before anything else."""
    if not game.of.first_wed <= place < game.of.first_slot or game.count(tribe, place) == 0:
        return NOBODY_TO_RECALL
    return None if game.step > ASSIGNING else NOT_ALMOST_EXTINCT


class Recalling(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_recall(game, game.tribe_of(ask.seat), a)


RECALLING: Final = Recalling()


def is_almost_extinct(game: Neanderthal, tribe: int) -> bool:
    """E4b Whether all who are left of a tribe are Wanderlusters, husbands and elders when its part begins.

    E4b.2 A Lazarus species has nobody to call back.
    """
    return game.own_unassigned(tribe) == 0


def recall(game: Neanderthal, tribe: int, place: int) -> Flow[None]:
    """E4b, J1.2 An elder or a husband is unassigned again; a disk under him goes back into the vocabulary."""
    game.step -= 1
    if place < game.of.first_spot:
        send_husband_away(game, game.tables.daughters[place - game.of.first_wed], tribe, "E4b")
    else:
        recall_elder(game, tribe, (place - game.of.first_spot) % RANKS)
    yield from keep_hand_sizes(game)


def offer_moves_of_husbands(game: Neanderthal, tribe: int, ask: Ask) -> None:
    """E4a A harem-holder can move husbands of his own, mature or not, from any of his daughters."""
    wives: list[int] = []
    if forbids_remarriage(game, tribe) is None:
        wives = [card for card in game.daughters_of(tribe) if game.husband(card) == tribe]
    ask.among(game.options.leave_wife, wives, LEAVING_WIFE)


def forbids_remarriage(game: Neanderthal, tribe: int) -> Reason | None:
    """E4a Only a harem-holder moves husbands, only to daughters who can be brides, and some time it has an end."""
    if not game.ways(tribe).moves_husbands:
        return NO_HAREM
    daughters = game.daughters_of(tribe)
    if all(forbids_bride(game, tribe, card) is not None for card in daughters):
        return NO_BRIDE
    return HUSBANDS_HAVE_MOVED if game.acted[tribe] >= MOVES_FOR_EACH_DAUGHTER * len(daughters) else None


def forbids_leaving_wife(game: Neanderthal, tribe: int, card: int) -> Reason | None:
    """E4a It takes a daughter of the own tableau with a husband of the own species."""
    if not game.is_daughter(card) or game.tableau[card] != tribe:
        return NOT_YOUR_DAUGHTER
    husband = game.husband(card)
    if husband == NONE:
        return HAS_NO_HUSBAND
    return forbids_remarriage(game, tribe) if husband == tribe else HUSBAND_IS_FOREIGN


def forbids_bride(game: Neanderthal, tribe: int, card: int) -> Reason | None:
    """E4a A husband goes to a daughter of the own tableau who is mature and not married."""
    if not game.is_daughter(card) or game.tableau[card] != tribe:
        return NOT_YOUR_DAUGHTER
    if game.husband(card) != NONE:
        return BRIDE_IS_MARRIED
    return None if game.is_mature(card) else BRIDE_IS_IMMATURE


class LeavingWife(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_leaving_wife(game, game.tribe_of(ask.seat), a)


class TakingWife(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_bride(game, game.tribe_of(ask.seat), a)


LEAVING_WIFE: Final = LeavingWife()
TAKING_WIFE: Final = TakingWife()


def move_husband(game: Neanderthal, tribe: int, wife: int) -> Flow[None]:
    """E4a A husband goes from one daughter to another, and the disk under him, if any, with him."""
    ask = Ask(game, game.seat_of[tribe], WHICH_WIFE, "E4a", (wife,))
    chosen = yield ask.offer(game.options.take_wife, game.daughters_of(tribe), TAKING_WIFE)
    bride = chosen.args[0]
    disks = disks_at(game, game.of.bond[wife])
    change(game, game.of.bond[wife], -disks)
    game.move_all(tribe, game.of.wed[wife], game.of.wed[bride])
    change(game, game.of.bond[bride], disks)
    game.acted[tribe] += 1
    game.tell("E4a", REMARRIED, tribe, wife, bride)
    yield from keep_hand_sizes(game)


def answer_suitors(game: Neanderthal, tribe: int) -> Flow[None]:
    """E4a, R21 When all have assigned, a harem-holder whose daughters others court may move husbands once more."""
    while is_courted(game, tribe):
        ask = Ask(game, game.seat_of[tribe], ANSWER_SUITORS, "E4a", checkpoint=True)
        offer_moves_of_husbands(game, tribe, ask)
        if not ask.options:
            return
        chosen = yield ask.add(game.shared.done)
        if chosen is game.shared.done:
            return
        yield from move_husband(game, tribe, chosen.args[0])


def is_courted(game: Neanderthal, tribe: int) -> bool:
    """Whether a suitor of another tribe is with any daughter of a tribe."""
    return any(suitor != tribe for card in game.daughters_of(tribe) for suitor in game.suitors_of(card))
