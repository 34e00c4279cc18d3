"""What can be only between two checkpoints, in the midst of a step: so no position begins (`invariants`)."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.moments import is_predator
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE, TRIBES
from lawspeaker.games.neanderthal.phases.any_time import overfull
from lawspeaker.games.neanderthal.phases.event.events import REVEALING, auctioning
from lawspeaker.games.neanderthal.phases.negotiation.deals import CardBargain
from lawspeaker.games.neanderthal.phases.powers import hand_size
from lawspeaker.games.tribes.phases import ASSIGN, EVENT, HUNT, NEGOTIATE


def unfinished(game: Neanderthal) -> str:
    """What is not brought to its end, in words with its clause, or nothing."""
    return sold_daughter(game) or full_hands(game) or lonely_guests(game) or odd_offer(game) or abandoned_prey(game)


def sold_daughter(game: Neanderthal) -> str:
    """D7e A daughter who is for sale is in no tableau; who wins her lays her out and pays at once."""
    if game.phase != EVENT or game.step == REVEALING or game.step != auctioning(game):
        return ""
    card = game.tables.daughters[game.event]
    if game.tableau[card] == NONE:
        return ""
    return f"{game.tables.cards[card].key} is for sale, and in the tableau of {TRIBES[game.tableau[card]]} (D7e)"


def full_hands(game: Neanderthal) -> str:
    """B2b A vocal species has no hand, B2c and nobody holds more than he may, unless an event is taking his elders."""
    for tribe in game.order:
        if overfull(game, tribe) > 0 and not (game.tribal[tribe] and game.phase == EVENT):
            clause = "B2c" if game.tribal[tribe] else "B2b"
            return f"{TRIBES[tribe]} has more cards in its hand than it can hold: {hand_size(game, tribe)} ({clause})"
    return ""


def lonely_guests(game: Neanderthal) -> str:
    """D6a Wanderlusters are assigned together with a chaperone, R24 and stay with one until they hunt; G4a at a
    predator theirs may have died in the hunt before.
    """
    if game.phase != ASSIGN and (game.phase not in (NEGOTIATE, HUNT) or not game.rules.guests_need_chaperones):
        return ""
    for card in game.biomes_in_play():
        if game.phase == HUNT and (card == game.hunted or is_predator(game, card)):
            continue
        for host in game.hosts_on(card):
            if game.count(host, game.place_of(card)) == 0:
                return f"the Wanderlusters of {TRIBES[host]} on {game.tables.cards[card].key} have no chaperone (D6a)"
    return ""


def odd_offer(game: Neanderthal) -> str:
    """F1.1 An offer is made to one with whom the speaker can deal, and each of its terms can be one."""
    if game.partner == NONE:
        return ""
    bargain = CardBargain(game, game.contested)
    if game.partner not in bargain.partners(bargain.parties()):
        return f"{TRIBES[game.speaker]} cannot make {TRIBES[game.partner]} an offer here (F1.2)"
    terms = game.terms
    for number, term in enumerate(terms):
        game.terms = terms[:number]
        possible = [option.number for option in bargain.further_terms()]
        game.terms = terms
        if term not in possible:
            return f"{term} is no term that can be added to the offer (F1.3)"
    if game.proposed and not bargain.is_complete():
        return "the offer is proposed, and it is not complete (F1.3)"
    return ""


def abandoned_prey(game: Neanderthal) -> str:
    """G4a Who has prey at stake has hunters before the predator, in the midst of whose hunt alone they may be dead."""
    for prey, host in enumerate(game.prey_of if game.phase == HUNT else []):
        if host != NONE and game.party(host, game.stalker[prey]) == 0:
            keys = [game.tables.cards[card].key for card in (prey, game.stalker[prey])]
            return f"{keys[0]} is at stake, and {TRIBES[host]} has no hunters on {keys[1]} (G4a)"
    return ""
