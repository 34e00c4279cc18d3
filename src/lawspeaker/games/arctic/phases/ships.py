"""IV. Move Ships: sailing, attacking ships, the North Pole, and destroying facilities."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.arctic.model.phrases import MOVE_SHIPS, POLE_FIGHT, RAIDED, SAIL_TO, SAILED, STRUCK
from lawspeaker.games.arctic.model.reasons import (
    ALL_HAVE_ATTACKED,
    ALL_HAVE_MOVED,
    AT_PEACE,
    MOVE_FIRST,
    NO_SHIP_THERE,
    NO_TARGET,
    NONE_HAS_RAIDED,
    NOT_ADJACENT,
    OTHER_SHARE,
    TOO_FEW_RAIDERS,
)
from lawspeaker.games.arctic.model.state import Arctic, in_conflict, sole_country
from lawspeaker.games.arctic.model.tables import CN, COUNTRY_COUNT, LAW_C, NONE, SEA
from lawspeaker.games.arctic.phases.facilities import defence, destroy, forbids_raid, resolve_facilities, take_control
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

ALL_COUNTRIES: Final = list(range(CN + 1))


def move_ships(game: Arctic, seat: int, country: int, clause: str) -> Flow[None]:
    """MOVE.1 Any number of the country's ships, one step at a time in any order (R10); MOVE.2 at least one."""
    o = game.options
    while True:
        chosen = yield ships_ask(game, seat, country, clause)
        if chosen is o.done:
            break
        game.busy = True
        region = chosen.args[0]
        if chosen.kind == "strike":
            yield from strike(game, country, chosen.args[1], region)
        elif chosen.kind == "raid":
            raid(game, country, region, chosen.args[1])
        else:
            ways = game.tables.neighbours[region]  # MOVE.3: no region is closed
            where = yield Ask(game, seat, SAIL_TO, "MOVE.1", (country, region)).among(o.to, ways, NOT_ADJACENT)
            yield from sail(game, country, region, where.args[0], attacked=chosen.kind == "sail_attacker")
    yield from end_move(game)


def end_move(game: Arctic) -> Flow[None]:
    """R10: control may be settled only now. Then all ships are as good as new."""
    yield from settle_regions(game, [region for region, touched in enumerate(game.touched) if touched], True)
    regions = len(game.moved)
    game.busy = False
    game.moved = [0] * regions
    game.struck = [0] * regions
    game.spent = [0] * regions
    game.touched = [0] * regions


def ships_ask(game: Arctic, seat: int, country: int, clause: str) -> Ask:
    """MOVE.1 Everything a ship of the country can still do; MOVE.2 enough once something was done."""
    o = game.options
    here = [region for region in range(len(game.moved)) if game.ships[region * COUNTRY_COUNT + country] > 0]
    able = [region for region in here if able_ships(game, country, region) > 0]
    ask = Ask(game, seat, MOVE_SHIPS, clause, (country,), checkpoint=True)
    ask.among(o.sail, [region for region in here if fresh_ships(game, country, region) > 0], SAILING)
    ask.among(o.sail_attacker, [region for region in here if game.struck[region] > 0], RAIDER_SAILING)
    ask.among_pairs(
        o.strike,
        [
            (region, target)
            for region in able
            for target in range(CN + 1)
            if game.ships[region * COUNTRY_COUNT + target] and forbids_strike(game, country, target, region) is None
        ],
        STRIKING,
    )
    ask.among_pairs(o.raid, possible_raids(game, country, able), RAIDING)
    return ask.add(o.done, None if game.busy else MOVE_FIRST)


class Sailing(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_sailing(game, ask.args[0], a)


class RaiderSailing(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_raider_sailing(game, ask.args[0], a)


class Striking(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_strike(game, ask.args[0], b, a)


class Raiding(Judge[Arctic]):
    def forbids(self, game: Arctic, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_raid_by(game, ask.args[0], a, b)


SAILING: Final = Sailing()
RAIDER_SAILING: Final = RaiderSailing()
STRIKING: Final = Striking()
RAIDING: Final = Raiding()


def fresh_ships(game: Arctic, country: int, region: int) -> int:
    """Ships of a country that have neither moved nor attacked."""
    ships = game.ships[region * COUNTRY_COUNT + country]
    return ships - game.moved[region] - game.struck[region] - game.spent[region]


def able_ships(game: Arctic, country: int, region: int) -> int:
    """MOVE.ATTACK.4 Ships that can still attack: the others have done so."""
    return fresh_ships(game, country, region) + game.moved[region]


# Sailing


def forbids_sailing(game: Arctic, country: int, region: int) -> Reason | None:
    """MOVE.1 Every ship moves once."""
    if game.ships[region * COUNTRY_COUNT + country] == 0:
        return NO_SHIP_THERE
    return None if fresh_ships(game, country, region) > 0 else ALL_HAVE_MOVED


def forbids_raider_sailing(game: Arctic, country: int, region: int) -> Reason | None:
    """DESTROY.6 Ships that have destroyed a facility before they moved may still move."""
    return None if game.struck[region] > 0 else NONE_HAS_RAIDED


def sail(game: Arctic, country: int, region: int, target: int, attacked: bool) -> Flow[None]:
    """MOVE.1 One ship moves to an adjacent region (GLOSSARY.ADJ)."""
    game.ships[region * COUNTRY_COUNT + country] -= 1
    game.ships[target * COUNTRY_COUNT + country] += 1
    if attacked:  # DESTROY.6: it may still move, but not attack again
        game.struck[region] -= 1
        game.spent[target] += 1
    else:
        game.moved[target] += 1
    game.tell("MOVE.1", SAILED, country, region, target)
    if target == game.tables.pole and pole_attack(game, country):
        if attacked:
            game.spent[target] -= 1
        else:
            game.moved[target] -= 1
    yield from settle_step(game, [region, target])


# Attacking ships


def forbids_strike(game: Arctic, country: int, target: int, region: int) -> Reason | None:
    """MOVE.ATTACK.1 Only ships of a country in conflict; POLE.1 at the pole all are. MOVE.ATTACK.3 China always is."""
    if game.ships[region * COUNTRY_COUNT + country] == 0:
        return NO_SHIP_THERE
    if target == country or game.ships[region * COUNTRY_COUNT + target] == 0:
        return NO_TARGET
    if able_ships(game, country, region) == 0:
        return ALL_HAVE_ATTACKED
    if region == game.tables.pole or in_conflict(game, country, target):
        return None
    return AT_PEACE


def strike(game: Arctic, country: int, target: int, region: int) -> Flow[None]:
    """MOVE.ATTACK.2 Attacker and defender are both removed; of ours, one that has moved before one that still can."""
    if game.moved[region] > 0:
        game.moved[region] -= 1
    game.ships[region * COUNTRY_COUNT + country] -= 1
    game.ships[region * COUNTRY_COUNT + target] -= 1
    game.tell("MOVE.ATTACK.2", STRUCK, country, target, region)
    yield from settle_step(game, [region])


# The North Pole


def pole_attack(game: Arctic, country: int) -> bool:
    """POLE.5 A ship that enters attacks a ship of the controller, if one is there; both are removed.

    POLE.6 Who controls the pole then is for `settle_regions`: nobody new, unless ships of one country are left.
    """
    pole = game.tables.pole
    controller = game.control[pole]
    if controller in (NONE, country) or game.ships[pole * COUNTRY_COUNT + controller] == 0:
        return False
    game.ships[pole * COUNTRY_COUNT + country] -= 1
    game.ships[pole * COUNTRY_COUNT + controller] -= 1
    game.tell("POLE.5", POLE_FIGHT, country, controller)
    return True


# Destroying facilities


def forbids_raid_by(game: Arctic, country: int, region: int, unmoved: int) -> Reason | None:
    """DESTROY.4 More ships than the defence, DESTROY.6 so many of them before their move."""
    if game.ships[region * COUNTRY_COUNT + country] == 0:
        return NO_SHIP_THERE
    reason = forbids_raid(game, country, region)
    if reason is not None:
        return reason
    able = able_ships(game, country, region)
    needed = defence(game, country, region) + 1
    if able < needed:
        return TOO_FEW_RAIDERS if able > 0 else ALL_HAVE_ATTACKED
    fewest, most = raid_shares(game, country, region)
    return None if fewest <= unmoved <= most else OTHER_SHARE


def possible_raids(game: Arctic, country: int, regions: list[int]) -> list[tuple[int, int]]:
    """DESTROY.4 Where a country's ships can destroy a facility, and with how many that have not moved."""
    found: list[tuple[int, int]] = []
    for region in regions:
        if game.facility[region] != NONE and forbids_raid(game, country, region) is None:
            fewest, most = raid_shares(game, country, region)
            found += [(region, unmoved) for unmoved in range(fewest, most + 1)]
    return found


def raid_shares(game: Arctic, country: int, region: int) -> tuple[int, int]:
    """DESTROY.4 How few and how many of the ships needed can be ones that have not moved."""
    needed = defence(game, country, region) + 1
    return max(0, needed - game.moved[region]), min(fresh_ships(game, country, region), needed)


def raid(game: Arctic, country: int, region: int, unmoved: int) -> None:
    """DESTROY.1 Ships that attack before or after their move destroy a facility; DESTROY.6 they are not removed."""
    needed = defence(game, country, region) + 1
    game.struck[region] += unmoved
    game.moved[region] -= needed - unmoved
    game.spent[region] += needed - unmoved
    game.tell("DESTROY.4", RAIDED, country, region, needed)
    destroy(game, region, "DESTROY.7")


# Control by ships


def settle_step(game: Arctic, regions: list[int]) -> Flow[None]:
    """R10 Control where ships came, left or were lost is settled at once, or noted for the end of the action."""
    if not game.rules.control_at_once:
        for region in regions:
            game.touched[region] = 1
    yield from settle_regions(game, regions, game.rules.control_at_once)


def settle_regions(game: Arctic, regions: list[int], law_c_applies: bool) -> Flow[None]:
    """POLE.2 The pole is settled under any law. MOVE.LAWC, COUNCIL.C.2 Under law C whoever is alone in a sea region
    controls it; COUNCIL.C.3 and otherwise control stays as it was.
    """
    changed: list[int] = []
    for region in regions:
        if region == game.tables.pole:
            settle_pole(game)
        if game.tables.kind[region] != SEA or game.law != LAW_C or not law_c_applies:
            continue
        alone = sole_country(game, region)
        if alone not in (NONE, game.control[region]):
            take_control(game, region, alone, "COUNCIL.C.2")
            changed.append(region)
    if changed:
        yield from resolve_facilities(game, changed)


def settle_pole(game: Arctic) -> None:
    """POLE.2 Whoever is alone at the pole controls it, POLE.3 and otherwise control stays as it was."""
    alone = sole_country(game, game.tables.pole)
    if alone not in (NONE, game.control[game.tables.pole]):
        take_control(game, game.tables.pole, alone, "POLE.2")
        game.china_held = game.china_held or alone == CN
