"""Where cards lie on the board, and who may see them there."""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.zone import EVERYBODY_SEES, NOBODY_SEES, ZoneKind

QUEST_DECK: Final = ZoneKind("quest_deck", "quest", NOBODY_SEES, "9.3.3", "the quests to come, face down")
QUESTS: Final = ZoneKind("quests", "quest", EVERYBODY_SEES, "9.3.3", "the quests that are open to a Vagabond")
COMPLETED: Final = ZoneKind("completed", "quest", EVERYBODY_SEES, "9.5.5", "the quests that a Vagabond has completed")

ZONES: Final = (QUEST_DECK, QUESTS, COMPLETED)
