"""4.1 Crafting."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.party import Joiner
from lawspeaker.games.root.model.phrases import CRAFT_WHERE, CRAFT_WITH, CRAFTED, CRAFTED_ITEM
from lawspeaker.games.root.model.reasons import (
    ITEM_GONE,
    NO_CRAFT_EFFECT,
    NO_FREE_TOOL,
    NO_TOOL_THERE,
    NOT_IN_HAND,
    SAME_NAME,
    TOO_FEW_IN_ALL,
    TOO_FEW_TOOLS,
)
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import ANY, BIRD, CLEARINGS, NONE, total
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.concepts import free_tools
from lawspeaker.games.root.rules.pieces import sweep
from lawspeaker.games.root.rules.victory import add_points, check_points
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.field import changed

FAVORS = ["favor_foxes", "favor_rabbits", "favor_mice"]  # by suit of the clearings


def forbids_crafting(game: Root, seat: int, card: int, free: list[int]) -> Reason | None:
    """4.1 Ambush and dominance cannot be crafted; 4.1.1 the free tools must pay the cost; and what `forbids_effect`."""
    cost = game.deck_of.cost[card]
    if not cost:
        return NO_CRAFT_EFFECT
    lacking = 0
    for suit in range(BIRD):
        if cost[suit] > free[suit]:
            lacking += cost[suit] - free[suit]
    if lacking > free[BIRD]:
        return TOO_FEW_TOOLS
    if total(free) < game.deck_of.symbols[card]:
        return TOO_FEW_IN_ALL
    own = game.factions[seat].forbids_own_craft(game, card)
    if own is not None:
        return own
    return None if game.factions[seat].crafts_in_vain(game) else forbids_effect(game, seat, card)


def forbids_effect(game: Root, seat: int, card: int) -> Reason | None:
    """4.1.2 The item must be there; 4.1.4 no second card of the same name."""
    deck = game.deck_of
    if deck.item[card] != NONE and not sources(game, seat, deck.item[card]):
        return ITEM_GONE
    if deck.persistent[card]:
        for other in game.crafted[seat].cards:
            if deck.effect[other] == deck.effect[card]:
                return SAME_NAME
    return None


def sources(game: Root, seat: int, item: int) -> list[Joiner | None]:
    """Where a seat can take an item that it crafts: None for the supply on the map (4.1.2)."""
    found: list[Joiner | None] = [None] if game.items[item] > 0 else []
    for landmark in game.landmarks:
        if landmark.offers_item(game, seat, item):
            found.append(landmark)
    return found


class Crafting(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a not in game.hands[ask.seat].cards:
            return NOT_IN_HAND
        return forbids_crafting(game, ask.seat, a, free_tools(game, ask.seat))


class CraftingOver(Judge[Root]):
    """Of hand cards, once the time for crafting is over, or without anything to craft with."""

    def __init__(self, over: Reason) -> None:
        self.over = over

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return self.over if a in game.hands[ask.seat].cards else NOT_IN_HAND


CRAFTING: Final = Crafting()


def craftable(game: Root, seat: int) -> list[int]:
    """The hand cards that a seat can craft now."""
    hand = game.hands[seat].cards
    if not hand:
        return []
    free = free_tools(game, seat)
    tools, symbols = total(free), game.deck_of.symbols
    if tools == 0:
        return []
    return [card for card in hand if symbols[card] <= tools and forbids_crafting(game, seat, card, free) is None]


def offer_crafting(ask: Ask, game: Root, seat: int) -> Ask:
    """4.1 Offer to craft a card of the hand."""
    return ask.among(game.options.craft, craftable(game, seat), CRAFTING)


def craft(game: Root, seat: int, card: int) -> Flow[None]:
    """4.1 Play a card for its effect: 4.1.2 an immediate one is discarded after it, 4.1.3 a lasting one stays."""
    deck = game.deck_of
    cards.play(game, seat, card)
    yield from pay_cost(game, seat, card)
    instead = game.factions[seat].craft_alternative(game, card)
    if instead is not None:
        done = yield from instead
        if done:
            return
    if deck.persistent[card]:
        game.transfer(game.played, game.played.cards.index(card), game.crafted[seat])
        game.tell("4.1.3", CRAFTED, seat, card)
    elif deck.item[card] != NONE:
        yield from craft_item(game, seat, card)
    else:
        game.tell("4.1.2", CRAFTED, seat, card)
        suit = FAVORS.index(deck.effect[card])
        yield from sweep(game, seat, [c for c in range(CLEARINGS) if game.is_suit(c, suit)], "4.1.2")
        cards.put_away(game, game.played, card)


def craft_item(game: Root, seat: int, card: int) -> Flow[None]:
    """4.1.2 Take the item from the supply on the map; 3.2.2 score its points; then discard the card."""
    item = game.deck_of.item[card]
    faction = game.factions[seat]
    places = sources(game, seat, item)
    from_supply = places[0] is None
    if len(places) > 1:
        ask = Ask(game, seat, CRAFT_WHERE, "4.1.2", (item,)).add(game.options.from_supply)
        chosen = yield ask.add(game.options.from_forge)
        from_supply = chosen is game.options.from_supply
    if from_supply:
        game.items = changed(game.items, item, game.items[item] - 1)
    elif places[-1] is not None:
        places[-1].give_item(game, item)
    game.tell("4.1.2", CRAFTED_ITEM, seat, card, item)
    scores = True
    own_way = faction.craft_item(game, card, item)
    if own_way is None:
        gaining = faction.gain_item(game, item)
        if gaining is not None:
            yield from gaining
    else:
        scores = yield from own_way
    if scores:
        add_points(game, seat, faction.item_points(game, game.deck_of.vp[card]), "3.2.2")
    for own in game.crafted[seat].cards:
        effect = game.of.effects[own]
        if effect is not None:
            add_points(game, seat, effect.item_points(), "4.1.3")
    if not from_supply:
        add_points(game, seat, 1, "F.1.1")
    check_points(game)
    if not from_supply:
        yield from cards.evening_draw(game, seat, 1, "F.1.1")
    yield from put_away_crafted(game, seat, card)
    for other in game.others(seat):
        for theirs in game.crafted[other].cards:
            effect = game.of.effects[theirs]
            if effect is not None:
                effect.others_crafted_item(game, other, theirs)


def put_away_crafted(game: Root, seat: int, card: int) -> Flow[None]:
    """4.1.2 A crafted card is discarded, E.2.2 unless a hireling keeps it."""
    for hireling in game.hirelings:
        flow = hireling.keeps_crafted(game, seat, card)
        if flow is not None:
            kept = yield from flow
            if kept:
                return
    cards.put_away(game, game.played, card)


# 4.1.1 The cost


def pay_cost(game: Root, seat: int, card: int) -> Flow[None]:
    """4.1.1 Activate a crafting piece for every symbol; for a question mark its owner says of which suit, unless all
    that are free must pay. A piece in the Lost City pays for any suit that the others cannot pay for.
    """
    cost = game.deck_of.cost[card]
    all_pay = total(free_tools(game, seat)) == game.deck_of.symbols[card]
    for suit in range(BIRD):
        if cost[suit] == 0:
            continue
        spare = not all_pay and free_tools(game, seat)[suit] > cost[suit]
        for _ in range(cost[suit]):
            paying = suit if free_tools(game, seat)[suit] > 0 else BIRD
            yield from activate(game, seat, card, paying, spare)
    for _ in range(cost[ANY]):
        free = free_tools(game, seat)
        suits = [suit for suit in range(len(free)) if free[suit] > 0]
        suit = suits[0]
        if not all_pay:
            ask = Ask(game, seat, CRAFT_WITH, "4.1.1", (card,))
            ask.among(game.options.tool, [suit for suit in suits if suit != BIRD], NO_FREE_TOOL)
            chosen = yield ask.among(game.options.at, [game.lost_city] if BIRD in suits else [], NO_TOOL_THERE)
            suit = chosen.args[0] if chosen.kind == game.options.tool.kind else BIRD
        yield from activate(game, seat, card, suit, not all_pay)


def activate(game: Root, seat: int, card: int, suit: int, spare: bool) -> Flow[None]:
    """4.1.1 Activate a crafting piece of a suit. Where some are spared, and the owner may lose one in battle and then
    craft on, it matters which have been activated, and the owner says so; elsewhere one is as good as another.
    """
    faction = game.factions[seat]
    apart = faction.activate_apart(game, suit)
    if apart is not None:
        yield from apart
        return
    places = [c for c in range(CLEARINGS) if game.tool_suit(c) == suit and faction.free_tools(game, c) > 0]
    place = places[0]
    if spare and len(places) > 1 and battles_between_crafts(game):
        ask = Ask(game, seat, CRAFT_WITH, "4.1.1", (card,))
        chosen = yield ask.among(game.options.at, places, NO_TOOL_THERE)
        place = chosen.args[0]
    faction.activate(game, place)


def battles_between_crafts(game: Root) -> bool:
    """Whether some card of this deck lets its owner battle while crafting goes on."""
    return any(effect is not None and effect.battles_between_crafts() for effect in game.of.effects)
