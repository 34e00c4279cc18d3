"""Simulations: the same seed, the same table; fair seats; nothing half-written."""

from __future__ import annotations

import os
from pathlib import Path

import polars as pl
import pytest
from rich.console import Console

from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.start import start
from lawspeaker.lab import simulate as lab
from lawspeaker.lab.simulate import SimulationError, about, derived_seed, simulate, summary, wilson, write
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


@pytest.mark.parametrize(("bots", "seats"), [(["random", "greedy"], 2), (["random", "greedy"], 3), (list("abcd"), 4)])
def test_every_bot_sits_everywhere_equally_often(bots: list[str], seats: int) -> None:
    plan = lab.Plan("toy", bots, seats, 0, None, None)
    games = 12
    for seat in range(seats):
        sitters = [lab.seating(plan, number)[seat] for number in range(games)]
        assert {name: sitters.count(name) for name in bots} == dict.fromkeys(bots, games // len(bots))


def test_a_game_can_be_played_again_from_its_seed() -> None:
    frame = simulate("arctic", 2, ["random"], 3, seed=9)
    row = frame.row(3, named=True)
    match = start("arctic", 3, row["seed"])
    play(match, [make("random", derived_seed(row["seed"], seat)) for seat in range(3)])
    assert match.result.points == frame.filter(pl.col("game") == 1)["points"].to_list()


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
    monkeypatch.setattr(lab, "make", lambda name, seed: Sleepwalker(name, seed))
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


def test_stopping_ends_the_games_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("arctic", 5000, ["random"], 2, jobs=2, progress=interrupt)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (850, 1000, 0.8265, 0.8708)],
)
def test_the_interval_is_wilsons(won: float, games: int, low: float, high: float) -> None:
    assert list(wilson(won, games)) == pytest.approx([low, high], abs=1e-4)


def test_the_summary_shows_shares_by_player_and_by_seat() -> None:
    frame = pl.DataFrame(
        {
            "game": [0, 0, 1, 1],
            "seats": [2] * 4,
            "seat": [0, 1, 0, 1],
            "player": ["greedy", "random", "random", "greedy"],
            "points": [30, 10, 12, 40],
            "won": [1.0, 0.0, 0.0, 1.0],
            "length": [50, 50, 70, 70],
        }
    )
    console = Console(width=120, record=True, file=open(os.devnull, "w"))  # noqa: SIM115
    console.print(summary(frame))
    lines = [line.split() for line in console.export_text().splitlines()]
    said = [[word for word in line if word != "│"] for line in lines]
    assert ["greedy", "all", "2", "100.0%", "34.2%", "to", "100.0%", "35.0", "7.1", "60"] in said
    assert ["random", "0", "1", "0.0%", "0.0%", "to", "79.3%", "12.0", "0.0", "70"] in said


def test_a_table_is_written_with_what_it_is_of(tmp_path: Path) -> None:
    frame = simulate("arctic", 2, ["random"], 2, seed=1)
    path = tmp_path / "new" / "games.parquet"
    write(frame, path, about("arctic", ["random"], 2, 1, command="simulate arctic"))
    assert pl.read_parquet(path).equals(frame)
    metadata = pl.read_parquet_metadata(path)
    assert metadata["game"] == "arctic"
    assert metadata["command"] == "simulate arctic"
    assert '"phase8"' in metadata["rules"]
    assert [file.name for file in path.parent.iterdir()] == ["games.parquet"]


def test_a_table_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(b"old")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write(pl.DataFrame({"game": [1]}), path)
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]
