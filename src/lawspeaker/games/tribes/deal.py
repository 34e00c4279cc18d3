"""Deals: one tribe puts an offer together, term by term, and everybody concerned agrees to it or not.

A term is an option, read from the side of whoever makes the offer. What can be a term, who must agree and what comes
of a deal each game says in its `Bargain`. Every tribe can make only so many offers in a phase, and an offer has only so
many terms, so that negotiations come to an end.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.phrases import (
    AGREE,
    AGREED,
    DEAL_MADE,
    DEAL_WITH,
    OFFER,
    OFFERED,
    REFUSED,
    WHO_SPEAKS,
)
from lawspeaker.games.tribes.pieces import NOBODY, TribalGame
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option

MOST_TERMS: Final = 8


class Bargain:
    """What is negotiated over, such as a card on which several tribes stand."""

    def __init__(self, game: TribalGame, clause: str) -> None:
        self.game = game
        self.clause = clause

    def parties(self) -> list[int]:
        """The tribes that may make offers to each other, whoever decides their order first."""
        raise NotImplementedError

    def partners(self) -> list[int]:
        """To whom the speaker may make an offer."""
        return [tribe for tribe in self.parties() if tribe != self.game.speaker]

    def further_terms(self) -> list[Option]:
        """What the speaker may still add to his offer to the partner."""
        raise NotImplementedError

    def is_complete(self) -> bool:
        """Whether the offer can be proposed as it is."""
        return len(self.game.terms) > 0

    def concerned(self) -> list[int]:
        """Who must agree to the offer, besides the speaker."""
        raise NotImplementedError

    def carry_out(self) -> Flow[None]:
        """Do what has been agreed."""
        raise NotImplementedError


def negotiate(bargain: Bargain) -> Flow[None]:
    """Everybody makes offers until nobody wants or is able to make one. Goes on from wherever the state says it is."""
    game = bargain.game
    while True:
        if game.speaker == NOBODY:
            parties = bargain.parties()
            waiting = [tribe for tribe in parties if not game.silent[tribe] and game.offers[tribe] > 0]
            if not waiting or len(parties) < 2:
                return
            options = game.shared.let_speak.each(waiting)
            chosen = yield Ask(game, game.seat_of[parties[0]], WHO_SPEAKS, bargain.clause, checkpoint=True).listed(
                options
            )
            game.speaker = chosen.args[0]
        elif game.partner == NOBODY:
            yield from choose_partner(bargain)
        elif not game.proposed:
            yield from put_together(bargain)
        else:
            yield from ask_consent(bargain)


def choose_partner(bargain: Bargain) -> Flow[None]:
    """The speaker names the one he wants to deal with, or falls silent."""
    game, speaker = bargain.game, bargain.game.speaker
    options: list[Option] = []
    if game.offers[speaker] > 0 and speaker in bargain.parties():
        options = game.shared.deal_with.each(bargain.partners())
    options.append(game.shared.done)
    chosen = yield Ask(
        game, game.seat_of[speaker], DEAL_WITH, bargain.clause, (game.offers[speaker],), checkpoint=True
    ).listed(options)
    if chosen is game.shared.done:
        game.silent[speaker] = True
        game.speaker = NOBODY
    else:
        game.partner = chosen.args[0]
        game.offers[speaker] -= 1


def put_together(bargain: Bargain) -> Flow[None]:
    """Add one term, or propose the offer as it is, or drop it."""
    game = bargain.game
    options = bargain.further_terms() if len(game.terms) < MOST_TERMS else []
    if bargain.is_complete():
        options.append(game.shared.propose)
    options.append(game.shared.drop)
    args = (game.partner, len(game.terms))
    chosen = yield Ask(game, game.seat_of[game.speaker], OFFER, bargain.clause, args, checkpoint=True).listed(options)
    if chosen is game.shared.drop:
        end_offer(game)
    elif chosen is game.shared.propose:
        game.proposed = True
        game.agreed = [False] * game.tribes
        for term in game.terms:
            game.tell(bargain.clause, OFFERED, game.speaker, game.partner, term)
    else:
        game.terms.append(chosen.number)


def ask_consent(bargain: Bargain) -> Flow[None]:
    """Everybody concerned agrees, one after another, or the offer is off."""
    game = bargain.game
    for tribe in bargain.concerned():
        if game.agreed[tribe]:
            continue
        options = [game.shared.agree, game.shared.refuse]
        args = (game.speaker, game.partner, len(game.terms))
        chosen = yield Ask(game, game.seat_of[tribe], AGREE, bargain.clause, args, checkpoint=True).listed(options)
        if chosen is game.shared.refuse:
            game.tell(bargain.clause, REFUSED, tribe)
            end_offer(game)
            return
        game.tell(bargain.clause, AGREED, tribe)
        game.agreed[tribe] = True
    game.tell(bargain.clause, DEAL_MADE, game.speaker, game.partner)
    yield from bargain.carry_out()
    end_offer(game)


def end_offer(game: TribalGame) -> None:
    """The offer is off the table, accepted or not; the speaker may make another."""
    game.partner, game.terms, game.proposed = NOBODY, [], False


def begin_talks(game: TribalGame) -> None:
    """A new matter: everybody may speak again."""
    game.speaker = NOBODY
    end_offer(game)
    game.silent = [False] * game.tribes
