"""D3 Elder die-off, D4 Chaos and D6 Wanderlust: how a species loses its people, and where they come back."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import (
    BEFORE_DIE_OFF,
    CHAOS_SPARES,
    DIE_OFF_ROLL,
    ELDER_ENDURES,
    WANDERED,
    WHERE_TO_WANDER,
    WHICH_ELDER,
    WHO_IS_LOST,
)
from lawspeaker.games.neanderthal.model.reasons import (
    LAZARUS,
    MORE_MUST_BE_LOST,
    NO_ELDER,
    WANDER_TO_OTHERS,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    ELDERS_ENDURE,
    FIRE_STARTER,
    KEEPS_EMBERS,
    KNAPPER,
    LAUGHS,
    NONE,
    RANKS,
    TRAPPER,
    TRIBE_COUNT,
    WARRIOR,
)
from lawspeaker.games.neanderthal.phases.any_time import (
    change_sexuality,
    forbids_elder_swap,
    lose_elder,
    swap_alpha,
)
from lawspeaker.games.neanderthal.phases.losses import lose_one, offer_victims
from lawspeaker.games.neanderthal.phases.powers import chief_serves, has_fire, has_power
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

JOKES_SPARE_THE_REST: Final = 4  # CARD.42: so many die at most

# D3 Elder die-off


def die_off(game: Neanderthal, tribe: int, number: int) -> Flow[None]:
    """D3.1 Each of so many dice names a rank, and the elder there dies; B4a before that an Alpha may swap."""
    if forbids_elder_swap(game, tribe) is None:
        ask = Ask(game, game.seat_of[tribe], BEFORE_DIE_OFF, "B4a", checkpoint=True)
        chosen = yield ask.add(game.options.swap_alpha).add(game.shared.decline)
        if chosen is game.options.swap_alpha:
            yield from swap_alpha(game, tribe)
    for die in game.chance.dice(number, RANKS):
        rank = die - 1
        game.tell("D3.1", DIE_OFF_ROLL, tribe, rank)
        if game.has_elder(tribe, rank):
            clause = spared_by(game, tribe, rank)
            if clause:
                game.tell(clause, ELDER_ENDURES, tribe * RANKS + rank)
            else:
                lose_elder(game, tribe, rank, "D3.1")


def spared_by(game: Neanderthal, tribe: int, rank: int) -> str:
    """The clause that lets an elder ignore a die-off, or nothing."""
    if rank in (KNAPPER, WARRIOR, TRAPPER) and has_power(game, tribe, ELDERS_ENDURE):
        return "CARD.17"
    if rank == FIRE_STARTER and has_power(game, tribe, KEEPS_EMBERS):
        return "CARD.44"
    return ""


# D4 Chaos


def begin_chaos(game: Neanderthal) -> None:
    """Nobody has lost anything to it yet."""
    game.lost = [0] * TRIBE_COUNT


def chaos(game: Neanderthal, tribe: int) -> Flow[None]:
    """D4.1 A tribe loses tribesmen, D4.2 and an elder, D4b unless it has a fire; D4c.1 then it may live otherwise.

    D4.ex is an example.
    """
    spared = immune_by(game, tribe)
    if spared:
        game.tell(spared, CHAOS_SPARES, tribe)
        return
    yield from lose_tribesmen(game, tribe)
    if not has_fire(game, tribe):
        yield from lose_an_elder(game, tribe)
    if game.lost[tribe] > 0:
        yield from change_sexuality(game, tribe, "D4c.1")


def immune_by(game: Neanderthal, tribe: int) -> str:
    """D4a The clause that makes a tribe immune, or nothing; whoever has lost anybody already is not."""
    if game.lost[tribe] > 0:
        return ""
    if chief_serves(game, tribe):
        return "D4a.2"
    return "D4a.1" if game.unassigned(tribe) <= game.words(tribe) else ""


def lose_tribesmen(game: Neanderthal, tribe: int) -> Flow[None]:
    """D4.1 At least half of the unassigned die, the Alpha and Wanderlusters counted, as their host chooses (D6.3)."""
    least = least_loss(game, tribe, game.unassigned(tribe) + game.lost[tribe])
    while game.unassigned(tribe) > 0:
        left = max(0, least - game.lost[tribe])
        loss = game.variant.lose_hunter(game, tribe, left) or lose_tribesman(game, tribe, left)
        if not (yield from loss):
            return
        game.lost[tribe] += 1


def lose_tribesman(game: Neanderthal, tribe: int, left: int) -> Flow[bool]:
    """D4.1 One of the unassigned dies, or the tribe ends it when enough have died. Gives whether anybody died."""
    band = game.free_band(tribe)
    ask = Ask(game, game.seat_of[tribe], WHO_IS_LOST, "D4.1", (left,), checkpoint=True)
    offer_victims(game, ask, band)
    chosen = yield ask.add(game.shared.done, MORE_MUST_BE_LOST if left > 0 else None)
    if chosen is game.shared.done:
        return False
    lose_one(game, tribe, band, chosen, "D4.1")
    return True


def least_loss(game: Neanderthal, tribe: int, present: int) -> int:
    """D4.1 Half, rounded up; D4b down with a fire; CARD.42 with jokes no more than four."""
    half = present // 2 if has_fire(game, tribe) else (present + 1) // 2
    return min(half, JOKES_SPARE_THE_REST) if has_power(game, tribe, LAUGHS) else half


def lose_an_elder(game: Neanderthal, tribe: int) -> Flow[None]:
    """D4.2 An elder dies, mature or not, as the tribe chooses; R14 perhaps he counts for Wanderlust, too."""
    elders = game.elders_of(tribe)
    while elders:
        ask = Ask(game, game.seat_of[tribe], WHICH_ELDER, "D4.2").among(game.options.lose_elder, elders, NO_ELDER)
        chosen = yield ask.add(game.options.swap_alpha, forbids_elder_swap(game, tribe))
        if chosen is game.options.swap_alpha:
            yield from swap_alpha(game, tribe)
            continue
        lose_elder(game, tribe, chosen.args[0], "D4.2")
        if game.rules.elders_count_for_wanderlust:
            game.lost[tribe] += 1
        return


# D6 Wanderlust


def wander(game: Neanderthal, number: int) -> Flow[None]:
    """D6.1 Whoever has lost most to Chaos sends so many of his dead to others; J1.1 but not to a Lazarus species.

    D6b: his Alpha stays. How many have gone is kept in `acting`.
    """
    tribe = most_stricken(game)
    if tribe == NONE:
        return
    while True:
        left = min(number - game.acting, game.count(tribe, DEAD) - (game.alpha[tribe] == DEAD))
        ask = Ask(game, game.seat_of[tribe], WHERE_TO_WANDER, "D6.1", (left,), checkpoint=True)
        ask.offer(game.options.visit, game.order, VISITING)
        if left <= 0 or not ask.options:
            return
        chosen = yield ask
        host = chosen.args[0]
        game.move(tribe, 1, DEAD, game.camp(host))
        game.tell("D6.1", WANDERED, tribe, host)
        game.acting += 1


def forbids_visit(game: Neanderthal, tribe: int, host: int) -> Reason | None:
    """D6.1 Wanderlusters go to other species, J1.1 but not to a Lazarus species."""
    if host == tribe:
        return WANDER_TO_OTHERS
    return LAZARUS if game.is_lazarus(host) else None


class Visiting(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_visit(game, game.tribe_of(ask.seat), a)


VISITING: Final = Visiting()


def most_stricken(game: Neanderthal) -> int:
    """D6.1 Who has lost most to Chaos, of equals the first in the order of play; where nobody lost anything NONE, or
    R18 perhaps the first.
    """
    most = game.order[0] if game.rules.somebody_always_wanders else NONE
    for tribe in game.order:
        if game.lost[tribe] > (0 if most == NONE else game.lost[most]):
            most = tribe
    return most
