"""Playing, going on and listing, from the command line."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from lawspeaker import cli
from lawspeaker.kernel.chance import Fast, Keyed
from lawspeaker.kernel.errors import SaveError
from lawspeaker.kernel.save import source
from lawspeaker.terminal import app
from lawspeaker.terminal.app import Left
from lawspeaker.terminal.session import Session
from tests.cli.conftest import Run


def test_a_game_is_kept_and_goes_on_where_it_was_left(run: Run, home: Path, sessions: list[Session]) -> None:
    played = run("play", "arctic", "--seats", "3", "--bots", "random", "--lang", "ja")
    assert played.exit_code == 0, played.output
    assert "lawspeaker resume arctic-1" in played.stdout
    assert [file.name for file in (home / "games").iterdir()] == ["arctic-1.json"]

    gone_on = run("resume")
    assert gone_on.exit_code == 0, gone_on.output
    before, after = sessions
    assert after.sitters == ["person", "random", "random"]
    assert after.words.lang == "ja"
    assert [str(step.option) for step in after.match.steps[:3]] == [str(step.option) for step in before.match.steps]
    assert len(after.match.steps) == 6
    assert len(json.loads((home / "games" / "arctic-1.json").read_text())["answers"]) == 6


def test_live_games_have_secret_dice_and_a_seed_fixes_them(run: Run, home: Path, sessions: list[Session]) -> None:
    run("play", "arctic")
    run("play", "arctic", "--seed", "7")
    assert isinstance(source(sessions[0].match.game.chance), Keyed)
    fixed = source(sessions[1].match.game.chance)
    assert isinstance(fixed, Fast)
    assert fixed.seed == 7
    assert sorted(file.stem for file in (home / "games").iterdir()) == ["arctic-1", "arctic-2"]


def test_people_sit_from_the_given_seat_on_and_bots_on_the_others(run: Run, sessions: list[Session]) -> None:
    run("play", "arctic", "--seats", "4", "--seat", "3", "--people", "2", "--bots", "random,greedy")
    assert sessions[0].sitters == ["person", "random", "greedy", "person"]


def test_rules_and_data_are_agreed_before_the_game(run: Run, tmp_path: Path, sessions: list[Session]) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[start]\nmoney = 15\n")
    played = run("play", "arctic", "--rule", "passing=skip", "--data", str(own), "--save", "mine")
    assert played.exit_code == 0, played.output
    game = sessions[0].match.game
    assert game.setting.config.rules["passing"] == "skip"
    state = sessions[0].match.view(0)["state"]
    assert isinstance(state, dict)
    assert state["money"] == [15, 15]
    assert run("resume", "mine").exit_code == 0


def test_without_a_name_the_only_game_is_played_or_a_menu_asks(
    run: Run, sessions: list[Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lawspeaker.kernel.shelf.names", lambda: ["arctic"])
    assert run("play").exit_code == 0
    assert sessions[0].match.game.setting.config.game == "arctic"


@pytest.mark.parametrize(("lang", "asked"), [("en", "Which game"), ("ja", "どのゲーム"), ("ko", "어느 게임")])
def test_the_menu_speaks_the_language_that_is_asked_for(
    run: Run, sessions: list[Session], lang: str, asked: str
) -> None:
    played = run("play", "--bots", "random", "--lang", lang, typed="1\n")
    assert asked in played.stdout
    assert sessions[0].match.game.setting.config.game == "arctic"


@pytest.mark.parametrize(
    ("lang", "heading"), [("en", "last played"), ("ja", "最後に遊んだ日時"), ("ko", "마지막으로 한 때")]
)
def test_kept_games_are_listed_in_the_language_that_is_asked_for(
    run: Run, sessions: list[Session], lang: str, heading: str
) -> None:
    run("play", "arctic", "--bots", "random")
    assert heading in run("games", "--lang", lang).stdout


def test_the_list_of_kept_games_shows_broken_files_too(run: Run, home: Path, sessions: list[Session]) -> None:
    assert "yet" in run("games").stdout
    run("play", "arctic", "--bots", "random")
    (home / "games" / "broken.json").write_text("{")
    listed = run("games")
    assert listed.exit_code == 0
    assert "arctic-1" in listed.stdout
    assert "person, random" in listed.stdout
    assert "cannot be read" in listed.stdout
    assert len(sessions) == 1


def test_a_bot_that_fails_is_told_and_the_game_is_kept(
    run: Run, home: Path, sessions: list[Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    del sessions

    def fail(session: Session, pause: float) -> Left:
        del pause
        session.save()
        return Left("random could not answer: no idea")

    monkeypatch.setattr(app, "run", fail)
    played = run("play", "arctic")
    assert played.exit_code == 2
    assert played.stderr == "random could not answer: no idea\n"
    assert (home / "games" / "arctic-1.json").is_file()


def test_a_game_that_could_not_be_kept_is_not_begun(run: Run, home: Path, sessions: list[Session]) -> None:
    home.write_text("a file where a directory should be")
    played = run("play", "arctic")
    assert played.exit_code == 2
    assert "arctic-1.json cannot be written" in played.stderr
    assert played.stderr.count("\n") == 1
    assert sessions == []


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "is not kept"), ("ja", "保存されていません"), ("ko", "저장되지 않았습니다")]
)
def test_a_game_that_is_not_kept_is_not_told_to_be(
    run: Run, home: Path, sessions: list[Session], monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    """The disk is full from the first answer on."""

    def full(session: Session, pause: float) -> Left:
        del pause
        sessions.append(session)
        session.match.choose(0)
        shutil.rmtree(home)
        home.write_text("a file where a directory should be")
        with pytest.raises(SaveError):
            session.save()
        return Left()

    monkeypatch.setattr(app, "run", full)
    played = run("play", "arctic", "--lang", lang)
    assert played.exit_code == 2
    assert played.stdout == ""
    assert said in played.stderr
    assert sessions[0].unsaved in played.stderr


def test_a_signal_is_the_exit_status(
    run: Run, home: Path, sessions: list[Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    del home, sessions
    monkeypatch.setattr(app, "run", lambda session, pause: Left(signal=15))
    played = run("play", "arctic")
    assert played.exit_code == 143
    assert "lawspeaker resume arctic-1" in played.stdout


def test_playing_needs_a_terminal_and_leaves_nothing_behind(run: Run, home: Path) -> None:
    played = run("play", "arctic")
    assert played.exit_code == 2
    assert "terminal" in played.stderr
    assert not home.exists()


def test_version_and_help(run: Run) -> None:
    from lawspeaker.version import __version__

    assert run("--version").stdout == f"lawspeaker {__version__}\n"
    assert "simulate" in run("--help").stdout
    assert "simulate" in run().stdout
    assert "coverage" in run("law", "--help").stdout
    assert cli.main.info.help
