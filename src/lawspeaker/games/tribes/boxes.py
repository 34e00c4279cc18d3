"""What the boxes of the tribal games have in common."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final, TypeVar

from lawspeaker.games.tribes.phrases import AGREE, DEAL_WITH, OFFER
from lawspeaker.games.tribes.pieces import TribalGame, result
from lawspeaker.games.tribes.reasons import TRIBE_TWICE
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Box, Config, Result, Setting
from lawspeaker.kernel.seatings import seatings
from lawspeaker.law.lawbook import book

RANDOM = "random"
FEW_OFFERS: Final = 2  # of a bot in a turn

T = TypeVar("T", bound=TribalGame)
S = TypeVar("S", bound=Setting)


class TribalBox(Box[T, S]):
    """A box whose seats agree on their tribes, or are given them at random."""

    sides = "tribe"
    tribes: ClassVar[list[str]] = []

    def ruleset(self) -> dict[str, list[str]]:
        tribes = {f"tribe_{number + 1}": [RANDOM, *self.tribes] for number in range(len(self.tribes))}
        return {**tribes, **{ruling.option: ruling.value_names for ruling in book(self.name).rulings}}

    def sample(self, seats: int, lots: Random) -> dict[str, str]:
        rules = super().sample(seats, lots)
        return {**rules, **{f"tribe_{number + 1}": RANDOM for number in range(len(self.tribes))}}

    def playable(self, agreed: dict[str, str]) -> tuple[str, ...]:
        """The tribes that can be played under the agreed rules."""
        return tuple(self.tribes)

    def varied(self, seats: int, rules: dict[str, str] | None, number: int) -> dict[str, str] | None:
        """The tribes go round, in all seats and orders."""
        given = rules or {}
        if seats == 1 or any(given.get(f"tribe_{seat + 1}", RANDOM) != RANDOM for seat in range(seats)):
            return rules
        usual = {name: values[0] for name, values in self.ruleset().items()}
        seated = seatings(self.playable({**usual, **given}), seats)
        chosen = seated[number % len(seated)]
        return {**given, **{f"tribe_{seat + 1}": tribe for seat, tribe in enumerate(chosen)}}

    def result(self, game: T) -> Result:
        return result(game)

    def round(self, game: T) -> int:
        return max(1, game.turn)

    # For bots that make offers.

    def together(self, game: T) -> bool:
        """Whether all win or lose together."""
        raise NotImplementedError

    def most_offers(self, game: T) -> int:
        """How many offers a tribe can make in a turn."""
        raise NotImplementedError

    def talk(self, game: T, ask: Ask) -> str:
        """Which part of a negotiation between rivals an ask is; of those who win together, all is one choice. Bots
        make but a few offers in a turn, so that nobody is pestered.
        """
        if self.together(game):
            return ""
        if ask.topic is DEAL_WITH:
            made = self.most_offers(game) - game.offers[game.speaker]
            return "partner" if made < FEW_OFFERS else ""
        return "terms" if ask.topic is OFFER else "consent" if ask.topic is AGREE else ""


def agreed_tribes(config: Config, tribes: list[str]) -> list[str]:
    """Those of the tribes on which seats have agreed, each for one of them."""
    agreed = [tribe for seat in range(config.seats) if (tribe := config.rules[f"tribe_{seat + 1}"]) != RANDOM]
    if len(set(agreed)) != len(agreed):
        twice = next(tribe for tribe in agreed if agreed.count(tribe) > 1)
        reason = TRIBE_TWICE.about(tribes.index(twice))
        raise ConfigError(f"no tribe can be played twice: {', '.join(agreed)}", reason)
    return agreed


def document(config: Config) -> Document | None:
    """The user's own data, if any."""
    return Document(config.data_name, config.data) if config.data else None
