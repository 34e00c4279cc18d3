"""What the Eyrie's board promises: roosts that score every Evening, and a Decree that can still be obeyed."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.bots.outlook import CARD, FactionPlan, Outlook, pieces_worth
from lawspeaker.games.root.factions.eyrie.printed import CHARISMATIC
from lawspeaker.games.root.factions.eyrie.rules import Eyrie
from lawspeaker.games.root.model.state import BIRDSONG, Root
from lawspeaker.games.root.model.tables import BIRD, BUILD, CLEARINGS, COLUMNS, MOVE, NONE, PLACES, RECRUIT

# What a card of the Decree brings in a turn, column by column; the first to build besides.
ORDER: Final[list[float]] = [0.34, 0.22, 0.22, 0.2]
ORDERS_COUNT: Final = 3.0  # as far as so many turns to come
NEW_ROOST: Final = 0.6  # how much counts of what the next roost would bring

# Turmoil: what it costs besides a point for each bird, and how much the danger in turns after the present one counts.
TURMOIL: Final = 3.5
LATER: Final = 0.45

# The chance that a card of the Decree cannot be obeyed.
NO_ROOST: Final = 0.9  # to recruit: no roost of its suit
NO_WARRIORS: Final = 0.9  # too few in the supply
NOBODY_THERE: Final = 0.55  # to move: no warriors in its suit
ENEMY_THERE: Final = 0.03  # to battle: warriors and an enemy in its suit,
ENEMY_NEAR: Final = 0.25  # an enemy next to warriors,
NO_ENEMY: Final = 0.7  # and neither
SITE_NEAR: Final = 0.4  # to build: no site of its suit, but one that warriors are next to,
NO_SITE: Final = 0.8  # and none at all

SITE: Final = 0.35  # a place for a roost,
SITES: Final = 4  # as far as so many
HOMELESS: Final = 2.0  # no roost on the map
LEADER_WORTH: Final[list[float]] = [0.3, 1.0, 0.6, 0.5]


class EyriePlan(FactionPlan):
    """What the board of the Eyrie promises."""

    def worth(self, outlook: Outlook, seat: int) -> float:
        eyrie = cast(Eyrie, outlook.game.factions[seat])
        points = pieces_worth(outlook, seat)
        points += roosts_worth(outlook, eyrie)
        points += decree_worth(outlook, eyrie)
        if eyrie.leader != NONE:
            points += LEADER_WORTH[eyrie.leader]
        return points

    def draws(self, outlook: Outlook, seat: int) -> int:
        eyrie = cast(Eyrie, outlook.game.factions[seat])
        return 1 + eyrie.kit.printed.roost_draw[eyrie.on_map(outlook.game)]


def roosts_worth(outlook: Outlook, eyrie: Eyrie) -> float:
    """7.6.1 Points and cards of this Evening and of those to come."""
    game, printed = outlook.game, eyrie.kit.printed
    roosts = eyrie.on_map(game)
    evenings = outlook.turns + (1.0 if outlook.evening_to_come(eyrie.seat) else 0.0)
    points = evenings * printed.roost_vp[roosts] + outlook.turns * CARD * printed.roost_draw[roosts]
    return points if roosts > 0 else points - HOMELESS


# 7.5.2 The Decree


def decree_worth(outlook: Outlook, eyrie: Eyrie) -> float:
    """What its cards bring, and the turmoil that they may bring."""
    game = outlook.game
    needs = Needs(outlook, eyrie)
    safe_now, safe_later = 1.0, 1.0
    brings = 0.0
    birds = 0
    moves_now = False
    for column in range(len(COLUMNS)):
        cards = eyrie.decree[column].cards
        brings += ORDER[column] * len(cards) * min(ORDERS_COUNT, outlook.turns)
        waiting: list[int] = []
        for card in cards:
            if game.deck_of.suit[card] == BIRD:
                birds += 1
            if is_waiting(outlook, eyrie, column, card):
                waiting.append(game.deck_of.suit[card])
        moves_now = moves_now or (column == MOVE and len(waiting) > 0)
        safe_now *= 1.0 - needs.trouble(column, waiting, moves_now)
        moves_later = len(eyrie.decree[MOVE].cards) > 0
        safe_later *= 1.0 - needs.trouble(column, [game.deck_of.suit[card] for card in cards], moves_later)
    if eyrie.decree[BUILD].cards:
        brings += NEW_ROOST * next_roost(outlook, eyrie)
    danger = 1.0 - safe_now + LATER * (1.0 - safe_later)
    worth = brings * (1.0 - min(1.0, danger))
    return worth + SITE * min(SITES, needs.all_sites()) - danger * (TURMOIL + birds)


def next_roost(outlook: Outlook, eyrie: Eyrie) -> float:
    """What one more roost would bring in the turns to come."""
    printed = eyrie.kit.printed
    roosts = eyrie.on_map(outlook.game)
    if roosts + 1 >= len(printed.roost_vp):
        return 0.0
    more = printed.roost_vp[roosts + 1] - printed.roost_vp[roosts]
    return outlook.turns * (more + CARD * (printed.roost_draw[roosts + 1] - printed.roost_draw[roosts]))


def is_waiting(outlook: Outlook, eyrie: Eyrie, column: int, card: int) -> bool:
    """Whether a card is still to be obeyed in this turn."""
    if not outlook.is_before_daylight_ends(eyrie.seat):
        return False
    game = outlook.game
    if game.phase == BIRDSONG or game.step < 2:
        return True
    return column > eyrie.column or (column == eyrie.column and card not in eyrie.resolved)


class Needs:
    """What there is to obey the Decree with, by suit; the place of BIRD is for all suits."""

    def __init__(self, outlook: Outlook, eyrie: Eyrie) -> None:
        game, seat = outlook.game, eyrie.seat
        self.warriors_left = game.supply[eyrie.warrior]
        self.roosts_left = game.supply[eyrie.kit.roost]
        self.recruits = 2 if eyrie.leader == CHARISMATIC else 1
        self.roosts: list[int] = [0] * (BIRD + 1)
        self.camps: list[int] = [0] * (BIRD + 1)
        self.enemies_here: list[int] = [0] * (BIRD + 1)
        self.enemies_near: list[int] = [0] * (BIRD + 1)
        self.sites: list[int] = [0] * (BIRD + 1)
        self.sites_near: list[int] = [0] * (BIRD + 1)
        for clearing in range(CLEARINGS):
            own = game.count(eyrie.warrior, clearing) > 0
            most = 0
            for each in outlook.near[clearing]:
                most = max(most, game.count(eyrie.warrior, each))
            roost = game.count(eyrie.kit.roost, clearing) > 0
            suit = game.suit[clearing]
            if roost:
                self.note(self.roosts, suit)
            if own:
                self.note(self.camps, suit)
            if own or most > 0:
                for other in game.others(seat):
                    if game.has_pieces(other, clearing):
                        self.note(self.enemies_here if own else self.enemies_near, suit)
                        break
            if not roost and game.open_slots(clearing) > 0:
                if outlook.rulers[clearing] == seat:
                    self.note(self.sites, suit)
                elif most > 0 and most + game.strength[seat * PLACES + clearing] >= strongest(game, seat, clearing):
                    self.note(self.sites_near, suit)

    def note(self, counts: list[int], suit: int) -> None:
        counts[suit] += 1
        counts[BIRD] += 1

    def all_sites(self) -> int:
        return self.sites[BIRD]

    def trouble(self, column: int, suits: list[int], moves: bool) -> float:
        """The chance that not all cards of these suits can be obeyed in a column; moves may come before it or not."""
        if not suits:
            return 0.0
        if column == BUILD:
            return self.trouble_building(suits, moves)
        if column == RECRUIT and len(suits) * self.recruits > self.warriors_left:
            return NO_WARRIORS
        safe = 1.0
        for suit in range(BIRD + 1):
            if suit in suits:
                safe *= 1.0 - self.trouble_with(column, suit, moves)
        return 1.0 - safe

    def trouble_with(self, column: int, suit: int, moves: bool) -> float:
        if column == RECRUIT:
            return 0.0 if self.roosts[suit] > 0 else NO_ROOST
        if column == MOVE:
            return 0.0 if self.camps[suit] > 0 else NOBODY_THERE
        if self.enemies_here[suit] > 0:
            return ENEMY_THERE
        return ENEMY_NEAR if moves and self.enemies_near[suit] > 0 else NO_ENEMY

    def trouble_building(self, suits: list[int], moves: bool) -> float:
        """Every roost takes a site of its own."""
        if len(suits) > self.roosts_left:
            return 1.0
        safe = 1.0
        for suit in range(BIRD + 1):
            wanted = suits.count(suit) if suit != BIRD else len(suits)
            missing = wanted - self.sites[suit]
            if missing > 0:
                safe *= 1.0 - (SITE_NEAR if moves and self.sites_near[suit] >= missing else NO_SITE)
        return 1.0 - safe


def strongest(game: Root, seat: int, clearing: int) -> int:
    """The most warriors and buildings that another has in a clearing."""
    most = 0
    for other in game.others(seat):
        most = max(most, game.strength[other * PLACES + clearing])
    return most
