"""4.2 Moving."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.party import Party
from lawspeaker.games.root.model.phrases import (
    FERRY_EFFECTS,
    MOVE_FROM,
    MOVE_HOW_MANY,
    MOVE_TO,
    MOVED,
    TOOK_FERRY,
    WAYLAID,
)
from lawspeaker.games.root.model.reasons import (
    CLOSED_PATH,
    FERRY_IS_ELSEWHERE,
    FERRY_WAS_TAKEN,
    HEMMED_IN,
    NO_EFFECT_WAITS,
    NO_FERRY,
    NO_PATH,
    NO_TUNNEL,
    NO_WAY_OUT,
    NOT_COASTAL,
    NOT_DOWNRIVER,
    NOT_SO_MANY,
    NOTHING_TO_MOVE,
    ONLY_A_RIVER,
    RULES_NEITHER,
    SAME_CLEARING,
)
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import BURROW, CLEARINGS, NONE, PLACES
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.concepts import acting, rules_clearing, shortcuts, ways
from lawspeaker.games.root.rules.pieces import Removal, put, remove
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option


def forbids_passage(game: Root, party: int, start: int, to: int) -> Reason | None:
    """Whether somebody keeps a party's pieces in a clearing, or out of another. The start is NONE for a forest."""
    for seat in game.of.bar_moving:
        reason = bars_passage(game, game.factions[seat], party, start, to)
        if reason is not None:
            return reason
    for hireling in game.hirelings:
        reason = bars_passage(game, hireling, party, start, to)
        if reason is not None:
            return reason
    return None


def bars_passage(game: Root, other: Party, party: int, start: int, to: int) -> Reason | None:
    """Whether another party keeps a party's pieces in a clearing, or out of another."""
    reason = other.forbids_exit(game, party, start) if start != NONE else None
    return other.forbids_entry(game, party, to) if reason is None else reason


def forbids_way(game: Root, party: int, start: int, to: int) -> Reason | None:
    """2.2.1 Only a path joins clearings, 2.3 a river does not, C.3.2 nor does a closed path; 12.2.2 a tunnel joins one
    with the Burrow.
    """
    if start == to:
        return SAME_CLEARING
    if to in ways(game, party, start):
        return None
    if BURROW in (start, to):
        return NO_TUNNEL
    if (start, to) in game.chart.closed or (to, start) in game.chart.closed:
        return CLOSED_PATH
    return ONLY_A_RIVER if to in game.chart.rivers[start] else NO_PATH


def forbids_move(game: Root, party: int, start: int, to: int) -> Reason | None:
    """4.2.1 One must rule the origin or the destination, unless one may ignore that; and nobody may be kept out."""
    return forbids_move_from(game, party, start, to, rules_clearing(game, game.player(party), start))


def forbids_move_from(game: Root, party: int, start: int, to: int, ruled: bool) -> Reason | None:
    """4.2.1 The same, where it is known whether one rules the origin."""
    reason = forbids_forced_move(game, party, start, to)
    if reason is not None:
        return reason
    if ruled or rules_clearing(game, game.player(party), to) or ignores_rule(game, party, start, to):
        return None
    return RULES_NEITHER


def forbids_forced_move(game: Root, party: int, start: int, to: int) -> Reason | None:
    """1.5.5, G.1.12 What keeps warriors from being moved whoever rules."""
    return forbids_passage(game, party, start, to) or game.party(party).forbids_own_move(game, start, to)


def ignores_rule(game: Root, party: int, start: int, to: int) -> bool:
    if game.party(party).ignores_rule(game, start, to):
        return True
    for hireling in game.hirelings:
        if hireling.controller == party and hireling.lifts_rule(game, start, to):
            return True
    for card in game.effects_of(party):
        effect = game.of.effects[card]
        if effect is not None and effect.ignores_rule():
            return True
    return False


def destinations(game: Root, seat: int, start: int) -> list[int]:
    """Where warriors of a seat can move from a clearing by paths and the like; the ferry apart."""
    ruled = rules_clearing(game, game.player(seat), start)
    return [to for to in ways(game, seat, start) if forbids_move_from(game, seat, start, to, ruled) is None]


def ferry_destinations(game: Root, seat: int, start: int) -> list[int]:
    """C.2.5 Where the ferry can take a move from a clearing."""
    if start != game.ferry or game.ferry_used:
        return []
    return [to for to in range(CLEARINGS) if forbids_ferry(game, seat, start, to) is None]


def forbids_ferry(game: Root, seat: int, start: int, to: int) -> Reason | None:
    """C.2.5 Once a turn the ferry takes a move from its clearing to any other coastal clearing, F.1.1 or as a landmark
    along the river.
    """
    if game.ferry == NONE:
        return NO_FERRY
    if any(game.chart.coastal) and not game.chart.coastal[to]:
        return NOT_COASTAL
    if start != game.ferry:
        return FERRY_IS_ELSEWHERE
    if to != start and to not in game.chart.rivers[start]:
        return NOT_DOWNRIVER
    if game.ferry_used:
        return FERRY_WAS_TAKEN
    return SAME_CLEARING if to == start else forbids_move(game, seat, start, to)


def can_leave(game: Root, seat: int, start: int) -> bool:
    """4.2 Pieces to move must be there, and somewhere they may go."""
    return game.party(seat).can_move_from(game, start) and has_way_out(game, seat, start)


def has_way_out(game: Root, seat: int, start: int) -> bool:
    """4.2 Whether there is anywhere that pieces of a party may go from a clearing."""
    ruled = rules_clearing(game, game.player(seat), start)
    for to in ways(game, seat, start):
        if forbids_move_from(game, seat, start, to, ruled) is None:
            return True
    return bool(ferry_destinations(game, seat, start))


def forbids_leaving(game: Root, seat: int, start: int) -> Reason | None:
    """What keeps a seat from moving out of a clearing, if it cannot."""
    if not game.party(seat).can_move_from(game, start):
        return NOTHING_TO_MOVE
    first: Reason | None = None
    ruled = rules_clearing(game, game.player(seat), start)
    for to in ways(game, seat, start):
        reason = forbids_move_from(game, seat, start, to, ruled)
        if reason is None:
            return None
        if first is None:
            first = reason
    if ferry_destinations(game, seat, start):
        return None
    if first is None:
        return NO_WAY_OUT
    return HEMMED_IN if first is RULES_NEITHER else NO_WAY_OUT.under(first.clause)


def origins(game: Root, seat: int) -> list[int]:
    """4.2 The clearings from which a seat can move warriors; 4.2.2 whatever has moved before may move again."""
    party = game.party(seat)
    return [
        clearing
        for clearing in range(PLACES)
        if party.can_move_from(game, clearing) and has_way_out(game, seat, clearing)
    ]


def can_move(game: Root, seat: int) -> bool:
    """4.2 Whether a seat can move warriors from anywhere."""
    party = game.party(seat)
    for clearing in range(PLACES):
        if party.can_move_from(game, clearing) and has_way_out(game, seat, clearing):
            return True
    return False


class Leaving(Judge[Root]):
    """Of the start of a move."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        party = acting(ask)
        if a == BURROW and not game.party(party).can_move_from(game, a):
            return NOTHING_TO_MOVE
        return forbids_leaving(game, party, a)


class Going(Judge[Root]):
    """Of the end of a move, whose start the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        start, party = ask.args[0], ask.args[1]
        return forbids_way(game, party, start, a) or forbids_move(game, party, start, a)


class Ferrying(Judge[Root]):
    """Of the end of a move by the ferry, whose start the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_ferry(game, ask.args[1], ask.args[0], a)


LEAVING: Final = Leaving()
GOING: Final = Going()
FERRYING: Final = Ferrying()


def offer_moves(ask: Ask, game: Root, seat: int) -> Ask:
    """4.2 Offer to move: where from."""
    return ask.among(game.options.start, origins(game, seat), LEAVING)


def move(game: Root, seat: int, clause: str) -> Flow[None]:
    """4.2 Move any number of warriors, at least one, to one adjacent clearing: where from, where to, how many."""
    chosen = yield offer_moves(Ask(game, seat, MOVE_FROM, clause), game, seat)
    yield from move_on(game, seat, chosen.args[0], clause)


def move_on(game: Root, seat: int, start: int, clause: str) -> Flow[int]:
    """The rest of a move whose origin is chosen. Gives the destination."""
    ask = Ask(game, game.player(seat), MOVE_TO, clause, (start, seat))
    if not ask.is_known():
        ask.among(game.options.to, destinations(game, seat, start), GOING)
        ask.among(game.options.ferry, ferry_destinations(game, seat, start), FERRYING)
    chosen = yield ask
    yield from arrive(game, seat, start, chosen, clause)
    return chosen.args[0]


def arrive(game: Root, seat: int, start: int, chosen: Option, clause: str) -> Flow[None]:
    """The end of a move whose destination is chosen: how many, and what follows."""
    to, by_ferry = chosen.args[0], chosen.kind == "ferry"
    pawn = game.party(seat).moves_pawn(game, start, to, clause, by_ferry)
    if pawn is not None:
        yield from pawn
    else:
        ask = Ask(game, game.player(seat), MOVE_HOW_MANY, clause, (start, to, seat))
        many = yield ask.between(game.options.number, 1, game.party(seat).movable(game, start), NOT_SO_MANY)
        count = yield from pass_by(game, seat, start, to, many.args[0])
        if count > 0:
            shift(game, seat, start, to, count, clause)
            yield from settle(game, seat, start, to, count, by_ferry)


def is_waylaid(game: Root, party: int, start: int, to: int) -> bool:
    """E.2.2 Whether a hireling waylays a party on the path between two clearings; nobody who needs no path is on it."""
    if to in shortcuts(game, party, start):
        return False
    for hireling in game.hirelings:
        if hireling.waylays(game, party, start, to):
            return True
    return False


def pass_by(game: Root, party: int, start: int, to: int, warriors: int) -> Flow[int]:
    """E.2.2 Warriors set out along a path. Whoever is waylaid there removes one of them, which does not arrive. Gives
    how many go on.
    """
    if warriors > 0 and is_waylaid(game, party, start, to):
        game.tell("E.2.2", WAYLAID, party, start, to)
        removal = Removal(party, party, start)
        removal.add(game, game.party(party).warrior, 1)
        yield from remove(game, [removal], "E.2.2")
        return warriors - 1
    return warriors


def settle(game: Root, seat: int, start: int, to: int, warriors: int, by_ferry: bool) -> Flow[None]:
    """What follows from a move of warriors that have arrived."""
    yield from moved(game, seat, start, to, warriors)
    reactions = reactions_to(game, seat, to, warriors)
    yield from take_ferry(game, seat, to, reactions) if by_ferry else react(reactions)


def take_ferry(game: Root, seat: int, to: int, reactions: list[Reaction], along: int = NONE) -> Flow[None]:
    """C.2.5 The ferry came along, and its user draws a card after the move; F.1.1 by the landmark so does an ally whose
    pieces have come along. What others do about the move follows from it too: 1.1.3 the player whose turn it is says
    which comes first (R39).
    """
    game.ferry = to
    game.ferry_used = True
    game.tell("C.2.5", TOOK_FERRY, seat, to)
    card_first = False
    if reactions and game.rules.turn_player_orders_ferry:
        ask = Ask(game, game.turn, FERRY_EFFECTS, "1.1.3", (to,))
        chosen = yield ask.among(game.options.first, [seat, reactions[0].seat], NO_EFFECT_WAITS)
        card_first = chosen.args[0] == seat
    if not card_first:
        yield from react(reactions)
    yield from cards.evening_draw(game, game.player(seat), 1, "C.2.5")  # E.3.7
    if along != NONE and game.of.uses_landmarks:
        yield from cards.evening_draw(game, along, 1, "F.1.1")
    if card_first:
        yield from react(reactions)


def forced_destinations(game: Root, seat: int, start: int) -> list[int]:
    """1.5.5 Where warriors can be forced to move whoever rules: where their owner could take them so."""
    return [to for to in ways(game, seat, start) if forbids_forced_move(game, seat, start, to) is None]


def carry_over(game: Root, seat: int, start: int, to: int, count: int, clause: str) -> Flow[None]:
    """Warriors of a party change clearings, and whoever minds hears of it."""
    count = yield from pass_by(game, seat, start, to, count)
    if count > 0:
        shift(game, seat, start, to, count, clause)
        yield from moved(game, seat, start, to, count)
        yield from react(reactions_to(game, seat, to, count))


def moved(game: Root, party: int, start: int, to: int, warriors: int) -> Flow[None]:
    """What a party does about a move of its own warriors; E.2.2 and what hirelings on the path do for it."""
    flow = game.party(party).has_moved(game, start, to, warriors)
    if flow is not None:
        yield from flow
    for hireling in game.hirelings:
        flow = hireling.joins_move(game, party, start, to)
        if flow is not None:
            yield from flow


def shift(game: Root, seat: int, start: int, to: int, count: int, clause: str) -> None:
    """Warriors of a party change clearings; what follows from it is not done yet."""
    kind = game.party(seat).warrior
    put(game, seat, kind, start, -count)
    put(game, seat, kind, to, count)
    game.tell(clause, MOVED, seat, start, to, count)


class Reaction:
    """What a seat does about somebody's move."""

    def __init__(self, seat: int, flow: Flow[None]) -> None:
        self.seat = seat
        self.flow = flow


def reactions_to(game: Root, seat: int, to: int, warriors: int) -> list[Reaction]:
    """Pieces of a seat, so many of them warriors, have come to a clearing: the others may mind."""
    found: list[Reaction] = []
    for other in game.seats_in_order():
        if other != seat:
            flow = game.factions[other].others_moved(game, seat, to, warriors)
            if flow is not None:
                found.append(Reaction(other, flow))
    for hireling in game.hirelings:
        if hireling.party != seat:
            flow = hireling.others_moved(game, seat, to, warriors)
            if flow is not None:
                found.append(Reaction(game.turn, flow))
    return found


def react(reactions: list[Reaction]) -> Flow[None]:
    for reaction in reactions:
        yield from reaction.flow
