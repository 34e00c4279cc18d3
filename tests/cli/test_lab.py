"""Simulations and tournaments at the command line: tables, reports, and going on after Ctrl-C."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import polars as pl
import pytest

from lawspeaker.kernel.files import held
from lawspeaker.lab import parts, stored
from tests.cli.conftest import Run

TOURNAMENT = ["tournament", "--games", "toy,arctic", "--players", "random,random:b", "--rounds", "2", "--seed", "3"]


@contextmanager
def stopped_after(parts_done: int, stop: int = signal.SIGINT) -> Iterator[None]:
    """Somebody stops the run, with Ctrl-C or otherwise, once so many parts are done."""
    add = parts.FinishedParts.add

    def add_some(self: parts.FinishedParts, number: int, table: pl.DataFrame) -> None:
        if len(self.tables) == parts_done:
            signal.raise_signal(stop)
        add(self, number, table)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(parts.FinishedParts, "add", add_some)
        yield


def test_a_tournament_tells_how_strong_players_are(run: Run) -> None:
    result = run(*TOURNAMENT, "--out", "games.parquet", "--chart", "league.svg")
    assert result.exit_code == 0, result.output
    assert "8 games" in result.stdout
    assert "2019: The Arctic" in result.stdout
    assert "16 rows are in games.parquet." in result.stderr
    assert sorted(path.name for path in Path().iterdir()) == ["games.parquet", "league.svg"]
    assert "Ratings in all games" in Path("league.svg").read_text()


def test_a_report_of_stored_games(run: Run) -> None:
    run(*TOURNAMENT, "--out", "games.parquet")
    told = run("stats", "games.parquet")
    said = told.stdout
    assert "What is chosen" in said
    assert "correlation with winning" in said
    assert told.stderr == "The report is in games-report.html.\n"
    page = Path("games-report.html").read_text(encoding="utf-8")
    assert "<h1>Tournament: toy, 2019: The Arctic</h1>" in page
    elsewhere = run("stats", "games.parquet", "--out", "page.html")
    assert (elsewhere.stdout, elsewhere.stderr) == (said, "The report is in page.html.\n")
    assert Path("page.html").read_text(encoding="utf-8") == page
    assert run("chart", "games.parquet", "arctic.svg", "--game", "arctic", "--only", "wins").exit_code == 0
    assert "2019: The Arctic" in Path("arctic.svg").read_text()


def test_a_run_that_was_stopped_goes_on(run: Run) -> None:
    run(*TOURNAMENT, "--out", "whole.parquet")
    with stopped_after(3):
        result = run(*TOURNAMENT, "--out", "games.parquet")
    assert result.exit_code == 130
    assert "3 of 8 games were played, and are kept in games.parquet.parts" in result.stderr
    assert not Path("games.parquet").exists()
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


def test_a_finished_table_is_replaced_only_when_that_is_said(run: Run) -> None:
    run(*TOURNAMENT, "--out", "games.parquet")
    before = Path("games.parquet").read_bytes()
    refused = run(*TOURNAMENT, "--seed", "9", "--out", "games.parquet")
    assert refused.exit_code == 2
    assert refused.stderr == (
        "there is a file games.parquet already: play the rest or more with --resume, name another, or say --replace\n"
    )
    assert Path("games.parquet").read_bytes() == before
    assert run(*TOURNAMENT, "--seed", "9", "--out", "games.parquet", "--replace").exit_code == 0
    run(*TOURNAMENT, "--seed", "9", "--out", "other.parquet")
    assert pl.read_parquet("games.parquet").equals(pl.read_parquet("other.parquet"))


def test_a_table_is_not_replaced_before_all_games_are_played(run: Run) -> None:
    """It was stopped, and goes on with the same command and --resume."""
    run(*TOURNAMENT, "--out", "games.parquet")
    before = Path("games.parquet").read_bytes()
    other = [*TOURNAMENT, "--seed", "9", "--out", "games.parquet", "--replace"]
    with stopped_after(2):
        assert run(*other).exit_code == 130
    assert Path("games.parquet").read_bytes() == before
    assert run(*other, "--resume").exit_code == 0
    run(*TOURNAMENT, "--seed", "9", "--out", "other.parquet")
    assert pl.read_parquet("games.parquet").equals(pl.read_parquet("other.parquet"))


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize(
    ("parts_done", "out", "said"),
    [
        (0, [], "Stopped: 0 of 8 games were played, and are not kept; they are with --out."),
        (0, ["--out", "games.parquet"], "Stopped: 0 of 8 games were played."),
        (
            2,
            ["--out", "games.parquet"],
            "Stopped: 2 of 8 games were played, and are kept in games.parquet.parts;"
            " to go on, give the same command with --resume.",
        ),
    ],
)
def test_a_run_that_is_stopped_tells_what_is_kept(
    run: Run, stop: int, parts_done: int, out: list[str], said: str
) -> None:
    with stopped_after(parts_done, stop):
        result = run(*TOURNAMENT, *out)
    assert result.exit_code == 128 + stop
    assert said in " ".join(result.stderr.split())
    assert Path("games.parquet.parts").exists() == (parts_done > 0)
    assert sorted(path.name for path in Path().iterdir()) == (["games.parquet.parts"] if parts_done else [])


def test_two_runs_do_not_write_the_same_table(run: Run) -> None:
    with held(Path("games.parquet")):
        refused = run(*TOURNAMENT, "--out", "games.parquet")
    assert refused.exit_code == 2
    assert refused.stderr == "games.parquet cannot be written: another program is writing it\n"
    assert list(Path().iterdir()) == []


def test_charts_and_reports_do_not_take_the_place_of_their_table(run: Run) -> None:
    run(*TOURNAMENT, "--out", "games.html")
    before = Path("games.html").read_bytes()
    for command in (
        ["chart", "games.html", "games.html"],
        ["stats", "games.html", "--out", "games.html"],
        [*TOURNAMENT, "--out", "games.html", "--chart", "games.html", "--replace"],
    ):
        refused = run(*command)
        assert refused.exit_code == 2
        assert refused.stderr == "games.html cannot be two things at once: name another file\n"
    assert Path("games.html").read_bytes() == before
