"""What never changes on a table of Neanderthal, by names, for whoever draws it elsewhere: cards, placards, places."""

from __future__ import annotations

from lawspeaker.games.neanderthal.faces.cards import SCORES, points_of, powers
from lawspeaker.games.neanderthal.model.loading import DOMAINS
from lawspeaker.games.neanderthal.model.rules import ALIEN
from lawspeaker.games.neanderthal.model.state import NeanderthalSetting
from lawspeaker.games.neanderthal.model.tables import (
    COLOUR_OF_PORTAL,
    COLOURS,
    DAUGHTER,
    DISKS,
    FIRST_VOCAL_RANK,
    GAME,
    ICONS,
    KINDS,
    NONE,
    PORTALS,
    POWERS,
    RANK_NAMES,
    SEXUALITIES,
    TRIBES,
    TYPES,
    Card,
    NeanderthalTables,
)
from lawspeaker.games.tribes.dice import listed
from lawspeaker.games.tribes.rows import ROWS

RECONSTRUCTED = "reconstructed"


def layout(setting: NeanderthalSetting) -> dict[str, object]:
    """Everything printed, and which of it is not known but reconstructed: paths of the data files, by card."""
    tables, variant = setting.tables, setting.variant
    return {
        "tribes": TRIBES,
        "disks": DISKS,
        "slots": setting.options.slot.values,
        "columns": setting.columns,
        "mapped": variant.mapped,
        "artifacts": setting.rules.variant == ALIEN,
        "pieces": tables.pieces,
        "cards": {card.key: printed_card(card, variant.mapped) for card in tables.cards},
        "events": printed_events(tables),
        "ranks": printed_ranks(tables),
        "portals": {
            portal: {"spot": portal.split("_")[0], "disk": DISKS[COLOUR_OF_PORTAL[number]]}
            for number, portal in enumerate(PORTALS)
        },
        "sexualities": printed_sexualities(tables),
        "sexuality_cards": {card.key: [SEXUALITIES[side] for side in card.sides] for card in tables.sexuality_cards},
        "reconstructed": reconstructed(setting),
    }


def printed_card(card: Card, mapped: bool) -> dict[str, object]:
    """A card: what is told to hunters or bidders, and what it does in a tableau."""
    return {
        "kind": KINDS[card.kind],
        "row": None if card.row == NONE else ROWS[card.row],
        "climax": card.climax,
        "hunt": None if card.kind == DAUGHTER else printed_hunt(card),
        "cost": colours_in(card.cost),
        "gives": card.gives,
        "frees": disks(card.frees),
        "changes": {TYPES[type]: listed(mask) for type, mask in enumerate(card.changes) if mask},
        "hand_size": card.hand_size,
        "portals": [portal for number, portal in enumerate(PORTALS) if card.portals[number]],
        "powers": [POWERS[power] for power in powers(card, mapped)],
        "media": colours_in(card.media),
    }


def printed_hunt(card: Card) -> dict[str, object]:
    hunt = card.hunt
    return {
        "type": TYPES[hunt.type],
        "hits": hunt.hits,
        "hitting": listed(hunt.hitting),
        "bloody": listed(hunt.bloody),
        "frostbite": listed(hunt.frostbite),
        "babies": hunt.babies,
        "tools": disks(hunt.tools),
        "frees": disks(hunt.frees),
        "basket": hunt.basket,
        "predator": hunt.predator,
        "trophy": None if hunt.trophy == NONE else hunt.trophy,
        "trophies": hunt.trophies,
        "hand": None if hunt.hand == NONE or card.kind == GAME else hunt.hand,
    }


def printed_events(tables: NeanderthalTables) -> dict[str, object]:
    """Events by the names of their daughters: the order of play, and the icons with how often each is shown."""
    return {
        tables.cards[event.card].key: {
            "order": [TRIBES[tribe] for tribe in event.order],
            "icons": [{"icon": ICONS[icon.kind], "number": icon.number} for icon in event.icons],
        }
        for event in tables.events
    }


def printed_ranks(tables: NeanderthalTables) -> list[object]:
    """From the Chief to the Fire Starter; the first of them are on the tribal side only."""
    return [
        {
            "name": RANK_NAMES[number],
            "disk": DISKS[rank.cost],
            "domain": DOMAINS[1 + rank.domain],
            "alpha": None if rank.alpha == NONE else TYPES[rank.alpha],
            "tribal": number < FIRST_VOCAL_RANK,
        }
        for number, rank in enumerate(tables.ranks)
    ]


def printed_sexualities(tables: NeanderthalTables) -> dict[str, object]:
    """J The disks that lie on a sexuality, and what it scores."""
    return {
        SEXUALITIES[number]: {
            "disks": disks(sexuality.mpi),
            "points": dict(zip(SCORES, points_of(sexuality), strict=True)),
        }
        for number, sexuality in enumerate(tables.sexualities)
    }


def reconstructed(setting: NeanderthalSetting) -> dict[str, list[str]]:
    """By card, what of it is reconstructed: `climax`, `hunt.hits`, `icons`."""
    found: dict[str, list[str]] = {}
    data = setting.box.data(setting.config)
    for path, _, _ in data.listing(RECONSTRUCTED) if data is not None else ():
        group, _, rest = path.partition(".")
        card, _, value = rest.partition(".")
        if group in ("biome", "daughter"):
            found.setdefault(card, []).append(value)
    return found


# Sets and numbers of colours.


def colours_in(mask: int) -> list[str]:
    return [DISKS[colour] for colour in range(COLOURS) if (mask >> colour) & 1]


def disks(numbers: list[int]) -> list[str]:
    """So many disks of each colour, one by one."""
    return [DISKS[colour] for colour in range(COLOURS) for _ in range(numbers[colour])]
