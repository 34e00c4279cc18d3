"""What the Keepers' board promises: relics on their way, waystations for them, and the Retinue that does it."""

from __future__ import annotations

from lawspeaker.games.root.bots.outlook import Outlook, Plan, pieces_worth


class KeepersPlan(Plan):
    """15.1"""

    def worth(self, outlook: Outlook, seat: int) -> float:
        return pieces_worth(outlook, seat)
