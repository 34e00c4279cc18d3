"""Positions with one thing changed: refused, or fit to be played on; and what is found where a check is dropped."""

from __future__ import annotations

import random

import pytest

from lawspeaker.kernel import shelf
from lawspeaker.kernel.start import start
from lawspeaker.lab.battery import BatteryFailure, check_game
from lawspeaker.lab.battery.mutations import mutated
from tests import toy

SHARES = {"toy": 0.5}  # the others are longer


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", shelf.names())
def test_positions_with_one_thing_changed_are_refused_or_can_be_played(name: str, seed: int) -> None:
    seats = shelf.find(name).seat_counts[0]
    report = check_game(name, seats, seed=seed, thorough=SHARES.get(name, 0.02), mutations=6)
    assert report.mutated >= 12
    assert 0 < report.refused < report.mutated


def test_one_thing_is_changed_and_the_position_itself_is_not() -> None:
    position = start("toy", 3, seed=1).position()
    before = repr(position)
    lots = random.Random(1)
    ways = set()
    for _ in range(100):
        changed, said = mutated(position, lots)
        assert changed != position
        assert changed["rules"] == position["rules"]
        ways.add(said.split()[-1])
    assert len(ways) > 20
    assert repr(position) == before


def play_some() -> None:
    for seed in range(10):
        check_game("toy", 3, seed=seed, thorough=1.0, mutations=6)


def test_cards_that_may_be_in_two_places_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "misplaced", lambda game: "")
    with pytest.raises(BatteryFailure, match=r"a position with .*: it is accepted, and"):
        play_some()


def test_a_turn_that_may_be_nobodys_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.ToyBox, "broken", lambda self, game: toy.misplaced(game))
    with pytest.raises(BatteryFailure, match="a position with active -1"):
        play_some()


def test_what_is_half_done_at_a_checkpoint_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An invariant that play itself does not keep: no position is refused by it that play cannot come to."""
    monkeypatch.setattr(toy.ToyBox, "unfinished", lambda self, game: "the third round has begun" * (game.round == 3))
    with pytest.raises(BatteryFailure, match="an invariant is broken: the third round has begun"):
        play_some()
