"""G.1 The hunt roll: what is said before it (E5), the dice (G2), and who dies (Gd, Ge)."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import BEFORE_ROLL, WHO_IS_LOST
from lawspeaker.games.neanderthal.model.reasons import ALPHA_HAS_OWN_DIE, NO_VICTIM
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import Hunt
from lawspeaker.games.neanderthal.phases.losses import commoners, lose_one
from lawspeaker.games.neanderthal.phases.powers import alpha_has_power, changes, fears_frostbite
from lawspeaker.games.tribes.dice import number_of
from lawspeaker.games.tribes.hunt import Roll, change, throw
from lawspeaker.games.tribes.lives import kill
from lawspeaker.games.tribes.pieces import TribalGame
from lawspeaker.kernel.ask import Ask, Flow

ALPHAS_FACE: Final = 1  # E5b to E5d.1


class HuntRoll(Roll):
    """G.1, GL.hunter A hunt roll: a die for each hunter of a host, his Alpha and D6.2 Wanderlusters included."""

    def __init__(self, game: Neanderthal, host: int, card: int) -> None:
        super().__init__(host, game.place_of(card))
        self.card = card
        self.printed: Hunt = game.card(card).hunt
        self.hitting = self.printed.hitting
        self.alpha = game.alpha_on(host, card)
        self.colours: list[int] = []  # whose die is whose: the host's own come first, and the Alpha before them
        for colour, place in game.band(host, card):
            self.colours += [colour] * game.count(colour, place)

    def hunters(self, game: TribalGame) -> int:
        return len(self.colours)


def make(game: Neanderthal, roll: HuntRoll) -> Flow[None]:
    """Say what is to be said, throw, and Gc change faces before anything is read."""
    yield from declare(game, roll)
    throw(game, roll, "G.1")
    again = game.variant.reroll(game, roll)
    if again is not None:
        yield from again
    change(game, roll, changes(game, roll.tribe, roll.printed.type), "G2.1")


def declare(game: Neanderthal, roll: HuntRoll) -> Flow[None]:
    """E5.2 Before the roll, whoever has an Alpha with a power says whether he counts as a 1 or rolls (Gb)."""
    if not roll.alpha or not alpha_has_power(game, roll.tribe, roll.printed.type):
        return
    ask = Ask(game, game.seat_of[roll.tribe], BEFORE_ROLL, "E5.2", (roll.card, len(roll.colours)))
    ask.pending = roll
    chosen = yield ask.add(game.options.alpha_counts).add(game.options.roll)
    if chosen is game.options.alpha_counts:
        roll.automatic = ALPHAS_FACE


# Attrition


def suffer(game: Neanderthal, roll: HuntRoll) -> Flow[None]:
    """A1.4b Whether they succeed or not, Gd hunters with a bloody face die, and Ge with a frostbitten one unless they
    are protected.
    """
    bloody = roll.printed.bloody
    frozen = roll.printed.frostbite & ~bloody
    if number_of(roll.dice, bloody) > 0:
        yield from fall(game, roll, bloody, "Gd")
    if number_of(roll.dice, frozen) > 0 and fears_frostbite(game, roll.tribe):
        yield from fall(game, roll, frozen, "Ge")


def fall(game: Neanderthal, roll: HuntRoll, faces: int, clause: str) -> Flow[None]:
    """Those die whose dice show one of the faces. R40: of a mixed party it is the host who says who they are, but for
    the Alpha, whose die is his own.
    """
    fallen = [number for number, die in enumerate(roll.dice) if (faces >> die) & 1]
    if roll.alpha and fallen[0] == 0:
        kill(game, roll.tribe, 1, roll.place, True, clause)
        fallen = fallen[1:]
    if game.rules.hosts_choose_the_dead:
        yield from choose_fallen(game, roll, len(fallen), clause)
        return
    colours = [roll.colours[number] for number in fallen]
    for colour, place in game.band(roll.tribe, roll.card):
        kill(game, colour, colours.count(colour), place, False, clause)


def choose_fallen(game: Neanderthal, roll: HuntRoll, number: int, clause: str) -> Flow[None]:
    """So many hunters of a party die, but not its Alpha; while some of them live, the host says which."""
    band = game.band(roll.tribe, roll.card)
    counts = [commoners(game, colour, place) for colour, place in band]
    if len(band) == 1 or number == sum(counts):
        for (colour, place), count in zip(band, counts, strict=True):
            kill(game, colour, min(number, count), place, False, clause)
        return
    for left in range(number, 0, -1):
        alive = [colour for colour, place in band if commoners(game, colour, place) > 0]
        ask = Ask(game, game.seat_of[roll.tribe], WHO_IS_LOST, clause, (left,))
        chosen = yield ask.among(game.options.lose, alive, NO_VICTIM).judged("lose_alpha", ALPHA_HAS_OWN_DIE)
        lose_one(game, roll.tribe, band, chosen, clause)
