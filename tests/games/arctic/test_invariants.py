"""What holds at every ask, whoever plays and whatever was agreed: pieces are conserved, and nobody owes anything."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from lawspeaker.games.arctic import BOX
from lawspeaker.games.arctic.model.state import Arctic
from lawspeaker.games.arctic.model.tables import CN, COAST, EU, LAW_A, LAW_B, LAW_C, NO, NONE, POLE, SEA
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start

GAMES = 40  # for each number of seats
RARE = ("support", "vote C", "vote B", "act diplomacy", "act move", "protect", "strike", "raid", "to POLE")


def agreed(random: Random) -> dict[str, str]:
    """A ruleset: the defaults in one game of three, else each option at random."""
    if random.random() < 1 / 3:
        return {}
    return {name: random.choice(values) for name, values in BOX.ruleset().items()}


def at_every_ask(seats: int, check: Callable[[Arctic], None]) -> None:
    """Play at random, with a liking for what random players seldom do, and look at the table at every ask."""
    for seed in range(GAMES):
        random = Random(f"{seats} {seed}")
        match = start("arctic", seats=seats, seed=seed, rules=agreed(random), keep=0, record=False)
        while match.ask is not None:
            check(cast(Arctic, match.game))
            rare = [option for option in match.ask.options if str(option).startswith(RARE)]
            match.answer(random.choice(rare if rare and random.random() < 0.4 else match.ask.options))
        check(cast(Arctic, match.game))


def lobbyists(game: Arctic, seat: int) -> int:
    tracks = (game.influence, game.action, game.invest, game.yellow, game.protector)
    return game.hand[seat] + sum(track.count(seat) for track in tracks)


def look(game: Arctic) -> None:
    """What the rulebook says of pieces, money and control, counted here once more and not by the game's own code."""
    seats = len(game.money)
    in_play = {2: 6, 3: 4, 4: 3}[seats]
    tiles = {2: 16, 3: 12, 4: 12}[seats]
    for seat in range(seats):
        assert lobbyists(game, seat) == in_play
        built = game.facility.count(seat)
        assert game.tiles[seat] + built == tiles or (not game.rules.tiles_return and game.tiles[seat] + built < tiles)
    assert min(game.money) >= 0
    assert min(game.treasury) >= 0
    assert min(game.hand) >= 0
    assert min(game.tiles) >= 0
    assert min(game.ships) >= 0

    pieces = [14, 6, 12, 6, 10, 4]
    if game.joined:
        pieces[EU] += pieces[NO]
    for country, number in enumerate(pieces):
        at_sea = sum(game.ships[country::6])
        assert at_sea <= number or (country != CN and not game.rules.ships_are_limited)

    for region, kind in enumerate(game.tables.kind):
        control = game.control[region]
        owner = game.tables.owner[region]
        if kind == COAST and owner != NO:
            assert control == owner
        if kind == SEA and game.law == LAW_A:
            assert control == NONE
        if kind == SEA and game.law == LAW_B:
            assert control == (EU if owner == NO and game.joined else owner)
        present = [country for country in range(6) if game.ships[region * 6 + country]]
        default = game.rules.control_at_once and game.rules.drift_controls and not game.joined
        if len(present) == 1 and (kind == POLE or (kind == SEA and game.law == LAW_C and default)):
            assert control == present[0]
        if game.facility[region] != NONE:
            assert game.tables.deposit[region] != NONE
        if game.protector[region] != NONE:
            assert game.facility[region] != NONE
            assert game.protector_from[region] != NONE
        else:
            assert game.protector_from[region] == NONE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_money_and_control_at_every_ask(seats: int) -> None:
    at_every_ask(seats, look)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_box_finds_nothing_broken_at_any_ask(seats: int) -> None:
    def sound(game: Arctic) -> None:
        assert BOX.broken(game) == ""
        assert BOX.missing(game) == ""

    at_every_ask(seats, sound)


def arctic(**state: object) -> Arctic:
    given: dict[str, object] = {"game": "arctic", "seats": 3, "state": {"turn": 2, "phase": 6, **state}}
    given["state"] = {"influence": {"US": {"3": 0}}, **cast("dict[str, object]", given["state"])}
    return cast(Arctic, Match.from_position(given).game)


def lose_a_lobbyist(game: Arctic) -> None:
    game.hand[1] -= 1


def invent_a_tile(game: Arctic) -> None:
    game.tiles[2] += 1


def lose_a_tile(game: Arctic) -> None:
    game.tiles[2] -= 1


def invent_ships(game: Arctic) -> None:
    game.ships[CN] += 4


def owe_money(game: Arctic) -> None:
    game.money[0] = -1


def owe_from_a_treasury(game: Arctic) -> None:
    game.treasury[EU] = -1


def lose_points_nobody_has(game: Arctic) -> None:
    game.score[0] = -1


def sink_a_ship_that_is_not_there(game: Arctic) -> None:
    game.ships[0] = -1


def control_a_sea_under_law_a(game: Arctic) -> None:
    game.control[game.tables.kind.index(SEA)] = EU


def give_away_a_coast(game: Arctic) -> None:
    game.control[game.tables.kind.index(COAST)] = CN


def protect_nothing(game: Arctic) -> None:
    game.protector[3], game.protector_from[3], game.protector_since[3] = 1, EU, 2
    game.hand[1] -= 1


def protect_too_long(game: Arctic) -> None:
    protect_nothing(game)
    game.facility[3], game.protector_since[3] = 1, 0
    game.tiles[1] -= 1


def build_at_the_pole(game: Arctic) -> None:
    game.facility[game.tables.pole] = 1
    game.tiles[1] -= 1


def stand_alone_at_the_pole_for_nothing(game: Arctic) -> None:
    game.ships[game.tables.pole * 6 + EU] = 1


def let_china_have_the_pole_unnoticed(game: Arctic) -> None:
    game.control[game.tables.pole] = CN


def leave_a_lobbyist_on_the_investment_track(game: Arctic) -> None:
    game.invest[0] = 1
    game.hand[1] -= 1


def stand_where_another_comes_back(game: Arctic) -> None:
    game.phase = 8
    game.influence[0], game.action[0] = 1, 1
    game.hand[1] -= 2


def build_ships_that_nobody_has_ordered(game: Arctic) -> None:
    game.to_build = 1


def tire_ships_while_nobody_moves(game: Arctic) -> None:
    game.moved[0] = 1


@pytest.mark.parametrize(
    "break_it",
    [
        lose_a_lobbyist,
        invent_a_tile,
        lose_a_tile,
        invent_ships,
        owe_money,
        owe_from_a_treasury,
        lose_points_nobody_has,
        sink_a_ship_that_is_not_there,
        control_a_sea_under_law_a,
        give_away_a_coast,
        protect_nothing,
        protect_too_long,
        build_at_the_pole,
        stand_alone_at_the_pole_for_nothing,
        let_china_have_the_pole_unnoticed,
        leave_a_lobbyist_on_the_investment_track,
        stand_where_another_comes_back,
        build_ships_that_nobody_has_ordered,
        tire_ships_while_nobody_moves,
    ],
)
def test_the_box_says_what_is_broken(break_it: Callable[[Arctic], None]) -> None:
    game = arctic()
    assert BOX.broken(game) == ""
    break_it(game)
    assert BOX.broken(game) or BOX.missing(game)
