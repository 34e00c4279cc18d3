"""Root is on the shelf in every test of it."""

from __future__ import annotations

from lawspeaker.games.root.box import BOX
from lawspeaker.kernel import shelf

shelf.register(BOX)
