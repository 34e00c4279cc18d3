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
    FIRST_HIRELING,
    HIRELINGS,
    ITEMS,
    NONE,
    OWNERS,
    SUITS,
    TYPES,
    Tables,
)

RECONSTRUCTED = "reconstructed"

Printed = dict[str, object]


def layout(setting: RootSetting) -> Printed:
    """What never changes on this table."""
    tables = setting.tables
    seated = [FACTIONS[number] for number in setting.factions]
    return {
        "factions": seated,
        "goal": tables.goal,
        "hand_limit": tables.hand_limit,
        "map": printed_map(setting),
        "cards": printed_cards(setting),
        "quests": printed_quests(tables),
        "kinds": printed_kinds(setting),
        "boards": {FACTIONS[number]: printed_board(setting.kits[number], tables) for number in setting.factions},
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


def printed_quests(tables: Tables) -> dict[str, Printed]:
    quests = tables.quests
    return {
        name: {
            "suit": SUITS[quests.suit[number]],
            "items": [ITEMS[item] for item in quests.items[number]],
        }
        for number, name in enumerate(quests.ids)
    }


def printed_kinds(setting: RootSetting) -> dict[str, Printed]:
    """The pieces of all who may be at this table: whose they are, what they are, how many there are."""
    tables = setting.tables
    parties = list(range(len(setting.factions)))
    if setting.uses_hirelings:
        parties += [FIRST_HIRELING + number for number in range(len(HIRELINGS))]
    return {
        tables.kinds[kind].name: {
            "owner": OWNERS[tables.kinds[kind].owner],
            "type": TYPES[tables.kinds[kind].type],
            "total": tables.kinds[kind].total,
        }
        for party in parties
        for kind in setting.kinds_of[party]
    }


# The boards


def printed_board(kit: Kit, tables: Tables) -> Printed:
    """What is printed on the board of a faction, as its drawing tells."""
    return cast(Printed, import_module(kit.drawing).printed(tables))
