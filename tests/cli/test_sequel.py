"""A game that goes on where another has ended, from the command line."""

from __future__ import annotations

from pathlib import Path

from lawspeaker.kernel import save
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.terminal.screens import end_of
from lawspeaker.terminal.session import Session
from lawspeaker.text.face import face_of
from tests.cli.conftest import Run
from tests.law.neanderthal.endings import ended

PEOPLE = {"0": "random", "1": "person", "2": "random", "language": "ko"}


def kept(match: Match) -> Path:
    """A match in a file."""
    path = Path("over.json")
    save.write(save.to_save(match, people=PEOPLE), path)
    return path


def test_a_finished_game_goes_on_with_the_same_people(run: Run, home: Path, sessions: list[Session]) -> None:
    kept(ended())
    result = run("sequel", "over.json", "--rule", "edition=1")
    assert result.exit_code == 0, result.output
    (session,) = sessions
    config = session.match.game.setting.config
    assert (config.game, config.rules["variant"], config.rules["edition"]) == ("greenland", "linked", "1")
    assert session.sitters == ["random", "person", "random"]
    assert session.words.lang == "ko"
    assert (home / "games" / "greenland-1.json").is_file()


def test_the_end_of_a_game_says_how_to_go_on(home: Path) -> None:
    del home
    session = Session.resume(kept(ended()), "en")
    said = [str(part) for part in end_of(session, face_of(session.match.game.setting.box))]
    assert "Greenland can go on where this game ended: \nlawspeaker sequel over" in said


def test_most_games_are_just_over(run: Run, home: Path) -> None:
    del home
    match = start("arctic", seats=3)
    while not match.over:
        match.choose(0)
    kept(match)
    result = run("sequel", "over.json")
    assert result.exit_code == 2
    assert result.stderr == "no other game goes on from here\n"
