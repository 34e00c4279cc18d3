"""Bad input: one sentence on stderr, exit status 2, and nothing written."""

from __future__ import annotations

import json
import os
from pathlib import Path

import polars as pl
import pytest

from lawspeaker.kernel import save as saves
from lawspeaker.kernel.start import start
from lawspeaker.lab import stored
from lawspeaker.lab.parts import play_all
from lawspeaker.lab.simulate import plan_simulation
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def files(home: Path) -> None:
    """A good game and things that are wrong with others."""
    del home
    match = start("arctic", seats=2, seed=1)
    match.choose(0)
    good = json.loads(saves.encode(saves.to_save(match)))
    Path("good.json").write_text(json.dumps(good))
    Path("cut.json").write_text(json.dumps(good)[:-20])
    Path("empty.json").write_text("")
    Path("binary.json").write_bytes(b"\xff\xfe\x00")
    Path("answer.json").write_text(json.dumps({**good, "answers": ["place RU 9"]}))
    Path("hash.json").write_text(json.dumps({**good, "hash": "0" * 32}))
    Path("format.json").write_text(json.dumps({**good, "format": 99}))
    Path("bot.json").write_text(json.dumps({**good, "people": {"0": "person", "1": "hal"}}))
    Path("seat.json").write_text(json.dumps({**good, "people": {"0": "person"}}))
    Path("fleet.toml").write_text('game = "arctic"\n[state.ships.POLE]\nUS = 30\n')
    Path("field.toml").write_text('game = "arctic"\n[state]\ncolour = 3\n')
    Path("other.toml").write_text('game = "chess"\n')
    Path("own.toml").write_text('[start]\nmoney = "much"\n')
    Path("deep.json").write_text('{"a":' * 9999 + "1" + "}" * 9999)
    pl.DataFrame({"game": [1]}).write_parquet("other.parquet")
    plan = plan_simulation("toy", 1, ["random"], 2)
    stored.write(play_all(plan), Path("games.parquet"), stored.about(plan))
    Path("folder").mkdir()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play chess", "no game 'chess'"),
        ("play arctic --seats 9", "2, 3, 4 seats"),
        ("play arctic --seats many", "--seats"),
        ("play arctic --bots hal", "no player 'hal'"),
        ("play arctic --seats 4 --bots random,random", "3 seats are left"),
        ("play arctic --people 3", "2 seats"),
        ("play arctic --seat 2", "0 to 1"),
        ("play arctic --rule passing", "option=value"),
        ("play arctic --rule dancing=yes", "dancing"),
        ("play arctic --rule passing=never", "passing can be"),
        ("play arctic --lang fr", "en, ja, ko"),
        ("play arctic --data nowhere.toml", "nowhere.toml"),
        ("play arctic --data own.toml", "own.toml, line 2"),
        ("play arctic --data folder", "directory"),
        ("play arctic --save ../up", "cannot be the name"),
        ("play arctic --pause -1", "--pause"),
        ("play arctic --nonsense", "--nonsense"),
        ("resume", "no unfinished game"),
        ("resume nothing", "no kept game 'nothing'"),
        ("resume nothing.json", "no file nothing.json"),
        ("resume cut.json", "cut.json"),
        ("resume hash.json", "another state"),
        ("resume bot.json", "no player 'hal'"),
        ("resume seat.json", "seat 1"),
        ("replay empty.json", "not a stored game"),
        ("replay binary.json", "not a stored game"),
        ("replay answer.json", "answer 1"),
        ("replay format.json", "format 99"),
        ("replay good.json --seat 5", "0 to 1"),
        ("replay good.json --seat 0 --all", "not both"),
        ("replay folder", "no kept game"),
        ("replay", "FILE"),
        ("audit good.json", "nothing to audit"),
        ("audit cut.json", "not a stored game"),
        ("position fleet.toml", "34 ships"),
        ("position field.toml", "colour"),
        ("position other.toml", "no game 'chess'"),
        ("position cut.json", "neither JSON nor TOML"),
        ("position hash.json", "another state"),
        ("position binary.json", "not UTF-8"),
        ("position deep.json", "nested too deeply"),
        ("data chess", "no game 'chess'"),
        ("data arctic --source rumour", "no source rumour"),
        ("data arctic --data own.toml", "own.toml, line 2"),
        ("data toy", "no data file"),
        ("rules chess", "no game 'chess'"),
        ("simulate chess", "no game 'chess'"),
        ("simulate arctic --games 0", "at least 1 game"),
        ("simulate arctic --jobs 0", "at least 1 process"),
        ("simulate arctic --bots hal", "no player 'hal'"),
        ("simulate arctic --seats 7", "2, 3, 4 seats"),
        ("simulate arctic --rule passing=never", "passing can be"),
        ("simulate arctic --out nowhere/games.parquet", "no directory nowhere"),
        ("simulate arctic --out folder", "directory"),
        ("simulate arctic --chart charts.jpg", ".html, .svg or .png, unlike 'charts.jpg'"),
        ("simulate arctic --chart nowhere/charts.svg", "no directory nowhere"),
        ("simulate arctic --chart folder", "folder is a directory; name a file such as charts.html"),
        ("simulate arctic --resume", "--resume needs the --out"),
        ("simulate arctic --ray 127.0.0.1:1", "no Ray cluster to join at 127.0.0.1:1"),
        ("tournament --games chess --players greedy,random", "no game 'chess'"),
        ("tournament --games arctic --players greedy", "at least two players"),
        ("tournament --games arctic --players greedy,greedy", "each named once"),
        ("tournament --games arctic,arctic --players greedy,random", "at least one game, each named once"),
        ("tournament --games , --players greedy,random", "at least one game"),
        ("tournament --games arctic --players greedy,hal", "no player 'hal'"),
        ("tournament --games arctic --players greedy,random --rounds 0", "at least 1 round"),
        ("tournament --games arctic --players greedy,random --jobs 0", "at least 1 process"),
        ("tournament --games arctic,root --players greedy,random --seats 5", "arctic is for 2, 3, 4 seats, not 5"),
        ("tournament --games greenland --players greedy,random --seats 1", "nobody plays against anybody"),
        ("tournament --games arctic --players greedy,random --out folder", "directory"),
        ("tournament --players greedy,random", "--games"),
        ("stats nothing.parquet", "no file nothing.parquet"),
        ("stats other.parquet", "other.parquet is not a table of games"),
        ("stats games.parquet --out report.pdf", "ends with .html, unlike 'report.pdf'"),
        ("stats games.parquet --out nowhere/report.html", "no directory nowhere"),
        ("chart games.parquet charts.svg --game root", "of which games: toy, not 'root'"),
        ("chart nothing.parquet charts.svg", "no file nothing.parquet"),
        ("chart folder charts.svg", "no file folder"),
        ("chart good.json charts.svg", "good.json is not a Parquet file"),
        ("chart other.parquet charts.svg", "other.parquet is not a table of games"),
        ("chart games.parquet charts.gif", ".html, .svg or .png, unlike 'charts.gif'"),
        ("chart games.parquet nowhere/charts.svg", "no directory nowhere"),
        ("chart games.parquet charts.svg --only dice", "fates, course, options, not of 'dice'"),
        ("chart games.parquet charts.svg --by colour", "told apart by seat, not by 'colour'"),
        ("chart games.parquet", "FILE"),
        ("law show arctic:NO.SUCH", "no clause"),
        ("dance", "dance"),
        ("--nonsense", "--nonsense"),
    ],
)
def test_one_sentence_and_nothing_written(
    run: Run, home: Path, line: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lawspeaker.cli.playing.at_terminal", lambda: True)
    before = sorted(Path().iterdir())
    result = run(*line.split())
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.endswith("\n")
    assert result.stderr.count("\n") == 1
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert sorted(Path().iterdir()) == before
    assert not home.exists()


def test_a_directory_that_cannot_be_written_to(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    del home
    monkeypatch.setattr(os, "access", lambda path, mode: str(path) != "folder")
    result = run("simulate", "arctic", "--chart", "folder/charts.svg")
    assert result.exit_code == 2
    assert result.stderr == "folder cannot be written to\n"


def test_a_name_that_is_taken(run: Run, home: Path) -> None:
    (home / "games").mkdir(parents=True)
    (home / "games" / "mine.json").write_text("{}")
    result = run("play", "arctic", "--save", "mine")
    assert result.exit_code == 2
    assert "already" in result.stderr
    assert (home / "games" / "mine.json").read_text() == "{}"


def test_a_place_that_cannot_be_written(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.write_text("a file where a directory should be")
    monkeypatch.setattr("lawspeaker.cli.playing.at_terminal", lambda: True)
    result = run("resume", "mine")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_a_finished_game_is_not_resumed(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    del home
    monkeypatch.setattr("lawspeaker.cli.playing.at_terminal", lambda: True)
    match = start("toy", seats=2, seed=1)
    while not match.over:
        match.choose(0)
    saves.write(saves.to_save(match), Path("over.json"))
    result = run("resume", "over.json")
    assert result.exit_code == 2
    assert "is over" in result.stderr
