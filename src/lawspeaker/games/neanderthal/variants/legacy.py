"""K1 The linked game: what the end of this game leaves to a game of Greenland, which begins where it ended.

Games do not know each other, so it is written down as the agreement of that game, with its data.
"""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    ARCHAIC,
    BLACK,
    COLOUR_OF_PORTAL,
    CRO_MAGNON,
    ICE,
    NEANDERTHAL,
    ORANGE,
    PORTAL_COUNT,
    WHITE,
)
from lawspeaker.games.neanderthal.phases.powers import animals_of, inventions_of
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.games.tribes.rows import NORTH, ROWS, SOUTH
from lawspeaker.kernel.game import Config

GREENLAND = "greenland"
LINKED = "linked"  # its variant
HEIRS = {ARCHAIC: "tunit", NEANDERTHAL: "thule", CRO_MAGNON: "norse"}  # K1b: of the same colour
DISKS = {ORANGE: "energy", WHITE: "ivory", BLACK: "iron"}  # what disks of these colours stand for there


def can_go_on(game: Neanderthal) -> bool:
    """K1.1 Points are added up, so everybody must have played for himself."""
    return len(game.order) > 1 and not game.variant.cooperative


def linked(game: Neanderthal) -> Config:
    """A.d, K1.1 The agreement of the game of Greenland: the same seats, and the tribes of the same colours."""
    rules = {"variant": LINKED}
    for tribe in game.order:
        rules[f"tribe_{game.seat_of[tribe] + 1}"] = HEIRS[tribe]
    return Config(GREENLAND, game.seats, rules, heritage(game), "what Neanderthal left behind")


def heritage(game: Neanderthal) -> str:
    """K1a.1 to K1g How the game ended, as a data file of Greenland."""
    ice = ", ".join(f"{ROWS[row]} = {ice_sheets(game, row)}" for row in (NORTH, SOUTH))
    lines = [
        "[heritage]",
        f"ice = {{ {ice} }}",
        f"random_ice = {written(game.rules.ice_falls_at_random)}",
        f"choose_elders = {written(game.rules.heirs_choose_elders)}",
    ]
    for tribe in game.order:
        lines += ["", f"[heritage.{HEIRS[tribe]}]", *legacy(game, tribe)]
    return "\n".join(lines) + "\n"


def written(flag: bool) -> str:
    return "true" if flag else "false"


def legacy(game: Neanderthal, tribe: int) -> list[str]:
    """What a tribe leaves to its heirs; K1a.2 in Greenland their player says what becomes of the tribesmen."""
    alive = game.tables.pieces + 1 - game.count(tribe, DEAD)  # K1a.1: at home, with others, elders and husbands
    alpha = game.alpha[tribe] != DEAD
    return [
        f"points = {game.points[tribe]}",
        f"tribesmen = {alive - alpha}",
        f"alpha = {written(alpha)}",
        f"elders = {[rank + 1 for rank in game.elders_of(tribe)]}",  # K1b
        f"vocal = {written(not game.tribal[tribe])}",  # K1f
        *(f"{name} = {disks_left(game, tribe, colour)}" for colour, name in DISKS.items()),
        f"animals = {handed_down(game, animals_of(game, tribe))}",  # K1c
        f"inventions = {handed_down(game, inventions_of(game, tribe))}",  # K1d
        f"daughters = {handed_down(game, game.daughters_of(tribe))}",  # K1e
    ]


def disks_left(game: Neanderthal, tribe: int, colour: int) -> int:
    """K1a.1 Disks of the vocabulary, and those that made something immature; R77 perhaps those on the brain map and on
    the sexuality card too.
    """
    if game.rules.all_disks_are_inherited:
        return game.tables.disks
    first = tribe * PORTAL_COUNT
    portals = sum(game.portals[first + n] for n in range(PORTAL_COUNT) if COLOUR_OF_PORTAL[n] == colour)
    return game.tables.disks - portals - game.ways(tribe).mpi[colour]


def handed_down(game: Neanderthal, cards: list[int]) -> int:
    """K1c, K1d, K1e How many cards are exchanged for others; R78 perhaps only mature ones."""
    return sum(1 for card in cards if game.is_mature(card) or not game.rules.only_mature_cards_are_inherited)


def ice_sheets(game: Neanderthal, row: int) -> int:
    """K1g The ice-sheets of a row."""
    return sum(1 for slot in game.slots_of(row) if game.cover[slot] == ICE)
