"""What a Vagabond's board promises: items, friends, quests, and what there is to do near the pawn."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.bots.outlook import FactionPlan, Outlook
from lawspeaker.games.root.factions.vagabond.board import ALLIED, HOSTILE, INDIFFERENT, VagabondBoard, quest_keeper
from lawspeaker.games.root.model.state import NEVER
from lawspeaker.games.root.model.tables import (
    BAG,
    BIRD,
    BOOT,
    BUILDING,
    CLEARINGS,
    COIN,
    ITEMS,
    NONE,
    SWORD,
    TOKEN,
    TORCH,
)
from lawspeaker.games.root.rules.cards import fitting, payable_in

# Items, in the order of ITEMS: what an undamaged one is worth in a turn to come.
ITEM: Final[list[float]] = [0.34, 0.2, 0.34, 0.3, 0.6, 0.36, 0.34, 0.42]
ITEMS_COUNT: Final = 4.0  # as far as so many turns to come
READY: Final[list[float]] = [0.12, 0.15, 0.12, 0.12, 0.12, 0.5, 0.12, 0.15]  # more for one that is face up
ANOTHER: Final[list[float]] = [0.5, 0.7, 0.7, 0.4, 0.9, 0.8, 0.8, 0.4]  # how much of that a further one is worth
EXCESS: Final = 0.6  # what an item beyond the capacity costs: it is lost
DAMAGED: Final = 0.45  # how much of an item is left when it is damaged

# Friends: what each space of the relationship chart promises, from Hostile to Allied.
RELATION: Final[list[float]] = [0.0, 0.0, 0.7, 1.5, 3.0]
PROGRESS: Final = 0.8  # how much of the points for the next space counts while aid towards it is being given
CARD: Final = 0.45

# What could be done from where the pawn is: how much of its points counts, by how far it is.
HERE: Final = 0.7
BEYOND: Final = 0.35  # with a boot
LATER: Final = 0.12  # in a turn to come
RUIN: Final = 2.0  # a point and an item
HITS: Final[list[float]] = [0.0, 0.9, 1.5, 1.9]  # what a battle deals, by undamaged swords
FALLEN: Final = 0.5  # a warrior removed: a point, less the damage that it may deal
RAZED: Final = 1.5  # a building or token
STOPPED: Final = 3.0  # how much more it counts where somebody who has activated dominance must rule
AID_COSTS: Final = 0.7  # the card, which another gets, and the item
CRAFTED_ITEM: Final = 1.2  # what could be taken for it
DANGER: Final = 0.25  # what a warrior that could attack the pawn may cost,
FOES: Final = 3.0  # as far as so many


class VagabondPlan(FactionPlan):
    """What the board of a Vagabond promises."""

    def worth(self, outlook: Outlook, seat: int) -> float:
        board = cast(VagabondBoard, outlook.game.factions[seat])
        points = items_worth(outlook, board)
        for other, relation in enumerate(board.relation):
            if relation != NONE:
                points += RELATION[relation] * min(1.0, outlook.turns / 2.0)
                if board.aided[other] > 0 and outlook.is_in_daylight(seat):
                    points += PROGRESS * progress(outlook, board, other)
        return points + chances(outlook, board)

    def draws(self, outlook: Outlook, seat: int) -> int:
        return 1 + cast(VagabondBoard, outlook.game.factions[seat]).items.track[COIN]

    def card_worth(self, outlook: Outlook, seat: int) -> float:
        return CARD


def progress(outlook: Outlook, board: VagabondBoard, other: int) -> float:
    """9.2.9.Ib What aid given in this turn is worth towards the next space, if the rest can be given too."""
    game = outlook.game
    step = board.relation[other] - INDIFFERENT
    if step < 0 or board.relation[other] == ALLIED or board.clearing == NONE:
        return 0.0
    needed = board.kit.printed.aid_needed[step]
    left = needed - board.aided[other]
    items = 0
    for item in range(len(ITEMS)):
        items += board.items.usable(item)
    if len(fitting(game, game.hands[board.seat], board.clearing)) < left or items < left:
        return 0.0
    return board.kit.printed.relationship_vp[step] * board.aided[other] / needed


def items_worth(outlook: Outlook, board: VagabondBoard) -> float:
    """Every item for the turns to come; more while it is face up, less while it is damaged."""
    items = board.items
    turns = min(ITEMS_COUNT, outlook.turns)
    points = 0.0
    for item in range(len(ITEMS)):
        broken = items.damaged[item] + items.damaged_exhausted[item]
        rested = broken if board.forest != NONE else 0  # 9.6.1 whole and face up by the end of the Evening
        count = items.undamaged(item) + rested + DAMAGED * (broken - rested)
        if count > 1.0:
            count = 1.0 + ANOTHER[item] * (count - 1.0)
        points += ITEM[item] * turns * count
        points += READY[item] * (items.usable(item) + rested)
    capacity = board.kit.printed.item_capacity + board.kit.printed.bag_capacity * items.track[BAG]
    return points - EXCESS * max(0, items.load() - capacity)


# What there is to do


def chances(outlook: Outlook, board: VagabondBoard) -> float:
    """The best that could be done here and in the next clearings with what is face up, and later with everything."""
    game = outlook.game
    if board.clearing != NONE:
        here, near = [board.clearing], outlook.near[board.clearing]
    elif board.forest != NONE:
        here, near = [], game.chart.forests[board.forest]
    else:
        return 0.0
    now = outlook.is_before_daylight_ends(board.seat)
    points = 0.0
    best = 0.0
    for clearing in here:
        points += (HERE if now else BEYOND) * deeds(outlook, board, clearing, now)
        points -= DANGER * min(FOES, outlook.threat(board.seat, clearing))
    can_walk = now and board.items.usable(BOOT) > 0
    for clearing in near:
        best = max(best, deeds(outlook, board, clearing, can_walk))
    points += (BEYOND if can_walk else LATER) * best
    for clearing in range(CLEARINGS):
        if clearing not in here and clearing not in near:
            points += 0.1 * LATER * deeds(outlook, board, clearing, False)
    return points


def deeds(outlook: Outlook, board: VagabondBoard, clearing: int, now: bool) -> float:
    """The points that a Vagabond could make in a clearing: now with what is face up, or later with what is whole."""
    game = outlook.game
    points = 0.0
    if game.ruins[clearing] and game.ruin_items[clearing].cards and has(board, TORCH, now):
        points += RUIN
    points += best_quest(outlook, board, clearing, now)
    for other in game.others(board.seat):
        if not game.has_pieces(other, clearing):
            continue
        relation = board.relation[other]
        best = 0.0
        if relation not in (NONE, HOSTILE) and payable_in(game, board.seat, clearing):
            best = max(0.0, aid_points(outlook, board, other) - AID_COSTS)
        if relation not in (NONE, ALLIED) and has(board, SWORD, now):
            best = max(best, fight_points(outlook, board, other, clearing, now))
        points += best
    return points


def fight_points(outlook: Outlook, board: VagabondBoard, other: int, clearing: int, now: bool) -> float:
    """9.5.2 What battles with a faction may bring. Whoever loses a warrior is Hostile from then on, and 9.2.9.IIIa each
    of its pieces is worth a point.
    """
    game, items = outlook.game, board.items
    blows = items.usable(SWORD) if now else items.undamaged(SWORD)
    hits = blows * HITS[min(items.undamaged(SWORD), 3)]
    warriors = game.warriors(other, clearing)
    fallen = min(hits, warriors)
    hits -= fallen
    points = FALLEN * fallen
    if hits > 0.0:
        cardboard = game.pieces(other, clearing, BUILDING) + game.pieces(other, clearing, TOKEN)
        points += RAZED * min(hits, cardboard)
    if game.dominance[other] != NEVER:
        suit = game.deck_of.suit[game.dominance[other]]
        if suit == BIRD or game.is_suit(clearing, suit):
            points *= STOPPED
    return points


def has(board: VagabondBoard, item: int, now: bool) -> bool:
    return board.items.usable(item) > 0 if now else board.items.undamaged(item) > 0


def best_quest(outlook: Outlook, board: VagabondBoard, clearing: int, now: bool) -> float:
    """9.5.5 The points of the best quest that could be done in a clearing."""
    game = outlook.game
    quests = board.kit.printed.quests
    best = 0
    for quest in quest_keeper(game).quests.cards:
        if not game.is_suit(clearing, quests.suit[quest]):
            continue
        able = True
        for item in quests.items[quest]:
            need = quests.items[quest].count(item)
            if (board.items.usable(item) if now else board.items.undamaged(item)) < need:
                able = False
        if able:
            done = 1
            for each in board.completed.cards:
                if quests.suit[each] == quests.suit[quest]:
                    done += 1
            best = max(best, done)
    return float(best)


def aid_points(outlook: Outlook, board: VagabondBoard, other: int) -> float:
    """9.2.9.I The points that aiding a faction brings, a card at a time; and an item, if it has one."""
    game = outlook.game
    relation = board.relation[other]
    points = 0.0
    if relation == ALLIED:
        points += 2.0
    else:
        step = relation - INDIFFERENT
        points += board.kit.printed.relationship_vp[step] / board.kit.printed.aid_needed[step]
    for item in range(len(ITEMS)):
        if game.crafted_items[other * len(ITEMS) + item] > 0:
            return points + CRAFTED_ITEM
    return points
