"""What may be done at any time of a phase, by anybody: crafted cards, dominance, the paths of the map; and crafting.

A faction offers `extras` beside its own choices wherever it asks, or calls `linger` where it does not ask.
"""

from __future__ import annotations

from lawspeaker.games.root import craft, victory
from lawspeaker.games.root.paths import open_path, path_options
from lawspeaker.games.root.phrases import LINGER, START_OF_PHASE, USED
from lawspeaker.games.root.state import BIRDSONG, DAYLIGHT, Root
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option


def start_of_phase(game: Root, seat: int) -> Flow[None]:
    """1.4.1 Before anything else in a phase its owner may, and for some cards must, use what works at its start.

    1.1.3 The order is the owner's, and dominance is one of the things that happen then: it is looked at each time.
    """
    o = game.options
    while True:
        if game.phase == BIRDSONG:
            victory.check_dominance(game, seat)
        ready = [card for card in game.crafted[seat].cards if at_start(game, seat, card)]
        if not ready:
            return
        options = [o.use(card) for card in ready]
        if not any(is_due(game, card) for card in ready):
            options.append(o.done)
        chosen = yield Ask(game, seat, START_OF_PHASE, "4.1.3", checkpoint=True).listed(options)
        if chosen is o.done:
            return
        yield from use_card(game, seat, chosen.args[0])


def at_start(game: Root, seat: int, card: int) -> bool:
    effect = game.of.effects[card]
    return effect is not None and card not in game.used and effect.at_start_of(game, seat, card)


def is_due(game: Root, card: int) -> bool:
    effect = game.of.effects[card]
    return effect is not None and effect.is_due(game)


def use_card(game: Root, seat: int, card: int) -> Flow[None]:
    """4.1.3 Use a crafted card; each is used once a turn."""
    effect = game.of.effects[card]
    assert effect is not None
    game.used.append(card)
    game.tell("4.1.3", USED, seat, card)
    yield from effect.use(game, seat, card)


def extras(game: Root, seat: int) -> list[Option]:
    """What anybody may do at any time of the present phase of the own turn, beside the faction's own choices."""
    o = game.options
    options: list[Option] = []
    for card in game.crafted[seat].cards:
        effect = game.of.effects[card]
        if effect is not None and card not in game.used and effect.during(game, seat, card):
            options.append(o.use(card))
    if game.phase == DAYLIGHT:
        options += victory.dominance_options(game, seat)
        options += path_options(game, seat)
    return options


def is_extra(option: Option) -> bool:
    """Whether an option is one of `extras`."""
    return option.kind in ("use", "dominate", "take_dominance", "open_path")


def do_extra(game: Root, seat: int, option: Option) -> Flow[None]:
    """Carry out one of `extras`."""
    if option.kind == "use":
        yield from use_card(game, seat, option.args[0])
    elif option.kind == "dominate":
        victory.activate_dominance(game, seat, option.args[0])
    elif option.kind == "take_dominance":
        yield from victory.take_dominance(game, seat, option.args[0])
    else:
        yield from open_path(game, seat, option.args[0], option.args[1])


def linger(game: Root, seat: int, clause: str) -> Flow[None]:
    """Let a seat use what it may at any time of this phase, where its own steps do not ask for anything."""
    o = game.options
    while might_use(game, seat):
        options = extras(game, seat)
        options.append(o.done)
        chosen = yield Ask(game, seat, LINGER, clause, checkpoint=True, secret=True).listed(options)
        if chosen is o.done:
            return
        yield from do_extra(game, seat, chosen)


def craft_step(game: Root, seat: int, clause: str) -> Flow[None]:
    """Craft any number of cards, one after another, until done; what is allowed in the phase besides is offered too."""
    o = game.options
    while True:
        if not might_act(game, seat):
            return
        options = craft.craft_options(game, seat) + extras(game, seat)
        options.append(o.done)
        chosen = yield Ask(game, seat, LINGER, clause, checkpoint=True, secret=True).listed(options)
        if chosen is o.done:
            return
        if is_extra(chosen):
            yield from do_extra(game, seat, chosen)
        else:
            yield from craft.craft(game, seat, chosen.args[0])


def might_act(game: Root, seat: int) -> bool:
    """Whether, for all that everybody can see, a seat could craft or use something now: only then is it asked, and
    then always, so that being asked tells nothing of its hand.
    """
    if might_use(game, seat):
        return True
    return bool(game.hands[seat].cards) and sum(craft.free_tools(game, seat)) > 0


def might_use(game: Root, seat: int) -> bool:
    """Whether, for all that everybody can see, a seat could do one of `extras` now."""
    for card in game.crafted[seat].cards:
        effect = game.of.effects[card]
        if effect is not None and card not in game.used and effect.might_be_used(game, seat, card):
            return True
    if game.phase != DAYLIGHT or not game.hands[seat].cards:
        return False
    return victory.might_dominate(game, seat) or bool(path_options(game, seat))
