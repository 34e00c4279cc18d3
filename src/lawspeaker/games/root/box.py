"""The box of Root: how it is set up for an agreed table."""

from __future__ import annotations

from functools import cache
from itertools import repeat
from random import Random
from typing import Final

from lawspeaker.games.root import decks, factions, hirelings, landmarks
from lawspeaker.games.root.bots.evaluation import evaluate
from lawspeaker.games.root.factions.undecided import UndecidedKit
from lawspeaker.games.root.factions.vagabond.printed import printed_on
from lawspeaker.games.root.loading import load
from lawspeaker.games.root.model.facts import derived
from lawspeaker.games.root.model.fields import fields
from lawspeaker.games.root.model.invariants import broken, missing, unfinished
from lawspeaker.games.root.model.phrases import AMBUSH, FOIL, LOSE_PIECE
from lawspeaker.games.root.model.positions import complete
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import (
    CLEARINGS,
    DECKS,
    FACTIONS,
    MAPS,
    NONE,
    Deck,
    RootTables,
)
from lawspeaker.games.root.model.zones import ZONES
from lawspeaker.games.root.rules.concepts import rules_clearing
from lawspeaker.games.root.rules.odds import odds
from lawspeaker.games.root.rules.setup import lay_out
from lawspeaker.games.root.rules.turn import play
from lawspeaker.kernel.ask import Ask, Flow, Phrase, Reason
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Box, Config, Result
from lawspeaker.kernel.odds import Odds
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.seatings import seatings
from lawspeaker.kernel.sourced import Sourced
from lawspeaker.law.lawbook import book

PLAYABLE = [FACTIONS[number] for number in factions.PLANS]
BASE_BOX = PLAYABLE[:4]
CORNERS = 4
MIXES = 1 << 20  # how many mixes there are to be dealt
FACTION_TWICE: Final = Reason("5.1.1", Phrase("faction_twice", "faction"))
TOO_FEW_CORNERS: Final = Reason("5.1.7", Phrase("too_few_corners", "count", "corners:count"))
ENOUGH_REACH: Final = Reason("5.2", Phrase("enough_reach", "reach:count", "wanted:count"))
LITTLE_REACH: Final = Reason("5.2", Phrase("little_reach", "reach:count", "wanted:count"))
FIRST_VAGABOND, SECOND_VAGABOND = "vagabond", "vagabond2"


class RootBox(Box[Root, RootSetting]):
    """Root."""

    name = "root"
    version = 11
    seat_counts = (2, 3, 4, 5, 6)
    open_facts = True
    longest = 60_000
    zones = (*ZONES, *factions.ZONES, *landmarks.ZONES, *hirelings.ZONES)
    face = "lawspeaker.games.root.faces.face:RootFace"
    declined = (AMBUSH.name, FOIL.name)
    repeated = (LOSE_PIECE.name,)
    sides = "faction"

    def ruleset(self) -> dict[str, list[str]]:
        rulings = {ruling.option: ruling.value_names for ruling in book(self.name).rulings}
        most = self.seat_counts[-1]
        seats = {f"faction_{number + 1}": PLAYABLE[number:] + PLAYABLE[:number] for number in range(most)}
        return {**seats, **rulings}

    def configure(self, seats: int, rules: dict[str, str] | None = None, data: str = "", data_name: str = "") -> Config:
        config = super().configure(seats, rules, data, data_name)
        if is_drafted(config):
            for number in range(self.seat_counts[-1]):  # A.8.2 nothing is agreed about them
                del config.rules[f"faction_{number + 1}"]
            return config
        chosen = self.chosen_factions(config)
        if len(set(chosen)) != len(chosen):
            said = f"no faction can sit twice: {', '.join(FACTIONS[number] for number in chosen)}"
            twice = next(number for number in chosen if chosen.count(number) > 1)
            raise ConfigError(said, FACTION_TWICE.about(twice))
        cornered = [FACTIONS[number] for number in chosen if number in factions.STARTS_IN_CORNER]
        if len(cornered) > CORNERS:
            raise ConfigError(
                f"{', '.join(cornered)} each start in a corner of their own, and there are {CORNERS} (5.1.7)",
                TOO_FEW_CORNERS.about(len(cornered), CORNERS),
            )
        return config

    def sample(self, seats: int, lots: Random) -> dict[str, str]:
        rules = super().sample(seats, lots)
        for number, faction in enumerate(settled(lots, self.seat_counts[-1])):
            rules[f"faction_{number + 1}"] = faction
        return rules

    def side_options(self, config: Config) -> list[str]:
        return [] if is_drafted(config) else super().side_options(config)

    def dealt(self, config: Config, lots: Random) -> dict[str, str]:
        """5.2 A mix that reaches far enough."""
        if is_drafted(config):
            return {}
        sides = mixed(config.seats, lots.randrange(MIXES))
        return dict(zip(self.side_options(config), sides, strict=True))

    def counsel(self, config: Config) -> list[Reason]:
        """5.2 Whether the factions reach far enough together; A.8.2 nothing where they are not known yet."""
        if is_drafted(config):
            return []
        tables, _ = load(None)
        reach = sum(tables.reach[number] for number in self.chosen_factions(config))
        wanted = tables.min_reach[config.seats]
        return [(ENOUGH_REACH if reach >= wanted else LITTLE_REACH).about(reach, wanted)]

    def chosen_factions(self, config: Config) -> list[int]:
        """The factions by seat, NONE for all of them where they are drafted."""
        if is_drafted(config):
            return [NONE] * config.seats
        return [FACTIONS.index(config.rules[f"faction_{seat + 1}"]) for seat in range(config.seats)]

    def data(self, config: Config) -> Sourced:
        return load(Document(config.data_name, config.data) if config.data else None)[1]

    def make_setting(self, config: Config) -> RootSetting:
        tables, _ = load(Document(config.data_name, config.data) if config.data else None)
        deck = tables.decks[DECKS.index(config.rules["deck"])]  # A.2
        chart = tables.maps[MAPS.index(config.rules["map"])]
        setting = RootSetting(self, config, tables, deck, chart, self.chosen_factions(config))
        setting.kits = factions.kits(setting.catalogue, setting.options, tables)
        if setting.rules.set_up_is_drafted:
            setting.kits[NONE] = UndecidedKit()
        setting.effects = decks.of_deck(setting.catalogue, setting.options, deck)
        setting.common_extras = {*landmarks.EXTRAS, *hirelings.EXTRAS}
        setting.make_hireling = hirelings.Hirelings(setting.catalogue, setting.options, tables).make
        setting.hireling_pool = [number for number in hirelings.BUILT if setting.may_hire(number)]
        setting.make_landmark = landmarks.Landmarks(setting.catalogue, setting.options).make
        setting.effects_rule = any(effect is not None and effect.adds_strength() for effect in setting.effects)
        setting.effects_lead = any(effect is not None and effect.adds_ways() for effect in setting.effects)
        setting.welcome()
        setting.seatings[tuple(setting.factions)] = setting
        setting.declare(fields(setting))
        setting.names = own_names(tables, deck)
        return setting

    def set_up(self, setting: RootSetting, chance: Chance) -> Root:
        drafted = setting.rules.set_up_is_drafted
        return lay_out(setting.seated([NONE] * setting.config.seats) if drafted else setting, chance)

    def flow(self, game: Root) -> Flow[None]:
        return play(game)

    def result(self, game: Root) -> Result:
        return Result(game.score[:], game.winners[:])

    def complete(self, game: Root, given: dict[str, object]) -> None:
        complete(game, given)

    def broken(self, game: Root) -> str:
        return broken(game)

    def unfinished(self, game: Root) -> str:
        return unfinished(game)

    def missing(self, game: Root) -> str:
        return missing(game)

    def evaluate(self, game: Root, seat: int) -> float:
        return evaluate(game, seat, factions.PLANS)

    def varied(self, seats: int, rules: dict[str, str] | None, number: int) -> dict[str, str] | None:
        """The factions of the base game go round, in all seats and orders, and with more seats all factions are mixed;
        5.2 only such as reach far enough.
        """
        agreed = rules or {}
        if agreed.get("setup") == "draft" or any(name.startswith("faction_") for name in agreed):
            return rules
        if seats > len(BASE_BOX):
            chosen = mixed(seats, number)
        else:
            seated = far_reaching(seats)
            chosen = seated[number % len(seated)]
        return {**(rules or {}), **{f"faction_{seat + 1}": faction for seat, faction in enumerate(chosen)}}

    def outcome(self, game: Root, seat: int) -> dict[str, int | str]:
        ended = "rounds" if game.round() > game.rules.round_limit else "dominance"
        return {
            "faction": FACTIONS[game.factions[seat].number],
            "turns": game.turns,
            "rounds": self.round(game),
            "dominated": int(game.dominance[seat] != NONE),
            "ended": "points" if max(game.score) >= game.tables.goal else ended,
        }

    def round(self, game: Root) -> int:
        return min(game.round(), game.rules.round_limit)  # R01 after the last one the game is over

    def derived(self, game: Root, seat: int) -> dict[str, object]:
        return derived(game)

    def points(self, game: Root) -> list[int]:
        return game.score[:]

    def odds(self, game: Root, ask: Ask, option: Option) -> list[Odds]:
        return odds(game, ask, option)

    def course(self, game: Root, seat: int) -> dict[str, float]:
        ruled = sum(rules_clearing(game, seat, clearing) for clearing in range(CLEARINGS))
        return {"points": game.score[seat], "clearings_ruled": ruled, "cards_in_hand": len(game.hands[seat].cards)}


def is_drafted(config: Config) -> bool:
    """A.8.2 Whether factions are chosen in the set-up, and not agreed beforehand."""
    return config.rules["setup"] == "draft"


def own_names(tables: RootTables, deck: Deck) -> dict[str, str]:
    """What the user's own data calls cards and quests, where it is not what ours does."""
    ours, _ = load(None)
    quests, our_quests = printed_on(tables).quests, printed_on(ours).quests
    known = dict(zip(our_quests.ids, our_quests.names, strict=True))
    for each in ours.decks:
        known.update(zip(each.ids, each.names, strict=True))
    called = [*zip(repeat("card"), deck.ids, deck.names), *zip(repeat("quest"), quests.ids, quests.names)]
    return {f"{domain} {value}": name for domain, value, name in called if known.get(value) != name}


@cache
def far_reaching(seats: int) -> list[tuple[str, ...]]:
    """5.2 Which factions of the base game can sit where, such that they reach far enough."""
    return [sides for sides in seatings(BASE_BOX, seats) if reaches(sides)]


def mixed(seats: int, number: int) -> tuple[str, ...]:
    """5.2 One of the many mixes of all factions that reach far enough, always the same for a number. As many in a row
    as there are seats hold the rotations of one.
    """
    lots = Random(number // seats)
    shift = number % seats
    while True:
        sides = settled(lots, seats)
        if reaches(sides) and (SECOND_VAGABOND not in sides or FIRST_VAGABOND in sides):
            return sides[seats - shift :] + sides[: seats - shift]


def settled(lots: Random, seats: int) -> tuple[str, ...]:
    """A mix of factions in which everybody who starts in a corner finds one."""
    while True:
        sides = tuple(lots.sample(PLAYABLE, seats))
        if sum(FACTIONS.index(side) in factions.STARTS_IN_CORNER for side in sides) <= CORNERS:
            return sides


def reaches(sides: tuple[str, ...]) -> bool:
    """5.2 Whether factions reach far enough together."""
    tables, _ = load(None)
    return sum(tables.reach[FACTIONS.index(side)] for side in sides) >= tables.min_reach[len(sides)]


BOX = RootBox()
