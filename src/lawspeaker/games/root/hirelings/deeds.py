"""What hirelings do, whichever they are: move, battle, come to the map."""

from __future__ import annotations

from typing import Any, Final

from lawspeaker.games.root.model.hireling import Hireling
from lawspeaker.games.root.model.phrases import (
    HIRELING_BATTLE,
    HIRELING_FROM,
    HIRELING_THEN,
    HIRELING_WHERE,
    MOVE_TO,
)
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, Root
from lawspeaker.games.root.model.tables import CLEARINGS
from lawspeaker.games.root.rules.battle import (
    BATTLING,
    battle_if_able,
    battle_in,
    battlefields,
    hides_battle,
    hides_battles,
    targets,
)
from lawspeaker.games.root.rules.concepts import acting
from lawspeaker.games.root.rules.hiring import NOT_DEALT
from lawspeaker.games.root.rules.move import (
    FERRYING,
    GOING,
    LEAVING,
    destinations,
    ferry_destinations,
    move_on,
    origins,
    pass_by,
    shift,
)
from lawspeaker.games.root.rules.move import settle as follow_up
from lawspeaker.games.root.rules.pieces import forbids_placing, place
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason

NOT_CONTROLLED: Final = Reason("E.2", Phrase("hireling_not_controlled"))
HAS_ACTED: Final = Reason("E.2.4", Phrase("hireling_has_acted"))
ONLY_BY_DAY: Final = Reason("E.2.4", Phrase("hireling_only_by_day"))
ONLY_AT_DAWN: Final = Reason("E.2.3", Phrase("hireling_only_at_dawn"))
CANNOT_MOVE: Final = Reason("E.3.4", Phrase("hireling_cannot_move"))
NOBODY_TO_BATTLE: Final = Reason("E.3.4", Phrase("hireling_nobody_to_battle"))
NOT_ITS_TURN: Final = Reason("E.2.4", Phrase("hireling_not_its_turn"))
NO_BATTLE_LEFT: Final = Reason("E.2.4", Phrase("hireling_no_battle_left"))
NOT_A_POST: Final = Reason("E.2.4", Phrase("hireling_not_a_post"))
NO_PIECES_OF_YOURS: Final = Reason("E.2.1", Phrase("hireling_no_own_pieces"))
NONE_TO_PLACE: Final = Reason("1.5.1", Phrase("hireling_none_to_place"))


def forbids_action(game: Root, hireling: Hireling, seat: int) -> Reason | None:
    """E.2.4 The controller acts with it once in the own Daylight."""
    if hireling.controller != seat:
        return NOT_CONTROLLED
    if game.phase != DAYLIGHT or game.turn != seat:
        return ONLY_BY_DAY
    return HAS_ACTED if hireling.acted else None


def forbids_dawn(game: Root, hireling: Hireling, seat: int) -> Reason | None:
    """E.2.3 The controller acts with it once at the start of the own Birdsong."""
    if hireling.controller != seat:
        return NOT_CONTROLLED
    if game.phase != BIRDSONG or game.turn != seat:
        return ONLY_AT_DAWN
    return HAS_ACTED if hireling.acted else None


class Deed(Judge[Root]):
    """Of hirelings that are to do something."""

    def __init__(self, deed: str) -> None:
        self.deed = deed

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        for hireling in game.hirelings:
            if hireling.number == a:
                return hireling.forbids_deed(game, ask.seat, self.deed)
        return NOT_DEALT


MOVES: Final = "hireling_move"
BATTLES: Final = "hireling_battle"
PLACES: Final = "hireling_place"
RECRUITS: Final = "hireling_recruit"
DAWN: Final = "hireling_dawn"
ACTS: Final = "hireling_act"
TO_MOVE: Final = Deed(MOVES)
TO_BATTLE: Final = Deed(BATTLES)
TO_PLACE: Final = Deed(PLACES)
TO_RECRUIT: Final = Deed(RECRUITS)
AT_DAWN: Final = Deed(DAWN)
TO_ACT: Final = Deed(ACTS)


class Sequel(Judge[Root]):
    """Of what a hireling is to do as the second part of its action."""

    def __init__(self, deed: str) -> None:
        self.deed = deed

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        for hireling in game.hirelings:
            if hireling.number == a:
                return hireling.forbids_sequel(game, self.deed) if hireling.party == acting(ask) else NOT_ITS_TURN
        return NOT_DEALT


THEN_MOVE: Final = Sequel(MOVES)
THEN_BATTLE: Final = Sequel(BATTLES)
THEN_PLACE: Final = Sequel(PLACES)


class Settling(Judge[Root]):
    """Of clearings for pieces of the hireling that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_placing(game, acting(ask), a)


SETTLING: Final = Settling()


def open_clearings(game: Root, hireling: Hireling) -> list[int]:
    """Where nobody keeps a hireling's pieces from being placed."""
    return [clearing for clearing in range(CLEARINGS) if forbids_placing(game, hireling.party, clearing) is None]


def forbids_joining(game: Root, hireling: Hireling, clearing: int) -> Reason | None:
    """A clearing with faction pieces of the controller, where nobody keeps it from being placed."""
    if not game.has_pieces(hireling.controller, clearing):
        return NO_PIECES_OF_YOURS
    return forbids_placing(game, hireling.party, clearing)


def beside_controller(game: Root, hireling: Hireling) -> list[int]:
    """The clearings with faction pieces of the controller, where a hireling can be placed."""
    return [clearing for clearing in range(CLEARINGS) if forbids_joining(game, hireling, clearing) is None]


class Joining(Judge[Root]):
    """Of clearings beside the controller, for the hireling that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        for hireling in game.hirelings:
            if hireling.party == acting(ask):
                return forbids_joining(game, hireling, a)
        return NOT_DEALT


JOINING: Final = Joining()


def march(game: Root, hireling: Hireling, clause: str) -> Flow[None]:
    """E.3.4 Move pieces of a hireling, if its controller likes."""
    starts = origins(game, hireling.party)
    if not starts:
        return
    ask = Ask(game, hireling.controller, HIRELING_FROM, clause, (hireling.number,))
    chosen = yield ask.among(game.options.start, starts, LEAVING).add(game.options.decline)
    if chosen is not game.options.decline:
        yield from move_on(game, hireling.party, chosen.args[0], clause)


def march_together(game: Root, hireling: Hireling, start: int, clause: str) -> Flow[int]:
    """E.3.4 Move all warriors of a hireling from a clearing. Gives where to."""
    party = hireling.party
    ask = Ask(game, hireling.controller, MOVE_TO, clause, (start, party))
    ask.among(game.options.to, destinations(game, party, start), GOING)
    chosen = yield ask.among(game.options.ferry, ferry_destinations(game, party, start), FERRYING)
    to = chosen.args[0]
    count = yield from pass_by(game, party, start, to, game.warriors(party, start))
    if count > 0:
        shift(game, party, start, to, count, clause)
        yield from follow_up(game, party, start, to, count, chosen.kind == game.options.ferry.kind)
    return to


def may_fight(game: Root, hireling: Hireling, clause: str) -> Flow[None]:
    """E.3.4 Battle with pieces of a hireling, or decline."""
    fields, hidden = battlefields(game, hireling.party), hides_battles(game, hireling.party)
    if not fields and not hidden:
        return
    ask = Ask(game, hireling.controller, HIRELING_BATTLE, clause, (hireling.number,), secret=hidden)
    chosen = yield ask.among(game.options.battle, fields, BATTLING).add(game.options.decline)
    if chosen is not game.options.decline:
        yield from battle_in(game, hireling.party, chosen.args[0], clause)


def must_fight(game: Root, hireling: Hireling, clearing: int, clause: str) -> Flow[None]:
    """E.3.4 Battle with pieces of a hireling in a clearing, if there is anybody to battle."""
    yield from battle_if_able(game, hireling.party, clearing, clause)


def settle(
    game: Root,
    hireling: Hireling,
    seat: int,
    clearings: list[int],
    count: int,
    judge: Judge[Any],
    clause: str,
) -> Flow[int]:
    """Place warriors of a hireling in a clearing that a seat chooses. Gives the clearing."""
    ask = Ask(game, seat, HIRELING_WHERE, clause, (hireling.number, count))
    chosen = yield ask.among(game.options.at, clearings, judge)
    place(game, hireling.party, hireling.warrior, chosen.args[0], count, clause)
    return chosen.args[0]


def battle_places(game: Root, hireling: Hireling, where: list[int]) -> list[int]:
    """Of some clearings those where a hireling can battle, or where, for all that the others know, it might."""
    party = hireling.party
    return [each for each in where if targets(game, party, each) or hides_battle(game, party, each)]


def must_fight_in_each(game: Root, hireling: Hireling, where: list[int], clause: str) -> Flow[None]:
    """E.3.4 Battle with pieces of a hireling in each of these clearings, in the order that its controller likes."""
    left = battle_places(game, hireling, where)
    while left:
        ask = Ask(game, hireling.controller, HIRELING_BATTLE, clause, (hireling.number,))
        chosen = yield ask.among(game.options.battle, left, NO_BATTLE_LEFT)
        yield from must_fight(game, hireling, chosen.args[0], clause)
        left = battle_places(game, hireling, [each for each in left if each != chosen.args[0]])


def may_fight_in_each(game: Root, hireling: Hireling, where: list[int], clause: str) -> Flow[None]:
    """E.3.4 Battle with pieces of a hireling in some of these clearings, once in each."""
    left = where
    while battle_places(game, hireling, left):
        ask = Ask(game, hireling.controller, HIRELING_BATTLE, clause, (hireling.number,), secret=True)
        able = [each for each in left if targets(game, hireling.party, each)]
        chosen = yield ask.among(game.options.battle, able, NO_BATTLE_LEFT).add(game.options.decline)
        if chosen is game.options.decline:
            return
        yield from battle_in(game, hireling.party, chosen.args[0], clause)
        left = [each for each in left if each != chosen.args[0]]


def man(game: Root, hireling: Hireling, posts: list[int], clause: str) -> Flow[None]:
    """Place a warrior of a hireling at each of these posts; 1.5.4 with too few of them its controller says where."""
    left = posts[:]
    while left and game.supply[hireling.warrior] > 0:
        clearing = left[0]
        if game.supply[hireling.warrior] < len(left):
            ask = Ask(game, hireling.controller, HIRELING_WHERE, clause, (hireling.number, 1))
            chosen = yield ask.among(game.options.at, sorted(set(left)), NOT_A_POST)
            clearing = chosen.args[0]
        left.remove(clearing)
        place(game, hireling.party, hireling.warrior, clearing, 1, clause)


def second_part(game: Root, hireling: Hireling) -> Ask:
    """E.2.4 The question what a hireling does as the second part of its action."""
    return Ask(game, hireling.controller, HIRELING_THEN, "E.2.4", (hireling.number,))
