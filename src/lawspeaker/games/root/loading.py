"""From the data files, and a user's file over them, to the tables of the rules.

Every check names the clause that the data would break.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

from lawspeaker.games.root import factions
from lawspeaker.games.root.model.reading import check_id
from lawspeaker.games.root.model.tables import (
    BIRD,
    CARDS,
    CLEARINGS,
    DECKS,
    EFFECTS,
    FACTIONS,
    HIRELINGS,
    ITEMS,
    MAPS,
    NONE,
    RETAINERS,
    SUITS,
    TORCH,
    TYPES,
    VIZIERS,
    Deck,
    Kind,
    Map,
    RootTables,
    SetUpCard,
)
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.sourced import Sourced

FOLDER = Path(__file__).with_name("data")
FILES = [
    *(FOLDER / name for name in ("cards.toml", "maps.toml", "items.toml", "game.toml", "hirelings.toml")),
    *factions.FILES,
]
OPEN_TABLES = ["card.both", *(f"card.{deck}" for deck in DECKS), "quest"]

PLAYERS = (2, 3, 4, 5, 6)
CLEARING_SUITS = SUITS[:BIRD]
COSTS = [*CLEARING_SUITS, "any"]
PRINTED = ["name", "suit", "kind", "copies"]
MILITANTS = 5  # each of two players has one of them, even if hirelings have taken the place of three

KINDS = {  # what a card of each kind has besides
    "item": ["cost", "item", "vp"],
    "immediate": ["cost", "effect"],
    "persistent": ["cost", "effect"],
    "ambush": [],
    "dominance": [],
}
IMMEDIATE = ["favor_foxes", "favor_rabbits", "favor_mice"]
CRAFTED = [effect for effect in EFFECTS if effect not in KINDS]
DECK_CLAUSES = {"base": "B.1.4", "exiles": "B.7.1"}
RUINS = 4
CLOSED_MARKERS = 6

Pair = tuple[int, int]


# --- The files ---------------------------------------------------------------------------------------------


def load(override: Document | None = None) -> tuple[RootTables, Sourced]:
    """The tables, with a user's file over ours if there is one, and the data they come from."""
    if override is None:
        return _shipped()
    data = _ours().override(override)
    return read(data), data


@cache
def _ours() -> Sourced:
    return Sourced.load(*FILES, open_tables=OPEN_TABLES)


@cache
def _shipped() -> tuple[RootTables, Sourced]:
    return read(_ours()), _ours()


def read(data: Sourced) -> RootTables:
    """Reads and checks all of the data."""
    tables = RootTables()
    tables.decks = [_deck(data, deck) for deck in DECKS]
    tables.maps = [_map(data, name) for name in MAPS]
    _factions(data, tables)
    tables.printed = {faction: reader(data, tables) for faction, reader in factions.READERS.items()}
    _items(data, tables)
    _numbers(data, tables)
    return tables


# --- Cards -------------------------------------------------------------------------------------------------


def _deck(data: Sourced, name: str) -> Deck:
    deck = Deck()
    deck.name = name
    groups = ["card.both", f"card.{name}"]
    cards = []
    for group in groups:
        for card in data.keys(group, "2.1"):
            _card(data, deck, group, card)
            cards.append(f"{group}.{card}")
    copies = [f"{of}.copies" for of in cards]
    if len(deck.ids) != CARDS:
        raise data.error(
            f"the deck {name} must have {CARDS} cards, not {len(deck.ids)}", DECK_CLAUSES[name], *copies, *groups
        )
    _counts(data, deck, deck.ambush, "ambush", "2.1.2", [1, 1, 1, 2], cards)
    _counts(data, deck, deck.dominance, "dominance", "2.1.3", [1, 1, 1, 1], cards)
    _of_board(data, deck, "vizier", "7.3.4", VIZIERS, "B.1.4")
    _of_board(data, deck, "retainer", "15.3.4", RETAINERS, "B.4.4")
    if len(set(deck.ids)) < len(deck.ids):
        twice = next(card for place, card in enumerate(deck.ids) if card in deck.ids[:place])
        raise data.error(f"two cards of the deck {name} have the id {twice}", "2.1", *reversed(cards), *groups)
    return deck


def _card(data: Sourced, deck: Deck, group: str, card: str) -> None:
    check_id(data, "card", card, "2.1", group)
    of = f"{group}.{card}"
    kind = data.choice(f"{of}.kind", "2.1", list(KINDS))
    known = [*PRINTED, *KINDS[kind]]
    for key in data.keys(of, "2.1"):
        if key not in known:
            raise data.error(
                f"a card of the kind {kind} has no {key}; it has {', '.join(known)}",
                "4.1",
                (*of.split("."), key),
                f"{of}.kind",
            )
    for key in known:
        if not data.has(f"{of}.{key}"):
            raise data.error(f"{of}.{key} is missing", "2.1", f"{of}.{key}", f"{of}.kind")
    name = data.text(f"{of}.name", "2.1")
    suit = SUITS.index(data.choice(f"{of}.suit", "2.1", SUITS))
    cost: list[int] = []
    if "cost" in known:
        suits = data.choices(f"{of}.cost", "4.1.1", COSTS)
        if not suits:
            raise data.error(f"card {card} can be crafted but costs nothing", "4.1.1", f"{of}.cost")
        cost = [suits.count(each) for each in COSTS]
    item, vp, effect = NONE, 0, ""
    if kind == "item":
        item = ITEMS.index(data.choice(f"{of}.item", "4.1.2", ITEMS[:TORCH]))
        vp = data.integer(f"{of}.vp", "3.2.2")
    elif "effect" in known:
        effect = data.choice(f"{of}.effect", "4.1", CRAFTED)
        if (effect in IMMEDIATE) != (kind == "immediate"):
            clause = "4.1.3" if kind == "immediate" else "4.1.2"
            raise data.error(f"the effect {effect} is not {kind}", clause, f"{of}.effect", f"{of}.kind")
    else:
        effect = kind
    copies = data.integer(f"{of}.copies", "2.1", low=1)
    for copy in range(1, copies + 1):
        deck.ids.append(card if copies == 1 else f"{card}_{copy}")
        deck.names.append(name)
        deck.suit.append(suit)
        deck.cost.append(cost)
        deck.symbols.append(sum(cost))
        deck.item.append(item)
        deck.vp.append(vp)
        deck.effect.append(effect)
        deck.persistent.append(kind == "persistent")
        deck.ambush.append(kind == "ambush")
        deck.dominance.append(kind == "dominance")


def _counts(
    data: Sourced, deck: Deck, which: list[bool], kind: str, clause: str, right: list[int], cards: list[str]
) -> None:
    """How many cards of a kind each suit has."""
    suits = [suit for suit, so in zip(deck.suit, which, strict=True) if so]
    if [suits.count(suit) for suit in range(len(SUITS))] != right:
        wanted = ", ".join(f"{many} {suit}" for many, suit in zip(right, SUITS, strict=True))
        raise data.error(
            f"the {kind} cards of the deck {deck.name} must be {wanted}",
            clause,
            *(f"{of}.{key}" for of in cards for key in ("suit", "copies", "kind")),
            "card.both",
        )


def _of_board(data: Sourced, deck: Deck, card: str, clause: str, copies: int, box: str) -> None:
    """7.3.4, 15.3.4: bird cards that are never in the deck."""
    name = data.text(f"{card}.name", clause)
    suit = SUITS.index(data.choice(f"{card}.suit", clause, [SUITS[BIRD]]))
    if data.integer(f"{card}.copies", box) != copies:
        raise data.error(f"there are {copies} cards of {name}", box, f"{card}.copies")
    for copy in range(1, copies + 1):
        deck.ids.append(f"{card}_{copy}")
        deck.names.append(name)
        deck.suit.append(suit)
        deck.cost.append([])
        deck.symbols.append(0)
        deck.item.append(NONE)
        deck.vp.append(0)
        deck.effect.append("")
        deck.persistent.append(False)
        deck.ambush.append(False)
        deck.dominance.append(False)


# --- Maps --------------------------------------------------------------------------------------------------


def _map(data: Sourced, name: str) -> Map:
    board = Map()
    of = f"map.{name}"
    board.name = name
    board.labels = [str(clearing + 1) for clearing in range(CLEARINGS)]
    _clearings(data, of, board)
    _corners(data, of, board)
    _paths(data, of, board)
    _rivers(data, of, board)
    _forests(data, of, board)
    if data.has(f"{of}.ferry"):
        board.ferry = data.integer(f"{of}.ferry", "C.2.1", low=1, high=CLEARINGS) - 1
        if board.ferry not in board.corners or not board.coastal[board.ferry]:
            raise data.error(
                f"the ferry begins in a corner on the lake, and {board.ferry + 1} is none",
                "C.2.1",
                f"{of}.ferry",
                f"{of}.corners",
                f"{of}.coast",
            )
    if data.has(f"{of}.tower"):
        board.tower = data.integer(f"{of}.tower", "C.3.1", low=1, high=CLEARINGS) - 1
        if board.tower in board.edge:
            raise data.error(
                f"the tower stands in a central clearing, and {board.tower + 1} is on the map edge",
                "C.3.1",
                f"{of}.tower",
                f"{of}.forests",
            )
    return board


def _clearings(data: Sourced, of: str, board: Map) -> None:
    suits = data.choices(f"{of}.suits", "2.2.2", CLEARING_SUITS)
    if len(suits) != CLEARINGS:
        raise data.error(f"{of}.suits must have {CLEARINGS} suits, one a clearing", "A.1", f"{of}.suits")
    for suit in CLEARING_SUITS:
        if suits.count(suit) != CLEARINGS // len(CLEARING_SUITS):
            raise data.error(
                f"{of}.suits has {suits.count(suit)} {suit} clearings; there are four of each suit",
                "B.1.2",
                f"{of}.suits",
            )
    board.suit = [SUITS.index(suit) for suit in suits]
    board.slots = data.integers(f"{of}.slots", "2.2.3", high=9)
    if len(board.slots) != CLEARINGS:
        raise data.error(f"{of}.slots must have {CLEARINGS} numbers, one a clearing", "2.2.3", f"{of}.slots")
    ruins = _listed(data, f"{of}.ruins", "5.1.4")
    if len(ruins) != RUINS:
        raise data.error(f"{of}.ruins must name {RUINS} clearings", "5.1.4", f"{of}.ruins")
    for place, clearing in enumerate(ruins):
        if not board.slots[clearing]:
            raise data.error(
                f"clearing {clearing + 1} has a ruin but no slot", "2.2.4", f"{of}.ruins.{place}", f"{of}.slots"
            )
    board.ruin = [clearing in ruins for clearing in range(CLEARINGS)]
    coast = _listed(data, f"{of}.coast", "C.2.3")
    board.coastal = [clearing in coast for clearing in range(CLEARINGS)]


def _listed(data: Sourced, path: str, clause: str) -> list[int]:
    """Clearings, none twice."""
    found = data.integers(path, clause, low=1, high=CLEARINGS)
    for place, clearing in enumerate(found):
        if clearing in found[:place]:
            raise data.error(f"{path} names clearing {clearing} twice", clause, f"{path}.{place}")
    return [clearing - 1 for clearing in found]


def _rows(data: Sourced, path: str, clause: str) -> list[list[int]]:
    """An array of lists of clearings."""
    found = data.value(path, clause)
    if not isinstance(found, list):
        raise data.error(f"{path} must be an array of arrays", clause, path)
    return [_listed(data, f"{path}.{place}", clause) for place in range(len(found))]


def _pairs(data: Sourced, path: str, clause: str) -> list[Pair]:
    """An array of pairs of clearings, none twice; the lower clearing of each first."""
    pairs: list[Pair] = []
    for place, row in enumerate(_rows(data, path, clause)):
        if len(row) != 2:
            raise data.error(f"{path} must have two clearings in each pair", clause, f"{path}.{place}")
        pair = (min(row), max(row))
        if pair in pairs:
            raise data.error(f"{path} has {_name(pair)} twice", clause, f"{path}.{place}")
        pairs.append(pair)
    return sorted(pairs)


def _name(pair: Pair) -> str:
    return f"{pair[0] + 1}-{pair[1] + 1}"


def _linked(pairs: list[Pair]) -> list[list[int]]:
    """For each clearing those it is paired with."""
    linked: list[list[int]] = [[] for _ in range(CLEARINGS)]
    for one, other in pairs:
        linked[one].append(other)
        linked[other].append(one)
    return [sorted(clearings) for clearings in linked]


def _unlinked(linked: list[list[int]]) -> list[Pair]:
    return [(one, other) for one in range(CLEARINGS) for other in linked[one] if one < other]


def _corners(data: Sourced, of: str, board: Map) -> None:
    """3.3.1.II: two pairs of opposite corners."""
    path = f"{of}.corners"
    pairs = _pairs(data, path, "3.3.1.II")
    board.corners = sorted({clearing for pair in pairs for clearing in pair})
    if len(pairs) != 2 or len(board.corners) != 4:
        raise data.error(f"{path} must be two pairs of different clearings", "3.3.1.II", path)
    board.opposite = [NONE] * CLEARINGS
    for one, other in pairs:
        board.opposite[one] = other
        board.opposite[other] = one


def _paths(data: Sourced, of: str, board: Map) -> None:
    """2.2.1: open paths; every clearing can be reached by them."""
    paths = _pairs(data, f"{of}.paths", "2.2.1")
    board.paths = _linked(paths)
    reached = [0]
    for clearing in reached:
        reached += [other for other in board.paths[clearing] if other not in reached]
    apart = [label for clearing, label in enumerate(board.labels) if clearing not in reached]
    if apart:
        raise data.error(
            f"clearing {apart[0]} of the map {board.name} cannot be reached by open paths", "2.2", f"{of}.paths"
        )
    board.closed = _pairs(data, f"{of}.closed", "C.3.1")
    both = [pair for pair in board.closed if pair in paths]
    if both:
        raise data.error(
            f"the path {_name(both[0])} of the map {board.name} is both open and closed",
            "C.3.2",
            f"{of}.closed",
            f"{of}.paths",
        )
    if len(board.closed) > CLOSED_MARKERS:
        raise data.error(
            f"{of}.closed has {len(board.closed)} paths, but there are {CLOSED_MARKERS} markers",
            "B.3.2",
            f"{of}.closed",
        )


def _rivers(data: Sourced, of: str, board: Map) -> None:
    """2.3 Rivers; C.2.2 a lake joins every two clearings of its coast."""
    rivers = _pairs(data, f"{of}.rivers", "2.3")
    coast = [clearing for clearing in range(CLEARINGS) if board.coastal[clearing]]
    lake = [(one, other) for one in coast for other in coast if one < other]
    both = [pair for pair in rivers if pair in lake]
    if both:
        raise data.error(
            f"the river {_name(both[0])} of the map {board.name} joins two clearings of the lake",
            "C.2.2",
            f"{of}.rivers",
            f"{of}.coast",
        )
    board.rivers = _linked(rivers + lake)


# --- Forests and the map edge ------------------------------------------------------------------------------


def _forests(data: Sourced, of: str, board: Map) -> None:
    """2.4, G.1.11 Each forest is enclosed, C.3.5 with trees or without; 2.4.1 what lies on the far side of one of its
    sides is next to it.
    """
    path = f"{of}.forests"
    lines = [f"{of}.{key}" for key in ("paths", "closed", "rivers", "rivers_divide", "coast")]
    divides = data.choice(f"{of}.rivers_divide", "C.1.1", ["yes", "no"]) == "yes"
    paths = _unlinked(board.paths) + board.closed
    rivers = _unlinked(board.rivers) if divides else []
    sides: dict[Pair, list[int]] = {pair: [] for pair in sorted({*paths, *rivers})}
    shore: dict[Pair, list[int]] = {}
    board.clearing_forests = [[] for _ in range(CLEARINGS)]
    for number, ring in enumerate(_rows(data, path, "2.4")):
        if len(ring) < 3:
            raise data.error("a forest lies between three clearings or more", "2.4", f"{path}.{number}")
        for one, other in pairwise([*ring, ring[0]]):
            pair = (min(one, other), max(one, other))
            if pair in sides:
                sides[pair].append(number)
            elif board.coastal[one] and board.coastal[other]:
                shore.setdefault(pair, []).append(number)
            else:
                raise data.error(
                    f"nothing divides forests between {_name(pair)} on the map {board.name}",
                    "2.4",
                    f"{path}.{number}",
                    *lines,
                )
        board.forests.append(sorted(ring))
        for clearing in ring:
            board.clearing_forests[clearing].append(number)

    for pair, forests in sides.items():
        if not 1 <= len(forests) <= 2:
            raise data.error(
                f"{_name(pair)} of the map {board.name} has {len(forests)} forests beside it, not one or two",
                "2.4",
                path,
                *lines,
            )
    _shore(data, of, board, shore)
    next_to = [set[int]() for _ in board.forests]
    for forests in [*sides.values(), *_around(board, shore)]:
        for forest in forests:
            next_to[forest].update(other for other in forests if other != forest)
    board.forest_paths = [sorted(forests) for forests in next_to]
    _edge(data, of, board, [pair for pair, forests in sides.items() if len(forests) == 1 and pair in paths])


def _shore(data: Sourced, of: str, board: Map, shore: dict[Pair, list[int]]) -> None:
    """C.2.3 and C.2.4: the lake has forests all around it, one between every two clearings of the coast."""
    meeting = [clearing for pair, forests in shore.items() for clearing in pair for _ in forests]
    for clearing in range(CLEARINGS):
        if board.coastal[clearing] and meeting.count(clearing) != 2:
            raise data.error(
                f"clearing {clearing + 1} of the map {board.name} must lie between two forests of the coast",
                "C.2.4",
                f"{of}.forests",
                f"{of}.coast",
                f"{of}.paths",
                f"{of}.closed",
                f"{of}.rivers_divide",
            )


def _around(board: Map, shore: dict[Pair, list[int]]) -> list[list[int]]:
    """At each clearing of the coast, the forests of the coast on both sides of it (C.2.4)."""
    return [
        [forest for pair, forests in shore.items() if clearing in pair for forest in forests]
        for clearing in range(CLEARINGS)
        if board.coastal[clearing]
    ]


def _edge(data: Sourced, of: str, board: Map, outer: list[Pair]) -> None:
    """G.1.15: the paths with a forest on one side only make one loop, with all corners on it."""
    along = _linked(outer)
    start = board.corners[0]
    if along[start] and all(len(others) in (0, 2) for others in along):
        board.edge = [start, along[start][0]]
        while board.edge[-1] != start:
            board.edge += [other for other in along[board.edge[-1]] if other != board.edge[-2]]
        board.edge.pop()
    if len(board.edge) != len(outer) or any(corner not in board.edge for corner in board.corners):
        raise data.error(
            f"the outer paths of the map {board.name} make no single loop through all its corners",
            "G.1.15",
            *(f"{of}.{key}" for key in ("forests", "corners", "paths", "closed", "rivers", "rivers_divide", "coast")),
        )


# --- Factions ----------------------------------------------------------------------------------------------


def _factions(data: Sourced, tables: RootTables) -> None:
    for number, faction in enumerate(FACTIONS):
        of = f"faction.{faction}"
        tables.reach.append(data.integer(f"{of}.reach", "5.2"))
        letter = data.text(f"{of}.setup", "5.1.7", longest=1)
        if not re.fullmatch("[A-Z]", letter):
            raise data.error(f"{of}.setup must be one of the letters A to Z", "5.1.7", f"{of}.setup")
        if letter in tables.setup_letter:
            other = FACTIONS[tables.setup_letter.index(letter)]
            raise data.error(
                f"{faction} and {other} have the same letter {letter}", "5.1.7", f"{of}.setup", f"faction.{other}.setup"
            )
        tables.setup_letter.append(letter)
        tables.setup_card.append(_setup_card(data, f"{of}.card"))
        _pieces(data, tables, of, number)
    if sum(card.militant for card in tables.setup_card) < MILITANTS:
        paths = [f"faction.{faction}.card.militant" for faction in FACTIONS]
        raise data.error(f"at least {MILITANTS} set-up cards must be militant", "A.8.1.I", *paths)
    _hirelings(data, tables)
    for players in PLAYERS:
        tables.min_reach[players] = data.integer(f"min_reach.{players}", "5.2")


def _setup_card(data: Sourced, of: str) -> SetUpCard:
    """A.8.1, A.8.2 The set-up card of a faction."""
    card = SetUpCard()
    card.militant = data.boolean(f"{of}.militant", "A.8.1")
    card.homelands = data.integer(f"{of}.homelands", "A.8.2", high=3)
    card.apart = data.integer(f"{of}.apart", "A.8.2.II", high=2)
    card.edge = data.boolean(f"{of}.edge", "A.8.2")
    card.builds = data.boolean(f"{of}.builds", "A.8.2")
    card.warriors = data.integer(f"{of}.warriors", "A.8.2")
    card.around = data.integer(f"{of}.around", "A.8.2")
    return card


def _pieces(data: Sourced, tables: RootTables, of: str, owner: int) -> None:
    """The kinds of pieces of a faction or hireling."""
    for type, heading in enumerate(TYPES):
        if not _ours().has(f"{of}.{heading}"):
            continue
        for kind in _ours().keys(f"{of}.{heading}", "1.5.1"):
            total = data.integer(f"{of}.{heading}.{kind}", "1.5.1", low=1)
            tables.kind_number[kind] = len(tables.kinds)
            tables.kinds.append(Kind(kind, owner, type, total))


def _hirelings(data: Sourced, tables: RootTables) -> None:
    """A.6.5, E.1.2 The hirelings with their pieces, and the control die."""
    for number, hireling in enumerate(HIRELINGS):
        of = f"hireling.{hireling}"
        faction = data.choice(f"{of}.faction", "A.6.5", [*FACTIONS, "none"])
        tables.hireling_faction.append(NONE if faction == "none" else FACTIONS.index(faction))
        _pieces(data, tables, of, len(FACTIONS) + number)
    gold, red = data.integers("control_die.gold", "E.1.2"), data.integers("control_die.red", "E.1.2")
    if not gold or len(gold) != len(red):
        raise data.error("the control die has as many gold as red faces", "E.1.2", "control_die.gold")
    tables.control_die = list(zip(gold, red, strict=True))


# --- Items ---------------------------------------------------------------------------------------------------


def _items(data: Sourced, tables: RootTables) -> None:
    tables.item_supply = [data.integer(f"items.supply.{item}", "5.1.5") for item in ITEMS[:TORCH]] + [0]
    ruins = data.choices("items.ruins.items", "9.3.4", ITEMS)
    if len(ruins) != RUINS:
        raise data.error(f"items.ruins.items must have {RUINS} items, one a ruin", "9.3.4", "items.ruins.items")
    tables.ruin_items = [ITEMS.index(item) for item in ruins]


# --- Numbers of the rules ----------------------------------------------------------------------------------


def _numbers(data: Sourced, tables: RootTables) -> None:
    tables.goal = data.integer("game.goal", "3.1", low=1)
    tables.start_hand = data.integer("game.start_hand", "5.1.3", high=7)
    tables.advanced_draw = data.integer("game.advanced_draw", "A.7", low=tables.start_hand, high=7)
    tables.hand_limit = data.integer("game.hand_limit", "6.6")
    tables.die = data.integers("game.die", "4.3.2", high=9)
    if not tables.die:
        raise data.error("game.die has no face", "4.3.2", "game.die")
    tables.dominance_needs = data.integer("dominance.needs", "3.3.1")
    tables.dominance_clearings = data.integer("dominance.clearings", "3.3.1.I", low=1, high=4)
