"""Phase 6: lobbyists act in the Arctic countries, or are redeployed."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.arctic.model.phrases import (
    ACT,
    ACTED,
    CHANGED,
    CONFLICT_BEGINS,
    CONFLICT_ENDS,
    DOCK,
    KEPT,
    NEGOTIATE,
    PROTECTED,
    PROTECTION_ENDS,
    RECALLED,
    SHIP_BUILT,
    SLANDERED,
    SUPPORTED,
    TAXED,
    UNREST_BEGINS,
    VOTED,
)
from lawspeaker.games.arctic.model.reasons import (
    ACTION_TAKEN,
    CANNOT_BUILD,
    CHANGES_NOTHING,
    CONFLICT_STANDS,
    ITSELF,
    MAY_NOT_STAY,
    NO_CONFLICT,
    NO_HARBOUR,
    NO_POINTS_TO_LOSE,
    NO_SELF_SLANDER,
    NO_SHIP_TO_BUILD,
    NO_SHIPS,
    NOBODY_SITS_THERE,
    NORWAY_ACTS_NO_MORE,
    NORWAY_IS_EU,
    NOT_FROM_THERE,
    NOT_NORWAY,
    NOTHING_TO_PROTECT,
    NOTHING_TO_STOP,
    OTHER_SUBSIDY,
    PROTECTED_ALREADY,
    SECOND_SPACE_TAKEN,
    SUPPORT_IS_FULL,
    VOTES_SO_ALREADY,
)
from lawspeaker.games.arctic.model.state import Arctic, build_limit, in_conflict, ship_pieces, ships_at_sea, tax_income
from lawspeaker.games.arctic.model.tables import (
    ACTION_SPACES,
    CN,
    COUNTRY_COUNT,
    DIPLOMACY,
    EU,
    FACILITY,
    LAWS,
    MOVE,
    NO,
    NONE,
    SHIPS,
    SPACE_2,
    SPACE_4,
    SPACES,
    TAX,
    UNREST,
)
from lawspeaker.games.arctic.phases.facilities import build_facility, buildable_regions, lift_protection, sites
from lawspeaker.games.arctic.phases.scoring import unrest_reaches
from lawspeaker.games.arctic.phases.ships import ALL_COUNTRIES, move_ships
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option

ALL_ACTIONS: Final = list(range(ACTION_SPACES))
ALL_LAWS: Final = list(range(len(LAWS)))


def country_acts(game: Arctic, country: int) -> Flow[None]:
    """P6.2 The lobbyist on the lowest space acts first, P6.3 then the next, until all have acted."""
    while True:
        if game.pending != NONE:
            yield from carry_out(game, lobbyist_on(game, country, game.pending), country)
            game.pending = NONE
        space = next_space(game, country)
        if space == NONE:
            break
        seat = game.influence[country * SPACES + space]
        chosen = yield lobbyist_ask(game, seat, country, space)
        if chosen.kind == "act":
            action = chosen.args[0]
            game.influence[country * SPACES + space] = NONE
            game.action[country * ACTION_SPACES + action] = seat
            game.tell("P6.2", ACTED, seat, country, action)
            begin_action(game, country, action)
        else:
            redeploy(game, seat, country, space, chosen)
    end_protection(game, country)


def lobbyist_on(game: Arctic, country: int, action: int) -> int:
    return game.action[country * ACTION_SPACES + action]


def next_space(game: Arctic, country: int) -> int:
    """P6.2 The lowest space with a lobbyist that has not acted."""
    for space in range(SPACES):
        if game.influence[country * SPACES + space] != NONE and not game.acted[space]:
            return space
    return NONE


def lobbyist_ask(game: Arctic, seat: int, country: int, space: int) -> Ask:
    """P6.2 An action that can be carried out, REDEPLOY.0 or one redeployment instead."""
    o = game.options
    subsidy = subsidy_for(game, seat, country)
    ask = Ask(game, seat, ACT, "P6.2", (country, space), checkpoint=True)
    able = [action for action in ALL_ACTIONS if forbids_action(game, seat, country, action) is None]
    ask.among(o.act, able, ACTING)
    ask.add(o.keep, forbids_keep(space))
    ask.add(o.change, forbids_change(game, country, space))
    ask.among(o.recall, [0, subsidy] if subsidy > 0 else [0], OTHER_SUBSIDY)
    open_regions = [region for region in range(len(game.facility)) if forbids_protection(game, region) is None]
    ask.among(o.protect, open_regions, PROTECTING)
    return ask


def forbids_action(game: Arctic, seat: int, country: int, action: int) -> Reason | None:
    """P6.2 One lobbyist a space. LIMIT.1 Only what can really be carried out."""
    if country == NO and game.joined:
        return NORWAY_ACTS_NO_MORE  # R06: Norway's actions are the EU's now
    holder = lobbyist_on(game, country, action)
    if holder != NONE:
        return ACTION_TAKEN
    if action == SHIPS and ships_to_build(game, country) == 0:
        return NO_SHIP_TO_BUILD
    if action == FACILITY and not may_build(game, seat, country):
        return CANNOT_BUILD
    if action == MOVE and ships_at_sea(game, country) == 0:
        return NO_SHIPS
    if action == UNREST and not may_stir(game, country):
        return NOTHING_TO_STOP
    return None


class Acting(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_action(game, ask.seat, ask.args[0], a)


ACTING: Final = Acting()


def may_build(game: Arctic, seat: int, country: int) -> bool:
    """LIMIT.2 At least one facility must be built; R16: or only a region for it is needed."""
    if game.rules.empty_build_allowed:
        return bool(sites(game, country))
    return bool(buildable_regions(game, seat, country))


def may_stir(game: Arctic, country: int) -> bool:
    """LIMIT.1 R21: unrest may break out anywhere, or only where it stops a facility as things are."""
    if game.rules.empty_unrest_allowed:
        return True
    return any(
        game.facility[region] != NONE and game.control[region] == country and unrest_reaches(game, region)
        for region in range(len(game.facility))
    )


def begin_action(game: Arctic, country: int, action: int) -> None:
    """Note what is being carried out; what needs no choice is done at once."""
    if action == TAX:
        collect_tax(game, country)
    elif action in (DIPLOMACY, SHIPS, FACILITY, MOVE):
        game.pending = action
        if action == SHIPS:
            game.to_build = ships_to_build(game, country)
    else:
        game.tell("UNREST.1", UNREST_BEGINS, country)


def carry_out(game: Arctic, seat: int, country: int) -> Flow[None]:
    """Go on with the action that was begun."""
    if game.pending == DIPLOMACY:
        yield from diplomacy(game, seat, country)
    elif game.pending == SHIPS:
        yield from build_ships(game, seat, country)
    elif game.pending == FACILITY:
        yield from build_facility(game, seat, country, "BUILD.7")
    else:
        yield from move_ships(game, seat, country, "MOVE.1")


# I. Diplomacy


def diplomacy(game: Arctic, seat: int, country: int) -> Flow[None]:
    """DIP.0 One of: conflict (DIP.1.START), the Council (DIP.2), Norway's accession (DIP.3), slander (DIP.4)."""
    chosen = yield diplomatic_ask(game, seat, country)
    if chosen.kind == "declare":
        if game.conflict[country] != NONE:
            end_conflict(game, country)  # DIP.1.SWAP
        game.conflict[country] = chosen.args[0]
        game.tell("DIP.1.START", CONFLICT_BEGINS, country, chosen.args[0])
    elif chosen.kind == "peace":
        end_conflict(game, country)
    elif chosen.kind == "vote":
        game.council[country] = chosen.args[0]  # DIP.2.EU: all markers of a country lie on the same law
        if country == EU and game.joined:  # NORWAY.7: and what was Norway's marker is one of them
            game.council[NO] = chosen.args[0]
        game.tell("DIP.2", VOTED, country, chosen.args[0])
    elif chosen.kind == "support":
        game.support += 1
        game.tell("DIP.3", SUPPORTED, game.support)
    else:
        target = chosen.args[0]
        game.score[target] -= game.tables.slander
        game.tell("DIP.4", SLANDERED, seat, target)


def diplomatic_ask(game: Arctic, seat: int, country: int) -> Ask:
    """DIP.0 The four uses of diplomacy."""
    o = game.options
    ask = Ask(game, seat, NEGOTIATE, "DIP.0", (country,), checkpoint=True)
    ask.offer(o.declare, ALL_COUNTRIES, DECLARING)
    ask.add(o.peace, forbids_peace(game, country))
    ask.offer(o.vote, ALL_LAWS, VOTING)
    ask.add(o.support, forbids_support(game, country))
    ask.offer(o.slander, list(range(game.seats)), SLANDERING)
    return ask


def forbids_conflict(game: Arctic, country: int, target: int) -> Reason | None:
    """DIP.1.START With any other country; DIP.1.SWAP a different one than before; DIP.1.MAX at most one at a time."""
    if target == country:
        return ITSELF
    if target == game.conflict[country]:
        return CONFLICT_STANDS
    if target == NO and game.joined and game.rules.accession_is_full:
        return NORWAY_IS_EU
    if (
        not game.rules.idle_conflict_allowed
        and in_conflict(game, country, target)
        and not ends_with_marker(game, country)
    ):
        return CHANGES_NOTHING  # R22
    return None


def forbids_peace(game: Arctic, country: int) -> Reason | None:
    """DIP.1.END Only a conflict that the country has declared itself."""
    if game.conflict[country] == NONE:
        return NO_CONFLICT
    if not game.rules.idle_conflict_allowed and not ends_with_marker(game, country):
        return CHANGES_NOTHING  # R22
    return None


def ends_with_marker(game: Arctic, country: int) -> bool:
    """Whether the country has a conflict that is over without its own marker: DIP.1.DEF not one that the other side has
    declared too, DIP.1.CHINA nor one with China.
    """
    other = game.conflict[country]
    return other not in (NONE, CN) and game.conflict[other] != country


def forbids_vote(game: Arctic, country: int, law: int) -> Reason | None:
    """DIP.2 For another law than before."""
    return VOTES_SO_ALREADY if law == game.council[country] else None


def forbids_support(game: Arctic, country: int) -> Reason | None:
    """DIP.3 Only in Norway, and only while one of the two support spaces is free."""
    if country != NO:
        return NOT_NORWAY
    return SUPPORT_IS_FULL if game.joined or game.support >= 2 else None


def forbids_slander(game: Arctic, seat: int, target: int) -> Reason | None:
    """DIP.4 Another player loses a point; R09: not below 0."""
    if target >= game.seats:
        return NOBODY_SITS_THERE
    if target == seat:
        return NO_SELF_SLANDER
    if game.rules.slander_stops_at_zero and game.score[target] < game.tables.slander:
        return NO_POINTS_TO_LOSE
    return None


class Declaring(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_conflict(game, ask.args[0], a)


class Voting(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_vote(game, ask.args[0], a)


class Slandering(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_slander(game, ask.seat, a)


DECLARING: Final = Declaring()
VOTING: Final = Voting()
SLANDERING: Final = Slandering()


def end_conflict(game: Arctic, country: int) -> None:
    """DIP.1.END The marker in the conflict space is removed."""
    game.tell("DIP.1.END", CONFLICT_ENDS, country, game.conflict[country])
    game.conflict[country] = NONE


# II. Build Ships


def ships_to_build(game: Arctic, country: int) -> int:
    """SHIP.2 As many as the limit, the treasury (SHIP.3) and the supply (SHIP.4, R07) allow."""
    affordable = game.treasury[country] // game.tables.ship_cost
    supply = ship_pieces(game, country) - ships_at_sea(game, country)
    return max(0, min(build_limit(game, country), affordable, supply))


def harbours(game: Arctic, country: int) -> list[int]:
    """SHIP.4 Coasts with the country's ship symbol; R06: Norway's is the EU's after full accession."""
    if country == EU and game.joined and game.rules.accession_is_full:
        return game.tables.harbours[EU] + game.tables.harbours[NO]
    return game.tables.harbours[country]


def build_ships(game: Arctic, seat: int, country: int) -> Flow[None]:
    """SHIP.4 Each new ship goes to a coast with the country's ship symbol, chosen one by one."""
    docks = harbours(game, country)
    while game.to_build > 0:
        ask = Ask(game, seat, DOCK, "SHIP.4", (country, game.to_build), checkpoint=True)
        chosen = yield ask.among(game.options.dock, docks, NO_HARBOUR)
        region = chosen.args[0]
        game.treasury[country] -= game.tables.ship_cost  # SHIP.3
        game.ships[region * COUNTRY_COUNT + country] += 1
        game.to_build -= 1
        game.tell("SHIP.4", SHIP_BUILT, country, region)


# V. Tax


def collect_tax(game: Arctic, country: int) -> None:
    """TAX.1 The treasury receives the country's tax from the bank."""
    income = tax_income(game, country)
    game.treasury[country] += income
    game.tell("TAX.1", TAXED, country, income)


# Redeploying lobbyists


def redeploy(game: Arctic, seat: int, country: int, space: int, chosen: Option) -> None:
    """REDEPLOY.0 Exactly one of: keep or change the space (I), recall (II), protect a facility (III)."""
    place = country * SPACES + space
    if chosen is game.options.keep:
        game.acted[space] = 1
        game.tell("REDEPLOY.I.1", KEPT, seat, country, space)
    elif chosen is game.options.change:
        game.influence[place] = NONE
        game.influence[country * SPACES + SPACE_2] = seat
        game.acted[SPACE_2] = 1  # P6.3
        game.tell("REDEPLOY.I.2", CHANGED, seat, country, space)
    elif chosen.kind == "recall":
        subsidy = chosen.args[0]
        game.influence[place] = NONE
        game.hand[seat] += 1
        game.treasury[country] -= subsidy
        game.money[seat] += subsidy
        game.tell("REDEPLOY.II.2" if subsidy else "REDEPLOY.II.1", RECALLED, seat, country, subsidy)
    else:
        region = chosen.args[0]
        game.influence[place] = NONE
        game.protector[region] = seat
        game.protector_from[region] = country
        game.protector_since[region] = game.turn
        game.tell("REDEPLOY.III.1", PROTECTED, seat, country, region)


def forbids_keep(space: int) -> Reason | None:
    """REDEPLOY.I.1 Only on space 2, and on space 4 of the EU, may a lobbyist stay."""
    return None if space in (SPACE_2, SPACE_4) else MAY_NOT_STAY


def forbids_change(game: Arctic, country: int, space: int) -> Reason | None:
    """REDEPLOY.I.2 From space 1 or 3 to space 2, if that is empty."""
    if space in (SPACE_2, SPACE_4):
        return NOT_FROM_THERE
    holder = game.influence[country * SPACES + SPACE_2]
    return None if holder == NONE else SECOND_SPACE_TAKEN


def subsidy_for(game: Arctic, seat: int, country: int) -> int:
    """REDEPLOY.II.2 What recalling pays: more to the penniless, and no more than the treasury holds."""
    wanted = game.tables.subsidy_if_broke if game.money[seat] == 0 else game.tables.subsidy
    return min(wanted, game.treasury[country])


def forbids_protection(game: Arctic, region: int) -> Reason | None:
    """REDEPLOY.III.1 Any facility on the board, III.2 that no lobbyist protects yet."""
    if game.facility[region] == NONE:
        return NOTHING_TO_PROTECT
    protector = game.protector[region]
    return None if protector == NONE else PROTECTED_ALREADY


class Protecting(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_protection(game, a)


PROTECTING: Final = Protecting()


def end_protection(game: Arctic, country: int) -> None:
    """REDEPLOY.III.4 Lobbyists that came from this country in an earlier turn go home when its actions are over."""
    for region in range(len(game.protector)):
        seat = game.protector[region]
        if seat != NONE and game.protector_from[region] == country and game.protector_since[region] < game.turn:
            lift_protection(game, region)
            game.tell("REDEPLOY.III.4", PROTECTION_ENDS, seat, country, region)
