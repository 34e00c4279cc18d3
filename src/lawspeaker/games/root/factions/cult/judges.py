"""Who says what the Cult cannot choose; the Cult's own rules are asked."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.factions.cult.reasons import CRAFTED_AT_DUSK, NOT_THE_DESTINATION, cult_of
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.rules.battle import BATTLING
from lawspeaker.games.root.rules.craft import CraftingOver
from lawspeaker.kernel.ask import Ask, Judge, Reason


class StartingIn(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_corner(game, a)


class Crusading(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_crusade(game, a)


class CrusadingFrom(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_crusade_from(game, a)


class CrusadingOn(Judge[Root]):
    """Of a battle where the move of a crusade has led."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return NOT_THE_DESTINATION if a != ask.args[0] else BATTLING.forbids(game, ask, a, b)


class Converting(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_convert(game, a)


class Sanctifying(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_sanctify(game, a)


class BuildingWith(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_build(game, a)


class BuildingAt(Judge[Root]):
    """Of where to build with the card that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_garden(game, game.deck_of.suit[ask.args[0]], a)


class RecruitingWith(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_recruit(game, a)


class RecruitingAt(Judge[Root]):
    """Of where to recruit with the card that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_recruit_at(game, game.deck_of.suit[ask.args[0]], a)


class ScoringWith(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_score(game, a)


class Sacrificing(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return cult_of(game, ask).forbids_sacrifice(game, a)


STARTING_IN: Final = StartingIn()
CRUSADING: Final = Crusading()
CRUSADING_FROM: Final = CrusadingFrom()
CRUSADING_ON: Final = CrusadingOn()
CONVERTING: Final = Converting()
SANCTIFYING: Final = Sanctifying()
BUILDING_WITH: Final = BuildingWith()
BUILDING_AT: Final = BuildingAt()
RECRUITING_WITH: Final = RecruitingWith()
RECRUITING_AT: Final = RecruitingAt()
SCORING_WITH: Final = ScoringWith()
SACRIFICING: Final = Sacrificing()
CRAFTING_LATER: Final = CraftingOver(CRAFTED_AT_DUSK)
