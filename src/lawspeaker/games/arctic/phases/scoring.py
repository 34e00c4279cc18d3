"""Phase 7, production and sale; the end of the game and the final scoring."""

from __future__ import annotations

from lawspeaker.games.arctic.model.phrases import (
    END_PAYMENT,
    FINAL_SCORE,
    SCORED_FACILITIES,
    SCORED_MONEY,
    SCORED_POLE,
    SELL,
    SOLD,
)
from lawspeaker.games.arctic.model.reasons import NOT_SO_MANY
from lawspeaker.games.arctic.model.state import Arctic, has_unrest
from lawspeaker.games.arctic.model.tables import (
    ARCTIC,
    CLEARING,
    CN,
    EU,
    NONE,
    RESOURCES,
    SEA,
    SPACE_4,
    SPACES,
    ArcticTables,
)
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.game import Result


def produce(game: Arctic) -> Flow[None]:
    """P7.1 Every facility yields a unit; P7.2 from the start player clockwise each company sells all of its units."""
    while game.sold < game.seats:
        seat = (game.start + game.sold) % game.seats
        yield from sell(game, seat, units(game, seat))
        game.sold += 1
    game.phase = CLEARING


def units(game: Arctic, seat: int) -> list[int]:
    """P7.1 What a company extracts, by resource; UNREST.1 nothing where the controlling country has unrest."""
    found = [0] * len(RESOURCES)
    for region in range(len(game.facility)):
        if game.facility[region] == seat and not stopped(game, region):
            found[game.tables.deposit[region]] += 1
    return found


def stopped(game: Arctic, region: int) -> bool:
    """UNREST.1 Whether unrest stops production in a region."""
    controller = game.control[region]
    if controller == NONE or not has_unrest(game, controller):
        return False
    return unrest_reaches(game, region)


def unrest_reaches(game: Arctic, region: int) -> bool:
    """R08: whether unrest in the controlling country stops production in a region: at sea, and perhaps on the coast."""
    return game.rules.unrest_on_coast or game.tables.kind[region] == SEA


def sell(game: Arctic, seat: int, held: list[int]) -> Flow[None]:
    """P7.2 The company splits its units between money and points; resource by resource it says how many for money."""
    if sum(held) == 0:
        return
    left = held[:]
    first = True
    for resource, number in enumerate(held):
        if number == 0:
            continue
        ask = Ask(game, seat, SELL, "P7.2", (resource, number), checkpoint=first)
        chosen = yield ask.among(game.options.sell, list(range(number + 1)), NOT_SO_MANY)
        left[resource] -= chosen.args[0]
        first = False
    dollars = (sum(held) - sum(left)) * game.tables.unit_money  # P7.3
    points = sale_points(game.tables, left)
    game.money[seat] += dollars
    game.score[seat] += points
    game.tell("P7.2", SOLD, seat, dollars, points)


def sale_points(tables: ArcticTables, left: list[int]) -> int:
    """P7.4 Points for sets of three types, of two, and for single units: first the triples, then the pairs."""
    low, middle, high = sorted(left)
    pairs = middle - low
    singles = high - middle
    return low * tables.points_triple + pairs * tables.points_pair + singles * tables.points_single


# The end


def final_scoring(game: Arctic) -> None:
    """END.3 The treasuries pay, and SCORE.1 to SCORE.3 are added; R14: in which order money counts."""
    if game.rules.payments_before_money:
        pay_influence(game)
        score_money(game)
    else:
        score_money(game)
        pay_influence(game)
    score_pole(game)
    for seat in range(game.seats):
        score_facilities(game, seat)
    for seat in range(game.seats):
        game.tell("SCORE.4", FINAL_SCORE, seat, game.score[seat])


def pay_influence(game: Arctic) -> None:
    """END.3 In each country spaces 1, 2 and 3 are paid while the treasury lasts; R12: space 4 of the EU."""
    for country in range(ARCTIC):
        for space in range(SPACES):
            seat = game.influence[country * SPACES + space]
            if seat == NONE:
                continue
            due = end_payment(game, country, space)
            paid = min(due, game.treasury[country])
            if paid > 0:
                game.treasury[country] -= paid
                game.money[seat] += paid
                game.tell("END.3", END_PAYMENT, seat, country, space, paid)


def end_payment(game: Arctic, country: int, space: int) -> int:
    if space < SPACE_4:
        return game.tables.end_payment[space]
    return 1 if country == EU and game.rules.space_4_is_paid else 0


def score_money(game: Arctic) -> None:
    """SCORE.1 A point for each dollar."""
    for seat in range(game.seats):
        points = game.money[seat] * game.tables.points_per_dollar
        game.score[seat] += points
        game.tell("SCORE.1", SCORED_MONEY, seat, points)


def pole_lobbyists(game: Arctic, seat: int) -> int:
    """SCORE.2 A company's lobbyists in the country that controls the pole: for China those on the yellow spaces."""
    country = game.control[game.tables.pole]
    if country == NONE:
        return 0
    if country == CN:
        return game.yellow.count(seat)
    count = 0
    for space in range(SPACES):
        if game.influence[country * SPACES + space] == seat:
            count += 1
    if game.rules.protectors_count:  # R13
        for region in range(len(game.protector)):
            if game.protector[region] == seat and game.protector_from[region] == country:
                count += 1
    return count


def score_pole(game: Arctic) -> None:
    """SCORE.2 Points for each lobbyist in the country that controls the pole."""
    for seat in range(game.seats):
        points = pole_lobbyists(game, seat) * game.tables.pole_bonus
        if points:
            game.score[seat] += points
            game.tell("SCORE.2", SCORED_POLE, seat, game.control[game.tables.pole], points)


def facilities_of(game: Arctic, seat: int) -> list[int]:
    """How many facilities a company has, by resource."""
    found = [0] * len(RESOURCES)
    for region in range(len(game.facility)):
        if game.facility[region] == seat:
            found[game.tables.deposit[region]] += 1
    return found


def score_facilities(game: Arctic, seat: int) -> None:
    """SCORE.3 Each facility counts more, the more of its resource the company owns."""
    for resource, number in enumerate(facilities_of(game, seat)):
        if number:
            points = number * game.of.value[resource][number]
            game.score[seat] += points
            game.tell("SCORE.3", SCORED_FACILITIES, seat, resource, number, points)


def result(game: Arctic) -> Result:
    """SCORE.4 Most points wins; tied leaders share the victory."""
    best = max(game.score)
    return Result(game.score[:], [seat for seat in range(game.seats) if game.score[seat] == best])
