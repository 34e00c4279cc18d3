"""Series: matches with one agreement, played one after another, each from a seed of its own."""

from __future__ import annotations

import copy
from typing import Any

from lawspeaker.envs import rewards as ways
from lawspeaker.envs.actions import option_of
from lawspeaker.envs.encoder import Encoder, Mask, Observation
from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.match import Match

NOBODY = -1
COPIED = 32  # answers after which a match remembers its state, so that a copy need not play it again from the start


class Series:
    """What environments have in common: a match at a time, its arrays, its end and its rewards.

    It can be copied and pickled at any ask; what never changes, such as the layout, is shared or made again.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rules: dict[str, str] | None = None,
        rewards: str = "win",
        longest: int | None = None,
        encoding: str = "raw",
        events: int = 0,
        keep: int = COPIED,
        record: bool = False,
    ) -> None:
        """`longest` cuts a match off after so many answers. `encoding` is one of `encodings`, and `events` how many of
        the last ones an observation has. `keep` and `record` are those of a `Match`: bots that look ahead copy it all
        the time, and some read the record.
        """
        if longest is not None and longest < 1:
            raise ConfigError(f"a match has at least 1 answer, not {longest}")
        self.box = shelf.find(game)
        self.config = self.box.configure(self.box.seat_counts[0] if seats is None else seats, rules)
        self.setting = self.box.setting(self.config)
        self.encoder = Encoder(self.setting, encoding, events)
        self.longest = self.box.longest if longest is None else longest
        self.keep = keep
        self.recording = record or events > 0
        self.reward = ways.find(rewards)
        self.seats = self.config.seats
        self.match: Match
        self._terms = (game, self.seats, self.config.rules, rewards, longest, encoding, events, keep, record)

    def __copy__(self) -> Series:
        """Another series with the same agreement and, until it begins one of its own, the same match."""
        new = Series.__new__(Series)
        vars(new).update(vars(self))
        new.encoder = copy.copy(self.encoder)
        return new

    def __deepcopy__(self, memo: dict[int, object]) -> Series:
        new = copy.copy(self)
        if hasattr(self, "match"):
            new.match = copy.deepcopy(self.match, memo)
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return Series, self._terms, {"match": self.match} if hasattr(self, "match") else None

    def begin(self, seed: int) -> None:
        """Start the next match."""
        game = self.box.set_up(self.setting, Fast(seed))
        self.match = Match(game, self.keep, self.recording)

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return NOBODY if self.match.ask is None else self.match.ask.seat

    @property
    def truncated(self) -> bool:
        """Whether the match was cut off."""
        return self.match.ask is not None and len(self.match.steps) >= self.longest

    @property
    def ended(self) -> bool:
        """Whether the match is over or was cut off."""
        return self.match.ask is None or len(self.match.steps) >= self.longest

    def answer(self, action: int, seat: int) -> None:
        """Answer for a seat by the number of an option. If it is not offered, the error says what is."""
        self.match.answer(option_of(self.match.game.setting.catalogue, action), seat)

    def rewards(self) -> list[float]:
        """What the match has brought each seat: something only if it was played to its end."""
        return self.reward(self.match.result) if self.match.over else [0.0] * self.seats

    def seen(self, seat: int) -> tuple[Observation, Mask]:
        """What a seat may see, and what it may answer."""
        return self.encoder.seen(self.match, seat)

    def observe(self, seat: int) -> Observation:
        return self.encoder.observe(self.match, seat)

    def mask(self, seat: int) -> Mask:
        return self.encoder.mask(self.match, seat)
