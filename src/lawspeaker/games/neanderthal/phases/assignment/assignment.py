"""E Hunter assignment: a tribe's part, and E4 permanent assignment; `sending` has E1 and E3, and `promotion` E2."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import ANSWER_SUITORS, ASSIGN_HUNTERS, RECALLED, REMARRIED, WHICH_WIFE
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE, RANKS, TRIBE_COUNT
from lawspeaker.games.neanderthal.phases.any_time import (
    can_swap_alpha,
    keep_hand_sizes,
    recall_elder,
    send_husband_away,
    swap_alpha,
)
from lawspeaker.games.neanderthal.phases.assignment.promotion import promote, promotions
from lawspeaker.games.neanderthal.phases.assignment.sending import (
    acculturate,
    destinations,
    send,
    send_guest,
    take_back,
)
from lawspeaker.games.neanderthal.phases.disks import change, disks_at
from lawspeaker.kernel.ask import Ask, Flow
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
    while options := assignments(game, tribe):
        options.append(game.shared.done)
        unassigned = game.unassigned(tribe)
        chosen = yield Ask(game, game.seat_of[tribe], ASSIGN_HUNTERS, "E.1", (unassigned,), checkpoint=True).listed(
            options
        )
        if chosen is game.shared.done:
            return
        yield from carry_out(game, tribe, chosen)


def assignments(game: Neanderthal, tribe: int) -> list[Option]:
    """All that a tribe can do in its part but end it."""
    options = destinations(game, tribe)
    options += promotions(game, tribe)
    if game.step > ASSIGNING:
        options += game.options.recall.each(permanent_places(game, tribe))
    options += moves_of_husbands(game, tribe)
    if can_swap_alpha(game, tribe):
        options.append(game.options.swap_alpha)
    return options


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
        rank = (place - game.of.first_spot) % RANKS
        recall_elder(game, tribe, rank)
        game.tell("E4b", RECALLED, tribe, tribe * RANKS + rank)
    yield from keep_hand_sizes(game)


def moves_of_husbands(game: Neanderthal, tribe: int) -> list[Option]:
    """E4a A harem-holder can move husbands of his own, mature or not, from any of his daughters."""
    if forbids_remarriage(game, tribe):
        return []
    daughters = game.daughters_of(tribe)
    if game.acted[tribe] >= MOVES_FOR_EACH_DAUGHTER * len(daughters):
        return []
    return game.options.leave_wife.each([card for card in daughters if game.husband(card) == tribe])


def forbids_remarriage(game: Neanderthal, tribe: int) -> str:
    """E4a Only a harem-holder moves husbands, and only to daughters who are mature and not married."""
    return "" if game.ways(tribe).moves_husbands and unmarried(game, tribe) else "E4a"


def unmarried(game: Neanderthal, tribe: int) -> list[int]:
    """E4a A tribe's mature daughters who are not married."""
    return [card for card in game.daughters_of(tribe) if game.is_mature(card) and game.husband(card) == NONE]


def move_husband(game: Neanderthal, tribe: int, wife: int) -> Flow[None]:
    """E4a A husband goes from one daughter to another, and the disk under him, if any, with him."""
    options = game.options.take_wife.each(unmarried(game, tribe))
    chosen = yield Ask(game, game.seat_of[tribe], WHICH_WIFE, "E4a", (wife,)).listed(options)
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
    while (options := moves_of_husbands(game, tribe)) and is_courted(game, tribe):
        options.append(game.shared.done)
        chosen = yield Ask(game, game.seat_of[tribe], ANSWER_SUITORS, "E4a", checkpoint=True).listed(options)
        if chosen is game.shared.done:
            return
        yield from move_husband(game, tribe, chosen.args[0])


def is_courted(game: Neanderthal, tribe: int) -> bool:
    """Whether a suitor of another tribe is with any daughter of a tribe."""
    return any(suitor != tribe for card in game.daughters_of(tribe) for suitor in game.suitors_of(card))
