"""The fields of the state of Greenland, besides those that every tribal game has."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.options import Options
from lawspeaker.games.greenland.model.tables import MINE_HELD, MINE_IDLE
from lawspeaker.games.greenland.model.zones import DECKS, EVENTS, SET_ASIDE
from lawspeaker.games.tribes.fields import tribal_fields
from lawspeaker.games.tribes.options import MOST_COUNTED
from lawspeaker.games.tribes.rows import piles
from lawspeaker.kernel.field import Field
from lawspeaker.kernel.schema import Cards, Each, Flag, Grid, Name, Some, Whole

MOST_IN_A_ROW: Final = 40

EXAMPLES: Final = {  # of the shared fields
    "event": '"sea_ice"',
    "order": '["thule", "norse", "sami", "tunit"]',
    "seat_of": "{ norse = 0, thule = 1, tunit = 2, sami = 3 }",
    "points": "{ norse = 21 }",
    "pieces": "{ walrus = { thule = 2 } }",
    "alpha": '{ norse = "unassigned" }',
    "tableau": '{ "*" = "none", husky = "norse" }',
    "hand": '{ husky = "thule" }',
    "speaker": '"norse"',
    "partner": '"thule"',
    "agreed": "{ thule = true }",
    "offers": "{ norse = 4 }",
    "silent": "{ norse = true }",
}


def fields(o: Options, seats: int) -> list[Field]:
    """What lies on the table, and where in the turn the game is."""
    card = Name(o.card, none="none")
    number = Whole(0, most=MOST_COUNTED)
    numbers, flags = Each(o.tribe, number, 0), Each(o.tribe, Flag(), False)
    flag_by_card = Each(o.card, Flag(), False)
    row = Each(o.row, Some(Name(o.card), MOST_IN_A_ROW))
    return [
        *tribal_fields(o, seats, EXAMPLES),
        # Tribes.
        Field("extinct", flags, "each tribe: whether it has died out (J1.1)", "extinct = { sami = true }"),
        Field(
            "religion",
            Each(o.tribe, Name(o.religion)),
            "each tribe: `polytheist` or `monotheist`",
            'religion = { norse = "monotheist" }',
        ),
        # Disks: B4.2 as many as there may be of ivory and iron, and B4.4 none stands in for another.
        Field("energy", numbers, "each tribe: disks of energy", "energy = { norse = 3 }"),
        Field("ivory", numbers, "each tribe: disks of ivory", 'ivory = { "*" = 0, thule = 2 }'),
        Field("iron", numbers, "each tribe: disks of iron", 'iron = { "*" = 0 }'),
        # Cards. What lies in hands is without effect (B2.2).
        Field(
            "warm",
            row,
            "each row: the cards on its warm side, from the deck outwards",
            'warm = { north = ["markland", "walrus"] }',
        ),
        Field(
            "cold",
            row,
            "each row: those on its cold side, from the left to the deck",
            'cold = { north = ["polar_bear"] }',
        ),
        Field(
            "hostile",
            Each(o.row, Flag(), False),
            "each row: whether its New World card is hostile",
            "hostile = { north = true }",
        ),
        Field(
            "decks",
            piles(o.backs, DECKS, ordered=True),
            "cards of each row: its deck, the top last",
            'decks = { north = ["polar_bear"] }',
        ),
        Field(
            "events",
            Cards(o.event, ordered=True, kind=EVENTS),
            "cards: the events to come",
            'events = ["sea_ice", "long_winters"]',
        ),
        Field(
            "set_aside",
            Cards(o.event, kind=SET_ASIDE),
            "cards: the events that are not used in this game",
            'set_aside = ["syphilis"]',
        ),
        Field(
            "past",
            Some(Name(o.event), len(o.event)),
            "some: the events that have been",
            'past = ["long_winters"]',
            copied="self.past",
        ),
        Field("aside", card, "the animal that a trade ship may bring, or `none` (C0.5.3)", 'aside = "cattle"'),
        # This turn.
        Field("resolved", flag_by_card, "each card: whether it is done in this phase", "resolved = { walrus = true }"),
        Field("contested", card, "phase 3: the card on which tribes meet, or `none`", 'contested = "walrus"'),
        Field("pledged", flags, "each tribe: whether it has promised to stay there", "pledged = { norse = true }"),
        Field("left", numbers, "each tribe: how many have left this card by deals (F0.5)", "left = { norse = 4 }"),
        Field(
            "landed",
            Grid(o.row, o.tribe, number),
            "grid, row by tribe: who came to its New World card this turn",
            "landed = { south = { norse = 2 } }",
        ),
        Field(
            "fetched",
            numbers,
            "each tribe: mariners that have brought colonists home this turn (E4.3)",
            "fetched = { tunit = 2 }",
        ),
        Field("hunted", card, "phase 4: the card being hunted, or `none`", 'hunted = "walrus"'),
        Field("rolled", flags, "each tribe: whether it has rolled there", "rolled = { thule = true }"),
        Field(
            "raided",
            flag_by_card,
            "each card: whether it was robbed this turn (H2.1)",
            "raided = { sheep = true }",
            copied="self.raided",
        ),
        Field(
            "warmed", numbers, "each tribe: cold cards it has hunted as warm ones this turn", "warmed = { tunit = 1 }"
        ),
        Field(
            "withheld",
            numbers,
            "each tribe: energy of slaughtered animals, to be had after phase 5 (H1.2)",
            "withheld = { norse = 2 }",
        ),
        Field("done", flags, "each tribe: whether it has had its part of phase 6", "done = { thule = true }"),
        Field(
            "acted",
            Grid(o.tribe, o.action, number),
            "grid, tribe by action (`domestication`, `witch_burn`, `banish`, `proselytize`, `tool_maker`, `emissary`):"
            " elders in office that have so acted this turn (I0.1)",
            "acted = { norse = { tool_maker = 1 } }",
        ),
        Field(
            "missions",
            Grid(o.tribe, o.tribe, number),
            "grid, host by tribe: missionaries there since the turn began (I6.2)",
            "missions = { thule = { norse = 1 } }",
        ),
        Field(
            "converting",
            flags,
            "each tribe: whether it turns monotheist at the end of the phase (I6.1)",
            "converting = { thule = true }",
        ),
        # Variants.
        Field("part", Whole(0, 1), "the part of the game, from 0; only `full` has two (M2.2)", "part = 0"),
        Field("heroine", card, "saga: the daughter whose saga it is, or `none` (K1.a)", 'heroine = "kirima"'),
        Field("depot", number, "the occupied island: energy of the occupiers (L2.d)", "depot = 9"),
        Field(
            "mine",
            Whole(MINE_IDLE, MINE_HELD),
            "the same: 0 nobody has hunted bog iron this turn, 1 in vain, 2 with success (L5.e)",
            "mine = 2",
        ),
        Field(
            "banked",
            Each(o.tribe, Whole(-999), 0),
            "each tribe: points of the first part (M2.3), or of a game of Neanderthal",
            "banked = { norse = 30 }",
        ),
    ]
