"""G2 Rerolls, in hunts and attacks."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import REROLL, REROLL_ALPHA, REROLLED, SPARE_DIE
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
        options = [game.options.number(0), game.options.number(1)]
        chosen = yield Ask(game, game.seat_of[tribe], REROLL_ALPHA, "G2.1", (face, *tally(dice))).listed(options)
        if chosen.args[0] == 1:
            again.append(0)
        del showing[0]
    if showing:
        options = [game.options.number(number) for number in range(len(showing) + 1)]
        chosen = yield Ask(game, game.seat_of[tribe], REROLL, "G2.1", (face, *tally(dice))).listed(options)
        again += showing[: chosen.args[0]]
    return again


def choose_spare(
    game: Greenland, tribe: int, dice: list[int], again: list[int], clause: str, alpha: bool
) -> Flow[list[int]]:
    """M1.7, M1.8, M3.4 One more die, of any face, may be rolled again; the Alpha's is named by itself."""
    left = [number for number in range(len(dice)) if number not in again]
    others = [number for number in left if not (alpha and number == 0)]
    options = [game.options.reroll_one(face) for face in sorted({dice[number] for number in others})]
    if len(others) < len(left):
        options.append(game.options.reroll_alpha)
    if not options:
        return []
    chosen = yield Ask(game, game.seat_of[tribe], SPARE_DIE, clause, tuple(tally(dice))).listed(
        [*options, game.options.decline]
    )
    if chosen is game.options.decline:
        return []
    if chosen is game.options.reroll_alpha:
        return [0]
    return [next(number for number in others if dice[number] == chosen.args[0])]
