"""The encoder: what a seat may see of a match, and what it may answer, as arrays."""

from __future__ import annotations

from struct import Struct

from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.match import Match

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

Observation = NDArray[np.int32]
Mask = NDArray[np.int8]


class Encoder:
    """Turns matches of one agreement into arrays."""

    def __init__(self, setting: Setting) -> None:
        self.layout = Layout(setting)
        self.catalogue = setting.catalogue
        self.actions = len(setting.catalogue.options)
        self._packed = Struct(f"{len(self.layout)}i")

    def observe(self, match: Match, seat: int) -> Observation:
        """What the seat may see, as zones and asks declare it; the layout explains the numbers."""
        numbers = self.layout.head(match.ask, seat)
        numbers += match.observe(seat)
        packed = self._packed.pack(*numbers)  # numpy would take twice as long to read the list
        return np.frombuffer(bytearray(packed), np.int32)  # and could not write to what was packed

    def mask(self, match: Match, seat: int) -> Mask:
        """1 at the number of every option the seat has now; all 0 for a seat that is not asked."""
        ask = match.ask
        offered = bytearray(self.actions)
        if ask is not None and ask.seat == seat:
            for option in ask.options:
                offered[option.number] = 1
        return np.frombuffer(offered, np.int8)
