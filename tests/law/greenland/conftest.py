"""Greenland is on the shelf in every test of its law."""

from __future__ import annotations

from lawspeaker.games.greenland.box import BOX
from lawspeaker.kernel import shelf

shelf.register(BOX)
