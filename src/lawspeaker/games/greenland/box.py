"""The box of Greenland: how it is set up for an agreed table."""

from __future__ import annotations

from random import Random
from typing import Final

from lawspeaker.games.greenland.bots.evaluation import evaluate, quietly, settled
from lawspeaker.games.greenland.model.facts import derived
from lawspeaker.games.greenland.model.invariants import broken, lost_events, unfinished
from lawspeaker.games.greenland.model.loading import load
from lawspeaker.games.greenland.model.phrases import LOSE_GUARD
from lawspeaker.games.greenland.model.positions import complete
from lawspeaker.games.greenland.model.rules import (
    BEGINNER,
    COOP,
    EARLY,
    FULL,
    LINKED,
    REAL_STORY,
    SAGA,
    STANDARD,
    SURVIVALIST,
    TOGETHER,
)
from lawspeaker.games.greenland.model.setup import lay_out
from lawspeaker.games.greenland.model.state import Greenland, GreenlandSetting
from lawspeaker.games.greenland.model.tables import RELIGIONS, TRIBES
from lawspeaker.games.greenland.model.zones import ZONES
from lawspeaker.games.greenland.phases.hunt.odds import odds
from lawspeaker.games.greenland.phases.scoring import points_now
from lawspeaker.games.greenland.phases.turn import play
from lawspeaker.games.greenland.variants.listed import variants
from lawspeaker.games.tribes.boxes import TribalBox, agreed_tribes, document
from lawspeaker.games.tribes.phrases import WHO_IS_HIT
from lawspeaker.games.tribes.pieces import DEAD, by_seat
from lawspeaker.games.tribes.reasons import VARIANT_SEATS
from lawspeaker.kernel.ask import Ask, Flow, Phrase, Reason
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Config
from lawspeaker.kernel.odds import Odds
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.sourced import Sourced

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
        LINKED: (2, 3),
    },
    "1": {STANDARD: (2, 3), BEGINNER: (2, 3), SURVIVALIST: (2, 3), TOGETHER: (1, 3), LINKED: (2, 3)},
}
NO_SUCH_VARIANT: Final = Reason("", Phrase("no_such_variant"))
NO_SAMI: Final = Reason("KO.1", Phrase("no_sami"))
EARLY_TRIBES: Final = Reason("M3.1", Phrase("early_tribes"))
ALL_THREE_TRIBES: Final = Reason("K.e1", Phrase("all_three_tribes"))
NO_HERITAGE: Final = Reason("neanderthal:K1.1", Phrase("no_heritage"))
ALONE = {"3": SAGA, "1": TOGETHER}  # what one seat plays if nothing is agreed


class GreenlandBox(TribalBox[Greenland, GreenlandSetting]):
    """Greenland."""

    name = "greenland"
    version = 8
    seat_counts = (2, 3, 4, 1)  # the first is what is played if nothing is said
    open_facts = True
    longest = 20_000
    zones = ZONES
    can_be_lost = True  # J1.1: all tribes may die out
    face = "lawspeaker.games.greenland.faces.face:GreenlandFace"
    repeated = (LOSE_GUARD.name, WHO_IS_HIT.name)
    tribes = TRIBES

    def configure(self, seats: int, rules: dict[str, str] | None = None, data: str = "", data_name: str = "") -> Config:
        given = dict(rules or {})
        if seats == 1:
            given.setdefault("variant", ALONE.get(given.get("edition", "3"), SAGA))
        config = super().configure(seats, given, data, data_name)
        edition, variant = config.rules["edition"], config.rules["variant"]
        known = SEATS[edition]
        if variant not in known:
            raise ConfigError(
                f"edition {edition} has no variant {variant!r}; there are {', '.join(known)}", NO_SUCH_VARIANT
            )
        if seats not in known[variant]:
            counts = ", ".join(str(count) for count in known[variant])
            said = f"the variant {variant} of edition {edition} is for {counts} seats, not {seats}"
            raise ConfigError(said, VARIANT_SEATS.about(seats))
        chosen = agreed_tribes(config, TRIBES)
        if edition == "1" and "sami" in chosen:
            raise ConfigError("the first edition has no Sea Sami (KO.1)", NO_SAMI)
        if not set(chosen) <= set(tribes_of(edition, variant)):
            raise ConfigError("Early Greenland is for the Tunit and the Sea Sami (M3.1)", EARLY_TRIBES)
        if variant == TOGETHER and seats == 1 and chosen:
            raise ConfigError("a single seat plays all three tribes (K.e1)", ALL_THREE_TRIBES)
        if variant == LINKED:
            check_heritage(config, chosen)
        return config

    def sample(self, seats: int, lots: Random) -> dict[str, str]:
        rules = super().sample(seats, lots)
        fitting = [
            (edition, variant)
            for edition, known in SEATS.items()
            for variant in known
            if seats in known[variant] and variant != LINKED  # which needs a finished game of Neanderthal
        ]
        rules["edition"], rules["variant"] = lots.choice(fitting)
        return rules

    def data(self, config: Config) -> Sourced:
        return load(int(config.rules["edition"]), document(config))[1]

    def make_setting(self, config: Config) -> GreenlandSetting:
        tables, _ = load(int(config.rules["edition"]), document(config))
        return GreenlandSetting(self, config, tables, variants)

    def set_up(self, setting: GreenlandSetting, chance: Chance) -> Greenland:
        return lay_out(setting, chance)

    def flow(self, game: Greenland) -> Flow[None]:
        return play(game)

    def complete(self, game: Greenland, given: dict[str, object]) -> None:
        complete(game, given)

    def evaluate(self, game: Greenland, seat: int) -> float:
        return evaluate(game, seat)

    def quietly(self, game: Greenland, seat: int) -> float:
        """How good the position looks to a seat, whoever is talking."""
        return quietly(game, seat)

    def together(self, game: Greenland) -> bool:
        return game.variant.cooperative

    def most_offers(self, game: Greenland) -> int:
        return game.rules.offers

    def settled(self, game: Greenland) -> bool:
        return settled(game)

    def broken(self, game: Greenland) -> str:
        return broken(game)

    def unfinished(self, game: Greenland) -> str:
        return unfinished(game)

    def missing(self, game: Greenland) -> str:
        return lost_events(game)

    def playable(self, agreed: dict[str, str]) -> tuple[str, ...]:
        return tribes_of(agreed["edition"], agreed["variant"])

    def outcome(self, game: Greenland, seat: int) -> dict[str, int | str]:
        tribe = game.seat_of.index(seat)
        return {
            "tribe": TRIBES[tribe],
            "religion": RELIGIONS[game.religion[tribe]],
            "extinct": int(game.extinct[tribe]),
            "turns": game.turn,
        }

    def derived(self, game: Greenland, seat: int) -> dict[str, object]:
        return derived(game)

    def points(self, game: Greenland) -> list[int]:
        return by_seat(game, points_now(game))

    def odds(self, game: Greenland, ask: Ask, option: Option) -> list[Odds]:
        return odds(game, ask, option)

    def course(self, game: Greenland, seat: int) -> dict[str, float]:
        own = [tribe for tribe, player in enumerate(game.seat_of) if player == seat]
        return {
            "people": sum(game.tables.pieces + 1 - game.count(tribe, DEAD) for tribe in own),
            "energy": sum(game.energy[tribe] for tribe in own),
            "cards": sum(len(game.laid[tribe]) for tribe in own),
        }


def check_heritage(config: Config, tribes: list[str]) -> None:
    """neanderthal:K1.1 Every tribe must have ended a game of Neanderthal."""
    heritage = load(int(config.rules["edition"]), document(config))[0].heritage
    missing = [tribe for tribe in tribes if TRIBES.index(tribe) not in heritage.legacies]
    if missing or len(tribes) < config.seats:
        raise ConfigError(
            "the variant linked goes on where a game of Neanderthal ended: every seat needs a tribe, and every tribe a "
            "table [heritage] in the data (neanderthal:K1.1)",
            NO_HERITAGE,
        )


def tribes_of(edition: str, variant: str) -> tuple[str, ...]:
    """KO.1 The first edition knows no Sea Sami; M3.1 Early Greenland is for two of the tribes."""
    if variant == EARLY:
        return ("tunit", "sami")
    return tuple(tribe for tribe in TRIBES if edition != "1" or tribe != "sami")


BOX = GreenlandBox()
