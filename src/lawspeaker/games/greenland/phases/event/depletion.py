"""D3 Depletion: units that are paid with energy or with elders. Snow, hay (H1) and bog iron (G4.6) all take them so."""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker.games.greenland.model.phrases import ENERGY_PAID, MATRIARCH_LOST, PAY_UNIT, WHICH_ELDER
from lawspeaker.games.greenland.model.reasons import NO_ELDER_THERE, NO_ENERGY, NO_MATRIARCH_THERE
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import NONE, RANKS, TRIBE_COUNT
from lawspeaker.games.greenland.phases.any_time import (
    burned,
    check_extinction,
    exchange,
    keep_hand_sizes,
    offer_fuel,
    other_fuel,
)
from lawspeaker.games.tribes.lives import lose
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.kernel.ask import Ask, Flow, Reason
from lawspeaker.kernel.option import Option


def can_pay(game: Greenland, tribe: int, units: int) -> bool:
    """Whether a tribe has energy and elders for so many units."""
    return game.energy[tribe] + other_fuel(game, tribe) + game.all_elders(tribe) >= units


def elder_options(game: Greenland, tribe: int, rank: int = NONE) -> list[Option]:
    """D3.2 The elders of a tribe's own colour, on whichever placard; or those of one rank only. K0.2 Women, too."""
    pieces, women = game.pieces, game.variant.women(game)
    first: i64 = game.of.first_spot * TRIBE_COUNT
    spot: i64
    options = []
    for spot in range(TRIBE_COUNT * RANKS):
        if rank != NONE and spot % RANKS != rank:
            continue
        if pieces[first + spot * TRIBE_COUNT + tribe] > 0:
            options.append(game.options.give_elder.at(int(spot)))
        if women != NONE and pieces[first + spot * TRIBE_COUNT + women] > 0:
            options.append(game.options.give_matriarch.at(int(spot)))
    return options


def offer_elders(game: Greenland, ask: Ask, options: list[Option], others: Reason = NO_ELDER_THERE) -> None:
    """Offer these elders; `others` says why others cannot be given."""
    for option in options:
        ask.add(option)
    ask.judged("give_elder", others)
    if game.variant.women(game) != NONE:
        ask.judged("give_matriarch", NO_MATRIARCH_THERE if others is NO_ELDER_THERE else others)


def give_elder(
    game: Greenland, tribe: int, options: list[Option], clause: str, others: Reason = NO_ELDER_THERE
) -> Flow[None]:
    """One of these elders dies, as the tribe chooses; none where there are none."""
    if options:
        ask = Ask(game, game.seat_of[tribe], WHICH_ELDER, clause, (tribe,))
        offer_elders(game, ask, options, others)
        chosen = yield ask
        yield from bury_elder(game, tribe, chosen, clause)


def bury_elder(game: Greenland, tribe: int, chosen: Option, clause: str) -> Flow[None]:
    """An elder dies, and what he remembered for the tribe may be lost with him (B2.5)."""
    place = game.of.first_spot + chosen.args[0]
    if chosen.kind == "give_matriarch":
        game.move(game.variant.women(game), 1, place, DEAD)
        game.tell(clause, MATRIARCH_LOST, chosen.args[0])
    else:
        yield from lose(game, tribe, 1, place, clause)
    yield from keep_hand_sizes(game)


def offer_unit(game: Greenland, ask: Ask, tribe: int) -> None:
    """D3.1 Offer what a unit can be paid with: 1 energy or 1 own elder."""
    ask.add(game.options.pay_energy, None if game.energy[tribe] > 0 else NO_ENERGY)
    offer_fuel(game, ask, tribe)
    offer_elders(game, ask, elder_options(game, tribe))


def pay_unit(game: Greenland, tribe: int, chosen: Option, clause: str) -> Flow[None]:
    """Pay a unit with what was chosen."""
    if chosen is game.options.pay_energy:
        game.energy[tribe] -= 1
        game.tell(clause, ENERGY_PAID, tribe, 1)
    elif burned(game, tribe, chosen):
        game.energy[tribe] -= 1
    else:
        yield from bury_elder(game, tribe, chosen, clause)


def pay(game: Greenland, tribe: int, units: int, clause: str) -> Flow[None]:
    """D3.1 Pay units one by one."""
    for left in range(units, 0, -1):
        ask = Ask(game, game.seat_of[tribe], PAY_UNIT, clause, (tribe, left))
        if not ask.is_known():
            offer_unit(game, ask, tribe)
        chosen = yield ask
        yield from pay_unit(game, tribe, chosen, clause)
    check_extinction(game)


def exchanged(game: Greenland, chosen: Option) -> bool:
    """Whether an answer was to exchange a card, which is then done."""
    if chosen.kind != "exchange":
        return False
    exchange(game, chosen.args[0])
    return True
