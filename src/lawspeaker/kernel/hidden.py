"""Guessing at hidden things: which cards a seat cannot tell apart, and exchanging them.

Exchanging renames cards, in the state and in the answers given since. Places, dice, picks and who has seen what stay
the same; what a shuffle did to cards that the seat has not seen since is guessed again. So the renamed game would have
looked the same to the seat.

A guess must not reveal how the cards really lie, not even to somebody who knows the seed: so they are sorted before
they are shuffled.
"""

from __future__ import annotations

from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.errors import ImagineError
from lawspeaker.kernel.game import Game, Glimpse
from lawspeaker.kernel.option import Catalogue, Option
from lawspeaker.kernel.zone import EVERYONE

Swaps = dict[str, dict[int, int]]  # by domain, the new card for each card that may change
Noticed = dict[str, dict[int, int]]  # by domain, after how many outcomes of chance a seat last saw a card


def noticed(glimpses: list[Glimpse], seat: int) -> Noticed:
    """The cards a seat has seen, even if it lost sight of them later, and when it last saw each."""
    found: Noticed = {}
    for glimpse in glimpses:
        if glimpse.mask == EVERYONE or (seat >= 0 and (glimpse.mask >> seat) & 1):
            found.setdefault(glimpse.domain, {})[glimpse.card] = glimpse.rolled
    return found


def unknown(game: Game, seat: int) -> dict[str, list[int]]:
    """By domain, the cards whose place a seat does not know."""
    found: dict[str, list[int]] = {}
    for zone in game.zones():
        cards = found.setdefault(zone.domain, [])
        for place, card in enumerate(zone.cards):
            if not zone.shows(place, seat):
                cards.append(card)
    return found


class Guess(Chance):
    """The outcomes of a match from some base on given again, while cards that a seat cannot tell apart are exchanged.

    `now` is the match as it stands and `noticed` what the seat saw on the way; `swaps` is the renaming so far.
    """

    def __init__(self, now: Game, seat: int, noticed: Noticed, rolled: int, guess: Chance) -> None:
        super().__init__()
        self.stored = now.chance.outcomes
        self.outcomes = [0] * rolled  # outcomes before the base would reveal the shuffle: only their number counts
        self.seat = seat
        self.noticed = noticed
        self.guess = guess
        self.swaps: Swaps = {}
        self.unknown: dict[str, set[int]] = {domain: set(cards) for domain, cards in unknown(now, seat).items()}

    def outcome(self, place: int, bound: int) -> int:
        if place >= len(self.stored) or self.stored[place] >= bound:
            raise ImagineError(f"what chance decides tells seat {self.seat} something hidden")
        return self.stored[place]

    def exchange(self, then: Game) -> None:
        """Exchange cards in the state of the base that the seat did not know then and has not learned since."""
        for domain, cards in unknown(then, self.seat).items():
            seen = self.noticed.get(domain, {})
            free = [card for card in cards if card in self.unknown.get(domain, set()) and card not in seen]
            shuffled = sorted(free)
            self.guess.shuffle(shuffled)
            self.swaps[domain] = dict(zip(free, shuffled, strict=True))
        for zone in then.zones():
            names = self.swaps.get(zone.domain, {})
            zone.cards = [names.get(card, card) for card in zone.cards]

    def shuffle(self, cards: list[int], domain: str = "") -> None:
        """Shuffle as it went, then exchange the cards that the seat has not seen since."""
        before = len(self.outcomes)
        order = cards[:]
        super().shuffle(order)
        seen = self.noticed.get(domain, {})
        free = [
            place
            for place, card in enumerate(order)
            if card in self.unknown.get(domain, set()) and seen.get(card, -1) < len(self.outcomes)
        ]
        guessed = sorted(order[place] for place in free)
        self.guess.shuffle(guessed)
        names = self.swaps.setdefault(domain, {})
        meant = {new: old for old, new in names.items()}
        for place, card in zip(free, guessed, strict=True):
            names[meant.get(order[place], order[place])] = card
        for place, card in zip(free, guessed, strict=True):
            order[place] = card
        del self.outcomes[before:]
        self.arrange(cards, order)

    def arrange(self, cards: list[int], order: list[int]) -> None:
        """Put the cards into this order, and note the outcomes of a shuffle that would do so."""
        for last in range(len(cards) - 1, 0, -1):
            chosen = cards.index(order[last])
            cards[last], cards[chosen] = cards[chosen], cards[last]
            self.outcomes.append(chosen)


def relabelled(option: Option, swaps: Swaps, catalogue: Catalogue) -> Option:
    """Carry swaps through an answer."""
    family = catalogue.families[option.kind]
    args = [swaps.get(domain.name, {}).get(arg, arg) for domain, arg in zip(family.domains, option.args, strict=True)]
    args += [0] * (3 - len(args))
    return family(args[0], args[1], args[2])
