"""The Highway Bandits, and demoted the Bandit Gangs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import (
    JOINING,
    NONE_TO_PLACE,
    PLACES,
    RECRUITS,
    TO_PLACE,
    TO_RECRUIT,
    beside_controller,
    forbids_action,
    settle,
)
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.reasons import NONE_LEFT
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import CLEARINGS, HIRELINGS, NONE
from lawspeaker.games.root.model.tables import PLACES as EVERY_PLACE
from lawspeaker.games.root.rules.concepts import adjacent
from lawspeaker.games.root.rules.pieces import forbids_placing, place
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Domain, Option
from lawspeaker.kernel.schema import Name, Shape, Some

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

BANDITS: Final = 4
FIRST_BANDITS: Final = 2
PAIRS: Final = [(one, other) for one in range(CLEARINGS) for other in range(one + 1, CLEARINGS)]
ROADS: Final = Domain("path", [f"{one + 1}-{other + 1}" for one, other in PAIRS])
"""Paths by the clearings that they join, the lower number first."""

ROAD: Final = Topic("bandits_where")
ROAD_FROM: Final = Topic("bandits_from")
REINFORCE: Final = Topic("bandits_reinforce", "clearing")
GANG: Final = Topic("gangs_where", "count")

LURKS: Final = Phrase("bandits_lurk", "seat", "clearing", "other:clearing")
LEFT: Final = Phrase("bandits_left", "seat", "clearing", "other:clearing")

NO_SUCH_PATH: Final = Reason("2.2.1", Phrase("bandits_no_path"), moot=True)
TAKEN: Final = Reason("E.2.4", Phrase("bandits_one_there"))
NOT_TAKEN: Final = Reason("E.2.4", Phrase("bandits_none_there"))
NO_PIECES_BESIDE: Final = Reason("E.2.4", Phrase("bandits_no_own_pieces"))
NO_FREE_PATH: Final = Reason("E.2.4", Phrase("bandits_no_free_path"))
NOT_WHERE_IT_CAME: Final = Reason("E.2.2", Phrase("bandits_only_there"))
NO_GANG: Final = Reason("E.2.4", Phrase("gangs_none_there"))
NO_WARRIORS: Final = Reason("E.2.4", Phrase("gangs_no_warriors"))
UNDER_COVER: Final = Reason("E.2.2", Phrase("gangs_under_cover"))


def road(one: int, other: int) -> int:
    """The number of the path between two clearings, among ROADS."""
    return PAIRS.index((min(one, other), max(one, other)))


class Bandits(Hireling):
    serves_demoted = True

    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["bandit"])
        self.kit = kit
        self.roads: list[int] = []  # promoted: the paths with a bandit

    def copy(self) -> Bandits:
        new = Bandits(self.number, self.kit)
        new.copy_card(self)
        new.roads = self.roads[:]
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        return {**super().shapes(setting), "roads": Some(Name(ROADS), BANDITS)}

    def keeps(self, kind: int) -> int:
        return len(self.roads) if kind == self.warrior else 0

    def broken(self, game: Root) -> str:
        name = HIRELINGS[self.number]
        if len(set(self.roads)) < len(self.roads):
            return f"two {name} are on one path (E.2.4)"
        if self.demoted and self.roads:
            return f"demoted, {name} are in clearings, not on paths (E.2.1)"
        if not self.demoted and any(game.count(self.warrior, clearing) for clearing in range(EVERY_PLACE)):
            return f"promoted, {name} are on paths, not in clearings (A.6.3)"
        for number in self.roads:
            if PAIRS[number][1] not in adjacent(game, PAIRS[number][0]):
                return f"{name} are on {ROADS.values[number]}, where there is no path (2.2.1)"
        return super().broken(game)

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.place, [self.number], TO_PLACE)
        ask.offer(self.kit.recruit, [self.number], TO_RECRUIT)

    def might_offer(self, game: Root, seat: int) -> bool:
        return any(self.forbids_deed(game, seat, deed) is None for deed in (PLACES, RECRUITS))

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        if deed != PLACES and (deed != RECRUITS or not self.demoted):
            return NOT_ITS_DEED
        barred = forbids_action(game, self, seat)
        if barred is not None:
            return barred
        if deed == RECRUITS:
            return self.forbids_recruiting(game, seat)
        if not self.demoted:
            return None if self.free_roads(game, seat) else NO_FREE_PATH
        return None if game.supply[self.warrior] > 0 and beside_controller(game, self) else NONE_TO_PLACE

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        if option.args != (self.number,):
            return None
        if option.kind == self.kit.recruit.kind:
            return self.recruit(game, seat)
        if option.kind == self.kit.place.kind:
            return self.spread(game) if self.demoted else self.move_in(game, seat)
        return None

    # Promoted

    def all_roads(self, game: Root) -> list[tuple[int, int]]:
        """The paths of the map without a bandit; C.3.2 closed ones are none, and 2.3 rivers neither."""
        return [
            (one, other)
            for one in range(CLEARINGS)
            for other in adjacent(game, one)
            if one < other and road(one, other) not in self.roads
        ]

    def free_roads(self, game: Root, seat: int) -> list[tuple[int, int]]:
        """Those that lead to a clearing with faction pieces of a seat."""
        return [pair for pair in self.all_roads(game) if any(game.has_pieces(seat, each) for each in pair)]

    def forbids_road(self, game: Root, one: int, other: int, seat: int) -> Reason | None:
        """A path without a bandit, and for the action of a seat one that leads to own faction pieces."""
        if one >= other or other not in adjacent(game, one):
            return NO_SUCH_PATH
        if road(one, other) in self.roads:
            return TAKEN
        beside = seat == NONE or game.has_pieces(seat, one) or game.has_pieces(seat, other)
        return None if beside else NO_PIECES_BESIDE

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """Two, on different paths."""
        return None if self.demoted else self.begin(game, seat)

    def begin(self, game: Root, seat: int) -> Flow[None]:
        for _ in range(FIRST_BANDITS):
            ask = Ask(game, seat, ROAD, "A.6.3")
            chosen = yield ask.among_pairs(self.kit.road, self.all_roads(game), LURKING)
            self.lurk(game, seat, chosen, "A.6.3")

    def lurk(self, game: Root, seat: int, chosen: Option, clause: str) -> None:
        one, other = chosen.args
        game.supply[self.warrior] -= 1
        self.roads = sorted([*self.roads, road(one, other)])
        game.tell(clause, LURKS, seat, one, other)

    def move_in(self, game: Root, seat: int) -> Flow[None]:
        """One on a free path that leads to faction pieces of the controller; if none is left, another goes first."""
        self.acted = True
        if game.supply[self.warrior] == 0:
            lairs = [PAIRS[number] for number in self.roads]
            chosen = yield Ask(game, seat, ROAD_FROM, "E.2.4").among_pairs(self.kit.road, lairs, NOT_TAKEN)
            self.roads.remove(road(*chosen.args))
            game.supply[self.warrior] += 1
            game.tell("E.2.4", LEFT, seat, chosen.args[0], chosen.args[1])
        ask = Ask(game, seat, ROAD, "E.2.4")
        chosen = yield ask.among_pairs(self.kit.road, self.free_roads(game, seat), LURKING_BESIDE)
        self.lurk(game, seat, chosen, "E.2.4")

    def is_on(self, start: int, to: int) -> bool:
        """Whether a bandit is on the path between two places."""
        return max(start, to) < CLEARINGS and start != to and road(start, to) in self.roads

    def waylays(self, game: Root, party: int, start: int, to: int) -> bool:
        """Enemies that move along the path of a bandit remove one of the pieces."""
        return self.is_on(start, to) and game.are_enemies(self.party, party)

    def joins_move(self, game: Root, party: int, start: int, to: int) -> Flow[None] | None:
        """The controller, moving along the path of a bandit, may place a warrior where the move ends."""
        if party != self.controller or not self.is_on(start, to):
            return None
        warrior = game.factions[party].warrior
        if warrior == NONE or game.supply[warrior] == 0 or forbids_placing(game, party, to) is not None:
            return None
        return self.reinforce(game, party, to)

    def reinforce(self, game: Root, seat: int, to: int) -> Flow[None]:
        ask = Ask(game, seat, REINFORCE, "E.2.2", (to,))
        chosen = yield ask.among(game.options.at, [to], NOT_WHERE_IT_CAME).add(game.options.decline)
        if chosen is not game.options.decline:
            place(game, seat, game.factions[seat].warrior, to, 1, "E.2.2")

    # Demoted

    def hired(self, game: Root) -> Flow[None] | None:
        """With none on the map: one beside faction pieces of the controller."""
        if not self.demoted or not self.has_to_come(game) or not beside_controller(game, self):
            return None
        return self.join(game, "E.2.1")

    def join(self, game: Root, clause: str) -> Flow[None]:
        yield from settle(game, self, self.controller, beside_controller(game, self), 1, JOINING, clause)

    def forbids_battle(self, game: Root, attacker: int, clearing: int) -> Reason | None:
        """They are not battled beside faction pieces of the controller."""
        hidden = self.controller != NONE and game.has_pieces(self.controller, clearing)
        return UNDER_COVER if hidden else None

    def spread(self, game: Root) -> Flow[None]:
        """One beside faction pieces of the controller."""
        self.acted = True
        yield from self.join(game, "E.2.4")

    def forbids_recruiting(self, game: Root, seat: int) -> Reason | None:
        warrior = game.factions[seat].warrior
        if warrior == NONE:
            return NO_WARRIORS
        if game.supply[warrior] == 0:
            return NONE_LEFT
        return None if self.gangs(game, seat) else NO_GANG

    def gangs(self, game: Root, seat: int) -> list[int]:
        """The clearing of each bandit where a seat may place a warrior."""
        return [
            clearing
            for clearing in range(CLEARINGS)
            for _ in range(game.count(self.warrior, clearing))
            if forbids_placing(game, seat, clearing) is None
        ]

    def recruit(self, game: Root, seat: int) -> Flow[None]:
        """A faction warrior of the controller at each bandit; 1.5.4 as many as there are."""
        self.acted = True
        warrior, waiting = game.factions[seat].warrior, self.gangs(game, seat)
        while waiting and game.supply[warrior] > 0:
            clearing = waiting[0]
            if game.supply[warrior] < len(waiting):
                ask = Ask(game, seat, GANG, "1.5.4", (game.supply[warrior],))
                chosen = yield ask.among(game.options.at, sorted(set(waiting)), NO_GANG)
                clearing = chosen.args[0]
            waiting.remove(clearing)
            place(game, seat, warrior, clearing, 1, "E.2.4")


def bandits_of(game: Root) -> Bandits:
    return next(hireling for hireling in game.hirelings if isinstance(hireling, Bandits))


class Lurking(Judge[Root]):
    """Of paths for a bandit: anywhere, or beside own faction pieces."""

    def __init__(self, beside: bool) -> None:
        self.beside = beside

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return bandits_of(game).forbids_road(game, a, b, ask.seat if self.beside else NONE)


LURKING: Final = Lurking(beside=False)
LURKING_BESIDE: Final = Lurking(beside=True)
