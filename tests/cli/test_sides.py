"""What each seat plays, agreed on before a game begins."""

from __future__ import annotations

import pytest

from lawspeaker.games.root.box import reaches
from lawspeaker.terminal.session import Session
from tests.cli.conftest import Run


def factions(session: Session) -> list[str]:
    rules = session.match.game.setting.config.rules
    return [rules[f"faction_{seat + 1}"] for seat in range(session.match.game.seats)]


def at_the_keyboard(run: Run, *typed: str, lang: str = "en") -> str:
    answers = "".join(f"{line}\n" for line in typed)
    played = run("play", "root", "--seats", "3", "--bots", "random", "--lang", lang, typed=answers)
    assert played.exit_code == 0, played.output
    return played.stdout


def test_sides_are_named(run: Run, sessions: list[Session]) -> None:
    run("play", "root", "--seats", "3", "--bots", "random", "--sides", "keepers,cult,duchy")
    assert factions(sessions[0]) == ["keepers", "cult", "duchy"]


def test_a_side_is_known_by_its_title_or_a_part_of_it(run: Run, sessions: list[Session]) -> None:
    run("play", "root", "--seats", "3", "--bots", "random", "--sides", "Corvid,lizard cult,VAGABOND")
    assert factions(sessions[0]) == ["corvids", "cult", "vagabond"]
    run("play", "root", "--seats", "3", "--bots", "random", "--lang", "ja", "--sides", "黒鴉結社,cult,duchy")
    assert factions(sessions[1]) == ["corvids", "cult", "duchy"]


def test_sides_are_dealt_far_reaching(run: Run, sessions: list[Session]) -> None:
    for _ in range(5):
        run("play", "root", "--seats", "3", "--bots", "random", "--sides", "dealt")
        assert reaches(tuple(factions(sessions[-1])))


def test_a_side_is_chosen_and_who_had_it_gets_the_other(run: Run, sessions: list[Session]) -> None:
    at_the_keyboard(run, "1", "2", "")
    assert factions(sessions[0]) == ["eyrie", "marquise", "alliance"]


def test_a_side_has_the_same_number_at_every_seat(run: Run, sessions: list[Session]) -> None:
    said = at_the_keyboard(run, "1", "6", "2", "6", "")
    assert factions(sessions[0]) == ["eyrie", "cult", "alliance"]
    assert "   6  Lizard Cult  (seat 1)" in said  # who has it already


def test_what_the_law_recommends_is_said_while_choosing(run: Run, sessions: list[Session]) -> None:
    said = at_the_keyboard(run, "1", "6", "2", "3", "")  # the Cult, the Alliance and the Eyrie
    assert "reach 20; at least 18" in said
    assert "reach only 12; at least 18" in said
    assert "(5.2)" in said


@pytest.mark.parametrize(("lang", "word"), [("ja", "リーチ"), ("ko", "권장")])
def test_the_choice_is_put_in_the_language_of_the_player(
    run: Run, sessions: list[Session], lang: str, word: str
) -> None:
    assert word in at_the_keyboard(run, "", lang=lang)


@pytest.mark.parametrize(
    ("game", "sides", "problem"),
    [
        ("root", "cult", "2 seats play a side, and 1 are named: cult"),
        ("root", "cult,cult", "no faction can sit twice: cult, cult"),
        ("root", "cult,bears", "there is no side 'bears'; the sides are marquise, eyrie"),
        ("root", "cult,vaga", "'vaga' can be vagabond or vagabond2"),
        ("arctic", "red,blue", "arctic has no sides, and 2 are named: red, blue"),
        ("greenland", "thule,thule", "no tribe can be played twice: thule, thule"),
    ],
)
def test_sides_that_do_not_fit_are_refused(run: Run, game: str, sides: str, problem: str) -> None:
    refused = run("play", game, "--seats", "2", "--sides", sides)
    assert refused.exit_code != 0
    assert problem in " ".join(refused.output.split())
