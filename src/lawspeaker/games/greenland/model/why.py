"""Why not? For something on the table that cannot be chosen now, the clause that forbids it.

Who may be sent, promoted or called back the rules themselves say by clause; for the rest the reasons are found with
the questions that the rules ask when they put the options together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawspeaker.games.greenland.model import phrases as own
from lawspeaker.games.greenland.model.state import FIRST_CARD, Greenland
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    ARTISAN,
    BANISH,
    CHIEF,
    DOMESTICATION,
    EMISSARY,
    INVENTION,
    IVORY_FOR_IRON,
    NEW_WORLD,
    NONE,
    NORSE,
    PROSELYTIZE,
    TOOL_MAKER,
    TRIBE_COUNT,
)
from lawspeaker.games.greenland.phases.any_time import is_raided
from lawspeaker.games.greenland.phases.assignment.phase import (
    forbids_abandoning,
    forbids_promotion,
    forbids_recall,
    permanent_places,
)
from lawspeaker.games.greenland.phases.assignment.sending import forbids_send, targets
from lawspeaker.games.greenland.phases.assignment.transport import Fleet, is_shut, most_leaving, needs_sled
from lawspeaker.games.greenland.phases.elders import (
    burning,
    can_act,
    foreign_husbands,
    guests,
    martyr_dice,
    price,
)
from lawspeaker.games.greenland.phases.event.depletion import can_pay
from lawspeaker.games.greenland.phases.hunt.hunt_roll import has_alpha_power
from lawspeaker.games.greenland.phases.iron_rule import is_in_force
from lawspeaker.games.greenland.phases.negotiation.deals import CardBargain
from lawspeaker.games.greenland.phases.powers import has_power, is_exchangeable, rank_of
from lawspeaker.games.tribes import phrases as shared
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option

Judge = Callable[[Greenland, int, Option, Ask], str]


def why_not(game: Greenland, seat: int, option: Option, ask: Ask | None) -> str:
    """The clause that keeps a seat from an option at what it is asked; nothing where it is not a matter of one."""
    if ask is None or ask.seat != seat or option in ask.options:
        return ""
    tribe = asked_tribe(game, ask)
    if option.kind == "exchange":
        return forbids_exchange(game, tribe, option.args[0], ask) if ask.topic.name in EXCHANGING else ""
    judge = JUDGES.get(ask.topic.name)
    return "" if judge is None else judge(game, tribe, option, ask)


def asked_tribe(game: Greenland, ask: Ask) -> int:
    """For which tribe a seat is asked; it matters where one plays several."""
    if ask.topic is shared.OFFER:
        return game.speaker  # it names the partner
    if "tribe" in ask.topic.names:
        return ask.args[ask.topic.names.index("tribe")]
    if game.acting < len(game.order) and game.seat_of[game.order[game.acting]] == ask.seat:
        return game.order[game.acting]
    return game.seat_of.index(ask.seat)


# B3 Exchanges


def forbids_exchange(game: Greenland, tribe: int, card: int, ask: Ask) -> str:
    """B3.1 A card without a value is exchanged for nothing; B3.2 none that is raided, E1.6 or travelled by."""
    if game.tableau[card] != tribe or game.is_daughter(card):
        return ""
    if not is_exchangeable(game, card):
        return "B3.1"
    if is_raided(game, card):
        return "B3.2"
    return "E1.6" if ask.topic is own.ASSIGN_HUNTERS and needs_sled(game, tribe, card) else ""


# D10 Auctions


def why_not_bid(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """D10.2 A bid matches the highest at least; D10.1 and is paid in ivory, of which nobody bids more than he has."""
    if option.kind != "bid" or not 0 < option.args[0] <= max(game.ivory[tribe], ask.args[1]):
        return ""
    return "D10.2" if option.args[0] < ask.args[1] else "D10.1"


# E Assignment


def why_not_assign(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """Phase 2: where nobody can be sent, to what nobody is promoted, from where nobody comes back."""
    kind = option.kind
    if kind == "send":
        card = option.args[0]
        return forbids_send(game, tribe, card, Fleet(game, tribe)) if card in targets(game) else ""
    if kind == "promote":
        return forbids_promotion(game, tribe, option.args[0])
    if kind == "recall":
        return forbids_recall(game, tribe, option.args[0]) if option.args[0] in permanent_places(game, tribe) else ""
    if kind == "abandon":
        settled = game.hunters(tribe, game.of.markland) + game.hunters(tribe, game.of.vinland)
        return forbids_abandoning(game, tribe) if settled > 0 else ""
    return ""


def why_not_leave_card(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """E6 From where sun stone and skis move nobody: E4.1 colonists stay, and others need somewhere to go."""
    if option.kind != "reassign" or game.hunters(tribe, option.args[0]) == 0:
        return ""
    if game.tables.cards[option.args[0]].kind == NEW_WORLD:
        return "E4.1"
    return "E6.e1" if game.rules.first_edition else "E6.1"


def why_not_go_to_card(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """E6.1 Where they move nobody to, E6.e1 which is more in the first edition."""
    if option.kind != "send" or option.args[0] not in targets(game):
        return ""
    return "E6.e1" if game.rules.first_edition else "E6.1"


# F0 and F1 Deals


def why_not_deal_with(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """F0.1 Only those who share the card negotiate."""
    if option.kind != "deal_with" or option.args[0] not in game.playing() or game.contested == NONE:
        return ""
    return "" if option.args[0] in CardBargain(game, game.contested).parties() else "F0.1"


def why_not_offer(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """What cannot be a term of an offer; what is one already is no matter of a clause."""
    kind = option.kind
    if option.number in game.terms or game.contested == NONE:
        return ""
    if kind == "marry":
        return forbids_marriage(game, option.args[0])
    if kind == "divorce":
        return forbids_divorce(game, option.args[0])
    if kind in ("leave", "ask_leave"):
        return forbids_leaving(game, tribe if kind == "leave" else game.partner, option.args[0])
    if kind in ("give_card", "ask_card"):
        owner = tribe if kind == "give_card" else game.partner
        return "F0.2" if game.tableau[option.args[0]] == owner else ""
    return ""


def forbids_marriage(game: Greenland, daughter: int) -> str:
    """F1.3 A married daughter is not offered; F1.1 she marries a hunter of the other tribe who is on the card."""
    third = game.rules.absent_families_consent and game.is_daughter(daughter) and game.tableau[daughter] != NONE
    if not (third or is_concerned(game, daughter)):
        return ""
    return "F1.1" if game.husband(daughter) == NONE else "F1.3"


def is_concerned(game: Greenland, card: int) -> bool:
    """Whether a card is a daughter of one of the tribes that deal."""
    return game.is_daughter(card) and game.tableau[card] in (game.speaker, game.partner)


def forbids_divorce(game: Greenland, daughter: int) -> str:
    """F0.4 A player takes his own husband away, by an agreement with her family, F0.5 if there is a way home; F0.e1
    formerly not at all.
    """
    husband = game.husband(daughter) if is_concerned(game, daughter) else NONE
    if husband == NONE:
        return ""
    if game.rules.first_edition:
        return "F0.e1"
    return "F0.5" if husband in (game.speaker, game.partner) else "F0.4"


def forbids_leaving(game: Greenland, tribe: int, number: int) -> str:
    """F0.5 More than mariners and sleds carry cannot leave. D9.e1 In the first edition, Markland may be shut."""
    card = game.contested
    if number > game.hunters(tribe, card) or game.pledged[tribe]:
        return ""
    if is_shut(game, card):
        return "D9.e1"
    return "F0.5" if number > most_leaving(game, tribe, card) else ""


# F3 and F4 Peace and iron


def why_not_pacify(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """F3.2 A hostile card on which the tribe has colonists, for 1 ivory."""
    return "F3.2" if option.kind == "pacify" and game.hostile[option.args[0]] else ""


def why_not_declare(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """Before a roll: the Iron Rule, and the Alpha's power."""
    card = ask.args[1] - FIRST_CARD
    if option in (game.options.iron_for_lives, game.options.ivory_for_lives):
        return forbids_iron_rule(game, tribe, option)
    if option in (game.options.feet_of_clay, game.options.alpha_counts):
        powerless = game.tableau[card] != NONE or not has_alpha_power(game.hunt_of(card).type)
        return "E7.3" if game.alpha_on(tribe, card) and powerless else ""
    return ""


def forbids_iron_rule(game: Greenland, tribe: int, payment: Option) -> str:
    """F4.1 It takes iron, F4.2 or Sunnan-Anni and ivory; C2.2 beginners and C3.2 survivalists do without it."""
    if not is_in_force(game):
        return "C2.2" if game.rules.beginner else "C3.2"
    if payment is game.options.iron_for_lives:
        return "F4.1" if game.iron[tribe] == 0 else ""
    return "" if has_power(game, tribe, IVORY_FOR_IRON) and game.ivory[tribe] > 0 else "F4.2"


# D3 and H1 Snow and hay


def why_not_feed(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """H1.1 Hay takes energy or elders."""
    if option.kind != "feed" or game.tableau[option.args[0]] != tribe:
        return ""
    return "" if can_pay(game, tribe, game.tables.cards[option.args[0]].hay) else "H1.1"


def why_not_pay(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """D3.1 Who has no energy pays with elders."""
    return "D3.1" if option is game.options.pay_energy else ""


# I Elder actions


def why_not_act(game: Greenland, tribe: int, option: Option, ask: Ask) -> str:
    """Phase 6: what the elders cannot do."""
    kind = option.kind
    if kind in game.variant.forbidden_actions:
        return ""
    if kind in ("domesticate", "tool", "carve"):
        return forbids_laying(game, tribe, option)
    if kind == "burn":
        return forbids_elder(game, tribe, burning(game, tribe)) or "I2.1"
    if kind == "banish":
        return forbids_banishing(game, tribe)
    if kind in ("emissary", "proselytize"):
        host = option.args[0]
        return forbids_mission(game, tribe, host, kind) if host != tribe and host in game.playing() else ""
    if kind == "baptise" and not game.monotheist(tribe):
        return "I7.1"
    return ""


def forbids_elder(game: Greenland, tribe: int, action: int) -> str:
    """I0.1 An action takes an elder of its rank who has not acted yet."""
    return "" if can_act(game, tribe, action) else "I0.1"


def unaffordable(game: Greenland, tribe: int, clause: str) -> str:
    """The clause of an action whose energy a tribe does not have."""
    return clause if game.energy[tribe] < price(game, tribe) else ""


def forbids_laying(game: Greenland, tribe: int, option: Option) -> str:
    """I1.1 D cards of the hand are domesticated, I1.3 by polytheists; I4.1 I cards made for iron, I4.2 or ivory."""
    card = option.args[0]
    wanted = ANIMAL if option.kind == "domesticate" else INVENTION
    if game.hand[card] != tribe or game.tables.cards[card].kind != wanted:
        return ""
    if option.kind == "domesticate":
        if game.monotheist(tribe):
            return "I1.3"
        return forbids_elder(game, tribe, DOMESTICATION) or unaffordable(game, tribe, "I1.1")
    if option.kind == "carve" and not rank_of(game, tribe, ARTISAN).ivory_tools:
        return "I4.2"
    return forbids_elder(game, tribe, TOOL_MAKER) or ("I4.1" if option.kind == "tool" else "I4.2")


def forbids_banishing(game: Greenland, tribe: int) -> str:
    """I3.1 A polytheist's shaman, and somebody to be banished: I3.3 no Norse husband. I3.2 It takes a die to roll."""
    if game.monotheist(tribe):
        return "I3.1"
    clause = forbids_elder(game, tribe, BANISH) or unaffordable(game, tribe, "I3.1")
    if clause:
        return clause
    if guests(game, tribe) or foreign_husbands(game, tribe):
        return "I3.2" if martyr_dice(game, tribe) == 0 else ""
    norse = [card for card in game.daughters_of(tribe) if game.husband(card) == NORSE]
    return "I3.3" if norse and tribe != NORSE else "I3.1"


def forbids_mission(game: Greenland, tribe: int, host: int, kind: str) -> str:
    """I5.1 A monotheist's acolyte goes abroad; I6.1 a bishop converts polytheists by a missionary, I6.2 who was there
    when the turn began, I3.2 and with a die to roll.
    """
    clause = "I5.1" if kind == "emissary" else "I6.1"
    if not game.monotheist(tribe):
        return clause
    forbidden = forbids_elder(game, tribe, EMISSARY if kind == "emissary" else PROSELYTIZE)
    if forbidden or kind == "emissary":
        return forbidden or clause
    missionaries = game.count(tribe, game.spot(host, CHIEF))
    if missionaries > 0 and not game.monotheist(host) and game.missions[host * TRIBE_COUNT + tribe] == 0:
        return "I6.2"
    return "I3.2" if missionaries > 0 and martyr_dice(game, tribe) == 0 else clause


# Where cards may be exchanged for the disks that are needed.
EXCHANGING: Final = {
    topic.name
    for topic in (
        shared.BID,
        own.ASSIGN_HUNTERS,
        own.BEFORE_ROLL,
        own.BEFORE_TALKS,
        own.ELDER_ACTION,
        own.FEED,
        own.IRON_RULE,
        own.IRON_RULE_AFTER,
        own.PACIFY,
        own.PAY_FOR_SUCCESS,
        own.PAY_SNOW,
    )
}

JUDGES: Final[dict[str, Judge]] = {
    shared.BID.name: why_not_bid,
    own.ASSIGN_HUNTERS.name: why_not_assign,
    own.REASSIGN.name: why_not_leave_card,
    own.REASSIGN_TO.name: why_not_go_to_card,
    shared.DEAL_WITH.name: why_not_deal_with,
    shared.OFFER.name: why_not_offer,
    own.PACIFY.name: why_not_pacify,
    own.BEFORE_ROLL.name: why_not_declare,
    own.PAY_SNOW.name: why_not_pay,
    own.PAY_UNIT.name: why_not_pay,
    own.FEED.name: why_not_feed,
    own.ELDER_ACTION.name: why_not_act,
}
