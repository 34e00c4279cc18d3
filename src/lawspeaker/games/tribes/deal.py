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
from lawspeaker.games.tribes.reasons import (
    HAS_SPOKEN,
    NO_DEAL_WITH_ONESELF,
    NO_OFFERS_LEFT,
    NOBODY_PLAYS_THEM,
    NOT_PARTY,
    NOTHING_OFFERED,
    SPEAKER_HAS_LEFT,
)
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option

MOST_TERMS: Final = 8


class Bargain:
    """What is negotiated over, such as a card on which several tribes stand."""

    def __init__(self, game: TribalGame, clause: str) -> None:
        self.game = game
        self.clause = clause
        self.incomplete: Reason = NOTHING_OFFERED  # why an offer cannot be proposed as it is

    def parties(self) -> list[int]:
        """The tribes that may make offers to each other, whoever decides their order first."""
        raise NotImplementedError

    def forbids_speaker(self, tribe: int) -> Reason | None:
        """What keeps one of the parties from making offers."""
        return HAS_SPOKEN if self.game.silent[tribe] or self.game.offers[tribe] == 0 else None

    def forbids_partner(self, parties: list[int], tribe: int) -> Reason | None:
        """What keeps the speaker from making a tribe an offer."""
        if tribe == self.game.speaker:
            return NO_DEAL_WITH_ONESELF
        return None if tribe in parties else forbids_absent(self.game, tribe)

    def partners(self, parties: list[int]) -> list[int]:
        """To whom of the parties the speaker may make an offer."""
        return [tribe for tribe in parties if self.forbids_partner(parties, tribe) is None]

    def further_terms(self) -> list[Option]:
        """What the speaker may still add to his offer to the partner."""
        raise NotImplementedError

    def judge_terms(self, ask: Ask) -> None:
        """Name those who say why something else cannot be added."""

    def is_complete(self) -> bool:
        """Whether the offer can be proposed as it is."""
        return len(self.game.terms) > 0

    def concerned(self) -> list[int]:
        """Who must agree to the offer, besides the speaker."""
        raise NotImplementedError

    def carry_out(self) -> Flow[None]:
        """Do what has been agreed."""
        raise NotImplementedError


def forbids_absent(game: TribalGame, tribe: int) -> Reason:
    """Why a tribe that is no party to a bargain is none."""
    return NOBODY_PLAYS_THEM if game.seat_of[tribe] == NOBODY else NOT_PARTY


class Speaking(Judge[TribalGame]):
    """Who may be let speak about a bargain."""

    def __init__(self, bargain: Bargain) -> None:
        self.bargain = bargain

    def holds_game(self) -> bool:
        return True

    def forbids(self, game: TribalGame, ask: Ask, a: int, b: int) -> Reason | None:
        return self.bargain.forbids_speaker(a) if a in self.bargain.parties() else forbids_absent(game, a)


class Dealing(Judge[TribalGame]):
    """To whom the speaker may make an offer about a bargain."""

    def __init__(self, bargain: Bargain) -> None:
        self.bargain = bargain

    def holds_game(self) -> bool:
        return True

    def forbids_all(self, parties: list[int]) -> Reason | None:
        """What keeps the speaker from making any offer."""
        game = self.bargain.game
        if game.offers[game.speaker] == 0:
            return NO_OFFERS_LEFT
        return None if game.speaker in parties else SPEAKER_HAS_LEFT

    def forbids(self, game: TribalGame, ask: Ask, a: int, b: int) -> Reason | None:
        parties = self.bargain.parties()
        return self.forbids_all(parties) or self.bargain.forbids_partner(parties, a)


def negotiate(bargain: Bargain) -> Flow[None]:
    """Everybody makes offers until nobody wants or is able to make one. Goes on from wherever the state says it is."""
    game = bargain.game
    while True:
        if game.speaker == NOBODY:
            parties = bargain.parties()
            waiting = [tribe for tribe in parties if bargain.forbids_speaker(tribe) is None]
            if not waiting or len(parties) < 2:
                return
            ask = Ask(game, game.seat_of[parties[0]], WHO_SPEAKS, bargain.clause, checkpoint=True)
            chosen = yield ask.among(game.shared.let_speak, waiting, Speaking(bargain))
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
    args = (game.offers[speaker],)
    ask = Ask(game, game.seat_of[speaker], DEAL_WITH, bargain.clause, args, checkpoint=True)
    if not ask.is_known():
        dealing, parties = Dealing(bargain), bargain.parties()
        partners = [] if dealing.forbids_all(parties) else bargain.partners(parties)
        ask.among(game.shared.deal_with, partners, dealing)
        ask.add(game.shared.done)
    chosen = yield ask
    if chosen is game.shared.done:
        game.silent[speaker] = True
        game.speaker = NOBODY
    else:
        game.partner = chosen.args[0]
        game.offers[speaker] -= 1


def put_together(bargain: Bargain) -> Flow[None]:
    """Add one term, or propose the offer as it is, or drop it."""
    game = bargain.game
    args = (game.partner, len(game.terms))
    ask = Ask(game, game.seat_of[game.speaker], OFFER, bargain.clause, args, checkpoint=True)
    if not ask.is_known():
        if len(game.terms) < MOST_TERMS:
            ask.listed(bargain.further_terms())
            if ask.judges is not None:
                bargain.judge_terms(ask)
        ask.add(game.shared.propose, None if bargain.is_complete() else bargain.incomplete).add(game.shared.drop)
    chosen = yield ask
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
        args = (game.speaker, game.partner, len(game.terms))
        ask = Ask(game, game.seat_of[tribe], AGREE, bargain.clause, args, checkpoint=True)
        chosen = yield ask.add(game.shared.agree).add(game.shared.refuse)
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
