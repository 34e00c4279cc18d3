"""Greenland, 3rd and 1st edition, laid out like its rulebook.

- `model`: what the game is made of (B) and how it is set up (C)
- `phases`: the turn (A) and its phases in their order (D to I), and the end (J)
- `variants`: what changes the common rules (K to M, and the sequel to Neanderthal)
- `bots`: how good a position looks
- `faces`: what the terminal shows
"""

from lawspeaker.games.greenland.box import BOX

__all__ = ["BOX"]
