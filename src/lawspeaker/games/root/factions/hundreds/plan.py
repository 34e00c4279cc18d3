"""What the board of the Hundreds promises: clearings to oppress, items, mobs, and a warlord at work."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.bots.outlook import Outlook, Plan, pieces_worth
from lawspeaker.games.root.factions.hundreds.printed import PROWESS
from lawspeaker.games.root.factions.hundreds.rules import Hundreds
from lawspeaker.games.root.model.state import EVENING
from lawspeaker.games.root.model.tables import BUILDING, CLEARINGS, NONE, TOKEN
from lawspeaker.games.root.rules.concepts import enemy_pieces

ITEM: Final = 0.5  # an item of the hoard, besides what it does
COMMAND: Final = 0.35  # an action of the Command track, a turn
PROWESS_VALUE: Final = 0.55  # one of the Prowess track: recruits as well
STRONGHOLD: Final = 0.35  # a turn
NEW_SUIT: Final = 0.15  # for a stronghold where there was none of the suit
OPPRESSING: Final = 0.75  # how much counts of the points for the clearings oppressed now, a turn
NOW: Final = 0.6  # and of those that this Evening brings
NEXT_CLEARING: Final = 0.15  # a clearing oppressed beyond what scores
MOB: Final = 0.3
PREY: Final = 0.45  # an enemy building or token with a mob
RUIN: Final = 1.0  # a ruin with a mob
WARLORD: Final = 1.6
SPREAD: Final = 0.25  # a clearing ruled that an enemy still stands in


class HundredsPlan(Plan):
    """14.1"""

    def worth(self, outlook: Outlook, seat: int) -> float:
        hundreds = cast(Hundreds, outlook.game.factions[seat])
        points = pieces_worth(outlook, seat)
        points += oppression_worth(outlook, hundreds)
        points += hoard_worth(outlook, hundreds)
        points += mobs_worth(outlook, hundreds)
        return points + force_worth(outlook, hundreds)

    def draws(self, outlook: Outlook, seat: int) -> int:
        return cast(Hundreds, outlook.game.factions[seat]).draws(outlook.game)


def oppression_worth(outlook: Outlook, hundreds: Hundreds) -> float:
    """14.6.2 The clearings oppressed now, for the Evenings to come."""
    game, seat = outlook.game, hundreds.seat
    oppressed = 0
    shared = 0
    for clearing in range(CLEARINGS):
        if outlook.rulers[clearing] == seat:
            if enemy_pieces(game, seat, clearing) == 0:
                oppressed += 1
            else:
                shared += 1
    track = hundreds.kit.printed.oppress_vp
    scored = track[min(oppressed, len(track) - 1)]
    points = OPPRESSING * scored * min(outlook.turns, 4.0) + NEXT_CLEARING * oppressed + SPREAD * shared
    if outlook.evening_to_come(seat) and not (game.phase == EVENING and game.step > 1):
        points += NOW * scored
    return points


def hoard_worth(outlook: Outlook, hundreds: Hundreds) -> float:
    """14.2.4 Items, and what the tracks are worth turn by turn."""
    points = ITEM * sum(hundreds.hoard)
    a_turn = COMMAND * hundreds.command() + PROWESS_VALUE * hundreds.value(PROWESS)
    return points + a_turn * outlook.turns


def mobs_worth(outlook: Outlook, hundreds: Hundreds) -> float:
    """14.4.1 Mobs, and what the next Birdsong razes."""
    game, seat = outlook.game, hundreds.seat
    points = 0.0
    for clearing in hundreds.mobs(game):
        points += MOB
        for other in game.others(seat):
            if game.are_enemies(seat, other):
                points += PREY * (game.pieces(other, clearing, BUILDING) + game.pieces(other, clearing, TOKEN))
        if game.ruins[clearing] and game.ruin_items[clearing].cards:
            points += RUIN
    return points


def force_worth(outlook: Outlook, hundreds: Hundreds) -> float:
    """The warlord and the strongholds."""
    game, kit = outlook.game, hundreds.kit
    points = WARLORD if hundreds.warlord_clearing(game) != NONE else 0.0
    built = [clearing for clearing in range(CLEARINGS) if game.count(kit.stronghold, clearing) > 0]
    strongholds = sum(game.count(kit.stronghold, clearing) for clearing in built)
    a_turn = STRONGHOLD * strongholds + NEW_SUIT * len({game.suit[clearing] for clearing in built})
    return points + a_turn * outlook.turns
