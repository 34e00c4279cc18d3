"""F3 The New World turns hostile, and is pacified again."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import PACIFIED, PACIFY, TURNS_HOSTILE
from lawspeaker.games.greenland.model.reasons import NO_COLONISTS_THERE, NOT_HOSTILE, PEACE_COSTS
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.phases.any_time import FOR_IVORY, FOR_NOTHING, exchange
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason


def turn_hostile(game: Greenland) -> None:
    """A1.3.1, E2.4, F3.1 A peaceful New World card with more than 6 colonists turns hostile; the colonists stay."""
    for row, card in enumerate(game.of.new_world):
        colonists = game.everybody(game.place_of(card))
        if colonists > game.tables.colonists_allowed and not game.hostile[row]:
            game.hostile[row] = True
            game.tell("F3.1", TURNS_HOSTILE, card, colonists)


def pacification(game: Greenland, clause: str) -> Flow[None]:
    """A1.5.1, F3.2 In the order of play, whoever has colonists on a hostile card may pay 1 ivory for peace there.

    A1.e1 In the 1st edition at the end of phase 3.
    """
    while game.acting < len(game.order):
        tribe = game.order[game.acting]
        ask = Ask(game, game.seat_of[tribe], PACIFY, clause, (tribe,), checkpoint=True)
        if not game.is_idle(tribe):
            offer_peace(game, ask, tribe)
        if ask.options:
            chosen = yield ask.add(game.options.done)
            if chosen.kind == "exchange":
                exchange(game, chosen.args[0])
                continue
            if chosen.kind == "pacify":
                row = chosen.args[0]
                game.ivory[tribe] -= 1
                game.hostile[row] = False
                game.tell(clause, PACIFIED, tribe, game.of.new_world[row])
                continue
        game.acting += 1


def offer_peace(game: Greenland, ask: Ask, tribe: int) -> None:
    """Offer peace on the hostile cards on which a tribe has colonists, or B3.1 the cards to exchange for the ivory."""
    ask.offer(game.options.pacify, [NORTH, SOUTH], PACIFYING)
    if game.ivory[tribe] > 0:
        ask.judged("exchange", FOR_NOTHING)
    elif has_enemies(game, tribe):
        FOR_IVORY.offer(game, ask, tribe)


def has_enemies(game: Greenland, tribe: int) -> bool:
    """Whether a tribe has colonists on a hostile card."""
    return any(forbids_peace(game, tribe, row) in (None, PEACE_COSTS) for row in (NORTH, SOUTH))


def forbids_peace(game: Greenland, tribe: int, row: int) -> Reason | None:
    """F3.2 A hostile card with colonists of the tribe is pacified for 1 ivory."""
    if not game.hostile[row]:
        return NOT_HOSTILE
    if game.hunters(tribe, game.of.new_world[row]) == 0:
        return NO_COLONISTS_THERE
    return None if game.ivory[tribe] > 0 else PEACE_COSTS


class Pacifying(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_peace(game, ask.args[0], a)


PACIFYING: Final = Pacifying()
