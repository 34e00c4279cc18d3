"""F2 Attacks."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import (
    ATTACK,
    GUARDS_STRIKE,
    LOSE_GUARD,
    SPARED,
    STANDS_DOWN,
)
from lawspeaker.games.greenland.model.reasons import NO_VICTIM
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import CHIEF, NONE, RAID, RANKS
from lawspeaker.games.greenland.phases import iron_rule
from lawspeaker.games.greenland.phases.any_time import keep_hand_sizes
from lawspeaker.games.greenland.phases.elders import guests
from lawspeaker.games.greenland.phases.hunt.rerolls import roll_again
from lawspeaker.games.greenland.phases.negotiation.deals import by_iron, defender
from lawspeaker.games.greenland.phases.negotiation.marriage import dismiss_guards
from lawspeaker.games.greenland.phases.powers import changes, rerolls
from lawspeaker.games.tribes.attack import Attack, Melee, Side
from lawspeaker.games.tribes.dice import FACES, ONE, ONE_OR_TWO, changed_to_one, number_of, tally
from lawspeaker.games.tribes.lives import kill, lose
from lawspeaker.games.tribes.phrases import ROLLED
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option


def sides_on(game: Greenland, card: int) -> list[Side]:
    """F2.1 Every tribe on a card is a side, in the order of attack (A3.2, F2.3; A3.e1 in the 1st edition too).

    F2.9 Elders stand on no card: they attack nobody.

    In a tableau, the owner's guards, a husband (F1.4) and the guards of the husband's tribe (E5.5) are one side, which
    is the owner's as long as he is in the game. F2.7 They roll together, but each tribe rolls and loses its own pieces.
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
    if len(sides) < 2:
        return sides
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
        self.safe: list[int] = []  # the tribes that lose nobody in the present roll (F4.1)

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
        clause = "F2.e2" if self.defends(side) else "F2.e1"
        ask = Ask(game, game.seat_of[side.tribe], ATTACK, clause, (self.card,))
        if not self.defends(side):  # F2.e2: defenders roll no dice
            ask.pending = Attack(self, side)
        chosen = yield ask.add(game.options.attack).add(game.options.decline)
        if chosen is game.options.decline:
            game.tell(clause, STANDS_DOWN, side.tribe, self.card)
        return chosen is game.options.attack

    def husband(self) -> int:
        """The tribe of the husband who defends his wife here, or NONE."""
        return NONE if self.wed == NONE else self.table.husband(self.card)

    def by_tribe(self, side: Side) -> list[Side]:
        """F1.4 The pieces of a side, each tribe's by themselves: only the husband counts as one of the owner's."""
        found = []
        for each in dict.fromkeys([side.tribe, *(tribe for tribe, _ in side.members)]):
            group = Side(each)
            group.members = [
                (tribe, place) for tribe, place in side.members if each == (side.tribe if place == self.wed else tribe)
            ]
            if group.strength(self.table) > 0:
                found.append(group)
        return found

    def targets(self, foes: list[Side]) -> list[Side]:
        """F2.4 Hits go to the players, in a tableau to the owner first."""
        return [group for foe in foes for group in self.by_tribe(foe)]

    def open_to(self, targets: list[Side], taken: list[int]) -> list[int]:
        """F1.5 The husband takes a hit only if his wife's family says so, or when all guards have fallen."""
        found = super().open_to(targets, taken)
        game, owner = self.table, defender(self.table, self.card)
        if any(targets[n].tribe == self.husband() != owner for n in found):
            return [n for n in found if targets[n].tribe != owner or taken[n] < game.hunters(owner, self.card)]
        return found

    def shields(self, side: Side, targets: list[Side]) -> Flow[list[bool]]:
        """F4.1 Before the roll everybody who could be hit may pay to lose nobody; F4.e1 formerly after it."""
        self.safe = []
        if not self.table.rules.first_edition:
            for target in targets:
                attack = Attack(self, side)
                if (yield from iron_rule.offer(self.table, target.tribe, self.card, attack)):
                    self.safe.append(target.tribe)
        return [target.tribe in self.safe for target in targets]

    def hits(self, side: Side) -> Flow[int]:
        """F2.1 All pieces of a side strike, F2.6 each tribe's with its own rerolls and weapons.

        F2.e2 Defenders of old always hit.
        """
        game = self.table
        if game.rules.first_edition and self.defends(side):
            game.tell("F2.e2", GUARDS_STRIKE, side.tribe, self.card)
            return side.strength(game)
        number = 0
        for group, hitting in self.striking(side):
            dice = yield from self.roll(group)
            number += number_of(dice, hitting)
        return number

    def striking(self, side: Side) -> list[tuple[Side, int]]:
        """F2.6 The tribes of a side that roll, and the faces with which each hits."""
        avenging = self.is_avenging(side)
        return [(group, ONE_OR_TWO if avenging or self.is_war_party(group) else ONE) for group in self.by_tribe(side)]

    def roll(self, side: Side) -> Flow[list[int]]:
        """F2.1 A die for each piece, F2.6 rerolled and changed as in raids."""
        game = self.table
        dice = game.chance.dice(side.strength(game), FACES)
        game.tell("F2.1", ROLLED, side.tribe, game.place_of(self.card), *tally(dice))
        mask = rerolls(game, side.tribe, RAID)
        yield from roll_again(game, side.tribe, dice, mask, game.variant.spare_die(side.tribe, RAID))
        return changed_to_one(dice, changes(game, side.tribe, RAID))

    def is_avenging(self, side: Side) -> bool:
        """F2.7 Guards together with a husband are a war party, F2.e1 but not in the 1st edition."""
        game = self.table
        groups = [place for tribe, place in side.members if game.count(tribe, place) > 0]
        return self.wed in groups and len(groups) > 1 and not game.rules.first_edition

    def is_war_party(self, group: Side) -> bool:
        """F2.2 A 1 hits, and F2.5 a 2 in a group with the Alpha of a tribe that has a War Chief (R34); F2.e1 formerly
        not.
        """
        game = self.table
        led = game.rules.war_chief_suffices or game.alpha[group.tribe] == game.place_of(self.card)
        return led and game.has_war_chief(group.tribe) and not game.rules.first_edition

    def suffer(self, side: Side, hits: int) -> Flow[None]:
        """F2.2 The player who is hit chooses who of his dies. F1.5 In a tableau the owner says whether the husband
        does, and so he does in the 1st edition, which only has the husband defend his wife (F1.e1, GL.7).
        """
        game = self.table
        if game.rules.first_edition and (yield from iron_rule.offer_after(game, side.tribe, self.card, hits)):
            game.tell("F4.e1", SPARED, side.tribe, hits)
            return
        for left in range(hits, 0, -1):
            if (yield from self.widows(side, left)):
                continue
            options = self.victims(side)
            if len(options) > 1:
                ask = Ask(game, game.seat_of[side.tribe], LOSE_GUARD, "F2.2", (left,))
                for option in options:
                    ask.add(option)
                for kind in ("lose_hunter", "lose_husband", "lose_elder_instead", "lose_guest_instead"):
                    ask.judged(kind, NO_VICTIM)
                chosen = yield ask
            else:
                chosen = options[0]
            yield from self.die(side, chosen)
        yield from keep_hand_sizes(game)

    def widows(self, side: Side, left: int) -> Flow[bool]:
        """F1.5 If guards of his tribe are hit, the owner says whether the husband dies, unless F4.1 he is safe."""
        game, owner = self.table, defender(self.table, self.card)
        if side.tribe == owner or side.tribe != self.husband() or owner in self.safe:
            return False
        ask = Ask(game, game.seat_of[owner], LOSE_GUARD, "F1.5", (left,))
        ask.among(game.options.lose_hunter, [side.tribe], NO_VICTIM)
        chosen = yield ask.among(game.options.lose_husband, [self.card], NO_VICTIM)
        if chosen.kind == "lose_hunter":
            return False
        yield from self.die(side, chosen)
        return True

    def victims(self, side: Side) -> list[Option]:
        """Who of a tribe can die; F2.8 by an optional rule also elders and husbands of its own tableau, guests too."""
        game, o = self.table, self.table.options
        options = []
        for tribe, place in side.members:
            if game.count(tribe, place) > 0:
                options.append(o.lose_husband(self.card) if place == self.wed else o.lose_hunter(tribe))
        if game.rules.pogroms:
            first = game.spot(side.tribe, 0)
            options += [o.lose_elder_instead(rank) for rank in range(RANKS) if game.count(side.tribe, first + rank) > 0]
            options += [o.lose_guest_instead(guest) for guest in guests(game, side.tribe)]
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
        elif chosen.kind == "lose_guest_instead":
            yield from lose(game, chosen.args[0], 1, game.spot(side.tribe, CHIEF), "F2.8")
        else:
            yield from lose(game, chosen.args[0], 1, game.place_of(self.card), "F2.2")

    def dismiss_guards(self) -> None:
        """After the fight, nobody guards a widow whose husband was of another tribe."""
        for husband, daughter in self.widowed:
            if self.table.tableau[daughter] != husband:
                dismiss_guards(self.table, husband, daughter)


def send_guards_home(game: Greenland, card: int) -> None:
    """F2.e2 In the 1st edition the defenders of a tableau card are unassigned again after the attacks."""
    owner = game.tableau[card]
    if owner != NONE:
        game.move_all(owner, game.place_of(card), FREE)
