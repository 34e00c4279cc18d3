"""What is printed on a table of Root, by names, for whoever draws it elsewhere: the map, the cards, the pieces, the
tracks of the faction boards.
"""

from __future__ import annotations

from importlib import import_module
from typing import cast

from lawspeaker.games.root.model.faction import Kit
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import (
    ANY,
    CLEARINGS,
    FACTIONS,
    ITEMS,
    NONE,
    OWNERS,
    SUITS,
    TYPES,
    RootTables,
)

RECONSTRUCTED = "reconstructed"

Printed = dict[str, object]


def layout(setting: RootSetting) -> Printed:
    """What never changes on this table. Where factions are drafted, any of them may come to it."""
    tables = setting.tables
    agreed = [number for number in setting.factions if number != NONE]
    factions = agreed if len(agreed) == len(setting.factions) else list(range(len(FACTIONS)))
    return {
        "goal": tables.goal,
        "hand_limit": tables.hand_limit,
        "map": printed_map(setting),
        "cards": printed_cards(setting),
        "kinds": printed_kinds(setting, factions),
        "boards": {FACTIONS[number]: printed_board(setting.kits[number], tables) for number in factions},
    }


# The map


def printed_map(setting: RootSetting) -> Printed:
    chart = setting.chart
    labels = chart.labels
    lake = [clearing for clearing in range(CLEARINGS) if chart.coastal[clearing]]
    return {
        "name": chart.name,
        "clearings": {
            labels[clearing]: {
                "suit": SUITS[chart.suit[clearing]],
                "slots": chart.slots[clearing],
                "ruin": chart.ruin[clearing],
                "corner": clearing in chart.corners,
            }
            for clearing in range(CLEARINGS)
        },
        "paths": pairs(labels, chart.paths),
        "closed": [[labels[one], labels[other]] for one, other in chart.closed],
        "rivers": [pair for pair in pairs(labels, chart.rivers) if not {*pair} <= {labels[each] for each in lake}],
        "lake": [labels[clearing] for clearing in lake],
        "forests": {
            setting.options.forest.values[forest]: [labels[clearing] for clearing in around]
            for forest, around in enumerate(chart.forests)
        },
        "tower": labels[setting.tower] if setting.tower != NONE else None,
        "reconstructed": reconstructed(setting, f"map.{chart.name}.suits"),
    }


def pairs(labels: list[str], ways: list[list[int]]) -> list[list[str]]:
    """Ways between clearings, each once."""
    return [[labels[one], labels[other]] for one, others in enumerate(ways) for other in others if one < other]


def reconstructed(setting: RootSetting, path: str) -> bool:
    """Whether a value of the data is ours."""
    data = setting.box.data(setting.config)
    return data is not None and data.source(path) == RECONSTRUCTED


# Cards and pieces


def printed_cards(setting: RootSetting) -> dict[str, Printed]:
    deck = setting.deck
    found: dict[str, Printed] = {}
    for card, name in enumerate(deck.ids):
        suits = [*SUITS[:ANY], "any"]
        found[name] = {
            "suit": SUITS[deck.suit[card]],
            "cost": [suits[place] for place, count in enumerate(deck.cost[card]) for _ in range(count)],
            "item": ITEMS[deck.item[card]] if deck.item[card] != NONE else None,
            "points": deck.vp[card],
            "effect": deck.effect[card],
            "ambush": deck.ambush[card],
            "dominance": deck.dominance[card],
        }
    return found


def printed_kinds(setting: RootSetting, factions: list[int]) -> dict[str, Printed]:
    """The pieces of all who may be at this table: whose they are, what they are, how many there are."""
    hirelings = range(len(FACTIONS), len(OWNERS)) if setting.uses_hirelings else range(0)
    return {
        kind.name: {"owner": OWNERS[kind.owner], "type": TYPES[kind.type], "total": kind.total}
        for kind in setting.tables.kinds
        if kind.owner in factions or kind.owner in hirelings
    }


# The boards


def printed_board(kit: Kit, tables: RootTables) -> Printed:
    """What is printed on the board of a faction, as its drawing tells."""
    return cast(Printed, import_module(kit.drawing).layout(tables))
