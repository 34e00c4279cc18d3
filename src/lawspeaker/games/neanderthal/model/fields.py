"""The fields of the state of Neanderthal, besides those that every tribal game has."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.options import Options
from lawspeaker.games.neanderthal.model.tables import NONE, OPEN, UNTRIED
from lawspeaker.games.neanderthal.model.zones import DECKS, DOWN, EVENTS, GONE, UNUSED
from lawspeaker.games.tribes.fields import tribal_fields
from lawspeaker.games.tribes.options import MOST_COUNTED
from lawspeaker.games.tribes.rows import piles
from lawspeaker.kernel.field import Field
from lawspeaker.kernel.schema import Cards, Each, Flag, Grid, Name, Some, Whole

MOST_LOOT: Final = 60  # disks at stake at once: of all tribes, and then some
MOST_STALKERS: Final = 60  # predators still to come: after the first three for each place of a map

EXAMPLES: Final = {  # of the shared fields
    "event": '"piper"',
    "order": '["neanderthal", "archaic", "cro_magnon"]',
    "seat_of": "{ archaic = 0, neanderthal = 1, cro_magnon = 2 }",
    "points": "{ archaic = 28 }",
    "pieces": "{ caribou = { archaic = 2 } }",
    "alpha": '{ archaic = "dead" }',
    "tableau": '{ "*" = "none", piper = "archaic" }',
    "hand": '{ "*" = "none" }',
    "speaker": '"none"',
    "partner": '"none"',
    "agreed": "{ archaic = true }",
    "offers": "{ archaic = 4 }",
    "silent": "{ archaic = true }",
}


def fields(o: Options, seats: int) -> list[Field]:
    """What lies on the table, and where in the turn the game is."""
    card, slot = Name(o.card, none="none"), Name(o.slot, none="none")
    tribe = Name(o.tribe, none="none")
    number = Whole(0, most=MOST_COUNTED)
    numbers, flags = Each(o.tribe, number, 0), Each(o.tribe, Flag(), False)
    flag_by_card = Each(o.card, Flag(), False)
    card_by_tribe = Each(o.tribe, card, NONE)
    tribe_by_card = Grid(o.card, o.tribe, number)
    return [
        *tribal_fields(o, seats, EXAMPLES),
        # Tribes.
        Field(
            "sexuality_card",
            Each(o.tribe, Name(o.sexuality_card, none="none"), NONE),
            "each tribe: `selfish_gene`, `family_values`, `big_man` or `none`",
            'sexuality_card = { archaic = "big_man" }',
        ),
        Field(
            "sexuality",
            Each(o.tribe, Name(o.sexuality, none="none"), NONE),
            "each tribe: the side that is up, `promiscuous`, `pair_bonding`, `harem` or `none`;"
            " it has the disks it needs",
            'sexuality = { archaic = "harem" }',
        ),
        Field("tribal", flags, "each tribe: whether it is tribal; else it is vocal", 'tribal = { "*" = false }'),
        # Disks (B3). Those on a sexuality card (B3e) are as many as it shows, and not kept here.
        Field(
            "vocabulary",
            Grid(o.tribe, o.disk, number),
            "grid, tribe by disk: the words (B3a)",
            "vocabulary = { archaic = { orange = 5, white = 4, black = 4 } }",
        ),
        Field(
            "portals",
            Grid(o.tribe, o.portal, number),
            "grid, tribe by place of the brain map: disks there (B3b)",
            "portals = { archaic = { venus_orange = 1 } }",
        ),
        Field(
            "immature",
            Each(o.spot, Flag(), False),
            "each spot: whether a disk of the rank's colour lies under the elder (B3c)",
            'immature = { "*" = false }',
            copied="self.immature",
        ),
        Field(
            "unripe",
            flag_by_card,
            "each daughter: whether an orange disk lies under her husband at home (B3c)",
            "unripe = { piper = false }",
            copied="self.unripe",
        ),
        Field(
            "disks",
            Grid(o.card, o.disk, number),
            "grid, card by disk: what lies on a daughter, animal or invention of a tableau (B3d)",
            'disks = { "*" = {} }',
            copied="self.disks",
        ),
        # Cards.
        Field(
            "slots",
            Each(o.slot, card),
            "each place of a row: the card that lies there face up, or `none`",
            'slots = { north_1 = "caribou" }',
        ),
        Field(
            "cover",
            Each(o.slot, Name(o.cover), OPEN),
            "each place of a row: `open`, `ice`, or on a map `unexplored`",
            'cover = { "*" = "open" }',
        ),
        Field(
            "decks",
            piles(o.backs, DECKS, ordered=True),
            "cards of each row: its deck, the top last",
            'decks = { north = ["great_auk"], south = [] }',
        ),
        Field(
            "down",
            piles(o.backs, DOWN, ordered=True),
            "cards of each row, by their backs: those that lie face down in Europe",
            "down = { north = [] }",
        ),
        Field(
            "lies",
            Each(o.row, Some(Name(o.slot), len(o.slot))),
            "each row: in which places these lie, in the same order",
            "lies = { north = [] }",
        ),
        Field(
            "gone",
            piles(o.backs, GONE),
            "cards of each row, by their backs: those that have left a map unseen (L3b.1)",
            "gone = { north = [] }",
        ),
        Field(
            "events",
            Cards(o.event, ordered=True, kind=EVENTS),
            "cards: the events to come",
            'events = ["housewife", "paintress"]',
        ),
        Field(
            "unused",
            Cards(o.event, kind=UNUSED),
            "cards: the events that are kept for the Würm (C.1)",
            'unused = ["matriarch"]',
        ),
        Field(
            "past",
            Some(Name(o.event), 2 * len(o.event)),
            "some: the events that have been",
            'past = ["scheherazade"]',
            copied="self.past",
        ),
        # This turn.
        Field(
            "mapped",
            Grid(o.tribe, o.disk, number),
            "grid, tribe by disk: portals of each colour when the turn began (I2a)",
            "mapped = { archaic = { white = 1 } }",
        ),
        Field("lost", numbers, "each tribe: pieces lost to Chaos this turn (D4c.1, D6.1)", "lost = { archaic = 3 }"),
        Field("resolved", flag_by_card, "each card: whether it is done in this phase", "resolved = { rabbits = true }"),
        Field("contested", card, "phase 3: the card on which tribes meet, or `none`", 'contested = "none"'),
        Field("hunted", card, "phase 4: the card being hunted or courted, or `none`", 'hunted = "none"'),
        Field("rolled", flags, "each tribe: whether it has rolled there", "rolled = { archaic = true }"),
        Field(
            "fresh",
            flag_by_card,
            "each card: whether it came into its row in this phase (G7.2)",
            "fresh = { rabbits = true }",
            copied="self.fresh",
        ),
        Field(
            "raised",
            numbers,
            "each tribe: promotions of this phase that needed portals (E2i.1)",
            "raised = { archaic = 1 }",
        ),
        Field(
            "acted",
            numbers,
            "each tribe: husbands moved in phase 2 (E4a), or actions taken in phase 6",
            "acted = { archaic = 1 }",
        ),
        Field(
            "bids",
            numbers,
            "each tribe: phase 1, disks bid in the auction that is going on (D7b)",
            "bids = { archaic = 1 }",
        ),
        # Big game that a predator may still take away (G4), by card.
        Field(
            "prey_of",
            Each(o.card, tribe, NONE),
            "each big-game card: whose hunt a predator may still undo",
            'prey_of = { "*" = "none" }',
            copied="self.prey_of",
        ),
        Field(
            "prey_born",
            tribe_by_card,
            "grid, such a card by tribe: babies that the hunt brought",
            'prey_born = { "*" = {} }',
            copied="self.prey_born",
        ),
        Field(
            "prey_alpha",
            card_by_tribe,
            "each tribe: for which of these cards its Alpha was one of them, or `none`",
            'prey_alpha = { archaic = "none" }',
        ),
        Field(
            "prey_slot",
            Each(o.card, slot, NONE),
            "each of these: where it lay; `none` once it is lost",
            'prey_slot = { "*" = "none" }',
            copied="self.prey_slot",
        ),
        Field(
            "stalker",
            Each(o.card, card, NONE),
            "each of these: the predator before which the hunters stand",
            'stalker = { "*" = "none" }',
            copied="self.stalker",
        ),
        Field(
            "marched",
            tribe_by_card,
            "grid, such a card by tribe: if another predator is to come, the hunters of each colour"
            " who go on to it (R46)",
            'marched = { "*" = {} }',
            copied="self.marched",
        ),
        Field(
            "march_alpha",
            card_by_tribe,
            "each tribe: for which of these cards its Alpha is one of them, or `none`",
            'march_alpha = { archaic = "none" }',
        ),
        Field(
            "next_stalkers",
            Some(Name(o.card), MOST_STALKERS),
            "some: predators that were equally near and attack later (G4.2)",
            "next_stalkers = []",
        ),
        Field(
            "next_stalkers_of",
            Some(Name(o.card), MOST_STALKERS),
            "some: on which of these cards, in the same order",
            "next_stalkers_of = []",
        ),
        Field("loot", Some(Name(o.dedicated), MOST_LOOT), "some: from where such hunts have freed disks", "loot = []"),
        Field("loot_of", Some(Name(o.card), MOST_LOOT), "some: by which card, in the same order", "loot_of = []"),
        # On a map (L, M).
        Field(
            "moved",
            Grid(o.slot, o.tribe, number),
            "grid, place of a map by tribe: hunters there who have made their move (L5a)",
            'moved = { "*" = {} }',
            copied="self.moved",
        ),
        Field("alpha_moved", flags, "each tribe: whether its Alpha has", "alpha_moved = { archaic = false }"),
        Field(
            "disturbed",
            flag_by_card,
            "each card: whether it was turned up this turn under hunters, who do not hunt it yet (L3d)",
            "disturbed = { rabbits = false }",
            copied="self.disturbed",
        ),
        Field(
            "marks",
            Each(o.slot, Name(o.mark), UNTRIED),
            "each place of a map: `untried`, or what the first hunt there has shown (L6a.1)",
            'marks = { "*" = "untried" }',
            copied="self.marks",
        ),
        Field("signals", number, "artifacts at which a hunt of this turn has succeeded (L6b)", "signals = 0"),
    ]
