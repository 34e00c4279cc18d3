"""From the data files, and a user's file over them, to the tables of an edition.

Every check names the clause that the data would break.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from lawspeaker.games.neanderthal.model.tables import (
    ANIMAL,
    COLOURS,
    DAUGHTER,
    DIE_OFF,
    DISKS,
    GAME,
    ICONS,
    INVENTION,
    KINDS,
    NONE,
    PORTALS,
    POWERS,
    RANK_NAMES,
    SEXUALITIES,
    TRIBES,
    TYPES,
    WANDERLUST,
    Card,
    Event,
    Hunt,
    Icon,
    NeanderthalTables,
    Rank,
    Scenario,
    Sexuality,
    SexualityCard,
)
from lawspeaker.games.tribes.loading import FIRST, OWN, Printed
from lawspeaker.games.tribes.rows import ROWS
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.sourced import Sourced

FOLDER = Path(__file__).parents[1] / "data"
NAMES = ("biomes.toml", "daughters.toml", "sexualities.toml", "placards.toml", "game.toml", "first_edition.toml")
FILES = [FOLDER / name for name in NAMES]

SECOND: Final = 2
BIOMES_OF_A_ROW = 18  # B.6
DAUGHTERS = 21
SEXUALITY_CARDS = 3
MAP_ROWS = 4  # L1.1
MAP_COLUMNS = 5

ALIKE = {"none": NONE, "double": 2, "triple": 3, "quadruple": 4}
BIOMES = KINDS[GAME : INVENTION + 1]
DOMAINS = ["none", "social", "nature", "technical"]
NUMBERED = [DIE_OFF, WANDERLUST]  # icons that show a number
SCENARIOS = {"single": "K2.1", "hominids": "N1.1", "giant_wurm": "N2.1"}


# --- The files ---------------------------------------------------------------------------------------------


def load(edition: int, override: Document | None = None) -> tuple[NeanderthalTables, Sourced]:
    """The tables of an edition, with a user's file over ours if there is one, and the data they come from."""
    if override is None:
        return _shipped(edition)
    data = _ours().override(override)
    return read(data, edition), data


@cache
def _ours() -> Sourced:
    return Sourced.load(*FILES, open_tables=[OWN])


@cache
def _shipped(edition: int) -> tuple[NeanderthalTables, Sourced]:
    return read(_ours(), edition), _ours()


class Edition(Printed):
    """The data as one edition prints them."""

    def keys(self, group: str) -> list[str]:
        return self.data.keys(group, "B.6")

    def disks(self, path: str, clause: str) -> list[int]:
        """How many disks of each colour are named."""
        named = self.choices(path, clause, DISKS)
        return [named.count(colour) for colour in range(COLOURS)]

    def colours(self, path: str, clause: str) -> int:
        """The colours that are named, at least one, as a mask."""
        mask = 0
        for colour in self.choices(path, clause, DISKS):
            mask |= 1 << colour
        if mask == 0:
            raise self.error(f"{path} must name at least one of {', '.join(DISKS)}", clause, path)
        return mask

    def count(self, group: str, found: int, right: int, *paths: str) -> None:
        """B.6 How many cards of a group there are."""
        if found != right:
            raise self.error(f"there must be {right} cards of the group {group}, not {found}", "B.6", *paths)


def read(data: Sourced, number: int) -> NeanderthalTables:
    """Reads and checks all of the data."""
    edition = Edition(data, number, TYPES)
    tables = NeanderthalTables()
    _biomes(edition, tables)
    _check_climax(edition, tables)
    _daughters(edition, tables)
    tables.bearers = [[card.number for card in tables.cards if card.powers[n]] for n in range(len(POWERS))]
    _sexualities(edition, tables)
    _check_printed(edition)
    _placards(edition, tables)
    _numbers(edition, tables)
    _check_disks(edition, tables)
    _scenarios(edition, tables)
    edition.check_own("META.1")
    return tables


def _check_printed(edition: Edition) -> None:
    """No two cards have the same number."""
    paths = [
        f"{group}.{key}.number" for group in ("biome", "daughter", "sexuality_card") for key in edition.keys(group)
    ]
    edition.check_distinct({path: edition.integer(path, "B.6", low=1) for path in paths}, "B.6")


# --- Biomes ------------------------------------------------------------------------------------------------


def _biomes(edition: Edition, tables: NeanderthalTables) -> None:
    """C.2: all of the north, then all of the south."""
    paths = [f"biome.{biome}.row" for biome in edition.keys("biome")]
    for row, biomes in enumerate(edition.biomes("C.2", ROWS)):
        edition.count(ROWS[row], len(biomes), BIOMES_OF_A_ROW, *paths)
        for biome in biomes:
            _biome(edition, tables, biome, row)
    tables.biomes = len(tables.cards)


def _card(edition: Edition, tables: NeanderthalTables, group: str, key: str, kind: int) -> Card:
    card = Card(len(tables.cards), key, edition.text(f"{group}.{key}.name", "B.6"), kind)
    card.printed = edition.integer(f"{group}.{key}.number", "B.6", low=1)
    tables.cards.append(card)
    return card


def _biome(edition: Edition, tables: NeanderthalTables, key: str, row: int) -> None:
    of = f"biome.{key}"
    card = _card(edition, tables, "biome", key, edition.choice(f"{of}.kind", "B2d", BIOMES))
    card.row = row
    card.climax = edition.integer(f"{of}.climax", "B1a")
    card.hunt = _hunt(edition, f"{of}.hunt")
    _check_taking(edition, card)
    _check_predator(edition, card)
    if card.kind != GAME:
        _tableau(edition, card, f"{of}.tableau")


def _hunt(edition: Edition, of: str) -> Hunt:
    hunt = Hunt()
    hunt.type = edition.choice(f"{of}.type", "B1.1", TYPES)
    hunt.hits = edition.integer(f"{of}.hits", "A1.4", low=1, high=9)
    hunt.hitting = edition.faces(f"{of}.hitting", "A1.4a")
    hunt.bloody = edition.faces(f"{of}.bloody", "Gd")
    hunt.frostbite = edition.faces(f"{of}.frostbite", "Ge")
    hunt.babies = edition.integer(f"{of}.babies", "G3.1", high=18)
    hunt.tools = edition.disks(f"{of}.tools", "E1a.1")
    hunt.frees = edition.disks(f"{of}.frees", "G3.2")
    hunt.basket = edition.boolean(f"{of}.basket", "F3.1")
    hunt.predator = edition.boolean(f"{of}.predator", "G4.1")
    hunt.trophy = edition.meaning(f"{of}.trophy", "G5.1", ALIKE)
    hunt.trophies = edition.integer(f"{of}.trophies", "G5.1", high=9)
    hunt.hand = edition.meaning(f"{of}.hand", "G6.1", ALIKE)
    return hunt


def _check_taking(edition: Edition, card: Card) -> None:
    """B2d: D and I cards are taken into the hand, others as trophies or not at all."""
    of = f"biome.{card.key}"
    hand, trophy, trophies = f"{of}.hunt.hand", f"{of}.hunt.trophy", f"{of}.hunt.trophies"
    if (card.kind == GAME) != (card.hunt.hand == NONE):
        raise edition.error(f"{card.key} must show a hand if it is a D or I card, and only then", "B2d", hand)
    if (card.hunt.trophy == NONE) != (card.hunt.trophies == 0):
        raise edition.error(f"{card.key} counts as {card.hunt.trophies} trophies", "G5.1", trophies, trophy)
    if card.kind != GAME and card.hunt.trophy != NONE:
        raise edition.error(f"{card.key} is a D or I card and no trophy", "G5.1", trophy, f"{of}.kind")


def _check_predator(edition: Edition, card: Card) -> None:
    """FN18: predators need no tools; G4.1: and are no big game, or one attack would follow the other."""
    of = f"biome.{card.key}.hunt"
    if card.hunt.predator and sum(card.hunt.tools) > 0:
        raise edition.error(f"{card.key} is a predator and needs no tools", "FN18", f"{of}.tools", f"{of}.predator")
    if card.hunt.predator and TYPES[card.hunt.type] == "big":
        raise edition.error(f"{card.key} is a predator and no big game", "G4.1", f"{of}.type", f"{of}.predator")


def _tableau(edition: Edition, card: Card, of: str) -> None:
    """H1.1 and G2.1 What a D or I card does in a tableau."""
    clause = "I3a" if card.kind == ANIMAL else "I3b"
    card.other_name = edition.text(f"{of}.name", "B2d")
    card.cost = edition.colours(f"{of}.cost", clause)
    card.gives = edition.integer(f"{of}.gives", "H1.1", high=18)
    card.frees = edition.disks(f"{of}.frees", "H1.1")
    card.changes = edition.rolls(f"{of}.changes", "G2.1")
    card.powers = edition.flags(f"{of}.powers", "A.c", POWERS)


def _check_climax(edition: Edition, tables: NeanderthalTables) -> None:
    """B1a: no two biomes have the same climax; B1a.2 but in the 1st edition two have, and dice decide."""
    if edition.number == FIRST:
        return
    edition.check_distinct({f"biome.{card.key}.climax": card.climax for card in tables.cards}, "B1a")


# --- Daughters and events ----------------------------------------------------------------------------------


def _daughters(edition: Edition, tables: NeanderthalTables) -> None:
    daughters = edition.keys("daughter")
    edition.count("daughter", len(daughters), DAUGHTERS, *(f"daughter.{key}.number" for key in daughters))
    for key in daughters:
        of = f"daughter.{key}"
        card = _card(edition, tables, "daughter", key, DAUGHTER)
        card.hunt.type = TYPES.index("club")
        card.media = edition.colours(f"{of}.media", "D7a")
        card.portals = edition.flags(f"{of}.portals", "I1.1", PORTALS)
        card.hand_size = edition.integer(f"{of}.hand_size", "B2b", high=9)
        card.powers = edition.flags(f"{of}.powers", "A.c", POWERS)
        event = Event(len(tables.events), card.number)
        event.order = edition.order(f"{of}.order", "A2.1", TRIBES)
        path = f"{of}.icons"
        for n, words in enumerate(edition.texts(path, "D.1")):
            event.icons.append(Icon(*edition.icon(f"{path}.{n}", "D.1", words, ICONS, NUMBERED, high=9)))
        tables.daughters.append(card.number)
        tables.events.append(event)


# --- Sexualities and placards ------------------------------------------------------------------------------


def _sexualities(edition: Edition, tables: NeanderthalTables) -> None:
    for name in SEXUALITIES:
        of = f"sexuality.{name}"
        found = Sexuality()
        found.mpi = [edition.integer(f"{of}.mpi.{disk}", "C.7c", high=9) for disk in DISKS]
        found.unassigned = edition.integer(f"{of}.points.unassigned", "J.2")
        found.elder = edition.integer(f"{of}.points.elder", "J.2")
        found.husband = edition.integer(f"{of}.points.husband", "J.2")
        found.daughter = edition.integer(f"{of}.points.daughter", "J.2")
        found.disk = edition.integer(f"{of}.points.disk", "J.2")
        found.trophy = edition.integer(f"{of}.points.trophy", "J.2")
        found.invention = edition.integer(f"{of}.points.invention", "J.2")
        found.alpha = edition.integer(f"{of}.points.alpha", "J.2")
        found.animal = edition.integer(f"{of}.points.animal", "J.2")
        found.gathers = edition.boolean(f"{of}.gathers", "F3.1")
        found.marries = edition.boolean(f"{of}.marries", "D4c.2")
        found.needs_husbands = edition.boolean(f"{of}.needs_husbands", "E3a.2")
        found.bids_when_tribal = edition.boolean(f"{of}.bids_when_tribal", "D7.2")
        found.moves_husbands = edition.boolean(f"{of}.moves_husbands", "E4a")
        tables.sexualities.append(found)
    cards = edition.keys("sexuality_card")
    edition.count("sexuality_card", len(cards), SEXUALITY_CARDS, *(f"sexuality_card.{key}.number" for key in cards))
    for key in cards:
        card, path = SexualityCard(key), f"sexuality_card.{key}.sides"
        card.sides = edition.choices(path, "C.5", SEXUALITIES)
        if len(set(card.sides)) != 2 or len(card.sides) != 2:
            raise edition.error(f"{path} must name two sexualities", "C.5", path)
        tables.sexuality_cards.append(card)


def _placards(edition: Edition, tables: NeanderthalTables) -> None:
    for name in RANK_NAMES:
        rank, of = Rank(), f"rank.{name}"
        rank.cost = edition.choice(f"{of}.cost", "E2a.1", DISKS)
        rank.domain = edition.choice(f"{of}.domain", "E2i.1", DOMAINS) - 1
        rank.alpha = edition.choice(f"{of}.alpha", "E5.1", ["none", *TYPES]) - 1
        tables.ranks.append(rank)
    for tribe in TRIBES:
        tables.portal.append(edition.choice(f"placard.{tribe}.portal", "C.7a", PORTALS))
        tables.homes.append(_home(edition, f"placard.{tribe}.home", "M.1"))
    if len(set(tables.homes)) != len(TRIBES):
        raise edition.error("no two tribes begin in one place", "M.1", *(f"placard.{tribe}.home" for tribe in TRIBES))
    tables.home = _home(edition, "alone.home", "L1a")


def _home(edition: Edition, path: str, clause: str) -> int:
    """L1.1: a place on the map of 4 by 5, given by its row and its column."""
    found = edition.data.integers(edition.at(path), clause, low=1, high=MAP_COLUMNS)
    if len(found) != 2 or found[0] > MAP_ROWS:
        raise edition.error(f"{path} must be a row from 1 to 4 and a column from 1 to 5", clause, path)
    return (found[0] - 1) * MAP_COLUMNS + found[1] - 1


# --- Numbers of the rules ----------------------------------------------------------------------------------


def _numbers(edition: Edition, tables: NeanderthalTables) -> None:
    tables.pieces = edition.integer("box.tribesmen", "B4.1", low=1)
    tables.disks = edition.integer("box.disks", "B3.1", low=1, high=9)
    edition.integer("box.dice", "B.8")
    tables.columns = edition.integer("start.columns", "C.3", low=1, high=9)
    tables.events_used = edition.integer("start.events", "C.1", low=1, high=DAUGHTERS)
    tables.unassigned = edition.integer("start.unassigned", "C.6", high=tables.pieces - 1)
    tables.threshold = edition.integer("conversion.portals", "I1d.1", low=1, high=len(PORTALS))
    tables.small_threshold = edition.integer("conversion.with_fewer_players", "I1d.1", low=1, high=len(PORTALS))
    tables.score_of_elder = edition.integer("points.elder", "CARD.38")
    tables.score_of_daughter = edition.integer("points.daughter", "CARD.51")


def _check_disks(edition: Edition, tables: NeanderthalTables) -> None:
    """C.7: there are disks for whatever a tribe must lay down at the start."""
    for name, sexuality in zip(SEXUALITIES, tables.sexualities, strict=True):
        for disk, number in zip(DISKS, sexuality.mpi, strict=True):
            if number + 2 > tables.disks:  # its first portal and its Fire Starter may take one each
                raise edition.error(f"a {name} tribe has too few {disk} disks", "C.7c", f"sexuality.{name}.mpi.{disk}")


def _scenarios(edition: Edition, tables: NeanderthalTables) -> None:
    """K2, N1 and N2: how they begin, and what makes a species tribal there."""
    for name, clause in SCENARIOS.items():
        scenario, of = Scenario(), f"scenario.{name}"
        scenario.unassigned = [
            edition.integer(f"{of}.unassigned.{tribe}", clause, high=tables.pieces - 1) for tribe in TRIBES
        ]
        scenario.events = edition.integer(f"{of}.events", clause, low=1, high=DAUGHTERS)
        scenario.threshold = edition.integer(f"{of}.portals", clause, high=len(PORTALS) + 1)
        tables.scenarios[name] = scenario
