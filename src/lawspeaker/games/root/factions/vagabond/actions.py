"""9.5 What a Vagabond exhausts items for in Daylight, and the coalition of 9.2.8.

For each action: what forbids it, what is offered, and the flow that carries it out. Battles, crafting and the
characters' special actions are elsewhere.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.factions.vagabond.board import (
    COALITION_SEATS,
    GAINS,
    HOSTILE,
    INDIFFERENT,
    VagabondBoard,
    board_of,
    quest_keeper,
)
from lawspeaker.games.root.factions.vagabond.characters import IMPROVISING, Character, played_by
from lawspeaker.games.root.factions.vagabond.reasons import (
    GUARDED,
    HAS_SUCH_ITEM,
    HOSTILE_WARRIORS,
    IN_FOREST,
    IS_BOUND,
    MUST_IMPROVISE,
    MUST_TAKE,
    NEVER_STRUCK,
    NO_AID_IN_FOREST,
    NO_BOOT,
    NO_CARD_TO_AID,
    NO_CROSSBOW,
    NO_ENEMY,
    NO_HAMMER,
    NO_PARTNER,
    NO_PIECES_HERE,
    NO_RUIN,
    NO_STRIKE_FROM_FOREST,
    NO_SUCH_FOREST,
    NO_SWORD,
    NO_TORCH,
    NONE_READY,
    NOT_A_PLAYER,
    NOT_IN_BOX,
    NOT_INTO_FORESTS,
    NOT_NEAR,
    NOT_NEAR_FOREST,
    NOT_ONESELF,
    NOT_ONESELF_EITHER,
    NOT_SHOWN,
    NOT_THE_LAST,
    NOT_THEIR_PIECE,
    NOT_UNDER_RUIN,
    NOT_WITH_ONESELF,
    NOTHING_READY,
    NOTHING_TO_STRIKE,
    PAWN_IS_ELSEWHERE,
    QUEST_ELSEWHERE,
    QUEST_UNPAID,
    TOO_FEW_PLAYERS,
)
from lawspeaker.games.root.factions.vagabond.satchel import EXHAUSTED
from lawspeaker.games.root.model.reasons import (
    LEFT_TRACK,
    NOT_DOMINANCE,
    NOT_IN_HAND,
    SHIELDED,
    TOO_FEW_POINTS,
)
from lawspeaker.games.root.model.state import NOBODY_SITS_THERE, Root
from lawspeaker.games.root.model.tables import BOOT, CLEARINGS, CROSSBOW, HAMMER, ITEMS, NONE, SWORD, TORCH
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import forbids_battle_in, is_cardboard
from lawspeaker.games.root.rules.concepts import ways
from lawspeaker.games.root.rules.move import (
    ferry_destinations,
    forbids_ferry,
    forbids_move,
    forbids_passage,
    forbids_way,
)
from lawspeaker.games.root.rules.pieces import Removal, is_shielded, remove
from lawspeaker.games.root.rules.ruins import clear_ruin, kind_of_ruin_item, take_ruin_item
from lawspeaker.games.root.rules.victory import has_left_track, score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import changed

QUEST_CARDS: Final = 2  # the other reward
ALL_CLEARINGS: Final = list(range(CLEARINGS))

TAKE_RUIN: Final = Topic("vagabond_take_ruin", "clearing")
AID_WITH: Final = Topic("vagabond_aid_with", "seat")
AID_CARD: Final = Topic("vagabond_aid_card", "seat")
AID_ITEM: Final = Topic("vagabond_aid_item", "seat")
IMPROVISE: Final = Topic("vagabond_improvise", "quest")
REWARD: Final = Topic("vagabond_reward", "quest", "count")
COALITION_WITH: Final = Topic("vagabond_coalition_with", "card")

EXPLORED: Final = Phrase("vagabond_explored", "seat", "ruin_item", "clearing")
EXPLORED_IN_VAIN: Final = Phrase("vagabond_explored_in_vain", "seat", "clearing")
COMPLETED: Final = Phrase("vagabond_completed", "seat", "quest")
QUEST_REVEALED: Final = Phrase("vagabond_quest_revealed", "quest")
COALITION_FORMED: Final = Phrase("vagabond_coalition_formed", "seat", "target:seat", "card")


# 9.5.1 Move


def forbids_walk(game: Root, board: VagabondBoard, to: int) -> Reason | None:
    """9.5.1 To an adjacent clearing, by path or out of a forest."""
    if board.clearing == NONE:
        far = None if to in game.chart.forests[board.forest] else NOT_NEAR_FOREST
    else:
        far = forbids_way(game, board.seat, board.clearing, to)
    return forbids_step(game, board, to) if far is None else far


def forbids_step(game: Root, board: VagabondBoard, to: int) -> Reason | None:
    """9.5.1 One boot, and one more to Hostile warriors; out of a forest wherever nobody keeps the pawn out."""
    if board.items.usable(BOOT) == 0:
        return NO_BOOT
    if board.items.usable(BOOT) < 1 + board.extra_boots(game, to):
        return HOSTILE_WARRIORS
    if board.clearing == NONE:
        return forbids_passage(game, board.seat, NONE, to)
    return forbids_move(game, board.seat, board.clearing, to)


def forbids_sailing(game: Root, board: VagabondBoard, to: int) -> Reason | None:
    """C.2.5 By the ferry he needs his boots as well."""
    barred = forbids_ferry(game, board.seat, board.clearing, to)
    return forbids_step(game, board, to) if barred is None else barred


class Walking(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_walk(game, board_of(game, ask), a)


class Sailing(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_sailing(game, board_of(game, ask), a)


class EnteringForests(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return NOT_INTO_FORESTS if a < len(game.chart.forests) else NO_SUCH_FOREST


WALKING: Final = Walking()
SAILING: Final = Sailing()
ENTERING_FORESTS: Final = EnteringForests()


def offer_walks(ask: Ask, game: Root, board: VagabondBoard) -> None:
    """9.5.1 Offer to move to adjacent clearings, never into a forest; C.2.5 by the ferry too."""
    near = near_clearings(game, board)
    by_ferry = [] if board.clearing == NONE else ferry_destinations(game, board.seat, board.clearing)
    ask.among(board.kit.walk, [to for to in near if forbids_step(game, board, to) is None], WALKING)
    ask.among(game.options.ferry, [to for to in by_ferry if forbids_step(game, board, to) is None], SAILING)
    ask.judged(board.kit.slip_forest.kind, ENTERING_FORESTS)


def walk(game: Root, board: VagabondBoard, to: int, by_ferry: bool = False) -> Flow[None]:
    """9.5.1 Exhaust a boot and move the pawn, C.2.5 perhaps by the ferry."""
    board.exhaust(game, BOOT, "9.5.1")
    yield from board.go(game, to, "9.5.1", by_ferry)


# 9.5.2 Battle


def forbids_attack(game: Root, board: VagabondBoard, clearing: int) -> Reason | None:
    """9.5.2 In the pawn's clearing, with a sword."""
    if clearing != board.clearing:
        return PAWN_IS_ELSEWHERE
    return NO_SWORD if board.items.usable(SWORD) == 0 else forbids_battle_in(game, board.seat, clearing)


class Attacking(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_attack(game, board_of(game, ask), a)


ATTACKING: Final = Attacking()


# 9.5.3 Explore


def forbids_explore(game: Root, board: VagabondBoard) -> Reason | None:
    """9.5.3 A torch, and a ruin with items in the pawn's clearing."""
    if board.items.usable(TORCH) == 0:
        return NO_TORCH
    if board.clearing == NONE:
        return IN_FOREST
    return None if game.ruins[board.clearing] and game.ruin_items[board.clearing].cards else NO_RUIN


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
    fit = [card for card in zone.cards if forbids_taking(game, board, clearing, card) is None]
    game.disclose(1 if fit else 0)  # all see whether he could take anything
    if not fit:
        game.tell("9.7.3", EXPLORED_IN_VAIN, seat, clearing)
        return
    card = fit[0]
    if several:
        ask = Ask(game, seat, TAKE_RUIN, "9.7.3", (clearing,), secret=True)
        chosen = yield ask.among(board.kit.take_ruin, fit, TAKING)
        card = chosen.args[0]
    take_ruin_item(game, clearing, card)
    item = kind_of_ruin_item(game, card)
    board.items.lay_up(item)
    board.ruin_kinds = changed(board.ruin_kinds, item, board.ruin_kinds[item] + 1)
    game.tell("9.5.3", EXPLORED, seat, card, clearing)
    clear_ruin(game, clearing, "9.5.3")
    score(game, seat, 1, "9.5.3")


def forbids_taking(game: Root, board: VagabondBoard, clearing: int, card: int) -> Reason | None:
    """9.7.3 An item from under the ruin, of a kind of which he has no R item."""
    if card not in game.ruin_items[clearing].cards:
        return NOT_UNDER_RUIN
    return HAS_SUCH_ITEM if board.ruin_kinds[kind_of_ruin_item(game, card)] > 0 else None


class Taking(Judge[Root]):
    """Of items from under a ruin, at which he has looked."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_taking(game, board_of(game, ask), ask.args[0], a)


TAKING: Final = Taking()


# 9.5.4 Aid


def forbids_aid(game: Root, board: VagabondBoard, other: int) -> Reason | None:
    """9.5.4 An item to exhaust, faction pieces of the other in the pawn's clearing, and a card that matches it; E.3.3
    those of a hireling are nobody's.
    """
    if other >= game.seats:
        return NOT_A_PLAYER
    if other == board.seat:
        return NOT_ONESELF
    if board.clearing == NONE:
        return NO_AID_IN_FOREST
    if not game.has_pieces(other, board.clearing):
        return NO_PIECES_HERE
    if not has_usable_items(board):
        return NOTHING_READY
    return None if cards.payable_in(game, board.seat, board.clearing) else NO_CARD_TO_AID


class Aiding(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_aid(game, board_of(game, ask), a)


AIDING: Final = Aiding()


def usable_items(board: VagabondBoard) -> list[int]:
    return [item for item in range(len(ITEMS)) if board.items.usable(item) > 0]


def has_usable_items(board: VagabondBoard) -> bool:
    return any(board.items.usable(item) > 0 for item in range(len(ITEMS)))


def aid(game: Root, board: VagabondBoard, other: int) -> Flow[None]:
    """9.5.4 Exhaust any item, give a card, take a crafted item, and adjust the relationship."""
    seat = board.seat
    ask = Ask(game, seat, AID_WITH, "9.5.4", (other,))
    spent = yield ask.among(board.kit.exhaust, usable_items(board), NONE_READY)
    board.exhaust(game, spent.args[0], "9.5.4")
    matching = cards.fitting(game, game.hands[seat], board.clearing)
    ask = Ask(game, seat, AID_CARD, "9.5.4", (other,), secret=True)
    given = yield ask.among(game.options.give, matching, cards.FITTING[board.clearing])
    cards.give(game, seat, other, given.args[0], "9.5.4")
    yield from take_crafted_item(game, board, other)
    board.improve(game, other)


def take_crafted_item(game: Root, board: VagabondBoard, other: int) -> Flow[None]:
    """9.5.4 One item of his choice from the Crafted Items box of the aided player; it comes face up, however it lay."""
    ask = Ask(game, board.seat, AID_ITEM, "9.5.4", (other,))
    offer_crafted_items(ask, game, board, other)
    if not ask.options:
        return
    chosen = yield ask.add(game.options.decline, MUST_TAKE if game.rules.aid_must_take else None)
    if chosen is game.options.decline:
        return
    item = chosen.args[0]
    place = other * len(ITEMS) + item
    game.crafted_items = changed(game.crafted_items, place, game.crafted_items[place] - 1)
    if chosen.kind == "take_used_item":
        game.exhausted_items = changed(game.exhausted_items, place, game.exhausted_items[place] - 1)
    board.items.lay_up(item)
    game.tell("9.5.4", GAINS, board.seat, item)


def offer_crafted_items(ask: Ask, game: Root, board: VagabondBoard, other: int) -> None:
    """What lies in the Crafted Items box of a player; an exhausted item is another than a ready one of its kind."""
    kit = board.kit
    ask.judged(kit.take_item.kind, NOT_IN_BOX).judged(kit.take_used_item.kind, NOT_IN_BOX)
    for item in range(len(ITEMS)):
        used = game.exhausted_items[other * len(ITEMS) + item]
        if game.crafted_items[other * len(ITEMS) + item] > used:
            ask.add(kit.take_item(item))
        if used > 0:
            ask.add(kit.take_used_item(item))


# 9.5.5 Quest


def forbids_quest(game: Root, board: VagabondBoard, character: Character, quest: int) -> Reason | None:
    """9.5.5 A quest of the suit of the pawn's clearing, and the items it shows; 9.7.2 all Vagabonds share them."""
    if quest not in quest_keeper(game).quests.cards:
        return NOT_SHOWN
    if board.clearing == NONE or not game.is_suit(board.clearing, board.kit.printed.quests.suit[quest]):
        return QUEST_ELSEWHERE
    needs = board.kit.printed.quests.items[quest]
    return None if board.items.can_pay(needs) or character.improvisations(board, needs) else QUEST_UNPAID


class Questing(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        board = board_of(game, ask)
        return forbids_quest(game, board, played_by(board), a)


QUESTING: Final = Questing()


def do_quest(game: Root, board: VagabondBoard, character: Character, quest: int) -> Flow[None]:
    """9.5.5 Exhaust the two items, keep the quest, and choose the reward."""
    seat = board.seat
    yield from pay_quest(game, board, character, quest)
    keeper = quest_keeper(game)
    game.transfer(keeper.quests, keeper.quests.cards.index(quest), board.completed)
    game.tell("9.5.5", COMPLETED, seat, quest)
    if game.rules.quests_are_replaced:
        reveal_quest(game)
    suits = board.kit.printed.quests.suit
    points = len([each for each in board.completed.cards if suits[each] == suits[quest]])
    ask = Ask(game, seat, REWARD, "9.5.5", (quest, points))
    chosen = yield ask.add(board.kit.reward_points).add(board.kit.reward_cards)
    if chosen is board.kit.reward_points:
        score(game, seat, points, "9.5.5")
    else:
        cards.draw(game, seat, QUEST_CARDS, "9.5.5")


def pay_quest(game: Root, board: VagabondBoard, character: Character, quest: int) -> Flow[None]:
    """9.5.5 Exhaust what the quest shows; D.7.2 one item may stand for another, and is damaged."""
    needs = board.kit.printed.quests.items[quest][:]
    ways_to_improvise = character.improvisations(board, needs)
    if ways_to_improvise:
        ask = Ask(game, board.seat, IMPROVISE, "D.7.2", (quest,))
        ask.among_pairs(board.kit.improvise, ways_to_improvise, IMPROVISING)
        chosen = yield ask.add(game.options.decline, None if board.items.can_pay(needs) else MUST_IMPROVISE)
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


def forbids_strike(game: Root, board: VagabondBoard, other: int, kind: int) -> Reason | None:
    """9.5.6 A crossbow for a warrior in the pawn's clearing, or for a building or token whose owner has none there;
    14.2.2 never for a chief.
    """
    if other == board.seat:
        return NOT_ONESELF_EITHER
    owner = game.party(other)
    if kind == owner.chief and owner.forbids_removal(game, kind, board.seat):
        return NEVER_STRUCK
    if kind != owner.warrior and not is_cardboard(game, other, kind):
        return NOT_THEIR_PIECE
    if not game.rules.strikes_anybody and not game.are_enemies(board.seat, other):
        return NO_ENEMY
    if board.items.usable(CROSSBOW) == 0:
        return NO_CROSSBOW
    if board.clearing == NONE:
        return NO_STRIKE_FROM_FOREST
    if game.count(kind, board.clearing) == 0:
        return NOTHING_TO_STRIKE
    if kind != owner.warrior and game.warriors(other, board.clearing) > 0:
        return GUARDED
    return SHIELDED if is_shielded(game, other, board.clearing, board.seat) else None


class Striking(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_strike(game, board_of(game, ask), a, b)


STRIKING: Final = Striking()


def offer_strikes(ask: Ask, game: Root, board: VagabondBoard) -> None:
    """9.5.6 Offer to strike what others have in the pawn's clearing."""
    ask.judged(board.kit.strike.kind, STRIKING)
    if board.clearing == NONE or board.items.usable(CROSSBOW) == 0:
        return
    for other in game.other_parties(board.seat):
        for kind in game.of.kinds_of[other]:
            if game.count(kind, board.clearing) > 0 and forbids_strike(game, board, other, kind) is None:
                ask.add(board.kit.strike(other, kind))


def strike(game: Root, board: VagabondBoard, other: int, kind: int) -> Flow[None]:
    """9.5.6 Remove it."""
    board.exhaust(game, CROSSBOW, "9.5.6")
    removal = Removal(other, board.seat, board.clearing)
    removal.picked = True
    removal.add(game, kind, 1)
    yield from remove(game, [removal], "9.5.6")


# 9.2.8 Coalition


def forbids_coalition(game: Root, board: VagabondBoard, card: int) -> Reason | None:
    """9.2.8 A dominance card of the hand, four players, 10 points (R10), a marker still on the track, and somebody to
    join.
    """
    if card not in game.hands[board.seat].cards:
        return NOT_IN_HAND
    if not game.deck_of.dominance[card]:
        return NOT_DOMINANCE
    if game.seats < COALITION_SEATS:
        return TOO_FEW_PLAYERS
    if not coalition_partners(game, board):
        return NO_PARTNER
    if has_left_track(game, board.seat):
        return LEFT_TRACK
    return None if has_coalition_points(game, board.seat) else TOO_FEW_POINTS


def has_coalition_points(game: Root, seat: int) -> bool:
    """9.2.8 Whether a Vagabond has 10 points, R10 if that is what it takes."""
    return not game.rules.coalition_takes_points or game.score[seat] >= game.tables.dominance_needs


class Joining(Judge[Root]):
    """Of dominance cards for a coalition."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_coalition(game, board_of(game, ask), a)


JOINING: Final = Joining()


def coalition_partners(game: Root, board: VagabondBoard) -> list[int]:
    """9.2.8 Those with the fewest points, without players in a coalition or with activated dominance."""
    able = [other for other in game.others(board.seat) if not is_bound(game, other)]
    if not able:
        return able
    fewest = game.score[able[0]]
    for other in able:
        if game.score[other] < fewest:
            fewest = game.score[other]
    return [other for other in able if game.score[other] == fewest]


def is_bound(game: Root, seat: int) -> bool:
    """9.2.8 Whether a player is in a coalition or has activated dominance."""
    return has_left_track(game, seat) or seat in game.partner


def forbids_partner(game: Root, board: VagabondBoard, other: int) -> Reason | None:
    """9.2.8 Another player who is not bound, of those with the fewest points."""
    if other >= game.seats:
        return NOBODY_SITS_THERE
    if other == board.seat:
        return NOT_WITH_ONESELF
    if is_bound(game, other):
        return IS_BOUND
    return None if other in coalition_partners(game, board) else NOT_THE_LAST


class Partnering(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_partner(game, board_of(game, ask), a)


PARTNERING: Final = Partnering()


def form_coalition(game: Root, board: VagabondBoard, card: int) -> Flow[None]:
    """9.2.8 Reveal the card and join the player; 9.2.9.IIId a Hostile faction becomes Indifferent."""
    ask = Ask(game, board.seat, COALITION_WITH, "9.2.8", (card,))
    chosen = yield ask.among(game.options.choose_seat, coalition_partners(game, board), PARTNERING)
    partner = chosen.args[0]
    hand = game.hands[board.seat]
    hand.take(hand.cards.index(card))
    game.learned = True
    game.dominance = changed(game.dominance, board.seat, card)
    game.partner = changed(game.partner, board.seat, partner)
    game.tell("9.2.8", COALITION_FORMED, board.seat, partner, card)
    if board.relation[partner] == HOSTILE:
        board.relation = changed(board.relation, partner, INDIFFERENT)


# 9.5.7 Repair


class Hammering(Judge[Root]):
    """Of items, with a hammer."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        board = board_of(game, ask)
        barred = board.forbids_repair(a, b)
        return NO_HAMMER if barred is None and board.items.usable(HAMMER) == 0 else barred


HAMMERING: Final = Hammering()


# 9.4.2 Slip


def forbids_slip(game: Root, board: VagabondBoard, to: int) -> Reason | None:
    """9.4.2 To any adjacent clearing, whatever keeps others from leaving."""
    return forbids_passage(game, board.seat, NONE, to) if to in near_clearings(game, board) else NOT_NEAR


def near_clearings(game: Root, board: VagabondBoard) -> list[int]:
    """9.4.2, 9.5.1 The clearings adjacent to where the pawn is."""
    return game.chart.forests[board.forest] if board.clearing == NONE else ways(game, board.seat, board.clearing)


def near_forests(game: Root, board: VagabondBoard) -> list[int]:
    """9.4.2 The forests adjacent to where the pawn is."""
    chart = game.chart
    return chart.forest_paths[board.forest] if board.clearing == NONE else chart.clearing_forests[board.clearing]


class Slipping(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_slip(game, board_of(game, ask), a)


class SlippingIntoForests(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a >= len(game.chart.forests):
            return NO_SUCH_FOREST
        return None if a in near_forests(game, board_of(game, ask)) else NOT_NEAR


SLIPPING: Final = Slipping()
SLIPPING_INTO_FORESTS: Final = SlippingIntoForests()


def offer_slips(ask: Ask, game: Root, board: VagabondBoard) -> None:
    """9.4.2 Offer to slip to an adjacent clearing or forest."""
    near = sorted(near_clearings(game, board))
    ask.among(board.kit.slip, [to for to in near if forbids_passage(game, board.seat, NONE, to) is None], SLIPPING)
    ask.among(board.kit.slip_forest, near_forests(game, board), SLIPPING_INTO_FORESTS)
