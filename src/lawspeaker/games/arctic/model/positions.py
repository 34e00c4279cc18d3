"""Positions that are given in part: what follows from what they say.

Whatever is not said and does not follow is as in the set-up.
"""

from __future__ import annotations

from lawspeaker.games.arctic.model.invariants import has_acted
from lawspeaker.games.arctic.model.state import Arctic, coast_owner, lobbyists_out, sole_country
from lawspeaker.games.arctic.model.tables import (
    ARCTIC,
    CN,
    COAST,
    COUNTRIES,
    COUNTRY_COUNT,
    EU,
    MOVE,
    NO,
    NONE,
    POLE,
    SHIPS,
)
from lawspeaker.games.arctic.phases.actions import ships_to_build
from lawspeaker.games.arctic.phases.council import controller_under
from lawspeaker.kernel.schema import says


def complete(game: Arctic, given: dict[str, object]) -> None:
    """Work out what the position leaves out, unless it says everything."""
    if len(given) < len(game.of.schema.fields):
        fill_start(game, given)
        fill_council(game, given)
        if game.joined:
            fill_accession(game, given)
        fill_control(game, given)
        fill_pieces(game, given)
        fill_protection(game, given)
        fill_action(game, given)


def says_seat(given: dict[str, object], field: str, seat: int) -> bool:
    """Whether a position gives a seat's value in a row: a list gives all, a table those whose numbers it names."""
    row = given.get(field)
    if isinstance(row, dict):
        return any(int(key) == seat for key in row)
    return row is not None


def fill_start(game: Arctic, given: dict[str, object]) -> None:
    """Who starts, and who invests.

    SETUP.B.1 Seat 0 starts.
    P3.1 Whoever starts invests first.
    """
    if "start" not in given:
        game.start = 0
    if "active" not in given:
        game.active = game.start


def fill_council(game: Arctic, given: dict[str, object]) -> None:
    """COUNCIL.VOTE If the position names the law in force, all markers lie on it, so that it stays."""
    if "law" in given and "council" not in given:
        game.council = [game.law] * ARCTIC


def fill_accession(game: Arctic, given: dict[str, object]) -> None:
    """Once Norway has joined, what the set-up gives it is gone or belongs to the EU."""
    if "support" not in given:
        game.support = 2
    for region, name in enumerate(game.tables.regions):
        if not says(given, "ships", name):
            game.ships[region * COUNTRY_COUNT + EU] += game.ships[region * COUNTRY_COUNT + NO]
            game.ships[region * COUNTRY_COUNT + NO] = 0
    if not says(given, "treasury", COUNTRIES[NO]):
        game.treasury[NO] = 0
    if not says(given, "council", COUNTRIES[NO]):
        game.council[NO] = game.council[EU]


def fill_control(game: Arctic, given: dict[str, object]) -> None:
    """Who controls what.

    COUNCIL.COAST.2 Coasts belong to their owners, whatever `*` says.
    GLOSSARY.SEA The law and the ships decide about sea regions.
    POLE.2 Whoever is alone at the pole controls it.
    END.2 If that is China, it has held the pole this turn.
    """
    singly = given.get("control", {})
    for region, kind in enumerate(game.tables.kind):
        name = game.tables.regions[region]
        if kind == COAST:
            if not isinstance(singly, dict) or name not in singly:
                game.control[region] = coast_owner(game, region)
        elif says(given, "control", name):
            continue
        elif kind != POLE:
            game.control[region] = controller_under(game, region)
        elif sole_country(game, region) != NONE:
            game.control[region] = sole_country(game, region)
    if "china_held" not in given:
        game.china_held = game.control[game.tables.pole] == CN


def fill_pieces(game: Arctic, given: dict[str, object]) -> None:
    """Pieces that are not on the board are with their owners: SETUP.C.1 tiles, SETUP.C.2 lobbyists."""
    for seat in range(game.seats):
        if not says_seat(given, "hand", seat):
            game.hand[seat] = max(0, game.of.lobbyists - lobbyists_out(game, seat))
        if not says_seat(given, "tiles", seat):
            game.tiles[seat] = max(0, game.tables.tiles[game.seats] - game.facility.count(seat))


def names_region(given: dict[str, object], field: str, name: str) -> bool:
    """Whether a position names a region, and does not only say `*`."""
    table = given.get(field)
    return isinstance(table, dict) and name in table


def fill_protection(game: Arctic, given: dict[str, object]) -> None:
    """REDEPLOY.III.4 Protectors came last turn, or this turn if their country has already acted."""
    for region, name in enumerate(game.tables.regions):
        if game.protector[region] == NONE:  # where nobody protects anything, `*` does not speak of it
            if not names_region(given, "protector_from", name):
                game.protector_from[region] = NONE
            if not names_region(given, "protector_since", name):
                game.protector_since[region] = 0
        elif not says(given, "protector_since", name):
            done = has_acted(game, game.protector_from[region])
            game.protector_since[region] = game.turn if done else game.turn - 1


def fill_action(game: Arctic, given: dict[str, object]) -> None:
    """How far the action has got.

    MOVE.2 If ships have moved or attacked, Move Ships has begun.
    R10 Control is still to be settled where they came.
    SHIP.2 All ships that can be built are still to come.
    """
    if game.pending == MOVE:
        if "busy" not in given:
            game.busy = any(game.moved) or any(game.struck) or any(game.spent)
        if "touched" not in given and not game.rules.control_at_once:
            came = zip(game.moved, game.spent, strict=True)
            game.touched = [int(moved + spent > 0) for moved, spent in came]
    elif game.pending == SHIPS and "to_build" not in given and game.acting < ARCTIC:
        game.to_build = ships_to_build(game, game.acting)
