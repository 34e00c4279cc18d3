"""Which variants there are."""

from __future__ import annotations

from lawspeaker.games.greenland.model.rules import (
    COOP,
    EARLY,
    FULL,
    LINKED,
    REAL_STORY,
    SAGA,
    SURVIVALIST,
    TOGETHER,
    Rules,
)
from lawspeaker.games.greenland.variants.coop import Occupation
from lawspeaker.games.greenland.variants.linked import Linked
from lawspeaker.games.greenland.variants.saga import Saga
from lawspeaker.games.greenland.variants.scenarios import Early, FirstPart, RealStory, SecondPart
from lawspeaker.games.greenland.variants.together import Together
from lawspeaker.games.greenland.variants.variant import Variant


def variants(rules: Rules) -> list[Variant]:
    """What is played, by part of the game; all but M2 have one part."""
    if rules.variant == SAGA:
        return [Saga()]
    if rules.variant == COOP:
        return [Occupation(rules)]
    if rules.variant == REAL_STORY:
        return [RealStory()]
    if rules.variant == FULL:
        return [FirstPart(), SecondPart(rules)]
    if rules.variant == EARLY:
        return [Early()]
    if rules.variant == TOGETHER:
        return [Together(rules)]
    if rules.variant == LINKED:
        return [Linked()]
    return [Variant(rules.variant == SURVIVALIST)]
