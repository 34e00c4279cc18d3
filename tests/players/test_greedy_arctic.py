"""The greedy player at The Arctic: it sees what lies in front of it, and beats chance."""

from __future__ import annotations

from lawspeaker.kernel.match import Match
from lawspeaker.lab.simulate import simulate
from lawspeaker.players.player import Turn, make
from tests.law.arctic.table import NO_SHIPS, table


def choice(match: Match) -> str:
    assert match.ask is not None
    return str(make("greedy", 1).choose(Turn(match, match.ask.seat)))


def answers(match: Match, seat: int) -> list[str]:
    """What greedy answers as long as the same seat is asked."""
    given: list[str] = []
    while match.ask is not None and match.ask.seat == seat and len(given) < 30:
        given.append(choice(match))
        match.answer(given[-1])
    return given


def test_it_builds_early_where_it_can() -> None:
    assert choice(table(influence={"CA": {"1": 0}, "US": {"1": 1}})) == "act facility"


def test_it_builds_where_a_set_is_completed() -> None:
    match = table(
        influence={"CA": {"1": 0}},
        facility={"RU_C1": 0, "RU_C2": 0, "US_C1": 0},
        action={"CA": {"facility": 0}},
        acting=3,
        pending="facility",
    )
    assert choice(match) == "build CA_C3"  # oil and gas are there, poly is not


def test_it_sells_for_points_when_nothing_more_can_be_bought() -> None:
    match = table(phase=7, turn=9, facility={"RU_C1": 0, "RU_C2": 0}, money=[3, 3, 3])
    assert answers(match, 0) == ["sell 0", "sell 0"]


def test_it_sells_for_money_when_it_has_none_and_much_time() -> None:
    match = table(phase=7, turn=2, facility={"RU_C2": 0, "RU_C3": 0}, money=[0, 3, 3])
    assert choice(match) != "sell 0"


def test_it_raids_a_rival_and_stops_when_nothing_is_left_to_do() -> None:
    match = table(
        turn=5,
        ships={**NO_SHIPS, "CA_M1": {"CA": 1}},
        facility={"CA_M1": 1},
        action={"CA": {"move": 0}},
        acting=3,
        pending="move",
    )
    given = answers(match, 0)
    assert given[0].startswith("raid CA_M1")
    assert len(given) <= 4


def test_it_stays_with_the_country_at_the_pole_when_the_game_ends() -> None:
    match = table(
        turn=9, influence={"US": {"2": 0}, "CA": {"1": 1}}, control={"POLE": "US"}, ships={"POLE": {"US": 1}}, acting=4
    )
    assert choice(match) in ("keep", "act diplomacy", "act move")  # all of them are there when points are counted


def test_it_beats_the_random_player() -> None:
    frame = simulate("arctic", 4, ["greedy", "random"], 2, seed=1)
    means = {name: rows["points"].mean() for (name,), rows in frame.group_by("player")}
    assert frame.filter(player="greedy")["winner"].all()
    assert isinstance(means["greedy"], float)
    assert means["greedy"] > 60
    assert frame.filter(player="greedy").select("gas", "oil", "poly").sum_horizontal().mean() > 5  # type: ignore[operator]
