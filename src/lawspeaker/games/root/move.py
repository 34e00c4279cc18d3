"""4.2 Moving."""

from __future__ import annotations

from lawspeaker.games.root import cards
from lawspeaker.games.root.concepts import rules_clearing, ways
from lawspeaker.games.root.phrases import FERRY_EFFECTS, MOVE_FROM, MOVE_HOW_MANY, MOVE_TO, MOVED, TOOK_FERRY
from lawspeaker.games.root.pieces import put
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.tables import CLEARINGS, NONE
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option


def forbids_entry(game: Root, seat: int, to: int) -> str:
    """Whether some faction keeps a seat's pieces out of a clearing."""
    for faction in game.factions:
        clause = faction.forbids_entry(game, seat, to)
        if clause:
            return clause
    return ""


def forbids_move(game: Root, seat: int, start: int, to: int) -> str:
    """4.2.1 One must rule the origin or the destination, unless one may ignore that; and nobody may be kept out."""
    clause = forbids_entry(game, seat, to) or game.factions[seat].forbids_own_move(game, start, to)
    if clause:
        return clause
    if rules_clearing(game, seat, start) or rules_clearing(game, seat, to) or ignores_rule(game, seat, start, to):
        return ""
    return "4.2.1"


def ignores_rule(game: Root, seat: int, start: int, to: int) -> bool:
    if game.factions[seat].ignores_rule(game, start, to):
        return True
    for card in game.crafted[seat].cards:
        effect = game.of.effects[card]
        if effect is not None and effect.ignores_rule():
            return True
    return False


def destinations(game: Root, seat: int, start: int) -> list[int]:
    """Where warriors of a seat can move from a clearing by paths and the like; the ferry apart."""
    return [to for to in ways(game, seat, start) if not forbids_move(game, seat, start, to)]


def ferry_destinations(game: Root, seat: int, start: int) -> list[int]:
    """C.2.5 Once a turn the ferry takes a move from its clearing to any other coastal clearing."""
    if start != game.ferry or game.ferry_used:
        return []
    return [
        to
        for to in range(CLEARINGS)
        if to != start and game.chart.coastal[to] and not forbids_move(game, seat, start, to)
    ]


def origins(game: Root, seat: int, suit: int = NONE) -> list[int]:
    """4.2 The clearings from which a seat can move warriors; only of a suit, if one is given."""
    found: list[int] = []
    for clearing in range(CLEARINGS):
        if not game.factions[seat].can_move_from(game, clearing) or (suit != NONE and game.suit[clearing] != suit):
            continue
        if destinations(game, seat, clearing) or ferry_destinations(game, seat, clearing):
            found.append(clearing)
    return found


def move_options(game: Root, seat: int, suit: int = NONE) -> list[Option]:
    """The first choice of a move: where from."""
    return [game.options.start(clearing) for clearing in origins(game, seat, suit)]


def move(game: Root, seat: int, clause: str, suit: int = NONE) -> Flow[None]:
    """4.2 Move any number of warriors, at least one, to one adjacent clearing: where from, where to, how many."""
    chosen = yield Ask(game, seat, MOVE_FROM, clause).listed(move_options(game, seat, suit))
    yield from move_on(game, seat, chosen.args[0], clause)


def move_on(game: Root, seat: int, start: int, clause: str, only: list[int] | None = None) -> Flow[int]:
    """The rest of a move whose origin is chosen, to some clearings only if any are given. Gives the destination."""
    o = game.options
    options = [o.to(to) for to in destinations(game, seat, start)]
    options += [o.ferry(to) for to in ferry_destinations(game, seat, start)]
    if only:
        options = [option for option in options if option.args[0] in only]
    chosen = yield Ask(game, seat, MOVE_TO, clause, (start,)).listed(options)
    to, by_ferry = chosen.args[0], chosen.kind == "ferry"
    pawn = game.factions[seat].moves_pawn(game, start, to, clause, by_ferry)
    if pawn is not None:
        yield from pawn
    else:
        numbers = [o.number(count) for count in range(1, game.warriors(seat, start) + 1)]
        many = yield Ask(game, seat, MOVE_HOW_MANY, clause, (start, to)).listed(numbers)
        shift(game, seat, start, to, many.args[0], clause)
        reactions = reactions_to(game, seat, to, many.args[0])
        yield from take_ferry(game, seat, to, reactions) if by_ferry else react(reactions)
    return to


def take_ferry(game: Root, seat: int, to: int, reactions: list[Reaction]) -> Flow[None]:
    """C.2.5 The ferry came along, and its user draws a card after the move. What others do about the move follows from
    it too: 1.1.3 the player whose turn it is says which comes first (R39).
    """
    game.ferry = to
    game.ferry_used = True
    game.tell("C.2.5", TOOK_FERRY, seat, to)
    card_first = False
    if reactions and game.rules.turn_player_orders_ferry:
        options = [game.options.first(seat), game.options.first(reactions[0].seat)]
        chosen = yield Ask(game, game.turn, FERRY_EFFECTS, "1.1.3", (to,)).listed(options)
        card_first = chosen is options[0]
    if not card_first:
        yield from react(reactions)
    yield from cards.evening_draw(game, seat, 1, "C.2.5")
    if card_first:
        yield from react(reactions)


def forced_destinations(game: Root, seat: int, start: int) -> list[int]:
    """1.5.5 Where warriors can be forced to move whoever rules: where their owner could take them so."""
    return [
        to
        for to in ways(game, seat, start)
        if not forbids_entry(game, seat, to) and not game.factions[seat].forbids_own_move(game, start, to)
    ]


def carry_over(game: Root, seat: int, start: int, to: int, count: int, clause: str) -> Flow[None]:
    """Warriors of a seat change clearings, and whoever minds hears of it."""
    shift(game, seat, start, to, count, clause)
    yield from react(reactions_to(game, seat, to, count))


def shift(game: Root, seat: int, start: int, to: int, count: int, clause: str) -> None:
    """Warriors of a seat change clearings; what follows from it is not done yet."""
    kind = game.factions[seat].warrior
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
    return found


def react(reactions: list[Reaction]) -> Flow[None]:
    for reaction in reactions:
        yield from reaction.flow
