"""F2 Attacks."""

from __future__ import annotations

from lawspeaker.games.greenland import iron_rule
from lawspeaker.games.greenland.any_time import keep_hand_sizes
from lawspeaker.games.greenland.deals import by_iron, defender
from lawspeaker.games.greenland.marriage import dismiss_guards
from lawspeaker.games.greenland.phrases import (
    ATTACK,
    GUARDS_STRIKE,
    LOSE_GUARD,
    SPARED,
    STANDS_DOWN,
)
from lawspeaker.games.greenland.powers import changes, rerolls
from lawspeaker.games.greenland.rerolls import roll_again
from lawspeaker.games.greenland.state import Greenland
from lawspeaker.games.greenland.tables import NONE, RAID, RANKS
from lawspeaker.games.tribes.attack import Melee, Side
from lawspeaker.games.tribes.dice import FACES, ONE, ONE_OR_TWO, changed_to_one, tally
from lawspeaker.games.tribes.lives import kill, lose
from lawspeaker.games.tribes.phrases import ROLLED
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option


def sides_on(game: Greenland, card: int) -> list[Side]:
    """F2.1 Every tribe on a card is a side, in the order of attack (A3.2, F2.3; A3.e1 in the 1st edition too).

    F2.9 Elders stand on no card: they attack nobody.

    In a tableau, the owner's guards, a husband (F1.4) and the guards of the husband's tribe (E5.5) are one side, which
    is the owner's as long as he is in the game.
    """
    place, owner = game.place_of(card), game.tableau[card]
    husband = game.husband(card) if owner != NONE and game.is_daughter(card) else NONE
    defenders = Side(defender(game, card))
    sides = []
    for tribe in game.tribes_on(place):
        if owner != NONE and tribe in (owner, husband):
            defenders.members.append((tribe, place))
        else:
            side = Side(tribe)
            side.members.append((tribe, place))
            sides.append(side)
    if husband != NONE:
        defenders.members.append((husband, game.of.wed[card]))
    if sides and defenders.members:
        sides.append(defenders)
    order = by_iron(game, [side.tribe for side in sides])
    return sorted(sides, key=lambda side: order.index(side.tribe))


class CardMelee(Melee):
    """The attacks on one card, as in the examples F2.10 and F2.e3; F2.4 hits can be divided among several foes."""

    def __init__(self, game: Greenland, card: int) -> None:
        super().__init__(game, sides_on(game, card), "F2.1")
        self.table = game
        self.card = card
        self.wed: int = game.of.wed[card]  # the place of a daughter's husband, or NONE
        self.widowed: list[tuple[int, int]] = []  # tribe and wife of each husband who has died

    def defends(self, side: Side) -> bool:
        """Whether a side stands in its own tableau."""
        return self.table.tableau[self.card] != NONE and side.tribe == defender(self.table, self.card)

    def attacks(self, side: Side, foes: list[Side]) -> Flow[bool]:
        """F2.1 Everybody must. A1.e1, F2.e1 In the 1st edition nobody must, and only a War Chief lets one."""
        game = self.table
        if not game.rules.first_edition:
            return True
        if not (self.defends(side) or game.has_war_chief(side.tribe)):
            return False
        options = [game.options.attack, game.options.decline]
        clause = "F2.e2" if self.defends(side) else "F2.e1"
        chosen = yield Ask(game.seat_of[side.tribe], ATTACK, options, clause, (self.card,))
        if chosen is game.options.decline:
            game.tell(clause, STANDS_DOWN, side.tribe, self.card)
        return chosen is game.options.attack

    def shields(self, side: Side, foes: list[Side]) -> Flow[list[bool]]:
        """F4.1 Before the roll a foe may pay to lose nobody."""
        shielded = []
        for foe in foes:
            if self.table.rules.first_edition:  # F4.e1: once the losses are known
                shielded.append(False)
            else:
                shielded.append((yield from iron_rule.offer(self.table, foe.tribe, "F4.1")))
        return shielded

    def roll(self, side: Side) -> Flow[list[int]]:
        """F2.1 A die for each piece, F2.6 rerolled and changed as in raids. F2.e2 Defenders of old always hit."""
        game, number = self.table, side.strength(self.table)
        if game.rules.first_edition and self.defends(side):
            game.tell("F2.e2", GUARDS_STRIKE, side.tribe, self.card)
            return [1] * number
        dice = game.chance.dice(number, FACES)
        game.tell("F2.1", ROLLED, side.tribe, game.place_of(self.card), *tally(dice))
        mask = rerolls(game, side.tribe, RAID)
        yield from roll_again(game, side.tribe, dice, mask, game.variant.spare_die(side.tribe, RAID))
        return changed_to_one(dice, changes(game, side.tribe, RAID))

    def hitting(self, side: Side) -> int:
        """F2.2 A 1 hits, and F2.5 a 2 for a war party."""
        return ONE_OR_TWO if self.is_war_party(side) else ONE

    def is_war_party(self, side: Side) -> bool:
        """F2.5 A group with the Alpha of a tribe that has a War Chief (R34); F2.7 guards together with a husband."""
        game = self.table
        if game.rules.first_edition:  # F2.e1
            return False
        groups = [place for tribe, place in side.members if game.count(tribe, place) > 0]
        if self.wed in groups and len(groups) > 1:
            return True
        led = game.rules.war_chief_suffices or game.alpha[side.tribe] == game.place_of(self.card)
        return game.has_war_chief(side.tribe) and led

    def suffer(self, side: Side, hits: int) -> Flow[None]:
        """F2.2 The player who is hit chooses who dies. F1.5 In his tableau he says whether the husband does, and
        so he does in the 1st edition, which only has the husband defend his wife (F1.e1, GL.7).
        """
        game = self.table
        if game.rules.first_edition and (yield from iron_rule.offer(game, side.tribe, "F4.e1")):
            game.tell("F4.e1", SPARED, side.tribe, hits)
            return
        for left in range(hits, 0, -1):
            options = self.victims(side)
            if len(options) > 1:
                chosen = yield Ask(game.seat_of[side.tribe], LOSE_GUARD, options, "F2.2", (left,))
            else:
                chosen = options[0]
            yield from self.die(side, chosen)
        yield from keep_hand_sizes(game)

    def victims(self, side: Side) -> list[Option]:
        """Who of a side can die; F2.8 by an optional rule also elders and husbands of its own tableau."""
        game, o = self.table, self.table.options
        options = []
        for tribe, place in side.members:
            if game.count(tribe, place) > 0:
                options.append(o.lose_husband(self.card) if place == self.wed else o.lose_hunter(tribe))
        if game.rules.pogroms:
            first = game.spot(side.tribe, 0)
            options += [o.lose_elder_instead(rank) for rank in range(RANKS) if game.count(side.tribe, first + rank) > 0]
            options += [
                o.lose_husband(card)
                for card in game.daughters_of(side.tribe)
                if card != self.card and game.husband(card) != NONE
            ]
        return options

    def die(self, side: Side, chosen: Option) -> Flow[None]:
        """One piece dies."""
        game = self.table
        if chosen.kind == "lose_husband":
            place = game.of.wed[chosen.args[0]]
            husband = game.husband(chosen.args[0])
            kill(game, husband, 1, place, game.alpha[husband] == place, "F1.5")
            self.widowed.append((husband, chosen.args[0]))
        elif chosen.kind == "lose_elder_instead":
            yield from lose(game, side.tribe, 1, game.spot(side.tribe, chosen.args[0]), "F2.8")
        else:
            yield from lose(game, chosen.args[0], 1, game.place_of(self.card), "F2.2")

    def dismiss_guards(self) -> None:
        """After the fight, nobody guards a widow whose husband was of another tribe."""
        for husband, daughter in self.widowed:
            if self.table.tableau[daughter] != husband:
                dismiss_guards(self.table, husband, daughter)


def send_guards_home(game: Greenland, card: int) -> None:
    """F2.e2 In the 1st edition the defenders of a tableau card are unassigned again after the attacks."""
    place, owner = game.place_of(card), game.tableau[card]
    if owner != NONE and game.count(owner, place) > 0:
        game.move_all(owner, place, FREE)
