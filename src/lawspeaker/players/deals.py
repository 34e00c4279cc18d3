"""Making offers, where a game lets seats make each other some: worth it to whoever makes them, welcome to whoever must
agree.

An offer is put together term by term, and then everybody concerned agrees or refuses. What it brings is what the
position looks like to a seat once it is agreed on, against what it looks like without it. That can be compared as long
as both are still talking: what follows, such as a fight, has not come yet in either.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.game import Game
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.players.ahead import answered, reply

PARTNER = "partner"  # of an ask: to whom to make an offer; `done` makes none
TERMS = "terms"  # what else it says; `propose` makes it, and `drop` takes it back
CONSENT = "consent"  # whether to `agree` to it or to `refuse`

WORTH_IT = 0.05  # points that an offer must bring whoever makes it,
WELCOME = 0.1  # and everybody who must agree
KINDNESS = 0.5  # what a point of theirs counts beside one's own: what they hardly want they may well refuse
BREVITY = 0.15  # what each further term must bring at least: nobody haggles over trifles
PAIRS = 24  # of terms that are tried, those that promise most


@runtime_checkable
class Bargaining(Protocol):
    """A box whose game lets seats make each other offers."""

    def talk(self, game: Game, ask: Ask) -> str:
        """Which of these an ask of a negotiation is, if bots talk there at all; "" for any other."""
        ...

    def quietly(self, game: Game, seat: int) -> float:
        """How good the position looks to a seat, whoever is talking."""
        ...


class Offer(NamedTuple):
    """What an offer promises, and the next step towards it."""

    promise: float
    step: Option


def talking(match: Match) -> str:
    """Which part of a negotiation the match is at; "" if it is at none."""
    box = match.game.setting.box
    return box.talk(match.game, match.ask) if match.ask is not None and isinstance(box, Bargaining) else ""


def next_word(match: Match) -> Option | None:
    """What the asked seat says next to make the best offer it can think of, or none. None if nobody makes offers."""
    stage, ask = talking(match), match.ask
    if ask is None or stage not in (PARTNER, TERMS):
        return None
    if stage == TERMS:
        offer = best_offer(match)
        return named(ask, "drop") if offer is None else offer.step
    found = [(option, best_offer(answered(match, option))) for option in ask.options if option.kind == "deal_with"]
    made = [(offer.promise, option) for option, offer in found if offer is not None]
    return max(made, key=lambda each: each[0])[1] if made else named(ask, "done")


def best_offer(match: Match) -> Offer | None:
    """The best way to complete the offer that a seat puts together, if any is good for all."""
    ask = match.ask
    assert ask is not None
    desk = Desk(match)
    propose = named(ask, "propose")
    terms = [option for option in ask.options if option.kind not in ("propose", "drop")]
    offers: list[Offer] = []

    def add(tried: tuple[Option, ...]) -> tuple[float, float] | None:
        gains = desk.gains(tried)
        if gains is not None and gains[0] >= WORTH_IT and gains[1] >= WELCOME:
            step = tried[0] if tried else propose
            assert step is not None
            offers.append(Offer(gains[0] + KINDNESS * gains[1] - BREVITY * len(tried), step))
        return gains

    if propose is not None:
        add(())
    alone = {term: add((term,)) for term in terms}
    complete = [(term, gains) for term, gains in alone.items() if gains is not None]
    pairs: list[tuple[float, tuple[Option, Option]]] = []
    for number, (term, gains) in enumerate(complete):
        for other, more in complete[number + 1 :]:  # what is good for one of them, with what is good for the other
            own, theirs = gains[0] + more[0], gains[1] + more[1]
            if own >= WORTH_IT and theirs >= WELCOME and term.kind != other.kind:
                pairs.append((own + KINDNESS * theirs, (term, other)))
        pairs += [(gains[0], (term, rest)) for rest, unknown in alone.items() if unknown is None]
    pairs.sort(key=lambda pair: -pair[0])
    for _, pair in pairs[:PAIRS]:
        add(pair)
    return max(offers, key=lambda offer: offer.promise) if offers else None


class Desk:
    """Where the offer of a match is tried out."""

    def __init__(self, match: Match) -> None:
        assert match.ask is not None
        self.match = match
        self.seat = match.ask.seat
        drop = named(match.ask, "drop")
        assert drop is not None
        self.without = self.worths(answered(match, drop))

    def worths(self, match: Match) -> list[float]:
        game = match.game
        box = game.setting.box
        assert isinstance(box, Bargaining)
        return [box.quietly(game, seat) for seat in range(game.seats)]

    def gains(self, terms: tuple[Option, ...]) -> tuple[float, float] | None:
        """What the offer with these terms added brings its maker, and whoever gains least of those who must agree;
        None if it cannot be proposed so.
        """
        match = self.match.clone(record=False)
        for term in terms:
            if match.ask is None or term not in match.ask.options:
                return None
            match.answer(term)
        ask = match.ask
        propose = None if ask is None else named(ask, "propose")
        if propose is None:
            return None
        match.answer(propose)
        asked: set[int] = set()
        while (ask := match.ask) is not None and (not ask.checkpoint or talking(match) == CONSENT):
            if (agree := named(ask, "agree")) is not None:
                asked.add(ask.seat)
            match.answer(agree or reply(match))
        worths = self.worths(match)
        gained = [after - before for after, before in zip(worths, self.without, strict=True)]
        return gained[self.seat], min((gained[seat] for seat in asked), default=0.0)


def named(ask: Ask, kind: str) -> Option | None:
    """The option of a kind that has one only."""
    return next((option for option in ask.options if option.kind == kind), None)
