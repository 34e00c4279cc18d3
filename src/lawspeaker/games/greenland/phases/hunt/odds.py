"""The odds of hunts, raids and attacks, before they are chosen.

Where dice can be rolled again, they hold for somebody who does so with every die that is no hit.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from lawspeaker.games.greenland.model.phrases import BEFORE_ROLL, HOW_MANY, IRON_RULE, NEXT_HUNT
from lawspeaker.games.greenland.model.reasons import asked_tribe
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import NONE, ON_SUCCESS, RAID
from lawspeaker.games.greenland.phases.assignment.sending import GUARD, put, role
from lawspeaker.games.greenland.phases.hunt.hunt_roll import HuntRoll, biome_roll, declare
from lawspeaker.games.greenland.phases.hunt.raids import raid_roll, raiders
from lawspeaker.games.greenland.phases.hunt.spoils import trophy_dice
from lawspeaker.games.greenland.phases.negotiation.attacks import CardMelee
from lawspeaker.games.greenland.phases.powers import changes, rerolls
from lawspeaker.games.tribes.attack import Attack
from lawspeaker.games.tribes.dice import ONE
from lawspeaker.games.tribes.odds import DEAD, HITS, SUCCESS, TO_HAND, TROPHY, Spread, spread
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Phrase
from lawspeaker.kernel.odds import Odds, add_share, event, note
from lawspeaker.kernel.option import Option

ROLLING_AGAIN: Final = Phrase("rolling_again")  # whatever may be rolled again and is no hit


def odds(game: Greenland, ask: Ask, option: Option) -> list[Odds]:
    """The odds of the roll that an option leads to."""
    pending = ask.pending
    if ask.topic is HOW_MANY and option.kind in ("number", "alpha_among"):
        return odds_of_sending(game, asked_tribe(game, ask), ask.args[0], option)
    if ask.topic is NEXT_HUNT:
        tribe = asked_tribe(game, ask)
        hunts = game.count(tribe, game.place_of(option.args[0])) > 0
        return standing_odds(game, tribe, option.args[0]) if hunts else []
    if ask.topic is BEFORE_ROLL and isinstance(pending, HuntRoll):
        return odds_of_declaring(game, pending, option)
    if isinstance(pending, Attack) and (ask.topic is IRON_RULE or option is game.options.attack):
        return attack_odds(pending)
    return []


def odds_of_sending(game: Greenland, tribe: int, card: int, option: Option) -> list[Odds]:
    """Of a hunt or raid, if those go who are not assigned yet; guards roll no dice."""
    if role(game, tribe, card) == GUARD:
        return []
    table = game.copy()
    put(table, tribe, FREE, card, option.args[0], option.kind == "alpha_among")
    return standing_odds(table, tribe, card)


def standing_odds(game: Greenland, tribe: int, card: int) -> list[Odds]:
    """Of the hunters or raiders of a tribe on a card."""
    roll = standing_roll(game, tribe, card)
    return [] if roll is None else roll_odds(game, roll)


def standing_roll(game: Greenland, tribe: int, card: int) -> HuntRoll | None:
    """The roll of a tribe's pieces on a card; None for guards, who make none."""
    if game.tableau[card] == NONE:
        return biome_roll(game, tribe, card)
    return raid_roll(game, tribe, card) if tribe in raiders(game, card) else None


def odds_of_declaring(game: Greenland, roll: HuntRoll, option: Option) -> list[Odds]:
    """Of a roll after what is said before it."""
    if option is game.options.roll:
        return roll_odds(game, roll)
    table, said = game.copy(), copied(game, roll)
    declare(table, said, option)
    return roll_odds(table, said)


def copied(game: Greenland, roll: HuntRoll) -> HuntRoll:
    """The same roll again, before it is thrown."""
    new = HuntRoll(game, roll.tribe, roll.card, roll.type)
    new.hitting, new.deadly, new.automatic = roll.hitting, roll.deadly, roll.automatic
    new.cold, new.spared, new.armed = roll.cold, roll.spared, roll.armed
    return new


def chance_of_success(game: Greenland, tribe: int, card: int) -> Fraction | None:
    """How likely those of a tribe on a card succeed; None where they roll no dice."""
    roll = standing_roll(game, tribe, card)
    return None if roll is None else success(game, roll, roll_spread(game, roll))


# The dice


def roll_odds(game: Greenland, roll: HuntRoll) -> list[Odds]:
    """Of a roll: success, the dead, and dice alike that take the card."""
    if game.variant.spare_die(roll.tribe, roll.type):
        return []  # M1.7: one die more may be rolled again, of which nobody knows what for
    taken = [(TROPHY, NONE), (TO_HAND, NONE)]
    if game.tableau[roll.card] == NONE:
        taken = [(TROPHY, trophy_dice(game, roll.tribe, roll.card)), (TO_HAND, hand_dice(game, roll))]
    found = roll_spread(game, roll, alike=any(needed != NONE for _, needed in taken))
    result = [event(SUCCESS, (), success(game, roll, found))]
    dead: dict[int, Fraction] = {}
    for (_, number, _), ways in found.results.items():
        add_share(dead, number, Fraction(ways, found.total))
    if max(dead) > 0:
        result.append(Odds(DEAD, (), dict(sorted(dead.items()))))
    for phrase, needed in taken:
        ways = sum(ways for (_, _, alike), ways in found.results.items() if alike >= needed)
        if needed != NONE and ways > 0:
            result.append(event(phrase, (), Fraction(ways, found.total)))
    return [*result, note(ROLLING_AGAIN)] if rolled_again(game, roll.tribe, roll.type, roll.hitting) else result


def roll_spread(game: Greenland, roll: HuntRoll, alike: bool = False) -> Spread:
    """All that a roll can come to; `alike` is whether dice alike matter."""
    again = rolled_again(game, roll.tribe, roll.type, roll.hitting)
    changed, deadly = changes(game, roll.tribe, roll.type), 0 if roll.spared else roll.deadly
    return spread(roll.hunters(game), again, changed, roll.hitting, deadly, roll.automatic, alike)


def rolled_again(game: Greenland, tribe: int, type: int, hitting: int) -> int:
    """G2.1 The faces that are rolled again: those that may be, unless they are hits or G3.1 become one."""
    changed = changes(game, tribe, type) if hitting & ONE else 0
    return rerolls(game, tribe, type) & ~(hitting | changed)


def hand_dice(game: Greenland, roll: HuntRoll) -> int:
    """How many dice alike take a card into the hand; NONE where dice do not."""
    dice = game.variant.hand_dice(game, roll.card)
    return NONE if dice == ON_SUCCESS else dice


def success(game: Greenland, roll: HuntRoll, found: Spread) -> Fraction:
    """G0.2 As many hits as the card shows, G1.1 in a raid one, G1.6 and one who comes through."""
    ways, hunters = 0, roll.hunters(game)
    for (hits, dead, _), count in found.results.items():
        if game.tableau[roll.card] == NONE:
            ways += count if hits >= game.hunt_of(roll.card).hits else 0
        else:
            ways += count if hits > 0 and dead < hunters else 0
    return Fraction(ways, found.total)


# F2 Attacks


def attack_odds(attack: Attack) -> list[Odds]:
    """Of the hits that a side deals, each tribe of it with its own weapons."""
    melee, side = attack.melee, attack.side
    assert isinstance(melee, CardMelee)
    game = melee.table
    shares = {0: Fraction(1)}
    noted: list[Odds] = []
    for group, hitting in melee.striking(side):
        if game.variant.spare_die(group.tribe, RAID):
            return []
        again = rolled_again(game, group.tribe, RAID, hitting)
        found = spread(group.strength(game), again, changes(game, group.tribe, RAID), hitting, 0)
        longer: dict[int, Fraction] = {}
        for number, share in shares.items():
            for (hits, _, _), ways in found.results.items():
                add_share(longer, number + hits, share * Fraction(ways, found.total))
        shares = longer
        noted = [note(ROLLING_AGAIN)] if again else noted
    return [Odds(HITS, (), dict(sorted(shares.items()))), *noted]
