"""The fields of the state of Root. Seats count from 0; NONE is nobody and nothing.

A copy shares what seldom changes: what `Root.own_map` copies before it changes, and lists that are never changed but
replaced by others (`tables.altered`).

What lies on a faction's board is declared in its own home; on the cards of hirelings and landmarks, with them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lawspeaker.games.root.model.draft import Boards, draft_shape
from lawspeaker.games.root.model.hireling import Hireling
from lawspeaker.games.root.model.landmark import Landmark
from lawspeaker.games.root.model.options import MOST_COUNTED
from lawspeaker.games.root.model.state import PHASES, RootSetting
from lawspeaker.games.root.model.tables import CLEARINGS, FACTIONS, HIRELINGS, LANDMARKS
from lawspeaker.games.root.model.zones import AVAILABLE, CRAFTED, DECK, DISCARDS, HAND, PLAYED, RUIN
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.field import Field, schema_of
from lawspeaker.kernel.option import Domain, counting
from lawspeaker.kernel.schema import (
    Cards,
    Each,
    Flag,
    Grid,
    Name,
    Part,
    Parts,
    Present,
    Row,
    Schema,
    SeatNumber,
    Shape,
    Some,
    Whole,
)

MOST_USED = 20
MOST_MARKERS = 3
MOST_STEPS = 20  # of a phase, and more than any has


def fields(setting: RootSetting) -> list[Field]:
    """What lies on the table, and where in the turn the game is."""
    o, seats = setting.options, setting.config.seats
    number, seat = Whole(0, most=MOST_COUNTED), SeatNumber(seats)
    totals = [kind.total for kind in setting.tables.kinds]
    by_seat = counting("seat", seats - 1)
    land = Name(o.land, none="none")
    return [
        # Whose turn, and where in it.
        Field("turn", seat, "the seat whose turn it is", "turn = 2"),
        Field(
            "turns", Whole(0, most=seats * setting.rules.round_limit), "how many turns have been played", "turns = 8"
        ),
        Field(
            "phase",
            Name(Domain("phase", PHASES)),
            "`setup`, `birdsong`, `daylight`, `evening`, `over`",
            'phase = "daylight"',
        ),
        Field("step", Whole(0, most=MOST_STEPS), "how far the phase has come; see [below](#steps)", "step = 2"),
        Field(
            "winners",
            Some(seat, seats),
            "some: the seats that have won",
            "winners = [0]",
            copied="self.winners",
        ),
        # Points.
        Field(
            "score",
            Row(Whole(-999 if setting.rules.points_go_below_zero else 0), seats),  # R38
            "row: points of each seat",
            "score = { 0 = 12 }",
            copied="self.score",
        ),
        Field(
            "dominance",
            Row(Name(o.card, none="none"), seats),
            "row: the dominance card each seat has activated",
            'dominance = { 0 = "dominance_fox" }',
            copied="self.dominance",
        ),
        Field(
            "partner",
            Row(seat, seats),
            "row: whom each Vagabond has formed a coalition with, -1 for nobody; `dominance` has the card",
            "partner = { 3 = 0 }",
            copied="self.partner",
        ),
        # The map.
        Field(
            "suit",
            Each(o.land, Name(o.land_suit)),
            "each clearing: its suit; the printed one if left out",
            'suit = { 1 = "mouse" }',
            copied="self.suit",
        ),
        Field("lost_city", land, "the clearing of all suits, as its landmark says (F)", written=False),
        Field(
            "on_map",
            Grid(o.kind, o.clearing, number, most=[total for total in totals for _ in o.clearing.values]),
            "grid, kind by clearing: how many pieces",
            "on_map = { keep = { 1 = 1 }, wood = { 1 = 2, 5 = 1 } }",
            copied="self.on_map",
        ),
        Field(
            "supply",
            Each(o.kind, number, most=totals),
            "each kind: how many in the supply or on the track; a kind that is left out is worked out",
            'supply = { "*" = 0 }',
        ),
        Field(
            "strength",
            Grid(by_seat, o.clearing, number),
            "grid, seat by clearing: warriors and buildings there (2.5)",
            written=False,
            copied="self.strength",
        ),
        Field(
            "built",
            Each(o.land, number, 0),
            "each clearing: buildings and ruins in its slots",
            written=False,
            copied="self.built",
        ),
        Field(
            "ruins",
            Each(o.land, Whole(0, 1), 0),
            "each clearing: 1 while its ruin stands",
            "ruins = { 10 = 0 }",
            copied="self.ruins",
        ),
        Field(
            "closed",
            Row(Whole(0, 1), len(setting.chart.closed)),
            "row: 1 for each path of the mountain that is still closed; [which is which](#paths-and-forests)",
            "closed = { 0 = 0 }",
            copied="self.closed",
        ),
        Field("ferry", land, "the clearing of the ferry", 'ferry = "12"'),
        Field("ferry_used", Flag(), "whether it has been used this turn", "ferry_used = true"),
        Field("path_opened", Flag(), "whether a closed path has been opened this turn", "path_opened = true"),
        # Items.
        Field(
            "items",
            Each(o.item, number),
            "each item: how many in the supply on the map; an item that is left out is worked out",
            "items = { hammer = 0 }",
            copied="self.items",
        ),
        Field(
            "crafted_items",
            Grid(by_seat, o.item, number),
            "grid, seat by item: the Crafted Items boxes",
            "crafted_items = { 0 = { boot = 1 } }",
            copied="self.crafted_items",
        ),
        Field(
            "exhausted_items",
            Grid(by_seat, o.item, number),
            "grid, seat by item: how many of those are exhausted",
            "exhausted_items = { 0 = { boot = 1 } }",
            copied="self.exhausted_items",
        ),
        Field(
            "coffins",
            Each(o.kind, number, 0, most=totals),
            "each kind: warriors on the Coffin Makers",
            "coffins = { eyrie_warrior = 3 }",
            copied="self.coffins",
        ),
        # Cards.
        Field(
            "deck",
            Cards(o.card, ordered=True, kind=DECK),
            "cards, the top last; what lies nowhere else if left out",
            'deck = ["anvil", "sword"]',
        ),
        Field(
            "discards",
            Cards(o.card, ordered=True, kind=DISCARDS),
            "cards: the discard pile, the top last",
            'discards = ["anvil"]',
        ),
        Field(
            "available",
            Cards(o.card, kind=AVAILABLE),
            "cards: the dominance cards beside the map",
            'available = ["dominance_fox"]',
        ),
        Field(
            "played",
            Cards(o.card, kind=PLAYED),
            "cards: played and not yet discarded, in the middle of an action only",
            "played = []",
        ),
        Field(  # the set-up gives each the kind of zone that its faction says
            "hands",
            Row(Cards(o.card, kind=HAND), seats),
            "row: the cards of each seat",
            'hands = { 0 = ["anvil", "sword"] }',
        ),
        Field(
            "crafted",
            Row(Cards(o.card, kind=CRAFTED), seats),
            "row: the lasting cards in front of each seat",
            'crafted = { 0 = ["armorers_1"] }',
        ),
        Field(
            "ruin_items",
            Row(Cards(o.ruin_item, kind=RUIN), CLEARINGS),
            "row: the items under the ruin of each clearing, the first clearing at 0;"
            " a ruin that is left out is filled up",
            'ruin_items = { 9 = ["boot_1"] }',
            copied="self.copied_ruin_items()",
        ),
        # This turn.
        Field(
            "activated",
            Each(o.land, number, 0),
            "each clearing: crafting pieces used this turn",
            "activated = { 5 = 1 }",
            copied="self.activated",
        ),
        Field(
            "used",
            Some(Name(o.card), MOST_USED),
            "some: the crafted cards used this turn",
            'used = ["tax_collector_1"]',
            copied="self.used",
        ),
        # Who joins the common rules.
        Field(  # once play begins nothing changes it
            "draft",
            draft_shape(setting),
            "the pool of set-up cards; see [below](#the-draft). Only where factions are drafted",
            'draft = { pool = ["eyrie", "cult", "marquise", "duchy", "corvids"], locked = "cult" }',
            written=setting.rules.set_up_is_drafted,
            copied="self.draft.copy() if self.phase == SETUP else self.draft",
        ),
        Field(
            "factions",
            boards(setting),
            "the faction boards, by name; see [below](#faction-boards)",
            "factions = { alliance = { officers = 2 } }",
        ),
        Field(
            "landmarks",
            present(setting, LANDMARKS, "Landmark", setting.make_landmark),
            "the landmarks on the map, by name; see [below](#landmarks). Only at a table with landmarks",
            'landmarks = { tower = { clearing = "10" } }',
            written=setting.uses_landmarks,
        ),
        Field(
            "track_markers",
            Some(Whole(1), MOST_MARKERS),
            "some: the spaces of the score track that have a hireling marker; only at a table with hirelings, as the"
            " next two",
            "track_markers = [8, 12]",
            written=setting.uses_hirelings,
            copied="self.track_markers",
        ),
        Field(
            "owed",
            Row(number, seats),
            "row: how many hirelings each seat is to gain",
            "owed = { 0 = 1 }",
            written=setting.uses_hirelings,
            copied="self.owed",
        ),
        Field(
            "hirelings",
            present(setting, HIRELINGS, "Hireling", setting.make_hireling),
            "the hirelings in the game, by name; see [below](#hirelings)",
            "hirelings = { prophets = { controller = 0, markers = 2 } }",
            written=setting.uses_hirelings,
        ),
    ]


def boards(setting: RootSetting) -> Shape:
    """How the faction boards are written: by name, A.8 and where factions are drafted also by seat."""
    if setting.rules.set_up_is_drafted:
        return Boards(setting)
    return Parts({FACTIONS[faction]: board(setting, seat) for seat, faction in enumerate(setting.factions)})


def board(setting: RootSetting, seat: int) -> Part:
    """How the board of a seat's faction is written."""
    kit = setting.kits[setting.factions[seat]]
    return Part(schema_of(kit.fields(seat, setting)), "Faction", partial(kit.make, seat, setting))


def present(
    setting: RootSetting, names: list[str], type: str, make: Callable[[int], Landmark | Hireling] | None
) -> Present:
    """How those of a kind are written of which only some are at the table: landmarks (F), hirelings (E)."""
    if make is None:
        raise LawspeakerError("the fields of Root are declared when it is known what can be at the table")
    return Present({name: Part(Schema(make(number).shapes(setting)), type) for number, name in enumerate(names)}, make)
