"""4.1 Crafting."""

from __future__ import annotations

from lawspeaker.games.root import cards
from lawspeaker.games.root.phrases import CRAFT_WITH, CRAFTED, CRAFTED_ITEM
from lawspeaker.games.root.pieces import sweep
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.tables import ANY, BIRD, CLEARINGS, NONE
from lawspeaker.games.root.victory import add_points, check_points
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.zone import EVERYONE

FAVORS = ["favor_foxes", "favor_rabbits", "favor_mice"]  # by suit of the clearings


def free_tools(game: Root, seat: int) -> list[int]:
    """4.1.1 Crafting pieces that have not been activated this turn, by suit."""
    tools = game.factions[seat].tools(game)
    return [tools[suit] - game.activated[suit] for suit in range(BIRD)]


def forbids_crafting(game: Root, seat: int, card: int) -> str:
    """4.1 Ambush and dominance cannot be crafted; 4.1.1 the cost must be payable; 4.1.2 the item must be there;
    4.1.4 no second card of the same name.
    """
    deck = game.deck_of
    cost = deck.cost[card]
    if not cost:
        return "4.1"
    free = free_tools(game, seat)
    for suit in range(BIRD):
        if cost[suit] > free[suit]:
            return "4.1.1"
    if sum(free) < sum(cost):
        return "4.1.1"
    if deck.item[card] != NONE and game.items[deck.item[card]] == 0:
        return "4.1.2"
    if deck.persistent[card]:
        for other in game.crafted[seat].cards:
            if deck.effect[other] == deck.effect[card]:
                return "4.1.4"
    return ""


def craft_options(game: Root, seat: int) -> list[Option]:
    """The hand cards that a seat can craft now."""
    return [game.options.craft(card) for card in game.hands[seat].cards if not forbids_crafting(game, seat, card)]


def craft(game: Root, seat: int, card: int) -> Flow[None]:
    """4.1 Play a card for its effect: 4.1.2 an immediate one is discarded, 4.1.3 a lasting one stays."""
    deck = game.deck_of
    hand = game.hands[seat]
    game.show(hand, hand.cards.index(card), EVERYONE)  # 2.1 a card that is played is shown
    yield from pay_cost(game, seat, card)
    if deck.persistent[card]:
        game.transfer(hand, hand.cards.index(card), game.crafted[seat])
        game.tell("4.1.3", CRAFTED, seat, card)
    elif deck.item[card] != NONE:
        yield from craft_item(game, seat, card)
    else:
        game.tell("4.1.2", CRAFTED, seat, card)
        suit = FAVORS.index(deck.effect[card])
        cards.put_away(game, hand, card)
        yield from sweep(game, seat, [c for c in range(CLEARINGS) if game.suit[c] == suit], "4.1.2")


def craft_item(game: Root, seat: int, card: int) -> Flow[None]:
    """4.1.2 Take the item from the supply on the map; 3.2.2 score its points; then discard the card."""
    item = game.deck_of.item[card]
    faction = game.factions[seat]
    game.items[item] -= 1
    faction.gain_item(game, item)
    game.tell("4.1.2", CRAFTED_ITEM, seat, card, item)
    cards.put_away(game, game.hands[seat], card)
    add_points(game, seat, faction.item_points(game, game.deck_of.vp[card]), "3.2.2")
    for own in game.crafted[seat].cards:
        effect = game.of.effects[own]
        if effect is not None:
            add_points(game, seat, effect.item_points(), "4.1.3")
    check_points(game)
    for other in game.others(seat):
        for theirs in game.crafted[other].cards:
            effect = game.of.effects[theirs]
            if effect is not None:
                effect.others_crafted_item(game, other, theirs)
    return
    yield


def pay_cost(game: Root, seat: int, card: int) -> Flow[None]:
    """4.1.1 Activate a crafting piece for every symbol; for a question mark its owner says of which suit."""
    cost = game.deck_of.cost[card]
    faction = game.factions[seat]
    for suit in range(BIRD):
        for _ in range(cost[suit]):
            faction.activate(game, suit)
    for _ in range(cost[ANY]):
        free = free_tools(game, seat)
        options = [game.options.tool(suit) for suit in range(BIRD) if free[suit] > 0]
        chosen = yield Ask(seat, CRAFT_WITH, options, "4.1.1", (card,))
        faction.activate(game, chosen.args[0])
