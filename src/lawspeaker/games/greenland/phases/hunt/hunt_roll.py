"""The hunt roll of hunters and raiders alike: what is said before it (E7, F4), the dice (G2, G3), and who dies (G0)."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import BEFORE_ROLL, FEET_OF_CLAY, HUNTS_AS_WARM, SPARED
from lawspeaker.games.greenland.model.reasons import (
    ALPHA_POWERLESS,
    IS_WARM,
    NO_ALPHA_HERE,
    NO_DANGER,
    NOBODY_WARMS,
    SAFE_ALREADY,
    SAID_ALREADY,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import METALLURGY, NEW_WORLD, RAID, TRACKER, WARMS_CARD
from lawspeaker.games.greenland.phases import iron_rule
from lawspeaker.games.greenland.phases.hunt.rerolls import roll_again
from lawspeaker.games.greenland.phases.powers import changes, has_power, rank_of, rerolls
from lawspeaker.games.tribes.dice import ONE, ONE_OR_TWO
from lawspeaker.games.tribes.hunt import Roll, attrition, change, throw
from lawspeaker.kernel.ask import Ask, Flow, Reason
from lawspeaker.kernel.option import Option

ALPHAS_FACE: Final = 1  # E7.1
SURVIVALISTS_FACE: Final = 2  # C3.1


class HuntRoll(Roll):
    """A1.7 A hunt roll: every die is one hunter's."""

    def __init__(self, game: Greenland, tribe: int, card: int, type: int) -> None:
        super().__init__(tribe, game.place_of(card))
        self.card = card
        self.type = type  # B1.1
        self.cold = False  # G0.1: only a 1 is a hit
        self.spared = False  # F4.1: nobody dies
        self.armed = False  # L5.c: bullets are paid for
        self.alpha = game.alpha_on(tribe, card)
        if self.alpha and has_alpha_power(type) and not game.rules.first_edition:
            self.automatic = alphas_face(game)


def biome_roll(game: Greenland, tribe: int, card: int) -> HuntRoll:
    """G0.1 The roll for a biome: warm, a 1 or 2 is a hit (G4.5, but a 2 it stays), cold, only a 1."""
    printed = game.hunt_of(card)
    roll = HuntRoll(game, tribe, card, printed.type)
    roll.cold = game.is_cold(card)
    roll.hitting = ONE if roll.cold else ONE_OR_TWO
    roll.deadly = printed.deadly | game.variant.also_deadly
    return roll


def make(game: Greenland, roll: HuntRoll) -> Flow[None]:
    """G0.6 Say what is to be said, throw, reroll, and then change faces (A1.4.2), as in the examples G3.3 and G3.e1."""
    yield from prepare(game, roll)
    throw(game, roll, "G0.1")
    mask = rerolls(game, roll.tribe, roll.type)
    spare = game.variant.spare_die(roll.tribe, roll.type)
    if roll.automatic:
        rolled = roll.dice[1:]
        yield from roll_again(game, roll.tribe, rolled, mask, spare)
        roll.dice[1:] = rolled
    else:
        yield from roll_again(game, roll.tribe, roll.dice, mask, spare, roll.alpha)
    change(game, roll, changes(game, roll.tribe, roll.type), "G3.1")
    game.variant.rolled(game, roll)


# Before the roll


def prepare(game: Greenland, roll: HuntRoll) -> Flow[None]:
    """What a player may say before a roll, in any order, until he rolls."""
    first = True
    while True:
        args = (roll.tribe, roll.place, game.count(roll.tribe, roll.place))
        ask = Ask(game, game.seat_of[roll.tribe], BEFORE_ROLL, "G0.1", args, checkpoint=first)
        ask.pending = roll
        if not ask.is_known():
            ask.add(game.options.roll)
            offer_declarations(game, ask, roll)
        if len(ask.options) == 1:
            return
        chosen = yield ask
        if chosen is game.options.roll:
            return
        declare(game, roll, chosen)
        first = False


def offer_declarations(game: Greenland, ask: Ask, roll: HuntRoll) -> None:
    """Offer what there is to say before a roll."""
    if game.rules.first_edition:
        ask.add(game.options.alpha_counts, forbids_alphas_face(roll, roll.automatic > 0))
    else:
        ask.add(game.options.feet_of_clay, forbids_alphas_face(roll, roll.automatic == 0))
    ask.add(game.options.hunt_as_warm, forbids_warming(game, roll))
    if not game.rules.first_edition:
        forbidden = forbids_iron_rule(game, roll)
        if forbidden is None:
            iron_rule.offer_payments(game, ask, roll.tribe)
        else:
            ask.judged("iron_for_lives", forbidden).judged("ivory_for_lives", forbidden)
    game.variant.offer_declarations(game, ask, roll)


def forbids_alphas_face(roll: HuntRoll, decided: bool) -> Reason | None:
    """E7.2 The Alpha of a hunt may do without his face, E7.e1 or in the first edition use it."""
    if not roll.alpha:
        return NO_ALPHA_HERE
    if not has_alpha_power(roll.type):
        return ALPHA_POWERLESS
    return SAID_ALREADY if decided else None


def forbids_warming(game: Greenland, roll: HuntRoll) -> Reason | None:
    """Only a cold card is hunted as a warm one, by those who know how."""
    if not roll.cold:
        return IS_WARM
    return None if warming_clause(game, roll.tribe, roll.card) else NOBODY_WARMS


def forbids_iron_rule(game: Greenland, roll: HuntRoll) -> Reason | None:
    """F4.1 Lives are bought once in a roll, and where anybody could die."""
    if roll.spared:
        return SAFE_ALREADY
    return None if is_dangerous(game, roll) else NO_DANGER


def declare(game: Greenland, roll: HuntRoll, chosen: Option) -> None:
    """E7.2 Feet of clay, E7.e1 or the opposite; a cold card hunted as a warm one; F4.1 the Iron Rule."""
    if chosen is game.options.feet_of_clay:
        roll.automatic = 0
        game.tell("E7.2", FEET_OF_CLAY, roll.tribe)
    elif chosen is game.options.alpha_counts:
        roll.automatic = alphas_face(game)
    elif chosen is game.options.hunt_as_warm:
        warm(game, roll)
    elif not game.variant.declare(game, roll, chosen) and iron_rule.pay(game, roll.tribe, chosen, "F4.1"):
        roll.spared = True


def has_alpha_power(type: int) -> bool:
    """E7.3 The Alpha's power is off in metallurgy and in raids."""
    return type not in (METALLURGY, RAID)


def alphas_face(game: Greenland) -> int:
    """E7.1 The face that the Alpha has without rolling (E7.5); C3.1 a 2 in the survivalist game (C3.4)."""
    return SURVIVALISTS_FACE if game.variant.survivalist else ALPHAS_FACE


def is_dangerous(game: Greenland, roll: HuntRoll) -> bool:
    """Whether anybody could die in a roll. G3.2: a face that becomes a 1 kills nobody, unless a 1 does."""
    deadly = roll.deadly & ~changes(game, roll.tribe, roll.type)
    if roll.automatic and game.count(roll.tribe, roll.place) == 1:
        return (deadly >> roll.automatic) & 1 == 1
    return deadly != 0


# AP Cold cards hunted as warm ones


def warming_clause(game: Greenland, tribe: int, card: int) -> str:
    """The clause by which a tribe can hunt a cold card as a warm one, or nothing."""
    rank = rank_of(game, tribe, TRACKER)
    trackers = game.elders(tribe, TRACKER)
    if rank.warms_new_world and trackers > 0 and game.tables.cards[card].kind == NEW_WORLD:
        return "AP.2"  # any New World card
    cards = trackers if rank.warms_card else 0
    if game.warmed[tribe] < cards:
        return "AP.3"  # one card a turn for each tracker
    if has_power(game, tribe, WARMS_CARD) and game.warmed[tribe] < cards + 1:
        return "AP.14"  # one card a turn
    return ""


def warm(game: Greenland, roll: HuntRoll) -> None:
    """From now on a 2 is a hit as well."""
    clause = warming_clause(game, roll.tribe, roll.card)
    if clause != "AP.2":
        game.warmed[roll.tribe] += 1
    roll.cold, roll.hitting = False, ONE_OR_TWO
    game.tell(clause, HUNTS_AS_WARM, roll.tribe, roll.card)


# After the roll


def suffer(game: Greenland, roll: HuntRoll) -> Flow[None]:
    """G0.7 Those with a bloodied face die, A1.4.1 even in a successful hunt, unless the Iron Rule saves them."""
    dead = roll.dead()
    if dead == 0:
        return
    if game.rules.first_edition:
        roll.spared = yield from iron_rule.offer_after(game, roll.tribe, roll.card, dead)
    if roll.spared:
        game.tell("G0.7", SPARED, roll.tribe, dead)
    else:
        attrition(game, roll, "G0.7")
