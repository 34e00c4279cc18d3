"""The hunt roll: one die for each hunter. The rules of a game say which steps there are between throwing and reading.

Where the Alpha is among the hunters, the first die is his: his fate alone hangs on it, and sometimes it is not rolled.
"""

from __future__ import annotations

from lawspeaker.games.tribes.dice import FACES, changed_to_one, most_alike, number_of, tally
from lawspeaker.games.tribes.lives import kill
from lawspeaker.games.tribes.phrases import ALPHA_COUNTS, DICE_CHANGED, RETURNED, ROLLED
from lawspeaker.games.tribes.pieces import FREE, TribalGame


class Roll:
    """Who hunts where, what the faces mean, and the dice."""

    def __init__(self, tribe: int, place: int) -> None:
        self.tribe = tribe
        self.place = place
        self.hitting = 0  # the faces that are hits
        self.deadly = 0  # the faces that kill
        self.alpha = False  # whether the first die is the Alpha's,
        self.automatic = 0  # and the face it shows without being rolled, if any
        self.dice: list[int] = []

    def hunters(self, game: TribalGame) -> int:
        """For how many hunters there is a die."""
        return game.count(self.tribe, self.place)

    def hits(self) -> int:
        return number_of(self.dice, self.hitting)

    def alike(self) -> int:
        return most_alike(self.dice)

    def dead(self) -> int:
        """How many dice show a deadly face."""
        return number_of(self.dice, self.deadly)


def throw(game: TribalGame, roll: Roll, clause: str) -> None:
    """Throw a die for each hunter, except for an Alpha whose face is automatic."""
    number = roll.hunters(game)
    roll.dice = []
    if roll.automatic:
        roll.dice.append(roll.automatic)
        number -= 1
        game.tell(clause, ALPHA_COUNTS, roll.tribe, roll.automatic)
    if number > 0:
        thrown = game.chance.dice(number, FACES)
        roll.dice += thrown
        if game.record is not None:  # else there is no need to count faces
            game.tell(clause, ROLLED, roll.tribe, roll.place, *tally(thrown))


def change(game: TribalGame, roll: Roll, mask: int, clause: str) -> None:
    """Every die with one of the faces becomes a 1, for all purposes."""
    if number_of(roll.dice, mask) == 0:
        return
    roll.dice = changed_to_one(roll.dice, mask)
    if game.record is not None:
        game.tell(clause, DICE_CHANGED, roll.tribe, *tally(roll.dice))


def attrition(game: TribalGame, roll: Roll, clause: str) -> None:
    """Every hunter whose die shows a deadly face dies."""
    alpha = roll.alpha and (roll.deadly >> roll.dice[0]) & 1 == 1
    kill(game, roll.tribe, roll.dead(), roll.place, alpha, clause)


def go_home(game: TribalGame, tribe: int, place: int, clause: str) -> None:
    """All pieces of a tribe in a place are unassigned again."""
    number = game.count(tribe, place)
    if number > 0:
        game.move_all(tribe, place, FREE)
        game.tell(clause, RETURNED, tribe, number, place)
