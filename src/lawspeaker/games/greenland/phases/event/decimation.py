"""D2 Decimations: crowd disease, venereal disease and feuds."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import HOW_MANY_DIE
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import CHIEF, ROUNDS_DOWN
from lawspeaker.games.greenland.phases.event.depletion import elder_options, give_elder
from lawspeaker.games.greenland.phases.powers import has_power
from lawspeaker.games.tribes.lives import lose
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Flow, Phrase, Reason
from lawspeaker.kernel.option import Option


def crowd_disease(game: Greenland, tribe: int, number: int) -> Flow[None]:
    """D2.4 It strikes a tribe with so many unassigned pieces or more."""
    if game.unassigned(tribe) >= number:
        yield from decimate(game, tribe, "D2.4")


def venereal_disease(game: Greenland, tribe: int, families: int) -> Flow[None]:
    """D2.5 It strikes a tribe with a husband of a daughter of these families (a mask), but not the husband himself."""
    for card in game.tables.daughters:
        if (families >> game.tables.cards[card].home) & 1 and game.husband(card) == tribe:
            yield from decimate(game, tribe, "D2.5")
            return


def feud(game: Greenland, tribe: int) -> Flow[None]:
    """D2.6 It strikes a tribe on whose placard nobody of any colour is on rank 1."""
    if game.everybody(game.spot(tribe, CHIEF)) == 0 and not has_peace_abroad(game, tribe):
        yield from decimate(game, tribe, "D2.6")


def has_peace_abroad(game: Greenland, tribe: int) -> bool:
    """D2.7 Whether a representative on another placard keeps a tribe's peace; R12 perhaps a missionary too.

    J1.1: the placard of a tribe that is out does not count. D2.e1: the 1st edition knows no such protection.
    """
    if game.rules.first_edition:
        return False
    return any(
        host != tribe
        and game.count(tribe, game.spot(host, CHIEF)) > 0
        and (game.monotheist(host) or game.rules.missionaries_keep_peace_at_home)
        for host in game.playing()
    )


def decimate(game: Greenland, tribe: int, clause: str) -> Flow[None]:
    """D2.1 At least half of the unassigned pieces die, AP.24 the Alpha counted as well, and D2.2 one elder anywhere."""
    present, lost = game.unassigned(tribe), 0
    if present > 0:
        ask = Ask(game, game.seat_of[tribe], HOW_MANY_DIE, clause, (tribe, present), checkpoint=True)
        chosen = yield ask.among(game.options.number, list(range(least_loss(game, tribe), present + 1)), TOLL)
        lost = chosen.args[0]
        yield from lose(game, tribe, lost, FREE, clause)
    yield from game.variant.lose_elder(game, tribe, lost) or give_elder(game, tribe, elder_options(game, tribe), "D2.2")


def least_loss(game: Greenland, tribe: int) -> int:
    """D2.1 Half, rounded up; D2.8 or down, thanks to slit goggles or an imported pot."""
    present = game.unassigned(tribe)
    return present // 2 if has_power(game, tribe, ROUNDS_DOWN) else (present + 1) // 2


def toll(game: Greenland, ask: Ask, option: Option) -> tuple[int, ...]:
    return (least_loss(game, ask.args[0]), ask.args[1])


TOLL: Final = Reason("D2.1", Phrase("toll", "least:count", "count"), toll, moot=True)
