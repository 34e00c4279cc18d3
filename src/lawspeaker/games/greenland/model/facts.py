"""What can be read off a table of Greenland. Only decks are hidden, so it is the same for everybody."""

from __future__ import annotations

from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import NONE, ON_SUCCESS, TRIBES, TYPES, VENEREAL, Icon
from lawspeaker.games.greenland.phases.event.phase import FIRST_ICON
from lawspeaker.games.greenland.phases.event.trade import on_offer
from lawspeaker.games.greenland.phases.hunt.odds import chance_of_success
from lawspeaker.games.greenland.phases.powers import animal_hand_size, hand_size
from lawspeaker.games.greenland.phases.scoring import points_now
from lawspeaker.games.greenland.variants.coop import Occupation
from lawspeaker.games.tribes.dice import ONE, ONE_OR_TWO, listed
from lawspeaker.games.tribes.facts import tribal_facts
from lawspeaker.games.tribes.phases import EVENT
from lawspeaker.games.tribes.rows import ROWS


def derived(game: Greenland) -> dict[str, object]:
    cards = game.options.card.values
    played = [tribe for tribe, seat in enumerate(game.seat_of) if seat != NONE]
    women = game.variant.women(game)
    return {
        **tribal_facts(game, cards, game.tables.pieces),
        "unassigned": {TRIBES[tribe]: game.unassigned(tribe) for tribe in played},
        "elders": {TRIBES[tribe]: game.all_elders(tribe) for tribe in played},
        "hand_size": {TRIBES[tribe]: hand_size(game, tribe) for tribe in played},
        "animal_hand_size": {TRIBES[tribe]: animal_hand_size(game, tribe) for tribe in played},
        "points": {TRIBES[tribe]: points for tribe, points in points_now(game).items()},
        "idle": [TRIBES[tribe] for tribe in played if game.is_idle(tribe)],
        "women": "none" if women == NONE else TRIBES[women],
        "hunters": {
            cards[card]: {TRIBES[tribe]: game.hunters(tribe, card) for tribe in played if game.hunters(tribe, card)}
            for card in game.in_rows()
        },
        "hunts": {cards[card]: hunt(game, card) for card in game.in_rows()},
        "chances": chances(game, cards, played),
        "first_out": {
            ROWS[row]: cards[min(game.in_row(row), key=lambda card: game.card(card).climax)]
            for row in range(len(ROWS))
            if game.in_row(row)
        },
        "cold": [cards[card] for card in game.in_rows() if game.is_cold(card)],
        **event(game, cards),
        "conditions": conditions(game),
    }


def chances(game: Greenland, cards: list[str], played: list[int]) -> dict[str, dict[str, int]]:
    """How likely hunters and raiders succeed where they stand, in per cent."""
    found: dict[str, dict[str, int]] = {}
    for card in [*game.in_rows(), *(card for laid in game.laid for card in laid)]:
        for tribe in played:
            chance = chance_of_success(game, tribe, card) if game.count(tribe, game.place_of(card)) > 0 else None
            if chance is not None:
                found.setdefault(cards[card], {})[TRIBES[tribe]] = round(100 * chance)
    return found


def hunt(game: Greenland, card: int) -> dict[str, object]:
    """What there is to hunt on the side of a card that is up; dice alike are 0 where a success is enough."""
    printed = game.hunt_of(card)
    dice = game.variant.hand_dice(game, card)
    return {
        "type": TYPES[printed.type],
        "hits": printed.hits,
        "hitting": listed(ONE if game.is_cold(card) else ONE_OR_TWO),
        "deadly": listed(printed.deadly | game.variant.also_deadly),
        "babies": printed.babies,
        "energy": printed.energy,
        "ivory": printed.ivory,
        "iron": printed.iron,
        "depletion": printed.depletion,
        "trophy": None if printed.trophy == NONE else printed.trophy,
        "hand": None if dice == NONE else 0 if dice == ON_SUCCESS else dice,
    }


def event(game: Greenland, cards: list[str]) -> dict[str, object]:
    """The icons that count this turn, which of them is being settled, and what the ship brings."""
    if game.event == NONE:
        return {"icons": [], "icon": NONE, "ship": False, "goods": "none"}
    icons, printed = game.variant.icons(game), game.tables.events[game.event]
    now = game.step - FIRST_ICON if game.phase == EVENT else NONE
    goods = on_offer(game) if printed.goods != NONE or now == len(icons) else NONE
    return {
        "icons": [shown(game, icon) for icon in icons],
        "icon": now,
        "ship": printed.ship,
        "goods": "none" if goods == NONE else cards[goods],
    }


def shown(game: Greenland, icon: Icon) -> dict[str, object]:
    """An icon, with the number or the tribes that it shows."""
    kind = game.options.icon.values[icon.kind]
    if icon.kind != VENEREAL:
        return {"kind": kind, "number": icon.number, "tribes": []}
    families = [name for tribe, name in enumerate(TRIBES) if (icon.number >> tribe) & 1]
    return {"kind": kind, "number": 0, "tribes": families}


def conditions(game: Greenland) -> list[bool]:
    """L9 Which of the three conditions of the occupied island are met now; elsewhere there are none."""
    if not isinstance(game.variant, Occupation):
        return []
    copy = game.copy()  # which tells nobody
    return game.variant.conditions(copy)
