"""Greenland, 3rd and 1st edition. The modules follow the rulebook: events (D), assignment (E), negotiation and attacks
(F), hunting (G), livestock (H), elders (I), scoring (J), and the variants after them.
"""

from lawspeaker.games.greenland.box import BOX

__all__ = ["BOX"]
