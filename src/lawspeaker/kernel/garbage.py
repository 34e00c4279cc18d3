"""Garbage: a process that does nothing but play need hardly ever look for it.

Matches hold next to nothing that leads back to itself, so what is no longer needed goes away at once. But asks, flows
and lists come and go by the thousands, and Python would usually look for cycles among them again and again: a tenth of
the time of a game of Root.
"""

from __future__ import annotations

import gc

SELDOM = 200_000  # more things than before, until Python looks among the youngest; usually it is 700


def look_seldom() -> None:
    """Look for cycles seldom from now on, and never among what is there already."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM)
