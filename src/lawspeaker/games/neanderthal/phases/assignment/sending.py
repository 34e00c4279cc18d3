"""E1, E3 Sending pieces to cards: hunters to biomes, D6a Wanderlusters with a chaperone, and suitors to daughters."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import (
    ACCULTURATED,
    ALPHA_SENT,
    GUEST_SENT,
    GUEST_TAKEN_BACK,
    GUESTS_LEFT,
    HOW_MANY,
    HOW_MANY_BACK,
    SENT_TO_COURT,
    SENT_TO_HUNT,
    TAKE_BACK,
)
from lawspeaker.games.neanderthal.model.reasons import (
    GUESTS_DO_NOT_COURT,
    IN_NO_TABLEAU,
    LACKS_TOOLS,
    NO_CHAPERONE,
    NO_GUEST_TO_TAKE_BACK,
    NO_SUCH_GUEST,
    NOBODY_TO_TAKE_BACK,
    NOBODY_UNASSIGNED,
    NOT_FACE_UP,
    SUITOR_IS_THERE,
    TOOLS_ARE_ELSEWHERE,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import COLOURS, IGNORES_TOOLS, NONE, TAKES_BACK, TRIBE_COUNT
from lawspeaker.games.neanderthal.phases.powers import has_power
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.games.tribes.phrases import RETURNED
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

# Who is sent


def send(game: Neanderthal, tribe: int, card: int) -> Flow[None]:
    """Ea.1 A tribe sends as many of its own as it likes to a biome, Ea.2 and one as a suitor to a daughter."""
    courting = game.is_daughter(card)
    clause = "E3.1" if courting else "E1.1"
    most = 1 if courting else game.own_unassigned(tribe)
    number, alpha = yield from choose_group(game, tribe, FREE, most, HOW_MANY, clause, (card,))
    game.move(tribe, number, FREE, game.place_of(card), alpha)
    if courting:
        game.tell(clause, SENT_TO_COURT, tribe, card)
    else:
        game.tell(clause, SENT_TO_HUNT, tribe, number, card)
    if alpha:
        game.tell(clause, ALPHA_SENT, tribe, card)
    if not game.rules.fashion_comes_last:
        acculturate(game, tribe)


def send_guest(game: Neanderthal, host: int, card: int, colour: int) -> None:
    """D6.2 A Wanderluster of a colour hunts a biome for his host."""
    game.move(colour, 1, game.camp(host), game.guests_at(card, host))
    game.tell("D6.2", GUEST_SENT, host, colour, card)


def offer_destinations(game: Neanderthal, tribe: int, ask: Ask) -> None:
    """All ways in which a tribe can send its own pieces and Wanderlusters."""
    o = game.options
    pairs: list[tuple[int, int]] = []
    ask.judged(o.send.kind, SENDING)
    if game.unassigned(tribe) > 0:
        tools = Tools(game, tribe)
        if game.own_unassigned(tribe) > 0:
            for card in game.slots:
                if card != NONE and tools.forbids_hunt(card) is None:
                    ask.allow(o.send, card)
            for card in game.tables.daughters:
                if game.tableau[card] != NONE and forbids_target(game, card, tools) is None:
                    ask.allow(o.send, card)
        guests = [colour for colour in range(TRIBE_COUNT) if game.count(colour, game.camp(tribe)) > 0]
        visited = [card for card in targets(game) if forbids_guest(game, card, tools) is None] if guests else []
        pairs = [(card, colour) for card in visited for colour in guests]
    ask.among_pairs(o.send_guest, pairs, SENDING_GUEST)


def targets(game: Neanderthal) -> list[int]:
    """E1.1 Where anybody could be sent: to biomes that lie face up, E3.1 and to daughters of any tableau."""
    cards = game.biomes_in_play()
    for card in game.tables.daughters:
        if game.tableau[card] != NONE:
            cards.append(card)
    return cards


# Who cannot be sent, and why


class Tools:
    """E1a The disks that a tribe's hunts need, and those of its vocabulary."""

    def __init__(self, game: Neanderthal, tribe: int) -> None:
        self.game = game
        self.tribe = tribe
        self.ignored: bool = has_power(game, tribe, IGNORES_TOOLS)  # CARD.39
        self.needed: list[int] = [0] * COLOURS  # where the tribe has hunters already
        if not self.ignored:
            for card in game.slots:
                if card != NONE and game.party(tribe, card) > 0:
                    self.add(card)

    def add(self, card: int) -> None:
        """So much more is needed for a biome."""
        for colour in range(COLOURS):
            self.needed[colour] += self.game.tables.cards[card].hunt.tools[colour]

    def forbids_hunt(self, card: int) -> Reason | None:
        """E1a.1 What the biome needs must be in the vocabulary, E1a.2 besides what all other hunts of the tribe need.

        E1a.3 Nobody is called back because a disk is missing afterwards, but nobody joins him either.
        """
        if self.ignored:
            return None
        game = self.game
        tools = game.tables.cards[card].hunt.tools
        for colour in range(COLOURS):
            if tools[colour] == 0:
                continue
            words = game.vocabulary[self.tribe * COLOURS + colour]
            if tools[colour] > words:
                return LACKS_TOOLS
            further = 0 if game.party(self.tribe, card) > 0 else tools[colour]
            if self.needed[colour] + further > words:
                return TOOLS_ARE_ELSEWHERE
        return None


def forbids_send(game: Neanderthal, tribe: int, card: int) -> Reason | None:
    """What keeps a tribe from sending any of its own to a card: its lack of people, the card, or its tools."""
    if game.own_unassigned(tribe) == 0:
        return NOBODY_UNASSIGNED
    return forbids_being_sent_to(game, card) or forbids_target(game, card, Tools(game, tribe))


def forbids_being_sent_to(game: Neanderthal, card: int) -> Reason | None:
    """E1.1 Only biomes that lie face up are hunted, E3.1 and only daughters in a tableau are courted."""
    if game.is_daughter(card):
        return IN_NO_TABLEAU if game.tableau[card] == NONE else None
    return NOT_FACE_UP if game.slot_of(card) == NONE else None


def forbids_target(game: Neanderthal, card: int, tools: Tools) -> Reason | None:
    """What keeps a tribe from a card that lies where anybody could be sent: E3.1 any daughter is courted, E3.2 mature
    or not, own or foreign, married or not; Ea.2 by one suitor of each tribe (GL.suitor).
    """
    if game.is_daughter(card):
        return SUITOR_IS_THERE if game.party(tools.tribe, card) > 0 else None
    return tools.forbids_hunt(card)


def forbids_guest(game: Neanderthal, card: int, tools: Tools) -> Reason | None:
    """D6a A Wanderluster goes only to a biome where one of the host's own hunts, so that D6b he never courts, R25
    unless it is agreed that he can.
    """
    if game.is_daughter(card):
        return forbids_target(game, card, tools) if game.rules.guests_court else GUESTS_DO_NOT_COURT
    if game.count(tools.tribe, game.place_of(card)) == 0:
        return NO_CHAPERONE
    return tools.forbids_hunt(card)


class Sending(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_send(game, game.tribe_of(ask.seat), a)


class SendingGuest(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        host = game.tribe_of(ask.seat)
        if game.count(b, game.camp(host)) == 0:
            return NO_SUCH_GUEST
        return forbids_being_sent_to(game, a) or forbids_guest(game, a, Tools(game, host))


SENDING: Final = Sending()
SENDING_GUEST: Final = SendingGuest()


# Who comes back before the hunt


def send_guests_home(game: Neanderthal, card: int) -> None:
    """D6a, R24 Wanderlusters on a biome whose chaperone has gone are unassigned with their host again."""
    if not game.rules.guests_need_chaperones or game.is_daughter(card):
        return
    for host in game.order:
        if game.count(host, game.place_of(card)) == 0 and game.party(host, card) > 0:
            leave_card(game, host, card)
            game.tell("D6a", GUESTS_LEFT, host, card)


def leave_card(game: Neanderthal, host: int, card: int) -> None:
    """All who stand on a card for a host are unassigned with him again."""
    for colour, place in game.band(host, card):
        game.move_all(colour, place, FREE if colour == host else game.camp(host))


def acculturate(game: Neanderthal, tribe: int) -> None:
    """CARD.37 Who has the Fashion Woman takes back Wanderlusters of his colour where his own hunters are."""
    if not has_power(game, tribe, TAKES_BACK):
        return
    for card in game.biomes_in_play():
        if game.count(tribe, game.place_of(card)) == 0:
            continue
        for host in game.order:
            place = game.guests_at(card, host)
            number = game.count(tribe, place)
            if number > 0:
                game.move_all(tribe, place, FREE)
                game.tell("CARD.37", ACCULTURATED, tribe, number, card)


def take_back(game: Neanderthal, tribe: int) -> Flow[None]:
    """Ea.3, R20 A tribe may take hunters, suitors and Wanderlusters back: they are unassigned again."""
    while (ask := take_back_ask(game, tribe)).options:
        chosen = yield ask
        if chosen is game.shared.done:
            return
        if chosen.kind == "take_back":
            yield from take_back_from(game, tribe, chosen.args[0])
        else:
            take_back_guest(game, tribe, chosen.args[0], chosen.args[1])


def take_back_ask(game: Neanderthal, tribe: int) -> Ask:
    """Ea.3 All ways in which a tribe can take somebody back, or not."""
    ask = Ask(game, game.seat_of[tribe], TAKE_BACK, "Ea.3", checkpoint=True)
    if not ask.is_known():
        cards = [card for card in game.slots if card != NONE and game.party(tribe, card) > 0]
        for card in game.tables.daughters if game.rules.guests_court else game.courted_by(tribe):
            if game.tableau[card] != NONE and game.party(tribe, card) > 0:
                cards.append(card)
        standing = [(card, colour) for card in cards for colour, _ in game.band(tribe, card)]
        own = [card for card, colour in standing if colour == tribe]
        guests = [(card, colour) for card, colour in standing if colour != tribe]
        ask.among(game.options.take_back, own, NOBODY_TO_TAKE_BACK)
        ask.among_pairs(game.options.take_back_guest, guests, NO_GUEST_TO_TAKE_BACK).or_else(game.shared.done)
    return ask


def take_back_from(game: Neanderthal, tribe: int, card: int) -> Flow[None]:
    """Ea.3 So many of a tribe's own come back from a card; D6a without a chaperone Wanderlusters do so too."""
    place = game.place_of(card)
    number, alpha = yield from choose_group(
        game, tribe, place, game.count(tribe, place), HOW_MANY_BACK, "Ea.3", (card,)
    )
    game.move(tribe, number, place, FREE, alpha)
    game.tell("Ea.3", RETURNED, tribe, number, place)
    if game.count(tribe, place) == 0 and game.party(tribe, card) > 0:
        leave_card(game, tribe, card)
        game.tell("D6a", GUESTS_LEFT, tribe, card)


def take_back_guest(game: Neanderthal, host: int, card: int, colour: int) -> None:
    """Ea.3 A Wanderluster of a colour is unassigned with his host again."""
    game.move(colour, 1, game.guests_at(card, host), game.camp(host))
    game.tell("Ea.3", GUEST_TAKEN_BACK, host, colour, card)
