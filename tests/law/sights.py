"""Who may see what lies in each zone, read from the rulebooks and written down here once more.

The games make their zones from tables of their own; a zone that one of these declares too open is found by this.
"""

from __future__ import annotations

from collections.abc import Iterable

from lawspeaker.kernel.game import Game
from lawspeaker.kernel.zone import SPECTATOR, Zone

ALL = "all"
NONE = "none"
OWN = "own"  # the seat whose number the zone has

ROOT = {
    "deck": NONE,  # 2.1 drawn from its top, unseen
    "discards": ALL,  # 1.2.2
    "available": ALL,  # 3.3.3 dominance cards beside the map
    "played": ALL,  # 2.1 to play a card is to reveal it
    "hand": OWN,  # 1.2.1
    "crafted": ALL,  # 4.1.3
    "ruin": NONE,  # 9.3.4
    "decree": ALL,  # 7.4.2
    "viziers": ALL,  # 7.3.4
    "supporters": OWN,  # 8.2.3
    "quest_deck": NONE,  # 9.3.3
    "quests": ALL,  # 9.3.3
    "completed": ALL,  # 9.5.5
    "lost_souls": ALL,  # 10.2.6
    "rituals": ALL,  # 10.5
    "revealed": ALL,  # 12.6.1
    "plots": OWN,  # 13.2.2.I face down in the supply,
    **{f"plot_down_{clearing}": OWN for clearing in range(1, 13)},  # face down on the map,
    "plot_up": ALL,  # and face up
    "open_hand": ALL,  # 11.2.3
    "retinue": ALL,  # 15.3.4
    "figure": NONE,  # 15.2.1 the value is on the back
    "tablet": NONE,
    "jewelry": NONE,
    "market": NONE,  # F.1.1 three cards of the Black Market, unseen
    "artisans": ALL,  # E.2.2 revealed
}

GREENLAND = {
    "north": NONE,  # C0.2
    "south": NONE,
    "events": NONE,  # C0.1
    "set_aside": NONE,  # C0.1
}

NEANDERTHAL = {
    "north": NONE,  # C.2
    "south": NONE,
    "north_down": NONE,  # D1.1, L1.1
    "south_down": NONE,
    "north_gone": NONE,  # L3d
    "south_gone": NONE,
    "events": NONE,  # C.1
    "unused": NONE,  # C.1, D2.1
}

ARCTIC: dict[str, str] = {}  # it has no cards, and GLOSSARY.MONEY all money is public

SIGHTS = {"arctic": ARCTIC, "greenland": GREENLAND, "neanderthal": NEANDERTHAL, "root": ROOT}


def wrong(game: Game, zones: Iterable[Zone] | None = None) -> list[str]:
    """The names of the zones that are not in the list above, or that show a card to others than it says."""
    sights = SIGHTS[game.setting.config.game]
    return [zone.name for zone in zones or game.zones() if viewers(zone, game.seats) != expected(zone, sights, game)]


def viewers(zone: Zone, seats: int) -> list[int]:
    """Who would see a card that is laid into a zone and shown to nobody."""
    new = Zone(zone.name, zone.domain, zone.sight)
    new.add(0)
    return [seat for seat in (SPECTATOR, *range(seats)) if new.shows(0, seat)]


def expected(zone: Zone, sights: dict[str, str], game: Game) -> list[int] | None:
    kind, _, number = zone.name.rpartition(" ")
    who = sights.get(kind or zone.name)
    if who == OWN:
        return [int(number)]
    return {ALL: [SPECTATOR, *range(game.seats)], NONE: []}.get(who or "")
