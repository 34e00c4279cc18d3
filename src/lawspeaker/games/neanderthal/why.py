"""Why not? For something on the table that cannot be chosen now, the clause that forbids it.

Who may be sent or promoted, what is laid out and when the Alpha swaps the rules themselves say by clause; for the rest
the reasons are found with the questions that the rules ask when they put the options together. Every seat plays one
species (A.1), so that it is clear for which it is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawspeaker.games.neanderthal.model import phrases as own
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ANY_COLOUR, COLOURS, NONE
from lawspeaker.games.neanderthal.phases.actions.actions import actions_left
from lawspeaker.games.neanderthal.phases.actions.elders import forbids_laying_out
from lawspeaker.games.neanderthal.phases.actions.portals import forbids_portal, shown_portals
from lawspeaker.games.neanderthal.phases.any_time import forbids_swap
from lawspeaker.games.neanderthal.phases.assignment.assignment import ASSIGNING, forbids_remarriage, permanent_places
from lawspeaker.games.neanderthal.phases.assignment.promotion import forbids_promotion
from lawspeaker.games.neanderthal.phases.assignment.sending import Tools, forbids_guest, forbids_send
from lawspeaker.games.neanderthal.phases.disks import dedicated
from lawspeaker.games.neanderthal.phases.event.auction import fewest
from lawspeaker.games.neanderthal.phases.event.blizzard import helpless
from lawspeaker.games.neanderthal.phases.hunt.hunting import CONTESTED, PREDATORS, UNCONTESTED, step_of
from lawspeaker.games.neanderthal.phases.negotiation.deals import (
    CardBargain,
    can_propose,
    parties_on,
    speakers_on,
    tradable,
)
from lawspeaker.games.neanderthal.phases.powers import places_husbands
from lawspeaker.games.neanderthal.variants.map.grid import standing
from lawspeaker.games.neanderthal.variants.map.movement import ready
from lawspeaker.games.tribes import phrases as shared
from lawspeaker.games.tribes.deal import MOST_TERMS
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option

Judge = Callable[[Neanderthal, int, Option, Ask], str]


def why_not(game: Neanderthal, seat: int, option: Option, ask: Ask | None) -> str:
    """The clause that keeps a seat from an option at what it is asked; nothing where it is not a matter of one."""
    if ask is None or ask.seat != seat or option in ask.options:
        return ""
    tribe = game.seat_of.index(seat)
    if option is game.options.swap_alpha:
        return forbids_swap(game, tribe) if ask.topic.name in SWAPPING else ""
    judge = JUDGES.get(ask.topic.name)
    return "" if judge is None else judge(game, tribe, option, ask)


# B3, C Disks and sexuality


def why_not_live(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """C.5 A species lives as one of the two sides of its card says."""
    return "C.5" if option.kind == "live" else ""


def why_not_free(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """G3.2, H1.1 What is hunted or milked frees disks of its own colours."""
    if option.kind != "free" or option.args[0] not in dedicated(game, tribe, ANY_COLOUR):
        return ""
    return "H1.1" if ask.clause == "H1.1" else "G3.2"


def why_not_pay(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """B3a Only disks of the vocabulary are paid: I3.1 of the colour that a card costs, D7a or that a daughter shows."""
    if option.kind != "pay":
        return ""
    if game.vocabulary[tribe * COLOURS + option.args[0]] == 0:
        return "B3a"
    return "I3.1" if ask.clause.startswith("I3") else "D7a"


# A2, D Events


def why_not_appoint(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """A2a Whoever holds the Council of War gives the places to others; R10 perhaps to anybody."""
    if option.kind != "appoint" or option.args[0] != tribe or game.rules.council_appoints_anybody:
        return ""
    return "A2a"


def why_not_fill(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """D1a.2 An ice sheet goes into a gap of the south, G5b and a card into one of its row."""
    if option.kind != "into":
        return ""
    return "D1a.2" if ask.clause == "D1a.2" else "G5b"


def why_not_end_losses(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """D4.1 Chaos takes half of the unassigned at least."""
    return "D4.1" if option is game.shared.done and ask.clause == "D4.1" else ""


def why_not_help(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """CARD.46, R17 A daughter helps instead of being a dependent, so that she must be one."""
    return "CARD.46" if option.kind == "help" and is_own_daughter(game, tribe, option.args[0]) else ""


def why_not_lose_card(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """D5a.1 Only dependents are lost to a blizzard, CARD.46 and not the daughter who helps."""
    if option.kind != "lose_card" or game.tableau[option.args[0]] != tribe:
        return ""
    return "CARD.46" if option.args[0] in helpless(game, tribe) else "D5a.1"


def why_not_visit(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """D6.1 Wanderlusters go to other species."""
    return "D6.1" if option.kind == "visit" and option.args[0] == tribe else ""


def why_not_bid(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """D7c There is a least bid, D7b.1 and it matches the highest; D7a it takes disks of the daughter's colours."""
    if option.kind != "bid":
        return ""
    disks = option.args[0]
    if disks < fewest(game, tribe):
        return "D7c"
    return "D7b.1" if disks < ask.args[1] else "D7a"


def is_own_daughter(game: Neanderthal, tribe: int, card: int) -> bool:
    return game.is_daughter(card) and game.tableau[card] == tribe


# E Assignment


def why_not_assign(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """Phase 2: where nobody can be sent, to what nobody is promoted, who is not called back and stays married."""
    kind = option.kind
    if kind == "send":
        return forbids_send(game, tribe, option.args[0])
    if kind == "send_guest":
        return forbids_sending_guest(game, tribe, option.args[0], option.args[1])
    if kind == "promote":
        return forbids_promotion(game, tribe, option.args[0])
    if kind == "recall":
        return forbids_recall(game, tribe, option.args[0])
    return why_not_leave_wife(game, tribe, option, ask)


def forbids_sending_guest(game: Neanderthal, host: int, card: int, colour: int) -> str:
    """E1.1 A Wanderluster goes to a biome that lies face up, D6a with a chaperone; D6b he never courts."""
    if game.count(colour, game.camp(host)) == 0:
        return ""
    if not game.is_daughter(card) and game.slot_of(card) == NONE:
        return "E1.1"
    return forbids_guest(game, card, Tools(game, host))


def forbids_recall(game: Neanderthal, tribe: int, place: int) -> str:
    """E4b Only an almost extinct species calls back elders and husbands, two at most and before anything else."""
    return "E4b" if game.step <= ASSIGNING and place in permanent_places(game, tribe) else ""


def why_not_leave_wife(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """E4a Husbands of a species leave its own daughters if it is a harem-holder's, foreign ones never."""
    if option.kind != "leave_wife" or not is_own_daughter(game, tribe, option.args[0]):
        return ""
    husband = game.husband(option.args[0])
    if husband == NONE:
        return ""
    return forbids_remarriage(game, tribe) if husband == tribe else "E4a"


def why_not_take_wife(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """E4a A husband goes to a daughter who is mature and not married."""
    return "E4a" if option.kind == "take_wife" and is_own_daughter(game, tribe, option.args[0]) else ""


# F1 Deals


def why_not_let_speak(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """F1.1 Who meets on the card talks, F1c and a vocal species only says yes or no, F1.2 like one without a Chief."""
    if option.kind != "let_speak" or option.args[0] not in game.order:
        return ""
    speaker = option.args[0]
    if speaker not in parties_on(game, game.contested):
        return "F1.1"
    if speaker in speakers_on(game, game.contested):
        return ""
    return "F1.2" if game.tribal[speaker] else "F1c"


def why_not_deal_with(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """F1.1 Only with those who meet on the card, F1.2 and with a Chief."""
    if option.kind != "deal_with" or option.args[0] == tribe or option.args[0] not in game.order:
        return ""
    if option.args[0] not in parties_on(game, game.contested):
        return "F1.1"
    return "" if can_propose(game, tribe, option.args[0]) else "F1.2"


def why_not_offer(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """What cannot be a term of an offer, or R32 no offer yet; what is a term already is no matter of a clause."""
    kind, bargain = option.kind, CardBargain(game, game.contested)
    if option is game.shared.propose:
        return "F1.3" if game.terms else ""
    if option.number in game.terms or len(game.terms) >= MOST_TERMS:
        return ""
    if kind in ("give_card", "ask_card"):
        owner = tribe if kind == "give_card" else game.partner
        return forbids_gift(game, owner, option.args[0], bargain)
    if kind == "marry":
        return forbids_marriage(game, option.args[0], bargain)
    if kind == "divorce":
        return forbids_divorce(game, option.args[0])
    return ""


def forbids_gift(game: Neanderthal, owner: int, card: int, bargain: CardBargain) -> str:
    """F1.3 Not every card of a tableau can be given, F1a.3 and not for any other."""
    if owner not in (game.tableau[card], game.hand[card]) or card in bargain.agreed_on("marry"):
        return ""
    return "F1a.3" if card in tradable(game, owner) else "F1.3"


def forbids_marriage(game: Neanderthal, daughter: int, bargain: CardBargain) -> str:
    """F1.4 It takes a hunter on the card and a mature unmarried daughter; CARD.58A the promiscuous do not marry."""
    dealing = (game.speaker, game.partner)
    if not game.is_daughter(daughter) or game.tableau[daughter] not in dealing:
        return ""
    groom = game.partner if game.tableau[daughter] == game.speaker else game.speaker
    if not places_husbands(game, groom):
        return "CARD.58A"
    given = daughter in bargain.agreed_on("give_card") + bargain.agreed_on("ask_card")
    return "" if given else "F1.4"


def forbids_divorce(game: Neanderthal, daughter: int) -> str:
    """F1b A husband of one of the two species is taken from a daughter of one of the two."""
    if not game.is_daughter(daughter) or game.husband(daughter) == NONE:
        return ""
    concerned = game.tableau[daughter] in (game.speaker, game.partner)
    return "F1b" if concerned or game.husband(daughter) in (game.speaker, game.partner) else ""


# A4, G1 Hunts and courtship


def why_not_hunt(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """A4.1 First what nobody contests, each player's in turn, A4.2 then what is contested, A4.3 predators last.

    G4.2: not one to which hunters will go on from another.
    """
    if option.kind != "hunt" or game.resolved[option.args[0]]:
        return ""
    step = step_of(game, option.args[0])
    if step == NONE or step < game.step:
        return ""
    if step > game.step:
        return "A4.2" if step == CONTESTED else "A4.3"
    if step == PREDATORS:
        return "G4.2"
    return "A4.1" if step == UNCONTESTED else ""


def why_not_let_court(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """G1d Who has most words for her comes first."""
    if option.kind != "let_court":
        return ""
    return "G1d" if game.count(option.args[0], game.place_of(ask.args[0])) > 0 else ""


# I Actions


def why_not_act(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """Phase 6: A1.6 there are so many actions, I.1 and the vocal have others than the tribal."""
    kind = option.kind
    if kind == "lay_out":
        if game.hand[option.args[0]] != tribe:
            return ""
    elif kind == "free":
        if option.args[0] not in dedicated(game, tribe, ANY_COLOUR):
            return ""
    elif kind not in ("lay_portal", "turn_tribal"):
        return ""
    if actions_left(game, tribe) <= 0:
        return "A1.6"
    if game.tribal[tribe] != (kind == "lay_out"):
        return "I.1"
    return forbids_action(game, tribe, option)


def forbids_action(game: Neanderthal, tribe: int, option: Option) -> str:
    """What keeps a species from an action of its kind: I2.1 colours without a portal, and cards that are no daughters;
    CARD.53 the lack of a Matriarch.
    """
    if option.kind == "lay_out":
        return forbids_laying_out(game, tribe, option.args[0])
    if option.kind == "lay_portal":
        return forbids_portal(game, tribe, option.args[0], shown_portals(game, tribe))
    return "I2.1" if option.kind == "free" else "CARD.53"


# K2 A single species


def why_not_add_events(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """K2b Three more events at most, as long as there are any."""
    return "K2b" if option.kind == "number" else ""


def why_not_replace(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """K2d Only an unmarried daughter is replaced."""
    return "K2d" if option.kind == "replace" and is_own_daughter(game, tribe, option.args[0]) else ""


# L On a map


def why_not_flee(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """L3e, L6d Who must leave a biome goes to one next door."""
    if option.kind != "into":
        return ""
    return "L6d" if ask.clause == "L6d" else "L3e"


def why_not_move(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """L5a Every hunter moves once; L6e who waits must come onto the map before the part ends."""
    kind = option.kind
    if option is game.shared.done:
        return "L6e"
    if kind == "at":
        place = option.args[0]
        return "L5a" if place != FREE and place in standing(game, tribe) and ready(game, tribe, place) == 0 else ""
    if kind == "recall":
        return forbids_recall(game, tribe, option.args[0])
    return why_not_leave_wife(game, tribe, option, ask)


def why_not_go(game: Neanderthal, tribe: int, option: Option, ask: Ask) -> str:
    """L5a Hunters go next door or to others of theirs, R85 with their tools; Ea.2 one by one they court and rise."""
    kind = option.kind
    if kind == "into":
        card = game.slots[option.args[0]]
        tools = Tools(game, tribe).forbids_hunt(card) if card != NONE and game.rules.movers_need_tools else ""
        return tools or "L5a"
    if kind == "send":
        return "Ea.2" if game.is_daughter(option.args[0]) and game.tableau[option.args[0]] != NONE else ""
    if kind == "promote":
        return "Ea.2" if ask.args[0] > 1 else forbids_promotion(game, tribe, option.args[0])
    return ""


# Where the Alpha may swap (B4a).
SWAPPING: Final = {
    topic.name for topic in (own.ASSIGN_HUNTERS, own.MOVE_HUNTERS, own.ACTION, own.WHICH_ELDER, own.WHO_IS_LEFT)
}

JUDGES: Final[dict[str, Judge]] = {
    own.CHOOSE_SEXUALITY.name: why_not_live,
    own.CHANGE_SEXUALITY.name: why_not_live,
    own.FREE_DISK.name: why_not_free,
    own.PAY_DISK.name: why_not_pay,
    own.COUNCIL_OF_WAR.name: why_not_appoint,
    own.WHICH_GAP.name: why_not_fill,
    own.WHO_IS_LOST.name: why_not_end_losses,
    own.WHO_HELPS.name: why_not_help,
    own.WHO_IS_LEFT.name: why_not_lose_card,
    own.WHERE_TO_WANDER.name: why_not_visit,
    shared.BID.name: why_not_bid,
    own.ASSIGN_HUNTERS.name: why_not_assign,
    own.WHICH_WIFE.name: why_not_take_wife,
    own.ANSWER_SUITORS.name: why_not_leave_wife,
    shared.WHO_SPEAKS.name: why_not_let_speak,
    shared.DEAL_WITH.name: why_not_deal_with,
    shared.OFFER.name: why_not_offer,
    own.NEXT_HUNT.name: why_not_hunt,
    own.WHO_COURTS.name: why_not_let_court,
    own.ACTION.name: why_not_act,
    own.MORE_EVENTS.name: why_not_add_events,
    own.REPLACE_DAUGHTER.name: why_not_replace,
    own.WHERE_TO_FLEE.name: why_not_flee,
    own.MOVE_HUNTERS.name: why_not_move,
    own.WHERE_TO_MOVE.name: why_not_go,
}
