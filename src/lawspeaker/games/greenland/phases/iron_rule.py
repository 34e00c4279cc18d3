"""F4 The Iron Rule: 1 iron keeps everybody alive in one roll."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import IRON_RULE, IRON_RULE_AFTER, LIVES_BOUGHT
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import IVORY_FOR_IRON
from lawspeaker.games.greenland.phases.any_time import exchange, exchanges
from lawspeaker.games.greenland.phases.powers import has_power
from lawspeaker.kernel.ask import Ask, Flow, Phrase
from lawspeaker.kernel.option import Option


def is_in_force(game: Greenland) -> bool:
    """C2.2 Not in the beginners' game, C3.2 not in the survivalist one."""
    return not (game.rules.beginner or game.variant.survivalist)


def payments(game: Greenland, tribe: int) -> list[Option]:
    """F4.1 Pay 1 iron, F4.2 or ivory thanks to Sunnan-Anni; B3.1 where there is neither, exchange a card for it."""
    if not is_in_force(game):
        return []
    with_ivory = has_power(game, tribe, IVORY_FOR_IRON)
    options = []
    if game.iron[tribe] > 0:
        options.append(game.options.iron_for_lives)
    if with_ivory and game.ivory[tribe] > 0:
        options.append(game.options.ivory_for_lives)
    return options or exchanges(game, tribe, ivory=with_ivory, iron=True)


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


def offer(game: Greenland, tribe: int, card: int, foes: tuple[int, int]) -> Flow[bool]:
    """F4.1 Ask a tribe whether it pays before it is attacked on a card: by which tribe, and how many."""
    return (yield from ask(game, tribe, IRON_RULE, "F4.1", (tribe, card, *foes)))


def offer_after(game: Greenland, tribe: int, card: int, number: int) -> Flow[bool]:
    """F4.e1 In the 1st edition a tribe is asked when it is known how many it loses."""
    return (yield from ask(game, tribe, IRON_RULE_AFTER, "F4.e1", (tribe, card, number)))


def ask(game: Greenland, tribe: int, topic: Phrase, clause: str, args: tuple[int, ...]) -> Flow[bool]:
    """Whether a tribe pays (F4.3)."""
    while options := payments(game, tribe):
        chosen = yield Ask(game, game.seat_of[tribe], topic, clause, args).listed([*options, game.options.decline])
        if chosen is game.options.decline:
            break
        if pay(game, tribe, chosen, clause):
            return True
    return False
