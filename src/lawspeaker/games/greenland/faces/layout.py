"""What is printed on the cards, events and placards of a table, by names, for whoever draws it elsewhere.

Beside each card stands which of its values are our own reconstruction.
"""

from __future__ import annotations

from lawspeaker.games.greenland.model.loading import Edition
from lawspeaker.games.greenland.model.state import GreenlandSetting
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    DAUGHTER,
    IMPORT,
    KINDS,
    NEW_WORLD,
    NONE,
    POWERS,
    RELIGIONS,
    TITLES,
    TRIBES,
    TYPES,
    Card,
    Placard,
    Rank,
)
from lawspeaker.games.tribes.dice import listed
from lawspeaker.games.tribes.rows import ROWS

RECONSTRUCTED = "reconstructed"
GROUPS = {DAUGHTER: "daughter", IMPORT: "import", NEW_WORLD: "new_world"}  # tables of the data; others are biomes
RANK_POWERS = ["warms_new_world", "warms_card", "ivory_tools"]


def layout(setting: GreenlandSetting) -> dict[str, object]:
    """What never changes on this table."""
    tables = setting.tables
    ours = reconstructed(setting)
    return {
        "rows": ROWS,
        "ranks": setting.options.rank.values,
        "most_energy": tables.most_energy,
        "pieces": tables.pieces,
        "colonists_allowed": tables.colonists_allowed,
        "cards": {card.key: printed_card(card, ours) for card in tables.cards},
        "placards": {tribe: printed_placard(placard) for tribe, placard in zip(TRIBES, tables.placards, strict=False)},
    }


def reconstructed(setting: GreenlandSetting) -> set[str]:
    """The paths of all values that are our own, as the edition has them."""
    data = setting.box.data(setting.config)
    assert data is not None
    edition = Edition(data, 1 if setting.rules.first_edition else 3)
    paths = [path for path, _, _ in data.listing(RECONSTRUCTED)]
    return {path for path in paths if edition.at(path) == path}


def group_of(card: Card) -> str:
    """The table of the data that a card stands in."""
    if card.kind == ANIMAL and card.row == NONE:
        return "farm_animal"
    return GROUPS.get(card.kind, "biome")


def printed_card(card: Card, ours: set[str]) -> dict[str, object]:
    """A card; what it does once it lies in a tableau, and which values are ours."""
    of = f"{group_of(card)}.{card.key}."
    return {
        "kind": KINDS[card.kind],
        "number": card.printed,
        "row": None if card.row == NONE else ROWS[card.row],
        "home": None if card.home == NONE else TRIBES[card.home],
        "climax": card.climax,
        "points": card.points,
        "hay": card.hay,
        "gives": card.gives,
        "wool": card.wool,
        "sled": card.sled,
        "raid": listed(card.raid),
        "raid_deadly": listed(card.raid_deadly),
        "rerolls": by_type(card.rerolls),
        "changes": by_type(card.changes),
        "first": [TYPES[type] for type, first in enumerate(card.first) if first],
        "hand_size": card.hand_size,
        "animal_hand_size": card.animal_hand_size,
        "powers": [POWERS[power] for power, given in enumerate(card.powers) if given],
        "value": {"energy": card.value_energy, "ivory": card.value_ivory, "iron": card.value_iron},
        "ours": sorted(path.removeprefix(of) for path in ours if path.startswith(of)),
    }


def by_type(masks: list[int]) -> dict[str, list[int]]:
    """Faces by type of hunt, where there are any."""
    return {TYPES[type]: listed(mask) for type, mask in enumerate(masks) if mask}


def printed_placard(placard: Placard) -> dict[str, object]:
    """A tribe's board: its homeland, and the ranks of both sides."""
    sides = zip(RELIGIONS, placard.sides, strict=True)
    return {
        "home": ROWS[placard.home],
        "sides": {religion: [printed_rank(rank) for rank in ranks] for religion, ranks in sides},
    }


def printed_rank(rank: Rank) -> dict[str, object]:
    powers = zip(RANK_POWERS, (rank.warms_new_world, rank.warms_card, rank.ivory_tools), strict=True)
    return {
        "title": TITLES[rank.title],
        "several": rank.several,
        "rerolls": by_type(rank.rerolls),
        "hand_size": rank.hand_size,
        "powers": [power for power, given in powers if given],
    }
