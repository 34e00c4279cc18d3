"""The command line for programs and for fast fingers: JSON, plain lines, names as people type them, completion."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from lawspeaker.cli import options
from lawspeaker.kernel import shelf
from lawspeaker.law.lawbook import book
from lawspeaker.players import player
from lawspeaker.terminal.session import Session
from tests.cli.conftest import Run
from tests.cli.test_output import PROGRAM


def told(run: Run, *words: str) -> object:
    """What a command prints as JSON."""
    done = run(*words, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


# JSON


def test_kept_games(run: Run, home: Path, sessions: list[Session]) -> None:
    assert told(run, "games") == []
    run("play", "arctic", "--seats", "3", "--bots", "random", "--save", "mine")
    (home / "games" / "broken.json").write_text("{")
    games = {game["name"]: game for game in told(run, "games")}  # type: ignore[attr-defined]
    assert games["mine"]["game"] == "arctic"
    assert games["mine"]["state"] == "unfinished"
    assert games["mine"]["seats"] == ["person", "random", "random"]
    assert games["mine"]["answers"] == 3
    assert games["broken"]["state"] == "unreadable"
    assert "broken.json" in games["broken"]["problem"]


def test_data_and_rules(run: Run) -> None:
    data = told(run, "data", "arctic")
    assert {"path", "value", "source"} == set(data[0])  # type: ignore[index]
    rules = told(run, "rules", "arctic")
    assert [rule["option"] for rule in rules] == [ruling.option for ruling in book("arctic").rulings]  # type: ignore[attr-defined]


def test_the_law(run: Run) -> None:
    shown = told(run, "law", "show", "arctic:P6.2")
    assert shown["clause"]["summary"] == book("arctic").clause("P6.2").summary  # type: ignore[index]
    ruling = told(run, "law", "show", "arctic:R01")
    assert ruling["id"] == "R01"  # type: ignore[index]
    found = told(run, "law", "search", "tied", "leaders")
    assert [clause["id"] for clause in found] == ["SCORE.4"]  # type: ignore[attr-defined]
    nothing = run("law", "search", "unicorn", "--json")
    assert (nothing.exit_code, nothing.stdout.strip()) == (1, "[]")


def test_many_games(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    simulated = told(run, "simulate", "arctic", "--bots", "random", "--games", "2", "--out", str(table))
    assert [row["player"] for row in simulated["player"]] == ["random"]  # type: ignore[index]
    counted = told(run, "stats", str(table))
    assert counted["arctic"]["player"] == simulated["player"]  # type: ignore[index]
    rated = told(run, "tournament", "--games", "arctic", "--players", "random,greedy", "--rounds", "1")
    assert {row["player"] for row in rated} == {"random", "greedy"}  # type: ignore[attr-defined]


def test_bots(run: Run) -> None:
    bots = told(run, "bots")
    assert [bot["name"] for bot in bots] == player.names()  # type: ignore[attr-defined]
    assert all(bot["about"] for bot in bots)  # type: ignore[attr-defined]


# Plain lines


def test_a_pipe_gets_whole_rows_with_tabs_between_the_cells() -> None:
    surroundings = {**os.environ, "COLUMNS": "40"}
    done = subprocess.run([*PROGRAM, "rules", "root"], capture_output=True, env=surroundings, check=True, text=True)
    for ruling in book("root").rulings:
        for value in ruling.values:
            mark = " (default)" if value.name == ruling.default else ""
            assert f"  {value.name}\t{value.meaning}{mark}" in done.stdout.splitlines()


# As people type


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        *(("Root", "root"), ("ROOT", "root"), ("The Arctic", "arctic"), ("2019", "arctic"), ("nean", "neanderthal")),
        *(("グリーンランド", "greenland"), ("북극", "arctic"), ("chess", "chess"), ("", "")),
    ],
)
def test_games_are_understood_by_title_and_in_short(typed: str, game: str) -> None:
    assert options.known_game(typed) == game


def test_a_game_is_played_and_its_law_counted_as_it_is_called(run: Run, sessions: list[Session]) -> None:
    run("play", "The Arctic", "--seats", "3", "--bots", "random")
    assert sessions[0].match.game.setting.config.game == "arctic"
    assert run("law", "coverage", "Root").stdout == run("law", "coverage", "--game", "root").stdout
    assert run("law", "show", "Root", "9.2.3").stdout == run("law", "show", "root:9.2.3").stdout


@pytest.mark.parametrize("words", [["-h"], ["play", "-h"], ["law", "-h"], ["law", "show", "-h"]])
def test_help_is_short_to_ask_for(run: Run, words: list[str]) -> None:
    done = run(*words)
    assert done.exit_code == 0
    assert "Usage" in done.stdout


@pytest.mark.parametrize("bots", ["random,greedy", "random,random,random,random"])
def test_a_wrong_number_of_bots_is_refused(run: Run, bots: str) -> None:
    for words in (["simulate", "arctic", "--games", "1"], ["play", "arctic"]):
        done = run(*words, "--seats", "3", "--bots", bots if words[0] == "simulate" else bots + ",random")
        assert done.exit_code == 2
        assert "are named in" in done.output


@pytest.mark.parametrize("words", [["play", "arctic"], ["simulate", "arctic", "--games", "1"]])
def test_no_seats_are_not_the_usual_ones(run: Run, words: list[str]) -> None:
    done = run(*words, "--seats", "0", "--bots", "random")
    assert done.exit_code == 2
    assert done.stderr == "arctic is for 2, 3, 4 seats, not 0\n"


# Completion


def test_a_shell_completes_games_bots_and_clauses(home: Path) -> None:
    del home
    assert options.game_names("") == shelf.names()
    assert options.game_names("R") == ["root"]
    assert options.bot_names("random,gr") == ["random,greedy"]
    assert "arctic:P6.2" in options.clause_names("arctic:p6")
    assert "P6.2" in options.clause_names("p6")
    assert options.kept_names("") == []


@pytest.mark.parametrize(
    ("typed", "found"),
    [("play ro", ["root"]), ("simulate Root --rule map=w", ["map=winter"]), ("play --rule map", [])],
)
def test_a_shell_completes_the_command_line(typed: str, found: list[str]) -> None:
    surroundings = {**os.environ, "_LAWSPEAKER_COMPLETE": "complete_bash", "COMP_WORDS": f"lawspeaker {typed}"}
    surroundings["COMP_CWORD"] = str(len(typed.split()))
    program = [
        *PROGRAM[:-1],
        "import sys; sys.argv[0] = 'lawspeaker'; " + PROGRAM[-1].replace("main()", "main(prog_name='lawspeaker')"),
    ]
    done = subprocess.run(program, capture_output=True, env=surroundings, check=False, text=True)
    assert done.stdout.split() == found


def test_whoever_types_only_a_game_is_told_how_to_play_it(run: Run) -> None:
    done = run("Root")
    assert done.exit_code == 2
    assert done.stderr == "No such command 'Root'. To play the game: lawspeaker play root\n"


def test_no_bar_is_drawn_where_nobody_looks_on(run: Run) -> None:
    done = run("simulate", "arctic", "--seats", "2", "--bots", "random", "--games", "1")
    assert done.exit_code == 0
    assert done.stderr == ""
