"""F Negotiation and attacks, card by card."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import BEFORE_TALKS, MEET, MEET_ON_PLACARD
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import NONE, TRIBE_COUNT
from lawspeaker.games.greenland.phases.any_time import FOR_IRON, check_extinction, exchange, iron_to_gain
from lawspeaker.games.greenland.phases.negotiation.attacks import CardMelee, send_guards_home, sides_on
from lawspeaker.games.greenland.phases.negotiation.deals import CardBargain, ElderBargain
from lawspeaker.games.greenland.phases.negotiation.new_world import pacification, turn_hostile
from lawspeaker.games.tribes.deal import begin_talks, negotiate
from lawspeaker.kernel.ask import Ask, Flow

CARDS: Final = 0  # the steps of the phase
PLACARDS: Final = 2  # between the two in the first edition
PEACE: Final = 1


def negotiation_phase(game: Greenland) -> Flow[None]:
    """A1.3, F0 Where tribes meet on a card they talk, A3.2 then attack at once; F0.e1 formerly they talked on placards,
    too. F3.1 Then the New World may turn.
    """
    if game.step == CARDS:
        while (card := (yield from meeting_place(game))) != NONE:
            yield from meet(game, card)
        if game.rules.first_edition:
            game.step, game.acting = PLACARDS, 0
            receive_guests(game)
    if game.step == PLACARDS:
        yield from talk_on_placards(game)
    if game.step != PEACE:
        turn_hostile(game)
        game.step, game.acting = PEACE, 0
    if game.rules.first_edition:
        yield from pacification(game, "F3.e1")


def meeting_place(game: Greenland) -> Flow[int]:
    """The card that is talked about, or the next one as they lie on the table."""
    if game.contested == NONE:
        for card in laid_out(game):
            if not game.resolved[card] and is_contested(game, card):
                begin(game, card)
                yield from vie_for_most_iron(game, card)
                break
    return game.contested


def laid_out(game: Greenland) -> list[int]:
    """All cards on which pieces can meet: the rows from left to right, north first, then the tableaus.

    J1.1 The last are married daughters of those who have died out.
    """
    cards = game.in_rows()
    for tribe in [*game.order, *(tribe for tribe in range(TRIBE_COUNT) if tribe not in game.order)]:
        cards += game.laid[tribe]
    return cards


def is_contested(game: Greenland, card: int) -> bool:
    """Whether there is anybody to talk with or to fight on a card; F0.e1 formerly with a husband alone, too."""
    place = game.place_of(card)
    if not game.anybody(place) and not game.rules.first_edition:
        return False
    if game.tableau[card] == NONE:
        return len(game.tribes_on(place)) > 1
    return len(sides_on(game, card)) > 1 or len(CardBargain(game, card).parties()) > 1


def begin(game: Greenland, card: int) -> None:
    """Tribes meet on a card."""
    game.contested = card
    game.pledged, game.left = [False] * TRIBE_COUNT, [0] * TRIBE_COUNT
    begin_talks(game)
    game.tell("F0.1", MEET, card)


def vie_for_most_iron(game: Greenland, card: int) -> Flow[None]:
    """B3.1 Cards are exchanged at any time: here by those who would come earlier in the order of this card with more
    iron (A3.1, A3.2). Whoever has been overtaken may answer in kind.
    """
    content = [False] * TRIBE_COUNT
    while (tribe := next_to_vie(game, card, content)) != NONE:
        ask = Ask(game, game.seat_of[tribe], BEFORE_TALKS, "B3.1", (tribe, card))
        FOR_IRON.offer(game, ask, tribe)
        chosen = yield ask.add(game.options.done)
        if chosen is game.options.done:
            content[tribe] = True
        else:
            exchange(game, chosen.args[0])
            content = [False] * TRIBE_COUNT


def next_to_vie(game: Greenland, card: int, content: list[bool]) -> int:
    """Who could still overtake the tribe before it by exchanging cards for iron, in the order of play; or NONE."""
    parties = CardBargain(game, card).parties()
    for tribe in game.order:
        place = parties.index(tribe) if tribe in parties else 0
        if place == 0 or content[tribe]:
            continue
        rival = parties[place - 1]
        lead = game.iron[rival] - game.iron[tribe]
        gain = iron_to_gain(game, tribe)
        if gain > lead or (gain == lead and game.order.index(tribe) < game.order.index(rival)):
            return tribe
    return NONE


def meet(game: Greenland, card: int) -> Flow[None]:
    """F0.1 Talks, and A3.2 unless only one side is left, attacks. C2.2 Beginners do not attack."""
    yield from negotiate(CardBargain(game, card))
    if not game.rules.beginner:
        melee = CardMelee(game, card)
        yield from melee.fight()
        melee.dismiss_guards()
        if game.rules.first_edition:
            send_guards_home(game, card)
    check_extinction(game)
    game.resolved[card] = True
    game.contested = NONE


def talk_on_placards(game: Greenland) -> Flow[None]:
    """F0.e1 In the first edition the owner of a placard and those who have elders there negotiate. Elders do not fight
    (F2.e1).
    """
    while game.acting < len(game.order):
        yield from negotiate(ElderBargain(game, game.order[game.acting]))
        game.acting += 1
        receive_guests(game)


def receive_guests(game: Greenland) -> None:
    """Go on to the next placard that has guests, in the order of play."""
    while game.acting < len(game.order):
        host = game.order[game.acting]
        if ElderBargain(game, host).parties():
            begin_talks(game)
            game.tell("F0.e1", MEET_ON_PLACARD, host)
            return
        game.acting += 1
