"""Replaying, auditing, positions, data, rules and simulations, from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest

from lawspeaker.kernel import save as saves
from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import make
from lawspeaker.players.player import play as finish
from tests.cli.conftest import Run


@pytest.fixture
def unfinished(home: Path) -> Path:
    """A game of ten answers."""
    del home
    match = start("arctic", seats=2, chance=Keyed(b"k" * 32))
    for _ in range(10):
        match.choose(0)
    return kept(match, Path("half.json"))


@pytest.fixture
def finished(home: Path) -> Path:
    """A whole game between two bots."""
    del home
    match = start("arctic", seats=2, chance=Keyed(b"k" * 32))
    finish(match, [make("random", 1), make("random", 2)])
    return kept(match, Path("whole.json"))


def kept(match: Match, path: Path) -> Path:
    saves.write(saves.to_save(match, people={"0": "person", "1": "random", "language": "en"}), path)
    return path


def test_a_replay_shows_every_line_with_its_clause_and_the_result(run: Run, finished: Path) -> None:
    replayed = run("replay", str(finished))
    assert replayed.exit_code == 0, replayed.output
    match = saves.to_match(saves.load(finished))
    for entry in match.record[:5] + match.record[-5:]:
        assert entry.clause in replayed.stdout
    assert "Winner" in replayed.stdout
    assert match.hash() in replayed.stdout
    assert "勝者" in run("replay", str(finished), "--lang", "ja").stdout


def test_an_unfinished_game_is_replayed_as_its_person_knows_it_unless_asked_otherwise(run: Run, home: Path) -> None:
    del home
    match = start("toy", seats=2, seed=3)
    while not any(entry.phrase.name == "drew" for entry in match.record):
        match.answer("draw" if match.ask is not None and match.ask.seat == 1 else "rest")
    drawn = match.record[-1]
    card = match.game.setting.catalogue.domains["card"].values[drawn.args[1]]
    path = kept(match, Path("toy.json"))
    assert card not in run("replay", str(path)).stdout
    assert card not in run("replay", str(path), "--seat", "0").stdout
    assert card in run("replay", str(path), "--seat", "1").stdout
    assert card in run("replay", str(path), "--all").stdout


def test_the_dice_of_a_game_are_audited(run: Run, finished: Path) -> None:
    audited = run("audit", str(finished))
    assert audited.exit_code == 0
    assert Keyed(b"k" * 32).commitment in audited.stdout
    forged = json.loads(finished.read_text())
    forged["key"] = (b"j" * 32).hex()
    finished.write_text(json.dumps(forged))
    assert run("audit", str(finished)).exit_code == 2


def test_a_save_gives_its_position_and_a_position_can_be_given_again(run: Run, unfinished: Path) -> None:
    printed = run("position", str(unfinished))
    assert printed.exit_code == 0, printed.output
    match = saves.to_match(saves.load(unfinished))
    assert json.loads(printed.stdout) == match.position()
    assert "POLE" in printed.stderr
    assert "SETUP.D.1" in printed.stderr
    as_toml = run("position", str(unfinished), "--toml")
    assert Match.from_position(as_toml.stdout).hash() == match.hash()


def test_the_board_of_a_position_shows_all_hands(run: Run, home: Path) -> None:
    del home
    Path("root.toml").write_text('game = "root"\nseats = 2\n[state]\nhands = [["ambush_fox"], ["tax_collector_1"]]\n')
    printed = run("position", "root.toml", "--lang", "en")
    assert printed.exit_code == 0, printed.stderr
    assert "Tax Collector" in printed.stderr
    assert "Ambush" in printed.stderr


def test_a_partial_position_is_filled_up(run: Run, home: Path) -> None:
    del home
    Path("part.toml").write_text('game = "arctic"\nseats = 3\n[state]\nphase = 3\nturn = 2\nmoney = [5, 6, 7]\n')
    printed = run("position", "part.toml")
    assert printed.exit_code == 0, printed.output
    full = json.loads(printed.stdout)
    assert full["state"]["money"] == [5, 6, 7]
    assert full["state"]["ships"]["US_C2"] == {"US": 2}
    assert "investment track" in printed.stderr
    assert "$5" in printed.stderr


def test_data_are_listed_with_their_sources(run: Run, tmp_path: Path) -> None:
    everything = run("data", "arctic")
    assert "country.RU.ships" in everything.stdout
    assert "stated" in everything.stdout
    some = run("data", "arctic", "--source", "reconstructed")
    assert "track.2.spaces" in some.stdout
    assert "country.RU.ships" not in some.stdout
    own = tmp_path / "own.toml"
    own.write_text("[start]\nmoney = 15\n")
    mine = run("data", "arctic", "--source", "override", "--data", str(own))
    assert "start.money" in mine.stdout
    assert "1 values" in mine.stdout


def test_rules_are_listed_with_values_and_defaults(run: Run) -> None:
    listed = run("rules", "arctic")
    assert listed.exit_code == 0
    assert "passing" in listed.stdout
    assert "(default)" in listed.stdout
    assert "R04" in listed.stdout


def test_a_simulation_prints_a_summary_and_writes_a_table(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulated = run("simulate", "arctic", "--games", "2", "--bots", "random", "--seats", "2", "--out", str(out))
    assert simulated.exit_code == 0, simulated.output
    assert "random" in simulated.stdout
    assert pl.read_parquet(out).height == 4
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_charts_are_drawn_at_once_or_from_a_table(run: Run, tmp_path: Path) -> None:
    out, first, later = tmp_path / "games.parquet", tmp_path / "first.svg", tmp_path / "later.svg"
    told = run("simulate", "arctic", "--games", "2", "--bots", "random", "--out", str(out), "--chart", str(first))
    assert told.exit_code == 0, told.output
    assert f"The charts are in {first}." in told.stderr.replace("\n", " ")
    drawn = run("chart", str(out), str(later))
    assert drawn.exit_code == 0, drawn.output
    assert later.read_text(encoding="utf-8") == first.read_text(encoding="utf-8")
    one = run("chart", str(out), str(later), "--only", "length")
    assert one.exit_code == 0
    assert "How long games last" in later.read_text(encoding="utf-8")
    assert "Who wins" not in later.read_text(encoding="utf-8")


def test_the_law_is_at_hand(run: Run) -> None:
    shown = run("law", "show", "arctic:P6.2")
    assert shown.exit_code == 0
    assert "arctic:P6.2" in shown.stdout
