"""Series: matches with one agreement, played one after another, each from a seed of its own."""

from __future__ import annotations

from lawspeaker.envs import rewards as ways
from lawspeaker.envs.actions import option_of
from lawspeaker.envs.encoder import Encoder, Mask, Observation
from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.match import Match

NOBODY = -1


class Series:
    """What environments have in common: a match at a time, its arrays, its end and its rewards."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rules: dict[str, str] | None = None,
        rewards: str = "win",
        longest: int | None = None,
        bots: bool = False,
    ) -> None:
        """`longest` cuts a match off after so many answers; with `bots` the match can be copied and keeps a record."""
        if longest is not None and longest < 1:
            raise ConfigError(f"a match has at least 1 answer, not {longest}")
        self.box = shelf.find(game)
        self.config = self.box.configure(self.box.seat_counts[0] if seats is None else seats, rules)
        self.setting = self.box.setting(self.config)
        self.encoder = Encoder(self.setting)
        self.longest = self.box.longest if longest is None else longest
        self.bots = bots
        self.reward = ways.find(rewards)
        self.seats = self.config.seats
        self.match: Match

    def begin(self, seed: int) -> None:
        """Start the next match."""
        game = self.box.set_up(self.setting, Fast(seed))
        self.match = Match(game, keep=1 if self.bots else 0, record=self.bots)

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
        self.match.answer(option_of(self.encoder.catalogue, action), seat)

    def rewards(self) -> list[float]:
        """What the match has brought each seat: something only if it was played to its end."""
        return self.reward(self.match.result) if self.match.over else [0.0] * self.seats

    def observe(self, seat: int) -> Observation:
        return self.encoder.observe(self.match, seat)

    def mask(self, seat: int) -> Mask:
        return self.encoder.mask(self.match, seat)
