"""14.5.3 Advance the Warlord, and 14.7.5 a relentless one once more."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.factions.hundreds.board import HundredsBoard, board_of
from lawspeaker.games.root.factions.hundreds.printed import RELENTLESS
from lawspeaker.games.root.factions.hundreds.reasons import CRAFTING_OVER, NO_ADVANCES, WARLORD_ELSEWHERE
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import NONE
from lawspeaker.games.root.rules.any_time import do_extra, is_extra, linger, might_use, offer_extras
from lawspeaker.games.root.rules.battle import battle_in, forbids_battle_in, hides_battle
from lawspeaker.games.root.rules.move import FERRYING, GOING, destinations, ferry_destinations
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason, Topic

ADVANCE: Final = Topic("hundreds_advance", "clearing", "seat", "count")
THEN_BATTLE: Final = Topic("hundreds_then_battle", "clearing")
ONCE_MORE: Final = Topic("hundreds_once_more", "clearing", "seat")


def advance_step(game: Root, board: HundredsBoard) -> Flow[None]:
    """14.5.3 As often as Prowess says; 14.7.5 and once more if he is relentless."""
    while True:
        warlord = board.warlord_clearing(game)
        if warlord == NONE:
            board.advancing, board.spurred = False, False
            yield from linger(game, board.seat, "14.5.3")
            return
        if board.advancing:
            yield from then_battle(game, board, warlord)
        elif board.spurred:
            yield from go_once_more(game, board, warlord)
        else:
            goes_on = yield from next_advance(game, board, warlord)
            if not goes_on:
                return


def next_advance(game: Root, board: HundredsBoard, warlord: int) -> Flow[bool]:
    """14.5.3 One Advance: a move of the warlord, or none, and then a battle. Gives whether the step goes on."""
    o, seat = game.options, board.seat
    left = board.prowess() - board.advances
    if left <= 0 and not might_use(game, seat):
        return False
    ask = Ask(game, seat, ADVANCE, "14.5.3", (warlord, seat, max(0, left)), checkpoint=True, secret=True)
    if left > 0:
        offer_advance(ask, game, board, warlord)
    else:
        for kind in ("to", "ferry", "battle"):
            ask.judged(kind, NO_ADVANCES)
    ask.judged("craft", CRAFTING_OVER)
    offer_extras(ask, game, seat)
    if not ask.options and not game.hands[seat].cards:
        return False
    chosen = yield ask.add(o.done)
    if chosen is o.done:
        return False
    if is_extra(game, chosen):
        yield from do_extra(game, seat, chosen)
        return True
    board.advances += 1
    if not game.rules.relentless_once:
        board.strode, board.fought = False, False
    if chosen.kind == "battle":
        board.fought = True
        yield from battle_in(game, seat, warlord, "14.5.3")
        end_advance(game, board)
    else:
        board.strode, board.advancing = True, True
        yield from board.lead_from(game, warlord, chosen, "14.5.3")
    return True


def offer_advance(ask: Ask, game: Root, board: HundredsBoard, warlord: int) -> None:
    """Offer to move the warlord, or to battle where he is."""
    ask.among(game.options.to, destinations(game, board.seat, warlord), GOING)
    ask.among(game.options.ferry, ferry_destinations(game, board.seat, warlord), FERRYING)
    ask.offer(game.options.battle, [warlord], LEADING)


def then_battle(game: Root, board: HundredsBoard, warlord: int) -> Flow[None]:
    """14.5.3 After his move the warlord may battle."""
    hidden = hides_battle(game, board.seat, warlord)
    if hidden or forbids_battle_in(game, board.seat, warlord) is None:
        ask = Ask(game, board.seat, THEN_BATTLE, "14.5.3", (warlord,), checkpoint=True, secret=hidden)
        chosen = yield ask.offer(game.options.battle, [warlord], LEADING).add(game.options.decline)
        if chosen is not game.options.decline:
            board.fought = True
            yield from battle_in(game, board.seat, warlord, "14.5.3")
    end_advance(game, board)


def end_advance(game: Root, board: HundredsBoard) -> None:
    """14.7.5 Relentless: after both a move and a battle there may be one more of either (R62)."""
    board.advancing = False
    again = board.strode and board.fought and not (game.rules.relentless_once and board.relented)
    board.spurred = board.mood == RELENTLESS and again


def go_once_more(game: Root, board: HundredsBoard, warlord: int) -> Flow[None]:
    """14.7.5 One more move or battle of the warlord."""
    ask = Ask(game, board.seat, ONCE_MORE, "14.7.5", (warlord, board.seat), checkpoint=True)
    offer_advance(ask, game, board, warlord)
    ask.secret = hides_battle(game, board.seat, warlord)
    board.spurred = bool(ask.options) or ask.secret
    if not board.spurred:
        return
    chosen = yield ask.add(game.options.decline)
    board.spurred = False
    if chosen is game.options.decline:
        return
    board.relented = True
    if chosen.kind == "battle":
        yield from battle_in(game, board.seat, warlord, "14.7.5")
    else:
        yield from board.lead_from(game, warlord, chosen, "14.7.5")


# Judges


class Leading(Judge[Root]):
    """Of battles that the warlord leads."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        board = board_of(game, ask)
        return forbids_battle_in(game, ask.seat, a) if board.is_with_warlord(game, a) else WARLORD_ELSEWHERE


LEADING: Final = Leading()
