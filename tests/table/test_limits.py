"""Limits: what gives back with time, what is spent, and what is held."""

from __future__ import annotations

from lawspeaker.table.limits import LONGEST_WAIT, MOST_BUCKETS, Held, Hold, Limit
from tests.table.company import Time


def test_a_limit_gives_back_with_time() -> None:
    time = Time()
    limit = Limit(rate=0.5, most=2, clock=time)
    assert [limit.allows("ada") for _ in range(3)] == [True, True, False]
    assert limit.allows("bob")
    time.now += 2
    assert [limit.allows("ada") for _ in range(2)] == [True, False]


def test_a_limit_does_not_grow_for_ever() -> None:
    limit = Limit(rate=1, most=1, clock=Time())
    for number in range(MOST_BUCKETS + 10):
        limit.allows(str(number))
    assert len(limit.buckets) == MOST_BUCKETS


def test_a_limit_forgets_who_has_everything_back() -> None:
    time = Time()
    limit = Limit(rate=1, most=2, clock=time)
    for name in ("ada", "bob", "cid"):
        assert limit.allows(name)
    time.now += 1
    assert limit.allows("cid")
    assert list(limit.buckets) == ["bob", "cid"]  # one at a time, the one that has not come for longest
    time.now += 1
    assert [limit.allows("bob") for _ in range(3)] == [True, True, False]
    assert list(limit.buckets) == ["bob"]


def test_who_is_refused_is_told_how_long_to_wait() -> None:
    time = Time()
    limit = Limit(rate=0.5, most=1, clock=time)
    assert limit.wait("ada") == 0
    assert [limit.allows("ada") for _ in range(2)] == [True, False]
    assert limit.wait("ada") == 2
    time.now += 1.5
    assert limit.wait("ada") == 0.5
    assert not limit.allows("ada")
    time.now += 0.5
    assert limit.allows("ada")


def test_nobody_is_told_to_wait_for_ever() -> None:
    limit = Limit(rate=0, most=1)
    limit.allows("ada")
    assert limit.wait("ada") == LONGEST_WAIT


def test_more_can_be_spent_than_there_is_and_is_owed() -> None:
    time = Time()
    budget = Limit(rate=0.5, most=10, clock=time)
    budget.spend("ada", 9)
    assert budget.has_left("ada")
    budget.spend("ada", 3)
    assert not budget.has_left("ada")
    assert budget.has_left("bob")
    time.now += 4
    assert not budget.has_left("ada")
    time.now += 1
    assert budget.has_left("ada")


def test_nobody_owes_without_end() -> None:
    time = Time()
    budget = Limit(rate=1, most=10, clock=time)
    budget.spend("ada", 1_000_000)
    time.now += 11
    assert budget.has_left("ada")


def test_asking_what_is_left_remembers_nobody() -> None:
    budget = Limit(rate=1, most=10)
    assert budget.has_left("somebody")
    assert not budget.buckets


def test_so_many_can_be_held_at_once() -> None:
    held = Held(2)
    assert [held.take("ada"), held.take("ada"), held.take("ada"), held.take("bob")] == [True, True, False, True]
    for name in ("ada", "ada", "bob"):
        held.give_back(name)
    assert not held.counts
    assert held.take("ada")


def test_what_a_socket_counts_for_is_given_back_once() -> None:
    one, other, hold = Held(1), Held(1), Hold()
    assert other.take("bob")
    assert [hold.take(one, "ada"), hold.take(other, "bob")] == [True, False]
    hold.let_go()
    hold.let_go()
    assert (dict(one.counts), dict(other.counts)) == ({}, {"bob": 1})
