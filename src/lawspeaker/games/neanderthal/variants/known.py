"""Which variants there are."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.rules import ALIEN, BRINK, GIANT_WURM, HOMINIDS, SINGLE, Rules
from lawspeaker.games.neanderthal.variants.alien import Alien
from lawspeaker.games.neanderthal.variants.brink import Brink
from lawspeaker.games.neanderthal.variants.scenarios import GiantWurm, Hominids
from lawspeaker.games.neanderthal.variants.single import Single
from lawspeaker.games.neanderthal.variants.variant import Variant


def variant_of(rules: Rules) -> Variant:
    """What is played."""
    if rules.variant == SINGLE:
        return Single()
    if rules.variant == ALIEN:
        return Alien()
    if rules.variant == BRINK:
        return Brink()
    if rules.variant == HOMINIDS:
        return Hominids()
    if rules.variant == GIANT_WURM:
        return GiantWurm()
    return Variant()
