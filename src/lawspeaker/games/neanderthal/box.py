"""The box of Neanderthal: how it is set up for an agreed table."""

from __future__ import annotations

from random import Random

from lawspeaker.games.neanderthal.bots.evaluation import evaluate, quietly
from lawspeaker.games.neanderthal.model.facts import derived
from lawspeaker.games.neanderthal.model.invariants import broken
from lawspeaker.games.neanderthal.model.loading import load
from lawspeaker.games.neanderthal.model.phrases import WHO_IS_LOST
from lawspeaker.games.neanderthal.model.positions import complete
from lawspeaker.games.neanderthal.model.rules import ALIEN, BRINK, GIANT_WURM, HOMINIDS, SINGLE, STANDARD
from lawspeaker.games.neanderthal.model.setup import lay_out
from lawspeaker.games.neanderthal.model.state import Neanderthal, NeanderthalSetting
from lawspeaker.games.neanderthal.model.tables import NONE, SEXUALITIES, TRIBES
from lawspeaker.games.neanderthal.model.unfinished import unfinished
from lawspeaker.games.neanderthal.model.zones import ZONES
from lawspeaker.games.neanderthal.phases.hunt.odds import odds
from lawspeaker.games.neanderthal.phases.scoring import points_now
from lawspeaker.games.neanderthal.phases.turn import play
from lawspeaker.games.neanderthal.variants.known import variant_of
from lawspeaker.games.neanderthal.variants.legacy import can_go_on, linked
from lawspeaker.games.tribes.boxes import TribalBox, agreed_tribes, document
from lawspeaker.games.tribes.phrases import WHO_IS_HIT
from lawspeaker.games.tribes.pieces import DEAD, by_seat
from lawspeaker.games.tribes.reasons import VARIANT_SEATS
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Config
from lawspeaker.kernel.odds import Odds
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.sourced import Sourced

SEATS: dict[str, tuple[int, ...]] = {  # for how many each variant is
    STANDARD: (2, 3),
    SINGLE: (1,),
    ALIEN: (1,),
    BRINK: (3,),
    HOMINIDS: (3,),
    GIANT_WURM: (2, 3),
}


class NeanderthalBox(TribalBox[Neanderthal, NeanderthalSetting]):
    """Neanderthal."""

    name = "neanderthal"
    version = 6
    seat_counts = (3, 2, 1)  # the first is what is played if nothing is said
    open_facts = True
    longest = 20_000
    zones = ZONES
    can_be_lost = True  # alone (K2g, L7.1) and together (M4.1)
    face = "lawspeaker.games.neanderthal.faces.face:NeanderthalFace"
    repeated = (WHO_IS_LOST.name, WHO_IS_HIT.name)
    tribes = TRIBES

    def configure(self, seats: int, rules: dict[str, str] | None = None, data: str = "", data_name: str = "") -> Config:
        given = dict(rules or {})
        if seats == 1:
            given.setdefault("variant", SINGLE)
        config = super().configure(seats, given, data, data_name)
        variant = config.rules["variant"]
        if seats not in SEATS[variant]:
            counts = ", ".join(str(count) for count in SEATS[variant])
            raise ConfigError(f"the variant {variant} is for {counts} seats, not {seats}", VARIANT_SEATS.about(seats))
        agreed_tribes(config, TRIBES)  # no two seats on the same one
        return config

    def sample(self, seats: int, lots: Random) -> dict[str, str]:
        rules = super().sample(seats, lots)
        rules["variant"] = lots.choice([variant for variant, counts in SEATS.items() if seats in counts])
        return rules

    def data(self, config: Config) -> Sourced:
        return load(int(config.rules["edition"]), document(config))[1]

    def make_setting(self, config: Config) -> NeanderthalSetting:
        tables, _ = load(int(config.rules["edition"]), document(config))
        return NeanderthalSetting(self, config, tables, variant_of)

    def set_up(self, setting: NeanderthalSetting, chance: Chance) -> Neanderthal:
        return lay_out(setting, chance)

    def flow(self, game: Neanderthal) -> Flow[None]:
        return play(game)

    def complete(self, game: Neanderthal, given: dict[str, object]) -> None:
        complete(game, given)

    def evaluate(self, game: Neanderthal, seat: int) -> float:
        return evaluate(game, seat)

    def quietly(self, game: Neanderthal, seat: int) -> float:
        """How good the position looks to a seat, whoever is talking."""
        return quietly(game, seat)

    def together(self, game: Neanderthal) -> bool:
        return game.variant.cooperative

    def most_offers(self, game: Neanderthal) -> int:
        return game.rules.offers

    def broken(self, game: Neanderthal) -> str:
        return broken(game)

    def unfinished(self, game: Neanderthal) -> str:
        return unfinished(game)

    def outcome(self, game: Neanderthal, seat: int) -> dict[str, int | str]:
        tribe = game.seat_of.index(seat)
        sexuality = game.sexuality[tribe]
        return {
            "tribe": TRIBES[tribe],
            "sexuality": "none" if sexuality == NONE else SEXUALITIES[sexuality],
            "tribal": int(game.tribal[tribe]),
            "turns": game.turn,
        }

    def sequel(self, game: Neanderthal) -> Config | None:
        return linked(game) if can_go_on(game) else None

    def derived(self, game: Neanderthal, seat: int) -> dict[str, object]:
        return derived(game)

    def points(self, game: Neanderthal) -> list[int]:
        return by_seat(game, points_now(game))

    def odds(self, game: Neanderthal, ask: Ask, option: Option) -> list[Odds]:
        return odds(game, ask, option)

    def course(self, game: Neanderthal, seat: int) -> dict[str, float]:
        tribe = game.seat_of.index(seat)
        return {
            "people": game.tables.pieces + 1 - game.count(tribe, DEAD),
            "vocabulary": game.words(tribe),
            "cards": len(game.laid[tribe]),
            "tribal": int(game.tribal[tribe]),
        }


BOX = NeanderthalBox()
