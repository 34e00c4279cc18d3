"""F4 The Iron Rule: 1 iron keeps everybody alive in one roll."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import IRON_RULE, IRON_RULE_AFTER, LIVES_BOUGHT
from lawspeaker.games.greenland.model.reasons import (
    NO_IRON_FOR_LIVES,
    NO_IRON_RULE,
    NO_IVORY_FOR_LIVES,
    NO_SUNNAN_ANNI,
    SURVIVALISTS_HAVE_NONE,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import IVORY_FOR_IRON
from lawspeaker.games.greenland.phases.any_time import FOR_IRON, FOR_IVORY_OR_IRON, FOR_NOTHING, exchange
from lawspeaker.games.greenland.phases.powers import has_power
from lawspeaker.games.tribes.attack import Attack
from lawspeaker.kernel.ask import Ask, Flow, Reason, Topic
from lawspeaker.kernel.option import Option


def is_in_force(game: Greenland) -> bool:
    """C2.2 Not in the beginners' game, C3.2 not in the survivalist one."""
    return not (game.rules.beginner or game.variant.survivalist)


def forbids_iron(game: Greenland, tribe: int) -> Reason | None:
    """F4.1 It takes 1 iron."""
    if not is_in_force(game):
        return NO_IRON_RULE if game.rules.beginner else SURVIVALISTS_HAVE_NONE
    return None if game.iron[tribe] > 0 else NO_IRON_FOR_LIVES


def forbids_ivory(game: Greenland, tribe: int) -> Reason | None:
    """F4.2 Thanks to Sunnan-Anni 1 ivory does."""
    if not is_in_force(game):
        return NO_IRON_RULE if game.rules.beginner else SURVIVALISTS_HAVE_NONE
    if not has_power(game, tribe, IVORY_FOR_IRON):
        return NO_SUNNAN_ANNI
    return None if game.ivory[tribe] > 0 else NO_IVORY_FOR_LIVES


def offer_payments(game: Greenland, ask: Ask, tribe: int) -> None:
    """Offer to pay for the lives; B3.1 where there are no disks for it, to exchange a card for some."""
    iron, ivory = forbids_iron(game, tribe), forbids_ivory(game, tribe)
    ask.add(game.options.iron_for_lives, iron)
    ask.add(game.options.ivory_for_lives, ivory)
    if iron is None or ivory is None:
        ask.judged("exchange", FOR_NOTHING)
    elif is_in_force(game):
        (FOR_IRON if ivory is NO_SUNNAN_ANNI else FOR_IVORY_OR_IRON).offer(game, ask, tribe)


def pay(game: Greenland, tribe: int, chosen: Option, clause: str) -> bool:
    """Do what was chosen among the payments; gives whether the lives are bought, or a card was only exchanged."""
    if chosen.kind == "exchange":
        exchange(game, chosen.args[0])
        return False
    if chosen is game.options.iron_for_lives:
        game.iron[tribe] -= 1
    else:
        game.ivory[tribe] -= 1
    game.tell(clause, LIVES_BOUGHT, tribe)
    return True


def offer(game: Greenland, tribe: int, card: int, attack: Attack) -> Flow[bool]:
    """F4.1 Ask a tribe whether it pays before it is attacked on a card: by which tribe, and how many."""
    side = attack.side
    args = (tribe, card, side.tribe, side.strength(game))
    return (yield from ask_payment(game, tribe, IRON_RULE, "F4.1", args, attack))


def offer_after(game: Greenland, tribe: int, card: int, number: int) -> Flow[bool]:
    """F4.e1 In the 1st edition a tribe is asked when it is known how many it loses."""
    return (yield from ask_payment(game, tribe, IRON_RULE_AFTER, "F4.e1", (tribe, card, number)))


def ask_payment(
    game: Greenland, tribe: int, topic: Topic, clause: str, args: tuple[int, ...], attack: Attack | None = None
) -> Flow[bool]:
    """Whether a tribe pays (F4.3), before an attack or after it."""
    while is_in_force(game):
        ask = Ask(game, game.seat_of[tribe], topic, clause, args)
        ask.pending = attack
        offer_payments(game, ask, tribe)
        if not ask.options:
            break
        chosen = yield ask.add(game.options.decline)
        if chosen is game.options.decline:
            break
        if pay(game, tribe, chosen, clause):
            return True
    return False
