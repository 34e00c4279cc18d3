"""From the data files, and a user's file over them, to the tables of an edition.

Every check names the clause that the data would break.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    CROWD,
    DAUGHTER,
    FALCONER,
    GAME,
    ICONS,
    IMPORT,
    INVENTION,
    KINDS,
    NEW_WORLD,
    NONE,
    ON_SUCCESS,
    POWERS,
    RANK_NAMES,
    RANKS,
    RELIGIONS,
    SAMI,
    SNOW_ANIMALS,
    SNOW_ELDERS,
    TITLES,
    TRIBES,
    TYPES,
    VENEREAL,
    Card,
    Event,
    GreenlandTables,
    Heritage,
    Hunt,
    Icon,
    Legacy,
    Placard,
    Rank,
    Scenario,
)
from lawspeaker.games.tribes.loading import FIRST, OWN, Printed
from lawspeaker.games.tribes.rows import ROWS
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.sourced import Sourced

FOLDER = Path(__file__).parents[1] / "data"
NAMES = (
    "biomes.toml",
    "cards.toml",
    "events.toml",
    "placards.toml",
    "game.toml",
    "scenarios.toml",
    "first_edition.toml",
)
FILES = [FOLDER / name for name in NAMES]

THIRD: Final = 3
HERITAGE = "heritage"  # the table of how a game of Neanderthal ended
CLAUSES = {FIRST: "B0.e1", THIRD: "B0.8"}  # what is in the box
COUNTS = {  # cards of each group; a farm animal's card has two sides, which are counted
    FIRST: {"north": 14, "south": 15, "new_world": 2, "daughter": 8, "farm_animal": 4, "event": 16},
    THIRD: {"north": 15, "south": 16, "new_world": 2, "daughter": 10, "farm_animal": 6, "event": 17},
}
GROUPS = ["biome", "new_world", "daughter", "farm_animal", "event"]  # tables of what has a number of its own
DAUGHTERS = {"norse": 2, "thule": 3, "tunit": 3, "sami": 2}

ALIKE = {"double": 2, "triple": 3, "quadruple": 4}
TROPHIES = {"none": NONE, **ALIKE}
HANDS = {"none": NONE, "success": ON_SUCCESS, **ALIKE}
BIOMES = KINDS[GAME : INVENTION + 1]
RANK_POWERS = ["warms_new_world", "warms_card", "ivory_tools"]
NUMBERED = [CROWD, SNOW_ELDERS, SNOW_ANIMALS, FALCONER]  # icons that show a number
ANY_ANIMAL = "animal"  # what the Iceland Trade Ship brings


# --- The files ---------------------------------------------------------------------------------------------


def load(edition: int, override: Document | None = None) -> tuple[GreenlandTables, Sourced]:
    """The tables of an edition, with a user's file over ours if there is one, and the data they come from."""
    if override is None:
        return _shipped(edition)
    data = _ours().override(override)
    return read(data, edition), data


@cache
def _ours() -> Sourced:
    return Sourced.load(*FILES, open_tables=[OWN, HERITAGE])


@cache
def _shipped(edition: int) -> tuple[GreenlandTables, Sourced]:
    return read(_ours(), edition), _ours()


class Edition(Printed):
    """The data as one edition prints them."""

    def __init__(self, data: Sourced, number: int) -> None:
        super().__init__(data, number, TYPES)
        self.clause = CLAUSES[number]
        self.without = self._without() if number == FIRST else []

    def _without(self) -> list[str]:
        """B0.e1: what the 1st edition lacks of the Sami, cards and events."""
        known = [key for group in GROUPS for key in self.data.keys(group, "B0.e1")]
        return self.data.choices(f"{OWN}.without", "B0.e1", [TRIBES[SAMI], *known])

    def keys(self, group: str) -> list[str]:
        return [key for key in self.data.keys(group, self.clause) if key not in self.without]

    def tribes(self) -> list[str]:
        return [tribe for tribe in TRIBES if tribe not in self.without]

    def count(self, group: str, found: int, table: str, key: str) -> None:
        """B0.8, B0.e1: how many cards of a group there are; which they are depends on a key of their table."""
        right = COUNTS[self.number][group]
        if found != right:
            cards = (self.at(f"{table}.{card}.{key}") for card in self.keys(table))
            raise self.data.error(
                f"there must be {right} cards of the group {group}, not {found}",
                self.clause,
                table,
                *cards,
                f"{OWN}.without",
            )


def read(data: Sourced, number: int) -> GreenlandTables:
    """Reads and checks all of the data."""
    edition = Edition(data, number)
    tables = GreenlandTables()
    _biomes(edition, tables)
    _new_world(edition, tables)
    _check_climax(edition, tables)
    _daughters(edition, tables)
    _farm_animals(edition, tables)
    _imports(edition, tables)
    _events(edition, tables)
    _check_printed(edition)
    _numbers(edition, tables)
    _placards(edition, tables)
    if number == THIRD:
        _scenarios(edition, tables)
    _box(edition, tables)
    tables.heritage = _heritage(data, tables.pieces)
    edition.check_own("B0.e1", "without")
    return tables


# --- Cards -------------------------------------------------------------------------------------------------


def _card(edition: Edition, tables: GreenlandTables, group: str, key: str, kind: int) -> Card:
    card = Card(len(tables.cards), key, edition.text(f"{group}.{key}.name", edition.clause), kind)
    tables.cards.append(card)
    return card


def _printed(edition: Edition, of: str) -> str:
    printed = edition.text(f"{of}.number", edition.clause)
    if not re.fullmatch("[0-9]{2}B?", printed):
        raise edition.error(
            f'{of}.number must be two digits, for the other side of a card with a B, not "{printed}"',
            edition.clause,
            f"{of}.number",
        )
    return printed


def _check_printed(edition: Edition) -> None:
    """No two cards have the same number; an import shares its event's."""
    paths = [f"{group}.{key}.number" for group in GROUPS for key in edition.keys(group)]
    edition.check_distinct({path: edition.text(path, edition.clause) for path in paths}, edition.clause)


# --- Biomes ------------------------------------------------------------------------------------------------


def _biomes(edition: Edition, tables: GreenlandTables) -> None:
    """B1: all of the north, then all of the south."""
    for row, biomes in enumerate(edition.biomes("B1.3", ROWS)):
        edition.count(ROWS[row], len(biomes), "biome", "row")
        for biome in biomes:
            _biome(edition, tables, biome, row)


def _biome(edition: Edition, tables: GreenlandTables, key: str, row: int) -> None:
    of = f"biome.{key}"
    card = _card(edition, tables, "biome", key, edition.choice(f"{of}.kind", "B2.6", BIOMES))
    card.printed = _printed(edition, of)
    card.row = row
    card.climax = edition.integer(f"{of}.climax", "B1.2")
    card.points = edition.integer(f"{of}.points", "J0.2")
    card.hunt = _hunt(edition, f"{of}.hunt")
    card.hunt.depletion = edition.integer(f"{of}.hunt.depletion", "G4.6", high=9)
    card.hunt.trophy = edition.meaning(f"{of}.hunt.trophy", "G5.1", TROPHIES)
    card.hunt.hand = edition.meaning(f"{of}.hunt.hand", "G6.1", HANDS)
    _check_taking(edition, card)
    if card.kind == ANIMAL:
        _animal(edition, card, f"{of}.tableau")
        card.rerolls = edition.rolls(f"{of}.tableau.rerolls", "G2.1")
        card.changes = edition.rolls(f"{of}.tableau.changes", "G3.1")
    elif card.kind == INVENTION:
        _tool(edition, card, f"{of}.tableau")


def _hunt(edition: Edition, of: str) -> Hunt:
    hunt = Hunt()
    hunt.type = edition.choice(f"{of}.type", "B1.1", TYPES)
    hunt.hits = edition.integer(f"{of}.hits", "G0.2", low=1, high=9)
    hunt.deadly = edition.faces(f"{of}.deadly", "G0.7")
    hunt.babies = edition.integer(f"{of}.babies", "G4.1", high=18)
    hunt.energy = edition.integer(f"{of}.energy", "G4.1", high=9)
    hunt.ivory = edition.integer(f"{of}.ivory", "G4.1", high=9)
    hunt.iron = edition.integer(f"{of}.iron", "G4.1", high=9)
    return hunt


def _check_taking(edition: Edition, card: Card) -> None:
    """G5.5, G6.1: D and I cards are taken into the hand, others into the tableau or not at all."""
    of = f"biome.{card.key}"
    trophy, hand = f"{of}.hunt.trophy", f"{of}.hunt.hand"
    if card.kind == GAME:
        if card.hunt.hand != NONE:
            raise edition.error(
                f"{card.key} is neither a D nor an I card and is not taken into a hand", "B2.6", hand, f"{of}.kind"
            )
        if card.points and card.hunt.trophy == NONE:
            raise edition.error(f"{card.key} scores as a trophy but cannot be one", "G5.1", f"{of}.points", trophy)
    else:
        if card.hunt.trophy != NONE:
            raise edition.error(f"{card.key} is a D or I card and no trophy", "G5.5", trophy, f"{of}.kind")
        if card.hunt.hand == NONE:
            raise edition.error(f"{card.key} is a D or I card and must show a hand", "G6.1", hand, f"{of}.kind")


def _new_world(edition: Edition, tables: GreenlandTables) -> None:
    """E2.1: one card in each row."""
    keys = edition.keys("new_world")
    edition.count("new_world", len(keys), "new_world", "number")
    rows: list[int] = []
    for key in keys:
        of = f"new_world.{key}"
        card = _card(edition, tables, "new_world", key, NEW_WORLD)
        card.printed = _printed(edition, of)
        card.row = edition.choice(f"{of}.row", "E2.1", ROWS)
        if card.row in rows:
            raise edition.error(
                f"each row has one card of the New World, and the {ROWS[card.row]} has two",
                "E2.1",
                *(f"new_world.{each}.row" for each in keys),
            )
        rows.append(card.row)
        card.climax = edition.integer(f"{of}.climax", "B1.2")
        card.hunt = _hunt(edition, f"{of}.peaceful")
        card.hostile = _hunt(edition, f"{of}.hostile")


def _check_climax(edition: Edition, tables: GreenlandTables) -> None:
    """D1.1: the lowest climax of a row is that of one card."""
    seen: dict[tuple[int, int], str] = {}
    for card in tables.cards:
        path = f"{'new_world' if card.kind == NEW_WORLD else 'biome'}.{card.key}.climax"
        other = seen.setdefault((card.row, card.climax), path)
        if other != path:
            raise edition.error(
                f"{other} and {path} are both {card.climax}; the lowest of a row must be one card",
                "D1.1",
                path,
                other,
            )


# --- Cards of the tableau ----------------------------------------------------------------------------------


def _animal(edition: Edition, card: Card, of: str) -> None:
    """B2.6 D cards: raids, hay and babies."""
    card.raid = edition.faces(f"{of}.raid", "G1.1")
    card.raid_deadly = edition.faces(f"{of}.deadly", "G1.1")
    if card.raid_deadly and not card.raid:
        raise edition.error(
            f"{card.key} cannot be raided but has bloodied faces for it", "E5.4", f"{of}.deadly", f"{of}.raid"
        )
    card.hay = edition.integer(f"{of}.hay", "H1.1", high=9)
    card.gives = edition.integer(f"{of}.gives", "H2.1", high=9)
    card.wool = edition.boolean(f"{of}.wool", "H2.2")
    card.sled = edition.boolean(f"{of}.sled", "E1.6")
    _value(edition, card, of)


def _tool(edition: Edition, card: Card, of: str) -> None:
    """G3.1 Inventions and imports."""
    card.rerolls = edition.rolls(f"{of}.rerolls", "G2.1")
    card.changes = edition.rolls(f"{of}.changes", "G3.1")
    card.first = edition.flags(f"{of}.first", "A4.3", TYPES)
    card.powers = edition.flags(f"{of}.powers", "A0.3", POWERS)
    card.hand_size = edition.integer(f"{of}.hand_size", "B2.4", high=9)
    _value(edition, card, of)


def _value(edition: Edition, card: Card, of: str) -> None:
    card.value_energy = edition.integer(f"{of}.value.energy", "B3.1", high=9)
    card.value_ivory = edition.integer(f"{of}.value.ivory", "B3.1", high=9)
    card.value_iron = edition.integer(f"{of}.value.iron", "B3.1", high=9)


def _daughters(edition: Edition, tables: GreenlandTables) -> None:
    daughters = edition.keys("daughter")
    edition.count("daughter", len(daughters), "daughter", "number")
    for key in daughters:
        of = f"daughter.{key}"
        card = _card(edition, tables, "daughter", key, DAUGHTER)
        card.printed = _printed(edition, of)
        card.home = edition.choice(f"{of}.home", "C0.5.2", edition.tribes())
        card.raid = edition.faces("sabine_raid.succeeds", "AP.20")
        card.raid_deadly = edition.faces("sabine_raid.deadly", "AP.20")
        card.rerolls = edition.rolls(f"{of}.rerolls", "G2.1")
        card.first = edition.flags(f"{of}.first", "A4.3", TYPES)
        card.powers = edition.flags(f"{of}.powers", "F1.2", POWERS)
        card.hand_size = edition.integer(f"{of}.hand_size", "B2.4", high=9)
        card.animal_hand_size = edition.integer(f"{of}.animal_hand_size", "B2.7", high=9)
        tables.daughters.append(card.number)
    homes = [tables.cards[number].home for number in tables.daughters]
    for number, tribe in enumerate(edition.tribes()):
        if homes.count(number) != DAUGHTERS[tribe]:
            raise edition.error(
                f"{tribe} must have {DAUGHTERS[tribe]} daughters, not {homes.count(number)}",
                "C0.5.2",
                *(f"daughter.{key}.home" for key in daughters),
            )


def _farm_animals(edition: Edition, tables: GreenlandTables) -> None:
    animals = edition.keys("farm_animal")
    edition.count("farm_animal", len(animals), "farm_animal", "number")
    sides: dict[str, Card] = {}
    for key in animals:
        of = f"farm_animal.{key}"
        card = _card(edition, tables, "farm_animal", key, ANIMAL)
        card.printed = _printed(edition, of)
        card.home = edition.choice(f"{of}.home", "C0.5.3", edition.tribes())
        card.points = edition.integer(f"{of}.points", "J0.2")
        _animal(edition, card, of)
        sides[card.printed] = card
    for card in sides.values():
        path = f"farm_animal.{card.key}.number"
        printed = card.printed.removesuffix("B") if card.printed.endswith("B") else f"{card.printed}B"
        other = sides.get(printed)
        if other is None:
            numbers = (f"farm_animal.{animal}.number" for animal in animals)
            raise edition.error(f"{path} is {card.printed}, but no animal is {printed}", "C0.5.3", path, *numbers)
        if other.home != card.home:
            raise edition.error(
                f"{card.key} and {other.key} are two sides of a card but belong to two tribes",
                "C0.5.3",
                f"farm_animal.{card.key}.home",
                f"farm_animal.{other.key}.home",
            )
        card.other_side = other.number


def _imports(edition: Edition, tables: GreenlandTables) -> None:
    """D10.1: an import is in the box if the event that brings it is."""
    bringers = _bringers(edition)
    for key in edition.keys("import"):
        if key not in bringers:
            goods = (f"event.{event}.goods" for event in edition.keys("event"))
            raise edition.error(f"no event brings import.{key}", "D10.1", f"import.{key}", *goods)
        if bringers[key] in edition.without:
            continue
        of = f"import.{key}"
        card = _card(edition, tables, "import", key, IMPORT)
        card.printed = _printed(edition, f"event.{bringers[key]}")
        card.points = edition.integer(f"{of}.points", "J0.2")
        _tool(edition, card, of)


def _bringers(edition: Edition) -> dict[str, str]:
    """D10.1: for each import the event that brings it, even one that this edition lacks."""
    known = ["none", ANY_ANIMAL, *edition.keys("import")]
    bringers: dict[str, str] = {}
    for event in edition.data.keys("event", "D10.1"):
        path = f"event.{event}.goods"
        goods = known[edition.choice(path, "D10.1", known)]
        if goods == "none":
            continue
        other = bringers.setdefault(goods, event)
        if other != event:
            raise edition.error(f"{other} and {event} both bring the {goods}", "D10.1", path, f"event.{other}.goods")
    return bringers


# --- Events ------------------------------------------------------------------------------------------------


def _events(edition: Edition, tables: GreenlandTables) -> None:
    events = edition.keys("event")
    edition.count("event", len(events), "event", "number")
    imports = {card.key: card.number for card in tables.cards if card.kind == IMPORT}
    for key in events:
        of = f"event.{key}"
        event = Event(len(tables.events), key, edition.text(f"{of}.name", edition.clause))
        event.printed = _printed(edition, of)
        event.order = _order(edition, f"{of}.order")
        path = f"{of}.icons"
        event.icons = [_icon(edition, f"{path}.{n}", icon) for n, icon in enumerate(edition.texts(path, "D0.1"))]
        goods = edition.text(f"{of}.goods", "D10.1")
        event.ship = goods != "none"
        event.goods = imports.get(goods, NONE)
        tables.events.append(event)


def _order(edition: Edition, path: str) -> list[int]:
    """A2.1: every tribe once; one that this edition lacks is passed over."""
    order = edition.order(path, "A2.1", TRIBES)
    return [tribe for tribe in order if TRIBES[tribe] not in edition.without]


def _icon(edition: Edition, path: str, words: str) -> Icon:
    """D0.1: an icon, and what it shows."""
    name, _, families = words.partition(" ")
    if name != ICONS[VENEREAL]:
        return Icon(*edition.icon(path, "D0.1", words, ICONS, NUMBERED, high=99))
    shown = set(families.split())
    if not shown or not shown <= set(TRIBES):
        raise edition.error(f"{path} must name the tribes of the icon {name}", "D2.5", path)
    return Icon(VENEREAL, sum(1 << TRIBES.index(tribe) for tribe in shown))


# --- Placards ----------------------------------------------------------------------------------------------


def _placards(edition: Edition, tables: GreenlandTables) -> None:
    for tribe in edition.tribes():
        of = f"placard.{tribe}"
        placard = Placard()
        placard.home = edition.choice(f"{of}.home", "E1.2", ROWS)
        placard.unassigned = edition.integer(f"{of}.unassigned", "C0.6")
        placard.colonists = edition.integer(f"{of}.colonists", "C0.7")
        begin = placard.unassigned + placard.colonists + RANKS
        if begin > tables.pieces:
            raise edition.error(
                f"{tribe} begins with {begin} tribesmen besides the Alpha, but has {tables.pieces}",
                "B4.1",
                f"{of}.unassigned",
                f"{of}.colonists",
                "box.tribesmen",
            )
        placard.sides = [[_rank(edition, f"{of}.{side}", rank) for rank in RANK_NAMES] for side in RELIGIONS]
        tables.placards.append(placard)


def _rank(edition: Edition, side: str, name: str) -> Rank:
    of = f"{side}.{name}"
    rank = Rank()
    rank.title = edition.choice(f"{of}.title", "AP.5", TITLES)
    rank.several = edition.boolean(f"rank.{name}.several", "E3.3")
    rank.hand_size = edition.integer(f"rank.{name}.hand_size", "B2.4", high=9)
    rank.rerolls = edition.rolls(f"{of}.rerolls", "G2.1")
    powers = edition.flags(f"{of}.powers", "AP.5", RANK_POWERS)
    rank.warms_new_world, rank.warms_card, rank.ivory_tools = powers
    return rank


# --- Scenarios ---------------------------------------------------------------------------------------------


def _scenarios(edition: Edition, tables: GreenlandTables) -> None:
    """M1 to M3: what is laid out, and what is left out."""
    real, full, early = Scenario(), Scenario(), Scenario()
    of = "scenario.real_story"
    real.rows = [_by_climax(edition, tables, f"{of}.row.{row}", "M1.1") for row in ROWS]
    real.tops = [_by_climax(edition, tables, f"{of}.top.{row}", "M1.2") for row in ROWS]
    for row, name in enumerate(ROWS):
        if set(real.rows[row]) & set(real.tops[row]):
            paths = (f"{of}.top.{name}", f"{of}.row.{name}")
            raise edition.error("a card cannot lie in a row and on top of its deck", "M1.2", *paths)
    real.hunters = [edition.integer(f"{of}.hunters.{tribe}", "M1.3") for tribe in TRIBES]
    for tribe, (hunters, placard) in enumerate(zip(real.hunters, tables.placards, strict=True)):
        if hunters + placard.colonists + RANKS > tables.pieces:
            path = f"{of}.hunters.{TRIBES[tribe]}"
            raise edition.error(f"{TRIBES[tribe]} has only {tables.pieces} tribesmen", "B4.1", path)
    full.rows = [_by_climax(edition, tables, f"scenario.full.row.{row}", "M2.1") for row in ROWS]
    early.without = edition.choices("scenario.early.without", "M3.2", [event.key for event in tables.events])
    tables.scenarios = {"real_story": real, "full": full, "early": early}


def _by_climax(edition: Edition, tables: GreenlandTables, path: str, clause: str) -> list[int]:
    """Biomes of the row that a path ends with, given by their climax."""
    row = ROWS.index(path.rpartition(".")[2])
    known = {card.climax: card.number for card in tables.cards if card.row == row and card.kind != NEW_WORLD}
    found = edition.data.integers(path, clause, low=0, high=99)
    for climax in found:
        if climax not in known:
            raise edition.error(f"{path}: no biome of the {ROWS[row]} has climax {climax}", clause, path)
        if found.count(climax) > 1:
            raise edition.error(f"{path} names climax {climax} twice", clause, path)
    return [known[climax] for climax in found]


# --- What a game of Neanderthal leaves behind --------------------------------------------------------------


def _heritage(data: Sourced, pieces: int) -> Heritage:
    """neanderthal:K1.1 How that game ended, if a file says so."""
    heritage = Heritage()
    clause = "neanderthal:K1.1"
    for key in data.keys(HERITAGE, clause):
        of = f"{HERITAGE}.{key}"
        if key == "ice":
            heritage.ice = [data.integer(f"{of}.{row}", "neanderthal:K1g") for row in ROWS]
        elif key == "random_ice":
            heritage.random_ice = data.boolean(of, "neanderthal:K1g")
        elif key == "choose_elders":
            heritage.choose_elders = data.boolean(of, "neanderthal:K1a.2")
        elif key in TRIBES[:SAMI]:
            heritage.legacies[TRIBES.index(key)] = _legacy(data, of, pieces)
        else:
            raise data.error(f"{of} is neither ice, random_ice, choose_elders nor a tribe", clause, of)
    return heritage


def _legacy(data: Sourced, of: str, pieces: int) -> Legacy:
    """What one tribe brings along."""
    legacy = Legacy()
    legacy.points = data.integer(f"{of}.points", "neanderthal:K1.1", low=-999, high=999)
    legacy.tribesmen = data.integer(f"{of}.tribesmen", "neanderthal:K1a.1", high=pieces)
    legacy.alpha = data.boolean(f"{of}.alpha", "neanderthal:K1a.1")
    ranks = data.integers(f"{of}.elders", "neanderthal:K1b", low=1, high=RANKS)
    legacy.elders = sorted({rank - 1 for rank in ranks})
    legacy.vocal = data.boolean(f"{of}.vocal", "neanderthal:K1f")
    legacy.energy = data.integer(f"{of}.energy", "neanderthal:K1a.1")
    legacy.ivory = data.integer(f"{of}.ivory", "neanderthal:K1a.1")
    legacy.iron = data.integer(f"{of}.iron", "neanderthal:K1a.1")
    legacy.animals = data.integer(f"{of}.animals", "neanderthal:K1c")
    legacy.inventions = data.integer(f"{of}.inventions", "neanderthal:K1d")
    legacy.daughters = data.integer(f"{of}.daughters", "neanderthal:K1e")
    return legacy


# --- Numbers of the rules ----------------------------------------------------------------------------------


def _numbers(edition: Edition, tables: GreenlandTables) -> None:
    tables.pieces = edition.integer("box.tribesmen", "B4.1", low=1)
    tables.energy = edition.integer("start.energy", "C0.8")
    tables.ivory = edition.integer("start.ivory", "C0.8")
    tables.iron = edition.integer("start.iron", "C0.8")
    tables.most_energy = edition.integer("limit.energy", "B4.3")
    if tables.energy > tables.most_energy:
        raise edition.error(
            f"everybody begins with {tables.energy} energy, but may have no more than {tables.most_energy}",
            "B4.3",
            "start.energy",
            "limit.energy",
        )
    tables.mariner_carries = edition.integer("limit.mariner", "E1.3", low=1)
    tables.colonists_allowed = edition.integer("limit.colonists", "F3.1")
    tables.representative_points = edition.integer("points.representative", "J0.5")
    tables.meteorite_points = edition.integer("points.meteorite", "G5.6")


def _box(edition: Edition, tables: GreenlandTables) -> None:
    """B0.4 The disks of energy; B0.5 to B0.7 are shown only, but a number is a number."""
    tables.energy_disks = edition.integer("box.energy", "B0.4")
    for clause, pieces in (("B0.5", "ivory"), ("B0.6", "iron"), ("B0.7", "dice")):
        edition.integer(f"box.{pieces}", clause)
