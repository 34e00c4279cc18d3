"""Simulations and tournaments at the command line: tables, reports, and going on after Ctrl-C."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from lawspeaker.lab import parts
from tests.cli.conftest import Run

TOURNAMENT = ["tournament", "--games", "toy,arctic", "--players", "random,random:b", "--rounds", "2", "--seed", "3"]


def test_a_tournament_tells_how_strong_players_are(run: Run) -> None:
    result = run(*TOURNAMENT, "--out", "games.parquet", "--chart", "league.svg")
    assert result.exit_code == 0, result.output
    assert "8 games" in result.stdout
    assert "2019: The Arctic" in result.stdout
    assert "16 rows are in games.parquet." in result.stdout
    assert sorted(path.name for path in Path().iterdir()) == ["games.parquet", "league.svg"]
    assert "Ratings in all games" in Path("league.svg").read_text()


def test_a_report_of_stored_games(run: Run) -> None:
    run(*TOURNAMENT, "--out", "games.parquet")
    assert run("stats", "games.parquet", "--out", "report.html").stdout == "The report is in report.html.\n"
    assert "<h1>Tournament: toy, 2019: The Arctic</h1>" in Path("report.html").read_text(encoding="utf-8")
    said = run("stats", "games.parquet").stdout
    assert "What is chosen" in said
    assert "correlation with winning" in said
    assert run("chart", "games.parquet", "arctic.svg", "--game", "arctic", "--only", "wins").exit_code == 0
    assert "2019: The Arctic" in Path("arctic.svg").read_text()


def test_a_run_that_was_stopped_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run(*TOURNAMENT, "--out", "whole.parquet")
    add = parts.Parts.add

    def add_three(self: parts.Parts, number: int, table: pl.DataFrame) -> None:
        if len(self.tables) == 3:
            raise KeyboardInterrupt
        add(self, number, table)

    monkeypatch.setattr(parts.Parts, "add", add_three)
    result = run(*TOURNAMENT, "--out", "games.parquet")
    assert result.exit_code == 130
    assert "3 of 8 games were played, and are kept in games.parquet.parts" in result.stderr
    assert not Path("games.parquet").exists()
    monkeypatch.setattr(parts.Parts, "add", add)
    assert "go on with --resume, or delete it" in run(*TOURNAMENT, "--out", "games.parquet").stderr
    assert "other rounds: 2, not 3" in run(*TOURNAMENT, "--rounds", "3", "--out", "games.parquet", "--resume").stderr
    result = run(*TOURNAMENT, "--out", "games.parquet", "--resume")
    assert result.exit_code == 0, result.output
    assert pl.read_parquet("games.parquet").equals(pl.read_parquet("whole.parquet"))
    assert sorted(path.name for path in Path().iterdir()) == ["games.parquet", "whole.parquet"]


def test_what_is_finished_is_not_played_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(*TOURNAMENT, "--out", "games.parquet").stdout

    def refuse(*_: object) -> pl.DataFrame:
        raise AssertionError("played again")

    monkeypatch.setattr(parts, "play_all", refuse)
    assert run(*TOURNAMENT, "--out", "games.parquet", "--resume").stdout == first
