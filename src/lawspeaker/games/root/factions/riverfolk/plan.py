"""What the Riverfolk's board promises: funds, customers, and trade posts to set up with what they paid."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.bots.outlook import FactionPlan, Outlook, pieces_worth
from lawspeaker.games.root.factions.riverfolk.board import HAND_CARD, MERCENARIES, RIVERBOATS
from lawspeaker.games.root.factions.riverfolk.rules import FUNDS_A_POINT, POST_COST, Riverfolk
from lawspeaker.games.root.model.tables import CLEARINGS, NONE

FUND: Final = 0.5  # a warrior on the board, of whichever faction,
STAYS: Final = 0.35  # as far as so many turns are left to use it in
FOREIGN: Final = 0.3  # more for one of another faction
DIVIDEND: Final = 0.8  # how much of the points counts that unspent funds would bring
POST: Final = 0.8  # a trade post on the map: customers, dividends, a space to craft with
SITE: Final = 1.3  # for each trade post that could be set up with the funds there are,
SITES: Final = 3  # as far as so many
HALF_SITE: Final = 0.25  # and for one that lacks a single warrior
HAND_CARD_WORTH: Final = 0.5
PRICES: Final[dict[int, float]] = {1: 0.0, 2: 0.3, 3: 0.2, 4: 0.0}  # what a price may bring
DEAREST: Final = 0.1  # for mercenaries, which help rivals most, and for each step of their price


class RiverfolkPlan(FactionPlan):
    """What the board of the Riverfolk promises."""

    def worth(self, outlook: Outlook, seat: int) -> float:
        riverfolk = cast(Riverfolk, outlook.game.factions[seat])
        points = pieces_worth(outlook, seat)
        points += funds_worth(outlook, riverfolk)
        points += sites_worth(outlook, riverfolk)
        points += POST * riverfolk.posts_on_map(outlook.game)
        return points + prices_worth(riverfolk)

    def draws(self, outlook: Outlook, seat: int) -> int:
        return 0

    def card_worth(self, outlook: Outlook, seat: int) -> float:
        return HAND_CARD_WORTH


def funds_worth(outlook: Outlook, riverfolk: Riverfolk) -> float:
    """Warriors on the board act again and again, and those left among the funds pay dividends."""
    points = 0.0
    worth = FUND + STAYS * min(outlook.turns, 3.0) / 3.0
    for seat in range(outlook.game.seats):
        foreign = 0.0 if seat == riverfolk.seat else FOREIGN
        points += (worth + foreign) * riverfolk.on_board(seat)
    if riverfolk.posts_on_map(outlook.game) > 0:
        points += DIVIDEND * sum(riverfolk.funds) / FUNDS_A_POINT
    return points


def sites_worth(outlook: Outlook, riverfolk: Riverfolk) -> float:
    """11.5.6 Clearings where a trade post could be set up with warriors of their rulers."""
    game = outlook.game
    left = [riverfolk.on_board(seat) for seat in range(game.seats)]
    posts = [game.supply[post] for post in riverfolk.kit.posts]
    sites = 0
    halves = 0
    for clearing in range(CLEARINGS):
        seat, suit = outlook.rulers[clearing], game.suit[clearing]
        if seat == NONE or seat >= game.seats or posts[suit] == 0 or riverfolk.has_post(game, clearing):
            continue
        if left[seat] >= POST_COST:
            left[seat] -= POST_COST
            posts[suit] -= 1
            sites += 1
        elif left[seat] > 0:
            left[seat] = 0
            halves += 1
    return SITE * min(sites, SITES) + HALF_SITE * min(halves, SITES)


def prices_worth(riverfolk: Riverfolk) -> float:
    if NONE in riverfolk.prices:
        return 0.0
    points = 0.0
    for service in (HAND_CARD, RIVERBOATS):
        points += PRICES.get(riverfolk.price_of(service), 0.0)
    return points + DEAREST * riverfolk.price_of(MERCENARIES)
