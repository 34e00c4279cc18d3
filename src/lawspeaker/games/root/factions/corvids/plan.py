"""What the Corvids' board promises: plots to turn up, each worth more than the one before."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.bots.outlook import CARD, FactionPlan, Outlook, pieces_worth
from lawspeaker.games.root.factions.corvids.board import CorvidBoard
from lawspeaker.games.root.factions.corvids.plots import BOMB, EXTORTION, RAID, SNARE, type_of
from lawspeaker.games.root.model.tables import BUILDING, CLEARINGS, TOKEN

GUARDED: Final = 0.8  # how much counts of the points of a plot that can be turned up in the next Birdsong,
ALONE: Final = 0.45  # and of one without a warrior beside it
DANGER: Final = 0.5  # less for each warrior that threatens it, compared with those beside it
SHOWN: Final = 0.5  # a face-up plot makes the next ones worth more
STAND: Final = 0.3  # more for one that stays on the map once it is turned up
BOMBED: Final = 0.5  # a piece that a Bomb would remove,
SCORED: Final = 1.0  # and more for one that scores
EXTORTED: Final = 0.5  # a player whom an Extortion would rob
WARRIOR: Final = 0.22  # more than most factions': it can become a plot,
PLOTTER: Final = 0.15  # and more for one that stands where no plot is
AGENT: Final = 0.8  # how many warriors a face-down plot fights for


class CorvidPlan(FactionPlan):
    """What the board of the Corvids promises."""

    def worth(self, outlook: Outlook, seat: int) -> float:
        corvids = cast(CorvidBoard, outlook.game.factions[seat])
        return pieces_worth(outlook, seat) + plots_worth(outlook, corvids) + force_worth(outlook, corvids)

    def draws(self, outlook: Outlook, seat: int) -> int:
        corvids = cast(CorvidBoard, outlook.game.factions[seat])
        return 0 if corvids.exerted else 1 + corvids.extortions()


def plots_worth(outlook: Outlook, corvids: CorvidBoard) -> float:
    """13.4.2 Each plot scores as many points as lie face up with it."""
    game, seat = outlook.game, corvids.seat
    shown = len(corvids.shown_types())
    points = SHOWN * shown * min(outlook.turns, 3.0)
    points += CARD * corvids.extortions() * min(outlook.turns, 4.0)
    rank = shown
    for clearing in range(CLEARINGS):
        if not corvids.is_hidden(clearing):
            continue
        rank += 1
        warriors = game.warriors(seat, clearing)
        threat = outlook.threat(seat, clearing)
        safe = 1.0 - DANGER * threat / (threat + warriors + AGENT)
        points += (GUARDED if warriors > 0 else ALONE) * rank * safe
        if seat == outlook.viewer:
            points += safe * type_worth(outlook, corvids, clearing)
    return points


def type_worth(outlook: Outlook, corvids: CorvidBoard, clearing: int) -> float:
    """What a face-down plot would do where it lies."""
    game = outlook.game
    type = type_of(corvids.face_down[clearing].cards[0])
    if type == RAID:
        return STAND
    points = 0.0 if type == BOMB else STAND
    for other in game.others(corvids.seat):
        if not game.are_enemies(corvids.seat, other) or not game.has_pieces(other, clearing):
            continue
        cardboard = game.pieces(other, clearing, BUILDING) + game.pieces(other, clearing, TOKEN)
        if type == BOMB:
            points += BOMBED * (game.warriors(other, clearing) * 0.4 + cardboard) + SCORED * cardboard
        elif type == EXTORTION:
            points += EXTORTED if game.hands[other].cards else 0.0
        elif type == SNARE:
            points += 0.15 * game.warriors(other, clearing)
    return points


def force_worth(outlook: Outlook, corvids: CorvidBoard) -> float:
    """Warriors, which become plots."""
    game = outlook.game
    points = 0.0
    for clearing in range(CLEARINGS):
        warriors = game.warriors(corvids.seat, clearing)
        points += WARRIOR * warriors
        if warriors > 1 and game.count(corvids.kit.plot, clearing) == 0:
            points += PLOTTER * min(warriors, 3)
    return points
