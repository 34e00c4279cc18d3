"""Before the click: odds beside what comes of 2,000 throws, and what an answer would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import sqrt

import pytest

from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.odds import Every
from lawspeaker.kernel.record import Entry
from lawspeaker.kernel.start import start
from lawspeaker.text.face import changes, face_of
from lawspeaker.text.words import Words
from tests.law.greenland.hunts import hunts as greenland_hunts
from tests.law.greenland.table import NEGOTIATE, table
from tests.law.greenland.test_negotiation import ROW, silence
from tests.law.neanderthal.hunts import hunts as neanderthal_hunts
from tests.law.neanderthal.test_courtship import courting
from tests.law.root.table import answer, eyrie_decree, marquise_acts

THROWS = 2000
FURTHEST = 4  # standard errors

Key = tuple[str, tuple[int, ...]]  # the phrase of odds and its arguments
Reading = Callable[[list[Entry]], int]  # what the record says


def whatever(match: Match) -> str:
    """The answer of somebody who uses nothing, takes every card, and rolls again what is neither a 1 nor a 2."""
    assert match.ask is not None
    options = [option.text for option in match.ask.options]
    if match.ask.topic.name == "reroll":
        return options[-1] if match.ask.args[0] > 2 else options[0]
    if match.ask.topic.name.startswith("take_"):
        return options[0]
    return next((option for option in ("decline", "roll", "done") if option in options), options[0])


def thrown(match: Match, option: str, seed: int, end: tuple[str, ...]) -> list[Entry]:
    """What is told after an answer, with dice of its own, until the next ask is about something else."""
    new = match.clone(Fast(seed))
    told = len(new.record)
    new.answer(option)
    while new.ask is not None and new.ask.topic.name not in end:
        new.answer(whatever(new))
    return new.record[told:]


def check(match: Match, option: str, readings: dict[Key, Reading], end: tuple[str, ...]) -> None:
    """Every number comes up as often as its odds say, and no other does."""
    told = {(odds.phrase.name, odds.args): odds for odds in match.odds(option) if odds.shares}
    assert set(told) == set(readings)
    found: dict[Key, Counter[int]] = {key: Counter() for key in readings}
    for seed in range(THROWS):
        lines = thrown(match, option, seed, end)
        for key, read in readings.items():
            found[key][read(lines)] += 1
    for key, odds in told.items():
        shares = {0: 1 - odds.shares[1], 1: odds.shares[1]} if odds.happens else odds.shares
        assert sum(shares.values()) == 1
        assert set(found[key]) <= {number for number, share in shares.items() if share > 0}, key
        for number, share in shares.items():
            error = sqrt(share * (1 - share) / THROWS)
            assert abs(found[key][number] / THROWS - share) <= FURTHEST * error, (key, number)


def said(name: str) -> Reading:
    """Whether a line was told."""
    return lambda lines: int(any(entry.phrase.name == name for entry in lines))


def total(name: str, place: int, whose: int | None = None) -> Reading:
    """The sum of an argument over the lines of a name, of everybody or of those about one."""
    return lambda lines: sum(
        entry.args[place] for entry in lines if entry.phrase.name == name and whose in (None, entry.args[0])
    )


def hits_on(seat: int) -> Reading:
    return total("hits", 1, seat)


# Root


def test_a_battle_of_root_deals_as_many_hits_as_its_odds_say() -> None:
    """Three cats against a bird and a roost."""
    there = {"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 1}, "roost": {"1": 1}}
    match = marquise_acts(on_map=there)
    assert match.ask is not None
    readings: dict[Key, Reading] = {
        ("hits_taken", (1,)): hits_on(1),
        ("pieces_lost", (1,)): total("lost", 3, 1),
        ("none_left", (1,)): lambda lines: int(total("lost", 3, 1)(lines) == 2),
        ("hits_taken", (0,)): hits_on(0),
    }
    check(match, "battle 1", readings, (match.ask.topic.name,))


def test_effects_that_everybody_sees_count() -> None:
    """7.8.3 The Commander deals a hit more, 4.3.3.II as does whoever attacks the defenseless; 8.2.2 the Alliance
    deals the higher roll, and so the Eyrie the lower, of which 4.3.2.I two are dealt at most.
    """
    there = {"eyrie_warrior": {"1": 2, "6": 1}, "sympathy": {"1": 1, "6": 1}}
    match = eyrie_decree([], [], ["anvil"], on_map=there)
    odds = {(odds.phrase.name, odds.args): odds.shares for odds in match.odds("decree_battle anvil 1")}
    assert odds["hits_taken", (2,)] == {2: Fraction(7, 16), 3: Fraction(5, 16), 4: Fraction(4, 16)}
    assert odds["hits_taken", (1,)] == {0: Fraction(1)}
    assert odds["none_left", (2,)] == {1: Fraction(1)}
    assert [found.phrase.name for found in match.odds("decree_battle anvil 1") if not found.shares] == ["unhindered"]


# Greenland


@pytest.mark.parametrize("tableau", [{}, {"husky": "norse"}], ids=["once", "rolling threes again"])
def test_a_hunt_of_greenland_succeeds_and_kills_as_its_odds_say(tableau: dict[str, str]) -> None:
    match = greenland_hunts(
        {"polar_bear": {"norse": 3}, "arctic_char": {"norse": 1}, "ringed_seal": {"norse": 1}},
        warm={"north": ["polar_bear", "ringed_seal"], "south": ["arctic_char"]},
        tableau=tableau,
    )
    assert ("rolling_again" in [odds.phrase.name for odds in match.odds("hunt polar_bear")]) == bool(tableau)
    readings: dict[Key, Reading] = {
        ("success", ()): said("hunt_succeeded"),
        ("dead", ()): total("died", 1),
        ("trophy", ()): said("trophy_taken"),
    }
    check(match, "hunt polar_bear", readings, ("next_hunt",))


def test_a_raid_of_greenland_succeeds_and_kills_as_its_odds_say() -> None:
    match = greenland_hunts(
        {"peepeelee": {"norse": 2}, "arctic_char": {"norse": 1}, "ringed_seal": {"norse": 1}},
        tableau={"peepeelee": "thule"},
        warm={"north": ["ringed_seal"], "south": ["arctic_char"]},
    )
    readings: dict[Key, Reading] = {("success", ()): said("raid_succeeded"), ("dead", ()): total("died", 1)}
    check(match, "hunt peepeelee", readings, ("next_hunt",))


def test_an_attack_of_greenland_hits_as_its_odds_say() -> None:
    """The Thule can pay for their lives before the Norse strike."""
    people = {"norse": {"walrus": 3}, "thule": {"walrus": 2, "unassigned": 1}}
    match = silence(table(*people, pieces=people, warm=ROW, phase=NEGOTIATE, iron={"norse": 2, "thule": 1}))
    assert match.ask is not None
    assert match.ask.topic.name == "iron_rule"
    check(match, "decline", {("hits", ()): total("attacked", 1, 0)}, ("next_hunt", "before_roll"))


# Neanderthal


def test_a_hunt_of_neanderthal_succeeds_and_kills_as_its_odds_say() -> None:
    standing = {"ibex": {"archaic": 4}, "rabbits": {"archaic": 1}, "mountain_hare": {"archaic": 1}}
    match = neanderthal_hunts(standing, south=["ibex", "rabbits"], north=["mountain_hare"])
    readings: dict[Key, Reading] = {
        ("success", ()): said("hunt_succeeded"),
        ("dead", ()): total("died", 1),
        ("trophy", ()): said("trophy_taken"),
    }
    check(match, "hunt ibex", readings, ("next_hunt",))


def test_courtship_succeeds_and_kills_as_its_odds_say() -> None:
    match = courting("piper", "neanderthal", ["archaic"], rules={"courtship": "may"})
    readings: dict[Key, Reading] = {("success", ()): said("courtship_succeeded"), ("dead", ()): total("died", 1)}
    check(match, "court", readings, ("next_hunt",))


# What else an answer changes


def changed(match: Match, option: str, seat: int) -> list[str] | None:
    """What a seat is told before it answers; None where it could not take the answer back."""
    face, words, new = face_of(match.game.setting.box), Words("en", match.game.setting), match.preview(option)
    before = match.hash()
    found = (
        None if new is None else changes(face.stock(match.view(seat), words), face.stock(new.view(seat), words), words)
    )
    assert match.hash() == before, "the match itself has not gone on"
    return found


def test_a_move_tells_who_would_rule() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"5": 1}})
    answer(match, "march", "to 5")
    assert changed(match, "number 1", 0) == []
    assert changed(match, "number 2", 0) == ["Rule of Clearing 5: Eyrie Dynasties → Marquise de Cat"]
    assert changed(match, "number 3", 0) == [
        "Rule of Clearing 1: Marquise de Cat → nobody",
        "Rule of Clearing 5: Eyrie Dynasties → Marquise de Cat",
    ]


def test_nothing_is_shown_of_what_could_not_be_taken_back() -> None:
    """A battle rolls dice."""
    match = marquise_acts(on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 1}})
    assert changed(match, "battle 1", 0) is None


def test_money_and_points_are_told_beforehand() -> None:
    match = start("arctic", seats=2, rules={"start_player": "first_seat"})
    match.play("random", until=lambda match: any(option.kind == "invest" for option in match.ask.options))  # type: ignore[union-attr]
    assert match.ask is not None
    option = next(
        option for option in match.ask.options if option.kind == "invest" and match.game.facts(option)["price"]
    )
    price, seat = match.game.facts(option)["price"], match.ask.seat
    money = match.state["money"][seat]
    company = Words("en", match.game.setting).seat(seat)
    assert f"{company}, Money: ${money} → ${money - price}" in (changed(match, option.text, seat) or [])


def test_tribal_seats_are_called_by_the_tribes_they_play() -> None:
    for game in ("greenland", "neanderthal"):
        match = start(game, seats=3, seed=5)
        words = Words("en", match.game.setting)
        sides = face_of(match.game.setting.box).sides(match.game, words)
        names = match.game.setting.catalogue.domains["tribe"].values
        assert sides == {seat: words.value("tribe", names.index(tribe)) for tribe, seat in match.facts["seats"].items()}


# The kernel


def test_every_way_of_chance_comes_once_and_all_together_are_certain() -> None:
    every, found = Every(), []
    while every.again():
        first = every.die(2)
        second = every.die(3) if first == 2 else 0
        found.append((first, second, every.share()))
    assert found == [
        (1, 0, Fraction(1, 2)),
        (2, 1, Fraction(1, 6)),
        (2, 2, Fraction(1, 6)),
        (2, 3, Fraction(1, 6)),
    ]
