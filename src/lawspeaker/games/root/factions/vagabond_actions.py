"""9.5 What a Vagabond exhausts items for in Daylight, and the coalition of 9.2.8.

For each action: what forbids it, what is offered, and the flow that carries it out. Battles, crafting and the
characters' special actions are elsewhere.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root import cards
from lawspeaker.games.root.battle import cardboard
from lawspeaker.games.root.concepts import ways
from lawspeaker.games.root.factions.characters import Character
from lawspeaker.games.root.factions.satchel import EXHAUSTED
from lawspeaker.games.root.factions.vagabond_board import (
    GAINS,
    HOSTILE,
    INDIFFERENT,
    VagabondBoard,
    quest_keeper,
)
from lawspeaker.games.root.move import ferry_destinations, forbids_entry, forbids_move
from lawspeaker.games.root.pieces import Removal, remove
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.tables import BOOT, CLEARINGS, CROSSBOW, ITEMS, NONE, TORCH
from lawspeaker.games.root.victory import has_left_track, score
from lawspeaker.kernel.ask import Ask, Flow, Phrase
from lawspeaker.kernel.option import Option

QUEST_CARDS: Final = 2  # the other reward
COALITION_SEATS: Final = 4

TAKE_RUIN: Final = Phrase("vagabond_take_ruin", "clearing")
AID_WITH: Final = Phrase("vagabond_aid_with", "seat")
AID_CARD: Final = Phrase("vagabond_aid_card", "seat")
AID_ITEM: Final = Phrase("vagabond_aid_item", "seat")
IMPROVISE: Final = Phrase("vagabond_improvise", "quest")
REWARD: Final = Phrase("vagabond_reward", "quest", "count")
COALITION_WITH: Final = Phrase("vagabond_coalition_with", "card")

EXPLORED: Final = Phrase("vagabond_explored", "seat", "ruin_item", "clearing")
EXPLORED_IN_VAIN: Final = Phrase("vagabond_explored_in_vain", "seat", "clearing")
RUIN_GONE: Final = Phrase("vagabond_ruin_gone", "clearing")
COMPLETED: Final = Phrase("vagabond_completed", "seat", "quest")
QUEST_REVEALED: Final = Phrase("vagabond_quest_revealed", "quest")
COALITION_FORMED: Final = Phrase("vagabond_coalition_formed", "seat", "target:seat", "card")


# 9.5.1 Move


def forbids_walk(game: Root, board: VagabondBoard, to: int) -> str:
    """9.5.1 One boot, and one more to Hostile warriors; out of a forest wherever nobody keeps the pawn out."""
    if board.items.usable(BOOT) == 0:
        return "9.5.1"
    if board.items.usable(BOOT) < 1 + board.extra_boots(game, to):
        return "9.2.9.IIIb"
    if board.clearing == NONE:
        reason = forbids_entry(game, board.seat, to)
    else:
        reason = forbids_move(game, board.seat, board.clearing, to)
    return "" if reason is None else reason.clause


def walk_options(game: Root, board: VagabondBoard) -> list[Option]:
    """9.5.1 To adjacent clearings, never into a forest; C.2.5 by the ferry too."""
    near = game.chart.forests[board.forest] if board.clearing == NONE else ways(game, board.seat, board.clearing)
    options = [board.kit.walk(to) for to in near if not forbids_walk(game, board, to)]
    if board.clearing != NONE:
        by_ferry = ferry_destinations(game, board.seat, board.clearing)
        options += [game.options.ferry(to) for to in by_ferry if not forbids_walk(game, board, to)]
    return options


def walk(game: Root, board: VagabondBoard, to: int, by_ferry: bool = False) -> Flow[None]:
    """9.5.1 Exhaust a boot and move the pawn, C.2.5 perhaps by the ferry."""
    board.exhaust(game, BOOT, "9.5.1")
    yield from board.go(game, to, "9.5.1", by_ferry)


# 9.5.3 Explore


def forbids_explore(game: Root, board: VagabondBoard) -> str:
    """9.5.3 A torch, and a ruin with items in the pawn's clearing."""
    if board.items.usable(TORCH) == 0 or board.clearing == NONE:
        return "9.5.3"
    return "" if game.ruins[board.clearing] and game.ruin_items[board.clearing].cards else "9.5.3"


def kind_of_ruin_item(game: Root, card: int) -> int:
    return game.tables.ruin_items[card % len(game.tables.ruin_items)]


def explore(game: Root, board: VagabondBoard) -> Flow[None]:
    """9.5.3 Take an item from under the ruin and score; 9.7.3 of two look at both and take one, but none of a kind of
    which he has an R item already.
    """
    clearing, seat = board.clearing, board.seat
    board.exhaust(game, TORCH, "9.5.3")
    zone = game.ruin_items[clearing]
    several = len(zone.cards) > 1
    for place in range(len(zone.cards)):
        game.show(zone, place, 1 << seat)
    options = [board.kit.take_ruin(card) for card in zone.cards if board.ruin_kinds[kind_of_ruin_item(game, card)] == 0]
    game.disclose(1 if options else 0)  # all see whether he could take anything
    if not options:
        game.tell("9.7.3", EXPLORED_IN_VAIN, seat, clearing)
        return
    card = options[0].args[0]
    if several:
        chosen = yield Ask(game, seat, TAKE_RUIN, "9.7.3", (clearing,), secret=True).listed(options)
        card = chosen.args[0]
    zone.take(zone.cards.index(card))
    game.learned = True
    item = kind_of_ruin_item(game, card)
    board.items.lay_up(item)
    board.ruin_kinds[item] += 1
    game.tell("9.5.3", EXPLORED, seat, card, clearing)
    if not zone.cards:
        game.ruins[clearing] = 0
        game.built[clearing] -= 1
        game.tell("9.5.3", RUIN_GONE, clearing)
    score(game, seat, 1, "9.5.3")


# 9.5.4 Aid


def forbids_aid(game: Root, board: VagabondBoard, other: int) -> str:
    """9.5.4 An item to exhaust, faction pieces of the other in the pawn's clearing, and a card that matches it."""
    if board.clearing == NONE or not game.has_pieces(other, board.clearing):
        return "9.5.4"
    if not usable_items(board):
        return "9.5.4"
    return "" if cards.payable(game, board.seat, game.suit[board.clearing]) else "9.5.4"


def usable_items(board: VagabondBoard) -> list[int]:
    return [item for item in range(len(ITEMS)) if board.items.usable(item) > 0]


def aid(game: Root, board: VagabondBoard, other: int) -> Flow[None]:
    """9.5.4 Exhaust any item, give a card, take a crafted item, and adjust the relationship."""
    seat = board.seat
    spent = yield Ask(game, seat, AID_WITH, "9.5.4", (other,)).listed(
        [board.kit.exhaust(item) for item in usable_items(board)]
    )
    board.exhaust(game, spent.args[0], "9.5.4")
    matching = cards.matching(game, game.hands[seat], game.suit[board.clearing])
    options = [game.options.give(card) for card in matching]
    given = yield Ask(game, seat, AID_CARD, "9.5.4", (other,), secret=True).listed(options)
    cards.give(game, seat, other, given.args[0], "9.5.4")
    yield from take_crafted_item(game, board, other)
    board.improve(game, other)


def take_crafted_item(game: Root, board: VagabondBoard, other: int) -> Flow[None]:
    """9.5.4 One item of his choice from the Crafted Items box of the aided player; it comes face up, however it lay."""
    options = crafted_items(game, board, other)
    if not options:
        return
    if not game.rules.aid_must_take:
        options.append(game.options.decline)
    chosen = yield Ask(game, board.seat, AID_ITEM, "9.5.4", (other,)).listed(options)
    if chosen is game.options.decline:
        return
    item = chosen.args[0]
    place = other * len(ITEMS) + item
    game.crafted_items[place] -= 1
    if chosen.kind == "take_used_item":
        game.exhausted_items[place] -= 1
    board.items.lay_up(item)
    game.tell("9.5.4", GAINS, board.seat, item)


def crafted_items(game: Root, board: VagabondBoard, other: int) -> list[Option]:
    """What lies in the Crafted Items box of a player; an exhausted item is another than a ready one of its kind."""
    options: list[Option] = []
    for item in range(len(ITEMS)):
        used = game.exhausted_items[other * len(ITEMS) + item]
        if game.crafted_items[other * len(ITEMS) + item] > used:
            options.append(board.kit.take_item(item))
        if used > 0:
            options.append(board.kit.take_used_item(item))
    return options


# 9.5.5 Quest


def forbids_quest(game: Root, board: VagabondBoard, character: Character, quest: int) -> str:
    """9.5.5 A quest of the suit of the pawn's clearing, and the items it shows."""
    if board.clearing == NONE or game.tables.quests.suit[quest] != game.suit[board.clearing]:
        return "9.5.5"
    needs = game.tables.quests.items[quest]
    return "" if board.items.can_pay(needs) or character.improvisations(board, needs) else "9.5.5"


def quest_options(game: Root, board: VagabondBoard, character: Character) -> list[Option]:
    """9.7.2 Of the quests that all Vagabonds share."""
    shown = quest_keeper(game).quests.cards
    return [board.kit.quest(quest) for quest in shown if not forbids_quest(game, board, character, quest)]


def do_quest(game: Root, board: VagabondBoard, character: Character, quest: int) -> Flow[None]:
    """9.5.5 Exhaust the two items, keep the quest, and choose the reward."""
    seat = board.seat
    yield from pay_quest(game, board, character, quest)
    keeper = quest_keeper(game)
    game.transfer(keeper.quests, keeper.quests.cards.index(quest), board.completed)
    game.tell("9.5.5", COMPLETED, seat, quest)
    if game.rules.quests_are_replaced:
        reveal_quest(game)
    suits = game.tables.quests.suit
    points = len([each for each in board.completed.cards if suits[each] == suits[quest]])
    options = [board.kit.reward_points, board.kit.reward_cards]
    chosen = yield Ask(game, seat, REWARD, "9.5.5", (quest, points)).listed(options)
    if chosen is board.kit.reward_points:
        score(game, seat, points, "9.5.5")
    else:
        cards.draw(game, seat, QUEST_CARDS, "9.5.5")


def pay_quest(game: Root, board: VagabondBoard, character: Character, quest: int) -> Flow[None]:
    """9.5.5 Exhaust what the quest shows; D.7.2 one item may stand for another, and is damaged."""
    needs = game.tables.quests.items[quest][:]
    options = character.improvisations(board, needs)
    if options:
        if board.items.can_pay(needs):
            options.append(game.options.decline)
        chosen = yield Ask(game, board.seat, IMPROVISE, "D.7.2", (quest,)).listed(options)
        if chosen is not game.options.decline:
            board.improvised = True
            needs.remove(chosen.args[1])
            board.exhaust(game, chosen.args[0], "D.7.2")
            board.damage(game, chosen.args[0], EXHAUSTED, "D.7.2")
    for item in needs:
        board.exhaust(game, item, "9.5.5")


def reveal_quest(game: Root) -> None:
    """Turn up the top card of the quest deck, if there is one."""
    keeper = quest_keeper(game)
    if keeper.quest_deck.cards:
        game.draw(keeper.quest_deck, keeper.quests)
        game.tell("9.3.3", QUEST_REVEALED, keeper.quests.cards[-1])


# 9.5.6 Strike


def strike_options(game: Root, board: VagabondBoard) -> list[Option]:
    """9.5.6 A crossbow for a warrior in the pawn's clearing, or for a building or token whose owner has none there."""
    if board.items.usable(CROSSBOW) == 0 or board.clearing == NONE:
        return []
    options: list[Option] = []
    for other in game.others(board.seat):
        if not game.rules.strikes_anybody and not game.are_enemies(board.seat, other):
            continue
        if game.warriors(other, board.clearing) > 0:
            options.append(board.kit.strike(other, game.factions[other].warrior))
            continue
        kinds = [kind for kind in cardboard(game, other) if game.count(kind, board.clearing) > 0]
        options += [board.kit.strike(other, kind) for kind in kinds]
    return options


def strike(game: Root, board: VagabondBoard, other: int, kind: int) -> Flow[None]:
    """9.5.6 Remove it."""
    board.exhaust(game, CROSSBOW, "9.5.6")
    removal = Removal(other, board.seat, board.clearing)
    removal.add(game, kind, 1)
    yield from remove(game, [removal], "9.5.6")


# 9.2.8 Coalition


def forbids_coalition(game: Root, board: VagabondBoard) -> str:
    """9.2.8 Four players, 10 points (R10), a marker still on the track, and somebody to join."""
    if game.seats < COALITION_SEATS or not coalition_partners(game, board):
        return "9.2.8"
    if has_left_track(game, board.seat):
        return "3.3.2"
    if game.rules.coalition_takes_points and game.score[board.seat] < game.tables.dominance_needs:
        return "3.3.1"
    return ""


def coalition_partners(game: Root, board: VagabondBoard) -> list[int]:
    """9.2.8 Those with the fewest points, without players in a coalition or with activated dominance."""
    able = [other for other in game.others(board.seat) if not has_left_track(game, other) and other not in game.partner]
    fewest = min([game.score[other] for other in able], default=0)
    return [other for other in able if game.score[other] == fewest]


def coalition_options(game: Root, board: VagabondBoard) -> list[Option]:
    if forbids_coalition(game, board):
        return []
    hand = game.hands[board.seat].cards
    return [board.kit.coalition(card) for card in hand if game.deck_of.dominance[card]]


def form_coalition(game: Root, board: VagabondBoard, card: int) -> Flow[None]:
    """9.2.8 Reveal the card and join the player; 9.2.9.IIId a Hostile faction becomes Indifferent."""
    options = [game.options.choose_seat(other) for other in coalition_partners(game, board)]
    chosen = yield Ask(game, board.seat, COALITION_WITH, "9.2.8", (card,)).listed(options)
    partner = chosen.args[0]
    hand = game.hands[board.seat]
    hand.take(hand.cards.index(card))
    game.learned = True
    game.dominance[board.seat] = card
    game.partner[board.seat] = partner
    game.tell("9.2.8", COALITION_FORMED, board.seat, partner, card)
    if board.relation[partner] == HOSTILE:
        board.relation[partner] = INDIFFERENT


# 9.4.2 Slip


def slip_options(game: Root, board: VagabondBoard) -> list[Option]:
    """9.4.2 To any adjacent clearing or forest, whatever keeps others from leaving."""
    chart = game.chart
    if board.clearing == NONE:
        near, forests = chart.forests[board.forest], chart.forest_paths[board.forest]
    else:
        near, forests = ways(game, board.seat, board.clearing), chart.clearing_forests[board.clearing]
    options = [board.kit.slip(to) for to in range(CLEARINGS) if to in near and not forbids_entry(game, board.seat, to)]
    return options + [board.kit.slip_forest(forest) for forest in forests]
