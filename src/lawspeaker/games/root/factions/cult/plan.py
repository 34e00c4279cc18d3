"""What the Cult's board promises: gardens that score turn by turn, acolytes, and the cards that it has revealed."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.bots.evaluation import extra_worth
from lawspeaker.games.root.bots.outlook import FactionPlan, Outlook, pieces_worth
from lawspeaker.games.root.factions.cult.rules import Cult
from lawspeaker.games.root.model.tables import BIRD
from lawspeaker.games.root.rules.concepts import free_tools

GARDEN: Final = 0.9  # a garden on the map: rule, crafting, and no way to lose it but by battle
RITUAL: Final = 0.3  # how much of the points of a suit counts for each turn to come
GROWTH: Final = 0.35  # how much of what the next garden would add
HELD: Final = 0.25  # how much more counts this turn for a suit whose card is in the hand
ACOLYTE: Final = 0.55
ACOLYTES: Final = 6  # as far as so many
HATED: Final = 0.3
WARRIOR: Final = 0.12  # more than any faction's: a warrior makes rule, and rule makes gardens
HAND_CARD: Final = 0.7


class CultPlan(FactionPlan):
    """What the board of the Cult promises."""

    def worth(self, outlook: Outlook, seat: int) -> float:
        game = outlook.game
        cult = cast(Cult, game.factions[seat])
        points = pieces_worth(outlook, seat) + gardens_worth(outlook, cult)
        points += ACOLYTE * min(cult.acolytes, ACOLYTES) + (HATED if cult.hated else 0.0)
        total = game.tables.kinds[cult.warrior].total
        points += WARRIOR * (total - game.supply[cult.warrior] - cult.acolytes)
        if cult.revealed.cards:
            points += revealed_worth(outlook, cult)
        return points

    def draws(self, outlook: Outlook, seat: int) -> int:
        return cast(Cult, outlook.game.factions[seat]).draws(outlook.game)

    def card_worth(self, outlook: Outlook, seat: int) -> float:
        return HAND_CARD


def gardens_worth(outlook: Outlook, cult: Cult) -> float:
    """10.5.3 The points that gardens make in the turns to come, as far as there are cards for it."""
    game, vp = outlook.game, cult.kit.board.garden_vp
    points = 0.0
    for suit in range(BIRD):
        gardens = cult.gardens_on_map(game, suit)
        points += GARDEN * gardens
        now = vp[gardens - 1] if gardens > 0 else 0
        following = vp[min(gardens, len(vp) - 1)]
        points += RITUAL * outlook.turns * (now + GROWTH * (following - now))
        if cult.seat == outlook.viewer and not cult.scored[suit]:
            held = any(game.deck_of.suit[card] == suit for card in game.hands[cult.seat].cards)
            points += HELD * now if held else 0.0
    return points


def revealed_worth(outlook: Outlook, cult: Cult) -> float:
    """10.6.1 Revealed cards come back."""
    game = outlook.game
    free = free_tools(game, cult.seat)
    points = HAND_CARD * len(cult.revealed)
    for card in cult.revealed.cards:
        points += extra_worth(outlook, cult.seat, card, free) if cult.seat == outlook.viewer else 0.0
    return points
