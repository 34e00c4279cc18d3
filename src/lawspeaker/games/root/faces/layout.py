"""What is printed on a table of Root, by names, for whoever draws it elsewhere: the map, the cards, the pieces, the
tracks of the faction boards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from lawspeaker.games.root.factions.cult.printed import CultBoard
from lawspeaker.games.root.factions.duchy.ministers import MINISTERS, RANK_OF, RANKS
from lawspeaker.games.root.factions.duchy.printed import DuchyPrinted
from lawspeaker.games.root.factions.hundreds.printed import MOODS, TRACKS, HundredsPrinted
from lawspeaker.games.root.factions.keepers.printed import KeepersPrinted
from lawspeaker.games.root.factions.riverfolk.printed import RiverfolkPrinted
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import (
    ANY,
    CHARACTERS,
    CLEARINGS,
    COLUMNS,
    CULT,
    DUCHY,
    FACTIONS,
    FIRST_HIRELING,
    HIRELINGS,
    HUNDREDS,
    ITEMS,
    KEEPERS,
    LEADERS,
    NONE,
    OWNERS,
    RIVERFOLK,
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
        "boards": {name: BOARDS[name](tables) for name in seated if name in BOARDS},
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


def marquise(tables: Tables) -> Printed:
    return {
        "cost": tables.marquise_cost,
        "points": {
            "sawmill": tables.sawmill_vp,
            "workshop": tables.workshop_vp,
            "recruiter": tables.recruiter_vp,
        },
        "draw": tables.recruiter_draw,
    }


def eyrie(tables: Tables) -> Printed:
    return {
        "points": tables.roost_vp,
        "draw": tables.roost_draw,
        "columns": COLUMNS,
        "leaders": {
            leader: [COLUMNS[column] for column in tables.leader_columns[number]]
            for number, leader in enumerate(LEADERS)
        },
    }


def alliance(tables: Tables) -> Printed:
    return {
        "cost": tables.sympathy_cost,
        "points": tables.sympathy_vp,
        "limit": tables.supporters_limit,
    }


def vagabond(tables: Tables) -> Printed:
    return {
        "aid": tables.aid_needed,
        "points": tables.relationship_vp,
        "capacity": tables.item_capacity,
        "bag": tables.bag_capacity,
        "track": tables.track_length,
        "action": {
            character: ITEMS[tables.character_cost[number]] if tables.character_cost[number] != NONE else None
            for number, character in enumerate(CHARACTERS)
        },
    }


def cult(tables: Tables) -> Printed:
    board = cast(CultBoard, tables.printed[CULT])
    return {
        "points": board.garden_vp,
        "draw": board.garden_draw,
        "cost": {
            "crusade": by_marker(board.crusade),
            "convert": by_marker(board.convert),
            "sanctify": by_marker(board.sanctify),
        },
    }


def by_marker(cost: int) -> dict[str, int]:
    """10.4.3 What a conspiracy costs by the side of the Outcast marker."""
    return {"outcast": cost, "hated": cost - 1}


def riverfolk(tables: Tables) -> Printed:
    board = cast(RiverfolkPrinted, tables.printed[RIVERFOLK])
    return {"prices": board.prices, "points": board.trade_post_vp, "protectionism": board.protectionism}


def duchy(tables: Tables) -> Printed:
    board = cast(DuchyPrinted, tables.printed[DUCHY])
    return {
        "warriors": board.warriors,
        "draw": board.draws,
        "ranks": {
            rank: {
                "crowns": board.crowns[number],
                "points": board.points[number],
                "cards": board.price[number],
                "ministers": [name for minister, name in enumerate(MINISTERS) if RANK_OF[minister] == number],
            }
            for number, rank in enumerate(RANKS)
        },
    }


def hundreds(tables: Tables) -> Printed:
    board = cast(HundredsPrinted, tables.printed[HUNDREDS])
    return {
        "oppress": board.oppress_vp,
        "values": board.values,
        "tracks": {
            name: [item for place, item in enumerate(ITEMS) if board.track[place] == number]
            for number, name in enumerate(TRACKS)
        },
        "moods": {
            mood: ITEMS[board.mood_item[number]] if board.mood_item[number] != NONE else None
            for number, mood in enumerate(MOODS)
        },
    }


def keepers(tables: Tables) -> Printed:
    board = cast(KeepersPrinted, tables.printed[KEEPERS])
    return {
        "values": board.values,
        "column_points": board.column_points,
        "draw": board.draw,
        "retinue_limit": board.retinue_limit,
    }


BOARDS: dict[str, Callable[[Tables], Printed]] = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabond,
    "vagabond2": vagabond,
    "cult": cult,
    "riverfolk": riverfolk,
    "duchy": duchy,
    "hundreds": hundreds,
    "keepers": keepers,
}
