"""Neanderthal: three species of people in the last ice age, and how they came to speak.

The folders in the order of the rulebook:

- `model/`: what lies on the table (B), and how it is laid out (C)
- `phases/`: the turn (A), its phases (D to I), and the end (J)
- `variants/`: the linked game and a single species (K), the games on a map (L, M), the scenarios (N)
- `bots/`: what a position is worth to a bot
- `faces/`: what people see in the terminal

The cards and numbers are in `data/`. What the game shares with Greenland is in `tribes`.
"""

from lawspeaker.games.neanderthal.box import BOX

__all__ = ["BOX"]
