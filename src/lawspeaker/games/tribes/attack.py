"""Attacks: all sides on a card attack each other once, one after another, and the dead do not strike back."""

from __future__ import annotations

from lawspeaker.games.tribes.phrases import ATTACKED, WHO_IS_HIT
from lawspeaker.games.tribes.pieces import TribalGame
from lawspeaker.games.tribes.reasons import NOBODY_TO_HIT
from lawspeaker.kernel.ask import Ask, Flow


class Side:
    """Pieces that fight together: those of a tribe, and perhaps others that stand with them."""

    def __init__(self, tribe: int) -> None:
        self.tribe = tribe  # whose side it is: its player rolls and chooses
        self.members: list[tuple[int, int]] = []  # tribe and place of each group

    def strength(self, game: TribalGame) -> int:
        """How many pieces are left."""
        return sum(game.count(tribe, place) for tribe, place in self.members)


class Attack:
    """A side that is about to strike, for those who are asked before it does."""

    def __init__(self, melee: Melee, side: Side) -> None:
        self.melee = melee
        self.side = side


class Melee:
    """One round of attacks on a card, in the order of the sides. What a game does otherwise it says in its own."""

    def __init__(self, game: TribalGame, sides: list[Side], clause: str) -> None:
        self.game = game
        self.sides = sides
        self.clause = clause

    def attacks(self, side: Side, foes: list[Side]) -> Flow[bool]:
        """Whether a side that can attack does."""
        raise NotImplementedError

    def targets(self, foes: list[Side]) -> list[Side]:
        """Who can be hit, each by himself."""
        return foes

    def shields(self, side: Side, targets: list[Side]) -> Flow[list[bool]]:
        """Who of them will suffer nothing of the roll to come."""
        yield from ()
        return [False] * len(targets)

    def hits(self, side: Side) -> Flow[int]:
        """A side rolls; gives how often it hits."""
        raise NotImplementedError

    def aim(self, side: Side, tribes: list[int], left: int) -> Ask:
        """Whom the next of a side's hits strikes."""
        ask = Ask(self.game, self.game.seat_of[side.tribe], WHO_IS_HIT, self.clause, (left,))
        return ask.among(self.game.shared.hit, tribes, NOBODY_TO_HIT)

    def suffer(self, side: Side, hits: int) -> Flow[None]:
        """A side takes losses."""
        raise NotImplementedError

    def fight(self) -> Flow[None]:
        """Every side attacks once, as long as there is anybody left to attack it and to be attacked."""
        for side in self.sides:
            foes = [other for other in self.sides if other is not side and other.strength(self.game) > 0]
            if foes and side.strength(self.game) > 0:
                willing = yield from self.attacks(side, foes)
                if willing:
                    yield from self.attack(side, foes)

    def attack(self, side: Side, foes: list[Side]) -> Flow[None]:
        """One side rolls a die for each of its pieces, and divides its hits."""
        targets = self.targets(foes)
        shielded = yield from self.shields(side, targets)
        hits = yield from self.hits(side)
        self.game.tell(self.clause, ATTACKED, side.tribe, hits)
        taken = yield from self.divide(side, targets, hits)
        for target, number, shield in zip(targets, taken, shielded, strict=True):
            if number > 0 and not shield:
                yield from self.suffer(target, number)

    def divide(self, side: Side, targets: list[Side], hits: int) -> Flow[list[int]]:
        """The hits that everybody takes, as the attacker likes."""
        taken = [0] * len(targets)
        for left in range(hits, 0, -1):
            open_to = self.open_to(targets, taken)
            if not open_to:
                break
            tribes = [targets[n].tribe for n in open_to]
            chosen = yield self.aim(side, tribes, left)
            taken[open_to[tribes.index(chosen.args[0])]] += 1
        return taken

    def open_to(self, targets: list[Side], taken: list[int]) -> list[int]:
        """Who can take one more hit, besides those that are taken: nobody takes more than he has pieces."""
        return [n for n, target in enumerate(targets) if taken[n] < target.strength(self.game)]
