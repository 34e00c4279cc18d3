"""The box of Neanderthal: how it is set up for an agreed table."""

from __future__ import annotations

from random import Random
from typing import cast

from lawspeaker.games.neanderthal.bots.evaluation import evaluate
from lawspeaker.games.neanderthal.model.facts import derived
from lawspeaker.games.neanderthal.model.invariants import broken
from lawspeaker.games.neanderthal.model.loading import load
from lawspeaker.games.neanderthal.model.positions import complete
from lawspeaker.games.neanderthal.model.rules import ALIEN, BRINK, GIANT_WURM, HOMINIDS, SINGLE, STANDARD
from lawspeaker.games.neanderthal.model.setup import lay_out
from lawspeaker.games.neanderthal.model.state import Neanderthal, NeanderthalSetting
from lawspeaker.games.neanderthal.model.tables import NONE, SEXUALITIES, TRIBES
from lawspeaker.games.neanderthal.model.unfinished import unfinished
from lawspeaker.games.neanderthal.model.zones import ZONES
from lawspeaker.games.neanderthal.phases.turn import play
from lawspeaker.games.neanderthal.variants.known import variant_of
from lawspeaker.games.neanderthal.variants.legacy import can_go_on, linked
from lawspeaker.games.tribes.boxes import TribalBox, agreed_tribes, document
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Config, Game, Setting
from lawspeaker.kernel.sourced import Sourced

SEATS: dict[str, tuple[int, ...]] = {  # for how many each variant is
    STANDARD: (2, 3),
    SINGLE: (1,),
    ALIEN: (1,),
    BRINK: (3,),
    HOMINIDS: (3,),
    GIANT_WURM: (2, 3),
}


class NeanderthalBox(TribalBox):
    """Neanderthal."""

    name = "neanderthal"
    version = 3
    seat_counts = (3, 2, 1)  # the first is what is played if nothing is said
    longest = 20_000
    zones = ZONES
    can_be_lost = True  # alone (K2g, L7.1) and together (M4.1)
    face = "lawspeaker.games.neanderthal.faces.face:NeanderthalFace"
    tribes = TRIBES

    def configure(self, seats: int, rules: dict[str, str] | None = None, data: str = "", data_name: str = "") -> Config:
        given = dict(rules or {})
        if seats == 1:
            given.setdefault("variant", SINGLE)
        config = super().configure(seats, given, data, data_name)
        variant = config.rules["variant"]
        if seats not in SEATS[variant]:
            counts = ", ".join(str(count) for count in SEATS[variant])
            raise ConfigError(f"the variant {variant} is for {counts} seats, not {seats}")
        agreed_tribes(config)  # no two seats on the same one
        return config

    def sample(self, seats: int, lots: Random) -> dict[str, str]:
        rules = super().sample(seats, lots)
        rules["variant"] = lots.choice([variant for variant, counts in SEATS.items() if seats in counts])
        return rules

    def data(self, config: Config) -> Sourced:
        return load(int(config.rules["edition"]), document(config))[1]

    def make_setting(self, config: Config) -> Setting:
        tables, _ = load(int(config.rules["edition"]), document(config))
        return NeanderthalSetting(self, config, tables, play, variant_of, complete)

    def set_up(self, setting: Setting, chance: Chance) -> Game:
        return lay_out(cast(NeanderthalSetting, setting), chance)

    def evaluate(self, game: Game, seat: int) -> float:
        return evaluate(cast(Neanderthal, game), seat)

    def broken(self, game: Game) -> str:
        return broken(cast(Neanderthal, game))

    def unfinished(self, game: Game) -> str:
        return unfinished(cast(Neanderthal, game))

    def outcome(self, game: Game, seat: int) -> dict[str, int | str]:
        table = cast(Neanderthal, game)
        tribe = table.seat_of.index(seat)
        sexuality = table.sexuality[tribe]
        return {
            "tribe": TRIBES[tribe],
            "sexuality": "none" if sexuality == NONE else SEXUALITIES[sexuality],
            "tribal": int(table.tribal[tribe]),
            "turns": table.turn,
        }

    def sequel(self, game: Game) -> Config | None:
        table = cast(Neanderthal, game)
        return linked(table) if can_go_on(table) else None

    def derived(self, game: Game, seat: int) -> dict[str, object]:
        return derived(cast(Neanderthal, game))

    def course(self, game: Game, seat: int) -> dict[str, float]:
        table = cast(Neanderthal, game)
        tribe = table.seat_of.index(seat)
        return {
            "people": table.tables.pieces + 1 - table.count(tribe, DEAD),
            "vocabulary": table.words(tribe),
            "cards": len(table.laid[tribe]),
            "tribal": int(table.tribal[tribe]),
        }


BOX = NeanderthalBox()
