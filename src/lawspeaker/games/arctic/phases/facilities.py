"""Facilities: building them, destroying them, and what a new controller means for them."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.arctic.model.options import PAY, REFUSE
from lawspeaker.games.arctic.model.phrases import (
    BUILD,
    BUILT_ILLEGAL,
    BUILT_LEGAL,
    CONTROLS,
    DESTROYED,
    LICENCE,
    LICENCE_PAID,
    LICENCE_REFUSED,
    NOTHING_BUILT,
    NOW_LEGAL,
)
from lawspeaker.games.arctic.model.reasons import (
    BUILDING_TOO_DEAR,
    BUILT_UP,
    CHINA_ONLY_AT_SEA,
    DEFENDED_BY_SHIPS,
    FOREIGN_CONTROL,
    IS_PROTECTED,
    LICENCE_TOO_DEAR,
    NO_DEPOSIT,
    NO_SHIP_TO_CLAIM,
    NO_TILES,
    NOT_AT_POLE,
    NOTHING_TO_RAID,
    OWN_CONTROL,
    RAID_AT_PEACE,
)
from lawspeaker.games.arctic.model.state import Arctic, in_conflict
from lawspeaker.games.arctic.model.tables import ARCTIC, CN, COUNTRY_COUNT, NONE, POLE, SEA
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

# III. Build Facility


def forbids_site(game: Arctic, country: int, region: int) -> Reason | None:
    """Whether a country's action can build in a region at all, money and tiles aside.

    Legal or illegal is the region's matter: COUNCIL.COAST.1 a coast is always controlled, COUNCIL.A.2 under law A no
    sea is, COUNCIL.B.2 under law B every sea, COUNCIL.C.4 under law C some are.
    """
    tables = game.tables
    if tables.kind[region] == POLE:
        return NOT_AT_POLE
    if country == CN and tables.kind[region] != SEA:
        return CHINA_ONLY_AT_SEA
    if tables.deposit[region] == NONE:
        return NO_DEPOSIT
    if game.facility[region] != NONE:
        return BUILT_UP
    controller = game.control[region]
    if controller == NONE:  # BUILD.5: ships of others do not matter
        return None if game.ships[region * COUNTRY_COUNT + country] > 0 else NO_SHIP_TO_CLAIM
    return None if controller == country else FOREIGN_CONTROL


def building_cost(game: Arctic, region: int) -> int:
    """BUILD.3 The cost of the ring, BUILD.2 and a licence where the region is controlled."""
    licence = game.tables.licence if game.control[region] != NONE else 0
    return game.tables.cost[region] + licence


def forbids_building(game: Arctic, seat: int, country: int, region: int) -> Reason | None:
    """LIMIT.2 A site that is allowed, a tile (COMP.4) and the money for it (BUILD.2, BUILD.3); R16."""
    reason = forbids_site(game, country, region)
    if reason is not None:
        return reason
    if game.tiles[seat] == 0:
        return NO_TILES
    cost = building_cost(game, region)
    return BUILDING_TOO_DEAR if cost > game.money[seat] else None


def sites(game: Arctic, country: int) -> list[int]:
    """The regions a country's action could build in."""
    return [region for region in range(len(game.facility)) if forbids_site(game, country, region) is None]


def buildable_regions(game: Arctic, seat: int, country: int) -> list[int]:
    """The regions where a seat can build with a country's action."""
    return [region for region in range(len(game.facility)) if not forbids_building(game, seat, country, region)]


def build_facility(game: Arctic, seat: int, country: int, clause: str) -> Flow[None]:
    """BUILD.7 Build exactly one facility: BUILD.2 a legal or BUILD.4 an illegal one. P5.3 The same for China."""
    regions = buildable_regions(game, seat, country)
    if not regions:  # only where an empty build is allowed (R16)
        game.tell("LIMIT.2", NOTHING_BUILT, seat, country)
        return
    chosen = yield build_ask(game, seat, country, clause, regions)
    region = chosen.args[0]
    cost = building_cost(game, region)
    legal = game.control[region] != NONE
    game.money[seat] -= cost
    game.tiles[seat] -= 1
    game.facility[region] = seat
    if legal and country < ARCTIC:  # SETUP.A.4: a licence for China goes to the bank
        game.treasury[country] += game.tables.licence
    if legal:
        game.tell("BUILD.2", BUILT_LEGAL, seat, country, region, cost)
    else:
        game.tell("BUILD.4", BUILT_ILLEGAL, seat, country, region, cost)


def build_ask(game: Arctic, seat: int, country: int, clause: str, regions: list[int]) -> Ask:
    """BUILD.1 Where to build."""
    ask = Ask(game, seat, BUILD, clause, (country,), checkpoint=True)
    return ask.offer(game.options.build, regions, BUILDING)


class Building(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_building(game, ask.seat, ask.args[0], a)


BUILDING: Final = Building()


# Destroying a facility with ships


def forbids_raid(game: Arctic, country: int, region: int) -> Reason | None:
    """Whether ships of a country may attack the facility of a region, their number aside."""
    if game.facility[region] == NONE:
        return NOTHING_TO_RAID
    if game.protector[region] != NONE:
        return IS_PROTECTED
    controller = game.control[region]
    if controller == NONE:
        return None
    if controller == country:
        return OWN_CONTROL
    if not in_conflict(game, country, controller):
        return RAID_AT_PEACE
    return DEFENDED_BY_SHIPS if game.ships[region * COUNTRY_COUNT + controller] > 0 else None


def defence(game: Arctic, country: int, region: int) -> int:
    """DESTROY.5 What the number of attackers from a country must exceed (DESTROY.4)."""
    controller = game.control[region]
    if controller == NONE and not game.rules.bystanders_defend_illegal:  # R05
        return game.tables.defence_illegal
    against = controller if controller != NONE else country
    neutrals = 0
    for other in range(CN + 1):
        if other not in (country, controller) and not in_conflict(game, other, against):
            neutrals += game.ships[region * COUNTRY_COUNT + other]
    basis = game.tables.defence_illegal if controller == NONE else game.tables.defence_legal
    return basis + neutrals * game.tables.defence_per_neutral


def destroy(game: Arctic, region: int, clause: str) -> None:
    """DESTROY.7 The tile leaves the board; R11: to its owner, R17: and so does a protecting lobbyist."""
    owner = game.facility[region]
    if game.protector[region] != NONE:
        lift_protection(game, region)
    game.facility[region] = NONE
    if game.rules.tiles_return:
        game.tiles[owner] += 1
    game.tell(clause, DESTROYED, owner, region)


def lift_protection(game: Arctic, region: int) -> None:
    """The protecting lobbyist returns to its owner's hand."""
    game.hand[game.protector[region]] += 1
    game.protector[region] = NONE
    game.protector_from[region] = NONE
    game.protector_since[region] = 0


# A new controller


def take_control(game: Arctic, region: int, country: int, clause: str) -> None:
    """Put a country's marker on a region."""
    game.control[region] = country
    game.tell(clause, CONTROLS, country, region)


def resolve_facilities(game: Arctic, regions: list[int]) -> Flow[None]:
    """COUNCIL.CHANGE.2 Facilities in regions with a new controller, owner by owner from the start player (R17)."""
    built = sorted(region for region in set(regions) if game.facility[region] != NONE)
    if game.rules.licences_by_seat:
        built.sort(key=lambda region: (game.facility[region] - game.start) % game.seats)
    for region in built:
        yield from resolve_facility(game, region)


def resolve_facility(game: Arctic, region: int) -> Flow[None]:
    """COUNCIL.CHANGE.2 Destroyed, unless a lobbyist protects it: CHANGE.3 from the new controller free of charge,
    CHANGE.4 from elsewhere for a licence, CHANGE.5 which the owner may refuse or be unable to pay.
    """
    controller = game.control[region]
    owner = game.facility[region]
    if game.protector[region] == NONE:
        destroy(game, region, "COUNCIL.CHANGE.2")
        return
    if game.protector_from[region] == controller:
        game.tell("COUNCIL.CHANGE.3", NOW_LEGAL, owner, region, controller)
        return
    price = game.tables.kept_licence
    able = [PAY, REFUSE] if game.money[owner] >= price else [REFUSE]
    ask = Ask(game, owner, LICENCE, "COUNCIL.CHANGE.4", (region, controller, price))
    chosen = yield ask.among(game.options.licence, able, LICENCE_TOO_DEAR)
    if chosen.args[0] == REFUSE:
        game.tell("COUNCIL.CHANGE.5", LICENCE_REFUSED, owner, region)
        destroy(game, region, "COUNCIL.CHANGE.5")
        return
    game.money[owner] -= price
    if controller < ARCTIC:  # SETUP.A.4
        game.treasury[controller] += price
    game.tell("COUNCIL.CHANGE.4", LICENCE_PAID, owner, region, controller, price)
