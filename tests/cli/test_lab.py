"""Simulations and tournaments at the command line: tables, reports, and going on after Ctrl-C."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from lawspeaker.lab import parts, stored
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
    said = run("stats", "games.parquet").stdout
    assert "What is chosen" in said
    assert "correlation with winning" in said
    assert said.endswith("The report is in games-report.html.\n")
    page = Path("games-report.html").read_text(encoding="utf-8")
    assert "<h1>Tournament: toy, 2019: The Arctic</h1>" in page
    assert run("stats", "games.parquet", "--out", "page.html").stdout == said.replace("games-report.html", "page.html")
    assert Path("page.html").read_text(encoding="utf-8") == page
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


def test_more_games_can_be_played_later(run: Run) -> None:
    """Those that were played stay as they are: they are changed here, to be known again."""
    run(*TOURNAMENT, "--rounds", "3", "--out", "whole.parquet")
    run(*TOURNAMENT, "--out", "games.parquet")
    frame, about = stored.read(Path("games.parquet"))
    stored.write(frame.with_columns(points=pl.col("points") + 1000), Path("games.parquet"), about)
    result = run(*TOURNAMENT, "--rounds", "3", "--out", "games.parquet", "--resume")
    assert result.exit_code == 0, result.output
    played = pl.col("game") < 8
    points = pl.when(played).then(pl.col("points") + 1000).otherwise("points")
    assert pl.read_parquet("games.parquet").equals(pl.read_parquet("whole.parquet").with_columns(points=points))
    assert sorted(path.name for path in Path().iterdir()) == ["games.parquet", "whole.parquet"]


def test_other_games_are_not_overwritten_by_going_on(run: Run) -> None:
    run(*TOURNAMENT, "--out", "games.parquet")
    before = Path("games.parquet").read_bytes()
    for other in (["--seed", "9"], ["--rounds", "1"], ["--seats", "3"]):
        result = run(*TOURNAMENT, *other, "--out", "games.parquet", "--resume")
        assert result.exit_code == 2
        assert "games.parquet holds 8 games that do not belong to these" in " ".join(result.stderr.split())
    assert Path("games.parquet").read_bytes() == before
