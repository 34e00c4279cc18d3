"""What may be done at any time of a phase, by anybody: crafted cards, dominance, the paths of the map; and crafting.

A faction calls `offer_extras` beside its own choices wherever it asks, or calls `linger` where it does not ask.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.phrases import LINGER, START_OF_PHASE, USED
from lawspeaker.games.root.model.reasons import NOT_CRAFTED, USE_IT_FIRST, USED_THIS_TURN
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, Root
from lawspeaker.games.root.model.tables import total
from lawspeaker.games.root.rules import craft, victory
from lawspeaker.games.root.rules.concepts import free_tools
from lawspeaker.games.root.rules.paths import closed_paths, offer_paths, open_path
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option


def start_of_phase(game: Root, seat: int) -> Flow[None]:
    """1.4.1 Before anything else in a phase its owner may, and for some cards must, use what works at its start.

    1.1.3 The order is the owner's, and dominance is one of the things that happen then: it is looked at each time.
    """
    o = game.options
    while True:
        if game.phase == BIRDSONG:
            victory.check_dominance(game, seat)
        if not game.crafted[seat].cards and not others_start(game):
            return
        ready = [card for card in game.crafted[seat].cards if can_start(game, seat, card)]
        hidden = might_start(game, seat)
        if not ready and not hidden and not others_start(game):
            return
        clause = "4.1.3" if ready or hidden else "1.4.1"
        ask = Ask(game, seat, START_OF_PHASE, clause, checkpoint=True, secret=hidden).among(o.use, ready, STARTING)
        due = any(is_due(game, card) for card in ready)
        for joiner in game.joiners():
            joiner.offer_at_start(ask, game, seat)
            due = due or joiner.is_due_at_start(game, seat)
        if not ask.options and not hidden:
            return
        chosen = yield ask.add(o.done, USE_IT_FIRST if due else None)
        if chosen is o.done:
            return
        if chosen.kind == o.use.kind:
            yield from use_card(game, seat, chosen.args[0])
        else:
            yield from take_up(game, seat, chosen)


def others_start(game: Root) -> bool:
    """Whether anything but crafted cards may work at the start of a phase."""
    return game.of.may_start or bool(game.hirelings) or bool(game.landmarks)


def might_start(game: Root, seat: int) -> bool:
    """Whether a seat is asked at the start of a phase for a card that it cannot use, as only it knows."""
    for card in game.crafted[seat].cards:
        effect = game.of.effects[card]
        if effect is not None and effect.might_start(game, seat) and card not in game.used:
            return True
    return False


def take_up(game: Root, seat: int, option: Option) -> Flow[None]:
    """Carry out what somebody has offered."""
    for joiner in game.joiners():
        flow = joiner.take_up(game, seat, option)
        if flow is not None:
            yield from flow
            return
    raise ValueError(option.text)


def forbids_starting(game: Root, seat: int, card: int) -> Reason | None:
    """4.1.3 An own crafted card that works at the start of this phase, once."""
    effect = game.of.effects[card]
    if effect is None or card not in game.crafted[seat].cards:
        return NOT_CRAFTED
    if card in game.used:
        return USED_THIS_TURN
    return effect.forbids_start(game, seat)


def can_start(game: Root, seat: int, card: int) -> bool:
    """Whether nothing forbids using an own crafted card at the start of this phase."""
    effect = game.of.effects[card]
    return effect is not None and effect.forbids_start(game, seat) is None and card not in game.used


class Starting(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_starting(game, ask.seat, a)


STARTING: Final = Starting()


def is_due(game: Root, card: int) -> bool:
    effect = game.of.effects[card]
    return effect is not None and effect.is_due(game)


def use_card(game: Root, seat: int, card: int) -> Flow[None]:
    """4.1.3 Use a crafted card; each is used once a turn."""
    effect = game.of.effects[card]
    assert effect is not None
    game.used = [*game.used, card]
    game.tell("4.1.3", USED, seat, card)
    yield from effect.use(game, seat, card)


def offer_extras(ask: Ask, game: Root, seat: int) -> Ask:
    """Offer what anybody may do at any time of the present phase of the own turn."""
    ask.judged(game.options.use.kind, USING)
    for card in game.crafted[seat].cards:
        if can_use(game, seat, card):
            ask.allow(game.options.use, card)
    victory.offer_dominance(ask, game, seat)
    offer_paths(ask, game, seat)
    for joiner in game.offering():
        joiner.offer_extras(ask, game, seat)
        if joiner.might_offer(game, seat):
            ask.secret = True  # what is offered may depend on the hand: the seat is asked in any case
    return ask


def forbids_using(game: Root, seat: int, card: int) -> Reason | None:
    """4.1.3 An own crafted card, once a turn, and when its text says."""
    effect = game.of.effects[card]
    if effect is None or card not in game.crafted[seat].cards:
        return NOT_CRAFTED
    if card in game.used:
        return USED_THIS_TURN
    return effect.forbids_use(game, seat)


def can_use(game: Root, seat: int, card: int) -> bool:
    """Whether nothing forbids using an own crafted card now."""
    effect = game.of.effects[card]
    return effect is not None and effect.forbids_use(game, seat) is None and card not in game.used


class Using(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_using(game, ask.seat, a)


USING: Final = Using()


def is_extra(game: Root, option: Option) -> bool:
    """Whether an option is one that `offer_extras` offers."""
    return option.kind in ("use", "dominate", "take_dominance", "open_path") or option.kind in game.of.extras


def do_extra(game: Root, seat: int, option: Option) -> Flow[None]:
    """Carry out what `offer_extras` has offered."""
    if option.kind == "use":
        yield from use_card(game, seat, option.args[0])
    elif option.kind == "dominate":
        victory.activate_dominance(game, seat, option.args[0])
    elif option.kind == "take_dominance":
        yield from victory.take_dominance(game, seat, option.args[0])
    elif option.kind == "open_path":
        yield from open_path(game, seat, option.args[0], option.args[1])
    else:
        yield from take_up(game, seat, option)


def linger(game: Root, seat: int, clause: str) -> Flow[None]:
    """Let a seat use what it may at any time of this phase, where its own steps do not ask for anything."""
    o = game.options
    while might_use(game, seat):
        ask = Ask(game, seat, LINGER, clause, checkpoint=True, secret=True)
        if not ask.is_known():
            offer_extras(ask, game, seat)
            ask.add(o.done)
        chosen = yield ask
        if chosen is o.done:
            return
        yield from do_extra(game, seat, chosen)


def craft_step(game: Root, seat: int, clause: str) -> Flow[None]:
    """Craft any number of cards, one after another, until done; what is allowed in the phase besides is offered too."""
    o = game.options
    while True:
        if not might_act(game, seat):
            return
        ask = Ask(game, seat, LINGER, clause, checkpoint=True, secret=True)
        if not ask.is_known():
            craft.offer_crafting(ask, game, seat)
            offer_extras(ask, game, seat)
            ask.add(o.done)
        chosen = yield ask
        if chosen is o.done:
            return
        if is_extra(game, chosen):
            yield from do_extra(game, seat, chosen)
        else:
            yield from craft.craft(game, seat, chosen.args[0])


def might_act(game: Root, seat: int) -> bool:
    """Whether, for all that everybody can see, a seat could craft or use something now: only then is it asked, and
    then always, so that being asked tells nothing of its hand.
    """
    if might_use(game, seat):
        return True
    return bool(game.hands[seat].cards) and total(free_tools(game, seat)) > 0


def might_use(game: Root, seat: int) -> bool:
    """Whether, for all that everybody can see, `offer_extras` might offer a seat something now."""
    for card in game.crafted[seat].cards:
        effect = game.of.effects[card]
        if effect is not None and effect.might_be_used(game, seat) and card not in game.used:
            return True
    for joiner in game.offering():
        if joiner.might_offer(game, seat):
            return True
    if game.phase != DAYLIGHT or not game.hands[seat].cards:
        return False
    return victory.might_dominate(game, seat) or bool(closed_paths(game, seat))
