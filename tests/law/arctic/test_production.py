"""Phase 7: production and sale (P7)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lawspeaker.kernel.match import Match
from tests.law.arctic.fleet import guarded
from tests.law.arctic.table import answer, asked, options, record, table

GAS = ("RU_C2", "RU_C3", "US_C1", "US_C3", "CA_C2", "EU_C2")
OIL = ("RU_C1", "US_C2", "CA_C1", "EU_C1")
POLY = ("CA_C3", "NO_C1", "RU_M5", "EU_M1")


def owns(seat: int, gas: int = 0, oil: int = 0, poly: int = 0) -> dict[str, int]:
    """Facilities of a seat on so many deposits of each kind."""
    return dict.fromkeys((*GAS[:gas], *OIL[:oil], *POLY[:poly]), seat)


def topic(match: Match) -> str:
    """What is being sold: "2 gas"."""
    assert match.ask is not None
    return "{count} {resource}".format(**match.ask.named)


@pytest.mark.law("arctic:P7.1")
def test_every_facility_yields_one_unit_legal_or_illegal() -> None:
    match = table(phase=7, law="A", facility={"RU_C1": 0, "RU_I": 0, "US_I": 0, "EU_M2": 0})
    sold = []
    while match.ask is not None and asked(match)[1] == "sell":
        sold.append(topic(match))
        match.choose(0)
    assert sold == ["1 gas", "2 oil", "1 poly"]


@pytest.mark.law("arctic:P7.1")
def test_a_facility_under_unrest_yields_nothing_and_the_rest_do() -> None:
    match = table(phase=7, facility={"RU_C1": 0, "US_C1": 0}, action={"RU": {"unrest": 1}})
    assert topic(match) == "1 gas"


@pytest.mark.law("arctic:P7.1")
def test_protected_facilities_produce_like_others() -> None:
    guard = guarded("RU_C1", 1, "EU", since=2)
    match = table(phase=7, facility={"RU_C1": 0}, **guard)
    assert asked(match)[0] == 0  # and it is the owner who sells, not the protector
    assert topic(match) == "1 oil"


@pytest.mark.law("arctic:P7.2")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_sales_run_clockwise_from_the_start_player(start: int, order: list[int]) -> None:
    match = table(phase=7, start=start, facility={"RU_C1": 0, "US_C2": 1, "CA_C1": 2})
    sellers = []
    while asked(match)[1] == "sell":
        assert asked(match)[2] == "P7.2"
        sellers.append(asked(match)[0])
        match.choose(0)
    assert sellers == order


@pytest.mark.law("arctic:P7.2")
def test_a_company_without_units_is_not_asked() -> None:
    match = table(phase=7, facility={"US_C2": 2})
    assert asked(match) == (2, "sell", "P7.2")


@pytest.mark.law("arctic:P7.2")
def test_the_split_between_money_and_points_is_free() -> None:
    match = table(phase=7, facility=owns(0, gas=3))
    assert options(match) == {"sell 0", "sell 1", "sell 2", "sell 3"}


@pytest.mark.law("arctic:P7.2")
def test_all_units_are_sold_at_once_and_none_is_kept() -> None:
    match = table(phase=7, facility=owns(0, gas=2), money=[0, 0, 0])
    answer(match, "sell 0")
    assert match.state["score"] == [4, 0, 0]
    while asked(match)[1] == "invest":
        match.answer("pass")
    assert topic(match) == "2 gas"  # in the next turn only what the next turn yields


@pytest.mark.law("arctic:P7.3")
@pytest.mark.parametrize("resource", ["gas", "oil", "poly"])
def test_a_unit_of_any_kind_sells_for_a_dollar(resource: str) -> None:
    match = table(phase=7, facility=owns(1, **{resource: 2}))
    answer(match, "sell 2")
    assert match.state["money"] == [10, 12, 10]
    assert match.state["score"] == [0, 0, 0]
    assert "P7.2 sold 1 2 0" in record(match)


@pytest.mark.law("arctic:P7.4")
@pytest.mark.parametrize(
    ("gas", "oil", "poly", "points"),
    [
        (1, 0, 0, 2),
        (0, 1, 0, 2),
        (0, 0, 1, 2),
        (3, 0, 0, 6),
        (1, 1, 0, 5),
        (1, 0, 1, 5),
        (0, 1, 1, 5),
        (1, 1, 1, 10),
        (2, 2, 2, 20),
        (2, 1, 0, 7),
        (2, 1, 1, 12),
        (2, 2, 1, 15),
        (3, 2, 1, 17),
        (4, 2, 1, 19),
    ],
)
def test_sets_of_different_kinds_bring_more_points(gas: int, oil: int, poly: int, points: int) -> None:
    match = table(phase=7, facility=owns(0, gas, oil, poly))
    while asked(match)[1] == "sell":
        match.answer("sell 0")
    assert match.state["score"][0] == points


def partitions(gas: int, oil: int, poly: int) -> Iterator[int]:
    """The points of every way to put units into sets."""
    if gas == oil == poly == 0:
        yield 0
        return
    sets = [(1, 1, 1, 10), (1, 1, 0, 5), (1, 0, 1, 5), (0, 1, 1, 5), (1, 0, 0, 2), (0, 1, 0, 2), (0, 0, 1, 2)]
    for a, b, c, points in sets:
        if a <= gas and b <= oil and c <= poly:
            for rest in partitions(gas - a, oil - b, poly - c):
                yield points + rest


@pytest.mark.law("arctic:P7.4")
def test_units_are_put_into_the_sets_that_bring_most() -> None:
    for gas in range(4):
        for oil in range(3):
            for poly in range(3):
                match = table(phase=7, facility=owns(0, gas, oil, poly))
                while asked(match)[1] == "sell":
                    match.answer("sell 0")
                assert match.state["score"][0] == max(partitions(gas, oil, poly))


@pytest.mark.law("arctic:P7.2", "arctic:P7.3", "arctic:P7.4")
def test_the_worked_example_four_gas_two_oil_one_ore_make_15_points_and_2_dollars() -> None:
    match = table(phase=7, facility=owns(0, gas=4, oil=2, poly=1), money=[0, 0, 0])
    answer(match, "sell 2", "sell 0", "sell 0")
    assert match.state["score"] == [15, 0, 0]
    assert match.state["money"] == [2, 0, 0]
    assert "P7.2 sold 0 2 15" in record(match)
