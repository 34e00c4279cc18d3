"""The battery holds every zone, at every ask, against the game's table of who may see what."""

from __future__ import annotations

import re

import pytest

from lawspeaker.kernel.zone import EVERYONE, NOBODY_SEES, ZoneKind
from lawspeaker.lab.battery import BatteryFailure, check_game
from lawspeaker.lab.battery.trial import Trial
from tests import toy

Patch = pytest.MonkeyPatch


def caught(reason: str, name: str = "toy", seats: int = 2) -> None:
    with pytest.raises(BatteryFailure, match=re.escape(reason)):
        check_game(name, seats, thorough=0.0)


@pytest.mark.parametrize(
    ("name", "opened"), [("root", "hand 1"), ("greenland", "events"), ("neanderthal", "north_gone")]
)
def test_a_zone_that_is_opened_in_play(monkeypatch: Patch, name: str, opened: str) -> None:
    honest = Trial.answer

    def answer(trial: Trial) -> None:
        honest(trial)
        for zone in trial.match.game.zones():
            if zone.name == opened:
                zone.sight = EVERYONE

    monkeypatch.setattr(Trial, "answer", answer)
    caught(f"after 1 answers: the zones: {opened} has", name)


def test_a_zone_that_the_table_does_not_have(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.ToyBox, "zones", tuple(kind for kind in toy.ToyBox.zones if kind.name != "deck"))
    caught("deck is not in the game's table of zones")


def test_a_zone_made_otherwise_than_the_table_says(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "STASH_ZONE", ZoneKind("stash", "card", NOBODY_SEES, "2.7"))
    caught("stash 0 has card and the sight 0, and by the table of zones card that its owner sees (2.7)")


def test_two_zones_of_one_name(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "WALLET_ZONE", toy.HAND_ZONE)
    caught("two zones have the same name")


def test_a_line_of_the_table_without_a_clause(monkeypatch: Patch) -> None:
    table = [ZoneKind(kind.name, kind.domain, kind.seen_by, "") for kind in toy.ToyBox.zones]
    monkeypatch.setattr(toy.ToyBox, "zones", tuple(table))
    caught("the zone deck cites no clause")
