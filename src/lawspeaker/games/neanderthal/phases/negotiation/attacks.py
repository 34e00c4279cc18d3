"""A3, F2 Attacks."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import ATTACK, ATTACK_FIRST, ATTACKS_FIRST, STANDS_DOWN, WHO_IS_LOST
from lawspeaker.games.neanderthal.model.reasons import ALPHA_IS_NO_HUSBAND
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE
from lawspeaker.games.neanderthal.phases.any_time import forbids_swap, swap_alpha
from lawspeaker.games.neanderthal.phases.assignment.sending import send_guests_home
from lawspeaker.games.neanderthal.phases.disks import give_back
from lawspeaker.games.neanderthal.phases.losses import choose_loss, offer_victims
from lawspeaker.games.neanderthal.phases.negotiation.deals import by_flint, present_on
from lawspeaker.games.neanderthal.phases.powers import goes_first, is_war_party
from lawspeaker.games.tribes.attack import Attack, Melee, Side
from lawspeaker.games.tribes.dice import FACES, ONE, ONE_OR_TWO, number_of, tally
from lawspeaker.games.tribes.lives import kill
from lawspeaker.games.tribes.phrases import ROLLED
from lawspeaker.kernel.ask import Ask, Flow


def sides_on(game: Neanderthal, card: int) -> list[Side]:
    """F2.1 Every tribe that has anybody on a card is a side, in the order of attack (F2a.1).

    D6.2 Wanderlusters fight for their host. F2c.1 A daughter's husband is of the side of his own tribe, F2c.2 and her
    suitors are against each other.
    """
    sides = []
    for tribe in by_flint(game, present_on(game, card)):
        side = Side(tribe)
        side.members += game.band(tribe, card)
        if game.is_daughter(card) and game.husband(card) == tribe:
            side.members.append((tribe, game.of.wed[card]))
        sides.append(side)
    return sides


class CardMelee(Melee):
    """The attacks on one card, as in the example F2.ex; F2a.2 hits can be divided among several foes."""

    def __init__(self, game: Neanderthal, card: int, sides: list[Side]) -> None:
        super().__init__(game, sides, "F2.1")
        self.table = game
        self.card = card
        self.wed: int = game.of.wed[card]  # the place of a daughter's husband, or NONE

    def settle_order(self) -> Flow[None]:
        """A3a Who has the Totem Woman may attack before those who do not use her; several do so in their own order."""
        game = self.table
        first: list[Side] = []
        for number, side in enumerate(self.sides):
            if not goes_first(game, side.tribe):
                continue
            if len(first) < number:
                ask = Ask(game, game.seat_of[side.tribe], ATTACK_FIRST, "A3a", (self.card,))
                chosen = yield ask.add(game.options.go_first).add(game.options.wait)
                if chosen is game.options.wait:
                    continue
                game.tell("A3a", ATTACKS_FIRST, side.tribe, self.card)
            first.append(side)
        self.sides = first + [side for side in self.sides if side not in first]

    # Who attacks, and how

    def attacks(self, side: Side, foes: list[Side]) -> Flow[bool]:
        """A1.3b Everybody must, F2c.1, R34 but perhaps husbands and suitors need not attack each other."""
        game = self.table
        if game.rules.husbands_must_fight or not (self.is_husband(side) or all(self.is_husband(foe) for foe in foes)):
            return True
        ask = Ask(game, game.seat_of[side.tribe], ATTACK, "F2c.1", (self.card,))
        ask.pending = Attack(self, side)
        chosen = yield ask.add(game.options.attack).add(game.shared.decline)
        if chosen is game.shared.decline:
            game.tell("F2c.1", STANDS_DOWN, side.tribe, self.card)
        return chosen is game.options.attack

    def is_husband(self, side: Side) -> bool:
        """Whether a side is a husband, and nobody else."""
        return self.has_husband(side) and self.table.party(side.tribe, self.card) == 0

    def has_husband(self, side: Side) -> bool:
        """Whether a living husband is of a side."""
        return self.wed != NONE and self.table.count(side.tribe, self.wed) > 0

    def hits(self, side: Side) -> Flow[int]:
        """F2.1 A die for each piece: F2.2 a 1 hits, and a 2 for a war party; E5d.2 the Alpha rolls like the others.

        F2c.1, GL.husband A husband rolls too; E3a.1 a mature one is a war party by himself, an immature one is none.
        """
        yield from ()
        return sum(self.hits_of(side, number, place, hitting) for number, place, hitting in self.striking(side))

    def striking(self, side: Side) -> list[tuple[int, int, int]]:
        """The groups of a side that roll: how many, where, and the faces with which they hit."""
        game = self.table
        found = []
        if (hunters := game.party(side.tribe, self.card)) > 0:
            war_party = is_war_party(game, side.tribe, self.card)
            found.append((hunters, game.place_of(self.card), ONE_OR_TWO if war_party else ONE))
        if self.has_husband(side):
            found.append((1, self.wed, ONE_OR_TWO if game.husband_is_mature(self.card) else ONE))
        return found

    def hits_of(self, side: Side, number: int, place: int, hitting: int) -> int:
        """The hits of one group."""
        dice = self.table.chance.dice(number, FACES)
        self.table.tell(self.clause, ROLLED, side.tribe, place, *tally(dice))
        return number_of(dice, hitting)

    # Who dies

    def suffer(self, side: Side, hits: int) -> Flow[None]:
        """F2.2 The player who is hit chooses who dies, D6.3 Wanderlusters among them; D6a they do not fight on without
        a chaperone.
        """
        game = self.table
        for _ in range(hits):
            if self.has_husband(side):
                yield from self.lose_relative(side)
            else:
                yield from choose_loss(game, side.tribe, game.band(side.tribe, self.card), "F2.2")
        send_guests_home(game, self.card)

    def lose_relative(self, side: Side) -> Flow[None]:
        """F2c.1 The husband can be killed, or a suitor of his tribe instead. B4a Before that an Alpha may swap."""
        game, o = self.table, self.table.options
        ask = Ask(game, game.seat_of[side.tribe], WHO_IS_LOST, "F2.2", (1,))
        offer_victims(game, ask, game.band(side.tribe, self.card))
        is_alpha = game.alpha[side.tribe] == self.wed
        swap = forbids_swap(game, side.tribe) if is_alpha else ALPHA_IS_NO_HUSBAND
        chosen = yield ask.add(o.lose_husband).add(o.swap_alpha, swap)
        if chosen is o.swap_alpha:
            yield from swap_alpha(game, side.tribe)
            yield from self.lose_relative(side)
        elif chosen is o.lose_husband:
            kill_husband(game, self.card, "F2c.1")
        else:
            colour, place = game.band(side.tribe, self.card)[0]
            kill(game, colour, 1, place, chosen is game.shared.lose_alpha, "F2.2")


def kill_husband(game: Neanderthal, card: int, clause: str) -> None:
    """The husband of a daughter dies; a disk under him goes back into the vocabulary."""
    tribe, place = game.husband(card), game.of.wed[card]
    kill(game, tribe, 1, place, game.alpha[tribe] == place, clause)
    give_back(game, game.of.bond[card], clause)
