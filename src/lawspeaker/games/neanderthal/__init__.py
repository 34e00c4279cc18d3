"""Neanderthal: three species of people in the last ice age, and how they came to speak.

The files are named for the rulebook's sections, which they follow; what it shares with Greenland is in `tribes`.
"""

from lawspeaker.games.neanderthal.box import BOX

__all__ = ["BOX"]
