"""G2 Rerolls, in hunts and attacks."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import REROLL, REROLL_ALPHA, REROLLED, SPARE_DIE
from lawspeaker.games.greenland.model.reasons import NO_SUCH_DIE, NOT_SO_MANY_DICE
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.tribes.dice import FACES, tally
from lawspeaker.kernel.ask import Ask, Flow


def roll_again(game: Greenland, tribe: int, dice: list[int], mask: int, spare: str, alpha: bool = False) -> Flow[None]:
    """G2.1 Dice that show one of the faces may be rolled again; G2.2 none more than once, G2.3 and all at once. By the
    clause `spare`, if there is one, it may be one die more.

    Dice are alike, but `alpha` says that the first is the Alpha's: it is asked for by itself. Examples: G2.4, G2.e1.
    """
    again: list[int] = []
    for face in range(1, FACES + 1):
        if (mask >> face) & 1 and face in dice:
            again += yield from choose(game, tribe, dice, face, alpha)
    if spare:
        again += yield from choose_spare(game, tribe, dice, again, spare, alpha)
    if not again:
        return
    for die in again:
        dice[die] = game.chance.die(FACES)
    game.tell("G2.1", REROLLED, tribe, *tally([dice[die] for die in again]))


def choose(game: Greenland, tribe: int, dice: list[int], face: int, alpha: bool) -> Flow[list[int]]:
    """G2.3 Which of the dice with a face are rolled again; nobody has to."""
    showing = [number for number, die in enumerate(dice) if die == face]
    again: list[int] = []
    if alpha and showing[0] == 0:
        ask = Ask(game, game.seat_of[tribe], REROLL_ALPHA, "G2.1", (face, *tally(dice)))
        chosen = yield ask.among(game.options.number, [0, 1], NOT_SO_MANY_DICE)
        if chosen.args[0] == 1:
            again.append(0)
        del showing[0]
    if showing:
        ask = Ask(game, game.seat_of[tribe], REROLL, "G2.1", (face, *tally(dice)))
        chosen = yield ask.among(game.options.number, list(range(len(showing) + 1)), NOT_SO_MANY_DICE)
        again += showing[: chosen.args[0]]
    return again


def choose_spare(
    game: Greenland, tribe: int, dice: list[int], again: list[int], clause: str, alpha: bool
) -> Flow[list[int]]:
    """M1.7, M1.8, M3.4 One more die, of any face, may be rolled again; the Alpha's is named by itself."""
    left = [number for number in range(len(dice)) if number not in again]
    others = [number for number in left if not (alpha and number == 0)]
    if not left:
        return []
    ask = Ask(game, game.seat_of[tribe], SPARE_DIE, clause, tuple(tally(dice)))
    ask.among(game.options.reroll_one, sorted({dice[number] for number in others}), NO_SUCH_DIE)
    ask.add(game.options.reroll_alpha, None if len(others) < len(left) else NO_SUCH_DIE)
    chosen = yield ask.add(game.options.decline)
    if chosen is game.options.decline:
        return []
    if chosen is game.options.reroll_alpha:
        return [0]
    return [next(number for number in others if dice[number] == chosen.args[0])]
