"""IV. Move Ships: sailing, attacking ships, the North Pole, and destroying facilities."""

from __future__ import annotations

from lawspeaker.games.arctic.facilities import defence, destroy, forbids_raid, resolve_facilities, take_control
from lawspeaker.games.arctic.phrases import MOVE_SHIPS, POLE_FIGHT, RAIDED, SAIL_TO, SAILED, STRUCK
from lawspeaker.games.arctic.state import Arctic, in_conflict, sole_country
from lawspeaker.games.arctic.tables import CN, LAW_C, NONE, SEA
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option


def move_ships(game: Arctic, seat: int, country: int, clause: str) -> Flow[None]:
    """MOVE.1 Any number of the country's ships, one step at a time in any order (R10); MOVE.2 at least one."""
    o = game.options
    while True:
        options = ship_options(game, country)
        if game.busy:
            options.append(o.done)
        chosen = yield Ask(seat, MOVE_SHIPS, options, clause, (country,), checkpoint=True)
        if chosen is o.done:
            break
        game.busy = True
        region = chosen.args[0]
        if chosen.kind == "strike":
            yield from strike(game, country, chosen.args[1], region)
        elif chosen.kind == "raid":
            raid(game, country, region, chosen.args[1])
        else:
            ways = [o.to(target) for target in game.tables.neighbours[region]]  # MOVE.3: no region is closed
            where = yield Ask(seat, SAIL_TO, ways, "MOVE.1", (country, region))
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


def ship_options(game: Arctic, country: int) -> list[Option]:
    """Everything a ship of the country can still do."""
    o = game.options
    options: list[Option] = []
    ships = game.ships
    for region in range(len(game.moved)):
        number = ships[region * 6 + country]
        if number == 0:
            continue
        fresh = number - game.moved[region] - game.struck[region] - game.spent[region]
        if fresh > 0:
            options.append(o.sail(region))
        if game.struck[region] > 0:
            options.append(o.sail_attacker(region))
        able = fresh + game.moved[region]  # MOVE.ATTACK.4: the others have attacked already
        if able == 0:
            continue
        for target in range(CN + 1):
            if ships[region * 6 + target] and not forbids_strike(game, country, target, region):
                options.append(o.strike(region, target))
        if game.facility[region] != NONE and not forbids_raid(game, country, region):
            needed = defence(game, country, region) + 1  # DESTROY.4
            if able >= needed:
                fewest = max(0, needed - game.moved[region])
                for unmoved in range(fewest, min(fresh, needed) + 1):
                    options.append(o.raid(region, unmoved))
    return options


# Sailing


def sail(game: Arctic, country: int, region: int, target: int, attacked: bool) -> Flow[None]:
    """MOVE.1 One ship moves to an adjacent region (GLOSSARY.ADJ)."""
    game.ships[region * 6 + country] -= 1
    game.ships[target * 6 + country] += 1
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


def forbids_strike(game: Arctic, country: int, target: int, region: int) -> str:
    """MOVE.ATTACK.1 Only ships of a country in conflict; POLE.1 at the pole all are. MOVE.ATTACK.3 China always is."""
    if target == country or game.ships[region * 6 + target] == 0:
        return "MOVE.ATTACK.1"
    if region == game.tables.pole or in_conflict(game, country, target):
        return ""
    return "MOVE.ATTACK.1"


def strike(game: Arctic, country: int, target: int, region: int) -> Flow[None]:
    """MOVE.ATTACK.2 Attacker and defender are both removed; of ours, one that has moved before one that still can."""
    if game.moved[region] > 0:
        game.moved[region] -= 1
    game.ships[region * 6 + country] -= 1
    game.ships[region * 6 + target] -= 1
    game.tell("MOVE.ATTACK.2", STRUCK, country, target, region)
    yield from settle_step(game, [region])


# The North Pole


def pole_attack(game: Arctic, country: int) -> bool:
    """POLE.5 A ship that enters attacks a ship of the controller, if one is there; both are removed.

    POLE.6 Who controls the pole then is for `settle_regions`: nobody new, unless ships of one country are left.
    """
    pole = game.tables.pole
    controller = game.control[pole]
    if controller in (NONE, country) or game.ships[pole * 6 + controller] == 0:
        return False
    game.ships[pole * 6 + country] -= 1
    game.ships[pole * 6 + controller] -= 1
    game.tell("POLE.5", POLE_FIGHT, country, controller)
    return True


# Destroying facilities


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
