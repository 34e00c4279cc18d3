"""Simulations: the same seed, the same table; fair seats; how the games went."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, cast

import polars as pl
import pytest

from lawspeaker.games.arctic.box import ArcticBox
from lawspeaker.games.arctic.model.state import Arctic
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.start import start
from lawspeaker.lab import fixture
from lawspeaker.lab.fixture import SimulationError, derived_seed
from lawspeaker.lab.simulate import plan_simulation, simulate
from lawspeaker.players.player import Turn, make, play


def test_the_same_seed_gives_the_same_table_whatever_the_number_of_processes() -> None:
    alone = simulate("arctic", 7, ["random"], 3, seed=5, jobs=1)
    shared = simulate("arctic", 7, ["random"], 3, seed=5, jobs=2)
    assert shared.equals(alone)
    assert alone.columns == shared.columns


def test_another_seed_gives_other_games() -> None:
    one = simulate("toy", 3, ["random"], 2, seed=1)
    assert not one.equals(simulate("toy", 3, ["random"], 2, seed=2))
    assert one["seed"].n_unique() == 3


def test_there_is_a_row_for_each_game_and_seat() -> None:
    frame = simulate("arctic", 4, ["random"], 3, seed=1)
    assert frame.select("game", "seat").rows() == [(game, seat) for game in range(4) for seat in range(3)]
    assert set(frame["seats"]) == {3}
    by_game = frame.group_by("game").agg(pl.col("won").sum(), pl.col("asked").sum(), pl.col("length").first())
    assert by_game["won"].to_list() == pytest.approx([1.0] * 4)
    assert by_game["asked"].to_list() == by_game["length"].to_list()
    assert frame.filter(pl.col("winner")).select((pl.col("won") > 0).all()).item()


def test_winners_that_share_a_victory_share_the_win() -> None:
    frame = simulate("toy", 300, ["random"], 4, seed=3)
    shared = frame.filter(pl.col("won").is_between(0.01, 0.99))
    assert len(shared) > 0
    for won, of_game in shared.select("won", pl.col("winner").sum().over("game")).rows():
        assert won == pytest.approx(1 / of_game)


def test_a_row_has_what_the_box_says_of_the_finished_game() -> None:
    frame = simulate("arctic", 5, ["random"], 2, seed=1)
    assert {"turns", "law", "pole", "gas", "oil", "poly", "money"} <= set(frame.columns)
    assert frame["turns"].is_between(1, 9).all()
    assert set(frame["law"]) <= {"A", "B", "C"}
    assert frame.group_by("game").agg(pl.col("first").sum())["first"].to_list() == [1] * 5


@pytest.mark.parametrize(
    ("bots", "seats"),
    [(["random", "greedy"], 2), (["random", "greedy"], 3), (["random:a", "random:b", "random:c", "random:d"], 4)],
)
def test_every_bot_sits_everywhere_equally_often(bots: list[str], seats: int) -> None:
    games = 12
    plan = plan_simulation("toy", games, bots, seats)
    for seat in range(seats):
        sitters = [plan.fixture(number).sitting[seat] for number in range(games)]
        assert {name: sitters.count(name) for name in bots} == dict.fromkeys(bots, games // len(bots))


def test_a_game_can_be_played_again_from_its_seed() -> None:
    frame = simulate("arctic", 2, ["random"], 3, seed=9)
    row = frame.row(3, named=True)
    match = start("arctic", 3, row["seed"])
    play(match, [make("random", derived_seed(row["seed"], seat)) for seat in range(3)])
    assert match.result.points == frame.filter(pl.col("game") == 1)["points"].to_list()


def test_the_course_has_one_number_for_each_round() -> None:
    frame = simulate("arctic", 5, ["random"], 3, seed=1)
    for row in frame.iter_rows(named=True):
        course = row["course"]
        assert course["round"] == list(range(1, row["turns"] + 1))
        assert {name: len(numbers) for name, numbers in course.items()} == dict.fromkeys(course, row["turns"])
        assert course["points"][-1] == row["points"]
        assert course["money"][-1] == row["money"]
        assert course["facilities"][-1] == row["gas"] + row["oil"] + row["poly"]


def test_the_course_is_how_the_table_stood_when_the_next_round_began() -> None:
    frame = simulate("arctic", 1, ["random"], 2, seed=3)
    seed, course = frame["seed"][0], frame["course"][1]
    match = start("arctic", 2, seed)
    players = [make("random", derived_seed(seed, seat)) for seat in range(2)]
    found: dict[int, float] = {}
    while match.ask is not None:
        found.setdefault(cast(Arctic, match.game).turn, cast(Arctic, match.game).money[1])
        match.answer(players[match.ask.seat].choose(Turn(match, match.ask.seat)))
    assert course["money"][:-1] == [found[turn] for turn in course["round"][1:]]


def test_the_course_of_root_is_in_rounds_of_all_seats() -> None:
    frame = simulate("root", 2, ["random"], 2, seed=1)
    for row in frame.iter_rows(named=True):
        course = row["course"]
        assert course["round"] == list(range(1, row["turns"] // 2 + 2))
        assert course["points"][-1] == row["points"]
        assert 0 <= min(course["clearings_ruled"]) <= max(course["clearings_ruled"]) <= 12
        assert min(course["cards_in_hand"]) >= 0


def test_rounds_in_which_nobody_is_asked_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every second turn passed by itself."""
    monkeypatch.setattr(ArcticBox, "round", lambda box, game: 2 * cast(Arctic, game).turn)
    row = simulate("arctic", 1, ["random"], 2, seed=3).row(0, named=True)
    money = row["course"]["money"]
    assert row["course"]["round"] == list(range(2, 2 * row["turns"] + 1))
    assert money[0:-1:2] == money[1::2]


def test_a_game_that_counts_no_rounds_and_follows_nothing_is_one_round_long() -> None:
    frame = simulate("toy", 2, ["random"], 2, seed=1)
    assert frame["course"].to_list() == [{"round": [1]}] * 4


def test_what_a_seat_has_chosen_is_counted() -> None:
    row = simulate("arctic", 1, ["random"], 2, seed=3).row(1, named=True)
    match = start("arctic", 2, row["seed"])
    players = [make("random", derived_seed(row["seed"], seat)) for seat in range(2)]
    found: Counter[str] = Counter()
    while match.ask is not None:
        option = players[match.ask.seat].choose(Turn(match, match.ask.seat))
        found[option.kind] += match.ask.seat == 1
        match.answer(option)
    assert {one["kind"]: one["times"] for one in row["chosen"]} == +found
    assert row["asked"] == found.total()


def test_a_seat_that_was_never_asked_has_chosen_nothing() -> None:
    counted = fixture.chosen_of([Counter(), Counter(draw=2, bid=1)])
    assert counted.to_list() == [[], [{"kind": "bid", "times": 1}, {"kind": "draw", "times": 2}]]


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []
    simulate("toy", 3, ["random"], 2, progress=told.append)
    assert told == [1, 2, 3]


class Sleepwalker:
    """A player that breaks down."""

    def __init__(self, argument: str, seed: int) -> None: ...

    def choose(self, turn: Turn) -> Option:
        raise ZeroDivisionError(f"seat {turn.seat} stumbled")


def test_a_broken_game_names_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fixture, "make", lambda name, seed: Sleepwalker(name, seed))
    with pytest.raises(SimulationError) as caught:
        simulate("toy", 1, ["sleepwalker"], 2, seed=4)
    assert str(derived_seed(4, 0)) in str(caught.value)
    assert "sleepwalker" in str(caught.value)
    assert "ZeroDivisionError: seat" in str(caught.value)


def test_a_broken_game_in_another_process_names_its_seed() -> None:
    """The toy is on the shelf of this process only: what is found out there reaches us in words."""
    with pytest.raises(SimulationError, match=r"game \d+ of toy broke off \(seed \d+, players random, random\)"):
        simulate("toy", 4, ["random"], 2, jobs=2)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"jobs": 0}, "at least 1 process"),
        ({"bots": []}, "at least one bot"),
        ({"bots": ["greedi"]}, "did you mean greedy"),
        ({"seats": 9}, "not 9"),
        ({"rules": {"phase9": "x"}}, "no ruleset option"),
    ],
)
def test_what_cannot_work_is_said_before_anything_is_played(change: dict[str, object], said: str) -> None:
    arguments: dict[str, object] = {"game": "arctic", "games": 1, "bots": ["random"], "seats": 2}
    with pytest.raises((ConfigError, LawspeakerError), match=said):
        simulate(**{**arguments, **change})  # type: ignore[arg-type]


class Historian:
    """Somebody's own player, who goes by the record."""

    read: ClassVar[list[int]] = []

    def __init__(self, argument: str, seed: int) -> None: ...

    def choose(self, turn: Turn) -> Option:
        self.read.append(len(turn.record()))
        return turn.ask.options[0]


def test_a_player_can_read_the_record_of_a_simulated_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fixture, "make", lambda name, seed: Historian(name, seed))
    frame = simulate("arctic", 1, ["historian"], 2, seed=1)
    assert len(Historian.read) == frame["asked"].sum()
    assert Historian.read[-1] > len(Historian.read)
    assert Historian.read == sorted(Historian.read)


def test_sides_can_be_dealt_anew_in_every_game() -> None:
    plan = plan_simulation("root", 40, ["random"], 3, deal=True)
    mixes = [plan.fixture(number) for number in range(40)]
    sides = [tuple(mix.agreement.config(mix.sides).rules[f"faction_{seat}"] for seat in (1, 2, 3)) for mix in mixes]
    assert sides == [
        tuple(mix.agreement.config(mix.sides).rules[f"faction_{seat}"] for seat in (1, 2, 3)) for mix in mixes
    ]
    assert {side for mix in sides for side in mix} >= {"marquise", "cult", "keepers", "corvids"}
    assert len(set(sides)) > 30


@pytest.mark.parametrize(
    ("game", "rules", "said"),
    [
        ("arctic", {}, "arctic has no sides to be dealt"),
        ("root", {"setup": "draft"}, "root has no sides to be dealt"),
        ("root", {"faction_2": "duchy"}, "sides are dealt, or named by faction_2, but not both"),
    ],
)
def test_sides_that_cannot_be_dealt(game: str, rules: dict[str, str], said: str) -> None:
    with pytest.raises(ConfigError, match=said):
        plan_simulation(game, 1, ["random"], 3, rules=rules, deal=True)
