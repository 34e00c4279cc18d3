"""What hirelings do, whichever they are: move, battle, come to the map."""

from __future__ import annotations

from typing import Any, Final

from lawspeaker.games.root.model.hireling import Hireling
from lawspeaker.games.root.model.phrases import HIRELING_BATTLE, HIRELING_FROM, HIRELING_WHERE
from lawspeaker.games.root.model.state import DAYLIGHT, Root
from lawspeaker.games.root.rules.battle import BATTLING, battle_in, battlefields
from lawspeaker.games.root.rules.move import LEAVING, move_on, origins
from lawspeaker.games.root.rules.pieces import place
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason

NOT_CONTROLLED: Final = Reason("E.2", Phrase("hireling_not_controlled"))
HAS_ACTED: Final = Reason("E.2.4", Phrase("hireling_has_acted"))
ONLY_BY_DAY: Final = Reason("E.2.4", Phrase("hireling_only_by_day"))


def forbids_action(game: Root, hireling: Hireling, seat: int) -> Reason | None:
    """E.2.4 The controller acts with it once in the own Daylight."""
    if hireling.controller != seat:
        return NOT_CONTROLLED
    if game.phase != DAYLIGHT or game.turn != seat:
        return ONLY_BY_DAY
    return HAS_ACTED if hireling.acted else None


def march(game: Root, hireling: Hireling, clause: str) -> Flow[bool]:
    """E.3.4 Move pieces of a hireling, if its controller likes; whether it did."""
    starts = origins(game, hireling.party)
    if not starts:
        return False
    ask = Ask(game, hireling.controller, HIRELING_FROM, clause, (hireling.number,))
    chosen = yield ask.among(game.options.start, starts, LEAVING).add(game.options.decline)
    if chosen is game.options.decline:
        return False
    yield from move_on(game, hireling.party, chosen.args[0], clause)
    return True


def may_fight(game: Root, hireling: Hireling, clause: str, where: list[int] | None = None) -> Flow[bool]:
    """E.3.4 Battle with pieces of a hireling, anywhere or in some clearings, or decline; whether it did."""
    fields = [clearing for clearing in battlefields(game, hireling.party) if where is None or clearing in where]
    if not fields:
        return False
    ask = Ask(game, hireling.controller, HIRELING_BATTLE, clause, (hireling.number,))
    chosen = yield ask.among(game.options.battle, fields, BATTLING).add(game.options.decline)
    if chosen is game.options.decline:
        return False
    yield from battle_in(game, hireling.party, chosen.args[0], clause)
    return True


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
