"""The box of Greenland: how it is set up for an agreed table."""

from __future__ import annotations

from random import Random
from typing import cast

from lawspeaker.games.greenland.evaluation import evaluate, settled
from lawspeaker.games.greenland.invariants import broken
from lawspeaker.games.greenland.loading import load
from lawspeaker.games.greenland.rules import (
    BEGINNER,
    COOP,
    EARLY,
    FULL,
    REAL_STORY,
    SAGA,
    STANDARD,
    SURVIVALIST,
    TOGETHER,
)
from lawspeaker.games.greenland.setup import lay_out
from lawspeaker.games.greenland.state import Greenland, GreenlandSetting
from lawspeaker.games.greenland.tables import RELIGIONS, TRIBES
from lawspeaker.games.greenland.turn import play
from lawspeaker.games.greenland.variants import variants
from lawspeaker.games.greenland.why import why_not
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Box, Config, Game, Setting
from lawspeaker.kernel.sourced import Sourced
from lawspeaker.law.lawbook import book

RANDOM = "random"

# Which variants an edition has, and for how many.
SEATS: dict[str, dict[str, tuple[int, ...]]] = {
    "3": {
        STANDARD: (2, 3, 4),
        BEGINNER: (2, 3, 4),
        SURVIVALIST: (2, 3, 4),
        SAGA: (1,),
        COOP: (1, 2, 3, 4),
        REAL_STORY: (2, 3, 4),
        FULL: (2, 3, 4),
        EARLY: (2,),
    },
    "1": {STANDARD: (2, 3), BEGINNER: (2, 3), SURVIVALIST: (2, 3), TOGETHER: (1, 3)},
}
ALONE = {"3": SAGA, "1": TOGETHER}  # what one seat plays if nothing is agreed


class GreenlandBox(Box):
    """Greenland."""

    name = "greenland"
    version = 1
    seat_counts = (2, 3, 4, 1)  # the first is what is played if nothing is said
    longest = 20_000
    can_be_lost = True  # J1.1: all tribes may die out
    face = "lawspeaker.games.greenland.face"
    sides = "tribe"

    def options(self) -> dict[str, list[str]]:
        tribes = {f"tribe_{number + 1}": [RANDOM, *TRIBES] for number in range(len(TRIBES))}
        return {**tribes, **{ruling.option: ruling.value_names for ruling in book(self.name).rulings}}

    def configure(self, seats: int, rules: dict[str, str] | None = None, data: str = "", data_name: str = "") -> Config:
        given = dict(rules or {})
        if seats == 1:
            given.setdefault("variant", ALONE.get(given.get("edition", "3"), SAGA))
        config = super().configure(seats, given, data, data_name)
        edition, variant = config.rules["edition"], config.rules["variant"]
        known = SEATS[edition]
        if variant not in known:
            raise ConfigError(f"edition {edition} has no variant {variant!r}; there are {', '.join(known)}")
        if seats not in known[variant]:
            counts = ", ".join(str(count) for count in known[variant])
            raise ConfigError(f"the variant {variant} of edition {edition} is for {counts} seats, not {seats}")
        chosen = [tribe for seat in range(seats) if (tribe := config.rules[f"tribe_{seat + 1}"]) != RANDOM]
        if len(set(chosen)) != len(chosen):
            raise ConfigError(f"no tribe can be played twice: {', '.join(chosen)}")
        if edition == "1" and "sami" in chosen:
            raise ConfigError("the first edition has no Sea Sami (KO.1)")
        if variant == EARLY and not set(chosen) <= {"tunit", "sami"}:
            raise ConfigError("Early Greenland is for the Tunit and the Sea Sami (M3.1)")
        if variant == TOGETHER and seats == 1 and chosen:
            raise ConfigError("a single seat plays all three tribes (K.e1)")
        return config

    def sample(self, seats: int, lots: Random) -> dict[str, str]:
        rules = super().sample(seats, lots)
        fitting = [
            (edition, variant) for edition, known in SEATS.items() for variant in known if seats in known[variant]
        ]
        rules["edition"], rules["variant"] = lots.choice(fitting)
        for number in range(len(TRIBES)):
            rules[f"tribe_{number + 1}"] = RANDOM
        return rules

    def data(self, config: Config) -> Sourced:
        return load(int(config.rules["edition"]), document(config))[1]

    def make_setting(self, config: Config) -> Setting:
        tables, _ = load(int(config.rules["edition"]), document(config))
        return GreenlandSetting(self, config, tables, play, variants, why_not)

    def set_up(self, setting: Setting, chance: Chance) -> Game:
        return lay_out(cast(GreenlandSetting, setting), chance)

    def evaluate(self, game: Game, seat: int) -> float:
        return evaluate(cast(Greenland, game), seat)

    def settled(self, game: Game) -> bool:
        return settled(cast(Greenland, game))

    def broken(self, game: Game) -> str:
        return broken(cast(Greenland, game))

    def outcome(self, game: Game, seat: int) -> dict[str, int | str]:
        table = cast(Greenland, game)
        tribe = table.seat_of.index(seat)
        return {
            "tribe": TRIBES[tribe],
            "religion": RELIGIONS[table.religion[tribe]],
            "extinct": int(table.extinct[tribe]),
            "turns": table.turn,
        }

    def round(self, game: Game) -> int:
        return max(1, cast(Greenland, game).turn)

    def course(self, game: Game, seat: int) -> dict[str, float]:
        table = cast(Greenland, game)
        own = [tribe for tribe, player in enumerate(table.seat_of) if player == seat]
        return {
            "people": sum(table.tables.pieces + 1 - table.count(tribe, DEAD) for tribe in own),
            "energy": sum(table.energy[tribe] for tribe in own),
            "cards": sum(len(table.laid[tribe]) for tribe in own),
        }


def document(config: Config) -> Document | None:
    """The user's own data, if any."""
    return Document(config.data_name, config.data) if config.data else None


BOX = GreenlandBox()
