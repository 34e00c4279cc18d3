"""The Last Dynasty, and demoted the Bluebird Nobles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import (
    AT_DAWN,
    BATTLES,
    CANNOT_MOVE,
    DAWN,
    MOVES,
    NOBODY_TO_BATTLE,
    NONE_TO_PLACE,
    PLACES,
    TO_BATTLE,
    TO_MOVE,
    TO_PLACE,
    forbids_action,
    forbids_dawn,
    march_together,
    must_fight,
    settle,
)
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import CLEARINGS, NONE
from lawspeaker.games.root.rules.battle import targets
from lawspeaker.games.root.rules.concepts import clearings_ruled, rules_clearing
from lawspeaker.games.root.rules.move import can_leave
from lawspeaker.games.root.rules.pieces import forbids_placing
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

PER_POINT: Final = 3  # ruled clearings, for the Nobles

IS_ON_MAP: Final = Reason("E.2.4", Phrase("dynasty_is_on_map"))
NOT_ON_MAP: Final = Reason("E.2.4", Phrase("dynasty_not_on_map"))
NOT_RULING: Final = Reason("E.2.4", Phrase("dynasty_not_ruling"))
RULING: Final = Reason("E.2.4", Phrase("dynasty_ruling"))
NOT_AT_EDGE: Final = Reason("E.2.4", Phrase("hireling_not_at_edge"))
RULES_TOO_LITTLE: Final = Reason("E.2.3", Phrase("nobles_rule_too_little"))


class Dynasty(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["dynast"])
        self.kit = kit

    def copy(self) -> Dynasty:
        new = Dynasty(self.number, self.kit)
        new.copy_card(self)
        return new

    def broken(self, game: Root) -> str:
        if sum(game.count(self.warrior, clearing) > 0 for clearing in range(CLEARINGS)) > 1:
            return "the warriors of the dynasty stay together (E.2.4)"
        return super().broken(game)

    # Promoted

    def clearing(self, game: Root) -> int:
        """Where its warriors are; they stay together."""
        for clearing in range(CLEARINGS):
            if game.count(self.warrior, clearing) > 0:
                return clearing
        return NONE

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """All of them in one clearing at the edge."""
        return None if self.demoted else self.arrive(game, seat, "A.6.3")

    def arrive(self, game: Root, seat: int, clause: str) -> Flow[None]:
        count = game.supply[self.warrior]
        yield from settle(game, self, seat, self.gates(game), count, AT_EDGE, clause)

    def gates(self, game: Root) -> list[int]:
        return [clearing for clearing in range(CLEARINGS) if self.forbids_gate(game, clearing) is None]

    def forbids_gate(self, game: Root, clearing: int) -> Reason | None:
        return forbids_placing(game, self.party, clearing) if clearing in game.chart.edge else NOT_AT_EDGE

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.place, [self.number], TO_PLACE)
        ask.offer(self.kit.move, [self.number], TO_MOVE)
        ask.offer(self.kit.battle, [self.number], TO_BATTLE)

    def might_offer(self, game: Root, seat: int) -> bool:
        return not self.demoted and forbids_action(game, self, seat) is None

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        if self.demoted:
            return self.forbids_reward(game, seat) if deed == DAWN else NOT_ITS_DEED
        if deed not in (PLACES, MOVES, BATTLES):
            return NOT_ITS_DEED
        barred = forbids_action(game, self, seat)
        if barred is not None:
            return barred
        clearing = self.clearing(game)
        if deed == PLACES:
            if clearing != NONE:
                return IS_ON_MAP
            return None if game.supply[self.warrior] > 0 and self.gates(game) else NONE_TO_PLACE
        if clearing == NONE:
            return NOT_ON_MAP
        rules = rules_clearing(game, seat, clearing)
        if deed == MOVES:
            if not rules:
                return NOT_RULING
            return None if can_leave(game, self.party, clearing) else CANNOT_MOVE
        if rules:
            return RULING
        return None if targets(game, self.party, clearing) else NOBODY_TO_BATTLE

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        if option.args != (self.number,):
            return None
        if option.kind == self.kit.dawn.kind:
            return self.reward(game, seat)
        if option.kind == self.kit.place.kind:
            return self.come(game)
        if option.kind == self.kit.move.kind:
            return self.process(game)
        return self.brawl(game) if option.kind == self.kit.battle.kind else None

    def come(self, game: Root) -> Flow[None]:
        """With none on the map: all come to a clearing at the edge, and battle there."""
        self.acted = True
        yield from self.arrive(game, self.controller, "E.2.4")
        yield from must_fight(game, self, self.clearing(game), "E.2.4")

    def process(self, game: Root) -> Flow[None]:
        """Where the controller rules: all of them move, then battle if they can."""
        self.acted = True
        to = yield from march_together(game, self, self.clearing(game), "E.2.4")
        yield from must_fight(game, self, to, "E.2.4")

    def brawl(self, game: Root) -> Flow[None]:
        """Where the controller does not rule: they battle twice."""
        self.acted = True
        clearing = self.clearing(game)
        for _ in range(2):
            yield from must_fight(game, self, clearing, "E.2.4")

    # Demoted

    def wins_ties(self, game: Root, clearing: int) -> bool:
        """The controller rules where it ties for most."""
        return self.demoted

    def forbids_reward(self, game: Root, seat: int) -> Reason | None:
        barred = forbids_dawn(game, self, seat)
        if barred is not None:
            return barred
        return None if self.points(game, seat) > 0 else RULES_TOO_LITTLE

    def points(self, game: Root, seat: int) -> int:
        return clearings_ruled(game, seat) // PER_POINT

    def offer_at_start(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.dawn, [self.number], AT_DAWN)

    def is_due_at_start(self, game: Root, seat: int) -> bool:
        return self.demoted and self.forbids_reward(game, seat) is None

    def reward(self, game: Root, seat: int) -> Flow[None]:
        """A point for every three clearings that the controller rules."""
        self.acted = True
        score(game, seat, self.points(game, seat), "E.2.3")
        return
        yield


class AtEdge(Judge[Root]):
    """Of clearings for the Last Dynasty."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        dynasty = next(hireling for hireling in game.hirelings if isinstance(hireling, Dynasty))
        return dynasty.forbids_gate(game, a)


AT_EDGE: Final = AtEdge()
