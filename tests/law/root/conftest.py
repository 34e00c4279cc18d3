"""Root is on the shelf in every test of its law."""

from __future__ import annotations

from lawspeaker.games.root.box import BOX
from lawspeaker.kernel import shelf

shelf.register(BOX)
