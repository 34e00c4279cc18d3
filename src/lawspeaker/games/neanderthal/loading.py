"""From the data files, and a user's file over them, to the tables of an edition.

Every check names the clause that the data would break.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from lawspeaker.games.neanderthal.tables import (
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
    ROWS,
    SEXUALITIES,
    TRIBES,
    TYPES,
    WANDERLUST,
    Card,
    Event,
    Hunt,
    Icon,
    Rank,
    Scenario,
    Sexuality,
    SexualityCard,
    Tables,
)
from lawspeaker.games.tribes.dice import FACES, faces
from lawspeaker.kernel.document import DataError, Document
from lawspeaker.kernel.sourced import Sourced

FOLDER = Path(__file__).with_name("data")
NAMES = ("biomes.toml", "daughters.toml", "sexualities.toml", "placards.toml", "game.toml", "first_edition.toml")
FILES = [FOLDER / name for name in NAMES]

FIRST: Final = 1
SECOND: Final = 2
OWN = "first_edition"  # the table of what the 1st edition prints differently
BIOMES_OF_A_ROW = 18  # B.6
DAUGHTERS = 21
SEXUALITY_CARDS = 3
MAP_ROWS = 4  # L1.1
MAP_COLUMNS = 5

ROLLS = [f"{type} {face}" for type in TYPES for face in range(1, FACES + 1)]
ALIKE = {"none": NONE, "double": 2, "triple": 3, "quadruple": 4}
BIOMES = KINDS[GAME : INVENTION + 1]
DOMAINS = ["none", "social", "nature", "technical"]
NUMBERED = [DIE_OFF, WANDERLUST]  # icons that show a number
SCENARIOS = {"single": "K2.1", "hominids": "N1.1", "giant_wurm": "N2.1"}


# --- The files ---------------------------------------------------------------------------------------------


def load(edition: int, override: Document | None = None) -> tuple[Tables, Sourced]:
    """The tables of an edition, with a user's file over ours if there is one, and the data they come from."""
    if override is None:
        return _shipped(edition)
    data = _ours().override(override)
    return read(data, edition), data


@cache
def _ours() -> Sourced:
    return Sourced.load(*FILES, open_tables=[OWN])


@cache
def _shipped(edition: int) -> tuple[Tables, Sourced]:
    return read(_ours(), edition), _ours()


class Edition:
    """The data as one edition prints them: the 1st has values of its own, which go before those of the same name."""

    def __init__(self, data: Sourced, number: int) -> None:
        self.data = data
        self.number = number

    def at(self, path: str) -> str:
        """Where this edition has a value."""
        own = f"{OWN}.{path}"
        return own if self.number == FIRST and self.data.has(own) else path

    def keys(self, group: str) -> list[str]:
        return self.data.keys(group, "B.6")

    def error(self, message: str, clause: str, *paths: str) -> DataError:
        return self.data.error(message, clause, *(self.at(path) for path in paths))

    def boolean(self, path: str, clause: str) -> bool:
        return self.data.boolean(self.at(path), clause)

    def integer(self, path: str, clause: str, low: int = 0, high: int = 99) -> int:
        return self.data.integer(self.at(path), clause, low, high)

    def text(self, path: str, clause: str) -> str:
        return self.data.text(self.at(path), clause)

    def choice(self, path: str, clause: str, known: list[str]) -> int:
        """A word as its place among those that are known."""
        return known.index(self.data.choice(self.at(path), clause, known))

    def choices(self, path: str, clause: str, known: list[str]) -> list[int]:
        return [known.index(word) for word in self.data.choices(self.at(path), clause, known)]

    def faces(self, path: str, clause: str) -> int:
        """Faces of a die, as a mask."""
        return faces(*self.data.integers(self.at(path), clause, low=1, high=FACES))

    def rolls(self, path: str, clause: str) -> list[int]:
        """For each type of hunt the faces that are named, as a mask."""
        masks = [0] * len(TYPES)
        for roll in self.choices(path, clause, ROLLS):
            masks[roll // FACES] |= faces(roll % FACES + 1)
        return masks

    def flags(self, path: str, clause: str, known: list[str]) -> list[bool]:
        """For each known word whether it is named."""
        named = self.choices(path, clause, known)
        return [number in named for number in range(len(known))]

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


def read(data: Sourced, number: int) -> Tables:
    """Reads and checks all of the data."""
    edition = Edition(data, number)
    tables = Tables()
    _biomes(edition, tables)
    _check_climax(edition, tables)
    _daughters(edition, tables)
    _sexualities(edition, tables)
    _check_printed(edition)
    _placards(edition, tables)
    _numbers(edition, tables)
    _check_disks(edition, tables)
    _scenarios(edition, tables)
    _check_first_edition(data)
    return tables


def _check_first_edition(data: Sourced) -> None:
    """A value of the 1st edition has a value of the same name in the 2nd."""
    for path, _, _ in data.listing():
        group, _, name = path.partition(".")
        if group == OWN and (not data.has(name) or isinstance(data.value(name, "META.1"), dict)):
            raise data.error(f"{path} stands for {name}, which is no value", "META.1", path, name)


def _check_printed(edition: Edition) -> None:
    """No two cards have the same number."""
    seen: dict[int, str] = {}
    for group in ("biome", "daughter", "sexuality_card"):
        for key in edition.keys(group):
            path = f"{group}.{key}.number"
            printed = edition.integer(path, "B.6", low=1)
            if printed in seen:
                raise edition.error(f"{seen[printed]} and {path} are both {printed}", "B.6", path, seen[printed])
            seen[printed] = path


# --- Biomes ------------------------------------------------------------------------------------------------


def _biomes(edition: Edition, tables: Tables) -> None:
    """C.2: all of the north, then all of the south."""
    biomes = edition.keys("biome")
    rows = [edition.choice(f"biome.{biome}.row", "C.2", ROWS) for biome in biomes]
    for row, name in enumerate(ROWS):
        edition.count(name, rows.count(row), BIOMES_OF_A_ROW, *(f"biome.{biome}.row" for biome in biomes))
        for biome, where in zip(biomes, rows, strict=True):
            if where == row:
                _biome(edition, tables, biome, row)
    tables.biomes = len(tables.cards)


def _card(edition: Edition, tables: Tables, group: str, key: str, kind: int) -> Card:
    card = Card(len(tables.cards), key, edition.text(f"{group}.{key}.name", "B.6"), kind)
    card.printed = edition.integer(f"{group}.{key}.number", "B.6", low=1)
    tables.cards.append(card)
    return card


def _biome(edition: Edition, tables: Tables, key: str, row: int) -> None:
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
    hunt.trophy = _alike(edition, f"{of}.trophy", "G5.1")
    hunt.trophies = edition.integer(f"{of}.trophies", "G5.1", high=9)
    hunt.hand = _alike(edition, f"{of}.hand", "G6.1")
    return hunt


def _alike(edition: Edition, path: str, clause: str) -> int:
    words = list(ALIKE)
    return ALIKE[words[edition.choice(path, clause, words)]]


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


def _check_climax(edition: Edition, tables: Tables) -> None:
    """B1a: no two biomes have the same climax; B1a.2 but in the 1st edition two have, and dice decide."""
    if edition.number == FIRST:
        return
    seen: dict[int, str] = {}
    for card in tables.cards:
        path = f"biome.{card.key}.climax"
        other = seen.setdefault(card.climax, path)
        if other != path:
            raise edition.error(f"{other} and {path} are both {card.climax}", "B1a", path, other)


# --- Daughters and events ----------------------------------------------------------------------------------


def _daughters(edition: Edition, tables: Tables) -> None:
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
        event.order = _order(edition, f"{of}.order")
        path = f"{of}.icons"
        words = edition.data.texts(edition.at(path), "D.1")
        event.icons = [_icon(edition, f"{path}.{n}", word) for n, word in enumerate(words)]
        tables.daughters.append(card.number)
        tables.events.append(event)


def _order(edition: Edition, path: str) -> list[int]:
    """A2.1: every tribe once."""
    order = edition.choices(path, "A2.1", TRIBES)
    if sorted(order) != list(range(len(TRIBES))):
        raise edition.error(f"{path} must name each of {', '.join(TRIBES)} once", "A2.1", path)
    return order


def _icon(edition: Edition, path: str, words: str) -> Icon:
    """D.1: an icon, and what it shows."""
    name, *shown = words.split() or [""]
    if name not in ICONS:
        raise edition.error(f'{path} is "{words}", which is none of {", ".join(ICONS)}', "D.1", path)
    kind = ICONS.index(name)
    if kind not in NUMBERED:
        if shown:
            raise edition.error(f"{path}: the icon {name} shows nothing more", "D.1", path)
        return Icon(kind, 1)
    if len(shown) != 1 or not re.fullmatch("[1-9]", shown[0]):
        raise edition.error(f"{path} must give the number of the icon {name}, from 1 to 9", "D.1", path)
    return Icon(kind, int(shown[0]))


# --- Sexualities and placards ------------------------------------------------------------------------------


def _sexualities(edition: Edition, tables: Tables) -> None:
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


def _placards(edition: Edition, tables: Tables) -> None:
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


def _numbers(edition: Edition, tables: Tables) -> None:
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


def _check_disks(edition: Edition, tables: Tables) -> None:
    """C.7: there are disks for whatever a tribe must lay down at the start."""
    for name, sexuality in zip(SEXUALITIES, tables.sexualities, strict=True):
        for disk, number in zip(DISKS, sexuality.mpi, strict=True):
            if number + 2 > tables.disks:  # its first portal and its Fire Starter may take one each
                raise edition.error(f"a {name} tribe has too few {disk} disks", "C.7c", f"sexuality.{name}.mpi.{disk}")


def _scenarios(edition: Edition, tables: Tables) -> None:
    """K2, N1 and N2: how they begin, and what makes a species tribal there."""
    for name, clause in SCENARIOS.items():
        scenario, of = Scenario(), f"scenario.{name}"
        scenario.unassigned = [
            edition.integer(f"{of}.unassigned.{tribe}", clause, high=tables.pieces - 1) for tribe in TRIBES
        ]
        scenario.events = edition.integer(f"{of}.events", clause, low=1, high=DAUGHTERS)
        scenario.threshold = edition.integer(f"{of}.portals", clause, high=len(PORTALS) + 1)
        tables.scenarios[name] = scenario
