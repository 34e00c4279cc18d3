"""The odds of hunts, courtship and attacks, before they are chosen."""

from __future__ import annotations

from fractions import Fraction

from lawspeaker.games.neanderthal.model.phrases import BEFORE_ROLL, HOW_MANY, NEXT_HUNT, WILL_COURT
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE
from lawspeaker.games.neanderthal.phases.assignment.sending import send_guest
from lawspeaker.games.neanderthal.phases.hunt.courtship import DEADLY, LAST_SUCCESS, sure_by
from lawspeaker.games.neanderthal.phases.hunt.hunt_roll import ALPHAS_FACE, HuntRoll
from lawspeaker.games.neanderthal.phases.hunt.spoils import alike_for_hand, can_keep
from lawspeaker.games.neanderthal.phases.negotiation.attacks import CardMelee
from lawspeaker.games.neanderthal.phases.powers import alpha_has_power, changes, fears_frostbite
from lawspeaker.games.tribes.attack import Attack
from lawspeaker.games.tribes.dice import FACES, ONE
from lawspeaker.games.tribes.odds import DEAD, HITS, SUCCESS, TO_HAND, TROPHY, Spread, spread
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.odds import Odds, add_share, event
from lawspeaker.kernel.option import Option


def odds(game: Neanderthal, ask: Ask, option: Option) -> list[Odds]:
    """The odds of the roll that an option leads to."""
    pending = ask.pending
    if ask.topic is BEFORE_ROLL and isinstance(pending, HuntRoll):
        return roll_odds(game, pending, ALPHAS_FACE if option is game.options.alpha_counts else 0)
    if isinstance(pending, Attack):
        return attack_odds(pending) if option is game.options.attack else []
    if game.variant.mapped:  # M3a: there tribes may hunt together, which nobody knows before
        return []
    tribe = game.tribe_of(ask.seat)
    if ask.topic is WILL_COURT:
        return courtship_odds(game, tribe, ask.args[0]) if option is game.options.court else []
    if ask.topic is NEXT_HUNT:
        return standing_odds(game, tribe, option.args[0]) if game.party(tribe, option.args[0]) > 0 else []
    if ask.topic is HOW_MANY and option.kind in ("number", "alpha_among"):
        table, card = game.copy(), ask.args[0]
        table.move(tribe, option.args[0], FREE, game.place_of(card), option.kind == "alpha_among")
        return standing_odds(table, tribe, card)
    if option.kind == "send_guest":
        table = game.copy()
        send_guest(table, tribe, option.args[0], option.args[1])
        return standing_odds(table, tribe, option.args[0])
    return []


def standing_odds(game: Neanderthal, host: int, card: int) -> list[Odds]:
    """Of the suitor or the hunters of a host on a card, E5.2 an Alpha with a power counting as a 1 if that is a hit."""
    if game.is_daughter(card):
        return courtship_odds(game, host, card)
    roll = HuntRoll(game, host, card)
    return roll_odds(game, roll, usual_face(game, roll))


def usual_face(game: Neanderthal, roll: HuntRoll) -> int:
    """E5.2 The face of an Alpha who counts as a 1, where he can and that is a hit."""
    counts = roll.alpha and roll.hitting & ONE and alpha_has_power(game, roll.tribe, roll.printed.type)
    return ALPHAS_FACE if counts else 0


def chance_of_success(game: Neanderthal, host: int, card: int) -> Fraction:
    """How likely the hunters of a host on a biome succeed."""
    roll = HuntRoll(game, host, card)
    return success(roll, roll_spread(game, roll, usual_face(game, roll)))


def success(roll: HuntRoll, found: Spread) -> Fraction:
    """G.1 As many hits as the card shows."""
    return Fraction(sum(ways for (hits, _, _), ways in found.results.items() if hits >= roll.printed.hits), found.total)


def roll_spread(game: Neanderthal, roll: HuntRoll, automatic: int, alike: bool = False) -> Spread:
    """All that a roll can come to; `alike` is whether dice alike matter."""
    printed = roll.printed
    deadly = printed.bloody | (printed.frostbite if fears_frostbite(game, roll.tribe) else 0)
    changed = changes(game, roll.tribe, printed.type)
    return spread(len(roll.colours), 0, changed, roll.hitting, deadly, automatic, alike)


def roll_odds(game: Neanderthal, roll: HuntRoll, automatic: int) -> list[Odds]:
    """Of a hunt: G.1 success, Gd, Ge the dead, G5.1, G6.1 and dice alike that take the card."""
    hunters, printed = len(roll.colours), roll.printed
    needed = alike_for_hand(game, roll.tribe, roll.card) if can_keep(game, roll.tribe) else NONE
    found = roll_spread(game, roll, automatic, alike=printed.trophy != NONE or needed != NONE)
    result = [event(SUCCESS, (), success(roll, found))]
    dead: dict[int, Fraction] = {}
    for (_, number, _), ways in found.results.items():
        add_share(dead, number, Fraction(ways, found.total))
    if max(dead) > 0:
        result.append(Odds(DEAD, (), dict(sorted(dead.items()))))
    trophy = kept = 0
    for (_, number, alike), ways in found.results.items():
        if printed.trophy != NONE and alike >= printed.trophy:
            trophy += ways
        elif needed != NONE and alike >= needed and number < hunters:  # G6c
            kept += ways
    if trophy:
        result.append(event(TROPHY, (), Fraction(trophy, found.total)))
    if kept:
        result.append(event(TO_HAND, (), Fraction(kept, found.total)))
    return result


def courtship_odds(game: Neanderthal, tribe: int, card: int) -> list[Odds]:
    """G1b A 1 or a 2 succeeds, and a 6 kills; G1c some need no roll, G1a and an immature daughter cannot be won."""
    if not game.is_mature(card):
        return [event(SUCCESS, (), Fraction(0))]
    if sure_by(game, tribe, card):
        return [event(SUCCESS, (), Fraction(1))]
    killing = Fraction(FACES - DEADLY + 1, FACES)
    return [event(SUCCESS, (), Fraction(LAST_SUCCESS, FACES)), Odds(DEAD, (), {0: 1 - killing, 1: killing})]


def attack_odds(attack: Attack) -> list[Odds]:
    """F2.1 Of the hits that a side deals."""
    melee = attack.melee
    assert isinstance(melee, CardMelee)
    shares = {0: Fraction(1)}
    for number, _, hitting in melee.striking(attack.side):
        found = spread(number, 0, 0, hitting, 0)
        longer: dict[int, Fraction] = {}
        for before, share in shares.items():
            for (hits, _, _), ways in found.results.items():
                add_share(longer, before + hits, share * Fraction(ways, found.total))
        shares = longer
    return [Odds(HITS, (), dict(sorted(shares.items())))]
