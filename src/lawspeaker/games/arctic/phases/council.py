"""The Arctic Council: the vote, the three laws, and Norway's accession to the EU."""

from __future__ import annotations

from lawspeaker.games.arctic.model.phrases import CONTROL_LOST, NEW_LAW, NORWAY_JOINS, NOW_ILLEGAL
from lawspeaker.games.arctic.model.state import Arctic, law_b_controller, sole_country
from lawspeaker.games.arctic.model.tables import (
    ARCTIC,
    COAST,
    COUNTRY_COUNT,
    EU,
    LAW_A,
    LAW_B,
    LAWS,
    NO,
    NONE,
    SEA,
    SPACES,
)
from lawspeaker.games.arctic.phases.facilities import lift_protection, resolve_facilities, take_control
from lawspeaker.games.arctic.phases.ships import settle_pole
from lawspeaker.kernel.ask import Flow


def accession(game: Arctic) -> None:
    """NORWAY.1 With both support markers Norway joins the EU at the end of the turn."""
    if game.joined or game.support < 2:
        return
    game.joined = True  # NORWAY.5 and NORWAY.6 follow from this
    game.tell("NORWAY.1", NORWAY_JOINS)
    for region in range(len(game.control)):
        game.ships[region * COUNTRY_COUNT + EU] += game.ships[region * COUNTRY_COUNT + NO]  # NORWAY.2
        game.ships[region * COUNTRY_COUNT + NO] = 0
        coast = game.tables.kind[region] == COAST
        if game.control[region] == NO and (not coast or game.rules.accession_is_full):  # NORWAY.3, R06
            game.control[region] = EU
        if game.protector_from[region] == NO:
            lift_protection(game, region)  # NORWAY.8
    settle_pole(game)  # R06: two fleets there are one now
    game.treasury[NO] = 0  # NORWAY.4
    game.council[NO] = game.council[EU]  # NORWAY.7
    if game.rules.accession_is_full:  # R06
        for space in range(SPACES):
            seat = game.influence[NO * SPACES + space]
            if seat != NONE:
                game.influence[NO * SPACES + space] = NONE
                game.hand[seat] += 1
        game.conflict[NO] = NONE
        game.conflict = [NONE if target == NO else target for target in game.conflict]


def majority_law(game: Arctic) -> int:
    """COUNCIL.VOTE The law with at least 4 of the 6 markers, or NONE."""
    for law in range(len(LAWS)):
        votes = sum(game.tables.council_markers[country] for country in range(ARCTIC) if game.council[country] == law)
        if votes >= game.tables.majority:
            return law
    return NONE


def vote(game: Arctic) -> Flow[None]:
    """P9.2 A new law with a majority comes into force; COUNCIL.VOTE otherwise the present one stays."""
    law = majority_law(game)
    if law in (NONE, game.law):
        return
    game.law = law
    game.tell("P9.2", NEW_LAW, law)
    changed: list[int] = []
    for region, kind in enumerate(game.tables.kind):  # P9.3; COUNCIL.0: not at the pole
        if kind == SEA and change_control(game, region, controller_under(game, region)):
            changed.append(region)
    yield from resolve_facilities(game, changed)


def controller_under(game: Arctic, region: int) -> int:
    """Who controls a sea region when the present law comes into force.

    COUNCIL.A.1 Nobody; COUNCIL.B.1 the country to its south; COUNCIL.C.1 the only country with ships there, if any.
    """
    if game.law == LAW_A:
        return NONE
    if game.law == LAW_B:
        return law_b_controller(game, region)
    return sole_country(game, region)


def change_control(game: Arctic, region: int, country: int) -> bool:
    """Set who controls a region. Gives whether it has a new controller; COUNCIL.CHANGE.1 losing one is not that."""
    if country == game.control[region]:
        return False
    if country == NONE:
        game.control[region] = NONE
        game.tell("P9.3", CONTROL_LOST, region)
        if game.facility[region] != NONE:
            game.tell("COUNCIL.CHANGE.1", NOW_ILLEGAL, game.facility[region], region)
        return False
    take_control(game, region, country, "P9.3")
    return True
